"""Arithmetic by place: a unit that is a thousand times off by what the numbers right beside it make.

``48 GB'ı 9 saniyede okudu; saniyede 5,3 MB``: an amount in a time and its rate. ``핀 2048개가 저마다 8Gbps로 … 초당 2GB``: so many, each and all.
A row of a table, ``대역폭 | 120GB/s | 136.5MB/s``, a column, or a move, ``5TOPS에서 10GOPS로``: values of one kind, whose digits are alike and whose units are not.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence

from pipeline.languages import reckoning_of, stating_of
from pipeline.lexicon import fold
from pipeline.verify.amounts import digits, dimension_of, slack
from pipeline.verify.moves import FROM, TO
from pipeline.verify.numbers import Tolerances, shown
from pipeline.verify.places import by_sentence, claims_on, measures, spans_of, spread
from pipeline.verify.records import Case, Finding, Number

CHECK, METHOD = "arithmetic", "scaled unit"
STEP = 1e3
LOOSE = 0.04  # relative, that rounding may leave open
RATES = {("bit", "s"): "bit/s", ("J", "s"): "W"}
EACH = frozenset({"bit", "bit/s", "W", "operation/s"})
ALIKE = 4.0  # times that the digits of two cells of one row may lie apart
FEWEST = 2


def check_scaled_units(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    del tolerances  # units are compared as written
    claims = claims_on(case)
    for said, found in (*_in_sentences(case), *_in_rows(case), *_in_columns(case), *_in_moves(case), *_as_grouped(case)):
        for number in found:
            yield from spread(number, claims, Finding("", CHECK, "conflicting", "unit_error", said, {"figures": spans_of(found)}, METHOD))


def _in_sentences(case: Case) -> Iterator[tuple[str, tuple[Number, ...]]]:
    for _, numbers in by_sentence(case):
        usable = [n for n in numbers if n.value and n.value > 0 and n.base_value and not n.value_max and case.block_at(n.start).kind not in {"table", "title"}]
        for three in zip(usable, usable[1:], usable[2:], strict=False):
            computed = _rate(three) or _all_of_them(case, three)
            if computed is None:
                continue
            target, value = three[2], computed / (three[2].base_value or 1)
            kinds = {dimension_of(n) for n in three}
            allowed = sum(map(slack, three)) + (LOOSE if sum(dimension_of(n) in kinds for n in usable) == len(three) else 0.0)  # beside other amounts or times, no more than the digits leave open
            if any(abs(value * step - 1) <= allowed for step in (STEP, 1 / STEP)):
                yield f"{shown(three[0].value, three[0].unit)} and {shown(three[1].value, three[1].unit)} make the {shown(target.value, target.unit)} but for a thousand.", three


def _rate(three: Sequence[Number]) -> float | None:
    """An amount over a time, where a rate of just that follows."""
    kinds = [dimension_of(n) for n in three]
    for (amount, time), rate in RATES.items():
        if sorted(kinds[:2]) == sorted((amount, time)) and kinds[2] == rate:
            a, t = (three[kinds.index(kind)].base_value or 0.0 for kind in (amount, time))
            return a / t
    return None


def _all_of_them(case: Case, three: Sequence[Number]) -> float | None:
    """So many, what each has and what all have."""
    count, each, every = three
    kinds = [dimension_of(n) for n in three]
    if kinds[0] != "count" or kinds[1] != kinds[2] or kinds[1] not in EACH or not reckoning_of(case.language).each.search(fold(case.text[count.start : every.start])):
        return None
    return (count.value or 0.0) * (each.base_value or 0.0) if (count.value or 0) >= FEWEST else None


def _in_rows(case: Case) -> Iterator[tuple[str, tuple[Number, ...]]]:
    """Cells of one row, all of one kind, told in two units a thousand apart while their digits are of one size."""
    rows: dict[int, list[Number]] = {}
    for n in measures(case):
        if case.block_at(n.start).kind == "table" and n.value and n.base_value:
            rows.setdefault(case.text.rfind("\n", 0, n.start), []).append(n)
    for cells in rows.values():
        if len(cells) < FEWEST or len({dimension_of(n) for n in cells}) != 1 or dimension_of(cells[0]) not in EACH or not all(any(c.isdecimal() for c in n.surface) for n in cells):
            continue
        for a, b in itertools.pairwise(cells):
            far = (a.base_value or 0) / (b.base_value or 1)
            if a.unit != b.unit and 1 / ALIKE <= (a.value or 0) / (b.value or 1) <= ALIKE and not ALIKE * 10 >= far >= 1 / (ALIKE * 10) and len(digits(a) + digits(b)) > FEWEST:
                yield f"{shown(a.value, a.unit)} and {shown(b.value, b.unit)} stand in one row: the digits are alike, the units are not.", (a, b)
                break


FAR_APART = 50.0  # times that a thing may change while its digits change little
LIKE_DIGITS = 10.0


def _in_moves(case: Case) -> Iterator[tuple[str, tuple[Number, ...]]]:
    """``5TOPS에서 10GOPS로``, ``2 TB'tan 3 GB'a``: from one unit to one a thousand off, while the digits are of one size."""
    stating = stating_of(case.language)
    for a, b in itertools.pairwise(measures(case)):
        between = case.text[a.end : b.start]
        if a.unit == b.unit or dimension_of(a) != dimension_of(b) or dimension_of(a) not in EACH or not a.value or not b.value or not a.base_value or not b.base_value or a.value_max or b.value_max:
            continue
        real, written = b.base_value / a.base_value, b.value / a.value
        moved = (FROM.match(between) and TO.match(case.text[b.end : b.end + 14])) or stating.used_to.search(between)
        if moved and len(between) <= BREATH and case.sentence_at(a.start) == case.sentence_at(b.start) and not 1 / FAR_APART < real < FAR_APART and 1 / LIKE_DIGITS <= written <= LIKE_DIGITS:
            yield f"It moved from {shown(a.value, a.unit)} to {shown(b.value, b.unit)}: the digits are alike, the units are not.", (a, b)


BREATH = 30  # characters between where it came from and where it came to
LIKE_CELLS = 3  # of a column, at the least
BAR = re.compile(r"[|\t]")


def _in_columns(case: Case) -> Iterator[tuple[str, tuple[Number, ...]]]:
    """``합계 600GB/s``, ``합계 900TB/s``, ``합계 1,800GB/s`` in lines that follow each other: one has another unit, and digits like the others'."""
    for cells in _columns(case):
        for at, odd in enumerate(cells):
            rest = cells[:at] + cells[at + 1 :]
            beside = cells[max(0, at - 1) : at] + cells[at + 1 : at + 2]
            if len({n.unit for n in rest}) != 1 or odd.unit == rest[0].unit or not all(1 / ALIKE <= (odd.value or 0) / (n.value or 1) <= ALIKE for n in beside):
                continue
            if all(not 1 / (ALIKE * 10) <= (odd.base_value or 0) / (n.base_value or 1) <= ALIKE * 10 for n in rest):
                yield f"{shown(odd.value, odd.unit)} and {shown(beside[0].value, beside[0].unit)} stand in one column: the digits are alike, the units are not.", (odd, beside[0])
                break


def _columns(case: Case) -> Iterator[list[Number]]:
    """Amounts of one kind at one place of lines that follow each other and have as many numbers, or as many cells before them."""
    lines: dict[int, list[Number]] = {}
    for n in measures(case):
        if case.block_at(n.start).kind not in {"title", "chrome"}:
            lines.setdefault(case.text.rfind("\n", 0, n.start) + 1, []).append(n)
    runs: dict[tuple[int, int, str], list[tuple[int, Number]]] = {}
    starts = sorted(lines)
    for at, start in enumerate(starts):
        for place, n in enumerate(lines[start]):
            bars = len(BAR.findall(case.text[start : n.start]))
            if n.value and n.base_value and not n.value_max and dimension_of(n) in EACH and (bars or len(lines[start]) > 1):
                runs.setdefault((bars, 0 if bars else place + 100 * len(lines[start]), dimension_of(n)), []).append((at, n))
    for run in runs.values():
        cells: list[Number] = []
        last = -FEWEST
        for at, n in run:
            if at - last > 1 or case.text[cells[-1].end : n.start].count("\n") != 1:
                if len(cells) >= LIKE_CELLS:
                    yield cells
                cells = []
            cells.append(n)
            last = at
        if len(cells) >= LIKE_CELLS:
            yield cells


GROUPED = 1000  # from which digits are grouped


def _as_grouped(case: Case) -> Iterator[tuple[str, tuple[Number, ...]]]:
    """``1.008 GB/sn'den 1.792 TB/sn'ye`` where decimals have a comma: the mark that groups the digits of the one groups those of the other, too."""
    marks = reckoning_of(case.language)
    numbers = [n for n in measures(case) if n.value and n.base_value and dimension_of(n) in EACH]
    if marks.grouped is None or marks.decimals is None or not any(marks.decimals.search(n.surface) for n in case.numbers):
        return
    written = [n for n in numbers if marks.grouped.match(n.surface)]
    for n in (n for n in written if (n.value or 0) < GROUPED):
        like = [m for m in written if (m.value or 0) >= GROUPED and dimension_of(m) == dimension_of(n) and m.unit != n.unit and case.block_at(m.start) == case.block_at(n.start) and 1 / ALIKE <= (n.base_value or 0) / (m.base_value or 1) <= ALIKE]
        if like:
            near = min(like, key=lambda m: abs(m.start - n.start))
            yield f"{n.surface} is written as {near.surface} is: by its digits it is a thousand times as much.", (n, near)
