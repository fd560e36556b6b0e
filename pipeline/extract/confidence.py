"""How often a rule was right, measured on one half of the development articles and checked on the other.

``confidence.toml`` holds, by slot, the share of right fillings of every rule; a rule without enough cases takes its slot's average.
Where answers were weighed, a logistic line tells the share of right fillings by the share of the weight that the chosen one had (Platt 1999) and by
the rule that gave it: for a subject (``subject``) and every slot that rules and model weighed together (``subject_heard``); for a maker by the
confidence of the subject that it makes, one for subjects that the lexicon knows (``vendor_known``, ``vendor_known_heard``) and one for all others
(``vendor``, ``vendor_heard``). Tables of points are curves, along which shares rise: for whole claims (``claim``, ``claim_heard`` with a model) the
share of right ones by the product of their slots.
"""

from __future__ import annotations

import tomllib
from bisect import bisect_right
from collections.abc import Iterable, Mapping
from functools import cache
from math import exp, log, prod
from pathlib import Path

from schemas.records import Slot

ABSTAIN = 0.15  # a slot below it stays empty; on the development articles one such slot in seven would have been right
EXACT_SLOTS = ("subject", "metric", "comparator", "benchmark")  # those that make a claim exact
LEVEL, SLOPE = "level", "slope"  # of a logistic line; its other entries are added for a rule
SUREST = 0.997  # a share beyond it, or below its rest, says no more


@cache
def _tables() -> dict[str, dict[str, float]]:
    """Slot -> rule, or place on a curve -> share of right fillings."""
    data = tomllib.loads(Path(__file__).with_name("confidence.toml").read_text(encoding="utf-8"))
    return {slot: {str(key): float(value) for key, value in table.items()} for slot, table in data.items()}


def calibrated(slot: str, method: str) -> float:
    """Share of right fillings of a slot by a rule."""
    rates = _tables().get(slot, {})
    return _of_rule(rates, method, rates.get("average", 0.75))


def _of_rule(table: Mapping[str, float], method: str, otherwise: float) -> float:
    return table.get(method, table.get(method.split(":", 1)[0], otherwise))


def rate_of_share(slot: str, share: float, method: str, *, heard: bool) -> float:
    """Share of right fillings of a slot whose answers were weighed, by the share of the weight that the chosen one had and the rule that gave it. ``heard``: with a model."""
    line = _tables().get(f"{slot}_heard" if heard else slot)
    if line is None:
        return round(share, 3)
    return round(1 / (1 + exp(-line[LEVEL] - line[SLOPE] * log_odds(share) - _of_rule(line, method, 0.0))), 3)


def log_odds(share: float) -> float:
    kept = min(max(share, 1 - SUREST), SUREST)
    return log(kept / (1 - kept))


def claim_confidence(slots: Iterable[Slot], certainty: float | None = None) -> float:
    """Share of claims like this one that are right in every slot. ``certainty``: the model's probability of a claim, None without one."""
    together = product(slots)
    return round(rate_at("claim", together) if certainty is None else rate_at("claim_heard", together * certainty), 3)


def product(slots: Iterable[Slot]) -> float:
    """The product of the slots that make a claim exact; of several benchmarks the best counts."""
    best: dict[str, float] = {}
    for slot in slots:
        if slot.slot in EXACT_SLOTS:
            best[slot.slot] = max(best.get(slot.slot, 0.0), slot.confidence)
    return prod(best.values())


def rate_at(table: str, place: float) -> float:
    """Share of right ones at a place, along straight lines between the points of the table; without a table the place itself."""
    points = _points(table)
    if not points:
        return place
    at = bisect_right(points, (place, 2.0))
    if at in (0, len(points)):
        return points[min(at, len(points) - 1)][1]
    (low, left), (high, right) = points[at - 1], points[at]
    return left + (right - left) * (place - low) / (high - low)


@cache
def _points(table: str) -> list[tuple[float, float]]:
    return sorted((float(key), rate) for key, rate in _tables().get(table, {}).items())
