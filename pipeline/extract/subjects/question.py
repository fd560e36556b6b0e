"""The question of what a figure is told of: its place, and which kinds of things can have what it measures."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from pipeline.extract.context import Bound, Context, bound
from pipeline.extract.measured import MEASURED
from pipeline.extract.pointing import only_thing_of
from pipeline.extract.ranking import LEADING, key_of
from pipeline.extract.reading import COMPONENTS, LOOSE, MAKERS, THINGS, Named, Page, Reading
from schemas.records import Cell, Entity, Figure

MARKET_METRICS = frozenset(
    "revenue profit loss investment valuation market_share employee_count layoffs hires order_backlog debt stock_price shipments operating_margin profit_margin rank growth participant_count developer_count customer_count user_count capacity yield share target_price eps dividend_per_share dividend inventory debt_ratio price_to_book price_to_earnings price_to_sales offer_price fair_price offering_size shares_offered subscription_ratio book_value_per_share stock_return contract_value operating_expense cash prepayment share_buyback rnd_expense commitment".split()
)
SHARED_METRICS = frozenset({"share", "yield", "shipments", "growth", "rank", "market_size"})  # of a maker as of a product
FOUNDRIES = frozenset({"vendor:tsmc", "vendor:globalfoundries", "vendor:smic", "vendor:umc", "vendor:samsung-electronics", "vendor:rapidus"})
MODEL_METRICS = frozenset({"parameter_count", "layer_count"})
MEMORY_METRICS = frozenset({"memory_capacity", "memory_bandwidth", "data_rate", "bus_width", "chip_count", "power"})
OF_SHARES = frozenset("target_price eps dividend_per_share dividend price_to_book price_to_earnings price_to_sales stock_price offer_price".split())  # of firms alone
OF_LINES = frozenset("revenue profit loss growth operating_margin profit_margin".split())
OF_MAKERS = frozenset({"price", "cost", "market_size", "release_date", "process_node"})  # of a maker as much as of what it makes
OF_THINGS_ALONE = frozenset("power thermal_design_power memory_capacity memory_bandwidth throughput latency temperature frame_rate compute_performance energy_efficiency training_time inference_time execution_time".split())
COUNTED_GAP = 4  # code points between a number and the thing that it counts
SHORT_CASE = 4  # code points of a case behind its apostrophe
SUBJECT_ROLES = frozenset({"topic", "subject", "genitive", "label", "bare", "instrument", "object", "conjunct", "predicate", "locative", "dative", "ablative"})


_BY_ITS_PART = re.compile(r"['’]?l[iuü] |(?:을|를)? ?(?:쓴|쓰는|단|얹은|탑재한|장착한) ")


@dataclass(slots=True, unsafe_hash=True)  # made by the thousand, and to freeze one takes longer than to make it
class Question:
    """A figure whose subject is sought. ``rival`` is the name already taken as its comparator."""

    page: Page
    reading: Reading
    index: int
    figure: Figure
    metric: str
    context: Context
    rival: Bound | None
    cell: Cell | None = None

    def words(self, span: tuple[int, int], confidence: float, method: str) -> Bound:
        """What has no name in the lexicon, by the words that stand at ``span``."""
        return Bound(self.page.text[slice(*span)], None, *span, confidence, method)

    def name_or_words(self, span: tuple[int, int], confidence: float, method: str) -> Bound:
        """The name that fills ``span``, else the words there."""
        own = next((n for n in self.reading.names if (n.start, n.end) == span), None)
        return bound(own, confidence, method) if own else self.words(span, confidence, method)

    def follows_names(self) -> bool:
        """Whether the sentence names a thing or a maker before the figure."""
        return any(n.type in THINGS | MAKERS and n.end <= self.figure.start for n in self.reading.names)

    def but_rival(self, found: Bound | None) -> Bound | None:
        """What was found, unless it is the other side of the comparison."""
        return found if found and not (self.rival and key_of(self.rival) == key_of(found)) else None

    def new_among(self, topics: list[Bound]) -> Bound | None:
        """Of what an article may be about the one that nobody knew, not a rival of its headline; else the first."""
        return next((one for one in topics if not self.page.lexicon.knows(one.name)), topics[0] if topics else None)

    def only_thing(self, maker: Entity | None) -> Entity | None:
        """The one thing of a maker that stands for it, where makers have no such measure."""
        return only_thing_of(self.page, maker) if maker and maker.type == "vendor" and self.metric not in MARKET_METRICS | OF_MAKERS else None

    def usable(self, named: Named, kinds: frozenset[str]) -> bool:
        if named.type not in kinds or named.role not in SUBJECT_ROLES or (self.rival and self.rival.start == named.start):
            return False
        if self.rival and self.rival.entity and self.rival.entity.entity_id == named.entity.entity_id:
            return False
        if self._describes_rival(named):
            return False
        if named.entity.entity_id in FOUNDRIES and self.metric == "process_node" and self.context.thing:
            return False
        if named.type in ("model", "dataset") and self.metric in MEASURED and (self.context.thing or any(n.type in THINGS for n in self.reading.names)):
            return False  # a model is what the thing was measured on
        weak = self.metric in MEMORY_METRICS or named.role not in LEADING
        return not (named.entity.entity_id in COMPONENTS and weak and self._has_holder(named))

    def _describes_rival(self, named: Named) -> bool:
        """``Ryzen 9'lu Bora'dan yüzde 12``, ``라이젠 9를 쓴 참매보다``: a part by which the other side of a comparison is told."""
        behind = _BY_ITS_PART.match(self.page.folded, named.end)
        return behind is not None and any(n.start == behind.end() and n.role == "comparator" for n in self.reading.names)

    def _has_holder(self, component: Named) -> bool:
        """Whether there is a thing that the memory belongs to."""
        holders = [n for n in self.reading.names if n.type in THINGS and n.entity.entity_id not in COMPONENTS and n.role != "comparator"]
        carried = self.context.thing and self.context.thing.entity and self.context.thing.entity.entity_id not in COMPONENTS
        return bool(holders or carried) and component.role not in ("topic", "label")


def unsaid(entity: Entity, confidence: float, method: str) -> Bound:
    """What is meant without any words for it."""
    return Bound(entity.name, entity, None, None, confidence, method)


Rule = Callable[[Question], Bound | None]


@lru_cache(maxsize=512)
def kinds_for(metric: str) -> tuple[frozenset[str], ...]:
    """Types of entities that can carry a metric, best first."""
    if metric in MODEL_METRICS:
        return (frozenset({"model"}), THINGS)
    if metric in SHARED_METRICS:
        return (THINGS | {"vendor"}, LOOSE)
    if metric in MARKET_METRICS:
        return (frozenset({"vendor"}), THINGS, frozenset({"organisation"}))
    if metric in ("dataset_size", "category_count"):
        return (frozenset({"dataset", "model"}), THINGS)
    if metric in ("accuracy", "top1_accuracy", "bleu", "epochs", "learning_rate", "sparsity"):
        return (THINGS, frozenset({"model"}), LOOSE, frozenset({"vendor"}))
    return (THINGS, LOOSE, frozenset({"vendor"}), frozenset({"model"}))
