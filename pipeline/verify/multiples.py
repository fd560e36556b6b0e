"""Arithmetic by place: so many of a thing here and so much each far away. ``카드 여덟 장이 들어갑니다 … 3,480TOPS`` of a card of 480 TOPS.

A total beside a count is held against every amount of its kind in the article. One that gives it proves it; where none does, and one gives
it but for digits that changed places or a unit a thousand times too large or too small, the two are in conflict.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pipeline.verify.amounts import Amount, counts_in_words, digits, dimension_of, readings, sentence_index, slack
from pipeline.verify.contradictions import CORRECTION
from pipeline.verify.differences import is_difference
from pipeline.verify.equations import multiplied
from pipeline.verify.numbers import Tolerances, shown
from pipeline.verify.parts import HARDWARE
from pipeline.verify.places import claims_on, measures, spans_of, spread
from pipeline.verify.records import Case, Finding, Number

CHECK, METHOD = "arithmetic", "multiple"
AMOUNTS = frozenset({"bit", "bit/s", "W", "operation/s"})
COUNTED = HARDWARE | {"piece", "GPU", "card", "server", "node", None}
FEWEST, MOST = 2, 100_000
UNIT_STEP = 1000.0
DIGITS = 3  # that a total needs for another order of them to be no chance
DIGITS_OF_UNIT = 2  # that it needs where only the unit differs


def check_multiples(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    del tolerances  # products are compared to the digits they are written with
    claims = claims_on(case)
    numbers = [n for n in measures(case) if n.value and n.value > 0 and not n.value_max]
    amounts = [n for n in numbers if dimension_of(n) in AMOUNTS and case.block_at(n.start).kind != "chrome"]
    for total in amounts:
        if total.quantifier == "exact" and case.block_at(total.start).kind not in {"table", "title"} and not is_difference(case, total):
            found = _misses(case, total, [n for n in amounts if n is not total and dimension_of(n) == dimension_of(total)], numbers)
            if found is not None:
                finding, count = found
                for number in (n for n in (total, count) if n.figure_id):
                    yield from spread(number, claims, finding)


def _misses(case: Case, total: Number, like: Sequence[Number], numbers: Sequence[Number]) -> tuple[Finding, Number] | None:
    if CORRECTION.search(case.words(case.sentence_at(total.start))) or any(n.base_value == total.base_value for n in like):
        return None  # told twice
    goals = readings(case, total)
    counts = [n for n in _counts(case, total, numbers) if FEWEST <= (n.value or 0) <= MOST]
    if not goals or any(_gives(case, count, each, goals[0]) for count in counts for each in like):
        return None
    wanted = total.base_value or 0.0
    if any(abs((a.base_value or 0) + s * (b.base_value or 0) - wanted) <= 0.005 * wanted for i, a in enumerate(like) for b in like[i:] for s in (1, -1)):
        return None
    for count in counts:
        for each in like:
            product = (count.value or 0) * (each.base_value or 0)
            cause = _slip(total, product, each)
            if cause and each.start < total.start:
                said = f"{multiplied((count, each), total)}, the article says {shown(total.value, total.unit)}."
                inputs = {"figures": spans_of(n for n in (count, each, total) if n.figure_id)}
                return Finding("", CHECK, "conflicting", cause, said, inputs, METHOD), count
    return None


def _counts(case: Case, total: Number, numbers: Sequence[Number]) -> list[Number]:
    """Counts of things in the sentence of a total and in the one before it."""
    place = sentence_index(case, total)
    low, high = case.sentences[max(0, place - 1)].start, case.sentence_at(total.start).end
    counted = [n for n in numbers if low <= n.start < high and n.kind == "quantity" and n.unit in COUNTED and float(n.value or 0).is_integer()]
    return [*counted, *counts_in_words(case, low, high)]


def _gives(case: Case, count: Number, each: Number, goal: Amount) -> bool:
    allowed = slack(each) + 0.015
    return any(a.dimension == goal.dimension and abs(a.value * (count.value or 0) / goal.value - 1) <= allowed for a in readings(case, each))


def _slip(total: Number, product: float, each: Number) -> str:
    """What lies between a total and a product: its unit, or digits that changed places."""
    written = digits(total)
    right = f"{product:.12g}".replace(".", "").split("e")[0].strip("0")
    stated = total.base_value or 0.0
    own = digits(each)
    if written == right and len(written) >= DIGITS_OF_UNIT and written != own and any(abs(stated * f / product - 1) < 1e-6 for f in (UNIT_STEP, 1 / UNIT_STEP)):
        return "unit_error"
    moved = len(written) == len(right) >= DIGITS and written != right and sorted(written) == sorted(right)
    return "product" if moved and 0.3 <= stated / product <= 3 and sum(a != b for a, b in zip(written, right, strict=True)) == 2 else ""  # two changed places
