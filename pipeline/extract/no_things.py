"""Letters and digits that name no thing: formats, standards, rooms, papers, numbered parts of a text."""

from __future__ import annotations

import re

from pipeline.extract.no_names import TR_LOWER, is_noun
from pipeline.languages.turkish.words import is_common

_FORMAT = re.compile(r"(?:fp|bf|tf|int|nvfp|mxfp|q|w|u?int|float|bfloat)\d+\w*|\d+(?:[.,]\d)?[kKpPdD]|[xX](?:86|64)|[A-Z]\d?(?:-\d+)?\.|\d+U|PCIe.*|USB.*|HDMI.*|[0-9]+(?:GB|TB|MB|nm|W|bit|bps|Hz)|[0-9.]+(?:나노(?:미터)?급?|차원|비트급?|층|단계)", re.IGNORECASE)
_MODEL_LIKE = re.compile(r"[QqWw]\d{1,4}")


def is_format(name: str) -> bool:
    """``FP8``, ``Q4``, ``W8`` name a number format; after a word of its own, ``Q7`` is a model (``Velorin Q7``)."""
    word, _, last = name.rpartition(" ")
    return bool(_FORMAT.fullmatch(last)) and not (word and _MODEL_LIKE.fullmatch(last))


_PART_NUMBER = re.compile(r"(?:[Bb]elge|[Ss]eri|[Üü]rün|[Kk]atalog|[Ss]tok|[İi]lan|[Dd]osya|[Bb]arkod|[Dd]ers|[Kk]arar)(?: no| numarası| kodu|no)\.?:? ?$")
_ROOM = re.compile(r"['’]?[a-zçğıöşü]{0,3} (?:laboratuvar|amfi|salon|derslik|sınıf|oda|blok|kapı|stan[td]|peron|hol(?=[ üu]|$))|면(?=[ ,에의은을'\"“‘「『(])")
_F1_SCORE = re.compile(r"(?<![A-Za-z0-9])F1[- ]?(?:['’][a-z]{1,3} )?(?:skor|puan|değer|sonu[cç]|ortalama|score|점수|스코어|값|는|이|가)|\d F1(?![A-Za-z0-9])")
_WAY_BEHIND = re.compile(r"['’]?[a-zçğıöşü]{0,3} (?:algoritmas|yöntem[il]|tekniğ|dönüşüm|ayrıştırmas|evrişim|buluşsal)|(?:의)? ?(?:알고리즘|기법|변환|합성곱|분해|커널|휴리스틱)")
_KERNEL_BEHIND = re.compile(r" (?:çekirdeğ|çekirdekleri)")
_STANDARD = re.compile(r"IP[56]\d|[2-6]G|SXM\d|AVX-?\d+|L[1-4](?= önbell| cache| 캐시)|\d+M|FD-SOI|SVE\d|[A-Z]{2,4} ?\d{3,4}(?= [–—-] )|N\d[A-Z]?(?=['’, ][^.]{0,14}(?:süre[cç]|nm|nanometre|düğüm|공정))", re.ASCII)


def is_no_thing(text: str, start: int, end: int) -> bool:
    """``Belge no: AYD-0417``, ``B12 laboratuvarı``, ``B4면``, ``F1 skoru``, ``IP67``, ``Strassen algoritması``, ``스트라센 알고리즘``: letters and digits that number papers and rooms, or name a measure, a standard or a way to compute."""
    if _PART_NUMBER.search(text, max(0, start - 18), start) or _ROOM.match(text, end):
        return True
    if text[start:end] == "F1" and _F1_SCORE.search(text):
        return True
    if text[start:end].isalpha() and (_WAY_BEHIND.match(text, end) or (_KERNEL_BEHIND.match(text, end) and text.count(text[start:end]) == 1)):
        return True
    standard = _STANDARD.match(text, start)
    return bool(standard and standard.end() == end)


ENUMERATED = re.compile(r"\*{0,2}(?:[.):]| ?[—–-] |\n|$)")
_NUMBERED_WORD = re.compile(r"(?P<word>[^\W\d_]{3,}) (?P<number>\d{1,2})")
_NUMBERED_LINE = re.compile(rf"(?m)^[ #*>-]*{_NUMBERED_WORD.pattern}(?={ENUMERATED.pattern})")
_FEWEST_PARTS = 3


def numbers_parts(text: str, name: str) -> bool:
    """``**Hakem 2:** …``, ``Kazık 3: …``, ``의심 2 — …``: whether a word and its number head one of the lines that so begin, from the first on."""
    match = _NUMBERED_WORD.fullmatch(name)
    if match is None:
        return False
    numbers = {int(head["number"]) for head in _NUMBERED_LINE.finditer(text) if head["word"] == match["word"]}
    if int(match["number"]) not in numbers:
        return False
    plain = is_common(match["word"].translate(TR_LOWER).lower().replace("ı", "i")) or is_noun(match["word"])
    return numbers >= set(range(1, 1 + (_FEWEST_PARTS - plain)))
