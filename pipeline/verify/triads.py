"""Arithmetic by kind: three numbers whose kinds leave one relation open, a power, a time and an energy, whatever their words say.

``60Wh 배터리, 소비 전력 5W … 12시간을 버틴다``; ``35,7 W … saniyede 1190 görüntü … görüntü başına 30 mJ``; ``aylık 600 bin dolar … otuz ay … 18 milyon dolar``.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from pipeline.verify.amounts import ENERGIES, ENERGY, SECONDS, digits, dimension_of, one_digit_off, sentence_index, slack, window
from pipeline.verify.bystanders import explains, of_other_things
from pipeline.verify.equations import made_of
from pipeline.verify.leftovers import is_left_over
from pipeline.verify.numbers import MONEY, Tolerances, shown, written_half_step
from pipeline.verify.owned import Things
from pipeline.verify.places import claims_on, measures, spans_of, spread
from pipeline.verify.records import Case, Finding, Number

CHECK, METHOD = "arithmetic", "triad"
NEAR = 5  # where only a digit has slipped, of a battery, its power and how long it lasts
SENTENCES = 8  # apart at most, of the first and the last number
MOST = 12  # numbers of one kind in a text; where it has more, any three may fit
SURE_DIGITS = 2  # of a count that may be one a second
FARTHEST = 3.0  # times that the result may be off and still be meant
STEPS = (1e3, 1e6, 3600.0)  # what a slipped unit makes of a value; 60 is a month of days at twelve hours, too
SURE_PARTS = 1  # numbers of more than one digit
TIGHT = 0.003  # relative, that a slip mended may leave open, beyond what is written
LEAST = 0.01  # relative, that three roundings may leave open
ABOUT = 0.08
OPERATIONS = {"operation": 1.0, "GOPS": 1e9, "TOPS": 1e12, "POPS": 1e15, "GFLOPS": 1e9, "TFLOPS": 1e12, "PFLOPS": 1e15, "EFLOPS": 1e18}


class Relation(NamedTuple):
    """Kinds of the two factors and of their product."""

    first: str
    second: str
    product: str


RELATIONS = (
    Relation("W", "s", "J"),  # power × time = energy
    Relation("J", "count/s", "W"),  # energy of each × how many a second = power
    Relation("operation/s/W", "W", "operation/s"),  # efficiency × power = speed
    *(Relation(f"{currency}/s", "s", currency) for currency in sorted(MONEY)),  # so much a month, for so many months
    *(Relation(f"{currency}/J", "J", currency) for currency in sorted(MONEY)),  # so much for a kilowatt-hour
)


THINGS = frozenset({"server", "rack", "person", "employee", "card", "GPU", "node", "chip"})  # stand there, and come not so many a second
DEGREES = frozenset({"degC", "degF", "degree", "K", "dB", "dBA", "nit", "pixel", "point"})  # are measured, and nothing is counted in them


@dataclass(frozen=True, slots=True)
class Part:
    """A number with its kind and its value in the units of that kind; ``place``: of its sentence."""

    number: Number
    kind: str
    value: float
    place: int


def check_triads(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    del tolerances  # the digits that are written say how far a product may be off
    claims, things = claims_on(case), Things(case)
    parts = [p for n in _numbers(case, things) if not (n.unit == "year" and (n.value or 0) > 1) for p in _parts(case, n)]  # nothing runs for years on end: that is how long it lasts
    ways = [way for relation in RELATIONS for way in _ways(relation, parts, things)]
    sound = {p.number.start for way in ways if _holds(*way) for p in way}
    beside = {p.number.start for way in ways if _holds(*way) and _spread(way) <= 1 for p in way}
    open_ = [way for way in ways if ((_is_meant(*way) and not sound & _starts(way)) or (_is_alone(way, parts) and not beside & _starts(way))) and not _explained(case, things, way)]
    told: set[int] = set()
    for triad in sorted(open_, key=lambda way: (_spread(way), max(p.number.start for p in way) - min(p.number.start for p in way))):
        if told & {p.number.start for p in triad}:
            continue
        told |= {p.number.start for p in triad}
        finding = _finding(*triad)
        for one in triad:
            if one.number.figure_id:
                yield from spread(one.number, claims, finding)


def _ways(relation: Relation, parts: Sequence[Part], things: Things) -> Iterator[tuple[Part, Part, Part]]:
    """Numbers of the three kinds that stand near one another, or are told so finely that it does not matter; none where a text has so many that any three may fit."""
    sides = [[p for p in parts if p.kind == kind] for kind in relation]
    if not all(side and sum(p.number.start not in things.owner for p in side) <= MOST for side in sides):
        return
    for way in itertools.product(sides[0], sides[1], sides[2]):
        near = _spread([p for p in way if p.number.start not in things.owner] or way) <= SENTENCES or _is_fine(way)
        paid = way[2].kind not in MONEY or relation.second == "J" or (way[0].number.unit or "").endswith(f"/{way[1].number.unit}")
        if near and paid and _in_its_time(way[1], way[2].number) and len({p.number.start for p in way}) == len(way) and _of_one_thing(things, way):
            yield way


def _is_fine(way: tuple[Part, Part, Part]) -> bool:
    """``2,130W … 5.93kWh`` of a run whose ``167.1분`` stand far above: a power and what it uses in one sentence, to three digits, as the time."""
    power, time, energy = way
    return energy.kind == "J" and power.place == energy.place and all(len(digits(p.number)) >= FINE_DIGITS for p in way) and time.place < energy.place


FINE_DIGITS = 3
A_PERIOD = 0.05  # relative, that a year of hours may be off


def _in_its_time(time: Part, product: Number) -> bool:
    """``8,760시간 … 한 해에 5.8GWh``: an energy told for a period is that of as much time, and of no other."""
    unit, _, per = (product.unit or "").partition("/")
    return unit not in ENERGIES or per not in SECONDS or abs(time.value / SECONDS[per] - 1) <= A_PERIOD


def _spread(way: Sequence[Part]) -> int:
    """Sentences from the first number to the last."""
    places = [p.place for p in way]
    return max(places) - min(places)


def _of_one_thing(things: Things, way: Sequence[Part]) -> bool:
    """Whether a cell among the three is of the thing of which the text tells another of them, and the others of no other thing."""
    cells = {owner for p in way if (owner := things.owner.get(p.number.start)) is not None}
    if not cells:
        return True
    told = {things.spoken_of(p.number.start) for p in way if p.number.start not in things.owner}
    return len(cells) == 1 and cells <= told <= cells | {None}


def _numbers(case: Case, things: Things) -> list[Number]:
    """Amounts of the text outside headlines, spans of time as such (``otuz ay``, ``30일 내내``), and cells of things that have a name."""
    numbers = [n for n in measures(case) if case.block_at(n.start).kind not in {"table", "title", "chrome"} or n.start in things.owner]
    if not numbers:
        return []
    read = {n.start: n for n in window(case, replace(numbers[0], start=-1), after=len(case.sentences))}
    return [read.get(n.start, n) for n in numbers]


def _parts(case: Case, number: Number) -> Iterator[Part]:
    """What a number may be: its kind; a count without a time is perhaps one a second, as its sentence says."""
    if number.kind not in {"quantity", "money"} or not number.value or not number.base_value or number.value <= 0 or number.value_max:
        return
    unit, _, per = (number.unit or "").partition("/")
    place = sentence_index(case, number)
    kind = dimension_of(number)
    if per == "W":
        if unit in OPERATIONS:
            yield Part(number, "operation/s/W", number.value * OPERATIONS[unit], place)
    elif unit in MONEY:
        if per in SECONDS:
            yield Part(number, f"{unit}/s", number.value / SECONDS[per], place)
        elif per in ENERGIES:
            yield Part(number, f"{unit}/J", number.value / ENERGIES[per], place)
        elif not per:
            yield Part(number, unit, number.value, place)
    elif kind in {"count", "count/s"} and len(digits(number)) >= SURE_DIGITS and unit not in THINGS | DEGREES:
        yield Part(number, "count/s", number.value, place)
    elif unit in ENERGIES and per in SECONDS:
        yield Part(number, "J", number.value * ENERGIES[unit], place)  # ``한 해에 5.8GWh``: so much energy, though the time is told
    elif kind in {"W", "s", "J", "operation/s"} and not (kind == "W" and is_left_over(case, number)) and not (kind == "J" and number.value == 1):  # ``1kWh에 150원``: of which the price is told
        yield Part(number, kind, number.base_value, place)


def _off(a: Part, b: Part, product: Part) -> float:
    return a.value * b.value / product.value


def _allowed(*parts: Part) -> float:
    loose = ABOUT if any(p.number.quantifier != "exact" for p in parts) else LEAST
    return loose + sum(slack(p.number) for p in parts)


def _holds(a: Part, b: Part, product: Part) -> bool:
    return abs(_off(a, b, product) - 1) <= _allowed(a, b, product)


def _is_meant(a: Part, b: Part, product: Part) -> bool:
    """Whether a slip of one digit, or of a unit, is all that keeps a triad from holding."""
    off = _off(a, b, product)
    if sum(len(digits(p.number)) > 1 for p in (a, b, product)) < SURE_PARTS:
        return False
    tight = TIGHT + sum(slack(p.number) for p in (a, b, product)) / 2
    if any(abs(off * f - 1) <= tight for step in STEPS for f in (step, 1 / step)):
        return True
    if not 1 / FARTHEST <= off <= FARTHEST or product.kind != "J" or b.number.unit not in {"h", "day"} or _spread((a, b, product)) > NEAR:
        return False
    for p in (a, b, product):
        right = (p.number.value or 0) * (off if p is product else 1 / off)
        written = 2 * written_half_step(p.number.surface, p.number.value or 1)
        if len(digits(p.number)) > 1 and one_digit_off(p.number, right) and abs(round(right / written) * written / right - 1) <= tight - slack(p.number) / 2:
            return True
    return False


def _starts(way: Sequence[Part]) -> set[int]:
    return {p.number.start for p in way}


def _is_alone(way: tuple[Part, Part, Part], parts: Sequence[Part]) -> bool:
    """``54Wh를 실은 전작은 9시간 만에 꺼졌으니 평균 6.0W였다``: an energy, a time of hours and a power in one sentence that tells no other of their kinds."""
    power, time, energy = way
    if energy.kind != "J" or power.kind != "W" or time.number.unit not in {"h", "min"} or _spread(way) or not 1 / FARTHEST <= _off(*way) <= FARTHEST:
        return False
    of_kinds = [p for p in parts if p.place == energy.place and p.kind in {"W", "s", "J"}]
    return len(of_kinds) == len(way) and all(p.number.quantifier in {"exact", "about"} for p in way)


def _explained(case: Case, things: Things, way: tuple[Part, Part, Part]) -> bool:
    """Whether a count or a period beside them is what the product is off by, or the numbers are told of several things."""
    told = [p for p in way if p.number.start not in things.owner]  # a cell is known to be of the thing that the others are of
    beside = [p.number for p in told if not _is_fine(way) or p.place == way[2].place]
    return explains(case, beside, _off(*way), energy=way[2].number.unit in ENERGY) or (way[2].kind in {"J", "W"} and of_other_things(case, [p.number for p in told]))


def _finding(a: Part, b: Part, product: Part) -> Finding:
    come = _off(a, b, product) * (product.number.value or 0)
    said = (
        f"{made_of((a.number, b.number), come, product.number.unit)},"
        f" the article says {shown(product.number.value, product.number.unit)}."
    )
    numbers = tuple(p.number for p in (a, b, product))
    cause = "product" if product.kind in MONEY or 1 / FARTHEST <= _off(a, b, product) <= FARTHEST else "unit_error"
    return Finding("", CHECK, "conflicting", cause, said, {"figures": spans_of(numbers), "off": _off(a, b, product)}, METHOD)
