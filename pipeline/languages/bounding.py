"""By which words a language tells that a value lies just beyond a part or a multiple of another. Filled per language; folded text."""

from __future__ import annotations

import re
from dataclasses import dataclass

Pattern = re.Pattern[str]


@dataclass(frozen=True, slots=True)
class Bounding:
    """Words right behind a part or a multiple, or a little further on."""

    barely: Pattern  # it is missed or passed by a little
    over: Pattern  # it is passed by a little, though the number itself is read as a rough one
    than: Pattern  # what is told of is compared with the part itself; words of direction follow
    saved: Pattern  # in the sentence: what was saved, or the gap, and no part of a value
    of_change: Pattern  # so much was added or taken off, and is not what came of it
    of_some: Pattern  # the part is of things that are counted or listed, or of a time or a place
    owner: Pattern  # right before a part: of what it is one, group ``owner``; no pronoun
    opens: Pattern  # all that stands before it in a sentence that says no more of what it is told of
    by_so_much: Pattern  # all that stands between a percentage and the word of direction of which it tells the size; group ``more`` where it is a comparative
