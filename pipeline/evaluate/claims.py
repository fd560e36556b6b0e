"""Predicted claims against gold ones: those with a figure through it, the others by subject and comparator."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from pipeline.evaluate.figures import PredictedFigure
from pipeline.evaluate.names import as_names, normal, same_metric, same_name
from schemas.golden import GoldenClaim, GoldenFigure

EXACT_SLOTS: Final = ("subject", "metric", "comparator", "benchmark")
SURE: Final = 0.9  # confidence from which a slot is called sure
SENSE: Final = {"better": "up", "higher": "up", "worse": "down", "lower": "down", "equal": "equal"}


@dataclass(frozen=True, slots=True)
class PredictedClaim:
    figure_start: int | None
    type: str
    subject: Any = None
    vendor: Any = None
    metric: str | None = None
    comparator: Any = None
    benchmark: Any = None
    direction: str | None = None
    modality: str | None = None
    attributed_to: Any = None
    confidence: Mapping[str, float] = field(default_factory=dict)  # of each slot that is filled; of several words the lowest


@dataclass(frozen=True, slots=True)
class Triple:
    subject: Any
    predicate: str
    object: Any


def own_names(claim: GoldenClaim) -> list[str]:
    """The subject's names without its bare maker, where the gold names the product itself."""
    names = as_names(claim.subject)
    without_maker = [name for name in names if not claim.vendor or normal(name) != normal(claim.vendor)]
    return without_maker or names


def exact_grades(gold: GoldenClaim, predicted: PredictedClaim) -> dict[str, bool]:
    return {
        "subject": same_name(own_names(gold), predicted.subject),
        "metric": same_metric(gold.metric, predicted.metric),
        "comparator": same_name(gold.comparator, predicted.comparator),
        "benchmark": same_name(gold.benchmark, predicted.benchmark),
    }


def all_grades(gold: GoldenClaim, figure: GoldenFigure, predicted: PredictedClaim, found: PredictedFigure) -> dict[str, bool]:
    """Every slot that counts for this claim; ``(given)`` ones only where gold fills them."""
    grades = exact_grades(gold, predicted)
    grades["direction"] = SENSE.get(gold.direction or "") == SENSE.get(predicted.direction or "")
    grades["attributed_to"] = same_name(gold.attributed_to, predicted.attributed_to)
    grades["type"] = gold.type == predicted.type
    grades["modality"] = gold.modality == (predicted.modality or "asserted")
    given = {slot: grades[slot] for slot in ("attributed_to", "direction", "comparator", "benchmark") if getattr(gold, slot)}
    if gold.vendor:
        given["vendor"] = same_name(gold.vendor, predicted.vendor)
    if figure.quantifier != "exact":
        given["quantifier"] = figure.quantifier == (found.quantifier or "exact")
    return grades | {f"{slot}(given)": right for slot, right in given.items()}


def filled(predicted: PredictedClaim) -> dict[str, bool]:
    """The slots that hold something, by the names of their grades, and whether each is sure; a maker is graded where gold knows one."""
    slots = (*EXACT_SLOTS, "direction", "attributed_to", "vendor(given)")
    held = {slot: (getattr(predicted, slot.removesuffix("(given)")), predicted.confidence.get(slot.removesuffix("(given)"), 0.0)) for slot in slots}
    return {slot: confidence >= SURE for slot, (value, confidence) in held.items() if value not in (None, "", "[]", [])}


def best_claim(gold: GoldenClaim, candidates: Sequence[PredictedClaim]) -> PredictedClaim:
    """The candidate with the most exact slots right, the first of equals."""
    return max(candidates, key=lambda predicted: sum(exact_grades(gold, predicted).values()))


def same_comparison(gold: GoldenClaim, predicted: PredictedClaim) -> bool:
    """For claims without a figure."""
    return same_name(gold.subject, predicted.subject) and same_name(gold.comparator, predicted.comparator)


def wanted_triples(claims: Sequence[GoldenClaim]) -> list[tuple[str, GoldenClaim, list[str]]]:
    """Predicate, claim and object names of the distinct triples that follow from gold claims."""
    wanted: dict[tuple[str, str, str], tuple[str, GoldenClaim, list[str]]] = {}
    for predicate, slot in (("made_by", "vendor"), ("evaluated_on", "benchmark")):
        for claim in claims:
            subjects, objects = own_names(claim), as_names(getattr(claim, slot))
            if subjects and objects:
                wanted.setdefault((predicate, subjects[0], objects[0]), (predicate, claim, objects))
    return list(wanted.values())


def has_triple(triples: Sequence[Triple], predicate: str, claim: GoldenClaim, objects: list[str]) -> bool:
    return any(
        triple.predicate == predicate and same_name(own_names(claim), triple.subject) and same_name(objects, triple.object)
        for triple in triples
    )
