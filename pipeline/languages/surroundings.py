"""By which words around numbers a language tells of what and for how long they are. Filled per language; the text itself where not said to be folded."""

from __future__ import annotations

import re
from dataclasses import dataclass

Pattern = re.Pattern[str]


@dataclass(frozen=True, slots=True)
class Surroundings:
    """Periods told without a number, parts of a year, and things that numbers are told of."""

    changed: Pattern  # folded, in the sentence: it tells of a change, or of several together
    another_time: Pattern  # folded: it is of another year
    first_quarter: Pattern  # folded
    first_half: Pattern  # folded
    own_trial: Pattern  # folded, in the sentence, the one before or the headline: a person tells of what he tried himself
    paid: Pattern  # the same: what somebody paid, or asks for a used thing
    of_money: Pattern  # folded: what a firm took or sold
    periods: dict[str, Pattern]  # a day, a year or a month
    devices: dict[str, str]  # devices by their English names, as patterns
