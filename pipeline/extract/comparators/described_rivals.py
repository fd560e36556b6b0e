"""What is told of the other side in the words that describe it: ``두 배 비싼 H100보다 30% 빠르다``, ``fiyatı iki kat olan H100'den yüzde 30 hızlı``."""

from __future__ import annotations

from pipeline.extract.claimable import past_maker
from pipeline.extract.context import Bound, bound
from pipeline.extract.reading import CLASSES, COMPONENTS, THINGS, Named, Page, Reading, asked_once
from pipeline.languages import parallel_of
from schemas.records import Figure

DESCRIBED_BY = "described_by"
_LEADING = ("topic", "subject")


@asked_once
def rival_described(page: Page, reading: Reading, figure: Figure) -> tuple[Named, Named] | None:
    """The rival that a multiple or percentage describes, and against what: its own standard right before it (``A30보다 두 배 비싼 H100보다``), else what the sentence is about."""
    if figure.unit not in ("x", "percent"):
        return None
    words = parallel_of(page.grammar.code)
    told = words.gap_described.match(page.folded, figure.end, reading.end)
    start = past_maker(page, reading, told.end() - 1) + 1 if told else None
    rival = next((n for n in reading.names if n.start == start and n.type in THINGS and n.entity.entity_id not in COMPONENTS | CLASSES), None)
    if rival is None or not (rival.role == "comparator" or words.just_like.match(page.folded, rival.end)):
        return None
    if figure.unit == "percent" and not any(degree.pattern.search(page.folded, figure.end, rival.start) for degree in page.grammar.degrees):
        return None  # `payı yüzde 30 olan H100'den`: its own value
    things = [n for n in reading.names if n.type in THINGS and n.name != rival.name]
    before = [n for n in things if n.end <= figure.start]
    if before and before[-1].role == "comparator":
        return rival, before[-1]
    if any(n.role not in _LEADING for n in before):
        return None
    leading = [n for n in things if n.role in _LEADING]
    return (rival, leading[0]) if len({n.name for n in leading}) == 1 else None


def sides_of_described(page: Page, reading: Reading, figure: Figure) -> tuple[Bound, Bound] | None:
    """The rival and what it is described against."""
    two = rival_described(page, reading, figure)
    return (bound(two[0], 0.8, DESCRIBED_BY), bound(two[1], 0.75, DESCRIBED_BY)) if two else None
