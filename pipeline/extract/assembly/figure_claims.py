"""The claim of one figure, slot by slot."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final, cast, get_args

from pipeline.extract.assembly.circumstances import in_other_format, told_of_time
from pipeline.extract.assembly.metric import as_such, chosen_metric, claim_type, of_its_subject, settled_type, speed_told
from pipeline.extract.assembly.sides import (
    both_sides,
    is_level,
    is_owned_multiple,
    is_share_of_side,
    may_compare,
    other_side,
    reckoned,
)
from pipeline.extract.assembly.spot import MIDDLING, SETTINGS, Found, Spot
from pipeline.extract.attribution.own_words import is_no_source, is_rumoured, labels_turn, speaks_for_itself
from pipeline.extract.by_neighbours import AT_RATE, OF_RUN, UNTOLD, Asserted, untold
from pipeline.extract.combining import NONE
from pipeline.extract.comparators.by_agreement import remember_value
from pipeline.extract.comparators.by_difference import way_apart
from pipeline.extract.comparators.changes import way_of_change
from pipeline.extract.comparators.gap_sides import GAP_TO
from pipeline.extract.comparators.gaps import gap_before, is_overtaken, led_by, only_differs
from pipeline.extract.comparators.measures import (
    TIME_METRICS,
    Near,
    compares_alone,
    direction_by,
    direction_of,
    is_difference,
    is_gap,
)
from pipeline.extract.comparators.told_changes import change_told, signed_change
from pipeline.extract.conditions import as_of
from pipeline.extract.confidence import ABSTAIN, calibrated, claim_confidence, rate_of_share
from pipeline.extract.context import Bound
from pipeline.extract.conversation import asks_only
from pipeline.extract.first_named import is_named_later
from pipeline.extract.kept_workloads import kept_workloads
from pipeline.extract.last_run import of_its_own_run
from pipeline.extract.measured import DRAWN
from pipeline.extract.metrics import NAMED, is_big
from pipeline.extract.modality import choose_modality, may_be_denied, told_by_head
from pipeline.extract.ranking import key_of
from pipeline.extract.reading import THINGS, Page, Word
from pipeline.extract.set_up_told import is_labelled_software
from pipeline.extract.setups import with_setup
from pipeline.extract.subjects.bearers import so_many_times
from pipeline.extract.subjects.owners import owner_of
from pipeline.extract.subjects.question import MARKET_METRICS, Question
from pipeline.extract.suite_rounds import of_round_told
from pipeline.extract.tasks import is_task
from pipeline.extract.told_by_use import case_of_use
from pipeline.extract.told_of_work import keep_told
from pipeline.extract.unfit import is_no_workload
from pipeline.extract.workloads import choose_workload, turns_away
from pipeline.languages import speech_of, trials_of
from schemas.records import Claim, Direction, Modality, Slot, SlotName

EXCEEDED = frozenset({"more_than", "less_than"})  # of a forecast: by what came of it
DENIED: Final = frozenset({"denied"})
DIRECTIONS: Final = get_args(Direction)


def figure_claim(spot: Spot) -> Found | None:
    """The claim of one figure; None where no subject can be named."""
    page, reading, index, figure, context, cell = spot.page, spot.reading, spot.index, spot.figure, spot.context, spot.cell
    comparator, degree = other_side(spot) if may_compare(spot) else signed_change(page, figure, cell)
    metric, word, rule, share, outright = chosen_metric(spot, degree, comparator)
    comparator, degree = (None, None) if as_such(metric, figure) else (comparator, degree)  # told as such it stands against nothing
    sides = both_sides(spot, metric, rule, comparator, degree)
    if sides is None:
        return None
    subject, comparator = sides
    if (metric in NAMED and subject.name.lower() == metric) or (metric == "frame_rate" and is_task(subject.entity, page.grammar.code)):
        return None  # `PUE'miz 1,31`: of nobody named; `(Pil testinde 7,5 saat dayandı.) Oyunlarda ise 57 FPS aldım`: no task reaches frames
    if fitting := of_its_subject(figure, metric, rule, subject, comparator):
        metric, rule, share = *fitting, None
    comparator = None if is_level(spot, metric, comparator, degree) else comparator
    spoken_of = metric
    if figure_only := untold(page, reading, figure, cell, Asserted(metric, word, rule, compared=comparator is not None or compares_alone(page, figure, degree))):
        metric, word, rule, share = figure_only, None, UNTOLD, None
    degree = degree or (led_by(page, reading, subject, comparator) or change_told(page, figure) if comparator else None)
    asked = Question(page, reading, index, figure, metric, context, comparator, cell)
    workload = choose_workload(asked, subject)
    tabled = bool(workload) and workload[0].method in ("row_task", "column_task")
    workload = workload if metric in SETTINGS or tabled or turns_away(page, reading, figure) else kept_workloads(asked, workload, context.panel.several("benchmark", figure, workload))
    workload = workload if tabled else [of_round_told(page, reading, figure, one) for one in workload]
    compared = {key_of(one) for one in (subject, comparator) if one}
    workload = [one for one in workload if key_of(one) not in compared and not is_named_later(page, reading, one) and not _is_model_too(subject, one, metric) and one.name.lower() not in NAMED and not is_no_workload(one.name) and not (one.start is not None and is_labelled_software(page, one.start))]  # nothing is measured on itself
    workload = _as_its_value(asked, subject, of_its_own_run(asked, subject, workload))
    if workload and (metric != "chip_count" or any(one.start is not None and reading.start <= one.start < reading.end for one in workload)):
        _note_workload(spot, workload)
    source = _source(spot, metric)
    _remember(spot, spoken_of, rule, subject, comparator)
    context.paid_for_result = metric in ("cost", "price") and bool(workload)
    period, conditions = told_of_time(spot, metric, subject, comparator, case_of_use(spot, metric, rule), rule) if context.panel.in_full else (None, {})
    conditions = in_other_format(page, reading, figure, comparator, conditions)
    workload = [] if conditions.get("case") == "idle" else workload  # what does nothing runs nothing
    told = told_by_head(page, cell) or choose_modality(page, reading, figure.start, settled=subject.method == "predecessor" or bool(subject.entity and subject.entity.entity_id in context.rivals))
    modality = cast("Modality", context.panel.label("modality", figure, told.modality, told.modality, told.allowed, frozenset() if context.panel.of(figure, "modality") is None or may_be_denied(page, reading, figure.start) else DENIED, outright=told.outright)[0])
    slots = slots_of_names(page, subject, comparator, workload, source, together=context.panel.heard(figure))
    slots.append(_metric_slot(spot, word, metric, rule, share))
    says = not as_such(metric, figure) and (comparator is not None or compares_alone(page, figure, degree))
    degree = None if is_share_of_side(page, reading, figure, comparator, degree) else degree
    apart = (only_differs(page, figure) and (degree is None or gap_before(page, figure))) or (degree is None and comparator is not None and comparator.method == GAP_TO)
    sign = direction_of(metric, figure, degree) if says and not apart else None
    by_word = is_difference(page, figure, degree) or (figure.unit in ("x", "percent") and (is_gap(page, figure, degree) or is_owned_multiple(page, reading, figure, comparator, degree)))
    plain = sign is not None and by_word  # `세 배 느리다`, `15% 느리다`, `6dB 더 시끄럽다`: the word is worth more than the size
    weighed, share = (sign or NONE, None) if outright or apart else context.panel.label("direction", figure, sign or NONE, "degree" if degree else "size", DIRECTIONS)
    if plain and weighed != sign:
        weighed, share = sign or NONE, None
    if says and not apart and (way := way_of_change(page, reading, figure, comparator) or way_apart(page, reading, figure, comparator)):
        weighed, share = direction_by(metric, way), None
    direction = cast("Direction", weighed) if says else None
    slots += _direction_slot(page, direction, degree if comparator else None, share, reckoned(page, reading, figure, comparator, degree))
    claim = Claim(
        figure=figure.start, start=reading.start, end=reading.end, type="comparison" if direction and direction != NONE else settled_type(spot, claim_type(metric, figure, comparator, workload), metric), subject=page.spelled(subject.entity, subject.name),
        subject_id=subject.entity.entity_id if subject.entity else None, vendor=owner_of(page, reading, subject, context, metric), metric=metric,
        comparator=page.spelled(comparator.entity, comparator.name) if comparator else None, comparator_id=comparator.entity.entity_id if comparator and comparator.entity else None,
        benchmark=tuple(dict.fromkeys(w.name for w in workload)), direction=direction if direction != NONE else None, value=figure.value, value_max=figure.value_max,
        unit=figure.unit, quantifier="exact" if is_overtaken(page, reading, figure) or (told.mark == "expectation" and figure.quantifier in EXCEEDED) else figure.quantifier, modality=modality, attributed_to=source.name if source else None,
        conditions=with_setup(spot, metric, conditions, subject=subject, workload=workload, source=source) if modality in ("asserted", "hedged") else conditions,
        as_of=as_of(figure, period), confidence=claim_confidence(slots, certainty := context.panel.certainty(figure)), method=subject.method, slots=tuple(slots),
    )  # fmt: skip
    return Found(abstain(claim, certainty), subject, comparator)


def _is_model_too(subject: Bound, workload: Bound, metric: str) -> bool:
    """``서림-7B는 72.4점으로 라마 2 7B의 58.1점을 앞섰다``: no model is scored on another."""
    return metric not in TIME_METRICS | DRAWN and subject.entity is not None and workload.entity is not None and subject.entity.type == workload.entity.type == "model"


def _as_its_value(asked: Question, subject: Bound, workload: list[Bound]) -> list[Bound]:
    """``32페타플롭스로, H100의 36분의 1``, ``32 petaflops ile H100'ün otuzda biri``: what a value is so many times of is measured as the value was; and what is pointed at as told (``bu hız 41 token'dı``), where the sentence names no other."""
    told, index, _ = asked.context.measured_on
    if subject.method == "carried:that_again" and index == asked.index - 1 and all(one.start is None or one.start < asked.reading.start for one in workload):
        return [one.carried() for one in told]
    return told if index == asked.index and so_many_times(asked) else workload


def _source(spot: Spot, metric: str) -> Bound | None:
    """Who says it; nobody where the text speaks for itself, by rumour, or asks somebody, who says nothing by it."""
    page, reading, at = spot.page, spot.reading, spot.figure.start
    ours = speaks_for_itself(page, spot.context.sources, reading, at)
    told_by = None if ours else spot.context.sources.at(reading, at, metric)
    nobody = told_by is None and (ours or is_rumoured(page, reading, at) or asks_only(page, page.block(reading)))
    return None if nobody else _speaker(spot, metric, told_by)


def _speaker(spot: Spot, metric: str, told_by: Bound | None) -> Bound | None:
    """Who says it, with the model's say: it neither makes a source of what is none nor drops one that the words name outright."""
    source = spot.context.panel.role("speaker", spot.figure, told_by)
    if source is not None and source.end is not None and is_no_source(spot.page, source.end):
        source = told_by
    if told_by is None and source is not None and (_by_the_author(spot, source) or _sums_up(spot, source)):
        source = None
    surely = told_by is not None and spot.context.sources.surely(spot.reading, spot.figure.start, metric)
    if source is None and told_by is not None and told_by.method.endswith("company_word") and speech_of(spot.page.grammar.code).company.search(spot.page.folded, spot.reading.clause(spot.figure.start)[0], spot.figure.start):
        return told_by  # `Şirket … bildirdi`: somebody says so, whoever it is
    if told_by is None or not surely:
        return source
    same = source is not None and source.entity is None and source.start is not None and source.start == told_by.start  # `bakanlığa göre`: in the nominative
    return told_by if source is None or same or labels_turn(spot.page, spot.reading, source) else source


def _sums_up(spot: Spot, source: Bound) -> bool:
    """``(윤 대표는 250W라고 밝혔다.) 와트당 2.6TFLOPS인 셈이다``: whether whoever writes reckons for himself, so that nobody heard before says it."""
    if source.start is not None and source.start >= spot.reading.start:
        return False
    return trials_of(spot.page.grammar.code).sums_up.match(spot.page.folded, spot.figure.end, spot.reading.end) is not None


def _by_the_author(spot: Spot, source: Bound) -> bool:
    """``(회사는 900토큰이라고 밝혔다.) 직접 재 보니 700토큰이다``: whether a source that another paragraph names would have what the author measured himself."""
    page, block = spot.page, spot.page.block(spot.reading)
    start = block.start
    if block.kind in ("answer", "question", "quote") or _QUOTED.search(page.text, start, spot.figure.start):
        return False  # whoever speaks may have measured it
    return (source.start is None or source.start < start) and trials_of(page.grammar.code).by_hand.search(page.folded, start, spot.figure.start) is not None


_QUOTED = re.compile(r"[\"“”„«‘]|^[>—–-] ", re.MULTILINE)


def _metric_slot(spot: Spot, word: Word | None, metric: str, rule: str, share: float | None) -> Slot:
    """The words that tell the metric, with how sure they are."""
    named = (word.start, word.end) if word else speed_told(spot) if metric == "performance" else None
    sure = calibrated("metric", rule) if share is None else rate_of_share("metric", share, rule, heard=True)
    return Slot("metric", named[0] if named else None, named[1] if named else None, spot.page.text[slice(*named)] if named else None, sure, rule, metric)


def _direction_slot(page: Page, direction: Direction | None, degree: Near | None, share: float | None, reckoned: str) -> list[Slot]:
    """The word of comparison, or the size of the value alone."""
    if direction in (None, NONE):
        return []
    rule = ("degree" if degree else "sign_of_value") + reckoned
    start, end = degree[1:] if degree else (None, None)
    return [Slot("direction", start, end, page.text[start:end] if degree else None, calibrated("direction", rule) if share is None else rate_of_share("direction", share, rule, heard=True), rule, direction)]


def abstain(claim: Claim, certainty: float | None = None) -> Claim:
    """Empties the slots that are too unsure to be told: an empty slot beats an invented one."""
    unsure = {slot.slot for slot in claim.slots if slot.confidence < ABSTAIN}
    if not unsure & {"subject", "comparator", "attributed_to"}:
        return claim
    kept = tuple(slot for slot in claim.slots if slot.confidence >= ABSTAIN)
    if "subject" in unsure:
        claim = replace(claim, subject=None, subject_id=None, vendor=None)
    if "comparator" in unsure:
        claim = replace(claim, comparator=None, comparator_id=None, direction=None)
    if "attributed_to" in unsure:
        claim = replace(claim, attributed_to=None)
    return replace(claim, slots=kept, confidence=claim_confidence(kept, certainty))


def _remember(spot: Spot, metric: str, rule: str, subject: Bound, comparator: Bound | None) -> None:
    """What the claims after this one may carry over."""
    context, figure, index = spot.context, spot.figure, spot.index
    if gap_before(spot.page, figure):
        return  # how far two are apart is told of neither
    keep_told(spot, metric, rule)
    context.metrics[figure.start] = metric
    if rule == AT_RATE and figure.value:
        context.rate_of_pieces = float(figure.value)
    if rule == OF_RUN:
        context.told[f"run {figure.unit}"] = (metric, index, spot.reading.block)
    if figure.kind == "percentage" and comparator is None:
        context.share = metric
    if figure.kind in ("percentage", "quantity") and rule in ("metric_word", "unit_and_word", "header"):
        context.seen.setdefault((figure.value, figure.unit), metric)
    if is_big(figure, MIDDLING) and rule in ("money_word", "money_spent", "carried:money") and metric in MARKET_METRICS | {"market_size"}:
        context.money = (metric, index)
    context.tally.claimed = [*context.tally.claimed[-2:], key_of(subject)]
    context.tally.told[key_of(subject)] += 1
    context.tally.claims += 1
    context.tally.metrics.setdefault(key_of(subject), set()).add(metric)
    if subject.start is not None:
        context.tally.explicit = [key_of(subject)]
    context.metric, context.metric_sentence = metric, index
    context.said = (figure.start, subject)
    if comparator is None:
        remember_value(context, figure, metric, subject, index)
    if subject.entity and subject.entity.type in THINGS and comparator is None:
        context.measured = [*context.measured[-3:], (metric, subject, index)]
    if comparator and comparator.name != "previous" and comparator.start is not None:
        context.comparator, context.comparator_sentence = comparator, index
    if comparator and comparator.entity and comparator.entity.type in THINGS and subject.entity and subject.entity.type in THINGS:
        context.match, context.match_sentence = (subject, comparator), index


def slots_of_names(page: Page, subject: Bound, comparator: Bound | None, workload: list[Bound], source: Bound | None, *, together: frozenset[str] = frozenset()) -> list[Slot]:
    """The words behind names; what was carried over has none. ``together``: slots that rules and model weighed, so that their shares are calibrated."""
    bindings: list[tuple[SlotName, Bound]] = [("subject", subject)]
    bindings += [("comparator", comparator)] if comparator else []
    bindings += [("benchmark", one) for one in workload]
    bindings += [("attributed_to", source)] if source else []
    return [
        Slot(
            slot, one.start, one.end, page.text[one.start : one.end] if one.start is not None else None,
            rate_of_share(slot, one.confidence, one.method, heard=slot in together) if slot == "subject" or slot in together else calibrated(slot, one.method),
            one.method, one.name,
        )
        for slot, one in bindings
    ]  # fmt: skip


def _note_workload(spot: Spot, workload: list[Bound]) -> None:
    """What a value was measured on is noted; what can be timed is kept behind a test of knowledge."""
    spot.context.measured_on = (workload, spot.index, spot.reading.block)
    if any(one.name not in spot.page.untimed for one in workload):
        spot.context.timed_on = spot.context.measured_on
