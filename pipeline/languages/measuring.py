"""Words by which a language tells what an amount of some unit is, where the unit allows several metrics. Filled per language; folded text."""

from __future__ import annotations

import re
from dataclasses import dataclass

Pattern = re.Pattern[str]


@dataclass(frozen=True, slots=True)
class Measuring:
    """What a bandwidth joins, what a capacity is of, what a share is of, and so on."""

    link: Pattern  # what joins chips, cards or machines, so that a rate beside it is one between them
    store: Pattern  # memory and drives: a rate beside them is theirs
    memory: Pattern  # what is no drive
    drive: Pattern  # what keeps files
    battery: Pattern
    capacity: Pattern  # the word for a capacity of anything
    market: Pattern  # whose share is a share of a market
    of_market: Pattern  # right before a share of one
    speed: Pattern  # the plain word for speed
    per_watt: Pattern  # a measure for each watt or for the power spent
    taken_off: Pattern  # right behind a part of a price, or an amount: it is taken off
    got_off: Pattern  # right behind the same: a buyer gets it off
    point_of_run: Pattern  # right behind a number of tokens: from when on in a training
    shots: Pattern  # right behind a number: so many examples stand in the prompts of a test
    in_bulk: Pattern  # before what is taken off: for whoever orders many
    at_length: Pattern  # right behind so many tokens: a context as long as that, in which something is measured
    context: Pattern  # the tokens that a model reads at once
    of_else: Pattern  # before a date: what it dates is support for a thing or a sample of it
    sampled: Pattern  # soon behind a date: samples are sent then
    goal: Pattern  # before a date by which so much is to be reached
    answered: Pattern  # right before a length of time: whoever makes or sells a thing takes so long to answer
    idle: Pattern  # before what a thing draws while it does nothing
    loaded: Pattern  # the same while it works
    cases: tuple[tuple[str, Pattern], ...]  # all that a head or a label says of how a thing runs or of which of several readings a value is, by its English words
    case_heads: Pattern  # the head of a column whose cells say that
    no_case: Pattern  # in a head that is none: a change, a sum, a remark, the values themselves
    several: Pattern  # all of a head that tells how many of a thing were measured, group ``before`` or ``behind``
    totals: Pattern  # all that labels a row of totals
    advert: Pattern  # all of a line that says it is an advertisement and what it offers
    for_several: Pattern  # right behind a number of things: an amount is for all of them
    for_each: Pattern  # between a number of things and an amount: that is for one of them
    for_item: tuple[tuple[str, Pattern], ...]  # the same of what one takes or costs: one part in the dative, or reckoned down to one
    reckons_with: Pattern  # right behind a bare number: something is divided or multiplied by it
    budget: Pattern  # right behind an amount of money: what is got for so much follows
    of_machine: Pattern  # right behind a power: it is that of a machine with all that is in it
    of_stack: Pattern  # right behind an amount of memory: one stack of several has it
    per_item: tuple[tuple[str, Pattern], ...]  # between the start of a clause and an amount: it is one of each part of the whole, by its English name
    counted_behind: Pattern  # behind a bare number, from its bound on: what it counts, group ``noun`` (``60'tan fazla modeli``)
    number_of: Pattern  # right before a bare number: the same (``model sayısı 60'a``)
    counted: dict[str, str]  # the metrics of such nouns
    per_share: Pattern  # a sum for each share of a firm
    round_before: Pattern  # before an amount: what it speaks of was so in the round of funding before
    raised: Pattern  # behind an amount: it was raised in a round, or put in
    of_the_whole: Pattern  # behind an amount: it makes up so much of the whole
    whole: Pattern  # right before a proportion: an amount that it is a part of, group ``noun``
    part_of_it: Pattern  # right behind a proportion that is a part
    earned: Pattern  # right behind an amount of money: it is earned
    sent_before: Pattern  # right before a number of things: they are sold, delivered or ordered
    busy: Pattern  # right before and with the word for a share: how much of a processor is in use
    stock: Pattern  # before an amount of money or a percentage: what lies in store
    usable: Pattern  # right before a percentage: what can be in use
    used: Pattern  # right behind one: so much of that is in use
    served: Pattern  # right behind a number of firms or bodies: somebody sells to them or works with them
    lasts: Pattern  # right behind a proportion: something takes so much of the time that another takes
    contract: Pattern  # right before an amount of money: it is what a contract is worth
    contracted: Pattern  # the same right behind it
    bought: Pattern  # right behind an amount of money: a firm or its business is bought or sold for it
    part_bought: Pattern  # before that: only a part of it is
    in_pieces: Pattern  # in the clause of a change of a market: it is counted in things
    in_money: Pattern  # or in money
    charging: Pattern  # of a battery, in the sentence of a power or at the head of its paragraph: what it is filled with
    drawing: Pattern  # between that and a power: what something takes instead
    charged: Pattern  # right behind a percentage: a battery is charged so far
    that_is: Pattern  # right before what compares the value just told: ``96, yani X1'in iki katı``
    holds: Pattern  # right behind "up to so many": what can be joined or put in
    line: Pattern  # what a line of business earns, group ``line`` (``otomotiv satışları``, ``sunuculardan gelen gelir``)
    no_line: Pattern  # what stands before such a word and is no line: a time, a whole, an owner
    earnings: Pattern  # words for what is earned
    grown: Pattern  # between a percentage and the line that it describes (``yüzde 12 artan``)
    line_behind: Pattern  # right behind an amount: the line that it came from, group ``line`` (``sunucu biriminden geldi``)
