"""Statements of amended claims: composed anew of the amended slots; that of the article stays beside it in ``claims``."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import date
from typing import Any

import duckdb

from pipeline.extract.reading import MAKERS
from pipeline.extract.statements import compose
from pipeline.extract.suite_rounds import ROUND_TOLD
from pipeline.extract.suites import suites_of
from schemas.records import Claim, Slot

# What a statement is composed of; the words of the article count for those slots alone that nobody amended.
_SLOTS = (
    "figure_start, type, subject, subject_id, vendor, metric, comparator, benchmark, direction, value, value_max, unit, quantifier, modality, attributed_to,"
    " CAST(conditions AS VARCHAR), as_of, method,"
    " (SELECT list([s.slot, s.surface, s.method, s.value]) FROM claim_slots AS s WHERE s.claim_id = c.claim_id)"
)
_FORESEEN = " expected to "


def restate(connection: duckdb.DuckDBPyConnection, claim_ids: Sequence[str] | None = None) -> None:
    """Composes the statements of these claims, or of all, that have amendments; forgets those of claims that have none any more."""
    chosen = [None if claim_ids is None else 1, list(claim_ids or ())]
    connection.execute("DELETE FROM amended_statements WHERE ? IS NULL OR claim_id IN (SELECT unnest(?::VARCHAR[]))", chosen)
    amended = dict(connection.execute("SELECT claim_id, json_keys(amended) FROM amendments WHERE ? IS NULL OR claim_id IN (SELECT unnest(?::VARCHAR[]))", chosen).fetchall())
    if amended:
        told = statements(connection, amended)
        connection.executemany("INSERT INTO amended_statements VALUES (?, ?)", told) if told else None


def statements(connection: duckdb.DuckDBPyConnection, amended: dict[str, list[str]]) -> list[tuple[str, str]]:
    """The claims that are still read, each with its statement. ``amended``: ids of claims with the slots that people amended."""
    rows = connection.execute(
        f"SELECT claim_id, doc_id, d.published_at, r.first_statement, {_SLOTS} FROM claims_amended AS c JOIN documents AS d USING (doc_id)"  # noqa: S608  # our own words
        " JOIN (SELECT claim_id, statement AS first_statement FROM claims) AS r USING (claim_id) WHERE claim_id IN (SELECT unnest(?::VARCHAR[]))",
        [list(amended)],
    ).fetchall()
    spelled = "SELECT unnest(aliases), name_en FROM entities WHERE name_en IS NOT NULL AND type IN (SELECT unnest(?::VARCHAR[]))"  # makers stand in claims as the article spells them
    english = dict(connection.execute(spelled, [sorted(MAKERS)]).fetchall()) | dict(connection.execute("SELECT name, name_en FROM entities WHERE name_en IS NOT NULL").fetchall())
    named = _benchmarks(connection, {doc_id for _, doc_id, *_ in rows})
    suites = frozenset(row[0] for row in connection.execute("SELECT name FROM entities WHERE type IN ('benchmark', 'dataset')").fetchall())
    return [
        (claim_id, compose(claim, english | suites_of(named[doc_id]), _day(published), suites | _rounds(claim), foreseen=_FORESEEN in first))
        for claim_id, doc_id, published, first, *slots in rows
        for claim in [_in_order(_claim(slots, amended[claim_id]), amended[claim_id], suites)]
    ]


def _in_order(claim: Claim, amended: Sequence[str], suites: frozenset[str]) -> Claim:
    """The claim with the benchmarks that a person set in one order, models and tasks before suites: lists that differ in their order alone say the same."""
    return replace(claim, benchmark=tuple(sorted(claim.benchmark, key=lambda one: (one in suites, one.casefold())))) if "benchmark" in amended else claim


def _benchmarks(connection: duckdb.DuckDBPyConnection, doc_ids: Iterable[str]) -> defaultdict[str, list[str]]:
    """The names of the benchmarks that each document tells."""
    named: defaultdict[str, list[str]] = defaultdict(list)
    for doc_id, name in connection.execute(
        "SELECT DISTINCT m.doc_id, e.name FROM mentions AS m JOIN entities AS e USING (entity_id) WHERE e.type = 'benchmark' AND m.doc_id IN (SELECT unnest(?::VARCHAR[]))",
        [list(doc_ids)],
    ).fetchall():
        named[doc_id].append(name)
    return named


def _rounds(claim: Claim) -> frozenset[str]:
    return frozenset(slot.value for slot in claim.slots if slot.method == ROUND_TOLD and slot.value)


def _claim(slots: Sequence[Any], amended: Iterable[str]) -> Claim:
    """A claim of nothing but its slots, in the order of ``_SLOTS``."""
    figure, type_, subject, subject_id, vendor, metric, comparator, benchmark, direction, value, value_max, unit, quantifier, modality, said_by, conditions, as_of, method, words = slots
    told = json.loads(conditions or "{}")
    return Claim(
        figure, 0, 0, type_, subject, subject_id, vendor, metric, comparator, None, tuple(benchmark or ()), direction, value, value_max, unit,
        quantifier or "exact", modality or "asserted", said_by, told if isinstance(told, dict) else {}, as_of, method="" if "subject" in amended else method,
        slots=tuple(Slot(slot, None, None, surface, 1.0, how, value) for slot, surface, how, value in words or () if slot not in amended),
    )  # fmt: skip


def _day(published: str | None) -> date | None:
    try:
        return date.fromisoformat((published or "")[:10])
    except ValueError:
        return None
