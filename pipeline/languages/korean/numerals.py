"""Korean numerals: digits, Sino-Korean and native words, myriads, and every mixture of them.

Sino-Korean numerals group by ten thousand (만 10^4, 억 10^8, 조 10^12, 경 10^16); inside a group 천, 백, 십 stand after their
multiplier, which may be a digit word or a literal number (``8천500``, ``3억2000만``). Native numerals reach 99 and close a group.
Source: National Institute of Korean Language, Standard Korean orthography, articles 44 (spacing by myriads) and 188 of its
commentary (native determiners).
"""

from __future__ import annotations

import re
from decimal import Decimal

_DIGITS = {"영": 0, "공": 0, "일": 1, "이": 2, "삼": 3, "사": 4, "오": 5, "육": 6, "륙": 6, "칠": 7, "팔": 8, "구": 9}
_PLACES = {"십": 10, "백": 100, "천": 1000}
_MYRIADS = {"만": 10**4, "억": 10**8, "조": 10**12, "경": 10**16}
_NATIVE_TENS = {"열": 10, "스물": 20, "스무": 20, "서른": 30, "마흔": 40, "쉰": 50, "예순": 60, "일흔": 70, "여든": 80, "아흔": 90}
_NATIVE_ONES = {
    "하나": 1, "한": 1, "둘": 2, "두": 2, "셋": 3, "세": 3, "석": 3, "서": 3, "넷": 4, "네": 4, "넉": 4, "너": 4,
    "다섯": 5, "닷": 5, "여섯": 6, "엿": 6, "일곱": 7, "여덟": 8, "아홉": 9,
}  # fmt: skip

SPACE = r"[ \u00a0\u2009\u202f]"
LITERAL = r"(?:[0-9０-９]{1,3}(?:,[0-9０-９]{3})+|[0-9０-９]+)(?:\.[0-9０-９]+)?"
_TENS = "|".join(_NATIVE_TENS)
_ONES = "|".join(sorted(_NATIVE_ONES, key=len, reverse=True))
NATIVE = rf"(?:(?:{_TENS})(?:{_ONES})?|(?:{_ONES}))"
_DIGIT = "[일이삼사오육륙칠팔구]"
_HEAD = rf"(?:{LITERAL}|{_DIGIT})?"
_STARTS = rf"(?=[0-9０-９일이삼사오육륙칠팔구십백천]|{NATIVE})"
_GAP = rf"(?:{SPACE}(?=[0-9０-９일이삼사오육륙칠팔구십백천]))?"
_GROUP = rf"{_STARTS}(?:{_HEAD}천{_GAP})?(?:{_HEAD}백{_GAP})?(?:{_HEAD}십)?(?:{LITERAL}|{NATIVE}|{_DIGIT})?"
# After a space a bare literal belongs to the numeral only with three digits or more: `1만 2000원`, but `3만 5개`.
_MYRIAD_GAP = rf"(?:{SPACE}(?={_GROUP}[만억조]|[일이삼사오육칠팔구]?[천백십]|{LITERAL}[천백십]|[0-9０-９,]{{3}}|[일이삼사오육륙칠팔구]))?"
_MYRIAD_GROUPS = "".join(rf"(?:(?:{_GROUP}){m}{_MYRIAD_GAP})?" for m in "경조억")
NUMERAL = rf"(?:{_MYRIAD_GROUPS}(?:(?:{_GROUP})?만{_MYRIAD_GAP})?(?:{_GROUP}|영)?)(?<=[^ \u00a0\u2009\u202f])"
"""Regex source of the longest candidate numeral; whether it is one, ``read_numeral`` tells."""

_TOKEN = re.compile(
    rf"(?P<literal>{LITERAL})|(?P<native>{NATIVE}(?![십백천만억조경]))|(?P<digit>[영공일이삼사오육륙칠팔구])"
    rf"|(?P<place>[십백천])|(?P<myriad>[만억조경])|(?P<space>{SPACE})"
)
_NATIVE = re.compile(rf"(?P<tens>{_TENS})?(?P<ones>{_ONES})?")


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


def read_numeral(surface: str) -> int | float | None:
    """The value of a complete numeral (``6만 4천`` -> 64000, ``3억2000만`` -> 320000000, ``스물네`` -> 24), exactly.

    None where the string is not a well-formed numeral: places and myriads must descend, and each part must fit below the last.
    """
    total: int | Decimal = 0
    group: int | Decimal = 0
    head: int | Decimal | None = None
    limit, place_limit = 10**20, 10**4
    closed = False  # a native word ends its group
    position = 0
    while position < len(surface):
        token = _TOKEN.match(surface, position)
        if not token:
            return None
        position = token.end()
        kind, word = token.lastgroup, token.group()
        if kind == "space":
            if head is not None or position == len(surface):
                return None
        elif kind in ("literal", "native", "digit"):
            value = read_literal(word) if kind == "literal" else read_native(word) if kind == "native" else _DIGITS[word]
            if head is not None or closed or value is None:
                return None
            head, closed = value, kind == "native"
        elif kind == "place":
            place = _PLACES[word]
            if closed or place >= place_limit or head == 0:
                return None
            group, head, place_limit = group + (1 if head is None else head) * place, None, place
        else:
            myriad = _MYRIADS[word]
            amount = group + (head or 0)
            if amount == 0:  # 만 alone is ten thousand; a bare 억 or 조 is not a numeral
                amount = 1 if myriad == 10**4 and head is None and (total or position == len(surface) or surface[position:].strip()) else 0
            if myriad >= limit or not amount or amount * myriad >= limit:
                return None
            total, group, head, limit, place_limit, closed = total + amount * myriad, 0, None, myriad, 10**4, False
    if head is not None and head >= place_limit < 10**4:
        return None
    last = group + (head or 0)
    if last >= limit or not surface:
        return None
    value = total + last
    return int(value) if value == int(value) else float(value)
