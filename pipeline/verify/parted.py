"""Long documents in parts, so that what is compared number with number takes time in proportion to their length.

Articles have a few dozen numbers, long ones up to 200, and are checked whole. A document of more than ``MOST_NUMBERS`` is checked in parts of that many, each
with the sentences around it that its numbers may be made from; what it tells at one end is then not held against the other.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

from pipeline.verify.records import Case, Span

MOST_NUMBERS = 200  # of a document that is checked whole
AROUND = 40  # numbers before and after a part that it is read with
MOST_IN_ONE = 120  # numbers of one sentence, beyond which it lists data and nothing in it is reckoned from its neighbours


@dataclass(frozen=True, slots=True)
class Part:
    """A stretch of a document. ``own``: ids of the claims and figures that are judged in it; ``adds_up``: False for a piece of a table and where one sentence lists data."""

    case: Case
    own: frozenset[str]
    adds_up: bool = True


def parts(case: Case) -> Iterator[Part]:
    """The document itself, or its stretches in order: every claim and every figure is judged in exactly one of them."""
    if len(case.numbers) <= MOST_NUMBERS:
        yield Part(case, frozenset([*(n.figure_id for n in case.numbers), *(c.claim_id for c in case.claims), *(s.submission_id for s in case.submissions)]), adds_up=not _is_crowded(case))
        return
    edges = list(_edges(case))
    places = [n.start for n in case.numbers]
    for low, high in zip(edges, [*edges[1:], len(case.text) + 1], strict=True):
        first, last = bisect_left(places, low), bisect_left(places, high)
        cut = any(b.kind == "table" and (b.start < low < b.end or b.start < high < b.end) for b in _over(case.blocks, low, high))
        around = (low, high) if cut or _is_title(case, low) else (_place(case, first - AROUND, low), _place(case, last + AROUND, high))
        own = [n.figure_id for n in case.numbers[first:last]] + [c.claim_id for c in case.claims if low <= c.start < high] + [s.submission_id for s in case.submissions if low <= s.start < high]
        part = _between(case, *around)
        yield Part(part, frozenset(own), adds_up=not cut and not _is_crowded(part))


def _is_crowded(case: Case) -> bool:
    """Whether one sentence that is no table holds more numbers than anyone reckons with."""
    if len(case.numbers) <= MOST_IN_ONE:
        return False
    counts = Counter(case.sentence_at(n.start).start for n in case.numbers)
    return any(count > MOST_IN_ONE and case.block_at(start).kind != "table" for start, count in counts.items())


def _edges(case: Case) -> Iterator[int]:
    """Where parts begin: at the text, behind its title, then at the first sentence after so many numbers."""
    low = 0
    yield low
    title = next((b for b in case.blocks if b.kind == "title"), None)
    if title is not None:
        low = title.end
        yield low
    count = 0
    for number in case.numbers:
        count += number.start >= low
        if count > MOST_NUMBERS and (start := case.sentence_at(number.start).start) > low:
            low, count = start, 1
            yield low


def _is_title(case: Case, low: int) -> bool:
    return low == 0 and any(b.kind == "title" for b in case.blocks)


def _place(case: Case, index: int, edge: int) -> int:
    """Where the sentence of a number begins, no further than the title and the end of the text."""
    if index >= len(case.numbers):
        return len(case.text) + 1
    title = next((b.end for b in case.blocks if b.kind == "title"), 0)
    start = case.sentence_at(case.numbers[max(0, index)].start).start
    return max(start, title) if start <= edge else start


def _between(case: Case, low: int, high: int) -> Case:
    return replace(
        case,
        sentences=_over(case.sentences, low, high),
        blocks=_over(case.blocks, low, high),
        numbers=tuple(n for n in case.numbers if low <= n.start < high),
        claims=tuple(c for c in case.claims if low <= c.start < high),
        submissions=tuple(s for s in case.submissions if low <= s.start < high),
    )


def _over(spans: tuple[Span, ...], low: int, high: int) -> tuple[Span, ...]:
    """Spans that reach into a stretch."""
    return spans[max(0, bisect_right(spans, low, key=lambda s: s.start) - 1) : bisect_left(spans, high, key=lambda s: s.start)]
