"""By which words a language tells how long, wide and high a body is, and how fast a recording is worked off. Filled per language; folded text."""

from __future__ import annotations

import re
from dataclasses import dataclass

Pattern = re.Pattern[str]


@dataclass(frozen=True, slots=True)
class Sizing:
    """Words around lengths, an area or a volume, and around multiples of real time."""

    side: Pattern  # beside a length: one of the ways in which a body reaches
    edge: Pattern  # right around a length: the side of a square
    area: Pattern  # before an area: that of the body just told of
    volume: Pattern  # the same of a volume
    round: Pattern  # the body is no box
    real_time: Pattern  # right before a multiple, or behind it: of the time that a recording lasts
    an_hour: Pattern  # a recording of one hour, told without a number
    recording: Pattern  # right behind how long it lasts: what is heard or seen
