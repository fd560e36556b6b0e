"""Arithmetic by kind: a value whose unit sets it far from all that the article tells of the same metric, while its digits are like theirs.

``4위 이글(561.2엑사플롭스), 5위 HPC6(477.9페타플롭스)``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from pipeline.verify.amounts import counted_spans, digits, dimension_of, sentence_index, slack
from pipeline.verify.numbers import Tolerances, shown
from pipeline.verify.places import claims_on, measures, spans_of, spread
from pipeline.verify.records import Assertion, Case, Finding, Number

CHECK, METHOD = "arithmetic", "lone unit"
KINDS = frozenset({"bit", "bit/s", "W", "J", "operation/s"})
SOME = 2  # other values whose digits are like its own
FARTHEST = 100.0  # times that a value is from all others, and its unit may be wrong
_MEMORIES = re.compile(r"SRAM|캐시|cache|önbelle|HBM|G?DDR|NAND|SSD|disk|디스크", re.IGNORECASE)  # one of them may well have a thousandth of another
LIKE = 2.0  # times that its digits may lie beyond theirs


def check_lone_units(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    del tolerances  # units are compared as written
    claims = claims_on(case)
    numbers = [n for n in measures(case) if n.value and n.base_value and n.value > 0 and not n.value_max and n.unit and dimension_of(n) in KINDS]
    metrics = {n.start: _metrics(claims, n) for n in numbers}
    for number in numbers:
        like = [n for n in numbers if n is not number and dimension_of(n) == dimension_of(number) and metrics[n.start] & metrics[number.start]]
        beside = [n for n in numbers if n is not number and n.unit == number.unit and case.sentence_at(n.start) == case.sentence_at(number.start)]  # `수전 용량 40MW 가운데 31MW`
        found = [] if beside or _so_many(case, number, like) else _other_unit(case, number, like)
        if found and not (dimension_of(number) == "bit" and _MEMORIES.search(case.words(case.sentence_at(number.start)))):
            near = min(found, key=lambda n: abs(n.start - number.start))
            said = f"{shown(number.value, number.unit)} is told beside {shown(near.value, near.unit)}: the digits are alike, the units are not."
            yield from spread(number, claims, Finding("", CHECK, "conflicting", "unit_error", said, {"figures": spans_of((number, near))}, METHOD))


def _so_many(case: Case, number: Number, like: Sequence[Number]) -> bool:
    """``한 대에서 600W, 180대를 합쳐 108kW``: whether a count of its sentence makes it of one of the others."""
    sentence = case.sentence_at(number.start)
    counts = [n.value for n in counted_spans(case, sentence.start, sentence.end) if dimension_of(n) == "count" and n.value and n.value > 1]
    return any(abs((n.base_value or 0) * count / (number.base_value or 1) - 1) <= slack(n) + slack(number) for n in like for count in counts)


def _metrics(claims: dict[str, list[Assertion]], number: Number) -> set[str]:
    return {c.metric for c in claims.get(number.figure_id, ()) if c.metric}


def _other_unit(case: Case, number: Number, like: Sequence[Number]) -> list[Number]:
    """The values of another unit that its digits are like, where one of them stands beside it and none of any unit is anywhere near its size."""
    others = [n for n in like if n.unit != number.unit]
    here = sentence_index(case, number)
    if len(digits(number)) < SOME or number.quantifier != "exact" or not any(n.quantifier == "exact" and abs(sentence_index(case, n) - here) <= 1 for n in others):
        return []
    if any(1 / FARTHEST < (n.base_value or 1) / (number.base_value or 1) < FARTHEST for n in like):
        return []
    for unit in dict.fromkeys(n.unit for n in others):
        told = [n for n in others if n.unit == unit]
        values = [n.value or 0.0 for n in told]
        if len(told) >= SOME and min(values) / LIKE <= (number.value or 0) <= max(values) * LIKE:
            return told
    return []
