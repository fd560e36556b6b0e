"""All claims of a document, once each is made."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from pipeline.extract.reading import Page
from pipeline.extract.slots import complete_slots
from pipeline.extract.statements import compose
from pipeline.extract.suite_rounds import ROUND_TOLD
from pipeline.extract.suites import suites_in_full
from schemas.records import Claim


def finish(page: Page, claims: list[Claim], *, with_model: bool = False) -> tuple[Claim, ...]:
    """Statements, ordinals among claims of one place, groups of repeated assertions, and the slots that are still missing."""
    places: Counter[tuple[int | None, int, int]] = Counter()
    groups: Counter[tuple[object, ...]] = Counter(_assertion(claim) for claim in claims)
    names: dict[tuple[object, ...], str] = {}
    english = {spelled: e.name_en for e in page.entities.values() if e.name_en for spelled in (e.name, page.spelled(e, e.name))} | suites_in_full(page)
    suites = frozenset(e.name for e in page.entities.values() if e.type in ("benchmark", "dataset"))
    suites |= {slot.value for claim in claims for slot in claim.slots if slot.method == ROUND_TOLD and slot.value}
    done = []
    for claim in claims:
        place = (claim.figure, 0 if claim.figure is not None else claim.start, 0 if claim.figure is not None else claim.end)
        key = _assertion(claim)
        if groups[key] > 1:
            names.setdefault(key, f"{page.document.article.doc_id}-g{len(names) + 1}")
        done.append(replace(claim, ordinal=places[place], statement=compose(claim, english, page.document.article.published_day, suites, foreseen=_is_foreseen(page, claim)), slots=complete_slots(page, claim, heard=with_model), group_id=names.get(key)))
        places[place] += 1
    return tuple(done)


def _is_foreseen(page: Page, claim: Claim) -> bool:
    """``analistler … ulaşmasını bekliyor``, ``가트너는 … 것으로 예상``: whether what is to come is expected, or told by somebody who makes nothing."""
    if claim.modality != "planned":
        return False
    if page.grammar.expects.search(page.folded, claim.start if claim.figure is None else claim.figure, claim.end):
        return True
    source = next((slot for slot in claim.slots if slot.slot == "attributed_to"), None)
    bodies = {e.type for e in page.entities.values() if source and source.value in (e.name, page.spelled(e, e.name))}
    return source is not None and (bodies == {"organisation"} or source.method.endswith("unnamed_source"))


def _assertion(claim: Claim) -> tuple[object, ...]:
    return (claim.subject_id or claim.subject, claim.metric, claim.comparator_id or claim.comparator, claim.value, claim.value_max, claim.unit, claim.direction, claim.conditions.get("period"))
