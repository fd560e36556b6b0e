"""Which of two things that were just compared a maker stands for: ``(보우는 A100보다 …) BERT에서는 거꾸로 엔비디아가 12% 덜 걸렸다``."""

from __future__ import annotations

import re
from typing import Protocol

from pipeline.extract.comparators.measures import Near
from pipeline.extract.context import Bound, Context, bound
from pipeline.extract.measured import DRAWN, MEASURED
from pipeline.extract.pointing import only_thing_of
from pipeline.extract.reading import CLASSES, MAKERS, THINGS, Named, Page, Reading
from pipeline.languages import comparing_of
from schemas.records import Figure

_PREVIOUS = "previous"
_SPOKEN_OF = 1  # sentences from the comparison to the maker


class Place(Protocol):
    """A figure at its place (``assembly.spot.Spot``)."""

    page: Page
    reading: Reading
    index: int
    figure: Figure
    context: Context


def sides_by_maker(place: Place, metric: str, comparator: Bound | None, degree: Near | None) -> tuple[Bound, Bound] | None:
    """``ResNet-50'de ise tersine NVIDIA yüzde 15 daha hızlı``: where a clause has a maker alone in the nominative and no other side, it is that maker's one of the two things compared just before, against the other; a maker that speaks stands for nothing."""
    page, reading, figure, context = place.page, place.reading, place.figure, place.context
    if figure.unit not in ("percent", "x") or degree is None or metric not in MEASURED | DRAWN or context.match is None or place.index - context.match_sentence > _SPOKEN_OF:
        return None
    if comparator is not None and (comparator.name == _PREVIOUS or (comparator.start is not None and reading.start <= comparator.start < reading.end)):
        return None
    low, high = reading.clause(figure.start)
    named = [n for n in reading.names if low <= n.start < high and n.type in THINGS | MAKERS and n.entity.entity_id not in CLASSES]
    if len(named) != 1 or named[0].type != "vendor" or named[0].end > figure.start or named[0].role not in ("topic", "subject", "bare"):
        return None
    maker, source = named[0], context.sources.at(reading, figure.start, metric)
    if source is not None and source.entity is maker.entity:
        return None
    own = [one for one in context.match if page.maker(one.entity) == maker.name]
    if len(own) != 1:
        return None
    (other,) = (one for one in context.match if one is not own[0])
    return Bound(own[0].name, own[0].entity, maker.start, maker.end, 0.65, "makers_only_thing"), other.carried()


def things_of_makers(page: Page, reading: Reading, figure: Figure) -> tuple[Bound, Bound] | None:
    """``AMD 카드가 인텔 것보다 20% 빠르다``, ``AMD'nin kartı Intel'inkinden yüzde 20 hızlı``: both sides by their makers, each of which has one thing in the text; or the other side alone (``4090, AMD'nin kartından üçte bir daha hızlı``)."""
    if figure.unit not in ("percent", "x"):
        return None
    words, makers = comparing_of(page.grammar.code), [n for n in reading.names if n.type == "vendor" and n.end <= figure.start]
    rival = next((n for n in reversed(makers) if words.than_makers_thing.match(page.folded, n.end)), None)
    own = next((n for n in reversed(makers) if n is not rival and words.makers_thing.match(page.folded, n.end)), None)
    if rival is not None and own is None:
        return _against_makers_thing(page, reading, figure, rival)
    if rival is None or own is None or own.entity is rival.entity or any(min(own.end, rival.end) <= one.start and one.end <= figure.start for one in reading.figures):
        return None
    ours, theirs = only_thing_of(page, own.entity), only_thing_of(page, rival.entity)
    if ours is None or theirs is None:
        return None
    return Bound(ours.name, ours, own.start, own.end, 0.75, "makers_only_thing"), Bound(theirs.name, theirs, rival.start, rival.end, 0.75, "makers_only_thing")


def _against_makers_thing(page: Page, reading: Reading, figure: Figure, rival: Named) -> tuple[Bound, Bound] | None:
    """A thing that leads the clause, against the one thing of a maker."""
    low = reading.clause(figure.start)[0]
    leading = [n for n in reading.names if low <= n.start and n.end <= rival.start and n.type in THINGS and n.role in ("topic", "subject", "bare")]
    if not leading and _POINTS.match(page.folded, _behind_mark(page, low)):
        before = [n for n in reading.names if n.end <= low and n.type in THINGS and n.role in ("topic", "subject", "bare")]
        leading = before[-1:]  # `B 252 milisaniye bekletti; bu, A'nın kartına kıyasla yüzde 20 uzun`
    theirs = only_thing_of(page, rival.entity)
    if len(leading) != 1 or theirs is None or theirs is leading[0].entity or any(rival.end <= one.start and one.end <= figure.start for one in reading.figures):
        return None
    return bound(leading[0], 0.75, "makers_only_thing"), Bound(theirs.name, theirs, rival.start, rival.end, 0.75, "makers_only_thing")


def _behind_mark(page: Page, low: int) -> int:
    """Where a clause begins behind the mark and the space that lead to it."""
    while page.folded[low : low + 1] in (";", ",", " "):
        low += 1
    return low


_POINTS = re.compile(r"(?:bu(?:,| da| ise)|이는|이것은) ")
