"""Arithmetic by word: a level that a share came to by so many points, and the two shares that lie so many points apart elsewhere.

``kullanım oranı yüzde 61'den yüzde 74'e çıktı, artış 13 puan … oranın 13 puan artarak yüzde 78'e ulaşması``; ``38%에서 41%로 … 3%포인트 오른 46%``.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from pipeline.languages import totalling_of
from pipeline.lexicon import fold
from pipeline.verify.amounts import sentence_index
from pipeline.verify.numbers import Tolerances, shown
from pipeline.verify.places import claims_on, measures, spans_of, spread
from pipeline.verify.records import Case, Finding, Number
from pipeline.verify.retold import is_correction

CHECK, METHOD = "arithmetic", "point level"
BETWEEN = 30  # characters between the points and the level that they came to
APART = 1  # sentences between the two shares of a pair
SAME = 1e-6


def check_point_levels(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    del tolerances  # levels are told to the digit
    if is_correction(case):
        return
    claims = claims_on(case)
    numbers = [n for n in measures(case) if n.value and n.value > 0 and not n.value_max and n.quantifier == "exact"]
    shares = [n for n in numbers if n.unit == "percent"]
    for points, level, side in _moved(case, numbers):
        was = (level.value or 0) - side * (points.value or 0)
        others = [n for n in shares if n is not level]
        if any(abs((n.value or 0) - x) <= SAME for n in others for x in (was, level.value or 0)):
            continue
        pairs = {(a, b) for a in others for b in others if abs(side * ((b.value or 0) - (a.value or 0)) - (points.value or 0)) <= SAME and abs(sentence_index(case, a) - sentence_index(case, b)) <= APART}
        if len({(a.value, b.value) for a, b in pairs}) != 1:
            continue
        first, second = min(pairs, key=lambda p: p[1].start)
        said = f"{shown(first.value, first.unit)} and {shown(second.value, second.unit)} lie {shown(points.value)} points apart, by which the article comes to {shown(level.value, level.unit)} elsewhere."
        for number in (level, points, second):
            yield from spread(number, claims, Finding("", CHECK, "conflicting", "contradiction", said, {"figures": spans_of((first, second, points, level))}, METHOD))


def _moved(case: Case, numbers: list[Number]) -> Iterator[tuple[Number, Number, int]]:
    """Points, the share behind them that they led to, and the side that it moved to."""
    totalling = totalling_of(case.language)
    for points, level in itertools.pairwise(numbers):
        between = fold(case.text[points.end : level.start])
        if points.unit in {"point", "percentage_point"} and level.unit == "percent" and len(between) <= BETWEEN and (match := totalling.moved_by.match(between)):
            yield points, level, 1 if match["up"] else -1
