"""Arithmetic in tables and text: what so many things of a table have together, or on average.

``Üçünü aynı anda zorladığımızda toplam 345 W`` over a row ``Yükte güç | 75 | 96 | 144``; ``가격은 석 대 평균이 1,980만 원`` over a column of three prices.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pipeline.languages import totalling_of
from pipeline.lexicon import fold
from pipeline.verify.amounts import digits, one_digit_off, slack, swapped, worth
from pipeline.verify.equations import Equation, joined
from pipeline.verify.numbers import Tolerances, shown
from pipeline.verify.partners import alike
from pipeline.verify.places import claims_on, measures, spans_of, spread
from pipeline.verify.records import Case, Finding, Number
from pipeline.verify.tables import TOTAL_ROW, Row, tables

CHECK, METHOD = "arithmetic", "line of a table"
REACH = 60  # characters before a number in which it is told what it is of so many
NEAR = (0.7, 1.43)  # times that a line may make of it and be meant
LEAST_DIGITS = 2
Line = tuple[Number, ...]


def check_table_lines(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    del tolerances  # sums are compared to the digits they are written with
    lines = [line for rows in tables(case) for line in _lines(rows)]
    if not lines:
        return
    claims = claims_on(case)
    for told in measures(case):
        found = _missed(case, told, lines)
        if found is not None:
            line, come, mean = found
            left = f"({joined('+', line)}) / {len(line)}" if mean else joined("+", line)
            said = f"{Equation(left, come, told.unit)}, the article says {shown(told.value, told.unit)}."
            finding = Finding("", CHECK, "conflicting", "wrong_total", said, {"figures": spans_of((*line, told)), "computed": come}, METHOD)
            for number in (told, *line):
                yield from spread(number, claims, finding)


def _lines(rows: Sequence[Row]) -> Iterator[Line]:
    """Rows and columns that hold a value of one unit in each of their cells, those of totals left out."""
    body = [r for r in rows if not TOTAL_ROW.match(r.label)]
    for row in body:
        yield from _of_one_unit(row.cells)
    for k in range(min((len(r.cells) for r in body), default=0)):
        yield from _of_one_unit([r.cells[k] for r in body])


def _of_one_unit(cells: Sequence[Number | None]) -> Iterator[Line]:
    values = tuple(n for n in cells if n is not None and n.kind in {"quantity", "money"} and n.value and not n.value_max)
    if len(values) == len(cells) > 1 and len({n.unit for n in values}) == 1:
        yield values


def _missed(case: Case, told: Number, lines: Sequence[Line]) -> tuple[Line, float, bool] | None:
    """The line that was surely meant with what it comes to, and whether that is its mean; None where any line comes to what is told."""
    if told.kind not in {"quantity", "money"} or not told.value or told.value_max or told.quantifier not in {"exact", "about"} or len(digits(told)) < LEAST_DIGITS or case.block_at(told.start).kind in {"table", "title", "chrome"}:
        return None
    words = totalling_of(case.language)
    before = fold(case.text[max(case.sentence_at(told.start).start, told.start - REACH) : told.start])
    count = next((m for m in words.so_many.finditer(before) if words.of_all.search(before, m.end())), None)
    if count is None:
        return None
    size, mean = words.counts[count[1]], words.average.search(before, count.end()) is not None
    own = [line for line in lines if len(line) == size and line[0].unit is not None and alike(line[0], told)]
    come = {line: sum(map(worth, line)) / worth(told) * (told.value or 0) / (size if mean else 1) for line in own}
    if any(_fits(told, line, made) for line, made in come.items()):
        return None
    near = [line for line, made in come.items() if NEAR[0] <= made / (told.value or 1) <= NEAR[1] and (mean or max(map(worth, line)) < worth(told))]
    meant = [line for line in near if one_digit_off(told, come[line]) or swapped(told, come[line])] or near
    return (meant[0], come[meant[0]], mean) if len(meant) == 1 else None


def _fits(told: Number, line: Line, made: float) -> bool:
    value = told.value or 1.0
    loose = 0.06 if told.quantifier == "about" else 0.0
    return abs(made - value) <= (slack(told) + loose + max(map(slack, line))) * value + 1e-9
