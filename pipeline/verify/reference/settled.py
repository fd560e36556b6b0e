"""What several reference rows say of one claim, brought to one voice."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import replace

from pipeline.verify.records import Finding

OBJECTIONS = frozenset({"refuted", "conflicting"})


def settled(findings: Sequence[Finding]) -> Iterator[Finding]:
    """Rows that support a claim leave aside those that decide nothing. Where some support it and others object, the rows themselves do
    not agree: one finding that says both, and decides nothing.
    """
    by_claim: defaultdict[str, list[Finding]] = defaultdict(list)
    for finding in findings:
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
