"""By which words a language tells of what a value is told, where that stands not right beside it. Filled per language; folded text."""

from __future__ import annotations

import re
from dataclasses import dataclass

Pattern = re.Pattern[str]


@dataclass(frozen=True, slots=True)
class Whose:
    """Words from a value to its subject, or from the subject to the value."""

    holds_place: Pattern  # right behind a place in an order, where the sentence goes on to who has it (``3위는 … 이글이다``)
    is_that: Pattern  # right behind a name: it is what the sentence says that something is
    times_of: Pattern  # from a value to the multiple or the part of another's that it is
    than_this: Pattern  # right behind a value: something else is held against it
    buys: Pattern  # right behind a number of things: they are bought, and who leads the sentence buys them
    of_trade: Pattern  # right before a place in an order: among the firms of a trade
    has_process: Pattern  # from a firm to the process that it has or uses
    short_of: Pattern  # right behind a process: it is told of how much of it there is
    nation: Pattern  # at the head of a clause: a country that has the value (group ``place``)
    device: Pattern  # right behind software: a machine that runs it, as what is spoken of (group ``noun``)
    generation: Pattern  # a generation by its number alone
    chief: Pattern  # somebody called only by an office, as who tells or does something
    rating: Pattern  # right before a score: somebody's own judgement of what they write about
    joined: Pattern  # right behind a number of things: they are made into one
