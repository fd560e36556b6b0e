"""The database: one writer, numbered migrations, read-only SQL, export.

``Store`` is the Python API; ``read_only_sql`` is what ``chipclaims sql`` runs; ``export`` writes files.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Self
from uuid import uuid4

import duckdb

from pipeline import __version__
from pipeline.errors import StoreError, UsageError
from pipeline.settings import Settings
from pipeline.store.clusters import are_clustered, assign_clusters
from pipeline.store.connection import (
    CLOSED_CONFIG,
    MEMORY,
    check_name,
    existing,
    is_damage,
    is_new,
    open_current,
    open_file,
    put_in_place,
    remove_abandoned,
    staging_path,
    store_error,
)
from pipeline.store.exports import export
from pipeline.store.fingerprint import fingerprint
from pipeline.store.migrate import migrate
from pipeline.store.outputs import check_output
from pipeline.store.query import CLOSED, read_only_sql, single_select
from pipeline.store.rows import Batch, Rows, join_batches
from pipeline.store.writer import (
    PLACELESS_URIS,
    Counts,
    delete_documents,
    now,
    replace_extractions,
    write_batch,
    write_counts,
)
from schemas.records import Document, Source

__all__ = ["Batch", "Counts", "Store", "check_output", "delete", "existing", "export", "read_only_sql"]

LOCK_WAIT_SECONDS = 30.0
READER_PATIENCE_SECONDS = 3600.0  # an ingest that let a reader in waits for it this long
OPEN_SHARE = 0.1  # of the time of an ingest may go into letting readers in
MIN_HOLD_SECONDS = 1.5
LET_IN_SECONDS = 0.08  # several polls of a waiting reader

# Documents by their addresses. latest: the text seen last there, and each where an address is none.
_ADDRESSES = """
WITH addresses AS (
    SELECT doc_id, coalesce(u.uri, d.uri) AS uri, superseded_by IS NULL AS is_current,
        u.uri IS NULL OR list_contains($placeless::VARCHAR[], u.uri)
        OR row_number() OVER (PARTITION BY u.uri ORDER BY coalesce(u.seen_again_at, u.first_seen_at) DESC, u.rowid DESC) = 1 AS latest
    FROM documents AS d LEFT JOIN document_uris AS u USING (doc_id)
)
"""


class Store:
    """A database of claims, created where there is none and migrated where it is older; use it as a context manager.

    ``wait_seconds``: how long to wait while another process holds the file. Every method raises ``StoreError`` where the file
    cannot be opened, read or written. Not safe for several threads.
    """

    def __init__(self, path: str | Path, *, read_only: bool = False, wait_seconds: float = LOCK_WAIT_SECONDS) -> None:
        self.path = str(path)
        check_name(self.path)
        self.read_only = read_only
        self.wait_seconds = wait_seconds
        self._open: duckdb.DuckDBPyConnection | None = None
        self._opened_at = 0.0
        self._open_cost = 0.0
        self._depth = 0
        self._added = False
        self._config = CLOSED_CONFIG
        self._closed = False
        if self.path == MEMORY:
            self._open = open_file(MEMORY, read_only=False, wait_seconds=0, config=CLOSED_CONFIG)
            migrate(self._open, MEMORY)
        elif read_only:
            self._open = open_current(self.path, wait_seconds=wait_seconds, config=CLOSED_CONFIG)
        else:
            self._create_or_migrate()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        try:
            if kind is None and self._added and not self._closed:
                self.find_copies()
        finally:
            self.close()

    @property
    def connection(self) -> duckdb.DuckDBPyConnection:
        """The open connection; opens the file again after ``release``. ``StoreError`` after ``close`` and the end of ``with``."""
        if self._closed:
            raise StoreError(f"The store of {self.path} is closed: use it inside its `with`, or open another Store.")
        if self._open is None:
            self._open = self._connect(self.wait_seconds)
            self._opened_at = time.monotonic()
        return self._open

    def close(self) -> None:
        """Closes the file for good; what was committed is in it. May be called twice."""
        self._closed = True
        self._let_go()

    def _let_go(self) -> None:
        if self._open is not None:
            connection, self._open = self._open, None
            with suppress(Exception):  # a database that a full disk has stopped says so again when it is closed
                connection.close()

    def release(self) -> None:
        """Lets other processes read the file until this store next needs it; nothing for a database in memory."""
        if self.path != MEMORY:
            self._let_go()

    @contextmanager
    def single_threaded(self) -> Iterator[None]:
        """DuckDB keeps to one thread: many small inserts are a third faster so, and leave the other cores to workers."""
        self._config = {**CLOSED_CONFIG, "threads": "1"}
        self.connection.execute("SET threads = 1")
        try:
            yield
        finally:
            self._config = CLOSED_CONFIG
            if self._open is not None:
                self._open.execute("RESET threads")

    def breathe(self) -> None:
        """Lets waiting readers in now and then during long work; called between transactions."""
        if self._open is None or self.path == MEMORY or self._depth:
            return
        started = time.monotonic()
        if started - self._opened_at < max(MIN_HOLD_SECONDS, self._open_cost / OPEN_SHARE):
            return
        self._let_go()
        time.sleep(LET_IN_SECONDS)
        self._open = self._connect(READER_PATIENCE_SECONDS)
        self._opened_at = time.monotonic()
        self._open_cost = self._opened_at - started

    @contextmanager
    def transaction(self) -> Iterator[duckdb.DuckDBPyConnection]:
        """All or nothing: commits at the end, rolls back on any error and on Ctrl-C. Not nested."""
        connection = self.connection
        try:
            connection.execute("BEGIN")
            self._depth += 1
            try:
                yield connection
                connection.execute("COMMIT")
            except BaseException:
                with suppress(duckdb.Error):
                    connection.execute("ROLLBACK")
                raise
            finally:
                self._depth -= 1
        except (duckdb.Error, OSError) as error:
            self.release()  # a full disk may have stopped the database: the next use opens it afresh
            if isinstance(error, duckdb.InterruptException):
                raise KeyboardInterrupt from error
            raise store_error(self.path, error) from error

    def sql(self, query: str, parameters: Sequence[object] | dict[str, object] | None = None) -> duckdb.DuckDBPyConnection:
        """Runs one statement that reads and returns DuckDB's cursor, to be used before the next: ``store.sql("FROM claims").fetchall()``, ``.to_arrow_table()``, ``.df()``.

        Changes nothing and reads no files, as ``chipclaims sql`` does: ``UsageError`` for what would. Raises ``StoreError`` with what DuckDB said.
        """
        connection = self.connection
        single_select(query)
        try:
            return connection.execute(query, parameters) if parameters is not None else connection.execute(query)
        except duckdb.PermissionException as error:
            raise UsageError(CLOSED) from error
        except duckdb.Error as error:
            raise store_error(self.path, error) if is_damage(error) else StoreError(str(error)) from error

    def is_reviewed(self) -> bool:
        """Whether people reviewed anything: where nobody did, claims stand as they were read, and nested views over the log need not be planned."""
        return self.sql("SELECT EXISTS(FROM reviews)").fetchone() == (True,)

    def add(
        self, document: Document, *, source: Source | None = None, settings: Settings | None = None, run_id: str | None = None
    ) -> bool:
        """Stores a document with all that was read from it; True where it is new, False where its bytes were there already.

        Its near-duplicates are found when the ``with`` of the store ends, or by ``find_copies``. ``settings``: those it was read with, the defaults where None. Raises ``InvariantError`` for a document
        that breaks a promise of the store, ``UsageError`` for what is none.
        """
        if not isinstance(document, Document):
            raise UsageError(f"Store.add takes a Document, as Pipeline().process makes one, not {type(document).__name__}.")
        rows = Rows()
        rows.add(document, fingerprint=fingerprint(settings or Settings()), source=source)
        run = run_id or self.begin_run({"from": "Store.add"})
        counts = self.commit([rows.to_batch()], run_id=run)
        if run_id is None:
            self.finish_run(run, counts)
        self._added = True
        return counts.stored == 1

    def commit(
        self, batches: Iterable[Batch], *, run_id: str, before: Counts | None = None
    ) -> Counts:
        """Stores the batches in their order, in one transaction, and what they bring the run to in its row.

        ``before``: the counts of the run so far.
        """
        with self.transaction() as connection:
            counts = write_batch(connection, join_batches(list(batches)), run_id=run_id)
            write_counts(connection, run_id, counts + (before or Counts()))
        return counts

    def replace(self, batch: Batch, *, run_id: str) -> None:
        """Puts a new reading of stored documents in the place of the old one, in one transaction; reviews stay."""
        with self.transaction() as connection:
            replace_extractions(connection, batch, run_id=run_id)

    def find_copies(self, *, again: bool = False) -> None:
        """Fills ``cluster_id`` where documents came in since it was last filled, or in any case: ``again``."""
        if again or not are_clustered(self.connection):
            with self.transaction() as connection:
                assign_clusters(connection)
        self._added = False

    def fingerprints(self, sha256s: Sequence[str]) -> dict[str, str]:
        """Of these content hashes those that are stored, with the fingerprint their documents were read with."""
        found = self.sql(
            "SELECT d.sha256, coalesce(e.fingerprint, '') FROM documents AS d LEFT JOIN extractions AS e USING (doc_id)"
            " WHERE d.doc_id IN (SELECT left(h, 16) FROM (SELECT unnest(?::VARCHAR[]) AS h))"
            " AND d.sha256 IN (SELECT unnest(?::VARCHAR[]))",
            [list(sha256s), list(sha256s)],
        )
        return dict(found.fetchall())

    def delete(self, doc_id: str) -> list[str]:
        """Removes a document and all that was read from it; its reviews stay. ``UsageError`` where there is no such document.

        Returns the ids of older texts at its uris that are current again.
        """
        full = self.find_document(doc_id)
        with self.transaction() as connection:
            return delete_documents(connection, [full])

    def find_document(self, name: str) -> str:
        """The doc_id for an id, a uri, the beginning of an id (4 digits at least) or the name of a file; ``UsageError`` where not exactly one fits.

        An address stands for the text seen last there; of several texts that fit counts the one that is not superseded.
        """
        found = self._fitting(name)
        if len(found) > 1 and len(current := [row for row in found if row[1]]) == 1:
            found = current
        if len(found) != 1:
            many = f"fits {len(found)} documents, give more of its id" if found else "is no document of this database"
            hint = "`chipclaims sql 'SELECT doc_id, uri FROM documents'` lists them"
            raise UsageError(f"{name if name.strip() else 'An empty name'} {many}: {hint}.")
        return str(found[0][0])

    def _fitting(self, name: str) -> list[tuple[Any, ...]]:
        """(doc_id, whether it is current) of the documents that a name fits, in the best way in which it fits any."""
        for condition in (
            "doc_id = $name",
            "uri = $name AND latest",
            "length($name) >= 4 AND starts_with(doc_id, $name)",
            "NOT contains($name, '/') AND parse_filename(regexp_replace(uri, '[?#].*$', '')) = $name AND latest",
        ):
            found = self.sql(f"{_ADDRESSES} SELECT DISTINCT doc_id, is_current FROM addresses WHERE {condition} ORDER BY doc_id", {"name": name, "placeless": sorted(PLACELESS_URIS)})  # noqa: S608  # our words
            if rows := found.fetchall():
                return rows
        return []

    def last_setting(self, name: str) -> str | None:
        """A setting that articles were last read with (``lexicon_file``, ``model``); None where it was empty, or there was no such run."""
        last = self.sql(
            "SELECT json_extract_string(config, '$.settings.' || $name) FROM runs WHERE json_exists(config, '$.settings')"
            " ORDER BY started_at DESC, run_id DESC LIMIT 1",
            {"name": name},
        ).fetchone()
        return last[0] if last else None

    def begin_run(self, config: dict[str, Any]) -> str:
        """Opens a row of ``runs`` and returns its id, which sorts by time."""
        moment = now()
        run_id = f"{moment:%Y%m%dT%H%M%S}-{uuid4().hex[:6]}"
        with self.transaction() as connection:
            connection.execute(
                "INSERT INTO runs (run_id, started_at, version, config) VALUES (?, ?, ?, ?)",
                [run_id, moment, __version__, json.dumps(config, ensure_ascii=False, sort_keys=True)],
            )
        return run_id

    def finish_run(self, run_id: str, counts: Counts) -> None:
        """Closes a row of ``runs`` with its counts."""
        with self.transaction() as connection:
            write_counts(connection, run_id, counts)
            connection.execute("UPDATE runs SET finished_at = ? WHERE run_id = ?", [now(), run_id])

    def _connect(self, wait_seconds: float) -> duckdb.DuckDBPyConnection:
        return open_file(self.path, read_only=self.read_only, wait_seconds=wait_seconds, config=self._config)

    def _create_or_migrate(self) -> None:
        remove_abandoned(self.path)
        try:
            if is_new(self.path):
                self._create()
            elif migrate(self.connection, self.path):
                self.connection.execute("CHECKPOINT")
        except (duckdb.Error, OSError) as error:
            self.close()
            raise store_error(self.path, error) from error
        except StoreError:
            self.close()
            raise

    def _create(self) -> None:
        """Makes a new database complete under another name first, so that a kill leaves no half of one."""
        staged = staging_path(self.path)
        connection = open_file(staged, read_only=False, wait_seconds=0, named=self.path)
        try:
            migrate(connection, self.path)
            connection.close()
            put_in_place(staged, self.path)
        finally:
            connection.close()
            Path(staged).unlink(missing_ok=True)


def delete(path: str | Path, doc_id: str) -> list[str]:
    """``Store.delete`` on a file."""
    with Store(path) as store:
        return store.delete(doc_id)
