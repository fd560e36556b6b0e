"""What a language tells about corrections: which number is taken back and which takes its place. Filled per language; folded text."""

from __future__ import annotations

import re
from dataclasses import dataclass

Pattern = re.Pattern[str]


@dataclass(frozen=True, slots=True)
class Correcting:
    """Behind and before a number, no further than the next one. ``made`` is searched in whole sentences, what stands ``behind`` is matched."""

    made: Pattern  # the sentence corrects something
    ours: Pattern  # it speaks of what its own paper has written
    instead: Pattern  # behind: not this but another
    reported: Pattern  # behind: this was written; a correction where ``made`` says so
    wrong: Pattern  # anywhere behind: this was written wrongly
    holds: Pattern  # behind: a clause ends that says that this is so, whatever stands behind that
    doubtful: Pattern  # before, up to the number: what was written or said first
    right: Pattern  # anywhere before: what is so
    settled: Pattern  # behind: this is what is right now
    error_for: Pattern  # behind: the number before it was written in place of this
    between: Pattern  # all that stands between what is taken back and what takes its place (``450W에서 400W로``)
    changed: Pattern  # behind the second of these
    negates: Pattern  # anywhere near: some word says that something is not so, or was not
    told: Pattern  # anywhere in an article: it may correct something; a pattern that the database understands too
    taken_back: Pattern  # right behind a number: it is not so
    former: Pattern  # right before one: it is what was said first
