"""What holds a number of chips: ``가온 4U에는 H200이 8장 들어간다``, ``Kovan 2'de 8 H200 var``, ``8 H200 taşıyan Kovan 2``."""

from __future__ import annotations

from pipeline.extract.claimable import past_maker
from pipeline.extract.context import Bound, Context, bound
from pipeline.extract.reading import CLASSES, COMPONENTS, THINGS, Named, Page, Reading
from pipeline.languages import parallel_of, wholes_of
from schemas.records import Figure

_APART = 8  # code points between a thing and its number, or a number and its thing
_REACH = 40  # code points between the holder and the number of what it holds


def holder_of(page: Page, reading: Reading, figure: Figure, context: Context) -> Bound | None:
    """The thing that the counted chips are in, where the sentence says that they are in it; what it goes on about where it only says ``içinde``."""
    words, things = parallel_of(page.grammar.code), [n for n in reading.names if n.type in THINGS and n.entity.entity_id not in CLASSES | COMPONENTS]
    behind = past_maker(page, reading, figure.end)
    counted = next((n for n in things if 0 <= n.start - behind <= _APART or (0 <= figure.start - n.end <= _APART and n.role != "dative")), None)
    if counted is None:
        return None
    low, end = min(counted.start, figure.start), max(counted.end, figure.end)
    if wholes_of(page.grammar.code).added.match(page.folded, end, reading.end):
        return bound(counted, 0.75, "counted")  # `Poyraz'a 16 H200 eklenecek`: so many more, not all that it has
    described = words.held_by.match(page.folded, end, reading.end)
    if described:
        holder = next((n for n in things if 0 <= n.start - described.end() <= _APART * 2), None)
        return _other(holder, counted)
    if not words.holds.search(page.folded, max(reading.start, low - _REACH), low):
        return None
    if words.held and not words.held.match(page.folded, end, reading.end):
        return None
    holders = [n for n in things if n.end <= low]
    if holders:
        return _other(holders[-1], counted) if words.holds.search(page.folded, holders[-1].end, low) else None
    if unnamed := _unnamed(page, reading, low):
        return unnamed
    return None if any(n.end <= low for n in reading.names) or context.thing is None or context.thing.entity is counted.entity else context.thing.carried()


def _other(holder: Named | None, counted: Named) -> Bound | None:
    return bound(holder, 0.8, "holder") if holder and holder.entity.entity_id != counted.entity.entity_id else None


def _unnamed(page: Page, reading: Reading, low: int) -> Bound | None:
    """``중고 서버에는 H200이 8장 꽂혀 있다``: the common noun that holds what begins at ``low``."""
    words = parallel_of(page.grammar.code)
    held = words.holds.search(page.folded, max(reading.start, low - _REACH), low)
    found = words.housing.search(page.folded, max(reading.start, held.start() - _REACH), held.start()) if words.housing and held else None
    return Bound(page.text[slice(*found.span("phrase"))], None, *found.span("phrase"), 0.6, "holder") if found else None
