"""How a language says for how long something runs at so much an hour, a day or a month, and what that comes to. Filled per language; folded text."""

from __future__ import annotations

import re
from dataclasses import dataclass

Pattern = re.Pattern[str]


@dataclass(frozen=True, slots=True)
class Running:
    """Words around a rate and around its total; a group ``h``, ``day``, ``week``, ``month`` or ``year`` names the unit of time."""

    rate_before: Pattern  # ends right before an amount: so much for each unit of time
    rate_glued: Pattern  # the same, where it is written together with the amount
    span: Pattern  # how long, in words, before a total
    months: Pattern  # so many, group ``month`` or ``year``, though the words may be read as a date; of the text itself
    for_so_long: Pattern  # right behind a span: a total is for it
    comes_to: Pattern  # behind a total: it was reckoned
    daily: Pattern  # so many hours a day: what a power makes of it is reckoned, not read off a meter
    a_day: Pattern  # before hours: so many a day
    aside: Pattern  # between a rate and a total: something else bears on it
    device_hour: Pattern  # before an amount: it is for each hour of one of many devices
    pays_off: Pattern  # right behind how long: then what was spent has come back
    to_pay_off: Pattern  # before how long: until it has
