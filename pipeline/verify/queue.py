"""The queue of an auditor: which claims to look at first, and filters over them."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, get_args

from pipeline.errors import UsageError
from pipeline.store import Store
from pipeline.verify.records import Standing
from schemas.records import ClaimType

STANDINGS: tuple[Standing, ...] = ("refuted", "conflicting", "inconclusive", "unchecked", "supported")
# Check-worthiness: conflicts first, then what is refuted, what changed since its review, what rests on one source, and what is settled; within each, what asserts most.
_ORDER = """
    CASE WHEN decided_by <> 'policy' AND NOT stale THEN 9
         WHEN standing = 'conflicting' THEN 0 WHEN standing = 'refuted' THEN 1 WHEN stale THEN 2
         WHEN sources <= 1 AND standing <> 'supported' THEN 3 WHEN standing = 'supported' THEN 5 ELSE 4 END,
    CASE type WHEN 'comparison' THEN 0 WHEN 'result' THEN 1 WHEN 'market' THEN 2 WHEN 'price' THEN 2 WHEN 'specification' THEN 3
         WHEN 'event' THEN 4 ELSE 5 END,
    attributed_to IS NULL, confidence DESC, claim_id
"""
_CHOSEN = """
FROM claims_amended AS c JOIN (SELECT claim_id, statement AS first_statement FROM claims) AS o USING (claim_id) JOIN standings AS s USING (claim_id) JOIN documents AS d USING (doc_id)
LEFT JOIN witnesses AS w USING (claim_id) LEFT JOIN reading_reviews AS r USING (claim_id) LEFT JOIN amendments AS a USING (claim_id)
WHERE ($standing IS NULL OR s.standing = $standing) AND (($document IS NULL AND (d.superseded_by IS NULL OR $stale OR $sample IS NOT NULL)) OR d.doc_id = $document)
    AND ($subject IS NULL OR contains(lower(coalesce(c.subject, '')), lower($subject)))
    AND ($metric IS NULL OR c.metric = $metric) AND ($vendor IS NULL OR lower(c.vendor) = lower($vendor))
    AND ($type IS NULL OR c.type = $type)
    AND ($check IS NULL OR EXISTS (FROM verifications AS v WHERE v.claim_id = c.claim_id AND v.check_name = $check AND v.verdict IN ('refuted', 'conflicting')))
    AND (NOT $unreviewed OR s.decided_by = 'policy') AND (NOT $stale OR (s.stale AND d.superseded_by IS NULL) OR c.claim_id IN (SELECT claim_id FROM left_behind))
    AND ($sample IS NULL OR c.claim_id IN (SELECT claim_id FROM audit_samples WHERE sample_id = $sample))
"""
_WITNESSES = """
WITH witnesses AS (
    SELECT claim_id, 1 + count(*) FILTER (check_name = 'agreement' AND verdict = 'supported')
        + count(*) FILTER (check_name = 'reference' AND verdict = 'supported') AS sources
    FROM verifications GROUP BY claim_id
)
"""
_QUEUE = f"""
{_WITNESSES}
SELECT c.claim_id, s.standing, s.decided_by, s.stale, c.type, c.subject, c.metric, c.value, c.unit, c.statement, c.confidence,
    coalesce(w.sources, 1) AS sources,
    s.reason, s.rule,
    d.title, d.uri, d.doc_id, d.superseded_by, c.attributed_to, c.vendor,
    substring(d.source_text, c.evidence_start + 1, c.evidence_end - c.evidence_start) AS sentence,
    CASE WHEN r.about = 'reading' AND r.decision <> 'amend' THEN r.reviewer || ': ' || r.decision END AS reading,
    a.amended_by, CAST(a.amended AS VARCHAR) AS amended,
    CASE WHEN a.claim_id IS NOT NULL THEN o.first_statement END AS read_as
{_CHOSEN}
ORDER BY {_ORDER}
LIMIT $limit
"""  # our own order
_SIZE = f"{_WITNESSES} SELECT count(*) {_CHOSEN}"
NO_LIMIT = 1_000_000_000


@dataclass(frozen=True, slots=True)
class Filter:
    """What to list; every field that is set must fit. ``check``: claims that this check objects to."""

    standing: str | None = None
    document: str | None = None
    subject: str | None = None
    metric: str | None = None
    vendor: str | None = None
    type: str | None = None
    check: str | None = None
    sample: int | None = None
    unreviewed: bool = False
    stale: bool = False

    @property
    def is_empty(self) -> bool:
        return self == Filter()


def queue(store: Store, chosen: Filter | None = None, *, limit: int | None = None) -> list[dict[str, Any]]:
    """Claims in the order in which to look at them; ``reason`` says in words why each stands as it does."""
    cursor = store.sql(_QUEUE, _values(store, chosen) | {"limit": limit or NO_LIMIT})
    names = [column[0] for column in cursor.description or ()]
    return [dict(zip(names, row, strict=True)) for row in cursor.fetchall()]


def queue_size(store: Store, chosen: Filter | None = None) -> int:
    """How many claims the filter takes."""
    [(size,)] = store.sql(_SIZE, _values(store, chosen)).fetchall()
    return int(size)


def _values(store: Store, chosen: Filter | None) -> dict[str, Any]:
    asked = chosen or Filter()
    if empty := [f.name for f in fields(asked) if isinstance(getattr(asked, f.name), str) and not getattr(asked, f.name).strip()]:
        raise UsageError(f"--{empty[0]} is empty; leave it out, or say what to look for.")
    _check_known(store, asked)
    document = None if asked.document is None else store.find_document(asked.document)
    return {f.name: getattr(asked, f.name) for f in fields(asked)} | {"document": document}


def _check_known(store: Store, asked: Filter) -> None:
    """Raises ``UsageError`` for what no claim can have; subjects and vendors are open."""
    if asked.standing is not None and asked.standing not in STANDINGS:
        raise UsageError(f"{asked.standing!r} is no standing: give one of {', '.join(STANDINGS)}.")
    if asked.type is not None and asked.type not in (types := get_args(ClaimType)):
        raise UsageError(f"{asked.type!r} is no type of claim: give one of {', '.join(types)}.")
    if asked.check is not None:
        from pipeline.verify.run import ALL_CHECKS

        if asked.check not in ALL_CHECKS:
            raise UsageError(f"{asked.check!r} is no check: give one of {', '.join(ALL_CHECKS)}.")
    if asked.metric is not None:
        from pipeline.verify.vocabulary import require_claimed_metric

        require_claimed_metric(store, asked.metric)
    if asked.sample is not None and store.sql("SELECT 1 FROM audit_samples WHERE sample_id = ?", [asked.sample]).fetchone() is None:
        raise UsageError(f"There is no sample {asked.sample}: draw one with `chipclaims audit sample --n 100`.")
