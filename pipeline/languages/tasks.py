"""What a language tells about tasks that are measured on without a name of their own: ``낙상 감지``, ``kuş sayımı``. Filled per language; folded text."""

from __future__ import annotations

import re
from dataclasses import dataclass

Pattern = re.Pattern[str]


@dataclass(frozen=True, slots=True)
class Tasks:
    """How tasks are worded. Group ``name`` of a frame is the task without the particle or suffix behind it."""

    frames: tuple[Pattern, ...]
    head: Pattern  # the last word of such a name
    never: Pattern  # a describing word that no task begins with or holds
    of_device: Pattern  # a whole name, of a test of a device: it tells what is tested and not on what
    owner: Pattern  # who ran it, where more words describe it (``kurumun ıslak zemin testi``)
    out_of: Pattern  # right behind a number of which a part is told (``100개 중 91개``): how often it was tried, no result
    suffixed: bool  # whether a name may stand inside a longer word (``sayımı`` in ``sayımında``)
    turn: Pattern  # at the head of a sentence or behind a comma: it turns to another task than the one before (``Eğitimde ise``)
    other_models: Pattern  # models of another size, or of a sort, than the one that was named; ``size`` in billions
    some_before: Pattern  # right before the size of a model: one of that size, and not the one that was named
    some_behind: Pattern  # right behind such a number: the same
    occupied: Pattern  # how much of what is let or installed is taken, no run of a model
    yet_to_run: Pattern  # in a sentence with a benchmark: it has no results yet
    trial: Pattern  # the last word of a heading that names a test (``모래 시험``)
    no_trial: Pattern  # a heading over results that names no test: what is measured, how, or that results follow; a clause or a question
    trying: Pattern  # in the title of an article: it puts things to the test
