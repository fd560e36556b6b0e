"""What a language says of how, when and of what a number was measured. Filled per language; folded text."""

from __future__ import annotations

import re
from dataclasses import dataclass

Pattern = re.Pattern[str]


@dataclass(frozen=True, slots=True)
class Conditions:
    """Patterns as text where the words of all languages come together: an article of one language is held against one of another."""

    sparse: Pattern  # values are counted with zeros left out
    dense: Pattern  # they are not
    not_sparse: Pattern  # the former is switched off
    price_moved: Pattern  # a price rose or fell
    conditions: dict[str, str]  # by its kind, a condition whose value is what a group catches
    division: dict[str, str]  # of a benchmark
    scope: dict[str, dict[str, str]]  # ways to define a number: an axis, and its values by their words; two values of one axis are two definitions
    kinds: dict[str, dict[str, str]]  # conditions by words: an axis, of which both sides name a value
    edition: Pattern  # an edition of a product sold under its name, group 1
    editions: dict[str, str]  # such words in English
    configured: Pattern  # what a name is sold with, beside it, group 1
