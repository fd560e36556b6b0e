"""Arithmetic by place: a change in the headline that nothing in the body gives, against the change that its opening tells of the same thing.

``출하 30% 증가`` over ``출하량은 2400만 개였다. 2000만 개보다 20% 많다``; ``매출 35% 증가`` over two sums of ``매출`` that lie 25% apart;
``그림 뽑는 속도 12배`` over ``그림 한 장에 옛 카드는 20초, 새 카드는 2.5초``.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence

from pipeline.languages import recalling_of
from pipeline.lexicon import fold
from pipeline.verify.amounts import dimension_of, worth
from pipeline.verify.changes import CHANGED, is_lead
from pipeline.verify.contradictions import CORRECTION, word_stems
from pipeline.verify.likeness import restates
from pipeline.verify.metrics import family_name
from pipeline.verify.misprints import OF_ANY_THING
from pipeline.verify.numbers import Tolerances, shown
from pipeline.verify.partners import Scene, alike
from pipeline.verify.places import claims_on, spans_of, spread
from pipeline.verify.records import LIKELY, Assertion, Case, Finding, Number
from pipeline.verify.relations import around
from pipeline.verify.told_of import against_two
from pipeline.verify.ways_apart import leads

CHECK, METHOD = "arithmetic", "lead"
OPENING = 3  # sentences of the body in which it tells what the headline says
TOGETHER = 3  # sentences within which two values may explain a change
NEAR = (0.33, 3.0)  # times that two changes lie apart of which one may be the other
LEAST_MULTIPLE, LOOSE = 1.3, 0.05  # a multiple that is told as one; how far two values may be from giving it
PACES = frozenset({"s", "1/s", "count/s", "operation/s"})  # in which speed is told
VALUES = frozenset({"quantity", "money"})
_NOUN = re.compile(r"([가-힣]{2,}|[a-zçğıöşü]{4,})\s*(?:약|yüzde|%|’|')?\s*$")


def check_leads(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    scene = Scene(case)
    title = next((b for b in case.blocks if b.kind == "title"), None)
    if title is None or any(CORRECTION.search(case.words(b)) for b in case.blocks[:3]):
        return
    claims = claims_on(case)
    body = [n for n in scene.numbers if n.start >= title.end and scene.kind(n) not in {"title", "chrome"} and (n.value or 0) > 0 and not n.value_max]
    for target in (n for n in scene.numbers if title.start <= n.start < title.end):
        noun = _noun(case, target)
        if target.unit != "percent" or target.quantifier not in {"exact", "about"} or not noun or not CHANGED.search(around(case, target)):
            continue
        if any(n.unit == "percent" and restates(target, n) for n in body) or _is_given(scene, target, noun, body, tolerances):
            continue
        found = _told_in_opening(scene, target, noun, body) or _made_in_opening(scene, target, noun, body) or _made_of_its_measure(scene, target, body, claims)
        if found is not None and not against_two(case, claims.get(target.figure_id, []), claims.get(found[1][0].figure_id, [])):
            said, members = found
            finding = Finding("", CHECK, "conflicting", "headline_differs", said, {"figures": spans_of((target, *members))}, METHOD)
            for number in (target, *members[:1]):
                yield from spread(number, claims, finding)
    for target in (n for n in scene.numbers if title.start <= n.start < title.end and n.unit == "x" and n.quantifier in {"exact", "about"}):
        pair = _missed_multiple(scene, target, body)
        if pair is not None:
            a, b = pair
            said = f"{shown(a.value, a.unit)} and {shown(b.value, b.unit)}: {_times(a, b):.3g}x, the headline says {shown(target.value, 'x')}."
            finding = Finding("", CHECK, "conflicting", "headline_differs", said, {"figures": spans_of((target, *pair))}, METHOD)
            for number in (target, *pair):
                yield from spread(number, claims, finding)


def _times(a: Number, b: Number) -> float:
    low, high = sorted(n.base_value or n.value or 1.0 for n in (a, b))
    return high / low


def _missed_multiple(scene: Scene, target: Number, body: Sequence[Number]) -> tuple[Number, Number] | None:
    """The only two values of one sentence that a word of the headline is told of, where nothing in the body gives the headline's multiple."""
    case, told = scene.case, target.value or 1.0
    if told < LEAST_MULTIPLE or not recalling_of(case.language).pace.search(fold(case.words(case.sentence_at(target.start)))) or any(n.unit in {"x", "percent"} and _gives(n, told) for n in body):
        return None
    values = [n for n in body if n.kind in VALUES]
    pairs = [(a, b) for a, b in itertools.combinations(values, 2) if alike(a, b) and a.base_value != b.base_value]
    if any(abs(_times(a, b) / told - 1) <= LOOSE for a, b in pairs):
        return None
    words = word_stems(case.text[case.sentence_at(target.start).start : target.start]) - OF_ANY_THING
    spoken = [(a, b) for a, b in pairs if a.unit == b.unit and dimension_of(a) in PACES and scene.at(a) == scene.at(b) and scene.kind(a) != "table" and _shares(scene, a, words)]
    if len(spoken) != 1 or not NEAR[0] <= _times(*spoken[0]) / told <= NEAR[1]:
        return None
    return spoken[0]


def _gives(number: Number, told: float) -> bool:
    """Whether a multiple or a share of the body is the headline's: ``12배``, ``1,100% 더``, ``92% 줄어``."""
    value = number.value or 0.0
    wanted = (told,) if number.unit == "x" else (100 * (told - 1), 100 * told, 100 * (1 - 1 / told), 100 / told)
    return any(abs(value - w) <= max(1.0 if number.unit == "percent" else 0.0, LOOSE * w) for w in wanted) or (number.unit == "x" and abs(value * told - 1) <= LOOSE)


def _shares(scene: Scene, number: Number, words: frozenset[str]) -> bool:
    case, place = scene.case, scene.at(number)
    return bool(words & word_stems(" ".join(case.words(s) for s in case.sentences[max(0, place - 1) : place + 1])))


def _noun(case: Case, target: Number) -> frozenset[str]:
    """What the headline says has changed, by the beginning of the word before the number."""
    match = _NOUN.search(fold(case.text[max(case.sentence_at(target.start).start, target.start - 24) : target.start]))
    return word_stems(match[1]) if match else frozenset()


def _is_given(scene: Scene, target: Number, noun: frozenset[str], body: Sequence[Number], tolerances: Tolerances) -> bool:
    """Whether two values of the body make the change: two of its opening, or told with its noun; others lie so far apart by chance."""
    values = [n for n in body if n.kind in VALUES]
    opening = {n.start for n in _opening(scene, body)}
    return any(
        abs(scene.at(a) - scene.at(b)) <= TOGETHER
        and alike(a, b)
        and is_lead(target, a, b, tolerances)
        and ({a.start, b.start} <= opening or any(scene.kind(n) == "table" or _speaks_of(scene, n, noun) for n in (a, b)))
        for a, b in itertools.combinations(values, 2)
    )


def _opening(scene: Scene, body: Sequence[Number]) -> list[Number]:
    case = scene.case
    first = next((i for i, s in enumerate(case.sentences) if case.block_at(s.start).kind in {"paragraph", "answer", "quote"}), 0)
    return [n for n in body if first <= scene.at(n) < first + OPENING + 1 and scene.kind(n) not in {"table", "list_item"}]


def _speaks_of(scene: Scene, number: Number, noun: frozenset[str]) -> bool:
    """Whether the noun stands in the sentence of a number or in the one before it."""
    case, place = scene.case, scene.at(number)
    words = " ".join(case.words(s) for s in case.sentences[max(0, place - 1) : place + 1])
    return noun <= word_stems(words)


def _told_in_opening(scene: Scene, target: Number, noun: frozenset[str], body: Sequence[Number]) -> tuple[str, tuple[Number, ...]] | None:
    """The only change in per cent that the opening tells of the noun."""
    told = [n for n in _opening(scene, body) if n.unit == "percent" and CHANGED.search(around(scene.case, n)) and _speaks_of(scene, n, noun)]
    if len({n.value for n in told}) != 1 or not NEAR[0] <= (told[0].value or 0) / (target.value or 1) <= NEAR[1]:
        return None
    return f"The headline says {shown(target.value, 'percent')}, the opening {shown(told[0].value, 'percent')} of the same thing.", (told[0],)


def _made_in_opening(scene: Scene, target: Number, noun: frozenset[str], body: Sequence[Number]) -> tuple[str, tuple[Number, ...]] | None:
    """The only two amounts of the opening that the noun stands just before."""
    case = scene.case
    named = [n for n in _opening(scene, body) if n.kind in VALUES and n.unit is not None and noun & word_stems(case.text[max(0, n.start - 12) : n.start])]
    pairs = [(a, b) for a, b in itertools.combinations(named, 2) if alike(a, b) and a.base_value != b.base_value]
    if len(pairs) != 1:
        return None
    a, b = pairs[0]
    low, high = sorted(n.base_value or n.value or 0.0 for n in (a, b))
    come = [lead for lead in leads(high, low, None) if lead.unit == "percent"] if low > 0 else []
    near = [lead for lead in come if NEAR[0] <= lead.value / (target.value or 1) <= NEAR[1]]
    if not near:
        return None
    lead = min(near, key=lambda one: abs(one.value - (target.value or 0)))
    said = f"{shown(a.value, a.unit)} and {shown(b.value, b.unit)}: {lead.value:.3g}% ({lead.reading}), the headline says {shown(target.value, 'percent')}."
    return said, (a, b)


def _made_of_its_measure(scene: Scene, target: Number, body: Sequence[Number], claims: dict[str, list[Assertion]]) -> tuple[str, tuple[Number, ...]] | None:
    """``gelirini yüzde 25 artırdı`` over ``geliri 1.840 milyon. Geçen yıl 1.472 milyon, önceki çeyrekte 1.600 milyon``: the first amount of the headline's measure and what it was before."""
    measure = {family_name(c.metric) for c in claims.get(target.figure_id, ()) if c.metric and "previous" in c.comparators and c.confidence >= LIKELY}
    told = [n for n in _opening(scene, body) if n.kind == "money" and n.quantifier == "exact" and any(family_name(c.metric) in measure for c in claims.get(n.figure_id, ()))]
    if len(told) not in AMOUNTS or any(not alike(told[0], n) or n.value == told[0].value for n in told[1:]):
        return None
    now = told[0]
    come = [(lead, n) for n in told[1:] for lead in leads(max(worth(now), worth(n)), min(worth(now), worth(n)), None) if lead.unit == "percent"]
    near = [one for one in come if NEAR[0] <= one[0].value / (target.value or 1) <= NEAR[1]]
    if not near:
        return None
    lead, before = min(near, key=lambda one: abs(one[0].value - (target.value or 0)))
    return f"{shown(now.value, now.unit)} and {shown(before.value, before.unit)}: {lead.value:.3g}% ({lead.reading}) is the nearest that the opening gives, the headline says {shown(target.value, 'percent')}.", (now, before)


AMOUNTS = (2, 3)  # of the opening: now, a year and a quarter before
