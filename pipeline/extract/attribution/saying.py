"""``X는 …라고 밝혔다``, ``X … açıkladı``, ``…는 게 X의 주장이다``: verbs of saying and nouns for an opinion, over what stands before them."""

from __future__ import annotations

import re

from pipeline.extract.attribution.listening import BODIES, PARTICLE, Ear, add_frame, bracket_around
from pipeline.extract.attribution.speaking import speaking_subject
from pipeline.extract.attribution.unnamed import by_surname, without_name
from pipeline.extract.context import Bound, bound
from pipeline.extract.reading import Reading


def hear_said(ear: Ear, index: int, reading: Reading) -> None:
    """The subject of a verb of saying, over what stands before the verb; without a subject, the source heard last."""
    low = reading.start
    for match in ear.speech.said.finditer(ear.page.folded, reading.start, reading.end):
        if (ear.quoted(match.start()) and ear.quoted(match.end())) or any(match.start() < f.end == match.end() and (f.start > reading.start or f.sure or f.source.method in ("opinion_of", "unnamed_source")) for f in ear.sources.frames[reading.block]):
            continue  # said already: `…라는 게 유통업계의 전언이다`
        low = max([low, *(f.end for f in ear.sources.frames[reading.block] if f.source.method == "opinion_of" and low < f.end <= match.start())])
        low = max(low, bracket_around(ear, reading, match.start())[0])
        hearsay = re.search(r"것이다$|고 한다?$", match[0])
        if _WE_SAY.search(match[0]) and not ear.quoted(match.start()):
            ear.sources.own[reading.block].append((low, match.end()))  # `geliri 15 milyar olarak hesaplıyoruz`: who writes does
            low = match.end()
            continue
        between = _between(ear, index, reading, match)
        nobody = _SOME_SAY.match(ear.page.folded, match.end() - 1)
        source = between or _told_us(ear, reading, low, match.start()) or speaking_subject(ear, index, reading, low, match.start(), raw=not (hearsay or nobody)) or _after(ear, reading, match) or (None if nobody else ear.again(index) or _met_before(ear, index))
        if source:
            start = _own_statement(ear, reading, low, match.start(), source)
            ear.sources.own[reading.block].append((low, start))
            add_frame(ear, index, reading, start, match.end(), source, sure=between is not None or _spokesman(ear, low, match.start(), source) or source.method == _TOLD_US)
        low = match.end()


def _told_us(ear: Ear, reading: Reading, low: int, high: int) -> Bound | None:
    """``Banka bize gecikmenin düştüğünü bildirdi``, ``은행은 저희에게 …라고 알려 왔다``: who told it to whoever speaks, by the noun."""
    told = ear.speech.told_us.search(ear.page.folded, low, high)
    if told is None or ear.quoted(told.start()):
        return None
    return Bound(ear.page.text[told.start(1) : told.end(1)], None, told.start(1), told.end(1), 0.7, _TOLD_US)


_TOLD_US = "told_us"


def _met_before(ear: Ear, index: int) -> Bound | None:
    """``Elif Sayar yeniden kürsüdeydi. … satışa çıkacağını duyurdu``: who says something without a subject is the one person whom the sentence before was about."""
    page = ear.page
    before = page.readings[index - 1] if index and page.readings[index - 1].block == page.readings[index].block else None
    people = {n.entity.entity_id: n for n in before.names if n.type == "person"} if before else {}
    one = next(iter(people.values())) if len(people) == 1 else None
    return bound(one, 0.6, "pronoun_source").carried() if one and one.role in ("topic", "subject", "bare") else None


def _spokesman(ear: Ear, low: int, high: int, source: Bound) -> bool:
    """``Şirket sözcüsü … iddia etti``, ``회사 대변인은 …라고 주장했다``: whoever speaks for a company is no person that was named before."""
    told = next(ear.speech.company.finditer(ear.page.folded, low, high), None) if source.method.endswith("company_word") else None
    return told is not None and ear.speech.speaks_for.search(ear.page.folded, told.start(), told.end() + PARTICLE * 2) is not None


_SOME_SAY = re.compile(r"[이도] (?:[가-힣]+ )?(?:있[다지고으]|나[온오왔]|제기|많[다지고])")
"""``…라는 지적도 있다``: nobody in particular, where the sentence names none."""
_WE_SAY = re.compile(r"(?:[iuü]yor|[aeiuü]r|m[ae]kt[ae]y)(?:[iuü]z|uz|um|[iuü]m)$|[dt][iuü][km]$")


def _own_statement(ear: Ear, reading: Reading, low: int, high: int, source: Bound) -> int:
    """``전력은 900W로 더 높지만, 나래칩스는 …라고 밝혔다``, ``900 W çekiyor ama Rüzgâr Yonga … açıkladı``: a clause that ends before the speaker comes in is the article's own."""
    for ended in reversed(list(ear.speech.clause_before.finditer(ear.page.folded, low, high))):
        if source.start is not None and reading.start <= source.start < reading.end:
            return ended.end() if ended.end() <= source.start <= ended.end() + PARTICLE else low
        if ear.speech.company.match(ear.page.folded, ended.end()) or ear.speech.same.match(ear.page.folded, ended.end()):
            return ended.end()
    return low


def _between(ear: Ear, index: int, reading: Reading, match: re.Match[str]) -> Bound | None:
    """``두 배라고 회사는 주장한다``, ``빠르다고 나비칩은 말한다``: the speaker between what is said and the verb."""
    inner = match["inner"] if ear.speech.code == "ko" else None
    return speaking_subject(ear, index, reading, match.start("inner"), match.end("inner"), raw=False) if inner else None


def hear_opinion(ear: Ear, index: int, reading: Reading) -> None:
    """``…는 게 서지훈 사장의 주장이다``: what stands before it in the sentence."""
    for match in ear.speech.opinion.finditer(ear.page.folded, reading.start, reading.end):
        source = None
        for named in reversed(reading.names):
            if named.type in BODIES and named.end <= match.start() and ear.speech.title_tail.fullmatch(ear.page.folded, named.end, match.start()):
                source = bound(named, 0.85, "opinion_of")
                break
        if source is None:
            office = [m for m in ear.speech.office.finditer(ear.page.folded, reading.start, match.end()) if m.end() == match.start()]
            source = by_surname(ear, office[0]) if office else None
        company = [m for m in ear.speech.company.finditer(ear.page.folded, max(reading.start, match.start() - 8), match.end()) if m.end() >= match.start()]
        if source is None and company:
            source = ear.firm(index)
        if source is None and (unnamed := ear.speech.source_noun.search(ear.page.folded, reading.start, match.start())):
            source = without_name(ear, unnamed, 0.65)  # `전문가들의 평가다`
        if source:
            known = [m.end() for m in _KNOWN.finditer(ear.page.folded, reading.start, match.start())]
            start = known[-1] if known else reading.start
            if known:
                ear.sources.own[reading.block].append((reading.start, start))
            add_frame(ear, index, reading, start, match.end(), source, sure=not ear.speech.clause_before.search(ear.page.folded, start, match.start()))


_KNOWN = re.compile(r"(?:다고|것으로) 알려[져졌][^.]*?(?:지만|으나|는데), ")  # `350W를 쓴다고 알려져 있지만, …라는 것이 회사의 설명이다`: that is what everybody knows


def _after(ear: Ear, reading: Reading, match: re.Match[str]) -> Bound | None:
    """``…olduğunu belirten Sezgin``, ``…라고 말한 김 대표``: the speaker right after a participle."""
    if not re.search(r"(?:[ae]n|한|힌)$", match[0]):
        return None
    named = next((n for n in reading.names if 0 <= n.start - match.end() <= 24 and n.type in BODIES), None)
    if named:
        return bound(named, 0.75, "speech_participle")
    unnamed = ear.speech.voice.match(ear.page.folded, match.end() + 1, reading.end)
    return without_name(ear, unnamed, 0.65) if unnamed else None
