"""Names across scripts: 미르 2, Mir 2 and MIR2 are one. A name is known by its consonants, those that sound alike taken together, and its digits."""

from __future__ import annotations

import re
from functools import lru_cache

from pipeline.lexicon import fold

_INITIALS = "k k n t t l m p p s s - c c c k t p h".split()
_FINALS = "- k k k n n n t l k m p l l p l m p p s s n c c k t p h".split()
_LATIN = str.maketrans({"b": "p", "d": "t", "g": "k", "q": "k", "r": "l", "z": "s", "ş": "s", "ç": "c", "j": "c", "ğ": "k", "f": "p", "v": "p", "x": "s"})
_JOINED = re.compile(r"(?<![0-9A-Za-z가-힣])([A-Za-zÇĞİÖŞÜçğıöşü]+-?|[가-힣]{1,5})(\d{1,4}[A-Za-z]{0,3})(?![0-9%]|[.,]\d)")
_APART = re.compile(r"(?<![0-9A-Za-z가-힣])([A-ZÇĞİÖŞÜ][A-Za-zçğıöşü]{1,8}|[가-힣]{2,5})[ -](\d{1,4}[A-Za-z]{0,2})(?![0-9A-Za-z%]|[.,]\d)")
# What follows a number that counts or dates something: then the word before it is no name.
_COUNTED = re.compile(
    r"\s?(?:년|월|일|분기|분|초|시|주|장|개|명|건|대|곳|위|배|차|호|판|억|만|조|천|원|달러|나노|비트|기가|테라|메가|와트|단|에폭|스텝|토큰|명|층|회|세대|라운드|GB|TB|MB|W\b|kW|MW|GHz|MHz|TOPS|"
    r"TFLOPS|nm|mm|ms|x\d|milyon|milyar|trilyon|bin\b|lira|TL|dolar|avro|adet|gün|ay\b|yıl|saat|dakika|saniye|kişi|yüz|katı|kat\b|görüntü|token|watt|puan|Ocak|Şubat|Mart|Nisan|"
    r"Mayıs|Haziran|Temmuz|Ağustos|Eylül|Ekim|Kasım|Aralık)"
)


@lru_cache(maxsize=65536)
def sound(name: str) -> str:
    """``"미르2"`` and ``"Mir 2"`` -> ``"ml2"``, ``"헬리온"`` and ``"Helion"`` -> ``"hln"``; doubled sounds once, vowels dropped."""
    letters = []
    for c in fold(name):
        if "가" <= c <= "힣":
            code = ord(c) - 0xAC00
            letters += [_INITIALS[code // 588], _FINALS[code % 28]]
        elif c.isascii() and c.isdigit():
            letters.append(c)
        elif c.isalpha():
            letters.append(c.translate(_LATIN))
    if sum(c.isalpha() for c in letters) == 1:
        return "".join(letters)  # the A of A100 is all there is of it
    kept = [c for c in letters if c not in "-aeiouyıöüw"]
    return "".join(c for i, c in enumerate(kept) if i == 0 or c != kept[i - 1] or c.isdigit())


UNIT_LIKE = re.compile(r"^(?:int|fp|bf|tf|batch|배치|상위|top|약|총|및|단|각|제|v|part|lecture|hbm|gddr|lpddr|ddr|pcie|mlperf|llama|라마|gpt|resnet|bert|월|일|시|분|ocak|mart|mayıs|haziran|eylül|ekim|saat|yaklaşık|toplam|en|ve|bir)$")


# Numbers that measure or date after a word: "소비전력은 90W", "bant genişliği 800GB", "cirosu 2024".
_MEASURE = re.compile(r"^(?:19|20)\d\d$|\d(?:gb|tb|mb|w|kw|mw|nm|mm|ms|kg|x)$", re.IGNORECASE)

_PARTICLE = re.compile(r"[가-힣](?:은|는|을|를|의|에|에서|으로|까지)$")  # 면적은 628㎟


@lru_cache(maxsize=8192)
def designations(text: str) -> frozenset[str]:
    """Sounds of the numbered names in a text: ``HB-500``, ``미르 2``, ``T9``; of numbered standards none."""
    found = set()
    for pattern in (_JOINED, _APART):
        for match in pattern.finditer(text):
            word, number = match[1].rstrip("-"), match[2]
            if not UNIT_LIKE.match(fold(word)) and not _MEASURE.search(number) and not (pattern is _APART and _PARTICLE.search(word)) and not _COUNTED.match(text[match.end() :]):
                found.add(sound(word) + fold(number))
    return frozenset(found)


_WORDS = re.compile(r"[가-힣]{3,8}|(?<!^)\b[A-ZÇĞİÖŞÜ][a-zçğıöşü]{2,}|[A-Z]{3,}")
_ENDINGS = re.compile(r"(?:에서는|에서|으로|에게|에는|이라고|라고|은|는|이|가|의|을|를|와|과|도|로|에)$")


@lru_cache(maxsize=8192)
def firms(text: str) -> frozenset[str]:
    """Sounds of words that may be names of firms and markets, where nothing has a number: the first few."""
    words = [_ENDINGS.sub("", w) for w in _WORDS.findall(text)]
    return frozenset([s for s in map(sound, words) if len(s) >= 3][:MOST_WORDS])


MOST_WORDS = 6
