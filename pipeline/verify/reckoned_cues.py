"""Cues for a way that does not come out to have been meant, and so to hold an error; their weights stand in ``reckoned.toml``.

Cues of claims come twice: bare, and times the confidence of the claims (``~``), so that what is surely read counts for more.
"""

from __future__ import annotations

import math
import tomllib
from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import lru_cache
from operator import itemgetter
from pathlib import Path
from typing import Any, NamedTuple

from pipeline.verify.amounts import digits, dimension_of, one_digit_off, slack
from pipeline.verify.changes import CHANGED
from pipeline.verify.differences import is_difference
from pipeline.verify.likeness import like
from pipeline.verify.metrics import family_name
from pipeline.verify.names import keys
from pipeline.verify.numbers import digits_in
from pipeline.verify.partners import Scene, alike, bond
from pipeline.verify.products import says_each, says_total
from pipeline.verify.reckoned import VALUES, Way, Ways, needed, rounded_like
from pipeline.verify.relation_evidence import MULTIPLIED, RECKONED, SUMMED
from pipeline.verify.relations import around
from pipeline.verify.retold import Telling, group_of
from pipeline.verify.told_changes import LEVEL
from pipeline.verify.told_of import is_one

WEIGHTS = Path(__file__).with_name("reckoned.toml")
STRONG_BOND = 2.2
SLIGHT = 2.0  # times what is allowed that a result is off by, and may be rounded oddly
SPEEDS = frozenset({"throughput", "data_rate", "duration", "execution_time", "latency", "compute_performance"})
Cues = dict[str, float]


class Told(NamedTuple):
    """What the claims on a number name."""

    subjects: frozenset[str]
    comparators: frozenset[str]
    metrics: frozenset[str]
    benchmarks: frozenset[str]

    @classmethod
    def of(cls, t: Telling) -> Told:
        """That of a number with its claims."""
        return cls(
            keys(s for c in t.claims for s in c.subjects), keys(s for c in t.claims if c.type == "comparison" for s in c.comparators),
            frozenset(family_name(c.metric) for c in t.claims if c.metric), keys(b for c in t.claims for b in c.benchmark),
        )  # fmt: skip


class Weighing:
    """What the ways of an article have to do with each other."""

    def __init__(self, ways: Ways) -> None:
        self.ways = ways
        self.scene = Scene(ways.case)
        self.fitting: defaultdict[int, list[Way]] = defaultdict(list)  # by the start of any member
        self.rivals: defaultdict[tuple[str, int], list[Way]] = defaultdict(list)  # by kind and the start of the result
        self.needs: defaultdict[int, list[tuple[float, Way]]] = defaultdict(list)  # what a number would have to be for each way
        self.twice: set[int] = set()  # starts of numbers that another sentence repeats
        self._bonds: dict[tuple[int, ...], float] = {}
        self._rival_bonds: dict[int, list[float]] = {}  # of the changes that one result may be, the strongest first
        self._reach: dict[tuple[str, int], int] = {}
        self._odds: dict[int, float] = {}  # by the id of a way
        self._starts = [t.number.start for t in ways.tellings]
        self._told = {t.number.start: Told.of(t) for t in ways.tellings}
        for way in ways.found:
            self.rivals[way.kind, way.target.number.start].append(way)
            if way.fits:
                for member in way.members:
                    self.fitting[member.number.start].append(way)
            elif way.allowed <= MOST_OPEN:
                for member, value in mended(way):
                    self.needs[member.number.start].append((value, way))
        for needs in self.needs.values():
            needs.sort(key=itemgetter(0))
        for group in ways.retold.groups.values():
            told: defaultdict[tuple[str | None, float | None], list[Telling]] = defaultdict(list)
            for t in group:
                told[t.number.unit, t.number.value].append(t)
            self.twice |= {t.number.start for same in told.values() for t in same if len(digits(t.number)) > 1 and len({s.sentence for s in same}) > 1}

    def bond(self, way: Way) -> float:
        """How strongly words and places bind a change to its two values (``partners.py``)."""
        first, second = (p.number for p in way.parts)
        key = (way.target.number.start, first.start, second.start)
        if key not in self._bonds:
            near = [n for n in self.scene.around(way.target.number) if n.kind in VALUES]
            self._bonds[key] = bond(self.scene, way.target.number, first, second, near)
        return self._bonds[key]

    def rival_bond(self, way: Way) -> float | None:
        """The strongest bond of the other changes that its result may be; None where there is no other."""
        place = way.target.number.start
        if place not in self._rival_bonds:
            self._rival_bonds[place] = sorted(map(self.bond, self.rivals["change", place]), reverse=True)
        bonds = self._rival_bonds[place]
        return None if len(bonds) == 1 else bonds[bonds[0] == self.bond(way)]

    def reach(self, way: Way) -> int:
        """How far the parts lie from the result in the nearest of its ways of this kind, in code points taken together."""
        key = way.kind, way.target.number.start
        if key not in self._reach:
            self._reach[key] = min(sum([abs(p.number.start - key[1]) for p in w.parts]) for w in self.rivals[key])
        return self._reach[key]

    def between(self, low: int, high: int) -> list[Telling]:
        """The numbers that begin between two places, neither of them among these."""
        return self.ways.tellings[bisect_right(self._starts, low) : bisect_left(self._starts, high)]

    def told(self, telling: Telling) -> Told:
        """What the claims on a number name."""
        return self._told[telling.number.start]

    def odds(self, way: Way) -> float:
        """``score`` of the cues of a way of this article."""
        if id(way) not in self._odds:
            self._odds[id(way)] = score(way.kind, cues(self, way))
        return self._odds[id(way)]

    def needing(self, member: Telling, value: float, tight: float) -> Iterator[Way]:
        """The ways that would come out were a number so much, or so nearly."""
        needs = self.needs[member.number.start]
        for i in range(bisect_left(needs, value * (1 - tight), key=itemgetter(0)), len(needs)):
            if needs[i][0] > value * (1 + tight):
                return
            yield needs[i][1]


MOST_OPEN = 0.06


def mended(way: Way) -> Iterator[tuple[Telling, float]]:
    """Each member with the value that would make the way come out."""
    yield way.target, way.computed
    for place, part in enumerate(way.parts):
        value = needed(way, place)
        if value is not None and value > 0:
            yield part, value


def cues(weighing: Weighing, way: Way) -> Cues:
    found: Cues = {"": 1.0, **_places(weighing, way), **_kinds(way), **_words(weighing, way), **_claims(weighing, way), **_values(way), **_others(weighing, way)}
    found |= _of_change(weighing, way) if way.kind == "change" else _of_amounts(weighing, way)
    return {name: value for name, value in found.items() if value}


def _places(weighing: Weighing, way: Way) -> Cues:
    ways, target, starts = weighing.ways, way.target, [p.number.start for p in way.parts]
    place = target.number.start
    gaps = [abs(p.sentence - target.sentence) for p in way.parts]
    low, high = min(starts[0], place), max(starts[-1], place)
    members = {place, *starts}
    between = [o for o in weighing.between(low, high) if o.number.start not in members]
    akin = [o for o in between if alike(o.number, way.parts[0].number)]
    rivals = weighing.rivals[way.kind, place]
    return {
        "near 0": float(min(gaps) == 0), "near 1": float(min(gaps) == 1), "far 0": float(max(gaps) == 0), "far 1": float(max(gaps) == 1),
        "far 2": float(max(gaps) == 2), "far 3": float(max(gaps) > 2), "target in title": float(target.kind == "title"),
        "part in title": float(any(p.kind == "title" for p in way.parts)), "after": float(place > starts[-1]), "before": float(place < starts[0]),
        "before near": float(place < starts[0] and max(gaps) == 0), "parts together": float(len({p.sentence for p in way.parts}) == 1),
        "between": min(3, len(akin)) / 3, "between none": float(not akin), "others between": min(4, len(between) - len(akin)) / 4,
        "change between": float(any(o.number.unit in {"percent", "x", "percentage_point"} for o in between)),
        "only way": float(len(rivals) == 1), "nearest": float(sum([abs(s - place) for s in starts]) == weighing.reach(way)), "rivals": math.log1p(len(rivals) - 1),
        "length": min(3.0, (high - low) / 120), "lists": float(any(m.kind == "list_item" for m in way.members)),
        "one block": float(len({ways.case.block_at(m.number.start).start for m in way.members}) == 1),
    }  # fmt: skip


def _kinds(way: Way) -> Cues:
    n, numbers = way.target.number, [m.number for m in way.members]
    a, b = way.parts[0].number, way.parts[-1].number
    kind = dimension_of(a)
    return {
        "about": float(any(m.quantifier == "about" for m in numbers)), "bound": float(any(m.quantifier not in {"about", "exact"} for m in numbers)),
        "in words": float(not _has_digits(n.surface)), "part in words": float(not all(_has_digits(p.surface) for p in numbers[1:])),
        "unit same": float(a.unit == b.unit), "bare": float(None in {a.unit, b.unit}),
        f"kind {'money' if a.kind == 'money' else kind if kind in {'s', 'count', 'percent', 'bit', 'W', 'count/s'} else 'other'}": 1.0,
        "small": float(all((p.value or 0) < 10 and float(p.value or 0).is_integer() for p in numbers[1:])),
        "round parts": float(all(len(digits(p)) == 1 for p in numbers[1:])),
        "digits": sum(min(3, len(digits(m))) - 1 for m in numbers[:3]) / 6, "target digits": (min(4, len(digits(n))) - 1) / 3,
    }  # fmt: skip


def _has_digits(surface: str) -> bool:
    return bool(digits_in(surface))


def _words(weighing: Weighing, way: Way) -> Cues:
    retold, t, a, b = weighing.ways.retold, way.target, way.parts[0], way.parts[-1]
    return {
        "parts alike": retold.likeness(a.near, b.near), "target alike": max(retold.likeness(t.near, a.near), retold.likeness(t.near, b.near)),
        "target alike both": min(retold.likeness(t.near, a.wide), retold.likeness(t.near, b.wide)),
        "earlier on one side": float(a.earlier != b.earlier), "earlier target": float(t.earlier),
        "goal differs": float(len({m.goal for m in way.members}) > 1), "noun same": float(bool(a.noun) and a.noun == b.noun),
        "noun differs": float(bool(a.noun and b.noun) and a.noun != b.noun), "times differ": float(a.times != b.times),
        "corrected": float(any(m.corrected for m in way.members)),
    }  # fmt: skip


def _claims(weighing: Weighing, way: Way) -> Cues:
    t, a, b = way.target, way.parts[0], way.parts[-1]
    (subjects, comparators, metrics, marks), of_first, of_second = map(weighing.told, (t, a, b))
    first, second, ours, theirs = of_first.subjects, of_second.subjects, of_first.metrics, of_second.metrics
    both = is_one(subjects, first) and is_one(comparators, second), is_one(subjects, second) and is_one(comparators, first)
    known = bool(first or second)
    bench, other = of_first.benchmarks, of_second.benchmarks
    of_target = {
        "target claimed": bool(t.claims), "comparison": any(c.type == "comparison" for c in t.claims), "previous": "previous" in comparators,
    }  # fmt: skip
    of_two = {
        "metric same": bool(metrics & (ours | theirs)),
        "metric differs": bool(metrics and (ours or theirs)) and not metrics & (ours | theirs) and not ("performance" in metrics and SPEEDS & (ours | theirs)),
        "subject of a part": is_one(subjects, first | second), "comparator of a part": is_one(comparators, first | second),
        "foreign subject": bool(subjects and known) and not is_one(subjects, first | second),
        "foreign comparator": bool(comparators and known) and not is_one(comparators, first | second) and "previous" not in comparators,
        "benchmark of target differs": bool(marks and (bench or other)) and not marks & (bench | other),
    }  # fmt: skip
    of_parts = {
        "parts claimed": bool(a.claims) and bool(b.claims), "parts metric same": bool(ours & theirs), "parts metric differs": bool(ours and theirs) and not ours & theirs,
        "subjects differ": bool(first and second) and not is_one(first, second), "subjects same": is_one(first, second),
        "benchmark differs": bool(bench and other) and not bench & other, "benchmark on one side": bool(bench) != bool(other),
        "conditions differ": any(str(x.conditions[k]) != str(y.conditions[k]) for x in a.claims for y in b.claims for k in x.conditions.keys() & y.conditions.keys()),
    }  # fmt: skip
    trust = [max((c.confidence for c in m.claims), default=0.0) for m in (t, a, b)]
    sure = {"target": trust[0], "two": trust[0] * max(trust[1:]), "parts": min(trust[1:]), "three": trust[0] * min(trust[1:])}
    found: Cues = {"both sides": float(any(both)), "~both sides": float(any(both)) * sure["three"]}
    for group, those in (("target", of_target), ("two", of_two), ("parts", of_parts)):
        found |= {name: float(holds) for name, holds in those.items()} | {f"~{name}": float(holds) * sure[group] for name, holds in those.items()}
    return found | {
        "modality differs": float(len({c.modality for m in way.members for c in m.claims}) > 1),
        "part compares": float(any(c.type == "comparison" for p in way.parts for c in p.claims)),
    }


def _values(way: Way) -> Cues:
    value = way.target.number.value or 1.0
    apart = max(way.computed / value, value / way.computed)
    exceeded = way.off / (way.allowed + 1e-6)
    target = one_digit_off(way.target.number, way.computed)
    part = any(_is_slip(way, p, x) for p, x in mended(way) if p is not way.target)
    return {
        "within 1.1": float(apart <= 1.1), "within 1.25": float(apart <= 1.25), "within 1.6": float(apart <= 1.6), "beyond 2": float(apart > 2.05),
        "off": min(8.0, exceeded) / 8, "off slightly": float(exceeded < SLIGHT),
        "target slip": float(target), "part slip": float(part), "any slip": float(target or part),
    }  # fmt: skip


def _is_slip(way: Way, part: Telling, value: float) -> bool:
    """Whether one digit of a part makes the way come out."""
    return one_digit_off(part.number, value) and abs(rounded_like(part.number, value) / value - 1) < max(0.004, 0.6 * way.allowed)


def _others(weighing: Weighing, way: Way) -> Cues:
    """What the other ways of the article say of the members."""
    found: Cues = {}
    target, votes = way.target, 0.0
    for member, value in mended(way):
        if not 1 / 3 <= value / (member.number.value or 1) <= 3:
            continue
        tight = min(0.02, max(way.allowed, 0.002))
        if len(digits(member.number)) > 1 and _stands_elsewhere(weighing, way, member, value, tight):
            found["computed elsewhere" if member is target else "part elsewhere"] = 1.0
            if one_digit_off(member.number, rounded_like(member.number, value)):
                found["slip elsewhere"] = 1.0
        votes = max([votes, *(1.0 if o.allowed < 0.012 else 0.5 for o in weighing.needing(member, value, tight) if _is_another(way, o))])
    fitting = weighing.fitting[target.number.start]
    own = [max(abs(p.sentence - target.sentence) for p in o.parts) for o in fitting if o.target is target and o.kind == way.kind]
    sound = [any(not (o.kind == "change" and len(digits(o.target.number)) < 2) for o in weighing.fitting[p.number.start]) for p in way.parts]
    again = [p.number.start in weighing.twice for p in way.parts]
    return found | {
        "votes": votes, "target fits": float(bool(own)), "target fits near": float(min(own, default=9) <= 1), "target fits together": float(min(own, default=9) == 0),
        "target in other": float(len(own) < len(fitting)), "parts explained": float(all(sound)), "one part explained": float(any(sound) and not all(sound)),
        "target twice": float(target.number.start in weighing.twice), "parts twice": float(all(again)), "one part twice": float(any(again) and not all(again)),
        "all twice": float(target.number.start in weighing.twice and all(again)),
    }  # fmt: skip


def _stands_elsewhere(weighing: Weighing, way: Way, member: Telling, value: float, tight: float) -> bool:
    """Whether a like number of another place has the value that a member would need."""
    members = {m.number.start for m in way.members}
    wanted = value * (member.number.base_value or 0) / (member.number.value or 1)
    return any(
        abs((o.number.base_value or 0) / wanted - 1) <= tight and o.number.start not in members and like(o.number, member.number)
        for o in weighing.ways.retold.groups[group_of(member.number)]
    )


def _is_another(way: Way, other: Way) -> bool:
    """Whether another way, of near numbers, rests on at most one of the same."""
    shared = {m.number.start for m in way.members} & {m.number.start for m in other.members}
    return other is not way and len(shared) < 2 and max(abs(p.sentence - other.target.sentence) for p in other.parts) <= 2


def _of_change(weighing: Weighing, way: Way) -> Cues:
    case, n = weighing.ways.case, way.target.number
    bound = weighing.bond(way)
    rival = weighing.rival_bond(way)
    changed = float(bool(CHANGED.search(around(case, n))))
    strength = max(-3.0, min(3.0, bound))
    return {
        "changed": changed, "level": float(bool(LEVEL.match(case.text[n.end : n.end + 24]))), f"unit {n.unit}": 1.0, f"reading {way.reading}": 1.0,
        "below one": float(n.unit == "x" and (n.value or 0) < 1), "bond": strength, "strong bond": float(bound >= STRONG_BOND),
        "best bond": float(rival is None or bound >= rival), "bond ahead": 1.0 if rival is None else max(-2.0, min(2.0, bound - rival)),
        "changed bond": changed * strength,
    }  # fmt: skip


def _of_amounts(weighing: Weighing, way: Way) -> Cues:
    case, n, parts = weighing.ways.case, way.target.number, [p.number for p in way.parts]
    words = around(case, n)
    gaps = [is_difference(case, m) for m in (n, *parts)]
    rate, time = any("/" in (p.unit or "") for p in parts), any(p.base_unit == "s" for p in parts)
    return {
        "said sum": float(bool(SUMMED.search(words))), "part said sum": float(any(SUMMED.search(around(case, p)) for p in parts)),
        "said reckoned": float(bool(RECKONED.search(words))), "said multiplied": float(bool(MULTIPLIED.search(words))),
        "total word": float(says_total(case, n)), "part total word": float(any(says_total(case, p) for p in parts)),
        "each": float(any(says_each(case, p) for p in parts)), "target each": float(says_each(case, n)),
        "target gap": float(gaps[0]), "part gap": float(any(gaps[1:])), "one gap": float(sum(gaps) == 1),
        "rate": float(rate), "time": float(time), "rate and time": float(rate and time), "units differ": float(len({n.unit, *(p.unit for p in parts)}) > 2),
        "count part": float(any(slack(p) == 0 for p in parts)), "unit of part": float(n.unit not in {None, "piece"} and any(p.unit == n.unit for p in parts)),
    }  # fmt: skip


@lru_cache(maxsize=1)
def _table() -> Mapping[str, Any]:
    return tomllib.loads(WEIGHTS.read_text(encoding="utf-8"))


def threshold(kind: str) -> float:
    """The log odds from which a way of a kind is taken for one that was meant."""
    return float(_table()[kind]["threshold"])


def score(kind: str, found: Mapping[str, float]) -> float:
    """Log odds that a way which does not come out was meant."""
    weights = _table()[kind]["weights"]
    return float(sum(weights.get(name, 0.0) * value for name, value in found.items()))
