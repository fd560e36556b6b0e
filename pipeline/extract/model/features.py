"""What the heads know besides the encoder's states: kinds, units, case marking, distances, order, frequency.

Every feature is a column of a 0/1 matrix. ``FIGURE_WIDTH``, ``SPAN_WIDTH`` and ``PAIR_WIDTH`` are the numbers of columns; the
weights of a trained model fit these and no others, so a change here needs a new training.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from pipeline.extract.combining import PREVIOUS
from pipeline.extract.model.hints import Hint
from pipeline.extract.model.opinions import ROLES, Role
from pipeline.extract.model.windows import JUDGED, UNREAD
from pipeline.extract.reading import CLASSES, COMPONENTS, Page, Reading, role_after
from pipeline.lexicon import fold
from schemas.records import Figure

Floats = npt.NDArray[np.float32]

KINDS: Final = ("quantity", "percentage", "ratio", "money", "ordinal", "date")
QUANTIFIERS: Final = ("exact", "about", "at_least", "at_most", "more_than", "less_than")
BLOCKS: Final = ("title", "heading", "paragraph", "list_item", "question", "answer", "quote", "table", "caption")
UNITS: Final = (
    "GB TB MB KB PB GB/s TB/s MB/s Gbps Tbps GHz MHz W kW MW GW nm mm2 mm ms s min h day week month year FLOPS TFLOPS PFLOPS "
    "EFLOPS GFLOPS TOPS POPS degC inch percent percentage_point x core chip GPU card NPU node server rack thread transistor "
    "parameter token image person company piece generation epoch layer pixel Hz kWh Wh mAh g kg km V dB bit frame/s token/s "
    "image/s query/s channel wafer hour lane sample".split()
)
MONEY: Final = ("USD", "KRW", "TRY", "EUR")
TYPES: Final = (
    "vendor", "chip", "system", "benchmark", "model", "dataset", "framework", "metric", "organisation", "person", "product", "unread",
)  # fmt: skip
GRAMMAR_ROLES: Final = (
    "comparator", "source", "topic", "subject", "genitive", "object", "locative", "instrument", "ablative", "dative", "conjunct",
    "predicate", "label", "maker", "beneficiary", "bare",
)  # fmt: skip  # a role that a grammar adds to these reads as "bare"
COARSE: Final = {
    "vendor": 0, "organisation": 0, "person": 1, "chip": 2, "system": 2, "product": 2, "model": 3, "benchmark": 3, "dataset": 3,
    "framework": 3, "metric": 4, "unread": 4,
}  # fmt: skip
THING: Final = 2
SAID_TYPES: Final = ("comparison", "result", "specification", "price", "market", "setup", "event")
SAID_DIRECTIONS: Final = ("none", "better", "worse", "higher", "lower", "equal")
SAID_MODALITIES: Final = ("asserted", "hedged", "planned", "hypothetical", "denied", "asked")
SAID_METRICS: Final = (
    "price throughput power memory_capacity revenue compute_performance chip_count shipments share frame_rate investment employee_count "
    "latency cost process_node performance memory_bandwidth execution_time market_share release_date accuracy benchmark_score core_count "
    "temperature training_time energy_efficiency weight energy inference_time battery_life loss capacity profit batch_size valuation "
    "die_area noise profit_margin clock_frequency battery_capacity transistor_count market_size utilization rank cache_size stock_price "
    "dataset_size discount error_rate data_rate interconnect_bandwidth order_backlog storage_capacity yield parameter_count customer_count "
    "scale_limit context_length cost_efficiency contract_value epochs growth top1_accuracy".split()
)
SAID_WAYS: Final = (
    "metric:unit", "metric:metric_word", "metric:unit_and_word", "metric:label_line", "metric:degree_or_carried", "metric:money_size",
    "metric:money_word", "comparator:carried", "comparator:change_verb", "comparator:marked_comparator", "comparator:own_past",
    "comparator:owned_ratio", "comparator:pronoun", "comparator:raw_rival", "direction:degree", "direction:size",
)  # fmt: skip
SIDES: Final[tuple[Role, ...]] = ("subject", "comparator")
SHARES: Final = (0.02, 0.1, 0.3, 0.5, 0.7, 0.9)  # of a candidate for the subject among all, by the cues of the rules
RAW: Final = "raw:"  # opens the key of what the rules know by its words only
PROPOSED_BEFORE, PROPOSED_AFTER = 400, 80  # code points from a figure to a common noun that the rules propose for its subject
NEAR: Final = (2, 5, 10, 20, 40, 80)  # code points

_ROLE_AT: Final = {role: n for n, role in enumerate(GRAMMAR_ROLES)}
_UNIT_AT: Final = {unit: n for n, unit in enumerate(UNITS)}
_GAPS: Final = 2 * (len(NEAR) + 1)
_METRIC_AT: Final = {metric: n for n, metric in enumerate(SAID_METRICS)}
_WAY_AT: Final = {way: n for n, way in enumerate(SAID_WAYS)}
_SAID: Final = (("type", SAID_TYPES), ("direction", SAID_DIRECTIONS), ("modality", SAID_MODALITIES))
_SAID_WIDTH: Final = 1 + sum(len(known) for _, known in _SAID) + len(SAID_METRICS) + 1 + len(SAID_WAYS) + 5 + len(SHARES)
FIGURE_WIDTH: Final = _SAID_WIDTH + len(KINDS) + len(QUANTIFIERS) + 1 + len(BLOCKS) + len(UNITS) + len(MONEY) + 3 + 5 + 4
SPAN_WIDTH: Final = len(TYPES) + len(GRAMMAR_ROLES) + 4 + 4 + 4 + 9 + 5
PAIR_WIDTH: Final = 10 + _GAPS + 4 + 4 + 6 + 4 + 7 + len(ROLES) + len(SHARES) + 4


@dataclass(frozen=True, slots=True)
class Span:
    """A place where a name stands. ``key`` is the entity's id, or for a name that only the model read its folded surface."""

    start: int
    end: int
    type: str  # an entity type, or "unread" for what only the model takes for a name
    key: str
    entity_id: str | None


@dataclass(slots=True)
class Survey:
    """What is known of all names of a document before any window is read."""

    page: Page
    spans: list[Span]
    counts: Counter[str]
    first: dict[str, int]  # rank of the first appearance among things
    frequent: dict[str, int]  # rank by frequency among things
    titled: frozenset[str]
    rivals: dict[str, float]  # share of the places in which the name is what others are compared with
    roles: dict[int, str]  # by start: the role that case marking gives
    judged: dict[int, list[Figure]]  # by sentence
    hints: Mapping[int, Hint]  # what the rules say, by the start of the figure
    told: Counter[str]  # of how many figures the rules take a name for the subject
    mates: dict[int, tuple[int | None, int | None]]  # by start of a figure that the rules see a claim in: the ones before and after it


def spans_of(page: Page, unread: Sequence[tuple[int, int]] = (), hints: Mapping[int, Hint] | None = None) -> list[Span]:
    """The mentions of a document and further spans, those inside a mention left out; in the order of the text.

    With ``hints`` the common nouns too that the rules propose for a subject, where no other span stands: training shows them beside
    the names of the gold, so that what no lexicon knows is not taken for a name. Offered to the trained model they won and lost as much.
    """
    document = page.document
    spans = [Span(m.start, m.end, m.type, m.entity_id, m.entity_id) for m in document.mentions]
    named = {at for one in spans for at in range(one.start, one.end)}
    text = document.article.source_text
    spans += [Span(start, end, "unread", fold(text[start:end]), None) for start, end in unread if not named.issuperset(range(start, end))]
    named |= {at for start, end in unread for at in range(start, end)}
    for start, end in sorted(_proposed(text, hints or {}), key=lambda one: (one[0] - one[1], one)):
        if named.isdisjoint(range(start, end)):
            named.update(range(start, end))
            spans.append(Span(start, end, "unread", fold(text[start:end]), None))
    return sorted(spans, key=lambda one: (one.start, one.end))


def _proposed(text: str, hints: Mapping[int, Hint]) -> set[tuple[int, int]]:
    """Where the words stand that the rules propose for a subject without knowing them as a name: the last place before the figure, else right after it."""
    found: set[tuple[int, int]] = set()
    for figure, hint in hints.items():
        for key in hint.shares:
            if key.startswith(RAW):
                words = key.removeprefix(RAW)
                at = text.rfind(words, max(0, figure - PROPOSED_BEFORE), figure)
                at = at if at >= 0 else text.find(words, figure, figure + PROPOSED_AFTER)
                if at >= 0:
                    found.add((at, at + len(words)))
    return found


def survey(page: Page, spans: list[Span], hints: Mapping[int, Hint]) -> Survey:
    """Counts and ranks over the whole document."""
    blocks = page.document.article.blocks
    roles = {named.start: named.role for reading in page.readings for named in reading.names}
    for one in spans:
        if one.entity_id is None:
            at = reading_at(page, one.start)
            limit = page.readings[at].end if at >= 0 else one.end
            roles.setdefault(one.start, role_after(page.folded, one.end, max(limit, one.end), page.grammar)[0])
    counts = Counter(one.key for one in spans)
    things = list(dict.fromkeys(one.key for one in spans if COARSE[one.type] == THING))
    titled = [b for b in blocks if b.kind == "title"]
    rivals = Counter(one.key for one in spans if roles.get(one.start) == "comparator")
    judged: dict[int, list[Figure]] = {}
    for index, reading in enumerate(page.readings):
        judged[index] = [figure for figure in reading.figures if figure.kind in JUDGED]
    told = sorted(start for start, hint in hints.items() if hint.roles.get("subject"))
    return Survey(
        page=page,
        spans=spans,
        counts=counts,
        first={key: rank for rank, key in enumerate(things)},
        frequent={key: rank for rank, key in enumerate(sorted(things, key=lambda key: -counts[key]))},
        titled=frozenset(one.key for one in spans if any(b.start <= one.start < b.end for b in titled)),
        rivals={key: rivals[key] / counts[key] for key in rivals},
        roles=roles,
        judged=judged,
        hints=hints,
        told=Counter(key for start in told for key in hints[start].roles["subject"]),
        mates={start: (told[n - 1] if n else None, told[n + 1] if n + 1 < len(told) else None) for n, start in enumerate(told)},
    )


def hinted_key(page: Page, one: Span) -> str:
    """The key under which hints speak of a name."""
    return one.entity_id or f"{RAW}{page.text[one.start : one.end]}"


def reading_at(page: Page, offset: int) -> int:
    """Index of the sentence that holds an offset; -1 before the first."""
    return bisect_right(page.starts, offset) - 1


def _hot(width: int, *columns: int) -> list[int]:
    row = [0] * width
    for column in columns:
        row[column] = 1
    return row


def figure_features(known: Survey, figures: Sequence[Figure]) -> Floats:
    """One row a figure."""
    page, rows = known.page, []
    for figure in figures:
        index = reading_at(page, figure.start)
        kind = page.document.article.blocks[page.readings[index].block].kind
        mates = known.judged[index]
        place = next((n for n, one in enumerate(mates) if one.start == figure.start), 0)
        unit = figure.unit or ""
        row = _hot(len(KINDS), KINDS.index(figure.kind)) + _hot(len(QUANTIFIERS), QUANTIFIERS.index(figure.quantifier))
        row += [int(figure.in_words), *_hot(len(BLOCKS), *([BLOCKS.index(kind)] if kind in BLOCKS else []))]
        row += _hot(len(UNITS), *([_UNIT_AT[unit]] if unit in _UNIT_AT else []))
        row += _hot(len(MONEY), *([MONEY.index(unit[:3])] if unit[:3] in MONEY else []))
        row += [int("/" in unit), int(bool(unit) and unit not in _UNIT_AT), int(figure.value_max is not None)]
        row += _hot(5, min(place, 4)) + _hot(4, min(len(mates), 4) - 1 if mates else 0)
        rows.append(row + _said(known.hints.get(figure.start)))
    return np.array(rows, dtype=np.float32).reshape(len(rows), FIGURE_WIDTH)


def _said(hint: Hint | None) -> list[int]:
    """What the rules say of a figure; nothing where they see no claim."""
    if hint is None:
        return [0] * _SAID_WIDTH
    row = [1]
    for slot, known in _SAID:
        row += _hot(len(known), *([known.index(hint.labels[slot])] if hint.labels.get(slot) in known else []))
    row += _hot(len(SAID_METRICS) + 1, _METRIC_AT.get(hint.labels.get("metric", ""), len(SAID_METRICS)))
    row += _hot(len(SAID_WAYS), *(_WAY_AT[way] for slot, rule in hint.ways.items() if (way := f"{slot}:{rule}") in _WAY_AT))
    rival = hint.roles.get("comparator", frozenset())
    row += [int(not rival), int(PREVIOUS in rival), int(bool(rival - {PREVIOUS})), int(bool(hint.roles.get("benchmark"))), int(bool(hint.roles.get("speaker")))]
    share = max(hint.shares.values(), default=0.0)
    return row + [int(share > limit) for limit in SHARES]


def span_features(known: Survey, spans: Sequence[Span]) -> Floats:
    """One row a name."""
    page, rows = known.page, []
    for one in spans:
        index = reading_at(page, one.start)
        reading = page.readings[max(index, 0)]
        kind = page.document.article.blocks[reading.block].kind
        role = known.roles.get(one.start, "bare")
        first, frequent = known.first.get(one.key, 3), known.frequent.get(one.key, 3)
        row = _hot(len(TYPES), TYPES.index(one.type)) + _hot(len(GRAMMAR_ROLES), _ROLE_AT.get(role, _ROLE_AT["bare"]))
        row += _hot(4, min(known.counts[one.key].bit_length() - 1, 3)) + _hot(4, min(first, 3)) + _hot(4, min(frequent, 3))
        rival = known.rivals.get(one.key, 0.0)
        row += [
            int(one.key in known.titled), int(kind == "title"), int(kind == "heading"), int(one.key in COMPONENTS), int(one.key in CLASSES),
            int(rival > 0), int(rival > 0.5), int(one.start - reading.start <= 2), int(kind in UNREAD),
        ]  # fmt: skip
        entity, told = page.entities.get(one.key), known.told[hinted_key(page, one)]
        row += [int(entity is not None and entity.vendor_id is not None), *_hot(4, min(told.bit_length(), 3))]
        rows.append(row)
    return np.array(rows, dtype=np.float32).reshape(len(rows), SPAN_WIDTH)


def pair_features(known: Survey, figures: Sequence[Figure], spans: Sequence[Span]) -> Floats:
    """A table of figures × names × columns."""
    table = np.zeros((len(figures), len(spans), PAIR_WIDTH), dtype=np.float32)
    sentence_of = [reading_at(known.page, one.start) for one in spans]
    columns = _cells(known.page)
    for row, figure in enumerate(figures):
        at = reading_at(known.page, figure.start)
        standing = _Standing(known, figure, at, spans, sentence_of)
        for column, one in enumerate(spans):
            for hit in standing.columns(column, one, columns):
                table[row, column, hit] = 1
    return table


def _cells(page: Page) -> dict[int, tuple[int, int, int]]:
    """Block, row and column of a table's cell, by every offset in it that starts a name or figure."""
    document = page.document
    cells = sorted(document.article.cells, key=lambda cell: cell.start)
    if not cells:
        return {}
    starts = [cell.start for cell in cells]
    found = {}
    for offset in [m.start for m in document.mentions] + [f.start for f in document.figures]:
        at = bisect_right(starts, offset) - 1
        if at >= 0 and offset < cells[at].end:
            found[offset] = (cells[at].block, cells[at].row, cells[at].col)
    return found


class _Standing:
    """How the names stand to one figure."""

    def __init__(self, known: Survey, figure: Figure, at: int, spans: Sequence[Span], sentence_of: Sequence[int]) -> None:
        self.known, self.figure, self.at, self.sentence_of = known, figure, at, sentence_of
        self.reading: Reading = known.page.readings[at]
        self.low, self.high = self.reading.clause(figure.start)
        self.coarse = [COARSE[one.type] for one in spans]
        self.recency = self._recency(spans)
        self.nearest = self._nearest(spans)
        mates = known.judged[at]
        self.place = next((n for n, one in enumerate(mates) if one.start == figure.start), 0)
        self.mates = len(mates)
        self.order: dict[int, int] = {}  # column -> rank among the names of its sort in the sentence
        ranks: list[dict[str, int]] = [{}, {}, {}, {}, {}]
        for column, one in enumerate(spans):
            if sentence_of[column] == at:
                rank = ranks[self.coarse[column]]
                self.order[column] = rank.setdefault(one.key, len(rank))
        self.listed = [len(rank) for rank in ranks]
        self.spans = spans
        self.things = [one for one, sort, where in zip(spans, self.coarse, sentence_of, strict=True) if sort == THING and where == at]
        self.firsts = self._block_firsts()
        self.hint = known.hints.get(figure.start)

    def _recency(self, spans: Sequence[Span]) -> dict[tuple[int, str], int]:
        """How many other names of its sort were read since a name's last place before the figure."""
        ranks: dict[tuple[int, str], int] = {}
        counts = [0] * 5
        for column in range(len(spans) - 1, -1, -1):
            if spans[column].end > self.figure.start:
                continue
            key = (self.coarse[column], spans[column].key)
            if key not in ranks:
                ranks[key] = counts[self.coarse[column]]
                counts[self.coarse[column]] += 1
        return ranks

    def _nearest(self, spans: Sequence[Span]) -> set[int]:
        """The names of each sort next to the figure in its sentence, before and after."""
        found: dict[tuple[int, bool], tuple[int, int]] = {}
        for column, one in enumerate(spans):
            if self.sentence_of[column] == self.at:
                before = one.end <= self.figure.start
                gap = self.figure.start - one.end if before else one.start - self.figure.end
                key = (self.coarse[column], before)
                found[key] = min(found.get(key, (10**6, -1)), (gap, column))
        return {column for _, column in found.values()}

    def columns(self, column: int, one: Span, cells: dict[int, tuple[int, int, int]]) -> list[int]:
        figure, reading = self.figure, self.reading
        away = self.at - self.sentence_of[column]
        hits = [min(away, 3) if 0 <= away <= 3 else 4 if 0 < away <= 5 else 5 if 0 < away <= 8 else 6 if away > 8 else 7 if away == -1 else 8]
        base = 10
        if one.start < figure.end and figure.start < one.end:
            hits.append(9)  # the name holds the figure or the other way round
        before = one.end <= figure.start
        if away == 0:
            gap = figure.start - one.end if before else max(0, one.start - figure.end)
            hits.append(base + (0 if before else len(NEAR) + 1) + sum(gap > limit for limit in NEAR))
            base += _GAPS
            low, high = (one.end, figure.start) if before else (figure.end, one.start)
            between = {thing.key for thing in self.things if low <= thing.start < high and thing.key != one.key}
            hits.append(base + min(len(between), 3))
        base = 10 + _GAPS + 4
        hits.append(base + min(self.recency.get((self.coarse[column], one.key), 3), 3))
        base += 4
        if away == 0:
            hits.append(base + max(-2, min(2, self.order[column] - self.place)) + 2)
            if self.listed[self.coarse[column]] == self.mates:
                hits.append(base + 5)
        base += 6
        cell, own = cells.get(one.start), cells.get(figure.start)
        if cell and own and cell[0] == own[0]:
            hits += [base + n for n in (0, 1) if cell[n + 1] == own[n + 1]]
            hits += [base + 2] if cell[1] == 0 else []
            hits += [base + 3] if cell[2] == 0 else []
        base += 4
        sentence = self.known.page.readings[max(self.sentence_of[column], 0)]
        facts = (
            away == 0 and self.low <= one.start < self.high, sentence.block == reading.block, before, column in self.nearest,
            bool(re.match(r"[ \t]*[:：|\t]", self.known.page.text[one.end : one.end + 3])),
            self.firsts.get(self.coarse[column]) == one.key, sentence.block == reading.block - 1,
        )  # fmt: skip
        hits += [base + n for n, fact in enumerate(facts) if fact]
        return hits + [base + len(facts) + n for n in self._said(hinted_key(self.known.page, one))]

    def _said(self, key: str) -> list[int]:
        """In which roles the rules see a name, how much the cues speak for it as subject, and whether it is that of the claims beside."""
        hint = self.hint
        if hint is None:
            return []
        share = hint.shares.get(key, 0.0)
        said = [n for n, role in enumerate(ROLES) if hint.chooses(role, key)] + [len(ROLES) + n for n, limit in enumerate(SHARES) if share > limit]
        base = len(ROLES) + len(SHARES)
        for n, mate in enumerate(self.known.mates.get(self.figure.start, ())):
            other = self.known.hints.get(mate) if mate is not None else None
            if other is not None:
                said += [base + 2 * n + m for m, role in enumerate(SIDES) if other.chooses(role, key)]
        return said

    def _block_firsts(self) -> dict[int, str]:
        """The first name of each sort in the figure's block."""
        readings, block = self.known.page.readings, self.reading.block
        firsts: dict[int, str] = {}
        for sort, at, one in zip(self.coarse, self.sentence_of, self.spans, strict=True):
            if sort not in firsts and at >= 0 and readings[at].block == block:
                firsts[sort] = one.key
        return firsts
