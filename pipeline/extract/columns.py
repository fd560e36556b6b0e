"""Tables whose columns are headed by things: ``| 항목 | 가람 S1 | 나래 X8 |``, ``| Ölçüm | MicroServer | Beelink |``."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence

from pipeline.extract.context import Bound, bound
from pipeline.extract.heads import BEFORE, CHANGE, is_time
from pipeline.extract.metrics import allowed, first_metric, metric_words
from pipeline.extract.reading import CLASSES, COMPONENTS, LOOSE, MAKERS, THINGS, WORKLOADS, Named, Page
from pipeline.languages import setting_up_of
from schemas.records import Cell, Entity, Figure

SHORTEST_HEAD = 2  # code points of a head that stands for a name
LONGEST_HEAD = 30
MOST_HEADS = 6  # rows
LABELS = LOOSE | MAKERS | {"framework"}
_PERIOD = re.compile(r"[^a-z가-힣]*(?:19|20)\d\d|\d|[qh][1-4]\b|상반기|하반기|지난|올해|작년|이전|önce|sonra|geçen|bu |ilk |전년|전 ?분기|전월|전기|전$|후$|eski$|yeni$")
_VALUES = re.compile(r"[ *_]*(?:값|수치|değer)[ *_]*")  # over what the labels say
_TIMES = re.compile(r"\d+ ?[x×]")
_UNIT = re.compile(r"[(\[（]|/")


def cell_at(page: Page, block: int, row: int, col: int) -> Cell | None:
    """The cell at a place of a table."""
    if not page.grid:
        page.grid.update({(c.block, c.row, c.col): c for c in page.document.article.cells})
    return page.grid.get((block, row, col))


def row_label(page: Page, cell: Cell) -> Cell | None:
    """The first cell of a cell's row, where it is another."""
    label = cell_at(page, cell.block, cell.row, 0)
    return None if label is None or label.start == cell.start else label


def column_heads(page: Page, cell: Cell) -> list[Cell]:
    """The heads of a cell's column, the topmost first: of two where one reaches over several columns (``전력(W)`` over ``대기 | 최대``)."""
    if not cell.col_header or not cell.row:
        return []
    if (parts := cell.col_header.split(" > "))[1:]:
        row_cells(page, cell)
        over = (_reaching(page.lines.get((cell.block, row), ()), cell.col) for row in range(min(cell.row, MOST_HEADS)))
        found = [one for one in over if one is not None and " ".join(page.text[one.start : one.end].split()) in parts]
        if found:
            return list(dict.fromkeys(found))
    head = cell_at(page, cell.block, 0, cell.col)
    return [] if head is None else [head]


def _reaching(row: Sequence[Cell], col: int) -> Cell | None:
    """The last cell of a row that begins at a column or before it."""
    at = bisect_right(row, col, key=lambda one: one.col)
    return row[at - 1] if at else None


def head_where(page: Page, cell: Cell, asked: Callable[[Page, Cell], bool]) -> Cell | None:
    """The first head of a cell's column of which something is so."""
    return next((head for head in column_heads(page, cell) if asked(page, head)), None)


def says_measure(page: Page, cell: Cell) -> bool:
    """Whether a head or label names a metric."""
    return bool(metric_words(page, cell.start, cell.end))


def row_cells(page: Page, cell: Cell) -> list[Cell]:
    """The cells of a cell's row, those that begin above it and reach down into it before its own."""
    if not page.lines:
        for one in page.document.article.cells:
            page.lines.setdefault((one.block, one.row), []).append(one)
        above: dict[tuple[int, int], Cell] = {}
        for (block, _), cells in sorted(page.lines.items()):
            own = {one.col for one in cells}
            cells[:0] = [above[block, col] for col in range(min(own)) if (block, col) in above]
            above |= {(block, one.col): one for one in cells}
    return page.lines[cell.block, cell.row]


def names_before(page: Page, cell: Cell) -> list[Named]:
    """Names in the cells of a cell's row that stand to its left, but for ``8x H100`` and the sort in a measure (``GPU당 전력(W)``); a row is read once."""
    key = (cell.block, cell.row)
    if key not in page.lined:
        cells = [c for c in row_cells(page, cell) if not _TIMES.match(page.folded, c.start, c.end)]
        page.lined[key] = [(c.col, named) for c in cells for named in page.names_between(c.start, c.end) if not (named.entity.entity_id in CLASSES and says_measure(page, c))]
    return [named for col, named in page.lined[key] if col < cell.col]


def column_thing(page: Page, cell: Cell) -> Bound | None:
    """The product that heads a cell's column, sought once for a column."""
    key = (cell.block, cell.col, cell.col_header or "", cell.row > 0)
    if key not in page.columns:
        page.columns[key] = _column_thing(page, cell)
    return page.columns[key]


def _column_thing(page: Page, cell: Cell) -> Bound | None:
    """Of names that end alike the longest; else the head as it stands, where the others are products or the rows are measures."""
    headers = (cell.col_header or "").split(" > ")
    fitting = [(len(name), one.entity_id, one) for one in page.entities.values() if one.type in THINGS for name in (one.name, *one.aliases) if any(_ends_with(header.strip(), name) for header in headers)]
    if fitting:
        entity = max(fitting)[2]
        return Bound(entity.name, entity, None, None, 0.8, "table_column")
    heads = column_heads(page, cell) if cell.col else []
    named = next((found for head in heads if (found := _named_head(page, head))), None)
    return named or (_head_itself(page, heads[0]) if heads and heads_things(page, cell.block) else None)


def _ends_with(header: str, name: str) -> bool:
    return bool(name) and header.endswith(name) and not header[: -len(name)][-1:].isalnum()


def _named_head(page: Page, head: Cell) -> Bound | None:
    """A thing or program named in the head (``H100 PCIe``, ``vLLM 0.10``), or the one whose name or maker the head gives (``V2`` of ``볼테라 V2``)."""
    named = next((n for n in page.names_between(head.start, head.end) if n.type in THINGS | LOOSE | {"framework"} and n.entity.entity_id not in COMPONENTS), None)
    if named and not metric_words(page, head.start, head.end):
        return bound(named, 0.8, "table_column")
    words = page.text[head.start : head.end].strip(" *_")
    longer = [one for one in page.entities.values() if one.type in THINGS | LOOSE and (_is_part(words, one) or page.maker(one) == words)] if _may_name(page, head) else []
    return Bound(longer[0].name, longer[0], head.start, head.end, 0.75, "table_column") if len(longer) == 1 else None


def _is_part(words: str, entity: Entity) -> bool:
    """Whether words are the first or last ones of a name."""
    return any(name.startswith(words + " ") or name.endswith(" " + words) for name in (entity.name, *entity.aliases))


def _head_itself(page: Page, head: Cell) -> Bound | None:
    """The words of a head that nothing reads as a name."""
    words = page.text[head.start : head.end].strip(" *_")
    return Bound(words, None, head.start, head.end, 0.6, "table_head") if _may_name(page, head) else None


def _may_name(page: Page, head: Cell) -> bool:
    """Whether a head can be a name: no measure, no unit, no period, no model or dataset."""
    words = page.folded[head.start : head.end].strip(" *_")
    told = setting_up_of(page.grammar.code)
    if any(one.fullmatch(words) for one in (told.chips_head, told.bits_head, told.limit_head, told.length_head)):
        return False  # `tek kart`, `8비트`
    if not SHORTEST_HEAD <= len(words) <= LONGEST_HEAD or _PERIOD.match(words) or _UNIT.search(words) or page.grammar.metric_starts.search(words):
        return False
    return not any(n.type in WORKLOADS for n in page.names_between(head.start, head.end))


def labelled(page: Page, cell: Cell, label: Cell) -> Bound | None:
    """``vLLM 0.10   74``: the firm, program or product of unknown sort that labels a row."""
    named = next((n for n in page.names_between(label.start, label.end) if n.type in LABELS), None)
    if named is None or _is_measure(page, label) or lists_measures(page, cell) or any(n.type in THINGS | LOOSE for n in page.names_between(label.end, cell.start)):
        return None
    return bound(named, 0.75, "table_row")


def lists_measures(page: Page, cell: Cell) -> bool:
    """Whether the rows of a table are measures of one thing: all its heads are periods, or it has two columns and no heads and most labels are measures."""
    return has_periods(page, cell) if of_table(page, cell.block, _has_heads) else of_table(page, cell.block, _labels_measures)


def _has_heads(page: Page, block: int) -> bool:
    return any(c.col_header for c in table_cells(page, block))


def _labels_measures(page: Page, block: int) -> bool:
    labels = [c for c in table_cells(page, block) if c.col == 0]
    return 2 * sum(_is_measure(page, c) for c in labels) >= len(labels)


def heads_measure(page: Page, cell: Cell) -> bool:
    """Whether the head of a cell's column tells what is measured, so that the labels of rows say of what (``메모리`` under ``2분기 매출``)."""
    return is_change_column(page, cell) or goes_on(page, cell) or any(not (_VALUES.fullmatch(page.folded, head.start, head.end) and of_table(page, cell.block, _labels_measures)) for head in column_heads(page, cell) if says_measure(page, head))


def head_period(page: Page, cell: Cell) -> str | None:
    """``2Ç25``, ``2분기 매출``: the period that the head of a cell's column names, in its ISO form; None where the year is not known."""
    dates = {date for head in column_heads(page, cell) for date in _dates_in(page, head)}
    finest = max(dates, key=len, default="")
    return finest if finest[:4].isdecimal() and all(finest.startswith(date) for date in dates) else None  # `2025 Q2` tells its year twice


def _dates_in(page: Page, head: Cell) -> list[str]:
    at = bisect_left(page.ordered, head.start, key=lambda one: one.start)
    return [f.text_value or "" for f in page.ordered[at : bisect_left(page.ordered, head.end, key=lambda one: one.start)] if f.kind == "date"]


def is_change_column(page: Page, cell: Cell) -> bool:
    """``증감률``, ``전년 대비``, ``YoY``, ``Değişim``: whether a column tells by how much the values of the others have changed; ``전년`` alone, where those are no percentages."""
    if before_head(page, cell) is None:
        return head_where(page, cell, _says_change) is not None
    return not tells_before(page, cell)


def before_head(page: Page, cell: Cell) -> Cell | None:
    """The head of a cell's column that names a time before."""
    return head_where(page, cell, lambda page, head: bool(BEFORE.match(page.folded, head.start, head.end)))


def _says_change(page: Page, head: Cell) -> bool:
    return bool(CHANGE.match(page.folded, head.start, head.end))


def tells_before(page: Page, cell: Cell) -> bool:
    """``| 점유율 | 전년 동기 |``, ``| Pazar payı | Geçen yıl |``: whether a column tells what was before, in the measure of another of its row, and not how that has changed."""
    head = before_head(page, cell)
    if head is None or _says_change(page, head):
        return False
    return not _has_percentage(page, cell) or any(_has_percentage(page, one) for one in row_cells(page, cell) if one.col and one.col != cell.col)


def goes_on(page: Page, cell: Cell) -> bool:
    """``| 2분기 매출 | 1분기 |``, ``| Ciro | 2024 |``: whether a column gives the measure of another of its row at another time."""
    if tells_before(page, cell):
        return True
    named = head_where(page, cell, says_measure) is None and head_where(page, cell, lambda page, head: is_time(page.text[head.start : head.end])) is not None
    return named and not has_periods(page, cell) and any(head_where(page, one, says_measure) for one in row_cells(page, cell) if 0 < one.col < cell.col)


def _has_percentage(page: Page, cell: Cell) -> bool:
    at = bisect_left(page.ordered, cell.start, key=lambda one: one.start)
    return any(figure.kind == "percentage" for figure in page.ordered[at : at + 2] if figure.start < cell.end)


def header_metric(page: Page, cell: Cell, figure: Figure) -> str | None:
    """What the headers of a table cell say it measures; the column's before the row's."""
    options = allowed(figure)
    before = goes_on(page, cell)
    own = first_metric(page.grammar.code, cell.col_header or "", options) if before else None
    if own is None and (before or (figure.kind == "percentage" and is_change_column(page, cell))):
        heads = (head for one in reversed(row_cells(page, cell)) if one.col < cell.col for head in column_heads(page, one))
        changed = next((metric for head in heads if (metric := first_metric(page.grammar.code, page.text[head.start : head.end], options if before else None))), None)
        if changed:
            return changed
    told = (first_metric(page.grammar.code, header or "", options) for header in (cell.col_header, cell.row_header))
    return next((metric for metric in told if metric), None)


def heads_column(page: Page, cell: Cell) -> bool:
    """Whether a cell heads the column of a table that has heads."""
    return cell.row == 0 and of_table(page, cell.block, _has_heads)


def is_of_unknown_column(page: Page, cell: Cell) -> bool:
    """``| 전력 | 400 W | 700 W |`` above ``| 메모리 | 80 GB | 96 GB |`` and no heads: values of several things that nothing names."""
    return bool(cell.col) and of_table(page, cell.block, _sets_side_by_side)


def _sets_side_by_side(page: Page, block: int) -> bool:
    """Whether a table without heads has two rows or more that a measure labels and whose cells give it two values in one unit."""
    if _has_heads(page, block):
        return False
    alike: dict[int, list[str | None]] = {}
    for cell in table_cells(page, block):
        at = bisect_left(page.ordered, cell.start, key=lambda one: one.start)
        figure = page.ordered[at] if at < len(page.ordered) else None
        if cell.col and figure is not None and figure.end <= cell.end and figure.kind in ("quantity", "money", "percentage"):
            alike.setdefault(cell.row, []).append(figure.unit)
    rows = [row for row, units in alike.items() if len(units) > 1 and len(set(units)) == 1]
    return sum(label is not None and _is_measure(page, label) for label in (cell_at(page, block, row, 0) for row in rows)) > 1


def has_periods(page: Page, cell: Cell) -> bool:
    """Whether the heads of a table's columns are all years, quarters or what was before and after, and none says what is measured then."""
    return bool(cell.col_header) and of_table(page, cell.block, _heads_periods)


def _heads_periods(page: Page, block: int) -> bool:
    heads = [c for c in table_cells(page, block) if c.row == 0 and c.col]
    return bool(heads) and all(_PERIOD.match(page.folded[c.start : c.end]) for c in heads) and not any(metric_words(page, c.start, c.end) for c in heads)


def table_cells(page: Page, block: int) -> list[Cell]:
    """The cells of a table."""
    cell_at(page, block, 0, 0)
    if not page.tables:
        for cell in page.grid.values():
            page.tables.setdefault(cell.block, []).append(cell)
    return page.tables.get(block, [])


def of_table(page: Page, block: int, question: Callable[[Page, int], bool]) -> bool:
    """The answer to a question about a whole table, sought once."""
    key = (question.__name__, block)
    if key not in page.told:
        page.told[key] = question(page, block)
    return page.told[key]


def heads_things(page: Page, block: int) -> bool:
    """Whether the columns of a table stand for things: one of the heads is a thing's name, or most of the rows are labelled with measures and workloads."""
    return of_table(page, block, _heads_things)


def _heads_things(page: Page, block: int) -> bool:
    cells = table_cells(page, block)
    labels = [c for c in cells if c.col == 0 and c.row]
    heads = [c for c in cells if c.row == 0 and c.col]
    if len(heads) < 2 or any(n.type in THINGS and n.entity.entity_id not in CLASSES for c in labels for n in page.names_between(c.start, c.end)):
        return False
    if any(metric_words(page, c.start, c.end) for c in heads):
        return False
    measures = sum(_is_measure(page, c) for c in labels)
    return 2 * measures > len(labels) or any(_named_head(page, c) for c in heads)


def _is_measure(page: Page, label: Cell) -> bool:
    """Whether the label of a row says what is measured, or on what."""
    named = any(n.type in WORKLOADS for n in page.names_between(label.start, label.end))
    return named or bool(page.grammar.metric_starts.search(page.folded, label.start, label.end))
