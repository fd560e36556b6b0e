"""Which of the readings of a change in per cent its words have: so much more than the smaller of two values, or so much less than the larger."""

from __future__ import annotations

import re
from typing import Literal

from pipeline.verify.amounts import dimension_of
from pipeline.verify.direction_words import TIMES, direction_before, direction_behind
from pipeline.verify.equations import Equation, less, more
from pipeline.verify.records import Case, Number

CLAUSE = 24  # code points around a change in which its direction is told
READINGS = {"up": "more than the smaller", "down": "less than the larger", "part": "part of it", "points": "points of difference", "times": "times as much", "square": "times the square", "cube": "times the cube"}


def told_way(case: Case, stated: Number, value: Number) -> Literal["up", "down"] | None:
    """``45% 적었다``, ``yüzde 30 daha yavaş``; a time that is faster or slower may be told of the time or of the speed."""
    if stated.unit != "percent":
        return None
    end = min(case.sentence_at(stated.start).end, stated.end + CLAUSE)
    after = re.split(r"[,;:.()\d]", case.text[stated.end : end], maxsplit=1)[0]
    told = direction_behind(after, dimension_of(value)) or direction_before(case.text[max(0, stated.start - CLAUSE) : stated.start])
    if told is None or (not told.plain and dimension_of(value) in TIMES):
        return None
    return "up" if told.larger else "down"


def told_reading(case: Case, stated: Number, a: Number, b: Number) -> tuple[str, Equation] | None:
    """The reading that the words of a change have, with what two values of one kind come to in it; None where words do not tell."""
    way = told_way(case, stated, a)
    low, high = sorted((n.value if a.unit == b.unit else n.base_value) or 0.0 for n in (a, b))
    if way is None or not 0 < low < high or (a.unit != b.unit and (a.base_unit is None or a.base_unit != b.base_unit)):
        return None
    return READINGS[way], more(high, low) if way == "up" else less(low, high)
