"""Arithmetic by name: what sentences say of the rows or columns of a table: which is larger, by how much, which is the first of all.

``| | A4 | B7 |`` over ``| 대역폭 | 300GB/s | 864GB/s |`` and ``대역폭은 B7보다 넓다``; ``Ceviz, Badem'den 2 dB daha sessiz`` over a row of decibels; ``셋 가운데 가장 조용하다``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pipeline.languages import directing_of
from pipeline.lexicon import fold
from pipeline.verify.amounts import dimension_of
from pipeline.verify.comparisons import tables_of, turned
from pipeline.verify.contradictions import word_stems
from pipeline.verify.direction_words import ANY, Direction, direction
from pipeline.verify.directions import wrong_side
from pipeline.verify.moves_told import REACH
from pipeline.verify.numbers import Tolerances
from pipeline.verify.places import claims_on, spread
from pipeline.verify.records import Case, Finding, Number
from pipeline.verify.sides import compared_with, names_in
from pipeline.verify.told_values import told_values

FEWEST = 2  # things that a table compares
BEHIND = 30  # characters from what is compared with to the word of direction
EVEN = 1e-6  # relative
Found = tuple[Number, Number, Direction, tuple[Number, ...]]


class Grid(NamedTuple):
    """A table read one way: its things by name, what is told of them by heading, and the cells by both."""

    things: tuple[str, ...]
    aspects: tuple[str, ...]
    cells: dict[tuple[str, str], Number]
    short: dict[str, str]  # the word before a model's number, by which alone a thing is called: ``palamut`` of ``palamut p2``

    def row(self, aspect: str) -> list[Number]:
        return [self.cells[thing, aspect] for thing in self.things if (thing, aspect) in self.cells]


class Sentence(NamedTuple):
    """A sentence outside tables: its place, its words, folded, the numbers in it, and the names with digits."""

    start: int
    words: str
    numbers: tuple[Number, ...]
    names: tuple[Number, ...]


def check_table_sides(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    del tolerances  # which of two cells is the larger does not depend on them
    numbers = told_values(case)
    grids = [grid for table in tables_of(case, numbers) for rows in (table.rows, turned(table.rows)) if (grid := _grid(rows)) is not None]
    if not grids:
        return
    claims = claims_on(case)
    for span in case.sentences:
        if case.block_at(span.start).kind in {"title", "table"} or "?" in case.words(span):
            continue
        sentence = Sentence(span.start, fold(case.words(span)), tuple(n for n in numbers if span.start <= n.start < span.end), tuple(n for n in case.numbers if n.kind == "name" and span.start <= n.start < span.end))
        for grid in grids:
            for subject, other, told, places in (*_compared(case, grid, sentence), *_first_of_all(case, grid, sentence)):
                if ((subject.base_value or 0) > (other.base_value or 0)) != told.larger and subject.base_value != other.base_value:
                    for number in (subject, *places):
                        yield from spread(number, claims, wrong_side(subject, other, told))


def _grid(rows: Sequence[Sequence[tuple[str, Number | None]]]) -> Grid | None:
    things, aspects = tuple(row[0][0] for row in rows[1:]), tuple(cell[0] for cell in rows[0][1:])
    if len(things) < FEWEST or len(set(things)) != len(things) or not all(re.search(r"[a-zçğöşü가-힣]", name) for name in things):
        return None
    cells = {(row[0][0], heading): number for row in rows[1:] for heading, (_, number) in zip(aspects, row[1:], strict=True) if number is not None}
    return Grid(things, aspects, cells, short_names(things))


def short_names(things: Sequence[str]) -> dict[str, str]:
    """Of things with a model, the word before it, where no other thing begins with it."""
    first = [name.split()[0] for name in things]
    return {name: word for name, word in zip(things, first, strict=True) if _MODEL.search(name) and len(word) >= SHORTEST and first.count(word) == 1 and not word[0].isdigit()}


SHORTEST = 2  # letters of such a word
_MODEL = re.compile(r"^\S+\s\S*\d")


def _at(grid: Grid, thing: str, words: str) -> list[re.Match[str]]:
    """Where a thing of a table is named, by its whole name, by the designation in it or by the word before that."""
    names = {re.escape(thing), *([re.escape(grid.short[thing])] if thing in grid.short else []), *(re.escape(name).replace(r"\-", r"[\s\-]?") for name in names_in(thing + " "))}
    return [m for name in sorted(names) for m in re.finditer(rf"(?<![a-zçğöşü0-9가-힣]){name}(?![a-zçğöşü0-9])", words)]


def _compared(case: Case, grid: Grid, sentence: Sentence) -> Iterator[Found]:
    """One thing against another, by a gap that a row of them gives or in the row that the sentence names."""
    directing = directing_of(case.language)
    for match in directing.than.finditer(sentence.words):
        phrase = compared_with(sentence.words[: match.end()] + " ")
        others = [t for t in grid.things if phrase and any(m.end() == len(phrase) for m in _at(grid, t, phrase))]
        if len(others) != 1:
            continue
        named = [t for t in grid.things if t not in others and _at(grid, t, sentence.words[: match.start()])]
        against = [t for t in named if any(directing.times_it.match(sentence.words, m.end()) for m in _at(grid, t, sentence.words[: match.start()]))]
        left = [t for t in named if t not in against] or [t for t in grid.things if t not in {*others, *against}]
        spoken_of = _spoken_of(case, grid, sentence) if not named else None
        if spoken_of is not None and spoken_of not in others:
            left = [spoken_of]
        elif len(left) != 1 or (left[0] not in named and (not against or names_in(sentence.words) - names_in(" ".join(grid.things) + " "))):
            continue
        behind = [n for n in sentence.numbers if 0 <= n.start - sentence.start - match.end() <= BEHIND]
        gap = behind[0] if behind else None
        low = gap.end - sentence.start if gap else match.end()
        word = re.search(ANY, sentence.words[low : low + BEHIND])
        if word is None or (gap is None and any(c in ",;:" for c in sentence.words[low : low + word.start()])):
            continue
        for aspect in _aspects(grid, left[0], others[0], gap, sentence):
            subject, other = grid.cells[left[0], aspect], grid.cells[others[0], aspect]
            told = direction(sentence.words[low + word.start() : low + REACH], dimension_of(subject))
            if told is not None and (told.plain or subject.unit is not None):
                yield subject, other, told, (gap,) if gap else sentence.names


def _spoken_of(case: Case, grid: Grid, sentence: Sentence) -> str | None:
    """``Ceviz ortanca kardeş. … Badem'den 13 W daha az çekiyor``: the thing that opens the paragraph of a sentence that names no other."""
    block = case.block_at(sentence.start)
    before = fold(case.text[block.start : sentence.start])
    opening = [t for t in grid.things if any(m.start() <= OPENS for m in _at(grid, t, before))]
    told = [t for t in grid.things if _at(grid, t, before)]
    return opening[0] if len(opening) == len(told) == 1 and all(fold(n.surface) in " ".join(grid.things) for n in sentence.names) else None


OPENS = 4  # characters of a paragraph before the thing that it opens with


def _aspects(grid: Grid, ours: str, theirs: str, gap: Number | None, sentence: Sentence) -> list[str]:
    """The only row in which two things lie so far apart as told, else the only one whose heading the sentence names."""
    both = [a for a in grid.aspects if (ours, a) in grid.cells and (theirs, a) in grid.cells]
    if gap is not None:
        apart = [a for a in both if _lie_apart(grid.cells[ours, a], grid.cells[theirs, a], gap)]
        return apart if len(apart) == 1 else []
    said = word_stems(sentence.words)
    spoken = [a for a in both if word_stems(a) & said]
    return spoken if len(spoken) == 1 else []


def _lie_apart(a: Number, b: Number, gap: Number) -> bool:
    bare = None in {a.unit, b.unit} or a.unit == b.unit == gap.unit
    x, y, z = ((n.value if bare else n.base_value) or 0.0 for n in (a, b, gap))
    return (bare or dimension_of(a) == dimension_of(b) == dimension_of(gap)) and x != y and abs(abs(x - y) - z) <= EVEN * max(x, y) and gap.unit not in {"x", "percent"}


def _first_of_all(case: Case, grid: Grid, sentence: Sentence) -> Iterator[Found]:
    """``셋 가운데 가장 조용하다`` of the one that has the most decibels: the last of all is told as the first."""
    directing = directing_of(case.language)
    named = [t for t in grid.things if _at(grid, t, sentence.words)]
    for match in directing.most.finditer(sentence.words):
        word = re.match(ANY, sentence.words[match.end() :])
        if word is None or len(named) != 1:
            continue
        kinds = [heading for words, heading in directing.of_heading if words.match(sentence.words, match.end())]
        aspects = [a for a in grid.aspects if any(heading.search(a) for heading in kinds) and len(grid.row(a)) == len(grid.things) > FEWEST]
        if len(aspects) != 1 or (named[0], aspects[0]) not in grid.cells:
            continue
        subject = grid.cells[named[0], aspects[0]]
        rest = [n for n in grid.row(aspects[0]) if n is not subject]
        if any(n.unit == subject.unit and n.value != subject.value and n.end <= sentence.start + match.start() for n in sentence.numbers):
            continue  # ``열 대를 사야 해서 640만 원으로 제일 비싸다``: of what the sentence reckons
        told = direction(sentence.words[match.end() : match.end() + REACH], dimension_of(subject))
        if told is None or not told.plain:
            continue
        ends = [n for n in rest if ((subject.base_value or 0) < (n.base_value or 0)) == told.larger and n.base_value != subject.base_value]
        if len(ends) == len(rest):
            yield subject, ends[0], told, sentence.names
