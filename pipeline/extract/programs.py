"""With which program a result was reached: ``vLLM ile 1.460 token/s, SGLang'e geçince 1.610``, ``L40S 네 장에 vLLM을 올려 초당 1,120토큰``."""

from __future__ import annotations

from collections.abc import Iterable

from pipeline.extract.columns import column_heads, row_cells
from pipeline.extract.context import Bound
from pipeline.extract.measured import MEASURED
from pipeline.extract.reading import MEASURES, THINGS, Named, Page, Reading
from pipeline.extract.set_up_told import is_off
from pipeline.languages import setting_up_of, trials_of
from schemas.records import Cell, Figure

_RUN_WITH = MEASURED | {"power", "energy", "memory_usage"}


def program_used(page: Page, reading: Reading, figure: Figure, metric: str, sides: Iterable[Bound | None], cell: Cell | None) -> dict[str, str]:
    """The program that a value was reached with, where it is told of a thing: named in the instrumental, or with a word for its use, behind the last value in the same unit; in a table by the head of its column or the label of its row; or the one that was switched off (``no vLLM``)."""
    subject, *others = sides
    if metric not in _RUN_WITH or subject is None or subject.entity is None or subject.entity.type not in THINGS:
        return {}
    taken = {one.name for one in (subject, *others) if one is not None}
    if cell is not None:
        spans = [(head.start, head.end) for head in (*column_heads(page, cell), *(c for c in row_cells(page, cell) if c.col < cell.col))]
        found = [n for low, high in spans for n in page.names_between(low, high) if n.type == "framework" and not is_off(page, n, high)]
    else:
        low = max([reading.start, *(one.end for one in reading.figures if one.end <= figure.start and one.kind in MEASURES and one.unit == figure.unit and not page.grammar.from_to.fullmatch(page.folded, one.end, figure.start))])
        found = [n for n in reading.names if n.type == "framework" and low <= n.start and n.end <= figure.start and _is_used(page, n) and not is_off(page, n, reading.end)]
    names = {n.name for n in found if n.name not in taken}
    if cell is None and not names:
        names = {f"no {n.name}" for n in reading.names if n.type == "framework" and reading.clause(figure.start)[0] <= n.start and n.end <= figure.start and n.name not in taken and is_off(page, n, figure.start)}
    return {"software": next(iter(names))} if len(names) == 1 else {}


def _is_used(page: Page, named: Named) -> bool:
    """``vLLM으로``, ``vLLM 쓰는데``, ``SGLang'e geçince``: whether a program is told as what something runs with."""
    return trials_of(page.grammar.code).used.match(page.folded, named.end) is not None or setting_up_of(page.grammar.code).on_behind.match(page.folded, named.end) is not None
