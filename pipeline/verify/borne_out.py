"""Arithmetic that comes out: a change, a difference, a total, a product or a conversion that its neighbouring numbers give to the last digit.

``GPU 수는 1만752개에서 1만1,616개로, 약 8% 늘었다``; ``250 W çarpı 720 saat, yani 180 kWh``; ``10.402 dakika, 7,2 gün eder``. Which numbers are of one
another is weighed as where they do not come out (``reckoned_cues.py``); here they only ever support.
"""

from __future__ import annotations

import itertools
import math
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from pipeline.extract.units import base_of
from pipeline.languages import totalling_of
from pipeline.lexicon import fold
from pipeline.verify.amounts import (
    Amount,
    counted_spans,
    digits,
    dimension_of,
    product_dimension,
    readings,
    sentence_index,
    slack,
    worth,
)
from pipeline.verify.asides import exceeds, falls_short, is_batch_size, is_denied, is_share_of_them
from pipeline.verify.differences import is_difference
from pipeline.verify.equations import Equation, come_to, joined, made_of
from pipeline.verify.names import keys
from pipeline.verify.numbers import shown, written_half_step
from pipeline.verify.other_measures import names_another_measure
from pipeline.verify.partners import alike
from pipeline.verify.places import claims_on, measures_within, spans_of, spread
from pipeline.verify.reckoned import Way
from pipeline.verify.reckoned_cues import Weighing
from pipeline.verify.records import Assertion, Case, Finding, Number
from pipeline.verify.relation_evidence import MULTIPLIED
from pipeline.verify.retold import is_correction

CHECK, METHOD = "arithmetic", "borne out"
# Log odds from which numbers that come out are taken for reckoned of one another: on planted articles 3 of 100 changed results came out by chance.
LEAST = {"change": -3.0, "product": -2.4, "sum": -3.0, "gap": -6.0}  # a gap only where words call it one
LEAST_NEXT = -5.0  # where the two values of a change are the last of their kind right before it: ``11.3분이 7.7분으로 32% 짧아졌다``
LEAST_SPELLED = -0.9  # of a multiple in words, which is rounder than digits
RIVAL = 1.5  # by how much likelier a way that does not come out is the one meant
POINT = 1.0  # of the last digit, that "about" leaves open
LEAST_OPEN = 0.005  # relative, that the digits of a value leave open at most
SPELLED = 0.1  # relative, that a multiple may be off
ORDER = frozenset({"rank"})  # `ikincisi birincisinin iki katı`: the second of two is no place in a list
CLAUSE = 24  # code points around a change in which its direction is told
FEWEST, ENOUGH, MANY = 2, 3, 4  # digits where words multiply, of a product of two, of three numbers, that come out by no chance
APPOSED = 48  # code points between an amount and the same in another unit, told right behind it
BACK = 1  # sentences before a product in which its factors may stand
NEAREST = 9  # numbers that are tried
_DIVIDED = re.compile(r"할부|나누|나눠|분납|약정|(?:대|장|개|명|인|칩|카드|월)당|taksit|böl|başina|ayda|aylik")
_EACH = re.compile(r"(?:대|장|개|매|kwh)당|kwh(?:'?(?:si|sine|i|e))? (?=[\d₺$])|kwh başina|kilovatsaat|단가|한 (?:대|장|개)에|tanesi|adedi|birim fiyat|başina|başi\b")
_RUN_FOR = re.compile(r"(?:일|시간|달|개월|주)(?:이면|이라면|만? ?(?:돌리면|돌린다면|켜 ?두면|쓰면|가동하면|사용하면))|돌리면|켜 ?두면|desek|(?:çaliş|çalış)(?:irsa|ırsa|tirsak|tırsak|sa)", re.IGNORECASE)  # for so long, at so much
_THAT_MAKES = re.compile(r"즉|곧|셈|환산|바꾸면|나누면|계산하면|따지면|이니까|[으]?니까|\beder\b|yani|demek|böl|çevir|hesapla|karşilik|tutuyor|ediyor")


def borne_out(case: Case, weighing: Weighing) -> Iterator[Finding]:
    """A support for each number that others give; none where it is denied, a bound, or where likelier numbers give another."""
    if is_correction(case):
        return
    claims = claims_on(case)
    told: set[int] = set()
    for number, way in _best(case, weighing, claims):
        told.add(number.start)
        finding = Finding("", CHECK, "supported", "ratio" if way.kind == "change" else "total", _said(way, number), {"figures": spans_of(m.number for m in way.members), "computed": way.computed, "proved": shown(number.value, number.unit)}, METHOD)
        yield from (one for one in spread(number, claims, finding) if not _names_others(one.claim_id, number, way, claims))
    for number, way in _bounds(case, weighing, claims):
        if number.start not in told:
            told.add(number.start)
            yield from spread(number, claims, Finding("", CHECK, "supported", "ratio", _said(way, number), {"figures": spans_of(m.number for m in way.members), "computed": way.computed}, METHOD))
    for number, others, equation in (*_products(case), *_quotients(case), *_shared_out(case), *_sums_of_two(case), *_parted_in_two(case), *_conversions(case)):
        if number.start not in told:
            told.add(number.start)
            yield from spread(number, claims, Finding("", CHECK, "supported", "total", f"{equation}, as the article says.", {"figures": spans_of((*others, number)), "proved": shown(number.value, number.unit)}, METHOD))


def _best(case: Case, weighing: Weighing, claims: dict[str, list[Assertion]]) -> Iterator[tuple[Number, Way]]:
    """The likeliest way of each number, where it comes out; of numbers of a kind in one sentence the one nearest to what two values give (``308억 … 351억 … 88%로 전 분기(87%)보다``)."""
    for number, way in _likeliest(case, weighing, claims):
        like = [n for n in case.numbers if way.kind == "change" and n is not number and n.unit == number.unit and n.value and case.sentence_at(n.start) == case.sentence_at(number.start)]
        if not any(abs(way.computed - (n.value or 0.0)) < abs(way.computed - (number.value or 0.0)) for n in like if n not in [p.number for p in way.parts]):
            yield number, way


def _likeliest(case: Case, weighing: Weighing, claims: dict[str, list[Assertion]]) -> Iterator[tuple[Number, Way]]:
    found: dict[int, list[tuple[float, Way, Number]]] = {}
    results = [(way, _results(case, way)) for way in weighing.ways.found]
    right = {n.start for way, numbers in results for n in numbers if _comes_out(way, n) and not _is_doubtful(case, n)}
    for way, numbers in results:
        given = [n for n in numbers if n.start in right]
        if not given:
            continue
        odds = weighing.odds(way)
        least = LEAST_SPELLED if way.kind == "change" and not any(c.isdecimal() for c in way.target.number.surface) else LEAST_NEXT if _is_next(case, way) else LEAST[way.kind]
        if odds >= least:
            for number in given:
                found.setdefault(number.start, []).append((odds, way, number))
    for ways in found.values():
        odds, way, number = max(ways, key=lambda one: (_comes_out(one[1], one[2]), one[0]))
        if not _comes_out(way, number) or _is_of_else(case, way, claims):
            continue
        if way.kind == "gap" or _is_next(case, way) or not any(rival > odds + RIVAL and not _is_of_else(case, other, claims) for rival, other, _ in ways):
            yield number, way


def _results(case: Case, way: Way) -> list[Number]:
    """The numbers that a way may bear out: its result, of a gap the parts that words call a difference."""
    return [p.number for p in way.parts if is_difference(case, p.number)] if way.kind == "gap" else [way.target.number]


def _bounds(case: Case, weighing: Weighing, claims: dict[str, list[Assertion]]) -> Iterator[tuple[Number, Way]]:
    """``164.4분이었는데 80.5분이 됐다. 절반 아래로 떨어뜨렸다``: a bound on a change that the last two values before it keep, by little."""
    for way in weighing.ways.found:
        number = way.target.number
        value, below = number.value or 0.0, number.quantifier in {"less_than", "at_most"} or falls_short(case, number)
        above = number.quantifier in {"more_than", "at_least"} or exceeds(case, number)
        if way.kind != "change" or below == above or is_denied(case, number) or (way.reading == "up" and number.unit == "x"):
            continue
        kept = (1 - BY_LITTLE) * value <= way.computed < value if below else value < way.computed <= (1 + BY_LITTLE) * value
        if kept and _stand_next(case, way) and not _is_of_else(case, way, claims):
            yield number, way


BY_LITTLE = 0.2  # relative


def _stand_next(case: Case, way: Way) -> bool:
    """Whether the values of a change are the last two of their kind before it, in its sentence or the one before."""
    (first, second), target = (p.number for p in way.parts), way.target.number
    near = first.start < second.start < target.start and sentence_index(case, target) - sentence_index(case, second) <= BACK
    return near and not any(first.end <= n.start < target.start and n is not second and alike(n, second) for n in case.numbers)


def _is_next(case: Case, way: Way) -> bool:
    """Whether the values of a change are the last two of their kind before it, the second in its sentence with nothing but words between."""
    if way.kind != "change" or len(digits(way.target.number)) < FEWEST:
        return False
    second, target = way.parts[1].number, way.target.number
    here = case.sentence_at(second.start) == case.sentence_at(target.start)
    return here and _stand_next(case, way) and not any(second.end <= n.start < target.start for n in case.numbers)


def _names_others(claim_id: str, number: Number, way: Way, claims: dict[str, list[Assertion]]) -> bool:
    """``물결 2는 3.2TB, 물결 1은 HBM3에 1.6TB였으니 두 배``: whether a claim compares with something that neither value is of, or says how much of the other (``K2'nin yüzde 60'ı``) where so much less comes out: that is not what it says."""
    claim = next((c for c in claims.get(number.figure_id, ()) if c.claim_id == claim_id), None)
    if claim is not None and claim.is_part and way.reading in {"up", "down"}:
        return True
    if way.kind != "change" or claim is None or not claim.comparators or claim.comparators == ("previous",):
        return False
    if not any(ch.isupper() or ch.isdigit() for name in claim.comparators for ch in name):
        return False  # `다른 모델`: no name
    owners = [keys(n for c in claims.get(p.number.figure_id, ()) for n in c.subjects) for p in way.parts]
    return all(owners) and not any(one & keys(claim.comparators) for one in owners)


def _is_of_else(case: Case, way: Way, claims: dict[str, list[Assertion]]) -> bool:
    """``메모리는 64GB에서 144GB로 늘었고 성능은 2.25배``, ``배치 32에서``: whether words name another measure than the values are of; a batch is no number of things that each do so much."""
    parts = [p.number for p in way.parts]
    if way.kind == "product":
        return any(is_batch_size(case, n) for n in parts)
    return way.kind == "change" and names_another_measure(case, way.target.number, parts, claims, ORDER)


def _is_doubtful(case: Case, number: Number) -> bool:
    return number.value_max is not None or is_denied(case, number) or falls_short(case, number) or exceeds(case, number) or is_share_of_them(case, number)


def _comes_out(way: Way, number: Number) -> bool:
    """Whether it comes out to the digits written."""
    if not way.fits or (way.kind == "product" and way.reading == "unit"):
        return False
    value = number.value or 0.0
    written = any(c.isdecimal() for c in number.surface)
    open_ = written_half_step(number.surface, value) * (1 + 2 * POINT * (number.quantifier == "about")) if written else SPELLED * value
    if way.kind != "change":
        return abs(way.computed - (way.target.number.value or 0.0)) <= open_ + 1e-9 * abs(value)
    open_ = min(open_, SPELLED * value) if number.unit == "x" else open_
    rounding = sum(min(slack(p.number), LEAST_OPEN) for p in way.parts) * (100 + way.computed if number.unit == "percent" else way.computed)
    return abs(way.computed - value) <= open_ + rounding + 1e-9


def _said(way: Way, number: Number) -> str:
    parts = [p.number for p in way.parts]
    if way.kind == "change":
        come = come_to(way.computed, "percentage_point" if way.reading == "points" else number.unit)
        return f"{shown(parts[0].value, parts[0].unit)} and {shown(parts[1].value, parts[1].unit)}: {come}; the article says {shown(number.value, number.unit)}."
    made = made_of(parts, way.computed, way.target.number.unit) if way.kind == "product" else Equation(joined("+", parts), way.computed, way.target.number.unit)
    return f"{made}, as the article says."


def _around(case: Case, number: Number) -> list[Number]:
    """Numbers and spans of time of its sentence and of the one before it."""
    place = sentence_index(case, number)
    if not case.sentences or case.block_at(number.start).kind == "table":
        return []
    near = counted_spans(case, case.sentences[max(0, place - BACK)].start, number.start)
    return [n for n in near if n.unit not in {"percent", "percentage_point", "x"} and n.value and not n.value_max and n.value != 1][-NEAREST:]


def _products(case: Case) -> Iterator[tuple[Number, Sequence[Number], Equation]]:
    """``시간당 12.24달러 … 30일 내내 켜 두면 8,813달러``, ``64 kart, saati 2,10 dolar, 720 saat: 96.768 dolar``: two or three numbers before one, whose product it is."""
    for number in case.numbers:
        if number.kind not in {"quantity", "money"} or not number.value or _is_doubtful(case, number):
            continue
        target = _of_a_month(number)
        near = [n for n in _around(case, target) if not is_batch_size(case, n)]
        end = min(case.sentence_at(target.start).end, target.end + CLAUSE)
        each = target.kind == "money" and bool(near) and _EACH.search(fold(case.text[case.sentence_at(near[0].start).start : target.start])) is not None
        multiplied = each or (bool(near) and (MULTIPLIED.search(case.text, near[0].end, end) or _RUN_FOR.search(case.text, near[0].end, end)) is not None)
        enough = {2: 1 if each else FEWEST if multiplied else ENOUGH, 3: ENOUGH if multiplied and dimension_of(target) == "J" else MANY}
        daily = bool(near) and _DAILY.search(fold(case.text[case.sentence_at(near[0].start).start : target.start])) is not None
        near = [replace(n, unit=None, base_unit=None, base_value=n.value) if daily and n.unit == "day" else n for n in near]  # `하루 6kWh, 30일이면`: so many days of so much each
        found = ((some, made) for size in enough for some in itertools.combinations(near, size) if len(digits(target)) >= enough[size] and len({n.start for n in some}) == size and (made := _made(case, target, some, multiplied=multiplied)))
        first = next(found, None)
        if first:
            yield target, first[0], made_of(first[0], first[1], target.unit)


_DAILY = re.compile(r"하루|매일|일일|(?<![a-zçğöşü])(?:günde|günlük|her gün)")


def _of_a_month(number: Number) -> Number:
    """``ayda 135 kWh``: the amount itself."""
    unit, slash, per = (number.unit or "").partition("/")
    energy = slash and per in {"month", "day", "year"} and unit.endswith("Wh")
    if not energy:
        return number
    base, base_unit = base_of(number.value, unit)
    return replace(number, unit=unit, base_value=base, base_unit=base_unit)


def _made(case: Case, target: Number, some: Sequence[Number], *, multiplied: bool) -> float | None:
    """What numbers make together, in the unit of a target that it rounds to; ``multiplied``: words say so, and so much of a thing at so much money each makes money."""
    value = target.value or 0.0
    paid = [n for n in some if n.kind == "money"] if multiplied and target.kind == "money" else []
    sure = len(digits(target)) >= ENOUGH or any((n.unit or "").partition("/")[2] in {m.unit for m in some if m is not n} - {None} for n in paid)  # `kWh당 200원`: of kilowatt-hours
    if len(paid) == 1 and sure and (paid[0].unit or target.unit or "").partition("/")[0] == (target.unit or "").partition("/")[0] and abs((made := math.prod(n.value or 0.0 for n in some)) - value) <= written_half_step(target.surface, value):
        return made  # `180 kWh … kilovatsaati 2,60 liradan 468 lira eder`
    for chosen in itertools.product(*(readings(case, n) for n in some)):
        whole: Amount | None = chosen[0]
        for factor in chosen[1:]:
            whole = _times(whole, factor)
        for one in readings(case, target):
            if whole is not None and one.dimension == whole.dimension and one.value and abs(whole.value / one.value - 1) * value <= written_half_step(target.surface, value) * 1.001:
                return whole.value / one.value * value
    return None


def _quotients(case: Case) -> Iterator[tuple[Number, Sequence[Number], Equation]]:
    """``5억8천만 원 … 36개월 할부면 월 1,611만 원``, ``12.600 dolar, 8 karta bölünce kart başına 1.575 dolar``: an amount, a number that words divide it by, and what each is."""
    for target in case.numbers:
        if target.kind not in {"quantity", "money"} or len(digits(target)) < ENOUGH or not target.value or _is_doubtful(case, target):
            continue
        sentence = case.sentence_at(target.start)
        divided = _DIVIDED.search(fold(case.text[sentence.start : min(sentence.end, target.end + CLAUSE)])) is not None
        near = _around(case, target) if divided else []
        whole = next((n for n in reversed(near) if alike(n, target) and worth(n) > worth(target)), None)
        for by in near if whole is not None else ():
            if whole is not None and by is not whole and by.value and float(by.value).is_integer() and dimension_of(by) != dimension_of(whole) and abs(worth(whole) / by.value / worth(target) - 1) * target.value <= written_half_step(target.surface, target.value) * 1.001:
                yield target, (whole, by), Equation(joined("÷", (whole, by)), worth(whole) / by.value / worth(target) * target.value, target.unit)
                break


def _shared_out(case: Case) -> Iterator[tuple[Number, Sequence[Number], Equation]]:
    """``10.752 GPU … her sunucuda 8 GPU olduğundan 1.344 sunucu``, ``카드 96장 … 서버마다 8장씩 12대``: so many, so many of them in each, and how many those are."""
    for target in case.numbers:
        if target.kind != "quantity" or len(digits(target)) < FEWEST or not target.value or dimension_of(target) != "count" or not float(target.value).is_integer() or _is_doubtful(case, target):
            continue
        near = [n for n in _around(case, target) if n.kind == "quantity" and dimension_of(n) == "count" and float(n.value or 0).is_integer()]
        for whole, by in itertools.combinations(near, 2):
            each = _IN_EACH.search(fold(case.text[max(case.sentence_at(by.start).start, by.start - CLAUSE) : by.end + IN_EACH]))
            if each and whole.unit in {by.unit, "piece"} and target.unit not in {by.unit, "piece"} and (whole.value or 0.0) == target.value * (by.value or 0.0):
                yield target, (whole, by), Equation(joined("÷", (whole, by)), target.value, target.unit)
                break


IN_EACH = 8  # code points behind a number in which it is said to be in each
_IN_EACH = re.compile(r"(?<![a-zçğöşü])her (?:bir )?[a-zçğöşü]+|마다|씩|(?<=[가-힣])당(?![가-힣])|başina|(?<![a-zçğöşü])(?:sekizer|dörder|ikişer|altişar|onar)")


def _sums_of_two(case: Case) -> Iterator[tuple[Number, Sequence[Number], Equation]]:
    """``전력비를 40억 원, 인건비를 15억 원으로 잡으면 유지비는 해마다 55억 원``: two amounts and, last in their sentence, what they make together."""
    for target in case.numbers:
        if target.kind not in {"quantity", "money"} or len(digits(target)) < FEWEST or not target.value or _is_doubtful(case, target):
            continue
        sentence = case.sentence_at(target.start)
        like = [n for n in case.numbers if sentence.start <= n.start < sentence.end and n.value and n.kind == target.kind and alike(n, target)]
        if len(like) != 3 or like[2] is not target or any(n.value_max for n in like):
            continue
        made = sum(worth(n) for n in like[:2]) / worth(target) * target.value
        if abs(made - target.value) <= 1e-6 * target.value:
            yield target, like[:2], Equation(joined("+", like[:2]), made, target.unit)


def _parted_in_two(case: Case) -> Iterator[tuple[Number, Sequence[Number], Equation]]:
    """``640 karttan 410'u kuruldu, 230'u depoda``, ``5,200장 가운데 4,900장이 통과, 300장은 반품``: the only three amounts of their kind in a sentence that speaks of parts, one of them the other two."""
    for sentence in case.sentences:
        told = [n for n in measures_within(case, sentence.start, sentence.end) if n.kind in {"quantity", "money"} and n.value]
        whole = max(told, key=worth, default=None)
        like = [n for n in told if whole is not None and n.kind == whole.kind and alike(n, whole)]
        if whole is None or len(like) != 3 or len(digits(whole)) < FEWEST or case.block_at(whole.start).kind == "table" or any(n.value_max or n.quantifier != "exact" or is_denied(case, n) for n in like):
            continue
        parts = [n for n in like if n is not whole]
        made = sum(map(worth, parts)) / worth(whole) * (whole.value or 0.0)
        if abs(made - (whole.value or 0.0)) <= 1e-6 * made and totalling_of(case.language).parted.search(fold(case.text[sentence.start : sentence.end])):
            equation = Equation(joined("+", parts), made, whole.unit)
            yield from ((number, [n for n in like if n is not number], equation) for number in like)


def _times(a: Amount | None, b: Amount) -> Amount | None:
    dimension = product_dimension(a.dimension, b.dimension) if a else None
    return Amount(dimension, a.value * b.value) if a and dimension else None


def _conversions(case: Case) -> Iterator[tuple[Number, Sequence[Number], Equation]]:
    """``10.402 dakika … bölün, 7,2 gün eder``: an amount told again in another unit, where words say that it makes so much."""
    for target in case.numbers:
        if target.kind != "quantity" or dimension_of(target) not in {"s", "bit", "J"} or len(digits(target)) < len("72") or not target.base_value or _is_doubtful(case, target):
            continue
        sentence = case.sentence_at(target.start)
        makes = _THAT_MAKES.search(fold(case.text[sentence.start : min(sentence.end, target.end + CLAUSE)])) is not None
        near = [n for n in _around(case, target) if dimension_of(n) == dimension_of(target)]
        for other in near if makes else [n for n in near[-1:] if target.start - n.end <= APPOSED]:
            if other.unit != target.unit and dimension_of(other) == dimension_of(target) and other.base_value and len(digits(other)) > 1 and abs(other.base_value / target.base_value - 1) <= slack(target) + slack(other):
                converted = other.base_value * (target.value or 0.0) / target.base_value
                yield target, (other,), Equation(shown(other.value, other.unit), converted, target.unit)
                break
