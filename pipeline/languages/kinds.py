"""What a language tells about the kinds of names: evidence before and after them, with weights; and about who makes what."""

from __future__ import annotations

import re
from dataclasses import dataclass

from schemas.records import EntityType

Pattern = re.Pattern[str]


@dataclass(frozen=True, slots=True)
class Evidence:
    """Words beside a name that speak for a type; ``weight`` counts as so many votes."""

    type: EntityType
    weight: int
    pattern: Pattern


@dataclass(frozen=True, slots=True)
class Kinds:
    """The evidence of one language; patterns run on folded text."""

    given_names: frozenset[str]
    before: tuple[Evidence, ...]  # end right before the name
    owned: Evidence  # between a maker and the name
    after: tuple[Evidence, ...]  # begin right after the name
    tier: Pattern  # a last word that only products have (``Mini``, ``X``)
    hardware_units: frozenset[str]  # units in which a thing is measured
    played_units: frozenset[str]  # units of what runs in a game or an application
    scored_units: frozenset[str]
    placed: Pattern  # the locative right after a name
    subject_end: Pattern  # right after a name that may be what a figure of its clause speaks of
    produced: Pattern  # behind or around a foundry: it produces what others have designed
    former: Pattern  # right behind a firm: somebody has left it
    source: Pattern  # right behind a firm: it is the source of a figure
    lends: Pattern  # right behind a firm: others rent machines from it
    buys: Pattern  # right before a firm: it is a customer
    makes: Pattern  # between a firm and a thing: it makes that
    maker_told: Pattern  # between a thing and a firm: that made it
    made_by: Pattern  # behind a firm that a thing leads to by ``led_to``: it made that
    led_to: Pattern  # between a thing and the firm that ``made_by`` stands behind
    the_firm: Pattern  # at the head of a sentence: the firm of the one before
    trained: Pattern  # behind a model: its maker has trained it
    takes: Pattern  # behind a thing: what a customer or a tester does with it
    uses: Pattern  # behind a firm: what a customer tells of itself
    other_trade: Pattern  # right before a firm: words of a trade that is not that of chips
    chip_trade: Pattern  # right before a firm: words of that trade
    officer: Pattern  # right behind a firm: who founded or leads it, or works on what it makes
