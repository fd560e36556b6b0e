"""Whole documents into the database, in the caller's transaction; nothing here begins or commits one."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

import duckdb
import pyarrow as pa

from pipeline.store.clusters import assign_clusters
from pipeline.store.review_log import hand_on
from pipeline.store.rows import COLUMNS, OF_SOURCES, REJECT_COLUMNS, Batch, only_documents
from pipeline.store.told import note_told
from schemas.records import Reject

# Tables that reading a document fills; claim_slots hang on claims and go before them.
OF_AN_EXTRACTION = (
    "blocks", "cells", "sentences", "mentions", "figures", "claim_slots", "claims", "warnings", "extractions", "asserted_triples", "submissions",
    "signatures",
)  # fmt: skip
# What the writer knows and a document does not: column -> parameter of the insert.
STAMPS: Mapping[str, Mapping[str, str]] = {
    "documents": {"ingested_at": "moment", "run_id": "run_id"},
    "claims": {"run_id": "run_id"},
    "extractions": {"extracted_at": "moment", "run_id": "run_id"},
}
METADATA = ("title", "byline", "publisher", "published_at", "modified_at", "canonical_url")
# Texts that come from nowhere in particular; two of them are not two versions of one.
PLACELESS_URIS = frozenset({"-", "", "stdin", "text:", "bytes:"})
TICK = timedelta(microseconds=1)  # between what is seen in one transaction, so that the last is the last
SIGHTINGS = pa.schema([("doc_id", pa.string()), ("uri", pa.string()), ("first_seen_at", pa.timestamp("us")), ("seen_again_at", pa.timestamp("us"))])


@dataclass(frozen=True, slots=True)
class Counts:
    """in = stored + unchanged + rejected, always. ``outdated``: the unchanged that were read by another version."""

    stored: int = 0
    unchanged: int = 0
    rejected: int = 0
    outdated: int = 0

    def __add__(self, other: Counts) -> Counts:
        return Counts(
            self.stored + other.stored,
            self.unchanged + other.unchanged,
            self.rejected + other.rejected,
            self.outdated + other.outdated,
        )

    @property
    def total(self) -> int:
        return self.stored + self.unchanged + self.rejected


def now() -> datetime:
    """The moment in UTC, without a zone, as the database holds it."""
    return datetime.now(UTC).replace(tzinfo=None)


def write_batch(connection: duckdb.DuckDBPyConnection, batch: Batch, *, run_id: str) -> Counts:
    """Stores the documents of a batch that are new, notes the uris of all in their order and what is told of them, sets aside the rejects."""
    moment = now()
    uris = batch.tables["document_uris"]
    ids: list[str] = batch.tables["documents"]["doc_id"].to_pylist()
    old = stored_ids(connection, ids)
    new = [id_ for id_ in ids if id_ not in old]
    if new:
        tables = batch.tables if not old else {name: only_documents(table, new) for name, table in batch.tables.items()}
        for name in COLUMNS:
            if name not in OF_SOURCES | {"entities"}:
                insert(connection, name, tables[name], moment=moment, run_id=run_id)
        insert_entities(connection, tables["entities"])
        note_text_hashes(connection, new)
        note_row_hashes(connection, new)
    note_told(connection, batch.tables["told"])
    supersede(connection, note_uris(connection, _pairs(uris)))
    write_rejects(connection, batch.rejects, [u for _, u in _pairs(uris)], run_id=run_id)
    return Counts(stored=len(new), unchanged=uris.num_rows - len(new), rejected=len(batch.rejects))


def note_text_hashes(connection: duckdb.DuckDBPyConnection, doc_ids: Sequence[str]) -> None:
    """What the source texts hash to as they are stored; audits compare with it."""
    connection.execute(
        "INSERT INTO text_hashes SELECT doc_id, sha256(source_text) FROM documents WHERE doc_id IN (SELECT unnest(?::VARCHAR[]))",
        [list(doc_ids)],
    )


def note_row_hashes(connection: duckdb.DuckDBPyConnection, doc_ids: Sequence[str]) -> None:
    """What the figures and claims of documents come to as they are written; audits and refreshes compare with it."""
    connection.execute("DELETE FROM row_hashes WHERE doc_id IN (SELECT unnest(?::VARCHAR[]))", [list(doc_ids)])
    connection.execute(
        "INSERT INTO row_hashes SELECT i.doc_id, d.digest FROM (SELECT unnest(?::VARCHAR[]) AS doc_id) AS i"
        " LEFT JOIN (SELECT * FROM row_digests WHERE doc_id IN (SELECT unnest(?::VARCHAR[]))) AS d USING (doc_id)",
        [list(doc_ids), list(doc_ids)],
    )


def write_counts(connection: duckdb.DuckDBPyConnection, run_id: str, counts: Counts) -> None:
    """What a run has come to, in its row."""
    told = {
        "in": counts.total, "stored": counts.stored, "unchanged": counts.unchanged, "rejected": counts.rejected,
        "outdated": counts.outdated,
    }  # fmt: skip
    connection.execute("UPDATE runs SET counts = ? WHERE run_id = ?", [json.dumps(told), run_id])


def stored_ids(connection: duckdb.DuckDBPyConnection, doc_ids: Iterable[str]) -> set[str]:
    found = connection.execute("SELECT doc_id FROM documents WHERE doc_id IN (SELECT unnest(?::VARCHAR[]))", [list(doc_ids)])
    return {row[0] for row in found.fetchall()}


def insert(connection: duckdb.DuckDBPyConnection, name: str, table: pa.Table, **stamps: object) -> None:
    """Appends Arrow rows to a table, in their order, with the columns that the writer adds."""
    if table.num_rows == 0:
        return
    added = STAMPS.get(name, {})
    hidden = {"doc_id"} if name in {"claim_slots", "entities"} else set()
    columns = [column for column in COLUMNS[name] if column not in hidden]
    names = ", ".join([*columns, *added])
    selected = ", ".join([*columns, *(f"${parameter}" for parameter in added.values())])
    connection.register("incoming", table)
    try:
        connection.execute(
            f"INSERT INTO {name} ({names}) SELECT {selected} FROM incoming",  # noqa: S608  # names of our own
            {parameter: stamps[parameter] for parameter in added.values()} or None,
        )
    finally:
        connection.unregister("incoming")


def insert_entities(connection: duckdb.DuckDBPyConnection, table: pa.Table, *, replace: bool = False) -> None:
    """Adds entities to those that are there; what several documents say of one is merged so that their order does not matter.

    ``replace`` lets the new rows overwrite the stored ones, for documents that are read again.
    """
    merged: dict[str, dict[str, Any]] = {}
    for row in table.to_pylist():
        merged[row["entity_id"]] = _one_entity(row, merged.get(row["entity_id"], row))
    if not merged:
        return
    found = connection.execute(
        "SELECT entity_id, type, name, name_en, vendor_id, aliases FROM entities WHERE entity_id IN (SELECT unnest(?::VARCHAR[]))", [list(merged)]
    ).fetchall()
    stored = {row[0]: dict(zip(("entity_id", "type", "name", "name_en", "vendor_id", "aliases"), row, strict=True)) for row in found}
    if not replace:
        merged = {entity_id: _one_entity(row, stored.get(entity_id, row)) for entity_id, row in merged.items()}
    changed = [row for entity_id, row in merged.items() if {**row, "doc_id": None} != {**stored.get(entity_id, {}), "doc_id": None}]
    connection.execute("DELETE FROM entities WHERE entity_id IN (SELECT unnest(?::VARCHAR[]))", [[row["entity_id"] for row in changed]])
    insert(connection, "entities", pa.Table.from_pylist(changed, schema=table.schema))


def _one_entity(one: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    """Two rows of one entity as one: all its aliases, and of names and makers that differ the first by the alphabet."""
    single = {key: min((row[key] for row in (one, other) if row[key] is not None), default=None) for key in ("type", "name", "name_en", "vendor_id")}
    return {**one, **single, "aliases": sorted({*(one["aliases"] or ()), *(other["aliases"] or ())})}


def note_uris(connection: duckdb.DuckDBPyConnection, pairs: Sequence[tuple[str, str]]) -> list[str]:
    """Notes where documents were seen, in their order, and returns the uris where another text is current now.

    A pair that is known stays as it is, unless another text was seen there since.
    """
    rows = connection.execute(
        "SELECT doc_id, uri, coalesce(seen_again_at, first_seen_at) AS seen FROM document_uris WHERE uri IN (SELECT unnest(?::VARCHAR[]))"
        " ORDER BY seen, rowid",
        [sorted({uri for _, uri in pairs})],
    ).fetchall()
    known, latest = {(doc_id, uri) for doc_id, uri, _ in rows}, {uri: doc_id for doc_id, uri, _ in rows}
    moment = max([now(), *(seen + TICK for _, _, seen in rows[-1:])])
    first: dict[tuple[str, str], datetime] = {}
    again: dict[tuple[str, str], datetime] = {}
    for number, pair in enumerate(pairs):
        doc_id, uri = pair
        if latest.get(uri) != doc_id and not (uri in PLACELESS_URIS and pair in known):
            (again if pair in known else first)[pair] = moment + number * TICK
            known.add(pair)
            latest[uri] = doc_id
    noted = [(*pair, seen, again.pop(pair, None)) for pair, seen in first.items()]
    changed = [(*pair, None, seen) for pair, seen in again.items()]
    _change(connection, "INSERT INTO document_uris BY NAME FROM incoming", noted, SIGHTINGS)
    _change(connection, "UPDATE document_uris AS u SET seen_again_at = i.seen_again_at FROM incoming AS i WHERE u.doc_id = i.doc_id AND u.uri = i.uri", changed, SIGHTINGS)
    return [row[1] for row in (*noted, *changed)]


def _change(connection: duckdb.DuckDBPyConnection, statement: str, rows: Sequence[Sequence[object]], schema: pa.Schema) -> None:
    """Runs a statement that reads ``rows`` as the table ``incoming``, where there are any."""
    if rows:
        connection.register("incoming", pa.table([pa.array(column, kind) for column, kind in zip(zip(*rows, strict=True), schema.types, strict=True)], schema=schema))
        try:
            connection.execute(statement)
        finally:
            connection.unregister("incoming")


def supersede(connection: duckdb.DuckDBPyConnection, uris: Iterable[str]) -> None:
    """Tells anew which texts at these uris others, seen later there, took the place of. A text that still stands at another uri of its own is none of them."""
    wanted = sorted(set(uris) - PLACELESS_URIS)
    if not wanted:
        return
    connection.execute(
        "WITH here AS (SELECT DISTINCT doc_id FROM document_uris WHERE uri IN (SELECT unnest($uris::VARCHAR[]))),"
        " places AS (SELECT doc_id, uri, coalesce(seen_again_at, first_seen_at) AS seen, row_number() OVER (PARTITION BY uri ORDER BY seen, rowid) AS place"
        " FROM document_uris WHERE uri IN (SELECT uri FROM document_uris SEMI JOIN here USING (doc_id)) AND uri NOT IN (SELECT unnest($placeless::VARCHAR[]))),"
        " latest AS (SELECT uri, arg_max(doc_id, place) AS newer, max(place) AS place, arg_max(seen, place) AS seen FROM places GROUP BY uri),"
        " fates AS (SELECT p.doc_id, bool_and(p.place < l.place) AS gone, arg_max(l.newer, (l.seen, l.uri)) AS newer"
        " FROM places AS p JOIN latest AS l USING (uri) SEMI JOIN here ON p.doc_id = here.doc_id GROUP BY p.doc_id)"
        " UPDATE documents SET superseded_by = CASE WHEN gone THEN newer END FROM fates"
        " WHERE documents.doc_id = fates.doc_id AND superseded_by IS DISTINCT FROM CASE WHEN gone THEN newer END",
        {"uris": wanted, "placeless": sorted(PLACELESS_URIS)},
    )


def write_rejects(
    connection: duckdb.DuckDBPyConnection, rejects: Sequence[Reject], accepted_uris: Sequence[str], *, run_id: str
) -> None:
    """Replaces what earlier runs said of these inputs, so that ``rejects`` tells how each input stands now."""
    uris = sorted({*accepted_uris, *(r.uri for r in rejects)})
    connection.execute("DELETE FROM rejects WHERE run_id <> ? AND uri IN (SELECT unnest(?::VARCHAR[]))", [run_id, uris])
    if rejects:
        rows = [{"uri": r.uri, "stage": r.stage, "reason": r.reason, "detail": r.detail} for r in rejects]
        connection.register("incoming", pa.Table.from_pylist(rows, schema=REJECT_COLUMNS))
        connection.execute(
            "INSERT INTO rejects (uri, stage, reason, detail, run_id, rejected_at) SELECT *, $run_id, $moment FROM incoming",
            {"run_id": run_id, "moment": now()},
        )
        connection.unregister("incoming")


def replace_extractions(connection: duckdb.DuckDBPyConnection, batch: Batch, *, run_id: str) -> None:
    """Puts new rows in the place of those of stored documents, and new metadata in ``documents``; reviews stay.

    Verifications of claims that are gone or changed are removed: they judged something else.
    """
    ids: list[str] = batch.tables["documents"]["doc_id"].to_pylist()
    if not ids:
        return
    before = _snapshots(connection, ids)
    remove_rows(connection, ids, OF_AN_EXTRACTION)
    for name in OF_AN_EXTRACTION:
        if name in batch.tables:
            insert(connection, name, batch.tables[name], moment=now(), run_id=run_id)
    _replace_metadata(connection, batch.tables["documents"])
    insert_entities(connection, batch.tables["entities"], replace=True)
    remove_unused_entities(connection)
    note_row_hashes(connection, ids)
    after = _snapshots(connection, ids)
    changed = [claim_id for claim_id, snapshot in before.items() if after.get(claim_id) != snapshot]
    for table in ("verifications", "policy_standings"):
        connection.execute(f"DELETE FROM {table} WHERE claim_id IN (SELECT unnest(?::VARCHAR[]))", [changed])  # noqa: S608


def _replace_metadata(connection: duckdb.DuckDBPyConnection, documents: pa.Table) -> None:
    connection.register("incoming", documents)
    try:
        changes = ", ".join(f"{name} = i.{name}" for name in METADATA)
        differ = " OR ".join(f"d.{name} IS DISTINCT FROM i.{name}" for name in METADATA)
        connection.execute(f"UPDATE documents AS d SET {changes} FROM incoming AS i WHERE d.doc_id = i.doc_id AND ({differ})")  # noqa: S608  # our names
    finally:
        connection.unregister("incoming")


def delete_documents(connection: duckdb.DuckDBPyConnection, doc_ids: Sequence[str]) -> list[str]:
    """Removes documents and all that was read from them; reviews stay in the log, and hold where newer texts say the same. The older texts that
    are current again, as no newer one stands at their uris any more.
    """
    hand_on(connection, doc_ids)
    ids = [list(doc_ids)]
    freed = [row[0] for row in connection.execute("SELECT uri FROM document_uris WHERE doc_id IN (SELECT unnest(?::VARCHAR[]))", ids).fetchall()]
    older = _superseded(connection, freed)
    for table in ("verifications", "policy_standings"):  # claim_id there is a claim, a figure or a submission
        connection.execute(
            f"DELETE FROM {table} WHERE claim_id IN (SELECT claim_id FROM claims WHERE doc_id IN (SELECT unnest($ids::VARCHAR[]))"  # noqa: S608
            " UNION ALL SELECT figure_id FROM figures WHERE doc_id IN (SELECT unnest($ids::VARCHAR[]))"
            " UNION ALL SELECT submission_id FROM submissions WHERE doc_id IN (SELECT unnest($ids::VARCHAR[])))",
            {"ids": ids[0]},
        )
    remove_rows(connection, doc_ids, (*OF_AN_EXTRACTION, "origins", "document_uris", "text_hashes", "row_hashes", "documents"))
    connection.execute(
        "UPDATE documents SET superseded_by = NULL WHERE superseded_by IN (SELECT unnest(?::VARCHAR[]))", ids
    )
    supersede(connection, freed)
    remove_unused_entities(connection)
    assign_clusters(connection)
    still, gone = set(_superseded(connection, freed)), set(doc_ids)
    return [doc_id for doc_id in older if doc_id not in still and doc_id not in gone]


def _superseded(connection: duckdb.DuckDBPyConnection, uris: Sequence[str]) -> list[str]:
    """The documents seen at these uris in whose place newer ones stand."""
    rows = connection.execute(
        "SELECT doc_id FROM documents WHERE superseded_by IS NOT NULL AND doc_id IN"
        " (SELECT doc_id FROM document_uris WHERE uri IN (SELECT unnest(?::VARCHAR[]))) ORDER BY doc_id",
        [list(uris)],
    )
    return [row[0] for row in rows.fetchall()]


def remove_rows(connection: duckdb.DuckDBPyConnection, doc_ids: Sequence[str], tables: Sequence[str]) -> None:
    """Deletes the rows of documents from tables, in the order given: claim_slots before claims."""
    chosen = "(SELECT unnest(?::VARCHAR[]))"
    for name in tables:
        where = f"claim_id IN (SELECT claim_id FROM claims WHERE doc_id IN {chosen})" if name == "claim_slots" else f"doc_id IN {chosen}"  # noqa: S608
        connection.execute(f"DELETE FROM {name} WHERE {where}", [list(doc_ids)])  # noqa: S608


def remove_unused_entities(connection: duckdb.DuckDBPyConnection) -> None:
    """Deletes entities that no document speaks of any more."""
    connection.execute(
        "DELETE FROM entities WHERE entity_id NOT IN ("
        " SELECT entity_id FROM mentions"
        " UNION SELECT subject_id FROM claims WHERE subject_id IS NOT NULL"
        " UNION SELECT comparator_id FROM claims WHERE comparator_id IS NOT NULL"
        " UNION SELECT e.vendor_id FROM entities AS e SEMI JOIN mentions USING (entity_id) WHERE e.vendor_id IS NOT NULL)"
    )


def _snapshots(connection: duckdb.DuckDBPyConnection, doc_ids: Sequence[str]) -> dict[str, str]:
    rows = connection.execute(
        "SELECT claim_id, snapshot FROM claim_snapshots SEMI JOIN"
        " (SELECT claim_id FROM claims WHERE doc_id IN (SELECT unnest(?::VARCHAR[]))) USING (claim_id)",
        [list(doc_ids)],
    )
    return dict(rows.fetchall())


def _pairs(uris: pa.Table) -> list[tuple[str, str]]:
    return list(zip(uris["doc_id"].to_pylist(), uris["uri"].to_pylist(), strict=True))

