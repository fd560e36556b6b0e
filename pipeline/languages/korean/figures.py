"""The Korean figure grammar: what stands around a number, each part of it in a module of its own."""

from __future__ import annotations

import re

from pipeline.extract.passage import DASHES
from pipeline.extract.units import FRACTIONS
from pipeline.languages.korean import amounts, bounds, counting, dates, number_words, rates, special_numbers, sums, units
from pipeline.languages.korean.amounts import SCALE_WORDS
from pipeline.languages.korean.numerals import SPACES
from pipeline.languages.korean.scales import shared_scale
from pipeline.languages.korean.sums import BARE

_DATE_MARKS = frozenset(".-/:년회월분사일시~∼〜～·–학")

_RANGE_HEADS = frozenset("에내 \u00a0")
_RANGE_WORD = re.compile(r"[ \u00a0]?내지[ \u00a0]?(?=[0-9０-９])|에서[ \u00a0]?(?=[0-9０-９][0-9０-９,.만천억조]*[ \u00a0]?[가-힣A-Za-z%]{0,6}(?:(?<=[가-힣A-Za-z%])(?:이며|이고|입니다|이다|이에요|예요|씩|짜리|쯤(?!으로))|[ \u00a0]사이|[ \u00a0]?정도(?!로)))")  # else two figures: `6에서 26TOPS로`, `20원부터 104원까지`
_CHANGE = re.compile(r"(?:대|선|수준|정도|가량)?(?:(?:으로|로)(?!는|만|도 충분)|[이가][ \u00a0](?:됐|되|돼|된)|[ \u00a0](?:미만|이하|이상)으로|까지[ \u00a0](?:내[려렸]|올[라랐]|줄|늘|설정|조절|떨어))")
_LIST = re.compile(r"(?:[ \u00a0]?[,、·/／][ \u00a0]?|[ \u00a0]?(?:와|과|및|또는|혹은|하고|랑|이랑|그리고)[ \u00a0]{1,2}|,[ \u00a0]?(?:그리고|또는)[ \u00a0])")


class KoreanFigures:
    """``FigureGrammar`` of Korean."""

    language = "ko"
    day_first = False
    number_marks = SCALE_WORDS | frozenset(FRACTIONS) | frozenset("여.,０１２３４５６７８９")
    telling = frozenset("제")
    range_heads = DASHES | frozenset("에내")
    special_rules = special_numbers.RULES
    number_at = staticmethod(amounts.number_at)
    unit_at = staticmethod(units.unit_at)
    date_at = staticmethod(dates.date_at)
    lies_ahead = staticmethod(dates.lies_ahead)
    is_of_thing = staticmethod(dates.is_of_thing)
    fiscal_behind = staticmethod(dates.fiscal_behind)
    rate_before = staticmethod(rates.rate_before)
    rate_in = staticmethod(rates.rate_in)
    quantifier = staticmethod(bounds.quantifier)
    counted = staticmethod(counting.counted)
    words = staticmethod(number_words.words)
    continues = staticmethod(sums.continues)
    counts = staticmethod(sums.counts)
    sums_up = staticmethod(sums.sums_up)
    money_context = staticmethod(sums.money_context)

    def shared_scale(self, lower: str, value: float, upper: str, maximum: float, scale: float) -> float:
        return shared_scale(lower, value, upper, maximum) if scale > 1 else 1

    def may_date(self, mark: str, length: int) -> bool:
        if mark[:1] == ".":
            return length in (2, 4)  # `25.06.12`, `2022.07`
        return mark[:1] in _DATE_MARKS or (mark[:1] in SPACES and (length == 4 or mark[1:] in _DATE_MARKS))

    def years_told(self, text: str, start: int) -> int | None:  # noqa: ARG002  quarters have digits in Korean, and their words are read with them
        return None

    def range_to(self, text: str, end: int, *, unit_seen: bool) -> int | None:  # noqa: ARG002  shared signature
        match = _RANGE_WORD.match(text, end) if text[end : end + 1] in _RANGE_HEADS else None
        return match.end() if match else None

    def is_change(self, text: str, end: int) -> bool:
        return bool(_CHANGE.match(text, end))

    def bare(self, text: str, start: int, end: int) -> bool:  # noqa: ARG002  shared signature
        return bool(BARE.match(text, end))

    def joins_list(self, gap: str) -> bool:
        return bool(_LIST.fullmatch(gap))


GRAMMAR = KoreanFigures()
