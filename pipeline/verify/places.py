"""Where numbers stand towards one another, and which claims stand on them."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from operator import attrgetter

from pipeline.verify.names import keys
from pipeline.verify.records import Assertion, Case, Finding, Number, Span, asked_once

MEASURING = frozenset({"quantity", "percentage", "ratio", "money"})


def measures(case: Case) -> list[Number]:
    """Numbers that measure or count, in order."""
    return list(_measures(case))


def measures_within(case: Case, low: int, high: int) -> tuple[Number, ...]:
    """The measuring numbers that begin in a part of the text, in order; quickly, for checks that ask at every number of a long one."""
    numbers = _measures(case)
    first, last = (bisect_left(numbers, place, key=attrgetter("start")) for place in (low, high))
    return numbers[first:last]


def beside(case: Case, number: Number) -> tuple[Number | None, Number | None]:
    """The measuring numbers next to a number, before it and after it."""
    numbers = _measures(case)
    first, last = (bisect_left(numbers, place, key=attrgetter("start")) for place in (number.start, number.end))
    before = next((n for n in reversed(numbers[:first]) if n.end <= number.start), None)
    return before, next(iter(numbers[last:]), None)


@asked_once
def _measures(case: Case) -> tuple[Number, ...]:
    return tuple([n for n in case.numbers if n.kind in MEASURING and n.value is not None and not (n.unit == "point" and _is_full_marks(case, n))])


def _is_full_marks(case: Case, number: Number) -> bool:
    """``17점(20점)``, ``27점(30점 만점)``: the most that could be had, in brackets behind what was."""
    return _MARKS_BEFORE.search(case.text, max(0, number.start - MARKS), number.start) is not None and _MARKS_AFTER.match(case.text, number.end) is not None


MARKS = 8  # characters before a number in which other marks and a bracket stand
_MARKS_BEFORE = re.compile(r"\d\s?(?:점|puan)\s?\($")
_MARKS_AFTER = re.compile(r"\s?(?:만점|üzerinden)?\)")


def by_sentence(case: Case) -> Iterator[tuple[Span, list[Number]]]:
    """Sentences that hold measuring numbers, with these."""
    groups: defaultdict[tuple[int, int], list[Number]] = defaultdict(list)
    for number in measures(case):
        span = case.sentence_at(number.start)
        groups[span.start, span.end].append(number)
    for (start, end), numbers in groups.items():
        yield Span(start, end), numbers


@asked_once
def claims_on(case: Case) -> dict[str, list[Assertion]]:
    """Claims by the figure_id they stand on."""
    found: defaultdict[str, list[Assertion]] = defaultdict(list)
    for claim in case.claims:
        if claim.figure is not None:
            found[claim.figure.figure_id].append(claim)
    return found


LOADED = frozenset({"power", "energy", "temperature", "noise", "clock_frequency"})  # metrics of what a thing is doing


def rated_and_measured(case: Case, ours: Sequence[Assertion], theirs: Sequence[Assertion]) -> bool:
    """``전력: 75W`` in a specification and ``소비전력(W) | 71`` in a table of tests: what a thing may draw and what it drew are two facts."""
    measured, rated = ([any(claim.metric in LOADED and _is_tested(case, claim) == tested for claim in one) for one in (ours, theirs)] for tested in (True, False))
    return (measured[0] and rated[1]) or (measured[1] and rated[0])


def _is_tested(case: Case, claim: Assertion) -> bool:
    """Whether a value was measured on a workload, or stands in a table of values that were."""
    block = case.block_at(claim.start)
    return bool(claim.benchmark) or (block.kind == "table" and any(c.benchmark and block.start <= c.start < block.end for c in case.claims))


def spread(number: Number, claims: dict[str, list[Assertion]], finding: Finding) -> Iterator[Finding]:
    """The finding for each claim on a number; for the number itself where there is none."""
    from dataclasses import replace

    for id_ in ids_of(number, claims):
        yield replace(finding, claim_id=id_)


def ids_of(number: Number, claims: dict[str, list[Assertion]]) -> list[str]:
    return [claim.claim_id for claim in claims.get(number.figure_id, ())] or [number.figure_id]


def spans_of(numbers: Iterable[Number]) -> list[list[int]]:
    return [[n.start, n.end] for n in numbers]


def work_of(claim: Assertion) -> frozenset[str]:
    """What a claim was measured on, without the suite that holds it."""
    return frozenset(key for key in keys(claim.benchmark) if not key.startswith("mlperf"))


def same_work(one: Assertion, other: Assertion) -> bool:
    """Whether two claims may be of one workload: models of one suite (``MLPerf``) are not."""
    ours, theirs = work_of(one), work_of(other)
    return bool(ours & theirs) if ours and theirs else not (one.benchmark and other.benchmark) or bool(keys(one.benchmark) & keys(other.benchmark))
