"""Hangul names that tell things of one sort apart: by a number (``길동이 3호``, ``5호기``) or by a word before their common noun (``새 서버`` beside ``옛 서버``).

A common noun alone names nothing; two things that a text sets apart with it are named so.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from pipeline.extract.coined import may_lead
from pipeline.extract.found import Found
from pipeline.extract.korean_words import no_head

APART = 2  # weaker than a name that a frame introduces
_MARKED = r"(?=(?:은|는|이|가|을|를|의|과|와|도|로|보다|에|에는|에서|에서는|에도|이다|였다|입니다)(?![가-힣])|[,:.)\]]|\*\*|\n| [—–-] | ?\()"
_SERIAL = re.compile(rf"(?<![가-힣A-Za-z0-9])(?:(?P<word>[가-힣]{{2,6}}) )?(?P<number>[1-9][0-9]?호기?)(?:{_MARKED}|(?(word)(?= )))")
_HEADS = "서버|노드|랙|장비|구역|센터|공장|클러스터|카메라|라인|부문|키트|PC|상자|모듈|기판|카드"
_MARKS = "새|옛|기존|신규|시범|시험|신형|구형|현행|종전|국산|외산|중고|추론|학습|공랭|수랭|상용|자체"
_SET_APART = re.compile(rf"(?<![가-힣A-Za-z0-9])(?P<mark>{_MARKS}) (?P<head>{_HEADS}){_MARKED}")
_PAPER = re.compile(r"(?:소식지|신문|통신|회보|저널|공고|잡지|회지|고시)$")
_FEWEST = 2  # things of one sort that a text sets apart


def apart_names(text: str) -> Iterator[Found]:
    """The things that a text tells apart, where they stand."""
    yield from _serials(text)
    yield from _pairs(text)


def _serials(text: str) -> Iterator[Found]:
    """``길동이 3호는``, and ``2호는`` for what is called by its number alone."""
    if "호" not in text:
        return
    found = list(_SERIAL.finditer(text))
    called: dict[str, str] = {}
    for match in found:
        if match["word"] and _may_lead(match["word"]):
            called.setdefault(match["number"], f"{match['word']} {match['number']}")
    series = {match["number"] for match in found}
    leads = {name.rpartition(" ")[0] for name in called.values()}
    for match in found:
        number = match["number"]
        if len(leads) == 1 and match["word"] is None:
            called.setdefault(number, f"{min(leads)} {number}")  # `2호` beside `길동이 3호`
        if number in called:
            start = match.start() if match["word"] and _may_lead(match["word"]) else match.start("number")
            yield Found(start, match.end("number"), called[number], "system", "serial", APART)
        elif len(series) >= _FEWEST:
            yield Found(*match.span("number"), number, "system", "serial", APART)


def _pairs(text: str) -> Iterator[Found]:
    """``새 서버는``, ``옛 서버는``: where the text has both."""
    heads: dict[str, dict[str, list[re.Match[str]]]] = {}
    for match in _SET_APART.finditer(text):
        heads.setdefault(match["head"], {}).setdefault(match["mark"], []).append(match)
    for marks in heads.values():
        if len(marks) >= _FEWEST:
            for match in (one for places in marks.values() for one in places):
                yield Found(match.start(), match.end("head"), f"{match['mark']} {match['head']}", "system", "set_apart", APART)


def _may_lead(word: str) -> bool:
    return may_lead(word) and not (no_head(word) or _PAPER.search(word) or word[-1] in "은는을를의에")
