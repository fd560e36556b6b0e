"""Korean numerals: digits, Sino-Korean and native words, myriads, and every mixture of them.

Sino-Korean numerals group by ten thousand (만 10^4, 억 10^8, 조 10^12, 경 10^16); inside a group 천, 백, 십 stand after their
multiplier, which may be a digit word or a literal number (``8천500``, ``3억2000만``). Native numerals reach 99 and close a group.
Source: National Institute of Korean Language, Standard Korean orthography, article 44 (spacing by myriads).
"""

from __future__ import annotations

import re
from decimal import Decimal
from functools import lru_cache

_DIGITS = {"영": 0, "공": 0, "일": 1, "이": 2, "삼": 3, "사": 4, "오": 5, "육": 6, "륙": 6, "칠": 7, "팔": 8, "구": 9}
_PLACES = {"십": 10, "백": 100, "천": 1000}
_MYRIADS = {"만": 10**4, "억": 10**8, "조": 10**12, "경": 10**16}
_NATIVE_TENS = {"열": 10, "스물": 20, "스무": 20, "서른": 30, "마흔": 40, "쉰": 50, "예순": 60, "일흔": 70, "여든": 80, "아흔": 90}
_NATIVE_ONES = {
    "하나": 1, "한": 1, "둘": 2, "두": 2, "셋": 3, "세": 3, "석": 3, "서": 3, "넷": 4, "네": 4, "넉": 4, "너": 4,
    "다섯": 5, "닷": 5, "여섯": 6, "엿": 6, "일곱": 7, "여덟": 8, "아홉": 9,
}  # fmt: skip

SPACE = r"[ \u00a0\u2009\u202f]"
SPACES, GAP = frozenset(" \u00a0"), r"[ \u00a0]?"  # that stand between a number and its counter
ASCII_LITERAL = r"(?:[0-9]{1,3}(?:,[0-9]{3})+|[0-9]+)(?:\.[0-9]+)?(?![0-9.,]*[０-９])"
"""As ``LITERAL`` without full-width digits: five times as fast, because its character classes are bitmaps."""
LITERAL = r"(?:[0-9０-９]{1,3}(?:,[0-9０-９]{3})+|[0-9０-９]+)(?:\.[0-9０-９]+)?"
_TENS = "|".join(_NATIVE_TENS)
_ONES = "|".join(sorted(_NATIVE_ONES, key=len, reverse=True))
NATIVE = rf"(?:(?:{_TENS})(?:{_ONES})?|(?:{_ONES}))"
_DIGIT = "[일이삼사오육륙칠팔구]"
_HEAD = rf"(?:{LITERAL}|{_DIGIT})?"
_GAP = rf"(?:{SPACE}(?=[0-9０-９일이삼사오육륙칠팔구십백천]))?"


def _numeral(first: str, last: str) -> str:
    """Regex source of myriad groups in falling order; ``first`` may open a group, ``last`` may close one."""
    places = rf"(?:{_HEAD}천{_GAP})?(?:{_HEAD}백{_GAP})?(?:{_HEAD}십)?"
    group = rf"(?=[0-9０-９일이삼사오육륙칠팔구십백천]|{NATIVE}){places}{last}"
    # After a space a bare literal belongs to the numeral only with three digits or more: `1만 2000원`, but `3만 5개`;
    # a bare digit word only at the end of its word: `만 일`, but `1억 이상`.
    gap = (
        rf"(?:{SPACE}(?={_HEAD}(?:[천백십][0-9０-９가-힣 ]*?)?[만억조]|만|{_HEAD}[천백십]|[0-9０-９,]{{3}}"
        rf"|(?:{_DIGIT}|{NATIVE})(?![가-힣])))?"
    )
    myriads = "".join(rf"(?:(?:{group}){myriad}{gap})?" for myriad in "경조억")
    return rf"(?:{first}{myriads}(?:(?:{group})?만{gap})?(?:{group}|영)?)(?<=[^ \u00a0\u2009\u202f])"


# With digits, a bare digit word at the end is a particle: `6만이 넘는` is 60,000; spelled out, `육만이천` is a numeral.
_MIXED = _numeral("(?=[0-9０-９])", rf"(?:{LITERAL}|(?<=[천백십]){_DIGIT}(?![가-힣]))?")
_SPELLED = _numeral("(?![0-9０-９])", rf"(?:{NATIVE}|{_DIGIT})?")
NUMERAL = rf"(?:{_MIXED}|{_SPELLED})"
"""Regex source of the longest candidate numeral; whether it is one, ``read_numeral`` tells."""

_TOKEN = re.compile(
    rf"(?P<literal>{LITERAL})|(?P<native>{NATIVE}(?![십백천만억조경]))|(?P<digit>[영공일이삼사오육륙칠팔구])"
    rf"|(?P<place>[십백천])|(?P<myriad>[만억조경])|(?P<space>{SPACE})"
)
_NATIVE = re.compile(rf"(?P<tens>{_TENS})?(?P<ones>{_ONES})?")


class _MalformedError(ValueError):
    """The tokens do not make a numeral."""


class _Sum:
    """A numeral as its tokens add up: whole myriads, the open group below 10,000, and a number that waits for its place."""

    def __init__(self) -> None:
        self.total: int | Decimal = 0
        self.group: int | Decimal = 0
        self.waiting: int | Decimal | None = None
        self.closed = False  # by a native word, after which the group takes nothing more
        self.place_limit = 10**4
        self.myriad_limit = 10**20

    def number(self, value: int | Decimal | None, *, native: bool) -> None:
        _require(self.waiting is None and not self.closed and value is not None)
        self.waiting, self.closed = value, native

    def place(self, place: int) -> None:
        _require(not self.closed and place < self.place_limit and self.waiting != 0)
        self.group += (1 if self.waiting is None else self.waiting) * place
        self.waiting, self.place_limit = None, place

    def myriad(self, myriad: int) -> None:
        empty = self.waiting is None and not self.group
        amount = 1 if empty and myriad == 10**4 else self.group + (self.waiting or 0)  # 만 alone is ten thousand, 억 is nothing
        _require(myriad < self.myriad_limit and 0 < amount * myriad < self.myriad_limit)
        self.total += amount * myriad
        self.group, self.waiting, self.closed, self.place_limit, self.myriad_limit = 0, None, False, 10**4, myriad

    def value(self) -> int | Decimal:
        _require(self.waiting is None or self.place_limit == 10**4 or self.waiting < self.place_limit)
        last = self.group + (self.waiting or 0)
        _require(last < self.myriad_limit)
        return self.total + last


def _require(condition: bool) -> None:  # noqa: FBT001
    if not condition:
        raise _MalformedError


def read_literal(surface: str) -> int | Decimal | None:
    """``1,500`` -> 1500, ``1.5`` -> Decimal("1.5"); None for what is not one Korean-style literal."""
    if not re.fullmatch(LITERAL, surface):
        return None
    plain = surface.replace(",", "")
    return Decimal(plain) if "." in plain else int(plain)


def read_native(surface: str) -> int | None:
    """``스물네`` -> 24, ``한`` -> 1; None for what is not a native numeral."""
    match = _NATIVE.fullmatch(surface)
    if not match or not surface:
        return None
    return _NATIVE_TENS.get(match["tens"] or "", 0) + _NATIVE_ONES.get(match["ones"] or "", 0)


@lru_cache(maxsize=4096)
def read_numeral(surface: str) -> int | float | None:
    """The value of a complete numeral (``6만 4천`` -> 64000, ``3억2000만`` -> 320000000, ``스물네`` -> 24), exactly.

    None where the string is not a well-formed numeral: places and myriads must descend, and each part must fit below the last.
    """
    if not surface or surface[-1].isspace():
        return None
    amount = _Sum()
    position = 0
    try:
        while position < len(surface):
            token = _TOKEN.match(surface, position)
            if not token:
                return None
            _add(amount, str(token.lastgroup), token.group())
            position = token.end()
        value = amount.value()
    except _MalformedError:
        return None
    return int(value) if value == int(value) else float(value)


def _add(amount: _Sum, kind: str, word: str) -> None:
    if kind == "place":
        amount.place(_PLACES[word])
    elif kind == "myriad":
        amount.myriad(_MYRIADS[word])
    elif kind == "space":
        _require(amount.waiting is None)
    elif kind == "literal":
        amount.number(read_literal(word), native=False)
    elif kind == "native":
        amount.number(read_native(word), native=True)
    else:
        amount.number(_DIGITS[word], native=False)
