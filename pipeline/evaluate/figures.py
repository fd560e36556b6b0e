"""Predicted figures against gold ones: placed in the text, matched one to one, judged."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from pipeline.evaluate.names import normal, same_number, unit_class
from schemas.golden import Golden, GoldenFigure

CORE_KINDS: Final = frozenset({"quantity", "percentage", "ratio", "money"})
# One predicted figure may hold several gold ones of these kinds: "2022.07.07 13:12" as a moment, "Tablo 3.2".
SHARED_KINDS: Final = frozenset({"date", "time", "index", "chrome", "name"})
BY_KIND_ALONE: Final = frozenset({"name", "index", "chrome"})
DIGIT_RUN: Final = re.compile(r"[0-9０-９]+")
# Lengths of prefix and suffix by which a figure is sought in a rendered page, strictest first.
QUOTES: Final = ((20, 20), (10, 10), (6, 6), (4, 0), (0, 4))
LOOK_BACK: Final = 40  # squeezed characters before the last figure where the next may begin


@dataclass(frozen=True, slots=True)
class PredictedFigure:
    start: int
    end: int
    surface: str
    kind: str
    value: float | None = None
    value_max: float | None = None
    unit: str | None = None
    text_value: str | None = None
    quantifier: str | None = None
    in_words: bool = False


class Span(Protocol):
    @property
    def start(self) -> int: ...
    @property
    def end(self) -> int: ...


def locate(golden: Golden, source_text: str) -> Golden:
    """The golden file with its figures placed by their quotes, white space aside; those not found get negative offsets."""
    kept = [index for index, character in enumerate(source_text) if not character.isspace()]
    squeezed = "".join(source_text[index] for index in kept)
    cursor, placed, moved = 0, [], {}
    for figure in golden.figures:
        surface = _squeeze(figure.surface)
        found = _find_quote(figure, surface, squeezed, cursor)
        start = end = -1 - figure.start
        if found >= 0 and surface:
            start, end = kept[found], kept[found + len(surface) - 1] + 1
            cursor = found + len(surface)
        moved[figure.start] = start
        placed.append(figure.model_copy(update={"start": start, "end": end}))
    claims = [
        claim if claim.figure is None else claim.model_copy(update={"figure": moved.get(claim.figure, claim.figure)})
        for claim in golden.claims
    ]
    return golden.model_copy(update={"figures": placed, "claims": claims})


def _find_quote(figure: GoldenFigure, surface: str, squeezed: str, cursor: int) -> int:
    """Where the surface begins in the squeezed text, -1 where it does not occur."""
    prefix, suffix = _squeeze(figure.prefix), _squeeze(figure.suffix)
    for before, after in QUOTES:
        head = prefix[-before:] if before else ""
        quote = head + surface + suffix[:after]
        found = squeezed.find(quote, max(0, cursor - LOOK_BACK - len(head)))
        found = found if found >= 0 else squeezed.find(quote)
        if found >= 0:
            return found + len(head)
    return -1


def _squeeze(text: str | None) -> str:
    return "".join((text or "").split())


def match(golds: Sequence[GoldenFigure], predictions: Sequence[PredictedFigure]) -> dict[int, int]:
    """Gold index to predicted index, by the largest overlap and then the most equal length, one to one (but ``SHARED_KINDS``)."""
    candidates = sorted(
        (
            (shared, -abs((gold.end - gold.start) - (predicted.end - predicted.start)), i, j)
            for i, gold in enumerate(golds)
            for j, predicted in enumerate(predictions)
            if (shared := overlap(gold, predicted))
        ),
        reverse=True,
    )
    pairs: dict[int, int] = {}
    taken: Counter[int] = Counter()
    for _, _, i, j in candidates:
        if i not in pairs and (not taken[j] or golds[i].kind in SHARED_KINDS):
            pairs[i] = j
            taken[j] += 1
    return pairs


def overlap(a: Span, b: Span) -> int:
    return max(0, min(a.end, b.end) - max(a.start, b.start))


def fault(gold: GoldenFigure, predicted: PredictedFigure) -> str | None:
    """The first field in which a matched figure is wrong, None where it is right."""
    if gold.kind != predicted.kind:
        return "kind"
    if gold.kind in ("date", "time"):
        return None if _same_moment(gold.text_value or "", predicted.text_value or "") else "text_value"
    if gold.kind == "version":
        return None if _same_version(gold.text_value or gold.surface, predicted.text_value or predicted.surface) else "text_value"
    if gold.kind in BY_KIND_ALONE:
        return None
    if gold.value is not None and not same_number(gold.value, predicted.value):
        return "value"
    if gold.value_max is not None and not same_number(gold.value_max, predicted.value_max):
        return "value_max"
    units = {unit_class(gold.unit), unit_class(predicted.unit)}
    return None if gold.kind == "ordinal" or len(units) == 1 or units <= {"count", "none"} else "unit"


def _same_moment(gold: str, predicted: str) -> bool:
    """To the precision of the shorter; where gold leaves the year open, month and day count."""
    if gold.startswith(("XXXX", "--")):
        gold = gold.replace("XXXX", "").lstrip("-")
        predicted = re.sub(r"^(\d{4}|XXXX)?-*", "", predicted)
        return gold[:2] == predicted[:2] and (len(gold) < 5 or len(predicted) < 5 or gold == predicted)
    shorter = min(len(gold), len(predicted))
    return shorter >= 4 and gold[:shorter] == predicted[:shorter]


def _same_version(gold: str, predicted: str) -> bool:
    a, b = normal(gold), normal(predicted)
    return a in b or b in a


def covered_runs(source_text: str, predictions: Sequence[PredictedFigure]) -> tuple[int, int]:
    """Digit runs that lie inside exactly one predicted figure, and all digit runs."""
    cover: Counter[int] = Counter()
    for predicted in predictions:
        cover.update(range(predicted.start, predicted.end))
    runs = [range(*run.span()) for run in DIGIT_RUN.finditer(source_text)]
    return sum(all(cover[index] == 1 for index in run) for run in runs), len(runs)
