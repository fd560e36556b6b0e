"""What a language tells the rules for comparisons without a number, beyond the role grammar. Filled per language; folded text."""

from __future__ import annotations

import re
from dataclasses import dataclass

from pipeline.languages.grammar import Degree

Pattern = re.Pattern[str]


@dataclass(frozen=True, slots=True)
class Comparing:
    """Marks and words of comparison that state no number."""

    mark: Pattern  # right after a name: it is the standard of comparison
    governed: tuple[Degree, ...]  # right after a name: a verb or adjective, group ``word``, that takes it as the other side
    leading: frozenset[str]  # roles of what a clause speaks of
    used: Pattern  # right behind a name: that it is used is what a clause speaks of (``TPU kullanımı daha ucuz``)
    unknown: Pattern | None  # before a name: a noun marked as subject, group 1
    joint: Pattern  # between two names that are joined by "and"
    degrees: tuple[Degree, ...]  # looked for before the role grammar's own
    more: Degree  # "more", where no other word of comparison says of what
    comparative: Pattern  # a comparative that may stand without its standard (``daha ucuz``)
    aim: Pattern  # behind a comparative: it is what something is made for, not what it is
    just_more: Pattern  # right before a word of comparison: it is a comparative
    just_most: Pattern  # right before a word of comparison: it is a superlative
    doer: Pattern  # all between a name and a word of comparison: the name is what that is said of (``L40S가 더 짧았다``)
    also: Pattern  # from a word of comparison to the next one between the same two (``daha hızlı ve daha ucuz``)
    goes_on: Pattern  # the same, where the next word stands right behind it (``가볍고 빠르다``, ``daha hafif ve hızlı``)
    topic: Pattern  # right before a word of comparison: a noun (group of this name) of which that is said
    mutual: Pattern  # two sides are alike, both named before or in the sentence
    level: Pattern  # right behind the last of two values that were told of two things: they are alike; group ``word``
    alike: Pattern  # behind two names that are joined by "and": they are alike; group ``word``
    outcomes: tuple[Degree, ...]  # who wins, loses or is better, without saying against what; group ``word``
    possessed: Pattern  # right behind a name: not it, but what it has is the other side (``NVIDIA'nınkinden``)
    device: Pattern  # words for what a maker is compared by, where that is had
    amount: Pattern  # a word of comparison that says of whatever was just measured that it is more or less (``daha az``)
    occasion: Pattern  # what is won or lost against nobody that the text measures: a trial, a tender, a customer
    own: Pattern  # words for the speaker's own or a country's things, which are named elsewhere
    gap: Pattern  # right after a number: by so much
    valued: Pattern  # right after a percentage that is one side's own value, not a gap; group ``of``, where that side's name comes right behind it
    together: Pattern  # two (group ``two``) or three (``three``) things as the subject
    several: Pattern  # the same as the other side, without its case
    each: Pattern  # two, three or four things (groups of these names), group ``rest`` where it is the others: a number is told of each
    added_up: Pattern  # a number is told of all of them together
    for_all: Pattern  # by metrics that are joined: a proportion is told of each
    metric_joint: Pattern  # between two words for metrics that are joined
    unchanged: Pattern  # something is as it was; group ``kept``, where it may be kept at a value
    since: Pattern  # between a name and a word for being unchanged: it is as that name has it
    overall: Pattern  # a comparison is told of all there is, not of what ran last
    improved: Pattern  # something has become much better (group ``better``) or worse than it was
    contrast: Pattern  # at the start of a sentence: what follows is set against what was just told
    far_ahead: Pattern  # a predicate that says of something to be much more than what it is set against
    adnominal: Pattern  # a comparative that describes the name right after it
    modifier: Pattern  # between a word of comparison and the name that it describes (``보다 싼 1080 Ti``)
    pronoun: Pattern  # "than that"
    stem: Pattern  # a word for what was named before as the other side, without its case
    ours: Pattern  # the first person as a subject
    other_standard: Pattern  # up to a word of comparison: a noun with the mark of the other side, no pronoun
    past: Pattern  # the subject's own past with its mark, before a word of comparison
    former: Pattern  # a word for the subject's predecessor, without its case, as what a verb of winning or losing takes
    speed: Pattern  # words of comparison that speak of speed, not of time
    duration: Pattern  # those that speak of time
    likened: Pattern  # right after a number: as much is drawn or used; group ``word``
    household: Pattern  # group 1: who draws it, where they are counted
    likeness: Pattern  # before a time: group 1, what draws it
    of_any: Pattern  # right behind a word of comparison: it is of whatever is so (``보다 무거운 제품은 피하라``)
    rest: Pattern  # words after which a clause compares with nothing ("the best")
    set_against: Pattern  # right before a name: it is what the subject is held against (``전작``)
    its_value: Pattern  # right behind the owner of a value: it is only what another is held against
    for_part: Pattern  # right behind a proportion: something is had for that part of a price or of what it takes
    joins: Pattern  # between two names or two values: "and"
    but: Pattern  # right behind a proportion: what follows stands in contrast to it
    makers_thing: Pattern  # right behind a maker: its thing, as what is spoken of
    than_makers_thing: Pattern  # right behind a maker: its thing, as what that is compared with
