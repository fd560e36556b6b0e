"""Arithmetic by word: how long each takes, and how many that are in a second or an hour. ``12,75 ms, yani saniyede 78 jeton``; ``15초에 한 개꼴, 즉 시간당 240개``."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator

from pipeline.lexicon import fold
from pipeline.verify.amounts import SECONDS, counts_in_words, digits, dimension_of, slack, window
from pipeline.verify.numbers import Tolerances, shown
from pipeline.verify.places import claims_on, spans_of, spread
from pipeline.verify.records import Case, Finding, Number
from pipeline.verify.told_values import told_values

CHECK, METHOD = "arithmetic", "reciprocal"
BETWEEN = 36  # characters between a time and the rate that is given out as what comes of it
LOOSE = 0.03  # relative, that roundings leave open
NEAR = 3.5  # times that a rate may be off and be meant
TOO_LONG = frozenset({"day", "week", "month", "year"})
_THAT_IS = re.compile(r"\byani\b|\bbaşka deyişle\b|\bbir deyişle\b|\bdemek ki\b|(?<![가-힣])(?:즉|곧|다시 말해|바꿔 말하면|환산하면|치면)(?![가-힣])|으?로 (?:치면|환산하면|바꾸면)")
_EACH = re.compile(r"에 (?:한|하나|1) ?\S{0,3}(?:꼴|씩)|[dt][ae] bir\b")


def check_reciprocals(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    del tolerances  # rates come out to the digits they are written with
    claims = claims_on(case)
    numbers = [n for n in told_values(case) if not n.value_max and case.block_at(n.start).kind not in {"table", "title", "chrome"}]
    for first, second in itertools.pairwise(numbers):
        time, rate = (first, second) if first.base_unit == "s" else (second, first)
        between = fold(case.text[first.end : second.start])
        if not _is_pair(time, rate) or len(between) > BETWEEN or re.search(r"[.!?]\s", between) or not (_THAT_IS.search(between) or _EACH.match(between)):
            continue
        made = (time.base_value or 0) * _per_second(rate)
        if not made or made < 1 / NEAR or made > NEAR or abs(made - 1) <= LOOSE + slack(time) + slack(rate) or _is_of_several(case, time, made):
            continue
        said = f"{shown(time.value, time.unit)} each are {shown(float(f'{(rate.value or 0) / made:.4g}'), rate.unit)}, the article says {shown(rate.value, rate.unit)}."
        for number in (time, rate):
            yield from spread(number, claims, Finding("", CHECK, "conflicting", "product", said, {"figures": spans_of((time, rate))}, METHOD))


def _is_pair(time: Number, rate: Number) -> bool:
    if time.base_unit != "s" or time.unit in TOO_LONG or dimension_of(rate) != "count/s" or len(digits(time) + digits(rate)) < len("123"):
        return False
    return all(n.quantifier in {"exact", "about", "at_most"} for n in (time, rate)) and (rate.unit or "").partition("/")[2] in SECONDS


def _per_second(rate: Number) -> float:
    return (rate.value or 0) / SECONDS[(rate.unit or "").partition("/")[2]]


def _is_of_several(case: Case, time: Number, made: float) -> bool:
    """``12 ms, dört kartta saniyede 333 kare``: so many at once, or the same in each of so many."""
    sentence = case.sentence_at(time.start)
    near = [*window(case, time), *counts_in_words(case, sentence.start, sentence.end)]
    return any(dimension_of(n) in {"count", "x"} and n.value and abs(made / n.value - 1) <= 2 * LOOSE for n in near)
