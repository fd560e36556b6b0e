"""How a language tells values of a data sheet, and of which form of a thing. Filled per language; folded text."""

from __future__ import annotations

import re
from dataclasses import dataclass

Pattern = re.Pattern[str]


@dataclass(frozen=True, slots=True)
class Sheets:
    """Words around a value that tell what it is; ``other_…``: it is another value than that of the sheet."""

    other_node: Pattern  # nanometres
    power: Pattern
    other_power: Pattern
    launch_price: Pattern
    other_price: Pattern
    first_form: Pattern  # the form of a thing that came out first; of text in lower case
    form: Pattern  # right behind a size of memory: the form that has it
    bus: Pattern  # right behind the name of a bus, which is spoken of as such and is no form of a thing
    laptops: Pattern  # machines in which a chip of another size goes by the name of the card; of folded text
    loose: frozenset[str]  # words of a name that tell nothing apart
    done_before: Pattern  # in the head of a column, between "a second" and what is counted in it
    done_behind: Pattern  # all that may stand behind that
