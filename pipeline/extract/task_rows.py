"""What the cells of a table were measured on, by the labels of its rows and the heads of its columns."""

from __future__ import annotations

import re

from pipeline.extract.columns import cell_at, column_heads, column_thing, heads_things, of_table, row_label, table_cells
from pipeline.extract.context import Bound, Context, bound, is_suite
from pipeline.extract.measured import TOLD
from pipeline.extract.metrics import metric_words
from pipeline.extract.reading import WORKLOADS, Page, Reading
from pipeline.languages import setting_up_of
from schemas.records import Cell

_RATE = re.compile(r"(?<![BbTt])/(?:s|sn|초)\b|\bfps\b", re.IGNORECASE)


def of_other_cells(page: Page, cell: Cell, one: Bound) -> bool:
    """``| Kart | Llama 3 8B (token/s) | SDXL (s/görsel) | Pil (saat) |``, ``| Phi-3 미니(토큰/초) |`` above ``| 영상 재생(시간) |``: whether what a value would be measured on heads other columns, or labels other rows, of a table that names several."""
    return any(len(named := of_heads) > 1 and one.name in named and one.name not in own for of_heads, own in _tasks_around(page, cell))


def _tasks_around(page: Page, cell: Cell) -> list[tuple[set[str], set[str]]]:
    """All tasks that head the columns of a table and those of a cell's own; likewise of its rows."""
    cells = table_cells(page, cell.block)
    found = []
    for asked in ("row", "col"):
        heads = [c for c in cells if getattr(c, asked) == 0 and c is not cell]
        other = "col" if asked == "row" else "row"
        own = [c for c in heads if getattr(c, other) == getattr(cell, other)] + (column_heads(page, cell) if asked == "row" else [])
        found.append((_tasks_named(page, heads), _tasks_named(page, own)))
    return found


def _tasks_named(page: Page, cells: list[Cell]) -> set[str]:
    return {n.name for c in cells for n in page.names_between(c.start, c.end) if n.type in WORKLOADS}


def row_tasks(page: Page) -> set[str]:
    """Workloads of which a page says only that they label several task rows of tables: prose behind the table was not measured on them."""
    if page.row_tasks is None:
        rows: set[str] = set()
        elsewhere: set[str] = set()
        for reading in page.readings:
            names = {n.name for n in reading.names if n.type in WORKLOADS}
            if names:
                (rows if page.block(reading).kind == "table" and of_table(page, reading.block, _has_task_rows) else elsewhere).update(names)
        page.row_tasks = rows - elsewhere
    return page.row_tasks


def row_workload(page: Page, cell: Cell) -> Bound | None:
    """The label of a table row, where the head of its column says that rows are tasks, or products head the columns and a task is named there."""
    first = cell_at(page, cell.block, 0, 0)
    label = row_label(page, cell)
    if label is None:
        return None
    named = next((n for n in page.names_between(label.start, label.end) if n.type in WORKLOADS), None)
    if named and column_thing(page, cell):
        return bound(named, 0.8, "row_task")
    if first is None or not page.grammar.task_heads.search(page.folded, first.start, first.end):
        return None
    if named:
        return bound(named, 0.8, "row_task")
    if _counts_only(page, label) or metric_words(page, label.start, label.end) or _OF_NO_TASK.search(page.text, label.start, label.end):
        return None  # `| Yük altında güç (W) |`: a measure of its own among the tests
    words = page.text[label.start : label.end].strip()
    return Bound(words, None, label.start, label.end, 0.6, "row_task")


_OF_NO_TASK = re.compile(r"[(\[] ?(?:[km]?W|[Ww]att?|와트|vat|°C|℃|도|derece|dBA?|데시벨|desibel|[₩$€₺]|만? ?원|달러|유로|dolar|avro|euro|lira|TL|USD|EUR|KRW|[GT]B|MHz|GHz|mm²?|g|kg) ?[)\]] *[*_]*$|[(\[]dBA?[)\]]")
"""The unit of what a thing draws, holds, costs or weighs, behind the label of a row: no task, whatever its words."""


def _counts_only(page: Page, label: Cell) -> bool:
    """``32``, ``32명``: whether the label of a row is a number of what heads its column."""
    return setting_up_of(page.grammar.code).count_label.fullmatch(page.folded[label.start : label.end].strip(" *_")) is not None


def labelled_task(page: Page, cell: Cell) -> Bound | None:
    """``| Jellyfin dönüştürme | 6 fps | 74 fps |`` under ``| Ölçüm | MicroServer | Beelink |``: the words that label a row, where things head the columns and the words name no measure."""
    label = row_label(page, cell)
    if label is None or not heads_things(page, cell.block) or "/" in page.text[label.start : label.end] or metric_words(page, label.start, label.end):
        return None
    if _counts_only(page, label):
        return None
    words = page.text[label.start : label.end].partition("(")[0].strip(" *_")
    return Bound(words, None, label.start, label.start + len(words), 0.6, "row_task") if words and not page.grammar.metric_starts.search(words.casefold()) else None


def rows_are_tasks(page: Page, cell: Cell) -> bool:
    """``| Llama 3.1 8B (토큰/초) | 66 |`` above ``| 부하 시 전력 (W) | 318 |``: where another row is a task of its own, this row was measured on none of them."""
    return of_table(page, cell.block, _names_tasks)


def heads_several(page: Page, cell: Cell) -> bool:
    """``| Llama 2 70B (token/s) | SDXL (sorgu/s) | Sistem gücü (kW) |``: whether several tasks head columns, so that a column that names none was measured on none of them."""
    return of_table(page, cell.block, _names_head_tasks)


def _names_head_tasks(page: Page, block: int) -> bool:
    heads = [c for c in table_cells(page, block) if c.row == 0]
    return len({n.name for c in heads for n in page.names_between(c.start, c.end) if n.type in WORKLOADS and not is_suite(n.entity)}) > 1


def _names_tasks(page: Page, block: int) -> bool:
    labels = [c for c in table_cells(page, block) if c.row and c.col == 0]
    return any(n.type in WORKLOADS for c in labels for n in page.names_between(c.start, c.end))


def leave_row(context: Context, page: Page, reading: Reading) -> None:
    """``| 스테이블 디퓨전(초) | 7 | 12 |`` above ``| 시네벤치 | 900 | 700 |``: where rows are tasks of their own, nothing behind the table was measured on the last of them."""
    if page.block(reading).kind == "table" and of_table(page, reading.block, _has_task_rows):
        context.workload = []


def _has_task_rows(page: Page, block: int) -> bool:
    labels = [cell for cell in table_cells(page, block) if cell.row and cell.col == 0]
    return len({n.name for cell in labels for n in page.names_between(cell.start, cell.end)[:1] if n.type in WORKLOADS}) > 1


def is_result(page: Page, cell: Cell) -> bool:
    """Whether a table tells results: a head of it or the label of a row is a measure of work done."""
    return of_table(page, cell.block, _tells_results)


def _tells_results(page: Page, block: int) -> bool:
    heads = [c for c in table_cells(page, block) if c.row == 0 or c.col == 0]
    return any(w.metric in TOLD for c in heads for w in metric_words(page, c.start, c.end)) or any(_RATE.search(page.text, c.start, c.end) for c in heads)


def head_span(page: Page, cell: Cell) -> tuple[int, int]:
    """Where the head stands that tells a cell's measure: the column's, else the row's."""
    heads = [c for c in (cell_at(page, cell.block, 0, cell.col), row_label(page, cell)) if c and c is not cell]
    told = next((c for c in heads if metric_words(page, c.start, c.end)), None) or next(iter(heads), cell)
    return told.start, told.end


def column_workload(page: Page, cell: Cell) -> Bound | None:
    """``| 칩 | ResNet-50 (장/초) | 전력 (W) |``: the model or suite that heads a cell's column."""
    heads = column_heads(page, cell) or [head for head in (cell_at(page, cell.block, 0, cell.col),) if head and cell.row]
    named = next((n for head in heads for n in page.names_between(head.start, head.end) if n.type in WORKLOADS), None)
    return bound(named, 0.8, "column_task") if named else None
