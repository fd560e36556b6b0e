"""What was before and what came in its place, where a text tells of a move from one thing to another: ``A100'den H100'e geçtik``, ``A100에서 H100으로 옮겼다``."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from pipeline.extract.comparators.changes import begins_change
from pipeline.extract.context import Bound, Context, bound
from pipeline.extract.metrics import metric_words
from pipeline.extract.predecessors import called_former, numbered_before
from pipeline.extract.reading import CLASSES, COMPONENTS, MAKERS, MEASURES, THINGS, Named, Page, Reading, asked_once
from pipeline.languages import moving_of, pointing_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from schemas.records import Entity, Figure


def moved(page: Page) -> tuple[Entity, Entity] | None:
    """The thing left and the thing moved to, where the text tells of one such move."""
    if page.moves is None:
        page.moves = list({(first.entity.entity_id, then.entity.entity_id): (first.entity, then.entity) for first, then in _moves(page)}.values())
    return page.moves[0] if len(page.moves) == 1 else None


@asked_once
def moved_at(page: Page) -> int:
    """Where the thing moved to is first named as such; behind the text where no move is told."""
    return next((then.end for _, then in _moves(page)), len(page.text))


def goes_on_with_new(page: Page, reading: Reading, context: Context) -> Bound | None:
    """``3090으로 재면 680W였다. 120W 줄었다``: once a move is told, what has no name is the thing moved to, unless a sentence before is about the one left alone."""
    pair = moved(page)
    if pair is None or reading.end <= moved_at(page) or context.thing is None or context.thing.entity is not pair[0]:
        return None
    alone = {n.entity.entity_id for n in reading.names if n.type in THINGS} == {pair[0].entity_id}
    if alone and any(n.entity is pair[0] and n.role in ("topic", "subject", "label") for n in reading.names):
        return None
    return Bound(pair[1].name, pair[1], None, None, 0.6, "moved")


def _moves(page: Page) -> Iterator[tuple[Named, Named]]:
    """The two things of each sentence that tells of a move."""
    words = moving_of(page.grammar.code)
    for reading in page.readings:
        things = [n for n in reading.names if n.type in THINGS and n.entity.entity_id not in COMPONENTS | CLASSES]
        for first, then in pairwise(things):
            if first.entity is not then.entity and words.left.fullmatch(page.folded, first.end, then.start) and words.moved_to.match(page.folded, then.end, reading.end):
                yield first, then


@asked_once
def side_of_move(page: Page, reading: Reading, figure: Figure) -> Bound | None:
    """``Eski küme 1,9 milyon örnek işliyordu, yenisi 1,2 milyonda kaldı``, ``예전에는 21시간 걸렸는데 이제 13시간``: of the thing left, and of the one moved to."""
    told = list(moving_of(page.grammar.code).told.finditer(page.folded, reading.start, figure.start))
    if not told or any(told[-1].end() <= n.start < figure.start and n.type in THINGS for n in reading.names):
        return None
    pair = moved(page)
    if pair is None:
        return None
    compared = figure.unit in ("percent", "x") and any(told[-1].end() <= f.start < figure.start and f.kind in MEASURES for f in reading.figures)
    if compared and not told[-1]["old"]:
        return None
    side = pair[0 if told[-1]["old"] and not compared else 1]  # `eski kümenin 61 kW'ından yüzde 15 az`
    return Bound(side.name, side, None, None, 0.75, "moved")


_OF_THINGS = frozenset("W kW MW GW mW Wh kWh MWh GB TB MB GB/s TB/s TOPS TFLOPS PFLOPS".split())  # units of what things have, and no firm


@asked_once
def enlarged(page: Page, reading: Reading) -> tuple[Bound, int, int] | None:
    """``나래전지는 연료전지를 200kW에서 1.4MW로 키워``, ``Trafoyu 2 MW'tan 5 MW'a büyütüyoruz``: what is made larger or smaller, and where its values stand."""
    for match in moving_of(page.grammar.code).enlarged.finditer(page.folded, reading.start, reading.end):
        low, high = match.span("values")
        values = [f for f in reading.figures if low <= f.start < high and f.kind == "quantity"]
        start, end = match.span("noun")
        if not values or values[-1].unit not in _OF_THINGS or metric_words(page, start, end) or metric_words(page, start, low):
            continue
        named = next((n for n in reading.names if start <= n.start and n.end <= end + 1), None)
        if named is not None and (named.type not in THINGS or named.entity.entity_id in COMPONENTS | CLASSES):
            continue
        return (bound(named, 0.75, "enlarged") if named else Bound(page.text[start:end], None, start, end, 0.7, "enlarged")), low, high
    return None


def holder_at_end(page: Page, reading: Reading, index: int, figure: Figure, context: Context) -> Bound | None:
    """``ilk nesildeki 60 W'tan 95 W'a``, ``V100 서버와 견줘 2.4초에서 1.3초로``: a change from what another thing has begins with its value and ends with that of the thing told of."""
    first, other, told = _ends(page, reading, index, figure, context)
    if first is None or not told:
        return None
    if first is figure:
        return other
    if other and other.method == SIDE_BY_SIDE:
        pair = side_by_side(page, reading, index, first, context) or over_a_move(page, reading, first)
        return pair[1] if pair else None
    apart = other.start if other else None
    named = next((n for n in reversed(reading.names) if n.end <= first.start and n.type in THINGS and n.entity.entity_id not in COMPONENTS | CLASSES and n.start != apart), None)
    known = _known(context)
    if named or other:
        return bound(named, 0.75, "end_of_change") if named else None
    return known[0].carried() if known else None


def changed_from(page: Page, reading: Reading, index: int, figure: Figure, context: Context) -> Bound | None:
    """What had the value that a change began with, where a figure is its other end: not what has that."""
    first, other, told = _ends(page, reading, index, figure, context)
    return other if told and first is not figure else None


def _known(context: Context) -> list[Bound]:
    """The things that the text goes on about, the last first."""
    return [one for one in (context.thing, context.hero, context.title_thing) if one and one.entity]


def _ends(page: Page, reading: Reading, index: int, figure: Figure, context: Context) -> tuple[Figure | None, Bound | None, bool]:
    """The figure with which the change begins that a figure is an end of, what had it, and whether the sentence says that it is another thing's."""
    at = reading.figures.index(figure) if figure in reading.figures else 0
    before = reading.figures[at - 1] if at else None
    instead = moving_of(page.grammar.code).instead
    closes = before is not None and before.unit == figure.unit and (page.grammar.from_to.fullmatch(page.folded, before.end, figure.start) or instead.fullmatch(page.folded, before.end, figure.start)) is not None
    behind = reading.figures[at + 1] if at + 1 < len(reading.figures) else None
    opens = behind is not None and behind.unit == figure.unit and instead.fullmatch(page.folded, figure.end, behind.start) is not None
    first = before if closes else figure
    if first is None or figure.kind not in ("quantity", "money", "percentage") or not (closes or opens or begins_change(page, reading, figure)):
        return None, None, False
    other, told = _other_end(page, reading, index, first, _known(context))
    if not told and other is None and (pair := side_by_side(page, reading, index, first, context) or over_a_move(page, reading, first)):
        return first, pair[0], True
    return first, other, told


def side_by_side(page: Page, reading: Reading, index: int, first: Figure, context: Context) -> tuple[Bound, Bound] | None:
    """``A100'de 31 saat süren iş N40'ta 38 saat aldı. Doğruluk yüzde 81,6'dan 81,4'e geriledi``: of two things whose values a sentence has told beside each other, the one that had the first value and the one that has the second where a sentence that names nothing goes from one value to another."""
    words = moving_of(page.grammar.code)
    if any(n.type in THINGS | MAKERS for n in reading.names if n.start < first.end) or words.over_time.search(page.folded, reading.start, reading.end):
        return None
    for back in range(1, _SIDE_BY_SIDE + 1):
        before = page.readings[index - back] if index >= back else None
        if before is None or before.block != reading.block:
            return None
        things = {n.entity.entity_id: n for n in before.names if n.type in THINGS and n.entity.entity_id not in COMPONENTS | CLASSES}
        told = [(metric, thing) for metric, thing, at in context.measured if at == index - back and thing.entity]
        if len(things) == _PAIR and words.over_time.search(page.folded, before.start, before.end) is None:
            values = [f for f in before.figures if f.kind in ("quantity", "money") and f.unit == next((one.unit for one in before.figures if one.kind in ("quantity", "money")), None)]
            own = list(things.values())
            apart = len(values) == _PAIR and own[0].end <= values[0].start and own[1].end <= values[1].start and values[0].end <= own[1].start
            if not apart or (told and {thing.entity.entity_id for _, thing in told if thing.entity} != set(things)):
                return None
            coined = [n.entity for n in own if not page.lexicon.knows(n.name)]
            hero = next((one.entity for one in (context.title_thing, *_known(context)) if one and one.entity and one.entity.entity_id in things and (len(coined) != 1 or one is context.title_thing)), coined[0] if len(coined) == 1 else None)
            sides = sorted((bound(n, 0.65, "side_by_side").carried() for n in own), key=lambda one: one.entity is hero)
            return (sides[0], sides[1]) if hero else None
        if things:
            return None
    return None


def over_a_move(page: Page, reading: Reading, first: Figure) -> tuple[Bound, Bound] | None:
    """``A100에서 H100으로 옮겼다. 온도는 74도에서 63도로``: in a text that tells of one move, the thing left has the first value of a change of a sentence that names nothing, and the thing moved to the second; prices change by themselves."""
    pair = moved(page)
    if pair is None or first.kind == "money" or first.start < moved_at(page) or any(n.type in THINGS | MAKERS for n in reading.names if n.start < first.end) or moving_of(page.grammar.code).over_time.search(page.folded, reading.start, reading.end):
        return None
    if pointing_of(page.grammar.code).new.search(page.folded, reading.start, first.start) or moving_of(page.grammar.code).told.search(page.folded, reading.start, first.start):
        return None  # `새 카드는 온도가 70도에서 66도로`: both ends are its own
    old, new = (Bound(one.name, one, None, None, 0.65, SIDE_BY_SIDE) for one in pair)
    return old, new


def sides_of_ratio(page: Page, reading: Reading, index: int, figure: Figure, context: Context) -> tuple[Bound, Bound] | None:
    """``1,150토큰에서 2,990토큰으로 2.6배가 됐다``, ``90 dereceden 60'a, üçte ikiye indi``: a ratio right behind a change from one thing's value to another's is that of both, the thing that has the second value first."""
    at = reading.figures.index(figure) if figure in reading.figures else 0
    if at < _PAIR or figure.unit not in ("x", "percent") or figure.start - reading.figures[at - 1].end > _RIGHT_BEHIND:
        return None
    first, other, told = _ends(page, reading, index, reading.figures[at - 1], context)
    if first is not reading.figures[at - 2] or not told or other is None or other.method != SIDE_BY_SIDE or first.unit == figure.unit:
        return None
    new = holder_at_end(page, reading, index, reading.figures[at - 1], context)
    return (new, other) if new else None


_RIGHT_BEHIND = 12  # code points
SIDE_BY_SIDE = "carried:side_by_side"
_SIDE_BY_SIDE = 4  # sentences
_PAIR = 2  # things


def closes_change(page: Page, reading: Reading, low: int, figure: Figure) -> bool:
    """``전작의 60W에서 95W로``: whether a change that ends with a figure began behind an offset."""
    return any(low <= f.start and f.end <= figure.start and page.grammar.from_to.fullmatch(page.folded, f.end, figure.start) for f in reading.figures)


def _other_end(page: Page, reading: Reading, index: int, first: Figure, known: list[Bound]) -> tuple[Bound | None, bool]:
    """What the first value of a change belongs to, and whether the sentence says that it is another thing's."""
    words = moving_of(page.grammar.code)
    if words.behind_former.search(page.folded, reading.start, first.start):
        topic = known[0].entity if known else None
        former = called_former(page, index) or (numbered_before(page, topic) if topic else None)
        return Bound(former.name, former, None, None, 0.75, "former") if former and former is not topic else None, True
    if told := words.machines.search(page.folded, reading.start, first.start):
        start, end = told.span("noun")
        return Bound(page.text[start:end], None, start, end, 0.7, "end_of_change"), True
    for named in reversed(reading.names):
        if named.end <= first.start and named.type in THINGS and named.entity.entity_id not in COMPONENTS | CLASSES:
            had = words.had.match(page.folded, named.end, first.start) and words.once.search(page.folded, reading.start, named.start)
            against = had is not None or words.held_against.match(page.folded, named.end, first.start) is not None
            return bound(named, 0.75, "held_against") if against else None, against
    return None, False
