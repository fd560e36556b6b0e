"""Arithmetic by place: a stated difference against the two values it lies between. ``28.3분 … 29.1분, 0.8분 빨랐다``; ``50 watt fazla``."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from pipeline.extract.units import base_of
from pipeline.languages import totalling_of
from pipeline.lexicon import fold
from pipeline.verify.amounts import digits, one_digit_off, slack
from pipeline.verify.asides import of_other_names, of_other_profit, told_of_the_past
from pipeline.verify.numbers import Tolerances, digits_in, shown
from pipeline.verify.partners import Pair, Scene, alike, amount, pairs
from pipeline.verify.places import claims_on, spans_of, spread
from pipeline.verify.records import Case, Finding, Number, asked_once

CHECK, METHOD = "arithmetic", "difference"
# A bare amount just before a word of direction says how far, not how much. With an ending that makes it a level, it does not.
_FAR_KO = re.compile(
    r"^(?:[이가을를]|씩)?\s?(?:정도|가량|쯤|남짓|이나|나|만|밖에)?\s?(?:[더덜]\s)?(?:빠르|빠릅|빨라|빨랐|빠른|빨리|느리|느립|느렸|느려|느린|길(?!이)|긴|깁니|짧|높|낮|많|적[은다었게습네죠어]|크[다고지며네죠]|큽|컸|큰|커졌|작|무거|무겁|가벼|가볍|비싸|비쌌|비싼|비쌉|"
    r"싸[다고지졌네죠요]|쌌|쌉|싼|저렴|뒤지|뒤집|뒤졌|뒤진|앞서|앞섰|앞선|앞당|늘[었어린렸]|줄[었어인였]|내렸|내린|내려|떨어|하락|상승|증가|감소|인상|인하|차이|차[로다이가](?=[\s.,])|격차|단축|절약|절감|아끼|아꼈|빠졌|손해|이득|웃돌|밑돌|못 미|모자라|모자란|모자랐|부족[하해한]|(?<=[더덜] )(?:먹|쓰|쓴|썼|쓸|든|드는|들(?!여)|걸[리렸려]|받|냅|내|낸|냈|뽑))"
)
_FAR_TR = re.compile(
    r"^l[ıiuü]k\s(?:bir )?(?:kazanç|kayıp|fark\b|tasarruf|artış|düşüş|kısalma|gecikme)|^\s(?:(?:kadar|civarında|dolayında|bile|hatta) )*(?:daha )?(?:hızlı|yavaş|uzun(?!luğ)|kısa(?! süre)|(?<=daha )kısa|yüksek(?!liğ)|düşük|fazla(?!s[ıi])|az(?!am)(?:dır|\b|al)|büyük(?!lü|şehir|elçi|anne|baba|baş)|küçük|ağır(?!lı)|hafif|pahalı|ucuz|önde|geride|geriden|farkla|"
    r"fark\b|art(?:tı|mış|ış)|azal|düş(?:tü|müş|üş)|yüksel(?:di|miş)|tasarruf|ileride|üstün|altında|üzerinde|serin|sıcak|sessiz|kısal|geç(?!iy|er|en|ti|mi|ild)|erken|zam|indirim|eksik|kazanç|kazan(?:dı|mış|ıyor|d[ıi]r)|kayıp|kayb(?:ed|ett)|artıyor)"
)
# ``farkı 3,5 watt``, ``차이는 12분``: a noun of difference just before it.
_APART = re.compile(r"(?:차이|격차|차액)(?:는|가)\s?(?:약 |고작 |겨우 )?$|\b(?:fark[ıi]?|aradaki fark|fazlası)(?: ise| da)?[:,]?\s(?:yaklaşık |yalnızca |sadece )?$", re.IGNORECASE)
_WROTE = re.compile(r"^[을를]\s?(?:적[었은어는]|못 박)")  # ``805토큰을 적었다``: put on paper
_LATER = re.compile(r"^\s?(?:뒤|후|전|만에|동안|늦게)|^\s(?:önce|sonra|içinde|boyunca)")
ENOUGH = 2.3  # bond from which a pair is surely meant: measured on articles without an error
SLIP = 0.9  # what it may be weaker by where one digit makes the difference
RIVAL = 0.5  # how much weaker a pair may be bound than the strongest and still be the one meant
CHANCE = 2.0  # how much weaker a pair may be bound and still explain a difference by which another is surely meant
NEAR = (0.5, 2.0)  # factor within which a difference is meant for the stated one, and where one digit makes it:
NEAR_SLIP = (0.1, 10.0)
WHOLE_TEXT = 40  # like numbers of a document, any two of which may explain a difference


def check_differences(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    scene = Scene(case)
    claims = claims_on(case)
    for target in scene.numbers:
        if not is_difference(case, target) or scene.kind(target) in {"table", "title"}:
            continue
        pair = _missed(scene, target, tolerances)
        if pair is None:
            continue
        gap = _gap(target, pair.first, pair.second)
        said = (
            f"{shown(pair.first.value, pair.first.unit)} and {shown(pair.second.value, pair.second.unit)} lie {shown(gap, target.unit)} apart,"
            f" the article says {shown(target.value, target.unit)}."
        )
        inputs = {"figures": spans_of((pair.first, pair.second, target)), "computed": gap, "bond": round(pair.bond, 2)}
        finding = Finding("", CHECK, "conflicting", "ratio", said, inputs, METHOD)
        here = [n for n in (pair.first, pair.second) if scene.at(n) == scene.at(target)]
        for number in (target, *(here or (pair.first, pair.second))):
            yield from spread(number, claims, finding)


@asked_once
def is_difference(case: Case, number: Number) -> bool:
    """Whether an amount is told as how far one thing lies from another: ``0.8분 빨랐다``, ``50 watt fazla``, ``9%포인트 차``."""
    if not digits_in(number.surface) and number.base_unit != "s":
        return False  # ``dört büyük``: a count of things
    return tells_gap(case, number)


def tells_gap(case: Case, number: Number) -> bool:
    """The same, of counts in words, too: ``yedi kişi fazla``."""
    if number.kind not in {"quantity", "money"} and number.unit != "percentage_point":
        return False
    if not number.value or number.value <= 0 or number.value_max or number.quantifier not in {"exact", "about"} or number.unit is None:
        return False
    after = case.text[number.end : number.end + 26]
    if number.unit == "percentage_point":
        return not _LATER.match(after)
    if _APART.search(case.text[max(0, number.start - 20) : number.start]):
        return True
    return bool((_FAR_KO if case.language == "ko" else _FAR_TR).match(after)) and not _LATER.match(after) and not _WROTE.match(after)


_A_TIME = re.compile(r"/(?:month|year|day|h|week)$")


def without_time(number: Number) -> Number:
    """``한 달에 25.2kWh 차이``: what is told of amounts, though a time stands before it."""
    unit = number.unit or ""
    if not _A_TIME.search(unit):
        return number
    base, base_unit = base_of(number.value, unit.partition("/")[0])
    return number if base is None else replace(number, unit=unit.partition("/")[0], base_value=base, base_unit=base_unit)


def _gap(target: Number, a: Number, b: Number) -> float:
    """How far two values lie apart, in the unit of the target."""
    if target.unit == "percentage_point" or None in {a.unit, b.unit}:
        return abs((a.value or 0) - (b.value or 0))
    return abs((a.base_value or 0) - (b.base_value or 0)) * (target.value or 0) / (target.base_value or 1)


def _fits(target: Number, a: Number, b: Number, tolerances: Tolerances) -> bool:
    gap, value = _gap(target, a, b), target.value or 0
    x, y = amount(a, b)
    scale = gap / abs(x - y) if x != y else 0.0
    allowed = slack(target) * value + scale * (slack(a) * x + slack(b) * y)
    if target.quantifier == "about":
        allowed = max(allowed, tolerances.about * value)
    return abs(gap - value) <= 1.001 * allowed + 1e-6 * value


IN_TURN = re.compile(r"각각|s[ıi]ras[ıi]yla", re.IGNORECASE)


def _in_turn(scene: Scene, target: Number, pair: Pair) -> bool:
    """``payları sırasıyla yüzde 35 ve yüzde 20'ydi. Toros payını 5 puan artırdı``: two values of two things, of one of which the next sentence speaks."""
    place = scene.at(pair.first)
    return place == scene.at(pair.second) != scene.at(target) and IN_TURN.search(scene.case.words(scene.case.sentence_at(pair.first.start))) is not None


def has_its_own_result(case: Case, target: Number, pair: Sequence[object]) -> bool:
    """``net marj %12'den %15'e çıktı. Brüt marj da 4 puan artarak %52 oldu``, ``4%포인트 오른 52%``: what the gap led to is told right behind it, and is neither of the two."""
    behind = next((n for n in case.numbers if n.start >= target.end), None)
    if behind is None or behind.unit != "percent" or target.unit != "percentage_point" or behind in pair:
        return False
    return totalling_of(case.language).moved_by.fullmatch(fold(case.text[target.end : behind.start])) is not None


def _missed(scene: Scene, target: Number, tolerances: Tolerances) -> Pair | None:
    """The pair that was surely meant and lies otherwise apart; None where any two values of the text lie as far apart as told."""
    target = without_time(target)
    example = _example(target)
    found = [p for p in pairs(scene, target, like=example) if p.first.unit is not None or p.second.unit is not None]
    if not found or found[0].bond < ENOUGH - SLIP:
        return None
    if any(p.bond >= found[0].bond - CHANCE and _fits(target, p.first, p.second, tolerances) for p in found):
        return None
    values = [n for n in scene.numbers if n.start != target.start and n.unit != "percentage_point" and (alike(n, example) or n.unit is None) and n.value][:WHOLE_TEXT]
    if len(digits(target)) > 1 and any(_fits(target, p.first, p.second, tolerances) for p in found):
        return None
    if found[0].bond < ENOUGH and any(_fits(target, a, b, tolerances) for a, b in itertools.combinations(values, 2)):
        return None
    for pair in found:
        gap = _gap(target, pair.first, pair.second)
        if pair.bond < found[0].bond - RIVAL:
            break
        if has_its_own_result(scene.case, target, pair) or told_of_the_past(scene.case, target, pair[:2]) or of_other_names(scene.case, target, pair[:2]) or _in_turn(scene, target, pair) or of_other_profit(scene.case, target, pair[:2]):
            continue
        slip = one_digit_off(target, gap)
        low, high = NEAR_SLIP if slip else NEAR
        if low <= gap / (target.value or 1) <= high and pair.bond + SLIP * slip >= ENOUGH:
            return pair
    return None


def _example(target: Number) -> Number:
    """A number of the kind whose differences the target is: points lie between percentages."""
    return replace(target, unit="percent", kind="percentage") if target.unit == "percentage_point" else target


