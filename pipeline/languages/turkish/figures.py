"""The Turkish figure grammar: what stands around a number, each part of it in a module of its own."""

from __future__ import annotations

import re

from pipeline.extract.passage import DASHES
from pipeline.extract.units import FRACTIONS
from pipeline.languages.turkish import amounts, bounds, dates, number_words, rates, special_numbers, sums, units
from pipeline.languages.turkish.amounts import SCALE_HEADS
from pipeline.languages.turkish.numerals import SPACES

_DATE_MARKS = frozenset(".:-/–~∼'’l")
_DAYS_HEADS = frozenset("-–~vyi")
_MONTH_HEADS = frozenset("oşmnhtaeksOŞMNHTAEKS")
_RANGE_HEADS = frozenset(" \u00a0'’yl")
_RANGE_WORD = re.compile(r"[ \u00a0](?:ila|ilâ|il[aâ])[ \u00a0](?:yüzde[ ]|%[ ]?)?(?=[0-9０-９])")
_BETWEEN = re.compile(r"(?:['’]?(?:y?l[ae])|[ \u00a0]ile)[ \u00a0](?=[0-9][0-9.,]*[ \u00a0]?(?:milyon|milyar|bin)?[ \u00a0]?[^\W\d_%]*[ \u00a0](?:aras|bant))")
_BARE = re.compile(r"(?:['’‘´`][a-zçğıöşü]{1,8})?(?=[ \u00a0]*(?:[,.;:!?)\]\"”'’|*\n/·•]|$|[–—-]))|['’‘´`][a-zçğıöşü]{1,8}(?=[ \u00a0])")
_LIST = re.compile(r"(?:['’‘]?[a-zçğıöşü]{0,4}[ \u00a0]?[,/／][ \u00a0]?|(?:['’‘][a-zçğıöşü]{1,4})?[ \u00a0](?:ve|veya|ya da|ile|ilâ|yerine|karşı)[ \u00a0]|['’]y?[ae][ \u00a0](?:karşı|karşılık)[ \u00a0]|,[ \u00a0](?:ve|veya)[ \u00a0])")
_DESIGNATES = re.compile(r"-?[0-9]")


class TurkishFigures:
    """``FigureGrammar`` of Turkish."""

    language = "tr"
    day_first = True
    number_marks = SCALE_HEADS | frozenset(FRACTIONS) | frozenset(".,０１２３４５６７８９")
    telling = special_numbers.TELLING
    range_heads = DASHES | frozenset("'’yli")
    special_rules = special_numbers.RULES
    number_at = staticmethod(amounts.number_at)
    unit_at = staticmethod(units.unit_at)
    date_at = staticmethod(dates.date_at)
    lies_ahead = staticmethod(dates.lies_ahead)
    is_of_thing = staticmethod(dates.is_of_thing)
    fiscal_behind = staticmethod(dates.fiscal_behind)
    years_told = staticmethod(dates.years_told)
    rate_before = staticmethod(rates.rate_before)
    rate_in = staticmethod(rates.rate_in)
    quantifier = staticmethod(bounds.quantifier)
    words = staticmethod(number_words.words)
    continues = staticmethod(sums.continues)
    counts = staticmethod(sums.counts)
    sums_up = staticmethod(sums.sums_up)
    money_context = staticmethod(sums.money_context)

    def shared_scale(self, lower: str, value: float, upper: str, maximum: float, scale: float) -> float:  # noqa: ARG002  shared signature
        return scale if value < 1000 and lower[-1:].isdecimal() and value * scale <= maximum else 1

    def may_date(self, mark: str, length: int) -> bool:
        if length > 2:
            return length == 4
        return mark[:1] in _DATE_MARKS or (mark[:1] == "," and mark[1:] in SPACES) or (mark[:1] in SPACES and (mark[1:] in _MONTH_HEADS or mark[1:] in _DAYS_HEADS))

    def range_to(self, text: str, end: int, *, unit_seen: bool) -> int | None:  # noqa: ARG002  shared signature
        char = text[end : end + 1]
        if char not in _RANGE_HEADS or (char in SPACES and not text.startswith("il", end + 1)):
            return None
        match = _RANGE_WORD.match(text, end) or _BETWEEN.match(text, end)
        return match.end() if match else None

    def is_change(self, text: str, end: int) -> bool:  # noqa: ARG002  Turkish marks a change on both ends, so no range opens
        return False

    def counted(self, text: str, start: int, end: int, unit: str) -> str:  # noqa: ARG002  shared signature
        found = units.unit_at(text, end) if text[end : end + 1] == " " else None
        designator = found and _DESIGNATES.match(text, found[0])  # `260 adet DK-8`: no minutes
        return found[1][1] or unit if found and not designator and found[1][0] == "quantity" else unit

    def bare(self, text: str, start: int, end: int) -> bool:  # noqa: ARG002  shared signature
        return bool(_BARE.match(text, end))

    def joins_list(self, gap: str) -> bool:
        return bool(_LIST.fullmatch(gap))


GRAMMAR = TurkishFigures()
