"""Numbers, units and dates as a statement shows them: ``about 31%``, ``USD 7,500 per month``, ``on 7 July 2022``."""

from __future__ import annotations

from pipeline.extract.wording import (
    MONTHS,
    UNIT_WORDS,
)  # fmt: skip
from schemas.records import Claim

BOUNDS = {"about": "about ", "at_least": "at least ", "at_most": "up to ", "more_than": "more than ", "less_than": "less than ", "exact": ""}
LARGEST = 1e300  # beyond it a number is larger than all it could count, and soon than a float
ENDLESS = 14  # characters from which a number is a fraction that does not end, shown with three digits
FISCAL = "fiscal"
UNKNOWN_YEAR = "XXXX"
NEAR_YEARS = ("this year", "next year", "next quarter", "in the first year")
CURRENCIES = frozenset("USD KRW TRY EUR GBP JPY CNY TWD CHF INR".split())


def number(value: float) -> str:
    """Digits a reader takes in at once: ``1.5 billion``, ``21,760``, ``0.4``."""
    if abs(value) > LARGEST:
        return f"over {LARGEST:g}" if value > 0 else f"under {-LARGEST:g}"
    for size, word in ((1e12, "trillion"), (1e9, "billion"), (1e6, "million")):
        if abs(value) >= size:
            scaled = round(value / size, 6)
            return f"{scaled:,.10g} {word}" if abs(scaled * 1e4 - round(scaled * 1e4)) < 1e-6 else f"{value:,.15g}"
    return f"{value:,.15g}" if len(repr(value)) < ENDLESS else f"{value:,.3g}"


def ordinal(place: int) -> str:
    """``1st``, ``2nd``, ``11th``."""
    suffix = "th" if 10 <= place % 100 <= 20 else {1: "st", 2: "nd", 3: "rd"}.get(place % 10, "th")
    return f"{place}{suffix}"


def count_of(claim: Claim) -> str:
    """The bare number with its bound."""
    low = number(claim.value or 0)
    return f"{BOUNDS[claim.quantifier]}{low}" + (f" to {number(claim.value_max)}" if claim.value_max is not None else "")


def amount(claim: Claim) -> str:
    """The value with its unit and bound: ``about 31%``, ``USD 7,500 per month``, ``3,280 images per second``."""
    if claim.value is None:
        return ""
    low = number(claim.value)
    text = low if claim.value_max is None else f"{low} to {number(claim.value_max)}"
    unit, _, per = (claim.unit or "").partition("/")
    tail = "".join(f" per {UNIT_WORDS.get(one, one)}" for one in per.split("/")) if per and per not in SIBLINGS.get(unit, ()) else f"/{per}" if per else ""
    if unit in CURRENCIES:
        return f"{BOUNDS[claim.quantifier]}{unit} {text}{tail}"
    return f"{BOUNDS[claim.quantifier]}{text}{_unit(unit, claim.value, claim.metric or '')}{tail}"


SIBLINGS = dict.fromkeys(("GB", "TB", "MB", "KB", "PB", "Gb", "Tb", "Mb"), ("s",))  # units that keep their slash


def _unit(unit: str, value: float, metric: str) -> str:
    if unit == "percent":
        return "%"
    if unit == "percentage_point":
        return " percentage points" if value != 1 else " percentage point"
    if not unit or (unit in ("piece", "point") and metric.endswith(("_count", "_score")) and metric != "benchmark_score"):
        return ""
    if unit == "degC":
        return " °C"
    if unit in ("mm2", "m2"):
        return f" {unit[:-1]}²"
    if unit == "x":
        return " times"
    if unit in UNIT_WORDS or (unit.islower() and len(unit) > 3) or unit == "bit":
        return f" {plural_of(UNIT_WORDS.get(unit, unit), value)}"
    return f" {unit}"


def plural_of(noun: str, value: float) -> str:
    """A noun behind so many."""
    if value == 1 or noun.isupper():
        return noun
    if noun == "person":
        return "people"
    if noun.endswith("y") and noun[-2] not in "aeou":
        return noun[:-1] + "ies"
    if noun.endswith(("s", "x", "ch", "sh")) and noun != "epoch":
        return noun + "es"
    return noun + "s"


def with_article(noun: str) -> str:
    """A noun behind ``a`` or ``an``."""
    return f"{'an' if noun[:1] in 'aeiou' and not noun.startswith('uti') else 'a'} {noun}"


def near_year(claim: Claim) -> str:
    """``next year``, where the text says so of a date whose year nobody tells; else nothing."""
    told = claim.conditions.get("period")
    return str(told) if told in NEAR_YEARS else FISCAL if str(told).startswith("FY") else ""


def when_in_words(day: str, year: str = "") -> str:
    """``on 7 July 2022``, ``in March 2027``, ``in the third quarter of 2020``, ``on the 12th`` of a month that nobody tells."""
    if day.startswith("---"):
        return f"on the {ordinal(int(day[3:]))}"
    parts = day.split("-")
    if len(parts) == 3 and parts[2].isdigit():
        return f"on {date_in_words(day, year)}"
    return f"in {date_in_words(day, year)}"


def date_in_words(day: str, year: str = "") -> str:
    """An ISO or EDTF date in words; as it stands where it is none. ``year``: in words, for one that nobody tells."""
    parts = day.split("-")
    if year == FISCAL:
        return _fiscal_date(day, parts)
    if len(parts) == 2 and parts[1][:1] in "QH" and parts[1][1:].isdigit():
        place = {"1": "first", "2": "second", "3": "third", "4": "fourth"}.get(parts[1][1:], parts[1][1:])
        known = year if parts[0] == UNKNOWN_YEAR else parts[0]
        return f"the {place} {'quarter' if parts[1][0] == 'Q' else 'half'}{f' of {known}' if known else ''}"
    if len(parts) in (2, 3) and (parts[0].isdigit() or parts[0] == UNKNOWN_YEAR) and all(p.isdigit() for p in parts[1:]) and 1 <= int(parts[1]) <= len(MONTHS):
        month = f"{MONTHS[int(parts[1]) - 1]} {year if parts[0] == UNKNOWN_YEAR else parts[0]}".rstrip()
        return f"{int(parts[2])} {month}" if len(parts) == 3 else month
    return day


def _fiscal_date(day: str, parts: list[str]) -> str:
    """``fiscal 2026``, ``the second quarter of fiscal 2026``, ``the third fiscal quarter`` of a year that nobody tells."""
    if len(parts) == 1 and day.isdigit():
        return f"fiscal {day}"
    if parts[0] == UNKNOWN_YEAR:
        return date_in_words(day).replace(" quarter", " fiscal quarter").replace(" half", " fiscal half")
    return date_in_words(day).replace(f" of {parts[0]}", f" of fiscal {parts[0]}")
