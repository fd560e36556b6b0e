"""What a language tells about lines of business and shares: who earned what, and who takes up how much. Filled per language; folded text."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

Pattern = re.Pattern[str]


@dataclass(frozen=True, slots=True)
class Business:
    """Divisions (``서버 사업부``, ``sunucu birimi``), lists of common nouns that are told of in turn, and what takes up a share (``가속기가 차지하는 비중``)."""

    division: Pattern  # a line of business with its mark; group ``phrase``
    segment: Pattern  # what a part of a firm earns, by a noun for what it makes; group ``line``
    line_noun: Pattern  # all of the words for a line of business
    same_division: Pattern  # the line of business that was named last
    plural_owner: Pattern  # the ending of a plural or of a line of business that owns
    it_was: Pattern  # right behind a line of business: the sentence ends on it as what it tells of
    next_line: Pattern  # right before an amount, behind that of a line of business: the next line; group ``line``
    listed: Pattern  # up to the word for "each in turn": several common nouns; group ``list``
    joint: Pattern  # what stands between two of them
    owner: Pattern  # words that own the measure behind them; group ``owner``, with its case
    case: Pattern  # the ending of that case
    is_place: Callable[[str], bool]  # whether a word is that of a place
    takes: tuple[Pattern, ...]  # before a share: what takes it up; group ``phrase``
    taken: Pattern  # behind a share: the same
    not_taken: Pattern  # in that phrase: it is something else
