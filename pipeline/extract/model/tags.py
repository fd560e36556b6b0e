"""Names out of the tags of tokens."""

from __future__ import annotations

import math
import re
from typing import Any

import numpy as np
import numpy.typing as npt

from pipeline.extract.model.opinions import NAME_TYPES, NameOpinion
from pipeline.extract.model.windows import Tokens
from pipeline.languages import grammar_of
from pipeline.lexicon import fold

SHORTEST = 2  # letters of a name
_TITLE = re.compile(r"(?:(?:Dr|Prof|Doç|Av|Öğr|Gör|Sn)\.? ?)+")
MARKUP = ("<", "</")
_LINE = re.compile(r"[^\s](?:[^\n]*[^\s])?")
_BOUND_NOUN = re.compile(r"(?:데|것|게|건|때|뒤|후|중|동안|대신) ")
_CLOSED_BEFORE = frozenset({"는 ", "은 ", "한 ", "던 ", "할 ", "를 ", "을 "})
OPENS = 1  # tag 0 stands outside; 1 + 2n opens a name of type n, 2 + 2n continues it


def decode_tags(probabilities: npt.NDArray[Any], tokens: Tokens, text: str, language: str) -> list[NameOpinion]:
    """The best sequence of tags in which no name continues that was not opened, as spans without particles."""
    path = best_path(np.log(np.maximum(probabilities, 1e-9)))
    tags, sure = path.tolist(), probabilities[np.arange(len(path)), path]
    found: list[NameOpinion] = []
    at = 0
    while at < len(tags):
        if tags[at] % 2 != OPENS:
            at += 1
            continue
        last = at
        while last + 1 < len(tags) and tags[last + 1] == tags[at] + 1:
            last += 1
        inside = [n for n in range(at, last + 1) if tokens.starts[n] >= 0]
        if inside:
            kind = NAME_TYPES[(tags[at] - 1) // 2]
            last_start = tokens.starts[inside[-1]]
            for start, end in within_lines(text, *behind_bound_noun(text, tokens.starts[inside[0]], tokens.ends[inside[-1]])):
                bare = end if language == "tr" else without_ending(text, start, end, max(start, min(last_start, end)), language)  # Turkish ends are settled by the whole document
                if stands_alone(text, start, bare, language):
                    found.append(NameOpinion(start, bare, kind, float(sure[inside].mean())))
        at = last + 1
    return found


def best_path(scores: npt.NDArray[Any]) -> npt.NDArray[np.int64]:
    """Viterbi: tokens × tags of log probabilities to one tag a token, sought only where each token's likeliest tag may not stand as it is.

    Such stretches begin and end between two tokens that are likeliest to stand outside of names.
    """
    path: npt.NDArray[np.int64] = scores.argmax(1)
    before = np.concatenate([[0], path[:-1]])
    wrong = np.flatnonzero((path > 0) & (path % 2 != OPENS) & (before != path) & (before != path - 1)).tolist()
    done = 0
    for at in wrong:
        if at >= done:
            low, done = _stretch(path, at)
            path[low:done] = _sought(scores[low:done].tolist())
    return path


def _stretch(likeliest: npt.NDArray[np.int64], at: int) -> tuple[int, int]:
    """The tokens around one up to two outsiders in a row on either side, of which one belongs to it."""
    low, high = at, at + 1
    while low > 0 and (likeliest[low] or likeliest[low - 1]):
        low -= 1
    while high < len(likeliest) and (likeliest[high] or likeliest[high - 1]):
        high += 1
    return low, high


def _sought(rows: list[list[float]]) -> list[int]:
    total = rows[0]
    total[2::2] = [-math.inf] * len(total[2::2])
    back: list[list[int]] = []
    for row in rows[1:]:
        best = max(total)
        came = [total.index(best)] * len(row)
        for tag in range(2, len(row), 2):  # continues its opening or itself
            came[tag] = tag - 1 if total[tag - 1] >= total[tag] else tag
        back.append(came)
        total = [total[origin] + score for origin, score in zip(came, row, strict=True)]
    path = [total.index(max(total))]
    for came in reversed(back):
        path.append(came[path[-1]])
    return path[::-1]


def within_lines(text: str, start: int, end: int) -> list[tuple[int, int]]:
    """``살까`` at the end of a heading and ``T1`` at the head of the next line are two: a span by its lines, without the blanks at their ends."""
    return [(start + part.start(), start + part.end()) for part in _LINE.finditer(text[start:end])]


def behind_bound_noun(text: str, start: int, end: int) -> tuple[int, int]:
    """``돌리는 데 클러스터에서``: the noun that only closes the clause before (``데``) begins no name."""
    bound = _BOUND_NOUN.match(text, start, end) if text[start - 2 : start] in _CLOSED_BEFORE else None
    return (bound.end() if bound else start), end


def stands_alone(text: str, start: int, end: int, language: str) -> bool:
    """Whether a span is whole words: nothing of a word before it, and behind it at most a particle or suffix; no mark-up, no single letter, no bare title (``Dr.``)."""
    if end - start < SHORTEST or _TITLE.fullmatch(text, start, end) or (start > 0 and text[start - 1].isalnum()) or text.endswith(MARKUP, 0, start):
        return False
    return end == len(text) or not text[end].isalnum() or bool(grammar_of(language).name_ends.match(fold(text[end : end + 12])))


def without_ending(text: str, start: int, end: int, last_start: int, language: str) -> int:
    """Where a name ends whose last token also holds a particle or suffix (``나루는`` is ``나루`` and ``는``)."""
    grammar, folded = grammar_of(language), fold(text[start : end + 12])
    for at in range(max(last_start + 1, start + 2), end):
        match = None if text[at].isupper() else grammar.name_ends.match(folded, at - start)  # `FE` is no `F` in the dative
        if match and match.end() > at - start and start + match.end() >= end and not text[at - 1].isspace():
            return at
    return end
