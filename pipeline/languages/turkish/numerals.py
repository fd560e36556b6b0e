"""Turkish numerals: digits in Turkish and English style, number words fused or spaced, and mixtures of both.

Groups of thousands (``bin``, ``milyon``, ``milyar``, ``trilyon``, ``katrilyon``) stand after their multiplier, which may be a
literal (``1,3 milyon``); ``bin`` and ``yüz`` need none. ``buçuk`` adds a half of the last scale (``iki buçuk milyon``).
Source: Türk Dil Kurumu, Yazım Kılavuzu, "Sayıların Yazılışı".
"""

from __future__ import annotations

import re
from decimal import Decimal

_ONES = {"bir": 1, "iki": 2, "üç": 3, "dört": 4, "beş": 5, "altı": 6, "yedi": 7, "sekiz": 8, "dokuz": 9}
_TENS = {"on": 10, "yirmi": 20, "otuz": 30, "kırk": 40, "elli": 50, "altmış": 60, "yetmiş": 70, "seksen": 80, "doksan": 90}
_SCALES = {"bin": 10**3, "milyon": 10**6, "milyar": 10**9, "trilyon": 10**12, "katrilyon": 10**15}
_FRACTIONS = {"yarım": Decimal("0.5"), "çeyrek": Decimal("0.25")}
_WORDS = {**_ONES, **_TENS, **_SCALES, **_FRACTIONS, "yüz": 100, "sıfır": 0, "buçuk": Decimal("0.5"), "dörd": 4}

SPACE = r"[ \u00a0\u2009\u202f]"
_D = "[0-9０-９]"
LITERAL = rf"(?:{_D}{{1,3}}(?:\.{_D}{{3}})+(?:,{_D}+)?|{_D}{{1,3}}(?:,{_D}{{3}}){{2,}}(?:\.{_D}+)?|{_D}+(?:[.,]{_D}+)?)"
"""Regex source of a literal: ``7.500``, ``1.300.000,5``, ``1,300,000``, ``1,3``, ``2.30``, ``640``."""

_UPPER = str.maketrans("iı", "İI")
_LOWER = str.maketrans({"İ": "i", "I": "ı"})


def lower(text: str) -> str:
    """Lower case the Turkish way; one code point stays one."""
    return text.translate(_LOWER).lower()


def _cased(word: str) -> str:
    capital = word[0].translate(_UPPER).upper()
    return f"(?:[{word[0]}{capital}]{word[1:]}|{word.translate(_UPPER).upper()})"


WORD = "(?:" + "|".join(_cased(w) for w in sorted(_WORDS, key=len, reverse=True)) + ")"
_SCALE_WORD = "(?:" + "|".join(_cased(w) for w in sorted(_SCALES, key=len, reverse=True)) + ")"
WORDS = rf"{WORD}+(?:{SPACE}{WORD}+)*"
"""Regex source of number words only, fused or spaced. The caller bounds it: no letter before, no letter after but a suffix."""
NUMERAL = (
    rf"(?:{LITERAL}{SPACE}?{_SCALE_WORD}(?:{SPACE}?(?:{LITERAL}{SPACE}?{_SCALE_WORD}|{_D}{{1,3}}(?![.,]?{_D})|{WORD}+))*"
    rf"|{LITERAL}(?:{SPACE}(?:{_cased('buçuk')}))?|{WORDS})"
)
"""Regex source of the longest candidate numeral; whether it is one, ``read_numeral`` tells."""

_TOKEN = re.compile(rf"(?P<literal>{LITERAL})|(?P<word>{WORD})|(?P<space>{SPACE}|-(?=[^\W\d]))")


def read_literal(surface: str) -> int | Decimal | None:
    """The value of digits with separators, by the language and then the shape; None for what is not one literal.

    ``7.500`` -> 7500, ``1.300.000`` -> 1300000, ``1,3`` -> 1.3; ``2.30``, ``10.3`` and ``0.125`` are English decimals, because a
    point groups thousands only before exactly three digits and after one to three that do not start with 0; ``1,300,000`` is
    grouped the English way, because a decimal comma cannot stand twice.
    """
    if not re.fullmatch(LITERAL, surface):
        return None
    if re.fullmatch(rf"{_D}{{1,3}}(?:,{_D}{{3}}){{2,}}(?:\.{_D}+)?", surface):
        plain = surface.replace(",", "")
    elif re.fullmatch(rf"{_D}{{1,3}}(?:\.{_D}{{3}})+(?:,{_D}+)?", surface) and not re.match("[0０]", surface):
        plain = surface.replace(".", "").replace(",", ".")
    else:
        plain = surface.replace(",", ".")
        if plain.count(".") > 1:
            return None
    return Decimal(plain) if "." in plain else int(plain)


def read_numeral(surface: str) -> int | float | None:
    """The value of a complete numeral (``bin iki yüz`` -> 1200, ``1,3 milyon`` -> 1300000, ``iki buçuk`` -> 2.5), exactly.

    None where the string is not a well-formed numeral: scales, hundreds, tens and ones must descend.
    """
    total: int | Decimal = 0
    group: int | Decimal | None = None
    below = 10**18  # what comes next in this group must be smaller
    limit = 10**18  # the last scale
    halved = False
    position = 0
    while position < len(surface):
        token = _TOKEN.match(surface, position)
        if not token:
            return None
        position = token.end()
        if token.lastgroup == "space":
            if position == len(surface) or position == token.end() - token.start():
                return None
            continue
        if token.lastgroup == "literal":
            value = read_literal(token.group())
            if value is None or group is not None or (total and value >= limit):
                return None
            group, below = value, 0
            continue
        word = lower(token.group())
        if word in _SCALES:
            scale = _SCALES[word]
            if scale >= limit or (group is None and word != "bin") or group == 0:
                return None
            amount = 1 if group is None else group
            if amount * scale >= limit:
                return None
            total, group, limit, below, halved = total + amount * scale, None, scale, 10**18, False
        elif word == "buçuk":
            if halved or (group is None and not total) or (group is None and limit == 10**18):
                return None
            if group is None:  # `iki milyon buçuk` is not said, `bin buçuk` is not either
                return None
            group, halved, below = group + Decimal("0.5"), True, 0
        elif word in _FRACTIONS:
            if group is not None or total:
                return None
            group, below = _FRACTIONS[word], 0
        elif word == "yüz":
            if group is None:
                group = 100
            elif 2 <= group <= 9 and below == 1:
                group = group * 100
            else:
                return None
            below = 100
        elif word == "sıfır":
            if group is not None or total:
                return None
            group, below = 0, 0
        else:
            value = _WORDS[word]
            rank = 10 if word in _TENS else 1
            if group is not None and not (below >= 10 * rank):
                return None
            group, below = (group or 0) + value, rank
    if group is None and not total:
        return None
    value = total + (group or 0)
    return int(value) if value == int(value) else float(value)
