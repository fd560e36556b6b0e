"""By which words a language tells a value again that was told before. Filled per language; the text itself where not said to be folded."""

from __future__ import annotations

import re
from dataclasses import dataclass

Pattern = re.Pattern[str]


@dataclass(frozen=True, slots=True)
class Repeating:
    """Words around one of two values of one thing."""

    left: Pattern  # right behind a value: what was left of it follows
    of_old: Pattern  # folded, right before a name: it was in use before
    predecessor: Pattern  # folded, before a number in its sentence: it is of what came before the thing
    filled: Pattern  # right behind a value: it fills or takes so much
    score: Pattern  # in the sentence, folded: the score of a game
    kicker: Pattern  # in a title: its first words are a rubric
    listed: Pattern  # in the sentence: several values are told in the order of their things
    other_side: Pattern  # right behind a name: something is compared with it
    concludes: Pattern  # the beginning of a paragraph that sums up
    label: Pattern  # a line up to its value: what the value is of, group 1
    more_of_it: Pattern  # right behind a value: it is a difference
    this: Pattern  # right behind a value: what it was told of is pointed at
    as_it_is: Pattern  # right behind a value: it stayed so
    same_before: Pattern  # right before a value: it is the one told before
    within: Pattern  # right behind a value: it is a bound
    has: Pattern  # right behind a value: it describes a thing
    noun: Pattern  # right behind a value, folded: what it is told of, group 1
    noun_before: Pattern  # right before a value, folded: the same
    bare: Pattern  # the end of a number: no unit is written with it
    none_of_it: Pattern  # something is not there, in a group
    in_part: Pattern  # around that: not all of it is meant
    debt: Pattern  # in the sentence: money is owed
    some_of_it: str  # all between such a thing and a number of it, to the end; a pattern
    no_things: frozenset[str]  # what is said not to be there and cannot be counted
    of_any_share: str  # words that stand with any share
    of_any_thing: str  # words that stand with any product
    describes: frozenset[str]  # right behind a number: no noun, but what makes the number describe one
