"""One number told of several: ``메모리는 둘 다 16GB다``, ``Bellek ikisinde de 16 GB``, ``용량과 대역폭은 모두 두 배``. Each gets a claim of its own."""

from __future__ import annotations

import re
from dataclasses import replace

from pipeline.extract.assembly.spot import Found, Spot
from pipeline.extract.comparisons.sentence import PAIR_MEMORY, SIDES
from pipeline.extract.confidence import claim_confidence
from pipeline.extract.context import Bound, bound
from pipeline.extract.metrics import metric_words
from pipeline.extract.reading import CLASSES, COMPONENTS, MEASURES, THINGS, Named, Page, Reading, Word
from pipeline.extract.subjects.owners import owner_of
from pipeline.languages import comparing_of
from schemas.records import Claim, Figure, Slot

EACH = "each"  # how a claim got its subject or its metric
_SURE = 0.7
_BESIDE = 10  # code points between a count and what is counted
_LISTED = 3  # sentences back in which as many things as the word counts may stand
_ROSTER = 5  # and in which the others are looked for that are the rest
_PLAIN = re.compile(r" ?(?:[가-힣]+ )?")
_OTHER_TURN = re.compile(r"[:(]")
_LEAD = 5  # before the first of joined words (`hem`)
_REACH = 60  # code points from the word to its number
_NUMBERS = {"two": 2, "three": 3, "four": 4}


def for_each(spot: Spot, found: Found) -> list[Claim]:
    """The claims of a figure, in the order of the text: the one found, or one for each thing or metric that its words name together."""
    if spot.figure.kind not in MEASURES or spot.cell is not None:
        return [found.claim]
    things = _things(spot, found)
    if things:
        return [_of_thing(spot, found.claim, one) for one in things]
    return [_in_metric(spot.page, found.claim, word) for word in _joined_metrics(spot, found.claim)] or [_against(spot, found, one) for one in _joined_rivals(spot, found)] or [found.claim]


def _joined_rivals(spot: Spot, found: Found) -> list[Named]:
    """``H100과 MI300X보다 2배 빠르다``, ``H100 ve MI300X'ten iki kat hızlı``: the names that share the mark of the other side; its own in turn where each has a number of its own."""
    page, reading, rival = spot.page, spot.reading, found.rival
    last = next((n for n in reading.names if rival and rival.entity and n.start == rival.start), None)
    if last is None or last.role != "comparator" or found.claim.direction is None:
        return []
    joined = [last]
    for named in reversed([n for n in reading.names if n.end <= last.start]):
        if named.type not in SIDES or not comparing_of(page.grammar.code).joint.fullmatch(page.folded, named.end, joined[0].start):
            break
        joined.insert(0, named)
    joined = [one for one in joined if one.name != found.subject.name]
    if len({one.name for one in joined}) < 2:
        return []
    if page.grammar.respectively.search(page.folded, last.end, spot.figure.start):
        told = [f for f in reading.figures if f.start >= last.end and f.unit == spot.figure.unit]
        return [joined[told.index(spot.figure)]] if len(told) == len(joined) and spot.figure in told else []
    return joined


def _against(spot: Spot, found: Found, named: Named) -> Claim:
    """The claim with another other side."""
    if found.rival and named.start == found.rival.start:
        return found.claim
    page, one = spot.page, bound(named, _SURE, EACH)
    slots = (*(slot for slot in found.claim.slots if slot.slot != "comparator"), Slot("comparator", one.start, one.end, page.text[named.start : named.end], one.confidence, EACH, one.name))
    confidence = claim_confidence(slots, spot.context.panel.certainty(spot.figure))
    return replace(found.claim, comparator=page.spelled(one.entity, one.name), comparator_id=named.entity.entity_id, slots=slots, confidence=confidence, method=EACH)


def _things(spot: Spot, found: Found) -> list[Bound]:
    """As many things as the word counts, of those that stand before it in the sentence or were spoken of last; empty where it counts none."""
    page, reading, index, figure, context = spot.page, spot.reading, spot.index, spot.figure, spot.context
    words = comparing_of(page.grammar.code)
    low = max(reading.clause(figure.start)[0], figure.start - _REACH)
    match = next(words.each.finditer(page.folded, low, figure.start), None)
    if match is None or _stands_between(reading, page, match.end(), figure, found) or words.added_up.search(page.folded, match.start(), min(reading.end, figure.end + _REACH // 2)):
        return []
    number = next(count for name, count in _NUMBERS.items() if match[name])
    if counted := _counted_thing(page, index, figure, number):
        return [counted]
    here = _named(reading, match.start())
    if not here and any(n.start >= figure.end and n.type in THINGS and n.role != "comparator" for n in reading.names):
        return []  # `ikisi de 12 GB taşıyan iki L4`: told of what stands behind it
    pairs = [one.carried() for one in context.pairs] if index - context.pairs_sentence <= PAIR_MEMORY else []
    if match["rest"]:
        said = {one.name for one in here}
        before = [one.carried() for back in range(max(0, index - _ROSTER), index) for one in _named(page.readings[back])]
        groups = [list({one.name: one for one in some if one.name not in said}.values()) for some in (pairs, [*before, *pairs])]
    else:
        groups = [here, pairs, *([one.carried() for one in _named(page.readings[back])] for back in range(index - 1, max(-1, index - 1 - _LISTED), -1))]
    rival = found.rival.name if found.rival else None
    return next((group for group in groups if len(group) == number and rival not in {one.name for one in group}), [])


def _counted_thing(page: Page, index: int, figure: Figure, number: int) -> Bound | None:
    """``elimde iki tane RTX 3090 var. İkisi de 24 GB``: the one thing of which so many were just counted."""
    for reading in reversed(page.readings[max(0, index - 1) : index + 1]):
        for count in reading.figures:
            thing = next((n for n in reading.names if 0 <= n.start - count.end <= _BESIDE and n.type in THINGS), None)
            if count.value == number and count.kind == "quantity" and count.end < figure.start and thing:
                return bound(thing, _SURE, EACH)
    return None


def _stands_between(reading: Reading, page: Page, low: int, figure: Figure, found: Found) -> bool:
    """``둘 다 들어가는 미스트랄 7B로 재면 3090이 112토큰``, ``ikisi de terliyor: yenisi 690``: the number is told of another thing, or of one of them."""
    if _OTHER_TURN.search(page.text, low, figure.start):
        return True
    other = found.rival.start if found.rival else None
    return any(low <= n.start < figure.start and n.start != other and n.type in THINGS | {"product"} and n.entity.entity_id not in COMPONENTS | CLASSES for n in reading.names)


def _named(reading: Reading, end: int | None = None) -> list[Bound]:
    """The things of a sentence, each once."""
    kinds = THINGS | {"product"}
    names = [n for n in reading.names if n.type in kinds and n.role != "comparator" and n.entity.entity_id not in COMPONENTS | CLASSES and (end is None or n.end <= end)]
    return list({n.name: bound(n, _SURE, EACH) for n in names}.values())


def _joined_metrics(spot: Spot, claim: Claim) -> list[Word]:
    """The words for metrics that are joined right before a proportion and all take it, the claim's own among them; empty where it stands alone."""
    page, reading, figure = spot.page, spot.reading, spot.figure
    if figure.kind not in ("percentage", "ratio") and figure.unit not in ("x", "percent"):
        return []
    words = comparing_of(page.grammar.code)
    low = reading.clause(figure.start)[0]
    chain: list[Word] = []
    for word in reversed(metric_words(page, low, figure.start)):
        if not chain or words.metric_joint.fullmatch(page.folded, word.end, chain[0].start):
            chain.insert(0, word)
        elif _PLAIN.fullmatch(page.folded, word.end, chain[0].start):  # `칩 간 연결 대역폭`: one measure
            narrower = word.metric.endswith("_bandwidth") or word.metric == claim.metric
            chain[0] = Word(word.start, chain[0].end, word.metric if narrower else chain[0].metric)
        else:
            break
    if len({word.metric for word in chain}) != len(chain) or len(chain) == 1 or claim.metric not in {word.metric for word in chain}:
        return []
    return chain if words.for_all.search(page.folded, max(low, chain[0].start - _LEAD), figure.start) else []


def _of_thing(spot: Spot, claim: Claim, one: Bound) -> Claim:
    """The claim with another subject."""
    page = spot.page
    surface = page.text[one.start : one.end] if one.start is not None else None
    slots = (Slot("subject", one.start, one.end, surface, one.confidence, one.method, one.name), *(slot for slot in claim.slots if slot.slot != "subject"))
    return replace(
        claim, subject=page.spelled(one.entity, one.name), subject_id=one.entity.entity_id if one.entity else None, vendor=owner_of(page, spot.reading, one, spot.context, claim.metric),
        slots=slots, confidence=claim_confidence(slots, spot.context.panel.certainty(spot.figure)), method=one.method,
    )  # fmt: skip


def _in_metric(page: Page, claim: Claim, word: Word) -> Claim:
    """The claim with another metric."""
    if word.metric == claim.metric:
        return claim
    slots = tuple(_as_told(page, slot, word) if slot.slot == "metric" else slot for slot in claim.slots)
    return replace(claim, metric=word.metric, slots=slots)


def _as_told(page: Page, slot: Slot, word: Word) -> Slot:
    return replace(slot, start=word.start, end=word.end, surface=page.text[word.start : word.end], method=EACH, value=word.metric)
