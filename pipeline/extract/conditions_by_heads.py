"""Under which conditions the cells of a table were measured, by its heads: ``| 배치 1 | 배치 32 |``, ``| tek kart | 8 kart |``, ``| Hassasiyet | Hız |``."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from pipeline.extract.columns import cell_at, column_heads, row_cells, table_cells
from pipeline.extract.conditions import FOR_METRIC, plain
from pipeline.extract.measured import MEASURED
from pipeline.extract.reading import THINGS, Page, asked_once
from pipeline.extract.set_up_told import key_of_head, value_of
from pipeline.languages import setting_up_of
from schemas.records import Cell

_BY_WORD = frozenset({"precision", "batch_size", "context_length", "sparsity", "resolution"})
_WITH_LIMIT = MEASURED | {"power", "temperature", "noise"}
_WITH_CHIPS = MEASURED | {"power", "energy", "cost"}
_PARTS = re.compile(r"[^,;()\[\]·+]+")


def conditions_by_heads(page: Page, cell: Cell, metric: str) -> dict[str, Any]:
    """What the heads of a cell's column, the labels of its row and the rows and columns that a condition heads tell of how it was measured."""
    told: dict[str, Any] = {}
    for head in (*column_heads(page, cell), *(one for one in row_cells(page, cell) if not one.col and one.row and one is not cell)):
        told |= {key: value for key, value in _told_in(page, head).items() if key not in told}
    for key, one in _headed(page, cell):
        if key not in told and (value := value_of(page, key, one.start, one.end)) is not None:
            told[key] = value
    return {key: value for key, value in told.items() if _fits(key, metric) and not (key == "chips" and value == 1)}


def _fits(key: str, metric: str) -> bool:
    if key == "power_limit":
        return metric in _WITH_LIMIT
    return metric in (_WITH_CHIPS if key == "chips" else FOR_METRIC.get(key, MEASURED)) and metric != key


def _headed(page: Page, cell: Cell) -> Iterator[tuple[str, Cell]]:
    """The cells that give the value of a condition: in the row, under its name (``| 배치 | 처리량 |``); in the column, beside it (``| Yığın | 1 | 32 |``)."""
    for one in row_cells(page, cell):
        if one.row == 0 or one is cell:
            continue
        for head in column_heads(page, one):
            if key := key_of_head(page, head.start, head.end):
                yield key, one
    for key, label in _keys(page, cell.block):
        beside = cell_at(page, cell.block, label.row, cell.col) if label.row != cell.row else None
        if beside is not None and beside is not label:
            yield key, beside


@asked_once
def _keys(page: Page, block: int) -> list[tuple[str, Cell]]:
    """The labels of rows that name a condition."""
    labels = [one for one in table_cells(page, block) if one.col == 0]
    return [(key, one) for one in labels if (key := key_of_head(page, one.start, one.end))]


@asked_once
def _told_in(page: Page, head: Cell) -> dict[str, Any]:
    """``FP8, 배치 8``, ``M4 (8장)``, ``8 kart``, ``150 W``, ``입력 2K``: the conditions that one head tells, by words for them or by parts that are nothing else."""
    words = setting_up_of(page.grammar.code)
    told: dict[str, Any] = {}
    for key, pattern in page.grammar.conditions:
        if key in _BY_WORD and (match := pattern.search(page.folded, head.start, head.end)):
            told[key] = plain(match)
    named = [n for n in page.names_between(head.start, head.end) if n.type in THINGS]
    for part in _PARTS.finditer(page.folded, head.start, head.end):
        text = part[0].strip(" *_")
        if bits := words.bits_head.fullmatch(text):
            told.setdefault("precision", f"{bits['bits']}-bit")
        elif limit := words.limit_head.fullmatch(text):
            told["power_limit"] = f"{limit['watts']} W"
        elif length := words.length_head.fullmatch(text):
            told.setdefault("context_length", _number(next(group for group in length.groups() if group)))
        elif (count := words.chips_head.fullmatch(text)) and (not count["bare"] or not named):
            spelt = count["word"] or count["alone"]
            told["chips"] = words.chip_words[spelt] if spelt else int(next(count[group] for group in ("count", "times", "bare") if count[group]))
    return told


def _number(digits: str) -> int | str:
    plainly = digits.replace(",", "").replace(".", "")
    return int(plainly) if plainly.isdecimal() else digits
