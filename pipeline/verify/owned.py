"""Whose value a number is: by the words before it in its clause, by the heads of its cell in a table, by what is claimed of it.

``- 레노버 SR675 (L40S 8장): 52.7분``, ``Palamut P2 | 24 GB``, ``GC200이 7,200만 개``. Names are any words: no list holds those of the next article.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from pipeline.languages import recalling_of
from pipeline.lexicon import fold
from pipeline.verify.amounts import dimension_of
from pipeline.verify.cells_told import things_of
from pipeline.verify.comparisons import tables_of
from pipeline.verify.names import keys, name_key, named_in
from pipeline.verify.places import claims_on
from pipeline.verify.records import Case, Number, Span
from pipeline.verify.table_sides import short_names

LONGEST = 60  # characters before a number in which the words of its clause are read
SHORTEST = 2  # letters of a name
HEARD = 0.25  # confidence from which a claim says whose value its number is: what rests on it comes out to the digit


class Owned:
    """The numbers of a document with the words that stand for what they are of."""

    def __init__(self, case: Case, numbers: Sequence[Number]) -> None:
        self._case, self._numbers = case, list(numbers)
        self._claims = claims_on(case)
        self._heads: dict[int, str] = {}
        for table in tables_of(case, self._numbers):
            for row in table.rows[1:]:
                for (heading, _), (_, number) in zip(table.rows[0], row, strict=True):
                    if number is not None:
                        self._heads[number.start] = f"{row[0][0]} | {heading}"

    def label(self, n: Number) -> str:
        """The heads of a cell, or the words between the like number before and this one, folded."""
        if n.start in self._heads:
            return self._heads[n.start]
        span = self._case.sentence_at(n.start)
        start = max(span.start, self._case.text.rfind("\n", 0, n.start) + 1, n.start - LONGEST)
        before = [m.end for m in self._numbers if start <= m.start and m.end <= n.start and dimension_of(m) == dimension_of(n)]
        return fold(self._case.text[max([start, *before]) : n.start])

    def names(self, n: Number) -> frozenset[str]:
        """What claims say that the number is of."""
        return frozenset(key for c in self._claims.get(n.figure_id, ()) if c.type != "comparison" and c.confidence >= HEARD for key in keys(c.subjects))

    def is_of(self, n: Number, words: str) -> bool:
        """Whether a number is told of what these words name."""
        if len(words) < SHORTEST:
            return False
        return self.is_called(n, words) or bool({name_key(words), *keys(named_in(fold(words)))} & self.names(n))

    def is_called(self, n: Number, words: str) -> bool:
        """Whether these words stand beside a number themselves."""
        return len(words) >= SHORTEST and re.search(rf"(?<![a-zçğöşü0-9가-힣]){re.escape(fold(words))}(?![a-z0-9])", self.label(n)) is not None


class Things:
    """The things of an article's tables, and of which of them the text speaks where."""

    def __init__(self, case: Case) -> None:
        self._case = case
        told = things_of(case)
        self.cells = {name: [cell.number for cell in cells] for name, cells in told.items()}
        self.owner = {n.start: name for name, cells in self.cells.items() for n in cells}
        self.headers = {cell.number.start: cell.header for cells in told.values() for cell in cells}
        short = short_names(list(told))
        self._called = {name: {name, short.get(name, name)} for name in told}

    def spoken_of(self, offset: int) -> str | None:
        """The thing last named before a place in its sentence, else the only one of the last sentence before it, in the same block, that names any; none behind the rest of them."""
        span = self._case.sentence_at(offset)
        before = self._named(Span(span.start, offset))
        if recalling_of(self._case.language).of_the_others.search(fold(self._case.text[span.start : offset])):
            return None
        if before:
            return before[-1]
        block = self._case.block_at(offset)
        for earlier in reversed([s for s in self._case.sentences if block.start <= s.start < span.start]):
            names = self._named(earlier)
            if names:
                return names[0] if len(set(names)) == 1 else None
        return None

    def _named(self, span: Span) -> list[str]:
        return [name for _, name in self.named_in(fold(self._case.words(span)))]

    def named_in(self, words: str) -> list[tuple[re.Match[str], str]]:
        """Where folded words name a thing, by its whole name or the word before its model (``Palamut`` of ``Palamut P2``)."""
        found = [(m, name) for name, called in self._called.items() for word in called for m in re.finditer(rf"(?<![a-zçğöşü0-9가-힣]){re.escape(word)}(?![a-z0-9çğöşü])", words)]
        longest = [(m, name) for m, name in found if not any(o is not m and o.start() <= m.start() and m.end() <= o.end() and len(o[0]) > len(m[0]) for o, _ in found)]
        return sorted(longest, key=lambda one: one[0].start())

