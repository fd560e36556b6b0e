"""Arithmetic by place: a percentage told as more that only less of the same two values gives, or the reverse.

``3,1 pikojul … 5,6 pikojul, yüzde 45 daha fazla``, ``0.9kWh … 0.6kWh, 3분의 1 더 많다``: 3.1 are 45% less than 5.6, 5.6 are 81% more than 3.1; nothing is 45% more.
Of speeds and times both readings are told by the same words, so they are left alone.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping, Sequence

from pipeline.languages import bounding_of, directing_of
from pipeline.lexicon import fold
from pipeline.verify.amounts import dimension_of, sentence_index, slack
from pipeline.verify.asides import is_denied
from pipeline.verify.direction_words import Direction, direction_behind
from pipeline.verify.just_beyond import is_of
from pipeline.verify.numbers import Tolerances, shown
from pipeline.verify.other_measures import of_two_measures
from pipeline.verify.places import claims_on, spans_of, spread
from pipeline.verify.records import Assertion, Case, Finding, Number
from pipeline.verify.told_values import alike, told_values

CHECK, METHOD = "arithmetic", "whose percent"
REACH = 26  # characters behind a percentage in which its direction stands
BACK = 2  # sentences before it in which its values stand
LAST = 3  # values before it of which two are meant
LEAST = 12.0  # of smaller ones more and less are all but the same
POINTS = 0.6  # beyond what the digits leave open
APART = 3.0  # points that more and less must differ by
PACED = frozenset({"s", "count/s", "1/s", "operation/s", "bit/s", "percent"})


def check_whose_percent(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    del tolerances  # more and less of two values are no matter of tolerance
    numbers = [n for n in told_values(case) if case.block_at(n.start).kind not in {"title", "chrome", "table"} and not n.value_max]
    claims = claims_on(case)
    for place, stated in enumerate(numbers):
        told = _told(case, stated)
        if told is None:
            continue
        at = sentence_index(case, stated)
        near = [n for n in numbers[:place] if n.kind in {"quantity", "money"} and at - sentence_index(case, n) <= BACK and dimension_of(n) not in PACED and is_of(case, stated, n)]
        like = [n for n in near if n is near[-1] or (alike(case, n, near[-1]) and dimension_of(n) == dimension_of(near[-1]))]
        pairs = [(min(pair, key=_worth), max(pair, key=_worth)) for pair in itertools.combinations(like[-LAST:], 2)]
        right, other = ([(a, b) for a, b in pairs if _fits(stated, a, b, larger=larger)] for larger in (told.larger, not told.larger))
        if len(other) != 1 or right or of_two_measures(claims, *other[0]) or any(of_two_measures(claims, stated, value) for value in other[0]):
            continue
        a, b = other[0]
        if any(own.startswith(its) or its.startswith(own) for own in _subjects(claims, stated) for its in _subjects(claims, b if told.larger else a)):
            continue  # `S2 6.2억, S1 4.3억. S2가 31% 비싸다`: of the right one, and of the wrong base
        more, less = 100 * (_worth(b) / _worth(a) - 1), 100 * (1 - _worth(a) / _worth(b))
        if more - less <= APART:
            continue
        said = f"{shown(b.value, b.unit)} are {shown(float(f'{more:.3g}'), 'percent')} more than {shown(a.value, a.unit)}, which are {shown(float(f'{less:.3g}'), 'percent')} less: the words ({told.word!r}) say the opposite."
        finding = Finding("", CHECK, "conflicting", "wrong_side", said, {"figures": spans_of((a, b, stated))}, METHOD)
        for number in (stated, a, b):
            yield from spread(number, claims, finding)


def _subjects(claims: Mapping[str, Sequence[Assertion]], number: Number) -> set[str]:
    return {c.subject for c in claims.get(number.figure_id or "", ()) if c.subject}


def _told(case: Case, stated: Number) -> Direction | None:
    """The word of direction right behind a percentage that is a difference and no level."""
    if stated.unit not in {"percent", "x"} or not LEAST <= _percent(stated) < 100 or is_denied(case, stated):
        return None
    behind = fold(case.text[stated.end : min(case.sentence_at(stated.start).end, stated.end + REACH)])
    match = bounding_of(case.language).by_so_much.match(behind)
    if match is None or (stated.unit == "x" and not match["more"]):
        return None  # `üçte bir`: a part of it, unless a third more or less
    for rest in (behind[match.start("more") :] if match["more"] else "", behind[match.end() :]):  # `더 쓰는`: the word itself
        told = direction_behind(rest, "")
        compared = told is not None and (match["more"] or any(pattern.match(told.word.strip()) for pattern in directing_of(case.language).of_kind.values()))
        if told is not None and told.plain and compared and rest.lstrip().startswith(told.word.lstrip()):  # no change since a time whose value is not told
            return told
    return None


def _percent(stated: Number) -> float:
    return (stated.value or 0) * (100 if stated.unit == "x" else 1)


def _worth(number: Number) -> float:
    return number.base_value or 1.0


def _fits(stated: Number, a: Number, b: Number, *, larger: bool) -> bool:
    value = 100 * (_worth(b) / _worth(a) - 1) if larger else 100 * (1 - _worth(a) / _worth(b))
    return abs(value - _percent(stated)) <= POINTS + 100 * (slack(a) + slack(b)) / 2
