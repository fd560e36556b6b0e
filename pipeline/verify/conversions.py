"""Arithmetic: one amount given twice, in two units. ``aylık 7.500 ABD Doları (yaklaşık 10.3 ABD Doları / saat)``."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from pipeline.verify.amounts import DATA, HOURS, digits
from pipeline.verify.equations import Equation
from pipeline.verify.names import keys
from pipeline.verify.numbers import Agreement, Tolerances, agree, compare, shown, unit_class, written_half_step
from pipeline.verify.places import by_sentence, claims_on, measures, spans_of, spread
from pipeline.verify.records import Assertion, Case, Finding, Number

CHECK, METHOD = "arithmetic", "conversion"
_HOURS = {unit: hours[:-2] or hours for unit, hours in HOURS.items()}  # without the two unlikeliest lengths of a month and a year
_COMPOUND = re.compile(r"\d[^\d.,:]+\d")  # `3시간 25분`, `3 saat 25 dakika`
WIDEST_GAP = 40  # characters between the two

# Between the two amounts: a bracket and at most a word that says "about" or "that is".
_APPOSITION = re.compile(
    r"[^()\d]{0,25}[(（\[]\s*(?:시간당|일|월|연|하루|saatte|saatlik|saati|günlük|aylık|yıllık)?\s*(?:약|즉|대략|yaklaşık|yani|kabaca|about|approx\.?|ca\.?|=|≈|~)?\s*|,?\s*(?:즉|yani|=|≈)\s*(?:약|yaklaşık)?\s*", re.IGNORECASE
)
# ``48시간, 그러니까 이틀``, ``üç hafta, yani 21 gün``: said to be one amount, however far the two lie apart.
_THAT_IS = re.compile(r"[^\s.;:()\d]{0,3},?\s(?:즉|곧|그러니까|다시 말해|다시 말하면|바꿔 말하면|말하자면|yani|(?:diğer|başka) bir (?:deyişle|ifadeyle)|demek ki),?\s(?:딱 |꼬박 |약 |tam |tamı tamına |yaklaşık )?", re.IGNORECASE)


# ``10.402 dakika çalıştı; bu yaklaşık 7,2 gün demektir``, ``10,402분이 걸렸는데, 이는 약 7.2일이다``.
_THIS_IS = re.compile(r"[^.;:()\d]{0,20}[;,]\s(?:bu(?: da| ise)?|이는|이것은)\s(?:yaklaşık |kabaca |aşağı yukarı |약 )?", re.IGNORECASE)
_MAKES = re.compile(r"[’']?[a-zçğıöşü]{0,4}\s(?:demek|eder|ediyor|yapar|yapıyor|tutar|anlamına)|(?:이다|입니다|에 해당|이 된다|인 셈|꼴)")

# Between two rates of one thing: ``Ayda 1,1 milyon lira ödüyoruz, yıllık 13,2 milyon``.
_OVER_ANOTHER_TIME = re.compile(r"[^.;:()\d]{0,18},\s*(?:(?:yani|즉|bu da|그러니까)\s)?(?:연간으로는|연간|1년이면|한 해|yıllık|yılda|aylık|ayda|günlük|günde)\s*(?:약|yaklaşık)?\s*", re.IGNORECASE)


def check_conversions(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    claims = claims_on(case)
    for first, second in _told_exactly(case, tolerances):
        said = f"{shown(first.value, first.unit)} is told as {shown(second.value, second.unit)} in other digits: neither rounds to the other."
        finding = Finding("", CHECK, "conflicting", "conversion", said, {"figures": spans_of((first, second))}, METHOD)
        for number in (first, second):
            yield from spread(number, claims, finding)
    for _, numbers in by_sentence(case):
        for first, second in itertools.pairwise(numbers):
            between = case.text[first.end : second.start]
            makes = _THIS_IS.fullmatch(between) is not None and _MAKES.match(case.text, second.end) is not None
            if len(between) > WIDEST_GAP or not (makes or _APPOSITION.fullmatch(between) or _THAT_IS.fullmatch(between) or (_OVER_ANOTHER_TIME.fullmatch(between) and _near(first, second))):
                continue
            if _are_two_tariffs(first, second):
                continue
            if _OF_ANOTHER.match(case.text, second.end) or _BESIDE_ANOTHER.match(between) or (_AFTER_COMMA.fullmatch(between) and _of_two_sides(claims, first, second)):
                continue  # ``29만8천 원, 다른 제품(39만 원)보다``: the price of what it is compared with
            if first.unit == second.unit and not (_COMPOUND.search(first.surface) or _COMPOUND.search(second.surface)):
                continue
            result = _converted(first, second, tolerances, said=makes or _THAT_IS.fullmatch(between) is not None)
            if result is not None:
                agreement, arithmetic = result
                finding = _finding(first, second, agreement, arithmetic)
                if finding.verdict == "conflicting" and _OVER_ANOTHER_TIME.fullmatch(between):
                    finding = replace(finding, cause="product")  # so many months of so much
                for number in (first, second):
                    yield from spread(number, claims, finding)


# ``2.4TB로 전작(512GB/s)의 4.7배``, ``192GB라 서버 한 대(1.5TB)``, ``2,4 TB/s ile selefini (512 GB/s)``: behind a case or a connective the bracket is another thing's.
_BESIDE_ANOTHER = re.compile(r"(?:으?로|라|라서|이라|인데|이고|이며|에서|보다|을|를|이|가|은|는|에)\s[^(（\[]*[^\s(（\[][(（\[]|\s?(?:ile|olup|olan|iken)\s[^(（\[]+[(（\[]")
_AFTER_COMMA = re.compile(r",\s[^\s(（\[].*[^\s(（\[][(（\[]\s*")  # `41초, 참매(58초)는`
_OF_ANOTHER = re.compile(r"[)）\]](?:의|[’']?n[ıiuü]n)\s(?:약 |거의 |yaklaşık |neredeyse )?(?:절반|\d|[두세네]\s?배|yarı|üçte|dörtte|beşte|yüzde|%)|[)）\]]\s(?:yarı|üçte|dörtte|beşte)|[)）\]]\s?(?:보다|에 비해|에 비하면|대비|와 비교|과 비교)|[)）\]][’']?[a-zçğıöşü]{0,5}\s(?:göre|kıyasla|daha )")
_EXACTLY = re.compile(r"[^.;:()\d]{0,12}[.,;]?\s*(?:정확히는|정확하게는|정확히 말하면|더 정확히는|줄여 말해|반올림하면|tam olarak|kesin rakamla|daha doğrusu|kesin olarak|yuvarlarsak|kısaca)\s*(?:söylersek|말하면)?[,:]?\s*", re.IGNORECASE)


def _are_two_tariffs(first: Number, second: Number) -> bool:
    """``aylık 69 lira, yıllık 690``: who pays for a whole year at once pays for ten or eleven months, or for nine."""
    if {(n.unit or "").rpartition("/")[2] for n in (first, second)} != {"month", "year"} or first.kind != "money" or not first.value or not second.value:
        return False
    month, year = (first, second) if (first.unit or "").endswith("month") else (second, first)
    months = (year.value or 0.0) / (month.value or 1.0)
    return FEWEST_MONTHS <= months < MONTHS and abs(months - round(months)) <= EVEN


MONTHS, FEWEST_MONTHS, EVEN = 12, 8, 0.11  # months that are paid for, and how far prices are rounded


def _of_two_sides(claims: Mapping[str, Sequence[Assertion]], first: Number, second: Number) -> bool:
    """``41초, 참매(58초)``: whether what a name in brackets has is claimed of that, and what stands before it of something else."""
    ours, theirs = ({key for c in claims.get(n.figure_id, ()) if not c.comparators for key in keys(c.subjects)} for n in (first, second))
    return bool(ours and theirs) and not ours & theirs and any(c.subject_stands for c in claims.get(second.figure_id, ()))


def _told_exactly(case: Case, tolerances: Tolerances) -> Iterator[tuple[Number, Number]]:
    """``9.2TB. 정확히는 9,216GB``: one amount, rounded and in full, which does not round to what is told."""
    del tolerances
    for first, second in itertools.pairwise(measures(case)):
        between = case.text[first.end : second.start]
        if len(between) > WIDEST_GAP or not _EXACTLY.fullmatch(between) or not first.base_value or not second.base_value:
            continue
        if unit_class(first.base_unit) != unit_class(second.base_unit) or first.kind != second.kind or {first.kind} & {"ratio"}:
            continue
        halves = [written_half_step(n.surface, n.value or 1) / (n.value or 1) * n.base_value for n in (first, second) if n.base_value]
        gap = abs(first.base_value - second.base_value)
        if gap > max(halves) * 1.001 and gap <= FARTHEST * max(first.base_value, second.base_value):
            yield first, second


FARTHEST = 0.3


def _near(first: Number, second: Number) -> bool:
    """Whether two rates are of one size once told over one time."""
    times = [_HOURS.get((n.unit or "").rpartition("/")[2], (1.0,))[0] for n in (first, second)]
    values = [n.value if n.kind == "money" else n.base_value for n in (first, second)]
    scale = times[1] / times[0] if first.kind == "money" else 1.0
    return 0.5 <= (values[0] or 0) * scale / (values[1] or 1) <= 2


def _converted(first: Number, second: Number, tolerances: Tolerances, *, said: bool) -> tuple[Agreement, str] | None:
    """Whether the second amount is the first in another unit; None where the units do not allow it. ``said``: words say that it is."""
    if first.base_value is None or second.base_value is None or first.value is None or second.value is None:
        return None
    rates = _rates(first, second, tolerances)
    if rates is not None:
        return rates
    kind = unit_class(first.base_unit)
    if kind in {"count", "1"} or kind != unit_class(second.base_unit) or first.base_unit != second.base_unit:
        return None
    if not 0.1 < first.base_value / second.base_value < 10 and not (said and kind == "s") and digits(first) != digits(second):
        return None  # two amounts so far apart are two things, unless words say that two times are one, or only a unit slipped: `3 kW (300 W)`
    quantifier = "about" if "about" in {first.quantifier, second.quantifier} else "exact"
    converted = second.value * first.base_value / second.base_value
    if _binary(first, second):
        converted = second.value
    agreement = compare(second.value, converted, quantifier, tolerances)
    return agreement, f"{shown(first.value, first.unit) if first.unit != second.unit else first.surface} = {shown(converted, second.unit)}"


def _binary(first: Number, second: Number) -> bool:
    """``2TB(2,048GB)``: data may be told in steps of 1,024."""
    if first.unit not in DATA or second.unit not in DATA:
        return False
    steps = DATA.index(first.unit) - DATA.index(second.unit)
    return steps != 0 and (first.value or 0) * 1024**steps == second.value




def _rates(first: Number, second: Number, tolerances: Tolerances) -> tuple[Agreement, str] | None:
    """Two rates of one thing over different times: USD/month and USD/h."""
    if "/" not in (first.unit or "") or "/" not in (second.unit or ""):
        return None
    (what, per), (other, per_other) = (str(n.unit).rsplit("/", 1) for n in (first, second))
    if what != other or per not in _HOURS or per_other not in _HOURS or per == per_other:
        return None
    assert first.value is not None
    assert second.value is not None
    results: list[tuple[Agreement, str]] = []
    quantifier = "about" if "about" in {first.quantifier, second.quantifier} else "exact"
    for hours in _HOURS[per]:
        for other_hours in _HOURS[per_other]:
            converted = first.value / hours * other_hours
            told = str(Equation(f"{shown(first.value, first.unit)} × {shown(other_hours)} h / {shown(hours)} h", converted, second.unit))
            # A price to the last digit is rounded; months have several lengths.
            results.append((compare(second.value, converted, "exact", tolerances), told))
    if quantifier == "about":
        results += [(compare(second.value, first.value / h * o, "about", tolerances), results[0][1]) for h in _HOURS[per] for o in _HOURS[per_other]]
    return min(results, key=lambda r: ("equal", "rounded", "close", "different").index(r[0]))


def _finding(first: Number, second: Number, agreement: Agreement, arithmetic: str) -> Finding:
    inputs = {"figures": spans_of((first, second)), "values": [first.value, second.value], "units": [first.unit, second.unit]}
    if agree(agreement) or agreement == "close":
        said = f"The two amounts are one: {arithmetic}, the article says {shown(second.value, second.unit)}."
        return Finding("", CHECK, "supported" if agree(agreement) else "inconclusive", "conversion", said, inputs, METHOD)
    said = f"One amount is given twice and differs: {arithmetic}, the article says {shown(second.value, second.unit)}."
    return Finding("", CHECK, "conflicting", "conversion", said, inputs, METHOD)
