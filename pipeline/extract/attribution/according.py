"""``X에 따르면``, ``X'in verilerine göre``: the source that "according to" names."""

from __future__ import annotations

import re

from pipeline.extract.attribution.frames import Frame
from pipeline.extract.attribution.listening import BODIES, MEMORY, REACH, Ear, add_frame, bracket_around
from pipeline.extract.attribution.own_words import is_no_source
from pipeline.extract.attribution.unnamed import is_new, raw_name, somebody
from pipeline.extract.context import SOME, Bound, bound
from pipeline.extract.reading import Named, Reading
from pipeline.languages.turkish.words import unsoftened


def hear_according(ear: Ear, index: int, reading: Reading) -> None:
    """``X에 따르면``, ``X'in verilerine göre``: over the whole sentence."""
    if not ear.speech.attributes.search(ear.page.folded, reading.start, reading.end):
        return
    for match in ear.speech.according.finditer(ear.page.folded, reading.start, reading.end):
        if any(match.start() <= rumour.end() <= match.end() for rumour in ear.speech.rumour_says.finditer(ear.page.folded, reading.start, match.end())):
            continue  # `sektörde dolaşan söylentiye bakılırsa`: nobody in particular
        some = [m for m in ear.speech.some.finditer(ear.page.folded, max(reading.start, match.start() - 24), match.end()) if m.end() > m.end(1)]
        source = somebody(ear, some[0]) if some else _before_marker(ear, index, reading, match)
        if source:
            ear.note_report(match[1], source)
            start, end = bracket_around(ear, reading, match.start())
            own = ear.speech.own_result.search(ear.page.folded, match.end(), end)
            add_frame(ear, index, reading, start, own.start() if own else end, source, sure=True)
            if end == reading.end:
                _goes_on(ear, index, reading, source)


def _goes_on(ear: Ear, index: int, reading: Reading, source: Bound) -> None:
    """``국제기구에 따르면 …. 2030년이면 두 배다.``: a body that is no maker is heard on about the market while no new name takes the word."""
    if source.entity is not None and source.entity.type not in ("organisation", "dataset"):
        return
    end = reading.end
    for following in ear.page.readings[index + 1 : index + 1 + MEMORY]:
        if following.block != reading.block or any(n.role in ("topic", "subject") and n.type in BODIES | {"chip", "system", "product"} for n in following.names):
            break
        end = following.end
    if end > reading.end:
        ear.sources.frames[reading.block].append(Frame(reading.start, end, source.carried(), market=True))


def _before_marker(ear: Ear, index: int, reading: Reading, match: re.Match[str]) -> Bound | None:
    """The name in the noun phrase that "according to" closes; else the company, a pronoun, an unnamed source, a raw name."""
    folded, at, end = ear.page.folded, match.start(), match.end(1)
    report = len(match[1].strip()) > 3
    if not report and match[0].endswith("göre") and ear.speech.compared.match(folded, match.end(), reading.end) and not any(n.end == at and n.type in ("person", "organisation") for n in reading.names):
        return None
    for named in reversed(reading.names):
        if named.start >= end or at - named.end > 24 or is_no_source(ear.page, named.end):
            continue
        if named.type in BODIES | {"product", "dataset"} and _in_phrase(ear, named, at, end, report=report):
            return bound(named, 0.9, "according_to")
    if meant := _words_for_source(ear, index, reading, at, end):
        return meant[0]
    same = ear.speech.same.search(folded, max(reading.start, at - 24), match.end())
    if same and not is_new(ear, same.start()) and (known := ear.meant(index, same)):
        return known
    if report and re.search(r"(?<![a-z])(?:x'?te[ki]*|sosyal medya[a-z]*) ", folded[max(reading.start, at - 12) : end]):
        return ear.pronoun(index)
    if ear.speech.bare_report.fullmatch(folded, reading.start, at):
        return ear.firm(index) or ear.again(index)
    told = ear.speech.hearsay.search(folded, max(reading.start, at - 24), end)
    if told:
        return Bound(ear.page.text[told.start() : told.end()], None, told.start(), told.end(), 0.7, "unnamed_source")
    words = ear.speech.source_noun.search(folded[max(reading.start, at - 24) : at])
    if words:
        start = at - len(words[1])
        return Bound(unsoftened(ear.page.text[start:at]), None, start, at, 0.7, SOME if is_new(ear, start) else "unnamed_source")
    return _paper(ear, reading, match) or raw_name(ear, reading, at)


def _words_for_source(ear: Ear, index: int, reading: Reading, at: int, end: int) -> tuple[Bound | None] | None:
    """``회사에 따르면``, ``제조사 말로는``, ``konuya yakın iki kaynağın aktardığına göre``: the company that words for it mean, or several without a name; None where no such words stand there."""
    folded = ear.page.folded
    if filed := ear.speech.filed.search(folded, max(reading.start, at - REACH), end):
        giver = next((n for n in reversed(reading.names) if n.type in BODIES and n.role in ("genitive", "subject") and 0 <= filed.start() - n.end <= REACH), None)
        return (bound(giver, 0.8, "according_to") if giver else ear.firm(index),)
    if ear.speech.no_source.search(folded, max(reading.start, at - 24), end):
        return (ear.firm(index),)
    if sort := ear.speech.sort_of_firm.search(folded, max(reading.start, at - 24), min(reading.end, end + 1)):
        return (Bound(ear.page.text[sort.start(1) : sort.end(1)], None, sort.start(1), sort.end(1), 0.6, "unnamed_source"),)
    company = next(ear.speech.company.finditer(folded, max(reading.start, at - 12), min(reading.end, end + 1)), None)
    if company and not _UNCONFIRMED.match(folded, company.end()):
        unknown = Bound(ear.page.text[company.start() : company.end()], None, company.start(), company.end(), 0.6, "unnamed_source") if ear.speech.makers_word.match(company[0]) else None
        return (ear.firm(index) or unknown,)
    if several := ear.speech.several.search(folded, reading.start, end):
        return (Bound(unsoftened(ear.page.text[several.start(1) : several.end(1)]), None, several.start(1), several.end(1), 0.7, SOME),)
    return None


_UNCONFIRMED = re.compile(r"(?:n?[iuü]n)? ?(?:henüz |resmen |resmî olarak )?(?:doğrulama|yalanla|reddet|kabul etme|yorum yapma)")
"""Behind the word for a firm: what is told was not said by it (``şirketin doğrulamadığı haberlere göre``)."""
_PAPER_REACH = 12  # code points before the mark of "according to" in which the word for a paper stands


def _paper(ear: Ear, reading: Reading, match: re.Match[str]) -> Bound | None:
    """``2017년 논문에 따르면``, ``makaleye göre``: the paper itself, where nobody's name stands before it."""
    at = match.start()
    paper = ear.speech.paper.search(ear.page.folded, max(reading.start, at - _PAPER_REACH), min(match.end(), reading.end))
    if paper is None or paper.end() < at:
        return None
    return Bound(ear.page.text[paper.start() : paper.end()].lower(), None, paper.start(), paper.end(), 0.6, "unnamed_source")


def _in_phrase(ear: Ear, named: Named, at: int, end: int, *, report: bool) -> bool:
    """Whether a name belongs to the noun phrase of "according to": right before it, or owner of the report."""
    if named.end > at:
        return named.end <= end and report
    gap = ear.page.folded[named.end : at]
    return not gap or bool(ear.speech.title_tail.fullmatch(ear.page.folded, named.end, at)) or (report and bool(re.fullmatch(r"['’]?[a-z가-힣]{0,4} ?(?:[a-zçğöşü가-힣0-9]+ ?){0,2}", gap)))
