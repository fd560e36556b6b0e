"""A relation of numbers, and how far it comes out."""

from __future__ import annotations

from typing import NamedTuple

from pipeline.verify.amounts import Amount, digits, is_in_binary_steps, rounded_to, slack
from pipeline.verify.equations import Equation, made_of
from pipeline.verify.numbers import shown
from pipeline.verify.places import spans_of
from pipeline.verify.records import Finding, Number

CHECK, METHOD = "arithmetic", "relation"
ABOUT = 0.06  # "about" in a product
REACH = 28  # characters around a number in which the words stand that say how it came about


class Term(NamedTuple):
    """One way to come to a number: the numbers it is made from, what they come to and how that is told."""

    numbers: tuple[Number, ...]
    value: float  # in the base units of the result
    slack: float  # relative
    told: str


def fits(target: Number, goal: Amount, term: Term) -> bool:
    if goal.value and abs(term.value / goal.value - 1) <= rounded_to(target):
        return True  # ``192GB짜리 8장, 1.5TB``
    if goal.value and any(is_in_binary_steps(n, target, term.value / goal.value, slack(target) + term.slack + 1e-9) for n in term.numbers):
        return True
    return off_by(goal.value, term) <= slack(target) + term.slack + looseness(target, term) + 1e-9


def looseness(target: Number, term: Term) -> float:
    bounds = any(n.quantifier not in {"exact", "at_least", "at_most"} for n in term.numbers)  # ``en az 12 aylığına``: the term as agreed
    if not bounds and target.quantifier == "about" and len(digits(target)) >= PRECISE:
        return ABOUT_PRECISE  # ``yaklaşık 36,9 TB``: rounded to what is written
    return ABOUT if bounds or target.quantifier != "exact" else 0.0


PRECISE = 3
ABOUT_PRECISE = 0.01


def off_by(value: float, term: Term) -> float:
    return abs(term.value - value) / max(abs(value), abs(term.value), 1e-30)


def agrees(target: Number, term: Term) -> bool:
    return off_by(target.base_value or 0, term) <= slack(target) + term.slack + looseness(target, term) + 1e-9


EXACT = 1e-6


def finding_of(target: Number, term: Term, goal: Amount, cause: str, reason: str) -> Finding:
    unit = (target.unit or "").partition("/")[0] if goal.dimension == "J" and "×" in term.told else target.unit  # ``ayda 27.000 kWh``: so much energy
    come = term.value * (target.value or 0) / goal.value
    said = f"{made_of(term.numbers, come, unit) if '×' in term.told else Equation(term.told, come, unit)}, the article says {shown(target.value, target.unit)}: {reason}."
    return Finding("", CHECK, "conflicting", cause, said, {"figures": spans_of((*term.numbers, target))}, METHOD)
