"""How a language speaks of the rounds and suites of a benchmark. Filled per language; folded text."""

from __future__ import annotations

import re
from dataclasses import dataclass

Pattern = re.Pattern[str]


@dataclass(frozen=True, slots=True)
class Suites:
    """Words around the number or month of a round."""

    round_before: Pattern  # the round before this one
    now: Pattern  # up to a number: what is told of the article's own round behind another one
    held_against: Pattern  # from a round on: something is held against it
    right_before: Pattern  # right before a round: it is the one before
    now_again: Pattern  # behind a round: the article's own is told of after it
    both_rounds: Pattern  # two rounds together
    other_suites: Pattern  # a suite other than that of training
    training: Pattern  # the suite of training
    before_division: Pattern  # right behind a number: it is a round of a division
    of_month: Pattern  # up to a number: a round by the group ``month`` in which it came out, as a number or a word that the months of dated events have
    named: Pattern  # around a version: it is one of a round
    behind: Pattern  # right behind a version: the same
    adjoined: Pattern  # from right behind a round to the name of the thing whose result in it is told
