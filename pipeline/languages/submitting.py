"""How a language says who brought results to a benchmark, with which software, who brought none, who alone. Filled per language; folded text."""

from __future__ import annotations

import re
from dataclasses import dataclass

Pattern = re.Pattern[str]


@dataclass(frozen=True, slots=True)
class Submitting:
    """Words of a clause that tells of a submission; each names its predicate."""

    rounds: Pattern  # an article that holds it beside a suite tells of rounds, divisions and those who take part
    brought: Pattern  # results were submitted, or somebody took part
    brought_weakly: Pattern  # the same, where a clause speaks of results, workloads or divisions
    none: Pattern  # there is no result, or nobody took part
    nobody: Pattern  # inside such words: of those who might have brought one
    alone: Pattern  # nobody else did
    nothing_else: Pattern  # right behind a name: that alone was brought
    nothing_but: Pattern  # up to a name: the same
    instead: Pattern  # right behind the name of a software: another one was used
    used: Pattern  # right behind the name of a software: it was used
    with_sort: Pattern  # right behind a sort of chips with its maker (``그래프코어 IPU 시스템을 활용한``): results were brought with them
    is_software: Pattern  # right before the name of a software: it is what was used
    result: Pattern  # a result that stands for its doing (``SIAT의 결과``)
    divisions: tuple[tuple[str, Pattern], ...]  # by English name
    fields: tuple[tuple[str, Pattern], ...]  # fields of work that stand for their workloads, by English name
    covers: Pattern  # what was brought is of such fields
    ours: Pattern  # who speaks brought it
    partner: Pattern  # somebody who works with a firm and is not named, as who brought it
    to_come: Pattern  # rounds that are still to come
    ahead: Pattern  # in a sentence: the round that it names is still to come
    round_before: Pattern  # a round that is told by what came after it
    placed: Pattern  # right behind a number: what happened is of that round
    this: Pattern  # the result that was told last
    this_thing: Pattern  # the thing that was told of last
    rather_than: Pattern  # behind a name: something else was taken
    chip_market: Pattern  # the market of chips for AI, of no narrower sort or place
    sole_maker: Pattern  # between two firms and behind the second, which stands as \\0: beside the first it is the only one (group ``market``: where)
    fastest: Pattern  # the shortest time of all
    best_noun: Pattern  # at it or behind: what it is the shortest of, or that it was
    belongs: Pattern  # right behind a name that follows it: it is theirs
    reached: Pattern  # from such a noun on: who stands before it had it
    this_best: Pattern  # what was timed last is it
    other_scope: Pattern  # the best of some only, or the best beside the worst
    of_many: Pattern  # right behind a count: of each of the systems among which it is the best
    among: Pattern  # the best is one of some
    not_this: Pattern  # right behind a division: it was another one
    passive: Pattern  # that a result was told in some division
    joined: Pattern  # all that stands between two firms that are named together
    joined_over: Pattern  # the same with another word in it (``who``)
    more_before: Pattern  # up to the first of such firms: another word that belongs to them (``who``)
    more_behind: Pattern  # right behind the last of them: the same
    unknown_alone: Pattern  # a word (``who``) of which it is told that nobody else did
    comma: Pattern  # the same, where it says little: an apposition has it too
    either: Pattern  # all that stands between two firms, one of which or neither is meant
    neither: Pattern  # up to the first of such firms: none of them did
    only_before: Pattern  # up to the first of such firms: nobody else
    only_behind: Pattern  # right behind the last of them: nobody else
    except_for: Pattern  # right behind the last of them: beside these
    nobody_else: Pattern  # in such a clause: there was nobody
    sender: Pattern  # a column of those who brought results
    others: Pattern  # in a clause: others, whom no name tells, are its subject
    who_brought: Pattern  # up to the first of such firms: results were brought by
    others_too: Pattern  # right behind the last of them: and others
    plain: Pattern  # all that stands between who brought none and the word for it, where no workload is told
    short: Pattern  # behind a submission that was told in the same sentence: others brought none
    counts_firms: Pattern  # a number with its noun: so many firms
    generations: tuple[tuple[int, Pattern], ...]  # right before a name: which generation of it
    somebody: Pattern  # a subject (``who``) that may be a firm, with what marks it (``mark``)
    nobodys: Pattern  # the whole of such a subject, where it is none
    capitals: bool  # whether names have a capital letter
    sent_in: Pattern  # in a clause up to a word for shipments: results are what was sent
    # What keeps the rows of the results from speaking against a sentence.
    in_doubt: Pattern  # a fact denied, a rumour, a result that was measured for oneself, another year
    narrowed: Pattern  # of what sort somebody is the only one, has none or is the fastest: more than a row tells
    counted: Pattern  # so many chips
    up_to: Pattern  # in no round up to the one that is told
    these: Pattern  # what was told to be brought right before
    every: Pattern  # all that somebody brought
