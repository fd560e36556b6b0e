"""What a reader carries from sentence to sentence: the topic, the workload, the rival, the metric, the speaker."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from pipeline.extract.reading import CLASSES, COMPONENTS, THINGS, WORKLOADS, Named, Page, Reading, asked_once
from pipeline.languages import comparing_of, tasks_of, trials_of, wholes_of
from schemas.records import Block, Cell, Entity, Figure

if TYPE_CHECKING:
    from pipeline.extract.attribution.frames import Sources
    from pipeline.extract.combining import Panel
    from pipeline.extract.comparisons.sentence import Comparison

_TOPIC_ORDER = ("topic", "label", "subject", "genitive", "predicate", "instrument", "bare", "object", "locative", "conjunct", "dative", "ablative")
_SENTENCE_END = re.compile(r"(?:[.!?…:]|[다요음임함됨죠])[\"'”’)*_ ]*\s*$")
LISTS = frozenset({"TOP500", "Green500"})  # in which a rank is held
RANKINGS = LISTS | {"HPL", "LINPACK"}
EXPECTED = "expectation"  # how the rules name a rival that a model takes for a name or a past: what was expected
VARIANT = "variant"  # and one that is told by its size: `8단 제품보다`
ANNOUNCED = "announced"  # and one by whom a statement was made in so many words (``şirket tarafından yapılan açıklamada``)
SOME = "some_source"  # how the rules name a speaker that a sentence brings in without a name: not the one heard before, whatever a model makes of it
SET_UP = 0.2  # of a text: where it is told on what it measures, if it names that once only
_LEADING = frozenset({"topic", "label"})
_MIDDLING = frozenset({"subject", "genitive", "predicate", "instrument", "bare", "object"})


@dataclass(slots=True, unsafe_hash=True)  # made by the thousand, and to freeze one takes longer than to make it
class Bound:
    """A slot's filling: a canonical name with the words behind it. ``start`` is None where it was carried over or inferred."""

    name: str
    entity: Entity | None
    start: int | None
    end: int | None
    confidence: float
    method: str

    def carried(self, by: float = 0.8) -> Bound:
        method = self.method if self.method.startswith("carried:") else f"carried:{self.method}"
        return Bound(self.name, self.entity, None, None, round(self.confidence * by, 3), method)


def bound(named: Named, confidence: float, method: str) -> Bound:
    return Bound(named.name, named.entity, named.start, named.end, confidence, method)


@dataclass(frozen=True, slots=True)
class Told:
    """Conditions told once for several results. ``reach``: over what they hold (``text``, ``section``, ``list`` right below, ``paragraph``); a condition of None is not known there."""

    conditions: Mapping[str, Any]
    block: int
    reach: str
    by: str | None = None  # who tells it, if not the author
    use: str = ""  # ``training``, ``inference`` or ``games``, where it says so
    suites: frozenset[str] = frozenset()  # that it names
    models: frozenset[str] = frozenset()  # that it names: it is of no test of another
    counted: str | None = None  # the thing of which it tells the number, if one is named
    only: str | None = None  # the one thing that was run so, where another set-up is told of the rest


@dataclass(slots=True)
class Setup:
    """How the tests were run whose results are told: what was told of them, the last behind."""

    told: list[Told] = field(default_factory=list)
    passage: int = -9  # the block that announced how tests were run
    section: bool = False  # it is a heading
    scenario: tuple[Any, int] = (None, -9)  # of a suite, told last, and its block
    leads: str = ""  # the word at the head of the clause that told a format of numbers, if any
    chips: int | None = None  # with how many of a thing everything was run that is told
    result: tuple[str, dict[str, Any], int] | None = None  # the last result: its metric, its conditions and its sentence
    scenarios: tuple[int, frozenset[str]] = (-9, frozenset())  # a block and all that it tells
    games: bool = False  # the section is one of tests of games
    others: frozenset[str] = frozenset()  # things that are not the writer's own: what he set on his holds for none of them
    elsewhere: int = -9  # the last sentence that tells of a machine that is not the writer's


@dataclass(slots=True)
class Context:
    """Changes as reading goes on; a heading clears what belongs to its section.

    ``thing`` and ``maker`` are what a dropped topic stands for; ``thing_block`` is the block that set it. ``rivals`` are
    the things that the document names mostly to compare with; ``hero`` is the last thing that is none of them.
    """

    sources: Sources
    panel: Panel
    rivals: frozenset[str] = frozenset()
    hero: Bound | None = None
    hero_maker: Bound | None = None
    title_thing: Bound | None = None
    title_maker: Bound | None = None
    thing: Bound | None = None
    thing_block: int = -1
    maker: Bound | None = None
    maker_block: int = -1
    model: Bound | None = None
    dataset: Bound | None = None
    market: Bound | None = None
    values: list[Any] = field(default_factory=list)  # plain values told last (``comparators.by_agreement.Value``)
    measured: list[tuple[str, Bound, int]] = field(default_factory=list)
    workload: list[Bound] = field(default_factory=list)
    workload_block: int = -1
    measured_on: tuple[list[Bound], int, int] = field(default_factory=lambda: ([], -9, -9))  # what the last value was measured on, its sentence and block
    timed_on: tuple[list[Bound], int, int] = field(default_factory=lambda: ([], -9, -9))  # the same, but for tests of knowledge alone
    ran_on: dict[str, list[Bound]] = field(default_factory=dict)  # by key of a thing: all models it was measured on
    suite: Bound | None = None
    setup: Setup = field(default_factory=Setup)  # how the test was run whose results are told
    unofficial: bool = False  # what is told now is no result of that suite
    only_workload: Bound | None = None
    paid_for_result: bool = False
    ranking: Bound | None = None
    listing: Bound | None = None  # the list whose ranks are told
    tally: Any = None
    comparator: Bound | None = None
    comparator_sentence: int = -9
    match: tuple[Bound, Bound] | None = None  # the two things compared last
    duel: tuple[Bound, Bound] | None = None  # the two that an article sets out to compare
    match_sentence: int = -9
    metric: str | None = None
    metric_sentence: int = -9
    share: str | None = None
    money: tuple[str, int] | None = None  # what the last large amount of money was, and its sentence
    rows: dict[tuple[int, int], tuple[str | None, str]] = field(default_factory=dict)  # by block and row of a table whose columns are things: unit and metric of its first value
    told: dict[str, tuple[str, int, int]] = field(default_factory=dict)  # by unit: what the last amount in it was, its sentence and block
    rate: tuple[str, int, int] | None = None  # the last rate of work, its sentence and block
    seen: dict[tuple[float | int | None, str | None], str] = field(default_factory=dict)
    metrics: dict[int, str] = field(default_factory=dict)  # by where a figure starts: what it was found to measure
    rate_of_pieces: float | None = None  # the last number of pieces that were done in a second
    pairs: list[Bound] = field(default_factory=list)
    pairs_sentence: int = -9
    compared: tuple[Comparison, int] | None = None  # the one comparison without a number of a sentence, and which that was
    said: tuple[int, Bound] | None = None  # where the last figure told of stands, and of what
    total: tuple[int, Bound] | None = None  # the sentence that last summed up a list, and what has the sum


def is_set_against(page: Page, named: Named) -> bool:
    """``전작 RX-6``, ``경쟁작인 L4``: a name introduced as what the subject is held against."""
    return bool(comparing_of(page.grammar.code).set_against.search(page.folded, max(0, named.start - 16), named.start))


def _lends_standard(page: Page, named: Named) -> bool:
    """``두루미의 190만 샘플보다``, ``Karaca'nın 61 kW'ından yüzde 15 az``: whose value is only what another is held against."""
    return named.role == "genitive" and comparing_of(page.grammar.code).its_value.match(page.folded, named.end) is not None


def find_rivals(page: Page) -> frozenset[str]:
    """Things that stand more often as standard of comparison than as topic, or are introduced as predecessor or rival."""
    votes: Counter[str] = Counter()
    for reading in page.readings:
        for named in reading.names:
            if named.type in THINGS:
                votes[named.entity.entity_id] += -3 if is_set_against(page, named) else 1 if named.role in ("topic", "subject", "genitive", "label") else -2 if named.role == "comparator" else 0
    return frozenset(name for name, count in votes.items() if count < 0)


def salient(names: tuple[Named, ...], kinds: frozenset[str]) -> Named | None:
    """The name that a sentence is about: best role first, then first in order; components of things come last."""
    candidates = [n for n in names if n.type in kinds and n.role in _TOPIC_ORDER]
    return min(candidates, key=lambda n: (n.entity.entity_id in COMPONENTS | CLASSES, _TOPIC_ORDER.index(n.role), -n.start if n.role == "object" else n.start), default=None)


def single_workload(page: Page) -> Bound | None:
    """The one model that the whole document measures on, where it names no other (datasets and suites aside) and names it early on."""
    told = [n for r in page.readings for n in r.names if n.type == "model"]
    if len({n.entity.entity_id for n in told}) != 1 or told[0].start > SET_UP * len(page.text):
        return None
    entity = told[0].entity
    return Bound(entity.name, entity, None, None, 0.6, "single_workload")


def main_maker(page: Page) -> Bound | None:
    """The maker that the article speaks of twice as often as of any other (three times where its head does not name it)."""
    counts = Counter(n.entity.entity_id for r in page.readings for n in r.names if n.type == "vendor" and n.role in ("topic", "subject", "genitive", "label", "bare", "maker"))
    ranked = counts.most_common(2)
    if not ranked or ranked[0][1] < 2:
        return None
    titled = any(n.entity.entity_id == ranked[0][0] for r in page.readings[:3] for n in r.names)
    if len(ranked) > 1 and ranked[0][1] < (2 if titled else 3) * ranked[1][1]:
        return None
    entity = page.entities[ranked[0][0]]
    return Bound(entity.name, entity, None, None, 0.6, "main_maker")


def enter_block(context: Context, page: Page, reading: Reading) -> None:
    """A new paragraph returns from a rival to the hero of the article, and to the title's thing where it names none itself."""
    block = page.block(reading)
    if context.title_thing and block.kind == "paragraph" and context.thing and context.thing.method != "heading" and not _names_a_thing(page, block):
        context.thing = context.title_thing
    if context.hero_maker:
        context.maker = context.hero_maker
    if context.thing and context.thing.entity and context.thing.entity.entity_id in context.rivals and context.hero:
        context.thing = context.hero


def _names_a_thing(page: Page, block: Block) -> bool:
    """Whether the paragraph names a thing."""
    return any(n.type in THINGS for n in page.names_between(block.start, block.end))


def enter_title(context: Context, reading: Reading) -> None:
    thing, maker = salient(reading.names, THINGS), salient(reading.names, frozenset({"vendor"}))
    if thing:
        context.title_thing = context.thing = bound(thing, 0.6, "title")
        context.hero = context.hero or context.thing
    if maker:
        context.title_maker = context.maker = bound(maker, 0.6, "title")
    works = [bound(n, 0.6, "title") for n in reading.names if n.type in WORKLOADS]
    context.ranking = next((w for w in works if w.name in RANKINGS), None)
    context.listing = next((w for w in works if w.name in LISTS), None)
    if works:
        context.workload, context.workload_block = works, reading.block


_NUMBERED = re.compile(r"[ \t]*(?:\d{1,2}[.)]|[①-⑳])[ \t]*\S")
_LONGEST_ITEM = 60  # code points


def opens_section(page: Page, reading: Reading) -> bool:
    """A heading; or a short numbered line with a paragraph below it, which heads that (``2. R9700 두 장``)."""
    block = page.block(reading)
    if block.kind != "list_item":
        return block.kind == "heading"
    blocks = page.document.article.blocks
    below = blocks[reading.block + 1].kind if reading.block + 1 < len(blocks) else None
    return below == "paragraph" and block.end - block.start <= _LONGEST_ITEM and bool(_NUMBERED.match(page.text, block.start, block.end))


def enter_heading(context: Context, reading: Reading) -> None:
    """A heading with a thing opens its section; one without keeps the topic of the article."""
    thing, maker = salient(reading.names, THINGS), salient(reading.names, frozenset({"vendor"}))
    context.workload, context.workload_block, context.comparator, context.metric, context.unofficial = [], -1, None, None, False
    if thing:
        context.thing, context.thing_block = bound(thing, 0.7, "heading"), reading.block
    if maker:
        context.maker, context.maker_block = bound(maker, 0.7, "heading"), reading.block
    works = [bound(n, 0.6, "heading") for n in reading.names if n.type in WORKLOADS]
    if works:
        context.workload, context.workload_block = works, reading.block + 1


def leave_sentence(context: Context, page: Page, reading: Reading) -> None:
    """What the next sentence inherits from this one."""
    first_figure = min((f.start for f in reading.figures if f.kind in ("quantity", "percentage", "ratio", "money")), default=reading.end)
    thing, maker = salient(tuple(n for n in reading.names if not is_set_against(page, n) and not _lends_standard(page, n)), THINGS), salient(reading.names, frozenset({"vendor"}))
    if thing and thing.entity.entity_id in CLASSES and context.thing and context.thing.entity and context.thing.entity.entity_id not in CLASSES and (thing.role not in _LEADING or context.title_thing):
        thing = None
    if thing and thing.role not in _LEADING and context.thing and not _SENTENCE_END.search(page.text, reading.start, reading.end):
        thing = None  # a line of a specification names parts, not topics
    if thing and thing.entity.entity_id in COMPONENTS and context.thing and context.thing.entity and context.thing.entity.entity_id not in COMPONENTS and thing.role not in _LEADING:
        thing = None
    if thing and _takes_over(page, thing, context.thing, context.thing_block, reading, first_figure):
        context.thing, context.thing_block = bound(thing, 0.75 if thing.role in _LEADING else 0.6, f"topic_{thing.role}"), reading.block
        if thing.entity.entity_id not in context.rivals:
            context.hero = context.thing
    if maker and _takes_over(page, maker, context.maker, context.maker_block, reading, first_figure):
        if not thing and maker.type == "vendor" and maker.role in ("topic", "subject", "label") and context.thing and page.maker(context.thing.entity) not in (None, maker.name):
            context.thing = None
        context.maker, context.maker_block = bound(maker, 0.75 if maker.role in _LEADING else 0.6, f"topic_{maker.role}"), reading.block
    datasets = [n for n in reading.names if n.type == "dataset"]
    if datasets:
        context.dataset = bound(datasets[-1], 0.6, "topic_dataset")
    models = [n for n in reading.names if n.type == "model"]
    if models:
        context.model = bound(models[0], 0.6, "topic_model")
    _leave_workloads(context, page, reading)


def _leave_workloads(context: Context, page: Page, reading: Reading) -> None:
    """On what the next sentence measures, where it names nothing itself: what this one names; no suite of which it says that what it tells is no result."""
    works = [n for n in reading.names if n.type in WORKLOADS and not _labels_row(page, reading, n) and not is_yet_to_run(page, reading, n) and not is_example(page, n) and not is_replaced(page, n)]
    standards = [n for n in works if n.type == "model" and (n.role == "comparator" or _lends_standard(page, n))]  # `서림-7B는 한결 7B의 58점보다`: models held against each other, of which the text goes on about one
    works = [n for n in works if n not in standards] if any(n.type == "model" and n not in standards for n in works) else works
    rankings = [n for n in works if n.name in RANKINGS]
    if rankings:
        context.ranking = bound(rankings[-1], 0.6, "ranking")
        context.listing = next((bound(n, 0.6, "ranking") for n in rankings if n.name in LISTS), context.listing)
    suites = [n for n in works if is_suite(n.entity)]
    if trials_of(page.grammar.code).unofficial.search(page.folded, reading.start, reading.end):
        context.suite, context.unofficial = None, True
        context.workload, works, suites = [w for w in context.workload if not is_suite(w.entity)], [n for n in works if n not in suites], []
    if suites:
        context.suite, context.unofficial = bound(suites[-1], 0.6, "suite"), False
    if works and not (len(works) == len(suites) and context.workload and context.workload_block == reading.block):
        context.workload, context.workload_block = [bound(n, 0.7, "workload") for n in works], reading.block


def is_suite(entity: Entity | None) -> bool:
    """Whether a workload is a suite of several tests, whose results are handed in."""
    return entity is not None and entity.name.startswith(("MLPerf", "Geekbench"))


def is_yet_to_run(page: Page, reading: Reading, named: Named) -> bool:
    """``MLPerf sonuçları sonbaharda gönderilecek``, ``MLPerf 결과는 내년에 제출할 예정``: a suite of which nothing is measured yet; what follows was not measured on it."""
    measured = any(f.kind in ("quantity", "percentage", "ratio") for f in reading.figures)
    return named.type == "benchmark" and not measured and bool(tasks_of(page.grammar.code).yet_to_run.search(page.folded, reading.start, reading.end))


def is_example(page: Page, named: Named) -> bool:
    """``MLPerf'i örnek alan paket``, ``MLPerf를 본뜬 벤치마크``: a suite after which another is made; nothing is measured on it there."""
    return is_suite(named.entity) and trials_of(page.grammar.code).pattern_for.match(page.folded, named.end) is not None


def is_replaced(page: Page, named: Named) -> bool:
    """``스테이블 디퓨전을 대체한 새 종목``, ``BERT'in yerini alan``: a workload of which it is said that another has taken its place."""
    return named.type in WORKLOADS and trials_of(page.grammar.code).replaced.match(page.folded, named.end) is not None


@asked_once
def only_examples(page: Page) -> frozenset[str]:
    """Suites that a page names as an example for another and never otherwise."""
    told = [(n.name, is_example(page, n)) for reading in page.readings for n in reading.names if is_suite(n.entity)]
    return frozenset(name for name, example in told if example) - frozenset(name for name, example in told if not example)


def _labels_row(page: Page, reading: Reading, named: Named) -> bool:
    """``라마 3.1 8B 41.7%`` below ``젬마 3 12B 53.1%``: what labels a line of a list has the values, it is not what they are measured on."""
    row = page.rows.get(reading.start)
    return row is not None and row[0].start("label") <= named.start < row[0].end("label")


def _built_in(page: Page, thing: Named, reading: Reading) -> bool:
    """``Telefonun kalbinde Dimensity 9400 var``, ``심장은 스냅드래곤 8``: the chip inside what the article is about."""
    return bool(wholes_of(page.grammar.code).inside.search(page.folded, reading.start, thing.start))


def _takes_over(page: Page, named: Named, current: Bound | None, current_block: int, reading: Reading, first_figure: int) -> bool:
    """A marked topic always becomes the topic; a subject, owner or first name does at the head of a sentence in a new paragraph."""
    if current is None or named.role in _LEADING:
        return True
    if named.type == "chip" and _built_in(page, named, reading):
        return False
    leads = named.start < first_figure and named.start - reading.start <= 40
    if named.role not in _MIDDLING or not leads:
        return False
    return current_block != reading.block or named.role in ("subject", "instrument", "object")


class Asked(Protocol):
    """What a question about a figure tells of its place (``subjects.Question``)."""

    @property
    def page(self) -> Page: ...
    @property
    def reading(self) -> Reading: ...
    @property
    def index(self) -> int: ...
    @property
    def figure(self) -> Figure: ...
    @property
    def metric(self) -> str: ...
    @property
    def context(self) -> Context: ...
    @property
    def rival(self) -> Bound | None: ...
    @property
    def cell(self) -> Cell | None: ...
