"""Statements of amended claims: composed anew of the amended slots; that of the article stays beside it in ``claims``."""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import date
from typing import Any

import duckdb

from pipeline.extract.statements import compose
from schemas.records import Claim, Slot

_SLOTS = (
    "type, subject, vendor, metric, comparator, benchmark, direction, value, value_max, unit, quantifier, modality, attributed_to,"
    " CAST(conditions AS VARCHAR), as_of,"
    " (SELECT list([s.slot, s.surface]) FROM claim_slots AS s WHERE s.claim_id = c.claim_id AND s.slot IN ('direction', 'metric') AND s.surface IS NOT NULL)"
)


def restate(connection: duckdb.DuckDBPyConnection, claim_ids: Sequence[str] | None = None) -> None:
    """Composes the statements of these claims, or of all, that have amendments; forgets those of claims that have none any more."""
    connection.execute(
        "DELETE FROM amended_statements WHERE ? IS NULL OR claim_id IN (SELECT unnest(?::VARCHAR[]))", [None if claim_ids is None else 1, list(claim_ids or ())]
    )
    rows = connection.execute(
        f"SELECT claim_id, d.published_at, {_SLOTS} FROM claims_amended AS c"  # noqa: S608  # our own words
        " SEMI JOIN amendments USING (claim_id) JOIN documents AS d USING (doc_id)"
        " WHERE ? IS NULL OR claim_id IN (SELECT unnest(?::VARCHAR[]))",
        [None if claim_ids is None else 1, list(claim_ids or ())],
    ).fetchall()
    if not rows:
        return
    english = dict(connection.execute("SELECT name, name_en FROM entities WHERE name_en IS NOT NULL").fetchall())
    told = [(claim_id, compose(_claim(slots), english, _day(published))) for claim_id, published, *slots in rows]
    connection.executemany("INSERT INTO amended_statements VALUES (?, ?)", told)


def _claim(slots: Sequence[Any]) -> Claim:
    """A claim of nothing but its slots, in the order of ``_SLOTS``."""
    type_, subject, vendor, metric, comparator, benchmark, direction, value, value_max, unit, quantifier, modality, said_by, conditions, as_of, words = slots
    told = json.loads(conditions or "{}")
    return Claim(
        None, 0, 0, type_, subject, None, vendor, metric, comparator, None, tuple(benchmark or ()), direction, value, value_max, unit,
        quantifier or "exact", modality or "asserted", said_by, told if isinstance(told, dict) else {}, as_of,
        slots=tuple(Slot(slot, None, None, surface, 1.0, "amended") for slot, surface in words or ()),
    )  # fmt: skip


def _day(published: str | None) -> date | None:
    try:
        return date.fromisoformat((published or "")[:10])
    except ValueError:
        return None
