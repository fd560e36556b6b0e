"""Arithmetic by kind: so many at so many a second, and how long that takes, told in one breath.

``saniyede 24 sözcük … 600 token'lık özet 25 saniyede``; ``6.7TB/s로 140GB를 읽으면 21밀리초``, which is 48 tokens a second.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence

from pipeline.verify.amounts import dimension_of, sentence_index, slack
from pipeline.verify.numbers import Tolerances, shown
from pipeline.verify.places import claims_on, measures, spans_of, spread
from pipeline.verify.records import Case, Finding, Number

CHECK, METHOD = "arithmetic", "pace"
TOGETHER = 1  # sentences between the first and the last of the three
NEARBY = 6  # sentences within which another pace explains a time
NEAR = (1.12, 3.0)  # times that a time is off and may still be the one that was meant
LOOSE = 0.06  # relative, that roundings leave open
WRITTEN_PARTS = frozenset({"token", "word"})  # what a model writes, by either name


def check_paces(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    del tolerances  # the digits written and ``LOOSE`` say how far a time may be off
    claims = claims_on(case)
    numbers = [n for n in measures(case) if n.value and n.base_value and n.value > 0 and not n.value_max and case.block_at(n.start).kind not in {"title", "chrome"}]
    times = [n for n in numbers if n.base_unit == "s" and n.quantifier in {"exact", "about"}]
    pairs = list(_ways(numbers)) if times else []
    for time in times:
        ways = [(rate, amount) for rate, amount in pairs if _apart(case, time, rate, amount) <= NEARBY]
        if any(abs(_off(rate, amount, time) - 1) <= LOOSE + slack(rate) + slack(amount) + slack(time) for rate, amount in ways):
            continue
        here = [(rate, amount) for rate, amount in ways if _apart(case, time, rate, amount) <= TOGETHER]
        stepped = [(rate, amount) for rate, amount in here if _apart(case, time, amount) == 0 and _is_unit_slip(rate, amount, time)]
        if len(stepped) != 1 and (len(here) != 1 or sum(_apart(case, time, n, time) <= TOGETHER for n in times) != 1):
            continue
        rate, amount = stepped[0] if len(stepped) == 1 else here[0]
        off = _off(rate, amount, time)
        if case.block_at(rate.start).kind != "table" and (stepped or NEAR[0] <= max(off, 1 / off) <= NEAR[1]):
            come = (time.value or 0) * off
            said = f"{shown(amount.value, amount.unit)} at {shown(rate.value, rate.unit)} take {shown(float(f'{come:.3g}'), time.unit)}, the article says {shown(time.value, time.unit)}."
            finding = Finding("", CHECK, "conflicting", "product", said, {"figures": spans_of((amount, rate, time))}, METHOD)
            for number in (time, rate, amount):
                yield from spread(number, claims, finding)


STEPS = (60.0, 3600.0)  # times that a minute for a second makes a time too long
TIGHT = 0.01  # relative, that what a slipped unit explains may be off


def _is_unit_slip(rate: Number, amount: Number, time: Number) -> bool:
    """``초당 20토큰 … 600토큰을 30분에``: the digits are right, the unit of the time is not."""
    off = _off(rate, amount, time)
    return any(abs(max(off, 1 / off) / step - 1) <= TIGHT + slack(rate) + slack(amount) for step in STEPS)


def _ways(numbers: Sequence[Number]) -> Iterator[tuple[Number, Number]]:
    """Every rate with an amount of what it counts or carries."""
    for rate, amount in itertools.permutations(numbers, 2):
        unit, _, per = (rate.unit or "").partition("/")
        if per != "s":
            continue
        carried = dimension_of(rate) == "bit/s" and dimension_of(amount) == "bit"
        counted = dimension_of(rate) == "count/s" and amount.unit is not None and (amount.unit == unit or {amount.unit, unit} <= WRITTEN_PARTS)
        if carried or counted:
            yield rate, amount


def _apart(case: Case, *numbers: Number) -> int:
    places = [sentence_index(case, n) for n in numbers]
    return max(places) - min(places)


def _off(rate: Number, amount: Number, time: Number) -> float:
    """How many times the stated time an amount takes."""
    return (amount.base_value or 0) / (rate.base_value or 1) / (time.base_value or 1)
