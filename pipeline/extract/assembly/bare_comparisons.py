"""The claim of a comparison that has no figure."""

from __future__ import annotations

from typing import Any

from pipeline.extract.assembly.figure_claims import slots_of_names
from pipeline.extract.combining import PREVIOUS
from pipeline.extract.comparators.measures import direction_of
from pipeline.extract.comparisons.sentence import Comparison
from pipeline.extract.conditions import chips_compared, heading_case
from pipeline.extract.confidence import calibrated, claim_confidence
from pipeline.extract.context import Bound, Context, bound
from pipeline.extract.modality import choose_modality
from pipeline.extract.periods import told_over
from pipeline.extract.reading import Page, Reading
from pipeline.extract.setups import TRAINING, is_trained
from pipeline.extract.subjects.owners import owner_of
from pipeline.extract.subjects.question import Question
from pipeline.extract.suite_rounds import of_round_spoken
from pipeline.extract.workloads import choose_workload
from pipeline.languages import comparing_of
from schemas.records import Claim, Figure, Slot


def _run_on(page: Page, reading: Reading, one: Comparison, chips: int | None) -> dict[str, Any]:
    """Of how many chips two runs are compared, and whether what they draw is drawn at rest."""
    case = heading_case(page, reading, one.start) if one.metric == "power" else None
    return ({"chips": chips} if chips else {}) | ({"case": case} if case else {})


def comparison_claim(page: Page, reading: Reading, index: int, one: Comparison, context: Context) -> Claim:
    """The claim of a comparison without a figure."""
    pivot = Figure(one.start, one.end, page.text[one.start : one.end], "quantity")
    workload = [of_round_spoken(page, reading, one.start, _told_in_front(reading, one, work)) for work in choose_workload(Question(page, reading, index, pivot, one.metric, context, one.rival), one.subject)]
    if comparing_of(page.grammar.code).overall.search(page.folded, reading.clause(one.start)[0], one.end):  # `성능이 전반적으로 많이 나아졌다`
        workload = [work for work in workload if work.start is not None and reading.start <= work.start < reading.end]
    chips = chips_compared(page, reading, one.start, one.rival.start) if workload and one.metric in RUN_METRICS and one.rival.name != PREVIOUS else None
    source = context.sources.at(reading, one.start, one.metric)
    slots = slots_of_names(page, one.subject, one.rival, workload, source)
    slots.append(Slot("direction", one.start, one.end, pivot.surface, calibrated("direction", "degree"), "degree"))
    return Claim(
        figure=None, start=reading.start, end=reading.end, type="comparison", subject=page.spelled(one.subject.entity, one.subject.name),
        subject_id=one.subject.entity.entity_id if one.subject.entity else None, vendor=owner_of(page, reading, one.subject, context, one.metric), metric=one.metric,
        comparator=page.spelled(one.rival.entity, one.rival.name), comparator_id=one.rival.entity.entity_id if one.rival.entity else None,
        benchmark=tuple(dict.fromkeys(w.name for w in workload)), direction=direction_of(one.metric, pivot, (one.degree, one.start, one.end)),
        modality=choose_modality(page, reading, _last_word(page, one)).modality, attributed_to=source.name if source else None, conditions=_run_on(page, reading, one, chips) | ({"settings": TRAINING} if one.metric in RUN_METRICS and workload and is_trained(page, reading, workload) else {}) | ({"period": "previous"} if told_over(page, reading, one.start) else {}), confidence=claim_confidence(slots), method="comparison", slots=tuple(slots),
    )  # fmt: skip


def _told_in_front(reading: Reading, one: Comparison, work: Bound) -> Bound:
    """``A, BERT'te B'den daha hızlı; ResNet-50'de ise B önde``: what a comparison was measured on stands before its word, where something does in its clause; what the next clause names is of that."""
    if work.start is None or work.start < one.end or work.entity is None:
        return work
    low, high = reading.clause(one.start)
    before = [n for n in reading.names if low <= n.start < one.start and n.type == work.entity.type]
    return bound(before[-1], work.confidence, work.method) if before and work.start >= high else work


RUN_METRICS = frozenset({"performance", "training_time", "execution_time", "throughput"})


def _last_word(page: Page, one: Comparison) -> int:
    """Where what may deny a comparison begins: at its last word in Turkish, at its last syllable in Korean."""
    return max(one.start, page.folded.rfind(" ", one.start, one.end) + 1) if page.grammar.code == "tr" else one.end - 1
