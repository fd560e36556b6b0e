"""How a language announces that so many things follow, and how it then tells them one by one. Filled per language; folded text."""

from __future__ import annotations

import re
from dataclasses import dataclass

Pattern = re.Pattern[str]


@dataclass(frozen=True, slots=True)
class Announcing:
    """Words around a count, and at the heads of what it announces."""

    noun: Pattern  # behind a count, group 1: what articles enumerate
    kind: Pattern  # right behind a count: kinds of things are counted
    back: Pattern  # right before a count: it is of things told before
    part: Pattern  # right behind a count: it is of some of them, or a bound
    ahead: Pattern  # in the sentence: only an announcement says so, and a list of another length breaks it
    is_so_many: Pattern  # behind a count, to the end of the sentence: there are so many
    and_others: Pattern  # in a list: it is not the whole
    clause: Pattern  # the end of what stands behind a colon: a sentence and no list
    joined: Pattern  # between two things of a list that no comma parts
    commas: Pattern  # between two that a comma parts
    ends_so: Pattern  # right behind a count, to the end of the sentence, whose next one may be the list
    series: tuple[tuple[str, ...], ...]  # words that tell things one by one, the plainest series first; patterns
    last: str  # the last of them, whichever it is; a pattern
    adjective: Pattern  # an ordinal that may stand before any noun and tells a thing only where the noun is the one announced
    adverb: Pattern  # right behind such a one: it tells one by itself
    numbered: Pattern  # the end of an ordinal that tells a thing only before words of what is announced
    of_these: Pattern  # such words, right behind it
    list_ends: Pattern  # right before a count: what stands before it is the list
    sums_up: Pattern  # between a list and the count right behind it
    list_begins: Pattern  # the last one of a sentence stands before the list
    and_last: Pattern  # before the last of several parted by commas, where the list is a sentence of its own
    roundup: Pattern  # in the title or before the first item: the article is a newsletter or another round-up of short news
