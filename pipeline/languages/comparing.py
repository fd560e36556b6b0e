"""What a language tells the rules for comparisons without a number, beyond the role grammar. Filled per language; folded text."""

from __future__ import annotations

import re
from dataclasses import dataclass

from pipeline.languages.grammar import Degree

Pattern = re.Pattern[str]


@dataclass(frozen=True, slots=True)
class Comparing:
    """Marks and words of comparison that state no number."""

    mark: Pattern  # right after a name: it is the standard of comparison
    degrees: tuple[Degree, ...]  # looked for before the role grammar's own
    comparative: Pattern  # a comparative that may stand without its standard (``daha ucuz``)
    also: Pattern  # from a word of comparison to the next one between the same two (``daha hızlı ve daha ucuz``)
    mutual: Pattern  # two sides are alike, both named before or in the sentence
    adnominal: Pattern  # a comparative that describes the name right after it
    modifier: Pattern  # between a word of comparison and the name that it describes (``보다 싼 1080 Ti``)
    pronoun: Pattern  # "than that"
    past: Pattern  # the subject's own past with its mark, before a word of comparison
    speed: Pattern  # words of comparison that speak of speed, not of time
    duration: Pattern  # those that speak of time
    rest: Pattern  # words after which a sentence compares with nothing ("the best")
