"""How a language tells by how much a time fell or a run was faster. Filled per language; folded text."""

from __future__ import annotations

import re
from dataclasses import dataclass

Pattern = re.Pattern[str]


@dataclass(frozen=True, slots=True)
class Pacing:
    """Words around a share or a multiple of times."""

    shorter: Pattern  # it is of a time, which fell
    faster: Pattern  # it is of a speed
    longer: Pattern  # it is of a time, the other way round
    other: Pattern  # it is of something else, or no result
    between_rounds: Pattern  # before it: it is between two rounds
    held_against: Pattern  # in its sentence: it may be held against another than the last times
    priced: Pattern  # around a percentage: it is of a price
    timed: Pattern  # around it: it is of a time
    of_each: Pattern  # around it: it is of something for each of others
    cheaper: Pattern  # around it: a price is lower
