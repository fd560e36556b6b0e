"""Comparisons without a number: a comparative between two things (``L4보다 빠르다``, ``H100'den daha ucuz``)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pipeline.extract.context import Bound, Context, bound
from pipeline.extract.metrics import metric_words
from pipeline.extract.reading import CLASSES, MAKERS, MEASURES, THINGS, Named, Page, Reading
from pipeline.extract.subjects import Question, choose_subject
from pipeline.languages.grammar import Degree
from schemas.records import Figure

REACH = 70  # code points between the mark of comparison and its adjective


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two sides and the word between them; ``start`` is where the word stands."""

    subject: Bound
    rival: Bound
    degree: Degree
    start: int
    end: int
    metric: str


def find_comparisons(page: Page, reading: Reading, index: int, context: Context, taken: set[int]) -> Iterator[Comparison]:
    """Every marked rival of the sentence that no figure has used; ``taken`` holds the starts of rivals with a number."""
    for rival in reading.names:
        if rival.role != "comparator" or rival.start in taken or rival.type not in THINGS | MAKERS | {"model"}:
            continue
        found = _degree_after(page, reading, rival)
        if found is None:
            continue
        degree, start, end = found
        low, high = reading.clause(start)
        if any(rival.end <= f.start < start and f.kind in MEASURES and f.unit in ("x", "percent", "percentage_point") for f in reading.figures):
            continue
        metric = _metric(page, reading, degree, low, rival, start, high)
        pivot = Figure(start, end, page.text[start:end], "quantity")
        subject = choose_subject(Question(page, reading, index, pivot, metric, context, bound(rival, 0.8, "marked_comparator")))
        if subject is None or subject.name == rival.name or subject.entity is None:
            continue
        if rival.entity.entity_id in CLASSES and subject.entity.entity_id in CLASSES and metric == "performance" and degree.metric is None:
            continue
        yield Comparison(subject, bound(rival, 0.85, "marked_comparator"), degree, start, end, metric)


def _degree_after(page: Page, reading: Reading, rival: Named) -> tuple[Degree, int, int] | None:
    """The nearest word of comparison after the rival, inside its sentence."""
    found = []
    for degree in page.grammar.degrees:
        match = degree.pattern.search(page.folded, rival.end, min(reading.end, rival.end + REACH))
        if match:
            found.append((match.start(), -match.end(), degree))
    if not found:
        return None
    start, end, degree = min(found, key=lambda row: row[:2])
    return degree, start, -end


def _metric(page: Page, reading: Reading, degree: Degree, low: int, rival: Named, start: int, high: int) -> str:
    words = metric_words(page, min(low, rival.start), min(reading.end, start + 20))
    words = [w for w in words if w.metric not in ("rank", "batch_size", "dataset_size")]
    if words:
        return min(words, key=lambda w: abs(w.start - start)).metric
    return degree.metric or "performance"
