"""What a model gets right on lessons it was not taught, by the name comparison of the scorer, and what the rules get right there."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

import torch

from pipeline.evaluate.claims import SENSE, own_names
from pipeline.evaluate.names import as_names, same_metric, same_name
from pipeline.extract.model.features import Span
from pipeline.extract.model.opinions import ROLES, Role
from pipeline.extract.model.tags import decode_tags
from pipeline.extract.model.windows import Tokenizer, cut_windows
from schemas.golden import GoldenClaim
from schemas.records import Claim
from training.examples import SLOTS, Example, Lesson, examples_of
from training.model import Reader, judge

GOAL = {"subject": 3.0, "comparator": 1.0, "benchmark": 1.0, "metric": 1.0, "claim": 1.0}  # weights of what early stopping looks at


def measure(reader: Reader, tokenizer: Tokenizer, lessons: Sequence[Lesson]) -> dict[str, dict[str, float]]:
    """Shares of right answers, by language and over all. ``names_f1``: spans of names; ``claim``: F1 of figures with a claim."""
    reader.eval()
    counts: dict[str, Counter[str]] = defaultdict(Counter)
    with torch.no_grad():
        for lesson in lessons:
            unread = read_names(reader, tokenizer, lesson)
            count = counts[lesson.language]
            _count_names(count, lesson, unread)
            for example in examples_of(lesson, tokenizer, unread=unread):
                _count_example(count, reader, example)
    counts["all"] = sum(counts.values(), Counter())
    return {group: _shares(count) for group, count in counts.items()}


def _shares(count: Counter[str]) -> dict[str, float]:
    shares = {
        name.removesuffix("+"): round(count[name] / max(1, count[name.removesuffix("+") + "="]), 4) for name in sorted(count) if name.endswith("+")
    }
    shares["claim"] = round(2 * count["claim_hit"] / max(1, count["claim_said"] + count["claim_gold"]), 4)
    shares["names_f1"] = round(2 * count["name_hit"] / max(1, count["name_said"] + count["name_gold"]), 4)
    shares["goal"] = round(sum(weight * shares.get(name, 0.0) for name, weight in GOAL.items()) / sum(GOAL.values()), 4)
    return shares


def read_names(reader: Reader, tokenizer: Tokenizer, lesson: Lesson) -> list[tuple[int, int]]:
    """Spans that the model takes for names, with the mentions of the document in view."""
    found: dict[tuple[int, int], float] = {}
    for window in cut_windows(lesson.document, tokenizer):
        example = _bare(lesson, window.tokens.ids, window.tokens.marks)
        logits = reader.heads.tags(reader.states([example])[0])
        for one in decode_tags(torch.softmax(logits, -1).numpy(), window.tokens, lesson.document.article.source_text, lesson.language):
            found[one.start, one.end] = max(one.probability, found.get((one.start, one.end), 0.0))
    return sorted(found)


def _bare(lesson: Lesson, ids: list[int], marks: list[int]) -> Example:
    import numpy as np

    empty = np.zeros((0, 0), dtype=np.float32)
    nothing = np.zeros((0, 2), dtype=np.int64)
    return Example(lesson, ids, marks, [], [], nothing, empty, [], nothing, empty, empty, [])


def _count_names(count: Counter[str], lesson: Lesson, said: Iterable[tuple[int, int]]) -> None:
    gold, spans = {(start, end) for start, end, _ in lesson.names}, set(said)
    count.update({"name_hit": len(gold & spans), "name_said": len(spans), "name_gold": len(gold)})


def _count_example(count: Counter[str], reader: Reader, example: Example) -> None:
    states = reader.states([example])[0]
    figures, roles = judge(reader, states, example)
    logits = reader.heads.kind(figures)
    chosen = torch.softmax(roles, -1)
    for number, answer in enumerate(example.answers):
        said = bool(logits[number, 0] > 0)
        count.update({"claim_said": said, "claim_gold": answer.claim, "claim_hit": said and answer.claim})
        if not answer.claim:
            continue
        fillings: dict[Role, str | None] = {role: best_name(example, chosen[number, n].tolist()) for n, role in enumerate(ROLES)}
        classes = best_classes(reader, logits[number])
        grade(count, answer.golds, fillings, classes)


def best_name(example: Example, probabilities: list[float]) -> str | None:
    """The name with the highest probability over all its places; None, or "previous"."""
    total: dict[str | None, float] = {None: probabilities[-2], "previous": probabilities[-1]}
    for one, probability in zip(example.spans, probabilities, strict=False):
        name = name_of(example.lesson, one)
        total[name] = total.get(name, 0.0) + probability
    return max(total, key=lambda name: total[name])


def name_of(lesson: Lesson, one: Span) -> str:
    if one.entity_id is None:
        return lesson.document.article.source_text[one.start : one.end]
    return next(entity.name for entity in lesson.document.entities if entity.entity_id == one.entity_id)


def best_classes(reader: Reader, logits: torch.Tensor) -> dict[str, str]:
    classes, at = {}, 1
    for name, labels in reader.heads.labels.groups().items():
        classes[name] = labels[int(logits[at : at + len(labels)].argmax())]
        at += len(labels)
    return classes


def grade(count: Counter[str], golds: Sequence[GoldenClaim], fillings: dict[Role, str | None], classes: dict[str, str]) -> None:
    """Counts what is right against the gold claim that agrees best."""
    graded = [_grades(gold, fillings, classes) for gold in golds]
    best = max(graded, key=lambda one: sum(one[slot] for slot in ("subject", "metric", "comparator", "benchmark")))
    gold = golds[graded.index(best)]
    best["exact"] = all(best[slot] for slot in ("subject", "metric", "comparator", "benchmark"))
    for slot in ("comparator", "benchmark", "attributed_to"):
        if getattr(gold, slot):
            best[f"{'speaker' if slot == 'attributed_to' else slot}_given"] = best["speaker" if slot == "attributed_to" else slot]
    for name, right in best.items():
        count.update({f"{name}=": 1, f"{name}+": int(right)})


def _grades(gold: GoldenClaim, fillings: dict[Role, str | None], classes: dict[str, str]) -> dict[str, bool]:
    grades: dict[str, bool] = {}
    for role, slot in SLOTS.items():
        wanted = own_names(gold) if role == "subject" else as_names(getattr(gold, slot))
        grades[role] = same_name(wanted, fillings[role])
    grades["metric"] = same_metric(gold.metric, classes["metric"])
    grades["type"] = gold.type == classes["type"]
    grades["direction"] = SENSE.get(gold.direction or "") == SENSE.get(classes["direction"])
    grades["modality"] = gold.modality == classes["modality"]
    return grades


def _said(claim: Claim | None) -> tuple[dict[Role, str | None], dict[str, str]]:
    if claim is None:
        return dict.fromkeys(ROLES, "(no claim)"), {"metric": "", "type": "", "direction": "(no claim)", "modality": ""}
    fillings: dict[Role, Any] = {
        "subject": claim.subject, "comparator": claim.comparator, "benchmark": list(claim.benchmark) or None, "speaker": claim.attributed_to,
    }  # fmt: skip
    return fillings, {"metric": claim.metric or "", "type": claim.type, "direction": claim.direction or "none", "modality": claim.modality}


def as_text(scores: dict[str, dict[str, Any]]) -> str:
    return json.dumps(scores, ensure_ascii=False, indent=1)
