"""What stands near a product that does not come out, and explains it: a count or a period that multiplies it, another thing that it is told of."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence
from functools import cache

from pipeline.languages import surroundings_of
from pipeline.verify.amounts import counted_spans, dimension_of, product_dimension, readings, sentence_index, slack, window
from pipeline.verify.numbers import written_half_step
from pipeline.verify.records import Case, Number

BESIDE = 2  # sentences before the first number and after the last in which a factor may stand
ROUNDED = 0.01  # relative, that a factor may be off beyond what it is rounded to
LEAST = 2.0  # that multiplies
LARGEST = 1e9  # of a factor
# Periods told without a number, and what they multiply by: hours of a day; months, days and hours of a year.
_PERIODS = {"day": (24.0,), "year": (12.0, 365.0, 8760.0), "month": (30.0, 720.0, 730.0)}


def explains(case: Case, used: Sequence[Number], off: float, *, energy: bool = False) -> bool:
    """Whether a count or a period near the numbers, or a count of another count, is what a product is off by; an ``energy`` is no multiple of words or pictures.

    ``월 20달러 × 12개월, 가입자 1,000명, 24만 달러``: the thousand subscribers; no unit has slipped. ``off`` is the product by what is stated, or the reverse.
    """
    factor = max(off, 1 / off)
    near = [n for n in _near(case, used) if not (energy and n.unit in DATA)]
    values = [(v, slack(n)) for n in near for v in _factors(n) if v >= LEAST]
    if any(abs(v / factor - 1) <= ROUNDED + rounded for v, rounded in (*values, *((v, 0.0) for v in _told_periods(case, used)))):
        return True
    counts = [n.value for n in near if dimension_of(n) == "count" and n.value and n.value >= LEAST]
    return any(abs(a * b / factor - 1) <= ROUNDED / 10 for a, b in itertools.combinations(counts, 2))


DATA = frozenset("token word sentence image frame picture sample parameter transistor bit pixel query row document".split())
ROUNDEST = 0.05  # the most that the last digit of a result may leave open


def another_makes_it(case: Case, result: Number, parts: Sequence[Number]) -> bool:
    """Whether a product comes out, to the digits written, with another amount near by in the place of one of its two parts.

    ``65W 충전기를 물리면 36분에 36Wh가 찬다. 평균 60W로``: the mean; ``칩 하나에 275테라플롭스. 4,096개를 묶으니 1.1엑사플롭스. v5p는 칩당 459테라플롭스``: the chip told before.
    """
    if len(parts) != BOTH or not result.value:
        return False
    written = 0.0 if slack(result) == 0 else min(written_half_step(result.surface, result.value) / result.value, ROUNDEST)
    taken = {n.start for n in (result, *parts)}
    for kept, left in (parts, parts[::-1]):
        others = [n for n in window(case, result, after=BESIDE) if n.start not in taken and n.value and dimension_of(n) == dimension_of(left) and not n.value_max and n.value != left.value]
        for n in others:
            allowed = written + slack(kept) + slack(n) + 1e-9
            made = ((x, y, z) for x in readings(case, kept) for y in readings(case, n) for z in readings(case, result) if z.value > 0)
            if any(product_dimension(x.dimension, y.dimension) == z.dimension and abs(x.value * y.value / z.value - 1) <= allowed for x, y, z in made):
                return True
    return False


BOTH = 2


def _reach(case: Case, used: Sequence[Number]) -> tuple[int, int]:
    """Offsets of the sentences of the numbers and of those beside them."""
    if not case.sentences:
        return 0, len(case.text)
    places = [sentence_index(case, n) for n in used]
    return case.sentences[max(0, min(places) - BESIDE)].start, case.sentences[min(len(case.sentences) - 1, max(places) + BESIDE)].end


def _near(case: Case, used: Sequence[Number]) -> Iterator[Number]:
    low, high = _reach(case, used)
    taken = {n.start for n in used}
    return (n for n in counted_spans(case, low, high) if n.start not in taken and not n.value_max)


def _factors(number: Number) -> Iterator[float]:
    """What a number multiplies by: so many persons, cards, companies; so many months, as such and in shorter times."""
    if number.kind != "quantity" or not number.value or not 1 < number.value <= LARGEST:
        if number.base_unit == "s" and number.value == 1 and number.unit in {"h", "day"}:
            yield 24.0 if number.unit == "day" else 3600.0
        return
    if dimension_of(number) == "count":
        yield number.value
    elif number.base_unit == "s" and number.base_value:
        yield from (number.value, *(v for v in (number.base_value, number.base_value / 60, number.base_value / 3600) ))


def _told_periods(case: Case, used: Sequence[Number]) -> Iterator[float]:
    low, high = _reach(case, used)
    words = case.text[low:high]
    for name, values in _PERIODS.items():
        if surroundings_of(case.language).periods[name].search(words):
            yield from values


# Things that numbers are told of

_DESIGNATION = re.compile(r"(?<!\w)[A-ZÇĞİÖŞÜ][A-Za-z]*-?\d\w*")


@cache
def _devices(language: str) -> tuple[re.Pattern[str], tuple[str, ...]]:
    """One pattern with a group for each device, and their names in the order of the groups."""
    words = surroundings_of(language).devices
    return re.compile("|".join(f"({pattern})" for pattern in words.values()), re.IGNORECASE), tuple(words)


def of_other_things(case: Case, numbers: Sequence[Number]) -> bool:
    """``밴드는 12시간을 버틴다. … 서버는 5kW를 쓴다``: two numbers of other paragraphs, each told of a thing of its own."""
    told = [(case.block_at(n.start), _owners(case, n)) for n in numbers]
    return any(a[0] != b[0] and a[1] and b[1] and not a[1] & b[1] for a, b in itertools.combinations(told, 2))


def _owners(case: Case, number: Number) -> set[str]:
    """Devices and designations of the sentence up to the number; of its paragraph up to there, where the sentence names none."""
    for start in (case.sentence_at(number.start).start, case.block_at(number.start).start):
        words = case.text[start : number.start]
        pattern, names = _devices(case.language)
        found = {names[(m.lastindex or 1) - 1] for m in pattern.finditer(words)} | set(_DESIGNATION.findall(words))
        if found:
            return found
    return set()
