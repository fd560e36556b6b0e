"""Sentences of the article's blocks. A sentence never crosses a block; rows of tables and list items stand for themselves."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from pipeline.clean.lines import BLANKS, continues
from pipeline.languages.korean import sentences as korean
from pipeline.languages.turkish import sentences as turkish
from pipeline.settings import Settings
from schemas.records import Block, Document, Sentence

_SILENT = frozenset(("chrome", "code"))
_ROWS = frozenset(("table",))
_LINES = frozenset(("title", "heading", "byline", "date"))  # "Lecture 8 - Part1. Deep Learning" is one whole
_BREAK = re.compile(r"[\n\r\x0b\x0c\x85\u2028\u2029]+")

# A stop, what closes after it, and white space or a fused next sentence.
_STOP = re.compile(
    r"(?:(?<![.!?…。！？])[.!?…。！？]++|(?<=[다요죠음임함네])[~ㅋㅎㅠㅜ]++)[\"'”’»)\]*_]*+(?=[\s\xa0\u3000]|[가-힣A-ZÇĞİÖŞÜ\"“‘«(])"
)
_WORD_BEFORE = re.compile(r"[^\s(\[\"“'‘«/]+$")
_INITIALS = re.compile(r"(?:[A-ZÇĞİÖŞÜa-z]\.)*[A-ZÇĞİÖŞÜ]")  # "M." of a name, "U.S."
_MEASURED = re.compile(r"[0-9][ \xa0]$")  # before the "W" of "120 W.", a unit and no initial
_NEXT_WORD = re.compile(r"[\s\xa0*_\"'“‘«(\[]*([^\s.,;:!?)\]\"”’']*)")
_DOMAIN_TAIL = re.compile(r"(?:com|net|org|io|js|tr|kr|co|ai|py|tv|html?)\b", re.IGNORECASE)


def split_sentences(document: Document, settings: Settings) -> Document:  # noqa: ARG001  every stage takes the settings
    """Adds the sentences of all blocks but code and chrome, in order."""
    article = document.article
    found = [
        Sentence(start, end, index)
        for index, block in enumerate(article.blocks)
        if block.kind not in _SILENT
        for start, end in sentence_spans(article.source_text, block, article.language)
    ]
    return replace(document, sentences=tuple(found))


def sentence_spans(text: str, block: Block, language: str | None) -> Iterator[tuple[int, int]]:
    """Spans of the sentences of one block, without white space at their ends."""
    begin = block.start
    for stop in _stops(text, block, block.language or language):
        span = _trimmed(text, begin, stop)
        if span:
            yield span
        begin = stop
    span = _trimmed(text, begin, block.end)
    if span:
        yield span


def _trimmed(text: str, start: int, end: int) -> tuple[int, int] | None:
    part = text[start:end]
    left = len(part) - len(part.lstrip(BLANKS))
    shown = part.strip(BLANKS)
    return (start + left, start + left + len(shown)) if shown else None


def _stops(text: str, block: Block, language: str | None) -> Iterator[int]:
    """Offsets at which a sentence ends, ascending."""
    begin = block.start
    whole = block.kind in _LINES
    for match in _BREAK.finditer(text, block.start, block.end):
        if block.kind in _ROWS or not continues(
            text[begin : match.start()].strip(BLANKS), text[match.end() : match.end() + 1] or " "
        ):
            if not whole:
                yield from _line_stops(text, begin, match.start(), language)
            yield match.start()
            begin = match.end()
    if not whole:
        yield from _line_stops(text, begin, block.end, language)


def _line_stops(text: str, start: int, end: int, language: str | None) -> Iterator[int]:
    is_end = _ends_korean if language == "ko" else _ends_turkish
    for match in _STOP.finditer(text, start, end):
        stop = match.end()
        if is_end(text, start, match):
            yield stop


def _ends_korean(text: str, start: int, match: re.Match[str]) -> bool:
    at, stop = match.start(), match.end()
    before = text[at - 1] if at > start else ""
    if not text[stop].isspace():
        return match[0] == "." and "가" <= text[stop] <= "힣" and korean.FUSED_END.search(before) is not None
    if match[0][0] in "!?。！？":
        return True if stop - at == 1 else not _quoted_inside(text, stop)
    if match[0][0] in "~ㅋㅎㅠㅜ":
        return True
    if "가" <= before <= "힣" or before in ")]”’\"'%~ㅋㅎㅠㅜ":
        return stop - at == 1 or match[0][-1] in ".…" or not _quoted_inside(text, stop)
    if match[0][0] == "…" or match[0].startswith(".."):
        return True
    word = _WORD_BEFORE.search(text, max(start, at - 20), at)
    return _ends_after_word(text, start, word, stop, language="ko")


def _quoted_inside(text: str, stop: int) -> bool:
    """Whether a closed quotation goes on in its sentence: 「"… 의미한다" 라고 밝혔다」."""
    return text[stop : stop + 4].lstrip()[:2] in ("라고", "라며", "라는", "고 ", "며 ", "이라", "하고", "라면")


def _ends_turkish(text: str, start: int, match: re.Match[str]) -> bool:
    at, stop = match.start(), match.end()
    following = text[stop]
    if not following.isspace():
        return _fused_turkish(text, start, match)
    if match[0][0] in "?!…" or match[0].startswith(".."):
        return not _begins_small(text, stop)
    word = _WORD_BEFORE.search(text, max(start, at - 24), at)
    return not _begins_small(text, stop) and _ends_after_word(text, start, word, stop, language="tr")


def _begins_small(text: str, stop: int) -> bool:
    match = _NEXT_WORD.match(text, stop)
    return bool(match and match[1][:1].islower()) and not _RELEASE_NEXT.match(text, stop)


_RELEASE_NEXT = re.compile(r"\s+v\d+\.\d+['’ ]")  # `… 1,58 kat. v2.0'da Bow Pod16`


def _fused_turkish(text: str, start: int, match: re.Match[str]) -> bool:
    """As "birleşmez.Bu nedenle": a small letter, a full stop and a capital with a small letter after it; no site, no file."""
    at, stop = match.start(), match.end()
    if match[0] not in (".", "!", "?", ".”", '."') or not text[stop].isupper() or not text[stop + 1 : stop + 2].islower():
        return False
    word = _WORD_BEFORE.search(text, max(start, at - 24), at)
    return (
        word is not None
        and len(word[0]) > 2
        and word[0][-3:].islower()
        and "." not in word[0]
        and not _DOMAIN_TAIL.match(text, stop)
    )


def _ends_after_word(text: str, start: int, word: re.Match[str] | None, stop: int, *, language: str) -> bool:
    """Whether a full stop after ``word`` ends the sentence: not after an abbreviation or an initial."""
    if word is None:
        return True
    shown = word[0].strip("*_\\")
    small = shown.lower().replace("i̇", "i")
    measured = _MEASURED.search(text, max(start, word.start() - 2), word.start())  # `85 ms. H100 ile`: a unit
    if measured and small == "ms":
        return True
    if (
        small in (korean.ABBREVIATIONS if language == "ko" else turkish.ABBREVIATIONS)
        or shown == "Sn"
        or (_INITIALS.fullmatch(shown) and not measured)
    ):
        return False
    if language != "ko" and small in turkish.CLOSING_ABBREVIATIONS:
        return _next_word(text, stop) in turkish.STARTERS
    return not shown.isdigit() or _ends_after_number(text, start, word.start(), stop, language=language)


def _next_word(text: str, stop: int) -> str:
    match = _NEXT_WORD.match(text, stop)
    return match[1].replace("İ", "i").replace("I", "ı").lower() if match else ""


def _ends_after_number(text: str, start: int, begin: int, stop: int, *, language: str) -> bool:
    """Whether a full stop after the digits at ``begin`` ends the sentence: not in a list number, a date, an ordinal."""
    digits = text[begin:stop].strip("*_.\\")
    if not text[start:begin].strip(BLANKS + "#*_-•>("):
        return False
    following = _next_word(text, stop)
    if following[:1].isdigit() and len(digits) <= 4:
        return False
    if language == "ko":
        return len(digits) > 2 or not text[max(start, begin - 2) : begin].strip().endswith(".")
    return following not in turkish.ORDINAL_NOUNS
