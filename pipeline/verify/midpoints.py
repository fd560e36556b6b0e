"""Arithmetic by word: the middle of a range, against its ends or against what it may be off by. ``orta nokta 6,7 milyar dolar … 6,4 ile 7,0 milyar arası``; ``중간값은 32억 달러, 범위는 31억~33억 달러``."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from pipeline.lexicon import fold
from pipeline.verify.amounts import dimension_of, sentence_index, slack, worth
from pipeline.verify.numbers import Tolerances, shown
from pipeline.verify.places import claims_on, measures, spans_of, spread
from pipeline.verify.records import Case, Finding, Number

CHECK, METHOD = "arithmetic", "midpoint"
REACH = 2  # sentences from the middle to the range
BEFORE = 26  # characters before a number in which it is called the middle
WIDEST = 3.0  # times that the end of a range is its beginning
_MIDDLE = re.compile(r"(?:orta nokta|orta değer|ortanca hedef|중간값|중간치|가운데 값|중간 지점)\S{0,3}\s(?:\S{1,8}\s)?(?:기준 )?(?:약 |yaklaşik )?$")


def check_midpoints(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    del tolerances  # middles come out to the digits they are written with
    claims = claims_on(case)
    numbers = [n for n in measures(case) if n.value and n.value > 0 and n.kind in {"money", "quantity", "percentage"}]
    for middle in numbers:
        if middle.value_max or not _MIDDLE.search(fold(case.text[max(case.sentence_at(middle.start).start, middle.start - BEFORE) : middle.start])):
            continue
        ranges = list(_ranges(case, middle, numbers))
        if len(ranges) != 1:
            continue
        low, high, ends = ranges[0]
        come, own = (low + high) / 2, worth(middle)
        if abs(come - own) <= slack(middle) * own + slack(ends[-1]) * high:
            continue
        scale = (middle.value or 0) / own
        cause = "unit_error" if any(abs(come / own / step - 1) <= slack(middle) + 0.02 for step in (1e3, 1e-3, 1e4, 1e-4)) else "ratio"
        said = f"The middle of {shown(low * scale)} and {shown(high * scale)} is {shown(float(f'{come * scale:.6g}'), middle.unit)}, the article says {shown(middle.value, middle.unit)}."
        yield from spread(middle, claims, Finding("", CHECK, "conflicting", cause, said, {"figures": spans_of((middle, *ends))}, METHOD))


def _ranges(case: Case, middle: Number, numbers: Sequence[Number]) -> Iterator[tuple[float, float, tuple[Number, ...]]]:
    """Ranges of the middle's kind in its sentence and those beside it."""
    place = sentence_index(case, middle)
    near = [n for n in numbers if n is not middle and abs(sentence_index(case, n) - place) <= REACH and dimension_of(n) == dimension_of(middle)]
    for n in near:
        if n.value_max and 1 < n.value_max / (n.value or 1) <= WIDEST:
            yield worth(n), worth(n) * n.value_max / (n.value or 1), (n,)
