"""Whether the numbers that something comes out of speak of what its claim speaks of: another metric, thing or unit bears nothing out.

``PUE 1,48'di. Su tüketimi 0,2 litreye inmiş, eski tesisin yedide biri``: no water is a seventh of a PUE. ``용량 24GB … 36GB … 값은 50% 올랐다``: no price
is told by two sizes. What comes out by chance, or of what another thing has, leaves a claim undecided.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from pipeline.verify.amounts import SECONDS, dimension_of, worth
from pipeline.verify.contradictions import GENERIC
from pipeline.verify.metrics import SPEEDS, UNITS, UNSPECIFIED, same_family
from pipeline.verify.moves import FROM, TO
from pipeline.verify.names import keys, maker_key
from pipeline.verify.numbers import MONEY, written_half_step
from pipeline.verify.other_measures import NEXT_TO
from pipeline.verify.places import claims_on
from pipeline.verify.records import LIKELY, Assertion, Case, Finding, Number
from pipeline.verify.who_leads import lies_other_way, moves_other_way

PAIR = 2
PRODUCT = "product"  # the method that supports what each has, too
ABOUT_ONE = 0.1  # relative: `günde 50 kWh, 30 gün`: so much a month
MARK = 14  # code points behind a number in which its case stands
MADE = frozenset({"total", "product"})  # causes of what parts or factors make
# Metrics that are told of two others: so much of one of the other.
OF_TWO = frozenset("share market_share utilization profit_margin operating_margin yield growth energy_efficiency cost_efficiency area_efficiency sparsity discount".split())
SHARES = frozenset({"share", "market_share"})
MARGINS = frozenset({"profit_margin", "operating_margin"})
EARNED = frozenset({"profit", "operating_profit", "net_profit", "loss"})
FLOWS = frozenset("shipments order_backlog inventory employee_count layoffs user_count customer_count production_plan".split())  # no count of what something holds
LEVELS = OF_TWO | frozenset("accuracy top1_accuracy benchmark_score error_margin performance price stock_price rank".split())  # that are told in per cents, or whose changes are
ANY_COUNT = frozenset({"chip_count", "shipments"})
# Metrics of which one may be told by the other.
_NEAR = (
    SPEEDS | UNSPECIFIED | frozenset("compute_performance data_rate".split()),
    UNSPECIFIED | frozenset("bleu accuracy top1_accuracy benchmark_score".split()),
    frozenset("price cost electricity_cost discount target_price stock_price".split()) - {"target_price"},
    frozenset("revenue market_size investment contract_value order_backlog".split()),
    frozenset("power power_limit charging_power capacity energy".split()),
    frozenset("shipments chip_count gpu_count scale_limit system_count production_plan capacity throughput inventory order_backlog server_count rack_count size".split()),
    frozenset("memory_capacity host_memory_capacity capacity memory_usage storage_capacity size".split()),
    frozenset("memory_bandwidth interconnect_bandwidth storage_bandwidth data_rate".split()),
    frozenset("training_time epochs convergence_epochs step_count".split()),
    frozenset("parameter_count model_count dataset_size size".split()),
)
_MONEY_METRICS = frozenset("price cost electricity_cost revenue profit operating_profit net_profit loss investment market_size contract_value target_price stock_price eps cash debt valuation".split())
_COUNTED_PARTS = frozenset("core thread layer transistor parameter epoch lane channel slot".split())  # what a thing has, by their own metrics
_PART_METRICS = frozenset("core_count thread_count vcpu_count tensor_core_count transistor_count parameter_count epochs convergence_epochs lane_count channel_count slot_count layer_count level_count".split())


class Operands:
    """The numbers of a document and the claims on them, by where they start."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self._claims = claims_on(case)
        self._numbers = {n.start: n for n in case.numbers}
        self._by_id = {c.claim_id: c for c in case.claims}

    def judged(self, finding: Finding) -> Iterator[Finding]:
        """A support as it is; where its numbers are not of its claim, the claim undecided, and the number supported that comes out exactly."""
        one = self._judged(finding)
        yield one
        claim = self._by_id.get(finding.claim_id)
        if one is not finding and claim is not None and claim.figure is not None and self._comes_out(claim.figure, finding):
            yield replace(finding, claim_id=claim.figure.figure_id)

    def _comes_out(self, number: Number, finding: Finding) -> bool:
        """Whether a number is what comes out to the digits written, of numbers of one metric: no chance, though another claim was read from it."""
        computed = finding.inputs.get("computed")
        if computed is not None and number.value is not None and number.quantifier in {"exact", "about"} and abs(computed - number.value) > written_half_step(number.surface, number.value) * (1 + (number.quantifier == "about")):
            return False
        others = [self._numbers[start] for start, _ in finding.inputs["figures"] if start != number.start and start in self._numbers]
        if finding.cause in MADE:
            return True
        units = {n.unit for n in others} - {"piece"}
        told = [metrics for n in others if (metrics := self._metrics(n))]
        return len(units) < PAIR and all(any(_near(a, b) for a in told[0] for b in metrics) for metrics in told[1:]) and not (number.unit == "percent" and "percent" in units)

    def _judged(self, finding: Finding) -> Finding:
        claim = self._by_id.get(finding.claim_id)
        if finding.verdict != "supported" or claim is None or claim.figure is None or "figures" not in finding.inputs:
            return finding
        others = [self._numbers[start] for start, _ in finding.inputs["figures"] if start != claim.figure.start and start in self._numbers]
        made = finding.cause in MADE and claim.type != "comparison"
        if not others or finding.cause not in {"ratio", *MADE} or (finding.method == PRODUCT and finding.inputs["figures"][-1][0] != claim.figure.start):
            return finding
        why = (self._of_a_total(claim, others) if made else self._of_a_change(claim, others)) or self._of_others(claim, others, made=made)
        return finding if why is None else replace(finding, verdict="inconclusive", cause="wrong_side" if why == _OTHER_WAY else "other_values", explanation=f"{finding.explanation} But {why}.")

    def _on(self, number: Number) -> list[Assertion]:
        return self._claims.get(number.figure_id, [])

    def _metrics(self, number: Number) -> set[str]:
        """Metrics of which a number is claimed to be a value; of an amount also by its unit, where only one metric has it."""
        return {c.metric for c in self._on(number) if c.metric}

    def _of_a_change(self, claim: Assertion, others: Sequence[Number]) -> str | None:
        if claim.type != "comparison" and claim.unit == "percentage_point":
            return "a difference is no value"
        metric = claim.metric
        if metric is None:
            return None
        if any(_is_of_no(metric, n) for n in others):
            return f"these are no amounts of {metric.replace('_', ' ')}"
        told = [metrics for n in others if (metrics := self._metrics(n))]
        if metric in SHARES and len(told) > 1 and not any(_near(a, b) for a in told[0] for b in told[1]):
            return "these are values of two metrics, none a part of the other"
        if metric in MARGINS and told and all(n.kind == "money" for n in others) and not any(m & EARNED for m in told):
            return "none of these is a profit"
        if metric not in OF_TWO and any(not any(_near(metric, own) for own in metrics) for metrics in told):
            return f"these are not claimed of {metric.replace('_', ' ')}"
        if claim.unit == "x" and (claim.value or 0) < 1:
            return None  # `üçte bir kadar fazlası`: a part more
        pair = self._sides(claim, others)
        return _OTHER_WAY if (pair is not None and lies_other_way(claim, *pair)) or self._moves_back(claim, others) else None

    def _moves_back(self, claim: Assertion, others: Sequence[Number]) -> bool:
        """``2만 8,000원에서 3만 4,000원으로``: whether what is said to have fallen since before rises from one number to the next."""
        if len(others) != PAIR or claim.unit == "percentage_point":
            return False
        first, second = sorted(others, key=lambda n: n.start)
        told = FROM.match(self.case.text[first.end : first.end + MARK]) and TO.match(self.case.text[second.end : second.end + MARK])
        a, b = worth(first), worth(second)
        return bool(told) and second.start - first.end <= NEXT_TO and moves_other_way(claim, a, b)

    def _sides(self, claim: Assertion, others: Sequence[Number]) -> tuple[Assertion, Assertion] | None:
        """What is claimed of the subject and of the other side, where two numbers are one of each."""
        if len(others) != PAIR or not claim.comparators or not claim.subjects or claim.unit == "percentage_point":
            return None
        ours, theirs = ([c for n in others for c in self._on(n) if c.type != "comparison" and c.metric and keys(c.subjects) & keys(names)] for names in (claim.subjects, claim.comparators))
        if len(ours) != 1 or len(theirs) != 1 or ours[0].figure == theirs[0].figure:
            return None
        return ours[0], theirs[0]

    def _of_a_total(self, claim: Assertion, others: Sequence[Number]) -> str | None:
        unit = claim.unit or (claim.figure.unit if claim.figure is not None else "") or ""
        per = unit.partition("/")[2]
        times = [n.base_value or 0.0 for n in others if dimension_of(n) == "s"]
        if per in SECONDS and times and any((n.unit or "").partition("/")[2] in SECONDS for n in others) and not any(abs(t / SECONDS[per] - 1) <= ABOUT_ONE for t in times):
            return f"so much for all the time is not so much for each {per}"
        if claim.metric in FLOWS and not any(claim.metric in self._metrics(n) or (n.unit or "").partition("/")[2] in SECONDS for n in others):
            return f"none of these is told of {claim.metric.replace('_', ' ')}"
        return None

    def _of_others(self, claim: Assertion, others: Sequence[Number], *, made: bool) -> str | None:
        """Whether the numbers are surely told of other things than the claim names."""
        if claim.subject is None:
            return None
        owned = [own for n in others if (own := [c for c in self._on(n) if c.subject and c.confidence >= LIKELY and c.subject_stands])]
        if made:
            owned = [own for own in owned if any(same_family(claim.metric, c.metric) for c in own)]
            alone = bool(owned) and not any(_is_one(claim, c) for own in owned for c in own)
            return "they are told of another thing" if alone and self._has_its_own(claim, others) else None
        if len(owned) < len(others) or keys(claim.subjects) <= GENERIC or any(_is_one(claim, c) for own in owned for c in own):
            return None
        return "they are told of other things"


    def _has_its_own(self, claim: Assertion, others: Sequence[Number]) -> bool:
        """``B2는 75W만 먹어요. H100이 700W니까 다섯 장을 꽂아도 375W``: whether the thing of a claim has a value of its own in the same breath."""
        used = {claim.start, *(n.start for n in others)}
        here = [c for c in self.case.claims if c.metric == claim.metric and c.type != "comparison" and c.start not in used and self.case.sentence_at(c.start) == self.case.sentence_at(claim.start)]
        return claim.metric in UNITS and any(keys(c.subjects) & keys(claim.subjects) for c in here)


_OTHER_WAY = "they lie the other way round"


def _near(metric: str | None, other: str | None) -> bool:
    if metric is None or other is None:
        return True
    if {metric, other} & ANY_COUNT and all(m in ANY_COUNT or m.endswith("_count") for m in (metric, other)):
        return True  # `2만8672개 … 2만1760개`: a count without a noun
    return same_family(metric, other) or any(metric in near and other in near for near in _NEAR)


def _is_of_no(metric: str, number: Number) -> bool:
    """Whether a number is in a unit that a metric is not told in."""
    if number.unit is None or (metric in OF_TWO and metric not in SHARES):
        return False
    kind = dimension_of(number)
    if metric in SHARES:
        return number.unit in _COUNTED_PARTS or (number.kind == "quantity" and kind in {"s", "bit/s", "1/s", "operation/s", "m"})
    if kind == "percent":
        return number.unit == "percent" and metric in UNITS
    paid = kind in MONEY
    if paid != (metric in _MONEY_METRICS) and (paid or kind in {"s", "bit", "bit/s", "W", "J", "operation/s", "1/s", "m", "m2", "kg"}):
        return True
    return number.unit in _COUNTED_PARTS and metric not in _PART_METRICS


def _is_one(claim: Assertion, other: Assertion) -> bool:
    """Whether two claims may be of one thing: a name in the other, or the maker of it."""
    ours, theirs = (keys((*c.subjects, *c.comparators)) - {"previous"} for c in (claim, other))
    if any(a in b or b in a for a in ours for b in theirs):
        return True
    makers = {maker_key(v) for v in (claim.vendor, *claim.subjects, *claim.comparators) if v}
    return bool(makers & {maker_key(v) for v in (other.vendor, other.subject) if v})
