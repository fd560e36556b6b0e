"""Korean numbers in digits: scales behind them (만, 억), together or apart, and fractions."""

from __future__ import annotations

import re

from pipeline.extract.literals import tidy
from pipeline.extract.spaced import spaced_number
from pipeline.extract.units import FRACTIONS
from pipeline.languages.korean import units
from pipeline.languages.korean.numerals import ASCII_LITERAL, LITERAL, NUMERAL, SPACES, read_numeral
from pipeline.languages.korean.scales import may_stand_apart, scale_apart, tail_apart
from pipeline.languages.korean.sums import MONEY_BEFORE

SCALE_WORDS = frozenset("만억경조천백십")
_BEFORE_SCALES = frozenset("여 \u00a0\u2009\u202f")
_ASCII_LITERAL = re.compile(ASCII_LITERAL)
_LITERAL = re.compile(LITERAL)
NUMERALS = re.compile(NUMERAL)
_SCALE_AHEAD = re.compile(r"[ \u00a0]?(?:[만억경](?!기|제)|조(?![각사치건직립금])|천(?!연|만에)|백(?!화|업|분위)|십(?!자))")
_LOOSE_THOUSANDS = re.compile(r"억[ \u00a0]?[1-9]천$")
_SIMPLE_SCALES = {"만": 10**4, "억": 10**8, "조": 10**12, "천": 1000, "백": 100}
_NUMERAL_GOES_ON = re.compile(r"[ \u00a0\u2009\u202f]?[0-9０-９일이삼사오육륙칠팔구십백천만억조경영열스서마쉰예여아하한둘두셋세석넷네넉너다닷엿]")
_TRAILING_DIGIT_WORD = re.compile(r"(?<=[만억조천백십])[ \u00a0]?[일이삼사오육칠팔구한두세네]$")  # `3만이라는`: a particle


def number_at(text: str, start: int) -> tuple[int, float | int, float | int]:
    """The end, value and scale of the numeral at ``start``."""
    found = _number_together(text, start)
    end = found[0]
    char = text[end : end + 1]
    if char not in _BEFORE_SCALES:
        return found
    if char == " " and text[end + 1 : end + 2].isdecimal() and (spaced := spaced_number(text, start, units.unit_at)):
        digits = spaced.group().replace(" ", "")
        last, value, scale = number_at(digits + text[spaced.end() : spaced.end() + 40], 0)
        return last + spaced.end() - len(digits), value, scale
    if char != "여" and text[end + 1 : end + 2] not in SCALE_WORDS:
        tail = tail_apart(text, end) if found[2] >= 10**4 else None
        if tail is None or not units.unit_at(text, tail.end()):
            return found
        last, value, scale = _number_together(text[start : tail.end("digits")] + tail["words"], 0)
        return (tail.end(), value, scale) if start + last == tail.end() - 1 else found
    apart = scale_apart(text, end)
    if apart is None:
        return found
    length = end - start
    last, value, scale = number_at(text[start:end] + text[apart.start("words") : apart.end() + 40], 0)
    ends = length + len(apart["words"])  # in the numeral drawn together
    if last < ends or (last == ends and not may_stand_apart(text, apart, is_unit=bool(units.unit_at(text, apart.end())), is_money=bool(MONEY_BEFORE.search(text, max(0, start - 20), start)))):
        return found
    return apart.start("words") + last - length, value, scale


def _number_together(text: str, start: int) -> tuple[int, float | int, float | int]:
    """The numeral whose scale words touch their numbers."""
    literal = _ASCII_LITERAL.match(text, start) or _LITERAL.match(text, start)
    if not literal:
        return _with_fraction(text, start, 0) if text[start] in FRACTIONS else (start + 1, 0, 1)
    end = literal.end()
    char = text[end : end + 1]
    if (char in SCALE_WORDS or (char in SPACES and text[end + 1 : end + 2] in SCALE_WORDS)) and _SCALE_AHEAD.match(text, end):
        surface = literal.group()
        if char in _SIMPLE_SCALES and surface.isdecimal() and surface != "0" and not _NUMERAL_GOES_ON.match(text, end + 1):
            return end + 1, int(surface) * _SIMPLE_SCALES[char], _SIMPLE_SCALES[char]
        numeral = NUMERALS.match(text, start)
        if numeral and numeral.end() > end:
            surface = _TRAILING_DIGIT_WORD.sub("", numeral.group())
            value = read_numeral(surface)
            if value is not None and surface[-1] == "천" and _LOOSE_THOUSANDS.search(surface):
                value += _thousands_of(surface)
            if value is not None:
                return start + len(surface), value, _scale(surface)
    if (char in FRACTIONS or (char in SPACES and text[end + 1 : end + 2] in FRACTIONS)) and literal.group().isdigit():
        return _with_fraction(text, end + (char in SPACES), int(literal.group()))
    surface = literal.group().replace(",", "")
    return end, (float(surface) if "." in surface else int(surface[:4000])), 1


def _with_fraction(text: str, position: int, whole: int) -> tuple[int, float | int, int]:
    """``1½만``, ``½``: the end, value and scale of a whole number and the sign of a fraction at ``position``."""
    scale = _SIMPLE_SCALES.get(text[position + 1 : position + 2], 1)
    return position + 1 + (scale > 1), tidy((whole + FRACTIONS[text[position]]) * scale), scale


def _scale(surface: str) -> int:
    last = surface[-1]
    return {"만": 10**4, "억": 10**8, "조": 10**12, "경": 10**16, "천": 1000, "백": 100, "십": 10}.get(last, 10**4)


def _thousands_of(surface: str) -> int:
    """What ``2천`` lacks in ``4억 2천``, which is spoken for 420,000,000."""
    return int(surface[-2]) * 1000 * (10**4 - 1)
