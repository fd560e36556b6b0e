"""One claim put together from its slots, each with the words and the rule behind it."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, replace
from typing import Any, Final, cast, get_args

from pipeline.extract.attribution import is_no_source, is_rumoured, speaks_for_itself
from pipeline.extract.by_neighbours import (
    AT_RATE,
    OF_RUN,
    OUTRIGHT_BESIDE,
    UNTOLD,
    WHOLE_RUN,
    Asserted,
    told_by_neighbours,
    untold,
)
from pipeline.extract.cases import chips_of_head, told_by_heads
from pipeline.extract.claimable import event_before, event_metric
from pipeline.extract.columns import header_metric, heads_things, tells_before
from pipeline.extract.combining import NONE, PREVIOUS
from pipeline.extract.comparators import (
    LEFT_BEHIND,
    MATCHED,
    ONE_RIVAL,
    RAISED,
    TIME_METRICS,
    UNNAMED,
    arrives,
    begins_change,
    between_two,
    change_told,
    choose_comparator,
    compares_alone,
    degree_near,
    direction_of,
    gap_before,
    gives_way,
    has_own_value,
    if_with,
    is_at_level,
    is_change,
    is_difference,
    is_gap,
    is_level_of_side,
    is_overtaken,
    is_part,
    is_share,
    leader,
    leaves,
    led_by,
    only_differs,
    owned_ratio,
    owns,
    rises_to,
    sides_by_value,
    signed_change,
    tells_gap,
    told_as_more,
    whole_of,
)
from pipeline.extract.comparisons import TOGETHER, Comparison
from pipeline.extract.conditions import as_of, chips_compared, find_conditions, heading_case, item_of
from pipeline.extract.confidence import ABSTAIN, calibrated, claim_confidence, rate_of_share
from pipeline.extract.context import RANKINGS, Bound, Context, bound, opens_section
from pipeline.extract.conversation import asks_only
from pipeline.extract.gaps import GAP_TO, gap_to, is_far_apart, opens_gap
from pipeline.extract.in_turn import IN_TURN, metric_in_turn
from pipeline.extract.last_run import of_its_own_run
from pipeline.extract.leads import wins_with
from pipeline.extract.likened import LIKENED, METRIC, likened
from pipeline.extract.lines import segment_of
from pipeline.extract.listing import list_metric
from pipeline.extract.metrics import (
    COUNTS,
    EXTENTS,
    FINANCE,
    MONEY,
    NAMED,
    SCORELIKE,
    allowed,
    barred,
    choose_metric,
    counted_before,
    is_big,
    metric_words,
    of_unit,
    sends_results,
    terms_of_others,
    unsaid,
)
from pipeline.extract.modality import choose_modality, may_be_denied, told_by_head
from pipeline.extract.moved import SIDE_BY_SIDE, changed_from, closes_change
from pipeline.extract.partly import whole_told
from pipeline.extract.periods import RUNNING, is_not_over, no_more, period_of
from pipeline.extract.predecessors import called_former, numbered_before, tells_predecessor
from pipeline.extract.ranking import key_of
from pipeline.extract.reading import CLASSES, COMPONENTS, MAKERS, THINGS, Named, Page, Reading, Word
from pipeline.extract.setups import with_setup
from pipeline.extract.slots import complete_slots
from pipeline.extract.statements import EARNED, GAP, LEVEL, SHARE, compose
from pipeline.extract.subjects.choice import choose_subject
from pipeline.extract.subjects.markets import market_shared
from pipeline.extract.subjects.owners import owner_of
from pipeline.extract.subjects.question import MARKET_METRICS, Question
from pipeline.extract.subjects.unnamed import newest
from pipeline.extract.suites import suites_in_full
from pipeline.extract.tasks import is_task
from pipeline.extract.told_beside import span_told, told_beside, year_told
from pipeline.extract.told_by_use import OUTRIGHT_USES, case_of_use, told_by_use
from pipeline.extract.told_otherwise import (
    BOUGHT,
    CHARGED,
    DISCOUNT,
    HIRES,
    IN_CONTRACT,
    IN_STOCK,
    IN_USE,
    LASTS,
    LAYOFFS,
    LOST,
    OF_PIECES,
    PER_SHARE,
    PER_WATT,
    READ_AT_ONCE,
    SERVED,
    THAT_IS,
    is_of_round_before,
    keep_told,
    told_otherwise,
)
from pipeline.extract.trials import sort_of
from pipeline.extract.wholes import edition_told
from pipeline.extract.workloads import (
    MEASURED,
    ROUND_TOLD,
    choose_workload,
    kept_workloads,
    of_round_spoken,
    of_round_told,
    turns_away,
)
from pipeline.languages import comparing_of, measuring_of, pointing_of, submitting_of
from pipeline.languages.grammar import Degree
from pipeline.languages.turkish.words import unsoftened
from schemas.records import Cell, Claim, ClaimType, Direction, Figure, Modality, Slot, SlotName

SENT_REACH = 30  # code points behind a counted thing in which a verb says that it is shipped or sold
MIDDLING = 0.02  # of a large amount: what a small firm deals in
BESIDE = 14  # code points between a figure and the word of comparison that it belongs to
SPEEDS = TIME_METRICS | {"throughput", "frame_rate", "benchmark_score", "performance", "clock_frequency", "data_rate", "memory_bandwidth", "compute_performance"}
RATES = ("throughput", "frame_rate")
ALIKE = {"throughput": "throughput", "data_rate": "throughput", "frame_rate": "frame_rate"}  # rates by their words; what comes out of two things alike is their throughput
SETTING_REACH = 16  # code points in which the name of a setting stands before its number
SETTINGS = frozenset({"batch_size", "input_length", "learning_rate", "epochs", "dataset_size", "sparsity"})
NOT_CARRIED = SETTINGS | {"subscription_ratio", "power_limit", "book_value_per_share", "failure_count", "release_date", "rank", "mass_production_date", "completion_date", "announcement_date", "production_plan", "percentage", "multiple", "count", "orders", "write_down", "downtime"}
_PAUSE = re.compile(r"[;:.()\n]")
_STOPS = re.compile(r"[\n.;:!?]")
OUTRIGHT = frozenset({"header", LOST, "counted_apart", "part_of_whole", PER_WATT, PER_SHARE, READ_AT_ONCE, DISCOUNT, LAYOFFS, HIRES, IN_USE, IN_STOCK, IN_CONTRACT, THAT_IS, IN_TURN, CHARGED, SERVED, BOUGHT, OF_PIECES, "give_or_take", "described_noun", "tape_out"}) | OUTRIGHT_USES | OUTRIGHT_BESIDE  # rules of metrics that say it in so many words
AS_SUCH = frozenset({DISCOUNT, LAYOFFS, HIRES, LOST, "accuracy_loss", "quality_loss"})  # metrics of a change or a loss, which stand against nothing
_BY_TIMES = frozenset({"price_to_earnings", "price_to_book", "price_to_sales", "subscription_ratio"})  # which are so many times as such
EXCEEDED = frozenset({"more_than", "less_than"})  # of a forecast: by what came of it
BY_NAME = frozenset({"pue", "auc", "electricity_cost", "power_supply", "depreciation_period", "memory_usage", "order_backlog", "power_limit", "accuracy_loss", "quality_loss", "hit_rate", "gpu_hours", "input_length", "error_rate", "precision", "io_count", *EXTENTS})  # metrics with a word of their own that says nothing else
UNLEARNED = frozenset({"compile_time", "price_to_sales", "offer_price", "fair_price", "offering_size", "shares_offered", "subscription_ratio", "validation_loss", "production_rate", "water_usage"})  # of which no model has heard
SAID_OF = frozenset({"load_time", "chip_count", "server_count", "unit_count"})  # of which a multiple is told by their word alone
UNSURE_UNITS = frozenset({"memory_capacity", "data_rate", "energy", "power", "inference_time", "training_time"})  # a label line may know better
NEARBY: Final = 24  # code points behind a proportion in which the word of what it measures stands
DENIED: Final = frozenset({"denied"})
SIZES: Final = tuple(kind for kind in get_args(ClaimType) if kind not in ("comparison", "event"))
DIRECTIONS: Final = get_args(Direction)
_CLOSED_BY_N = "".join(chr(code) for code in range(ord("간"), ord("힣") + 1, 28))
_DESCRIBES = re.compile(rf"[a-zçğöşü](?<!rken) $|(?:(?![만본])[{_CLOSED_BY_N}]|는) $")
"""What ends before a noun that it describes: a Turkish word, or a Korean syllable that closes with ㄴ (``향상된 성능``), not ``늘었지만`` and not ``çıkarken``."""
Near = tuple[Degree, int, int]


@dataclass(slots=True, unsafe_hash=True)  # made by the thousand, and to freeze one takes longer than to make it
class Spot:
    """A figure at its place: the sentence with its number in the document, the table cell if any, what has been read before."""

    page: Page
    reading: Reading
    index: int
    figure: Figure
    context: Context
    cell: Cell | None = None


@dataclass(frozen=True, slots=True)
class Found:
    """A claim with the bindings that later sentences may carry on."""

    claim: Claim
    subject: Bound
    rival: Bound | None


def figure_claim(spot: Spot) -> Found | None:
    """The claim of one figure; None where no subject can be named."""
    page, reading, index, figure, context, cell = spot.page, spot.reading, spot.index, spot.figure, spot.context, spot.cell
    comparator, degree = _other_side(spot) if _compares(spot) else signed_change(page, figure, cell)
    metric, word, rule, share, outright = _chosen_metric(spot, degree, comparator)
    comparator, degree = (None, None) if _as_such(metric, figure) else (comparator, degree)  # told as such it stands against nothing
    sides = _both_sides(spot, metric, rule, comparator, degree)
    if sides is None:
        return None
    subject, comparator = sides
    if (metric in NAMED and subject.name.lower() == metric) or (metric == "frame_rate" and is_task(subject.entity, page.grammar.code)):
        return None  # `PUE'miz 1,31`: of nobody named; `(Pil testinde 7,5 saat dayandı.) Oyunlarda ise 57 FPS aldım`: no task reaches frames
    if fitting := _of_its_subject(figure, metric, rule, subject, comparator):
        metric, rule, share = *fitting, None
    comparator = None if _is_level(spot, metric, comparator, degree) else comparator
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
    workload = [one for one in workload if key_of(one) not in compared and one.name.lower() not in NAMED]  # nothing is measured on itself
    workload = of_its_own_run(asked, subject, workload)
    if workload and (metric != "chip_count" or any(one.start is not None and reading.start <= one.start < reading.end for one in workload)):
        context.measured_on = (workload, index, reading.block)
    ours = speaks_for_itself(page, context.sources, reading, figure.start)
    told_by = None if ours else context.sources.at(reading, figure.start, metric)
    nobody = told_by is None and (ours or is_rumoured(page, reading, figure.start) or asks_only(page, page.block(reading)))  # whoever is asked says nothing by it
    source = None if nobody else context.panel.role("speaker", figure, told_by)
    source = told_by if source is not None and source.end is not None and is_no_source(page, source.end) else source
    _remember(spot, spoken_of, rule, subject, comparator)
    context.paid_for_result = metric in ("cost", "price") and bool(workload)
    period, conditions = _told_of_time(spot, metric, subject, comparator, case_of_use(spot, metric, rule), rule) if context.panel.in_full else (None, {})
    conditions = _in_other_format(page, reading, figure, comparator, conditions)
    told = told_by_head(page, cell) or choose_modality(page, reading, figure.start, settled=subject.method == "predecessor" or bool(subject.entity and subject.entity.entity_id in context.rivals))
    modality = cast("Modality", context.panel.label("modality", figure, told.modality, told.modality, told.allowed, frozenset() if may_be_denied(page, reading, figure.start) else DENIED, outright=told.outright)[0])
    slots = _slots(page, subject, comparator, workload, source, together=context.panel.heard(figure))
    slots.append(_metric_slot(spot, word, metric, rule, share))
    says = not _as_such(metric, figure) and (comparator is not None or compares_alone(page, figure, degree))
    degree = None if _is_share(page, reading, figure, comparator, degree) else degree
    apart = (only_differs(page, figure) and (degree is None or gap_before(page, figure))) or (degree is None and comparator is not None and comparator.method == GAP_TO)
    sign = direction_of(metric, figure, degree) if says and not apart else None
    plain = sign is not None and figure.unit in ("x", "percent") and (is_gap(page, figure, degree) or _is_owned_multiple(page, reading, figure, comparator, degree))  # `세 배 느리다`, `15% 느리다`: the word is worth more than the size
    weighed, share = (sign or NONE, None) if outright or apart else context.panel.label("direction", figure, sign or NONE, "degree" if degree else "size", DIRECTIONS)
    if plain and weighed != sign:
        weighed, share = sign or NONE, None
    direction = cast("Direction", weighed) if says else None
    slots += _direction_slot(page, direction, degree if comparator else None, share, _reckoned(page, reading, figure, comparator, degree))
    claim = Claim(
        figure=figure.start, start=reading.start, end=reading.end, type="comparison" if direction and direction != NONE else _settled_type(spot, claim_type(metric, figure, comparator, workload), metric), subject=page.spelled(subject.entity, subject.name),
        subject_id=subject.entity.entity_id if subject.entity else None, vendor=owner_of(page, reading, subject, context, metric), metric=metric,
        comparator=page.spelled(comparator.entity, comparator.name) if comparator else None, comparator_id=comparator.entity.entity_id if comparator and comparator.entity else None,
        benchmark=tuple(dict.fromkeys(w.name for w in workload)), direction=direction if direction != NONE else None, value=figure.value, value_max=figure.value_max,
        unit=figure.unit, quantifier="exact" if is_overtaken(page, reading, figure) or (told.mark == "expectation" and figure.quantifier in EXCEEDED) else figure.quantifier, modality=modality, attributed_to=source.name if source else None,
        conditions=with_setup(spot, metric, conditions, on_something=bool(workload)) if modality in ("asserted", "hedged") else conditions,
        as_of=as_of(figure, period), confidence=claim_confidence(slots, certainty := context.panel.certainty(figure)), method=subject.method, slots=tuple(slots),
    )  # fmt: skip
    return Found(abstain(claim, certainty), subject, comparator)


def _in_other_format(page: Page, reading: Reading, figure: Figure, comparator: Bound | None, conditions: dict[str, Any]) -> dict[str, Any]:
    """``FP16으로도 쓸 수 있으나 이때 속도는 INT8의 4분의 1``: the format that a value stands against is not the one that it was reached in."""
    if comparator is None or comparator.entity is not None or str(conditions.get("precision", "")).lower() != comparator.name.lower():
        return conditions
    others = [one[0] for one in _NUMBER_FORMAT.finditer(page.text, reading.start, figure.start) if one[0].lower() != comparator.name.lower()]
    rest = {key: told for key, told in conditions.items() if key != "precision"}
    return rest | ({"precision": others[-1]} if others else {})


_NUMBER_FORMAT = re.compile(r"(?<![A-Za-z0-9])(?:NV|MX)?(?:FP|BF|INT|TF)[0-9]{1,2}(?![0-9])")


def _is_level(spot: Spot, metric: str, comparator: Bound | None, degree: Near | None) -> bool:
    """``biz yüzde 38'ini kullanabiliyorduk; P5'te yüzde 61'deyiz``: a load, a yield or a share of a market that no word compares stands against nothing, whatever a model makes of it."""
    page, figure = spot.page, spot.figure
    if comparator is None or not comparator.method.endswith("model") or metric not in _LEVELS or figure.kind != "percentage" or degree is not None:
        return False
    return not _LESS_OR_MORE.search(page.folded, figure.end, min(spot.reading.end, figure.end + NEARBY))


_LEVELS = frozenset({"utilization", "yield", "market_share", "operating_margin", "profit_margin", "hit_rate"})
_LESS_OR_MORE = re.compile(r"높|낮|많|적[은다었]|늘|줄|떨어|올[랐라]|앞|뒤|개선|향상|수준|에 ?(?:그|못|불과)|(?<![a-zçğöşü])(?:daha|fazla|az|yüksek|düşük|art|geri|önde|iyi|kötü|kadar)")


def _chosen_metric(spot: Spot, degree: Near | None, comparator: Bound | None) -> tuple[str, Word | None, str, float | None, bool]:
    """What a figure measures by the rules, with the model's say where no words tell it outright; the model's share where it was heard, and whether not even the direction is put to it."""
    page, reading, figure, context = spot.page, spot.reading, spot.figure, spot.context
    metric, word, rule = told_by_neighbours(spot, *told_by_use(spot, *told_otherwise(spot, *figure_metric(spot, degree, comparator))))
    outright = rule in (LIKENED, LASTS) or metric in UNLEARNED or (rule == "metric_word" and metric in SAID_OF) or (rule == "degree_or_carried" and metric in NAMED and figure.unit is None) or (word is not None and metric in FINANCE) or (metric == "execution_time" and rule == "metric_word")  # `29% less time`: less is better, whatever a model makes of it
    settled_metric, share = (metric, None) if outright or rule in OUTRIGHT or (word is not None and metric in BY_NAME) or _told_by_degree(degree, metric) or _named_beside(figure, word) or counted_before(page, figure, word) else context.panel.label("metric", figure, metric, rule, allowed(figure), barred(figure) | terms_of_others(page, reading, figure) | unsaid(page, reading, figure))
    settled_metric = _one_in_row(spot, settled_metric)
    if settled_metric != metric:
        metric, word, rule = settled_metric, None, "model"
    return metric, word, rule, share, outright


def _as_such(metric: str, figure: Figure) -> bool:
    """Whether a value stands against nothing: a loss or a change of its own, or ``kazancının 16 katından``, which is so many times as such."""
    return metric in AS_SUCH or (metric in _BY_TIMES and figure.unit == "x")


def _metric_slot(spot: Spot, word: Word | None, metric: str, rule: str, share: float | None) -> Slot:
    """The words that tell the metric, with how sure they are."""
    named = (word.start, word.end) if word else _speed_told(spot) if metric == "performance" else None
    sure = calibrated("metric", rule) if share is None else rate_of_share("metric", share, rule, heard=True)
    return Slot("metric", named[0] if named else None, named[1] if named else None, spot.page.text[slice(*named)] if named else None, sure, rule, metric)


def _speed_told(spot: Spot) -> tuple[int, int] | None:
    """``A100의 58% 속도``, ``A100'ün yüzde 60'ı kadar hızlı``: where the word of speed behind a proportion stands, in its clause."""
    told = comparing_of(spot.page.grammar.code).speed.search(spot.page.folded, spot.figure.end, min(spot.reading.clause(spot.figure.start)[1], spot.figure.end + NEARBY))
    return told.span() if told else None


def _one_in_row(spot: Spot, metric: str) -> str:
    """``| SDXL (초) | 5.8 | 3.1 |`` under things: the values of a row are of one measure, that of the first."""
    cell, figure = spot.cell, spot.figure
    if cell is None or figure.kind != "quantity" or not heads_things(spot.page, cell.block):
        return metric
    unit, known = spot.context.rows.setdefault((cell.block, cell.row), (figure.unit, metric))
    return known if unit == figure.unit else metric


def _both_sides(spot: Spot, metric: str, rule: str, comparator: Bound | None, degree: Near | None) -> tuple[Bound, Bound | None] | None:
    """The subject and what it stands against; None where no subject can be named."""
    page, reading, index, figure, context, cell = spot.page, spot.reading, spot.index, spot.figure, spot.context, spot.cell
    compares = _compares(spot)
    told_from = comparator is not None and comparator.method == GAP_TO
    two = between_two(page, reading, figure, context, index) if compares and not told_from and figure.unit in ("x", "percent", "percentage_point") else None
    if compares and two is None and not told_from and gap_before(page, figure):
        two = _just_matched(page, context, index)
    if compares and (by_value := sides_by_value(page, reading, figure)):
        subject, comparator = by_value
    elif two and (comparator is None or gap_before(page, figure) or (comparator.name == PREVIOUS and tells_gap(page, reading, figure)) or led_by(page, reading, *two)):
        subject, comparator = two
    elif compares and (other := if_with(page, reading, figure)):
        own = next((one for one in (context.hero, context.title_thing, comparator if comparator and comparator.start is not None else None) if one and one.entity and one.entity is not other.entity and one.entity.type in THINGS), None)
        subject, comparator = bound(other, 0.7, "if_with"), own and own.carried()
    elif comparator is None and context.said and reading.start <= context.said[0] < figure.start and rises_to(page, reading, figure):
        subject = context.said[1]  # `점유율은 아직 3%지만 내후년에는 10%까지 오를 수 있다`
    elif lead := _misplaced(spot, comparator):
        subject, comparator = lead, choose_comparator(page, reading, index, figure, context)[0]
    else:
        chosen = choose_subject(Question(page, reading, index, figure, metric, context, comparator, cell))
        if chosen is None:
            return None
        subject, comparator = _new_against(Question(page, reading, index, figure, metric, context, None), chosen, comparator)
    if comparator is not None and comparator.method == LEFT_BEHIND and key_of(comparator) == key_of(subject):
        comparator = Bound(PREVIOUS, None, None, None, 0.65, "change_verb")
    if comparator is not None and key_of(comparator) == key_of(subject):  # nothing stands against itself
        comparator = choose_comparator(page, reading, index, figure, context)[0] if comparator.method == "model" else None
        comparator = None if comparator is not None and key_of(comparator) == key_of(subject) else comparator
    measured = figure.unit == "x" or (figure.kind == "percentage" and degree) or is_difference(page, figure, degree)
    if compares and comparator is None and subject.method != "if_with" and not opens_section(page, reading) and not _as_such(metric, figure) and measured and not is_part(page, figure) and not is_change(page, reading, figure):
        subject, comparator = duel(context, reading, subject, "performance" if rule == "carried:rate" else metric, index)
        comparator = comparator or _told_together(page, index, subject)
    if comparator is not None and comparator.method == UNNAMED and ONE_RIVAL.fullmatch(comparator.name.lower()):
        comparator = _rival_by_name(spot, subject, comparator, "performance" if rule == "carried:rate" else metric)
    comparator = _former_meant(page, index, subject, _product_meant(page, index, subject, comparator, metric))
    if comparator is not None and comparator.method == "change_verb":
        comparator = _other_of_two(page, reading, index, subject) or comparator
    return subject, comparator


def _just_matched(page: Page, context: Context, index: int) -> tuple[Bound, Bound] | None:
    """``X her testte önde. Fark yüzde 14``: between whom a gap is, by what was compared just before, else by the two things of the headline."""
    if context.match and index - context.match_sentence <= _SPOKEN_OF + 1:
        return context.match[0].carried(), context.match[1].carried()
    titled = {n.entity.entity_id: n for one in page.readings for n in one.names if page.block(one).kind == "title" and n.type in THINGS and n.entity.entity_id not in CLASSES | COMPONENTS}
    return (bound(one, 0.7, "titled").carried(1.0), bound(other, 0.7, "titled").carried(1.0)) if len(titled) == 2 and (one := (sides := list(titled.values()))[0]) and (other := sides[1]) else None


def _rival_by_name(spot: Spot, subject: Bound, rival: Bound, metric: str) -> Bound:
    """``rakibinin yarısı``: the one that the subject was compared with last, or that was measured beside it."""
    context, recent = spot.context, spot.index - _SPOKEN_OF
    compared = [context.comparator] if context.comparator and context.comparator_sentence >= recent else []
    compared += context.match if context.match and context.match_sentence >= recent else ()
    known = next((one for one in compared if one.entity and one.entity.type in THINGS and key_of(one) != key_of(subject)), None)
    known = known or next((one for measured, one, when in reversed(context.measured) if when >= recent and key_of(one) != key_of(subject) and metric in (measured, "performance")), None)
    return replace(known.carried(), start=rival.start, end=rival.end) if known else rival


_SPOKEN_OF = 2  # sentences


def _compares(spot: Spot) -> bool:
    return spot.figure.kind not in ("date", "ordinal") and spot.cell is None and not wins_with(spot.page, spot.reading, spot.figure)


def _misplaced(spot: Spot, comparator: Bound | None) -> Bound | None:
    """What a clause is about, where the model would set it against another: a name in the nominative, in Korean any words in it."""
    if comparator is None or comparator.method not in ("model", "carried:model"):
        return None
    page, reading, figure = spot.page, spot.reading, spot.figure
    if comparator.entity is None:
        return Bound(comparator.name, None, comparator.start, comparator.end, 0.6, "leader") if _leads_raw(spot, comparator) else None
    lead = leader(page, reading, figure) or _told_of_one(spot, comparator)
    return bound(lead, 0.7, "leader") if lead and lead.entity is comparator.entity else None


def _told_of_one(spot: Spot, comparator: Bound) -> Named | None:
    """``Atlas'ın belleği işe yarıyor, önbelleğe 34 GB daha fazla yer kalıyor``: the one thing that a sentence without a mark of comparison is about is no other side of its difference."""
    page, reading, figure = spot.page, spot.reading, spot.figure
    named = {n.entity.entity_id: n for n in reading.names if n.type in THINGS and n.entity.entity_id not in COMPONENTS | CLASSES}
    [one] = named.values() if len(named) == 1 else [None]
    if one is None or one.entity is not comparator.entity or one.end > figure.start or one.role not in ("topic", "subject", "genitive") or not is_difference(page, figure, degree_near(page, reading, figure)):
        return None
    return one


_NOMINATIVE = re.compile(r"[이가은는] ")


def _leads_raw(spot: Spot, words: Bound) -> bool:
    """``오히려 태백이 2.7배나 효율적``: whether words that are no name of the document lead the clause of a comparison, without a value of their own."""
    page, reading, figure = spot.page, spot.reading, spot.figure
    if page.grammar.code != "ko" or words.start is None or words.end is None or not told_as_more(page, reading, figure):
        return False
    low, _ = reading.clause(figure.start)
    return low <= words.start and words.end < figure.start and bool(_NOMINATIVE.match(page.folded, words.end)) and not has_own_value(reading, words.end, figure)


def _told_of_time(spot: Spot, metric: str, subject: Bound, comparator: Bound | None, use: str | None, rule: str) -> tuple[str | None, dict[str, str]]:
    """The period of a value and the conditions around it (``use``: the case that its use gives, where nothing else does); what a change begins with, a predecessor's and what a round before gave are of a time before."""
    page, reading, figure = spot.page, spot.reading, spot.figure
    left = (begins_change(page, reading, figure) or (comparator is None and gives_way(page, reading, figure))) and subject.method != SIDE_BY_SIDE
    period = period_of(page, reading, figure, metric, spot.cell, left=left)
    before = _predecessors(page, reading, figure) if subject.method != "former" and (subject.start is None or subject.start < figure.end) else False
    earlier = spot.cell is not None and tells_before(page, spot.cell)
    left = left and not page.grammar.on_condition.search(page.folded, reading.start, figure.start)  # `단가가 10% 오르면 44%에서 39%로`: as it is now
    former = comparator is None and (before or earlier or (metric in _OF_ROUNDS and submitting_of(page.grammar.code).round_before.search(page.folded, reading.clause(figure.start)[0], figure.start) is not None) or (metric == "valuation" and is_of_round_before(page, reading, figure)))
    conditions = find_conditions(page, reading, figure, metric, period=period, compared=comparator is not None, in_row=spot.cell is not None, of_past=(left and not is_not_over(page, period)) or former or no_more(page, reading, figure, metric, dated=period is not None))
    conditions |= told_beside(page, reading, spot.index, figure, metric) | {key: case for key, case in conditions.items() if key == "case"}
    if year := year_told(page, reading, figure, period):
        conditions["period"] = year
    elif "period" not in conditions and period is None and metric in RUNNING and (span := span_told(page, reading, figure)):
        conditions["period"] = span
    if "case" not in conditions and spot.cell is None and (item := item_of(page, reading, figure, metric, subject.start)):
        conditions["case"] = item
    if spot.cell is not None:
        conditions = conditions | told_by_heads(page, spot.cell)
        if "case" not in conditions and "chips" not in conditions and (chips := chips_of_head(page, spot.cell, metric)):
            conditions["chips"] = chips
    if subject.method == "edition" and (built := edition_told(page, reading, figure)):
        conditions["case"] = page.text[slice(*built.span("with"))].strip()
    if subject.method == "supply":
        conditions["case"] = "rated"  # what it can give
    if "case" not in conditions and rule in _CASE_BY_RULE:
        conditions["case"] = _CASE_BY_RULE[rule]
    if "case" not in conditions and (case := use or sort_of(page, reading, spot.index, figure, metric, spot.cell)):
        conditions["case"] = case
    whole = whole_of(page, figure) if metric == "share" else None
    if metric == "market_share" and spot.cell is None and (market := market_shared(page, reading, figure)):
        conditions = conditions | {"of": market}
    if (told := whole_told(page, reading, spot.index, figure)) is not None:
        return period, conditions | {"of": told.surface}
    if metric in EARNED and spot.cell is None and subject.entity is not None and subject.entity.type in MAKERS and (part := segment_of(page, reading, figure)):
        conditions = conditions | {"of": part}
    return period, conditions | ({"of": unsoftened(page.text[slice(*whole)])} if whole else {})


_OF_ROUNDS = frozenset({"participant_count", "result_count"})
TAPE_OUT = "tape_out"
_CASE_BY_RULE = {OF_RUN: WHOLE_RUN, TAPE_OUT: "tape-out"}
_UNSTAFFED = THINGS | {"model"}  # what people use and are not employed by


def _of_its_subject(figure: Figure, metric: str, rule: str, subject: Bound, comparator: Bound | None) -> tuple[str, str] | None:
    """The metric that the sort of subject gives: a maker's percentage is its share of a market; people who share a thing (``A100 한 대를 열한 명이 나눠 썼다``) use it; data (``ImageNet 150 GB``) fill a memory and have none."""
    sort = subject.entity.type if subject.entity else None
    if sort == "vendor" and figure.kind == "percentage" and metric == "performance" and (comparator is None or (figure.unit == "percentage_point" and comparator.entity and comparator.entity.type == "vendor")):
        return "market_share", "maker_percent"
    if metric == "employee_count" and sort in _UNSTAFFED and rule != "unit_and_word":
        return "user_count", "people_of_thing"
    return ("dataset_size", "size_of_data") if sort == "dataset" and metric == "memory_capacity" else None


def _other_side(spot: Spot) -> tuple[Bound | None, Near | None]:  # noqa: PLR0911  one for each way of naming it
    """What a figure stands against and the word of comparison; a sign, a likeness and a change that a noun tells leave a model no choice."""
    page, reading, figure, context = spot.page, spot.reading, spot.figure, spot.context
    if _taken_off(spot):
        return (None, None) if _in_bulk(spot) else (Bound(PREVIOUS, None, None, None, 0.7, "own_past"), degree_near(page, reading, figure))
    comparator, degree = signed_change(page, figure, spot.cell)
    if comparator is not None:
        return comparator, degree
    if outright := likened(page, reading, figure) or _gap_told(spot):
        return outright
    if leaves(page, figure) or is_at_level(page, figure) or is_overtaken(page, reading, figure) or is_level_of_side(page, reading, figure):
        return None, None
    comparator, degree = choose_comparator(page, reading, spot.index, figure, context)
    if comparator is not None and comparator.method == "end_of_change" and (had := changed_from(page, reading, spot.index, figure, context)) and had.method == SIDE_BY_SIDE:
        return had, degree
    heard = context.panel.role("comparator", figure, comparator)
    if opens_section(page, reading):
        comparator, heard = _of_this_section(spot, comparator), _of_this_section(spot, heard)
    if heard is not None and heard.method == "model" and _is_misheard(spot, comparator, heard):
        return comparator, degree
    if comparator is not None and comparator.method == "own_past" and owns(page, comparator, figure):
        return comparator if heard is None or heard.entity is not None else heard, degree
    if comparator is not None and _is_plain(spot, comparator, heard):
        return comparator, degree
    if comparator is not None and comparator.method == UNNAMED and owns(page, comparator, figure):
        return heard if heard is not None and _is_other(spot, heard) and ONE_RIVAL.fullmatch(comparator.name.lower()) else comparator, degree
    if heard is not None and (heard.name == PREVIOUS or figure.kind in ("quantity", "money")) and page.grammar.code == "ko" and figure.unit != "x" and is_change(page, reading, figure):
        heard = None  # `62%에서 78%로`, `70W에서 95W로`: what has become of it; a comparison only in Turkish (see `end_of_change`)
    if comparator is not None and comparator.method == "change_verb" and arrives(page, reading, figure):
        return heard if heard is not None and _is_kin(spot, heard) else comparator, degree
    own_past = comparator if comparator and comparator.method == "change_verb" and change_told(page, figure) else None
    return heard or own_past, degree


def _gap_told(spot: Spot) -> tuple[Bound | None, Near | None] | None:
    """``A100보다 1.8배 빨랐고, T4가 낸 202분과는 4배 벌어졌다``: from whom a gap is told, with which way the last comparison of its sentence goes, where it is wide."""
    apart = gap_to(spot.page, spot.reading, spot.figure)
    if apart is None:
        return None
    if not is_far_apart(spot.page, spot.figure):
        return apart, None
    before = next((f for f in reversed(spot.reading.figures) if f.end <= spot.figure.start and f.unit in ("x", "percent", "percentage_point")), None)
    return apart, degree_near(spot.page, spot.reading, before) if before is not None else None


def _of_this_section(spot: Spot, rival: Bound | None) -> Bound | None:
    """``4. 새벽 M5, 속도 네 배?``: a heading stands against nothing that was told before it."""
    return rival if rival is None or rival.name == PREVIOUS or (rival.start is not None and rival.start >= spot.reading.start) else None


def _is_misheard(spot: Spot, comparator: Bound | None, heard: Bound) -> bool:
    """Whether what a model would have as the other side cannot be it: it stands before the last heading; a rival without a name is marked (``rakip modüle göre``) and it is the topic or the past."""
    page, reading, figure = spot.page, spot.reading, spot.figure
    headed = heard.start is not None and heard.start < reading.start and any(heard.start < one.start <= reading.start and opens_section(page, one) for one in page.readings[max(0, spot.index - _SECTION) : spot.index])
    if (headed and (comparator is None or comparator.name == PREVIOUS)) or opens_gap(page, heard, figure):
        return True
    if comparator is not None and comparator.method == UNNAMED and _RIVAL_TOLD.search(comparator.name.lower()):
        leads = {n.entity.entity_id for n in reading.names if n.end <= figure.start and n.role in ("topic", "subject", "genitive")}
        return heard.name == PREVIOUS or (heard.entity is not None and heard.entity.entity_id in leads)
    return False


_SECTION = 40  # sentences back to which a heading is looked for
_RIVAL_TOLD = re.compile(r"rakip|rakib|경쟁|타사")


def _is_plain(spot: Spot, comparator: Bound, heard: Bound | None) -> bool:
    """``예정가보다 10% 낮다``, ``öncülüyle karşılaştırıldığında``: with the mark of what it stands against, whatever a model makes of it."""
    if comparator.method in (RAISED, MATCHED) or (comparator.method == "raw_rival" and heard is not None and (heard.name == PREVIOUS or _is_other(spot, heard))):
        return True
    apart = heard is not None and (_is_other(spot, heard) or (heard.start is not None and heard.start < spot.reading.start))
    return apart and comparator.method == "own_past" and _is_called_so(spot, comparator)


def _is_other(spot: Spot, heard: Bound) -> bool:
    """Whether what a model would have as the other side is a thing that its sentence does not name."""
    return heard.entity is not None and heard.entity.type in THINGS and not any(n.entity is heard.entity for n in spot.reading.names)


def _is_called_so(spot: Spot, past: Bound) -> bool:
    """Whether words for a predecessor mean a thing that the text has called so: no other is meant."""
    named = past.start is not None and past.end is not None and tells_predecessor(spot.page, past.start, past.end)
    return named and called_former(spot.page, spot.index) is not None


def _is_kin(spot: Spot, heard: Bound) -> bool:
    """Whether what a model would have as the other side is of the make of what is spoken of: its past by its name."""
    thing = spot.context.thing
    if thing is None or thing.entity is None or heard.entity is None or heard.entity is thing.entity:
        return False
    return heard.entity.type in THINGS and spot.page.maker(heard.entity) == spot.page.maker(thing.entity) is not None


def _former_meant(page: Page, index: int, subject: Bound, comparator: Bound | None) -> Bound | None:
    """``전작보다 15억 원 비싸다``: the predecessor by its name, where the text has told it."""
    if comparator is None or comparator.name != PREVIOUS or comparator.start is None or comparator.end is None or subject.entity is None:
        return comparator
    if not tells_predecessor(page, comparator.start, comparator.end):
        return comparator
    former = called_former(page, index) or (numbered_before(page, subject.entity) if page.grammar.code == "ko" else None)
    if former is None or former is subject.entity:
        return comparator
    return Bound(former.name, former, comparator.start, comparator.end, 0.7, "former")


def _is_owned_multiple(page: Page, reading: Reading, figure: Figure, comparator: Bound | None, degree: Near | None) -> bool:
    """``L4의 240%에 이른다``, ``T4의 4배였다``: more than once the other side's own measure, by the size alone."""
    owner = owned_ratio(page, reading, figure) if degree is None and comparator is not None and (figure.value or 0) > (1 if figure.unit == "x" else _ALL_OF_IT) else None
    return owner is not None and comparator is not None and owner.entity is comparator.entity


_ALL_OF_IT = 100  # percent


def _is_share(page: Page, reading: Reading, figure: Figure, comparator: Bound | None, degree: Near | None) -> bool:
    """``A100의 64%``: whether a percentage is a part of the other side's measure, whoever found that side."""
    if is_share(page, figure, comparator, degree):
        return True
    if comparator is None or comparator.entity is None or figure.unit != "percent" or is_gap(page, figure, degree):
        return False
    owner = owned_ratio(page, reading, figure)
    return owner is not None and owner.entity is comparator.entity


def _reckoned(page: Page, reading: Reading, figure: Figure, comparator: Bound | None, degree: Near | None) -> str:
    """How a value stands to the other side: what has become of it (``%88'den %84'e``), a part of its measure (``H100의 60%``), or by how much it is more or less (``3분의 1 적다``)."""
    if comparator and comparator.name == PREVIOUS and figure.unit != "x" and is_change(page, reading, figure):
        return LEVEL
    if _is_share(page, reading, figure, comparator, degree):
        return SHARE
    return GAP if figure.unit == "x" and is_gap(page, figure, degree) else ""


def _direction_slot(page: Page, direction: Direction | None, degree: Near | None, share: float | None, reckoned: str) -> list[Slot]:
    """The word of comparison, or the size of the value alone."""
    if direction in (None, NONE):
        return []
    rule = ("degree" if degree else "sign_of_value") + reckoned
    start, end = degree[1:] if degree else (None, None)
    return [Slot("direction", start, end, page.text[start:end] if degree else None, calibrated("direction", rule) if share is None else rate_of_share("direction", share, rule, heard=True), rule, direction)]


def _told_by_degree(degree: Near | None, metric: str) -> bool:
    """``20% 짧다``, ``yüzde 20 daha küçük``: of the thing itself, by a word that no model was taught a metric for."""
    return degree is not None and metric in EXTENTS and degree[0].metric == metric


def _named_beside(figure: Figure, word: Word | None) -> bool:
    """``25 milyon dolar gelir, 2 milyon dolar zarar``: an amount whose own word stands right behind it is what that says."""
    return word is not None and figure.kind == "money" and word.start == figure.end + 1


def _new_against(question: Question, subject: Bound, rival: Bound | None) -> tuple[Bound, Bound | None]:
    """``Toros 4'te bu sayı 1800; yani yeni çip iki kat hızlı``: where the rival is just what the new thing of the clause means, the sides are the other way round."""
    meant = newest(question) if rival and rival.entity and subject.entity and subject.method != "newest" else None
    return (meant, subject) if meant and rival and key_of(meant) == key_of(rival) else (subject, rival)


def _product_meant(page: Page, index: int, subject: Bound, rival: Bound | None, metric: str) -> Bound | None:
    """``샛별은 H100과 겨뤘다. 엔비디아보다 5% 빠르다``: a maker against a product is the one product of it that the text has named so far."""
    if rival is None or rival.entity is None or rival.entity.type != "vendor" or not subject.entity or subject.entity.type not in THINGS or metric in MARKET_METRICS:
        return rival
    made = {n.entity.entity_id: n.entity for r in page.readings[: index + 1] for n in r.names if n.type in THINGS and n.entity.vendor_id == rival.entity.entity_id and n.entity.entity_id not in CLASSES | COMPONENTS}
    if len(made) != 1 or subject.entity.entity_id in made:
        return rival
    product = next(iter(made.values()))
    return replace(rival, name=product.name, entity=product, confidence=round(rival.confidence * 0.9, 3), method="product_of_maker")


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


def _run_on(page: Page, reading: Reading, one: Comparison, chips: int | None) -> dict[str, Any]:
    """Of how many chips two runs are compared, and whether what they draw is drawn at rest."""
    case = heading_case(page, reading, one.start) if one.metric == "power" else None
    return ({"chips": chips} if chips else {}) | ({"case": case} if case else {})


def comparison_claim(page: Page, reading: Reading, index: int, one: Comparison, context: Context) -> Claim:
    """The claim of a comparison without a figure."""
    pivot = Figure(one.start, one.end, page.text[one.start : one.end], "quantity")
    workload = [of_round_spoken(page, reading, one.start, _told_in_front(reading, one, work)) for work in choose_workload(Question(page, reading, index, pivot, one.metric, context, one.rival), one.subject)]
    chips = chips_compared(page, reading, one.start, one.rival.start) if workload and one.metric in RUN_METRICS and one.rival.name != PREVIOUS else None
    source = context.sources.at(reading, one.start, one.metric)
    slots = _slots(page, one.subject, one.rival, workload, source)
    slots.append(Slot("direction", one.start, one.end, pivot.surface, calibrated("direction", "degree"), "degree"))
    return Claim(
        figure=None, start=reading.start, end=reading.end, type="comparison", subject=page.spelled(one.subject.entity, one.subject.name),
        subject_id=one.subject.entity.entity_id if one.subject.entity else None, vendor=owner_of(page, reading, one.subject, context, one.metric), metric=one.metric,
        comparator=page.spelled(one.rival.entity, one.rival.name), comparator_id=one.rival.entity.entity_id if one.rival.entity else None,
        benchmark=tuple(dict.fromkeys(w.name for w in workload)), direction=direction_of(one.metric, pivot, (one.degree, one.start, one.end)),
        modality=choose_modality(page, reading, _last_word(page, one)).modality, attributed_to=source.name if source else None, conditions=_run_on(page, reading, one, chips), confidence=claim_confidence(slots), method="comparison", slots=tuple(slots),
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


def finish(page: Page, claims: list[Claim], *, with_model: bool = False) -> tuple[Claim, ...]:
    """Statements, ordinals among claims of one place, groups of repeated assertions, and the slots that are still missing."""
    places: Counter[tuple[int | None, int, int]] = Counter()
    groups: Counter[tuple[object, ...]] = Counter(_assertion(claim) for claim in claims)
    names: dict[tuple[object, ...], str] = {}
    english = {spelled: e.name_en for e in page.entities.values() if e.name_en for spelled in (e.name, page.spelled(e, e.name))} | suites_in_full(page)
    suites = frozenset(e.name for e in page.entities.values() if e.type in ("benchmark", "dataset"))
    suites |= {slot.value for claim in claims for slot in claim.slots if slot.method == ROUND_TOLD and slot.value}
    done = []
    for claim in claims:
        place = (claim.figure, 0 if claim.figure is not None else claim.start, 0 if claim.figure is not None else claim.end)
        key = _assertion(claim)
        if groups[key] > 1:
            names.setdefault(key, f"{page.document.article.doc_id}-g{len(names) + 1}")
        done.append(replace(claim, ordinal=places[place], statement=compose(claim, english, page.document.article.published_day, suites, foreseen=_is_foreseen(page, claim)), slots=complete_slots(page, claim, heard=with_model), group_id=names.get(key)))
        places[place] += 1
    return tuple(done)


def _is_foreseen(page: Page, claim: Claim) -> bool:
    """``analistler … ulaşmasını bekliyor``, ``가트너는 … 것으로 예상``: whether what is to come is expected, or told by somebody who makes nothing."""
    if claim.modality != "planned":
        return False
    if page.grammar.expects.search(page.folded, claim.start if claim.figure is None else claim.figure, claim.end):
        return True
    source = next((slot for slot in claim.slots if slot.slot == "attributed_to"), None)
    bodies = {e.type for e in page.entities.values() if source and source.value in (e.name, page.spelled(e, e.name))}
    return source is not None and (bodies == {"organisation"} or source.method.endswith("unnamed_source"))


def _assertion(claim: Claim) -> tuple[object, ...]:
    return (claim.subject_id or claim.subject, claim.metric, claim.comparator_id or claim.comparator, claim.value, claim.value_max, claim.unit, claim.direction, claim.conditions.get("period"))


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
    if subject.entity and subject.entity.type in THINGS and comparator is None:
        context.measured = [*context.measured[-3:], (metric, subject, index)]
    if comparator and comparator.name != "previous" and comparator.start is not None:
        context.comparator, context.comparator_sentence = comparator, index
    if comparator and comparator.entity and comparator.entity.type in THINGS and subject.entity and subject.entity.type in THINGS:
        context.match, context.match_sentence = (subject, comparator), index


def _predecessors(page: Page, reading: Reading, figure: Figure) -> bool:
    """``전작은 120W였다``, ``önceki nesil 120 W çekiyordu``: the clause tells of the predecessor, whose name does not stand in it."""
    low, _ = reading.clause(figure.start)
    words = [match.end() for match in page.grammar.former.finditer(page.folded, low, figure.start)]
    if not words or pointing_of(page.grammar.code).new.search(page.folded, words[-1], figure.start):
        return False
    if closes_change(page, reading, words[-1], figure):
        return False
    return not any(words[-1] <= named.start < figure.start and named.type in THINGS and named.entity.entity_id not in COMPONENTS for named in reading.names)


def _slots(page: Page, subject: Bound, comparator: Bound | None, workload: list[Bound], source: Bound | None, *, together: frozenset[str] = frozenset()) -> list[Slot]:
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


def figure_metric(spot: Spot, degree: Near | None, comparator: Bound | None) -> tuple[str, Word | None, str]:
    """Metric, the word behind it and the rule: by event, header, word and unit, else by the word of comparison or carried over."""
    page, reading, figure = spot.page, spot.reading, spot.figure
    given = ("cost", "degree") if figure.kind in ("percentage", "ratio") and _PAID.match(page.folded, figure.end) else (METRIC, LIKENED) if comparator and comparator.method == LIKENED else _given_metric(spot) or metric_in_turn(page, reading, figure)
    if given:
        return given[0], None, given[1]
    low, high = reading.clause(figure.start)
    metric, word, rule = choose_metric(page, reading, figure, (low, min(reading.end, max(high, figure.end + 20))), max(high, figure.end))
    if word is not None and figure.unit in ("x", "percent"):
        metric = of_unit(page, reading, word).metric
    said = degree[0].metric if degree else None
    described = _described(page, reading, figure, degree) or _multiplies(page, reading, figure, degree)
    if described:
        return described.metric, described, "described_noun"
    if said == "price" and metric not in ("price", "cost"):
        return "price", None, "degree"
    if degree and said == "performance" and metric is not None and metric not in SPEEDS and (comparator is not None or degree[1] - figure.end <= BESIDE):
        metric = None
    continued = _said_again(spot) or _continued(spot, metric, rule, None if degree is None else said or "", compares=comparator is not None)
    if continued:
        return continued[0], None, continued[1]
    listed = list_metric(page, reading, allowed(figure)) if rule in ("unit", "no_metric") else None
    if listed:
        return listed, None, "list_head"
    if metric is not None and not (rule == "unit" and metric in UNSURE_UNITS):
        return metric, word, rule
    if metric is None and (alike := _as_just_measured(spot, degree, comparator)):
        return alike, None, THAT_IS
    label = label_metric(page, spot.index, figure)
    if label or metric is not None:
        return (label, None, "label_line") if label else (metric or "", word, rule)
    inferred, rule = _inferred_metric(spot, said, comparator)
    return inferred, None, rule


_PAID = re.compile(r"(?: kat)? (?:daha )?(?:fazla|az|çok|eksik) (?:öde|harca|para)|(?: ?정도| ?가량|를|을)? ?(?:더|덜) (?:내야|냈|지불|치[르러])")  # `yüzde 40 daha fazla ödeyecektik`


def _as_just_measured(spot: Spot, degree: Near | None, comparator: Bound | None) -> str | None:
    """``4,000만 원에 거래되는 H100의 3분의 1에도 못 미친다``, ``4.000 dolara satılan H100'ün üçte biri``: a part or a multiple of what has just been told of its owner is by that measure."""
    last = spot.context.measured[-1] if spot.context.measured else None
    if last is None or comparator is None or comparator.entity is None or spot.figure.kind not in ("ratio", "percentage") or last[2] != spot.index or last[1].entity is not comparator.entity:
        return None
    owner = owned_ratio(spot.page, spot.reading, spot.figure)
    plain = degree is None or degree[0].metric is None or spot.page.folded.startswith("못", degree[1])
    return last[0] if owner is not None and owner.entity is comparator.entity and plain and last[0] not in SETTINGS and not last[0].endswith("_count") else None


def _continued(spot: Spot, metric: str | None, rule: str, said: str | None, *, compares: bool) -> tuple[str, str] | None:
    """What a figure goes on with, against the word or unit that stands nearest. ``said``: the word of comparison's own metric, None without one."""
    page, figure = spot.page, spot.figure
    rate = _rate_told(spot, said) if said in ("performance", "") and metric in ("performance", None) and rule in ("metric_word", "no_metric") else None
    if rate:
        return rate, "carried:rate"
    if figure.kind == "percentage" and said is None and not compares and metric in ("cost", "price", "energy", "power") and _accuracy_told(spot):
        return spot.context.share or metric, "carried:share"
    if figure.kind == "percentage" and metric in ("share", "market_share", None) and not compares and (taken := _taken_up(spot)):
        return taken, "carried:rate"
    if rule == "money_size" and is_big(figure, MIDDLING) and spot.context.money and spot.index - spot.context.money[1] <= 1:
        return spot.context.money[0], "carried:money"
    if rule == "money_size" and spot.context.metric in _OF_A_SHARE and spot.context.metric_sentence == spot.index:
        return spot.context.metric, PER_SHARE
    if rule == "unit" and metric in ("chip_count", "server_count") and _sent(spot):
        return "shipments", "unit_and_word"
    if rule == "unit" and (elided := _elided_count(spot)):
        return elided, "carried:count"
    reach = min(spot.reading.clause(figure.start)[1], figure.end + SENT_REACH)
    if metric == "chip_count" and figure.quantifier == "at_most" and page.grammar.scales.search(page.folded, figure.end, reach):
        return "scale_limit", "unit_and_word"
    return None


def _said_again(spot: Spot) -> tuple[str, str] | None:
    """``çalışan sayısı 1.340; bunu 1.500'e çıkaracak``, ``직원 수는 1,340, 이를 1,500으로 늘린다``: a bare number to which what was counted just before is brought."""
    figure, context = spot.figure, spot.context
    bare = figure.kind == "quantity" and figure.unit is None and context.metric_sentence == spot.index
    return (context.metric, "carried:count") if bare and context.metric in COUNTS and _IT.search(spot.page.folded, spot.reading.start, figure.start) else None


_IT = re.compile(r"(?:(?<![a-zçğöşü])bunu|(?<![가-힣])이를) (?:yaklaşik |약 )?$")


def _taken_up(spot: Spot) -> str | None:
    """``brüt marjı yüzde 72. AMD'de ise bu oran yüzde 54``, ``이 비율이 54%``: the percentage that the text has just told, of another."""
    context, reading = spot.context, spot.reading
    told = spot.page.grammar.that_rate.search(spot.page.folded, reading.clause(spot.figure.start)[0], spot.figure.start)
    metric = context.metric if context.metric in _TAKEN_UP else context.share
    return metric if told and metric in _TAKEN_UP and spot.index - context.metric_sentence <= 1 else None


_OF_A_SHARE = frozenset({"eps", "dividend_per_share", "book_value_per_share"})  # `1,72 dolara ulaştı, bir yıl önce 0,58 dolardı`
_TAKEN_UP = frozenset({"share", "profit_margin", "operating_margin", "yield", "market_share", "utilization", "accuracy", "top1_accuracy", "error_rate", "growth"})


def _sent(spot: Spot) -> bool:
    """``1만3000개를 고객사에 보냈다``, ``11 bin adet alınacak``: things that are sold or sent, or that go on with such."""
    page, figure = spot.page, spot.figure
    reach = min(spot.reading.clause(figure.start)[1], figure.end + SENT_REACH)
    stop = _PAUSE.search(page.folded, figure.end, reach)
    sent = page.grammar.sent.search(page.folded, figure.end, stop.start() if stop else reach)
    if sent is not None:
        return not sends_results(page, spot.reading, sent.start(), sent.end())
    return spot.context.metric == "shipments" and spot.index - spot.context.metric_sentence <= 1


def _accuracy_told(spot: Spot) -> bool:
    """``%75 doğrulukla 9 saatte; %76 için 73 dolar``: a percentage beside an amount goes on with the accuracy that its sentence gave."""
    return spot.context.share in ("accuracy", "top1_accuracy") and any(f.kind == "percentage" and f.end <= spot.figure.start for f in spot.reading.figures)


def _rate_told(spot: Spot, said: str) -> str | None:
    """``saniyede 3.280 görüntü işler. Bu, ötekinden %3 daha hızlıdır``: faster, right after a rate, is by that rate."""
    context = spot.context
    if spot.figure.kind in ("percentage", "ratio") and (alike := _alike_in(spot)):
        return alike
    if said != "performance":
        return None
    close = context.metric_sentence in (spot.index, spot.index - 1)
    return context.metric if close and context.metric in RATES and spot.figure.kind in ("percentage", "ratio") else None


def _alike_in(spot: Spot) -> str | None:
    """``처리량은 차이가 없다. X가 2% 앞선다``, ``saniyede işlenen görüntüde fark yok. X %2 önde``: the rate in which the sentence before found two things alike."""
    before = spot.page.readings[spot.index - 1] if spot.index else None
    alike = next(degree.pattern for degree in spot.page.grammar.degrees if degree.sign == 0)
    if before is None or before.block != spot.reading.block or not alike.search(spot.page.folded, before.start, before.end):
        return None
    return next((ALIKE[word.metric] for word in metric_words(spot.page, before.start, before.end) if word.metric in ALIKE), None)


def _elided_count(spot: Spot) -> str | None:
    """``코어가 4개에서 6개이며 많으면 10개``: a count without its noun goes on with the one before in its sentence."""
    figure, context = spot.figure, spot.context
    at = spot.reading.figures.index(figure)
    before = spot.reading.figures[at - 1] if at else None
    bare = figure.unit in ("piece", None) and figure.kind == "quantity"
    if before is None or not bare or before.kind != "quantity" or context.metric_sentence != spot.index or before.surface[-1] != figure.surface[-1] or figure.surface[-1].isdigit():
        return None
    return context.metric if context.metric and context.metric in ("core_count", "thread_count", "lane_count", "channel_count", "node_count", "server_count") else None


def _described(page: Page, reading: Reading, figure: Figure, degree: Near | None) -> Word | None:
    """``31% 향상된 성능``, ``% 75 fazla bant genişliği``: the noun right behind a comparative right behind the figure."""
    if degree is None or degree[1] - figure.end > 8 or figure.unit not in ("percent", "x"):
        return None
    words = [w for w in metric_words(page, degree[2], min(reading.end, degree[2] + 40)) if (w.start - degree[2] <= 4 or _ONE_SUCH.fullmatch(page.folded, degree[2], w.start)) and _DESCRIBES.search(page.folded, degree[1], w.start)]
    return words[0] if words and words[0].metric not in ("growth", "share", "rank") else None


def _multiplies(page: Page, reading: Reading, figure: Figure, degree: Near | None) -> Word | None:
    """``iki kat bellek, üç kat FP8 performansı``, ``두 배의 메모리와 세 배의 FP8 성능``: the noun that a multiple without a word of comparison stands before."""
    if figure.unit != "x" or (figure.value or 0) < 1 or (degree is not None and degree[1] - figure.end <= BESIDE) or _SUFFIXED.match(page.folded, figure.end):
        return None
    words = [w for w in metric_words(page, figure.end, min(reading.end, figure.end + 28)) if _OF_SORT.fullmatch(page.folded, figure.end, w.start)]
    return words[0] if words and words[0].metric not in ("growth", "share", "rank") else None


_SUFFIXED = re.compile(r"['’]?[a-zçğöşü]")
_OF_SORT = re.compile(r"(?:의)? (?:(?:fp|int|bf|tf|mx)[0-9]{1,2} )?")


_ONE_SUCH = re.compile(r" bir (?:[a-zçğöşü]+ ){0,2}")  # `daha yüksek bir genel doğruluk`


def _done_at_once(spot: Spot) -> bool:
    """``한 번에 16가지 일을``, ``aynı anda 16 iş``: what a processor does at once is what it has threads for."""
    grammar, figure = spot.page.grammar, spot.figure
    many = figure.kind == "quantity" and figure.unit in ("task", "kind", "way", "piece", "job", None)
    return many and bool(grammar.at_once.search(spot.page.folded, max(spot.reading.start, figure.start - 16), min(spot.reading.end, figure.end + 10)))


def _is_tolerance(spot: Spot) -> bool:
    """``96억 달러(±3억 달러)``, ``12,5 milyar dolar (artı eksi 300 milyon)``: by how much the amount before may be off."""
    grammar, figure = spot.page.grammar, spot.figure
    low = max(spot.reading.start, figure.start - SETTING_REACH)
    return bool(grammar.give_or_take.search(spot.page.folded, low, figure.start) or grammar.off_by.match(spot.page.folded, figure.end, spot.reading.end))


def _taken_off(spot: Spot) -> bool:
    """``12% 할인``, ``yüzde 12 indirim``: what is taken off a price stands against the price before, not against a rival."""
    figure = spot.figure
    return figure.kind in ("percentage", "money") and bool(measuring_of(spot.page.grammar.code).taken_off.match(spot.page.folded, figure.end, spot.reading.end))


def _in_bulk(spot: Spot) -> bool:
    """``1000장 이상 주문하면 12% 할인``, ``10만 원 할인받아서 샀다``, ``1.000 ve üzeri siparişte yüzde 12 indirim``: what a buyer gets off, no change of the price."""
    told, page, figure = measuring_of(spot.page.grammar.code), spot.page, spot.figure
    got = told.got_off.match(page.folded, figure.end, spot.reading.end) is not None
    return got or bool(told.in_bulk.search(page.folded, spot.reading.clause(figure.start)[0], figure.start))


def _is_setting(spot: Spot) -> bool:
    """``배치 크기 16으로 돌렸을 때 새벽 N7이``: the number of a setting named right before it counts no things behind it."""
    low = max(spot.reading.start, spot.figure.start - SETTING_REACH)
    return any(w.metric in SETTINGS and w.end >= spot.figure.start - 2 for w in metric_words(spot.page, low, spot.figure.start))


_CLOSED = re.compile(r"(?:으?로|이고|이며|인데|이라|였고|[은는이가을를]),? ")  # `2,048개로 HBM3E의 두 배`: the count is told of what stands before it


def _given_metric(spot: Spot) -> tuple[str, str] | None:
    """A metric that the kind of the figure, the table or the thing counted gives without a word."""
    page, reading, figure = spot.page, spot.reading, spot.figure
    if figure.kind == "date":
        event = event_metric(page, reading, figure) or event_before(page, reading, figure) or "release_date"
        return ("release_date", TAPE_OUT) if event == "tape_out_date" else (event, "event_word")
    if figure.kind == "ordinal":
        return "rank", "rank"
    if _taken_off(spot) and _in_bulk(spot):
        return DISCOUNT, DISCOUNT
    if whole_of(page, figure):
        return "share", "part_of_whole"
    if _is_tolerance(spot):
        return "error_margin", "give_or_take"
    if _done_at_once(spot):
        return "thread_count", "done_at_once"
    if spot.cell is not None and (header := header_metric(page, spot.cell, figure)):
        rate = list_metric(page, reading, RATES) if header == "performance" and figure.unit is None else None  # `단위는 초당 토큰` above a column `속도`
        return rate or header, "header"
    bare = figure.kind == "quantity" and figure.unit in (None, "item", "piece") and float(figure.value or 0).is_integer()
    if bare and not _is_setting(spot) and (counted := next((n for n in reading.names if n.type in THINGS and 0 <= n.start - figure.end <= 10), None)) and not _STOPS.search(page.text, figure.end, counted.start) and not measuring_of(page.grammar.code).that_is.fullmatch(page.folded, figure.end, counted.start) and not _CLOSED.match(page.text, figure.end):
        cores = page.grammar.cores.match(page.folded, counted.end)
        sent = any(word.metric == "shipments" for word in metric_words(page, counted.end, min(reading.clause(figure.start)[1], counted.end + SENT_REACH)))
        return ("core_count" if cores else "shipments" if sent else "chip_count"), "counted_thing"
    return None


_SCORED = ("Geekbench", "3DMark", "Time Spy", "Cinebench", "AnTuTu", "PassMark", "Port Royal", "Fire Strike", "Steel Nomad", "Blender")
_SECTION = 3  # blocks for which a line that names a benchmark stays the head of what follows
_FRAMES = (10, 400)  # frames a second that a bare number in a game may be


def _section_metric(spot: Spot) -> str | None:
    """``[긱벤치6]`` above ``싱글 2130``, ``[원신 30분]`` above ``평균 55.8``: bare numbers under the name of a test are its scores, under that of a game frames a second."""
    work, figure = next(iter(spot.context.workload), None), spot.figure
    bare = figure.kind == "quantity" and figure.unit in (None, "piece") and not figure.in_words and figure.surface.replace(",", "").replace(".", "").isdigit()
    if work is None or work.entity is None or work.entity.type != "benchmark" or is_task(work.entity, spot.page.grammar.code) or not bare or not figure.value or spot.reading.block - spot.context.workload_block > _SECTION:
        return None
    if work.name.startswith(_SCORED):
        return "benchmark_score" if figure.value > _FRAMES[0] else None
    return "frame_rate" if work.name not in RANKINGS and _FRAMES[0] <= figure.value <= _FRAMES[1] and "MLPerf" not in work.name else None


def _inferred_metric(spot: Spot, said: str | None, comparator: Bound | None) -> tuple[str, str]:
    """A metric from elsewhere: the section's, the same percentage before, the kind of share spoken of, the metric carried over."""
    context, figure = spot.context, spot.figure
    section = _section_metric(spot)
    if section:
        return section, "section"
    if figure.kind == "percentage":
        if known := context.seen.get((figure.value, figure.unit)):
            return known, "same_value"
        if comparator is None and context.share in SCORELIKE:
            return context.share, "carried:share"
    carried = carried_metric(context, spot.index, said)
    return "performance" if carried in barred(figure) | unsaid(spot.page, spot.reading, figure) or _of_other_row(spot, carried) else carried, "degree_or_carried"


def _of_other_row(spot: Spot, metric: str) -> bool:
    """``| Epok maliyeti (dolar) | 3.100 |`` over ``| Kavrama | 0,80 |``: a bare number in a row with a head of its own is no money of the row before."""
    return spot.cell is not None and bool(spot.cell.row_header) and spot.figure.kind == "quantity" and spot.figure.unit is None and metric in MONEY


def duel(context: Context, reading: Reading, subject: Bound, metric: str, index: int) -> tuple[Bound, Bound | None]:
    """The other side of a comparison that names none: what was measured just before by the same metric.

    A rival carried over as topic gives way to the hero of the article and becomes the other side.
    """
    if subject.entity is None or subject.entity.type not in THINGS:
        return subject, None
    if subject.start is None and subject.entity.entity_id in context.rivals and context.hero and context.hero.name != subject.name:
        return context.hero.carried(), subject
    others = [n for n in reading.names if n.type in THINGS and n.role in ("topic", "subject") and n.name != subject.name and subject.start is not None and n.start < subject.start]
    if others and subject.entity.entity_id not in COMPONENTS and others[-1].entity.entity_id not in COMPONENTS:
        return subject, bound(others[-1], 0.5, "other_in_sentence")
    for measured, other, when in reversed(context.measured):
        if index - when <= 3 and other.name != subject.name and metric in (measured, "performance"):
            return subject, other.carried(0.7)
    if context.match and index - context.match_sentence <= 3 and subject.name in (context.match[0].name, context.match[1].name):
        return subject, next((one.carried(0.6) for one in (context.match[1], context.match[0]) if one.name != subject.name), None)
    return subject, None


def _told_together(page: Page, index: int, subject: Bound) -> Bound | None:
    """``A100과 H100을 비교했다. H100이 2.7배 빠르다``: the other of two things that the sentence before sets beside each other."""
    before = page.readings[index - 1] if index else None
    if before is None or not TOGETHER.search(page.folded, before.start, before.end):
        return None
    things = {n.entity.entity_id: n for n in before.names if n.type in THINGS and n.entity.entity_id not in COMPONENTS | CLASSES}
    if subject.entity is None and len(things) == 1:
        return bound(next(iter(things.values())), 0.5, "told_together").carried() if subject.name in page.text[before.start : before.end] else None
    others = [n for key, n in things.items() if key != key_of(subject)]
    return bound(others[0], 0.6, "told_together").carried() if len(things) == len(others) + 1 == 2 else None


def _other_of_two(page: Page, reading: Reading, index: int, subject: Bound) -> Bound | None:
    """``X를 쓴 것과 Y를 쓴 것이다. … X가 3배 빨라졌다``: a library gains on the one other that the sentences just before name beside it."""
    if subject.entity is None or subject.entity.type != "framework":
        return None
    before = [one for one in page.readings[max(0, index - 2) : index] if reading.block - one.block <= 2]
    others = {n.entity.entity_id: n for one in before for n in one.names if n.type == "framework" and n.entity.entity_id != subject.entity.entity_id}
    beside = any({n.entity.entity_id for n in one.names} >= {subject.entity.entity_id, *others} for one in before)
    return bound(next(iter(others.values())), 0.6, "other_of_two").carried() if len(others) == 1 and beside else None


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
    if metric is None or not recent or metric.endswith("_count") or metric in NOT_CARRIED:
        return said or "performance"
    return metric


_EARNED = frozenset({"revenue", "profit", "loss", "valuation", "market_share"})  # told of a market only


def _settled_type(spot: Spot, said: ClaimType, metric: str) -> ClaimType:
    """The type that rules and model settle on; what is compared, what is a date and what a firm earns is plain to see."""
    if said not in SIZES or metric in _EARNED:
        return said
    return cast("ClaimType", spot.context.panel.label("type", spot.figure, said, said, SIZES)[0])


def claim_type(metric: str, figure: Figure, comparator: Bound | None, workload: list[Bound]) -> ClaimType:
    if comparator:
        return "comparison"
    if figure.kind == "date":
        return "event"
    if metric in MARKET_METRICS or metric == "market_size":
        return "market"
    if metric in ("price", "cost", "electricity_cost", DISCOUNT):
        return "price"
    if metric in SETTINGS:
        return "setup"
    return "result" if metric in MEASURED or workload else "specification"
