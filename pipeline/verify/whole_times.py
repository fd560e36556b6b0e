"""Arithmetic by place: a total that is no whole number of times what each has, or that the count beside it does not make of an amount told far before.

``칩당 최대 240테라플롭스 … 한 대로 치면 모두 4.3페타플롭스``; ``H200 … 141 GB`` and, long after it, ``32 H200, toplam 5.412 GB``.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from pipeline.verify.amounts import digits, dimension_of, sentence_index
from pipeline.verify.differences import is_difference
from pipeline.verify.equations import Equation
from pipeline.verify.numbers import Tolerances, shown, written_half_step
from pipeline.verify.parts import some_parts_fit
from pipeline.verify.places import claims_on, measures, spans_of, spread
from pipeline.verify.products import FACTORS, says_each
from pipeline.verify.records import Case, Finding, Number
from pipeline.verify.relation_evidence import SUMMED, TOPPED_UP
from pipeline.verify.relations import around

CHECK, METHOD = "arithmetic", "whole times"
KINDS = frozenset({"bit", "bit/s", "operation/s", "W"})  # what things have together as often as there are things
BACK = 1  # sentences before a total in which it is told what each has
FAR = 30  # sentences from a total in which it may be told at all
MOST = 64  # times that a total may be, beyond which some whole number always fits
STEPS = (1e3, 1e6)  # what a slipped unit changes
EXACT = 1e-6
PERMUTED = 4  # digits of a total that changed places and by no chance


def check_whole_times(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    del tolerances  # products are compared to the digits they are written with
    claims = claims_on(case)
    numbers = [n for n in measures(case) if n.value and n.value > 0 and not n.value_max]
    amounts = [n for n in numbers if dimension_of(n) in KINDS and n.base_value and case.block_at(n.start).kind not in {"title", "chrome"}]
    for total in amounts:
        if total.quantifier not in {"exact", "at_most"} or len(digits(total)) < 2 or case.block_at(total.start).kind == "table" or is_difference(case, total):  # two
            continue
        words = around(case, total)
        if not SUMMED.search(words) or TOPPED_UP.search(words) or some_parts_fit(case, total):
            continue
        found = (_no_whole_times(case, total, amounts) if total.quantifier == "exact" else None) or _of_a_count(case, total, numbers, amounts)
        if found is not None:
            cause, said, members = found
            for number in members:
                yield from spread(number, claims, Finding("", CHECK, "conflicting", cause, said, {"figures": spans_of(members)}, METHOD))


Wrong = tuple[str, str, tuple[Number, ...]]


def _open(number: Number) -> float:
    """How far, relatively, a value may be off for the digits it is written with."""
    value = number.value or 1.0
    return written_half_step(number.surface, value) / value if any(c.isdecimal() for c in number.surface) else 0.0


def _no_whole_times(case: Case, total: Number, amounts: Sequence[Number]) -> Wrong | None:
    """What each has stands just before the total, and the total is not so much for any number of them."""
    place = sentence_index(case, total)
    like = [n for n in amounts if n is not total and dimension_of(n) == dimension_of(total)]
    near = [n for n in like if n.start < total.start and place - sentence_index(case, n) <= BACK and case.block_at(n.start) == case.block_at(total.start)]
    if len(near) != 1 or not says_each(case, near[0]) or near[0].quantifier not in {"exact", "at_most"}:
        return None
    if any(_is_whole_times(total, n) for n in like if (n.base_value or 0) < (total.base_value or 0)):
        return None
    each = near[0]
    times = (total.base_value or 0) / (each.base_value or 1)
    if not 2 <= times <= MOST:  # a total of one
        return None
    said = f"{shown(total.value, total.unit)} are {times:.4g} times the {shown(each.value, each.unit)} of each: no whole number of them makes so much."
    return "product", said, (total, each)


def _is_whole_times(total: Number, each: Number) -> bool:
    times = (total.base_value or 0) / (each.base_value or 1)
    loose = times * (_open(total) + _open(each)) + EXACT
    return times >= 1 - loose and (times > MOST or math.floor(times + loose) >= math.ceil(times - loose))


def _of_a_count(case: Case, total: Number, numbers: Sequence[Number], amounts: Sequence[Number]) -> Wrong | None:
    """The count stands in the sentence of the total, or in the one before it in its paragraph; what each has, anywhere: its digits make the total's but for a unit, or for their order."""
    place = sentence_index(case, total)
    before = [n for n in numbers if n.start < total.start and place - sentence_index(case, n) <= BACK and case.block_at(n.start) == case.block_at(total.start)]
    counts = [n for n in before if n.kind == "quantity" and dimension_of(n) == "count" and float(n.value or 0).is_integer() and int(n.value or 0) in FACTORS]
    if not counts or any(dimension_of(n) == dimension_of(total) for n in before):
        return None
    count = counts[-1]
    each = [n for n in amounts if n is not total and dimension_of(n) == dimension_of(total) and abs(place - sentence_index(case, n)) <= FAR]
    made = [((count.value or 0) * (n.base_value or 0) / (total.base_value or 1), n) for n in each]
    if any(abs(off - 1) <= _open(total) + _open(n) for off, n in made):
        return None
    for off, one in made:
        come = off * (total.value or 0)
        if any(abs(off * f - 1) <= EXACT for step in STEPS for f in (step, 1 / step)):
            cause = "unit_error"
        elif _permuted(total, come):
            cause = "product"
        else:
            continue
        said = f"{Equation(f'{shown(count.value)} × {shown(one.value, one.unit)}', come, total.unit)}, the article says {shown(total.value, total.unit)}."
        return cause, said, (total, count)
    return None


def _permuted(total: Number, come: float) -> bool:
    """``5,412`` for ``4,512``: the same digits in another order."""
    written = "".join(c for c in total.surface if c.isdecimal())
    right = f"{come:.12g}".replace(".", "")
    return len(written) >= PERMUTED and len(written) == len(right) and written != right and sorted(written) == sorted(right)
