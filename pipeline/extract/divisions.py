"""Lines of business as subjects: ``한빛의 서버 사업부는 21억 원의 손실을 냈다``, ``Hitit'in veri merkezi bölümü 21 milyon lira zarar etti``; and several of them in turn."""

from __future__ import annotations

import re

from pipeline.extract.context import Bound, bound
from pipeline.extract.metrics import metric_words
from pipeline.extract.reading import MAKERS, MEASURES, THINGS, Page, Reading
from pipeline.languages import business_of, measuring_of
from schemas.records import Figure

_MORE_NAMES = frozenset({"topic", "subject", "genitive", "label", "conjunct"})


def division_of(page: Page, reading: Reading, figure: Figure) -> Bound | None:
    """The line of business that is named last before a figure, where no other name takes up the sentence behind it."""
    told = [match.span("phrase") for match in business_of(page.grammar.code).division.finditer(page.folded, reading.start, figure.start)]
    if not told:
        return None
    start, end = next_line(page, reading, told[-1][1], figure) or _without_maker(page, reading, *told[-1])
    if start >= end or any(end <= n.start and n.end <= figure.start and n.role in _MORE_NAMES and n.type in THINGS | MAKERS for n in reading.names):
        return None
    own = next((n for n in reading.names if (n.start, n.end) == (start, end)), None)
    return bound(own, 0.8, "division") if own else Bound(page.text[start:end], None, start, end, 0.75, "division")


def next_line(page: Page, reading: Reading, low: int, figure: Figure) -> tuple[int, int] | None:
    """``데이터센터 사업부 매출은 1,180억 원이고, 에지 기기는 410억 원``, ``…; kenar cihazları 410 milyon``: the line of business right before an amount, where that of a division stands before."""
    before = [f for f in reading.figures if low <= f.start < figure.start and f.kind == "money"]
    told = business_of(page.grammar.code).next_line.search(page.folded, before[-1].end, figure.start) if before and figure.kind == "money" else None
    if told is None or metric_words(page, *told.span("line")) or _is_place(page, *told.span("line")):
        return None
    return told.span("line")


def division_before(page: Page, reading: Reading, figure: Figure) -> Bound | None:
    """``(Gömülü ürünlerin geliri yatay kaldı.) Bölümün faaliyet marjı yüzde 18``, ``해당 부문의 이익은``: the line of business that its paragraph named last."""
    words, low = business_of(page.grammar.code), page.block(reading).start
    again = words.same_division.search(page.folded, reading.start, figure.start)
    if again is None or any(n.end <= figure.start and n.start >= reading.start and n.role in _MORE_NAMES and n.type in THINGS | MAKERS for n in reading.names):
        return None
    named = [one.span("phrase") for one in words.division.finditer(page.folded, low, reading.start)]
    lines = [one.span("line") for one in measuring_of(page.grammar.code).line.finditer(page.folded, low, reading.start) if one["line"]]
    told = next_line(page, reading, again.end(), figure) or max([*named, *(line for line in lines if not any(low < line[1] and line[0] < high for low, high in named)), *_named_alone(page, reading), *_ended_on(page, reading)], default=None)
    if told is None:
        return None
    start, end = owner_without_case(page, *_without_maker(page, page.readings_between(*told)[0], *told))
    return Bound(page.text[start:end], None, None, None, 0.7, "division") if start < end else None


def _named_alone(page: Page, reading: Reading) -> list[tuple[int, int]]:
    """``(Ev Ürünleri'nin cirosu 3 milyar lira.) Bu bölümün marjı``: where a name with earnings of its own stands in the sentence before, that no maker has."""
    before = next((one for one in page.readings_between(page.block(reading).start, reading.start) if one.end <= reading.start < one.end + 3), None)
    told = _NAMED_EARNER.search(page.text, before.start, before.end) if before else None
    return [] if told is None or any(n.type in MAKERS for n in page.names_between(*told.span("line"))) else [told.span("line")]


def _ended_on(page: Page, reading: Reading) -> list[tuple[int, int]]:
    """``(Büyümenin motoru veri merkezi oldu.) Bu bölümün satışları``, ``(성장을 이끈 것은 데이터센터였다.) 이 부문 매출은``: the line of business on which the sentence before ends."""
    before = next((one for one in page.readings_between(page.block(reading).start, reading.start) if one.end <= reading.start < one.end + 3), None)
    words = business_of(page.grammar.code)
    told = [one.span() for one in words.line_noun.finditer(page.folded, before.start, before.end) if words.it_was.match(page.folded, one.end(), before.end)] if before else []
    return told[-1:]


_NAMED_EARNER = re.compile(r"(?P<line>(?:[A-ZÇĞİÖŞÜ][\wçğıöşü]+ ){1,3}[A-ZÇĞİÖŞÜ][\wçğıöşü]+)['’]n?[ıiuü]n (?:cirosu|geliri|gelirleri|satışları|faaliyet kârı)")


def owner_without_case(page: Page, start: int, end: int) -> tuple[int, int]:
    """``Gömülü ürünlerin geliri``: the words for a line without the ending by which they own what it earns."""
    case = business_of(page.grammar.code).plural_owner.search(page.folded, start, end)
    return start, case.start() if case else end


def _without_maker(page: Page, reading: Reading, start: int, end: int) -> tuple[int, int]:
    """``삼성전자 반도체 부문``: the division without the maker that its name stands behind."""
    makers = [n.end for n in reading.names if start <= n.start and n.end < end and n.type in MAKERS and page.folded[n.end : n.end + 1] in (" ", "'", "’")]
    begin = max(makers) + 1 if makers else start
    return (begin if " " in page.folded[begin:end] or page.grammar.code == "ko" else start), end  # `Veri Merkezi bölümü`: the name is all that tells it from others


def listed_in_turn(page: Page, reading: Reading, marker: int) -> list[Bound]:
    """``서버 부문과 게임 부문의 매출은 각각``, ``sunucu birimi ile oyun biriminin geliri sırasıyla``: the common nouns told of in turn, in their order; none where measures, times or places are."""
    words = business_of(page.grammar.code)
    told = words.listed.search(page.folded, reading.start, marker)
    if told is None or any(f.start < told.end("list") and told.start() < f.end for f in reading.figures if f.kind in MEASURES | {"date"}):
        return []
    listed, at = [], told.start("list")
    for between in [*words.joint.finditer(page.folded, at, told.end("list")), None]:
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
    words = business_of(page.grammar.code)
    owner = words.owner.match(page.folded, start, end)
    if owner and metric_words(page, owner.end(), end):
        return start + len(words.case.sub("", owner["owner"]))
    word = next((w for w in metric_words(page, start, end) if w.end == end or page.folded[w.start : end].isalnum()), None)
    return end if word is None else max(start, word.start - 1)


def _is_place(page: Page, start: int, end: int) -> bool:
    return all(business_of(page.grammar.code).is_place(word) for word in page.folded[start:end].split())
