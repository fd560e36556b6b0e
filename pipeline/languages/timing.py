"""How a language compares runs that were measured: by software, by round, by release, by what has just been timed. Filled per language; folded text."""

from __future__ import annotations

import re
from dataclasses import dataclass

Pattern = re.Pattern[str]


@dataclass(frozen=True, slots=True)
class Timing:
    """Words of a comparison of two runs; ``fast``, ``slow``, ``ahead`` and ``behind`` are groups that tell which way."""

    fast: Pattern  # how fast a run was, by a comparative
    time: Pattern  # of such a word: it is of time
    run_with: Pattern  # right behind the name of a program: what was run with it
    of_other: Pattern  # between a name and a comparative: the name is of the other side
    of_rounds: Pattern  # two rounds, or the one before
    result: Pattern  # what a run gave
    same: Pattern  # it is what it was
    than_round: Pattern  # a round that another is held against, group ``one``
    release: Pattern  # two releases of one program, groups ``ours`` and ``theirs``
    just_told: Pattern  # the time told right before
    than_just_told: Pattern  # the same, as what is held against
    marked: Pattern  # right behind a name: it is what is held against
    compared: Pattern  # how fast, behind the mark of the other side
    result_of: Pattern  # right behind a name: its result is held against
    ahead: Pattern  # right behind a name: it is ahead or behind
    won_or_lost: Pattern  # that it turned out so, or the other way
