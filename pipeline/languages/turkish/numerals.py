"""Turkish numerals: digits in Turkish and English style, number words fused or spaced, and mixtures of both.

Groups of thousands (``bin``, ``milyon``, ``milyar``, ``trilyon``, ``katrilyon``) stand after their multiplier, which may be a
literal (``1,3 milyon``); ``bin`` and ``yüz`` need none. ``buçuk`` adds a half of the last scale (``iki buçuk milyon``).
Source: Türk Dil Kurumu, Yazım Kılavuzu, "Sayıların Yazılışı".
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from decimal import Decimal
from functools import lru_cache

_ONES = {"bir": 1, "iki": 2, "üç": 3, "dört": 4, "beş": 5, "altı": 6, "yedi": 7, "sekiz": 8, "dokuz": 9}
_TENS = {"on": 10, "yirmi": 20, "otuz": 30, "kırk": 40, "elli": 50, "altmış": 60, "yetmiş": 70, "seksen": 80, "doksan": 90}
_SCALES = {"düzine": 12, "bin": 10**3, "milyon": 10**6, "milyar": 10**9, "trilyon": 10**12, "katrilyon": 10**15}
_SHORT_SCALES = {"k": 10**3, **dict.fromkeys(("m", "mn", "mln", "mlyn"), 10**6), **dict.fromkeys(("b", "mr", "mlr", "mlyr"), 10**9), **dict.fromkeys(("t", "trl"), 10**12)}
_FRACTIONS = {"yarım": Decimal("0.5"), "çeyrek": Decimal("0.25")}
_WORDS: dict[str, int | Decimal] = {**_ONES, **_TENS, **_SCALES, **_FRACTIONS, "yüz": 100, "sıfır": 0, "buçuk": Decimal("0.5"), "dörd": 4}
_FOLDED = {word.replace("ı", "i"): word for word in _WORDS}

SPACE = r"[ \u00a0\u2009\u202f]"
SPACES = frozenset(" \u00a0\u202f")  # that stand between a number and its unit
_D = "[0-9０-９]"
LITERAL = rf"(?:{_D}{{1,3}}(?:\.{_D}{{3}})+(?!{_D})(?:,{_D}+)?|{_D}{{1,3}}(?:,{_D}{{3}}){{2,}}(?!{_D})(?:\.{_D}+)?|[1-9１-９]{_D}{{0,2}},{_D}{{3}}\.{_D}+(?![.,]?{_D})|{_D}+(?:[.,]{_D}+)?)"
"""Regex source of a literal: ``7.500``, ``1.300.000,5``, ``1,300,000``, ``12,345.67``, ``1,3``, ``2.30``, ``640``."""

ASCII_LITERAL = r"(?:[0-9]{1,3}(?:\.[0-9]{3})+(?![0-9])(?:,[0-9]+)?|[0-9]{1,3}(?:,[0-9]{3}){2,}(?![0-9])(?:\.[0-9]+)?|[1-9][0-9]{0,2},[0-9]{3}\.[0-9]+(?![.,]?[0-9])|[0-9]+(?:[.,][0-9]+)?)(?![0-9.,]*[０-９])"
"""As ``LITERAL`` without full-width digits: five times as fast, because its character classes are bitmaps."""

_UPPER = str.maketrans("iı", "İI")
_LOWER = str.maketrans({"İ": "i", "I": "ı"})


def lower(text: str) -> str:
    """Lower case the Turkish way; one code point stays one."""
    return (text.translate(_LOWER) if "I" in text or "İ" in text else text).lower()


_CAPITALS = str.maketrans({"i": "[Iİ]", "ı": "[Iİ]"})


def _cased(word: str) -> str:
    """A word in small letters, with a capital, or in capitals, whose I many machines write without its dot or with one too many."""
    capital = word[0].translate(_UPPER).upper()
    return f"(?:[{word[0]}{capital}]{word[1:]}|{''.join(letter.translate(_CAPITALS) if letter in 'iı' else letter.upper() for letter in word)})"


def _any_of(words: Iterable[str]) -> str:
    return "(?:" + "|".join(_cased(word) for word in sorted(words, key=len, reverse=True)) + ")"


WORD = _any_of(_WORDS)
SCALE_WORD = _any_of(_SCALES)
_HALF, _ODD, _COMMA, _HUNDRED = _cased("buçuk"), _cased("küsur"), _cased("virgül"), _cased("yüz")
_RUN = rf"{WORD}{{1,28}}(?:{SPACE}(?:{_ODD}{SPACE}(?={SCALE_WORD}))?{WORD}{{1,28}}){{0,28}}"
WORDS = rf"{_RUN}(?:{SPACE}{_COMMA}{SPACE}{_RUN})?"
"""Regex source of number words only, fused or spaced. The caller bounds it: no letter before, no letter after but a suffix."""
_CURRENCY_AHEAD = rf"(?={SPACE}?(?:TL|USD|EUR|TRY|[$€₺£]|[dD]olar|DOLAR|[lL]ira|L[Iİ]RA|[eE]uro|EURO|[aA]vro|AVRO|ABD[ ][dD]|[sS]terlin))"
SHORT_SCALE = rf"(?:(?:[mM](?:n|ln|lyn|lr|lyr)|ML[NR]|[tT]rl)(?![^\W\d_])|(?:[kKMBT]|mr|MR|Mr|MN){_CURRENCY_AHEAD})"
"""Regex source of a scale that is cut short: ``1,5 mlr``, ``750 mn``, and before a currency ``1,5M TL``."""
_SCALE = rf"(?:{SCALE_WORD}|{SHORT_SCALE})"
NUMERAL = (
    rf"(?:{LITERAL}(?:{SPACE}(?:{_HALF}|{_ODD}))?{SPACE}?{_SCALE}(?:{SPACE}?(?:{LITERAL}{SPACE}?{_SCALE}|{_D}{{1,3}}(?![.,]?{_D})|{WORD}+))*"
    rf"|[2-9]{SPACE}?{_HUNDRED}(?:{SPACE}{WORD}+)*|{LITERAL}(?:{SPACE}{_HALF})?|{WORDS})"
)
"""Regex source of the longest candidate numeral; whether it is one, ``read_numeral`` tells."""

_TOKEN = re.compile(rf"(?P<literal>{LITERAL})|(?P<word>{WORD})|(?P<space>{SPACE}|-(?=[^\W\d])|{_ODD}(?={SPACE}))|(?P<short>[A-Za-z]{{1,4}}$)")
_SPOKEN_DECIMAL = re.compile(rf"(?P<whole>.+?){SPACE}{_COMMA}{SPACE}(?P<part>(?:(?!{SCALE_WORD})(?:{WORD}|{SPACE}))+?)(?P<scales>(?:{SPACE}?{SCALE_WORD})*)")
_NOUGHT = re.compile(rf"{_cased('sıfır')}{SPACE}?")
_SPOKEN_PLACES = 1000  # `virgül yedi yüz elli`: what is said behind the comma is below that


@lru_cache(maxsize=4096)
def read_literal(surface: str) -> int | Decimal | None:
    """The value of digits with separators, by the language and then the shape; None for what is not one literal.

    ``7.500`` -> 7500, ``1.300.000`` -> 1300000, ``1,3`` -> 1.3; ``2.30``, ``10.3`` and ``0.125`` are English decimals, because a
    point groups thousands only before exactly three digits and after one to three that do not start with 0; ``1,300,000`` and
    ``12,345.67`` are grouped the English way, because a decimal comma can neither stand twice nor before a point.
    """
    if surface.isdecimal():
        return int(surface)
    if not re.fullmatch(LITERAL, surface):
        return None
    if re.fullmatch(rf"{_D}{{1,3}}(?:,{_D}{{3}}){{2,}}(?:\.{_D}+)?|{_D}{{1,3}},{_D}{{3}}\.{_D}+", surface):
        plain = surface.replace(",", "")
    elif re.fullmatch(rf"{_D}{{1,3}}(?:\.{_D}{{3}})+(?:,{_D}+)?", surface) and not re.match("[0０]", surface):
        plain = surface.replace(".", "").replace(",", ".")
    else:
        plain = surface.replace(",", ".")
        if plain.count(".") > 1:
            return None
    return Decimal(plain) if "." in plain else int(plain)


class _MalformedError(ValueError):
    """The tokens do not make a numeral."""


def _require(condition: bool) -> None:  # noqa: FBT001
    if not condition:
        raise _MalformedError


class _Sum:
    """A numeral as its words add up: whole scales, and the open group below 1000, None while it is empty."""

    def __init__(self) -> None:
        self.total: int | Decimal = 0
        self.scale_limit = 10**18
        self.group: int | Decimal | None = None
        self.rank = 1000  # the lowest rank that the open group has filled: 100, 10, 1; 0 takes nothing more

    def literal(self, value: int | Decimal | None) -> None:
        _require(value is not None and self.group is None and (not self.total or value < self.scale_limit))
        self.group, self.rank = value, 1 if value in range(2, 10) else 0  # `5 yüz`

    def scale(self, scale: int) -> None:
        _require(scale < self.scale_limit and self.group != 0 and (self.group is not None or scale == 1000))
        amount = scale * (1 if self.group is None else self.group)
        _require(amount < self.scale_limit)
        self.total += amount
        self.scale_limit, self.group, self.rank = scale, None, 1000

    def half(self) -> None:
        _require(self.group is not None and self.group % 1 == 0)
        self.group, self.rank = (self.group or 0) + Decimal("0.5"), 0

    def alone(self, value: int | Decimal) -> None:
        """``sıfır``, ``yarım`` and ``çeyrek`` open a numeral and take nothing but a scale."""
        _require(self.group is None and not self.total)
        self.group, self.rank = value, 0

    def hundred(self) -> None:
        _require(self.group is None or (self.rank == 1 and 2 <= self.group <= 9))
        self.group, self.rank = 100 * (self.group or 1), 100

    def add(self, value: int | Decimal, rank: int) -> None:
        _require(rank < self.rank)
        self.group, self.rank = (self.group or 0) + value, rank

    def value(self) -> int | Decimal:
        _require(self.group is not None or self.total > 0)
        return self.total + (self.group or 0)


@lru_cache(maxsize=4096)
def read_numeral(surface: str) -> int | float | None:
    """The value of a complete numeral (``bin iki yüz`` -> 1200, ``1,3 milyon`` -> 1300000, ``iki buçuk`` -> 2.5), exactly.

    None where the string is not a well-formed numeral: scales, hundreds, tens and ones must descend.
    """
    if surface != surface.strip():
        return None
    spoken = _SPOKEN_DECIMAL.fullmatch(surface)
    if spoken:
        return _spoken_decimal(spoken)
    amount = _Sum()
    position = 0
    try:
        while position < len(surface):
            token = _TOKEN.match(surface, position)
            if not token:
                return None
            if token.lastgroup == "literal":
                amount.literal(read_literal(token.group()))
            elif token.lastgroup == "word":
                _add(amount, word_of(token.group()))
            elif token.lastgroup == "short":
                _require(token.group().lower() in _SHORT_SCALES)
                amount.scale(_SHORT_SCALES[token.group().lower()])
            position = token.end()
        value = amount.value()
    except _MalformedError:
        return None
    return int(value) if value == int(value) else float(value)


def _spoken_decimal(spoken: re.Match[str]) -> int | float | None:
    """``iki virgül beş`` 2.5, ``üç virgül sıfır beş`` 3.05, ``bir virgül yetmiş beş milyar`` 1.75e9."""
    whole, part, noughts = read_numeral(spoken["whole"]), spoken["part"].strip(" \u00a0\u2009\u202f"), 0
    nought = _NOUGHT.match(part)
    while nought and nought.end() < len(part):
        part, noughts = part[nought.end() :], noughts + 1
        nought = _NOUGHT.match(part)
    places = read_numeral(part)
    scale = read_numeral(f"bir {spoken['scales'].strip()}") if spoken["scales"] else 1
    if not isinstance(whole, int) or not isinstance(places, int) or places >= _SPOKEN_PLACES or not scale:
        return None
    value = Decimal(f"{whole}.{'0' * noughts}{places}") * int(scale)
    return int(value) if value == int(value) else float(value)


def word_of(token: str) -> str:
    """A number word in small letters, whichever I its capitals have."""
    word = lower(token)
    return word if word in _WORDS else _FOLDED.get(word.replace("ı", "i"), word)


def scale_of(surface: str) -> int:
    """The factor of the last word of a numeral, 1 where that is no scale."""
    word = surface.rsplit(maxsplit=1)[-1].lstrip("0123456789０１２３４５６７８９.,")
    return _SCALES.get(word_of(word)) or _SHORT_SCALES.get(word.lower(), 1)


def _add(amount: _Sum, word: str) -> None:
    if word in _SCALES:
        amount.scale(_SCALES[word])
    elif word == "yüz":
        amount.hundred()
    elif word == "buçuk":
        amount.half()
    elif word in _FRACTIONS or word == "sıfır":
        amount.alone(_WORDS[word])
    else:
        amount.add(_WORDS[word], 10 if word in _TENS else 1)
