"""Arithmetic by place: a unit that is not that of its neighbours told in the same way, or that fits neither a sum nor a product of digits.

``512개로는 114.8초, 1,024개로는 56.9분``; ``서버 한 대로 59.66초, 두 대로 38분``; ``A1은 9.79kW, A2는 9.27kWh``; ``- 3090: 초당 22토큰`` and ``- 5090: 분당 47토큰``; ``최대 10W, 대기 450W``.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence

from pipeline.lexicon import fold
from pipeline.verify.amounts import IN_WORDS, count_in_word, digits, dimension_of
from pipeline.verify.differences import is_difference
from pipeline.verify.numbers import MONEY, Tolerances, shown
from pipeline.verify.partners import Scene
from pipeline.verify.places import claims_on, spans_of, spread
from pipeline.verify.products import says_each
from pipeline.verify.records import Case, Finding, Number

CHECK, METHOD = "arithmetic", "parallel"
NEAR_DIGITS = 5.0  # times that numbers told in one way lie apart as written
FAR_VALUES = 12.0  # times that their amounts must lie apart for one unit to be wrong
FAR_MONEY = 20.0  # how many of one currency another is worth, at least, for the two not to be mixed up by right
CURRENCY = {"KRW": 1400.0, "JPY": 150.0, "TRY": 35.0, "TWD": 32.0, "INR": 85.0, "RUB": 90.0, "USD": 1.0, "EUR": 0.9, "GBP": 0.8, "CHF": 0.9, "CNY": 7.2}  # worth of a dollar, about, in 2025: only the order of magnitude counts
ONE = ("한", "tek", "bir")  # of a thing
SHARED_OUT = 3.0  # times that a time may be off from what more of a thing take if they share the work, or each do as much
CLOCK = frozenset({"s", "min", "h", "ms"})
POWERS = frozenset({"W", "kW", "MW", "GW"})


def check_parallels(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    del tolerances  # digits are compared as written
    scene = Scene(case)
    claims = claims_on(case)
    numbers = [n for n in scene.numbers if (n.value or 0) > 0 and not n.value_max and n.kind in {"quantity", "money"}]
    for said, found in (*_clauses(scene, numbers), *_lines(scene, numbers), *_over_the_most(scene, numbers), *_sums(scene, numbers), *_products(scene, numbers)):
        finding = Finding("", CHECK, "conflicting", "unit_error", said, {"figures": spans_of(found)}, METHOD)
        for number in found:
            yield from spread(number, claims, finding)


Odd = tuple[str, tuple[Number, ...]]


def _differ(a: Number, b: Number) -> bool:
    """Whether two numbers of one size as written have units of one kind that make them far apart."""
    if a.unit == b.unit or None in {a.unit, b.unit} or not 1 / NEAR_DIGITS <= (a.value or 1) / (b.value or 1) <= NEAR_DIGITS:
        return False
    if {a.unit, b.unit} <= CURRENCY.keys():
        worth = CURRENCY[a.unit or ""] / CURRENCY[b.unit or ""]
        return max(worth, 1 / worth) >= FAR_MONEY
    if {a.unit, b.unit} & POWERS:
        return f"{a.unit}h" == b.unit or a.unit == f"{b.unit}h"
    if {a.unit, b.unit} <= CLOCK:
        apart = (a.base_value or 1) / (b.base_value or 1)
        return max(apart, 1 / apart) >= FAR_VALUES
    return _rate(a) is not None and _rate(a) == _rate(b)


def _rate(number: Number) -> str | None:
    """What is counted over a time: ``token`` of ``token/min``."""
    head, _, per = (number.unit or "").partition("/")
    return head if per in {"s", "min", "h"} and head not in MONEY else None


_JOINT = re.compile(r",\s|[;·]\s|(?:고|며|지만|는데)\s")
_COUNTED = re.compile(r"\d\s?(개|장|대|adet|tane|kart|chip|gpu)[^\d,;]{0,24}$|(?:^|\s)(\d{4}(?: (?:ti|super))?|[a-z]+\d+)\w{0,3}(?:은|는|이|가)?\s*$")


def _frame(scene: Scene, number: Number) -> str:
    """How the clause before a number begins: so many of a thing, or a designation: the same for parallel clauses."""
    case = scene.case
    sentence = case.sentence_at(number.start)
    before = fold(_JOINT.split(case.text[sentence.start : number.start])[-1]).strip()
    match = _COUNTED.search(before)
    if match is not None:
        return match[1] or "name"
    in_words = _IN_WORDS.search(before)
    return "" if in_words is None else in_words[2]


_IN_WORDS = re.compile(rf"(?<!\w)({'|'.join(map(fold, (*IN_WORDS, *ONE)))})\s(개|장|대|kart|sunucu|yonga|çip|gpu)[^\d,;]{{0,24}}$")


def _count(scene: Scene, number: Number) -> float | None:
    """How many of a thing the clause before a number tells, in digits or in words: ``두 대로 38분``."""
    sentence = scene.case.sentence_at(number.start)
    clause = _JOINT.split(scene.case.text[sentence.start : number.start])[-1]
    if (in_words := _IN_WORDS.search(fold(clause).strip())) is not None:
        return count_in_word(in_words[1]) or 1.0
    before = [n for n in scene.numbers if number.start - len(clause) <= n.start and n.end <= number.start and dimension_of(n) == "count"]
    return before[-1].value if before else None


def _is_shared_out(scene: Scene, a: Number, b: Number) -> bool:
    """``두 장으로 2시간, 열여섯 장으로 9분``: whether the more of them take the less time by about as much, or the less of them."""
    first, second = _count(scene, a), _count(scene, b)
    if not first or not second or a.base_unit != "s" or first == second:
        return False
    fewer = second / first
    longer = (a.base_value or 1) / (b.base_value or 1)
    return any(1 / SHARED_OUT <= longer / f <= SHARED_OUT for f in (fewer, 1 / fewer))


def _clauses(scene: Scene, numbers: Sequence[Number]) -> Iterator[Odd]:
    """Clauses of one sentence that begin alike: the number of one has another unit than the number of the next."""
    for a, b in itertools.pairwise([n for n in numbers if n.kind == "money" or n.unit in CLOCK or dimension_of(n) in {"W", "J"}]):
        if scene.at(a) == scene.at(b) and _differ(a, b) and _rate(a) is None and _frame(scene, a) and _frame(scene, a) == _frame(scene, b) and not _is_shared_out(scene, a, b):
            yield f"{shown(a.value, a.unit)} and {shown(b.value, b.unit)} are told in the same way with units far apart.", (a, b)


_LABEL = re.compile(r"^[\s\-*•·]*[^:：\d\n]{0,12}[^:：\n]{2,30}[:：]\s*(?:초당|분당|시간당|saniyede|dakikada|saatte|약|yaklaşık)?\s*$")


def _lines(scene: Scene, numbers: Sequence[Number]) -> Iterator[Odd]:
    """Lines of a list that follow each other, each a label and a number: one is counted by the minute, the other by the second."""
    case = scene.case
    firsts = [n for n in numbers if scene.kind(n) == "list_item" and _LABEL.match(case.text[case.text.rfind("\n", 0, n.start) + 1 : n.start])]
    for a, b in itertools.pairwise(firsts):
        if case.text[a.end : b.start].count("\n") == 1 and _rate(a) is not None and _differ(a, b):
            yield f"{shown(a.value, a.unit)} and {shown(b.value, b.unit)} stand in one list, counted over different times.", (a, b)


_MOST = re.compile(r"(?:최대|최고|en fazla|en çok|azami|en yüksek|tepe)\s*(?:약|전력|소비 전력|güç)?\s*[:：]?\s*$", re.IGNORECASE)
_LEAST = re.compile(r"(?:대기|유휴|최소|최저|평소|절전)(?: 시| 상태| 전력|에는)*[:：]?\s*(?:에는?|때)?\s*(?:약)?\s*$|(?:boşta|beklemede|bekleme|en az|asgari|en düşük|uykuda)(?:yken| modunda| gücü)?[:：]?\s*(?:yaklaşık)?\s*$", re.IGNORECASE)


def _over_the_most(scene: Scene, numbers: Sequence[Number]) -> Iterator[Odd]:
    """``최대 10W, 대기 450W``: idle, or at least, it is more than at most."""
    case = scene.case
    for a, b in itertools.pairwise(numbers):
        if dimension_of(a) != dimension_of(b) or dimension_of(a) in {"count", "percent"} or scene.at(b) - scene.at(a) > 1:
            continue
        before = [case.text[max(case.sentence_at(n.start).start, n.start - 16) : n.start] for n in (a, b)]
        most, least = (a, b) if _MOST.search(before[0]) else (b, a)
        said = before if most is a else before[::-1]
        if _MOST.search(said[0]) and _LEAST.search(said[1]) and (least.base_value or 0) > (most.base_value or 0):
            yield f"{shown(least.value, least.unit)} at rest or at least, and {shown(most.value, most.unit)} at most.", (least, most)


NEARBY = 1  # sentences between the three numbers of a sum or a product


def _sums(scene: Scene, numbers: Sequence[Number]) -> Iterator[Odd]:
    """``750 terabayt; H100 700 watt, 50 watt fazla``: the digits of a difference come out, one of its units is of another kind."""
    for index, gap in enumerate(numbers):
        if not is_difference(scene.case, gap) or dimension_of(gap) in {"count", "s"}:
            continue
        near = [n for n in numbers[max(0, index - 4) : index] if scene.at(gap) - scene.at(n) <= NEARBY]
        for a, b in itertools.combinations(near, 2):
            units = [n.unit == gap.unit for n in (a, b)]
            if sum(units) != 1 or None in {a.unit, b.unit} or min(len(_written(n)) for n in (a, b)) < WRITTEN or abs((a.value or 0) - (b.value or 0)) != gap.value:
                continue
            odd = b if units[0] else a
            if (odd.unit or "").partition("/")[0] == (gap.unit or "").partition("/")[0]:
                continue  # ``하루 450톤 … 720톤, 270톤 늘어나지만``: the time is told once
            if dimension_of(odd) != dimension_of(gap) and dimension_of(odd) not in {"count", "percent"}:
                yield f"{shown(a.value, a.unit)} and {shown(b.value, b.unit)} lie {shown(gap.value)} apart, told as {shown(gap.value, gap.unit)}.", (odd,)


WRITTEN = 3  # digits that two numbers have whose difference comes out by no chance


def _written(number: Number) -> str:
    return "".join(c for c in number.surface if c.isdecimal())


def _is_so_much_a_time(rate: Number, amount: Number) -> bool:
    """``가구당 연 3.1MWh, 모두 142,600MWh``: so much a year, and so much in the year."""
    return (rate.unit or "").partition("/")[0] == (amount.unit or "").partition("/")[0]


def _products(scene: Scene, numbers: Sequence[Number]) -> Iterator[Odd]:
    """``대당 최대 10.2GB를 쓰므로 24대면 244.8kW``: the digits of so many of so much each come out, the units are of two kinds."""
    for index, total in enumerate(numbers):
        if len(digits(total)) < WRITTEN or dimension_of(total) in {"count", "percent", "s"}:
            continue
        near = [n for n in numbers[max(0, index - 4) : index] if scene.at(total) - scene.at(n) <= NEARBY and scene.case.block_at(n.start) == scene.case.block_at(total.start)]
        for each, count in itertools.permutations(near, 2):
            if dimension_of(count) != "count" or (count.value or 0) < 2 or not float(count.value or 0).is_integer() or not says_each(scene.case, each):
                continue
            kinds = {dimension_of(each), dimension_of(total)}
            if len(kinds) == 2 and not kinds & {"count", "s"} and not _is_so_much_a_time(each, total) and abs((each.value or 0) * (count.value or 0) / (total.value or 1) - 1) < 1e-9 and len(digits(each)) > 1:
                yield f"{shown(each.value, each.unit)} × {shown(count.value)} is told as {shown(total.value, total.unit)}: the digits come out, the units do not.", (each,)
