"""Arithmetic by place: a change whose two values stand far from it, found by what it is told with.

``전력 38% 줄였다`` in a headline over ``62kW였는데 지금은 38.4kW``; ``watt başına yüzde 40`` and the two numbers after ``watt başına``;
``kart başına yüzde 76 daha fazla`` and what each card has; ``이를 70% 끌어올려`` after the older value, the newer in the headline.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from dataclasses import replace

from pipeline.lexicon import fold
from pipeline.verify.amounts import dimension_of
from pipeline.verify.changes import CHANGED, is_lead, is_percentile
from pipeline.verify.numbers import MONEY, Tolerances, shown
from pipeline.verify.partners import ASPECTS, Scene, alike
from pipeline.verify.places import claims_on, spans_of, spread
from pipeline.verify.products import says_each, says_total
from pipeline.verify.records import Case, Finding, Number
from pipeline.verify.relations import around
from pipeline.verify.sides import EARLIER, context
from pipeline.verify.told_changes import LEVEL, YEARLY
from pipeline.verify.told_of import against_another, told_of_others
from pipeline.verify.told_readings import told_reading
from pipeline.verify.ways_apart import Lead, leads

CHECK, METHOD = "arithmetic", "far pair"
NEAR = (0.4, 2.5)  # factor within which a change is meant for the one that is stated
VALUES = frozenset({"quantity", "money"})
BACK = 1  # sentences before a change in which the older value stands
TWICE = 2  # times that a text tells the value it is about


def check_far_pairs(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    scene = Scene(case)
    claims = claims_on(case)
    for target in scene.numbers:
        if not _is_change(scene, target):
            continue
        for find in (_after_one_phrase, _under_the_headline, _of_each, _of_the_thing_told_of):
            pair = find(scene, target)
            if pair is None or told_of_others(case, claims, target, *pair) or against_another(case, claims, target, *pair):
                continue
            finding = None if _is_explained(scene, target, pair[0], tolerances, each=find is _of_each) else _judge(case, target, *pair, tolerances)
            if finding is not None:
                for number in (target, *pair):
                    yield from spread(number, claims, finding)
            break


def _is_change(scene: Scene, target: Number) -> bool:
    if target.unit not in {"percent", "x"} or not target.value or target.value_max or target.quantifier not in {"exact", "about"} or scene.kind(target) in {"table", "list_item"}:
        return False
    case = scene.case
    if not any(c.isdecimal() for c in target.surface) or (target.unit == "x" and target.value <= 1) or is_percentile(case, target):
        return False
    if YEARLY.search(case.words(case.sentence_at(target.start))) or LEVEL.match(case.text[target.end : target.end + 24]):
        return False
    return bool(CHANGED.search(around(case, target))) or (target.unit == "x" and scene.kind(target) == "title")


def _is_explained(scene: Scene, target: Number, example: Number, tolerances: Tolerances, *, each: bool) -> bool:
    """Whether any two values of the kind that are told in one place make the change; of a change of each, only what each has."""
    headline = scene.kind(target) == "title"  # which may be of any measure
    values = [n for n in scene.numbers if n.kind in VALUES and (n.value or 0) > 0 and n is not target and (headline or alike(n, example))]
    if each:
        values = [n for n in values if says_each(scene.case, n)]
    near = [(a, b) for a, b in itertools.combinations(values, 2) if alike(a, b) and b.start - a.start <= TOGETHER]
    near = [(a, b) for a, b in near if headline or any(abs(scene.at(n) - scene.at(target)) <= NEARBY for n in (a, b))]
    return any(is_lead(target, a, b, tolerances) for a, b in near)


NEARBY = 2  # sentences from a change in which one of two other values stands that explain it
TOGETHER = 400  # characters within which two values may explain a change by themselves


def _judge(case: Case, target: Number, a: Number, b: Number, tolerances: Tolerances) -> Finding | None:
    if a.unit != b.unit and a.base_unit != b.base_unit:
        a, b = (replace(n, unit=None, base_value=n.value) for n in (a, b))
    low, high = sorted((n.value if a.unit == b.unit else n.base_value) or 0.0 for n in (a, b))
    if low <= 0 or low == high or is_lead(target, a, b, tolerances):
        return None
    near = [lead for lead in leads(high, low, None) if lead.unit == target.unit and NEAR[0] <= lead.value / (target.value or 1) <= NEAR[1]]
    if not near:
        return None
    told = told_reading(case, target, a, b)
    lead = Lead(*told) if told is not None else min(near, key=lambda lead: abs(lead.value - (target.value or 0)))
    said = f"{shown(a.value, a.unit)} and {shown(b.value, b.unit)}: {lead.value:.3g} ({lead.reading}), the article says {shown(target.value, target.unit)}. No reading agrees."
    return Finding("", CHECK, "conflicting", "ratio", said, {"figures": spans_of((a, b, target)), "computed": lead.value}, METHOD)


_SMALL = re.compile(r"\s*(?:약|무려|yaklaşik|tam|ortalama)\s*$")
_PHRASE = re.compile(r"(?:([^\s\d,.;:()\"“”'‘’]+)\s)?([^\s\d,.;:()\"“”'‘’]+)\s*$")
_PER = re.compile(r"(?:당|마다|basina|başina)$")


def _phrase(case: Case, number: Number) -> str:
    """``watt başına``, ``와트당``: what a rate is told of, just before its number."""
    before = _SMALL.sub("", fold(case.text[max(case.sentence_at(number.start).start, number.start - 30) : number.start])).strip()
    match = _PHRASE.search(before)
    if match is None or not _PER.search(match[2]):
        return ""
    return " ".join(w for w in match.groups() if w) if match[2] in {"basina", "başina"} else match[2]


def _after_one_phrase(scene: Scene, target: Number) -> tuple[Number, Number] | None:
    """The only two values that are told of the same rate as the change: both after ``watt başına``."""
    phrase = _phrase(scene.case, target)
    if not phrase:
        return None
    values = [n for n in scene.numbers if n.kind in VALUES and n is not target and scene.kind(n) != "table" and (n.value or 0) > 0 and _phrase(scene.case, n) == phrase]
    distinct = {n.value: n for n in values}
    return (values[0], values[1]) if len(values) == len(distinct) == BOTH and scene.at(values[1]) - scene.at(values[0]) <= BOTH else None


BOTH = 2
_WAS = re.compile(r"^\S{0,3}(?:였는데|이었는데|이던|였던|에서\s|였으나|였지만|이었지만)|^[’']?(?:[iıuü]n)?[dt][ae]n\s|^[’']?(?:y?[dt][ıiuü]|ken)\b|^\s(?:iken|olan)\b")


def _under_the_headline(scene: Scene, target: Number) -> tuple[Number, Number] | None:
    """The only two values of the body told as before and after in one sentence, of what the headline says has changed."""
    case = scene.case
    if scene.kind(target) != "title":
        return None
    before = case.text[max(case.sentence_at(target.start).start, target.start - 12) : target.end + 14]
    said = {d for pattern, dimensions in ASPECTS if pattern.search(before) for d in dimensions}
    found = []
    for a, b in itertools.pairwise([n for n in scene.numbers if n.kind in VALUES and scene.kind(n) not in {"title", "table"}]):
        kind = dimension_of(a)
        if scene.at(a) != scene.at(b) or not alike(a, b) or a.unit is None or ("money" if kind in MONEY else kind) not in said:
            continue
        if _WAS.match(case.text[a.end : a.end + 14]) or [bool(EARLIER.search(context(case, n))) for n in (a, b)] == [True, False]:
            found.append((a, b))
    return found[0] if len(found) == 1 else None


def _of_each(scene: Scene, target: Number) -> tuple[Number, Number] | None:
    """``kart başına 80 GB. Y8'de kart başına yüzde 76 daha fazla``: with the one other value that each is told to have."""
    case = scene.case
    if not says_each(case, target):
        return None
    anchor = _anchor(scene, target)
    if anchor is None or not says_each(case, anchor):
        return None
    others = [n for n in scene.numbers if n.start < anchor.start and n.kind in VALUES and alike(n, anchor) and n.unit == anchor.unit and n.value != anchor.value and says_each(case, n) and not says_total(case, n)]
    return (others[-1], anchor) if len({n.value for n in others}) == 1 else None


def _anchor(scene: Scene, target: Number) -> Number | None:
    """The only amount just before a change: in its sentence or the one before, with nothing of its kind beside it."""
    place = scene.at(target)
    near = [n for n in scene.numbers if n.start < target.start and place - scene.at(n) <= BACK and n.kind in VALUES and n.unit not in {None, "x"}]
    near = [n for n in near if scene.kind(n) == scene.kind(target) and dimension_of(n) != "s"]
    said = {d for pattern, dimensions in ASPECTS if pattern.search(scene.case.text[max(0, target.start - 40) : target.end + 24]) for d in dimensions}
    near = [n for n in near if ("money" if dimension_of(n) in MONEY else dimension_of(n)) in said] or near
    return near[0] if near and sum(alike(n, near[0]) for n in near) == 1 else None


_IT = re.compile(r"(?:이를|이보다|그보다|이것보다|여기서|이 값을|bunu|ondan|bundan|bu değeri|buna göre)\s[^.;:]{0,6}$", re.IGNORECASE)


def _of_the_thing_told_of(scene: Scene, target: Number) -> tuple[Number, Number] | None:
    """``앞선 모델은 20TOPS였다. 새 모듈은 이를 70% 끌어올려``: the newer value is that of the headline, which the text tells again."""
    case = scene.case
    if not _IT.search(case.text[max(case.sentence_at(target.start).start, target.start - 16) : target.start]):
        return None
    place = scene.at(target)
    older = [n for n in scene.numbers if place - scene.at(n) == 1 and n.kind in VALUES and n.unit is not None]
    if len(older) != 1 or not EARLIER.search(fold(case.words(case.sentence_at(older[0].start)))):
        return None
    like = [n for n in scene.numbers if n.start < older[0].start and n.kind in VALUES and n.unit == older[0].unit and n.value != older[0].value]
    titled = [n for n in like if scene.kind(n) == "title" or sum(m.value == n.value for m in like) >= TWICE]
    return (titled[0], older[0]) if len({n.value for n in titled}) == 1 else None
