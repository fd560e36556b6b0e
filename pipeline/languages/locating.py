"""By which names a language tells where something is, goes to or comes from. Filled per language."""

from __future__ import annotations

import re
from dataclasses import dataclass

Pattern = re.Pattern[str]


@dataclass(frozen=True, slots=True)
class Locating:
    """Names of places, and words that make what is told of them a plan."""

    aim: Pattern  # what is told is aimed at or expected
    agreed: Pattern  # it was agreed on, and is thus planned though told as a fact: a contract, a budget
    places: dict[str, str]  # a country by its code, and its cities by their English names behind that: what they are called, as patterns
    placed: Pattern  # other names that stand where a place does, group 1, in the words themselves
