"""Arithmetic by word: a move of a percentage told in per cent that is one of points: ``71%였고 지금은 84%다. 13% 올랐다``."""

from __future__ import annotations

from collections.abc import Iterator

from pipeline.languages import reckoning_of
from pipeline.lexicon import fold
from pipeline.verify.amounts import sentence_index
from pipeline.verify.numbers import Tolerances, shown
from pipeline.verify.places import claims_on, measures, spans_of, spread
from pipeline.verify.records import Case, Finding

CHECK, METHOD = "arithmetic", "points"
REACH = 24  # characters behind the move in which it is told
LEAST = 1.0  # point by which the two readings must differ


def check_points_as_percents(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    del tolerances  # points are reckoned exactly
    words, claims = reckoning_of(case.language), claims_on(case)
    numbers = [n for n in measures(case) if n.unit in {"percent", "percentage_point"}]
    for was, now, move in zip(numbers, numbers[1:], numbers[2:], strict=False):
        three = (was, now, move)
        if any(n.unit != "percent" or not n.value or n.value_max or n.quantifier not in {"exact", "about"} or case.block_at(n.start).kind in {"table", "title"} for n in three):
            continue
        low, high = sorted((was.value or 0.0, now.value or 0.0))
        points, share, turned = high - low, 100 * (high / low - 1), 100 * (1 - low / high)
        value, place = move.value or 0.0, [sentence_index(case, n) for n in three]
        if abs(points - value) > 1e-6 or min(abs(share - value), abs(turned - value)) < LEAST or place[2] - place[0] > 1 or case.block_at(was.start) != case.block_at(move.start):
            continue
        if words.went_up.match(fold(case.text[move.end : move.end + REACH])) and not words.apart.search(fold(case.text[now.end : move.end + REACH])):
            said = f"From {shown(was.value, 'percent')} to {shown(now.value, 'percent')} are {shown(points)} points, or {share:.3g}%: the article says {shown(value, 'percent')}."
            for number in (move, now):
                yield from spread(number, claims, Finding("", CHECK, "conflicting", "unit_error", said, {"figures": spans_of(three)}, METHOD))
