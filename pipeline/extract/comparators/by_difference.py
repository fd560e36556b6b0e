"""The two sides of a difference that is told as an amount, by the two values just told whose difference it is."""

from __future__ import annotations

import re

from pipeline.extract.comparators.by_agreement import Value
from pipeline.extract.comparators.degrees import degree_near
from pipeline.extract.comparators.described_rivals import DESCRIBED_BY
from pipeline.extract.context import Bound, Context
from pipeline.extract.ranking import key_of
from pipeline.extract.reading import Page, Reading
from pipeline.extract.units import base_of
from schemas.records import Figure

BY_DIFFERENCE = "by_difference"
PREVIOUS = "previous"
_BACK = 3  # sentences in which both values stand
_EXACT = 1e-6  # relative
_REACH = 32  # code points before an amount in which the word for a difference stands
_BEFORE = {
    "ko": re.compile(r"(?<![가-힣])(?:(?:둘|두 [가-힣]+)의 )?(?:차이|차액|격차)(?:는|은|가|도)? (?:약 |정확히 |무려 |불과 )?$"),
    "tr": re.compile(r"(?<![a-zçğöşü])(?:(?:aradaki|arasindaki) )?fark(?: ise| da| de)?,? (?:tam |yaklaşik )?$"),
}


def values_apart(page: Page, reading: Reading, figure: Figure) -> tuple[Figure, Figure] | None:
    """``A 90 W, B 75 W. Aradaki fark 15 W``, ``122.4kW에서 93.8kW로 … 차이는 28.6kW``: the two values just told whose difference an amount is said to be."""
    if figure.kind not in ("quantity", "money") or not figure.value or _BEFORE[page.grammar.code].search(page.folded, max(reading.start, figure.start - _REACH), figure.start) is None:
        return None
    low = page.block(reading).start
    readings = [one for one in page.readings_between(low, figure.start) if one.block == reading.block][-_BACK:]
    amount, dimension = base_of(float(figure.value), figure.unit)
    before = [f for one in readings for f in one.figures if f.end <= figure.start and f.kind == figure.kind and f.value and base_of(float(f.value), f.unit)[1] == dimension]
    if len(before) < len(("one", "other")) or amount is None:
        return None
    first, second = before[-2:]
    apart = abs((base_of(float(first.value or 0), first.unit)[0] or 0) - (base_of(float(second.value or 0), second.unit)[0] or 0))
    return (first, second) if abs(apart - amount) <= _EXACT * amount else None


def sides_by_difference(page: Page, reading: Reading, figure: Figure, context: Context, index: int) -> tuple[Bound | None, Bound] | None:
    """The larger of two things and the other where each had one of the values, else (None for what the difference is of) the thing's own past."""
    values = values_apart(page, reading, figure)
    if values is None:
        return None
    first, second = (base_of(float(one.value or 0), one.unit) for one in values)
    earlier, later = (_owner(context, value, index) for value in (first, second))
    if earlier is None or later is None or key_of(earlier) == key_of(later):
        return None, Bound(PREVIOUS, None, None, None, 0.65, BY_DIFFERENCE)
    larger, other = (earlier, later) if (first[0] or 0) > (second[0] or 0) else (later, earlier)
    return larger.carried(), Bound(other.name, other.entity, None, None, 0.75, BY_DIFFERENCE)


def _owner(context: Context, value: tuple[float | None, str | None], index: int) -> Bound | None:
    """The thing of which a value was told last."""
    told: list[Value] = [one for one in context.values if index - one.index <= _BACK and (one.amount, one.dimension) == value]
    return told[-1].thing if told else None


def way_apart(page: Page, reading: Reading, figure: Figure, comparator: Bound | None) -> int:
    """1 where the subject's value is the larger of the two, or a multiple by which it is described without a word of comparison, -1 where it is the smaller; 0 where no such values tell."""
    if comparator is not None and comparator.method == DESCRIBED_BY and figure.unit == "x" and degree_near(page, reading, figure) is None:
        return 1 if (figure.value or 0) > 1 else -1
    if comparator is None or comparator.method != BY_DIFFERENCE or (values := values_apart(page, reading, figure)) is None:
        return 0
    if comparator.name != PREVIOUS:
        return 1
    first, second = values
    return 1 if (base_of(float(second.value or 0), second.unit)[0] or 0) > (base_of(float(first.value or 0), first.unit)[0] or 0) else -1
