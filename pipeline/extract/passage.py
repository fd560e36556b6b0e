"""What all figure rules share: the text, the grammar of its language and the clock."""

from __future__ import annotations

import re

from pipeline.extract.dates import Clock
from pipeline.extract.units import Meaning, symbol_at
from pipeline.languages.protocol import FigureGrammar

RANGE = re.compile(r"[ \u00a0]?[~∼〜～–][ \u00a0]?(?=[0-9０-９])|—(?=[0-9０-９])|-(?=[0-9０-９])|[ \u00a0]-[ \u00a0](?=[0-9０-９])")
"""The mark of a range between two numbers."""
DASHES = frozenset("~∼〜～–—-")
_SPACES = frozenset(" \u00a0")


def range_mark(text: str, position: int) -> re.Match[str] | None:
    """The mark of a range that stands at ``position``."""
    char = text[position : position + 1]
    if char in DASHES or (char in _SPACES and text[position + 1 : position + 2] in DASHES):
        return RANGE.match(text, position)
    return None


class Passage:
    """A text under reading; the rule classes derive from it."""

    def __init__(self, text: str, grammar: FigureGrammar, clock: Clock) -> None:
        self.text = text
        self.grammar = grammar
        self.clock = clock

    def unit_at(self, last: int) -> tuple[int, Meaning] | None:
        """The unit after a number that ends at ``last``; a hyphen may join it (``22-nm``)."""
        text = self.text
        found = self.grammar.unit_at(text, last)
        if found is None and text.startswith("-", last):
            found = symbol_at(text, last + 1)
        return found
