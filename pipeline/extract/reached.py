"""Numbers right behind a name that are a value of its thing and no part of the name: ``Coral 9, Serçe 26, Pi 140``, ``오린 16, 해동청 17``.

The document tells: its word stands without a number elsewhere, with this one only here, and either beside another name with its value, or
before a case or the end of a sentence where the word has other numbers in other places.
"""

from __future__ import annotations

import re

from pipeline.languages.korean.roles import NAME_ENDS
from pipeline.lexicon import places_of

_MODELS_FROM = 1000  # numbers so large that are written without a separator are models
_BEFORE = re.compile(r"(?P<word>[^\W\d_][\w+-]*)[ \u00a0]$")
_REACH = 60  # characters
_WORD = r"(?:[A-ZÇĞİÖŞÜ0-9][\w+-]*|[a-z]+[A-Z][\w.]*|[가-힣]{2,}(?:\.[a-z]+)?)"
_VALUE = r"\d[\d.,]*"
_NEXT = re.compile(rf"(?:['’][a-zçğıöşü]{{1,5}}|이었|였|이)?(?:[,.;]|[ \u00a0]ve|\n[-–·•* ]*)[ \u00a0]?(?:{_WORD}(?:['’]\w+)?(?: \w+){{0,2}} (?P<value>{_VALUE})|(?:[^\W\d]\S* ){{1,4}}(?P<last>{_VALUE})(?=[,.;!]|$))")
_LAST = re.compile(rf"(?P<other>{_WORD}) (?P<value>{_VALUE})(?: ?[\w/%]+)?(?:['’]\w+)?(?:[,.;]|[ \u00a0]ve|\n[-–·•* ]*)[ \u00a0]?(?:[\w'’]+ ){{0,2}}$")
_OWNED = re.compile(r"(?:['’](?:[ns]?[ıiuü]n|s[ıiuü])|[öÖ]nceki|[eE]ski|[yY]eni|[kK]endi|kuşak|kuşağı|model[a-zı]* olan|ise|adlı|의|전작|신형|구형)[ \u00a0]$")
_CASED = re.compile(r"['’](?:[dt][ae]n?(?![a-zçğıöşü])|y?[ae][ \u00a0]|s?[ıiuü]n(?:[ıiuüae]|[dt][ae])(?![a-zçğıöşü]))")
_HEAD = re.compile(r"(?:kare|fps|görüntü|jeton|token|puan|skor|derece|watt|vat|saniye|ms|sn|yıldız|프레임|장|토큰|점|점수|초|도|와트|별점)[^\W\d]{0,6}(?:\([^)]*\))?:", re.IGNORECASE)
_SINGLE = re.compile(r"\d[.,]?")  # `Lodos 4 ve Meltem 2`: without the head of a list things, not values
_FROM = re.compile(r"['’][dt][ae]n[ \u00a0]\d")
_CLOSED = re.compile(r"[.!?]?(?:\n|$)|[.!?]+[ \u00a0]")


def is_value(text: str, start: int, end: int) -> bool:
    """Whether the number from ``start`` to ``end`` is what the thing named right before it reached."""
    before = _BEFORE.search(text, max(0, start - 24), start)
    number = text[start:end]
    if before is None or (number.isdigit() and int(number) >= _MODELS_FROM) or text[end : end + 2].strip()[:1].isdigit():
        return False
    word = before["word"]
    ends = [at + len(word) for at in places_of(word, text) if not (at and (text[at - 1].isalnum() or text[at - 1] == "_"))]
    alone = sum(_stands_alone(text, place) for place in ends)
    if not alone or sum(text[place : place + 1] in (" ", "\u00a0") and text.startswith(number, place + 1) and not _GOES_ON.match(text, place + 1 + len(number)) for place in ends) > 1:
        return False
    line = text[max(text.rfind("\n", 0, before.start()) + 1, before.start() - _REACH) : before.start()]
    if _OWNED.search(line):
        return False
    last, following = _LAST.search(line), _NEXT.match(text, end)
    beside = [last["value"]] if last and last["other"] != before["word"] else []
    beside += [following["value"] or following["last"]] if following else []
    if (beside and not (all(map(_SINGLE.fullmatch, (number, *beside))) and not _HEAD.search(line))) or _FROM.match(text, end):
        return True
    others = len({match["digits"] for place in ends if (match := _BEHIND.match(text, place))})
    return others > 1 and bool(_CLOSED.match(text, end) or (alone > 1 and _CASED.match(text, end)))


_BEHIND = re.compile(r"[ \u00a0](?P<digits>\d+)")
_GOES_ON = re.compile(r"\d|[.,]\d")


def _stands_alone(text: str, end: int) -> bool:
    """Whether a word ends here, a particle aside, without a number behind it."""
    return not _TIED.match(text, end) or bool(NAME_ENDS.match(text, end))


_TIED = re.compile(r"[\w-]|[ \u00a0]?\d")
