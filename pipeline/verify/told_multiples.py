"""Arithmetic by word: a multiple or a share that is told of a value itself, against the value that it makes.

``SRAM을 96MB로 늘린다. 64MB의 두 배다``, ``önbellek 96 MB, yani 64 MB'ın iki katı``, ``350W의 세 배인 1,050W``, ``350 wattın üç katı olan 1.050 watt``;
``27 milyon avro; bunun üçte ikisi olan 18 milyon avro``, ``900억 원. 이 중 3분의 2인 600억 원``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from pipeline.verify.amounts import digits, dimension_of, sentence_index, slack
from pipeline.verify.numbers import Tolerances, shown
from pipeline.verify.partners import alike
from pipeline.verify.parts import HARDWARE
from pipeline.verify.places import claims_on, measures, spans_of, spread
from pipeline.verify.records import Case, Finding, Number

CHECK, METHOD = "arithmetic", "told multiple"
ROUGH = {"exact": 0.06, "about": 0.15}  # how far, relatively, a multiple of a value may be off beyond what the values' own rounding allows
FINE, PRECISE = 0.006, 3  # the same, of a multiple of so many digits
BESIDE = 30  # characters from the value, or from the head of the next sentence, to what it is a multiple of
FAR_BACK = 10  # numbers before it of which one may be what the multiple makes
_TOLD = frozenset(ROUGH)
_OF = re.compile(r"의 ?(?:약 |거의 |무려 |정확히 |꼭 |딱 )?|['’]?(?:s?[ıiuü])?n?[ıiuü]n (?:tam |tamı tamına |yaklaşık |neredeyse |aşağı yukarı )?")
_MAKES = re.compile(r"(?:인|이나 되는|에 (?:달하|해당하)는|,|,? 즉| olan|,? yani) ?(?:약 |총 |yaklaşık )?")
_SAYS = re.compile(r"(?:이)?(?:다|니까|었다|였다|입니다|예요|에요|며|고|라)(?![가-힣]{3})|인 |에 해당|를 쓴|를 쓰| ?수준|(?:['’]?s?[ıiuü])?(?:[dt][ıiuü]r|yd[ıiuü])?(?:[.,;)]|$)| kadar| eder| ediyor")  # `40MW의 70%를 1센터가` is a part of it
_ELSE = re.compile(r"보다|[dt][ae]n daha|목표|예상|hedef|beklen|였던|이던")  # words of another comparison between the value and its multiple


def check_told_multiples(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    del tolerances  # multiples are compared to the digits that their values are written with
    claims = claims_on(case)
    numbers = [n for n in measures(case) if n.value and n.value > 0 and case.block_at(n.start).kind not in {"table", "chrome"}]
    for place in range(1, len(numbers)):
        base, ratio = numbers[place - 1 : place + 1]
        following = numbers[place + 1] if place + 1 < len(numbers) else None
        made = _made(case, numbers, place) if _is_multiple(case, base, ratio, following) else None
        if made is None:
            continue
        come = float(f"{_times(ratio) * (base.base_value or 0) / (made.base_value or 1) * (made.value or 0):.4g}")
        said = f"{shown(ratio.value, ratio.unit)} of {shown(base.value, base.unit)} is {shown(come, made.unit)}, the article says {shown(made.value, made.unit)}."
        finding = Finding("", CHECK, "conflicting", "ratio", said, {"figures": spans_of((base, ratio, made))}, METHOD)
        for number in (ratio, base, made):
            yield from spread(number, claims, finding)


_OF_THAT = re.compile(r"(?:^|[\s,;])(?:bunun|bunların|bunlardan|이 ?중|그 ?중|이 가운데|그 가운데|이의|그)\s(?:yaklaşık |tam |약 |딱 )?(?:yüzde |%)?$", re.IGNORECASE)


def _of_that(case: Case, base: Number, ratio: Number, made: Number | None) -> bool:
    """Whether a share below one, told of what stands just before (``bunun üçte ikisi olan``), is that of the value right behind it."""
    if made is None or _times(ratio) >= 1 or not _MAKES_IT.fullmatch(case.text[ratio.end : made.start]) or not alike(made, base):
        return False
    return _OF_THAT.search(case.text[base.end : ratio.start]) is not None and sentence_index(case, ratio) - sentence_index(case, base) <= 1


_MAKES_IT = re.compile(r"(?:인|이나 되는|에 (?:달하|해당하)는|이 넘는)\s?(?:약 )?|\S{0,3}(?: olan|,? yani) (?:yaklaşık )?")


def _is_multiple(case: Case, base: Number, ratio: Number, made: Number | None) -> bool:
    """Whether a multiple or percentage stands right behind a value that owns it, or is told of it by a pronoun."""
    told = ratio.unit in {"x", "percent"} and ratio.quantifier in _TOLD and not ratio.value_max
    valued = base.kind in {"quantity", "money"} and base.unit is not None and base.quantifier in _TOLD and not base.value_max
    return told and valued and (_OF.fullmatch(case.text[base.end : ratio.start]) is not None or _of_that(case, base, ratio, made))


def _made(case: Case, numbers: Sequence[Number], place: int) -> Number | None:
    """The value that the multiple should make and does not: right behind it, else the only one before it; None where one fits or none is meant."""
    base, ratio = numbers[place - 1 : place + 1]
    following = numbers[place + 1] if place + 1 < len(numbers) else None
    if dimension_of(base) == "count" and base.unit in HARDWARE | {"card", "piece", "GPU"} and not (following and _MAKES.fullmatch(case.text[ratio.end : following.start])):
        return None  # ``L40S 네 장의 1.6배``: of what they do
    if following and alike(following, base) and (_MAKES.fullmatch(case.text[ratio.end : following.start]) or _of_that(case, base, ratio, following)):
        near = [following]
    else:
        at = sentence_index(case, base)
        near = [n for n in numbers[max(0, place - 5) : place - 1] if n.block_id == base.block_id and 0 <= at - sentence_index(case, n) <= 1 and n.kind == base.kind and n.unit and alike(n, base)]
        near = [n for n in near if sentence_index(case, n) == at] or near  # the one of its own sentence
        start = max(case.sentence_at(base.start).start, near[0].end) if near else 0
        if len(near) != 1 or base.start - start > BESIDE or not _SAYS.match(case.text, ratio.end) or _ELSE.search(case.text[near[0].end : ratio.end + 12]):
            return None
    told = [n for n in numbers[max(0, place - FAR_BACK) : place - 1] if n.kind == base.kind and n.unit and alike(n, base)]
    made = _times(ratio) * (base.value or 0)
    if any(n.value and len(digits(n)) >= PRECISE and abs(n.value - made) <= 1e-9 * made for n in numbers[max(0, place - FAR_BACK) : place - 1]):
        return None  # ``5만 2,560카드시간 … 14만 160시간의 37.5%``: told before in another unit
    if any(_fits(n, base, ratio) for n in told):
        return None  # ``4,5 milyar dolar. Yıla 1,5 milyar düşüyor. 6 milyarın dörtte üçü``: of one told before
    turned = any(_fits(base, n, ratio) for n in near)  # ``매출은 1,850억 원, 시총 6,700억의 3.6배``: the other way about
    return near[0] if near[0].quantifier in _TOLD and not near[0].value_max and not turned and not any(_fits(n, base, ratio) for n in near) else None


def _times(ratio: Number) -> float:
    return (ratio.value or 0) / (100 if ratio.unit == "percent" else 1)


def _fits(made: Number, base: Number, ratio: Number) -> bool:
    rough = max(ROUGH[ratio.quantifier], ROUGH[base.quantifier], ROUGH.get(made.quantifier, 1.0))
    if rough == ROUGH["exact"] and len(digits(ratio)) >= PRECISE:
        rough = FINE  # ``62만 5000주의 1480배``: told to the digit
    expected = _times(ratio) * (base.base_value or 0)
    return abs((made.base_value or 0) - expected) <= (rough + slack(made) + slack(base)) * expected
