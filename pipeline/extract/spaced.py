"""Thousands that an ordinary space groups: ``12 500 dolar``, ``1 000 달러``; not ``RTX 4 500 dolar``, ``8 512 GB``.

A group that begins with a nought belongs to the digits before it. Any other is joined to them before money, or where what stands before
says that one number follows (``yaklaşık 12 500 adet``), and only if the digits before it number no name and stand in no list.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from pipeline.extract import designators as names
from pipeline.extract.units import CURRENCY_SIGNS, Meaning

GROUP = 3  # digits
_NUMBER = re.compile(r"(?<![\w.,:/+−])(?<![^\W\d]-)(?P<first>[1-9][0-9]{0,2})(?P<groups>(?: [0-9]{3})+)(?P<part>[.,][0-9]{1,2})?(?![0-9]|[.,:/][0-9]| 0)")
_UPPER_END = re.compile(r" ?[-–~∼〜～] ?[1-9][0-9]{0,2}(?: [0-9]{3})+(?![0-9])")
_LETTER = re.compile(r"[A-Za-zçğıöşüÇĞİÖŞÜ]")
_LAST_WORD = re.compile(r"(?:^|[ \n(\[|*])(?P<word>[^ \n(\[|*]+) $")
_NUMBERED = frozenset("model modeli seri serisi sürüm sürümü nesil nesli tip sınıf sınıfı kademe no numara kat grup paket ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık".split())
_NO_LEAD = names.NAME_WORDS | names.VERSION_WORDS | names.INDEX_WORDS | names.MAKERS | names.TIERS | _NUMBERED
_ONE_FOLLOWS = frozenset("yaklaşık tam ortalama 약 무려 대략 거의".split())
"""Words behind which one number follows, and no list."""
_PRICED = re.compile(r"(?:fiyat|değer|bedel|tutar|ücret|maliyet|bütçe|toplam|gelir|ciro|kira|maaş|ortalama|yaklaşık|yalnızca|sadece|tam|aylık|yıllık|peşin|satış|kâr|zarar)[a-zçğıöşü]*")
_INFLECTED = re.compile(r"[^'’]+['’][a-zçğıöşü]+")
_PARTICLED = re.compile(r"[가-힣A-Za-z0-9]+(?:[은는을를의에]|(?<=[가-힣]{2})[이가])")
_LOWER = str.maketrans({"İ": "i", "I": "ı"})


def spaced_number(text: str, start: int, unit_at: Callable[[str, int], tuple[int, Meaning] | None]) -> re.Match[str] | None:
    """The number whose groups spaces part from ``start`` on; None where its digits are several numbers."""
    number = _NUMBER.match(text, start)
    if number is None:
        return None
    upper = _UPPER_END.match(text, number.end())
    found = unit_at(text, upper.end() if upper else number.end())  # `1 200-1 500 dolar`
    if found is None and _LETTER.match(text, number.end()):
        return None  # `코어 울트라 7 258V`
    if " 0" in number["groups"]:
        return number
    if text[number.end() : number.end() + 2].strip(" ")[:1].isdigit():
        return None
    word = _LAST_WORD.search(text, max(0, start - 24), start)
    kind, unit = found[1] if found else (None, None)
    counted = word is not None and word["word"].translate(_LOWER).lower() in _ONE_FOLLOWS and kind == "quantity" and unit is not None and unit.islower() and len(unit) > 2
    if not counted and kind != "money" and not CURRENCY_SIGNS.keys() & set(text[max(0, start - 2) : start]):
        return None
    return number if word is None or _leads(word["word"], text, word.start("word")) else None


def _leads(word: str, text: str, start: int) -> bool:
    """Whether a word right before a number neither takes it into a name nor ends in another one: ``Fiyatı``, ``NVIDIA'nın``, ``가격은``, no ``Poyraz``, ``8,``."""
    low = word.translate(_LOWER).lower().strip("\"'“”‘’:;")
    if word.endswith(",") or any(c.isdigit() for c in word) or low in _NO_LEAD:
        return False
    if "가" <= word[-1] <= "힣":
        return word in names.BEFORE_NUMBERS or word in _ONE_FOLLOWS or bool(_PARTICLED.fullmatch(word))
    if not word[-1].isalpha() or word[0].islower():
        return True
    begins = text[max(0, start - 8) : start].rstrip(' *"“')[-1:] in ("", "\n", ".", "!", "?", ":")
    return bool(_INFLECTED.fullmatch(word)) or (begins and bool(_PRICED.fullmatch(low)))
