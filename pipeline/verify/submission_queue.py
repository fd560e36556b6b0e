"""The submissions that an auditor looks at: which stand how, and filters over them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from pipeline.errors import UsageError
from pipeline.store import Store
from pipeline.verify.queue import NO_LIMIT, STANDINGS, Filter

TAKEN = frozenset({"standing", "document", "subject", "unreviewed", "stale"})  # filters that submissions have too
_ROWS = """
WITH told AS (
    SELECT t.submission_id, t.standing, t.decided_by, t.stale, s.kind, s.subject, t.statement, t.reason, t.sentence, d.title, d.uri, t.doc_id, t.superseded_by,
        s.evidence_start AS place, t.submission_id IN (SELECT claim_id FROM left_behind) AS left_behind
    FROM every_submission_standing AS t JOIN submissions AS s USING (submission_id) JOIN documents AS d ON d.doc_id = t.doc_id
    UNION ALL
    SELECT submission_id, standing, decided_by, true, kind, subject, statement, reason, '', title, uri, doc_id, superseded_by, 0, true FROM submissions_gone WHERE $stale
)
"""
_CHOSEN = """
FROM told
WHERE ($standing IS NULL OR standing = $standing) AND (doc_id = $document OR ($document IS NULL AND (superseded_by IS NULL OR ($stale AND left_behind))))
    AND ($subject IS NULL OR contains(lower(subject), lower($subject)))
    AND (NOT $unreviewed OR decided_by = 'policy') AND (NOT $stale OR (stale AND superseded_by IS NULL) OR left_behind)
    AND ($ids IS NULL OR submission_id IN (SELECT unnest($ids::VARCHAR[])))
"""
_QUEUE = f"""
{_ROWS}
SELECT * EXCLUDE (place, left_behind)
{_CHOSEN}
ORDER BY decided_by <> 'policy' AND NOT stale, list_position(['conflicting', 'refuted', 'inconclusive', 'unchecked', 'supported'], standing), uri, place, submission_id
LIMIT $limit
"""  # our own words


def submission_queue(store: Store, chosen: Filter | None = None, *, ids: Sequence[str] | None = None, limit: int | None = None) -> list[dict[str, Any]]:
    """Submissions of current texts, those in conflict first; with ``stale`` those that changed since their review, that stayed behind in a superseded text or that are no longer read; ``UsageError`` for a filter that claims alone have."""
    asked = chosen or Filter()
    if other := [f.name for f in fields(asked) if f.name not in TAKEN and getattr(asked, f.name) is not None]:
        raise UsageError(f"--{other[0]} is of claims: submissions take --{', --'.join(sorted(TAKEN))}.")
    if asked.standing is not None and asked.standing not in STANDINGS:
        raise UsageError(f"{asked.standing!r} is no standing: give one of {', '.join(STANDINGS)}.")
    told: dict[str, Any] = {name: getattr(asked, name) for name in TAKEN}
    told |= {"document": None if asked.document is None else store.find_document(asked.document), "ids": None if ids is None else list(ids), "limit": limit or NO_LIMIT}
    cursor = store.sql(_QUEUE, told)
    names = [column[0] for column in cursor.description or ()]
    return [dict(zip(names, row, strict=True)) for row in cursor.fetchall()]


def submissions_among(store: Store, ids: Sequence[str]) -> set[str]:
    """Those of these ids that are submissions, of superseded texts too, and those that were when they were reviewed."""
    asked = [list(ids)]
    stored = {row[0] for row in store.sql("SELECT submission_id FROM submissions WHERE submission_id IN (SELECT unnest(?::VARCHAR[]))", asked).fetchall()}
    reviewed = {row[0] for row in store.sql("SELECT claim_id FROM reviews WHERE claim_id IN (SELECT unnest(?::VARCHAR[]))", asked).fetchall()}
    return stored | {one for one in reviewed if _OF_SUBMISSION.fullmatch(one)}


_OF_SUBMISSION = re.compile(r"[0-9a-f]+-s\d+-\d+-\d+")
