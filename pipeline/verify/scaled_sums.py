"""Arithmetic by place: a total or a difference that its numbers make but for thousands of one of them.

``42 milyar dolar … 25 milyon, 11 milyon, 6 milyon``; ``136만 원 … 128만 원이라 8억 원 비싸다``.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence

from pipeline.languages import reckoning_of
from pipeline.verify.amounts import digits, dimension_of, sentence_index, worth
from pipeline.verify.differences import is_difference
from pipeline.verify.equations import joined
from pipeline.verify.numbers import MONEY, Tolerances, shown
from pipeline.verify.places import claims_on, spans_of, spread
from pipeline.verify.records import Case, Finding, Number
from pipeline.verify.told_values import told_values

CHECK, METHOD = "arithmetic", "scaled sum"
KINDS = frozenset({"bit", "bit/s", "W", "operation/s", *MONEY})
THOUSANDS = (1e3, 1e6)
LOOSE = 0.04  # relative, that roundings of what comes out as it stands leave open
PARTS = range(3, 6)  # of a total
TOGETHER = 1  # sentences from the first part to the last
FAR = 6  # sentences between the parts and their total
LARGE = 50.0  # times that the odd one is too large or too small for the others
EVEN = 1e-6  # relative
LEAST_PART = 1e-3  # of a total
GREAT = 1e6  # of a number whose currency is told once for several: ``A'dan 5,2 milyar, B'den 2,6 milyar lira``
SCALED = 1e4  # of an amount of money that has a word for a large number
SURE = 2  # digits of a total
NEAR = 2  # sentences from a difference in which its two values stand
ENOUGH = 5  # digits of the three together


def check_scaled_sums(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    del tolerances  # sums are compared to the last digit
    claims = claims_on(case)
    amounts = [n for n in told_values(case) if n.quantifier == "exact" and not n.value_max and case.block_at(n.start).kind not in {"table", "title", "chrome"}]
    for said, found in (*_in_sums(case, amounts), *_in_gaps(case, amounts)):
        for number in found:
            yield from spread(number, claims, Finding("", CHECK, "conflicting", "unit_error", said, {"figures": spans_of(found)}, METHOD))


def _in_sums(case: Case, amounts: Sequence[Number]) -> Iterator[tuple[str, tuple[Number, ...]]]:
    """Amounts told one after another and their total, one of which is thousands of times too large or too small to be of them."""
    for kind in dict.fromkeys(dimension_of(n) for n in amounts):
        if kind not in KINDS:
            continue
        like = [n for n in amounts if (dimension_of(n) == kind and "/" not in (n.unit or "").removesuffix("/s")) or (kind in MONEY and n.unit is None and worth(n) >= GREAT)]
        for size, start in ((many, at) for many in PARTS for at in range(len(like) - many + 1)):
            parts = like[start : start + size]
            if sentence_index(case, parts[-1]) - sentence_index(case, parts[0]) > TOGETHER:
                continue
            near = [n for n in like if n not in parts and -FAR <= sentence_index(case, n) - sentence_index(case, parts[0]) <= FAR]
            if any(abs(sum(map(worth, parts)) / worth(n) - 1) <= LOOSE for n in near):
                continue
            for total in near:
                if len(digits(total)) >= SURE and (odd := _odd_part(case, parts, total)) is not None:
                    yield f"{joined('+', parts)} make {shown(total.value, total.unit)} only if {shown(odd.value, odd.unit)} is thousands of times as much or as little.", (*parts, total)


def _odd_part(case: Case, parts: Sequence[Number], total: Number) -> Number | None:
    """The part, or the total, that is of another scale than all the others."""
    for odd in (total, *parts):
        rest = [worth(n) for n in parts if n is not odd]
        if odd is total and not worth(total) > LARGE * sum(rest) and not worth(total) * LARGE < min(rest):
            continue
        if dimension_of(odd) in MONEY and worth(odd) < SCALED:
            continue
        if odd is not total and not worth(odd) * LARGE < min(rest) and not worth(odd) > LARGE * worth(total):
            continue
        for step in reckoning_of(case.language).scales if dimension_of(total) in MONEY else THOUSANDS:
            for factor in (step, 1 / step):
                if odd is not total and worth(odd) * factor < LEAST_PART * worth(total):
                    continue  # the others make the total without it
                summed = sum(rest) + (0.0 if odd is total else worth(odd) * factor)
                if abs(summed / (worth(total) * (factor if odd is total else 1.0)) - 1) <= EVEN:
                    return odd
    return None


def _in_gaps(case: Case, amounts: Sequence[Number]) -> Iterator[tuple[str, tuple[Number, ...]]]:
    """``136만 원 … 128만 원이라 8억 원 비싸다``, ``62W였는데 지금은 38.4kW다. 23.6kW 덜 쓴다``: a difference that its two values give but for thousands of one of the three."""
    for gap in amounts:
        if dimension_of(gap) not in KINDS or not is_difference(case, gap):
            continue
        here = sentence_index(case, gap)
        like = [n for n in amounts if n is not gap and dimension_of(n) == dimension_of(gap) and "/" not in (n.unit or "").removesuffix("/s") and abs(sentence_index(case, n) - here) <= NEAR]
        if any(abs(abs(worth(a) - worth(b)) / worth(gap) - 1) <= LOOSE for a, b in itertools.combinations(like, 2)):
            continue
        for a, b in itertools.combinations([n for n in like if n.start < gap.start], 2):
            odd = _odd_of_gap(case, a, b, gap)
            if odd is not None and sum(len(digits(n)) for n in (a, b, gap)) >= ENOUGH:
                yield f"{shown(a.value, a.unit)} and {shown(b.value, b.unit)} lie {shown(gap.value, gap.unit)} apart only if {shown(odd.value, odd.unit)} is thousands of times as much or as little.", (gap, a, b)


def _odd_of_gap(case: Case, a: Number, b: Number, gap: Number) -> Number | None:
    """The one of another scale than the other two, where the difference comes out with it in theirs."""
    for odd in (gap, a, b):
        rest = [worth(n) for n in (a, b, gap) if n is not odd]
        if (dimension_of(odd) in MONEY and worth(odd) < SCALED) or 1 / LARGE < worth(odd) / max(rest) < LARGE:
            continue
        for step in reckoning_of(case.language).scales if dimension_of(gap) in MONEY else THOUSANDS:
            for f in (step, 1 / step):
                x, y, z = (worth(n) * (f if n is odd else 1.0) for n in (a, b, gap))
                if abs(abs(x - y) / z - 1) <= EVEN and x > 0 and y > 0:
                    return odd
    return None
