"""By which words a language tells which of two values is the subject's and which the other side's. Filled per language; the text itself where not said to be folded."""

from __future__ import annotations

import re
from dataclasses import dataclass

Pattern = re.Pattern[str]


@dataclass(frozen=True, slots=True)
class Siding:
    """Words that stand with each of two values, and with what is said of both."""

    earlier: Pattern  # folded: what was before, or came out before
    value_than: Pattern  # right behind a value: something is compared with it
    past: Pattern  # right behind a value: it was so, and something follows from it
    new_subject: Pattern  # behind a value that is a reason: a new thing is named, in a group
    points_back: Pattern  # such a thing that is no new one
    later: Pattern  # folded: what is now, or came out last
    breaks: Pattern  # where a clause ends
    one_and_other: Pattern  # folded: which is which of the two is not told
    had_been: Pattern  # folded: what had been before something else, or was the first of a line
    model_year: Pattern  # a year by which a thing is called, group 1
    rival: Pattern  # folded: the rival, without its name
    subject: Pattern  # a subject, group 1
    name_than: Pattern  # folded: a name that something is compared with, group 1
    before_name: Pattern  # folded: what stands before such a name within the phrase and is not of it
    designation: Pattern  # folded: a number of four digits that is a name
    when: Pattern  # the end of a phrase that is no thing but a time
    relative: Pattern  # all between a value and a comparison: it is told of the name that something is compared with
    than: Pattern  # behind a value: something is compared with a name there
    adnominal: Pattern  # the end of a word that describes the next one; between a value and such a name
    topic: Pattern  # a word that makes the value the topic
    marks: str  # what a name may have right behind it before its value; a pattern
