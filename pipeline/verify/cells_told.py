"""Arithmetic by place: a value that the text tells of a thing by name, where the table's cell of that thing has another.

``| Kuzu X | 48GB |`` … ``Kuzu X의 64GB는``; ``| Bellek (GB) | 32 | 64 |`` under ``| Nar | Ceviz |`` … ``Ceviz öne çıkıyor. 48 GB belleği``.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from pipeline.languages import parallel_of, recalling_of
from pipeline.lexicon import fold
from pipeline.verify.amounts import dimension_of, sentence_index
from pipeline.verify.contradictions import CORRECTION, context_words, word_stems
from pipeline.verify.differences import is_difference
from pipeline.verify.likeness import restates
from pipeline.verify.numbers import Tolerances, shown
from pipeline.verify.places import claims_on, measures, spans_of, spread
from pipeline.verify.records import Case, Finding, Number, Span
from pipeline.verify.retold import bound_words
from pipeline.verify.sides import EARLIER
from pipeline.verify.table_sides import short_names

CHECK, METHOD = "arithmetic", "cell told"
TOLD_ONCE = frozenset({"bit", "bit/s", "W", "operation/s", "m2", "KRW", "USD", "TRY", "EUR", "dB", "point"})  # what a table has of a thing is told so
FAR, NEAR_MARKS = 2.2, 1.15  # times that a cell may lie from what the text has of it; of marks, of which a row has several
TOTALS = frozenset({"합계", "총", "모두", "전체", "toplam"})  # of a thing's own parts
MOST_THINGS = 12
DESCRIBES = 40  # characters behind a value in which the thing stands that it describes
OPENS = 3  # characters of a sentence before the value that it opens with
LEAST_NAME = 2


class Cell(NamedTuple):
    number: Number
    header: str  # the other head of the cell: what is told of the thing


def check_cells_told(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    del tolerances  # cells are compared to the digits they are written with
    things = things_of(case)
    if not things or any(CORRECTION.search(case.words(b)) for b in case.blocks[:2]):
        return
    claims = claims_on(case)
    cells = [cell.number for own in things.values() for cell in own]
    for number in measures(case):
        if not number.value or number.value_max or number.quantifier not in {"exact", "about"} or case.block_at(number.start).kind in {"table", "title", "chrome"}:
            continue
        kind = "point" if number.unit == "point" else dimension_of(number)
        described = _described(case, number, list(things)) if kind in TOLD_ONCE else None
        owner = described or (_owner(case, number, list(things)) if kind in TOLD_ONCE else None)
        if owner is None or _is_of_another_kind(case, number):
            rest = _of_the_rest(case, number, things, kind) if kind in TOLD_ONCE else None
            if rest is not None:
                said = f"The text says {shown(number.value, number.unit)} of all the others, their cells in the table {shown(rest.value, rest.unit)}."
                for one in (number, rest):
                    yield from spread(one, claims, Finding("", CHECK, "conflicting", "contradiction", said, {"figures": spans_of((number, rest))}, METHOD))
            continue
        rival = _rival(case, number, things[owner], kind)
        if rival is None or any(n.value == number.value if n.unit is None else restates(number, n) for n in ([cell.number for cell in things[owner]] if described else cells) if n.unit in {number.unit, None}):
            continue
        said = f"The text says {shown(number.value, number.unit)} of {owner}, its cell in the table {shown(rival.value, rival.unit)}."
        finding = Finding("", CHECK, "conflicting", "contradiction", said, {"figures": spans_of((number, rival))}, METHOD)
        for one in (number, rival):
            yield from spread(one, claims, finding)


def _rival(case: Case, number: Number, own: Sequence[Cell], kind: str) -> Number | None:
    """The one cell of a thing that a value may have been taken from: of its unit, of its noun where several have the unit."""
    far = NEAR_MARKS if kind == "point" else FAR
    like = [c for c in own if (c.number.unit is None if kind == "point" else c.number.base_unit == number.base_unit and dimension_of(c.number) == kind)]
    near = [c for c in like if 1 / far <= _worth(c.number, number) / _worth(number, number) <= far]
    stems = context_words(case, number)
    akin = near if len(like) == 1 or kind == "point" else [c for c in near if word_stems(c.header) & stems]
    if len(akin) != 1 or bound_words(akin[0].header) - (TOTALS if len(like) == 1 or kind == "point" else frozenset()) != bound_words(_clause(case, number)):
        return None
    times = _worth(number, number) / _worth(akin[0].number, number)
    whole = any(abs(x - round(x)) < 1e-6 for x in (times, 1 / times))  # so many of them together
    return None if whole or restates(number, akin[0].number) else akin[0].number


def _worth(number: Number, other: Number) -> float:
    return (number.base_value if number.unit is not None and other.unit is not None else number.value) or 1.0


def _clause(case: Case, number: Number) -> str:
    sentence = case.sentence_at(number.start)
    return fold(case.text[max(sentence.start, number.start - 30) : min(sentence.end, number.end + 16)])


def _is_of_another_kind(case: Case, number: Number) -> bool:
    """A difference, an earlier value, one that is wished for or corrected: no telling of the cell."""
    sentence = case.sentence_at(number.start)
    words = fold(case.words(sentence))
    return is_difference(case, number) or EARLIER.search(words) is not None or CORRECTION.search(words) is not None or recalling_of(case.language).supposed.search(words) is not None


# Whose value it is


def _described(case: Case, number: Number, things: Sequence[str]) -> str | None:
    """The thing that a value describes: ``96GB를 갖춘 한결``, ``96 GB bellek taşıyan Ceviz``; by its whole name or the word before its model."""
    behind = fold(case.text[number.end : min(case.sentence_at(number.start).end, number.end + DESCRIBES)])
    match = parallel_of(case.language).described_by.match(behind)
    if match is None:
        return None
    short = short_names(list(things))
    found = [t for t in things if any(re.match(rf"{re.escape(word)}(?![a-z0-9çğöşü]|\s[a-z]?\d)", behind[match.end() :]) for word in (t, short.get(t, t)))]
    return found[0] if len(found) == 1 else None


def _of_the_rest(case: Case, number: Number, things: Mapping[str, Sequence[Cell]], kind: str) -> Number | None:
    """``넉넉한 것은 미리내뿐이고 나머지 둘은 8GB라서``: the cell that all things but the one named have alike, and that is another than is told of them."""
    sentence = case.sentence_at(number.start)
    before = fold(case.text[sentence.start : number.start])
    match = recalling_of(case.language).rest_are.search(before)
    if match is None or _is_of_another_kind(case, number):
        return None
    short = short_names(list(things))
    rest = [t for t in things if not any(re.search(rf"(?<![a-zçğöşü0-9가-힣]){re.escape(word)}", before) for word in (t, short.get(t, t)))]
    cells = [[c.number for c in things[t] if dimension_of(c.number) == kind and c.number.base_unit == number.base_unit] for t in rest]
    if len(rest) != (2 if match["two"] else 3) or len(rest) == len(things) or any(len(own) != 1 for own in cells):
        return None
    other = cells[0][0]
    return None if len({own[0].base_value for own in cells}) > 1 or restates(number, other) else other


def _owner(case: Case, number: Number, things: Sequence[str]) -> str | None:
    """The thing whose name stands right before a value, or, where its sentence opens with it, which alone the last sentence before it speaks of that names one."""
    words, sentence = recalling_of(case.language), case.sentence_at(number.start)
    before = fold(case.text[sentence.start : number.start])
    found = [t for t in things if t in before]
    right = [t for t in found if words.owns.fullmatch(before[before.rindex(t) + len(t) :])]
    if right:
        return max(right, key=len) if not any(before.rindex(t) > before.rindex(right[0]) for t in found) else None
    if number.unit == "point" and len(found) == 1 and before.startswith(found[0]):
        return found[0]
    place = sentence_index(case, number)
    if len(before.strip(" “\"'")) > OPENS or place < 1 or case.block_at(number.start) != case.block_at(case.sentences[place - 1].start):
        return None
    here = {t for t in things if t in fold(case.words(sentence))}
    block = case.block_at(number.start)
    before_it = (fold(case.words(s)) for s in reversed(case.sentences[:place]) if s.start >= block.start)
    told: set[str] = next((named for words_of in before_it if (named := {t for t in things if t in words_of})), set())
    return next(iter(told)) if len(told) == 1 and not here - told and words.of_it.match(fold(case.text[number.end : sentence.end])) else None


# Tables as things with their cells


def things_of(case: Case) -> dict[str, list[Cell]]:
    """The cells of each named row, or of each named column where rows are measures; a name that stands at two places is left out."""
    found: dict[str, list[Cell]] = {}
    twice: set[str] = set()
    for block in (b for b in case.blocks if b.kind == "table"):
        for name, cells in _of_table(case, block):
            if name in found or len(name) <= LEAST_NAME:
                twice.add(name)
            found[name] = cells
    return {name: cells for name, cells in found.items() if name not in twice} if len(found) <= MOST_THINGS else {}


def _of_table(case: Case, block: Span) -> Iterator[tuple[str, list[Cell]]]:
    lines = [_line(case, start, end) for start, end in _lines(case, block)]
    lines = [line for line in lines if any(words.strip("-: ") for words, _, _ in line)]
    if len(lines) <= 1 or len({len(line) for line in lines}) > 1:
        return
    head, rows = lines[0], lines[1:]
    numbers = [n for n in measures(case) if block.start <= n.start < block.end and n.value and not n.value_max]
    inside = {(i, j): [n for n in numbers if start <= n.start < end] for i, row in enumerate(rows) for j, (_, start, end) in enumerate(row)}
    named = next((j for j in range(len(head)) if all(re.search(r"[^\W\d_]{2,}|[가-힣]", row[j][0]) for row in rows)), None)  # behind a column of ranks
    if named is None:
        return
    places = [(i, j) for i in range(len(rows)) for j in range(named + 1, len(head)) if len(inside[i, j]) == 1]
    by_row = all(len({inside[i, j][0].unit for i, j in places if i == row}) <= 1 for row in range(len(rows)))
    by_column = all(len({inside[i, j][0].unit for i, j in places if j == column}) <= 1 for column in range(len(head)))
    if by_row and not by_column:  # rows are measures
        for j in range(named + 1, len(head)):
            yield _name(head[j][0]), [Cell(inside[i, k][0], fold(rows[i][named][0])) for i, k in places if k == j]
    elif not by_row:
        for i, row in enumerate(rows):
            yield _name(row[named][0]), [Cell(inside[k, j][0], fold(head[j][0])) for k, j in places if k == i]


def _name(words: str) -> str:
    return re.sub(r"\s?\(.*", "", fold(words)).strip(" *")


def _lines(case: Case, block: Span) -> Iterator[tuple[int, int]]:
    start = block.start
    while start < block.end:
        end = case.text.find("\n", start, block.end)
        end = block.end if end < 0 else end
        yield start, end
        start = end + 1


def _line(case: Case, start: int, end: int) -> list[tuple[str, int, int]]:
    """The words and spans of the cells of a line."""
    line = case.text[start:end]
    mark = "|" if "|" in line else "\t"
    left = len(line) - len(line.lstrip())
    inner = start + left + (line.lstrip().startswith("|"))
    last = start + len(line.rstrip()) - line.rstrip().endswith("|")
    edges = [inner - 1, *(i for i in range(inner, last) if case.text[i] == mark), last]
    return [(case.text[a + 1 : b].strip(), a + 1, b) for a, b in itertools.pairwise(edges)] if mark in line else []
