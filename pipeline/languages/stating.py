"""How a language states a change or a difference beside the two values that it lies between. Filled per language; the text itself where not said to be folded."""

from __future__ import annotations

import re
from dataclasses import dataclass

Pattern = re.Pattern[str]


@dataclass(frozen=True, slots=True)
class Stating:
    """Words around a stated change and around its two values."""

    than_that: Pattern  # right before a percentage: what follows lies so far from the amount told just before
    below_that: Pattern  # right behind it: below that amount
    above_that: Pattern  # above it
    than_it: Pattern  # it is compared with what was told just before
    arrives: Pattern  # right behind the second of two values: something moved to it
    changes: Pattern  # the beginning of a word of direction that tells of a change, not of a state
    lasts: Pattern  # of what lasts, more is better
    budget: Pattern  # what is left over of it may be told with a word of direction
    some_of: Pattern  # all between two counts: the second is some of the first
    of_them: Pattern  # right behind the second: the same
    joined: Pattern  # all between two values told in one breath
    for_one: Pattern  # before a difference: for which of the two more is given
    efficiency_before: Pattern  # folded, before a change: it is told of an efficiency
    efficiency_behind: Pattern  # folded, right behind one: the same
    of_errors: Pattern  # folded: of errors and degrees the smaller is the better
    clause_end: Pattern  # behind it something else is told: ``25% 깊어져 손끝이 덜 아프다``
    rather_more: Pattern  # right behind a share: it is a little more than that, which is no direction
    of_mine: Pattern  # right before a difference: it is the speaker's, and which value is his is not told
    ours: Pattern  # behind it: the same
    got_faster: Pattern  # right behind a multiple: a change of speed
    speed: Pattern  # folded: what is said to rise is a speed
    time: Pattern  # folded: it is a time
    part_of: Pattern  # right behind a share: it is a part of a thing, no change
    multiplied: Pattern  # from a multiple on: something rose to so many times what it was
    level: Pattern  # right behind a value: it is a level that something came to
    of_another: Pattern  # what changed is no count
    more_than: Pattern  # right behind a value: more than it, which is no direction
    of_the_change: Pattern  # right behind a change: the word of direction is of the change itself
    so: Pattern  # at the end of what stands before a change: it sums up
    above: Pattern  # all between a value and a change: it is that of the other side, where ``above_behind`` follows
    above_behind: Pattern  # right behind the change
    is_a_change: Pattern  # folded, right behind a percentage: it is a change, no level between which another lies
    from_alone: Pattern  # all between a value and a change: something moved from it
    came_to: Pattern  # all between a value and a change: something came to it
    being: Pattern  # all between a value and a change: the value is the subject's, and then it is compared
    having: Pattern  # right behind a value: what has it is spoken of on
    another: Pattern  # between such a value and a gap: something else is spoken of
    so_many: Pattern  # right before a value: what so many come to is what is spoken of
    whose: Pattern  # right before a multiple: of whose value it is, group 1
    own_value: Pattern  # right before a value: it is told of the thing just named
    unnamed: Pattern  # folded: a rival or predecessor without a name
    meanwhile: Pattern  # folded, between two values: the first only tells when
    leads_on: Pattern  # between two values: the first is the reason of what follows
    another_topic: Pattern  # between two values: the second is told of something else
    of_the_next: Pattern  # between two values: the second is another amount
    fallen_by: Pattern  # folded, right behind a value: something fell by it
    of_else: Pattern  # folded, behind a word of direction: another thing has a value there
    on_the_way: Pattern  # between two values: one grew or shrank to the other
    used_to: Pattern  # right before the second of two values: the first was so
    word_before: Pattern  # folded, right before a value: the word before it, group 1
    variant: Pattern  # folded, right behind a designation: what belongs to it
    of_success: Pattern  # folded: the share is of what went well
    marked: Pattern  # right before a lead or lag: whom it is against, group 1
    held_against: Pattern  # all between two values: either may be that of the other side
    makers_topic: Pattern  # between a value and a change behind it: the clause of the change is told of a thing that it calls by its maker
    leads: Pattern  # right behind it, where it is one
    moving_on: Pattern  # right before the second of two values: one and the same thing grew or shrank to it
