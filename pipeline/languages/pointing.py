"""What a language tells about common nouns that point back to something named before. Filled per language; folded text."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

Pattern = re.Pattern[str]
Sort = Literal["chip", "system", "device", "maker", "model", "site", "ours"]


@dataclass(frozen=True, slots=True)
class Pointing:
    """Definite common nouns (``çipin``, ``이 회사는``). ``raw``: phrases that may be what a number speaks of without any name."""

    noun: Pattern  # one named group for every sort of thing, at most one of which takes part in a match
    ours: Pattern  # the first person plural, or the second in a question: whoever speaks, or his firm
    owned: Pattern  # right after a maker: a thing of its make; named groups as in ``noun``
    at_firm: Pattern  # all between a firm and a value: it is measured on the firm's thing
    beside_firm: Pattern  # the same where firms stand for their things
    describes: Pattern  # right behind a value: it is told of the noun that follows
    opening: Pattern  # at the head of a sentence: it goes on about a chip
    kin_called: Pattern  # up to a name: it is that of a predecessor or successor
    kin: Pattern  # a predecessor, successor or sibling of what is spoken of, as topic, owner or place; group 1 is the phrase
    new: Pattern  # the new thing without its name, as what is spoken of: group ``phrase``
    this: Pattern  # the thing at hand, which in its maker's words is the new one: group ``phrase``
    raw: Pattern  # a marked common noun with what describes it; group 1 is the phrase
    its_maker: Pattern  # right behind a thing: the firm that makes it, without its name
    never: Pattern  # what such a phrase never is, searched in it
    rivals: Pattern  # rivals without a name, as what is spoken of; group ``phrase``, and ``one`` where it is only one
    sold: Pattern  # right before an amount of money: what is sold for it, group ``phrase`` without its case
    sells: Pattern  # right behind that amount
    asks_for: Pattern  # right behind an amount: whoever is spoken of sells or rents something for it
    same_thing: Pattern  # in the clause of an amount: it is one of what was spoken of before, at another seller's
    announces: Pattern  # right behind a thing in a short sentence: what follows is about that
    mine: Pattern  # the speaker's own thing without its name (``benimki``)
    i: Pattern  # up to a thing: it is the speaker who has or uses it; empty where the verb alone tells
    i_use: Pattern  # from a thing to the verb by which the speaker uses it and goes on to tell of it
    i_own: Pattern  # from a thing to the verb by which the speaker has it
    hands_over: Pattern  # right behind a maker: what it wants for its thing, or when it hands it over
    goes_to: Pattern  # from a number of things to the thing that so many are
    gone: Pattern  # right behind that thing
    host: Pattern  # right before a bracket: the machine that it describes (group ``noun``)
