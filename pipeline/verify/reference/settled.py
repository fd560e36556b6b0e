"""What several reference rows say of one claim, brought to one voice."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import replace

from pipeline.languages import repeating_of, sheets_of
from pipeline.lexicon import fold
from pipeline.verify.amounts import digits_alone, dimension_of
from pipeline.verify.moves import FROM, TO
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
    if any(row.get("status") == SUPPORTS for row in rows) or (finding.cause == "reference_differs" and _is_of_another(case, finding)):
        return True
    return any(str(row.get("product", "")).startswith(CARDS) for row in rows) and sheets_of(case.language).laptops.search(fold(case.text)) is not None


def _is_of_another(case: Case, finding: Finding) -> bool:
    """``542억 개에서 800억 개로``: one end of a move from one thing to another, of which it is not told which has it; ``140 GB tutar``: what a model takes; what one has that another succeeded."""
    claim = next((c for c in case.claims if c.claim_id == finding.claim_id), None)
    number = claim.figure if claim is not None else None
    if claim is None or number is None or claim.type == "comparison" or number.kind not in {"quantity", "percentage", "money"}:
        return False
    index = next((i for i, n in enumerate(case.numbers) if n.start == number.start), 0)
    ends = (case.numbers[i : i + 2] for i in (index - 1, index) if i >= 0)
    moved = any(len(two) == TWO and dimension_of(two[0]) == dimension_of(two[1]) and FROM.fullmatch(case.text[two[0].end : two[1].start]) and TO.match(case.text[two[1].end : two[1].end + AFTER]) for two in ends)
    occupied = claim.metric == "memory_capacity" and repeating_of(case.language).filled.match(fold(case.text[number.end : number.end + AFTER])) is not None
    elided = digits_alone(number) and number.unit not in {None, "piece", "core"} and number.base_unit != "s" and case.block_at(number.start).kind != "table"
    return (moved and not claim.subject_stands) or occupied or elided  # ``4090 11,8'de çiziyor`` behind gigabytes


TWO = 2
AFTER = 30  # characters behind a number
CARDS = ("GeForce", "NVIDIA RTX", "Quadro")  # names that smaller chips of laptops share
