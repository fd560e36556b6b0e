"""How a language tells the day, month or year of an event. Filled per language; folded text."""

from __future__ import annotations

import re
from dataclasses import dataclass

Pattern = re.Pattern[str]


@dataclass(frozen=True, slots=True)
class Events:
    """Words around a date that is told of an event."""

    moved: Pattern  # in a sentence: a date was put off or brought forward
    again: Pattern  # in a sentence: another round, phase or part has a date of its own
    according: Pattern  # behind a date, in the words themselves: on that day somebody said something
    bare_day: Pattern  # a date that is no more than a day of the month
    said: Pattern  # in the sentence of such a one: on that day somebody said something
    events: tuple[tuple[str, Pattern], ...]  # what happens, by the words beside its date; ``~`` stands for the date
    relative: Pattern  # a date told from the day of publication; group ``year``, and group ``month``, ``quarter`` or ``part``
    years: dict[str, int]  # by how many years such a year is off publication
    parts: dict[str, str]  # the part of a year that such a word is
    months: dict[str, int]  # the month that a word is; where it is written as a number, none
