"""What several reference rows say of one claim, brought to one voice."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import replace

from pipeline.languages import sheets_of
from pipeline.lexicon import fold
from pipeline.verify.records import Case, Finding
from pipeline.verify.reference.book import SUPPORTS

OBJECTIONS = frozenset({"refuted", "conflicting"})


def settled(case: Case, findings: Iterable[Finding]) -> Iterator[Finding]:
    """Rows that support a claim leave aside those that decide nothing. Where some support it and others object, the rows themselves do
    not agree: one finding that says both, and decides nothing.
    """
    by_claim: defaultdict[str, list[Finding]] = defaultdict(list)
    for finding in findings:
        if finding.verdict in OBJECTIONS and _is_unsure(case, finding):
            continue
        by_claim[finding.claim_id].append(finding)
    for found in by_claim.values():
        supports = [f for f in found if f.verdict == "supported"]
        objections = [f for f in found if f.verdict in OBJECTIONS]
        supports = [f for f in supports if f.cause != "known_name"] if objections else supports  # there is such a round: not what it is told of
        if supports and objections:
            words = f"Reference rows disagree. For it: {supports[0].explanation} Against it: {objections[0].explanation}"
            rows = {"rows": [row for f in (supports[0], objections[0]) for row in f.inputs.get("rows", ())]}
            yield replace(supports[0], verdict="inconclusive", cause="not_like_for_like", explanation=words, inputs=rows)
        else:
            yield from supports or [f for f in found if not objections or f.cause != "known_name"]


def _is_unsure(case: Case, finding: Finding) -> bool:
    """Whether the rows refute nothing here, as other things go by their names: always, or where laptops are spoken of (``RTX 4090``, 24 GB on a card and 16 GB there)."""
    rows = [row for row in finding.inputs.get("rows", ()) if isinstance(row, dict)]
    if any(row.get("status") == SUPPORTS for row in rows):
        return True
    return any(str(row.get("product", "")).startswith(CARDS) for row in rows) and sheets_of(case.language).laptops.search(fold(case.text)) is not None


CARDS = ("GeForce", "NVIDIA RTX", "Quadro")  # names that smaller chips of laptops share
