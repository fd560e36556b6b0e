"""Conditions of the run that a paragraph goes on about: told with the first result, and meant with those of other things behind it.

``배치 32에서 A는 초당 1,520토큰, B는 1,440토큰이다. C는 1,140토큰으로 A보다 25% 적다``, ``Yığın 32'de A saniyede 1.520 token üretti. B 1.440 token verdi, C ondan yüzde 25
az``: what the second and third gave was reached as the first was, and how far two results lie apart is told under what both were reached.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

from pipeline.extract.circumstances import DELAYS
from pipeline.extract.conditions import DRAWN, condition_places, conditions_told
from pipeline.extract.reading import Page, Reading, asked_once
from pipeline.extract.setups import RUN
from pipeline.languages import trials_of
from schemas.records import Claim

_OF_RUN: Final = ("precision", "batch_size", "context_length", "resolution")
_OF_BOTH: Final = (*_OF_RUN, "chips", "power_limit", "software")
_DELAYED: Final = frozenset({"first token", *DELAYS})
_NEAR: Final = 2  # sentences behind a result in which others of its run may stand
_FAR: Final = 4  # sentences behind two results in which they are compared
_RELATIVE: Final = frozenset({"percent", "x", "percentage_point"})
_TOLD: Final = frozenset({"asserted", "hedged"})


def of_the_same_run(page: Page, claims: Sequence[Claim]) -> list[Claim]:
    """The claims, those of prose with what else their run was told to be under."""
    done: list[Claim] = []
    for claim in claims:
        done.append(_completed(page, claim, done) if _is_told(page, claim) else claim)
    return done


def _is_told(page: Page, claim: Claim) -> bool:
    kind = page.document.article.blocks[_place(page, claim)[1]].kind
    return claim.figure is not None and claim.modality in _TOLD and claim.subject is not None and kind not in ("table", "title", "heading")


def _completed(page: Page, claim: Claim, done: Sequence[Claim]) -> Claim:
    before = list(_before(page, claim, done))
    if claim.comparator is not None:
        more = _of_both_sides(page, claim, before)
    elif claim.unit in _RELATIVE:
        return claim
    else:
        more = _of_others(page, claim, before)
    more = {key: value for key, value in more.items() if key not in claim.conditions}
    return replace(claim, conditions={**claim.conditions, **more}) if more else claim


def _before(page: Page, claim: Claim, done: Sequence[Claim]) -> Iterator[Claim]:
    """The values told before a claim in its paragraph by the same, or reckoned on by whoever writes, the nearest first."""
    at, block = _place(page, claim)
    again = _says_again(page, page.readings[at])
    for one in reversed(done):
        if one.figure is None or _place(page, one)[1] != block:
            if one.start < page.document.article.blocks[block].start:
                return
            continue
        if one.metric == claim.metric and (one.attributed_to == claim.attributed_to or (again and claim.attributed_to is None)) and one.comparator is None and one.unit not in _RELATIVE and one.modality in _TOLD and one.conditions.get("period") != "previous":
            yield one


def _of_both_sides(page: Page, claim: Claim, before: Sequence[Claim]) -> dict[str, Any]:
    """What the values of both sides were reached under."""
    if claim.metric not in RUN | {"compute_performance"}:
        return {}
    near = [one for one in before if _place(page, claim)[0] - _place(page, one)[0] <= _FAR]
    sides = [next((one for one in near if one.subject_id and one.subject_id == side), None) for side in (claim.subject_id, claim.comparator_id)]
    if sides[0] is None or sides[1] is None or sides[0] is sides[1] or sides[0].unit != sides[1].unit:
        return {}
    shared = {key: value for key, value in sides[0].conditions.items() if key in _OF_BOTH and sides[1].conditions.get(key) == value}
    return {key: value for key, value in shared.items() if not conditions_told(page, page.readings[_place(page, claim)[0]], key)}


def _of_others(page: Page, claim: Claim, before: Sequence[Claim]) -> dict[str, Any]:
    """What the last value of another thing was reached under, where all of the paragraph on the same workload that tell it were."""
    at = _place(page, claim)[0]
    reading = page.readings[at]
    last = next((one for one in before if one.unit == claim.unit and one.benchmark == claim.benchmark), None)
    if last is None or (last.subject == claim.subject and not _of_each_and_all(last, claim)) or at - _place(page, last)[0] > _NEAR:
        return {}
    more: dict[str, Any] = {}
    case = last.conditions.get("case")
    if "case" not in claim.conditions and isinstance(case, str) and _goes_on(claim, case, together=last.start == claim.start, behind=at - _place(page, last)[0]):
        more["case"] = case
    if claim.metric not in RUN or not claim.benchmark or trials_of(page.grammar.code).unable.search(page.folded, reading.start, reading.end):
        return more
    alike = [one for one in before if one.unit == claim.unit and one.benchmark == claim.benchmark]
    again = _says_again(page, reading) or _of_each_and_all(last, claim)
    for key in _OF_RUN:
        value = last.conditions.get(key)
        if value is not None and (again or _frames(page, alike, key, value)) and all(one.conditions.get(key) in (None, value) for one in alike) and not conditions_told(page, reading, key):
            more[key] = value
    return more


def _frames(page: Page, alike: Sequence[Claim], key: str, value: Any) -> bool:
    """``Yığın 32'de A saniyede 1.520 token``, ``배치 32에서 A는``: whether a condition stood before the thing of the first result under it, so that it holds on; not ``A, FP8 ile saniyede 3.200 token``, how that one alone was run."""
    for one in alike:
        reading = page.readings[_place(page, one)[0]]
        told = condition_places(page, reading, key, value) or [f.start for f in reading.figures if f.value == value and f.kind == "quantity" and f.end <= (one.figure or 0)]
        if told:
            subject = next((slot.start for slot in one.slots if slot.slot == "subject"), None)
            before = page.readings[: _place(page, one)[0] + 1]
            only = all(other == value for r in before for other in conditions_told(page, r, key))  # `(Tüm testler FP16.) INT8 ile A 900 token. B 410`: nobody knows in which of both
            return only and subject is not None and told[0] < subject
    return False  # a set-up says itself for what it holds


def _goes_on(claim: Claim, case: str, *, together: bool, behind: int) -> bool:
    """``Boştayken A 70 W, B 85 W``, ``ilk token'da A 180 ms, B 210 ms``, ``watt başına A 2,4 token/sn, B 2,0``: whether what a value is of holds for the next as well."""
    if claim.metric == "latency":
        return together and case in _DELAYED
    if claim.metric in DRAWN:
        return (together and case in ("idle", "load")) or (case == "average" and behind <= 1)
    return together and claim.metric == "energy_efficiency" and case.startswith("per ")


def _of_each_and_all(last: Claim, claim: Claim) -> bool:
    """``카드당 초당 5만 토큰. 16장을 합치면 80만 토큰``, ``kart başına 50.000 token. On altı kartın toplamı 800.000``: whether one is what each gives and the other what all give together."""
    each = [str(one.conditions.get("case", "")).startswith("per ") for one in (last, claim)]
    return each[0] != each[1] and "chips" in (last if each[1] else claim).conditions


def _says_again(page: Page, reading: Reading) -> bool:
    """``Bu, kart başına 2.700 token anlamına geliyor``, ``같은 조건에서``: whether a sentence goes on from what the one before says, or tells of the same run."""
    words = trials_of(page.grammar.code)
    return words.restated.match(page.folded, reading.start, reading.end) is not None or words.same_run.search(page.folded, reading.start, reading.end) is not None


@asked_once
def _blocks(page: Page) -> list[int]:
    return [reading.block for reading in page.readings]


def _place(page: Page, claim: Claim) -> tuple[int, int]:
    """The places of the sentence and of the block that a claim stands in."""
    at = max(0, bisect_right(page.starts, claim.start) - 1)
    return at, _blocks(page)[at]
