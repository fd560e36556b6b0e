"""Arithmetic by place: two dates and the time between them. ``2024년 3월 첫 삽을 뜬 지 18개월 만인 2025년 9월``; ``Ocak 2024'te başladı, 14 ay sürdü ve Mart 2025'te bitti``."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date

from pipeline.lexicon import fold
from pipeline.verify.numbers import Tolerances, shown
from pipeline.verify.places import claims_on, spans_of, spread
from pipeline.verify.records import Case, Finding, Number

CHECK, METHOD = "arithmetic", "lapse"
BACK = 70  # characters from the first date to the length of time
_THEN = re.compile(r"\s?(?:만인|만에|만이[다던]?|뒤인|후인|뒤|후)\s?(?:인 )?[^\d.]{0,4}|\s(?:sonra,? |sonrasına denk gelen |sonraki |sürdü ve |sürerek |sürüp |içinde,? )[^\d.]{0,4}")  # from the length of time to the second date
_FROM_THEN = re.compile(r"(?:그로부터|이로부터|그날부터|그때부터)\s(?:약 )?$|\b(?:[Oo]ndan|[Bb]undan|o günden)\s(?:tam )?$")  # from a date of the sentence before
_YEAR = re.compile(r"\d{4}")
_FORM = re.compile(r"(\d{4}|XXXX)-(\d{2})(?:-(\d{2}))?")
_MONTHS = {"month": 1, "year": 12}
_DAYS = {"day": 1, "week": 7}
LOOSE_MONTHS, LOOSE_OF_YEARS = 1, 8  # months that a count of months, of years, may be off: both ends may be counted, a year is often a rough word
LOOSE_DAYS = 1
SOME_YEAR = 2001  # of days told without one: no leap year
REACH = 34  # characters from the second date to a length of time that is told behind it
_WAITED = re.compile(r"\s?(?:을|를|이|간|동안)?\s?(?:걸[렸려]|기다|만에|동안 기|소요|버[텼틴])|\s(?:kadar )?(?:bekle|sürdü|geçti|geçmiş|sonra)")
MOST_OFF = 4.0  # times that a length may be off and still be told of these two dates


def check_lapses(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    del tolerances  # dates are compared to the day or month that they tell
    claims = claims_on(case)
    numbers = [n for n in case.numbers if n.kind == "date" or n.unit in (*_MONTHS, *_DAYS)]
    for one, two, three in zip(numbers, numbers[1:], numbers[2:], strict=False):
        first, told, second = (one, two, three) if two.kind != "date" else (one, three, two)  # ``3 Mayıs'ta sipariş ettim, 12 Mayıs'ta geldi; dokuz gün bekledim``
        come = _apart(case, first, told, second)
        if come is None or told.value is None or not told.value / MOST_OFF <= come <= told.value * MOST_OFF:
            continue
        said = f"From {first.text_value} to {second.text_value} are {shown(come, told.unit)}, the article says {shown(told.value, told.unit)}."
        finding = Finding("", CHECK, "conflicting", "contradiction", said, {"figures": spans_of((first, told, second)), "computed": come}, METHOD)
        for number in (first, told, second):
            yield from spread(number, claims, finding)


def _apart(case: Case, first: Number, told: Number, second: Number) -> float | None:
    """How far two dates lie apart, in the unit of the time told between them; None where that is as told, or is not told of them."""
    if first.kind != "date" or second.kind != "date" or told.kind == "date" or told.quantifier != "exact" or not told.value or told.value_max:
        return None
    together = case.sentence_at(first.start) == case.sentence_at(second.start) and told.start - first.end <= BACK
    together = together or (case.sentence_at(told.start) == case.sentence_at(second.start) and told.start - first.end <= BACK and _FROM_THEN.search(case.text[first.end : told.start]) is not None)
    if not (together and _THEN.fullmatch(fold(case.text[told.end : second.start]))) and not _waited(case, first, told, second):
        return None
    begin, end = _FORM.match(first.text_value or ""), _FORM.match(second.text_value or "")
    if begin is None or end is None or "XXXX" in {begin[1], end[1]} - ({"XXXX"} if begin[1] == end[1] else set()):
        return None
    year = 0 if begin[1] == "XXXX" else int(end[1]) - int(begin[1])
    months = 12 * year + int(end[2]) - int(begin[2])
    if begin[1] != "XXXX" and not _YEAR.search(second.surface) and told.unit in _MONTHS:
        months %= 12  # ``12월 9일``: of whichever year
    months += 12 * (begin[1] == "XXXX" and months < 0)
    if told.unit in _MONTHS:
        loose = LOOSE_MONTHS if told.unit == "month" else LOOSE_OF_YEARS
        return None if months <= 0 or abs(months - told.value * _MONTHS[told.unit]) <= loose else months / _MONTHS[told.unit]
    if not (begin[3] and end[3]):
        return None
    days = (_day(end) - _day(begin)).days
    size = _DAYS[told.unit or ""]
    return None if days <= 0 or abs(days - told.value * size) <= LOOSE_DAYS * size else days / size


def _waited(case: Case, first: Number, told: Number, second: Number) -> bool:
    """Whether a length of time right behind two dates of its sentence is told as how long it took from one to the other."""
    here = case.sentence_at(told.start)
    return second.end <= told.start <= second.end + REACH and here == case.sentence_at(first.start) and _WAITED.match(fold(case.text[told.end : told.end + REACH])) is not None


def _day(form: re.Match[str]) -> date:
    return date(SOME_YEAR if form[1] == "XXXX" else int(form[1]), int(form[2]), int(form[3]))
