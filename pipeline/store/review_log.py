"""The append-only log of decisions: how a row is hashed and added. ``verify.review`` says what a person may decide and whether the log is whole."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Any

import duckdb

from pipeline.errors import UsageError

COLUMNS = ("review_id", "claim_id", "reviewer", "decision", "note", "amended", "claim_snapshot", "reviewed_at", "previous_hash")
HANDED, BY_PROGRAM = "handed", "chipclaims"  # the decision that no person makes, and who makes it

Entry = tuple[str, str, str, str | None, str | None]  # claim_id, reviewer, decision, note, amended


def row_hash(row: Sequence[Any]) -> str:
    """SHA-256 of a row's columns (``COLUMNS``, in order) as canonical JSON."""
    told = json.dumps(dict(zip(COLUMNS, row, strict=True)), ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(told.encode("utf-8", "surrogatepass")).hexdigest()


def append(connection: duckdb.DuckDBPyConnection, entries: Iterable[Entry]) -> list[int]:
    """Adds a row for each entry, with what its claim, submission or figure says now; their numbers."""
    wanted = list(entries)
    if not wanted:
        return []
    snapshots = dict(
        connection.execute(
            "SELECT claim_id, snapshot FROM claim_snapshots WHERE claim_id IN (SELECT unnest($1::VARCHAR[]))"
            " UNION ALL SELECT submission_id, snapshot FROM submission_snapshots WHERE submission_id IN (SELECT unnest($1::VARCHAR[]))"
            " UNION ALL SELECT figure_id, snapshot FROM figure_snapshots WHERE figure_id IN (SELECT unnest($1::VARCHAR[]))", [[one[0] for one in wanted]]
        ).fetchall()
    )
    number, previous = _end(connection)
    numbers = []
    for claim_id, reviewer, decision, note, amended in wanted:
        number += 1
        moment = datetime.now(UTC).isoformat(timespec="microseconds")
        row = (number, claim_id, reviewer, decision, note, amended, snapshots.get(claim_id), moment, previous)
        previous = row_hash(row)
        connection.execute("INSERT INTO reviews VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", [*row, previous])
        numbers.append(number)
    connection.execute("UPDATE review_head SET review_count = ?, last_hash = ?", [number, previous])
    return numbers


def hand_on(connection: duckdb.DuckDBPyConnection, doc_ids: Sequence[str]) -> None:
    """Notes in the log, before texts are deleted, where the decisions on them hold: in the texts that took their place, at the sentences that stayed."""
    rows = connection.execute(
        "SELECT DISTINCT older_id, p.claim_id, (SELECT any_value(standing) FROM policy_standings AS w WHERE w.claim_id = older_id)"
        " FROM counterparts AS p SEMI JOIN standing_reviews AS s ON s.handed_from = older_id AND s.claim_id = p.claim_id"
        " WHERE (split_part(older_id, '-', 1) IN (SELECT unnest($1::VARCHAR[])) OR split_part(through, '-', 1) IN (SELECT unnest($1::VARCHAR[])))"
        " AND split_part(p.claim_id, '-', 1) NOT IN (SELECT unnest($1::VARCHAR[]))"
        " AND NOT EXISTS (FROM reviews AS r WHERE r.decision = $2 AND r.claim_id = p.claim_id AND r.amended ->> '$.from' = older_id)"
        " ORDER BY ALL",
        [list(doc_ids), HANDED],
    ).fetchall()
    told = [(claim_id, json.dumps({"from": older, **({"stood": stood} if stood else {})}, sort_keys=True)) for older, claim_id, stood in rows]
    append(connection, ((claim_id, BY_PROGRAM, HANDED, "the text before this one was deleted", amended) for claim_id, amended in told))


def fates(connection: duckdb.DuckDBPyConnection, doc_ids: Sequence[str]) -> tuple[int, int]:
    """On how many claims, submissions and figures of these texts people decided something that, once they are deleted, holds in newer texts, or nowhere."""
    [(stays, goes)] = connection.execute(
        "WITH gone AS (SELECT unnest($1::VARCHAR[]) AS doc_id), kept AS (SELECT doc_id FROM documents ANTI JOIN gone USING (doc_id)), told AS ("
        " SELECT coalesce(handed_from, claim_id) AS id, split_part(claim_id, '-', 1) AS holds_in FROM standing_reviews)"
        " SELECT count(DISTINCT id) FILTER (stays), count(DISTINCT id) FILTER (NOT stays) FROM"
        " (SELECT id, bool_or(holds_in IN (FROM kept)) AS stays FROM told GROUP BY id HAVING bool_or(holds_in IN (FROM gone)))",
        [list(doc_ids)],
    ).fetchall()
    return int(stays), int(goes)


def end_of(rows: Sequence[tuple[Any, ...]]) -> tuple[int, str]:
    """The only row of the head; ``UsageError`` where somebody has taken it away or put others beside it."""
    if len(rows) != 1:
        raise UsageError(f"The head of the review log has {len(rows)} rows instead of one: somebody has changed it; `chipclaims audit log --verify` tells more.")
    return int(rows[0][0]), str(rows[0][1])


def _end(connection: duckdb.DuckDBPyConnection) -> tuple[int, str]:
    """Number and hash of the last row, by the head and by the log, whichever is further: a cut log is not continued in silence."""
    count, last = end_of(connection.execute("SELECT review_count, last_hash FROM review_head").fetchall())
    [(number,)] = connection.execute("SELECT coalesce(max(review_id), 0) FROM reviews").fetchall()
    if number > count:
        [(last,)] = connection.execute("SELECT hash FROM reviews WHERE review_id = ?", [number]).fetchall()
    return max(int(count), int(number)), str(last)
