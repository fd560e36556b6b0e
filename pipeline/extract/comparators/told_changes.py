"""Changes that a noun, a sign or the last of a list tells."""

from __future__ import annotations

import re
from bisect import bisect_left

from pipeline.extract.columns import is_change_column
from pipeline.extract.comparators.measures import Near
from pipeline.extract.context import Bound
from pipeline.extract.metrics import metric_words
from pipeline.extract.reading import Page
from pipeline.languages.grammar import Degree
from schemas.records import Cell, Figure

_SIGNED = (
    Degree(re.compile(r"(?<![^\s(|])[+▲↑]$|(?<=[\d원점]) [▲↑] $"), +1),
    Degree(re.compile(r"(?<![^\s(|])(?:[-−–△]|[▼▽↓] ?)$"), -1),
)
_SIGN_WITHIN = (Degree(re.compile(r"(?:yüzde |% ?)\+"), +1), Degree(re.compile(r"(?:yüzde |% ?)[-−]"), -1))  # `yüzde -12`
_TOLD_WITHIN = 40  # code points before a percentage in which the noun of its change stands


def change_told(page: Page, figure: Figure) -> Near | None:
    """``성장률은 30%``, ``yıllık artış yüzde 36``, ``yüzde 16 ekside``, ``+%22``: a percentage by which something has changed, with the word or sign that says so."""
    if figure.unit != "percent" or (figure.value or 0) < 0:
        return None
    return _told_change(page, figure) or _shared_change(page, figure) or _led_change(page, figure)


_NEXT_OF_LIST = re.compile(r"['’]?(?:대)?,? (?:[a-zçğöşü가-힣0-9'’·&.-]+ ){0,4}?")


_LISTED = 24  # percentages of a list at most, of which one tells the change of all


def _shared_change(page: Page, figure: Figure) -> Near | None:
    """``브로드컴이 17%, 마벨이 19% 밀렸다``, ``hissesi yüzde 2, AMD hissesi yüzde 6 düşüşle``: the change of a list is told behind its last percentage."""
    at = bisect_left(page.ordered, figure.end, key=lambda one: one.start)
    for following in page.ordered[at : at + _LISTED]:
        if following.unit != "percent" or page.folded[figure.end : figure.end + 1] != "," or not _NEXT_OF_LIST.fullmatch(page.folded, figure.end, following.start):
            return None
        change = page.grammar.change.match(page.folded, following.end + 1)
        sign = next((d for d in page.grammar.degrees if change and d.pattern.match(page.folded, change.start())), None)
        told = (sign, change.start(), change.end()) if sign and change else _told_change(page, following)
        if told is not None:
            return told
        figure = following
    return None


def _led_change(page: Page, figure: Figure) -> Near | None:
    """``향상 폭은 평균 30%, 검색에서 40%``, ``artış ortalama %30, oyunlarda %40``: the noun before its first percentage tells the change of a list that names no other metric."""
    at = bisect_left(page.ordered, figure.start, key=lambda one: one.start)
    for leading in page.ordered[max(0, at - _LISTED) : at][::-1]:
        if leading.unit != "percent" or not _NEXT_LED.fullmatch(page.folded, leading.end, figure.start) or metric_words(page, leading.end, figure.start):
            return None
        if any(degree.pattern.search(page.folded, max(0, leading.start - _TOLD_WITHIN), leading.start) for degree in page.grammar.changed):
            return _told_change(page, leading)
        figure = leading
    return None


_NEXT_LED = re.compile(r"['’]?(?:[a-zçğöşü]{1,4})?(?:이고|이며|였고)?(?:,| ve) (?:[a-zçğöşü가-힣0-9'’·&.-]+ ){0,5}?(?:yüzde |% ?)?")


def _told_change(page: Page, figure: Figure) -> Near | None:
    """The word or sign that says of one percentage that it is a change."""
    before = max(0, figure.start - _TOLD_WITHIN)
    for degree in (*page.grammar.changed, *_SIGNED):
        match = degree.pattern.search(page.folded, before, figure.start)
        if match:
            return degree, match.start(), match.end()
    for degree in _SIGN_WITHIN:
        match = degree.pattern.match(page.folded, figure.start, figure.end)
        if match:
            return degree, match.start(), match.end()
    for degree in page.grammar.changing:
        match = degree.pattern.match(page.folded, figure.end)
        if match:
            return degree, match.start(), match.end()
    return None


def signed_change(page: Page, figure: Figure, cell: Cell | None) -> tuple[Bound | None, Near | None]:
    """``438만원 (▲11만원)``, ``(yıllık +yüzde 66)``, ``+22%`` in a table: what a sign adds to or takes away has changed by so much."""
    start = max(figure.start - _SIGN_REACH, cell.start if cell else page.folded.rfind("\n", max(0, figure.start - _SIGN_REACH), figure.start) + 1)
    sign = (_SIGN_IN_CELL if cell else _SIGN_IN_BRACKETS).search(page.folded, start, figure.start)
    if sign is None and cell is not None and figure.kind == "percentage" and is_change_column(page, cell):
        return Bound("previous", None, None, None, 0.7, "signed"), (RISEN, figure.start, figure.end)
    if sign is None or figure.kind not in ("percentage", "money", "quantity") or (sign[1] in "+-−–" and figure.kind != "percentage"):
        return None, None
    degree = Degree(_SIGN_IN_CELL, 1 if sign[1] in "+▲↑" else -1)
    start, end = (told.span() if (told := page.grammar.previous.search(page.folded, sign.start(), sign.start(1))) else sign.span(1))
    return Bound("previous", None, start, end, 0.7, "signed"), (degree, sign.start(1), sign.end(1))


RISEN = Degree(re.compile(r""), +1)
_SIGN_REACH = 30  # code points, more than either of these takes
_SIGN_IN_CELL = re.compile(r"(?<![\w.])([▲▼△▽↑↓+−–-]) ?(?:yüzde )?%?$")
_SIGN_IN_BRACKETS = re.compile(r"[(（,] ?[^()（）\d]{0,16}([▲▼△▽↑↓+−–-]) ?(?:yüzde )?%?$")
