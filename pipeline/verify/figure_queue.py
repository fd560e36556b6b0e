"""The figures without a claim that an auditor looks at: which stand how, and filters over them.

A figure that a claim stands on is among them where a check objects to its words rather than to the claim. Nobody reviews a figure: the policy alone decides.
"""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from pipeline.errors import UsageError
from pipeline.store import Store
from pipeline.verify.queue import NO_LIMIT, STANDINGS, Filter

TAKEN = ("standing", "document", "check")  # filters that figures have too
OBJECTED = ("conflicting", "refuted")
_ROWS = """
WITH told AS (
    SELECT f.figure_id, p.standing, f.surface AS words, f.doc_id, f.span_start, f.span_end, d.title, d.uri, d.superseded_by
    FROM figures AS f JOIN policy_standings AS p ON p.claim_id = f.figure_id JOIN documents AS d ON d.doc_id = f.doc_id SEMI JOIN verifications AS v ON v.claim_id = f.figure_id
    WHERE f.figure_id NOT IN (SELECT figure_id FROM claims WHERE figure_id IS NOT NULL) OR p.standing IN ('conflicting', 'refuted')
)
"""
_CHOSEN = """
FROM told AS t
WHERE list_contains($standings, t.standing) AND (t.doc_id = $document OR ($document IS NULL AND t.superseded_by IS NULL))
    AND ($check IS NULL OR EXISTS (FROM verifications AS v WHERE v.claim_id = t.figure_id AND v.check_name = $check AND v.verdict IN ('refuted', 'conflicting')))
"""
# The sentence, or the line where there is none, as in a table.
_QUEUE = f"""
{_ROWS}
SELECT t.figure_id, t.standing, t.words,
    coalesce(
        (SELECT first(substring(d.source_text, s.span_start + 1, s.span_end - s.span_start)) FROM sentences AS s WHERE s.doc_id = t.doc_id AND s.span_start <= t.span_start AND s.span_end >= t.span_end),
        split(left(d.source_text, t.span_start), chr(10))[-1] || split(substring(d.source_text, t.span_start + 1), chr(10))[1]
    ) AS sentence,
    (SELECT coalesce(string_agg(DISTINCT v.explanation, ' ' ORDER BY v.explanation) FILTER (v.verdict = t.standing), string_agg(DISTINCT v.explanation, ' ' ORDER BY v.explanation))
        FROM verifications AS v WHERE v.claim_id = t.figure_id) AS reason,
    t.title, t.uri, t.doc_id, t.span_start, t.span_end, t.superseded_by
FROM (SELECT t.* {_CHOSEN}) AS t JOIN documents AS d ON d.doc_id = t.doc_id
ORDER BY list_position(['conflicting', 'refuted', 'inconclusive', 'supported'], t.standing), t.uri, t.span_start, t.figure_id
LIMIT $limit
"""  # noqa: S608  # our own words


def figure_queue(store: Store, chosen: Filter | None = None, *, objected: bool = False, limit: int | None = None) -> list[dict[str, Any]]:
    """Judged figures without a claim, of current texts, those in conflict first; ``objected``: only conflicting and refuted ones. ``UsageError`` for a filter that figures do not have."""
    cursor = store.sql(_QUEUE, _values(store, chosen, objected=objected) | {"limit": limit or NO_LIMIT})
    names = [column[0] for column in cursor.description or ()]
    return [dict(zip(names, row, strict=True)) for row in cursor.fetchall()]


def figure_counts(store: Store, chosen: Filter | None = None) -> dict[str, int]:
    """How many of them stand how."""
    rows = store.sql(f"{_ROWS} SELECT t.standing, count(*) {_CHOSEN} GROUP BY ALL ORDER BY ALL", _values(store, chosen)).fetchall()  # our own words
    return {standing: int(count) for standing, count in rows}


def takes(chosen: Filter) -> bool:
    """Whether figures have every filter that is set."""
    return not _others(chosen)


def _others(chosen: Filter) -> list[str]:
    return [f.name for f in fields(chosen) if f.name not in TAKEN and getattr(chosen, f.name) != f.default]


def _values(store: Store, chosen: Filter | None, *, objected: bool = False) -> dict[str, Any]:
    from pipeline.verify.run import ALL_CHECKS

    asked = chosen or Filter()
    if other := _others(asked):
        raise UsageError(f"--{other[0]} is of claims: figures take --{', --'.join(TAKEN)}.")
    if asked.standing is not None and asked.standing not in STANDINGS:
        raise UsageError(f"{asked.standing!r} is no standing: give one of {', '.join(STANDINGS)}.")
    if asked.check is not None and asked.check not in ALL_CHECKS:
        raise UsageError(f"{asked.check!r} is no check: give one of {', '.join(ALL_CHECKS)}.")
    wanted = OBJECTED if objected else STANDINGS
    standings = [s for s in wanted if asked.standing in {None, s}]
    return {"standings": standings, "document": None if asked.document is None else store.find_document(asked.document), "check": asked.check}
