"""Claims: what the figures assert, and comparisons without a figure."""

from __future__ import annotations

import re
from dataclasses import replace

from pipeline.extract.attribution import choose_source
from pipeline.extract.comparators import TIME_METRICS, between_two, choose_comparator, direction_of, is_change
from pipeline.extract.context import Bound, Context, enter_block, enter_heading, enter_title, find_rivals, leave_sentence, main_maker, single_workload
from pipeline.extract.metrics import SCORELIKE, Word, allowed, choose_metric, header_metric, metric_words
from pipeline.extract.modality import choose_modality
from pipeline.extract.reading import THINGS, Page, Reading, read_page
from pipeline.extract.subjects import MARKET_METRICS, Question, choose_subject, owner_of
from pipeline.extract.workloads import MEASURED, choose_workload
from pipeline.languages.grammar import Degree
from pipeline.settings import Settings
from schemas.records import Cell, Claim, ClaimType, Document, Figure, Slot

SPEEDS = TIME_METRICS | {"throughput", "frame_rate", "benchmark_score", "performance", "clock_frequency", "data_rate", "memory_bandwidth", "compute_performance", "load_time", "boot_time"}
DURATIONS = frozenset({"year", "month", "week", "day"})


def find_claims(document: Document, settings: Settings) -> Document:
    """Adds a claim for every figure that asserts something of a named thing."""
    page = read_page(document)
    context = Context(rivals=find_rivals(page), hero_maker=main_maker(page), only_workload=single_workload(page))
    cells = {cell.start: cell for cell in document.article.cells}
    claims: list[Claim] = []
    block = -1
    for index, reading in enumerate(page.readings):
        kind = page.block(reading).kind
        if kind in ("chrome", "code", "byline", "date"):
            continue
        if reading.block != block:
            enter_block(context, page, reading)
            block = reading.block
        if kind == "title":
            enter_title(context, reading)
        elif kind == "heading":
            enter_heading(context, reading)
        bound_here: list[Bound] = []
        for figure in reading.figures:
            if carries_claim(page, reading, figure):
                found = figure_claim(page, reading, index, figure, context, _cell_of(figure, cells, document.article.cells))
                if found:
                    claims.append(found[0])
                    bound_here.append(found[1])
        if len({one.name for one in bound_here}) > 1:
            context.pairs, context.pairs_sentence = list({one.name: one for one in bound_here}.values()), index
        if kind not in ("title", "heading"):
            leave_sentence(context, page, reading)
    return replace(document, claims=tuple(claims))


def _cell_of(figure: Figure, cells: dict[int, Cell], ordered: tuple[Cell, ...]) -> Cell | None:
    if not cells:
        return None
    if figure.start in cells:
        return cells[figure.start]
    return next((cell for cell in ordered if cell.start <= figure.start < cell.end), None)


def carries_claim(page: Page, reading: Reading, figure: Figure) -> bool:
    """Whether a figure measures something that an article asserts, rather than tells its own story."""
    if figure.kind in ("percentage", "ratio", "money"):
        return True
    if figure.kind == "date":
        return event_metric(page, reading, figure) is not None
    if figure.kind == "ordinal":
        return bool(re.match(r"[0-9]+ ?위|ilk sira|[a-zçğöşü]+ sira|[0-9]+\. sira", page.folded[figure.start : figure.end + 8]))
    if figure.kind != "quantity":
        return False
    if figure.unit in DURATIONS:
        return bool(re.search(r"걸[리린렸]|소요|수명|보증|sür(?:dü|üyor|müş)|ömr|ömür", page.folded[figure.end : figure.end + 30]))
    if figure.in_words:
        return figure.unit in ("core", "GPU", "chip", "card", "thread", "channel", "person", "transistor", "parameter") and (figure.value or 0) > 1 and _beside_thing(reading, figure)
    return figure.unit != "layer"


def _beside_thing(reading: Reading, figure: Figure) -> bool:
    return figure.unit in ("core", "thread", "person") or any(n.type in THINGS and -2 <= n.start - figure.end <= 24 for n in reading.names)


def event_metric(page: Page, reading: Reading, figure: Figure) -> str | None:
    """The kind of event that a date states, by the nearest word after it in its clause."""
    low, high = reading.clause(figure.start)
    if not any(n.type in THINGS | {"vendor", "model"} for n in reading.names):
        return None
    found = []
    for metric, pattern in page.grammar.event_words:
        match = pattern.search(page.folded, figure.end, min(high, figure.end + 60))
        if match:
            found.append((match.start(), metric))
    return min(found)[1] if found else None


def figure_claim(page: Page, reading: Reading, index: int, figure: Figure, context: Context, cell: Cell | None) -> tuple[Claim, Bound] | None:
    """The claim of one figure with its subject; None where no subject can be named."""
    compares = figure.kind not in ("date", "ordinal") and cell is None
    comparator, degree = choose_comparator(page, reading, index, figure, context) if compares else (None, None)
    metric, word, rule = figure_metric(page, reading, index, figure, context, cell, degree, comparator)
    subject = None
    if compares and comparator is None and figure.unit in ("x", "percent", "percentage_point"):
        sides = between_two(page, reading, figure, context, index)
        if sides:
            subject, comparator = sides
    subject = subject or choose_subject(Question(page, reading, index, figure, metric, context, comparator, cell))
    if subject is None:
        return None
    relative = figure.unit == "x" or (figure.kind == "percentage" and degree is not None)
    if relative and compares and comparator is None and not is_change(page, reading, figure):
        subject, comparator = duel(page, context, subject, metric, index)
    if figure.kind == "percentage" and metric == "performance" and comparator is None and subject.entity and subject.entity.type == "vendor":
        metric, rule = "market_share", "maker_percent"
    if figure.kind == "percentage" and comparator is None:
        context.share = metric
    if figure.kind in ("percentage", "quantity") and rule in ("metric_word", "unit_and_word", "header"):
        context.seen.setdefault((figure.value, figure.unit), metric)
    workload = choose_workload(page, reading, figure, metric, subject, context, cell)
    context.paid_for_result = metric in ("cost", "price") and bool(workload)
    source = choose_source(page, reading, index, figure, figure.start, context)
    if source and source.entity:
        context.source = source
    context.metric, context.metric_sentence = metric, index
    if subject.entity and subject.entity.type in THINGS and comparator is None:
        context.measured = [*context.measured[-3:], (metric, subject, index)]
    if comparator and comparator.name != "previous" and comparator.start is not None:
        context.comparator, context.comparator_sentence = comparator, index
    direction = direction_of(metric, figure, degree, denied=False) if comparator else None
    slots = [Slot("subject", subject.start, subject.end, _words(page, subject), subject.confidence, subject.method)]
    if comparator:
        slots.append(Slot("comparator", comparator.start, comparator.end, _words(page, comparator), comparator.confidence, comparator.method))
    slots += [Slot("benchmark", w.start, w.end, _words(page, w), w.confidence, w.method) for w in workload]
    if source:
        slots.append(Slot("attributed_to", source.start, source.end, _words(page, source), source.confidence, source.method))
    slots.append(Slot("metric", word.start if word else None, word.end if word else None, page.text[word.start : word.end] if word else None, 0.8, rule))
    claim = Claim(
        figure=figure.start, start=reading.start, end=reading.end, type=claim_type(metric, figure, comparator, workload), subject=page.spelled(subject.entity, subject.name),
        subject_id=subject.entity.entity_id if subject.entity else None, vendor=owner_of(page, reading, subject, context), metric=metric,
        comparator=page.spelled(comparator.entity, comparator.name) if comparator else None, comparator_id=comparator.entity.entity_id if comparator and comparator.entity else None,
        benchmark=tuple(dict.fromkeys(w.name for w in workload)), direction=direction, value=figure.value, value_max=figure.value_max,
        unit=figure.unit, quantifier=figure.quantifier, modality=choose_modality(page, reading, figure.start), attributed_to=source.name if source else None, confidence=subject.confidence, method=subject.method, slots=tuple(slots),
    )  # fmt: skip
    return claim, subject


def figure_metric(
    page: Page, reading: Reading, index: int, figure: Figure, context: Context, cell: Cell | None, degree: tuple[Degree, int, int] | None, comparator: Bound | None
) -> tuple[str, Word | None, str]:  # fmt: skip
    """Metric, the word behind it and the rule: by event, header, word and unit, else by the word of comparison or carried over."""
    if figure.kind == "date":
        return event_metric(page, reading, figure) or "release_date", None, "event_word"
    if figure.kind == "ordinal":
        return "rank", None, "rank"
    if cell is not None:
        header = header_metric(page, cell, figure)
        if header:
            return header, None, "header"
    low, high = reading.clause(figure.start)
    metric, word, rule = choose_metric(page, reading, figure, (low, min(reading.end, max(high, figure.end + 20))))
    said = degree[0].metric if degree else None
    if said == "price" and metric not in ("price", "cost"):
        return "price", None, "degree"
    if said == "performance" and metric is not None and metric not in SPEEDS and comparator is not None:
        metric = None
    if metric is not None and not (rule == "unit" and metric in ("memory_capacity", "data_rate", "energy", "power", "inference_time", "training_time")):
        return metric, word, rule
    label = label_metric(page, index, figure)
    if label:
        return label, None, "label_line"
    if metric is not None:
        return metric, word, rule
    if figure.kind == "percentage" and (known := context.seen.get((figure.value, figure.unit))):
        return known, None, "same_value"
    if comparator is None and figure.kind == "percentage" and context.share in SCORELIKE:
        return context.share, None, "carried:share"
    return carried_metric(context, index, said), None, "degree_or_carried"


def duel(page: Page, context: Context, subject: Bound, metric: str, index: int) -> tuple[Bound, Bound | None]:
    """The other side of a comparison that names none: what was measured just before by the same metric.

    A rival carried over as topic gives way to the hero of the article and becomes the other side.
    """
    if subject.entity is None or subject.entity.type not in THINGS:
        return subject, None
    if subject.start is None and subject.entity.entity_id in context.rivals and context.hero and context.hero.name != subject.name:
        return context.hero.carried(), subject
    for measured, other, when in reversed(context.measured):
        if index - when <= 3 and other.name != subject.name and (measured == metric or metric == "performance"):
            return subject, other.carried(0.7)
    return subject, None


def label_metric(page: Page, index: int, figure: Figure) -> str | None:
    """The line before, where it is a short label without a figure (a specification list flattened to lines)."""
    if index == 0:
        return None
    before = page.readings[index - 1]
    if before.figures or before.end - before.start > 24:
        return None
    options = allowed(figure)
    words = [w.metric for w in metric_words(page, before.start, before.end)]
    return next((w for w in words if options is None or w in options), None)


def carried_metric(context: Context, index: int, said: str | None) -> str:
    """The metric spoken of last, where it fits the word of comparison; counts and settings are not carried over to a ratio."""
    metric = context.metric
    recent = metric is not None and index - context.metric_sentence <= 2
    if said == "performance":
        return metric if recent and metric in SPEEDS and metric else "performance"
    if metric is None or not recent or metric.endswith("_count") or metric in ("batch_size", "epochs", "release_date", "rank", "dataset_size"):
        return said or "performance"
    return metric


def _words(page: Page, one: Bound) -> str | None:
    return page.text[one.start : one.end] if one.start is not None else None


def claim_type(metric: str, figure: Figure, comparator: Bound | None, workload: list[Bound]) -> ClaimType:
    if comparator:
        return "comparison"
    if figure.kind == "date":
        return "event"
    if metric in MARKET_METRICS or metric == "market_size":
        return "market"
    if metric in ("price", "cost"):
        return "price"
    if metric in ("batch_size", "learning_rate", "epochs", "dataset_size"):
        return "setup"
    return "result" if metric in MEASURED or workload else "specification"
