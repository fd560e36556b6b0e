"""How often a rule was right: a table by slot and rule, measured on one half of the development articles.

A slot that was carried over is looked up under ``carried``. Rules without enough cases take their slot's average.
"""

from __future__ import annotations

from collections.abc import Iterable

from schemas.records import Slot

AVERAGE = {"subject": 0.7, "comparator": 0.75, "benchmark": 0.8, "metric": 0.9, "attributed_to": 0.75, "direction": 0.9}
RIGHT: dict[str, dict[str, float]] = {}


def calibrated(slot: str, method: str) -> float:
    """Share of right fillings of a slot by a rule."""
    rates = RIGHT.get(slot, {})
    key = method if method in rates else method.split(":", 1)[0]
    return rates.get(key, AVERAGE.get(slot, 0.75))


def claim_confidence(slots: Iterable[Slot]) -> float:
    """The product of the slots that make a claim exact; of several benchmarks the best counts."""
    best: dict[str, float] = {}
    for slot in slots:
        if slot.slot in ("subject", "metric", "comparator", "benchmark"):
            best[slot.slot] = max(best.get(slot.slot, 0.0), slot.confidence)
    product = 1.0
    for confidence in best.values():
        product *= confidence
    return round(product, 3)
