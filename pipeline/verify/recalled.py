"""Arithmetic by place: a value that words recall as one told before, where the text told another.

``brüt kâr marjı yüzde 30 oldu … Yüzde 34'lük brüt marj``: a number that describes a noun, which another number was told of.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from pipeline.languages import recalling_of
from pipeline.lexicon import fold
from pipeline.verify.amounts import dimension_of
from pipeline.verify.contradictions import CORRECTION
from pipeline.verify.numbers import Tolerances, shown
from pipeline.verify.places import claims_on, measures, spans_of, spread
from pipeline.verify.records import Case, Finding, Number
from pipeline.verify.retold import bound_words, is_correction, of_two_things, reading
from pipeline.verify.sides import EARLIER

CHECK, METHOD = "arithmetic", "recalled"
FAR = 2.0  # times that two tellings of one value may lie apart
REACH, BEHIND = 40, 12  # characters before and behind a value that say how it is meant
Found = tuple[Number, Number]


def check_recalled(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    del tolerances  # numbers are compared to the digits they are written with
    if is_correction(case):
        return
    claims = claims_on(case)
    numbers = [n for n in measures(case) if n.value and n.value > 0 and not n.value_max and case.block_at(n.start).kind not in {"title", "table", "chrome"}]
    for number, told in _attributive(case, numbers):
        said = f"{shown(number.value, number.unit)} is recalled as known, {shown(told.value, told.unit)} was told of it."
        finding = Finding("", CHECK, "conflicting", "contradiction", said, {"figures": spans_of((number, told))}, METHOD)
        for one in (number, told):
            yield from spread(one, claims, finding)


def _attributive(case: Case, numbers: Sequence[Number]) -> Iterator[Found]:
    """``Yüzde 34'lük brüt marj`` where ``brüt kâr marjı yüzde 30`` was told, and 34 nowhere."""
    words = recalling_of(case.language)
    for n in numbers:
        sentence = case.sentence_at(n.start)
        match = words.attributive.match(fold(case.text[n.end : n.end + REACH]))
        if match is None or n.quantifier != "exact" or (dimension_of(n) in {"count", "s"} and (n.unit is not None or float(n.value or 0).is_integer())) or _stands_again(n, numbers) or _is_other(case, n):
            continue
        nouns = [noun for noun in (match["noun"], match["next"]) if noun]
        if words.things.match(nouns[0]):
            continue
        told = [(m, sum(_is_told_of(case, m, noun) for noun in nouns)) for m in numbers if m.end < sentence.start and m.unit == n.unit and m.kind == n.kind and 1 / FAR <= (m.value or 1) / (n.value or 1) <= FAR]
        most = max((held for _, held in told), default=0)
        best = [m for m, held in told if held == most > 0 and not _is_other(case, m)]
        if best and (most == len(nouns) or _is_told_of(case, best[0], nouns[0])) and len({m.value for m in best}) == 1 and not _of_two(case, n, best[0]):
            yield n, best[-1]


def _is_told_of(case: Case, number: Number, noun: str) -> bool:
    before = fold(case.text[case.sentence_at(number.start).start : number.start])
    return re.search(recalling_of(case.language).noun_told.format(re.escape(noun)), before) is not None or (number.start > 0 and _beside(before, noun))


def _beside(before: str, noun: str) -> bool:
    return re.search(rf"(?<![^\W\d_]){re.escape(noun)}\w*(?:\s\S+){{0,2}}\s$", before[-REACH:]) is not None


def _stands_again(n: Number, numbers: Sequence[Number]) -> bool:
    return any(m is not n and m.base_value == n.base_value and dimension_of(m) == dimension_of(n) for m in numbers)


def _is_other(case: Case, number: Number) -> bool:
    """An earlier value or one that is taken back: not what the text has of it now."""
    beside = _words_beside(case, number)
    return bool(EARLIER.search(beside) or CORRECTION.search(beside))


def _words_beside(case: Case, number: Number) -> str:
    sentence = case.sentence_at(number.start)
    return fold(case.text[max(sentence.start, number.start - REACH) : min(sentence.end, number.end + BEHIND)])


def _of_two(case: Case, a: Number, b: Number) -> bool:
    """Whether they are told of two things, or one of them as the most, the mean or the sum."""
    if bound_words(_words_beside(case, a)) != bound_words(_words_beside(case, b)):
        return True
    retold = reading(case)
    first, second = (retold.tellings.get(n.start) for n in (a, b))
    return first is None or second is None or of_two_things(first, second)
