"""Korean words with a code: ``타이드 X4``, ``보우(Bow) Pod16``, ``RX-7 에이스``."""

from __future__ import annotations

import re
from collections.abc import Iterator

from pipeline.extract.company_endings import KO_COMPANY
from pipeline.extract.found import Found
from pipeline.extract.korean_words import ends_as_verb, has_its_object, is_marked, is_plain_word, no_head, strip_particles
from pipeline.extract.no_names import GENERIC_LATIN, KO_STOP, PLAIN_WORDS, UNITS
from pipeline.extract.no_things import is_format
from pipeline.languages.korean.everyday import EVERYDAY_NOUNS
from pipeline.languages.korean.nouns import COMMON_NOUNS
from pipeline.languages.korean.sounds import takes

_HANGUL_DESIGNATOR = re.compile(r"(?<![가-힣A-Za-z])([가-힣]{2,7}) ?([A-Z]{1,4}-?\d+[A-Za-z]{0,3}|[A-Z]{1,2}(?=[가-힣]|[ ,.'’)]|$)|(?<=[가-힣])-?\d{1,4}[A-Z]?)(?![A-Za-z0-9]|[.,]\d|[조억만천년월일시분초개장배%위명원곳종단회번층대세차]|나노|기가|와트|테라)")
_HYPHENATED = re.compile(r"-(?<=[가-힣]-)([A-Z][A-Za-z]{0,2}\d{0,4}|\d{1,4}[A-Za-z]{0,2})(?![A-Za-z0-9-])")
_LAST_HANGUL = re.compile(r"(?<![가-힣A-Za-z0-9-])[가-힣]{2,8}$")
_LATIN_HANGUL = re.compile(r"(?<![가-힣A-Za-z])([A-Z]{1,4}-\d{1,4}[A-Z]?) ([가-힣]{2,6})(?=[은는이가을를의도와과로에 ,.'’)]|$)")
_BRACKETED_DESIGNATOR = re.compile(r"(?<![가-힣A-Za-z])([가-힣]{2,8}) ?\(([A-Z][A-Za-z]+)\) ?((?:[A-Z][A-Za-z]*)?-?\d+[A-Za-z]{0,3})(?![A-Za-z0-9])")


def korean_designators(text: str) -> Iterator[Found]:
    """``타이드 X4``, ``보우(Bow) Pod16``, ``RX-7 에이스``."""
    for match in _HANGUL_DESIGNATOR.finditer(text):
        word, code = match[1], match[2]
        if KO_COMPANY.match(word + " ") and len(word) > 3:
            continue
        if not (word in KO_STOP or is_plain_word(word) or no_head(word) or is_marked(word) or _strays(text, word, code) or _describes(text, match.start(), word, code) or _acts(text, word, code) or _is_somebody(text, match[0]) or has_its_object(text, match.start(), match[0], word) or re.fullmatch(UNITS, code) or code.lower() in GENERIC_LATIN or is_format(match[0])):
            yield Found(match.start(), match.end(), match[0], "chip", "hangul_designator", 5)
    yield from _everyday_designators(text)
    for match in _HYPHENATED.finditer(text):
        head = _LAST_HANGUL.search(text, max(0, match.start() - 9), match.start())
        if head and head[0] not in KO_STOP and not is_plain_word(head[0]):
            yield Found(head.start(), match.end(), text[head.start() : match.end()], "chip", "hangul_designator", 5)
    for match in _BRACKETED_DESIGNATOR.finditer(text):
        yield Found(match.start(), match.end(), f"{match[2]} {match[3]}", "chip", "bracketed_designator", 7)
    for match in _LATIN_HANGUL.finditer(text):
        word = strip_particles(match[2])
        if word not in KO_STOP and not _SPOKEN_END.search(match[2]):
            yield Found(match.start(), match.start(2) + len(word), f"{match[1]} {word}", "chip", "latin_hangul", 6)


def _strays(text: str, word: str, code: str) -> bool:
    """``매장에 가면 C5가``, ``렌더로 P8을``: a word that ends as verbs and adverbs do, once before a code that stands elsewhere without it."""
    return word[-1] in "로면서고며니" and text.count(f"{word} {code}") == 1 < text.count(code) and len(re.findall(rf"(?<![A-Za-z0-9]){re.escape(code)}(?![A-Za-z0-9])", text)) > 1


def _describes(text: str, start: int, word: str, code: str) -> bool:
    """``대역폭이 넓은 K7이``, ``차이가 줄어 K7이``: a word that closes as verbs and adjectives do, once before a code that has stood behind another word before (``가람 K7``)."""
    if not (ends_as_verb(word) and text.count(f"{word} {code}") == 1 and _MARKED_BEFORE.search(text, max(0, start - 4), start)):
        return False
    before = re.search(rf"(?<![가-힣A-Za-z0-9])(?P<word>[가-힣]{{2,7}}) {re.escape(code)}(?![A-Za-z0-9])", text)
    return before is not None and before.start() < start and before["word"] != word and not ends_as_verb(before["word"]) and not (KO_COMPANY.match(before["word"] + " ") or is_plain_word(before["word"]))


_MARKED_BEFORE = re.compile(r"(?:[가-힣][이가을를]|[0-9]%) $")


def _is_somebody(text: str, name: str) -> bool:
    """``모래성77님이``: whether a text honours a name as one does people."""
    honoured = f"{name}님" in text or f"{name} 님" in text
    return honoured and re.search(rf"{re.escape(name)} ?님(?![가-힣]{{2}})", text) is not None


def _acts(text: str, word: str, code: str) -> bool:
    """``솔마루가 SM-2 32개를``: a word with the particle of a subject, which stands elsewhere without it, or before a code that does."""
    stem, particle = word[:-1], word[-1]
    if particle not in "이가" or len(stem) < LEAST_SYLLABLES or not takes(stem, particle) or text.count(f"{word} {code}") > 1:
        return False
    if text.count(stem) > 1 and re.search(rf"(?<![가-힣]){stem}(?:[은는을를의와과에도]|로|으로)?(?![가-힣])", text):
        return True
    return particle == "가" and (text.count(code) > 1 or word + code in text) and len(re.findall(rf"(?<![A-Za-z0-9가-힣] )(?<![A-Za-z0-9-]){re.escape(code)}(?![A-Za-z0-9])", text)) > 0


LEAST_SYLLABLES = 2  # of a name
_EVERYDAY_DESIGNATOR = re.compile(r"(?<![가-힣A-Za-z0-9])(?P<word>[가-힣]{2,5}) (?P<code>[A-Z]{1,2}-?\d{1,4}[A-Z]?|[A-Z](?=은|는|이|가|을|를|의|도|와|과|보다| |,|\())(?![A-Za-z0-9]|[.,]\d)")
_OWNED_BEFORE = re.compile(r"(?:[가-힣A-Za-z]의|\n|['‘“\"<『「]) ?$|^$")


def _everyday_designators(text: str) -> Iterator[Found]:
    """``처마전자의 풍경 S``, ``가마솥 H8``: an everyday noun with a code, where an owner or the head of a line stands before it, or it comes back with another code or with the same."""
    places: dict[str, list[re.Match[str]]] = {}
    for match in _EVERYDAY_DESIGNATOR.finditer(text):
        word = match["word"]
        if (word in EVERYDAY_NOUNS or word[:-1] in EVERYDAY_NOUNS) and word not in COMMON_NOUNS and word not in KO_STOP and word not in PLAIN_WORDS and word[-1] not in _MARKED_ENDS and match["code"].lower() not in GENERIC_LATIN and not is_format(match["code"]):
            places.setdefault(word, []).append(match)
    for found in places.values():
        lettered = all(len(match["code"]) == 1 for match in found)
        owned = any(_OWNED_BEFORE.search(text, max(0, match.start() - 4), match.start()) for match in found)
        if owned or len(found) > 1 + lettered:
            for match in found:
                yield Found(match.start(), match.end(), match[0], "chip", "hangul_designator", 5)


_SPOKEN_END = re.compile(r"(?:[가-힣]던데요?|[다라]는데요?|다며|다면서|[다라]네요?|답니다|습니다|거든요?|니까|[가-힣]지만|[다라]고|[아어해]요)$")  # `HX-16 나온다던데`
_MARKED_ENDS = frozenset("은는이가을를의에도만와과로서고며면한된할든인")
