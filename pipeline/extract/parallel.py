"""Values told side by side in one sentence, each with its own: ``A는 35W, B는 24W, C는 31W``, ``A 210, B 130, C 95 lira``."""

from __future__ import annotations

from itertools import pairwise

from pipeline.extract.context import Bound, bound
from pipeline.extract.metrics import metric_words
from pipeline.extract.nameless import is_bare, is_person
from pipeline.extract.reading import CLASSES, COMPONENTS, MAKERS, MEASURES, THINGS, WORKLOADS, Named, Page, Reading, asked_once
from pipeline.languages import parallel_of
from schemas.records import Figure

OWNERS = THINGS | MAKERS | {"product"}
_TOLD = 2  # times that an article calls a thing by words that nothing else shows to be a name
_SHORTEST = 2  # code points of such words
Item = tuple[int, int]


def item_of(page: Page, reading: Reading, figure: Figure, *, of_makers: bool) -> Bound | None:
    """Whose a value is that stands in a row of values of one unit, each behind a label; a label without a name only beside names."""
    row = next((row for row in rows_of(page, reading) if any(one is figure for one, _ in row)), None)
    if row is None:
        return None
    names = [_named(reading, *span) for _, span in row]
    at = next(i for i, (one, _) in enumerate(row) if one is figure)
    start, end = row[at][1]
    if (own := names[at]) is not None:
        return bound(own, 0.85, "listed")
    known = {one.type for one in names if one}
    if not known or (not of_makers and known <= MAKERS) or not _may_be_name(page, reading, start, end):
        return None
    return Bound(page.text[start:end], None, start, end, 0.6, "item_words")


@asked_once
def rows_of(page: Page, reading: Reading) -> list[list[tuple[Figure, Item]]]:
    """The rows of a sentence: neighbouring values of one unit with a label before each."""
    measures = [f for f in reading.figures if f.kind in MEASURES]
    rows: list[list[tuple[Figure, Item]]] = []
    for first, second in pairwise(measures):
        label = _label(page, first, second) if first.unit in (second.unit, None) else None
        if label is None:
            continue
        if rows and rows[-1][-1][0] is first:
            rows[-1].append((second, label))
        elif head := _head(page, reading, first):
            rows.append([(first, head), (second, label)])
    return rows


def _label(page: Page, first: Figure, second: Figure) -> Item | None:
    """What stands between two values: the end of the one, a pause, the label of the other."""
    match = parallel_of(page.grammar.code).between.fullmatch(page.folded, first.end, second.start)
    return match.span("label") if match else None


def _head(page: Page, reading: Reading, first: Figure) -> Item | None:
    """The name right before the first value."""
    low = max([reading.start, *(f.end for f in reading.figures if f.kind in MEASURES and f.end <= first.start)])
    before = [n for n in reading.names if low <= n.start and n.end <= first.start]
    if before and parallel_of(page.grammar.code).gap.fullmatch(page.folded, before[-1].end, first.start):
        return before[-1].start, before[-1].end
    return None


def _named(reading: Reading, start: int, end: int) -> Named | None:
    """The thing or maker that a label ends with."""
    return next((n for n in reading.names if start <= n.start and n.end == end and n.type in OWNERS and n.entity.entity_id not in CLASSES | COMPONENTS), None)


def _may_be_name(page: Page, reading: Reading, start: int, end: int) -> bool:
    """Whether a label can be what its value is of: no measure, no time, no workload, nobody's name."""
    words = page.folded[start:end]
    if (page.grammar.code == "tr" and not page.text[start].isupper()) or page.folded.count(words) < _TOLD or len(words) < _SHORTEST:
        return False
    if metric_words(page, start, end) or is_bare(page, start, end) or is_person(page, start, end) or parallel_of(page.grammar.code).never.search(words):
        return False
    return not any(f.start < end and start < f.end for f in reading.figures if f.kind != "name") and not any(n.start < end and start < n.end for n in reading.names if n.type in WORKLOADS | OWNERS)
