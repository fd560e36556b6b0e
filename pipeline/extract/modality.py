"""Whether a claim is asserted, hedged, planned, supposed, denied or asked."""

from __future__ import annotations

import re

from pipeline.extract.reading import Page, Reading
from schemas.records import Modality

DENIAL_REACH = 40  # code points after a figure within which a negation is its own
QUESTION_REACH = 60
_STOP = re.compile(r"[.!?…]\s")
_QUESTION = re.compile(r"\?[\"'”’)]*\s*$")


def _asks(page: Page, reading: Reading, at: int) -> bool:
    """Whether the sentence ends soon after ``at`` in a question that asks for it."""
    if reading.end - at > QUESTION_REACH or not _QUESTION.search(page.text, at, reading.end) or _STOP.search(page.text, at, reading.end - 1):
        return False
    headline = page.block(reading).kind in ("title", "heading") and page.grammar.code == "ko"
    return not headline and bool(page.grammar.asked.search(page.folded, at, reading.end))


def _supposed(page: Page, reading: Reading, at: int) -> bool:
    """Whether the figure at ``at`` stands in an if-clause (``28 Gbps olursa``)."""
    figure = next((f for f in reading.figures if f.start == at), None)
    return figure is not None and bool(page.grammar.condition.match(page.folded, figure.end, reading.end))


def choose_modality(page: Page, reading: Reading, at: int, *, settled: bool = False) -> Modality:
    """By the words of the clause that holds ``at`` and, for what governs it, the end of the sentence.

    ``settled``: the subject is on the market already, so that an article of rumours states facts about it.
    """
    low, high = reading.clause(at)
    grammar, folded = page.grammar, page.folded
    if _asks(page, reading, at):
        return "asked"
    if grammar.denied_near.search(folded, at, min(high, at + DENIAL_REACH)) or grammar.retracted.search(folded, low, high):
        return "denied"
    if grammar.hypothetical.search(folded, reading.start, min(high, at + 50)) or _supposed(page, reading, at):
        return "hypothetical"
    if grammar.unsure.search(folded, at, high):
        return "hedged"
    if grammar.planned.search(folded, at, high) or grammar.aim.search(folded, low, at):
        return "planned"
    if grammar.hedged.search(folded, low, high):
        return "hedged"
    if high < reading.end and ";" not in folded[at : reading.end]:  # what stands behind a semicolon is said of itself
        governing = folded[max(at, reading.end - 40) : reading.end]
        if grammar.planned_end.search(governing):
            return "planned"
        if grammar.hedged_end.search(governing):
            return "hedged"
    return "hedged" if page.rumour and not settled and not grammar.present.search(folded, low, at) else "asserted"
