"""Names in quotation marks or in bold: ``슈퍼컴 '누리온'은``, ``**여울솔** — 서버 칩``."""

from __future__ import annotations

import re
from collections.abc import Iterator

from pipeline.extract.found import Found
from pipeline.extract.guessed_types import guess_type, type_around
from pipeline.extract.korean_words import is_marked
from pipeline.extract.no_names import GENERIC_LATIN, KO_STOP, UNITS, is_noun
from pipeline.languages.grammar import RoleGrammar
from pipeline.languages.korean.everyday import EVERYDAY_NOUNS
from pipeline.languages.korean.nouns import COMMON_NOUNS

_QUOTED = re.compile(r"['‘]([^'‘’\n]{2,24})['’]")
_MARKED_QUOTE = re.compile(r"(?:\([^)]*\))?(?:은|는|이|가|을|를|의|이다|다|였|로|와|과|보다|에 비해)(?![가-힣]{2})")
_NOT_QUOTED_NAME = re.compile(r"(?:기|화|성|적|력|론|설|급|식|형|자|다|요|까|함|음|임|전략|시장|경쟁|전쟁|효과|이유|문제|위기|시대|변수|자리|반도체|칩|기술)$")
_OWNER_BEFORE = re.compile(r"[가-힣A-Za-z0-9](?:의|사|가 만든|이 만든) $")
_QUOTED_NOUN = re.compile(r"[가-힣]{2,6}")
_EVENT_BEFORE = re.compile(r"(?:행사|키노트|콘퍼런스|컨퍼런스|포럼|전시회|박람회|학회|서밋|대회|축제|발표회|간담회|세미나|심포지엄|프로젝트|캠페인|프로그램|공모전|시상식)(?:인)? ?['‘]?$")
_EVENT_AFTER = re.compile(r"['’]? ?(?:행사|키노트|콘퍼런스|컨퍼런스|포럼|전시회|박람회|서밋|대회|발표회|세미나|심포지엄|기조연설|개막|부스|현장|무대|전시장|프로젝트|캠페인|공모전)(?![가-힣]{3})|['’]?에서 (?:[가-힣A-Za-z0-9]+ ){0,4}?(?:공개|발표|시연|전시|소개|선보)")


def is_event(folded: str, start: int, end: int) -> bool:
    """``개발자 행사 '선라이즈 26'``, ``키노트``: whether the words around a name make it a meeting, which is no thing."""
    return bool(_EVENT_BEFORE.search(folded, max(0, start - 12), start) or _EVENT_AFTER.match(folded, end))


_BOLD = re.compile(r"\*\*([가-힣][가-힣 ]{1,10}[가-힣](?:[ -]?[A-Z]?[0-9]{1,3})?)\*\*(?= ?[—–:-])")


def bold_names(text: str) -> Iterator[Found]:
    """``**여울솔** — 서버 칩``: an item of a list that begins with a bold noun."""
    for match in _BOLD.finditer(text):
        words = match[1].split(" ")
        if len(words) < 3 and not any(word in KO_STOP or word in COMMON_NOUNS or word in EVERYDAY_NOUNS or is_marked(word) for word in words) and not _NOT_QUOTED_NAME.search(match[1]):
            yield Found(match.start(1), match.end(1), match[1], "product", "quoted", 4)


def quoted_names(text: str, folded: str, grammar: RoleGrammar) -> Iterator[Found]:
    """``'아톰' 칩``, ``슈퍼컴 '누리온'은``: a quoted noun with a telling head, a Latin letter or digit, or a case particle."""
    for match in _QUOTED.finditer(text):
        inner = match[1].strip()
        if _says_only(inner):
            continue
        if is_event(folded, match.start(), match.end()):
            yield Found(match.start(1), match.end(1), inner, "organisation", "event", 4)
            continue
        kind = guess_type(folded[max(0, match.start() - 14) : match.start()], folded[match.end() : match.end() + 14], grammar)
        proper = re.search(r"[A-Z0-9]", inner) and not re.search(r"[다요까죠]$", inner)
        owned = _OWNER_BEFORE.search(text, max(0, match.start() - 8), match.start()) and (match.end() >= len(text) or text[match.end()] in "(.,") and _QUOTED_NOUN.fullmatch(inner) and not _NOT_QUOTED_NAME.search(inner) and inner not in EVERYDAY_NOUNS and inner not in COMMON_NOUNS
        if kind is None and owned:
            yield Found(match.start(1), match.end(1), inner, "product", "quoted", 4)
            continue
        marked = _MARKED_QUOTE.match(text, match.end()) and re.fullmatch(r"[가-힣]{2,8}", inner) and not _NOT_QUOTED_NAME.search(inner)
        if kind is None and marked and inner not in KO_STOP:
            yield Found(match.start(1), match.end(1), inner, type_around(folded, match.start(), match.end()), "quoted", 4)
        elif (kind and not re.search(r"[다요까죠자기는한된]$", inner) and inner.count(" ") < 3) or (proper and inner.count(" ") < 4):
            yield Found(match.start(1), match.end(1), inner, kind or "chip", "quoted", 4)


def _says_only(words: str) -> bool:
    """``국산 1위 칩``, ``문서 요약 AI``, ``TOPS``: quoted words that are common nouns, ranks and units, and name nothing."""
    return bool(re.search(r"[A-Z0-9]", words)) and all((len(word) > 1 and (re.fullmatch(UNITS, word) or word.lower() in GENERIC_LATIN)) or _RANK.fullmatch(word) or is_noun(_GENERIC_HEAD.sub("", word)) for word in words.split(" "))


_RANK = re.compile(r"\d+(?:위|호|등|배|년|월|일|개|장|만|억|원|세대|차|번|%)?")
_GENERIC_HEAD = re.compile(r"^(?:AI|GPU|NPU|CPU)(?=[가-힣])")
