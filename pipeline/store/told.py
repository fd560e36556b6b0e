"""What containers tell of a document beside its bytes, from several of them as one, in whatever order they come."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import NamedTuple

import duckdb
import pyarrow as pa

from pipeline.clean.datelines import parse_moment

TO_BE_READ = ""  # the fingerprint of a document that is due because more is told of it than it was read with


class Told(NamedTuple):
    """Address, title and date of a document as its containers wrote them."""

    url: str | None
    title: str | None
    date: str | None


def merged(told: Iterable[Told]) -> Told:
    """Field by field what any of them tells: the earliest date, of several titles and addresses the first by the alphabet."""
    urls, titles, dates = (list(filter(None, column)) for column in zip(*told, strict=True))
    return Told(min(urls, default=None), min(titles, default=None), min(dates, key=_by_time, default=None))


def _by_time(written: str) -> tuple[bool, str, bool, str, str]:
    """What is no date comes last, of one day the one with an hour first."""
    moment = parse_moment(written)
    return moment is None, (moment or "")[:10], len(moment or "") == len("2024-05-01"), moment or "", written


def note_told(connection: duckdb.DuckDBPyConnection, table: pa.Table) -> None:
    """Adds what is told of stored documents (the batch table ``told``) to what was; those that read otherwise with it become due (``TO_BE_READ``)."""
    told: defaultdict[str, set[Told]] = defaultdict(set)
    for doc_id, *fields in zip(*(column.to_pylist() for column in table.columns), strict=True):
        if any(fields):
            told[doc_id].add(Told(*fields))
    if not told:
        return
    rows = connection.execute(
        "SELECT doc_id, given_url, given_title, given_date FROM documents LEFT JOIN origins USING (doc_id) WHERE doc_id IN (SELECT unnest(?::VARCHAR[]))",
        [list(told)],
    ).fetchall()
    for doc_id, *fields in rows:
        before = Told(*fields)
        after = merged([before, *told[doc_id]])
        if after != before:
            _change(connection, doc_id, before, after)


def _change(connection: duckdb.DuckDBPyConnection, doc_id: str, before: Told, after: Told) -> None:
    if not connection.execute("SELECT 1 FROM origins WHERE doc_id = ?", [doc_id]).fetchone():
        connection.execute("INSERT INTO origins (doc_id) VALUES (?)", [doc_id])
    connection.execute("UPDATE origins SET given_url = ?, given_title = ?, given_date = ? WHERE doc_id = ?", [*after, doc_id])
    if after.url != before.url:  # nothing is read otherwise by it
        connection.execute("UPDATE documents SET canonical_url = ? WHERE doc_id = ?", [after.url, doc_id])
    if after[1:] != before[1:]:
        connection.execute("UPDATE extractions SET fingerprint = ? WHERE doc_id = ?", [TO_BE_READ, doc_id])


def to_be_read(connection: duckdb.DuckDBPyConnection) -> list[str]:
    """The documents that ``note_told`` made due."""
    return [row[0] for row in connection.execute("SELECT doc_id FROM extractions WHERE fingerprint = ? ORDER BY rowid", [TO_BE_READ]).fetchall()]
