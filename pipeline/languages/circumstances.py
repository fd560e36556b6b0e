"""What a language says beside a value that decides it: a limit of power, what each has so much of, how a price is meant. Filled per language; folded text."""

from __future__ import annotations

import re
from dataclasses import dataclass

Pattern = re.Pattern[str]


@dataclass(frozen=True, slots=True)
class Circumstances:
    """Words around a figure, most of them before it in its clause."""

    limit_before: Pattern  # right before an amount of power: the limit set
    limit_behind: Pattern  # right behind one: the same
    held_before: Pattern  # right before one: it may be a limit of any sort, which is one for what is told beside it alone
    held_behind: Pattern  # right behind one: a thing is brought down to it, the same
    at_power: Pattern  # right behind one: something is measured at it
    unlimited: Pattern  # no limit of power is set
    per: tuple[tuple[str, Pattern], ...]  # an amount is one for each of these, by the English name; without one as the text writes it, group ``unit``
    of_all: Pattern  # an amount is the whole, not for each
    prompt: Pattern  # how fast a model reads its input
    generation: Pattern  # how fast it writes
    basis: tuple[tuple[str, Pattern], ...]  # how a price is meant, by its English name
    basis_behind: tuple[tuple[str, Pattern], ...]  # the same right behind the price
    edition: Pattern  # right behind bytes: a price is that of the model with so much memory; group ``end``, where only a colon tells so
    extended: Pattern  # up to a price: it is that of a longer warranty
    pack: Pattern  # before a price: it is that of several together, group ``of``, or ``word`` where that is spelt out
    packs: dict[str, int]  # how many such words mean
    committed: Pattern  # right behind a length of time: one is bound for so long
    prototype: Pattern  # what is measured is a prototype
    gross: Pattern  # a margin is the gross one
    results: tuple[tuple[str, Pattern], ...]  # a word for a profit, a loss or a margin: which one it is, by its English name
    raised_behind: Pattern  # right behind an amount: a firm has got it from investors
    raised_before: Pattern  # right before one: the same
    given_to: Pattern  # right behind the name of whoever gets an amount
    stock: Pattern  # right before an amount of power: it is what a thing takes without a limit
    spans: tuple[tuple[str, Pattern], ...]  # a stretch of time without a date, and what it is called
    years: tuple[tuple[str, Pattern], ...]  # up to a date without its year, or its first words: which year, in English
    becomes: Pattern  # between a value and the next in its unit: what it falls or rises to
    margin: Pattern  # any margin
    of_total: Pattern  # right before a proportion: it is one of all; group ``noun`` tells of all what
    total: str  # the words for all of it, with a ``{}`` for its noun
    owned_end: Pattern  # the ending of such a noun where something owns it
    with_it: Pattern  # from an amount to a proportion: what has the one has the other
    tender: Pattern  # that a text tells of a call for tenders
    must: Pattern  # in a sentence: what has to be so
    part_listed: Pattern  # up to a percentage: whose part (``who``) of which amount (``noun``) it is, also as one of several
    is_part: Pattern  # right behind such a percentage: it is a part, no difference
    share_of: Pattern  # right before a percentage that is a share: the amount of which it is one, group ``noun``
    modes: tuple[tuple[str, Pattern], ...]  # how a thing runs, by its English name
    features: tuple[tuple[str, Pattern], ...]  # what is switched on or off in a run, with its English name
    equally: tuple[tuple[str, Pattern], ...]  # what two sides of a comparison are given alike
    recording: Pattern  # right behind a span of time: it is how long a recording is, ``audio`` or ``video``
    one_recording: Pattern  # a span of one hour (group ``hour``) or minute in words, before what is recorded
    to_date: Pattern  # before an amount: it is what has come together so far
    ordered: Pattern  # right behind a number of things: a price is for whoever orders so many
