"""Moments as pages write them, in attributes and in sight: ``승인 2022.07.07 13:12``, ``03.04.2025``, ``14 Mart 2024``.

Numbers between points, strokes or hyphens are read year first where the first has four digits, else day first, as in Turkey
(``03.04.2025`` is 3 April); English month-first dates are not read from numbers. Two-digit years stand first in a Korean text
(``24.08.22``), last in others (``18/03/24``), and are read in sight only.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import TYPE_CHECKING, Final, Literal

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

Role = Literal["published", "modified"]

_MONTHS: Final[dict[str, int]] = {
    name: number
    for number, names in enumerate(
        (
            "ocak oca january jan", "şubat şub subat february feb", "mart mar march", "nisan nis april apr", "mayıs may mayis",
            "haziran haz june jun", "temmuz tem july jul", "ağustos ağu agustos august aug", "eylül eyl eylul september sep sept",
            "ekim eki october oct", "kasım kas kasim november nov", "aralık ara aralik december dec",
        ),
        start=1,
    )
    for name in names.split()
}  # fmt: skip
_MONTH_STARTS: Final = tuple({name[:3] for name in _MONTHS})
_MONTH: Final = "(?P<month_name>" + "|".join(sorted(_MONTHS, key=len, reverse=True)) + r")(?![^\W\d_])\.?"
_TIME: Final = (
    r"(?:(?:T|\s{0,3}[|,·\-–(/]?\s{0,3}(?:\([월화수목금토일]\)|[월화수목금토일]요일|saat:?|Saat:?|at|[A-ZÇĞİÖŞÜ][a-zçğıöşü]+day|Pazartesi|Salı|Çarşamba|Perşembe|Cuma|Cumartesi|Pazar)?,?\s{0,3}[|,·\-–]?\s{0,3})"
    r"(?P<half>오전|오후|AM|PM|am|pm)?\s{0,3}(?P<hour>[01]?\d|2[0-4])(?::|시\s?|\.(?=\d\d(?!\d)))(?P<minute>[0-5]\d)?분?(?::(?P<second>[0-5]\d))?(?:[.,]\d+)?"
    r"(?:\s?(?P<half_after>AM|PM|am|pm)\b)?\s?(?P<zone>Z\b|UTC|GMT|KST|TSİ|[+-]\d\d:?\d\d)?)?"
)
_FORMS: Final = tuple(
    re.compile(form + _TIME)
    for form in (
        r"(?<![\d.])(?P<year>(?:19|20)\d\d)\s?(?P<sep>[.\-/])\s?(?P<month>\d{1,2})\s?(?P=sep)\s?(?P<day>\d{1,2})(?!\d)\.?",
        r"(?<!\d)(?P<year>(?:19|20)\d\d)년\s?(?P<month>\d{1,2})월\s?(?P<day>\d{1,2})일",
        r"(?<![\d.,])(?P<day>\d{1,2})\s?(?P<sep>[.\-/])\s?(?P<month>\d{1,2})\s?(?P=sep)\s?(?P<year>(?:19|20)\d\d)(?![\d.]\d)",
        rf"(?i:(?<![\d.,])(?P<day>\d{{1,2}})[.\s]?\s?{_MONTH},?\s?(?P<year>(?:19|20)\d\d)(?!\d))",
        rf"(?i:(?<![^\W\d_]){_MONTH}\s?(?P<day>\d{{1,2}})(?:st|nd|rd|th)?[.,]?\s(?P<year>(?:19|20)\d\d)(?!\d))",
        r"(?<!\d)(?P<year>(?:19|20)\d\d)(?P<month>0[1-9]|1[0-2])(?P<day>0[1-9]|[12]\d|3[01])(?!\d)",
    )
)
_SHORT_YEAR: Final = re.compile(r"(?<![\d./-])(?P<first>\d\d)(?P<sep>[.\-/])\s?(?P<month>\d\d)(?P=sep)\s?(?P<last>\d\d)(?![\d./-]\d|\d)" + _TIME)
_LIKE_A_DATE: Final = re.compile(r"(?:19|20)\d\d|\d\d[./-]\s?\d\d[./-]\s?\d\d")
_HANGUL: Final = re.compile("[가-힣]")
_EAST: Final = timedelta(hours=14)  # of Greenwich, where a day begins first
_COMPACT = re.compile(r"^(20\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?$")
_ZONES: Final = {"Z": "+00:00", "UTC": "+00:00", "GMT": "+00:00", "KST": "+09:00", "TSİ": "+03:00"}
_MODIFIED: Final = re.compile(r"(?i:수정|업데이트|갱신|güncel|guncel|değiştir|updated?|modified|edited)[^\d]{0,25}$")
_PUBLISHED: Final = re.compile(
    r"(?i:입력|승인|등록|작성|발행|게시|송고|게재|출고|기사|yayın|yayin|giriş|oluştur|eklenme|tarih|publish|posted|created|date)[^\d]{0,25}$"
)


@dataclass(frozen=True, slots=True)
class Dateline:
    """A moment in a text, with what the words before it say of it."""

    start: int
    end: int
    moment: str  # ISO 8601, day or moment
    role: Role | None


def find_dateline(text: str) -> str | None:
    """When the text says that it was published."""
    return first_published(find_datelines(text))


def first_published(dates: Iterable[Dateline]) -> str | None:
    """The first labelled moment of publication, else the first that is not one of modification; none on a day still to come."""
    past = [date for date in dates if not is_to_come(date.moment)]
    return next((date.moment for wanted in ("published", None) for date in past if date.role == wanted), None)


def is_to_come(moment: str) -> bool:
    """Whether a moment (ISO 8601) lies on a day that has begun nowhere yet."""
    return moment[:10] > (datetime.now(UTC) + _EAST).date().isoformat()


def may_hold_date(text: str) -> bool:
    """Whether a year or numbers with points between them stand in it; ten times faster than to look for the date."""
    return _LIKE_A_DATE.search(text) is not None


def is_date_label(text: str) -> bool:
    """Whether the words before a date tell what it is of: "등록", "최종 수정", "Yayınlanma"."""
    return _PUBLISHED.search(text) is not None or _MODIFIED.search(text) is not None


def find_datelines(text: str) -> Iterator[Dateline]:
    """All moments of a text, from left to right."""
    if not may_hold_date(text):
        return
    lowered = text.lower()
    forms = (*_FORMS[:3], *(_FORMS[3:5] if any(month in lowered for month in _MONTH_STARTS) else ()), _SHORT_YEAR)
    matches = sorted((match for form in forms for match in form.finditer(text)), key=lambda match: match.start())
    end = 0
    for match in matches:
        moment = _moment(match)
        if match.start() >= end and moment:
            before = text[max(end, match.start() - 40) : match.start()]
            role: Role | None = "modified" if _MODIFIED.search(before) else "published" if _PUBLISHED.search(before) else None
            end = match.end()
            yield Dateline(match.start(), len(text[: match.end()].rstrip()), moment, role)


def parse_moment(text: str) -> str | None:
    """The first moment in a machine's or a person's notation, as ISO 8601; None where there is none."""
    text = text.strip()
    if compact := _COMPACT.match(text):
        year, month, day, hour, minute, second = compact.groups(default="00")
        text = f"{year}-{month}-{day}T{hour}:{minute}:{second}"
    for form in _FORMS:
        if (match := form.search(text)) and (moment := _moment(match)):
            return moment
    return None


def _moment(match: re.Match[str]) -> str | None:
    found = match.groupdict()
    if "first" in found:
        year, last = ("first", "last") if _HANGUL.search(match.string) else ("last", "first")
        found["year"], found["day"] = f"20{found[year]}", found[last]
    month = found.get("month") or _MONTHS[found["month_name"].lower().replace("i̇", "i")]
    try:
        day = date(int(found["year"]), int(month), int(found["day"])).isoformat()
    except ValueError:
        return None
    if found["hour"] is None or (found["minute"] is None and "시" not in match[0]):
        return day
    hour = int(found["hour"])
    half = (found["half"] or found["half_after"] or "").lower()
    if half in ("오후", "pm") and hour < 12:
        hour += 12
    elif half in ("오전", "am") and hour == 12:
        hour = 0
    clock = f"{hour % 24:02}:{found['minute'] or '00'}" + (f":{found['second']}" if found["second"] else "")
    zone = found["zone"] or ""
    if zone[:1] in "+-" and len(zone) == 5:
        zone = f"{zone[:3]}:{zone[3:]}"
    return f"{day}T{clock}{_ZONES.get(zone, zone)}"
