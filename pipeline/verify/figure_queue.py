"""The figures without a claim that an auditor looks at: which stand how, and filters over them.

A figure that a claim stands on is among them where a check objects to its words rather than to the claim.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from pipeline.errors import UsageError
from pipeline.store import Store
from pipeline.verify.queue import NO_LIMIT, STANDINGS, Filter

TAKEN = ("standing", "document", "check", "unreviewed", "stale")  # filters that figures have too
OBJECTED = ("conflicting", "refuted")
_ROWS = """
WITH told AS (
    SELECT s.figure_id, s.standing, s.decided_by, s.stale, s.surface AS words, s.doc_id, s.span_start, s.span_end, s.reason, d.title, d.uri, s.superseded_by,
        s.figure_id IN (SELECT claim_id FROM left_behind) AS left_behind
    FROM every_figure_standing AS s JOIN documents AS d ON d.doc_id = s.doc_id
    WHERE s.figure_id NOT IN (SELECT figure_id FROM claims WHERE figure_id IS NOT NULL) OR s.policy_standing IN ('conflicting', 'refuted')
)
"""
_CHOSEN = """
FROM told AS t
WHERE list_contains($standings, t.standing) AND (t.doc_id = $document OR ($document IS NULL AND (t.superseded_by IS NULL OR ($stale AND t.left_behind))))
    AND ($check IS NULL OR EXISTS (FROM verifications AS v WHERE v.claim_id = t.figure_id AND v.check_name = $check AND v.verdict IN ('refuted', 'conflicting')))
    AND (NOT $unreviewed OR t.decided_by = 'policy') AND (NOT $stale OR (t.stale AND t.superseded_by IS NULL) OR t.left_behind)
    AND ($ids IS NULL OR t.figure_id IN (SELECT unnest($ids::VARCHAR[])))
"""
# The sentence, or the line where there is none, as in a table.
_QUEUE = f"""
{_ROWS}
SELECT t.figure_id, t.standing, t.decided_by, t.stale, t.words,
    coalesce(
        (SELECT first(substring(d.source_text, s.span_start + 1, s.span_end - s.span_start)) FROM sentences AS s WHERE s.doc_id = t.doc_id AND s.span_start <= t.span_start AND s.span_end >= t.span_end),
        split(left(d.source_text, t.span_start), chr(10))[-1] || split(substring(d.source_text, t.span_start + 1), chr(10))[1]
    ) AS sentence,
    t.reason, t.title, t.uri, t.doc_id, t.span_start, t.span_end, t.superseded_by
FROM (SELECT t.* {_CHOSEN}) AS t JOIN documents AS d ON d.doc_id = t.doc_id
ORDER BY t.decided_by <> 'policy' AND NOT t.stale, list_position(['conflicting', 'refuted', 'inconclusive', 'unchecked', 'supported'], t.standing), t.uri, t.span_start, t.figure_id
LIMIT $limit
"""  # noqa: S608  # our own words


def figure_queue(store: Store, chosen: Filter | None = None, *, objected: bool = False, ids: Sequence[str] | None = None, limit: int | None = None) -> list[dict[str, Any]]:
    """Judged figures without a claim, of current texts, those in conflict first; ``objected``: only conflicting and refuted ones. ``UsageError`` for a filter that figures do not have."""
    cursor = store.sql(_QUEUE, _values(store, chosen, objected=objected) | {"ids": None if ids is None else list(ids), "limit": limit or NO_LIMIT})
    names = [column[0] for column in cursor.description or ()]
    return [dict(zip(names, row, strict=True)) for row in cursor.fetchall()]


def figure_counts(store: Store, chosen: Filter | None = None) -> dict[str, int]:
    """How many of them stand how."""
    rows = store.sql(f"{_ROWS} SELECT t.standing, count(*) {_CHOSEN} GROUP BY ALL ORDER BY ALL", _values(store, chosen) | {"ids": None}).fetchall()  # our own words
    return {standing: int(count) for standing, count in rows}


def digits_of_names(store: Store) -> int:
    """How many of them are digits of names, known from the reference rows and nothing else."""
    values = _values(store, None) | {"ids": None}
    return int(store.sql(f"{_ROWS} SELECT count(*) {_CHOSEN} AND t.figure_id IN (SELECT figure_id FROM figures WHERE kind = 'name')", values).fetchall()[0][0])  # noqa: S608  # our own words


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
    return {"standings": standings, "document": None if asked.document is None else store.find_document(asked.document), "check": asked.check, "unreviewed": asked.unreviewed, "stale": asked.stale}


def figures_among(store: Store, ids: Sequence[str]) -> set[str]:
    """Those of these ids that are figures, of superseded texts too, and those that were when they were reviewed."""
    asked = [list(ids)]
    stored = {row[0] for row in store.sql("SELECT figure_id FROM figures WHERE figure_id IN (SELECT unnest(?::VARCHAR[]))", asked).fetchall()}
    reviewed = {row[0] for row in store.sql("SELECT claim_id FROM reviews WHERE claim_id IN (SELECT unnest(?::VARCHAR[]))", asked).fetchall()}
    return stored | {one for one in reviewed if _OF_FIGURE.fullmatch(one)}


def require_reviewable(store: Store, ids: Sequence[str]) -> None:
    """``UsageError`` for a figure that a claim stands on and no check objects to: a decision belongs on the claim."""
    rows = store.sql(
        "SELECT c.figure_id, min(c.claim_id) FROM claims AS c WHERE c.figure_id IN (SELECT unnest($ids::VARCHAR[]))"
        " AND c.figure_id NOT IN (SELECT figure_id FROM every_figure_standing WHERE policy_standing IN ('conflicting', 'refuted') OR decided_by <> 'policy') GROUP BY ALL ORDER BY ALL",
        {"ids": list(ids)},
    ).fetchall()
    if rows:
        raise UsageError(f"On the figure {rows[0][0]} stands a claim: review that, {rows[0][1]}.")


_OF_FIGURE = re.compile(r"[0-9a-f]+-f\d+-\d+")
