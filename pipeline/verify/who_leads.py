"""Which side a claim says leads, and whether its values lie the other way round."""

from __future__ import annotations

from pipeline.extract.units import base_of
from pipeline.verify.metrics import COSTS
from pipeline.verify.records import Assertion


def lies_other_way(claim: Assertion, s: Assertion, c: Assertion) -> bool:
    """Whether the values of the subject and of the other side lie the other way round than the direction of the claim says."""
    if claim.direction in {None, "equal"} or s.value is None or c.value is None:
        return False
    a, b = base_of(s.value, s.unit)[0] or 0, base_of(c.value, c.unit)[0] or 0
    return a != b and (a > b) != says_larger(claim, s.metric)


def says_larger(claim: Assertion, metric: str | None) -> bool:
    """Whether the claim's direction makes the subject's value of a metric the larger. More speed is less time."""
    if claim.direction in {"better", "worse"}:
        return (claim.direction == "better") != (metric in COSTS)
    turned = claim.metric not in COSTS and metric in COSTS
    if claim.unit == "x" and claim.value is not None and claim.value < 1:
        return turned  # `yarısından biraz fazla`, `절반을 조금 넘는다`: more than half is less
    return (claim.direction == "higher") != turned


def moves_other_way(claim: Assertion, first: float, second: float) -> bool:
    """Whether what is claimed to rise falls: read as a lead of a thing over its own past."""
    if claim.type != "comparison" or claim.comparators != ("previous",) or claim.direction in {None, "equal"} or first == second:
        return False
    return (second > first) != says_larger(claim, claim.metric)
