"""By which words a language says on which side a value lies. Filled per language; folded text."""

from __future__ import annotations

import re
from dataclasses import dataclass

Pattern = re.Pattern[str]


@dataclass(frozen=True, slots=True)
class Directing:
    """The first six are patterns as text: words of direction of all languages come together, since numbers of any are compared."""

    more: str  # the value is larger
    less: str  # smaller
    fast: str  # faster: larger, and smaller where times are compared
    slow: str  # slower
    good: str  # better, which says nothing of powers and prices
    bad: str  # worse
    left_behind: Pattern  # one thing is ahead of the other, though the word means something else elsewhere
    denied: Pattern  # right behind a word of direction: it is not so
    gap_is: Pattern  # before a word of direction: it is told of the gap between two values
    gap_behind: Pattern  # behind a value: the same
    parts: Pattern  # behind a percentage or a multiple: two values lie so far apart
    change_noun: Pattern  # a noun of change right before a number, group 1
    rises: frozenset[str]  # such nouns that tell of more
    lost: Pattern  # right behind a percentage: so much of a value is lost
    rival: Pattern  # before a value: it is the rival's
    change_behind: Pattern  # right behind a percentage, in the words themselves: a noun or verb of change, group 1 where it is a noun
    so: Pattern  # all that stands between a value and the change that sums it up, in the words themselves
    used_to: Pattern  # right behind a value, in the words themselves: it was so
    by_now: Pattern  # behind another, in the words themselves: now it is so
    was: Pattern  # right behind a value whose verb is past, in the words themselves
    in_place: Pattern  # between two values, in the words themselves: the second in place of the first
    of_kind: dict[str, Pattern]  # what a word of direction may be told of: prices, times, weights, speeds, or anything
    one_is: Pattern  # a sentence that says no more than which of two is larger; group 1 its name, group 2 the words of direction
    it_is: Pattern  # the same the other way round: which of two is larger, group 2 the words of direction, is the one named behind, group 1
    compares: Pattern  # in such a sentence: it names what it compares with
    compared_with: Pattern  # before two values: something is compared with the first; group 1 the words of direction
    verbs: dict[str, str]  # nouns of change by a word of direction that says the same
    than: Pattern  # right behind a name: something is compared with it
    times_it: Pattern  # the same: something is so many times it
    most: Pattern  # right before a word of direction: more so than all others
    of_heading: tuple[tuple[Pattern, Pattern], ...]  # words of direction, and the headings of a table that they can be told of
