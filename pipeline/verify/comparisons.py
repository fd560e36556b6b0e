"""Comparisons told without their size, and the two values they speak of: in the text around, or in a table.

``826㎟인 A100보다 작다``, ``selefinin 2,45 TB/s'inden daha yüksek``, ``기존 주주 쪽보다 새 투자사 쪽의 몫이 크다``, ``burada H200 daha hızlı``.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pipeline.languages import directing_of
from pipeline.lexicon import fold
from pipeline.verify.amounts import dimension_of, slack
from pipeline.verify.contradictions import word_stems
from pipeline.verify.direction_words import ANY, Direction, direction
from pipeline.verify.partners import ASPECTS
from pipeline.verify.records import Case, Number, Span
from pipeline.verify.sides import DESIGNATION, Pair, both_named, context, modified, names_in
from pipeline.verify.told_values import alike, near_values, told_values

REACH = 26  # characters from the word of direction on that are read
BACK = 1  # sentences before the comparison in which its values stand
FURTHER = 2  # where one has none of them and both sides are named beside their values
THAN = r"보다는?|에 비해|에 비하면|[dt][ae]n (?=daha )|[yn]?[ae] göre "
_COMPARES = re.compile(rf"({THAN})[^.,;:]{{0,22}}?\s?((?:{ANY}))")
_LONE = re.compile(rf"([a-z][a-z\-]*\s?\d[0-9a-z]*|[a-zçğöşüîâû]{{3,}})(?:[’'][a-zçğöşü]{{1,4}})?(?:이|가|은|는)? (?:더|daha) ((?:{ANY}))")
_ANY_THAN = re.compile(r"보다|에 비해|에 비하면|대비|[dt][ae]n daha|göre|kiyasla")


class Told(NamedTuple):
    """Subject, other side and what is said of them; ``places`` are the figures of the sentence where its values stand elsewhere."""

    subject: Number
    other: Number
    direction: Direction
    places: tuple[Number, ...]


def told_comparisons(case: Case) -> Iterator[Told]:
    """Comparisons with the two values that they speak of; whether they are right is not judged here."""
    numbers = told_values(case)
    tables = list(tables_of(case, numbers))
    for span in case.sentences:
        if case.block_at(span.start).kind in {"title", "table"}:
            continue
        words = case.words(span)
        folded = fold(words)
        near = list(near_values(case, numbers, span.start, back=BACK))
        inside = [n for n in near if n.start >= span.start]
        for match in _COMPARES.finditer(folded):
            low, high = span.start + match.start(), span.start + match.end()
            if any(low <= n.start and n.end <= high for n in inside):
                continue
            pair = _marked(case, inside, near, span.start + match.start(1)) or _by_names(case, near, span, span.start + match.end(1))
            if pair is None and not inside:
                pair = _by_names(case, list(near_values(case, numbers, span.start, back=FURTHER)), span, span.start + match.end(1))
            places: tuple[Number, ...] = ()
            if pair is None and (pair := _in_list(case, numbers, span, match.end(1))) is not None:
                places = tuple(n for n in case.numbers if span.start <= n.start < span.end and n.kind == "name")
            if pair is None and (pair := _in_tables(case, tables, span, match.end(1))) is not None:
                places = tuple(n for n in case.numbers if span.start <= n.start < span.end and n.kind == "name")
            if pair is not None:
                yield from _told(words[match.start(2) : match.start(2) + REACH], pair, places)
        if not _ANY_THAN.search(folded):
            for match in _LONE.finditer(folded):
                pair = _lone(case, inside, match[1], span.start + match.start())
                if pair is not None:
                    yield from _told(words[match.start(2) : match.start(2) + REACH], pair, ())


def _told(words: str, pair: Pair, places: tuple[Number, ...]) -> Iterator[Told]:
    told = direction(words, dimension_of(pair.subject))
    if told is not None and _differ(*pair):
        yield Told(pair.subject, pair.other, told, places)


def _differ(a: Number, b: Number) -> bool:
    x, y = a.base_value or 0, b.base_value or 0
    if not all(any(c.isdecimal() for c in n.surface) for n in (a, b)):
        return False  # ``셋 중 가장 많다``: a count of the things that are compared
    return abs(x - y) > (0.5 * (slack(a) + slack(b)) + 1e-9) * max(x, y) and a.quantifier in {"exact", "about"}


def _marked(case: Case, inside: Sequence[Number], near: Sequence[Number], mark: int) -> Pair | None:
    """The value that the mark stands on, or whose clause the marked name closes, against the only like value before it."""
    marked = [n for n in inside if 0 <= mark - n.end <= 8 and " " not in case.text[n.end : mark]]
    if not marked and (before := [n for n in inside if n.end <= mark]) and modified(case.text[before[-1].end : mark] + "보다 "):
        marked = before[-1:]
    if len(marked) != 1:
        return None
    like = [n for n in near if n.end <= marked[0].start and alike(case, n, marked[0])]
    here = [n for n in like if n in inside] or like
    return Pair(here[0], marked[0]) if len({n.base_value for n in here}) == 1 else None


def _by_names(case: Case, near: Sequence[Number], span: Span, end: int) -> Pair | None:
    """The only two like values of this sentence and the one before it beside which the two names of the comparison stand."""
    pairs = [(a, b) for a, b in itertools.combinations([n for n in near if n.end <= end], 2) if alike(case, a, b)]
    found = []
    for a, b in pairs:
        start = max([span.start, *(n.end for n in (a, b))])
        pair = both_named(case, a, b, start, end)
        if pair is not None and not (_BY_SO_MUCH.match(fold(case.text[b.end : b.end + REACH])) and pair.subject is not b):
            found.append(pair)
    return found[0] if len(pairs) == 1 and found else None


# ``345만 샘플로 TorchRec보다 빨랐``, ``345 ile TorchRec'ten hızlı``: so much is what the subject has.
_BY_SO_MUCH = re.compile(r"[^\s\d.,]{0,2}(?:으로|로)\s\S+(?:보다|에 비해)|\s?(?:ile|[’']?y?l[ae])\s\S+?[’']?[dt][ae]n\s")


def _lone(case: Case, inside: Sequence[Number], name: str, place: int) -> Pair | None:
    """``H200 5,2, H100 5,5 dakikada tamamladı, yani burada H200 daha hızlı``: the name of one of the only two values."""
    before = [n for n in inside if n.end <= place]
    pairs = [(a, b) for a, b in itertools.combinations(before, 2) if alike(case, a, b)]
    if len(pairs) != 1:
        return None
    [(a, b)] = pairs
    wanted = re.sub(r"[\s\-]", "", name)
    owners = [n for n in (a, b) if wanted in names_in(context(case, n, place))]
    if len(owners) != 1 or not all(names_in(context(case, n, place)) for n in (a, b)):
        return None
    return Pair(owners[0], b if owners[0] is a else a)


LONGEST_LIST = 8  # lines before a sentence that are read as its list
LINES_APART = 1  # sentences between a list and what is told of it


def _in_list(case: Case, numbers: Sequence[Number], span: Span, mark: int) -> Pair | None:
    """``- 3090 x2: 초당 14토큰`` and ``- 5090: 초당 3토큰``, and then ``3090 두 장이 5090보다 빠르다``: lines by the names they begin with."""
    words = fold(case.words(span))
    named = [m for m in DESIGNATION.finditer(words[:mark]) if m.end() <= mark]
    if len(named) < BOTH or mark - named[-1].end() > LONGEST_MARK:
        return None
    ours, theirs = ({re.sub(r"[\s\-]", "", m[0])} for m in named[-2:])
    index = case.sentences.index(span)
    before = case.sentences[max(0, index - LONGEST_LIST - LINES_APART) : index]
    gap = list(itertools.takewhile(lambda s: case.block_at(s.start).kind != "list_item", reversed(before)))
    run = list(itertools.takewhile(lambda s: case.block_at(s.start).kind == "list_item", list(reversed(before))[len(gap) :]))
    if ours == theirs or len(gap) > LINES_APART or len(run) < BOTH:
        return None
    first, second = ([n for line in run if names & _label_names(case, line) for n in numbers if line.start + _label_length(case, line) <= n.start < line.end] for names in (ours, theirs))
    said = {d for pattern, dimensions in ASPECTS if pattern.search(words) for d in dimensions}
    found = [Pair(a, b) for a in first for b in second if alike(case, a, b) and a is not b and dimension_of(a) in said]
    return found[0] if len(found) == 1 else None


def _label_names(case: Case, line: Span) -> frozenset[str]:
    return names_in(case.words(line)[: _label_length(case, line)].strip() + " :")


def _label_length(case: Case, line: Span) -> int:
    return len(re.split(r"[:：]", case.words(line))[0])


class Table(NamedTuple):
    """Rows of cells: their words, and the number that each holds."""

    rows: list[list[tuple[str, Number | None]]]


_CELLS = re.compile(r"[^|\t]+")
_RULE = re.compile(r"^[\s|:\-+=]*$")


def tables_of(case: Case, numbers: Sequence[Number]) -> Iterator[Table]:
    """Tables whose cells are set apart by bars or tabs, with a heading line."""
    for block in case.blocks:
        if block.kind != "table":
            continue
        rows: list[list[tuple[str, Number | None]]] = []
        for line in re.finditer(r"[^\n]+", case.text[block.start : block.end]):
            if _RULE.match(line[0]):
                continue
            cells: list[tuple[str, Number | None]] = []
            for cell in _CELLS.finditer(line[0]):
                low, high = block.start + line.start() + cell.start(), block.start + line.start() + cell.end()
                inside = [n for n in numbers if low <= n.start and n.end <= high]
                if cell[0].strip() or not cells:  # the corner is often empty
                    cells.append((fold(cell[0]).strip(), inside[0] if len(inside) == 1 else None))
            rows.append(cells)
        width = len(rows[0]) if rows else 0
        if width > 1 and sum(len(r) == width for r in rows) >= MOST_ROWS_MISSING + len(rows) // 2:
            yield Table([r for r in rows if len(r) == width])


MOST_ROWS_MISSING = 1
BOTH = 2
LONGEST_MARK = 8  # characters of a name's ending with the word of comparison


def _in_tables(case: Case, tables: Sequence[Table], span: Span, mark: int) -> Pair | None:
    """``A100이 H100보다 낫다``: two rows (or columns) of a table by their names, in the columns (or rows) that the sentence speaks of."""
    words = fold(case.words(span))
    named = [m for m in DESIGNATION.finditer(words[:mark]) if m.end() <= mark]
    if len(named) < BOTH or mark - named[-1].end() > LONGEST_MARK:
        return None
    ours, theirs = ({re.sub(r"[\s\-]", "", m[0])} for m in named[-2:])
    if ours == theirs or directing_of(case.language).times_it.match(words, named[-2].end()):
        return None  # `A4의 세 배이고 B7보다도 넓다`: both are compared with
    found = [p for table in tables for p in (*_held(table.rows, ours, theirs, words), *_held(turned(table.rows), ours, theirs, words))]
    signs = {(p.subject.base_value or 0) > (p.other.base_value or 0) for p in found}
    return found[0] if len(signs) == 1 else None


def turned(rows: list[list[tuple[str, Number | None]]]) -> list[list[tuple[str, Number | None]]]:
    return [list(column) for column in zip(*rows, strict=True)]


def _held(rows: list[list[tuple[str, Number | None]]], ours: set[str], theirs: set[str], words: str) -> Iterator[Pair]:
    """The cells of the two rows, in each column whose heading has a word of the sentence."""
    first = [r for r in rows[1:] if ours & names_in(r[0][0])]
    second = [r for r in rows[1:] if theirs & names_in(r[0][0])]
    if len(first) != 1 or len(second) != 1 or first == second:
        return
    said, rates = word_stems(words), set(_RATE.findall(words))
    spoken = [i for i, (heading, _) in enumerate(rows[0]) if i and said & word_stems(heading)]
    for i in [i for i in spoken if rates & set(_RATE.findall(rows[0][i][0]))] or spoken:
        a, b = first[0][i][1], second[0][i][1]
        if a is not None and b is not None:
            yield Pair(a, b)


_RATE = re.compile(r"[가-힣a-z]+당(?= )|[a-zçğöşü]+ başina")  # ``와트당 GB/s``: a column of rates, not of what is rated
