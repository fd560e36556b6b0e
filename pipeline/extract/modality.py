"""Whether a claim is asserted, hedged, planned, supposed, denied or asked."""

from __future__ import annotations

import re

from pipeline.extract.reading import Page, Reading
from schemas.records import Modality

DENIAL_REACH = 32  # code points after a figure within which a negation is its own
QUESTION_REACH = 60
_QUESTION = re.compile(r"\?[\"'”’)]*\s*$")


def choose_modality(page: Page, reading: Reading, at: int, *, settled: bool = False) -> Modality:
    """By the words of the clause that holds ``at`` and, for what governs it, the end of the sentence.

    ``settled``: the subject is on the market already, so that an article of rumours states facts about it.
    """
    low, high = reading.clause(at)
    grammar, folded = page.grammar, page.folded
    if reading.end - at <= QUESTION_REACH and _QUESTION.search(page.text, at, reading.end) and page.block(reading).kind not in ("title", "heading"):
        return "asked"
    if grammar.denied_near.search(folded, at, min(high, at + DENIAL_REACH)):
        return "denied"
    if grammar.hypothetical.search(folded, reading.start, min(high, at + 50)):
        return "hypothetical"
    if grammar.planned.search(folded, at, high) or grammar.aim.search(folded, low, at):
        return "planned"
    if grammar.hedged.search(folded, low, high):
        return "hedged"
    if high < reading.end:
        governing = folded[max(at, reading.end - 40) : reading.end]
        if grammar.planned_end.search(governing):
            return "planned"
        if grammar.hedged_end.search(governing):
            return "hedged"
    return "hedged" if page.rumour and not settled and not grammar.present.search(folded, low, at) else "asserted"
