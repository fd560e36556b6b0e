"""Whether two numbers can be of one thing, and whether one tells the other again: exactly, rounded or as a bound."""

from __future__ import annotations

import math
from functools import lru_cache

from pipeline.verify.amounts import digits, dimension_of
from pipeline.verify.numbers import written_half_step
from pipeline.verify.records import Number

BAND = "대"
ROUND_SHARE = 0.03  # relative, that a headline's round percentage may be off: 40% for 41%, and not for 44%
LEAST_BARE = 10  # smaller bare numbers count anything
BOUNDS = {"at_least": 1, "more_than": 1, "at_most": -1, "less_than": -1}


def restates(number: Number, other: Number) -> bool:
    """Whether one number is the other, perhaps written with fewer digits, or a bound that holds."""
    a, b = value_beside(number, other), value_beside(other, number)
    for bound, x, y in ((number, a, b), (other, b, a)):
        side = BOUNDS.get(bound.quantifier)
        if side is not None and (y - x) * side >= -1e-9:
            return True
    if any(_is_in_band(x, y) for x, y in ((number, other), (other, number))):
        return True
    loose = 0.06 if "about" in {number.quantifier, other.quantifier} else 0.0
    allowed = max(half(number), half(other), loose)
    return abs(a - b) <= (allowed + 1e-9) * max(a, b)


def _is_in_band(band: Number, other: Number) -> bool:
    """``20만원대`` and ``24만 9천원``: whether a number begins with the digits of another that stands for all of them."""
    low, value = band.value or 0.0, other.value or 0.0
    if band.kind not in {"money", "percentage"} or not band.surface.endswith(BAND) or band.unit != other.unit or low <= 0:
        return False
    step = 10.0 ** math.floor(math.log10(low) + 1e-9)
    while abs(low / step - round(low / step)) > 1e-9:
        step /= 10
    return low <= value < low + step


def half(number: Number) -> float:
    """Half of the last digit written, relatively: what a headline's rounding allows."""
    written = digits(number)
    if number.unit in {"percent", "percentage_point"} and number.value and written:
        return min(max(written_half_step(number.surface, number.value) / number.value, ROUND_SHARE), 0.12)
    return _half(written)


@lru_cache(maxsize=4096)
def _half(written: str) -> float:
    return 0.0 if not written else min(0.5 / max(float(written[:6]) / 10 ** max(0, len(written[:6]) - len(written)), 1.0), 0.12)


def value_beside(number: Number, other: Number) -> float:
    """In base units, unless one of the two has no unit."""
    bare = None in {number.unit, other.unit}
    return (number.value if bare else number.base_value) or 0.0


def like(number: Number, other: Number) -> bool:
    """Whether two numbers can be of one thing: the same dimension, and of counts the same word or none."""
    if number.kind != other.kind and "quantity" not in {number.kind, other.kind}:
        return False
    if None in {number.unit, other.unit}:
        if number.unit != other.unit and not float((number if number.unit is None else other).value or 0).is_integer():
            return False  # a coefficient, as the PUE of a hall, and a size
        if number.unit != other.unit and max(number.value or 0, other.value or 0) < LEAST_BARE and dimension_of(number) == "count":
            return False
        return dimension_of(number) == dimension_of(other) == "count" or number.kind == other.kind == "quantity"
    if dimension_of(number) != dimension_of(other):
        return False
    return dimension_of(number) != "count" or number.unit == other.unit or "piece" in {number.unit, other.unit}
