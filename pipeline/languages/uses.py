"""Words right around an amount by which a language tells what is done with it. Filled per language; folded text."""

from __future__ import annotations

import re
from dataclasses import dataclass

Pattern = re.Pattern[str]


@dataclass(frozen=True, slots=True)
class Uses:
    """Sides, heat around a thing, and numbers that assert nothing."""

    comes_with: Pattern  # right before watts: a mode, or what a thing comes with, which hold it to them
    sides: Pattern  # right before a length: it is that of each side
    around_behind: Pattern  # right behind degrees: it is so hot or cold around a thing
    around_before: Pattern  # in the clause before degrees: the same
    room: Pattern  # right before degrees: it is so warm in a room, of which nothing is claimed
    shipped: Pattern  # in a clause: bits are shipped or wanted
    hits: Pattern  # a word for hits
    cache: Pattern  # before it: what is hit is a cache
    kinds_of_models: Pattern  # up to the end of a number: so many kinds of models
    kept_on: Pattern  # right behind a length of time: a thing was on for so long
    on_battery: Pattern  # anywhere near a length of time: a battery may be what lasts so long
    remaining: Pattern  # right before a number: what is left of one told before
    attended: Pattern  # right behind a number of people: they came to an event
    event: Pattern  # before it: which (group ``noun``)
    got_right: Pattern  # right behind a percentage: so many answers were right
    hours_behind: Pattern  # right behind a number of devices: their hours are counted
    advice: Pattern  # right behind a number: one should not go below or beyond it
    defines: Pattern  # at the end of a sentence: it says what a unit is
    lot: Pattern  # right behind a number of things: a price for each that is told for so many
    wholly: Pattern  # right behind a hundred percent: a manner of speaking
    daily: Pattern  # right before hours: so many a day
    failed: Pattern  # right behind a number of times: a thing failed so often
    of_a_part: Pattern  # right behind a length: it is that of a fan or the like
    moved_to: Pattern  # before a part of a model: to which other memory it is moved, where that stands there
    moved: Pattern  # right behind it: it is moved
    added: Pattern  # right behind an amount: it comes on top of another
    spelt: Pattern  # right behind bits: the format of numbers that they are
    standard_before: Pattern  # right before an amount: a standard asks for it
    standard_behind: Pattern  # right behind it: the same
    passed: Pattern  # right behind it: a thing goes beyond or stays below it
    set_aside: Pattern  # right behind a size: a variant that is not meant
    of_rival: Pattern  # right behind an amount: a rival without a name has it
    packed: Pattern  # right before a number of things: a pack holds so many
    taken_up: Pattern  # right behind an amount of memory: it is filled, and not all there is
    of_file: Pattern  # right before bytes: a file has them
    data_before: Pattern  # right before bytes: they are data
    data_behind: Pattern  # right behind bytes: they are sent, copied or piled up
    converted: Pattern  # before a time: something is converted
    battery: Pattern  # words for a battery
    drained: Pattern  # right behind a percentage: so much of a battery is used up
    charged: Pattern  # right behind a percentage: so much of a battery is charged
    supplied_behind: Pattern  # right behind years: a thing is to be had for so long
    supplied_before: Pattern  # right before them: the same
    committed: Pattern  # right behind a length of time: one has to rent for so long
    put_together: Pattern  # right behind bytes: what somebody brings them to with more than one thing
    more_than_one: Pattern  # before that: a second thing is put in
    needs_supply: Pattern  # right before watts: a power supply should give so much, where ``should`` stands behind
    should: Pattern  # right behind those
    passed_on: Pattern  # right behind a part: it is passed on to a price
    of_version: Pattern  # right behind a number behind a program's name: it is that of a version
    programs: Pattern  # right before a number: the name of a program
    exchange: Pattern  # right before money: it is a rate of exchange
    if_needed: Pattern  # right behind an amount: if somebody needs it
    span_before: Pattern  # right before hours or days: a month or the like that has so many
    kept_running: Pattern  # right behind those: something is on or rented for that long
    cases: tuple[tuple[str, Pattern, Pattern], ...]  # in which case a thing draws so much: right before it, and right behind
