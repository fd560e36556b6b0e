"""Tables in flattened text: Markdown rows, rows with bars, columns set with tabs or spaces, specification lines with a colon."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from pipeline.clean.lines import Piece
from pipeline.clean.turns import comments_head
from schemas.records import Cell

_RULE_ROW = re.compile(r"\|?\s*:?-{2,}:?\s*(?:\|\s*:?-{2,}:?\s*)*\|?")
_COLON = re.compile(r"\s?[:：]\s")
FEWEST_SPECIFICATIONS = 3
LONGEST_KEY = 30
LONGEST_VALUE = 90
FEWEST_ROWS = 3  # of a table with one bar in a row, its heads among them
_EMPTY = frozenset(("-", "–", "—", "―", "N/A", "n/a", "없음", "yok"))
LONGEST_SET = 40  # characters of a cell in a table that is set with spaces or bars
_ENDS_PROSE = re.compile(r"[.!?]['\"”’)]*$")
_BAR_ROW = re.compile(r"\|(?:[^|]*\|){2,}")
_OPEN_ROW = re.compile(r"[^|]*[^|\s] \|(?:[^|]*\|)*[^|]*[^|\s]")
_UNIT_HEAD = re.compile(r"[^|\d]+\|[^|\d]*[(（][^|()（）]+[)）]")
_PERIOD = re.compile(r"(?:(?:19|20)?\d\d(?:년|['’]\w+)? ?)?[1-4] ?(?:분기|[QÇ](?:\d\d)?(?![a-z])|\. ?[çÇ]eyrek)|(?:19|20)\d\d(?:년|E|F)?(?![\d.,])|(?:1[0-2]|[1-9])월(?![가-힣])")
_SPACED = re.compile(r"[ \xa0]{2,}(?!$)|[\u3000][ \u3000]*| \.{4,} ")
_VALUE = re.compile(r"[-+−%$₩€£₺~<>≥≤±]*\d")
_FUSED = re.compile(r"(?<=[^\s\d,.]) (?=%?[\d.,]+$)")


def mark_tables(pieces: Sequence[Piece]) -> None:
    """Gives the rows of each table its number and kind, from 0 in the order of the text."""
    number = 0
    i = 0
    comments = comments_head(pieces)
    while i < len(pieces):
        length = 0
        if pieces[i].kind is None:
            length = _markdown_rows(pieces, i) or _barred_rows(pieces, i) or _open_rows(pieces, i) or _tab_rows(pieces, i) or _spaced_rows(pieces, i) or (0 if i > comments else _specification_rows(pieces, i))  # `칩러버: A100은 400W임`
        for piece in pieces[i : i + length]:
            piece.kind, piece.table = "table", number
        if length:
            for piece in pieces[i + 1 : i + length]:
                piece.joined = True
            number += 1
        i += length or 1


def _run(pieces: Sequence[Piece], begin: int) -> Iterator[Piece]:
    """Unmarked pieces from ``begin`` on, without an empty line between them."""
    for i in range(begin, len(pieces)):
        if pieces[i].kind is not None or (i > begin and pieces[i].gap):
            return
        yield pieces[i]


def _markdown_rows(pieces: Sequence[Piece], begin: int) -> int:
    if "|" not in pieces[begin].text or begin + 1 >= len(pieces) or not _RULE_ROW.fullmatch(pieces[begin + 1].text):
        return 0
    count = 0
    for piece in _run(pieces, begin):
        if "|" not in piece.text:
            break
        count += 1
    return count if count > 2 else 0


def _barred_rows(pieces: Sequence[Piece], begin: int) -> int:
    """``| 항목 | 가람 S1 | 나래 X8 |`` above ``| 무게 | 3.4kg | 3.9kg |``: rows between as many bars, no rule under the first."""
    if not _BAR_ROW.fullmatch(pieces[begin].text):
        return 0
    bars = pieces[begin].text.count("|")
    if begin and pieces[begin - 1].kind is None and not pieces[begin].gap and _BAR_ROW.fullmatch(pieces[begin - 1].text) and pieces[begin - 1].text.count("|") == bars:
        return 0  # the rest of rows that were no table from the first on
    count = digits = 0
    for piece in _run(pieces, begin):
        if not _BAR_ROW.fullmatch(piece.text) or piece.text.count("|") != bars:
            break
        count += 1
        digits += any(map(str.isdigit, piece.text))
    return count if count > 1 and digits else 0


def _open_rows(pieces: Sequence[Piece], begin: int) -> int:
    """``구분 | 2분기 매출 | 증감률`` above ``메모리 | 15,200 | 13.4%``: rows of as many cells, no bar around them, values in all but the first.

    With a single bar, heads that hold a unit, above two values at least.
    """
    bars = pieces[begin].text.count("|")
    if not _OPEN_ROW.fullmatch(pieces[begin].text) or (bars == 1 and not _UNIT_HEAD.fullmatch(pieces[begin].text)):
        return 0
    count = values = 0
    for piece in _run(pieces, begin):
        cells = [cell.strip() for cell in piece.text.split("|")]
        if len(cells) != bars + 1 or not _OPEN_ROW.fullmatch(piece.text) or any(len(cell) > LONGEST_SET for cell in cells):
            break
        valued = 2 * sum(_VALUE.match(cell) is not None or cell in _EMPTY for cell in cells[1:]) >= bars
        if count and not valued:
            break
        count += 1
        values += valued
    return count if values and count >= (FEWEST_ROWS if bars == 1 else 2) else 0


def _spaced_rows(pieces: Sequence[Piece], begin: int) -> int:
    """``Bellek (GB)     16    12`` under ``RTX 5060   B580``, ``가람 1.2 ...... 118``: cells that two or more spaces or dots hold apart."""
    count = values = 0
    for piece in _run(pieces, begin):
        cells = _set_apart(piece.text)
        valued = len(cells) > 1 and any(_VALUE.match(cell) for cell in cells[1:])
        if not cells or (count and not valued) or any(len(cell) > LONGEST_SET or _ENDS_PROSE.search(cell) for cell in cells):
            break
        count += 1
        values += valued
    return count if values > 1 else 0


def _set_apart(row: str) -> list[str]:
    """The cells of a row that is set with spaces; none where nothing is held apart."""
    parts = _SPACED.split(row) if _SPACED.search(row) else []
    return [part.strip() for part in parts]


def _tab_rows(pieces: Sequence[Piece], begin: int) -> int:
    if "\t" not in pieces[begin].text:
        return 0
    columns = pieces[begin].text.count("\t")
    count = 0
    for piece in _run(pieces, begin):
        if "\t" not in piece.text or abs(piece.text.count("\t") - columns) > 1:
            break
        count += 1
    return count if count > 1 else 0


def _specification_rows(pieces: Sequence[Piece], begin: int) -> int:
    """As "메모리 : 24GB" or "Bellek: 24 GB", three or more below one another, most of them with a digit, none a sentence."""
    if ":" not in pieces[begin].text and "：" not in pieces[begin].text:
        return 0
    before = pieces[begin - 1] if begin else None
    if before and before.kind is None and not pieces[begin].gap and _is_specification(before.text):
        return 0  # the run that began above was no table
    count = digits = 0
    for piece in _run(pieces, begin):
        if not _is_specification(piece.text):
            break
        count += 1
        digits += any(map(str.isdigit, piece.text))
    return count if count >= FEWEST_SPECIFICATIONS and digits * 2 >= count else 0


def _is_specification(text: str) -> bool:
    match = _COLON.search(text)
    return (
        match is not None
        and 0 < match.start() <= LONGEST_KEY
        and 0 < len(text) - match.end() <= LONGEST_VALUE
        and text[0] not in "-*+•·–—"
        and not _ENDS_PROSE.search(text)
    )


def read_cells(rows: Sequence[Piece], block: int) -> list[Cell]:
    """The cells of one table block; the first row is the header where a rule follows it, or where it alone has no digit."""
    if _COLON.search(rows[0].text) and "\t" not in rows[0].text and "|" not in rows[0].text:
        return _specification_cells(rows, block)
    spaced = "\t" not in rows[0].text and "|" not in rows[0].text
    grid = _spaced_grid(rows) if spaced else [spans for row in rows if not _RULE_ROW.fullmatch(row.text) and (spans := _spans(row))]
    if not grid:
        return []
    if "|" not in rows[0].text and len(grid[0]) < min(map(len, grid[1:]), default=0):
        grid[0].insert(0, ("", rows[0].start, rows[0].start))  # no label stands over the labels
    ruled = (len(rows) > 1 and _RULE_ROW.fullmatch(rows[1].text) is not None) or not grid[0][0][0]
    header = [text for text, _, _ in grid[0]] if ruled or _is_header(grid) else []
    cells = []
    for r, spans in enumerate(grid):
        named = not any(map(str.isdigit, spans[0][0])) or bool(header)
        for c, (text, start, end) in enumerate(spans):
            if not text:
                continue
            row_header = spans[0][0] if c and named and (r or not header) else None
            col_header = header[c] if header and r and c < len(header) and header[c] else None
            cells.append(Cell(block, r, c, start, end, row_header or None, col_header))
    return cells


def _spaced_grid(rows: Sequence[Piece]) -> list[list[tuple[str, int, int]]]:
    """The rows of a table set with spaces; a first row without a label heads the columns of values."""
    grid = [_spaced_spans(row) for row in rows]
    width = max(map(len, grid))
    for row, spans in zip(rows, grid, strict=True):
        fused = _FUSED.search(spans[0][0]) if len(spans) == width - 1 and row is not rows[0] else None
        if fused:  # `Veri yolu (bit) 128    192`
            text, start, end = spans[0]
            spans[:1] = [(text[: fused.start()], start, start + fused.start()), (text[fused.end() :], start + fused.end(), end)]
    return grid


def _spaced_spans(row: Piece) -> list[tuple[str, int, int]]:
    """Text and span of each cell of a row that is set with spaces."""
    ends = [*(match.span() for match in _SPACED.finditer(row.text)), (len(row.text), len(row.text))]
    spans, start = [], 0
    for stop, following in ends:
        spans.append((row.text[start:stop], row.start + start, row.start + stop))
        start = following
    return spans


def _is_header(grid: Sequence[Sequence[tuple[str, int, int]]]) -> bool:
    """Whether the first row names what the others give values of: ``Kart | RTX 5060 | Arc`` above ``Güç | 145 W | 190 W``."""
    first = [text for text, _, _ in grid[0][1:]]
    rest = [text for spans in grid[1:] for text, _, _ in spans[1:]]
    values = sum(_VALUE.match(text) is not None for text in rest)
    if not any(map(str.isdigit, "".join(first))):
        return any(map(str.isdigit, "".join(rest)))
    return not any(_VALUE.match(text) and not _PERIOD.match(text) for text in first) and 2 * values > len(rest)


def _spans(row: Piece) -> list[tuple[str, int, int]]:
    """Text and span of each cell of a row, empty ones included."""
    separator = "\t" if "\t" in row.text and not row.text.startswith("|") else "|"
    text, offset = row.text, row.start
    if separator == "|":
        offset += text.startswith("|")
        text = text.removeprefix("|").removesuffix("|")
    spans = []
    for part in text.split(separator):
        shown = part.strip()
        start = offset + (len(part) - len(part.lstrip()) if shown else 0)
        spans.append((shown, start, start + len(shown)))
        offset += len(part) + 1
    return spans


def _specification_cells(rows: Sequence[Piece], block: int) -> list[Cell]:
    cells = []
    for r, row in enumerate(rows):
        match = _COLON.search(row.text)
        if not match:
            continue
        key = row.text[: match.start()].strip()
        cells.append(Cell(block, r, 0, row.start, row.start + len(key)))
        cells.append(Cell(block, r, 1, row.start + match.end(), row.end, row_header=key))
    return cells
