"""Arithmetic by kind: what a power uses over a time that is told in words, and sizes that so many of so much each make but for a thousand.

``16 W`` in a list and ``bütün yıl … 140 MWh``; ``3.600 modül``, ``48 GB`` each, and ``172,8 GB`` together: the digits come out, the units do not.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence

from pipeline.verify.amounts import ENERGY, HOURS, counted_spans, digits, dimension_of, sentence_index, slack
from pipeline.verify.bystanders import explains
from pipeline.verify.numbers import Tolerances, shown
from pipeline.verify.places import claims_on, measures, spans_of, spread
from pipeline.verify.products import says_each
from pipeline.verify.records import Case, Finding, Number
from pipeline.verify.relation_evidence import SUMMED

CHECK, METHOD = "arithmetic", "scale"
STEPS = (1e3, 1e6, 1e-3, 1e-6)
OFF = 0.004  # relative, beyond what the digits leave open
ENOUGH = 2  # digits of an amount whose unit is judged
SURE = 4  # digits of one whose product needs no words
MANY = 100  # a count that is no small number of anything
NEAR, FAR = 1, 8  # sentences between a total and its count, and what each has
MOST_PAIRS = 3000  # of a count and a size that an article has
SIZES = frozenset({"bit", "bit/s", "W", "J", "operation/s", "m", "kg"})
# Times told in words, in hours, but for the unlikeliest length.
_PERIODS = (
    (re.compile(r"하루|\bgünde\b|\bgünlük|bir gün(?:de)?\b", re.IGNORECASE), HOURS["day"]),
    (re.compile(r"한 달|매달|매월|월간|\bayda\b|\baylık|bir ay\b", re.IGNORECASE), HOURS["month"][:-1]),
    (re.compile(r"한 해|1년|일 년|연간|연중|(?<![가-힣])연\s|\byılda\b|\byıllık|bütün yıl|yıl boyu|bir yıl", re.IGNORECASE), HOURS["year"][:-1]),
)


def check_energies(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    del tolerances  # digits are compared as written
    claims = claims_on(case)
    numbers = [n for n in measures(case) if n.value and n.value > 0 and n.base_value and not n.value_max]
    for said, found in (*_used_over_a_time(case, numbers), *_energies_as_powers(case, numbers), *_so_many_of_so_much(case, numbers), *_so_many_in_so_many(case, numbers), *_bits_as_bytes(case, numbers)):
        finding = Finding("", CHECK, "conflicting", "unit_error", said, {"figures": spans_of(found)}, METHOD)
        for number in found:
            yield from spread(number, claims, finding)


Odd = tuple[str, tuple[Number, ...]]


def _hours(case: Case, number: Number) -> Iterator[float]:
    """How long the words of a number's sentence say, in every reading: in words, and as spans of time, times hours a day."""
    sentence = case.sentence_at(number.start)
    words = case.words(sentence)
    spans = [n for n in counted_spans(case, sentence.start, sentence.end) if n.base_unit == "s" and n.base_value]
    yield from (hours for pattern, told in _PERIODS if pattern.search(words) for hours in told)
    yield from ((n.base_value or 0) / 3600 for n in spans)
    yield from ((a.value or 0) * (b.value or 0) for a, b in itertools.permutations(spans, 2) if (a.unit, b.unit) == ("h", "day"))


def _used_over_a_time(case: Case, numbers: Sequence[Number]) -> Iterator[Odd]:
    powers = [n for n in numbers if dimension_of(n) == "W" and "/" not in (n.unit or "")]
    for energy in (n for n in numbers if n.unit in ENERGY and len(digits(n)) >= ENOUGH):
        if case.block_at(energy.start).kind == "table":
            continue
        made = [(p, hours, (p.base_value or 0) * hours * 3600 / (energy.base_value or 1)) for p in powers for hours in set(_hours(case, energy))]
        loose = OFF + slack(energy) + (0.05 if energy.quantifier == "about" else 0.0)
        if any(abs(times * step - 1) <= loose + slack(p) for p, _, times in made for step in (1.0, *COUNTS)):
            continue
        wrong = [(p, hours) for p, hours, times in made if any(abs(times * step - 1) <= OFF + slack(energy) for step in STEPS) and not explains(case, (p, energy), times, energy=True)]
        if wrong:
            power, hours = wrong[0]
            come = (power.base_value or 0) * hours * 3600 / (energy.base_value or 1) * (energy.value or 0)
            yield f"{shown(power.value, power.unit)} over {hours:g} hours are {shown(float(f'{come:.3g}'), energy.unit)}, the article says {shown(energy.value, energy.unit)}.", (energy,)


def _energies_as_powers(case: Case, numbers: Sequence[Number]) -> Iterator[Odd]:
    """``890W로 하루 여섯 시간 돌리면 5.34kW``, ``günde 7,47 kWh, otuz günde 224 kW``: what a power and a time of one sentence use, or so much for each of so many days, told as a power that no count makes of it."""
    for told in (n for n in numbers if n.unit in {"kW", "MW", "GW"} and n.quantifier == "exact" and len(digits(n)) > ENOUGH and case.block_at(n.start).kind not in {"table", "title"}):
        sentence = case.sentence_at(told.start)
        here = [n for n in counted_spans(case, sentence.start, told.start) if n.value and n.base_value and not n.value_max]
        times = {(n.base_value or 0) / 3600 for n in here if n.unit in {"h", "day"}}
        times |= {hours for pattern, lengths in _PERIODS if pattern.search(case.text[sentence.start : told.start]) for hours in lengths}
        place = sentence_index(case, told)
        powers = [n for n in numbers if n.start < told.start and place - sentence_index(case, n) <= NEAR and n.block_id == told.block_id and dimension_of(n) == "W" and "/" not in (n.unit or "")]
        counts = {n.value for n in counted_spans(case, case.block_at(told.start).start, sentence.end) if dimension_of(n) == "count"}
        used = [(n, hours, hours * (n.base_value or 0) / (told.base_value or 1)) for n, hours in itertools.product(powers, sorted(times)) if hours > 1 and hours not in counts]
        used += [(n, hours, days * (n.value or 0) * ENERGY[head] / ((told.base_value or 0) / 1e3)) for n in here if (head := (n.unit or "").partition("/")[0]) in ENERGY for hours in sorted(times) if (days := hours / 24) > 1 and days not in counts]
        for n, hours, share in used:
            if abs(share - 1) <= OFF + slack(told) / 2:
                yield f"{shown(n.value, n.unit)} over {hours:g} hours are {shown(told.value, told.unit)}h, an energy; the article says {shown(told.value, told.unit)}.", (told,)
                break


COUNTS = tuple(float(n) for n in range(2, 13))  # things that may use it together, and are told without a number


def _so_many_of_so_much(case: Case, numbers: Sequence[Number]) -> Iterator[Odd]:
    """A size that a count makes of another size but for a thousand or a million, where nothing makes it as it stands."""
    counts = [n for n in counted_spans(case, 0, len(case.text)) if dimension_of(n) == "count" and n.value and n.value >= 2 and float(n.value).is_integer() and not n.value_max]
    for total in (n for n in numbers if dimension_of(n) in SIZES and len(digits(n)) >= ENOUGH and n.quantifier in {"exact", "about"} and case.block_at(n.start).kind not in {"table", "title"}):
        place = sentence_index(case, total)
        sizes = [n for n in numbers if n is not total and dimension_of(n) == dimension_of(total)]
        if len(sizes) * len(counts) > MOST_PAIRS:
            continue  # of so many, some two make anything
        loose = OFF + slack(total)
        if any(abs((n.base_value or 0) / (total.base_value or 1) - 1) <= loose for n in sizes):
            continue
        made = [(c, e, (c.value or 0) * (e.base_value or 0) / (total.base_value or 1)) for c in counts for e in sizes if c.start != e.start]
        if any(abs(times - 1) <= loose + 0.01 or abs(1 / times - (c.value or 1) ** 2) <= loose for c, _, times in made):
            continue
        wrong = [(c, e) for c, e, times in made if any(abs(times * step - 1) <= OFF for step in STEPS) and (_is_told(case, total, c, e, place) or _follows(case, total, c, e))]
        if wrong:
            count, each = min(wrong, key=lambda w: abs(w[0].start - total.start) + abs(w[1].start - total.start))
            said = f"{shown(count.value)} × {shown(each.value, each.unit)} is told as {shown(total.value, total.unit)}: the digits come out, the units do not."
            yield said, (total,)


def _so_many_in_so_many(case: Case, numbers: Sequence[Number]) -> Iterator[Odd]:
    """``한 장이 300W … 서버 한 대에 8장, 서버가 160대입니다. 카드만 384MW``: two counts told together, of which an amount told before makes a size but for a thousand."""
    counted = [n for n in measures(case) if n.value and not n.value_max]
    for a, b, total in zip(counted, counted[1:], counted[2:], strict=False):
        total = next((n for n in counted if n.start > b.start and dimension_of(n) in SIZES), total)  # noqa: PLW2901  # other counts may stand between
        pair = [n for n in (a, b) if dimension_of(n) == "count" and float(n.value or 0).is_integer() and (n.value or 0) > 1]
        if len(pair) < ENOUGH or dimension_of(total) not in SIZES or len(digits(total)) < SURE - 1 or total.quantifier != "exact" or sentence_index(case, a) != sentence_index(case, b):
            continue
        place = sentence_index(case, total)
        many = (a.value or 0) * (b.value or 0)
        sizes = [n for n in numbers if n.end <= total.start and dimension_of(n) == dimension_of(total) and place - sentence_index(case, n) <= 2 * FAR]
        off = [(n, many * (n.base_value or 0) / (total.base_value or 1)) for n in sizes]
        if many < MANY or place - sentence_index(case, b) > FAR // 4 or any(abs(times - 1) <= OFF + slack(total) for _, times in off):
            continue
        wrong = [n for n, times in off if any(abs(times * step - 1) <= OFF / 4 for step in STEPS)]
        if wrong:
            yield f"{shown(a.value)} × {shown(b.value)} × {shown(wrong[-1].value, wrong[-1].unit)} is told as {shown(total.value, total.unit)}: the digits come out, the units do not.", (total,)


def _bits_as_bytes(case: Case, numbers: Sequence[Number]) -> Iterator[Odd]:
    """``42TB … 초당 6GB … 15시간 반``: an amount that was moved in a time at eight times, or an eighth of, what the line is told to carry."""
    for rate in (n for n in numbers if dimension_of(n) == "bit/s" and n.quantifier in {"exact", "about"} and case.block_at(n.start).kind not in {"table", "title"}):
        place = sentence_index(case, rate)
        near = [n for n in counted_spans(case, case.block_at(rate.start).start, case.block_at(rate.start).end) if n.value and n.base_value and not n.value_max and abs(sentence_index(case, n) - place) <= NEAR]
        sizes, times_told = [n for n in near if dimension_of(n) == "bit"], [n for n in near if n.base_unit == "s"]
        if len({n.base_value for n in sizes}) != 1 or len({n.base_value for n in times_told}) != 1:
            continue  # of several, who is to know which was moved
        made = [(size, time, (size.base_value or 0) / (time.base_value or 1) / (rate.base_value or 1)) for size in sizes for time in times_told]
        if any(1 / BITS**0.5 < times < BITS**0.5 for _, _, times in made):
            continue
        for size, time, times in made:
            if any(abs(times * step - 1) <= EIGHT_OFF for step in (BITS, 1 / BITS)) and len(digits(size) + digits(time)) >= SURE - 1:
                come = (rate.value or 0) * times
                yield f"{shown(size.value, size.unit)} in {shown(time.value, time.unit)} are {shown(float(f'{come:.3g}'), rate.unit)}, the article says {shown(rate.value, rate.unit)}: bits and bytes.", (rate,)
                break


BITS = 8.0
EIGHT_OFF = 0.02


def _follows(case: Case, total: Number, count: Number, each: Number) -> bool:
    """``두께는 30마이크로미터다. 열두 장을 포개야 겨우 360밀리미터``: each, then how many, then all, with nothing between that measures."""
    if not each.end <= count.start or not count.end <= total.start or sentence_index(case, count) != sentence_index(case, total) or sentence_index(case, total) - sentence_index(case, each) > NEAR:
        return False
    between = [n for n in measures(case) if each.end <= n.start < total.start and n.start != count.start]
    return not between and total.start - count.end <= BREATH and len(digits(each) + digits(total)) >= SURE - 1 and each.unit != total.unit


BREATH = 30  # characters from a count to what all have


def _is_told(case: Case, total: Number, count: Number, each: Number, place: int) -> bool:
    """Whether words, places and digits say that the three belong together."""
    if total.unit == each.unit and (count.value or 0) > MANY and len(digits(total)) < SURE:
        return False  # so many times more is told in the same unit
    far = abs(place - sentence_index(case, each))
    beside = min(abs(sentence_index(case, n) - sentence_index(case, count)) for n in (total, each))
    if len(digits(total)) >= SURE and (count.value or 0) >= MANY:
        return far <= FAR
    words = case.words(case.sentence_at(total.start))
    if (count.value or 0) >= 10 * MANY and count.end < each.start < total.start and far == 0 and says_each(case, each):
        return True  # ``11.616 kart … Her kart 700 watt, hepsi 8,1 gigavat``: the count stands far before
    if says_each(case, each):
        return far <= NEAR and sentence_index(case, each) == sentence_index(case, count)
    return bool(SUMMED.search(words)) and far <= FAR and beside == 0 and sentence_index(case, count) == place
