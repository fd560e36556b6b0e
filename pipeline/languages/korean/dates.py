"""Korean dates and times: ``2020년 2월``, ``27일``, ``내년 1분기``, ``2026년 하반기``, ``오후 3시 30분``, ``1970년대``."""

from __future__ import annotations

import re

from pipeline.extract.dates import Clock, Way

_GAP = r"[ \u00a0]?"
_SHIFTS = {"재작년": -2, "지지난해": -2, "작년": -1, "지난해": -1, "전년": -1, "올해": 0, "올": 0, "금년": 0, "내년": 1, "후년": 2, "내후년": 2}
_BEFORE = re.compile(rf"(?P<shift>{'|'.join(sorted(_SHIFTS, key=len, reverse=True))})도?{_GAP}$")
_SOON = re.compile(r"(?:오는|다음|다가오는)[ \u00a0]?$")
_RECENT = re.compile(r"지난[ \u00a0]?$")
_THAT_YEAR = re.compile(r"(?:(?P<next>이듬해|다음 ?해)|그 ?해|같은 ?해|동년)[ \u00a0]?$")
_MONTHS = {"지난달": -1, "지난 달": -1, "전달": -1, "이달": 0, "이번 달": 0, "이번달": 0, "당월": 0, "다음 달": 1, "다음달": 1, "내달": 1}
_MONTH_BEFORE = re.compile(rf"(?<![가-힣])(?P<month>{'|'.join(_MONTHS)}){_GAP}$")
_DUE = re.compile(r"(?: ?[0-2]?\d:[0-5]\d| ?(?:오전|오후|밤|낮|자정|정오)(?: ?\d{1,2}시)?)?까지|[^.\n]{0,14}(?:예정|방침)")
_AHEAD = re.compile(r"(?:부터|까지|에|께|쯤|말|초|중)?[^.,\n]{0,10}(?:[할될낼올칠릴갈킬울](?=[ \n]|예정|계획)|예정|계획|목표)")
"""What is still to come, told right behind its date: ``2분기 양산할 칩``, ``3월 출시 예정``."""
_YEAR = re.compile(
    rf"(?P<y>(?:1[5-9]|20)\d\d|[’']?\d\d(?=년{_GAP}\d))(?:년|{_GAP}회계연도|{_GAP}회계년도)(?:(?P<decade>대)|{_GAP}(?P<m>1[0-2]|0?[1-9])월(?:{_GAP}(?P<d>3[01]|[12]\d|0?[1-9])일)?"
    rf"|{_GAP}Q(?P<q5>[1-4])(?![0-9])|{_GAP}(?P<q>[1-4])(?:/4)?분기|{_GAP}제?(?P<q4>[1-4])사분기|{_GAP}(?P<h>상|하)반기)?(?!{_GAP}동안|간(?![가-힣])|{_GAP}전(?![가-힣체]))"
)
_MONTH = re.compile(rf"(?P<m>1[0-2]|0?[1-9])월(?:{_GAP}(?P<d>3[01]|[12]\d|0?[1-9])일)?(?!간)")
_QUARTER = re.compile(r"(?P<q>[1-4])(?:/4)?(?:분기|사분기)(?!당|별| 연속|째| 만)")
_TERM = re.compile(r"[12]학기")
_SPAN = re.compile(r"(?P<a>[0-9]{1,2})[ \u00a0]?[~∼〜～·\-–][ \u00a0]?(?P<b>[0-9]{1,2})(?P<u>월(?! ?[0-9]*개)|분기|일(?=[ \u00a0]?[(에부까열개,.]))")
_DAY = re.compile(r"(?P<d>3[01]|[12]\d|0?[1-9])일(?=[ \u00a0]?\((?:현지|한국|미국|월|화|수|목|금|토|일)|(?:자|부터|까지|께|밤|낮|오전|오후|에(?=[ \u00a0,]))|[ \u00a0](?![걸안간만이을넘씩])|[,.]|$)(?![ \u00a0](?:만에|동안|간|정도|가량|이상|이내|안에|뒤|후|전|내(?:에|로|외)|걸|만|넘|연속|썼|써[ ]|씀|나와|나왔|버텼|소요|잡))")
_HOUR = re.compile(rf"(?P<h>[01]?\d|2[0-4])시(?!간|리즈|스템|장|대|점)(?:{_GAP}(?P<m>[0-5]?\d)분)?(?:{_GAP}(?P<s>[0-5]?\d)초)?")
_HALF_DAY = re.compile(r"(?P<half>오전|오후|새벽|밤|저녁|낮|아침)[ \u00a0]?$")
_WEEK = re.compile(r"[ \u00a0](?:첫째|둘째|셋째|넷째|다섯째|마지막)[ \u00a0]주(?![가-힣]{2})")
_BACK = 8
_NIGHT_ENDS = 6  # `밤 5시` is early, `낮 5시` late
_SPAN_MARKS = frozenset("~∼〜～–-터")
_SPAN_OPENED = re.compile(r"(?P<y>(?:19|20)\d\d)년[ \u00a0]?(?:(?P<m>\d{1,2})월(?:[ \u00a0]?\d{1,2}일)?|(?P<q>[1-4])(?:/4)?분기)(?:[ \u00a0]?[~∼〜～–-][ \u00a0]?|부터[ \u00a0])$")
"""The first end of a span, whose year the second one leaves out: ``2024년 2분기~3분기``."""

Found = tuple[int, int, str, str]
"""Start, end, kind (``date`` or ``time``) and ISO form."""


def date_at(text: str, start: int, end: int, floor: int, clock: Clock) -> Found | None:
    """The date or time that the digit run at ``start`` belongs to; words before it down to ``floor`` may be part of it."""
    mark = text[end : end + 1]
    if mark in (" ", "\u00a0"):
        mark = text[end + 1 : end + 2]
    if mark in ("년", "회"):
        return _year(text, start, clock)
    if mark == "월":
        return _month(text, start, floor, clock)
    if mark in ("분", "/", "사"):
        return _quarter(text, start, floor, clock)
    if mark == "일":
        return _day(text, start, floor, clock)
    if mark == "시":
        return _hour(text, start, floor)
    if mark in "~∼〜～·-–" and mark:
        return _span(text, start, floor, clock)
    if mark == "학":
        return _term(text, start, floor, clock)
    return None


_AHEAD_OF_YEAR = re.compile(r"까지|(?:에|부터|엔|에는)? ?[^.\n]{0,50}?(?:논의|협의|협상|검토|추진)(?: ?중|하고 있)|(?:에|쯤|께|경|엔|에는)? ?[^.,\n]{0,30}(?:목표|전망|예정|계획|[할될] 것)|(?:에|에는|엔)? ?[^.,\n]{0,40}?(?:추정|예상)(?:하|한|된|된다|돼)|(?:도)? ?(?:분|치|용)(?![가-힣](?<![은는이가을를의으도]))|(?:도)? ?(?:공급|생산|납품)?물량|(?:을|를) (?:위해|위한|대비[해하한]|겨냥)|[ \u00a0]?(?:(?:투자|매출|설비투자|연간)[ \u00a0])?(?:예산|예상|추정)")


def lies_ahead(text: str, end: int) -> bool:
    """Whether words behind a year make it that of what is still to come, from which no quarter is counted."""
    return _AHEAD_OF_YEAR.match(text, end) is not None


_FISCAL = re.compile(r"회계 ?[연년]도[ \u00a0]?$")
_FISCAL_BEHIND = re.compile(r"[ \u00a0]?\((?:회계 ?[연년]도|fy)[ \u00a0]?(?P<y>20\d\d)(?:년|\))|[ \u00a0]?\((?P<y2>20\d\d)년?[ \u00a0]?회계[ \u00a0]?[연년]도", re.IGNORECASE)
_OF_THING = re.compile(r"(?:형|식|[ \u00a0]?모델|[ \u00a0]?기종)|(?:에|부터|초|말|쯤)?[ \u00a0](?:[가-힣]+[ \u00a0]){0,2}?(?:나옵|나온다|나와요|나올|나온|출시|내놓은|내놨던|설립|창업|창립|세워[진졌]|세운|인수한|인수했|개교|준공|완공|가동)|부터[ \u00a0][^.\n]{0,40}?(?:[할될릴갈] 계획|예정|들여)")
_JOINED = re.compile(r",?[ \u00a0][^.,\n]{1,20}?(?:19|20)\d\d년")
"""``A는 2026년, B는 2027년에 나온다``: what is said of the second year is said of the first."""


def is_of_thing(text: str, end: int) -> bool:
    """``AI200은 2027년에 나온다``, ``2018년 설립된``: whether a year is the one in which a thing or a firm came to be, and dates no quarter behind it."""
    joined = _JOINED.match(text, end)
    return bool(_OF_THING.match(text, end) or (joined and (_OF_THING.match(text, joined.end()) or lies_ahead(text, joined.end()))))


def fiscal_behind(text: str, end: int) -> str | None:
    """``2분기(회계연도 2026년)``: the fiscal year that stands in brackets right behind a quarter."""
    fiscal = _FISCAL_BEHIND.match(text, end)
    return (fiscal["y"] or fiscal["y2"]) if fiscal else None


def _year(text: str, start: int, clock: Clock) -> Found | None:
    match = _YEAR.match(text, start)
    if not match:
        return None
    digits = match["y"]
    year = digits if len(digits) == 4 else f"20{digits}"
    if "회계" in match.group() or _FISCAL.search(text, max(0, start - _BACK), start):
        clock.note_fiscal(int(year), match.end(), int(match["q"] or match["q4"] or match["q5"] or 0))
    elif not lies_ahead(text, match.end()):
        clock.note_year(int(year), of_thing=is_of_thing(text, match.end()))
    if match["m"]:
        value = f"{year}-{int(match['m']):02d}" + (f"-{int(match['d']):02d}" if match["d"] else "")
        week = _WEEK.match(text, match.end()) if not match["d"] else None
        return start, week.end() if week else match.end(), "date", value
    quarter = match["q"] or match["q4"] or match["q5"]
    if quarter:
        return start, match.end(), "date", f"{year}-Q{quarter}"
    if match["h"]:
        return start, match.end(), "date", f"{year}-H{1 if match['h'] == '상' else 2}"
    after = match.end() + (text[match.end() : match.end() + 1] in (" ", "\u00a0"))
    span = _SPAN.match(text, after) if text[after : after + 1].isdecimal() and not match["decade"] else None
    if span and span["u"] != "일" and 1 <= int(span["a"]) < int(span["b"]) <= (12 if span["u"] == "월" else 4):
        return start, span.end(), "date", f"{year}-{int(span['a']):02d}" if span["u"] == "월" else f"{year}-Q{int(span['a'])}"  # `2024년 11~12월`
    return start, match.end(), "date", year


def _year_of_span(text: str, start: int, part: str, number: int) -> str | None:
    """The year of the month (``m``) or quarter (``q``) that ends a span, by that of its first end; None where it ends none."""
    last = text[start - 1 : start]
    if last in (" ", "\u00a0"):
        last = text[start - 2 : start - 1]
    opened = _SPAN_OPENED.search(text, max(0, start - 24), start) if last in _SPAN_MARKS else None
    return f"{int(opened['y']) + (number < int(opened[part])):04d}" if opened and opened[part] else None


def _shift(text: str, start: int, floor: int, clock: Clock) -> tuple[int, str] | None:
    before = _BEFORE.search(text, max(floor, start - _BACK), start)
    if not before:
        return None
    year = clock.shifted_year(_SHIFTS[before["shift"]])
    if year != "XXXX":
        clock.last_year = int(year)
    return before.start(), year


def _way(text: str, start: int, end: int, floor: int) -> Way:
    """Whether the words around a date say that it lies before or after publication."""
    low = max(floor, start - _BACK)
    if _RECENT.search(text, low, start):
        return "past"
    return "ahead" if _SOON.search(text, low, start) or _AHEAD.match(text, end) else None


def _counted(text: str, start: int, floor: int) -> bool:
    """``지난 2월``, ``오는 3분기``: the words count from publication, whatever year was named last."""
    low = max(floor, start - _BACK)
    return bool(_RECENT.search(text, low, start) or _SOON.search(text, low, start))


def _that_year(text: str, start: int, floor: int, clock: Clock) -> str | None:
    """``그해 6월``, ``이듬해 3월``: the year that the text named last, or the one after it."""
    that = _THAT_YEAR.search(text, max(floor, start - _BACK), start)
    return clock.after_last(1 if that["next"] else 0) if that else None


def _month(text: str, start: int, floor: int, clock: Clock) -> Found | None:
    match = _MONTH.match(text, start)
    if not match:
        return None
    shift = _shift(text, start, floor, clock)
    month = int(match["m"])
    year = shift[1] if shift else _year_of_span(text, start, "m", month) or _that_year(text, start, floor, clock) or clock.of_month(month, way=_way(text, start, match.end(), floor), counted=_counted(text, start, floor))
    value = f"{year}-{month:02d}" + (f"-{int(match['d']):02d}" if match["d"] else "")
    week = _WEEK.match(text, match.end()) if not match["d"] else None
    return shift[0] if shift else start, week.end() if week else match.end(), "date", value


def _quarter(text: str, start: int, floor: int, clock: Clock) -> Found | None:
    match = _QUARTER.match(text, start)
    if not match:
        return None
    shift = _shift(text, start, floor, clock)
    if shift:
        return shift[0], match.end(), "date", f"{shift[1]}-Q{match['q']}"
    spanned = _year_of_span(text, start, "q", int(match["q"]))
    if spanned:
        return start, match.end(), "date", f"{spanned}-Q{match['q']}"
    fiscal = fiscal_behind(text, match.end())
    if fiscal:
        clock.note_fiscal(int(fiscal), match.end(), int(match["q"]))
    year = fiscal or _that_year(text, start, floor, clock) or clock.of_fiscal_year(text, start, int(match["q"])) or clock.of_quarter(int(match["q"]), way=_way(text, start, match.end(), floor), counted=_counted(text, start, floor))
    if not fiscal and clock.last_year and clock.published and clock.last_year > clock.published.year and ("," in text[max(0, start - 3) : start]):
        year = f"{clock.last_year:04d}"  # `내년 1분기 말부터 양산, 2분기부터 공급`
    return start, match.end(), "date", f"{year}-Q{match['q']}"


def _day(text: str, start: int, floor: int, clock: Clock) -> Found | None:
    match = _DAY.match(text, start)
    if not match:
        return None
    low = max(floor, start - _BACK)
    month = _MONTH_BEFORE.search(text, low, start)
    ahead = bool(_SOON.search(text, low, start) or _DUE.match(text, match.end()))
    return start, match.end(), "date", clock.of_day(int(match["d"]), ahead=ahead, months=_MONTHS[month["month"]] if month else None)


def _span(text: str, start: int, floor: int, clock: Clock) -> Found | None:
    """``10~11월``, ``1~2분기``, ``27~28일``: one date, of the first of the two."""
    match = _SPAN.match(text, start)
    if not match:
        return None
    first, unit = int(match["a"]), match["u"]
    if unit == "월" and 1 <= first <= 12:
        shift = _shift(text, start, floor, clock)
        return shift[0] if shift else start, match.end(), "date", f"{shift[1] if shift else clock.of_month(first, way=_way(text, start, match.end(), floor), counted=_counted(text, start, floor))}-{first:02d}"
    if unit == "분기" and 1 <= first <= 4:
        shift = _shift(text, start, floor, clock)
        return shift[0] if shift else start, match.end(), "date", f"{shift[1] if shift else clock.year() or 'XXXX'}-Q{first}"
    return (start, match.end(), "date", clock.of_day(first)) if unit == "일" and 1 <= first <= 31 else None


def hour_of(half: str, hour: int) -> int:
    """The hour of the day that so many o'clock are in a part of it: ``밤 12시`` and ``오전 12시`` 0, ``밤 1시`` 1, ``낮 1시`` 13."""
    if hour == 12:
        return 0 if half in ("오전", "새벽", "밤") else 12
    later = half in ("오후", "저녁") or (half == "밤" and hour >= _NIGHT_ENDS) or (half == "낮" and hour < _NIGHT_ENDS)
    return hour + 12 if later and hour < 12 else hour


def _hour(text: str, start: int, floor: int) -> Found | None:
    match = _HOUR.match(text, start)
    if not match:
        return None
    half = _HALF_DAY.search(text, max(floor, start - 5), start)
    hour = hour_of(half["half"] if half else "", int(match["h"]))
    seconds = f":{int(match['s']):02d}" if match["s"] else ""
    return half.start() if half else start, match.end(), "time", f"{hour:02d}:{int(match['m'] or 0):02d}{seconds}"


def _term(text: str, start: int, floor: int, clock: Clock) -> Found | None:
    match = _TERM.match(text, start)
    if not match:
        return None
    shift = _shift(text, start, floor, clock)
    year = shift[1] if shift else str(clock.year() or "XXXX")
    return shift[0] if shift else start, match.end(), "date", year
