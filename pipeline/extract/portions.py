"""Whose part of a whole a percentage is, where the sentence says whom it comes from, whom it goes to, or who makes it up.

``매출의 64%가 가온관제라는 고객 한 곳에서 나왔다``, ``gelirin yüzde 62'si tek bir müşteriden geliyor``: not the firm's whose revenue it is.
"""

from __future__ import annotations

import re

from pipeline.extract.context import Bound, bound
from pipeline.extract.reading import Page, Reading
from pipeline.languages import circumstances_of, portioning_of
from schemas.records import Figure

PORTIONS = frozenset({"share", "market_share"})
_MAKES_UP = re.compile(r"(?<![가-힣])(?P<who>(?:[가-힣A-Za-z0-9]+(?<![은는을를에서]) ){0,3}?[가-힣]*(?:고객|고객사|이용자|사용자|구독자))(?:들)?(?:이|가|은|는) (?:전체 |총 |연 )?(?:매출|주문|물량|이익)의 (?:약 |거의 )?$")
_SUCH_AS = re.compile(r"(?P<name>[가-힣A-Za-z0-9]+?)(?:이?라는|이란) ")


def holder_of_portion(page: Page, reading: Reading, figure: Figure, metric: str, *, of_it: bool = False) -> Bound | None:
    """Who has the part of a whole that a percentage tells (``of_it``: one told before, ``그중 70%는 수출이다``); None where the sentence does not say."""
    if metric not in PORTIONS or figure.kind not in ("percentage", "ratio"):
        return None
    if listed := part_listed(page, reading, figure):
        return _who(page, reading, *listed.span("who"), raw=True)
    code = page.grammar.code
    if told := portioning_of(code).goes_over.match(page.folded, figure.end, reading.end):
        return _who(page, reading, *told.span("who"), raw=True)
    if figure.kind == "ratio":
        return None
    if told := portioning_of(code).comes_from.match(page.folded, figure.end, reading.end):
        return _who(page, reading, *told.span("who"), raw=True)
    if of_it and (told := portioning_of(code).is_of.match(page.folded, figure.end, reading.end)):
        return _who(page, reading, *told.span("who"), raw=True)
    if told := portioning_of(code).given_to.match(page.folded, figure.end, reading.end):
        return _who(page, reading, *told.span("who"), raw=False)
    made_up = _MAKES_UP.search(page.folded, reading.start, figure.start) if code == "ko" else None
    return _who(page, reading, *made_up.span("who"), raw=True) if made_up else None


def part_listed(page: Page, reading: Reading, figure: Figure) -> re.Match[str] | None:
    """``매출 가운데 소켓이 20%, 핀이 32%를 차지했다``: the words that tell whose part of an amount a percentage is, up to it."""
    words = circumstances_of(page.grammar.code)
    if figure.unit != "percent" or not words.is_part.match(page.folded, figure.end, reading.end):
        return None
    return words.part_listed.search(page.folded, reading.start, figure.start)


def _who(page: Page, reading: Reading, start: int, end: int, *, raw: bool) -> Bound | None:
    """The name that stands there, else the words themselves."""
    named = next((n for n in reading.names if start <= n.start and n.end <= end and n.type in ("vendor", "organisation", "chip", "system", "product")), None)
    if named:
        return bound(named, 0.8, "portion")
    if not raw:
        return None
    such = _SUCH_AS.match(page.text, start, end)
    start, end = such.span("name") if such else (start, end)
    return Bound(page.text[start:end], None, start, end, 0.65, "portion")
