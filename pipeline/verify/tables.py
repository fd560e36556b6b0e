"""Arithmetic in tables: what two columns make of each row, a row of totals, shares that make up a whole.

Which columns belong together is learned from the table itself: where ``count × price = amount`` holds in the other rows, it must in this one.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from pipeline.verify.amounts import slack
from pipeline.verify.numbers import Tolerances, shown, written_half_step
from pipeline.verify.places import claims_on, measures, spans_of, spread
from pipeline.verify.records import Case, Finding, Number

CHECK, METHOD = "arithmetic", "table"
MOST_COLUMNS = 8
FEWEST_ROWS = 2  # rows besides the wrong one in which a relation of columns must hold
TOTAL_ROW = re.compile(r"^\W*(?:[가-힣]{1,6} )?(?:합계|총계|총합|계|전체|소계|toplam|genel toplam|total)\b", re.IGNORECASE)
REST = re.compile(r"기타|나머지|그 외|그외|diğer|kalan|others?\b", re.IGNORECASE)
NEAR_SUM = 0.35  # how far a column may be from its stated total to be meant to add up to it
WHOLE = (70.0, 140.0)  # per cents that are meant to make up a hundred


class Row(NamedTuple):
    label: str
    cells: tuple[Number | None, ...]  # by column, the label's column left out


def check_tables(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    del tolerances  # cells are compared to the digits they are written with
    claims = claims_on(case)
    for rows in tables(case):
        for finding, numbers in (*_columns_that_make_a_third(rows), *_rows_of_each(rows), *_totals(rows), *_wholes(rows)):
            for number in numbers:
                yield from spread(number, claims, finding)
    for rows in parallel_lines(case):
        for finding, numbers in _columns_that_make_a_third(rows):
            for number in numbers:
                yield from spread(number, claims, finding)


def parallel_lines(case: Case) -> Iterator[list[Row]]:
    """Lines that follow each other and hold numbers of the same units in the same order: ``A: 6개, 개당 50GB/s, 합계 300GB/s``."""
    lines: dict[int, list[Number]] = {}
    for n in measures(case):
        start = case.text.rfind("\n", 0, n.start) + 1
        if case.block_at(n.start).kind != "chrome" and not re.search(r"[|\t]", case.text[start : n.start]):
            lines.setdefault(start, []).append(n)
    run: list[Row] = []
    shape: tuple[str | None, ...] = ()
    end = -1
    for start, found in lines.items():
        units = tuple(n.unit for n in found)
        after = case.text.find("\n", found[-1].end)
        goes_on = bool(run) and units == shape and not case.text[end:start].strip()
        if not goes_on and len(run) > FEWEST_ROWS:
            yield run
        row = Row(case.text[start : found[0].start], tuple(found[:MOST_COLUMNS]))
        run, shape, end = ([*run, row] if goes_on else [row]), units, len(case.text) if after < 0 else after
        if len(units) < FEWEST_NUMBERS:
            run = []
    if len(run) > FEWEST_ROWS:
        yield run


FEWEST_NUMBERS = 3  # of a line: two and what they make


def tables(case: Case) -> Iterator[list[Row]]:
    """The tables of a document as rows of numbers; rows without a number are left out."""
    numbers = [n for n in measures(case) if case.block_at(n.start).kind == "table"] if any(b.kind == "table" for b in case.blocks) else []
    lines: dict[int, list[Number]] = {}
    for n in numbers:
        lines.setdefault(case.text.rfind("\n", 0, n.start) + 1, []).append(n)
    rows: list[Row] = []
    end = -1
    for start, found in lines.items():
        if rows and case.text[end:start].strip(" |-:\n\t") != "":
            yield rows
            rows = []
        end = case.text.find("\n", start)
        end = len(case.text) if end < 0 else end
        row = _row(case, start, end, found)
        if row is not None:
            rows.append(row)
    if rows:
        yield rows


def _row(case: Case, start: int, end: int, numbers: Sequence[Number]) -> Row | None:
    line = case.text[start:end]
    mark = "|" if "|" in line else "\t" if "\t" in line else None
    if mark is None:
        return None
    edges = [start, *(start + i for i, c in enumerate(line) if c == mark), end]
    cells: list[Number | None] = []
    label = ""
    for left, right in itertools.pairwise(edges):
        words = case.text[left:right].strip(f"{mark} ")
        if not words and (left == start or right == end):
            continue
        inside = [n for n in numbers if left <= n.start < right]
        if not label:
            label = words
            continue
        cells.append(inside[0] if len(inside) == 1 and not re.search(r"[A-Za-z가-힣]{9,}", words) else None)
    return Row(label, tuple(cells[:MOST_COLUMNS]))


class Relation(NamedTuple):
    told: str
    make: Callable[[float, float], float]
    commutes: bool


RELATIONS = (
    Relation("×", lambda a, b: a * b, commutes=True),
    Relation("+", lambda a, b: a + b, commutes=True),
    Relation("change in per cent", lambda a, b: 100 * (b / a - 1) if a else 0.0, commutes=False),
)


def _columns_that_make_a_third(rows: Sequence[Row]) -> Iterator[tuple[Finding, tuple[Number, ...]]]:
    """``4 | 6.850.000 | 24.700.000`` where the other rows hold count, price and their product."""
    body = [r for r in rows if not TOTAL_ROW.match(r.label)]
    width = max((len(r.cells) for r in body), default=0)
    for i, j, k in itertools.permutations(range(width), 3):
        for relation in RELATIONS:
            if relation.commutes and i > j:
                continue
            full = [cells for r in body if len(r.cells) > max(i, j, k) and None not in (cells := (r.cells[i], r.cells[j], r.cells[k]))]
            right = [c for c in full if _holds(relation, c)]  # type: ignore[arg-type]
            wrong = [c for c in full if not _holds(relation, c)]  # type: ignore[arg-type]
            telling = [c for c in right if 1 not in {n.value for n in c if n} and 0 not in {n.value for n in c if n}]
            if len(wrong) == 1 and len(right) >= FEWEST_ROWS and telling:
                a, b, c = (n for n in wrong[0] if n is not None)
                come = relation.make(a.value or 0, b.value or 0)
                said = f"{shown(a.value)} {relation.told} {shown(b.value)} = {shown(round(come, 4))} as in the other rows, this row says {shown(c.value)}."
                cause = "wrong_total" if relation.told == "+" else "ratio" if "per cent" in relation.told else "product"
                yield Finding("", CHECK, "conflicting", cause, said, {"figures": spans_of((a, b, c))}, METHOD), (c, a, b)


_PER = re.compile(r"[가-힣A-Za-z]당(?: |\b)|\bbaşına|[A-Za-z]/[A-Za-z]", re.IGNORECASE)


def _rows_of_each(rows: Sequence[Row]) -> Iterator[tuple[Finding, tuple[Number, ...]]]:
    """``와트당 속도`` under ``소비전력`` and ``속도``, a column for each thing: so much of each, and how many, make the third row, as in the other columns."""
    width = {len(r.cells) for r in rows}
    if len(rows) < FEWEST_NUMBERS or len(width) != 1:
        return
    things = [Row("", tuple(r.cells[c] for r in rows)) for c in range(*width)]
    for i, j, k in itertools.permutations(range(len(rows)), 3):
        full = [cells for t in things if None not in (cells := (t.cells[i], t.cells[j], t.cells[k]))] if _PER.search(rows[i].label) else []
        right = [c for c in full if _holds(RELATIONS[0], c)]  # type: ignore[arg-type]
        wrong = [c for c in full if c not in right]
        if len(wrong) == 1 and len(right) >= FEWEST_ROWS and all((n.value or 0) > 1 for c in right for n in c[:2] if n):
            a, b, c = (n for n in wrong[0] if n is not None)
            come = (a.value or 0) * (b.value or 0)
            said = f"{shown(a.value)} × {shown(b.value)} = {shown(round(come, 4))} as in the other columns, this one says {shown(c.value)}."
            yield Finding("", CHECK, "conflicting", "ratio", said, {"figures": spans_of((a, b, c))}, METHOD), (c, a, b)


def _holds(relation: Relation, cells: tuple[Number, Number, Number]) -> bool:
    a, b, c = cells
    come, value = relation.make(a.value or 0, b.value or 0), c.value or 0
    loose = (slack(a) + slack(b)) * abs(come) if relation.told == "×" else _half(a) + _half(b)
    return abs(come - value) <= _half(c) * 1.001 + loose + 1e-9


def _half(number: Number) -> float:
    """Half of the last digit that stands in the cell; whole numbers are exact."""
    value = number.value or 0
    step = written_half_step(number.surface, value) if any(c.isdecimal() for c in number.surface) and value else 0.0
    return step if step < 0.5 else 0.0 if step == 0.5 else step


def _totals(rows: Sequence[Row]) -> Iterator[tuple[Finding, tuple[Number, ...]]]:
    """A row of totals against the columns above it; where other rows follow, only beside a column that comes out."""
    place = next((i for i, r in enumerate(rows) if TOTAL_ROW.match(r.label)), None)
    if place is None or place < FEWEST_ROWS:
        return
    found = list(_wrong_columns(rows[: place + 1]))
    if place == len(rows) - 1 or len(found) < sum(n is not None for n in rows[place].cells):
        yield from found


def _wrong_columns(rows: Sequence[Row]) -> Iterator[tuple[Finding, tuple[Number, ...]]]:
    columns = []
    for k, total in enumerate(rows[-1].cells):
        parts = [r.cells[k] for r in rows[:-1] if k < len(r.cells)]
        if total is not None and len(parts) >= 2 and all(p is not None for p in parts):
            columns.append((total, [p for p in parts if p is not None]))
    for total, column in columns:
        summed, value = sum(p.value or 0 for p in column), total.value or 0
        if value <= 0 or abs(summed - value) <= sum(_half(p) for p in (*column, total)) + 0.02 * len(column) + 1e-9:
            continue
        if abs(summed / value - 1) <= NEAR_SUM and max(p.value or 0 for p in column) < value:
            said = f"The column makes {shown(round(summed, 4))}, its total says {shown(value)}."
            yield Finding("", CHECK, "conflicting", "wrong_total", said, {"figures": spans_of((total, *column))}, METHOD), (total, *column)


def _wholes(rows: Sequence[Row]) -> Iterator[tuple[Finding, tuple[Number, ...]]]:
    """A column of shares with one for all others: they make a hundred."""
    body = [r for r in rows if not TOTAL_ROW.match(r.label)]
    if len(body) < 3 or not any(REST.search(r.label) for r in body):
        return
    for k in range(max(len(r.cells) for r in body)):
        cells = [r.cells[k] for r in body if k < len(r.cells)]
        shares = [n for n in cells if n is not None and n.unit == "percent"]
        if len(shares) == len(body) and (found := not_a_whole(shares)) is not None:
            yield found, tuple(shares)


def not_a_whole(shares: Sequence[Number]) -> Finding | None:
    """Shares that are meant to make up a hundred, and do not."""
    summed = sum(n.value or 0 for n in shares)
    if not WHOLE[0] <= summed <= WHOLE[1] or any(n.quantifier != "exact" for n in shares):
        return None
    steps = [2 * written_half_step(n.surface, n.value or 0) if n.value and any(c.isdecimal() for c in n.surface) else 1.0 for n in shares]
    if abs(summed - 100) <= 0.5 * sum(steps) * (0.9 if len(shares) > 3 else 0.8) + 1e-9:
        return None
    told = " + ".join(shown(n.value) for n in shares)
    return Finding("", CHECK, "conflicting", "wrong_total", f"The shares {told} make {summed:.4g}%, not 100%.", {"figures": spans_of(shares)}, METHOD)
