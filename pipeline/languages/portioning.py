"""How a language tells whose a part of a whole is, behind its percentage. Filled per language; folded text."""

from __future__ import annotations

import re
from dataclasses import dataclass

Pattern = re.Pattern[str]


@dataclass(frozen=True, slots=True)
class Portioning:
    """Words right behind a percentage; the group ``who`` is what has the part."""

    is_of: Pattern  # the part is told to be of something
    comes_from: Pattern  # it comes from there
    given_to: Pattern  # it is given to somebody
    goes_over: Pattern  # it goes over to somebody
