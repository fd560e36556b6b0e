"""By which words a language tells of a move from one thing to another, and of what was before. Filled per language; folded text."""

from __future__ import annotations

import re
from dataclasses import dataclass

Pattern = re.Pattern[str]


@dataclass(frozen=True, slots=True)
class Moving:
    """A move, its two sides, and a change from another thing's value."""

    left: Pattern  # between the thing left and the one moved to
    moved_to: Pattern  # right behind the thing moved to
    told: Pattern  # words for the old and the new one (groups ``old`` and ``new``)
    behind_former: Pattern  # right before a number: of the predecessor
    machines: Pattern  # right before a number: of such machines (group ``noun``)
    held_against: Pattern  # right behind a name: what is held against it
    once: Pattern  # what once was
    had: Pattern  # right behind a name: one had or used it
    instead: Pattern  # between two values: the second in place of the first
    of_a_thing: Pattern  # between a name and a value: it is that thing's
    over_time: Pattern  # words by which something changes in time, not from one thing to another
    from_value: Pattern  # right behind a value, in the words themselves: something moves from it
    to_value: Pattern  # the same: something moves to it
    made_so: Pattern  # right behind a value: what was changed to it is named behind
    enlarged: Pattern  # what somebody makes larger or smaller (group ``noun``), from one value to another (group ``values``)
