"""Dates of publication as pages write them, in Korean, Turkish, English and numbers alone."""

from __future__ import annotations

import re
from datetime import datetime

_MONTHS = {
    "ocak": 1, "oca": 1, "şubat": 2, "subat": 2, "şub": 2, "mart": 3, "mar": 3, "nisan": 4, "nis": 4, "mayıs": 5, "mayis": 5, "may": 5,
    "haziran": 6, "haz": 6, "temmuz": 7, "tem": 7, "ağustos": 8, "agustos": 8, "ağu": 8, "eylül": 9, "eylul": 9, "eyl": 9,
    "ekim": 10, "eki": 10, "kasım": 11, "kasim": 11, "kas": 11, "aralık": 12, "aralik": 12, "ara": 12,
    "january": 1, "jan": 1, "february": 2, "feb": 2, "march": 3, "april": 4, "apr": 4, "june": 6, "jun": 6, "july": 7, "jul": 7,
    "august": 8, "aug": 8, "september": 9, "sep": 9, "sept": 9, "october": 10, "oct": 10, "november": 11, "nov": 11, "december": 12,
    "dec": 12,
}  # fmt: skip
_MONTH = "|".join(sorted(_MONTHS, key=len, reverse=True))

# An hour after a date: "13:12", "- 17:45", "오전 9:00", "saat 14.30", "T11:24:18.581Z", "오후 3시 5분".
_CLOCK = (
    r"(?:(?:T|[\s,|(·-]*(?:\([월화수목금토일]\)\s?|(?i:saat)\s)?)(?P<half>오전|오후|AM|PM)?\s?"
    r"(?P<hour>\d{1,2})(?::|시\s?|(?<=saat \d\d)\.)(?P<minute>\d{2})(?::(?P<second>\d{2})(?:\.\d+)?)?분?(?:\s?(?P<half2>[AaPp][Mm]\b))?"
    r"(?:\s?(?P<zone>Z|[+-]\d{2}:?\d{2}))?)?"
)
_YEAR_FIRST = re.compile(
    rf"(?<![\d.])(?P<year>(?:19|20)\d\d)(?:\s?[.]\s?|-|/|년\s?)(?P<month>\d{{1,2}})(?:\s?[.]\s?|-|/|월\s?)(?P<day>\d{{1,2}})(?!\d)일?\.?(?:\s?\([월화수목금토일]\))?{_CLOCK}"
)
_DAY_FIRST = re.compile(rf"(?<![\d.])(?P<day>\d{{1,2}})[./-](?P<month>\d{{1,2}})[./-](?P<year>(?:19|20)\d\d)(?!\d){_CLOCK}")
_NAMED = re.compile(
    rf"(?i)(?<!\d)(?P<day>\d{{1,2}})\s(?P<name>{_MONTH})\.?,?\s(?P<year>(?:19|20)\d\d)(?!\d)(?:\s?(?:Pazartesi|Salı|Çarşamba|Perşembe|Cuma|Cumartesi|Pazar))?{_CLOCK}"
)
_NAMED_FIRST = re.compile(rf"(?i)\b(?P<name>{_MONTH})\.?\s(?P<day>\d{{1,2}}),?\s(?P<year>(?:19|20)\d\d)(?!\d){_CLOCK}")
_ANY_YEAR = re.compile(r"(?:19|20)\d\d")
_READERS = (_YEAR_FIRST, _DAY_FIRST, _NAMED, _NAMED_FIRST)


def find_moment(text: str) -> tuple[str, int, int] | None:
    """The first full date in ``text`` as ISO 8601 (with minutes where an hour follows) and its span; None where there is none.

    "승인 2022.07.07 13:12" -> 2022-07-07T13:12; "14 Mart 2024" -> 2024-03-14.
    """
    if not _ANY_YEAR.search(text):
        return None
    matches = [match for reader in _READERS if (match := reader.search(text))]
    for match in sorted(matches, key=re.Match.start):
        moment = _moment(match)
        if moment:
            return moment, match.start(), match.end()
    return None


def read_moment(text: str) -> str | None:
    """The first full date in ``text``, ISO 8601."""
    found = find_moment(text)
    return found[0] if found else None


def _moment(match: re.Match[str]) -> str | None:
    part = match.groupdict()
    month = _MONTHS[part["name"].lower().replace("i̇", "i")] if part.get("name") else int(part["month"])
    hour, half = int(part["hour"] or 0), (part["half"] or part["half2"] or "").lower()
    if half in ("오후", "pm") and hour < 12:
        hour += 12
    if half in ("오전", "am") and hour == 12:
        hour = 0
    try:
        moment = datetime(int(part["year"]), month, int(part["day"]), hour, int(part["minute"] or 0), int(part["second"] or 0))  # noqa: DTZ001  the zone is written beside it
    except ValueError:
        return None
    if not part["hour"]:
        return moment.date().isoformat()
    zone = (part["zone"] or "").replace("Z", "+00:00")
    zone = f"{zone[:3]}:{zone[3:]}" if zone and ":" not in zone else zone
    return moment.isoformat(timespec="seconds" if part["second"] else "minutes") + zone
