"""Arithmetic by word: what the text has elsewhere rules a number out.

``Üç tur eğittik … beşinci turun sonunda``; ``120W 어댑터 … 137W여서 어댑터에 여유가``; ``150억 원을 투자받았다 … 투자는 한 푼도 받지 않았지만``;
``전력은 200W에서 150W로 … 전작이 쓰던 전력의 절반만으로``.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence

from pipeline.languages import recalling_of
from pipeline.lexicon import fold
from pipeline.verify.amounts import dimension_of
from pipeline.verify.moves import FROM, TO
from pipeline.verify.numbers import MONEY, Tolerances, shown
from pipeline.verify.places import claims_on, spans_of, spread
from pipeline.verify.records import Case, Finding, Number
from pipeline.verify.retold import is_correction

CHECK, METHOD = "arithmetic", "ruled out"
BESIDE = 24  # characters beside a number
LEAST_OVER = 1.05  # times that what is drawn lies over what is given
OFF = 0.1  # relative, that a share may be from what two values make it
TWO = 2
Found = tuple[str, tuple[Number, ...], str]


def check_ruled_out(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    del tolerances  # counts are compared, and values to the digits they are written with
    if is_correction(case):
        return
    claims = claims_on(case)
    numbers = [n for n in case.numbers if n.value and case.block_at(n.start).kind not in {"title", "table", "chrome"}]
    for cause, members, said in (*_beyond_the_count(case, numbers), *_over_the_supply(case, numbers), *_untaken(case, numbers), *_of_the_former(case, numbers)):
        finding = Finding("", CHECK, "conflicting", cause, said, {"figures": spans_of(members)}, METHOD)
        for number in members:
            yield from spread(number, claims, finding)


def _sentence(case: Case, number: Number) -> str:
    return fold(case.words(case.sentence_at(number.start)))


def _after(case: Case, number: Number) -> str:
    return fold(case.text[number.end : number.end + BESIDE])


def _before(case: Case, number: Number) -> str:
    return fold(case.text[max(case.sentence_at(number.start).start, number.start - BESIDE) : number.start])


def _beyond_the_count(case: Case, numbers: Sequence[Number]) -> Iterator[Found]:
    """``Üç tur eğittik … beşinci turun sonunda``: of rounds that are counted once, none comes after the last."""
    words = recalling_of(case.language)
    counted: dict[str, list[Number]] = {}
    for n in numbers:
        if n.kind == "quantity" and words.ran.search(_sentence(case, n)) and (match := words.rounds.search(fold(n.surface)) or words.rounds.match(_after(case, n))):
            counted.setdefault(match["noun"], []).append(n)
    for n in numbers:
        match = words.rounds.match(_after(case, n)) if n.kind == "ordinal" else None
        counts = counted.get(match["noun"], []) if match else []
        if not counts or len({c.value for c in counts}) > 1 or (counts[0].value or 0) < TWO or counts[0].quantifier != "exact" or (n.value or 0) <= (counts[0].value or 0):
            continue
        if not words.not_reached.search(_sentence(case, n)) and not words.not_reached.search(_sentence(case, counts[0])):
            yield "contradiction", (n, counts[0]), f"The article counts {shown(counts[0].value, counts[0].unit)} in all and tells of number {n.value:g}."


def _over_the_supply(case: Case, numbers: Sequence[Number]) -> Iterator[Found]:
    """``120W 어댑터 … 많이 먹을 때 137W여서 어댑터에는 여유가 있다``: no supply has room for more than it gives."""
    words = recalling_of(case.language)
    powers = [n for n in numbers if dimension_of(n) == "W" and not n.value_max]
    given = [n for n in powers if re.match(rf"(?:[’']?l[iuü][kğ])?\s?(?:{words.supply.pattern})", _after(case, n)) or re.search(rf"(?:{words.supply.pattern})\S{{0,2}}\s$", _before(case, n))]
    given = [n for n in given if not words.room.search(_sentence(case, n))]
    for n in powers:
        if words.room.search(_sentence(case, n)) and len({g.base_value for g in given}) == 1 and (n.base_value or 0) > LEAST_OVER * (given[0].base_value or 0):
            yield "contradiction", (n, given[0]), f"{shown(n.value, n.unit)} leave no room with a supply of {shown(given[0].value, given[0].unit)}."


def _untaken(case: Case, numbers: Sequence[Number]) -> Iterator[Found]:
    """``투자는 한 푼도 받지 않았다`` of a firm that took 150억 원 in a round: where the article tells of one such round alone."""
    words = recalling_of(case.language)
    denied = words.untaken.search(fold(case.text))
    place = case.sentence_at(denied.start()) if denied else None
    if denied is None or place is None or words.another.search(fold(case.text[place.start : denied.start()])):
        return
    taken = [n for n in numbers if dimension_of(n) in MONEY and words.taken.search(_sentence(case, n)) and case.sentence_at(n.start) != place]
    if len({case.sentence_at(n.start).start for n in taken}) == 1 and not words.supposed.search(_sentence(case, taken[0])):
        yield "contradiction", (taken[0],), f"{shown(taken[0].value, taken[0].unit)} were taken from investors, and none by another sentence."


def _of_the_former(case: Case, numbers: Sequence[Number]) -> Iterator[Found]:
    """``전력은 200W에서 150W로`` and ``전작이 쓰던 전력의 절반만으로``: what is left of the former's value, told as a share of it."""
    words = recalling_of(case.language)
    moves = [(a, b) for a, b in itertools.pairwise(numbers) if a.unit == b.unit and a.kind == "quantity" and case.sentence_at(a.start) == case.sentence_at(b.start) and FROM.match(case.text[a.end : b.start]) and TO.match(case.text[b.end : b.end + BESIDE])]
    for n in numbers:
        match = words.of_former.search(_before(case, n)) if n.unit in {"x", "percent"} else None
        if match is None or not words.share_used.match(_after(case, n)):
            continue
        told = [(a, b) for a, b in moves if match["noun"] in fold(case.text[case.sentence_at(a.start).start : a.start])]
        share = (n.value or 0) / (100 if n.unit == "percent" else 1)
        if len(told) != 1 or not share < 1:
            continue
        was, now = told[0]
        come = (now.base_value or 0) / (was.base_value or 1)
        if come < 1 and abs(come / share - 1) > OFF:
            yield "ratio", (n, was, now), f"{shown(now.value, now.unit)} are {100 * come:.3g}% of {shown(was.value, was.unit)}, the article says {100 * share:.3g}%."
