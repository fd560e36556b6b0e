"""By which words a number beside the name of a product is told of it. Filled per language; folded text where not said otherwise."""

from __future__ import annotations

import re
from dataclasses import dataclass

Pattern = re.Pattern[str]


@dataclass(frozen=True, slots=True)
class Placing:
    """Words between and around a name and a number."""

    like: Pattern  # right behind a name: it is named for likeness
    has_not: Pattern  # right behind a kind of memory: it is not what the product has
    gap: Pattern  # right before an amount: two prices lie so far apart
    gap_behind: Pattern  # right behind it: the same
    used: Pattern  # in the sentence: prices are not those of the launch
    of_it: Pattern  # all between a name and a multiple of what it has
    has_it: Pattern  # all between a name and the next one, of whose value its own is a multiple
    level: Pattern  # around a number, in the words themselves: it is of several together, or of a limit
    link: Pattern  # how fast chips talk to one another
    times_of: Pattern  # right behind a name: a multiple of what it has
    compared: Pattern  # right behind a name: another thing is held against it
    nouns: dict[str, Pattern]  # what a number near such a noun is of, by metric
    measures: dict[str, Pattern]  # what a multiple is of, by metric
    owner_next: Pattern  # between a number and the name that it is told of
    mixed: Pattern  # between a name and a number: something is compared
