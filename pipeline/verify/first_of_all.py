"""Arithmetic by place: which of several values told in one breath is called the first of all, and is the last.

``바름이 2,100원, 아토가 1,900원, 미리내가 2,250원이다. 이 잣대로는 아토가 가장 싸다``; ``Lüfer 31 dB, Palamut 34 dB, Orkinos 44 dB. En sessizi Lüfer``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from pipeline.languages import directing_of
from pipeline.lexicon import fold
from pipeline.verify.amounts import dimension_of
from pipeline.verify.direction_words import ANY, Direction, direction
from pipeline.verify.directions import wrong_side
from pipeline.verify.numbers import MONEY, Tolerances
from pipeline.verify.partners import ASPECTS
from pipeline.verify.places import claims_on, spread
from pipeline.verify.plain_directions import Found, may_be_told_of
from pipeline.verify.records import Case, Finding, Number, Span
from pipeline.verify.told_values import alike, told_values

SEVERAL = 3  # values of which one is the first
REACH = 26  # characters from a word of direction on that are read
BESIDE = 30  # characters before a value in which its thing is named
SHORTEST = 2  # letters of a name
_WORD = re.compile(r"[a-zçğöşü0-9][a-zçğöşüâîû0-9\-]*|[가-힣][가-힣a-z0-9]*")


def check_first_of_all(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    del tolerances  # which of several values is the largest does not depend on them
    claims = claims_on(case)
    for owner, other, told, places in _first_of_several(case, told_values(case)):
        for number in places:
            yield from spread(number, claims, wrong_side(owner, other, told))


def _first_of_several(case: Case, numbers: Sequence[Number]) -> Iterator[Found]:
    """A thing called the dearest, the fastest, and its value, which lies at the other end of those told with it."""
    directing = directing_of(case.language)
    for place, span in enumerate(case.sentences):
        words = fold(case.words(span))
        if "?" in words or case.block_at(span.start).kind in {"title", "table"}:
            continue
        for match in directing.most.finditer(words):
            if re.match(ANY, words[match.end() :]) is None:
                continue
            values = _told_before(case, numbers, place, span.start + match.start())
            told = direction(words[match.end() : match.end() + REACH], dimension_of(values[0])) if values else None
            if told is None or not _is_of(case, told, words, dimension_of(values[0])):
                continue
            owner = _owner(case, values, words, match.start())
            rest = [n for n in values if n is not owner]
            if owner is not None and all(((owner.base_value or 0) < (n.base_value or 0)) == told.larger and n.base_value != owner.base_value for n in rest):
                yield owner, rest[0], told, (owner,)


def _told_before(case: Case, numbers: Sequence[Number], place: int, end: int) -> list[Number]:
    """The like values of the sentence before, where this one tells none: several, and no others."""
    span = case.sentences[place]
    if place == 0 or any(span.start <= n.start < span.end for n in numbers) or case.block_at(case.sentences[place - 1].start) != case.block_at(span.start):
        return []
    before = case.sentences[place - 1]
    values = [n for n in numbers if before.start <= n.start < before.end]
    groups = [[n for n in values if n is one or alike(case, n, one)] for one in values]
    largest = max(groups, key=len, default=[])
    return largest if len(largest) >= SEVERAL and end > before.end else []


def _is_of(case: Case, told: Direction, words: str, kind: str) -> bool:
    """Whether what is told is told of such values alone (many and few, high and low go with anything), and the sentence speaks of nothing else."""
    said = [dimensions for pattern, dimensions in ASPECTS if pattern.search(words)]
    fits = not said or any(("money" if kind in MONEY else kind) in dimensions for dimensions in said)
    return fits and may_be_told_of(case, told, kind, anything=False)


def _owner(case: Case, values: Sequence[Number], words: str, mark: int) -> Number | None:
    """The only value with a word beside it that stands beside no other and in what calls one the first."""
    labels = [_label(case, n, m) for n, m in zip(values, (None, *values), strict=False)]
    said = _WORD.findall(words[: mark + REACH + BESIDE])
    own = [label - set().union(*(other for other in labels if other is not label)) for label in labels]
    named = [n for n, names in zip(values, own, strict=True) if any(word.startswith(name) for word in said for name in names)]
    return named[0] if len(named) == 1 else None


def _label(case: Case, n: Number, previous: Number | None) -> set[str]:
    sentence: Span = case.sentence_at(n.start)
    start = max(sentence.start, n.start - BESIDE, previous.end if previous is not None else 0)
    return {_stem(w) for w in _WORD.findall(fold(case.text[start : n.start])) if len(_stem(w)) >= SHORTEST}


_ENDING = re.compile(r"(?<=[가-힣a-z0-9]{2})(?:은|는|이|가|도|의|에서|에)$")


def _stem(word: str) -> str:
    return _ENDING.sub("", word)
