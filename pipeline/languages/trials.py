"""How a language says of what sort a measured value is: what a maker states, how long the first token takes, for how much money. Filled per language; folded text."""

from __future__ import annotations

import re
from dataclasses import dataclass

Pattern = re.Pattern[str]


@dataclass(frozen=True, slots=True)
class Trials:
    """Words around a figure of a test, most of them before it in its sentence."""

    rating: Pattern  # a power is the one a maker states
    rated_behind: Pattern  # right behind watts: the same
    drawn: Pattern  # between such a word and a figure: that one was drawn
    first_token: Pattern  # how long a model takes to its first token
    first_behind: Pattern  # right behind a time: the same
    other_delay: Pattern  # another latency, behind such a word
    that_time: Pattern  # the time told in the sentence before
    tail: Pattern  # the slowest one of a hundred
    for_money: Pattern  # right behind an amount: another is told for each so much
    division: Pattern  # a division of a suite
    turned_to: Pattern  # that a sentence turns to another thing than that spoken of
    in_house: Pattern  # between a value and the one before it: it was measured by whom it concerns, in no round of a suite
    by_hand: Pattern  # who writes measured what follows himself
    restated: Pattern  # from the head of a sentence on: what the one before says is said otherwise
    sums_up: Pattern  # behind a value, to the end of the sentence: whoever writes reckons it for himself
    unofficial: Pattern  # what follows is no result of the suite that is spoken of
    pattern_for: Pattern  # right behind the name of a suite: another one follows its example, or is of its kind
    not_handed_in: Pattern  # behind a result: that it was not handed in
    used: Pattern  # right behind the name of a program: something runs with it
    replaced: Pattern  # right behind the name of a workload: another has taken its place
    former_round: Pattern  # a value is of the round before the one that is spoken of
    fixed: Pattern  # what a sentence tells of a load holds for the runs behind it
    run: Pattern  # something is run, put together or tested
    for_all_results: Pattern  # what is told holds for all results
    in_each_server: Pattern  # so many cards in each server
    server: Pattern  # a value is that of a server
    on_list: Pattern  # systems are told as those of a list, or country by country
    system: Pattern  # from a number on: it counts systems
    same_model: Pattern  # on what was run before
    at_once_head: Pattern  # in the label of a row or the head of a column: the same number, in ``request`` or ``user``
    for_all_runs: Pattern  # each time, all of it: what a sentence without a verb of running tells of all runs
    told_after: Pattern  # at the end of a short sentence: how the results of the one before were reached
    same_run: Pattern  # at the head of a clause: under the conditions of the result before it
    format_told: Pattern  # a format of numbers
    put_into: Pattern  # a format of numbers to which something is changed
    while_run: Pattern  # ends the clause that tells how something is run, before its result
    run_so: Pattern  # a format of numbers in which one thing was measured, the format in ``format``
    same_basis: Pattern  # the same: for as much money or power as the result before it
    at_once: Pattern  # so many requests or users at a time, group ``count``, with the noun in ``request`` or ``user``; one alone in ``alone``
    unable: Pattern  # something cannot do what is told
