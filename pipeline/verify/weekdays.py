"""A date with its weekday, which the calendar decides: ``2024년 3월 5일 화요일``, ``3월 5일(화)``, ``5 Mart 2024 Salı``, ``20.06.08.mon``.

Days told one after another without a year decide one another: no year has a Monday, the 12th, and a Thursday, the 16th, in one month.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from datetime import date

from pipeline.lexicon import fold
from pipeline.verify.numbers import Tolerances
from pipeline.verify.places import claims_on, spans_of, spread
from pipeline.verify.records import Case, Finding, Number

CHECK, METHOD = "arithmetic", "weekday"
NAMES = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
_KOREAN = "월화수목금토일"
_TURKISH = ("pazartesi", "sali", "çarşamba", "perşembe", "cuma", "cumartesi", "pazar")
_ENGLISH = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")
_PAZAR = r"pazar(?=\s(?:günü|sabahi|akşami|gecesi|öğle)|\s?[),;.\n]|['’]|$)"  # of a market: ``5 Mart 2024 pazar payı``
_FULL = rf"pazartesi|sali|çarşamba|perşembe|cumartesi|cuma|{_PAZAR}|monday|tuesday|wednesday|thursday|friday|saturday|sunday"
# Right behind a date: ``(화)``, `` 화요일``, `` Salı günü``, ``, Cuma``, ``.mon``.
_AFTER = re.compile(rf"\s?(?:[.,]?\s?[(（]\s?(?:([{_KOREAN}])(?:요일)?|({_FULL}|[a-z]{{3,5}}))\.?\s?[)）,]|,?\s?([{_KOREAN}])요일|['’]?\w{{0,3}},?\s({_FULL})\b|[.,]\s?({'|'.join(_ENGLISH)})\b)")
_BEFORE = re.compile(rf"\b({_FULL.replace(_PAZAR, 'pazar')})(?: günü)?,?\s$")
_DAY = re.compile(r"([\d-]{2})-(\d\d)$")
TOLD_ON = 160  # characters between two days that are told one after the other
REACH = 24  # characters from a date to its weekday
NEARBY = 183  # days between a date told without a year and the publication that gives it
_YEAR, _SHORT = re.compile(r"(?<!\d)\d{4}(?!\d)"), re.compile(r"(?<!\d)(\d{2})\W\s?(\d{1,2})\W\s?(\d{1,2})(?!\d)")
_MONTH = re.compile(r"월|[^\W\d_]{3,}|\d\s?[.\-/]\s?\d")  # 6일 alone: of whichever month


def check_weekdays(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    """A right weekday supports the date where nothing is claimed on it; a wrong one is a conflict, unless another reading of the date has it."""
    del tolerances  # a day is that weekday or is not
    folded = fold(case.text)
    claims = claims_on(case)
    dates = [n for n in case.numbers if n.kind == "date"] if len(folded) == len(case.text) else []
    for first, second in _apart(folded, dates):
        said = f"Days of one month, {first[0].surface} a {NAMES[first[1]]} and {second[0].surface} a {NAMES[second[1]]}: no month has both."
        for number in (first[0], second[0]):
            yield from spread(number, claims, Finding("", CHECK, "conflicting", "contradiction", said, {"figures": spans_of((first[0], second[0]))}, METHOD))
    for number in dates:
        told = _told(folded, number)
        day = _day(number.text_value)
        if told is None or day is None or not _MONTH.search(number.surface) or not (_YEAR.search(number.surface) or _SHORT.search(number.surface) or _is_near(case, day)):
            continue
        others = list(_other_days(case, number, day))
        said = f"{day.isoformat()} is a {NAMES[day.weekday()]}"
        if day.weekday() == told and number.figure_id not in claims:
            yield from spread(number, claims, Finding("", CHECK, "supported", "calendar", f"{said}, as the article says.", {"figures": spans_of((number,))}, METHOD))
        elif told not in {d.weekday() for d in (day, *others)}:
            yield from spread(number, claims, Finding("", CHECK, "conflicting", "contradiction", f"{said}, the article says {NAMES[told]}.", {"figures": spans_of((number,))}, METHOD))


def _apart(folded: str, dates: list[Number]) -> Iterator[tuple[tuple[Number, int], tuple[Number, int]]]:
    """Days of one month, told on, with the weekdays of which one must be wrong; a day without its month is of the month told before."""
    days = [(n, told, match) for n in dates if (told := _told(folded, n)) is not None and (match := _DAY.search(n.text_value or "")) and not _YEAR.search(n.surface)]
    for one, two in itertools.pairwise(days):
        (first, weekday, a), (second, other, b) = one, two
        if a[1] != b[1] or int(b[2]) <= int(a[2]) or second.start - first.end > TOLD_ON:
            continue
        if (int(b[2]) - int(a[2])) % 7 != (other - weekday) % 7:
            yield (first, weekday), (second, other)


def _told(folded: str, number: Number) -> int | None:
    """The weekday told right behind a date or in its last characters, else right before it; Monday is 0."""
    last = next(i for i in range(number.end, number.start, -1) if i == number.start + 1 or folded[i - 1].isdecimal() or folded[i - 1] == "일")
    for place in {number.end, last}:
        match = _AFTER.match(folded, place, place + REACH)
        if match is not None and (found := _weekday(next(w for w in match.groups() if w))) is not None:
            return found
    before = _BEFORE.search(folded, max(0, number.start - REACH), number.start)
    return _weekday(before[1]) if before else None


def _weekday(word: str) -> int | None:
    if word in _KOREAN:
        return _KOREAN.index(word)
    if word in _TURKISH:
        return _TURKISH.index(word)
    return next((i for i, name in enumerate(_ENGLISH) if word.startswith(name) and NAMES[i].lower().startswith(word[:5])), None)


def _day(told: str | None) -> date | None:
    try:
        return date.fromisoformat(told or "")
    except ValueError:  # a month, a quarter, or no year
        return None


def _is_near(case: Case, day: date) -> bool:
    published = _day((case.published or "")[:10])
    return published is not None and abs((day - published).days) <= NEARBY


def _other_days(case: Case, number: Number, day: date) -> Iterator[date]:
    """What else a date may mean: told without a year the years around, ``20.06.08`` the 20th of June, 2008; a stamp of the page anything."""
    short = None if _YEAR.search(number.surface) else _SHORT.search(number.surface)
    if short is not None:
        a, b, c = (int(g) for g in short.groups())
        orders = ((a, b, c), (c, b, a), (c, a, b))
        readings = [(century + y, m, d) for y, m, d in orders for century in (1900, 2000)]
    elif not _YEAR.search(number.surface):
        readings = [(day.year + step, day.month, day.day) for step in (-1, 1)]
        readings += [(int(year), day.month, day.day) for year in set(re.findall(r"(?<!\d)(?:19|20)\d\d(?!\d)", case.text))]
    elif re.match(r"\d{1,2}[./-]", number.surface):  # 05.03.2024, of a page in English
        readings = [(day.year, day.day, day.month)]
    else:
        return
    for reading in readings:
        try:
            yield date(*reading)
        except ValueError:
            continue
