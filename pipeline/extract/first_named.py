"""Where a text names a thing first: what no sentence has named yet is not what one without a name tells of."""

from __future__ import annotations

from pipeline.extract.context import Bound
from pipeline.extract.reading import THINGS, Page, Reading, asked_once


def is_named_later(page: Page, reading: Reading, one: Bound) -> bool:
    """``(A100으로 연습했다.) 60시간 걸렸다. 본학습에는 H100을 썼다``: whether a name stands in the text only behind a sentence."""
    if one.entity is None or (one.start is not None and one.start < reading.end):
        return False
    return _first_places(page).get(one.entity.entity_id, -1) >= reading.end


def is_another_named_first(page: Page, reading: Reading, one: Bound) -> bool:
    """Whether a thing stands in the text only behind a sentence, and others of its sort before: nothing else may be what a text without a name begins with."""
    if not is_named_later(page, reading, one):
        return False
    return any(named.type in THINGS for before in page.readings if before.start < reading.end for named in before.names)


def is_sold_later(page: Page, reading: Reading, one: Bound, metric: str) -> bool:
    """``Yıllık sevkiyat 2 milyon karta çıktı. … <paragraph> … FY-1 kartından 3.000 adet``, ``연간 출하량은 200만 장``: whether a thing that only a later paragraph names would have what is told of all that was shipped."""
    if metric not in _OF_ALL or one.entity is None or one.entity.type not in THINGS or not is_named_later(page, reading, one):
        return False
    return _first_places(page)[one.entity.entity_id] >= page.block(reading).end and not one.method.startswith("pointing")


_OF_ALL = frozenset({"shipments", "market_size"})


@asked_once
def _first_places(page: Page) -> dict[str, int]:
    """The first place of each entity, by any of its names."""
    places: dict[str, int] = {}
    for reading in page.readings:
        for named in reading.names:
            places[named.entity.entity_id] = min(named.start, places.get(named.entity.entity_id, named.start))
    return places
