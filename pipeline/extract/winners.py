"""Who is ahead, where a text tells by how much and not who: ``맥은 초당 12토큰, 3090은 31토큰. 2.5배 넘게 차이 난다``, ``Burada fark üç kat``.

A comparison whose sides were carried over is turned round where the values that were just told of both fit it only that way. Sides that stand in
the sentence stay as they are written: whether they are right is for an audit to say.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from pipeline.extract.comparators.measures import TIME_METRICS
from pipeline.extract.reading import Page
from schemas.records import Claim

_NEAR = 0.12  # by which part of it a proportion may be off: texts round
_BACK = 12  # claims in which the values are looked for
_SWAPPED = {"subject": "comparator", "comparator": "subject"}


def with_winners(page: Page, claims: Iterable[Claim]) -> list[Claim]:
    """The claims, those turned round whose sides the values before them tell to be the other way."""
    done: list[Claim] = []
    last: Claim | None = None  # that was turned, as it was
    for claim in claims:
        is_open = claim.unit in ("x", "percent") and claim.value and _is_open(page, claim)
        pairs = _values(done[-_BACK:], claim) if is_open else []
        fits = any(_fits(claim, own, other) for own, other in pairs)
        wrong = not fits and any(_fits(claim, other, own) for own, other in pairs)
        if wrong or (is_open and not fits and last and (claim.start, claim.unit, claim.subject, claim.comparator) == (last.start, last.unit, last.subject, last.comparator)):
            last = claim  # `iki kat bellek, üç kat hız`: the next of a list has the same sides
            done.append(_turned(page, claim))
        else:
            done.append(claim)
    return done


def _is_open(page: Page, claim: Claim) -> bool:
    """Whether a claim compares two things of which the sentence itself does not name both, nor mark one as the other side (``바위 7보다 10% 느리다``) or as who is ahead (``바위 7이 10% 빠르다``)."""
    if claim.method == "leader" or claim.comparator in (None, "previous") or claim.subject is None or claim.direction in (None, "equal"):
        return False
    stand = [(slot.slot, slot.start, slot.end) for slot in claim.slots if slot.slot in _SWAPPED]
    marked = any(slot == "comparator" and start is not None and end is not None and any(n.role == "comparator" for n in page.names_between(start, end)) for slot, start, end in stand)
    return not marked and any(start is None for _, start, _ in stand)


def _values(before: list[Claim], claim: Claim) -> list[tuple[float, float]]:
    """The values last told of both sides, by metric in one unit: the subject's and the comparator's."""
    told = []
    for metric in dict.fromkeys(one.metric for one in before if claim.metric in (one.metric, "performance")):
        own, other = (next((one for one in reversed(before) if _tells(one, side, metric)), None) for side in (claim.subject, claim.comparator))
        if own and other and own.unit == other.unit and own.value and other.value:
            told.append((float(own.value), float(other.value)))
    return told


def _tells(claim: Claim, side: str | None, metric: str | None) -> bool:
    return claim.subject == side and claim.metric == metric and claim.comparator is None and claim.unit not in ("x", "percent", None) and bool(claim.value) and claim.value_max is None


def _fits(claim: Claim, own: float, other: float) -> bool:
    """Whether the two values give the proportion, in the sense that the direction tells."""
    up = claim.direction in ("better", "higher")
    if claim.metric in TIME_METRICS and claim.direction in ("better", "worse"):
        own, other = other, own
    value = float(claim.value or 0)
    told = value if claim.unit == "x" else 1 + value / 100 if up else 1 - value / 100
    if claim.unit == "x" and (value > 1) != up:
        told = 1 / value
    return told > 0 and abs(own / other / told - 1) <= _NEAR


def _turned(page: Page, claim: Claim) -> Claim:
    """The claim with its sides exchanged, slot by slot."""
    slots = tuple(replace(slot, slot=_SWAPPED[slot.slot]) if slot.slot in _SWAPPED else slot for slot in claim.slots)  # type: ignore[arg-type]
    entity = page.entities.get(claim.comparator_id) if claim.comparator_id else None
    return replace(
        claim, subject=claim.comparator, subject_id=claim.comparator_id, comparator=claim.subject, comparator_id=claim.subject_id, vendor=page.maker(entity) if entity else None, slots=slots,
    )  # fmt: skip
