"""The time that a value speaks of: a date or a word for a period before it in its clause, or what its paragraph goes on with.

Periods are told against the day of publication (``지난해`` in 2025 is 2024) or against the one spoken of last (``작년 같은 기간``
beside a third quarter is the third quarter of the year before). Where nothing tells the year there is none: words for a period whose
time nobody knows still part what stands behind them from the period before.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from dataclasses import dataclass, replace
from datetime import date

from pipeline.extract.columns import before_head, head_period, table_cells, tells_before
from pipeline.extract.multiples import multiplied
from pipeline.extract.reading import MEASURES, THINGS, Page, Reading
from pipeline.extract.subjects.question import MARKET_METRICS
from pipeline.languages import periods_of
from pipeline.languages.periods import Periods
from schemas.records import Cell, Figure

RUNNING = MARKET_METRICS - {"employee_count", "valuation", "stock_price", "capacity", "yield", "debt", "order_backlog", "debt_ratio", "inventory", "target_price", "cash"} | {"exports"}
"""What is told of a stretch of time: any period of its sentence is its own, whatever clause that stands in."""
GOING_ON = frozenset({"revenue", "profit", "loss", "profit_margin", "operating_margin", "rnd_expense", "growth", "exports", "market_share", "shipments"})
"""What a paragraph of results goes on with, so that a sentence without a period speaks of that of the sentence before."""
EARNED = frozenset({"revenue", "profit", "loss", "profit_margin", "operating_margin", "rnd_expense"})
"""What a report of results tells of each firm."""
FIXED = frozenset("process_node memory_capacity memory_bandwidth core_count thread_count transistor_count die_area clock_frequency cache_size bus_width compute_performance interconnect_bandwidth parameter_count lane_count storage_capacity resolution display_size".split())
"""What a thing has for good: a period beside it tells when the thing came out."""
PRICED = frozenset({"price", "cost"})
"""What a thing loses or gains once it is out."""
_PERIOD = re.compile(r"(?:\d{4}|XXXX(?=-))(?:-(?:Q|H)?\d{1,2})?")
_CALENDAR = re.compile(r"(\d{4})(?:-([QH]?)(\d{1,2}))?")
_HEAD_YEAR = re.compile(r"\D{0,3}((?:19|20)\d\d)(?: ?[EFAP]| ?년)?(?:\([^)]*\))?\s*")
_IN = {"": 12, "Q": 4, "H": 2}  # months, quarters and halves of a year


@dataclass(frozen=True, slots=True)
class Period:
    """A period told at a place of the text."""

    start: int
    end: int
    value: str | None  # None where it is not known which
    leads: bool  # whether the text may go on with it: not with the same quarter of the year before
    back: bool = False  # whether it is told as the one before that spoken of (``작년 같은 기간``, ``직전 분기``)
    fiscal: bool = False  # whether it is one of a firm's own year
    words: str | None = None  # of a year that nobody knows, which it is against the day of writing


def period_of(page: Page, reading: Reading, figure: Figure, metric: str, cell: Cell | None, *, left: bool = False) -> str | None:
    """The period that a figure speaks of, in its ISO form or, where the year is not known, in words (``last year``); None where it is a date, or nothing near tells one. ``left``: a change begins from it."""
    if figure.kind == "date" or metric == "release_date":
        return None
    if cell is not None:
        years = [year[1] for part in (cell.col_header or "").split(" > ") if (year := _HEAD_YEAR.fullmatch(part))]
        headed = head_period(page, cell)
        return years[0] if years and not (headed or "").startswith(years[0]) else headed or _before_head(page, cell)
    if metric in FIXED:
        return None
    running = metric in RUNNING
    if left:
        return _left_behind(page, reading, figure)
    told = _of_that_time(page, figure) or _told_before(page, reading.start if running else reading.clause(figure.start)[0], figure, running=running, beyond=_base_of(page, reading, figure))
    if told is None and metric in GOING_ON:
        told = _gone_on_with(page, reading, figure) or (_of_results_told(page, reading, figure) if metric in EARNED else None)
    return (_FISCAL + told.value if told.fiscal and told.value else told.value or told.words) if told else None


_FISCAL = "FY"  # before a period of a firm's own year


def _before_head(page: Page, cell: Cell) -> str | None:
    """``| 2025년 3분기 | 전년 동기 |``: a head that names no time is so long before the one period that another head names."""
    head = before_head(page, cell)
    if head is None or not tells_before(page, cell):
        return None
    told = {period for one in table_cells(page, cell.block) if one.row == 1 and one.col != cell.col and (period := head_period(page, one))}
    spoken = next(iter(told)) if len(told) == 1 else ""
    parts = _CALENDAR.fullmatch(spoken)
    if parts is None:
        return None
    if _QUARTER_HEAD.search(page.folded, head.start, head.end):
        return shifted(spoken, -1) if parts[2] == "Q" else None
    return shifted(spoken, -_IN[parts[2]] if parts[3] else -1)


_QUARTER_HEAD = re.compile(r"분기|çeyrek")


def _base_of(page: Page, reading: Reading, figure: Figure) -> tuple[int, int] | None:
    """``kart başına 7.400, geçen yıl K3 ile ölçülen 3.700'ün iki katı``: where what a multiple is taken of is told, with its own period: from the value before it on."""
    base = multiplied(page, reading, figure)
    before = [one.end for one in reading.figures if base and one.end <= base.start and one.kind in MEASURES]
    return (max(before), base.start) if base and before else None


def _of_that_time(page: Page, figure: Figure) -> Period | None:
    """``115만 개였던 1분기와 견줘``, ``1,15 milyon olan ilk çeyreğe göre``: the period right behind a value that describes it."""
    then = periods_of(page.grammar.code).then.match(page.folded, figure.end)
    return next((one for one in periods(page) if then and one.start == then.end()), None)


def _told_before(page: Page, low: int, figure: Figure, *, running: bool, beyond: tuple[int, int] | None = None) -> Period | None:
    """The last period from ``low`` to a figure that is no other side of a comparison, and not when a thing came out."""
    words, told = periods_of(page.grammar.code), periods(page)
    until = figure.start
    for one in reversed(told[: bisect_left(told, figure.start, key=lambda one: one.start)]):
        if one.start < low:
            break
        if (beyond and beyond[0] <= one.start < beyond[1]) or _is_of_another(page, one, figure):
            continue
        if words.today.search(page.folded, one.end, figure.start) or words.no_longer.search(page.folded, one.end, figure.start) or words.until.match(page.folded, one.end, until):
            return Period(one.start, one.end, None, leads=False)
        against = words.against.search(page.folded, one.end, until) or _owns_ratio(page, words, one)
        if one.end <= figure.start and not against and not _dates_thing(page, words, one, until, running=running):
            return one
        until = min(until, one.start)
    return None


def _is_of_another(page: Page, one: Period, figure: Figure) -> bool:
    """``kâr 210 milyon oldu (geçen yıl 180 milyon); marj yüzde 41``, ``2022'deki 8 milyonluk turla birlikte toplam 50 milyon``: a period that stands in a bracket with its own value, right before another value that it describes, or in a quotation that is closed before another begins."""
    described = _WHICH_WAS.match(page.folded, one.end, figure.start)
    if described and any(other.start == described.end() for other in page.ordered[bisect_left(page.ordered, described.end(), key=lambda f: f.start) :][:1]):
        return described.end() != figure.start
    if _is_in_other_quotation(page, one, figure) or _dates_base(page, one, figure):
        return True
    closed = page.folded.find(")", one.end, figure.start)
    opened = page.folded.rfind("(", max(0, one.start - _IN_BRACKET), one.start)
    if closed < 0 or opened < 0 or ")" in page.folded[opened : one.start] or "(" in page.folded[one.end : closed]:
        return False
    return any(opened < other.start < closed and other.kind in MEASURES for other in page.ordered[bisect_left(page.ordered, opened, key=lambda f: f.start) :][:_HELD])


def _dates_base(page: Page, one: Period, figure: Figure) -> bool:
    """``964억 원으로 1년 전 454억 원의 2.1배로 뛰었고, 이익률은 20%``, ``bir yıl önceki 454 milyonun 2,1 katına``: whether a period is that of the value right behind it of which a ratio is told, up to a figure that is another."""
    at = bisect_left(page.ordered, one.end, key=lambda f: f.start)
    if at + 1 >= len(page.ordered):
        return False
    base, ratio = page.ordered[at], page.ordered[at + 1]
    beside = base.kind in MEASURES and base.start - one.end <= _BESIDE_BASE and ratio.unit in ("x", "percent") and base.end < figure.start
    return beside and ratio.start <= figure.start and _OF_BASE.fullmatch(page.folded, base.end, ratio.start) is not None


_BESIDE_BASE, _OF_BASE = 4, re.compile(r"의 (?:약 |거의 |무려 )?|(?:['’]?| [a-zçğöşü]+)n?[iıuü]n (?:yaklaşik |tam )?")  # code points from a period to its value


def _is_in_other_quotation(page: Page, one: Period, figure: Figure) -> bool:
    """``"시장은 2028년 3조 원이 된다"면서도 "점유율은 여전히 80%"라고``: whether two quotations of one paragraph hold a period and a figure."""
    between = len(_QUOTATION.findall(page.text, one.end, figure.start))
    return between == _TWO_MARKS and len(_QUOTATION.findall(page.text, page.text.rfind("\n", 0, one.start) + 1, one.start)) % 2 == 1


_QUOTATION, _TWO_MARKS = re.compile(r"[\"“”]"), 2
_WHICH_WAS = re.compile(r"['’][dt][ae]ki ")
_IN_BRACKET, _HELD = 40, 3  # code points before a period in which its bracket opens; figures that it may hold


def _owns_ratio(page: Page, words: Periods, one: Period) -> bool:
    """``올해의 1.7배인 14조 원``, ``bu yılın 1,7 katı olan 14 milyar``: whether a period is what a ratio is taken of, and dates no value behind it."""
    base = words.base.match(page.folded, one.end)
    at = bisect_left(page.ordered, base.end(), key=lambda f: f.start) if base else len(page.ordered)
    return base is not None and at < len(page.ordered) and page.ordered[at].start == base.end() and page.ordered[at].kind == "ratio"


def _left_behind(page: Page, reading: Reading, figure: Figure) -> str | None:
    """Of what a change begins from: a period right beside it, or the one that its sentence holds another against; that of the sentence is told of where it arrives.

    ``매출은 작년 같은 기간(5조 원)보다 늘었고 이익은 1조 원에서 60% 증가했다``; ``ilk çeyrekteki 5 milyar liradan 6 milyar liraya çıktı``.
    """
    words, told = periods_of(page.grammar.code), periods(page)
    at = bisect_left(told, figure.start, key=lambda one: one.start) - 1
    if at < 0 or told[at].start < reading.start:
        return None
    other = told[at + 1].start if at + 1 < len(told) else reading.end  # `bu yıl 320 milyondan 2028'de 900 milyona`: where it arrives has a period of its own
    apart = page.folded[told[at].end : figure.start] == " " and bool(page.grammar.from_to.match(page.folded, figure.end)) and other < reading.end and not _figure_between(page, figure.end, other)
    return told[at].value or told[at].words if told[at].back or apart or words.beside.fullmatch(page.folded, told[at].end, figure.start) else None


def _figure_between(page: Page, low: int, high: int) -> bool:
    """Whether a figure begins between two offsets."""
    at = bisect_left(page.ordered, low, key=lambda f: f.start)
    return at < len(page.ordered) and page.ordered[at].start < high


def no_more(page: Page, reading: Reading, figure: Figure, metric: str, *, dated: bool) -> bool:
    """Whether a value is told as one of a time that is over: ``출시 때는 240만 원이었는데``, ``eskiden 500 dolardı``, ``11 saniyede üretiyordu, son güncellemeyle 8 saniyeye düştü``. ``dated``: its period is told otherwise."""
    words = periods_of(page.grammar.code)
    low, _ = reading.clause(figure.start)
    if not dated and _is_over(page, words, reading, figure):
        return True
    if metric not in PRICED or not words.was.match(page.folded, figure.end):
        return False
    return _last_told(page, words, reading, figure, words.at_first, low)


def told_over(page: Page, reading: Reading, at: int) -> bool:
    """``2년 전만 해도 경쟁사에 뒤졌다``, ``iki yıl öncesine kadar gerideydi``: whether what stands at ``at`` is told as of a time gone by."""
    words = periods_of(page.grammar.code)
    before = [match.end() for match in words.once.finditer(page.folded, reading.clause(at)[0], at)]
    return bool(before) and not words.today.search(page.folded, before[-1], at)


def _is_over(page: Page, words: Periods, reading: Reading, figure: Figure) -> bool:
    """Whether a value stood for some time, and a word for a time gone by comes before it, or behind it what it gave way to."""
    held = words.held.match(page.folded, figure.end, reading.end)
    if held is None or figure.kind not in ("quantity", "money", "percentage"):
        return False
    if _last_told(page, words, reading, figure, words.once, reading.clause(figure.start)[0]):
        return True
    gave_way = words.gave_way.match(page.folded, held.end(), reading.end)
    return gave_way is not None and not any(held.end() <= named.start < gave_way.end() and named.type in THINGS for named in reading.names)


def _last_told(page: Page, words: Periods, reading: Reading, figure: Figure, when: re.Pattern[str], low: int) -> bool:
    """Whether the clause of a value tells such a time before it, and neither the present nor another value between."""
    first = [match.end() for match in when.finditer(page.folded, low, figure.start)]
    return bool(first) and not words.today.search(page.folded, first[-1], figure.start) and not any(first[-1] <= one.start < figure.start and one.kind in ("money", "date") for one in reading.figures)


def is_not_over(page: Page, period: str | None) -> bool:
    """``올해 4200억 원에서 2028년 1조 원으로``: whether a period is the year of writing or one to come, so that what a change begins from is no past."""
    day = page.document.article.published_day
    return period in (_RELATIVE[0], _RELATIVE[1]) or (day is not None and period is not None and (period == f"{day.year:04d}" or lies_ahead(period, day)))


def _gone_on_with(page: Page, reading: Reading, figure: Figure) -> Period | None:
    """``3분기 매출은 5조원이다. 영업이익은 6천억원``: what the paragraph told last before the sentence, where that is no other side and nothing that came out."""
    words, told = periods_of(page.grammar.code), periods(page)
    of_bases = [one for one in told if reading.start <= one.start < figure.start and _dates_base(page, one, figure)]
    if any(not _stands_against(page, words, match.start()) and not any(one.start < match.end() and match.start() < one.end for one in of_bases) for match in words.else_when.finditer(page.folded, reading.start, figure.start)):
        return None
    low, until = page.block(reading).start, reading.start
    for one in reversed(told[: bisect_left(told, reading.start, key=lambda one: one.start)]):
        if one.start < low:
            break
        if one.leads and not words.against.search(page.folded, one.end, until) and not (_is_plan(page, one.end) and not _is_plan(page, figure.end)):
            return None if _dates_thing(page, words, one, until, running=True) else one
        until = min(until, one.start)
    return None


def _of_results_told(page: Page, reading: Reading, figure: Figure) -> Period | None:
    """``2분기 실적으로 본 판도``, ``Üçüncü çeyrek bilançoları``: the one quarter or half whose results a text says at its head that it tells, for a paragraph without any period of its own."""
    words, told = periods_of(page.grammar.code), periods(page)
    low = page.block(reading).start
    if any(low <= one.start < figure.start and not _stands_against(page, words, one.start) for one in told) or _is_plan(page, figure.end) or page.grammar.aim.search(page.folded, reading.clause(figure.start)[0], figure.start):
        return None
    if any(not _stands_against(page, words, match.start()) for match in words.else_when.finditer(page.folded, reading.start, figure.start)):
        return None
    head = [one for one in told if one.leads and one.value and _PART.search(one.value) and one.end <= page.readings[0].end + _HEAD and one.start < low and words.results.match(page.folded, one.end)]
    return head[-1] if head and len({str(one.value)[5:] for one in head}) == 1 and not head[-1].fiscal else None


_PART = re.compile(r"-[QH]")
_HEAD = 240  # code points behind its first sentence in which a text says what it is about


def _stands_against(page: Page, words: Periods, at: int) -> bool:
    """``(2분기 매출은 5조 원.) 1년 전보다 56%, 직전 분기보다 6% 많다``: whether a word for time is part of a period that is only the other side of a comparison."""
    one = next((one for one in periods(page) if one.start <= at < one.end), None)
    return one is not None and one.back and words.against.search(page.folded, one.end, one.end + _NEAR) is not None


def _is_plan(page: Page, at: int) -> bool:
    """``Fabrika 2027'de açılacak. Kâr 58 milyon dolar oldu``: whether what the clause says behind an offset is still to come."""
    return any(page.grammar.planned.search(page.folded, at, reading.clause(at)[1]) for reading in page.readings_between(at - 1, at))


def _dates_thing(page: Page, words: Periods, one: Period, until: int, *, running: bool) -> bool:
    """``2023년 내놓은 SB-200(61프레임)``, ``5월 양산, 개당 39달러``: the date tells when a thing comes out, and nothing of its value."""
    return bool(words.came_out.match(page.folded, one.end, until)) or (not running and any(pattern.search(page.folded, one.end, until) for _, pattern in page.grammar.event_words))


def periods(page: Page) -> list[Period]:
    """All periods of a page in their order, read once."""
    if page.periods is None:
        page.periods = _read_periods(page)
    return page.periods


def _read_periods(page: Page) -> list[Period]:
    words, published = periods_of(page.grammar.code), page.document.article.published_day
    dates = [(f.start, f.end, f.text_value or "") for f in page.ordered if f.kind == "date" and _PERIOD.fullmatch(f.text_value or "")]
    spans = [(start, end) for start, end, _ in dates]
    found: list[tuple[int, int, str | re.Match[str]]] = list(dates)
    for match in words.told.finditer(page.folded):
        beside = bisect_left(spans, (match.end() - 1, 0))
        overlaps = any(start < match.end() and match.start() < end for start, end in spans[max(0, beside - 1) : beside + 1])
        part_of = match["y"] and beside < len(spans) and spans[beside][0] - match.end() <= 1
        if not overlaps and not part_of:
            found.append((*match.span(), match))
    told: list[Period] = []
    focus: str | None = None
    since = 0  # where what was spoken of last ends
    for start, end, what in sorted(found, key=lambda one: one[:2]):
        apart = not isinstance(what, str) and not what["same"] and what["y"] and ("\n" in page.folded[since:start] or words.came_out.match(page.folded, since, start))
        value = what if isinstance(what, str) else _resolved(what, words, published, None if apart else focus)
        if isinstance(what, str) and told and words.fiscal_behind.fullmatch(page.folded, told[-1].end, start) and (told[-1].value or "").startswith(what):
            told[-1] = replace(told[-1], fiscal=True)  # `2분기(회계연도 2026년)`
            continue
        fiscal = isinstance(what, str) and (bool(words.fiscal.search(page.folded, max(0, start - _NEAR), end + _NEAR)) or _goes_on_fiscally(page, told, start, what))
        back = not isinstance(what, str) and bool(what["same"] or what["ago"] or what["then"])
        leads = isinstance(what, str) or not (back or what["next"])
        told.append(Period(start, end, value, leads, back, fiscal, None if isinstance(what, str) or value else _relative(what, words)))
        began = isinstance(what, str) and words.came_out.match(page.folded, end) is not None  # `2021'de kurulan firma … bir yıl önce`: no year that is spoken of
        focus, since = (value, end) if leads and value and not began else (focus, since)
    return told


_NEAR = 12  # code points around a date in which its year may be called a fiscal one


def _goes_on_fiscally(page: Page, told: list[Period], start: int, value: str) -> bool:
    """``üçüncü mali çeyreğinde … dördüncü çeyrek için``: another quarter that a paragraph tells behind a fiscal one."""
    last = next((one for one in reversed(told) if one.leads), None)
    return last is not None and last.fiscal and "Q" in value and value != last.value and value[:4] == (last.value or "")[:4] and "\n" not in page.folded[last.end : start]


def _resolved(told: re.Match[str], words: Periods, published: date | None, focus: str | None) -> str | None:
    """A period in words as a year, half, quarter or month."""
    groups = told.groupdict()
    if groups.get("now"):
        return focus
    if groups.get("ago") or groups.get("next"):
        return shifted(focus, -1 if groups.get("ago") else 1) if focus and "Q" in focus else None
    if groups.get("then"):
        return shifted(focus, -_IN[parts[2] or ""] if parts[3] else -1) if focus and (parts := _CALENDAR.fullmatch(focus)) else None
    if groups.get("near") or groups.get("name"):
        return _month_named(groups, words, published)
    if groups.get("m"):
        return shifted(f"{published.year:04d}-{published.month:02d}", words.months[groups["m"]]) if published else None
    year = None if groups.get("close") else _year_told(groups, words, published, focus)
    if year is None:
        return None
    half = groups.get("h") or groups.get("half")
    if half:
        return f"{year:04d}-H{words.halves[half]}"
    if groups.get("same"):
        return f"{year:04d}{focus[4:]}" if focus and len(focus) > len("2025") else None
    return f"{year:04d}"


_RELATIVE = {-1: "last year", 0: "this year", 1: "next year"}


def _relative(told: re.Match[str], words: Periods) -> str | None:
    """``지난해``, ``geçen yıl`` where nothing tells the day of writing."""
    groups = told.groupdict()
    if groups.get("then") or (groups.get("same") and words.years.get(groups["y"] or "") == -1):
        return "a year earlier"
    return None if groups.get("h") or groups.get("same") or not groups.get("y") else _RELATIVE.get(words.years[groups["y"] or ""])


def _year_told(groups: dict[str, str | None], words: Periods, published: date | None, focus: str | None) -> int | None:
    """The year so many off publication; off the one spoken of last where its word says so, or where nothing else can be the same part of another year.

    ``2024년 매출은 3조 원으로 전년(2조 원)보다``; ``2025년 2분기 … 작년 같은 기간``, ``2025'in ikinci çeyreği … geçen yılın aynı dönemi``.
    """
    word = groups.get("y") or ""
    off = words.years.get(word, 0)
    spoken = int(focus[:4]) if focus and _CALENDAR.fullmatch(focus) else None
    counted = word in words.counted or (groups.get("same") and (published is None or published.year + off == spoken))
    if spoken is not None and off < 0 and counted:
        return spoken + off
    return published.year + off if published else None


def _month_named(groups: dict[str, str | None], words: Periods, published: date | None) -> str:
    """``ağustosta``, ``geçen şubat``; ``önümüzdeki mart``, ``haziranda çıkacak``: the last month of that name, or the next; without a day of publication of no year."""
    month = words.names[groups.get("near") or groups.get("name") or ""]
    if published is None:
        return f"XXXX-{month:02d}"
    way = groups.get("way")
    if groups.get("ahead"):
        return f"{published.year + (month < published.month):04d}-{month:02d}"
    if way and way not in words.past:
        return f"{published.year + (month <= published.month):04d}-{month:02d}"
    return f"{published.year - (month > published.month or (bool(way) and month == published.month)):04d}-{month:02d}"


UNKNOWN_YEAR, SOME_YEAR = "XXXX", "2000"


def shifted(period: str, steps: int) -> str | None:
    """The period so many of its own kind after it (``2025-Q1`` and -1 are ``2024-Q4``); of one without a year only within that year (``XXXX-Q3`` and -1 are ``XXXX-Q2``)."""
    parts = _CALENDAR.fullmatch(period.replace(UNKNOWN_YEAR, SOME_YEAR, 1))
    if parts is None:
        return None
    if period.startswith(UNKNOWN_YEAR):
        then = shifted(f"{SOME_YEAR}{period[len(UNKNOWN_YEAR) :]}", steps)
        return f"{UNKNOWN_YEAR}{then[len(SOME_YEAR) :]}" if then and then.startswith(SOME_YEAR) else None
    if not parts[3]:
        return f"{int(parts[1]) + steps:04d}"
    in_year = _IN[parts[2]]
    year, part = divmod(int(parts[1]) * in_year + int(parts[3]) - 1 + steps, in_year)
    return f"{year:04d}-{parts[2]}{part + 1:0{2 if not parts[2] else 1}d}"


def lies_ahead(period: str, day: date | None) -> bool:
    """Whether a date or period begins after a day (``2026-Q2`` after 2025-11-04); no date without a year does."""
    parts = _CALENDAR.match(period)
    if parts is None or day is None:
        return False
    if not parts[3]:
        return int(parts[1]) > day.year
    begins = f"{int(parts[1]):04d}-{(int(parts[3]) - 1) * (12 // _IN[parts[2]]) + 1:02d}{period[7:10] if not parts[2] else ''}"
    return begins > day.isoformat()[: len(begins)]
