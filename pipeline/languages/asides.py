"""By which words beside a change a language says that it is denied, listed with others, or tied to a value of its own. Filled per language; the text itself where not said to be folded."""

from __future__ import annotations

import re
from dataclasses import dataclass

Pattern = re.Pattern[str]


@dataclass(frozen=True, slots=True)
class Asides:
    """Words right around a change or a value."""

    denied: Pattern  # behind a change, folded: it is not so
    taken_back: Pattern  # behind a quotation: the same
    falls_short: Pattern  # right behind a multiple: it is a little less
    reaches: Pattern  # right behind a number: about so much, and rather more
    listed: Pattern  # in the sentence: several changes are told in the order of their things
    leads_to: Pattern  # all between a change and the value that it is told of
    of_them: Pattern  # right before a share, folded: it is a part of what was told last
    moves: Pattern  # right behind it, folded: and yet it is a change
    of_whole: Pattern  # right before an amount, folded: it is a part of a whole told elsewhere
    more_than: Pattern  # right behind a number: at least so much, and more
    of_a_limit: Pattern  # right before a change, folded: it is from a limit, a mean or an aim, group 1
    to_an_aim: Pattern  # right before a change: it is how far something lies from an aim, which is not reached
    offered: Pattern  # right behind a percentage: it is a discount that may be had
    part_of_it: Pattern  # folded, the beginning of what stands before a value: it is a part of the value before
    earlier: Pattern  # before a change, folded: it is from an earlier value
    by_means: Pattern  # between the last value and a change, folded: the change comes of what is used or done then
    was: Pattern  # right behind a value: it was so
    batch_before: Pattern  # right before a number, folded: so many inputs are taken at once
    batch_behind: Pattern  # right behind one, folded: the same
    proper: Pattern  # a name, group 1, by what is written behind it
    than: Pattern  # right behind a value: something is compared with the thing that has it
    joins: Pattern  # all between two values of which both are compared with
    tells: Pattern  # between two values: something is told of the first by itself
    of_a_group: Pattern  # right behind a number: it is what each group has
    groups: Pattern  # right behind a number: so many groups
