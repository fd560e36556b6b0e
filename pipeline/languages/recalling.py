"""By which words a language tells again what was told before, and of what. Filled per language, on folded text."""

from __future__ import annotations

import re
from dataclasses import dataclass

Pattern = re.Pattern[str]


@dataclass(frozen=True, slots=True)
class Recalling:
    """Words between a name and its value, and around values that are told again."""

    owns: Pattern  # all between a name and a value: the value is that of the name
    of_it: Pattern  # right behind a value that opens a sentence: of what the sentence before speaks of
    supposed: Pattern  # in the sentence: a value is wished for, planned or thought of
    attributive: Pattern  # right behind a value: it describes a noun, groups ``noun`` and ``next``
    noun_told: str  # all between a noun, as ``{}``, and its value; a pattern
    things: Pattern  # nouns, by their beginnings, of which an article has several with a value each
    rest: Pattern  # right before a number: it is what is left
    in_all: Pattern  # right before a number: it is all of them
    of_each: Pattern  # right behind a number: so many in each group, whose number follows
    was: Pattern  # right behind a number: so many they were
    now: Pattern  # in the sentence: so many they are now, group ``many``
    newcomers: Pattern  # right before a number: those who came since
    pace: Pattern  # in a headline: its multiple is one of speed
    rounds: Pattern  # right behind an ordinal or a count: rounds of one run, which are counted through
    ran: Pattern  # in the sentence of a count: so many rounds were run in all
    not_reached: Pattern  # in the sentence of an ordinal: it did not come to that, or has yet to
    supply: Pattern  # what gives power
    room: Pattern  # in the sentence: the supply has more than is drawn
    untaken: Pattern  # no money was taken from others
    another: Pattern  # before those words in the sentence: of somebody who is named
    taken: Pattern  # in the sentence of an amount: it was taken from others
    of_the_other: Pattern  # folded, before a value: it is that of a thing which only a pronoun tells from another, or of its cards alone
    of_former: Pattern  # right before a share: it is of what an earlier thing has of ``noun``
    share_used: Pattern  # right behind that share: so much is enough
    ago: Pattern  # right behind a length of time: so long ago
    ago_is: Pattern  # from such a length to the date that it is
    date_is: Pattern  # from a date to the length that it lies back
    from_another: Pattern  # right before a length of time: it lies before something else than today
    department: Pattern  # right before a number of people: those of one department
    office: Pattern  # the same, of sales or the office: a firm that is told by departments down to these is told whole
    hired: Pattern  # in the sentence: people came, or are to come
    staff: Pattern  # right before a number of people: all who work there
    validation: Pattern  # between a data set and a number of it: of its validation part
    as_said: Pattern  # right before a value: it was told before
    on_basis: Pattern  # right behind a value: on which basis the known one is
    other_part: Pattern  # in the sentence: a process is that of a part, or of another maker's
    near_half: Pattern  # a share in words: not quite half
    over_half: Pattern  # the same: more than half
    for_each: Pattern  # right before a value: for each ``noun``
    saved: Pattern  # right behind a value: by so much less
    of_the_others: Pattern  # before a number in its sentence: it is told of other things than the one named, or of all
    rest_are: Pattern  # right before a value: all things but those named have it, groups ``two`` and ``three`` where it says how many these are
    held_against: Pattern  # right behind a name: something is compared with it, or it has what is told
