"""By which words a language tells how many chips a machine holds. Filled per language; folded text."""

from __future__ import annotations

import re
from dataclasses import dataclass

Pattern = re.Pattern[str]


@dataclass(frozen=True, slots=True)
class Machines:
    """Words around a number of chips or of machines."""

    chip_before: Pattern  # right before a number: a chip by its name or noun
    chip_behind: Pattern  # right behind a number: the same
    holds: Pattern  # behind a number of chips: a machine holds them
    points: Pattern  # before a number: the machine named before
    several: Pattern  # in the sentence: a number of machines, or a part of one
    of_several: Pattern  # of several machines together, of other chips, or denied
    elsewhere: Pattern  # between a machine and a number: it is of something else
    stacked: Pattern  # right before a number: it is of chips
    spare: Pattern  # in the sentence: not all of them are meant
    piled: Pattern  # right before a number of machines: of those named before
    pod: Pattern  # right behind a number of machines: the pod that they make, group 1
    efficiency: Pattern  # before a percentage: it is of work for each unit of power
    gains: Pattern  # behind it: by so much it grew
    machine_counted: Pattern  # the end of a number: machines are counted
    may_be_machines: Pattern  # a number as it is written: machines may be counted
    counted: Pattern  # the end of a number: things that may be machines are counted
    of_pods: Pattern  # right behind a number: the machine that pods are made of
