"""Turkish dates and times: ``14 Mart 2024``, ``Nisan 2021``, ``2017'de``, ``3. çeyrek``, ``2025'in ilk yarısı``, ``saat 14.30``."""

from __future__ import annotations

import re

from pipeline.extract.dates import Clock, Way, plain_year
from pipeline.languages.turkish.numerals import lower

_MONTH_NAMES = "ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık".split()
MONTHS = {name: number for number, name in enumerate(_MONTH_NAMES, 1)}
MONTHS |= {"subat": 2, "mayis": 5, "agustos": 8, "eylul": 9, "kasim": 11, "aralik": 12, "oca": 1, "şub": 2, "haz": 6, "tem": 7, "ağu": 8, "eyl": 9}
_MONTH_STARTS = frozenset(name[:2] for name in MONTHS)
_ORDINALS = {"ilk": 1, "birinci": 1, "ikinci": 2, "üçüncü": 3, "dördüncü": 4, "son": 4, "1.": 1, "2.": 2, "3.": 3, "4.": 4}
_NAME = r"[A-Za-zÇĞİÖŞÜçğıöşü]"
_AFTER_DAY = re.compile(rf"[ \u00a0](?P<name>{_NAME}{{3,8}})(?![^\W\d_])(?:[ \u00a0](?P<y>(?:19|20)\d\d)(?!\d))?")
_AFTER_YEAR = re.compile(rf"[ \u00a0](?P<name>{_NAME}{{4,8}})(?![^\W\d_])")
_YEAR_TOLD = re.compile(r"(?<![^\W\d_])(?:(?P<last>geçen|geçtiğimiz)|(?P<this>bu|içinde bulunduğumuz)|(?P<next>gelecek|önümüzdeki))[ \u00a0](?:mali[ \u00a0])?(?:yıl|sene)(?:[ıi]n|nin)?[ \u00a0]$", re.IGNORECASE)
_NEAR = re.compile(r"(?<![^\W\d_])(?:(?P<past>geçen|geçtiğimiz)|gelecek|önümüzdeki)[ \u00a0]$", re.IGNORECASE)
_AHEAD = re.compile(r"(?:['’]?[^\W\d_]{1,5})?[^.,;\n]{0,40}(?:[ae]ca[kğ]|[ae]ce[kğ]|planlan|bekleni|hedefleni|öngörül)")
"""What is still to come, told behind its date: ``3 Mart'ta satışa çıkacak``."""
_BEFORE_YEAR = re.compile(rf"(?<![^\W\d_])(?P<name>{_NAME}{{4,8}})[ \u00a0]$")
_MONTHS_DAY = re.compile(rf"(?<![^\W\d_])(?P<name>{_NAME}{{4,8}}?)['’]?(?:[ıiuü]n)[ \u00a0]$")
_MONTH_TOLD = re.compile(r"(?<![^\W\d_])(?:(?P<last>geçen|geçtiğimiz)[ \u00a0]|(?P<next>gelecek|önümüzdeki)[ \u00a0])?[aA]yın[ \u00a0]$", re.IGNORECASE)  # `ayın 21'inde`
_MONTH_FIRST = re.compile(rf"(?<![^\W\d_])(?P<name>{_NAME}{{4,8}})[ \u00a0]$")
_YEAR_LAST = re.compile(r",[ \u00a0](?P<y>(?:19|20)\d\d)(?!\d)")  # `Mart 15, 2024`
_DAYS_ENDING = re.compile(r"['’][ıiuüys]")  # `mayısın 15'i`, `Ekim'in 2'sinde`
_DAYS = re.compile(rf"(?P<to>[ \u00a0]?[-–~][ \u00a0]?|[ \u00a0](?:ila|ilâ)[ \u00a0])?(?(to)|[ \u00a0](?:ve|veya|ya da|ile)[ \u00a0])(?P<last>[12]?\d|3[01])(?=[ \u00a0](?P<name>{_NAME}{{3,8}})(?![^\W\d_]))")  # `13-15 Kasım`, `13 ve 15 Kasım`
_SPACES, _APOSTROPHES = frozenset(" \u00a0"), frozenset("'’")
_JOINT_HEADS = frozenset("-–~vyi")
_DAYS_MARKS, _NTH_HEADS, _CLOCK_MARKS = frozenset(" \u00a0-–~"), frozenset(".'’iıuün"), frozenset(".:'’")
"""With what a stretch of days, the ending of an ordinal, and what tells an hour may begin behind a number."""
_NTH = r"(?:\.|['’]?[iıuü]?nc[iıuü])"
_SEASON = re.compile(r"/(?P<next>\d\d)(?![\d/.,])")  # `2023/24`
_QUARTER = re.compile(rf"(?P<q>[1-4]){_NTH}[ \u00a0]?(?:mali[ \u00a0])?(?:[çÇ]eyre[kğ]|ÇEYRE[KĞ])")
_YEAR_PART = re.compile(
    r"(?:['’][^\W\d_]{2,3}|(?:[ \u00a0]mali)?[ \u00a0]yılının|(?:[ \u00a0]mali)?[ \u00a0]yılı)?[ \u00a0](?P<n>[1-4](?:\.|['’]?[iıuü]?nc[iıuü])|ilk|birinci|ikinci|üçüncü|dördüncü|son)[ \u00a0](?P<part>çeyre[kğ]i?|çeyre[kğ]|yarıs?ı?)"
)
_SUFFIXED = re.compile(r"['’‘](?:[dt][ae]n?|[dt][ae]ki|[ıiuü]n|n[ıiuü]n|y?[ae]|y?[ıiuü]|l[ae]r)(?![^\W\d_])")
_YEAR_WORD = re.compile(r"[ \u00a0](?:yıl|sene|model|sonu|başı|ortas|itibar|mali)")
_DECADE = re.compile(r"['’]?(?:l[ıiuü]|l[ae]r|ler)")
_DECADE_YEARS = re.compile(r"['’]?l[ıiuü][ \u00a0]yıllar")
_SAAT = re.compile(r"(?<![0-9][ \u00a0])(?:saat|saatler|Saat|SAAT)[ \u00a0]$")
_CLOCKS = re.compile(r"(?<![^\W\d_])(?:saat|saatler|Saat)(?:i|ler)?[ \u00a0](?:[01]?\d|2[0-4])[.:][0-5]\d(?:[ \u00a0]?[-–][ \u00a0]?|[ \u00a0](?:ile|ila|ve)[ \u00a0])$")  # `saat 10.00-12.00`
_AT_HOUR = re.compile(r"['’](?:[dt][ae](?:ki)?|[dt][ae]n[ \u00a0](?:önce|sonra|itibaren)|y?[ae][ \u00a0]kadar)(?![a-zçğıöşü])")
_PART_OF_DAY = re.compile(r"(?<![^\W\d_])(?:[sS]abah|[öÖ]ğlen|(?P<late>[aA]kşam(?:üstü)?|[gG]ece|[öÖ]ğleden sonra))(?:[ \u00a0][sS]aat)?[ \u00a0]$")
_NOON, _SMALL_HOURS = 12, 7
_STAMPED = re.compile(r"(?:(?:19|20)\d\d[ \u00a0,|–-]{1,4}|(?:^|\n)\*\*)$")  # after a date, or a bold stamp at the head of a line
_LAST_HOUR, _LAST_DAY = 24, 31
_POINT_TIME = re.compile(r"(?P<h>[01]?\d|2[0-4])[.:](?P<m>[0-5]\d)(?!\d|\.\d)")

Found = tuple[int, int, str, str]
"""Start, end, kind (``date`` or ``time``) and ISO form."""


def date_at(text: str, start: int, end: int, floor: int, clock: Clock) -> Found | None:
    """The date or time that the digit run at ``start`` belongs to; words before it down to ``floor`` may be part of it."""
    length = end - start
    if length == 4 and plain_year(text[start:end]):
        return _year(text, start, end, floor, clock)
    if length > 2:
        return None
    if length == 2 and text[start + 1] == "0" and _DECADE_YEARS.match(text, end):
        century = "20" if text[start] in "0123" else "19"
        return start, end, "date", f"{century}{text[start]}0"
    found = _day(text, start, end, clock)
    if found is None and length == 1 and text[end : end + 1] in _NTH_HEADS:
        found = _quarter(text, start, clock)
    return found or (_clock_time(text, start, end, floor) if text[end : end + 1] in _CLOCK_MARKS else None)


def years_told(text: str, start: int) -> int | None:
    """``geçen yılın`` -1, ``bu yıl`` 0, ``gelecek yıl`` 1: by how many years the words right before ``start`` are off publication."""
    told = _YEAR_TOLD.search(text, max(0, start - 30), start)
    return None if told is None else -1 if told["last"] else 1 if told["next"] else 0


def _year_of(text: str, start: int, end: int, month: int, clock: Clock) -> str:
    """The year of a month and day without one: that told before it (``geçen yıl 14 Mart``), else the likeliest (``geçtiğimiz 5 Şubat``: the last)."""
    told, near = years_told(text, start), _NEAR.search(text, max(0, start - 14), start)
    if told is not None:
        return clock.shifted_year(told)
    way: Way = ("past" if near["past"] else "ahead") if near else "ahead" if _AHEAD.match(text, end) else None
    return clock.of_month(month, way=way, counted=near is not None)


_AHEAD_OF_YEAR = re.compile(r"(?:['’]?y?[ae]|[ \u00a0](?:yılı(?:nın)?[ \u00a0])?(?:sonuna|başına|ortasına|ortalarına|başlarına|sonlarına))[ \u00a0](?:kadar|dek|değin|yönelik|yetiş)|(?:[ \u00a0]yılı)?['’]?n?[dt][ae] [^.,\n]{0,60}?(?:[ae]c[ae](?:k|ğ)|planl[aı]|hedefle|bekle(?:d|n(?!ti))|öngör|tahmin[ ]ed|um(?:u[yl]|du|makta)|amaçla)|(?:[ \u00a0]yılı(?:nın)?)?[ \u00a0](?:için(?![^\W\d_])|(?:(?:yatırım|satış|gelir|ciro|büyüme|üretim)[ \u00a0])?(?:bütçe|hedef|tahmin|beklenti|plan|öngörü))")


def lies_ahead(text: str, end: int) -> bool:
    """Whether words behind a year make it that of what is still to come, from which no quarter is counted."""
    return _AHEAD_OF_YEAR.match(text, end) is not None


_FISCAL, _FISCAL_YEAR = re.compile(r"mali(?:[ \u00a0]yıl(?:ı|ın)?)?:?[ \u00a0]$", re.IGNORECASE), re.compile(r"['’]?[^\W\d_]{0,4}[ \u00a0]?mali[ \u00a0]yıl")
_FISCAL_BEHIND = re.compile(r"[^\W\d_]{0,8}[ \u00a0]?\((?:mali[ \u00a0]yıl[ıi]?:?[ \u00a0](?P<y>20\d\d)\)|(?P<y2>20\d\d)[ \u00a0]mali[ \u00a0]yıl)", re.IGNORECASE)
_OF_THING = re.compile(r"(?:['’]?(?:[dt][ae]|n?[ıiuü]n)|[ \u00a0]yılında)?[ \u00a0](?:[^\W\d_]+[ \u00a0]){0,2}?(?:kurul(?:du|an|muş)|çık(?:an|tı|mış|ar(?![^\W\d_]))|çıkıyor|tanıtılan|piyasaya sür|satışa sun|açılan|satın al|devral|devreye (?:gir|al))|[ \u00a0]model(?![^\W\d_]{4})")
"""``2018'de kurulan``, ``2027'de çıkıyor``: the year in which a thing or a firm came to be dates no quarter behind it."""


def is_of_thing(text: str, end: int) -> bool:
    """Whether words behind a year make it the one in which a thing or a firm came to be."""
    return _OF_THING.match(text, end) is not None


def fiscal_behind(text: str, end: int) -> str | None:
    """``ikinci çeyreğinde (mali yıl 2026)``: the fiscal year that stands in brackets right behind a quarter."""
    fiscal = _FISCAL_BEHIND.match(text, end)
    return (fiscal["y"] or fiscal["y2"]) if fiscal else None


def _year(text: str, start: int, end: int, floor: int, clock: Clock) -> Found | None:
    digits = text[start:end]
    before = _BEFORE_YEAR.search(text, max(floor, start - 10), start)
    month = MONTHS.get(lower(before["name"])) if before else None
    after = _AFTER_YEAR.match(text, end)
    if after and lower(after["name"]) in MONTHS and not month:
        clock.last_year = int(digits)
        return start, after.end("name"), "date", f"{digits}-{MONTHS[lower(after['name'])]:02d}"
    part = _YEAR_PART.match(text, end)
    season = _SEASON.match(text, end) if text[end : end + 1] == "/" else None
    if season and int(season["next"]) == (int(digits) + 1) % 100:
        clock.last_year = int(digits)
        return start, season.end(), "date", f"{digits}/{int(digits) + 1}"
    if month and before:
        found: Found = before.start(), end, "date", f"{digits}-{month:02d}"
    elif part:
        number = _ORDINALS.get(part["n"]) or int(part["n"][0])
        if part["part"].startswith("y"):
            number = 2 if part["n"] == "son" or number == 2 else 1
        found = start, part.end(), "date", f"{digits}-{'H' if part['part'].startswith('y') else 'Q'}{number}"
    elif _SUFFIXED.match(text, end) or _YEAR_WORD.match(text, end) or _DECADE.match(text, end):
        found = start, end, "date", digits
    else:
        return None
    if _FISCAL_YEAR.match(text, end) or _FISCAL.search(text, max(floor, start - 12), start):
        clock.note_fiscal(int(digits), found[1], int(found[3][6]) if "Q" in found[3] else None)
    elif not (lies_ahead(text, end) or lies_ahead(text, found[1])):
        clock.note_year(int(digits), of_thing=is_of_thing(text, end))
    return found


def _day(text: str, start: int, end: int, clock: Clock) -> Found | None:
    mark, day = text[end : end + 1], int(text[start:end])
    match = _AFTER_DAY.match(text, end) if mark in _SPACES and lower(text[end + 1 : end + 3]) in _MONTH_STARTS else None
    month = MONTHS.get(lower(match["name"])) if match else None
    before = _MONTHS_DAY.search(text, max(0, start - 14), start) if mark in _APOSTROPHES else None
    if before and not month and lower(before["name"]) in MONTHS and 1 <= day <= 31 and _DAYS_ENDING.match(text, end):
        number = MONTHS[lower(before["name"])]
        return before.start("name"), end, "date", f"{_year_of(text, before.start('name'), end, number, clock)}-{number:02d}-{day:02d}"
    told = _MONTH_TOLD.search(text, max(0, start - 22), start) if mark in _APOSTROPHES and 1 <= day <= _LAST_DAY and _DAYS_ENDING.match(text, end) else None
    if told:
        return start, end, "date", clock.of_day(day, months=-1 if told["last"] else 1 if told["next"] else 0)
    behind = _YEAR_LAST.match(text, end) if mark == "," else None
    first = _MONTH_FIRST.search(text, max(0, start - 10), start) if behind else None
    if first and behind and lower(first["name"]) in MONTHS and 1 <= day <= _LAST_DAY:
        clock.last_year = int(behind["y"])
        return first.start("name"), behind.end(), "date", f"{behind['y']}-{MONTHS[lower(first['name'])]:02d}-{day:02d}"
    if not match or not month or not 1 <= day <= 31:
        return _days(text, start, end, clock) if mark in _DAYS_MARKS and (mark not in _SPACES or text[end + 1 : end + 2] in _JOINT_HEADS) else None
    if match["y"]:
        clock.last_year = int(match["y"])
    year = match["y"] or _year_of(text, start, match.end("name"), month, clock)
    return start, match.end() if match["y"] else match.end("name"), "date", f"{year}-{month:02d}-{day:02d}"


def _days(text: str, start: int, end: int, clock: Clock) -> Found | None:
    """``13-15 Kasım 2024`` is one stretch of days; ``13 ve 15 Kasım`` are two days, of which this is the first."""
    days = _DAYS.match(text, end)
    if not days or not 0 < int(text[start:end]) < int(days["last"]):
        return None
    found = _day(text, days.start("last"), days.end("last"), clock) if lower(days["name"]) in MONTHS else None
    if not found:
        return None
    first = f"{found[3][:-2]}{int(text[start:end]):02d}"
    return (start, found[1], "date", f"{first}/{found[3]}") if days["to"] else (start, end, "date", first)


def _quarter(text: str, start: int, clock: Clock) -> Found | None:
    match = _QUARTER.match(text, start)
    if not match:
        return None
    told = years_told(text, start)
    way: Way = "ahead" if lies_ahead(text, match.end()) else None
    fiscal = fiscal_behind(text, match.end())
    if fiscal:
        clock.note_fiscal(int(fiscal), match.end(), int(match["q"]))
    if fiscal or told is None:
        return start, match.end(), "date", f"{fiscal or clock.of_fiscal_year(text, start, int(match['q'])) or clock.of_quarter(int(match['q']), way=way)}-Q{match['q']}"
    return start, match.end(), "date", f"{clock.shifted_year(told)}-Q{match['q']}"


def _hour_of_day(text: str, start: int, end: int) -> Found | None:
    """``sabah 9'da``, ``akşam 6'ya kadar``: an hour told with its part of the day."""
    part = _PART_OF_DAY.search(text, max(0, start - 20), start) if text[end : end + 1] in ("'", "’") else None
    hour = int(text[start:end])
    if part is None or not 1 <= hour <= _NOON or not _AT_HOUR.match(text, end):
        return None
    late = part["late"] and hour < _NOON and not (lower(part["late"]) == "gece" and hour < _SMALL_HOURS)
    return start, end, "time", f"{(hour + _NOON if late else hour % 24):02d}:00"


def _clock_time(text: str, start: int, end: int, floor: int) -> Found | None:
    if told := _hour_of_day(text, start, end):
        return told
    match = _POINT_TIME.match(text, start)
    if not match and _AT_HOUR.match(text, end) and int(text[start:end]) <= _LAST_HOUR and _SAAT.search(text, max(floor, start - 11), start):
        return start, end, "time", f"{int(text[start:end]):02d}:00"  # `saat 9'da`
    if not match or not (_SAAT.search(text, max(floor, start - 11), start) or _CLOCKS.search(text, max(0, start - 20), start) or _STAMPED.search(text, max(0, start - 12), start)):
        return None
    return start, match.end(), "time", f"{int(match['h']):02d}:{match['m']}"
