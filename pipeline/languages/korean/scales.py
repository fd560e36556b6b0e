"""Scale words that stand apart from their number or belong to two: ``3 만 달러``, ``300여억 원``, ``2~3천만 원``, ``천 2백억 원``."""

from __future__ import annotations

import re
from math import prod

from pipeline.languages.korean.numerals import LITERAL, SPACE

_WORDS = {"십": 10, "백": 100, "천": 1000, "만": 10**4, "억": 10**8, "조": 10**12, "경": 10**16}
_PLACES = frozenset("십백천")
_SPACES = frozenset(" \u00a0\u2009\u202f")
_APART = re.compile(rf"(?P<odd>여)?(?P<gap>{SPACE})?(?P<words>[십백천]?[만억경](?!기|제|점)|[십백천]?조(?![각사치건직립금])|천(?=[ \u00a0]?(?:원|달러|유로|위안|명|개|장|대|건)))")
_RANGE = re.compile(r"[ \u00a0]?[~∼〜～][ \u00a0]?[0-9]")
_TAIL = re.compile(rf"{SPACE}(?P<digits>[0-9]{{1,4}}){SPACE}(?P<words>[십백천]?만|천)")
_SUM_ENDS = re.compile(r"(?:에|을|으로|대)?(?:[,.)\n](?![0-9])|$)|(?:을|으로)[ \u00a0]")
_MONEY = re.compile("원|달러|유로|위안|엔(?!드|지|비|진)|불")
_SHARED = re.compile(rf"({LITERAL})([십백천만억조경]*)")
_SQUEEZED = re.compile(rf"{SPACE}|여")
_OPENING = re.compile(r"(?<![가-힣A-Za-z0-9.,])(?P<head>[일이삼사오육칠팔구]?(?P<place>[천백]))(?P<gap>[ \u00a0]?)$")
_BELOW = {"천": re.compile(r"[1-9][백십]"), "백": re.compile("[1-9]십")}
_CITIES = frozenset(("이천",))


def scale_apart(text: str, last: int) -> re.Match[str] | None:
    """The scale words behind a number that ends at ``last``, after ``여`` or a space; None where they touch it or there are none."""
    match = _APART.match(text, last)
    return match if match and (match["gap"] or match["words"][-1] in "만억조경") else None


def tail_apart(text: str, last: int) -> re.Match[str] | None:
    """`` 4 천`` behind the ``6만`` that ends at ``last``."""
    return _TAIL.match(text, last)


def may_stand_apart(text: str, apart: re.Match[str], *, is_unit: bool, is_money: bool) -> bool:
    """Whether scale words are ones where they stand and end their numeral; ``is_unit``: a unit follows them, ``is_money``: the talk is of money.

    ``3 만`` may be "only three", ``2 조명`` a lamp: behind a space, a unit must follow, right behind 조 and 천 one of money.
    """
    end = apart.end()
    if not apart["gap"]:
        return True
    if not is_unit:
        return bool(_RANGE.match(text, end)) or apart["words"][-1] == "억" or (is_money and apart["words"][-1] in "만조" and bool(_SUM_ENDS.match(text, end)))
    return apart["words"][-1] in "만억" or text[end : end + 1] in _SPACES or bool(_MONEY.match(text, end))


def shared_scale(lower: str, value: float, upper: str, maximum: float) -> int:
    """What the scale words of a range's upper end make of a lower end that lacks them: 10**7 of 2 in ``2~3천만``, 10**4 of 2000 in ``2천~3천만``."""
    low = _SHARED.fullmatch(_SQUEEZED.sub("", lower))
    if low is None or not _PLACES.issuperset(low[2]):
        return 1
    for index, (_, words) in enumerate(_SHARED.findall(_SQUEEZED.sub("", upper))):
        for first in range(len(words)):
            scale = prod(_WORDS[word] for word in words[first:])
            is_place = words[first] in _PLACES
            if (is_place and (low[2] or index or value >= 10)) or value >= 10**4:
                continue
            if value * scale < maximum:
                return scale
    return 1


def opening_place(text: str, floor: int, start: int) -> re.Match[str] | None:
    """``천`` before the ``2백억`` at ``start``: a place in words that the digits go on from."""
    opening = _OPENING.search(text, max(floor, start - 3), start)
    if not opening or not _BELOW[opening["place"]].match(text, start):
        return None
    return None if opening["gap"] and opening["head"] in _CITIES else opening
