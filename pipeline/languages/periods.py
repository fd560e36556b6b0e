"""How a language tells the time that a value speaks of in words: ``지난해 상반기``, ``geçen yılın aynı dönemi``."""

from __future__ import annotations

import re
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Periods:
    """``told``: words for a period. Groups: the year before, of or after publication as ``y`` with a number of years in ``years``, the
    half ``h`` in ``halves``, the month ``m`` in ``months`` or its name in ``names``; ``same``: the same part of that year as was spoken of last; ``ago``, ``next``, ``now``:
    the quarter before, after, or again, the one spoken of last; ``then``: the year before it; ``close``: the end of the year, at which another value is looked for;
    ``way`` and ``near``: a month that lies before (``past``) or after publication; ``ahead``: behind a month's ``name``, that its clause is of what is still to come.

    ``counted``: words for a year that is counted from the one spoken of last (``전년``). ``beside``: all that stands between a period and the value of it from which something changes (``1분기 5조 원에서``).
    ``at_first``: words for the time at which a thing came out; ``was``: what right behind a value tells that it holds no more (``출시 때는 240만 원이었는데``).
    ``once``: words for a time that is over (``eskiden``); ``held``: what right behind a value tells that it stood for some time (``11 saniyede üretiyordu``); ``gave_way``: what right behind that tells that it stands no more.

    ``against``: what makes a period the other side of a comparison (``지난해보다``). ``base``: all that stands between a period and a multiple of it (``작년 상반기의 44배``). ``came_out``: what makes a date that of a thing and not of its value (``2023년 내놓은``).

    ``today``: words that turn to the present, whatever was told of before (``작년엔 14명, 지금은 61명``). ``then``: right behind a value, before the period that it was so in (``115만 개였던 1분기``). ``until``: what makes a period the end of a stretch (``1분기까지``).

    ``no_longer``: what describes a thing by what it was in the period, so that what follows is of a later time (``지난해 78%였던``, ``geçen yıl yüzde 78 olan``).

    ``results``: right behind a quarter: it is that of the results that a text is about.

    ``fiscal``: that a date is one of a firm's own year; ``fiscal_behind``: all between a quarter and such a year in brackets (``2분기(회계연도 2026년)``).

    ``lead``: words at the beginning of a noun phrase that tell when, with an ending of a clause before them: no part of what the phrase names (``작년 시장``, ``geçen yıl pazar``); folded.

    ``else_when``: what tells that a sentence speaks of some other stretch of time than the one before (``연간으로는``, ``tam yılın``).
    """

    told: re.Pattern[str]
    counted: frozenset[str]
    past: frozenset[str]
    years: dict[str, int]
    halves: dict[str, int]
    months: dict[str, int]
    names: dict[str, int]
    against: re.Pattern[str]
    base: re.Pattern[str]
    beside: re.Pattern[str]
    at_first: re.Pattern[str]
    was: re.Pattern[str]
    once: re.Pattern[str]
    held: re.Pattern[str]
    gave_way: re.Pattern[str]
    came_out: re.Pattern[str]
    else_when: re.Pattern[str]
    lead: re.Pattern[str]
    today: re.Pattern[str]
    then: re.Pattern[str]
    until: re.Pattern[str]
    no_longer: re.Pattern[str]
    results: re.Pattern[str]
    fiscal: re.Pattern[str]
    fiscal_behind: re.Pattern[str]
