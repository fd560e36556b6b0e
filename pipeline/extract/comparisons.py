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
        found = _degree_after(page, reading, rival.end)
        if found is None:
            continue
        degree, start, end = found
        if any(rival.end <= f.start < start and f.kind in MEASURES and f.unit in ("x", "percent", "percentage_point") for f in reading.figures):
            continue
        metric = _metric(page, reading, degree, rival, start)
        pivot = Figure(start, end, page.text[start:end], "quantity")
        subject = choose_subject(Question(page, reading, index, pivot, metric, context, bound(rival, 0.8, "marked_comparator")))
        if subject is None or subject.name == rival.name or subject.entity is None:
            continue
        if rival.entity.entity_id in CLASSES and subject.entity.entity_id in CLASSES and metric == "performance" and degree.metric is None:
            continue
        yield Comparison(subject, bound(rival, 0.85, "marked_comparator"), degree, start, end, metric)


def find_progress(page: Page, reading: Reading, index: int, context: Context) -> Iterator[Comparison]:
    """``전작보다 빨라졌다``, ``geçen yıla göre arttı``: a comparison with one's own past that states no number."""
    for match in page.grammar.previous.finditer(page.folded, reading.start, reading.end):
        mark = page.grammar.past_mark.match(page.folded, match.end(), min(reading.end, match.end() + 24))
        if not mark:
            continue
        found = _degree_after(page, reading, mark.end())
        if found is None or any(reading.start <= f.start < found[2] + 30 and f.kind in MEASURES for f in reading.figures):
            continue
        degree, start, end = found
        low, high = reading.clause(start)
        words = [w for w in metric_words(page, low, high) if w.metric not in ("rank", "batch_size")]
        metric = min(words, key=lambda w: abs(w.start - start)).metric if words else degree.metric or "performance"
        rival = Bound("previous", None, match.start(), match.end(), 0.7, "own_past")
        subject = choose_subject(Question(page, reading, index, Figure(start, end, page.text[start:end], "quantity"), metric, context, rival))
        if subject is not None and subject.entity is not None and subject.entity.type in THINGS | MAKERS and subject.start is not None:
            yield Comparison(subject, rival, degree, start, end, metric)
            return


def _degree_after(page: Page, reading: Reading, after: int) -> tuple[Degree, int, int] | None:
    """The nearest word of comparison after an offset, inside its sentence."""
    found = []
    for degree in page.grammar.degrees:
        match = degree.pattern.search(page.folded, after, min(reading.end, after + REACH))
        if match:
            found.append((match.start(), -match.end(), degree))
    if not found:
        return None
    start, end, degree = min(found, key=lambda row: row[:2])
    return degree, start, -end


def _metric(page: Page, reading: Reading, degree: Degree, rival: Named, start: int) -> str:
    """The metric word nearest to the word of comparison, else what that speaks of by itself."""
    low, _ = reading.clause(start)
    words = metric_words(page, min(low, rival.start), min(reading.end, start + 20))
    words = [w for w in words if w.metric not in ("rank", "batch_size", "dataset_size")]
    if words:
        return min(words, key=lambda w: abs(w.start - start)).metric
    return degree.metric or "performance"
