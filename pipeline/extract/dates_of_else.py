"""Dates that tell of something else than when a thing comes out: of support for it, of samples, of a goal.

``vLLM 지원은 6월에 된다``, ``vLLM desteği haziranda gelecek``; ``4분기에 샘플을 보낸다``, ``ilk örnekleri ikinci çeyrekte bekliyoruz``;
``목표는 2026년 말까지 1만 장을 공급하는 것``, ``hedefimiz 2026 sonunda 10.000 adede ulaşmak``.
"""

from __future__ import annotations

from pipeline.extract.reading import THINGS, Page, Reading
from pipeline.languages import measuring_of
from schemas.records import Figure

_REACH = 24  # code points behind a date in which what it dates is named


def dates_something_else(page: Page, reading: Reading, figure: Figure) -> bool:
    """Whether the words around a date, with no thing named between, make it that of support, samples or a goal."""
    if figure.kind != "date":
        return False
    told, (low, high) = measuring_of(page.grammar.code), reading.clause(figure.start)
    before = [match.end() for match in told.of_else.finditer(page.folded, low, figure.start)]
    if before and not _thing_between(reading, before[-1], figure.start):
        return True
    reached = any(figure.end <= one.start < high and one.kind in ("quantity", "percentage", "money") for one in reading.figures)
    if reached and (goal := told.goal.search(page.folded, low, figure.start)) and not _thing_between(reading, goal.end(), high):
        return True
    behind = told.sampled.search(page.folded, figure.end, min(high, figure.end + _REACH))
    return behind is not None and not _thing_between(reading, figure.end, behind.start())


def _thing_between(reading: Reading, start: int, end: int) -> bool:
    return any(start <= name.start < end and name.type in THINGS for name in reading.names)
