"""How a language says that a number is reckoned of others. Filled per language; folded text."""

from __future__ import annotations

import re
from dataclasses import dataclass

Pattern = re.Pattern[str]


@dataclass(frozen=True, slots=True)
class Reckoning:
    """Words right before a number."""

    of_whole: Pattern  # it is a share of the whole: ``전체의``, ``toplamın``
    exactly: Pattern  # it is told to the digit: ``꼭``, ``tam``
    each: Pattern  # what stands between a count and what each has: ``저마다``, ``her biri``
    went_up: Pattern  # behind a percentage: a level rose or fell by it
    apart: Pattern  # in the sentence of a percentage: it is no move of the level
    yardstick: Pattern  # a value that others are held against: ``평균``, ``ortalama``
    against_it: Pattern  # words that hold something against the yardstick just told, up to the word of direction
    of_another: Pattern  # right before such words: what else is held against it (``소음은 평균보다``), or another year's
    describes_next: Pattern  # behind them: a comparison that only describes the noun that follows
    against_a_plan: Pattern  # words that hold something against what was aimed at, needed or expected, group ``noun``, up to the word of direction
    describes_it: Pattern  # all between a value and the noun that it describes
    speaker: Pattern  # the speaker's own side as the subject of a comparison, up to the word of direction
    speakers_own: Pattern  # right before a value: it is the speaker's own
    scales: tuple[float, ...]  # how far the words for large numbers lie apart
    grouped: Pattern | None  # digits whose mark parts thousands, though it may be read as that of decimals beside a unit that never has thousands: ``3.350``
    decimals: Pattern | None  # digits whose mark can be nothing but that of decimals: ``3,35``
