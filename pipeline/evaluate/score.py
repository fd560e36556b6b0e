"""The scores of documents and their sums (docs/annotation.md, section 4)."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Self

from pipeline.evaluate.claims import (
    EXACT_SLOTS,
    PredictedClaim,
    Triple,
    all_grades,
    best_claim,
    filled,
    has_triple,
    own_names,
    same_comparison,
    wanted_triples,
)
from pipeline.evaluate.figures import CORE_KINDS, PredictedFigure, covered_runs, fault, locate, match
from pipeline.lexicon import load_lexicon
from schemas.golden import Golden, GoldenClaim, GoldenFigure

TRIPLE_PREDICATES = ("made_by", "evaluated_on")


@dataclass(frozen=True, slots=True)
class Prediction:
    """What the system says of one document, figures in the order of the text."""

    source_text: str
    figures: Sequence[PredictedFigure]
    claims: Sequence[PredictedClaim] = ()
    triples: Sequence[Triple] = ()


@dataclass(frozen=True, slots=True)
class Mistake:
    doc: str
    what: str  # "missed", "figure:kind", "claim missed", "claim:subject,metric", …
    start: int
    surface: str
    gold: Any
    predicted: Any


@dataclass(slots=True)
class Score:
    """Counts of one or more documents; ``+=`` adds another's."""

    counts: Counter[str] = field(default_factory=Counter)
    kinds: defaultdict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    slots: defaultdict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    new_names: Counter[str] = field(default_factory=Counter)  # subjects whose names no lexicon holds
    mistakes: list[Mistake] = field(default_factory=list)
    missing: list[str] = field(default_factory=list)  # documents that the database does not hold
    misplaced: list[str] = field(default_factory=list)  # one sentence for each golden whose offsets do not fit its text
    documents: int = 0  # that were scored

    def __iadd__(self, other: Score) -> Self:
        self.counts.update(other.counts)
        self.new_names.update(other.new_names)
        for mine, theirs in ((self.kinds, other.kinds), (self.slots, other.slots)):
            for key, counter in theirs.items():
                mine[key].update(counter)
        self.mistakes += other.mistakes
        self.missing += other.missing
        self.misplaced += other.misplaced
        self.documents += other.documents
        return self


def score_missing(golden: Golden, name: str, *, counted: bool) -> Score:
    """The score of a golden file whose document is not there: nothing but its name, or, ``counted``, all of its figures missed."""
    counts = Counter(gold_fig=len(golden.figures), gold_claim=len(golden.claims)) if counted else Counter()
    return Score(counts=counts, missing=[name], documents=int(counted))


def score_document(golden: Golden, prediction: Prediction) -> Score:
    """The score of one document that was found by its hash."""
    if golden.media_type == "text/html":
        golden = locate(golden, prediction.source_text)
    score = Score(documents=1)
    pairs = match(golden.figures, prediction.figures)
    right = _score_figures(score, golden, prediction, pairs)
    _score_claims(score, golden, prediction, pairs, right)
    _score_triples(score, golden, prediction)
    return score


def _score_figures(score: Score, golden: Golden, prediction: Prediction, pairs: dict[int, int]) -> set[int]:
    """Counts figures and returns the starts of the gold figures that were read right."""
    counts = score.counts
    counts["runs_covered"], counts["runs"] = covered_runs(prediction.source_text, prediction.figures)
    counts["bad_offsets"] = sum(
        not figure.in_words and prediction.source_text[figure.start : figure.end] != figure.surface for figure in prediction.figures
    )
    counts["gold_fig"], counts["pred_fig"] = len(golden.figures), len(prediction.figures)
    counts["pred_core"] = sum(_is_core(figure) for figure in prediction.figures)
    right = set()
    for index, gold in enumerate(golden.figures):
        predicted = prediction.figures[pairs[index]] if index in pairs else None
        wrong = "missed" if predicted is None else fault(gold, predicted)
        if wrong is None:
            right.add(gold.start)
        else:
            what = "missed" if predicted is None else f"figure:{wrong}"
            score.mistakes.append(Mistake(golden.doc, what, gold.start, gold.surface, gold, predicted))
        label = "right" if wrong is None else "missed" if predicted is None else f"wrong_{wrong}"
        score.kinds[gold.kind].update({"gold": 1, label: 1})
        counts["tp_fig"] += wrong is None
        counts["gold_core"] += _is_core(gold)
        counts["tp_core"] += _is_core(gold) and gold.start in right
    return right


def _is_core(figure: GoldenFigure | PredictedFigure) -> bool:
    return figure.kind in CORE_KINDS and not figure.in_words


def _score_claims(score: Score, golden: Golden, prediction: Prediction, pairs: dict[int, int], right: set[int]) -> None:
    counts = score.counts
    with_figure = [claim for claim in golden.claims if claim.figure is not None]
    predicted_without = [claim for claim in prediction.claims if claim.figure_start is None]
    counts["gold_claim"], counts["gold_claim_num"] = len(golden.claims), len(with_figure)
    counts["gold_claim_qual"] = len(golden.claims) - len(with_figure)
    counts["pred_claim"], counts["pred_claim_qual"] = len(prediction.claims) - len(predicted_without), len(predicted_without)
    figure_at = {figure.start: index for index, figure in enumerate(golden.figures)}
    left = [claim for claim in prediction.claims if claim.figure_start is not None]
    for gold in golden.claims:
        if gold.figure is None:
            counts["tp_claim_qual"] += _take_comparison(gold, predicted_without)
            continue
        index = figure_at.get(gold.figure)
        found = prediction.figures[pairs[index]] if index is not None and index in pairs else None
        candidates = _standing_on(found, left)
        if index is None or found is None or not candidates:
            counts["claim_missed"] += 1
            surface = golden.figures[index].surface if index is not None else "?"
            score.mistakes.append(Mistake(golden.doc, "claim missed", gold.figure, surface, gold, None))
            continue
        best = best_claim(gold, candidates)
        left = [claim for claim in left if claim is not best]
        grades = all_grades(gold, golden.figures[index], best, found)
        for slot, is_right in grades.items():
            score.slots[slot].update({"n": 1, "right": int(is_right)})
        for slot, is_sure in filled(best).items():
            if slot in grades:
                counts.update({"filled": 1, "sure": int(is_sure), "sure_right": int(is_sure and grades[slot])})
        if not any(load_lexicon().knows(name) for name in own_names(gold)):
            score.new_names.update({"n": 1, "right": int(grades["subject"])})
        wrong = [slot for slot in EXACT_SLOTS if not grades[slot]]
        exact = not wrong and golden.figures[index].start in right
        counts["claim_found"] += 1
        counts["tp_claim"] += exact
        if not exact:
            what = f"claim:{','.join(wrong)}"
            score.mistakes.append(Mistake(golden.doc, what, gold.figure, golden.figures[index].surface, gold, best))


def _standing_on(figure: PredictedFigure | None, claims: Sequence[PredictedClaim]) -> list[PredictedClaim]:
    """The claims of a figure, grouped by their starts in the order in which these first occur."""
    if figure is None:
        return []
    groups: dict[int, list[PredictedClaim]] = {}
    for claim in claims:
        if claim.figure_start is not None and figure.start <= claim.figure_start < figure.end:
            groups.setdefault(claim.figure_start, []).append(claim)
    return [claim for group in groups.values() for claim in group]


def _take_comparison(gold: GoldenClaim, predicted: list[PredictedClaim]) -> bool:
    """Takes the first predicted comparison that agrees out of the list."""
    for index, claim in enumerate(predicted):
        if same_comparison(gold, claim):
            del predicted[index]
            return True
    return False


def _score_triples(score: Score, golden: Golden, prediction: Prediction) -> None:
    for predicate, claim, objects in wanted_triples(golden.claims):
        score.counts[f"gold_{predicate}"] += 1
        score.counts[f"tp_{predicate}"] += has_triple(prediction.triples, predicate, claim, objects)


def f_score(right: int, predicted: int, gold: int) -> dict[str, float | int]:
    """Precision, recall, F1 to four digits; one predicted figure may rightly hold several gold ones."""
    predicted = max(predicted, right)
    precision = right / predicted if predicted else 0.0
    recall = right / gold if gold else 0.0
    f1 = 2 * precision * recall / (precision + recall) if precision + recall else 0.0
    return {"p": round(precision, 4), "r": round(recall, 4), "f1": round(f1, 4), "tp": right, "pred": predicted, "gold": gold}


def as_json(score: Score) -> dict[str, Any]:
    """The numbers, under the names that the reference implementation prints; ``sure_slots`` and ``new_names`` are ours.

    ``sure_slots``: of the filled slots of the claims found, the share with a confidence of 0.9 or more, and how many of these
    are right. ``new_names``: right subjects among those whose names no lexicon holds.
    """
    n = score.counts
    return {
        "docs": score.documents,
        "missing": score.missing,
        "digit_coverage": round(n["runs_covered"] / n["runs"], 4) if n["runs"] else None,
        "bad_offsets": n["bad_offsets"],
        "figures": f_score(n["tp_fig"], n["pred_fig"], n["gold_fig"]),
        "core_figures": f_score(n["tp_core"], n["pred_core"], n["gold_core"]),
        "claims_found": f_score(n["claim_found"], n["pred_claim"], n["gold_claim_num"]),
        "claims_exact": f_score(n["tp_claim"], n["pred_claim"], n["gold_claim_num"]),
        "claims_without_figure": f_score(n["tp_claim_qual"], n["pred_claim_qual"], n["gold_claim_qual"]),
        "triples_recall": {predicate: f"{n[f'tp_{predicate}']}/{n[f'gold_{predicate}']}" for predicate in TRIPLE_PREDICATES},
        "slots": {
            slot: f"{counter['right']}/{counter['n']} = {counter['right'] / counter['n']:.3f}"
            for slot, counter in sorted(score.slots.items())
        },
        "sure_slots": {"p": _ratio(n["sure_right"], n["sure"]), "share": _ratio(n["sure"], n["filled"]), "filled": n["filled"]},
        "new_names": {"subject": _ratio(score.new_names["right"], score.new_names["n"]), "n": score.new_names["n"]},
        "kinds": {kind: dict(counter) for kind, counter in sorted(score.kinds.items())},
    }


def _ratio(part: int, whole: int) -> float | None:
    return round(part / whole, 4) if whole else None
