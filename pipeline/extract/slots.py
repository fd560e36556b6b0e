"""Every filled slot leaves a record: those that no rule wrote with its words are added here, and say how they were filled."""

from __future__ import annotations

import json

from pipeline.extract.confidence import calibrated, rate_of_share
from pipeline.extract.reading import Page
from schemas.records import Claim, Slot, SlotName


def complete_slots(page: Page, claim: Claim, *, heard: bool = False) -> tuple[Slot, ...]:
    """The slots of a claim, with value, vendor, modality, conditions and time where they are filled.

    The value points to its figure; what is inferred from other slots or from the clause has no words of its own. A maker is as sure
    as the subject lets it be. ``heard``: whether a model was.
    """
    have = {slot.slot for slot in claim.slots}
    filled: list[tuple[SlotName, str | None, str]] = [
        ("modality", claim.modality if claim.modality != "asserted" else None, "mood_of_clause"),
        ("conditions", json.dumps(claim.conditions, ensure_ascii=False, sort_keys=True) if claim.conditions else None, "clause_conditions"),
        ("as_of", claim.as_of, "date_of_clause"),
    ]
    added = [Slot(name, None, None, None, calibrated(name, rule), rule, value) for name, value, rule in filled if value is not None and name not in have]
    made = [Slot("vendor", None, None, None, *_of_maker(page, claim, heard=heard), claim.vendor)] if claim.vendor is not None else []
    return (*claim.slots, *_value_slot(page, claim, have), *made, *added)


def _of_maker(page: Page, claim: Claim, *, heard: bool) -> tuple[float, str]:
    """How sure a maker is, and how it was found. That of a product nobody knew is read from the text, and less sure."""
    subject = next((slot.confidence for slot in claim.slots if slot.slot == "subject"), 0.5)
    slot, method = ("vendor_known", "lexicon") if page.lexicon.knows(claim.subject or "") else ("vendor", "maker_of_subject")
    return rate_of_share(slot, subject, method, heard=heard), method


def _value_slot(page: Page, claim: Claim, have: set[SlotName]) -> list[Slot]:
    """The words of the figure behind a value."""
    if claim.figure is None or claim.value is None or "value" in have:
        return []
    figure = page.by_start.get(claim.figure)
    if figure is None:
        return []
    return [Slot("value", figure.start, figure.end, figure.surface, calibrated("value", figure.rule), figure.rule or "figure", f"{claim.value} {claim.unit or ''}".strip())]
