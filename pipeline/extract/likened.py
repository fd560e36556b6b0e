"""Energy by a likeness: as much as so many households draw, or as something known does in so much time.

``15만 가구가 쓰는 전력과 맞먹는다``, ``bir LED ampulü 20 dakika yakmaya eşdeğer``: what the article measures is equal to the likeness, of which the number tells the size.
"""

from __future__ import annotations

from typing import Final

from pipeline.extract.context import Bound
from pipeline.extract.metrics import allowed, metric_words
from pipeline.extract.reading import Page, Reading, asked_once
from pipeline.languages import comparing_of
from pipeline.languages.grammar import Degree
from schemas.records import Figure

LIKENED: Final = "likened"
METRIC: Final = "energy"
HOUSEHOLD: Final = "household"
_TIMES: Final = frozenset({"s", "min", "h", "day"})
_ENERGIES: Final = frozenset({METRIC, "power"})
_BEFORE: Final = 40  # code points before a time in which what draws the energy stands
_TOPIC: Final = 160  # code points before a time in which an energy, a power or a word for them stands


@asked_once
def likened(page: Page, reading: Reading, figure: Figure) -> tuple[Bound, tuple[Degree, int, int]] | None:
    """What an amount is likened to, and the word that says so; None where nothing is."""
    words = comparing_of(page.grammar.code)
    match = words.likened.match(page.folded, figure.end, reading.end) if figure.kind == "quantity" else None
    if match is None:
        return None
    degree = (Degree(words.likened, 0), match.start("word"), match.end("word"))
    if figure.unit == HOUSEHOLD:
        noun = words.household.search(page.folded, figure.start, figure.end)
    elif figure.unit in _TIMES and _speaks_of_energy(page, figure):
        noun = words.likeness.search(page.folded, max(reading.start, figure.start - _BEFORE), figure.start)
    else:
        noun = None
    return (Bound(page.text[noun.start(1) : noun.end(1)], None, noun.start(1), noun.end(1), 0.8, LIKENED), degree) if noun else None


def _speaks_of_energy(page: Page, figure: Figure) -> bool:
    """Whether the words just before a time are of energy: ``영화를 20분 트는 것과 같다`` alone is of none."""
    start = max(0, figure.start - _TOPIC)
    told = (one for one in page.ordered if start <= one.start < figure.start)
    return any(_ENERGIES & set(allowed(one) or ()) for one in told) or any(word.metric in _ENERGIES for word in metric_words(page, start, figure.start))
