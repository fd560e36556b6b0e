"""What a language tells about wholes and their parts: a box beside the card in it, a kit beside its chip. Filled per language; folded text."""

from __future__ import annotations

import re
from dataclasses import dataclass

Pattern = re.Pattern[str]


@dataclass(frozen=True, slots=True)
class Wholes:
    """Words by which a value is told of a whole or of a part of it. Group ``noun`` is the thing told of, without its case."""

    whole: Pattern  # all of a box, a machine or a centre, before a value
    fitted: Pattern  # right behind a thing: the machine that it is built into, as what is spoken of
    called_by_chip: Pattern  # from a chip to a value: the machine that has it, without its noun
    of_firm: Pattern  # right behind a firm: a machine of its, as what is spoken of
    of_machine: Pattern  # right behind a thing: the machine that is built of it
    machine_draws: Pattern  # up to a power: a machine takes it, as what is spoken of; group ``noun``
    each_machine: Pattern  # before a value: it is that of each machine, not of each card in it
    per_machine: Pattern  # a value is told of one whole machine
    sized: Pattern  # right behind a number of chips, or those that it counts: the machine that has them
    sized_before: Pattern  # before a number of chips: each machine has so many
    other_side: Pattern  # right behind a number of things: they are what something else is measured against
    in_turn: Pattern  # right behind such a number
    edition: Pattern  # between a machine and a value: that machine, as built with the thing named between (group ``with``)
    alone: Pattern  # a card without the machine around it
    alone_behind: Pattern  # right behind a name: it is told of by itself
    kit: Pattern  # a kit or a module, which has a price of its own
    supply: Pattern  # what feeds a machine, as what a power is told of
    supply_behind: Pattern  # the same, right behind the power
    such_model: Pattern  # right behind a number of parameters: a model of that size which has no name; group ``noun``
    held_in: Pattern  # right behind a number of chips, up to the bracket in which what they are in is named
    absent: Pattern  # right behind a name: it is not there
    supposed: Pattern  # from a name to its predicate: all this is a condition
    technique: Pattern  # a way of working, as the topic of a clause
    one_such: Pattern  # right behind a value: it is that of a machine of which nothing else is told; group ``noun``
    added: Pattern  # right behind chips and their number: they are put into what is named before
    so_many: Pattern  # right behind a number of things: what follows is told of them together
    by_means: Pattern  # right behind a number of things: something is done by means of them
    reached: Pattern  # right behind an amount: it is reached so
    built_of: Pattern  # right behind a number of things, or those that it counts: they are built into one machine or joined
    of_one: Pattern  # between such a number and a value: that of a single one of them
    together: Pattern  # right before a value: it is told of several together
    joins: Pattern  # all between two names that are told in one breath
    of_all_named: Pattern  # from the last of several names to a value: it is their sum or their mean
    each_apart: Pattern  # in the clause: each of them has a value of its own
    given: Pattern  # all between an amount and the name behind it of who gives it
    added_up: Pattern  # somewhere before a value: that of several things is told as a sum
    in_each: Pattern  # right before a number of things: each of the parts just counted has so many
    described: Pattern  # from a value to the predecessor that it describes
    on_average: Pattern  # a value is an average over all that was listed
    inside: Pattern  # before a chip: it is in what is spoken of (``kalbinde``)
