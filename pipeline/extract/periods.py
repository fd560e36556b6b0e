"""The time that a value speaks of: a date or a word for a period before it in its clause, or what its paragraph goes on with.

Periods are told against the day of publication (``지난해`` in 2025 is 2024) or against the one spoken of last (``작년 같은 기간``
beside a third quarter is the third quarter of the year before). Where nothing tells the year there is none.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from dataclasses import dataclass
from datetime import date

from pipeline.extract.reading import Page, Reading
from pipeline.extract.subjects import MARKET_METRICS
from pipeline.languages import periods_of
from pipeline.languages.periods import Periods
from schemas.records import Cell, Figure

RUNNING = MARKET_METRICS - {"employee_count", "valuation", "stock_price", "capacity", "yield", "debt", "order_backlog"} | {"exports"}
"""What is told of a stretch of time: any period of its sentence is its own, whatever clause that stands in."""
GOING_ON = frozenset({"revenue", "profit", "loss", "profit_margin", "operating_margin", "growth", "exports", "market_share", "shipments"})
"""What a paragraph of results goes on with, so that a sentence without a period speaks of that of the sentence before."""
FIXED = frozenset("process_node memory_capacity memory_bandwidth core_count thread_count transistor_count die_area clock_frequency cache_size bus_width compute_performance interconnect_bandwidth parameter_count lane_count storage_capacity resolution display_size".split())
"""What a thing has for good: a period beside it tells when the thing came out."""
_PERIOD = re.compile(r"(?:\d{4}|XXXX(?=-))(?:-(?:Q|H)?\d{1,2})?")
_CALENDAR = re.compile(r"(\d{4})(?:-([QH]?)(\d{1,2}))?")
_HEAD_YEAR = re.compile(r"\D{0,3}((?:19|20)\d\d)(?: ?[EFAP]| ?년)?(?:\([^)]*\))?\s*")
_IN = {"": 12, "Q": 4, "H": 2}  # months, quarters and halves of a year


@dataclass(frozen=True, slots=True)
class Period:
    """A period told at a place of the text."""

    start: int
    end: int
    value: str
    leads: bool  # whether the text may go on with it: not with the same quarter of the year before


def period_of(page: Page, reading: Reading, figure: Figure, metric: str, cell: Cell | None) -> str | None:
    """The period that a figure speaks of; None where it is a date, or nothing near tells one."""
    if figure.kind == "date" or metric == "release_date":
        return None
    if cell is not None:
        head = _HEAD_YEAR.fullmatch(cell.col_header or "")
        return head[1] if head else None
    if metric in FIXED:
        return None
    running = metric in RUNNING
    told = _told_before(page, reading.start if running else reading.clause(figure.start)[0], figure, running=running)
    if told is None and metric in GOING_ON:
        told = _gone_on_with(page, reading, figure)
    return told.value if told else None


def _told_before(page: Page, low: int, figure: Figure, *, running: bool) -> Period | None:
    """The last period from ``low`` to a figure that is no other side of a comparison, and not when a thing came out."""
    words, told = periods_of(page.grammar.code), periods(page)
    until = figure.start
    for one in reversed(told[: bisect_left(told, figure.start, key=lambda one: one.start)]):
        if one.start < low or words.today.search(page.folded, one.end, figure.start) or words.until.match(page.folded, one.end, until):
            break
        against = words.against.search(page.folded, one.end, until) or (figure.kind == "ratio" and words.base.fullmatch(page.folded, one.end, figure.start))
        if one.end <= figure.start and not against and not _dates_thing(page, words, one, until, running=running):
            return one
        until = min(until, one.start)
    return None


def _gone_on_with(page: Page, reading: Reading, figure: Figure) -> Period | None:
    """``3분기 매출은 5조원이다. 영업이익은 6천억원``: what the paragraph told last before the sentence, where that is no other side and nothing that came out."""
    words, told = periods_of(page.grammar.code), periods(page)
    if words.else_when.search(page.folded, reading.start, figure.start):
        return None
    low, until = page.block(reading).start, reading.start
    for one in reversed(told[: bisect_left(told, reading.start, key=lambda one: one.start)]):
        if one.start < low:
            break
        if one.leads and not words.against.search(page.folded, one.end, until):
            return None if _dates_thing(page, words, one, until, running=True) else one
        until = min(until, one.start)
    return None


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
    for start, end, what in sorted(found, key=lambda one: one[:2]):
        value = what if isinstance(what, str) else _resolved(what, words, published, focus)
        if value:
            leads = isinstance(what, str) or not (what["same"] or what["ago"] or what["then"] or what["next"])
            told.append(Period(start, end, value, leads))
            focus = value if leads else focus
    return told


def _resolved(told: re.Match[str], words: Periods, published: date | None, focus: str | None) -> str | None:
    """A period in words as a year, half, quarter or month."""
    groups = told.groupdict()
    if groups.get("now"):
        return focus
    if groups.get("ago") or groups.get("next"):
        return shifted(focus, -1 if groups.get("ago") else 1) if focus and "Q" in focus else None
    if groups.get("then"):
        return shifted(focus, -_IN[parts[2] or ""] if parts[3] else -1) if focus and (parts := _CALENDAR.fullmatch(focus)) else None
    if published is None:
        return None
    if groups.get("m"):
        return shifted(f"{published.year:04d}-{published.month:02d}", words.months[groups["m"]])
    if groups.get("name"):
        month = words.names[groups["name"]]
        return f"{published.year - (month > published.month):04d}-{month:02d}"
    year = published.year + (words.years[groups["y"]] if groups.get("y") else 0)
    half = groups.get("h") or groups.get("half")
    if half:
        return f"{year:04d}-H{words.halves[half]}"
    if groups.get("same"):
        return f"{year:04d}{focus[4:]}" if focus and len(focus) > len("2025") else None
    return f"{year:04d}"


def shifted(period: str, steps: int) -> str | None:
    """The period so many of its own kind after it (``2025-Q1`` and -1 are ``2024-Q4``); None for one without a year."""
    parts = _CALENDAR.fullmatch(period)
    if parts is None:
        return None
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
