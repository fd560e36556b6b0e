"""Ways in which numbers of an article may be reckoned from one another: a change and its two values, a gap, a sum, a product.

Every choice of neighbouring numbers whose kinds allow it is a way, whether it comes out or not, whatever the words say. Which of those that
do not come out was meant is weighed from cues (``reckoned_cues.py``) with weights learned from articles (``reckoned.toml``).
"""

from __future__ import annotations

import itertools
import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from pipeline.verify.amounts import Amount, dimension_of, power_of_lengths, product_dimension, readings, slack, worth
from pipeline.verify.changes import is_percentile
from pipeline.verify.direction_words import direction_before, direction_behind
from pipeline.verify.numbers import half_step, written_half_step
from pipeline.verify.partners import alike, amount
from pipeline.verify.records import Case, Number
from pipeline.verify.retold import Retold, Telling
from pipeline.verify.told_values import told_values

Kind = Literal["change", "gap", "sum", "product"]
BACK, AHEAD = 6, 3  # sentences before and after the result in which its parts may stand
LEAD = 5  # sentences of the body that a headline may be reckoned from; of those a headline may give a part to, the first three
NEAREST = 12  # numbers around a result that are tried
MOST_PARTS = 7
UNCHANGED = frozenset({"percentage_point", "nm"})  # units of what is no value of a change: a node of a process is a name
VALUES = frozenset({"quantity", "money", "percentage"})
SHARES = frozenset({"percent", "percentage_point"})
CLAUSE = 24  # code points around a change in which its direction is told
LOOSE = 0.13  # "about", "almost"
IN_WORDS = 0.12  # half, three times: rounder than digits
COARSEST = 0.12  # the most that the last digit written may leave open
APART, APART_IN_SHARES = 12.0, 30.0  # times that two values lie apart whose ratio, whose change in per cent is told
FAR_OFF = {"change": 3.2, "gap": 2.2, "sum": 1.8, "product": 2.5}  # times that a result may be off and be meant
UNIT_STEPS = (1e3, 1e6, 60.0, 3600.0, 24.0, 8.0, 100.0)
_HEDGE = re.compile(r"거의|가까|조금 못|남짓|가량|정도|안팎|쯤|넘|이상|약 |육박|yaklaş|neredeyse|civar|aşkın|yakın|kadar")


@dataclass(frozen=True, slots=True)
class Way:
    """A result with the parts it may come from, in the order of the text. ``computed``: what they give, in the result's unit."""

    kind: Kind
    target: Telling
    parts: tuple[Telling, ...]
    computed: float
    allowed: float  # relative, that the digits written leave open
    reading: str
    turned: bool = False  # it comes out, but the other way round than the words have it: 300 to 225 are no loss of 33%

    @property
    def off(self) -> float:
        value = self.target.number.value or 1.0
        return abs(self.computed - value) / value

    @property
    def fits(self) -> bool:
        return self.off <= self.allowed * 1.001 + 1e-9

    @property
    def members(self) -> tuple[Telling, ...]:
        return (self.target, *self.parts)


class Ways:
    """The ways of an article, those that come out and those that do not."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.retold = Retold(case, told_values(case))
        self.tellings = sorted(self.retold.tellings.values(), key=lambda t: t.number.start)
        self.found = [*self._changes(), *self._sums(), *self._products()]

    def _near(self, target: Telling) -> list[Telling]:
        """Numbers that a result may come from, the nearest first."""
        found = [o for o in self.tellings if o is not target and o.kind != "table" and _in_reach(target, o)]
        return sorted(found, key=lambda o: abs(o.number.start - target.number.start))

    def _changes(self) -> Iterator[Way]:
        for target in self.tellings:
            n = target.number
            if n.unit not in SHARES | {"x"} or target.kind == "table" or is_percentile(self.case, n):
                continue
            near = [o for o in self._near(target) if o.number.kind in VALUES and o.number.unit not in UNCHANGED][: NEAREST + 3]
            plainly = self.plainly(n)
            for a, b in itertools.combinations(sorted(near, key=lambda o: o.number.start), 2):
                way = self._change(target, a, b, plainly) if alike(a.number, b.number) else None
                if way is not None:
                    yield way

    def _change(self, target: Telling, a: Telling, b: Telling, plainly: Literal["up", "down"] | None) -> Way | None:
        n, value = target.number, target.number.value or 0.0
        low, high = sorted(amount(a.number, b.number))
        widest = max(APART, 2.5 * value) if n.unit == "x" else APART_IN_SHARES
        if low <= 0 or low == high or high / low > widest or (n.unit == "percentage_point" and a.number.unit != "percent"):
            return None
        read = list(_readings_of_change(n, (a.number, b.number), (low, high), self._own_slack(n)))
        if n.unit == "x" and value >= 1 and _BECOMES.match(self.case.text, n.end):
            read = [r for r in read if r[0] != "up"]
        reading, computed, allowed = min(read, key=lambda r: abs(r[1] - value) / (r[2] + 1e-9))
        turned = plainly and reading not in {plainly, "points"}
        comes_out = abs(computed - value) <= allowed
        if turned and (comes_out or reading == "part"):  # it comes out, but the other way round; so much less is no part
            reading, computed, allowed = next(r for r in read if r[0] == plainly)
        if not 1 / FAR_OFF["change"] <= computed / value <= FAR_OFF["change"]:
            return None
        return Way("change", target, (a, b), computed, allowed / value, reading, turned=bool(turned) and comes_out)

    def _own_slack(self, n: Number) -> float:
        """How far, relatively, a stated change may be off for its own digits and words."""
        value = n.value or 1.0
        own = min(written_half_step(n.surface, value) / value, COARSEST) if any(c.isdecimal() for c in n.surface) else IN_WORDS
        beside = self.case.text[max(0, n.start - 10) : n.start], self.case.text[n.end : n.end + 12]
        return max(own, LOOSE) if n.quantifier == "about" or any(_HEDGE.search(words) for words in beside) else own

    def plainly(self, n: Number) -> Literal["up", "down"] | None:
        """Whether words right at a change in per cent say more or less of an amount: ``%42 daha pahalı`` is no 42 % of the dearer."""
        if n.unit != "percent":
            return None
        end = min(self.case.sentence_at(n.start).end, n.end + CLAUSE)
        after = re.split(r"[,;:.()]", self.case.text[n.end : end], maxsplit=1)[0]
        told = direction_behind(after, "count") or direction_before(self.case.text[max(0, n.start - CLAUSE) : n.start])
        return None if told is None or not told.plain else "up" if told.larger else "down"

    def _sums(self) -> Iterator[Way]:
        groups: defaultdict[str, list[Telling]] = defaultdict(list)
        for t in self.tellings:
            if t.number.kind in VALUES and t.number.unit != "x" and t.kind != "table":
                groups[dimension_of(t.number)].append(t)
        for group in groups.values():
            yield from _gaps(group)
            yield from _totals(group)

    def _products(self) -> Iterator[Way]:
        read = {t.number.start: _factors(self.case, t.number) for t in self.tellings if t.number.unit != "x"}
        for target in self.tellings:
            if target.kind == "table" or not read.get(target.number.start):
                continue
            near = [o for o in self._near(target) if o.number.unit not in SHARES][:NEAREST]
            for a, b in itertools.combinations(sorted(near, key=lambda o: o.number.start), 2):
                ratio = _ratio_of_product(*(read.get(t.number.start, ()) for t in (target, a, b)))
                if ratio is None or 1 in {a.number.value, b.number.value}:
                    continue
                far = not 1 / FAR_OFF["product"] <= ratio <= FAR_OFF["product"]
                if far and not any(abs(ratio * f - 1) < 0.01 for step in UNIT_STEPS for f in (step, 1 / step)):
                    continue
                allowed = sum(slack(t.number) for t in (target, a, b))
                yield Way("product", target, (a, b), ratio * (target.number.value or 0), _loosened(allowed, (target, a, b)), "unit" if far else "times")


_BECOMES = re.compile(r"(?:가|이) (?:됐|되었|된|되는|되며)|(?:으로|로) (?:늘|증가|뛰|올|커|불어)|에 (?:달|이르)|[’']?(?:na|ne|a|e) (?:çıkt|ulaş|yüksel)|(?:ına|ine) (?:çıkt|ulaş|yüksel)", re.IGNORECASE)  # `1,000건에서 3,000건으로 3배가 됐다`: times as much, not more


def _in_reach(target: Telling, other: Telling) -> bool:
    titled = target.kind == "title", other.kind == "title"
    if titled[0] == titled[1]:
        return -BACK <= other.sentence - target.sentence <= AHEAD
    return 0 <= (other.body_place if titled[0] else target.body_place) < (LEAD if titled[0] else BACK)


def _readings_of_change(n: Number, parts: tuple[Number, Number], values: tuple[float, float], own: float) -> Iterator[tuple[str, float, float]]:
    """Each reading with what it comes to and how far it may be off. ``values``: the smaller and the larger."""
    low, high = values
    value, rounding = n.value or 0.0, sum(map(slack, parts))
    if n.unit in SHARES:
        if any(p.unit == "percent" for p in parts):
            yield "points", 100 * (high - low), own * value + sum(slack(p) * v for p, v in zip(sorted(parts, key=lambda p: p.base_value or 0), values, strict=True)) * 100
        if n.unit == "percent":
            for reading, come in (("up", 100 * (high / low - 1)), ("down", 100 * (1 - low / high)), ("part", 100 * low / high)):
                scale = {"up": 100 + come, "down": 100 - come, "part": come}[reading]
                yield reading, come, max(own * value, min(1.0, 0.06 * value)) + rounding * scale
        return
    loose = max(own, 0.03) * value
    yield "up", high / low - 1, loose + rounding * high / low
    if (power := power_of_lengths(value, *parts, loose=own)) is not None:
        yield power, value, loose
    if value >= 1:
        yield "times", high / low, loose + rounding * high / low
    else:
        yield "part", low / high, loose + rounding * low / high
        yield "down", 1 - low / high, loose + rounding


def _gaps(group: Sequence[Telling]) -> Iterator[Way]:
    """Any three like numbers near each other, the largest against the two others."""
    for i, first in enumerate(group):
        near = [o for o in group[i + 1 : i + NEAREST] if o.sentence - first.sentence <= BACK + 1]
        for b, c in itertools.combinations(near, 2):
            three = (first, b, c)
            if not all(alike(x.number, y.number) for x, y in itertools.combinations(three, 2)):
                continue
            whole = max(three, key=lambda t: worth(t.number))
            parts = tuple(t for t in three if t is not whole)
            way = _sum_of("gap", whole, parts)
            if way is not None:
                yield way


def _totals(group: Sequence[Telling]) -> Iterator[Way]:
    """Runs of three and more like numbers, with the one before, after or in the headline as their total."""
    for i in range(len(group)):
        for size in range(3, MOST_PARTS + 1):
            run = group[i : i + size]
            if len(run) < size or run[-1].sentence - run[0].sentence > BACK or not all(alike(x.number, y.number) for x, y in itertools.pairwise(run)):
                break
            wholes = [group[j] for j in (i - 2, i - 1, i + size, i + size + 1) if 0 <= j < len(group)]
            wholes += [t for t in group[:1] if t.kind == "title" and t not in run and t not in wholes]
            for whole in wholes:
                near = whole.kind == "title" or abs(whole.sentence - run[0].sentence) <= LEAD
                if near and alike(whole.number, run[0].number) and worth(whole.number) > max(worth(t.number) for t in run) and (way := _sum_of("sum", whole, tuple(run))):
                    yield way



def _sum_of(kind: Literal["gap", "sum"], whole: Telling, parts: tuple[Telling, ...]) -> Way | None:
    summed, total = sum(worth(p.number) for p in parts), worth(whole.number)
    if total <= 0 or summed <= 0 or not 1 / FAR_OFF[kind] <= summed / total <= FAR_OFF[kind]:
        return None
    allowed = slack(whole.number) + sum(slack(p.number) * worth(p.number) for p in parts) / summed
    return Way(kind, whole, parts, summed / total * (whole.number.value or 0), _loosened(allowed, (whole, *parts)), "sum")


def _loosened(allowed: float, members: Sequence[Telling]) -> float:
    return max(allowed, 0.05) if any(t.number.quantifier == "about" for t in members) else allowed


def _factors(case: Case, n: Number) -> tuple[Amount, ...]:
    """What a number can stand for; a time also for so many hours or years: three of them at so much each."""
    found = readings(case, n)
    return (*found, Amount("count", n.value)) if n.base_unit == "s" and n.value else found


def _ratio_of_product(whole: Sequence[Amount], first: Sequence[Amount], second: Sequence[Amount]) -> float | None:
    """How many times the stated result two numbers make, in the readings of them that come nearest."""
    found = [
        x.value * y.value / z.value
        for x in first for y in second for z in whole
        if x.value > 0 and y.value > 0 and z.value > 0 and product_dimension(x.dimension, y.dimension) == z.dimension
    ]  # fmt: skip
    return min(found, key=lambda r: max(r, 1 / r), default=None)


# What a part would have to be


def needed(way: Way, place: int) -> float | None:
    """The value of a part, in its own unit, with which the way comes out; None where no value does."""
    part, stated = way.parts[place].number, way.target.number.value or 0.0
    if way.kind in {"gap", "sum"}:
        rest = worth(way.target.number) - sum(worth(p.number) for i, p in enumerate(way.parts) if i != place)
        return rest * (part.value or 0) / worth(way.parts[place].number) if rest > 0 else None
    if way.kind == "product":
        return (part.value or 0) * stated / way.computed
    other = way.parts[1 - place].number
    ours, theirs = amount(part, other)
    if way.reading == "points":
        found: float | None = theirs + stated / 100 if ours > theirs else theirs - stated / 100
    else:
        times = _times(way, stated)
        found = None if times is None else theirs * times if ours > theirs else theirs / times
    return found * (part.value or 0) / ours if found and found > 0 else None


def _times(way: Way, stated: float) -> float | None:
    """How many times the smaller value the larger would be."""
    part_of_one = stated / 100 if way.target.number.unit in SHARES else stated
    if way.reading in {"square", "cube"}:
        return float(part_of_one ** (1 / 2 if way.reading == "square" else 1 / 3))
    if way.reading == "up":
        return 1 + part_of_one
    if way.reading == "down":
        return 1 / (1 - part_of_one) if part_of_one < 1 else None
    return 1 / part_of_one if way.reading == "part" else part_of_one


def rounded_like(number: Number, value: float) -> float:
    """A value as it would be written with the digits of a number."""
    step = 2 * (written_half_step(number.surface, number.value or 1) if any(c.isdecimal() for c in number.surface) else half_step(number.value or 1))
    return max(step, round(value / step) * step)
