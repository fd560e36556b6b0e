"""Words beside an amount by which a language tells what it measures, where its unit does not. Filled per language; folded text."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

Pattern = re.Pattern[str]


@dataclass(frozen=True, slots=True)
class Neighbours:
    """What stands before, behind or between amounts."""

    differs: Pattern  # right behind an amount: another is so much less or more
    shorter: Pattern  # right behind a proportion: a time is so much shorter or longer
    beside_year: Pattern  # between two percentages: the second is the first of another time
    this_is: Pattern  # points at what has just been told
    this_number: Pattern  # right before an amount: it is the number told before of another time or thing
    amounting: Pattern  # between an amount and the name of what another has a multiple of
    owning: Pattern  # between that name and the multiple
    since: Pattern  # between an amount and what follows from it
    is_more: Pattern  # right behind a proportion: something is more or less by it
    set_against: Pattern  # between an amount and a proportion: more or less than that amount
    rises_then: Pattern  # right before a percentage: when something rises by it
    goes_up: Pattern  # right behind one: it rises
    absent: Pattern  # right behind a word for a measure: had it not been there
    comes_to: Pattern  # between a part or multiple and the amount that it comes to
    in_a_time: Pattern  # somewhere before an amount: it is that of a second, a minute, an hour
    sound_before: Pattern  # right before a length of time: it is one of sound
    sound_behind: Pattern  # right behind it: the same
    stands_still: Pattern  # right behind a length of time: nothing ran
    water: Pattern  # in a clause: water is used
    made: Pattern  # in a sentence: goods are made
    designed: Pattern  # right behind a power: a site is made for it
    ordered: Pattern  # right behind an amount of money: so much is ordered
    written_off: Pattern  # right behind an amount of money: a stock is worth so much less
    contract_led: Pattern  # right before an amount: its sentence is about the worth of a contract
    reckoned: Pattern  # before an amount of money: it is what a rate comes to
    per_money: Pattern  # before a proportion: for each unit of money
    up_to_number: Pattern  # between a word for a measure and the number that it measures
    topic: Pattern  # behind a word for a measure: its sentence is about it
    failures_before: Pattern  # right before a number of times: so often a thing failed
    other_things: Pattern  # right before a number of pieces: the noun of what is counted
    counted_as: Mapping[str, str]  # some such nouns -> metric
    shares: Pattern  # in a sentence: shares are told
    held: Pattern  # right behind a percentage: somebody holds it of a market, or comes behind another with it
    of_market: Pattern  # right before one: it is of a market or of all that is sold
    stake: Pattern  # in its clause: what is held is a firm
    hired: Pattern  # in a sentence: a thing is rented
    arrived: Pattern  # between the second end of a change and what lies between both
    sold_for: Pattern  # right behind money: goods are sold for so much
    enough: Pattern  # right behind an amount: it was enough
