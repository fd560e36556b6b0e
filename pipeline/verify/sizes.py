"""Arithmetic of bodies: three lengths and a volume, two or the side of a square and an area; a recording and the multiple of real time in which it is worked off.

``11 santimetre eninde, 11 santimetre boyunda, kalınlığı 4 santimetre … hacmi 848 santimetreküp``; ``60분짜리 회의를 4분 30초 만에 … 실시간의 13.3배``.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Sequence
from dataclasses import replace

from pipeline.languages import sizing_of
from pipeline.languages.sizing import Sizing
from pipeline.lexicon import fold
from pipeline.verify.amounts import sentence_index, slack
from pipeline.verify.equations import Equation, joined
from pipeline.verify.numbers import Tolerances, shown
from pipeline.verify.places import claims_on, measures, spans_of, spread
from pipeline.verify.records import Case, Finding, Number

CHECK, METHOD = "arithmetic", "size"
VOLUMES = {"cm3": 1e-6, "m3": 1.0, "L": 1e-3, "mL": 1e-6}
GAP = 34  # characters between two lengths of one body
BESIDE = 14  # characters around a length in which it is told what it is
STEPS, STEPPED = (1e2, 1e4, 1e6), 0.004  # times that another unit of area makes of one, and how far off its digits may be
LESS, MORE = 0.8, 1.03  # of a box that a body may have: its edges are round
REACH = 40  # characters behind a time in which it is told what lasts so long
MOST = 64  # bodies that an area or a volume may be of
NEAR = (0.25, 4.0)  # times that a size may be off and be meant
ABOUT, LOOSE = 0.1, 0.05
Wrong = tuple[str, str, tuple[Number, ...]]


def check_sizes(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    del tolerances  # sizes are compared to the digits they are written with
    words, claims = sizing_of(case.language), claims_on(case)
    numbers = [n for n in measures(case) if n.value and n.value > 0 and not n.value_max and case.block_at(n.start).kind not in {"table", "title", "chrome"}]
    for cause, said, found in (*_wrong_sizes(case, words, numbers), *_wrong_multiples(case, words, numbers)):
        for number in found:
            yield from spread(number, claims, Finding("", CHECK, "conflicting", cause, said, {"figures": spans_of(found)}, METHOD))


def _wrong_sizes(case: Case, words: Sizing, numbers: Sequence[Number]) -> Iterator[Wrong]:
    for place, size in enumerate(numbers):
        volume = size.unit in VOLUMES
        sentence = case.sentence_at(size.start)
        named = (words.volume if volume else words.area).search(fold(case.text[sentence.start : size.start])) is not None
        if not (volume or size.base_unit == "m**2") or (volume and not named):
            continue
        lengths = _lengths(case, words, numbers[:place], size, 3 if volume else 2)
        if not lengths or any(n.quantifier not in {"exact", "about"} for n in (*lengths, size)) or words.round.search(fold(case.text[case.sentence_at(lengths[0].start).start : sentence.end])):
            continue
        come = math.prod(n.base_value or 0 for n in lengths)
        stated = (size.value or 0) * VOLUMES[size.unit or ""] if volume else size.base_value or 0
        times = stated / come
        loose = slack(size) + sum(map(slack, lengths)) + (ABOUT if any(n.quantifier == "about" for n in (*lengths, size)) else 0)
        made = come / stated * (size.value or 0)
        if not volume and any(abs(times * f - 1) <= STEPPED for step in STEPS for f in (step, 1 / step)):
            yield "unit_error", f"{Equation(joined('×', lengths), made, size.unit)}, the article says {shown(size.value, size.unit)}: the digits come out, the unit does not.", (size,)
        if not named or LESS - loose <= times <= MORE + loose or not NEAR[0] <= times <= NEAR[1] or _is_of_several(times, loose):
            continue
        yield "product", f"{Equation(joined('×', lengths), made, size.unit)}, the article says {shown(size.value, size.unit)}.", (*dict.fromkeys(lengths), size)


def _is_of_several(times: float, loose: float) -> bool:
    return any(abs(times / k - 1) <= loose + 1e-9 for k in range(2, MOST))


def _lengths(case: Case, words: Sizing, before: Sequence[Number], size: Number, many: int) -> tuple[Number, ...]:
    """The lengths just before a size that make a body: as many as it has ways to reach, each told beside its word, or the side of a square."""
    near = [n for n in before if n.base_unit == "m" and case.block_at(n.start) == case.block_at(size.start) and 0 <= sentence_index(case, size) - sentence_index(case, n) <= 2]
    edges = [n for n in near if words.edge.search(fold(case.text[case.sentence_at(n.start).start : n.start]))]
    if many < 3 and len(edges) == 1 == len(near):  # of an area
        return (edges[0], edges[0])
    told = [n for n in near if words.side.search(fold(case.text[max(case.sentence_at(n.start).start, n.start - BESIDE) : n.end + BESIDE]))]
    apart = any(b.start - a.end > GAP for a, b in itertools.pairwise(told))
    return tuple(told) if len(told) == many == len(near) and not apart else ()


def _wrong_multiples(case: Case, words: Sizing, numbers: Sequence[Number]) -> Iterator[Wrong]:
    """A multiple of real time beside how long a recording is and how long it took."""
    for place, told in enumerate(numbers):
        sentence = case.sentence_at(told.start)
        if told.unit != "x" or (told.value or 0) <= 1 or told.quantifier not in {"exact", "about"} or not words.real_time.search(fold(case.text[sentence.start : told.start])):
            continue
        times = [n for n in numbers[:place] if n.base_unit == "s" and "/" not in (n.unit or "") and 0 <= sentence_index(case, told) - sentence_index(case, n) <= 1 and case.block_at(n.start) == case.block_at(told.start)]
        hour = next((m for m in words.an_hour.finditer(fold(case.text[: told.start])) if times and case.sentence_at(m.start()) == case.sentence_at(times[-1].start) and m.end() <= times[-1].start), None)
        if hour is not None and not any(n.start <= hour.start() < n.end for n in times):
            times.insert(0, replace(times[-1], figure_id="", start=hour.start(), end=hour.end(), surface=hour[0], value=1.0, unit="h", base_value=3600.0))
        if len(times) != 2 or any(n.quantifier != "exact" for n in times) or not words.recording.match(fold(case.text[times[0].end : times[0].end + REACH])):  # the recording and the work
            continue
        come = (times[0].base_value or 0) / (times[1].base_value or 1)
        loose = LOOSE + slack(told) + sum(map(slack, times)) + (ABOUT if told.quantifier == "about" else 0)
        if come > 1 and NEAR[0] <= come / (told.value or 1) <= NEAR[1] and abs(come / (told.value or 1) - 1) > loose:
            said = f"{shown(times[0].value, times[0].unit)} in {shown(times[1].value, times[1].unit)} are {shown(float(f'{come:.3g}'), 'x')} real time, the article says {shown(told.value, 'x')}."
            yield "ratio", said, (*(n for n in times if n.figure_id), told)
