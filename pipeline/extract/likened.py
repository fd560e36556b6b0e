"""Energy by a likeness: as much as so many households draw, or as something known does in so much time.

``15만 가구가 쓰는 전력과 맞먹는다``, ``bir LED ampulü 20 dakika yakmaya eşdeğer``: what the article measures is equal to the likeness, of which the number tells the size.
"""

from __future__ import annotations

from typing import Final

from pipeline.extract.context import Bound
from pipeline.extract.reading import Page, Reading
from pipeline.languages import comparing_of
from pipeline.languages.grammar import Degree
from schemas.records import Figure

LIKENED: Final = "likened"
METRIC: Final = "energy"
_BEFORE: Final = 40  # code points before a time in which what draws the energy stands


def likened(page: Page, reading: Reading, figure: Figure) -> tuple[Bound, tuple[Degree, int, int]] | None:
    """What an amount is likened to, and the word that says so; None where nothing is."""
    words = comparing_of(page.grammar.code)
    match = words.likened.match(page.folded, figure.end, reading.end) if figure.kind == "quantity" else None
    if match is None:
        return None
    degree = (Degree(words.likened, 0), match.start("word"), match.end("word"))
    if figure.unit == "household":
        noun = words.household.search(page.folded, figure.start, figure.end)
    elif figure.unit in ("s", "min", "h", "day"):
        noun = words.likeness.search(page.folded, max(reading.start, figure.start - _BEFORE), figure.start)
    else:
        noun = None
    return (Bound(page.text[noun.start(1) : noun.end(1)], None, noun.start(1), noun.end(1), 0.8, LIKENED), degree) if noun else None
