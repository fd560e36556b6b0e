"""Figures that are names, with the capitalised words before them: ``Karayel K2``."""

from __future__ import annotations

import re
from collections.abc import Iterator

from pipeline.extract.designators import FAIRS
from pipeline.extract.found import Found
from pipeline.extract.korean_words import has_its_object, no_head
from pipeline.extract.no_names import GENERIC_LATIN, TR_COMMON, TR_LOWER
from pipeline.extract.no_things import ENUMERATED
from pipeline.languages.korean.everyday import EVERYDAY_NOUNS
from pipeline.languages.korean.nouns import COMMON_NOUNS
from pipeline.languages.turkish.words import is_common, is_inflected
from schemas.records import Figure

_NO_THINGS = FAIRS | {"ISO"}


def _only_begins(text: str, start: int, word: str) -> bool:
    """``Yazıda Alageyik A7``: a word whose capital comes from the sentence it begins."""
    folded = word.translate(TR_LOWER).lower()
    return folded in TR_COMMON or (is_common(folded.replace("ı", "i")) and starts_sentence(text, start))


def starts_sentence(text: str, start: int) -> bool:
    """Whether a word stands at the head of a sentence, a line or an item of a list (``1) Haberde …``)."""
    head = text[max(0, start - 3) : start].strip(" \"“'‘(-•*#\t")
    return not head or head[-1] in ".!?:\n…" or _ITEM.search(text, max(0, start - _ITEM_REACH), start) is not None


_ITEM = re.compile(r"(?:^|\n)[ \t*]*\(?(?:[0-9]{1,2}|[a-zçğıöşü])\)[ \t*]*$")
_ITEM_REACH = 12  # code points
_SERIES_BEFORE = re.compile(r"(?<![A-Za-z0-9])[A-Z]{2,4}:$")
_LINE_HEAD = re.compile(r"(?:^|\n)[ #*>-]*$")


def designators(text: str, figures: tuple[Figure, ...]) -> Iterator[Found]:
    """Figures of kind ``name``, widened to the capitalised word before them in the same name (``Karayel K2``)."""
    for figure in figures:
        if figure.kind != "name" or figure.surface.partition(" ")[0] in _NO_THINGS:
            continue
        start = figure.start
        series = _SERIES_BEFORE.search(text, max(0, start - 6), start)
        if series:  # `EXE:5200B`
            yield Found(series.start(), figure.end, text[series.start() : figure.end], "chip", "designator", 2)
            continue
        before = re.search(r"(?:[A-ZÇĞİÖŞÜ][A-Za-zÇĞİÖŞÜçğıöşüâîû]+[ -]){1,2}$", text[max(0, start - 30) : start])
        if before:
            start -= len(before[0])
            first = re.match(r"[^ -]+ ", before[0])
            start += len(first[0]) if first and _only_begins(text, start, first[0][:-1]) else 0
            while start < figure.start and (sort := re.match(r"([A-Z]{2,4}) ", text[start : figure.start])) and sort[1].lower() in GENERIC_LATIN and figure.surface[0].isalpha():
                start += sort.end()  # `미니PC N100`, `GPU B200`
        lead, _, code = text[start : figure.end].rpartition(" ")
        if (lead in COMMON_NOUNS or lead in EVERYDAY_NOUNS) and ENUMERATED.match(text, figure.end) and _LINE_HEAD.search(text, max(0, start - 6), start):
            continue  # `**의심 2** — 라이저`
        if lead and (no_head(lead) or has_its_object(text, start, text[start : figure.end], lead)):  # `시간은 v4`, `초안 v3`, `1조 개로 키운 v5`
            if not re.search(r"[A-Za-z]", code):
                continue
            start = figure.end - len(code)
        if figure.rule == "numbered_word" and is_inflected(figure.surface.partition(" ")[0].translate(TR_LOWER).lower().replace("ı", "i")):
            continue  # `Kadromuz 96'dan 131'e büyüdü`
        if text[figure.start].islower() and before is None and not re.fullmatch(r"[a-zçğıöşü]{4,}-\d", figure.surface):
            continue  # a login, a file, a precision
        if re.search(r"[A-Za-zÇĞİÖŞÜçğıöşü가-힣]{2}|[A-Z]\d|\d[A-Z]$", text[start : figure.end]) and not re.fullmatch(r"[A-Z]\d[A-Z]", figure.surface):
            yield Found(start, figure.end, text[start : figure.end], "chip", "designator", 2)
