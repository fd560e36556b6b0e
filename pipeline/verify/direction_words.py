"""Words that say on which side a value lies, in whatever language, and what they mean for times and costs."""

from __future__ import annotations

import re
from typing import NamedTuple

from pipeline.languages import LANGUAGES, directing_of, in_any
from pipeline.lexicon import fold
from pipeline.verify.numbers import MONEY

TIMES = frozenset({"s"})
# Larger, smaller; faster, slower, which turn round where times are compared; better, worse, which say nothing of powers and prices.
_TABLES = tuple(directing_of(language) for language in LANGUAGES)
_MORE, _LESS, _FAST, _SLOW, GOOD, BAD = (
    "|".join(getattr(table, name) for table in _TABLES) for name in ("more", "less", "fast", "slow", "good", "bad")
)
_WORDS = re.compile(rf"(?P<more>{_MORE})|(?P<less>{_LESS})|(?P<fast>{_FAST})|(?P<slow>{_SLOW})|(?P<good>{GOOD})|(?P<bad>{BAD})")
ANY = f"{_MORE}|{_LESS}|{_FAST}|{_SLOW}|{GOOD}|{BAD}"
_LEFT_BEHIND = in_any(lambda language: directing_of(language).left_behind)
_NOT = in_any(lambda language: directing_of(language).denied)
_GAP_IS = in_any(lambda language: directing_of(language).gap_is)
_GAP_BEHIND = in_any(lambda language: directing_of(language).gap_behind)
_NOUN = in_any(lambda language: directing_of(language).change_noun)
_LOST = in_any(lambda language: directing_of(language).lost)
_RISES = frozenset().union(*(table.rises for table in _TABLES))
_COSTS = frozenset({"s", "W", "J"})


class Direction(NamedTuple):
    word: str
    larger: bool  # whether the subject's value is said to be the larger
    plain: bool  # a word of size, not of speed or worth: "less" is then never "more" of the reverse


def direction(words: str, dimension: str) -> Direction | None:
    """The first word of direction, unless it is denied. Faster is more, and with times less; better says nothing of costs."""
    folded = _LEFT_BEHIND.sub("hizli", fold(words))
    match = _WORDS.search(folded)
    if match is None or _NOT.match(folded[match.end() : match.end() + 12]):
        return None
    kind = match.lastgroup
    if kind in {"good", "bad"} and (dimension in _COSTS - TIMES or dimension in MONEY):
        return None
    if kind not in {"more", "less"} and dimension == "m":
        return None  # `12나노보다 앞선 4나노`
    up = kind in {"more", "fast", "good"}
    turned = kind not in {"more", "less"} and dimension in TIMES
    return Direction(match[0], up != turned, kind in {"more", "less"})


def says_of_gap(before: str, after: str) -> bool:
    """``412토큰 대 455토큰으로 격차가 9%까지 줄었다``, ``aradaki fark yüzde 9'a iniyor``: what moves is the gap, and neither of the two values."""
    return _GAP_IS.search(fold(before)) is not None or _GAP_BEHIND.match(fold(after)) is not None


def direction_behind(words: str, dimension: str) -> Direction | None:
    """``33% 손실``, ``yüzde 33'lük bir kayıp``, ``%20 daha az``: what words behind a change say of the value that it came to."""
    lost = _LOST.match(fold(words))
    return Direction(lost[0].strip(), larger=False, plain=True) if lost else direction(words, dimension)


def direction_before(words: str) -> Direction | None:
    """``artış yüzde 15``, ``감소율은 37%``: a noun of change just before a number."""
    folded = fold(words)
    match = _NOUN.search(folded)
    noun = match[match.lastindex or 0] if match else ""
    return Direction(noun, noun in _RISES, plain=True) if noun else None
