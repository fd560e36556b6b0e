"""Hangul names that the words around them call names: quoted beside the noun of a thing (``로봇 '길동이' 넉 대``, ``'돛대' 컴퓨터``),
before ``라는`` and such a noun (``물살이라는 추론 칩``), after the word for a name (``이름은 '지킴이'``).

What is so called may be an everyday noun, or end as verbs do.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from pipeline.extract.found import Found
from pipeline.extract.korean_words import has_past
from pipeline.extract.no_names import KO_STOP
from pipeline.languages.korean.nouns import COMMON_NOUNS
from schemas.records import EntityType

CALLED = 4  # as strong as a quoted name
_CHIP = "칩셋|칩릿|칩|NPU|GPU|CPU|프로세서|가속기|반도체|카드|기판"
_SYSTEM = "슈퍼컴퓨터|슈퍼컴|시스템|서버|컴퓨터|클러스터|랙|PC|데이터센터"
_MACHINE = "로봇개|로봇|휴머노이드|노트북|스마트폰|태블릿|드론"
_DEVICE = "장비|태그|보드|모듈|카메라|센서|제품|시제품|물건|기계|기기|단말기|상품|박스|키트|메모리|이어폰|스피커"
_FIRM = "회사|업체|기업|스타트업|팹리스|배송사|제조사|개발사|설계사|곳"
_THING = f"(?P<chip>{_CHIP})|(?P<system>{_SYSTEM}|{_MACHINE})|(?P<device>{_DEVICE})"
_WORDS = r"(?:[가-힣A-Za-z0-9]+(?<![걸을를에가]) ){0,2}?"
_MARKED = r"(?=(?:은|는|이|가|을|를|의|과|와|도|로|으로|에|에는|에서|다|였다|이다|인데|입니다|예요|이에요)(?![가-힣])|[,.…)\n]|$)"
_ENDS = _MARKED + "|(?= )"
_KINDS: dict[str, EntityType] = {"chip": "chip", "system": "system", "device": "product", "vendor": "vendor"}
_QUOTED = re.compile(r"['‘](?P<name>[가-힣]{2,8}(?: [가-힣]{1,6})?)['’]")
_THING_BEFORE = re.compile(rf"(?:{_THING})(?:인)? ?$")
_THING_BEHIND = re.compile(rf" ?(?:{_THING})(?:{_ENDS})")
_TELLS_NAME = re.compile(r"(?<![가-힣])(?:(?:이름|애칭|별명|코드명|모델명|상품명|제품명)(?:은|이|하여|)|이름하여) ?$")
_CALLED = re.compile(rf"이?라(?:는|고? (?:부르는|불리는|적힌|불리우는)|는 이름의) {_WORDS}(?:{_THING}|(?P<vendor>{_FIRM})){_MARKED}")
_BARE_BEFORE = re.compile(r"(?<![가-힣A-Za-z0-9])(?P<name>[가-힣]{2,8}?)이?$")
_LAST_NOUN = re.compile(rf"(?:{_SYSTEM}|{_MACHINE}|{_DEVICE}|카드|센터)$")
_SENTENCE = re.compile(r"(?:다|요|까|죠|자|네|는|은|던|기를|한|된|할|될)$")
_NAMES_NO_THING = re.compile(r"(?:동급|국산|외산|이상|이하|정도|수준|전부|일종|최초|최고|세계|공짜|덤|것|수|점|때|중|곳)$")


def called_names(text: str) -> Iterator[Found]:
    """Every name that one of the frames calls so, where it is called."""
    for match in _QUOTED.finditer(text):
        kind = _kind_of_quoted(text, match)
        if kind and _may_be_called(match["name"]):
            yield Found(*match.span("name"), match["name"], kind, "quoted", CALLED)
    for match in _CALLED.finditer(text):
        before = _BARE_BEFORE.search(text, max(0, match.start() - 9), match.start())
        kind = _kind(match)
        if before and kind and " " not in before["name"] and _may_be_called(before["name"]):
            yield Found(*before.span("name"), before["name"], kind, "named", CALLED)


def _kind_of_quoted(text: str, match: re.Match[str]) -> EntityType | None:
    """What the words around a quotation say that it names; None where they do not call it a name."""
    before = _THING_BEFORE.search(text, max(0, match.start() - 8), match.start())
    behind = _THING_BEHIND.match(text, match.end()) or _CALLED.match(text, match.end())
    found = before or behind
    if found:
        return _kind(found)
    if _TELLS_NAME.search(text, max(0, match.start() - 8), match.start()):
        return "product"
    head = _LAST_NOUN.search(match["name"]) if " " in match["name"] else None
    return "system" if head else None


def _kind(match: re.Match[str]) -> EntityType | None:
    return next((kind for group, kind in _KINDS.items() if match.groupdict().get(group)), None)


def _may_be_called(name: str) -> bool:
    words = name.split(" ")
    return not (has_past(name) or _SENTENCE.search(name) or _NAMES_NO_THING.search(name) or any(word in COMMON_NOUNS or word in KO_STOP for word in words[:1]))
