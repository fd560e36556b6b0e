"""What a figure measures: by event, header, word and unit, by the word of comparison, or carried over."""

from __future__ import annotations

import re
from typing import Final, cast, get_args

from pipeline.extract.answers import (
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
)
from pipeline.extract.assembly.readings import (
    BESIDE,
    SPEEDS,
    carried_metric,
    given_metric,
    gone_on_with,
    label_metric,
    said_again,
    section_metric,
    word_described,
    word_multiplied,
)
from pipeline.extract.assembly.spot import SETTINGS, Spot
from pipeline.extract.by_neighbours import OUTRIGHT_BESIDE, told_by_neighbours
from pipeline.extract.columns import heads_things
from pipeline.extract.comparators.described_rivals import rival_described
from pipeline.extract.comparators.measures import Near
from pipeline.extract.comparators.owners import owned_ratio
from pipeline.extract.context import Bound
from pipeline.extract.in_turn import IN_TURN, metric_in_turn
from pipeline.extract.likened import LIKENED, METRIC
from pipeline.extract.listing import list_metric
from pipeline.extract.measured import MEASURED
from pipeline.extract.metrics import (
    EXTENTS,
    FINANCE,
    MONEY,
    NAMED,
    SCORELIKE,
    allowed,
    barred,
    choose_metric,
    counted_before,
    of_unit,
    terms_of_others,
    unsaid,
    unspoken,
)
from pipeline.extract.reading import THINGS, Word
from pipeline.extract.ruled_out_tests import turns_to_inference
from pipeline.extract.subjects.question import MARKET_METRICS
from pipeline.extract.told_by_use import OUTRIGHT_USES, told_by_use
from pipeline.extract.told_otherwise import told_otherwise
from pipeline.languages import comparing_of
from schemas.records import ClaimType, Figure

OUTRIGHT = frozenset({"header", LOST, "counted_apart", "part_of_whole", PER_WATT, PER_SHARE, READ_AT_ONCE, DISCOUNT, LAYOFFS, HIRES, IN_USE, IN_STOCK, IN_CONTRACT, THAT_IS, IN_TURN, CHARGED, SERVED, BOUGHT, OF_PIECES, "give_or_take", "described_noun", "tape_out"}) | OUTRIGHT_USES | OUTRIGHT_BESIDE  # rules of metrics that say it in so many words
AS_SUCH = frozenset({DISCOUNT, LAYOFFS, HIRES, LOST, "accuracy_loss", "quality_loss", "battery_drain", "battery_charge"})  # metrics of a change or a loss, which stand against nothing
_BY_TIMES = frozenset({"price_to_earnings", "price_to_book", "price_to_sales", "subscription_ratio"})  # which are so many times as such
BY_NAME = frozenset({"cost_efficiency", "pue", "auc", "electricity_cost", "power_supply", "depreciation_period", "memory_usage", "order_backlog", "power_limit", "accuracy_loss", "quality_loss", "hit_rate", "gpu_hours", "input_length", "parallelism", "sparsity", "error_rate", "precision", "io_count", *EXTENTS})  # metrics with a word of their own that says nothing else
UNLEARNED = frozenset({"compile_time", "step_time", "price_to_sales", "offer_price", "fair_price", "offering_size", "shares_offered", "subscription_ratio", "validation_loss", "production_rate", "water_usage"})  # of which no model has heard
_IN_MONEY = frozenset({"cost_efficiency", "discount", "electricity_cost", "offer_price"})  # told in money beside those of firms
SPENT = frozenset({"cost", "rnd_expense", "operating_expense", "electricity_cost"})
TAKEN_IN = frozenset({"revenue", "profit"})
SAID_OF = frozenset({"load_time", "chip_count", "server_count", "unit_count"})  # of which a multiple is told by their word alone
UNSURE_UNITS = frozenset({"memory_capacity", "data_rate", "energy", "power", "inference_time", "training_time"})  # a label line may know better
NEARBY: Final = 24  # code points behind a proportion in which the word of what it measures stands
SIZES: Final = tuple(kind for kind in get_args(ClaimType) if kind not in ("comparison", "event"))


def chosen_metric(spot: Spot, degree: Near | None, comparator: Bound | None) -> tuple[str, Word | None, str, float | None, bool]:
    """What a figure measures by the rules, with the model's say where no words tell it outright; the model's share where it was heard, and whether not even the direction is put to it."""
    page, figure, context = spot.page, spot.figure, spot.context
    metric, word, rule = told_by_neighbours(spot, *told_by_use(spot, *told_otherwise(spot, *figure_metric(spot, degree, comparator))))
    outright = rule in (LIKENED, LASTS) or metric in UNLEARNED or (rule == "metric_word" and metric in SAID_OF) or (rule == "degree_or_carried" and metric in NAMED and figure.unit is None) or (word is not None and metric in FINANCE) or (metric == "execution_time" and rule == "metric_word")  # `29% less time`: less is better, whatever a model makes of it
    settled_metric, share = (metric, None) if outright or rule in OUTRIGHT or (word is not None and (metric in BY_NAME or (metric == "learning_rate" and (figure.value or 1) < 1))) or _told_by_degree(degree, metric) or _named_beside(figure, word) or counted_before(page, figure, word) else context.panel.label("metric", figure, metric, rule, allowed(figure), _unmeant(spot))
    if degree is not None and degree[0].metric == "price" and degree[1] - figure.end <= BESIDE and figure.kind in ("ratio", "percentage") and metric in MONEY and settled_metric not in MONEY | _IN_MONEY:
        settled_metric, share = metric, None  # `두 배 비싸다`: what is dearer differs in its price, whatever a model makes of it
    if word is not None and metric in SPENT and settled_metric in TAKEN_IN:
        settled_metric, share = metric, None  # `매출원가는 250억 원`: what is spent is no income
    settled_metric = _one_in_row(spot, settled_metric)
    if settled_metric != metric:
        metric, word, rule = settled_metric, None, "model"
    return metric, word, rule, share, outright


def _unmeant(spot: Spot) -> frozenset[str]:
    """What a model cannot mean here; asked only where one is heard."""
    page, reading, figure = spot.page, spot.reading, spot.figure
    if spot.context.panel.of(figure, "metric") is None:
        return frozenset()
    return barred(figure) | terms_of_others(page, reading, figure) | unsaid(page, reading, figure) | unspoken(page, reading, figure)


def as_such(metric: str, figure: Figure) -> bool:
    """Whether a value stands against nothing: a loss or a change of its own, or ``kazancının 16 katından``, which is so many times as such."""
    return metric in AS_SUCH or (metric in _BY_TIMES and figure.unit == "x")


def speed_told(spot: Spot) -> tuple[int, int] | None:
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


_UNSTAFFED = THINGS | {"model"}  # what people use and are not employed by


def of_its_subject(figure: Figure, metric: str, rule: str, subject: Bound, comparator: Bound | None) -> tuple[str, str] | None:
    """The metric that the sort of subject gives: a maker's percentage is its share of a market; people who share a thing (``A100 한 대를 열한 명이 나눠 썼다``) use it; data (``ImageNet 150 GB``) fill a memory and have none; nor has a model a cache of its own (``70B önbellekle 40 GB``)."""
    sort = subject.entity.type if subject.entity else None
    if sort == "vendor" and figure.kind == "percentage" and metric == "performance" and (comparator is None or (figure.unit == "percentage_point" and comparator.entity and comparator.entity.type == "vendor")):
        return "market_share", "maker_percent"
    if metric == "employee_count" and sort in _UNSTAFFED and rule != "unit_and_word":
        return "user_count", "people_of_thing"
    if metric == "cache_size" and sort == "model":
        return "memory_usage", "kept_in_memory"
    return ("dataset_size", "size_of_data") if sort == "dataset" and metric == "memory_capacity" else None


def _told_by_degree(degree: Near | None, metric: str) -> bool:
    """``20% 짧다``, ``yüzde 20 daha küçük``: of the thing itself, by a word that no model was taught a metric for."""
    return degree is not None and metric in EXTENTS and degree[0].metric == metric


def _named_beside(figure: Figure, word: Word | None) -> bool:
    """``25 milyon dolar gelir, 2 milyon dolar zarar``: an amount whose own word stands right behind it is what that says."""
    return word is not None and figure.kind == "money" and word.start == figure.end + 1


def figure_metric(spot: Spot, degree: Near | None, comparator: Bound | None) -> tuple[str, Word | None, str]:
    """Metric, the word behind it and the rule: by event, header, word and unit, else by the word of comparison or carried over."""
    page, reading, figure = spot.page, spot.reading, spot.figure
    given = ("cost", "degree") if figure.kind in ("percentage", "ratio") and _PAID.match(page.folded, figure.end) else (METRIC, LIKENED) if comparator and comparator.method == LIKENED else given_metric(spot) or metric_in_turn(page, reading, figure)
    if given:
        return given[0], None, given[1]
    low, high = reading.clause(figure.start)
    rival = rival_described(page, reading, figure)
    reach = rival[0].start if rival else max(high, figure.end)
    metric, word, rule = choose_metric(page, reading, figure, (low, rival[0].start if rival else min(reading.end, max(high, figure.end + 20))), reach)
    if word is not None and figure.unit in ("x", "percent"):
        metric = of_unit(page, reading, word).metric
    said = degree[0].metric if degree else None
    described = word_described(page, reading, figure, degree) or word_multiplied(page, reading, figure, degree)
    if described:
        return described.metric, described, "described_noun"
    if said == "price" and metric not in ("price", "cost"):
        return "price", None, "degree"
    if degree and said == "performance" and metric is not None and metric not in SPEEDS and (comparator is not None or degree[1] - figure.end <= BESIDE):
        metric = None
    continued = said_again(spot) or gone_on_with(spot, metric, rule, None if degree is None else said or "", compares=comparator is not None)
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


_PAID = re.compile(r"(?: kat)? (?:(?:daha )?(?:fazla|az|çok|eksik) )?(?:öd(?:e(?!vi|nek)|ü(?:yor|yo))|harca|para)|(?: ?정도| ?가량|를|을)? ?(?:더|덜) (?:내야|냈|지불|치[르러])")  # `yüzde 40 daha fazla ödeyecektik`


def _as_just_measured(spot: Spot, degree: Near | None, comparator: Bound | None) -> str | None:
    """``4,000만 원에 거래되는 H100의 3분의 1에도 못 미친다``, ``4.000 dolara satılan H100'ün üçte biri``: a part or a multiple of what has just been told of its owner is by that measure."""
    last = spot.context.measured[-1] if spot.context.measured else None
    if last is None or comparator is None or comparator.entity is None or spot.figure.kind not in ("ratio", "percentage") or last[2] != spot.index or last[1].entity is not comparator.entity:
        return None
    owner = owned_ratio(spot.page, spot.reading, spot.figure)
    plain = degree is None or degree[0].metric is None or spot.page.folded.startswith("못", degree[1])
    return last[0] if owner is not None and owner.entity is comparator.entity and plain and last[0] not in SETTINGS and not last[0].endswith("_count") else None


def _inferred_metric(spot: Spot, said: str | None, comparator: Bound | None) -> tuple[str, str]:
    """A metric from elsewhere: the section's, the same percentage before, the kind of share spoken of, the metric carried over."""
    context, figure = spot.context, spot.figure
    section = section_metric(spot)
    if section:
        return section, "section"
    if figure.kind == "percentage":
        if known := context.seen.get((figure.value, figure.unit)):
            return known, "same_value"
        if context.share in SCORELIKE and any(n.name in spot.page.untimed and n.end <= figure.start for n in spot.reading.names):
            return ("accuracy" if context.share in _OF_MACHINES else context.share), "carried:share"  # `(MFU는 39%.) KMMLU에서 34.2%`
        if comparator is None and context.share in SCORELIKE:
            return context.share, "carried:share"
    carried = carried_metric(context, spot.index, said)
    if carried == "training_time" and turns_to_inference(spot.page, spot.reading, figure):
        return "performance", "degree_or_carried"
    return "performance" if carried in barred(figure) | unsaid(spot.page, spot.reading, figure) or _of_other_row(spot, carried) else carried, "degree_or_carried"


_OF_MACHINES = frozenset({"utilization", "yield", "market_share", "hit_rate"})  # of which no test of what a model knows gives a share


def _of_other_row(spot: Spot, metric: str) -> bool:
    """``| Epok maliyeti (dolar) | 3.100 |`` over ``| Kavrama | 0,80 |``: a bare number in a row with a head of its own is no money of the row before."""
    return spot.cell is not None and bool(spot.cell.row_header) and spot.figure.kind == "quantity" and spot.figure.unit is None and metric in MONEY


_EARNED = frozenset({"revenue", "profit", "loss", "valuation", "market_share"})  # told of a market only


def settled_type(spot: Spot, said: ClaimType, metric: str) -> ClaimType:
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
