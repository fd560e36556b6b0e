"""By which words a language calls an amount the total of others. Filled per language; folded text."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

Pattern = re.Pattern[str]


@dataclass(frozen=True, slots=True)
class Totalling:
    """Words around a total whose parts stand in other sentences."""

    total: Pattern  # before a number in its sentence: it is a total
    product: Pattern  # before a number in its sentence: it is what so many of so much each come to
    shares: Pattern  # before a number in its sentence: it is what all shares of a firm are worth
    moved_by: Pattern  # all between points and the share that they led to, group up: it rose
    comes_of: Pattern  # the end of all between a value and a percentage: it comes of the two values just told
    times_of: Pattern  # all between a multiple and an amount: the amount is that
    more: Pattern  # in its sentence: more is in it than what is told
    people: Pattern  # right behind a number: so many are all who are there
    of_list: Pattern  # in a sentence that lists amounts: they are compared, or are levels, and do not add up
    adding: Pattern  # between an amount and a total in its sentence: the amount is added to what was told before
    over_periods: Pattern  # before a number in its sentence: it is what several quarters come to
    so_many: Pattern  # so many things; the first group is the word of their number
    counts: Mapping[str, int]  # the words of that group
    of_all: Pattern  # behind them, before an amount: it is what they have together, or on average
    average: Pattern  # the latter
    each: Pattern  # what follows is told of each of several things
    filled: Pattern  # behind so many of a thing: something holds them
    parted: Pattern  # in a sentence: amounts in it are the parts of one that it tells
    net: Pattern  # in its sentence: an amount is what is left of another when one is taken off
    both: Pattern  # in its sentence: some are counted on both sides
    ago: Pattern  # right behind a time: so long ago
    box: Pattern  # the beginning of a sentence that goes on to speak of what holds them
