"""What the heads know besides the encoder's states: kinds, units, case marking, distances, order, frequency.

Every feature is a column of a 0/1 matrix. ``FIGURE_WIDTH``, ``SPAN_WIDTH`` and ``PAIR_WIDTH`` are the numbers of columns; the
weights of a trained model fit these and no others, so a change here needs a new training.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, cast

import numpy as np
import numpy.typing as npt

from pipeline.extract.combining import PREVIOUS
from pipeline.extract.model.hints import Hint
from pipeline.extract.model.opinions import ROLES, Role
from pipeline.extract.model.windows import JUDGED, UNREAD
from pipeline.extract.reading import CLASSES, COMPONENTS, Page, role_after
from pipeline.lexicon import fold
from schemas.records import Figure

Floats = npt.NDArray[np.float32]
Ints = npt.NDArray[np.int64]
Bools = npt.NDArray[np.bool_]

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
JOINTS: Final = "-–·/"  # `오픈AI-AMD` is two names
NEAR: Final = (2, 5, 10, 20, 40, 80)  # code points

_ROLE_AT: Final = {role: n for n, role in enumerate(GRAMMAR_ROLES)}
_UNIT_AT: Final = {unit: n for n, unit in enumerate(UNITS)}
_GAPS: Final = 2 * (len(NEAR) + 1)
_SENTENCES: Final = np.array([8, 7, 0, 1, 2, 3, 4, 4, 5, 5, 5, 6])  # column by how many sentences a name stands before the figure, from -2 to 9
_COLON: Final = re.compile(r"[ \t]*[:：|\t]")
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
    cells: dict[int, tuple[int, int, int]]  # of tables, by every offset that starts a name or figure: block, row and column


def spans_of(page: Page, unread: Sequence[tuple[int, int]] = (), hints: Mapping[int, Hint] | None = None) -> list[Span]:
    """The mentions of a document and further spans, those inside a mention left out; in the order of the text.

    With ``hints`` the common nouns too that the rules propose for a subject, where no other span stands: training shows them beside
    the names of the gold, so that what no lexicon knows is not taken for a name. Offered to the trained model they won and lost as much.
    """
    document = page.document
    spans = [Span(m.start, m.end, m.type, m.entity_id, m.entity_id) for m in document.mentions]
    named = {at for one in spans for at in range(one.start, one.end)}
    text = document.article.source_text
    new = [(start, end) for start, end in unread if any(at not in named and text[at] not in JOINTS for at in range(start, end))]
    spans += [Span(start, end, "unread", fold(text[start:end]), None) for start, end in new]
    named |= {at for start, end in new for at in range(start, end)}
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
        cells=_cells(page),
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


def _matrix(rows: Sequence[list[int]], width: int) -> Floats:
    """Rows of 0 and 1 as numbers; by way of bytes, ten times as fast as number by number."""
    return np.frombuffer(b"".join(map(bytes, rows)), dtype=np.uint8).astype(np.float32).reshape(len(rows), width)


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
    return _matrix(rows, FIGURE_WIDTH)


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
    return _matrix(rows, SPAN_WIDTH)


def pair_features(known: Survey, figures: Sequence[Figure], spans: Sequence[Span]) -> Floats:
    """A table of figures × names × columns."""
    table = np.zeros((len(figures), len(spans), PAIR_WIDTH), dtype=np.float32)
    if figures and spans:
        _Standings(known, figures, spans, table).fill()
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


class _Standings:
    """How the names of a window stand to its figures; arrays named after the figures have a row for each, those after the names a column."""

    def __init__(self, known: Survey, figures: Sequence[Figure], spans: Sequence[Span], table: Floats) -> None:
        self.known, self.figures, self.spans, self.table = known, figures, spans, table
        page = known.page
        self.figure_starts, self.figure_ends = _column([f.start for f in figures]), _column([f.end for f in figures])
        self.starts, self.ends = _row([one.start for one in spans]), _row([one.end for one in spans])
        self.sorts = _row([COARSE[one.type] for one in spans])
        numbers: dict[str, int] = {}
        self.keys = _row([numbers.setdefault(one.key, len(numbers)) for one in spans])
        self.sentence_of = [reading_at(page, one.start) for one in spans]
        self.sentences = [reading_at(page, figure.start) for figure in figures]
        self.away = _column(self.sentences) - _row(self.sentence_of)
        self.before = self.ends <= self.figure_starts
        self.blocks = _column([page.readings[at].block for at in self.sentences])
        self.span_blocks = _row([page.readings[max(at, 0)].block for at in self.sentence_of])

    def fill(self) -> None:
        """Sets every column that holds for a pair."""
        base = 10 + _GAPS + 4
        self._choose(_SENTENCES[np.clip(self.away, -2, 9) + 2])
        self.table[..., 9] = (self.starts < self.figure_ends) & (self.figure_starts < self.ends)  # the name holds the figure or the other way round
        self._choose(base + np.minimum(self._recency(), 3))
        self._order(base + 4)
        self._tabled(base + 10)
        for n, fact in enumerate(self._facts(self._within_sentence())):
            self.table[..., base + 14 + n] = fact
        self._said(base + 21)

    def _choose(self, columns: Ints) -> None:
        """Sets one column of each pair."""
        np.put_along_axis(self.table, columns[..., None], 1, axis=2)

    def _hit(self, hits: list[tuple[int, int, int]]) -> None:
        """Sets single cells: figure, name, column."""
        rows, names, columns = np.array(hits, dtype=np.int64).reshape(-1, 3).T
        self.table[rows, names, columns] = 1

    def _recency(self) -> Ints:
        """How many other names of its sort were read since a name's last place before the figure."""
        groups: dict[tuple[int, str], int] = {}
        group_of = [groups.setdefault((COARSE[one.type], one.key), len(groups)) for one in self.spans]
        last = np.full((len(self.figures), len(groups)), -1)  # place of each name that stands before the figure
        for column, group in enumerate(group_of):
            last[self.before[:, column], group] = column
        sorts = np.array([sort for sort, _ in groups])
        later = (last[:, None] > last[:, :, None]) & (sorts == sorts[:, None])
        return cast("Ints", np.where(last < 0, 3, later.sum(2))[:, group_of])

    def _order(self, base: int) -> None:
        """The rank of a name among those of its sort in its sentence beside that of the figure; whether there are as many of both."""
        ranks: dict[tuple[int, int], dict[str, int]] = {}
        own = [ranks.setdefault((at, COARSE[one.type]), {}) for at, one in zip(self.sentence_of, self.spans, strict=True)]
        order = _row([rank.setdefault(one.key, len(rank)) for rank, one in zip(own, self.spans, strict=True)])
        mates = [self.known.judged[at] for at in self.sentences]
        place = _column([next((n for n, one in enumerate(beside) if one.start == figure.start), 0) for beside, figure in zip(mates, self.figures, strict=True)])
        together = self.away == 0
        rows, names = np.nonzero(together)
        self.table[rows, names, base + 2 + np.clip(order - place, -2, 2)[rows, names]] = 1
        self.table[..., base + 5] = together & (_row([len(rank) for rank in own]) == _column([len(beside) for beside in mates]))

    def _tabled(self, base: int) -> None:
        """Whether both stand in one row or column of a table, the name in the first one."""
        cells = self.known.cells
        if not cells:
            return
        block, row, col = (_column(places) for places in zip(*(cells.get(figure.start, (-2, 0, 0)) for figure in self.figures), strict=True))
        blocks, rows, cols = (_row(places) for places in zip(*(cells.get(one.start, (-1, 0, 0)) for one in self.spans), strict=True))
        beside = block == blocks
        for n, fact in enumerate((row == rows, col == cols, rows == 0, cols == 0)):
            self.table[..., base + n] = beside & fact

    def _within_sentence(self) -> Bools:
        """Gaps between figures and the names of their sentences, and the things between them; returns which names stand nearest, of each sort and on each side."""
        nearest = np.zeros(self.away.shape, dtype=bool)
        hits: list[tuple[int, int, int]] = []
        for row, figure in enumerate(self.figures):
            columns = np.flatnonzero(self.away[row] == 0).tolist()
            things = [self.spans[n] for n in columns if COARSE[self.spans[n].type] == THING]
            found: dict[tuple[int, bool], tuple[int, int]] = {}
            for column in columns:
                one = self.spans[column]
                before = one.end <= figure.start
                low, high = (one.end, figure.start) if before else (figure.end, one.start)
                between = {thing.key for thing in things if low <= thing.start < high and thing.key != one.key}
                gap = bisect_left(NEAR, max(0, high - low)) + (0 if before else len(NEAR) + 1)
                hits += [(row, column, 10 + gap), (row, column, 10 + _GAPS + min(len(between), 3))]
                side = (COARSE[one.type], before)
                found[side] = min(found.get(side, (10**6, -1)), (high - low, column))
            nearest[row, [column for _, column in found.values()]] = True
        self._hit(hits)
        return nearest

    def _facts(self, nearest: Bools) -> Iterator[Bools]:
        """What is simply so or not."""
        page = self.known.page
        clauses = [page.readings[at].clause(figure.start) for at, figure in zip(self.sentences, self.figures, strict=True)]
        yield (self.away == 0) & (_column([low for low, _ in clauses]) <= self.starts) & (self.starts < _column([high for _, high in clauses]))
        yield self.span_blocks == self.blocks
        yield self.before
        yield nearest
        yield np.array([bool(_COLON.match(page.text, one.end, one.end + 3)) for one in self.spans], dtype=np.bool_)
        yield self._block_firsts() == self.keys
        yield self.span_blocks == self.blocks - 1

    def _block_firsts(self) -> Ints:
        """For each pair the first name of the pair's sort in the figure's block."""
        firsts: dict[tuple[int, int], int] = {}
        for sort, block, at, key in zip(self.sorts.tolist(), self.span_blocks.tolist(), self.sentence_of, self.keys.tolist(), strict=True):
            if at >= 0:
                firsts.setdefault((block, sort), key)
        return np.array([[firsts.get((block, sort), -1) for sort in range(5)] for block in self.blocks[:, 0].tolist()])[:, self.sorts]

    def _said(self, base: int) -> None:
        """In which roles the rules see a name, how much the cues speak for it as subject, and whether it is that of the claims beside."""
        hints, names = self.known.hints, _columns_by_key(self.known.page, self.spans)
        hits: list[tuple[int, int, int]] = []
        for row, figure in enumerate(self.figures):
            hint = hints.get(figure.start)
            if hint is None:
                continue
            hits += [(row, name, base + n) for n, role in enumerate(ROLES) for key in hint.roles.get(role, ()) for name in names.get(key, ())]
            at = base + len(ROLES)
            hits += [(row, name, at + n) for key, share in hint.shares.items() for name in names.get(key, ()) for n in range(bisect_left(SHARES, share))]
            at += len(SHARES)
            for n, mate in enumerate(self.known.mates.get(figure.start, ())):
                roles = hints[mate].roles if mate is not None else {}
                hits += [(row, name, at + 2 * n + m) for m, role in enumerate(SIDES) for key in roles.get(role, ()) for name in names.get(key, ())]
        self._hit(hits)


def _columns_by_key(page: Page, spans: Sequence[Span]) -> dict[str, list[int]]:
    """Where each name stands among the spans, by the key under which hints speak of it."""
    found: dict[str, list[int]] = {}
    for column, one in enumerate(spans):
        found.setdefault(hinted_key(page, one), []).append(column)
    return found


def _row(values: Sequence[int]) -> Ints:
    return np.array(values, dtype=np.int64)


def _column(values: Sequence[int]) -> Ints:
    return _row(values)[:, None]
