"""Arithmetic by place: so many times as fast or as large as what was told long before, and the two values.

``Bulutta … bir adım 8 saniye`` and, paragraphs later, ``ofisteki kutuda … bir adım 26 saniye aldı. Yani kutu buluttaki sunucudan 3,25 kat yavaş``.
"""

from __future__ import annotations

from collections.abc import Iterator

from pipeline.lexicon import fold
from pipeline.verify.amounts import dimension_of, sentence_index
from pipeline.verify.asides import is_denied
from pipeline.verify.direction_words import direction
from pipeline.verify.directions import wrong_side
from pipeline.verify.fits import stated_fit
from pipeline.verify.moves_told import REACH
from pipeline.verify.numbers import Tolerances
from pipeline.verify.places import claims_on, spread
from pipeline.verify.records import Case, Finding, Number
from pipeline.verify.sides import compared_with, words_in
from pipeline.verify.told_values import alike, told_values

SURE = 2  # digits of a multiple that two values give by no chance
FAR = range(3, 20)  # sentences from the multiple in which the other value stands
LABEL = 26  # characters before a value in which it is told of what


def check_far_multiples(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    del tolerances  # multiples are compared to the digits they are written with
    claims = claims_on(case)
    numbers = [n for n in told_values(case) if case.block_at(n.start).kind not in {"table", "title", "chrome"}]
    for place, stated in enumerate(numbers):
        if place == 0 or stated.unit != "x" or sum(c.isdecimal() for c in stated.surface) < SURE or is_denied(case, stated):
            continue
        value, sentence = numbers[place - 1], case.sentence_at(stated.start)
        here = sentence_index(case, stated)
        if here - sentence_index(case, value) > 1 or value.unit in {"x", "percent"}:
            continue
        phrase = compared_with(case.text[max(sentence.start, value.end) : stated.start])
        told = direction(case.text[stated.end : min(sentence.end, stated.end + REACH)], dimension_of(value))
        if phrase is None or told is None:
            continue
        before = [n for n in numbers[: place - 1] if alike(case, n, value)]
        near = [n for n in before if here - sentence_index(case, n) < FAR.start]
        found = [n for n in before if here - sentence_index(case, n) in FAR and stated_fit(case, stated, n, value) is not None and _label(case, n) & _label(case, value)]
        if near or len({n.base_value for n in found}) != 1:
            continue
        other = found[-1]
        pair = _by_paragraph(case, phrase, value, other)
        if pair is not None and ((pair[0].base_value or 0) > (pair[1].base_value or 0)) != told.larger:
            for number in (stated, value, other):
                yield from spread(number, claims, wrong_side(*pair, told))


def _label(case: Case, number: Number) -> frozenset[str]:
    """Words before a value in its sentence, by their beginnings."""
    return words_in(case.text[max(case.sentence_at(number.start).start, number.start - LABEL) : number.start])


def _by_paragraph(case: Case, phrase: str, value: Number, other: Number) -> tuple[Number, Number] | None:
    """Whose paragraph speaks of what is compared with, and the other's does not: that one is the other side."""
    ours, theirs = (words_in(fold(_up_to(case, n))) for n in (value, other))
    for words in (phrase.rsplit(maxsplit=1)[-1], phrase):
        said = words_in(words)
        if bool(said & theirs - ours) != bool(said & ours - theirs):
            return (value, other) if said & theirs - ours else (other, value)
    return None


def _up_to(case: Case, number: Number) -> str:
    return case.text[case.block_at(number.start).start : case.sentence_at(number.start).end]
