"""By which words a language tells of what a value of a data sheet is, where not of the product itself. Filled per language; the text itself where not said to be folded."""

from __future__ import annotations

import re
from dataclasses import dataclass

Pattern = re.Pattern[str]


@dataclass(frozen=True, slots=True)
class Specifying:
    """Words around a value."""

    of_one: Pattern  # right before a number: each of several has so much
    host_before: Pattern  # right before a size: it is memory of the machine
    of_which_kind: Pattern  # in the sentence: kinds of memory are spoken of
    more_of_it: Pattern  # in the sentence: so much more of it
    like_it: Pattern  # right behind a name, folded: it is named for likeness
    in_a_rack: Pattern  # folded, up to a count: so many of the machine stand in one
    other_chips: Pattern  # folded: other chips, or parts of one
    per_area: Pattern  # so much for each unit of area
    of_the_server: Pattern  # right behind a size: it is memory of the machine
    of_each_of_many: Pattern  # right behind a size: each of several has it
    not_one_to_one: Pattern  # right behind a ratio of one to one, folded: that things cannot be compared so
    same_price: Pattern  # two prices are one
    host_behind: Pattern  # right behind a size: it is memory of the machine, which another noun may follow
