"""Dates and times written in digits alone, and the clock from which dates without a year are counted.

Values are ISO 8601, quarters and halves EDTF-like (``2020-Q3``, ``2024-H2``); what nobody tells is ``XXXX`` (year) or ``---05``
(a day of an unknown month).
"""

from __future__ import annotations

import re
from calendar import monthrange
from dataclasses import dataclass
from datetime import date
from typing import Literal

_TAIL = r"(?:[T ](?P<clock>[0-2]?\d:[0-5]\d(?::[0-5]\d)?)(?:\.\d+)?(?: ?(?P<zone>[+-]\d\d:?\d\d|Z))?)?"
_YEAR_FIRST = re.compile(
    rf"(?P<y>(?:19|20)\d\d)(?P<sep>\s?[.\-/]\s?)(?P<m>1[0-2]|0?[1-9])(?:[.\-/]\s?(?P<d>3[01]|[12]\d|0?[1-9])(?!\d)\.?(?:\((?:월|화|수|목|금|토|일)\))?{_TAIL}|\.?(?![\d]))"
)
_DAY_FIRST = re.compile(r"(?P<d>3[01]|[12]\d|0?[1-9])(?P<sep>[.\-/])(?P<m>1[0-2]|0?[1-9])(?P=sep)(?P<y>(?:19|20)\d\d|\d\d)(?!\d)")
_SHORT_YEAR_FIRST = re.compile(r"(?P<y>\d\d)\.\s?(?P<m>1[0-2]|0?[1-9])\.\s?(?P<d>3[01]|[12]\d|0?[1-9])(?!\d|\.\d|배|%|[ \u00a0]?(?:[kMGT]?[BWh]|[GMk]?Hz|초|점|도)(?![가-힣A-Za-z]))\.?(?:mon|tue|wed|thu|fri|sat|sun)?")
_CLOCK = re.compile(r"(?P<h>[01]?\d|2[0-4]):(?P<m>[0-5]\d)(?::(?P<s>[0-5]\d)(?:\.\d+)?)?(?!\d|:)")

Way = Literal["past", "ahead"] | None
FARTHEST_QUARTER = 3  # between the first and the fourth


@dataclass(slots=True)
class Clock:
    """Where in time the reader stands: the publication day if known, and the last year that the text named."""

    published: date | None = None
    last_year: int | None = None
    thing_year: int | None = None  # that year, where it is the one in which a thing or a firm came to be: of its months, and of no quarter
    results_year: int | None = None  # the last year before it that is of anything else
    fiscal: tuple[int, int] | None = None  # the fiscal year named last, and where it ends
    fiscal_quarter: int | None = None  # and the quarter told with it

    def note_year(self, year: int, *, of_thing: bool) -> None:
        """A year that the text names."""
        self.results_year = self.year_of_results() if of_thing else year
        self.last_year, self.thing_year = year, year if of_thing else None

    def year_of_results(self) -> int | None:
        """The year that was named last, but for one in which a thing came to be."""
        return self.results_year if self.last_year == self.thing_year else self.last_year

    def note_fiscal(self, year: int, end: int, quarter: int | None = None) -> None:
        """A fiscal year that ends there, alone or with one of its quarters."""
        self.fiscal_quarter = quarter or (self.fiscal_quarter if self.fiscal and self.fiscal[0] == year else None)
        self.fiscal = (year, end)

    def year(self) -> int | None:
        return self.published.year if self.published else self.last_year

    def shifted_year(self, years: int) -> str:
        """The year ``years`` after that of publication, as four characters."""
        return f"{self.published.year + years:04d}" if self.published else "XXXX"

    def of_month(self, month: int, *, way: Way = None, counted: bool = False) -> str:
        """The likeliest year of a bare month: that of publication, or a neighbour where that is nearer.

        ``way``: the words say that it lies before (``지난 1월``) or after publication (``오는 3월``, ``3월 출시할``). ``counted``: they count
        from publication (``지난 2월``, ``geçtiğimiz 5 Şubat``), so that the year of another event does not tell that of this one.
        """
        if not self.published:
            return f"{self.last_year:04d}" if self.last_year and not counted else "XXXX"
        distance = month - self.published.month
        if way:
            return f"{self.published.year + (-1 if way == 'past' and distance > 0 else 1 if way == 'ahead' and distance < 0 else 0):04d}"
        return f"{self.published.year + (-1 if distance >= 8 else 1 if distance <= -10 else 0):04d}"

    def of_quarter(self, quarter: int, *, way: Way = None, counted: bool = False) -> str:
        """The likeliest year of a bare quarter: that of publication; of a fourth quarter that a first one tells, the year before. ``counted``: as of a month."""
        if not self.published:
            year = self.year_of_results()
            return f"{year:04d}" if year and not counted else "XXXX"
        distance = quarter - (self.published.month + 2) // 3
        if way == "ahead":
            return f"{self.published.year + (distance < 0):04d}"
        return f"{self.published.year - (distance == FARTHEST_QUARTER):04d}"

    def of_fiscal_year(self, text: str, start: int, quarter: int) -> str | None:
        """The fiscal year of a bare quarter that its paragraph goes on with (``2분기(회계연도 2026년) … 3분기 전망은``); the same quarter in another sentence is that of another firm."""
        if self.fiscal is None or self.fiscal[1] > start or "\n" in text[self.fiscal[1] : start]:
            return None
        return f"{self.fiscal[0]:04d}" if quarter != self.fiscal_quarter or ". " not in text[self.fiscal[1] : start] else None

    def after_last(self, years: int = 0) -> str | None:
        """The year that the text named last, or one so many years after it (``그해``, ``이듬해``); None where it named none."""
        return f"{self.last_year + years:04d}" if self.last_year else None

    def of_day(self, day: int, *, ahead: bool = False, months: int | None = None) -> str:
        """A bare day of the month, as news writes it: the last one before publication, the next one where ``ahead``.

        ``months``: that of the day, counted from the month of publication, where the words tell it (``다음 달 5일``).
        """
        if not self.published:
            return f"---{day:02d}"
        year, month = self.published.year, self.published.month
        if months is not None:
            month += months
        elif not ahead and day > self.published.day + 1:
            month -= 1
        elif ahead and day < self.published.day:
            month += 1
        year, month = year + (month - 1) // 12, (month - 1) % 12 + 1
        return f"{year:04d}-{month:02d}-{day:02d}"


def numeric_date(text: str, start: int, *, day_first: bool) -> tuple[int, str] | None:
    """The date in digits that begins at ``start`` (``2022.07.07``, ``2020. 5. 8.``, ``18/03/24``): its end and ISO form."""
    match = _YEAR_FIRST.match(text, start)
    if match:
        if not match["d"]:
            return _year_and_month(match, text)
        value = f"{match['y']}-{int(match['m']):02d}-{int(match['d']):02d}"
        if match["clock"]:
            if " " in text[match.end("d") : match.start("clock")] and not match["zone"]:
                return match.start("clock") - 1, value
            zone = match["zone"] or ""
            value += f"T{match['clock']}{zone}"
        return match.end(), value
    match = (_DAY_FIRST if day_first else _SHORT_YEAR_FIRST).match(text, start)
    if not match:
        return None
    year = match["y"] if len(match["y"]) == 4 else f"20{match['y']}"
    return match.end(), f"{year}-{int(match['m']):02d}-{int(match['d']):02d}"


def within_calendar(day: str) -> str:
    """An ISO date, without the day where the month has no such day (``2024-02-30``)."""
    if len(day) < len("2024-02-30") or not day[8:10].isdigit() or not day[5:7].isdigit():
        return day
    year = int(day[:4]) if day[:4].isdigit() else 2000
    return day if "/" in day or int(day[8:10]) <= monthrange(year, int(day[5:7]))[1] else day[:7]


def _year_and_month(match: re.Match[str], text: str) -> tuple[int, str] | None:
    """``2023.11`` and ``2023-11`` are months; a decimal such as ``2023.5`` with a unit is not."""
    if " " in match["sep"] or len(match["m"]) != 2 or text[match.end() : match.end() + 1].isalnum():
        return None
    return match.end("m"), f"{match['y']}-{match['m']}"


def clock_time(text: str, start: int) -> tuple[int, str] | None:
    """``13:12`` or ``9:05:30`` at ``start``: end and ISO form; None for a ratio such as ``16:9``."""
    match = _CLOCK.match(text, start)
    if not match:
        return None
    seconds = f":{match['s']}" if match["s"] else ""
    return match.end(), f"{int(match['h']):02d}:{match['m']}{seconds}"


def halved_day(half: str, clock: str) -> str:
    """``오후 3:30`` -> 15:30, ``오전 12:30`` -> 00:30."""
    hour = int(clock[:2])
    if half == "오후" and hour < 12:
        return f"{hour + 12}{clock[2:]}"
    return f"00{clock[2:]}" if half == "오전" and hour == 12 else clock


def plain_year(digits: str) -> bool:
    """Whether four digits look like a year of this trade's past and plans."""
    return len(digits) == 4 and digits.isascii() and digits[:2] in ("19", "20") and "1940" <= digits <= "2060"
