"""Arithmetic by word: how long each takes, and how many that are in a second or an hour. ``12,75 ms, yani saniyede 78 jeton``; ``15초에 한 개꼴, 즉 시간당 240개``."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence

from pipeline.lexicon import fold
from pipeline.verify.amounts import SECONDS, counted_spans, counts_in_words, digits, dimension_of, slack, window
from pipeline.verify.numbers import Tolerances, shown
from pipeline.verify.places import claims_on, spans_of, spread
from pipeline.verify.plausibility import LONG_TIMES
from pipeline.verify.records import Case, Finding, Number
from pipeline.verify.told_values import told_values

CHECK, METHOD = "arithmetic", "reciprocal"
BETWEEN = 36  # characters between a time and the rate that is given out as what comes of it
LOOSE = 0.03  # relative, that roundings leave open
NEAR = 3.5  # times that a rate may be off and be meant
_THAT_IS = re.compile(r"\byani\b|\bbaşka deyişle\b|\bbir deyişle\b|\bdemek ki\b|(?<![가-힣])(?:즉|곧|다시 말해|바꿔 말하면|환산하면|치면)(?![가-힣])|으?로 (?:치면|환산하면|바꾸면)")
_NEXT = re.compile(r"^\S{0,6}[.!?]\s(?:yani|demek ki|즉|그러니까|곧)[\s,]")  # the next sentence gives it out as what comes of the one before
STEPS = (60.0, 1 / 60.0, 3600.0, 1 / 3600.0, 1e3, 1e-3)  # what a slipped unit of time makes of one thing each
_ONE_IN = re.compile(r"^[’']?[dt][ae] bir ([a-zçğöşü]{4,})|^(?:에|마다)\s(?:한 )?(?:[개장대건]씩 )?([가-힣]{2,}?)(?:가|이|을|를)? (?:하나|한 [개장대건])")
STEM, NOUN = 5, 16  # letters of a noun, and characters behind a rate in which it stands
_EACH = re.compile(r"에 (?:한|하나|1) ?\S{0,3}(?:꼴|씩)|[dt][ae] bir\b")


def check_reciprocals(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    del tolerances  # rates come out to the digits they are written with
    claims = claims_on(case)
    numbers = [n for n in told_values(case) if not n.value_max and case.block_at(n.start).kind not in {"table", "title", "chrome"}]
    for first, second in itertools.pairwise(numbers):
        time, rate = (first, second) if first.base_unit == "s" else (second, first)
        between = fold(case.text[first.end : second.start])
        if not _is_pair(time, rate) or len(between) > BETWEEN or (re.search(r"[.!?]\s", between) and not _NEXT.search(between)):
            continue
        given_out = _THAT_IS.search(between) is not None or _EACH.match(between) is not None
        if not given_out and not _is_for_one(case, time, rate):
            continue
        made = (time.base_value or 0) * _per_second(rate)
        if any(abs(made / step - 1) <= LOOSE for step in STEPS) and not _is_counted(case, time, rate, made):
            said = f"{shown(time.value, time.unit)} each and {shown(rate.value, rate.unit)} are {shown(float(f'{made:.4g}'))} times apart, as by another unit."
            for number in (time, rate):
                yield from spread(number, claims, Finding("", CHECK, "conflicting", "unit_error", said, {"figures": spans_of((time, rate))}, METHOD))
            continue
        if not given_out or not made or made < 1 / NEAR or made > NEAR or abs(made - 1) <= LOOSE + slack(time) + slack(rate) or _is_of_several(case, time, made):
            continue
        said = f"{shown(time.value, time.unit)} each are {shown(float(f'{(rate.value or 0) / made:.4g}'), rate.unit)}, the article says {shown(rate.value, rate.unit)}."
        for number in (time, rate):
            yield from spread(number, claims, Finding("", CHECK, "conflicting", "product", said, {"figures": spans_of((time, rate))}, METHOD))
    for time, rate, made in _apart(case, numbers):
        said = f"{shown(time.value, time.unit)} each are {shown(float(f'{(rate.value or 0) / made:.4g}'), rate.unit)}, the article says {shown(rate.value, rate.unit)}."
        for number in (time, rate):
            yield from spread(number, claims, Finding("", CHECK, "conflicting", "product", said, {"figures": spans_of((time, rate))}, METHOD))


def _apart(case: Case, numbers: Sequence[Number]) -> Iterator[tuple[Number, Number, float]]:
    """``Saatte 360 kapak geçiyor … hat zaten 15 saniyede bir kapak veriyor``: one thing's pace told in both manners at two places, no other pace of it anywhere."""
    each = [(n, (match[1] or match[2])[:STEM]) for n in numbers if n.base_unit == "s" and n.unit not in LONG_TIMES and n.quantifier == "exact" and (match := _ONE_IN.match(fold(case.text[n.end : n.end + BETWEEN])))]
    for time, noun in each:
        told = [n for n in numbers if dimension_of(n) == "count/s" and (n.unit or "").partition("/")[2] in SECONDS and noun in fold(case.text[n.start : n.end + NOUN]) and len(digits(n)) > 1]
        made = [(time.base_value or 0) * _per_second(n) for n in told]
        if len({n.value for n in told}) == 1 and sum(stem == noun for _, stem in each) == 1 and abs(made[0] - 1) > LOOSE + slack(time) + slack(told[0]) and 1 / NEAR <= made[0] <= NEAR and not _is_of_several(case, time, made[0]):
            yield time, told[0], made[0]


def _is_pair(time: Number, rate: Number) -> bool:
    if time.base_unit != "s" or time.unit in LONG_TIMES or dimension_of(rate) != "count/s" or len(digits(time) + digits(rate)) < len("123"):
        return False
    return all(n.quantifier in {"exact", "about", "at_most"} for n in (time, rate)) and (rate.unit or "").partition("/")[2] in SECONDS


def _is_for_one(case: Case, time: Number, rate: Number) -> bool:
    """``초당 900토큰이 나오니까 토큰 하나에 1.1밀리초``, ``belirteç başına 1,1 ms``: how long one of those takes that the rate counts."""
    match = _FOR_ONE.search(fold(case.text[max(0, time.start - BETWEEN) : time.start]))
    noun = (match[1] or match[2] or match[3])[:STEM] if match else ""
    return bool(noun) and noun in fold(case.text[rate.start : rate.end + NOUN])


_FOR_ONE = re.compile(r"([가-힣]{2,}?) ?(?:하나|한 개|한 장|한 건|1개)?(?:에|당|(?<=[나개장건])[를을])\s(?:약 |평균 )?$|([a-zçğöşü]{4,}) (?:başina|için)\s(?:yaklaşik |ortalama )?$|(?:tek|her) bir ([a-zçğöşü]{3,}?)y?[iuü]\s(?:yaklaşik |ortalama |sadece )?$")


def _per_second(rate: Number) -> float:
    return (rate.value or 0) / SECONDS[(rate.unit or "").partition("/")[2]]


def _is_counted(case: Case, time: Number, rate: Number, made: float) -> bool:
    """``6ms, 즉 60개씩 묶어 초당 10,000개``: the sentence tells so many at once."""
    return any(dimension_of(n) in {"count", "x"} and n.value and abs(made / n.value - 1) <= 2 * LOOSE for n in counted_spans(case, case.sentence_at(time.start).start, case.sentence_at(rate.start).end))


def _is_of_several(case: Case, time: Number, made: float) -> bool:
    """``12 ms, dört kartta saniyede 333 kare``: so many at once, or the same in each of so many."""
    sentence = case.sentence_at(time.start)
    near = [*window(case, time), *counts_in_words(case, sentence.start, sentence.end)]
    return any(dimension_of(n) in {"count", "x"} and n.value and abs(made / n.value - 1) <= 2 * LOOSE for n in near)
