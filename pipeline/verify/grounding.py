"""Check *grounding*: the words of a figure stand where the database says, in a text that nobody changed since it was stored."""

from __future__ import annotations

from collections.abc import Iterator

from pipeline.verify.records import Assertion, Case, Finding

CHECK = "grounding"


def check_grounding(case: Case, *, text_intact: bool) -> Iterator[Finding]:
    """One finding per claim; ``text_intact``: the stored text has the hash that was recorded with it."""
    for claim in case.claims:
        yield _ground(case, claim, text_intact=text_intact)


def _ground(case: Case, claim: Assertion, *, text_intact: bool) -> Finding:
    inputs = {"evidence": [claim.evidence_start, claim.evidence_end], "sha256": case.sha256}
    if not text_intact:
        return Finding(claim.claim_id, CHECK, "refuted", "text_changed", "The stored text is not the one that was ingested.", inputs)
    if not 0 <= claim.evidence_start < claim.evidence_end <= len(case.text):
        return Finding(claim.claim_id, CHECK, "refuted", "span_outside_text", "The evidence span lies outside the stored text.", inputs)
    figure = claim.figure
    if figure is None:
        return Finding(claim.claim_id, CHECK, "supported", "grounded", "The sentence stands in the stored text.", inputs)
    inputs["figure"] = [figure.start, figure.end]
    stands = case.text[figure.start : figure.end]
    if stands != figure.surface:
        said = f"The text has {stands!r} at {figure.start}–{figure.end}, the database says {figure.surface!r}."
        return Finding(claim.claim_id, CHECK, "refuted", "surface_differs", said, inputs)
    said = f"{figure.surface!r} stands at {figure.start}–{figure.end} of the stored text."
    return Finding(claim.claim_id, CHECK, "supported", "grounded", said, inputs)
