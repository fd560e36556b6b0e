"""Arithmetic by place: a percentage or a multiple of change against the two values that its neighbouring words give.

The pair is that of like numbers nearest to it. Any reading of any pair that fits proves it; none of them where one pair is
surely meant is a conflict.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from pipeline.languages import reckoning_of
from pipeline.lexicon import fold
from pipeline.verify.amounts import digits, dimension_of, one_digit_off, power_of_lengths, sentence_index, slack, window
from pipeline.verify.asides import (
    comes_of_means,
    exceeds,
    falls_short,
    has_its_own,
    is_denied,
    is_listed,
    is_share_of_them,
    leads_to,
    of_other_names,
    reaches,
    told_of_a_limit,
    told_of_the_past,
)
from pipeline.verify.equations import come_to, less_in_parts, share, times_more
from pipeline.verify.numbers import Tolerances, shown
from pipeline.verify.other_measures import names_another_measure
from pipeline.verify.partners import NO_VALUES, Pair, Scene, pairs
from pipeline.verify.places import claims_on, spans_of, spread
from pipeline.verify.records import Case, Finding, Number
from pipeline.verify.reference.times import on_two_benchmarks
from pipeline.verify.relations import around
from pipeline.verify.told_changes import LEVEL
from pipeline.verify.told_of import told_of_others
from pipeline.verify.told_readings import told_reading
from pipeline.verify.ways_apart import Lead, leads

CHECK, METHOD = "arithmetic", "change"
CHANGED = re.compile(
    r"보다|대비|비해|비하면|늘|줄|증가|감소|뛰|뛴|올랐|올라|오른|상승|하락|단축|짧|빠르|빠릅|빨|빠른|느리|느립|느린|앞서|앞섰|앞선|뒤진|개선|향상|높|낮|많|적은|절감|아꼈|"
    r"할인|싸|비싸|성장|내려|내린|떨어|배|차이|수준|kat|daha|art|azal|kısal|düş|yüksel|geri|önde|fazla|indirim|büyü|gerile|hız|göre|tasarruf|fark|çık|indir|\bzam\b|끌어올|끌어내|깎|kayıp|손실|altında|üstünde|üzerinde|웃돌|밑돌",
    re.IGNORECASE,
)
PARTS_OFF = 0.3  # ``절반``, ``üçte bir``
SMALLEST = 0.1  # part of a value that is taken for a comparison
CHANCE = 0.7  # how much nearer a pair must come that is not surely meant
DECIMAL = 0.15  # points that a percentage with a decimal may be off, beyond what rounding allows
SPELLED = 0.15  # ``세 배``, ``dört kat``: words are rounder than digits
NEAREST = 8  # like numbers that are tried on either side


def check_changes(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    claims = claims_on(case)
    scene = Scene(case)
    for target in (with_half(case, n) for n in scene.numbers):
        if target.kind not in {"percentage", "ratio"} or not target.value or target.value <= 0 or target.value_max:
            continue
        if is_percentile(case, target) or scene.kind(target) == "table" or (target.unit == "x" and target.value < SMALLEST):
            continue
        found = _judge(scene, target, tolerances)
        if found is not None:
            finding, pair = found
            for number in (target, *pair):
                yield from spread(number, claims, finding)


_PERCENTILE = (re.compile(r"(?:상위|하위|백분위|en (?:yavaş|hızlı|kötü|iyi)|(?<!\w)p)\s*$", re.IGNORECASE), re.compile(r"^\s?(?:백분위|분위|지점)|^\s?기준으로 \d|^[’']?(?:l[ıiuü]k)? (?:dilim|yüzdelik)"))


def is_percentile(case: Case, number: Number) -> bool:
    """``상위 99% 기준``, ``yüzde 99'luk dilimde``: which of many measurements is told, not how far one lies from another."""
    before, after = _PERCENTILE
    return number.unit == "percent" and bool(before.search(case.text[max(0, number.start - 10) : number.start]) or after.match(case.text[number.end : number.end + 14]))


def with_half(case: Case, number: Number) -> Number:
    """``두 배 반``: two and a half times."""
    if number.kind != "ratio" or number.value is None or not _HALF.match(case.text[number.end : number.end + 4]):
        return number
    return replace(number, value=number.value + 0.5, base_value=number.value + 0.5)


_HALF = re.compile(r"^\s?반(?![가-힣])")


def _judge(scene: Scene, target: Number, tolerances: Tolerances) -> tuple[Finding, tuple[Number, ...]] | None:
    case = scene.case
    if _given_by_a_range(case, target, tolerances) or is_denied(case, target) or is_listed(case, target) or falls_short(case, target) or is_share_of_them(case, target):
        return None
    found = pairs(scene, target)
    if _explained(target, found, tolerances):
        return None
    if (mixed := _mixed_units(case, target, tolerances)) is not None:
        return mixed
    if not found or is_bounded(case, target, found[0].first, found[0].second):
        return None
    if _LEVEL.match(case.text[target.end : target.end + 24]) or target.quantifier not in {"exact", "about"}:
        return None
    if target.unit == "x" and any(_is_just(target, pair) for pair in found):
        return None
    for pair in found:
        lead = _missed(target, pair)
        if lead is not None and _is_surely_meant(case, target, pair, lead) and not _of_other_values(scene, target, pair):
            return _finding(case, target, pair, lead)
        if pair.bond < found[0].bond - RIVAL:
            return None
    return None


def is_bounded(case: Case, target: Number, first: Number, second: Number) -> bool:
    """``28 … 20'yi bile göremedi, yani yüzde 30``: whether the lesser of the two is told as below its number, and the change is a little more than what the two numbers give."""
    low, high = sorted((first, second), key=lambda n: n.base_value or 0.0)
    below = low.quantifier in {"less_than", "at_most"} or falls_short(case, low)
    return below and any(lead.unit == target.unit and lead.value <= (target.value or 0.0) <= lead.value * BEYOND for lead in _leads(low, high))


BEYOND = 1.15  # times that a bounded value leaves open


def _is_just(target: Number, pair: Pair) -> bool:
    """``8노드로 … 2노드의 591.1분과 비교하면 노드가 4배``: counts that give a multiple exactly are what it is told of."""
    low, high = sorted((pair.first.base_value or 0.0, pair.second.base_value or 0.0))
    return dimension_of(pair.first) == "count" and low > 0 and target.value is not None and target.value > 1 and abs(high / low / target.value - 1) < 1e-9


def _of_other_values(scene: Scene, target: Number, pair: Pair) -> bool:
    """Whether words tie the change to a value that is none of the two, or to a time that is not theirs; or it is told as less than it is."""
    case, two = scene.case, (pair.first, pair.second)
    own = leads_to(case, target, scene.numbers)
    if (own is not None and own.start not in {n.start for n in two}) or told_of_the_past(case, target, two) or comes_of_means(case, target, two):
        return True
    low, high = sorted((n.base_value or 0.0) for n in two)
    if on_two_benchmarks(case, *two):
        return True
    if of_other_names(case, target, two) or _told_of_by_another(scene, target, two) or names_another_measure(case, target, two, scene.claims) or told_of_others(case, scene.claims, target, *two):
        return True
    if _FURTHER.search(fold(case.text[max(0, target.start - 16) : target.start])):
        return True
    if told_of_a_limit(case, target, two) or (target.unit == "percent" and has_its_own(case, target, two)):
        return True
    if target.unit == "x" and exceeds(case, target) and low > 0 and 0 <= high / low / (target.value or 1.0) - 1 <= MOST_MORE:
        return True
    if target.unit == "x" and power_of_lengths(target.value or 0.0, *two, loose=slack(target)) is not None:
        return True
    return target.unit == "x" and reaches(case, target) and low > 0 and 0 <= high / low - (target.value or 0) < 1


# ``여기서 다시 30%를 할인``, ``bunun üstüne yüzde 10 indirim``: a second step, which the two values have not taken.
_FURTHER = re.compile(r"(?:여기서|여기에|다시|추가로|거기서|거기에)\s(?:다시 |또 |추가로 )?$|(?:bunun üstüne|bunun üzerine|ek olarak|ayrica|ilaveten)\s(?:bir |de |da )?(?:yüzde |% ?)?$")


def _told_of_by_another(scene: Scene, target: Number, two: tuple[Number, Number]) -> bool:
    """``12'den 96'ya çıkarınca sekiz kat beklersiniz, bu 4,6 kat``: another multiple near them is what the two values give."""
    low, high = sorted((n.base_value or 0.0) for n in two)
    place = scene.at(target)
    near = [n for n in scene.numbers if n.unit == target.unit == "x" and n.start != target.start and abs(scene.at(n) - place) <= 1 and (n.value or 0) > 1]
    return low > 0 and any(abs((n.value or 0) * low / high - 1) <= ANOTHER_FITS for n in near)


ANOTHER_FITS = 0.02
MOST_MORE = 0.5  # relative, that what is said to be more than so many times may be more
RIVAL = 0.5  # how much weaker a pair may be bound than the strongest and still be the one meant
LOOSE = 1.0  # how much weaker a pair may be bound that fits by the looser tolerance
_LEVEL = re.compile(rf"{LEVEL.pattern}|^[’'][dt][ae]n?\b|^[’'](?:[yn]?[ıiuü])\s|^에서\s|^[’']?s[ıi]n[ıi]\s|^'?[ıi]n[ıi]\s|^\s?indirim\w* (?:var|gir|uygul|yap|kampanya)")


def _explained(target: Number, found: Sequence[Pair], tolerances: Tolerances) -> bool:
    """Whether a pair gives the target in any reading: one bound as well as any, or another to the digits that are written."""
    for pair in found:
        near = pair.bond >= found[0].bond - LOOSE
        if not near and found[0].bond >= SURE and pair.bond < found[0].bond - SURE_LEAD:
            continue
        fitting = [lead for lead in _leads(pair.first, pair.second) if _same_unit(lead, target)]
        if any(_off(target, lead, pair.first, pair.second, tolerances) <= (1 if near else CHANCE) for lead in fitting):
            return True
    return False


SURE, SURE_LEAD = 2.3, 2.0  # a pair bound so strongly that pairs so much weaker explain nothing


def _missed(target: Number, pair: Pair) -> Lead | None:
    """The reading of a pair that comes nearest to the target, where it is near enough for the pair to be meant."""
    near = [lead for lead in _leads(pair.first, pair.second) if _same_unit(lead, target) and _fits_in_size(lead, target, pair.first.kind)]
    return min(near, key=lambda lead: abs(lead.value - (target.value or 0)), default=None)


# The bond from which a pair is surely meant, where one digit makes the difference and where more does: measured on articles without an error.
ENOUGH_SAID = (1.2, 2.2)  # a percentage or multiple beside a word of change
ENOUGH_BARE = (2.0, 3.0)  # one without such a word, which may be a share
EXACTLY = 16  # characters before a multiple in which it is said to be just so (``tam üç katı``)
ENOUGH_SPELLED = (2.65, 2.65)  # parts and multiples in words (``üçte bir``) are told of things without numbers more often


def _is_surely_meant(case: Case, target: Number, pair: Pair, lead: Lead) -> bool:
    exactly = reckoning_of(case.language).exactly.search(fold(case.text[max(0, target.start - EXACTLY) : target.start])) is not None
    spelled = target.unit == "x" and not exactly and ((target.value or 0) < 1 or not any(c.isdecimal() for c in target.surface))
    said = target.unit == "x" or bool(CHANGED.search(around(case, target)))
    slip, else_ = ENOUGH_SPELLED if spelled else ENOUGH_SAID if said else ENOUGH_BARE
    if not said and pair.first.kind == "percentage":
        return False  # shares of a whole beside one another
    return pair.bond >= (slip if one_digit_off(target, lead.value) else else_)


def _finding(case: Case, target: Number, pair: Pair, lead: Lead) -> tuple[Finding, tuple[Number, ...]]:
    a, b = pair.first, pair.second
    if lead.unit == "percent" and not lead.reading.startswith("points") and (told := told_reading(case, target, a, b)) is not None:
        lead = Lead(*told)
    said = (
        f"{shown(a.value, a.unit)} and {shown(b.value, b.unit)}: {come_to(lead.value, lead.unit)} ({lead.reading}), the article says"
        f" {shown(target.value, target.unit)}. No reading agrees."
    )
    inputs = {"figures": spans_of((a, b, target)), "computed": lead.value, "reading": lead.reading, "bond": round(pair.bond, 2)}
    return Finding("", CHECK, "conflicting", "ratio", said, inputs, METHOD), _blamed(case, target, a, b)


def _mixed_units(case: Case, target: Number, tolerances: Tolerances) -> tuple[Finding, tuple[Number, ...]] | None:
    """``1억 6천만 원에서 2억 달러로 25%``: the change fits the numbers, but not with their two units."""
    place = sentence_index(case, target)
    near = [
        n for n in window(case, target, after=0)
        if n.value and n.kind in {"quantity", "money"} and n.unit and n.unit not in NO_VALUES and place - sentence_index(case, n) <= 1 and case.block_at(n.start).kind != "table"
    ]  # fmt: skip
    for a, b in itertools.combinations(near, 2):
        if (a.unit or "").partition("/")[0] == (b.unit or "").partition("/")[0] or a.kind != b.kind or (a.kind == "quantity" and (dimension_of(a) != dimension_of(b) or dimension_of(a) == "count")):
            continue
        bare = [replace(n, unit=None, base_value=n.value, base_unit=None) for n in (a, b)]
        if len(digits(target)) >= 2 and case.sentence_at(b.start) == case.sentence_at(target.start) and is_lead(target, bare[0], bare[1], tolerances):
            said = f"{shown(target.value, target.unit)} is the change between {shown(a.value)} and {shown(b.value)}, whose units differ: {a.unit} and {b.unit}."
            return Finding("", CHECK, "conflicting", "unit_error", said, {"figures": spans_of((a, b, target))}, METHOD), (a, b)
    return None


def _given_by_a_range(case: Case, target: Number, tolerances: Tolerances) -> bool:
    """``16개에서 64개로 네 배``: both values in one figure."""
    for n in window(case, target):
        if n.value and n.value_max and is_lead(target, n, replace(n, value=n.value_max, base_value=(n.base_value or 0) * n.value_max / n.value), tolerances):
            return True
    return False


def _blamed(case: Case, target: Number, a: Number, b: Number) -> tuple[Number, ...]:
    """Which of the two values is shown beside the percentage: those that stand in its sentence."""
    here = [n for n in (a, b) if case.sentence_at(n.start) == case.sentence_at(target.start)]
    return tuple(here or (a, b))


def is_lead(target: Number, a: Number, b: Number, tolerances: Tolerances) -> bool:
    """Whether the target says, in any reading, how far the two values lie apart."""
    return any(_off(target, lead, a, b, tolerances) <= 1 for lead in _leads(a, b) if _same_unit(lead, target) and lead.reading != "part of it" and (target.unit != "x" or lead.value >= 1.1))


def _same_unit(lead: Lead, target: Number) -> bool:
    return lead.unit == (target.unit or "") or (lead.unit, target.unit) == ("percentage_point", "percent")


FARTHEST = 2  # sentences before the target in which its values stand


def _leads(a: Number, b: Number) -> list[Lead]:
    bare = a.unit is None or b.unit is None
    low, high = sorted((a.value or 0, b.value or 0) if bare else (a.base_value or 0, b.base_value or 0))
    if low <= 0 or low == high:
        return []
    scale = 100 if "percent" in {a.unit, b.unit} else 1
    found = leads(scale * high, scale * low, a.unit)
    return [*found, Lead("less, in parts", less_in_parts(low, high)), Lead("times more", times_more(high, low)), Lead("part of it", share(low, high))]


def _off(target: Number, lead: Lead, a: Number, b: Number, tolerances: Tolerances) -> float:
    """How far the stated change is from the computed one, in units of what rounding allows."""
    value = target.value or 0
    own = slack(target) * value
    if target.quantifier == "about":
        own = max(own, tolerances.about * value)
    if target.quantifier in {"at_least", "more_than"} and lead.value >= value:
        return 0.0
    if target.quantifier in {"at_most", "less_than"} and lead.value <= value:
        return 0.0
    rounding = slack(a) + slack(b)
    if lead.reading.startswith("points"):
        allowed = own + sum(slack(n) * (n.value or 0) for n in (a, b))
    else:
        allowed = own + rounding * (100 + lead.value if lead.unit == "percent" else lead.value)
    if lead.unit == "percent" and not float(value).is_integer():
        allowed = max(allowed, DECIMAL)
    elif lead.unit == "percent":
        allowed = max(allowed, min(tolerances.points, 0.06 * value))
    elif lead.unit == "x" and value < 1:
        allowed = max(allowed, PARTS_OFF * value)
    elif lead.unit == "x":
        allowed = max(allowed, (0.03 if any(c.isdecimal() for c in target.surface) else SPELLED) * value)
    return abs(lead.value - value) / (allowed + 1e-9)


def _fits_in_size(lead: Lead, target: Number, kind: str) -> bool:
    """Whether the computed change is near enough to the stated one for the two values to be meant."""
    value = target.value or 0
    if not NEAR_LEAD[0] <= lead.value / value <= NEAR_LEAD[1] or (lead.reading == "part of it") != (value < 1):
        return False
    return kind != "percentage" or lead.reading.startswith("points")  # shares are compared in points


NEAR_LEAD = (0.4, 2.5)
