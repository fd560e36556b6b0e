"""Arithmetic by place: a part or a multiple that two values pass or miss by a little, told the other way round.

``38kWh … 72kWh, 절반을 조금 넘는다``; ``311,9 dakikadan 153,6 dakikaya, yarının biraz altına``; ``9.3장 … 28.9장, 세 배가 채 안 된다``.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pipeline.languages import bounding_of
from pipeline.lexicon import fold
from pipeline.verify.amounts import dimension_of, sentence_index, slack
from pipeline.verify.asides import is_denied
from pipeline.verify.direction_words import direction
from pipeline.verify.numbers import MONEY, Tolerances, shown
from pipeline.verify.partners import ASPECTS
from pipeline.verify.places import claims_on, spans_of, spread
from pipeline.verify.records import Case, Finding, Number
from pipeline.verify.told_values import alike, told_values

CHECK, METHOD = "arithmetic", "just beyond"
REACH = 30  # characters behind a multiple that are read
BACK = 2  # sentences before it in which its values stand
LITTLE, MUCH = 1.25, 2.0  # times that two values may pass what is told, where they do by a little and where nothing says by how much
MEANT = 1.3  # times that two values may lie on the wrong side and be those that are meant
MEANT_FAR = 1.15  # the same of a value told far before
BEFORE = 34  # characters before it in which a measure is named
SURE_DIGITS = 3  # of two values together
SIDES = {"more_than": True, "at_least": True, "less_than": False}


class Told(NamedTuple):
    """A part or a multiple, whether it is passed or missed, and up to how many times the values may lie beyond it."""

    stated: Number
    over: bool
    most: float
    change: bool  # told of what was added or taken off, perhaps

    def right(self, ratio: float) -> bool:
        beyond = ratio / (self.stated.value or 1)
        return (1 - EVEN <= beyond <= self.most) if self.over else (1 / self.most <= beyond <= 1 + EVEN)

    def wrong(self, ratio: float, meant: float) -> bool:
        beyond = ratio / (self.stated.value or 1)
        return (1 / meant <= beyond < 1 - EVEN) if self.over else (1 + EVEN < beyond <= meant)


EVEN = 0.004  # relative: neither passed nor missed


def check_just_beyond(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    del tolerances  # on which side of a multiple two values lie does not depend on them
    numbers = told_values(case)
    values = [n for n in numbers if n.kind in {"quantity", "money", "percentage"} and case.block_at(n.start).kind not in {"title", "chrome"} and not n.value_max and n.quantifier in {"exact", "about"}]
    claims = claims_on(case)
    for told in filter(None, (_told(case, n) for n in numbers)):
        pair = _missed(case, told, values)
        if pair is None:
            continue
        a, b = sorted(pair, key=lambda n: n.base_value or 0, reverse=(told.stated.value or 0) > 1)
        side = "more" if told.over else "less"
        said = f"{shown(a.value, a.unit)} is {shown(_round((a.base_value or 0) / (b.base_value or 1)))} of {shown(b.value, b.unit)}, the article says {side} than {shown(_round(told.stated.value or 0), 'x')}."
        finding = Finding("", CHECK, "conflicting", "wrong_side", said, {"figures": spans_of((a, b, told.stated))}, METHOD)
        for number in (told.stated, a, b):
            yield from spread(number, claims, finding)


def _round(value: float) -> float:
    return float(f"{value:.3g}")


def _told(case: Case, n: Number) -> Told | None:
    if n.unit != "x" or n.value is None or n.value_max or not (0 < n.value < 1 or n.value >= 2) or case.block_at(n.start).kind in {"title", "table", "chrome"} or is_denied(case, n):
        return None
    words = bounding_of(case.language)
    behind = fold(case.text[n.end : min(case.sentence_at(n.start).end, n.end + REACH)])
    sentence = fold(case.words(case.sentence_at(n.start))).rstrip()
    if words.of_some.match(behind) or sentence.endswith("?") or words.saved.search(sentence):
        return None  # `절반을 조금 넘게 아꼈다`, `aradaki fark yarısından biraz fazla`: what lies between the two
    if _is_of_another(case, n):
        return None
    change = n.value < 1 and words.of_change.match(behind) is not None
    than = words.than.match(behind)
    if than is not None:
        side = direction(behind[than.end() :], "")
        return Told(n, side.larger, LITTLE, change=False) if side is not None and side.plain else None
    if words.over.match(behind):
        return Told(n, over=True, most=LITTLE, change=change)
    over = SIDES.get(n.quantifier)
    return None if over is None else Told(n, over, LITTLE if words.barely.match(behind) else MUCH, change)


def _is_of_another(case: Case, n: Number) -> bool:
    """``관객의 절반을 조금 밑도는``, ``okurlarımızın yarısından biraz fazlası``: whether a part is told of something that the sentences before, where its values stand, do not speak of."""
    start = case.sentence_at(n.start).start
    owner = bounding_of(case.language).owner.search(fold(case.text[start : n.start]))
    before = fold(case.text[case.sentences[max(0, sentence_index(case, n) - BACK)].start : start + (owner.start() if owner else 0)])
    return owner is not None and owner["owner"][:STEM] not in before


STEM = 2  # letters by which a noun is known whatever its ending


def _missed(case: Case, told: Told, values: Sequence[Number]) -> tuple[Number, Number] | None:
    """The only two values near a multiple that lie on the wrong side of it, where no two lie on the right one; else one near it, and one told far before."""
    at = sentence_index(case, told.stated)
    end = case.sentence_at(told.stated.start).end
    values = [n for n in values if is_of(case, told.stated, n)]
    near = [n for n in values if n.start != told.stated.start and n.start < end and at - sentence_index(case, n) <= BACK and case.block_at(n.start).kind != "table"]
    pairs = [(a, b) for a, b in itertools.combinations(near, 2) if _are_alike(case, a, b)]
    if any(told.right(r) for a, b in pairs for r in _ratios(told, a, b)):
        return None
    wrong = _distinct([(a, b) for a, b in pairs if told.wrong(_ratio(told, a, b), MEANT) and _is_sure(a, b)])
    if wrong:
        return wrong[0] if len(wrong) == 1 and (told.most == LITTLE or _is_next(case, told.stated, *wrong[0])) else None
    if told.most != LITTLE or any(sentence_index(case, n) == at for pair in pairs for n in pair):
        return None
    own = [n for n in near if sentence_index(case, n) >= at - 1]
    far = [(a, b) for a in own for b in values if b not in near and b.start < end and _are_alike(case, a, b)]
    if any(told.right(r) for a, b in far for r in _ratios(told, a, b)):
        return None
    wrong = _distinct([(a, b) for a, b in far if told.wrong(_ratio(told, a, b), MEANT_FAR) and _is_sure(a, b)])
    return wrong[0] if len(wrong) == 1 else None


def _is_next(case: Case, stated: Number, a: Number, b: Number) -> bool:
    """Whether a value stands in the sentence of a multiple, or that begins with the multiple and says no more of what it is told of."""
    start = case.sentence_at(stated.start).start
    return any(start <= n.start for n in (a, b)) or bounding_of(case.language).opens.fullmatch(fold(case.text[start : stated.start])) is not None


def is_of(case: Case, stated: Number, value: Number) -> bool:
    """Whether the words around a multiple name no other measure than that of its values."""
    sentence = case.sentence_at(stated.start)
    words = case.text[max(sentence.start, stated.start - BEFORE) : min(sentence.end, stated.end + REACH)]
    kind = "money" if dimension_of(value) in MONEY else dimension_of(value)
    said = [dimensions for pattern, dimensions in ASPECTS if pattern.search(words)]
    return not said or any(kind in dimensions for dimensions in said)


def _are_alike(case: Case, a: Number, b: Number) -> bool:
    return alike(case, a, b) and dimension_of(a) == dimension_of(b) and a.unit != "percent"


def _distinct(pairs: Sequence[tuple[Number, Number]]) -> list[tuple[Number, Number]]:
    return list({frozenset((a.base_value, b.base_value)): (a, b) for a, b in pairs}.values())


def _ratio(told: Told, a: Number, b: Number) -> float:
    low, high = sorted((a.base_value or 0.0, b.base_value or 0.0))
    return (low / high if (told.stated.value or 0) < 1 else high / low) if low > 0 else 0.0


def _ratios(told: Told, a: Number, b: Number) -> tuple[float, ...]:
    """What a multiple may be told of: the part itself, and of a change what was taken off or added."""
    ratio = _ratio(told, a, b)
    return (ratio, 1 - ratio, 1 / ratio - 1) if told.change and ratio else (ratio,)


def _is_sure(a: Number, b: Number) -> bool:
    """Whether two values are written so exactly that their side is no matter of rounding."""
    digits = sum(sum(c.isdecimal() for c in n.surface) for n in (a, b))
    low, high = sorted((a.base_value or 0.0, b.base_value or 0.0))
    return digits >= SURE_DIGITS and low > 0 and slack(a) + slack(b) < high
