"""Which two values a stated change is of: those that give it, near or far."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from pipeline.extract.units import base_of
from pipeline.languages import stating_of
from pipeline.lexicon import fold
from pipeline.verify.amounts import dimension_of, slack
from pipeline.verify.differences import is_difference
from pipeline.verify.numbers import MONEY
from pipeline.verify.partners import ASPECTS
from pipeline.verify.records import Case, Number
from pipeline.verify.sides import EARLIER, VALUE_THAN, compared_with, names_in
from pipeline.verify.told_values import alike, near_values, sentences_apart

BACK = 2  # sentences before a change in which its values stand
LOOSE = 0.06  # relative, of a percentage that is compared with its values
PARTS_LOOSE = 0.08  # of ``üçte bir``, ``절반``
ABOUT = 0.1
SURELY = 2.0  # times the tolerance that the other reading must miss


class Fit(NamedTuple):
    """How a stated change fits two values: with the smaller as the base, with the larger, or in a way that says nothing of the base."""

    up: bool
    down: bool
    other: bool
    only: bool  # only one of the readings is anywhere near


def speaks_of(case: Case, stated: Number, dimension: str, second: Number) -> bool:
    """Whether the words around the change speak of what the two values measure, or of nothing that is measured otherwise."""
    sentence = case.sentence_at(stated.start)
    start = second.end if sentence.start <= second.start < stated.start else sentence.start
    words = case.text[max(start, stated.start - 40) : min(sentence.end, stated.end + 16)]
    said = [dimensions for pattern, dimensions in ASPECTS if pattern.search(words)]
    return not said or any(("money" if dimension in MONEY else dimension) in dimensions for dimensions in said)


def pairs_of(case: Case, numbers: list[Number], stated: Number) -> list[tuple[Number, Number, Fit]]:
    """Pairs of like values that the stated change lies between, the nearest first; none where several pairs are as near."""
    near = [n for n in near_values(case, numbers, stated.start, back=BACK) if n.start != stated.start and not (n.unit == stated.unit == "percent" and stating_of(case.language).is_a_change.match(fold(case.text[n.end : n.end + 16]))) and not (n.unit is not None and is_difference(case, n) and not VALUE_THAN.match(case.text[n.end : n.end + 18]))]
    if stated.kind not in {"percentage", "ratio"}:
        title = case.blocks[0] if case.blocks and case.blocks[0].kind == "title" else None
        near += [n for n in numbers if title and title.start <= n.start < title.end and not any(n.value == m.value for m in near)]
    found = []
    if stated.unit in {"percentage_point", "point"}:
        near = [_as_share(n) for n in near]
    for a, b in itertools.combinations([n for n in near if n.unit != "x"], 2):
        if a.base_value == b.base_value or not alike(case, a, b):
            continue
        fit = stated_fit(case, stated, a, b)
        if fit is not None:
            found.append((a, b, fit))
    if not found and stated.kind in {"quantity", "money"} and is_difference(case, stated):
        found = _far_pairs(case, numbers, stated, near)
        return found if len(found) == 1 else []
    if not found:
        return []
    far = [max(sentences_apart(case, stated, n) for n in (a, b)) for a, b, _ in found]
    nearest = [p for p, distance in zip(found, far, strict=True) if distance == min(far)]
    if min(far) > BACK and stated.kind in {"percentage", "ratio"}:
        return []
    if (start := _starting_point(case, numbers, stated)) is not None and not any(start.start in {a.start, b.start} for a, b, _ in nearest):
        return []
    values = {tuple(sorted((a.base_value or 0, b.base_value or 0))) for a, b, _ in nearest}
    return [*nearest, *(p for p in found if p not in nearest)] if len(values) == 1 else []


def _as_share(number: Number) -> Number:
    """``yüzde 98,2 … ilk kuşak 96,5'te kalmıştı, 1,7 puan``: beside points a bare number below a hundred is a percentage."""
    value = number.value or 0.0
    if not (number.unit is None or number.surface.replace(",", "").replace(".", "").isdecimal()) or number.kind != "quantity" or not 0 < value <= 100:  # per cent
        return number
    base, base_unit = base_of(value, "percent")
    return replace(number, kind="percentage", unit="percent", base_value=base, base_unit=base_unit)


def _starting_point(case: Case, numbers: Sequence[Number], stated: Number) -> Number | None:
    """``21%에서 4%포인트 뛴``, ``2760만 개로 15% 더 늘``: a like value just before a change is one of its two, or what came of it."""
    stating = stating_of(case.language)
    sentence = case.sentence_at(stated.start)
    before = [n for n in numbers if sentence.start <= n.start < stated.start and n.unit not in {"x", "percentage_point"}]
    if not before:
        return None
    between = case.text[before[-1].end : stated.start]
    return before[-1] if stating.from_alone.match(between) or stating.came_to.match(between) else None


def stated_fit(case: Case, stated: Number, a: Number, b: Number) -> Fit | None:
    """How a stated change fits two values, whichever is which; None where it does not."""
    low, high = sorted((a.base_value or 0, b.base_value or 0))
    if low <= 0:
        return None
    value, rounding = stated.value or 0, slack(a) + slack(b)
    shares = a.unit == "percent"
    if stated.unit in {"percentage_point", "point"} or (stated.unit == "percent" and shares):
        gap = 100 * (high - low)
        return _alone(abs(gap - value) <= slack(stated) * value + rounding * 100 * low + 1e-6) if shares else None
    if stated.unit == "percent":
        allowed = max(slack(stated) * value + rounding * (100 + value), min(1.0, LOOSE * value), ABOUT * value if stated.quantifier == "about" else 0)
        return _two(value, 100 * (high / low - 1), 100 * (1 - low / high), allowed, tight=slack(stated) * value + 0.5 * rounding * (100 + value))
    if stated.unit == "x":
        if shares:
            return None
        allowed = max(slack(stated) * value, (ABOUT if stated.quantifier == "about" else PARTS_LOOSE if value < 1 else 0.05) * value) + rounding * value
        if value < 1:
            return _two(value, high / low - 1, 1 - low / high, allowed, tight=allowed)
        return _alone(abs(high / low - value) <= allowed) if value >= SMALLEST_MULTIPLE else None
    if not alike(case, stated, a):
        return None
    gap, stated_base = high - low, stated.base_value or 0
    if stated.quantifier in {"more_than", "at_least"}:
        return _alone(stated_base * 0.999 <= gap < stated_base * 1.3)
    return _alone(gap > 0 and abs(gap - stated_base) <= (0.5 * slack(stated) + (0.06 if stated.quantifier == "about" else 0)) * stated_base + 1e-6 * stated_base)


def _far_pairs(case: Case, numbers: list[Number], stated: Number, near: Sequence[Number]) -> list[tuple[Number, Number, Fit]]:
    """A value near a stated difference, and one told long before it, where no other two lie so far apart; one of each pair of values."""
    sentence = case.sentence_at(stated.start)
    told = case.text[max([sentence.start, *(n.end for n in numbers if sentence.start <= n.end <= stated.start)]) : stated.start]
    if not stating_of(case.language).than_it.search(told) and not names_in(told) and not EARLIER.search(fold(compared_with(told + " ") or "")):
        return []  # with what it is compared must be told, or any two values may lie so far apart
    before = [n for n in numbers if n.end <= stated.start and case.block_at(n.start).kind not in {"table", "title", "chrome"} and alike(case, stated, n)]
    found: dict[tuple[float, float], tuple[Number, Number, Fit]] = {}
    for a, b in itertools.combinations(before[-MOST_BEFORE:], 2):
        fit = stated_fit(case, stated, a, b) if a.base_value != b.base_value else None
        if fit is not None and speaks_of(case, stated, dimension_of(a), b):
            found[a.base_value or 0, b.base_value or 0] = (a, b, fit)
    return [p for p in found.values() if p[1] in near or sentences_apart(case, stated, p[0]) <= BACK_FOR_AMOUNTS] if len(found) == 1 else []


MOST_BEFORE = 12  # like amounts before a difference that are tried
BACK_FOR_AMOUNTS = 5  # sentences before a difference in which both of its values may stand
SMALLEST_MULTIPLE = 1.1


def _alone(fits: bool) -> Fit | None:  # noqa: FBT001  # the one thing it is told
    return Fit(up=False, down=False, other=True, only=False) if fits else None


def _two(value: float, up: float, down: float, allowed: float, *, tight: float) -> Fit | None:
    """Fits of a share with the smaller value and with the larger as what is whole; ``tight``: as far as the written digits allow."""
    offs = [abs(up - value) / (allowed + 1e-9), abs(down - value) / (allowed + 1e-9)]
    if min(offs) > 1:
        return None
    only = max(offs) > SURELY and min(abs(up - value), abs(down - value)) <= tight + 1e-9
    return Fit(up=offs[0] <= 1, down=offs[1] <= 1, other=False, only=only)
