"""Arithmetic by place: a price or a time told to be so many per cent less or more, right behind the only two prices or times that may be meant.

``Liste fiyatı 148.000 avro. Önceki model 160.000 avroydu; yeni kuşak böylece yüzde 17,5 daha uygun``; ``44.8분이 걸렸는데 이제 40.6분이면 된다. 시간이 19.4% 짧다``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from pipeline.languages import pacing_of
from pipeline.lexicon import fold
from pipeline.verify.amounts import digits, dimension_of
from pipeline.verify.asides import is_denied, is_listed, told_of_the_past
from pipeline.verify.differences import is_difference
from pipeline.verify.equations import come_to
from pipeline.verify.numbers import MONEY, shown
from pipeline.verify.partners import alike
from pipeline.verify.places import claims_on, spans_of, spread
from pipeline.verify.reckoned import Way
from pipeline.verify.reckoned_cues import Weighing
from pipeline.verify.records import Case, Finding
from pipeline.verify.retold import Telling
from pipeline.verify.told_readings import READINGS, told_reading

CHECK, METHOD = "arithmetic", "only pair"
APART = 1  # sentences between a change and its two values
AFTER = 24  # characters behind a change in which its measure is named
NEAR = (0.25, 4.0)  # times that a change may be off and be meant
LEAST_DIGITS = 2  # of both values
PAIR = 2


def check_only_pairs(case: Case, weighing: Weighing) -> Iterator[Finding]:
    claims = claims_on(case)
    for target in weighing.ways.tellings:
        way = _missed(case, weighing, target) if target.number.unit == "percent" and target.kind not in {"table", "title"} else None
        if way is not None:
            values = [p.number for p in way.parts]
            told = told_reading(case, target.number, values[0], values[1])
            reading, computed = (told[0], told[1].value) if told is not None else (READINGS[way.reading], way.computed)
            said = f"{shown(values[0].value, values[0].unit)} and {shown(values[1].value, values[1].unit)}: {come_to(computed, 'percent')} ({reading}), the article says {shown(target.number.value, 'percent')}."
            finding = Finding("", CHECK, "conflicting", "ratio", said, {"figures": spans_of((*values, target.number)), "computed": computed}, METHOD)
            for number in (target.number, *values):
                yield from spread(number, claims, finding)


def _missed(case: Case, weighing: Weighing, target: Telling) -> Way | None:
    """The change between the only two values of its measure told in its sentence and the one before, where nothing in the article gives it."""
    number = target.number
    words, clause = pacing_of(case.language), _clause(case, target)
    priced, timed = words.priced.search(clause) is not None, words.timed.search(clause) is not None
    if priced == timed or number.quantifier != "exact" or (weighing.ways.plainly(number) is None and not words.cheaper.search(clause)) or words.held_against.search(clause) or words.of_each.search(clause):
        return None
    if is_denied(case, number) or is_listed(case, number) or any(_is_of_its_measure(case, w, priced=priced) for w in weighing.fitting[number.start]):
        return None
    near = [o for o in weighing.ways.tellings if o.kind == target.kind and o.number.start < number.start and 0 <= target.sentence - o.sentence <= APART and case.block_at(o.number.start) == case.block_at(number.start)]
    values = [o for o in near if (o.number.kind == "money" and dimension_of(o.number) in MONEY) == priced and (o.number.base_unit == "s") == timed and o.number.kind in {"money", "quantity"}]
    if len(values) != PAIR or not alike(values[0].number, values[1].number) or any(o.number.quantifier != "exact" or len(digits(o.number)) < LEAST_DIGITS or is_difference(case, o.number) for o in values):
        return None
    if any(o.number.unit in {"percent", "x"} for o in near if o.number.start > values[0].number.start) or told_of_the_past(case, number, [o.number for o in values]):
        return None
    way = next((w for w in weighing.ways.found if w.kind == "change" and w.target is target and {p.number.start for p in w.parts} == {o.number.start for o in values}), None)
    return way if way is not None and not way.fits and NEAR[0] <= way.computed / (number.value or 1) <= NEAR[1] else None


def _is_of_its_measure(case: Case, way: Way, *, priced: bool) -> bool:
    """Whether a change that comes out is one of prices, or of times, of its paragraph: others give it by chance."""
    values = [p.number for p in way.parts]
    of_one = all((n.kind == "money") == priced and (n.base_unit == "s") != priced for n in values)
    return way.kind == "change" and way.reading != "part" and of_one and all(case.block_at(n.start) == case.block_at(way.target.number.start) for n in values)


def _clause(case: Case, target: Telling) -> str:
    """The words between the last number before a change and it, and right behind it."""
    number = target.number
    before = [n.end for n in case.numbers if n.end <= number.start]
    low = max(case.sentence_at(number.start).start, max(before, default=0))
    behind = re.split(r"[,;:.()\d]", case.text[number.end : number.end + AFTER], maxsplit=1)[0]
    return fold(case.text[low : number.start] + " # " + behind)
