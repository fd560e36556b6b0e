"""Newsletters and other round-ups: short items, each of which tells of its own thing. Nothing goes on from one to the next but the time of publication."""

from __future__ import annotations

import re
from bisect import bisect_right

from pipeline.extract.context import Bound, opens_section
from pipeline.extract.reading import CLASSES, COMPONENTS, MAKERS, THINGS, Page, Reading, asked_once
from pipeline.languages import announcing_of

_LEADS = (
    re.compile(r"[ \t]*(?:\\?\*\*)?(?:\d{1,2}[.)]|[①-⑳❶-❿])[ \t]*\S"),
    re.compile(r"[ \t]*\*\*[^*\n]{2,60}\*\*"),
    re.compile(r"[ \t]*[-*•■◆●▶◇□▲][ \t]+\S"),
)  # of paragraphs and points that open an item, where headings do not
_LABEL = re.compile(r"[ \t]*(?:\*\*)?[^\W\d][^:\n|.,]{2,24}:(?:\*\*)? ")  # `이번 주의 숫자: …`
_FEWEST = 3  # items


@asked_once
def items(page: Page) -> tuple[int, ...]:
    """Where the items of a round-up begin; none where the text is no round-up: it calls itself one before its first item, and what is named in one item is not named again in most others."""
    starts = _opened(page)
    if len(starts) < _FEWEST or not announcing_of(page.grammar.code).roundup.search(page.folded, 0, starts[0]):
        return ()
    named = [{n.entity.entity_id for n in page.names_between(low, high) if n.type in THINGS | MAKERS and n.entity.entity_id not in CLASSES | COMPONENTS} for low, high in zip(starts, (*starts[1:], len(page.text)), strict=True)]
    told = [names for names in named if names]
    most = max((sum(key in names for names in told) for key in set().union(*told)), default=0)
    return starts if len(told) >= _FEWEST and 2 * most <= len(told) else ()


def item_at(page: Page, at: int) -> int | None:
    """Where the item begins in which a place stands; None outside round-ups and before their first item."""
    starts = items(page)
    place = bisect_right(starts, at)
    return starts[place - 1] if place else None


def is_of_other_item(page: Page, reading: Reading, at: int, one: Bound) -> bool:
    """``(① 나래칩이 … 40W) ② 도토리전자, …``: what the item in which a figure stands at ``at`` names nowhere before, nor a thing of its make."""
    start = item_at(page, at)
    if start is None or (one.start is not None and item_at(page, one.start) == start):
        return False
    if one.entity is None:
        return page.folded.find(one.name.lower(), start, reading.end) < 0
    return not any(n.entity is one.entity or page.maker(n.entity) == one.name for n in page.names_between(start, reading.end))


def _opened(page: Page) -> tuple[int, ...]:
    """Headings, or else paragraphs that begin with a number, a bold lead or a point; what begins with a label behind them is an item, too."""
    firsts: dict[int, Reading] = {}
    for reading in page.readings:
        firsts.setdefault(reading.block, reading)
    bodies = [one for one in firsts.values() if page.block(one).kind in ("paragraph", "list_item") and not page.block(one).speaker]
    found = [one for one in firsts.values() if opens_section(page, one)]
    for lead in _LEADS:
        if len(found) < _FEWEST:
            found = [one for one in bodies if lead.match(page.text, page.block(one).start)]
    if len(found) < _FEWEST:
        return ()
    first = min(page.block(one).start for one in found)
    found += [one for one in bodies if page.block(one).start > first and (_LABEL.match(page.text, page.block(one).start))]
    return tuple(sorted({page.block(one).start for one in found}))
