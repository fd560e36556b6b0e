"""By which words a language tells of what a value is told, where that stands not right beside it. Filled per language; folded text."""

from __future__ import annotations

import re
from dataclasses import dataclass

Pattern = re.Pattern[str]


@dataclass(frozen=True, slots=True)
class Whose:
    """Words from a value to its subject, or from the subject to the value."""

    holds_place: Pattern  # right behind a place in an order, where the sentence goes on to who has it (``3위는 … 이글이다``)
    is_that: Pattern  # right behind a name: it is what the sentence says that something is
    times_of: Pattern  # from a value to the multiple or the part of another's that it is
    than_this: Pattern  # right behind a value: something else is held against it
    buys: Pattern  # right behind a number of things: they are bought, and who leads the sentence buys them
    pays: Pattern  # right behind an amount: so much is paid for what was counted before it
    puts_in: Pattern  # right behind an amount: somebody puts so much into a firm
    of_trade: Pattern  # right before a place in an order: among the firms of a trade
    has_process: Pattern  # from a firm to the process that it has or uses
    short_of: Pattern  # right behind a process: it is told of how much of it there is
    nation: Pattern  # at the head of a clause: a country that has the value (group ``place``)
    device: Pattern  # right behind software: a machine that runs it, as what is spoken of (group ``noun``)
    generation: Pattern  # a generation by its number alone
    chief: Pattern  # somebody called only by an office, as who tells or does something
    rating: Pattern  # right before a score: somebody's own judgement of what they write about
    joined: Pattern  # right behind a number of things: they are made into one
    points_to_value: Pattern  # from one value to the next: that is told of the first, or of what had it
    rest: Pattern  # right before a percentage: it is what is left of a whole
    then: Pattern  # that a sentence tells of former times
    now: Pattern  # all from the start of a sentence to a value: it is told of today
    appliance: Pattern  # right behind a power: a household appliance (group ``noun``)
    team: Pattern  # right before a number of people: a part of firms without a name (group ``team``)
    someones_firm: Pattern  # at the head of a sentence: a firm by whose it is (group ``firm``)
    has_things: Pattern  # right before a thing: who has it (group ``who``)
    with_them: Pattern  # all from a number of chips to a model: it is trained with them
    trains: Pattern  # right behind a model: it is trained
    share_of: Pattern  # right before a percentage: a word for a share, and of what (group ``what``)
    numbered_unit: Pattern  # right behind a value: it describes a machine called by its number (group ``unit``)
    spent_on_unit: Pattern  # right before an amount: it is spent on such a machine
    lines_of: Pattern  # right behind a foundry: the lines on which it produces
    contract: Pattern  # right behind a length of time: a contract of that
    sort: Pattern  # at the head of a sentence: models by their sort (group ``sort``)
    some_model: Pattern  # right behind a number of parameters: a model without a name (group ``noun``)
    pieces_of: Pattern  # from a number to what it counts
    only_times: Pattern  # all from the start of a sentence to the multiple or part of another's that it tells
    are_there: Pattern  # right behind a thing that is counted: it does something itself
