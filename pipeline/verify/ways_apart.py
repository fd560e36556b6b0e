"""Every way to say how far two values lie apart: more than the smaller, less than the larger, times, a part, points."""

from __future__ import annotations

from typing import NamedTuple

from pipeline.verify.equations import Equation, apart, less, more, times

RELATIVE = frozenset({"percent", "percentage_point", "x"})  # units in which a lead is told


class Lead(NamedTuple):
    """One reading of two values: its name, and the equation that gives its size."""

    reading: str
    equation: Equation

    @property
    def value(self) -> float:
        return self.equation.value

    @property
    def unit(self) -> str:
        return self.equation.unit or ""


def leads(larger: float, smaller: float, unit: str | None) -> list[Lead]:
    """Every way to say how far two positive values lie apart. ``unit``: of the values; per cents also differ by points."""
    found = [
        Lead("more than the smaller", more(larger, smaller)),
        Lead("less than the larger", less(smaller, larger)),
        Lead("times as much", times(larger, smaller)),
        Lead("part of it", times(smaller, larger)),
    ]
    if unit == "percent":
        found += [Lead("points of difference", apart(larger, smaller, one)) for one in ("percentage_point", "percent")]
    return found
