"""Lines of business as subjects: ``한빛의 서버 사업부는 21억 원의 손실을 냈다``, ``Hitit'in veri merkezi bölümü 21 milyon lira zarar etti``; and several of them in turn."""

from __future__ import annotations

import re

from pipeline.extract.context import Bound, bound
from pipeline.extract.metrics import metric_words
from pipeline.extract.reading import MAKERS, MEASURES, THINGS, Page, Reading
from pipeline.languages.korean.places import PLACES
from pipeline.languages.turkish.words import is_place
from schemas.records import Figure

_KO_PLAIN = r"(?!(?:반면|한편|다만|특히|또한?|그중|이어|올해|지난해|작년|내년|이번|전체|해당|같은|이|그|각|전|약|주요|최근|당시|합산|기타|및|하지만|그러나|반대로) )[가-힣a-z0-9·&]+(?:\([a-z&]{2,6}\))?(?<![은는이가을를의에로와과며면도인한된])(?<![에면라]서)(?<![하이있했었았됐]고)(?<![0-9][년월일])(?<!분기)"
_KO_MARK = r"(?:은|는|이|가|의|도|만|에서|에서는|에서만|의 경우|[:：])(?![가-힣])|(?= (?:[가-힣]+ ){0,2}?(?:매출|영업|이익|순이익|손실|수익|적자|실적|비중|수주|이익률|인력|직원|투자)[가-힣]*)"
_KO = re.compile(rf"(?<![가-힣a-z0-9·&])(?P<phrase>(?:{_KO_PLAIN} ){{0,3}}(?:{_KO_PLAIN} (?:부문|사업부문|사업부|사업본부)|[가-힣a-z0-9·&]+(?:\([a-z&]{{2,6}}\) ?)?(?:부문|사업부문|사업부|사업본부)|{_KO_PLAIN} 사업))(?={_KO_MARK})")
_TR_PLAIN = r"(?!(?:bu|şu|o|ve|ile|ise|de|da|ancak|ama|fakat|oysa|buna|öte|geçen|yilin|yil|ayni|karşilik|yandan|karşin|özellikle|toplam|tüm|diğer|her|iki|ayrica|şirketin|firmanin|grubun|devin|üreticinin|holdingin|kuruluşun|girişimin) )[a-zçğöşüâîû0-9&-]+(?<![dt][ae])(?<![dt][ae]n)(?<!ken)"
_TR = re.compile(rf"(?<![a-zçğöşü0-9'’-])(?P<phrase>(?:{_TR_PLAIN} ){{1,3}}(?:bölümü|birimi|segmenti|iş kolu|kolu|tarafi))(?:n[iuü]n|n[dt][ae]|,| ise)?(?= )")
_MORE_NAMES = frozenset({"topic", "subject", "genitive", "label", "conjunct"})
_KO_LIST = re.compile(rf"(?<![가-힣a-z0-9·&])(?P<list>{_KO_PLAIN}(?: {_KO_PLAIN}){{0,2}}(?:(?:(?:과|와) |, ?| 및 ){_KO_PLAIN}(?: {_KO_PLAIN}){{0,2}})+?)(?:은|는|이|가|의|에서)? ?(?:[가-힣]+ ){{0,3}}$")
_TR_LIST = re.compile(rf"(?<![a-zçğöşü0-9'’-])(?P<list>{_TR_PLAIN}(?: {_TR_PLAIN}){{0,3}}(?:(?: ile | ve |, ){_TR_PLAIN}(?: {_TR_PLAIN}){{0,3}})+)(?: ise)? $")
_TR_OWNER = re.compile(r"(?P<owner>.{2,}?(?:(?<=[iuü])n[iuü]n|l[ae]r[iuü]n)) ")
_KO_AND = re.compile(r"(?:과|와) |, ?| 및 ")
_TR_AND = re.compile(r" ile | ve |, ")


def division_of(page: Page, reading: Reading, figure: Figure) -> Bound | None:
    """The line of business that is named last before a figure, where no other name takes up the sentence behind it."""
    pattern = _KO if page.grammar.code == "ko" else _TR
    told = [match.span("phrase") for match in pattern.finditer(page.folded, reading.start, figure.start)]
    if not told:
        return None
    start, end = _without_maker(page, reading, *told[-1])
    if start >= end or any(end <= n.start and n.end <= figure.start and n.role in _MORE_NAMES and n.type in THINGS | MAKERS for n in reading.names):
        return None
    own = next((n for n in reading.names if (n.start, n.end) == (start, end)), None)
    return bound(own, 0.8, "division") if own else Bound(page.text[start:end], None, start, end, 0.75, "division")


def _without_maker(page: Page, reading: Reading, start: int, end: int) -> tuple[int, int]:
    """``삼성전자 반도체 부문``: the division without the maker that its name stands behind."""
    makers = [n.end for n in reading.names if start <= n.start and n.end < end and n.type in MAKERS and page.folded[n.end : n.end + 1] in (" ", "'", "’")]
    return (max(makers) + 1 if makers else start), end


def listed_in_turn(page: Page, reading: Reading, marker: int) -> list[Bound]:
    """``서버 부문과 게임 부문의 매출은 각각``, ``sunucu birimi ile oyun biriminin geliri sırasıyla``: the common nouns told of in turn, in their order; none where measures, times or places are."""
    korean = page.grammar.code == "ko"
    told = (_KO_LIST if korean else _TR_LIST).search(page.folded, reading.start, marker)
    if told is None or any(f.start < told.end("list") and told.start() < f.end for f in reading.figures if f.kind in MEASURES | {"date"}):
        return []
    listed, at = [], told.start("list")
    for between in [*(_KO_AND if korean else _TR_AND).finditer(page.folded, at, told.end("list")), None]:
        start, end = _without_maker(page, reading, at, between.start() if between else told.end("list"))
        end = _without_measure(page, start, end)
        if start >= end or _is_place(page, start, end):
            return []
        own = next((n for n in reading.names if (n.start, n.end) == (start, end)), None)
        listed.append(bound(own, 0.75, "respectively") if own else Bound(page.text[start:end], None, start, end, 0.7, "respectively"))
        at = between.end() if between else at
    return listed


def _without_measure(page: Page, start: int, end: int) -> int:
    """``서버 매출``: where the words before a measure end; the start where there are none."""
    owner = _TR_OWNER.match(page.folded, start, end) if page.grammar.code == "tr" else None
    if owner and metric_words(page, owner.end(), end):
        return start + len(_CASE.sub("", owner["owner"]))
    word = next((w for w in metric_words(page, start, end) if w.end == end or page.folded[w.start : end].isalnum()), None)
    return end if word is None else max(start, word.start - 1)


def _is_place(page: Page, start: int, end: int) -> bool:
    words = page.folded[start:end].split()
    return all(word in PLACES or word in _REGIONS for word in words) if page.grammar.code == "ko" else all(is_place(word) for word in words)


_CASE = re.compile(r"n?[iuü]n$")
_REGIONS = frozenset("국내 해외 세계 글로벌 수도권 지방".split())
