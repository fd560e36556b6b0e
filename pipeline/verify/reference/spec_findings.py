"""What a check against known values says: supported, refuted or undecided, and of which row."""

from __future__ import annotations

from collections.abc import Sequence

from pipeline.verify.names import mentions
from pipeline.verify.numbers import Tolerances, shown
from pipeline.verify.records import Assertion, Finding
from pipeline.verify.reference.book import Spec

CHECK = "reference"
SHOWN_ALTERNATIVES = 4


def refuted_by(claim: Assertion, rows: Sequence[Spec], tolerances: Tolerances) -> Finding:
    values = sorted({shown(r.value, r.unit) for r in rows})
    said = f"The article says {stated_value(claim)}; {row_named(claim.subjects)} has {' or '.join(values)} ({rows[0].source})."
    return Finding(
        claim.claim_id, CHECK, "refuted", "reference_differs", said,
        {"rows": [r.cited() for r in rows[:SHOWN_ALTERNATIVES]], "tolerance": tolerances.close},
    )  # fmt: skip


def undecided_by(claim: Assertion, rows: Sequence[Spec]) -> Finding | None:
    if not rows:
        return None
    row = rows[0]
    said = f"The only reference row ({row.product}: {shown(row.value, row.unit)}) is marked {row.status!r} and decides nothing."
    return Finding(claim.claim_id, CHECK, "inconclusive", "unverified_reference", said, {"rows": [row.cited()]})


def supported_by(id_: str, value: float | None, unit: str | None, row: Spec, folded: str, subject: str) -> Finding:
    """Fidelity, not truth, where the article tells what the row's own source told."""
    fidelity = row.origin is not None and mentions(folded, row.origin)
    cause = "fidelity" if fidelity else "reference"
    extra = f" The article was made from that source ({row.origin}): this shows fidelity, not truth." if fidelity else ""
    as_of = f", {row.as_of}" if row.as_of else ""
    said = f"{shown(value, unit)} for {subject} agrees with {row.product}, {row.attribute}: {shown(row.value, row.unit)}{as_of} ({row.source}).{extra}"
    return Finding(id_, CHECK, "supported", cause, said, {"rows": [row.cited()]})


def stated_value(claim: Assertion) -> str:
    word = {"at_least": "at least ", "more_than": "more than ", "at_most": "at most ", "less_than": "less than ", "about": "about "}
    return word.get(claim.quantifier, "") + shown(claim.value, claim.unit)


def row_named(subjects: Sequence[str]) -> str:
    return subjects[0] if subjects else "it"
