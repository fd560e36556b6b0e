"""Arithmetic by place: a percentage or a multiple of change against the two values that its neighbouring words give.

The pair is that of like numbers nearest to it. Any reading of any pair that fits proves it; none of them where one pair is
surely meant is a conflict.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence

from pipeline.verify.amounts import digits, dimension_of, sentence_index, slack, slipped, window
from pipeline.verify.numbers import Tolerances, shown
from pipeline.verify.places import claims_on, measures, spans_of, spread
from pipeline.verify.ratios import Lead, leads
from pipeline.verify.records import Case, Finding, Number
from pipeline.verify.relations import around

CHECK, METHOD = "arithmetic", "change"
CHANGED = re.compile(
    r"보다|대비|비해|비하면|늘|줄|증가|감소|뛰|뛴|올랐|올라|오른|상승|하락|단축|짧|빠르|빨|빠른|느리|느린|앞서|앞섰|앞선|뒤진|개선|향상|높|낮|많|적은|절감|아꼈|"
    r"할인|싸|비싸|성장|내려|내린|떨어|배|차이|수준|kat|daha|art|azal|kısal|düş|yüksel|geri|önde|fazla|indirim|büyü|gerile|hız|göre|tasarruf|fark|çık|indir",
    re.IGNORECASE,
)
OF_BOTH = re.compile(r"보다|대비|에서\s|비해|비하면|던\s|yerine|göre|karşı|[dt][ae]n\b|iken|ise\b", re.IGNORECASE)
ENOUGH = 2.0  # measured as in relations.py
NEAREST = 8  # like numbers that are tried on either side


def check_changes(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    claims = claims_on(case)
    for target in measures(case):
        if target.kind not in {"percentage", "ratio"} or not target.value or target.value <= 0 or target.value_max:
            continue
        if case.block_at(target.start).kind == "table" or (target.unit == "x" and target.value < 1):
            continue
        found = _judge(case, target, tolerances)
        if found is not None:
            finding, pair = found
            for number in (target, *pair):
                yield from spread(number, claims, finding)


def _judge(case: Case, target: Number, tolerances: Tolerances) -> tuple[Finding, tuple[Number, ...]] | None:
    if not CHANGED.search(around(case, target)) or _given_by_a_range(case, target, tolerances):
        return None
    pairs = list(pairs_of(case, target))
    best: tuple[float, Number, Number, Lead] | None = None
    for a, b in pairs:
        fitting = [lead for lead in _leads(a, b) if _same_unit(lead, target)]
        if any(_off(target, lead, a, b, tolerances) <= 1 for lead in fitting):
            return None
        for lead in fitting:
            score = _evidence(case, target, lead, a, b, pairs)
            if score >= ENOUGH and (best is None or score > best[0]):
                best = (score, a, b, lead)
    if (mixed := _mixed_units(case, target, tolerances)) is not None:
        return mixed
    if best is None or target.quantifier in {"at_least", "at_most", "more_than", "less_than"}:
        return None
    _, a, b, lead = best
    sign = {"percent": "%", "x": "×"}.get(lead.unit, " points")
    said = (
        f"{shown(a.value, a.unit)} and {shown(b.value, b.unit)}: {lead.value:.3g}{sign} ({lead.reading}), the article says"
        f" {shown(target.value, target.unit)}. No reading agrees."
    )
    inputs = {"figures": spans_of((a, b, target)), "computed": lead.value, "reading": lead.reading}
    return Finding("", CHECK, "conflicting", "ratio", said, inputs, METHOD), _blamed(case, target, lead, a, b)


def _mixed_units(case: Case, target: Number, tolerances: Tolerances) -> tuple[Finding, tuple[Number, ...]] | None:
    """``1억 6천만 원에서 2억 달러로 25%``: the change fits the numbers, but not with their two units."""
    from dataclasses import replace

    place = sentence_index(case, target)
    near = [
        n for n in window(case, target, after=0)
        if n.value and n.kind in {"quantity", "money"} and n.unit and place - sentence_index(case, n) <= 1 and case.block_at(n.start).kind != "table"
    ]  # fmt: skip
    for a, b in itertools.combinations(near, 2):
        if a.unit == b.unit or a.kind != b.kind or (a.kind == "quantity" and (dimension_of(a) != dimension_of(b) or dimension_of(a) == "count")):
            continue
        bare = [replace(n, unit=None, base_value=n.value, base_unit=None) for n in (a, b)]
        if len(digits(target)) >= 2 and case.sentence_at(b.start) == case.sentence_at(target.start) and is_lead(target, bare[0], bare[1], tolerances):
            said = f"{shown(target.value, target.unit)} is the change between {shown(a.value)} and {shown(b.value)}, whose units differ: {a.unit} and {b.unit}."
            return Finding("", CHECK, "conflicting", "unit_error", said, {"figures": spans_of((a, b, target))}, METHOD), (a, b)
    return None


def _given_by_a_range(case: Case, target: Number, tolerances: Tolerances) -> bool:
    """``16개에서 64개로 네 배``: both values in one figure."""
    from dataclasses import replace

    for n in window(case, target):
        if n.value and n.value_max and is_lead(target, n, replace(n, value=n.value_max, base_value=(n.base_value or 0) * n.value_max / n.value), tolerances):
            return True
    return False


def _blamed(case: Case, target: Number, lead: Lead, a: Number, b: Number) -> tuple[Number, ...]:
    """Which of the two values is shown beside the percentage: those that stand in its sentence."""
    del lead
    here = [n for n in (a, b) if case.sentence_at(n.start) == case.sentence_at(target.start)]
    return tuple(here or (a, b))


def is_lead(target: Number, a: Number, b: Number, tolerances: Tolerances) -> bool:
    """Whether the target says, in any reading, how far the two values lie apart."""
    return any(_off(target, lead, a, b, tolerances) <= 1 for lead in _leads(a, b) if _same_unit(lead, target) and (target.unit != "x" or lead.value >= 1.1))


def _same_unit(lead: Lead, target: Number) -> bool:
    return lead.unit == (target.unit or "") or (lead.unit, target.unit) == ("percentage_point", "percent")


FARTHEST = 2  # sentences before the target in which its values stand


def pairs_of(case: Case, target: Number) -> Iterator[tuple[Number, Number]]:
    """Like numbers near the target, two at a time. A number without a unit goes with any other."""
    place = sentence_index(case, target)
    near = [
        n for n in window(case, target)
        if n.value and n.value > 0 and n.kind in {"quantity", "money", "percentage"} and place - sentence_index(case, n) <= FARTHEST
        and case.block_at(n.start).kind != "table"
    ]  # fmt: skip
    near = sorted(near, key=lambda n: abs(n.start - target.start))
    groups: dict[str, list[Number]] = {}
    bare = [n for n in near if n.unit is None]
    for n in near:
        kind = dimension_of(n)
        if n.unit is not None:
            groups.setdefault(f"{kind}:{n.unit}" if kind == "count" else kind, []).append(n)
    for n in bare:
        for kind, found in groups.items():
            if not kind.startswith("percent") and all(_of_a_size(n, other) for other in found):
                found.append(n)
    if not groups:
        groups["bare"] = bare
    for found in groups.values():
        yield from itertools.combinations(sorted(found[:NEAREST], key=lambda n: n.start), 2)


def _of_a_size(bare: Number, other: Number) -> bool:
    return 0.02 <= (bare.value or 0) / (other.value or 1) <= 50


def _leads(a: Number, b: Number) -> list[Lead]:
    bare = a.unit is None or b.unit is None
    low, high = sorted((a.value or 0, b.value or 0) if bare else (a.base_value or 0, b.base_value or 0))
    if low <= 0 or low == high:
        return []
    scale = 100 if "percent" in {a.unit, b.unit} else 1
    found = leads(scale * high, scale * low, a.unit)
    return [*found, Lead("times more", high / low - 1, "x")]


def _off(target: Number, lead: Lead, a: Number, b: Number, tolerances: Tolerances) -> float:
    """How far the stated change is from the computed one, in units of what rounding allows."""
    value = target.value or 0
    own = slack(target) * value
    if target.quantifier == "about":
        own = max(own, tolerances.about * value)
    if target.quantifier in {"at_least", "more_than"} and lead.value >= value:
        return 0.0
    if target.quantifier in {"at_most", "less_than"} and lead.value <= value:
        return 0.0
    rounding = slack(a) + slack(b)
    if lead.reading.startswith("points"):
        allowed = own + sum(slack(n) * (n.value or 0) for n in (a, b))
    else:
        allowed = own + rounding * (100 + lead.value if lead.unit == "percent" else lead.value)
    if lead.unit == "percent":
        allowed = max(allowed, min(tolerances.points, 0.06 * value))
    elif lead.unit == "x":
        allowed = max(allowed, 0.03 * value)
    return abs(lead.value - value) / (allowed + 1e-9)


def _evidence(case: Case, target: Number, lead: Lead, a: Number, b: Number, pairs: Sequence[tuple[Number, Number]]) -> float:
    """How much speaks for it that the change is that between these two."""
    value = target.value or 0
    if not 0.4 <= lead.value / value <= 2.5 or lead.reading == "part of it" or max(a.value or 0, b.value or 0) > 50 * min(a.value or 0, b.value or 0):
        return 0.0
    if a.kind == "percentage" and not lead.reading.startswith("points"):
        return 0.0  # shares are compared in points
    place = sentence_index(case, target)
    distances = sorted(abs(place - sentence_index(case, n)) for n in (a, b))
    if distances[1] > 2 or distances[0] > 1:
        return 0.0
    score = {0: 1.2, 1: 0.8, 2: 0.4}[distances[1]] + (0.3 if distances[0] == 0 else 0.0)
    score += 0.3 if a.unit == b.unit else 0.0
    alike = [(x, y) for x, y in pairs if dimension_of(x) == dimension_of(a)]
    score += 0.6 if len(alike) == 1 else 0.3 if len(alike) <= 3 else 0.0
    sentence = case.words(case.sentence_at(target.start))
    score += 0.3 if OF_BOTH.search(sentence) else 0.0
    if len(digits(target)) >= 2 and slipped(target, lead.value):
        score += 0.5
    if a.kind == "percentage" and (distances[1] or lead.unit != target.unit):
        score -= 0.8
    if dimension_of(a) == "count" and max(a.value or 0, b.value or 0) < 20:
        score -= 0.8  # so few are told for their own sake
    if not 0.6 <= lead.value / value <= 1.67:
        score -= 0.5
    return score
