"""Whose a list, a table or the figures of a market are: the body that a sentence introduces or whose survey it reports."""

from __future__ import annotations

from pipeline.extract.attribution.listening import BODIES, Ear
from pipeline.extract.context import Bound, bound
from pipeline.extract.reading import Reading


def hear_introduced(ear: Ear, index: int, reading: Reading) -> None:
    """``가온연구소가 번갈아 잰 값을 보자.``, ``Poyraz'ın ölçümleri:``: the list or table after the sentence is that body's."""
    blocks = ear.page.document.article.blocks
    following = reading.block + 1
    if following >= len(blocks) or blocks[following].kind not in ("list_item", "table") or ear.page.text[reading.end : blocks[reading.block].end].strip():
        return
    match = ear.speech.introduces.search(ear.page.folded, reading.start, reading.end)
    if not match:
        return
    named = next((n for n in reading.names if n.start < match.start() and n.type in BODIES and n.role in ("topic", "subject", "genitive", "bare")), None)
    company = ear.speech.company.search(ear.page.folded, reading.start, match.end())
    source = bound(named, 0.7, "introduces") if named else ear.firm(index) if company else None
    while source and following < len(blocks) and blocks[following].kind in ("list_item", "table"):
        ear.sources.turns[following] = source
        following += 1


def hear_survey(ear: Ear, reading: Reading) -> None:
    """An organisation publishes its numbers: they hold for the market figures after it."""
    match = ear.speech.survey.search(ear.page.folded, reading.start, reading.end)
    if ear.sources.survey or not match:
        return
    bodies = [n for n in reading.names if n.type == "organisation" and n.start < match.start()]
    if bodies:
        ear.sources.survey, ear.sources.survey_start = bound(bodies[0], 0.7, "survey"), reading.start
    elif opening := ear.speech.opening_body.match(ear.page.text, reading.start):
        ear.sources.survey = Bound(opening[1], None, opening.start(1), opening.end(1), 0.6, "survey")
        ear.sources.survey_start = reading.start
