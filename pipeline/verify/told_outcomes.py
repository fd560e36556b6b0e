"""Arithmetic by word: a change given out as what comes of the two values just told, and an amount told as exactly so many times another.

``saniyede 15,6 veriyordu, kısınca 11,8'e indi. Yani yüzde 5 kayıp``; ``3,854장 … 꼭 세 배인 1만 752장`` — a third of 10,752 is 3,584.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence

from pipeline.languages import reckoning_of, totalling_of
from pipeline.lexicon import fold
from pipeline.verify.amounts import digits, dimension_of, sentence_index, slack, slipped, swapped
from pipeline.verify.asides import is_denied
from pipeline.verify.equations import as_written
from pipeline.verify.moves import TO
from pipeline.verify.numbers import Tolerances, shown
from pipeline.verify.partners import alike, amount
from pipeline.verify.places import claims_on, measures, spans_of, spread
from pipeline.verify.records import Case, Finding, Number
from pipeline.verify.retold import is_correction

CHECK, METHOD = "arithmetic", "told outcome"
REACH = 40  # characters between the second value and the change that comes of it
EXACTLY = 12  # characters before a multiple in which it is told to be exact
EXPLAINS = 4  # sentences around a change in which two other values may give it
FAR = 3.0  # points that a change may be off, and
OFF = 0.35  # relative, to be no rounding
MOST = 12.0  # times that two values of one thing lie apart
LEAST_DIGITS = 3


def check_told_outcomes(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    del tolerances  # only what is far off is held against an article
    if is_correction(case):
        return
    claims = claims_on(case)
    numbers = [n for n in measures(case) if n.value and n.value > 0 and not n.value_max and case.block_at(n.start).kind not in {"table", "title", "chrome"}]
    for change, values, made in _announced(case, numbers):
        said = f"{shown(values[0].value, values[0].unit)} and {shown(values[1].value, values[1].unit)} are {made:.3g}% apart, the article says {shown(change.value, change.unit)}."
        for number in (change, *values):
            yield from spread(number, claims, Finding("", CHECK, "conflicting", "ratio", said, {"figures": spans_of((*values, change))}, METHOD))
    for times, base, total in _exact_times(case, numbers):
        said = f"{as_written((base, times))}, the article says {shown(total.value, total.unit)}."
        for number in (total, base):
            yield from spread(number, claims, Finding("", CHECK, "conflicting", "ratio", said, {"figures": spans_of((times, base, total))}, METHOD))


def _readings(a: Number, b: Number) -> tuple[float, ...]:
    """What per cent a change of two values may be told as: of the one, of the other, as a share, in points."""
    x, y = amount(a, b)
    low, high = sorted((x, y))
    return (100 * (high / low - 1), 100 * (1 - low / high), 100 * low / high, 100 * high / low, *((high - low,) if a.unit == "percent" else ()))


def _announced(case: Case, numbers: Sequence[Number]) -> Iterator[tuple[Number, tuple[Number, Number], float]]:
    """A percentage right behind the sentence that told what something was and what it came to, far from what the two give, which nothing else nearby gives."""
    totalling = totalling_of(case.language)
    for i, change in enumerate(numbers):
        if i < len(("a", "b")) or change.unit != "percent" or change.quantifier not in {"exact", "about"} or is_denied(case, change):
            continue
        first, second = numbers[i - 2 : i]
        between = case.text[second.end : change.start]
        if not alike(first, second) or "percent" in {first.unit, second.unit} or first.kind not in {"quantity", "money"} or len(between) > REACH or case.sentence_at(first.start) != case.sentence_at(second.start):
            continue
        if (dimension_of(first) == "s" and first.unit in {"year", "month"}) or not TO.match(case.text[second.end : second.end + 26]) or not totalling.comes_of.search(fold(between)) or sentence_index(case, change) - sentence_index(case, second) > 1:
            continue
        x, y = amount(first, second)
        if not 1 / MOST <= x / y <= MOST or x == y or min(len(digits(n)) for n in (first, second)) < len("12") or not {first.quantifier, second.quantifier} <= {"exact", "about"}:
            continue
        near = [n for n in numbers if abs(sentence_index(case, n) - sentence_index(case, change)) <= EXPLAINS and n is not change and alike(n, n)]
        given = [r for a, b in itertools.combinations(near, 2) if a.unit == b.unit or alike(a, b) for r in _readings(a, b)]
        told = change.value or 0.0
        own = _readings(first, second)
        if min(abs(r - told) for r in own) > max(FAR, OFF * told) and not any(abs(r - told) <= max(1.0, 0.05 * told) for r in given):
            yield change, (first, second), own[0] if y > x else own[1]


def _exact_times(case: Case, numbers: Sequence[Number]) -> Iterator[tuple[Number, Number, Number]]:
    """``꼭 세 배인 1만 752장``, ``tam üç katı olan 10.752``: the amount behind an exact multiple, and the one before it of which it is that but for the order of digits or one digit."""
    exactly, totalling = reckoning_of(case.language).exactly, totalling_of(case.language)
    for times, total in itertools.pairwise(numbers):
        if times.unit != "x" or (times.value or 0) <= 1 or total.unit in {None, "percent", "x"} or case.sentence_at(times.start) != case.sentence_at(total.start):
            continue
        if not exactly.search(fold(case.text[max(0, times.start - EXACTLY) : times.start])) or not totalling.times_of.fullmatch(fold(case.text[times.end : total.start])):
            continue
        wanted = (total.value or 0) / (times.value or 1)
        like = [n for n in numbers if n is not total and alike(n, total)]
        if any(abs((n.value or 0) / wanted - 1) <= slack(n) + slack(total) + 1e-9 for n in like):
            continue
        slips = [n for n in like if n.end <= times.start and len(digits(n)) >= LEAST_DIGITS and (slipped(n, wanted) or swapped(n, wanted)) and 0.5 <= (n.value or 0) / wanted <= 2]
        if len({n.value for n in slips}) == 1:
            yield times, slips[-1], total
