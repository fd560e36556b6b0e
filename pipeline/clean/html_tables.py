"""Tables of an article: their grid after spans are laid out, and the header path of each cell.

BeautifulSoup reads the structure (sections, scopes, spans, nesting) out of the table's own mark-up; where the cells stand in
the source text is known from the page's one walk (``html_text``). The two agree on the order of cells.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from bs4 import BeautifulSoup, Tag

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

MAX_SPAN: Final = 1_000  # the HTML standard's bound on colspan
MAX_NESTING: Final = 8
MAX_SLOTS: Final = 200_000  # of a grid; a larger table is left as text
_NUMBER: Final = re.compile(r"[\d０-９]")
_VALUE: Final = re.compile(r"^[^\w]*(?:약|yaklaşık|about|최대|en fazla|[$€₩₺£%]|yüzde|\W)*\d[\d.,]*(?:\s?\S{0,12}){0,3}$", re.IGNORECASE)
_NOTHING: Final = frozenset("-–—―")
_YEAR: Final = re.compile(r"^(?:19|20)\d\d\s?(?:년|[-./]?\s?(?:[QHqh]?\d|\d\s?분기|상반기|하반기))?$")
_UNIT_WORDS: Final = r"단위|기준|birim|ölçü|unit"
_CAPTION_UNIT: Final = re.compile(rf"[(\[（<]?\s*(?:{_UNIT_WORDS}i?)\s*[:：=]\s*(?P<unit>[^)\]）>\n]{{1,40}})", re.IGNORECASE)


@dataclass(slots=True)
class GridCell:
    """A cell of a laid-out grid. ``order`` counts the td and th of the table's mark-up, nested tables included, from 0."""

    row: int
    col: int
    order: int
    text: str
    rows: int = 1
    cols: int = 1
    header: bool = False
    scope: str = ""
    in_head: bool = False
    row_path: list[str] = field(default_factory=list)
    col_path: list[str] = field(default_factory=list)


def read_table(mark_up: str, texts: Sequence[str], *, unit_line: str = "") -> list[GridCell]:
    """Cells in reading order with their header paths. ``texts`` are those of all td and th in the order of the mark-up, from the
    source text, where footnote marks stay apart; ``unit_line`` is a line over the table such as ``(단위: 만 개)``.

    A nested table takes the place of its cell: its rows and columns divide the rows and columns of the outer grid.
    """
    table = BeautifulSoup(mark_up, "lxml").find("table")
    if not isinstance(table, Tag):
        return []
    numbering = {id(cell): (order, texts[order]) for order, cell in enumerate(table.find_all(("td", "th"))) if order < len(texts)}
    caption = table.find("caption", recursive=False)
    grid = _lay_out(table, numbering)
    unit = _CAPTION_UNIT.search(caption.get_text(" ", strip=True) if caption else "") or _CAPTION_UNIT.search(unit_line)
    _find_headers(grid, unit=unit[0].strip(" ()[]（）<>") if unit else "")
    return sorted(grid, key=lambda cell: (cell.row, cell.col))


def _lay_out(table: Tag, numbering: dict[int, tuple[int, str]], depth: int = 0) -> list[GridCell]:
    """The algorithm of the HTML standard for forming a table, without its error cases."""
    if depth > MAX_NESTING:
        return []
    taken: set[tuple[int, int]] = set()
    cells: list[tuple[GridCell, Tag]] = []
    rows = list(_rows(table))
    for number, (row, section) in enumerate(rows):
        col = 0
        for tag in row.find_all(("td", "th"), recursive=False):
            while (number, col) in taken:
                col += 1
            wide, high = _span(tag, "colspan"), _span(tag, "rowspan")
            high = min(high or len(rows), len(rows) - number)
            if len(taken) + wide * high > MAX_SLOTS:
                return []
            taken.update((number + down, col + right) for down in range(high) for right in range(wide))
            order, text = numbering[id(tag)]
            cell = GridCell(
                number, col, order, " ".join(text.split()), high, wide,
                header=tag.name == "th", scope=str(tag.get("scope") or ""), in_head=section == "thead",
            )  # fmt: skip
            cells.append((cell, tag))
            col += wide
    return _open_nested(cells, numbering, depth)


def _rows(table: Tag) -> Iterator[tuple[Tag, str]]:
    for child in table.find_all(("tr", "thead", "tbody", "tfoot"), recursive=False):
        if child.name == "tr":
            yield child, ""
        else:
            yield from ((row, child.name) for row in child.find_all("tr", recursive=False))


def _span(tag: Tag, name: str) -> int:
    found = re.match(r"\s*(\d{1,6})", str(tag.get(name) or ""))
    count = int(found[1]) if found else 1
    return min(count, MAX_SPAN) if count or name == "rowspan" else 1


def _open_nested(cells: list[tuple[GridCell, Tag]], numbering: dict[int, tuple[int, str]], depth: int) -> list[GridCell]:
    """Lays nested grids into the cells that hold them and makes room for them."""
    grid: list[GridCell] = []
    inner: dict[int, list[GridCell]] = {}
    for cell, tag in cells:
        nested = tag.find("table")
        if isinstance(nested, Tag) and (found := _lay_out(nested, numbering, depth + 1)):
            inner[cell.order] = found
        grid.append(cell)
    for cell in sorted((cell for cell in grid if cell.order in inner), key=lambda cell: (cell.row, cell.col), reverse=True):
        found = inner[cell.order]
        high, wide = max(one.row + one.rows for one in found), max(one.col + one.cols for one in found)
        _widen(grid, cell, more_rows=max(0, high - cell.rows), more_cols=max(0, wide - cell.cols))
        for one in found:
            one.row += cell.row
            one.col += cell.col
        grid.remove(cell)
        grid.extend(found)
    return grid


def _widen(grid: list[GridCell], at: GridCell, *, more_rows: int, more_cols: int) -> None:
    last_row, last_col = at.row + at.rows - 1, at.col + at.cols - 1
    for cell in grid:
        if cell.row > last_row:
            cell.row += more_rows
        elif cell.row + cell.rows > last_row:
            cell.rows += more_rows
        if cell.col > last_col:
            cell.col += more_cols
        elif cell.col + cell.cols > last_col:
            cell.cols += more_cols


def _find_headers(grid: list[GridCell], *, unit: str) -> None:
    if not grid:
        return
    by_row: dict[int, list[GridCell]] = {}
    for cell in grid:
        by_row.setdefault(cell.row, []).append(cell)
    width = max(cell.col + cell.cols for cell in grid)
    head = _head_rows(grid, by_row, width)
    stub = _stub_columns(grid, head, width)
    _fill_paths(grid, head, stub, width, unit)


def _head_rows(grid: list[GridCell], by_row: dict[int, list[GridCell]], width: int) -> int:
    """How many rows at the top name the columns: those marked so, else the first where it holds names over values."""
    high = max(by_row) + 1
    marked = 0
    while marked < high and _is_marked(by_row.get(marked, [])):
        marked += 1
    if marked >= high:
        marked = 1 if high > 1 or any(cell.in_head for cell in grid) else 0
    if marked or width < 2 or high < 2 or any(cell.header for cell in by_row.get(0, ()) if cell.col):
        return marked
    first = [cell for cell in by_row.get(0, ()) if cell.col]
    below = [cell for row in range(1, high) for cell in by_row.get(row, ()) if cell.col and cell.text]
    values = sum(_is_value(cell.text) for cell in below)
    names = bool(first) and all(cell.text and not _is_value(cell.text) for cell in first)
    corner = by_row[0][0]
    if corner.header:  # the first column is marked, and the first row with it: `<th><td>A100<td>H100` over `<th>TDP<td>400 W<td>700 W`
        told = sum(cell.text not in _NOTHING for cell in below)
        enough = values > 0 and (not corner.text or (2 * values > told and width > 2))
    else:
        enough = values > 0 if width > 2 else values == len(below)
    return int(names and enough and corner.cols < width)


def _is_marked(row: list[GridCell]) -> bool:
    if any(cell.in_head for cell in row):
        return True
    return any(cell.header for cell in row) and all((cell.header and not cell.scope.startswith("row")) or not cell.text for cell in row)


def _is_value(text: str) -> bool:
    """A number with its unit, not a name that holds digits (``A100``) nor a year."""
    return bool(_VALUE.match(text)) and not _YEAR.match(text)


def _stub_columns(grid: list[GridCell], head: int, width: int) -> int:
    """How many columns at the left name the rows."""
    body = [cell for cell in grid if cell.row >= head and cell.cols < width and cell.text]
    stub = 0
    while stub < width - 1:
        column = [cell for cell in body if cell.col == stub]
        if not column or not (all(cell.header for cell in column) or any(cell.scope.startswith("row") for cell in column)):
            break
        stub += 1
    if stub or width < 2:
        return stub
    first, second = ([cell for cell in body if cell.col == number] for number in (0, 1))
    named, ranked = _mostly_names(first), width > 2 and _mostly_names(second)
    grouped = any(cell.rows > 1 for cell in first)
    if named:
        return 2 if ranked and grouped else 1
    return 2 if ranked and first else 0


def _mostly_names(column: list[GridCell]) -> bool:
    return bool(column) and sum(_is_value(cell.text) for cell in column) * 2 < len(column)


def _fill_paths(grid: list[GridCell], head: int, stub: int, width: int, unit: str) -> None:
    tops = sorted((cell for cell in grid if cell.row < head), key=lambda cell: cell.row)
    sides = sorted((cell for cell in grid if cell.row >= head and cell.col < stub), key=lambda cell: cell.col)
    by_col, by_row = _by_line((cell, cell.col, cell.cols) for cell in tops), _by_line((cell, cell.row, cell.rows) for cell in sides)
    groups: dict[int, list[GridCell]] = {}
    for cell in grid:
        if cell.row >= head and cell.cols >= width > 1 and cell.text:
            groups.setdefault(cell.row, []).append(cell)
    starts = sorted(groups)
    corner = next((cell.text for cell in tops if cell.col == 0 and cell.row == 0 and _CAPTION_UNIT.search(cell.text)), "")
    unit = unit or corner.strip(" ()[]（）<>")
    for cell in grid:
        in_head, in_stub = cell.row < head, cell.col < stub
        if not in_head:
            before = bisect_left(starts, cell.row)
            cell.row_path = [one.text for one in groups[starts[before - 1]]] if before else []
            beside = [one for one in _reaching(by_row, cell.row, cell.rows) if one.col < cell.col]
            cell.row_path += _levels([(one.col, one.text) for one in beside])
        if not in_stub or in_head:
            above = [one for one in _reaching(by_col, cell.col, cell.cols) if one.row < cell.row]
            cell.col_path = _levels([(one.row, one.text) for one in above])
        cell.row_path = _tidy(cell.row_path)
        cell.col_path = _tidy(cell.col_path)
        if unit and not in_head and not in_stub and _NUMBER.search(cell.text):
            cell.col_path = [unit, *(part for part in cell.col_path if part != corner)]


def _by_line(headers: Iterable[tuple[GridCell, int, int]]) -> dict[int, dict[int, GridCell]]:
    """Headers by each row or column that they reach into, numbered in their order."""
    found: dict[int, dict[int, GridCell]] = {}
    for number, (header, start, length) in enumerate(headers):
        for line in range(start, start + length):
            found.setdefault(line, {})[number] = header
    return found


def _reaching(by_line: dict[int, dict[int, GridCell]], start: int, length: int) -> Iterator[GridCell]:
    """The headers that reach into some rows or columns, in their order."""
    found = {number: header for line in range(start, start + length) for number, header in by_line.get(line, {}).items()}
    return (found[number] for number in sorted(found))


def _levels(headers: list[tuple[int, str]]) -> list[str]:
    """One part of the path for each level; a cell that spans several headers of a level has them all, ``fp16 / fp8``."""
    by_level: dict[int, list[str]] = {}
    for level, text in headers:
        if text and text not in by_level.setdefault(level, []):
            by_level[level].append(text)
    return [" / ".join(texts) for texts in by_level.values()]


def _tidy(path: list[str]) -> list[str]:
    return [part for part in dict.fromkeys(path) if part]
