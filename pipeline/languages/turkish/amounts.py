"""Turkish numbers in digits: separators, scales behind them, fractions."""

from __future__ import annotations

import re
from functools import lru_cache

from pipeline.extract.literals import tidy
from pipeline.extract.spaced import spaced_number
from pipeline.extract.units import FRACTIONS
from pipeline.languages.turkish import units
from pipeline.languages.turkish.numerals import (
    ASCII_LITERAL,
    LITERAL,
    NUMERAL,
    SCALE_WORD,
    SHORT_SCALE,
    SPACE,
    SPACES,
    read_literal,
    read_numeral,
    scale_of,
)

SCALE_HEADS = frozenset("bBmMtTkKyYdD")
_ASCII_LITERAL = re.compile(ASCII_LITERAL)
_LITERAL = re.compile(LITERAL)
_NUMERAL = re.compile(NUMERAL)
_SCALE_AHEAD = re.compile(rf"{SPACE}?(?:{SCALE_WORD}|{SHORT_SCALE}|(?:[bB]u[çc]uk|BUÇUK|[kK]üsur|KÜSUR)(?![^\W\d_])|(?:[yY]üz|YÜZ)(?![^\W\d_]))")
_SCALE_BEHIND = re.compile(rf"{SPACE}?({SCALE_WORD})")
_LOOSE_TAIL = re.compile(rf"(?:{SCALE_WORD}|{SHORT_SCALE}){SPACE}(?:bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz)$")  # `2 milyon bir yılda`, `3 milyon iki çekirdekli`
_HUNDREDS = re.compile(rf"[2-9]{SPACE}?(?:[yY]üz|YÜZ)")
_MONEY_AHEAD = re.compile(rf"{SPACE}(?:TL|USD|ABD |[dD]olar|DOLAR|[lL]ira|[aA]vro|[eE]uro)")
_ONE_GROUP = re.compile(r"[1-9]\d{0,2}\.\d{3}")
_SHARED = r"(?:(?:[ \u00a0]?[-–~/][ \u00a0]?|,[ \u00a0]|[ \u00a0](?:ila|ilâ|ile|ve|veya|ya da)[ \u00a0])[0-9]{1,3}(?:[.,][0-9]+)?){0,6}"
_BELOW_THOUSANDS = re.compile(
    rf"{_SHARED}[ \u00a0-]?(?:[gG][hH][zZ]|[gG]igahertz|TB(?:/s(?:n|aniye)?|ps)(?![^\W\d_])|[eE](?:x|ks)aflop|EFLOP|inç|inch|(?:trilyon|katrilyon)(?![^\W\d_]))(?![^\W\d_]{{5}})"
)
"""Units that never reach thousands, behind the rest of a list or a range that shares them: ``1.825 GHz``, ``3.352 TB/s``."""
_BILLIONS = re.compile(rf"{_SHARED}[ \u00a0]?(?:(?:[mM]ilyar|M[Iİ]LYAR|ml[yr]*r)(?![^\W\d_]{{6}})|(?:[KMBT]|bn|[mb]illion)(?![A-Za-z0-9]))")  # `1.875 milyar`, but `1.500 milyar`: who writes a decimal ends it with no nought
_EFFICIENCY = re.compile(r"(?:PUE|[gG]üç kullanım (?:verimliliği|etkinliği))[^.,;\n0-9]{0,24}$")
_RISE_DIGITS = len("1.452")
PERCENT_BEFORE = re.compile(r"(?:%(?:[ \u00a0\u202f]{0,2}|[-−+])|(?<![^\W\d_])(?<![öÖ]n )(?<![aA]rka )[yY][üu]zde[ \u00a0][-−+]?|YÜZDE[ \u00a0][-−+]?)$")
SINGLE = re.compile(r"[^\W\d_]+")
_GROUPED = re.compile(r"[1-9]\d{0,2},\d{3}")
_SIGNS = frozenset("$€₺£")
_HOURLY = re.compile(r"[sS]aat(?:te|lik|i|lik ücreti?)?[^.\n]{0,8}$|başına [^.\n]{0,6}$")
_HOURLY_AFTER = re.compile(r"[ \u00a0]?(?:USD|dolar|TL|\$)?[ \u00a0]?/")
_WHOLE_THINGS = re.compile(r"[ \u00a0](?:(?:ABD )?[dD]olar|USD|[aA]vro|[eE]uro|EUR|TL|lira|adet|tane|kişi|çalışan|çekirde|CUDA|GPU|çip|yonga|kart|jeton|token|görüntü|parça|sunucu|kullanıcı)")


def number_at(text: str, start: int) -> tuple[int, float | int, float | int]:
    """The end, value and scale of the numeral at ``start``."""
    literal = _ASCII_LITERAL.match(text, start) or _LITERAL.match(text, start)
    if not literal:
        return _with_fraction(text, start, 0) if text[start] in FRACTIONS else (start + 1, 0, 1)
    surface, end = literal.group(), literal.end()
    if text[end - 4 : end - 3] == "," and _english_thousands(text, start, end):
        return end, int(surface.replace(",", "")), 1
    char = text[end : end + 1]
    if char == " " and text[end + 1 : end + 2].isdecimal() and (spaced := spaced_number(text, start, units.unit_at)):
        return _together(text, spaced)
    pointed = text[end - 4 : end - 3] == "." and _points_decimals(text, start, end)
    if (char in SCALE_HEADS or (char in SPACES and text[end + 1 : end + 2] in SCALE_HEADS)) and _SCALE_AHEAD.match(text, end):
        found = _scaled(text, start, end, pointed=pointed)
        if found:
            return found
    if pointed:
        return end, float(surface), 1
    if (char in FRACTIONS or (char in SPACES and text[end + 1 : end + 2] in FRACTIONS)) and surface.isdigit():
        return _with_fraction(text, end + (char in SPACES), int(surface))
    return end, _literal_value(surface), 1


def _together(text: str, spaced: re.Match[str]) -> tuple[int, float | int, float | int]:
    """``12 500``, ``1 000 milyar``: the numeral without the spaces in its digits."""
    digits = spaced.group().replace(" ", "")
    last, value, scale = number_at(digits + text[spaced.end() : spaced.end() + 40], 0)
    return last + spaced.end() - len(digits), value, scale


@lru_cache(maxsize=8192)
def _literal_value(surface: str) -> float | int:
    """The value of digits with separators; 0 for what is not one literal."""
    amount = read_literal(surface)
    if amount is None:
        return 0
    return int(amount) if amount == int(amount) else float(amount)


def _english_thousands(text: str, start: int, end: int) -> bool:
    """``$30,000``, ``30,000 dolar``, ``16,384 çekirdek``: three digits after a comma are thousands where fractions make no sense."""
    if not _GROUPED.fullmatch(text, start, end) or _HOURLY.search(text, max(0, start - 24), start) or _HOURLY_AFTER.match(text, end):
        return False
    return (text[start - 1 : start] in _SIGNS and not _SCALE_AHEAD.match(text, end)) or bool(_WHOLE_THINGS.match(text, end))


def _points_decimals(text: str, start: int, end: int) -> bool:
    """``1.825 GHz``, ``3.352 TB/s``, ``1.875 milyar``, ``%99.999``, ``PUE 1.125``: three digits after a point, where thousands make no sense."""
    if not _ONE_GROUP.fullmatch(text, start, end):
        return False
    if _BELOW_THOUSANDS.match(text, end) or (text[end - 1] not in "0０" and _BILLIONS.match(text, end)):
        return True
    if PERCENT_BEFORE.search(text, max(0, start - 7), start) or text[end : end + 2].strip(" \u00a0")[:1] == "%":
        return end - start > _RISE_DIGITS and not text.endswith("000", start, end)  # `%1.452` is a rise
    return end - start == 5 and bool(_EFFICIENCY.search(text, max(0, start - 50), start))


def _scaled(text: str, start: int, end: int, *, pointed: bool) -> tuple[int, float | int, int] | None:
    """The end, value and scale of the longest numeral that goes on in words behind the literal that ends at ``end``."""
    numeral = _NUMERAL.match(text, start)
    stop = numeral.end() if numeral else end
    while stop > end:
        surface = text[start:stop]
        if not _inside_word(text, stop) and not _LOOSE_TAIL.search(surface) and (not _HUNDREDS.fullmatch(surface) or _MONEY_AHEAD.match(text, stop)):
            value = read_numeral(surface.replace(".", ",", 1) if pointed else surface)
            if value is not None:
                return stop, value, scale_of(surface)
        stop = max(text.rfind(" ", end, stop), text.rfind("\u00a0", end, stop))
    return None


def _with_fraction(text: str, position: int, whole: int) -> tuple[int, float | int, int]:
    """``1½``, ``½ milyon``: the end, value and scale of a whole number and the sign of a fraction at ``position``."""
    value, end = whole + FRACTIONS[text[position]], position + 1
    scaled = _SCALE_BEHIND.match(text, end)
    if not scaled or _inside_word(text, scaled.end()):
        return end, value, 1
    scale = scale_of(scaled[1])
    return scaled.end(), tidy(value * scale), scale


def _inside_word(text: str, end: int) -> bool:
    """Whether a number word ends in the middle of another word: letters follow that are no suffix."""
    tail = SINGLE.match(text, end)
    return bool(tail and not units.SUFFIX.fullmatch(tail.group()))
