"""Arithmetic by place: a unit that is a thousand times off by what the numbers right beside it make.

``48 GB'ı 9 saniyede okudu; saniyede 5,3 MB``: an amount in a time and its rate. ``핀 2048개가 저마다 8Gbps로 … 초당 2GB``: so many, each and all.
A row of a table, ``대역폭 | 120GB/s | 136.5MB/s``: values of one kind, whose digits are alike and whose units are not.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence

from pipeline.languages import reckoning_of
from pipeline.lexicon import fold
from pipeline.verify.amounts import digits, dimension_of, slack
from pipeline.verify.numbers import Tolerances, shown
from pipeline.verify.places import by_sentence, claims_on, measures, spans_of, spread
from pipeline.verify.records import Case, Finding, Number

CHECK, METHOD = "arithmetic", "scaled unit"
STEP = 1e3
LOOSE = 0.04  # relative, that rounding may leave open
RATES = {("bit", "s"): "bit/s", ("J", "s"): "W"}
EACH = frozenset({"bit", "bit/s", "W", "operation/s"})
ALIKE = 4.0  # times that the digits of two cells of one row may lie apart
FEWEST = 2


def check_scaled_units(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    del tolerances  # units are compared as written
    claims = claims_on(case)
    for said, found in (*_in_sentences(case), *_in_rows(case)):
        for number in found:
            yield from spread(number, claims, Finding("", CHECK, "conflicting", "unit_error", said, {"figures": spans_of(found)}, METHOD))


def _in_sentences(case: Case) -> Iterator[tuple[str, tuple[Number, ...]]]:
    for _, numbers in by_sentence(case):
        usable = [n for n in numbers if n.value and n.value > 0 and n.base_value and not n.value_max and case.block_at(n.start).kind not in {"table", "title"}]
        for three in zip(usable, usable[1:], usable[2:], strict=False):
            computed = _rate(usable, three) or _all_of_them(case, three)
            if computed is None:
                continue
            target, value = three[2], computed / (three[2].base_value or 1)
            allowed = LOOSE + sum(map(slack, three))
            if any(abs(value * step - 1) <= allowed for step in (STEP, 1 / STEP)):
                yield f"{shown(three[0].value, three[0].unit)} and {shown(three[1].value, three[1].unit)} make the {shown(target.value, target.unit)} but for a thousand.", three


def _rate(usable: Sequence[Number], three: Sequence[Number]) -> float | None:
    """An amount over a time, where a rate of just that follows and its sentence has no other amount or time."""
    kinds = [dimension_of(n) for n in three]
    for (amount, time), rate in RATES.items():
        if sorted(kinds[:2]) == sorted((amount, time)) and kinds[2] == rate and sum(dimension_of(n) in {amount, time} for n in usable) == FEWEST:
            a, t = (three[kinds.index(kind)].base_value or 0.0 for kind in (amount, time))
            return a / t
    return None


def _all_of_them(case: Case, three: Sequence[Number]) -> float | None:
    """So many, what each has and what all have."""
    count, each, every = three
    kinds = [dimension_of(n) for n in three]
    if kinds[0] != "count" or kinds[1] != kinds[2] or kinds[1] not in EACH or not reckoning_of(case.language).each.search(fold(case.text[count.start : every.start])):
        return None
    return (count.value or 0.0) * (each.base_value or 0.0) if (count.value or 0) >= FEWEST else None


def _in_rows(case: Case) -> Iterator[tuple[str, tuple[Number, ...]]]:
    """Cells of one row, all of one kind, told in two units a thousand apart while their digits are of one size."""
    rows: dict[int, list[Number]] = {}
    for n in measures(case):
        if case.block_at(n.start).kind == "table" and n.value and n.base_value:
            rows.setdefault(case.text.rfind("\n", 0, n.start), []).append(n)
    for cells in rows.values():
        if len(cells) < FEWEST or len({dimension_of(n) for n in cells}) != 1 or dimension_of(cells[0]) not in EACH or not all(any(c.isdecimal() for c in n.surface) for n in cells):
            continue
        for a, b in itertools.pairwise(cells):
            far = (a.base_value or 0) / (b.base_value or 1)
            if a.unit != b.unit and 1 / ALIKE <= (a.value or 0) / (b.value or 1) <= ALIKE and not ALIKE * 10 >= far >= 1 / (ALIKE * 10) and len(digits(a) + digits(b)) > FEWEST:
                yield f"{shown(a.value, a.unit)} and {shown(b.value, b.unit)} stand in one row: the digits are alike, the units are not.", (a, b)
                break
