"""Whether a claim is asserted, hedged, planned, supposed, denied or asked."""

from __future__ import annotations

import re

from pipeline.extract.reading import Page, Reading
from schemas.records import Modality

_QUESTION_ANSWERED = re.compile(r"[?]\s*$")


def choose_modality(page: Page, reading: Reading, at: int) -> Modality:
    """By the words of the clause that holds ``at`` and, for what governs it, the end of the sentence."""
    low, high = reading.clause(at)
    grammar, folded = page.grammar, page.folded
    tail = max(at, reading.end - 40)
    if _QUESTION_ANSWERED.search(page.text, tail, reading.end) and page.block(reading).kind not in ("title", "heading"):
        return "asked"
    if grammar.denied_near.search(folded, at, min(high, at + 60)):
        return "denied"
    if grammar.hypothetical.search(folded, at, min(high, at + 50)):
        return "hypothetical"
    if grammar.planned.search(folded, at, high):
        return "planned"
    if grammar.hedged.search(folded, low, high):
        return "hedged"
    if high < reading.end and (governing := page.folded[tail : reading.end]):
        if grammar.planned_end.search(governing):
            return "planned"
        if grammar.hedged_end.search(governing):
            return "hedged"
    return "hedged" if page.rumour and page.block(reading).kind != "chrome" and not grammar.present.search(folded, low, at) else "asserted"
