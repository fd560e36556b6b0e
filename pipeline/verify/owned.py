"""Whose value a number is: by the words before it in its clause, by the heads of its cell in a table, by what is claimed of it.

``- 레노버 SR675 (L40S 8장): 52.7분``, ``Palamut P2 | 24 GB``, ``GC200이 7,200만 개``. Names are any words: no list holds those of the next article.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from pipeline.lexicon import fold
from pipeline.verify.amounts import dimension_of
from pipeline.verify.comparisons import tables_of
from pipeline.verify.names import keys, name_key, named_in
from pipeline.verify.places import claims_on
from pipeline.verify.records import Case, Number

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
        beside = re.search(rf"(?<![a-zçğöşü0-9가-힣]){re.escape(fold(words))}(?![a-z0-9])", self.label(n)) is not None
        return beside or bool({name_key(words), *keys(named_in(fold(words)))} & self.names(n))
