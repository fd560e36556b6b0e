"""Equations of explanations: what is printed and what is judged come of the same operands.

Who judges a value takes it from an equation, and who explains the verdict prints that equation.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from pipeline.extract.units import base_of
from pipeline.verify.amounts import ENERGY, SECONDS
from pipeline.verify.numbers import shown
from pipeline.verify.records import Number


class Equation(NamedTuple):
    """A left side as printed, and what it comes to. ``unit`` as of figures; None prints a bare number."""

    left: str
    value: float
    unit: str | None = None

    def __str__(self) -> str:
        return f"{self.left} = {come_to(self.value, self.unit)}"


def come_to(value: float, unit: str | None) -> str:
    """A change, a multiple or a share to three digits, an amount to six."""
    if unit == "percentage_point":
        return f"{plain(value, 3)} points"
    return f"{plain(value, 3)}{'%' if unit == 'percent' else '×'}" if unit in {"percent", "x"} else shown(float(f"{value:.6g}"), unit)


def plain(value: float, digits: int) -> str:
    """Never in powers of ten: 16,900 and no 1.69e+04."""
    return shown(float(f"{value:.{digits}g}")) if abs(value) >= 10**digits else f"{value:.{digits}g}"


def more(a: float, b: float) -> Equation:
    """How much more than ``b`` is ``a``."""
    return Equation(f"{shown(a)} / {shown(b)} - 1", 100 * (a / b - 1), "percent")


def less(a: float, b: float) -> Equation:
    """How much less than ``b`` is ``a``."""
    return Equation(f"1 - {shown(a)} / {shown(b)}", 100 * (1 - a / b), "percent")


def less_in_parts(a: float, b: float) -> Equation:
    return Equation(f"1 - {shown(a)} / {shown(b)}", 1 - a / b, "x")


def times(a: float, b: float) -> Equation:
    return Equation(f"{shown(a)} / {shown(b)}", a / b, "x")


def times_more(a: float, b: float) -> Equation:
    return Equation(f"{shown(a)} / {shown(b)} - 1", a / b - 1, "x")


def share(a: float, b: float) -> Equation:
    return Equation(f"{shown(a)} / {shown(b)}", 100 * a / b, "percent")


def apart(a: float, b: float, unit: str | None) -> Equation:
    """How far two values in one unit lie apart; percentages lie points apart."""
    own = None if unit in {"percentage_point", "percent"} else unit
    return Equation(f"{shown(a, own)} - {shown(b, own)}", a - b, unit)


def in_one_unit(a: float, unit: str | None, b: float, other: str | None) -> tuple[float, float, str | None]:
    """Two values in one unit, that of the first; as written where they have one. ``(3.9, "kW", 700, "W")`` -> ``(3.9, 0.7, "kW")``."""
    if unit == other or unit is None or other is None:
        return a, b, unit or other
    one, base = base_of(1.0, unit)
    second, other_base = base_of(b, other)
    return (a, (second or 0.0) / one, unit) if one and base == other_base else (a, b, unit)


def joined(sign: str, terms: Sequence[Number]) -> str:
    """The left side of a sum or a product."""
    return f" {sign} ".join(shown(n.value, n.unit) for n in terms)


def made_of(factors: Sequence[Number], come: float, unit: str | None) -> Equation:
    """What amounts make together, with what lies between their units of time: ``8 card × 3 USD/h × 24 h/day = 576 USD/day``."""
    return Equation(joined("×", factors) + _between_times([n.unit or "" for n in factors], unit or "", come / (math.prod(n.value or 0.0 for n in factors) or 1.0)), come, unit)


ABOUT_A_MONTH = 0.09  # relative: months and years are reckoned in several lengths


def _between_times(units: Sequence[str], result: str, times: float) -> str:
    """`` × 24 h/day`` where what is written comes to ``times`` less for a unit of time that another or the result has in place of it."""
    told = {_time_of(unit) for unit in units}
    for short, long in ((s, u) for s in SECONDS for u in SECONDS if SECONDS[s] < SECONDS[u] and {s, u} <= told | {_time_of(result)}):
        for sign, ratio in (("×", times), ("/", 1 / times if times else 0.0)):
            if abs(ratio / (SECONDS[long] / SECONDS[short]) - 1) <= (ABOUT_A_MONTH if long in {"month", "year"} else 1e-6):
                return f" {sign} {shown(float(f'{ratio:.6g}'))} {short}/{long}"
    return ""


def _time_of(unit: str) -> str:
    """``h`` of ``h``, ``USD/h`` and ``kWh``."""
    head, _, per = unit.partition("/")
    return "h" if head in ENERGY else per if per in SECONDS else head


def added(parts: Sequence[Number], total: Number) -> Equation:
    """The sum of amounts in the unit of their total; as written where one has no unit or all have the same."""
    units = {n.unit for n in (*parts, total)}
    if len(units) == 1 or None in units or not total.base_value:
        return Equation(joined("+", parts), sum(p.value or 0.0 for p in parts), total.unit)
    return Equation(joined("+", parts), sum(p.base_value or 0.0 for p in parts) * (total.value or 0.0) / total.base_value, total.unit)


def multiplied(factors: Sequence[Number], total: Number) -> Equation:
    """The product of amounts in the unit of their total."""
    scale = (total.value or 0.0) / total.base_value if total.base_value else 1.0
    return Equation(joined("×", factors), math.prod(f.base_value or f.value or 0.0 for f in factors) * scale, total.unit)


def as_written(factors: Sequence[Number]) -> Equation:
    """The product of what is written, whatever its units."""
    return Equation(joined("×", factors), math.prod(f.value or 0.0 for f in factors))
