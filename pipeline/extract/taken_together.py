"""How many things an amount is for: ``3090 두 장이면 48GB``, ``합치면 64GB``, ``iki MI50 toplam 64 GB``, ``S1 카드(48GB) 여덟 장을 넣은 서버``."""

from __future__ import annotations

from bisect import bisect_left

from pipeline.extract.machines import counts_other_side, last_size
from pipeline.extract.reading import MOST_PIECES, PIECES, Page, Reading
from pipeline.languages import measuring_of, wholes_of
from schemas.records import Figure

OF_SEVERAL = frozenset({"memory_capacity", "memory_bandwidth", "price", "cost", "power", "energy", "compute_performance"})  # what several things have together


def several(page: Page, reading: Reading, figure: Figure, metric: str) -> int | None:
    """Of how many things together an amount is told, by the word for it right before it or right behind their number; None where it is told of one."""
    if metric not in OF_SEVERAL or figure.kind not in ("quantity", "money"):
        return None
    words, (low, _) = wholes_of(page.grammar.code), reading.clause(figure.start)
    here = [one for one in reading.figures if one.end <= figure.start and _counts(reading, one)]
    told = next((one for one in reversed(here) if one.start >= low and words.so_many.match(page.folded, one.end)), None)
    if told and not measuring_of(page.grammar.code).for_each.search(page.folded, told.end, figure.start):
        return int(told.value or 0)
    if here and page.text[here[-1].end : figure.start] == "(" and words.added_up.search(page.folded, reading.start, here[-1].start):
        return int(here[-1].value or 0)
    here = [one for one in here if not counts_other_side(page, reading, one)]
    if not words.together.search(page.folded, low, figure.start):
        return None
    if here:
        return int(here[-1].value or 0)
    at = bisect_left(page.starts, reading.start)
    before = page.readings[at - 1] if at else None
    if before is None or before.block != reading.block:
        return None
    last = next((one for one in reversed(before.figures) if _counts(before, one) and not counts_other_side(page, before, one)), None)
    return int(last.value or 0) if last else last_size(page, reading, figure.start)


def _counts(reading: Reading, one: Figure) -> bool:
    """Whether a number counts things, of which there are several."""
    whole = one.kind == "quantity" and one.unit in PIECES and float(one.value or 0).is_integer() and 1 < (one.value or 0) <= MOST_PIECES
    return whole and (one.unit is not None or any(n.type == "chip" and 0 <= n.start - one.end <= 1 for n in reading.names))
