"""How a language tells once under what conditions all of its measurements were made. Filled per language; folded text."""

from __future__ import annotations

import re
from dataclasses import dataclass

Pattern = re.Pattern[str]


@dataclass(frozen=True, slots=True)
class SettingUp:
    """Words of set-ups: what announces one, what labels its parts, what it does not hold for."""

    head: Pattern  # a heading, a label or a sentence that announces how tests were made
    keys: tuple[tuple[str, Pattern], ...]  # all of a label or of the head of a column: of which condition it gives the value
    input_before: Pattern  # right before a number: it is how many tokens are read
    input_behind: Pattern  # right behind one: the same
    output_before: Pattern  # right before a number: it is how many tokens are written
    output_behind: Pattern  # right behind one: the same
    both: Pattern  # right before the first of two numbers: how many are read and how many are written
    held: Pattern  # in those words: it is how many tokens are read and written together
    set_to: Pattern  # right behind such a number: it is set to it, and a result follows
    driver: Pattern  # a driver with its version, group ``version``
    on_so_many: Pattern  # right behind a number of cards: something is run on them
    counted_before: Pattern  # right before a number: so many cards are used
    chips_head: Pattern  # all of a head: with how many cards the values of its column were reached, group ``count``, or ``word`` where it is spelt out
    chip_words: dict[str, int]  # how many such words mean
    limit_head: Pattern  # all of a head: under which limit of power, group ``watts``
    length_head: Pattern  # all of a head: with how many tokens, group ``tokens``
    bits_head: Pattern  # all of a head: in how many bits, group ``bits``
    count_label: Pattern  # all of a label: so many of what heads its column, and no task
    switched: Pattern  # something is switched on or changed, and the next sentence tells what comes of it
    in_tests: Pattern  # in tests: what is told of a sentence without results was so in those behind it
    training: Pattern  # a test is one of training
    in_training: Pattern  # a value is of the training of a model, and not of one that is trained
    inference: Pattern  # a test is one of running a model
    as_stated: Pattern  # a value is what its maker states
    other_test: Pattern  # a value is of a test made at another time or by another
    this_table: Pattern  # what is told is told of the table above
    caption: Pattern  # at the head of a line: it is the caption of a table
    on_behind: Pattern  # right behind a program or a feature of one: it is switched on
    off_behind: Pattern  # right behind a program: it is switched off, or not used
    games: Pattern  # a test is one of games
    other_kind: Pattern  # in a heading: tests of another kind than games
    elsewhere: Pattern  # a machine that is not the writer's: a friend's, the office's, a borrowed one
    own: Pattern  # what is the writer's own again
    fed_behind: Pattern  # right behind a number of tokens: a model is given so many to read, and a result follows
    prepares: Pattern  # what is told is a step before anything is run: calibration, conversion
    limit: Pattern  # the most that can be in theory
    weights: Pattern  # the weights of a model, of which it is told in which format and how large they are
    asks_what: Pattern  # at the end of a sentence: it asks what somebody said, and the next one answers
    ran_in: Pattern  # right behind a format of numbers: something ran in it, as the verb of its clause says
    ends_at_value: Pattern  # right behind a value: its clause ends there, without a verb
