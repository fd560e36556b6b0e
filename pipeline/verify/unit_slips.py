"""Arithmetic by place: a unit that slipped. The digits fit what the text says of them, the units do not: ``9,6 kW … 1,2 MW, sekizde biri``."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Mapping, Sequence

from pipeline.languages import reckoning_of
from pipeline.lexicon import fold
from pipeline.verify.amounts import digits, dimension_of, sentence_index, slack, window
from pipeline.verify.bystanders import explains
from pipeline.verify.changes import CHANGED
from pipeline.verify.contradictions import CORRECTION, context_words
from pipeline.verify.differences import is_difference
from pipeline.verify.moves import FROM, TO
from pipeline.verify.numbers import MONEY, Tolerances, shown
from pipeline.verify.other_measures import of_two_measures
from pipeline.verify.places import claims_on, measures, spans_of, spread
from pipeline.verify.plausibility import LONG_TIMES
from pipeline.verify.records import Assertion, Case, Finding, Number
from pipeline.verify.relations import around

CHECK, METHOD = "arithmetic", "unit"
SCALED = frozenset({"bit", "bit/s", "W", "J", "operation/s", "1/s", "s", "kg"})  # dimensions whose units are easily mixed up
FITS = 0.02  # how near the digits must come to a stated ratio
MISFIT = 4.0  # factor by which the amounts must miss it
LONGEST = 3  # sentences between a number and its double with another unit


def check_unit_slips(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    del tolerances  # digits are compared as written
    claims = claims_on(case)
    numbers = [n for n in measures(case) if (n.value or 0) > 0 and not n.value_max]
    found_twice = [("contradiction", *row) for row in _doubles(case, numbers, claims)]
    slipped = [("unit_error", *row) for row in (*_ratios(case, numbers, claims), *_stepped(case, numbers), *_differences(case, numbers), *_moves(case, numbers), *_far_from_its_difference(case, numbers), *_great_counts(numbers))]
    scaled = [("ratio", *row) for row in _scales(case, numbers, claims)]
    for cause, said, found in (*slipped, *scaled, *found_twice):
        finding = Finding("", CHECK, "conflicting", cause, said, {"figures": spans_of(found)}, METHOD)
        for number in found:
            if number.figure_id:
                yield from spread(number, claims, finding)


def _mixed(a: Number, b: Number) -> bool:
    """Two units of one dimension, or two currencies: a pair of which one unit may have slipped."""
    one, other = dimension_of(a), dimension_of(b)
    if None in {a.unit, b.unit} or a.unit == b.unit:
        return False
    if {one, other} <= MONEY:
        return one != other and "/" not in f"{a.unit}{b.unit}"
    if {one, other} == {"bit", "bit/s"}:
        heads = [(n.unit or "").partition("/") for n in (a, b)]
        return heads[0][0] != heads[1][0] and all(head[1] or n_kind == "bit" for head, n_kind in zip(heads, (one, other), strict=True))  # `36GB … 9.6Gbps` are two measures; ``초당 5.3GB로 H100(3.35TB)의 1.6배``: the time is told once
    return one == other and one in SCALED and not {a.unit, b.unit} & LONG_TIMES


def _ratios(case: Case, numbers: Sequence[Number], claims: Mapping[str, Sequence[Assertion]]) -> Iterator[tuple[str, tuple[Number, ...]]]:
    """A stated ratio or change that the digits of two numbers make, and their amounts do not by far."""
    for stated in numbers:
        wanted = _factors(stated)
        near = [n for n in window(case, stated) if abs(sentence_index(case, n) - sentence_index(case, stated)) <= 1]
        for a, b in itertools.combinations(near, 2):
            if not _mixed(a, b) or not a.value or not b.value or len(digits(a) + digits(b)) < 3 or (of_two_measures(claims, a, b) and not _is_told_in_one(case, stated, a, b)):
                continue
            written, real = a.value / b.value, (a.base_value or 0) / (b.base_value or 1)
            money = dimension_of(a) in MONEY
            fit = any(abs(written / f - 1) <= FITS + slack(stated) for f in wanted)
            if fit and not any(_makes(x, y, wanted, stated) for x, y in itertools.combinations(near, 2)) and (money or not any(1 / MISFIT <= real / f <= MISFIT for f in (*wanted, 1.0))):
                yield f"{shown(a.value)} and {shown(b.value)} make the stated {shown(stated.value, stated.unit)}, {a.unit} and {b.unit} do not.", (a, b)


def _is_told_in_one(case: Case, stated: Number, a: Number, b: Number) -> bool:
    """``초당 5.3GB로 H100(3.35TB)의 1.6배``: a rate and one whose time is not told again, which is read as a size, in the sentence of their multiple."""
    return stated.unit == "x" and {dimension_of(a), dimension_of(b)} == {"bit", "bit/s"} and len({case.sentence_at(n.start) for n in (stated, a, b)}) == 1


def _scales(case: Case, numbers: Sequence[Number], claims: Mapping[str, Sequence[Assertion]]) -> Iterator[tuple[str, tuple[Number, ...]]]:
    """``310 milyon``, ``412 milyar``, ``yüzde 33 artış``: a stated change that two amounts make but for a thousand or a million."""
    for stated in numbers:
        wanted = _factors(stated)
        if not wanted or len(digits(stated)) < 2 or not (CHANGED.search(around(case, stated)) or _is_of_whole(case, stated)):
            continue
        near = [n for n in window(case, stated) if abs(sentence_index(case, n) - sentence_index(case, stated)) <= 1]
        beside = {n.start for n in near if case.sentence_at(n.start) == case.sentence_at(stated.start)}
        for a, b in itertools.combinations(near, 2):
            here = any(case.sentence_at(n.start) == case.sentence_at(stated.start) for n in (a, b)) or _told_just_before(case, a, b, stated, numbers)
            if here and _scaled(a, b) and not of_two_measures(claims, a, b) and (said := _wrong_scale(a, b, stated, wanted)) and not any(_makes(x, y, wanted, stated) for x, y in itertools.combinations(near, 2) if {x.start, y.start} & beside):
                yield said, (a, b)


def _is_of_whole(case: Case, stated: Number) -> bool:
    """``toplamın yüzde 42'si``, ``전체의 42%``."""
    return stated.unit == "percent" and reckoning_of(case.language).of_whole.search(fold(case.text[max(0, stated.start - BREATH) : stated.start])) is not None


def _told_just_before(case: Case, a: Number, b: Number, stated: Number, numbers: Sequence[Number]) -> bool:
    """``geçen yıl 310 milyon dolar olan harcama 412 milyon dolara ulaştı. Artış oranı yüzde 33``: the last two numbers of the sentence before, and the first of its own."""
    before = [n for n in numbers if n.end <= stated.start]
    return len(before) >= PAIR and {n.start for n in before[-PAIR:]} == {a.start, b.start} and sentence_index(case, stated) - sentence_index(case, b) == 1 and sentence_index(case, a) == sentence_index(case, b)


def _stepped(case: Case, numbers: Sequence[Number]) -> Iterator[tuple[str, tuple[Number, ...]]]:
    """``boşta 900 watt, yük altında 3,6 watt; dört katına çıkıyor``: a multiple that the only two amounts of its sentence make but for a thousand."""
    for stated in numbers:
        sentence = case.sentence_at(stated.start)
        wanted = (stated.value or 0, 1 / (stated.value or 1)) if stated.unit == "x" else _factors(stated)
        here = [n for n in window(case, stated) if sentence.start <= n.start < sentence.end and dimension_of(n) in SCALED and n.start != stated.start]
        if len(here) != PAIR or here[0].unit != here[1].unit or not here[0].base_value or not here[1].base_value:
            continue
        a, b = here
        real = (a.base_value or 0) / (b.base_value or 1)
        fits = any(abs(real * step / f - 1) <= FITS + slack(stated) for step in (1e3, 1e-3) for f in wanted if f)
        if fits and not STEP_LEAST < real < 1 / STEP_LEAST and not explains(case, (a, b, stated), real):
            yield f"{shown(a.value, a.unit)} and {shown(b.value, b.unit)} make the stated {shown(stated.value, stated.unit)} only if one is a thousand times as much.", (a, b)


def _great_counts(numbers: Sequence[Number]) -> Iterator[tuple[str, tuple[Number, ...]]]:
    """``içinde 4 trilyon transistör var. H100'de 80 milyon; elli kat``: a multiple that the two counts just before it make but for a thousand."""
    for a, b, stated in zip(numbers, numbers[1:], numbers[2:], strict=False):
        if stated.unit != "x" or stated.start - a.start > BREATH or not all(dimension_of(n) == "count" and (n.value or 0) >= GREAT and not n.value_max for n in (a, b)):
            continue
        real, wanted = (a.value or 0) / (b.value or 1), ((stated.value or 1), 1 / (stated.value or 1))
        if any(abs(real * step / f - 1) <= COARSE for step in (1e3, 1e-3, 1e4, 1e-4) for f in wanted):
            yield f"{shown(a.value)} and {shown(b.value)} make the stated {shown(stated.value, stated.unit)} only if one is thousands of times as much.", (a, b)


BREATH = 90  # characters from the first of two counts to their multiple
GREAT = 1e6
COARSE = 0.06
PAIR = 2
STEP_LEAST = 0.02  # what two amounts of one sentence come to, one of which has the wrong unit
SCALES = (1e3, 1e6, 1e4, 1e8)  # thousands, and the myriads of Korean, that a written amount may be off by
FEWEST_DIGITS = 4  # of two amounts and a percentage whose fit is no chance


def _scaled(a: Number, b: Number) -> bool:
    """Two amounts of one currency, or two large counts, so far apart that one is of another thousand: 310 million and 412 billion."""
    if a.unit != b.unit or dimension_of(a) not in MONEY or not a.value or not b.value:
        return False
    return max(a.value / b.value, b.value / a.value) >= min(SCALES) / 2


def _wrong_scale(a: Number, b: Number, stated: Number, wanted: tuple[float, ...]) -> str:
    real = (a.value or 0) / (b.value or 1)
    fit = any(abs(real * step / f - 1) <= FITS / 2 + slack(stated) for scale in SCALES for step in (scale, 1 / scale) for f in wanted)
    if not fit or len(digits(a) + digits(b)) < FEWEST_DIGITS:
        return ""
    return f"{shown(a.value, a.unit)} and {shown(b.value, b.unit)} make the stated {shown(stated.value, stated.unit)} only by their digits."


def _makes(a: Number, b: Number, wanted: tuple[float, ...], stated: Number) -> bool:
    if dimension_of(a) != dimension_of(b) or not a.base_value or not b.base_value:
        return False
    return any(abs(a.base_value / b.base_value / f - 1) <= FITS + slack(stated) for f in wanted)


def _factors(stated: Number) -> tuple[float, ...]:
    value = stated.value or 0
    if stated.unit == "x" and not 0.9 < value < 1.1 and value not in {0.5, 2, 10, 100, 1000}:
        return (value, 1 / value)
    if stated.unit == "percent" and 1 < value < 100:
        share = value / 100
        return (1 + share, 1 / (1 + share), 1 - share, 1 / (1 - share), share, 1 / share)
    return ()


def _differences(case: Case, numbers: Sequence[Number]) -> Iterator[tuple[str, tuple[Number, ...]]]:
    """``1.299 dolar, H4'lü model 1.199 liraydı, 100 dolar pahalı``: the digits add up, one of three units is another."""
    for target in numbers:
        near = [n for n in window(case, target) if abs(sentence_index(case, n) - sentence_index(case, target)) <= 1 and n.value]
        for a, b in itertools.combinations(near, 2):
            three = (a, b, target)
            units = [n.unit for n in three]
            if len(set(units)) != 2 or not all(x.unit == y.unit or _mixed(x, y) for x, y in itertools.combinations(three, 2)):
                continue
            big, *rest = sorted(three, key=lambda n: -(n.value or 0))
            summed = sum(n.value or 0 for n in rest)
            if len(digits(big)) < 3 or min(len(digits(n)) for n in rest) < 2 or abs(summed / (big.value or 1) - 1) > 1e-6:
                continue
            odd = next(n for n in three if units.count(n.unit) == 1)
            real = sum(n.base_value or 0 for n in rest)
            if dimension_of(odd) in MONEY or abs(real / (big.base_value or 1) - 1) > 0.1:
                told = f"{' + '.join(shown(n.value, n.unit) for n in rest)} and {shown(big.value, big.unit)}"
                yield f"The digits add up, the units do not: {told}.", (odd,)


_MOVED = re.compile(r"늘|줄|올랐|올라|내렸|내려|낮|높|증가|감소|뛰|떨어|절반|배\b|%|퍼센트|in(?:di|erek|miş)|çık(?:tı|arak|mış)|düş|yüksel|art(?:tı|arak)|azal|gerile|yüzde|kat\b")
_A_SECOND = re.compile(r"(?:초당|saniyede|saniye başına)\s*(?:약\s*|yaklaşık\s*)?$", re.IGNORECASE)
LONGEST_MOVE = 24  # characters between where an amount came from and where it came to


def _moves(case: Case, numbers: Sequence[Number]) -> Iterator[tuple[str, tuple[Number, ...]]]:
    """``300 watttan 240 GB'a indi``: where it came from is measured otherwise than where it came to."""
    for first, second in itertools.pairwise(numbers):
        kinds = {dimension_of(first), dimension_of(second)}
        if len(kinds) != 2 or not kinds <= SCALED or second.start - first.end > LONGEST_MOVE:
            continue
        if _A_SECOND.search(case.text[max(0, first.start - 12) : first.start]):
            continue  # ``saniyede 3,35 TB'tan 4,8 TB'a``: the time is told once
        after = case.text[second.end : min(case.sentence_at(second.start).end, second.end + 24)]
        if FROM.match(case.text[first.end : first.end + 14]) and TO.match(after) and _MOVED.search(after):
            yield f"It moved from {shown(first.value, first.unit)} to {shown(second.value, second.unit)}: the units are of two kinds.", (first, second)


FARTHEST = 3000.0  # times that an amount is larger than a difference told of it


def _far_from_its_difference(case: Case, numbers: Sequence[Number]) -> Iterator[tuple[str, tuple[Number, ...]]]:
    """``무게는 189kg이라 전작보다 4g 무겁다``: a difference that is nothing to the amount beside it."""
    for value, gap in itertools.pairwise(numbers):
        if dimension_of(value) != dimension_of(gap) or dimension_of(value) != "kg" or not is_difference(case, gap):
            continue
        if case.sentence_at(value.start) == case.sentence_at(gap.start) and (value.base_value or 0) > FARTHEST * (gap.base_value or 1):
            yield f"{shown(gap.value, gap.unit)} is told as a difference of {shown(value.value, value.unit)}.", (value, gap)


def _doubles(case: Case, numbers: Sequence[Number], claims: Mapping[str, Sequence[Assertion]]) -> Iterator[tuple[str, tuple[Number, ...]]]:
    """``306`` million in a list and ``306 milyar dolar`` in the text; ``140 MB`` and ``140 GB``: the same digits beside one word."""
    seen: set[str] = set()
    for a, b in itertools.combinations([n for n in numbers if len(digits(n)) >= 2], 2):
        if digits(a) != digits(b) or a.value is None or b.value is None or b.figure_id in seen or CORRECTION.search(case.words(case.sentence_at(b.start))):
            continue
        if not _other_unit(a, b) or case.sentence_at(a.start) == case.sentence_at(b.start) or (a.unit in {None, *MONEY} and of_two_measures(claims, a, b)):
            continue
        if a.unit == b.unit and explains(case, (a, b), (a.base_value or 1) / (b.base_value or 1)):
            continue  # 240 dollars of each, 240,000 of a thousand
        if _told_alike(case, a, b) and _alone(a, b, numbers):
            seen.add(b.figure_id)
            yield f"{a.surface} in one place and {b.surface} in another: the same digits with another unit.", (a, b)


BINARY = 32  # sizes of memory are its multiples, and many of them have the same digits


def _told_alike(case: Case, a: Number, b: Number) -> bool:
    """Whether words beside both say that they are one number, the more the fewer digits they have; or their digits do alone."""
    shared = len(context_words(case, a) & context_words(case, b))
    written = max(len(digits(n)) for n in (a, b))
    if {dimension_of(a), dimension_of(b)} <= {"s"}:
        return shared >= TIMES_SHARED  # a step and what goes before it may both take fifteen
    if written >= SURE_DIGITS and dimension_of(a) == dimension_of(b) and (a.value or 0) % BINARY:
        return True
    return shared >= 1


SURE_DIGITS = 3
TIMES_SHARED = 3


def _other_unit(a: Number, b: Number) -> bool:
    if a.value == b.value and _mixed(a, b):
        return True
    if a.value == b.value and {dimension_of(a), dimension_of(b)} in ({"bit", "bit/s"}, {"W", "bit"}, {"W", "1/s"}, {"bit", "1/s"}, {"W", "J"}):
        return True
    ratio = (a.base_value or 0) / (b.base_value or 1)
    return dimension_of(a) in MONEY and a.unit == b.unit and any(abs(ratio / f - 1) < 1e-9 for f in (1e3, 1e-3, 1e6, 1e-6, 1e4, 1e-4))


def _alone(a: Number, b: Number, numbers: Sequence[Number]) -> bool:
    """Whether one of the two has its value nowhere else in its unit: the other may be the right one."""
    return any(sum(x.value == n.value and x.unit == n.unit for x in numbers) == 1 for n in (a, b))
