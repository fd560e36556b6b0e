"""Objections that rest on numbers which may be read wrongly: they show their arithmetic and object to nothing.

Where words and their order alone say who is who, one of the numbers must have a claim that is not wholly unsure. Digits whose unit is carried from a number before
(``71 kare … 124, 221``) are sure only where a claim is.
"""

from __future__ import annotations

from dataclasses import replace

from pipeline.verify.amounts import digits_alone
from pipeline.verify.directions import METHOD as DIRECTION
from pipeline.verify.misreckoned import METHOD as RECKONED
from pipeline.verify.of_each import METHOD as OF_EACH
from pipeline.verify.places import claims_on
from pipeline.verify.ratios import METHOD as RATIO
from pipeline.verify.records import Case, Finding
from pipeline.verify.repetitions import METHOD as REPETITION

BY_WORDS = frozenset({DIRECTION, RECKONED, "change"})
CARRIED = BY_WORDS | {OF_EACH, RATIO, REPETITION}
ELIDED = 0.4  # confidence that one of the claims must have where a number has no unit of its own: measured on right articles and on planted errors
SCARCELY = 0.2  # the same, where each has its unit


def judged(case: Case, finding: Finding) -> Finding:
    """The finding, an objection as one that decides nothing where hardly anything says that its numbers are read rightly."""
    starts = [start for start, _ in finding.inputs.get("figures", ())]
    if finding.verdict != "conflicting" or not starts or finding.method not in CARRIED:
        return finding
    claims, numbers = claims_on(case), [n for n in case.numbers if n.start in set(starts)]
    surest = max((c.confidence for n in numbers for c in claims.get(n.figure_id, ())), default=1.0)  # what nobody claims is told by its place
    elided = any(digits_alone(n) and n.kind != "date" for n in numbers) and not any(case.block_at(n.start).kind in {"table", "title"} for n in numbers)
    if (finding.method in BY_WORDS and surest < SCARCELY) or (elided and surest < ELIDED):
        return replace(finding, verdict="inconclusive", cause="other_values")
    return finding
