"""The equations that explanations print, and whether they hold: read back from the words, by rules of their own.

Sums of several units hold in base units alone; products also as written, as a rate may be read without its time.
"""

from __future__ import annotations

import math
import re
from typing import NamedTuple

from pipeline.extract.units import base_of
from pipeline.verify.numbers import half_step

_SIGN = re.compile(r" ([+×/-]) ")
_NUMBER = re.compile(r"(-?\d[\d,]*(?:\.\d+)?(?:e[+-]\d+)?)(%|×|(?: [A-Za-z][A-Za-z0-9_*/]*)?)")
_EQUATION = re.compile(rf"(?<![\w.,])((?:{_NUMBER.pattern}|1)(?: [+×/-] {_NUMBER.pattern})+) = {_NUMBER.pattern}")
ROUNDED = 1e-5  # six digits are printed


class Printed(NamedTuple):
    words: str
    holds: bool


class _Amount(NamedTuple):
    value: float
    base: float
    half: float  # of the last digit that is printed
    unit: str


def equations(explanation: str) -> list[Printed]:
    """Every ``a / b - 1 = c%``, ``1 - b / a = c%``, ``a + b = c`` and the like, with whether it comes out as printed."""
    return [Printed(m[0], _holds(m[1], m[0].rpartition(" = ")[2])) for m in _EQUATION.finditer(explanation)]


def _holds(left: str, right: str) -> bool:
    result = _amount(right)
    signs, terms = _SIGN.findall(left), [_amount(t) for t in _SIGN.split(left)[::2]]
    scale = 100 if right.endswith("%") and "/" in signs else 1
    one_unit = len({t.unit for t in (*terms, result)}) == 1
    as_written = (one_unit or not {"+", "-"} & set(signs) or "/" in signs or right.endswith(("points", "%"))) and _near(scale * _come(signs, [t.value for t in terms]), result.value, result.half)
    in_base_units = _near(_come(signs, [t.base for t in terms]), result.base, result.half * abs(result.base / result.value) if result.value else 0.0)
    return as_written or (in_base_units and scale == 1)


def _near(come: float, told: float, half: float) -> bool:
    return math.isclose(come, told, rel_tol=ROUNDED, abs_tol=half * 1.001)


def _come(signs: list[str], values: list[float]) -> float:
    """Products and quotients first, from left to right."""
    values = values.copy()
    signs = signs.copy()
    while (place := next((i for i, s in enumerate(signs) if s in "×/"), None)) is not None:
        a, b = values[place], values[place + 1]
        values[place : place + 2] = [a * b if signs.pop(place) == "×" else a / b]
    return values[0] + sum(v if s == "+" else -v for s, v in zip(signs, values[1:], strict=True))


def _amount(words: str) -> _Amount:
    match = _NUMBER.fullmatch(words)
    assert match is not None, words
    value = float(match[1].replace(",", ""))
    base, _ = base_of(value, match[2].strip() or None) if match[2] not in {"%", "×"} else (value, None)
    return _Amount(value, base or 0.0, _half_of(match[1]), match[2].strip())


def _half_of(digits: str) -> float:
    decimals = digits.partition("e")[0].partition(".")[2]
    return 0.5 * 10.0 ** -len(decimals) if decimals else max(0.5, half_step(float(digits.replace(",", ""))) if float(digits.replace(",", "")) >= 1000 else 0.5)
