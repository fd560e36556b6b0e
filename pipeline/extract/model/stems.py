"""Where a name that the model read ends within its word: the other words of the document say what is stem and what is ending.

``salonun`` alone may be ``salon`` or ``salo``; where ``salon`` and ``salonda`` stand elsewhere it is the former. An ending that its
stem cannot take (``디스플레`` with ``이``, ``kab`` with ``in``) is none. A Turkish word that was read whole stays whole (``oyun`` is no
``oy``, ``veri merkezi`` no ``veri merkez``) unless the shorter name stands elsewhere by itself.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Sequence
from typing import Final

from pipeline.extract.coined import is_common
from pipeline.languages import grammar_of
from pipeline.languages.korean.sounds import takes
from pipeline.languages.turkish.words import STEMS
from pipeline.lexicon import fold

MOST_MOVED: Final = 4  # code points that an end is moved by
APOSTROPHES: Final = ("'", "’")
SHORTEST: Final = 2  # letters of a stem
_WORD: Final = re.compile(r"[^\W_]+")
_WHOLE: Final = re.compile(r"(?:프로|제로|마이크로|메트로|히어로|(?:시험|생산|조립|제품|온|타임|가이드)라인|디자인)$")  # whose last syllable only looks like a particle
_DIVISION: Final = re.compile(r" (?:사업 ?)?(?:부문|사업부|사업본부)(?!장)")
_TIERS: Final = frozenset({"mini", "nano", "lite", "elite", "ultra", "prime", "edge", "core"})
_SHORT_STEM: Final = 4  # letters of a small word, of which fewer are left by chance
_CASE: Final = re.compile(r"[dt][ae](?:n|ki)?|l[ae]rd[ae]n?|(?:l[ae]r|n)?[ıiuü]n")  # endings that are hardly ever part of a name
_GLIDED: Final = re.compile(r"y[ıiuüae]|yl[ae]")
_POSSESSED: Final = re.compile(r"s?[ıiuü](?=n(?:[ıiuü]n|[dt][ae](?:n|ki)?|[aeıiuü])$)")  # of a compound, before its case
_BACK, _FRONT = frozenset("aıou"), frozenset("eiöü")


def words_of(text: str) -> list[str]:
    """All word forms of a text in lower case, sorted."""
    return sorted(set(_WORD.findall(_lower(text))))


def settled_end(text: str, start: int, end: int, words: Sequence[str], language: str) -> int:
    """The end of a name at ``start`` that most words of the document speak for; ``end`` where none does."""
    close, opened = _word_end(text, end), _word_start(text, start, end)
    if language == "tr" and text[close : close + 1] in APOSTROPHES and text[close + 1 : close + 2].islower():
        return close  # `Aydın'a`: what stands before the apostrophe is the name
    if language == "tr" and opened is not None and _stays_whole(text, opened, end, close):
        return close
    if language == "ko" and (whole := _korean_end(text, opened, end, close)) is not None:
        return whole
    if opened is None or close - opened < SHORTEST + 1:
        return end
    ends = [at for at in range(max(opened + SHORTEST, end - MOST_MOVED), min(close, end + MOST_MOVED) + 1) if follows(text[opened:at], text[at:close], language)]
    if not ends:
        return end
    if language == "tr" and end == close:
        return _bared_end(text, start, ends, opened)
    if language == "tr" and (owned := _POSSESSED.match(text, end, close)) and " " in text[start:opened]:
        return owned.end()  # `veri merkezinde` is in a `veri merkezi`
    told = {at: _explained(text[opened:at], words, language) for at in ends}
    most = max(told.values())
    if most > 1:
        return max(at for at in ends if told[at] == most)
    return end if end in told else min(ends, key=lambda at: (abs(at - end), -at))


def _korean_end(text: str, opened: int | None, end: int, close: int) -> int | None:
    """``연구개발``, no ``연구개`` from which something comes; ``우리나라는``, no ``우리나`` that is so called; ``버즈3 프로``; ``PC 부문``."""
    if opened is not None and end < close and (is_common(text[opened:close]) or _WHOLE.search(text[opened:close])):
        return close
    if opened is not None and end < close and not is_common(text[opened:end]):
        longer = next((at for at in range(close - 1, end, -1) if is_common(text[opened:at]) and follows(text[opened:at], text[at:close], "ko")), None)
        if longer is not None:
            return longer
    division = _DIVISION.match(text, end)
    return division.end() if division else None


def _stays_whole(text: str, start: int, end: int, close: int) -> bool:
    """``Mini``, no ``Mi`` in the accusative; ``Aydın`` after ``Kerem Aydın`` or before its comma; ``nesne``, of which no ``nes`` is left."""
    word = text[start:close]
    if _lower(word) in _TIERS or (word[0].islower() and end - start < _SHORT_STEM):
        return True
    return word[0].isupper() and (text[close : close + 1] == "," or re.search(rf"[A-ZÇĞİÖŞÜ][a-zçğıöşü]+ {re.escape(word)}(?!\w)", text) is not None)


def _bared_end(text: str, start: int, ends: Sequence[int], opened: int) -> int:
    """Of the ends within a word that was read whole the one up to which the name stands by itself elsewhere, most often."""
    lower = _lower(text)
    alone = {at: len(re.findall(rf"(?<![^\W_]){re.escape(lower[start:at])}(?![^\W_])", lower)) for at in ends}
    alone[ends[-1]] -= 1  # this place itself
    most = max(alone.values())
    if most:
        return max(at for at in ends if alone[at] == most)
    return next((at for at in ends if at - opened > SHORTEST and (_CASE.fullmatch(lower[at : ends[-1]]) or _is_glided(text[opened:at], text[at : ends[-1]]))), ends[-1])


def _is_glided(stem: str, ending: str) -> bool:
    """``soğutucuyu``: a known small word that ends in a vowel, and a case behind its glide; ``belediye`` is a word itself."""
    return bool(_GLIDED.fullmatch(ending)) and stem[-1:] in _BACK | _FRONT and stem.islower() and fold(stem) in STEMS and fold(stem + ending) not in STEMS


def _word_end(text: str, at: int) -> int:
    while at < len(text) and text[at].isalnum():
        at += 1
    return at


def _word_start(text: str, start: int, end: int) -> int | None:
    """Where the last word of a span begins; None where it is not letters alone."""
    at = end
    while at > start and text[at - 1].isalnum():
        at -= 1
    return at if at < end and text[at:end].isalpha() else None


def _explained(stem: str, words: Sequence[str], language: str) -> int:
    """How many word forms of the document are the stem with an ending, or bare."""
    lower = _lower(stem)
    at = bisect_left(words, lower)
    count = 0
    while at < len(words) and words[at].startswith(lower):
        count += follows(stem, words[at][len(lower) :], language)
        at += 1
    return count


def follows(stem: str, ending: str, language: str) -> bool:
    """Whether an ending may stand behind a stem: one that the language has, in the shape that the stem's last sound asks for."""
    if not ending:
        return True
    match = grammar_of(language).name_ends.match(fold(ending))
    if match is None or match.end() < len(ending):
        return False
    return _in_harmony(stem, ending) if language == "tr" else takes(stem, ending)


def _in_harmony(stem: str, ending: str) -> bool:
    """Front vowels after front ones, back after back; foreign stems that break it lose a vote, no more."""
    last = next((letter for letter in reversed(_lower(stem)) if letter in _BACK | _FRONT), "")
    first = next((letter for letter in _lower(ending) if letter in _BACK | _FRONT), "")
    return not last or not first or (last in _BACK) == (first in _BACK)


def _lower(text: str) -> str:
    return text.replace("I", "ı").replace("İ", "i").lower()
