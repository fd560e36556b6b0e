"""By which words a language tells who takes or hands over so many, whose machine it is and what ``we`` reach. Filled per language; folded text."""

from __future__ import annotations

import re
from dataclasses import dataclass

Pattern = re.Pattern[str]


@dataclass(frozen=True, slots=True)
class Doing:
    """Words from a value to who does something with so many, or to whom it is told of."""

    taken: Pattern  # right behind a number of things: they are the object, and who takes them is named next
    takes: Pattern  # behind who takes them: the next of a list, or the verb
    taker: Pattern  # right behind such an object: who takes them, without a name (group ``who``)
    hands_over: Pattern  # that somebody gets what is counted
    getting: Pattern  # right behind a name: to whom something goes
    while_behind: Pattern  # all from a value to the name that the next clause holds against it
    machine: Pattern  # in the clause of a value, before it: the machine that was told of (group ``noun``)
    is_machine: str  # from a name to the noun (``{}``) that tells what sort of machine it is
    we_reach: Pattern  # right behind a value: it is ours
    we_hand_over: Pattern  # behind a number of things: we have shipped or sold them, or will
    of_it: Pattern  # right before a number: so many of those just told
    got: Pattern  # from a value on: somebody got it out of something
    our_sort: Pattern  # right before a value: the thing by its sort alone
    theirs: Pattern  # right before a value: it is the other's that was spoken of
