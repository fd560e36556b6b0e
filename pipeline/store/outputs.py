"""What a file that a command writes must never take the place of: a database, or what one was read from."""

from __future__ import annotations

import glob
import os
from pathlib import Path

import duckdb

from pipeline.errors import UsageError
from pipeline.ingest.formats import JSONL, PARQUET, READ, SNIFFED_BYTES, WARC, format_not_read, suffix_of
from pipeline.store.connection import open_current, store_error

READER_WAIT_SECONDS = 10.0
WAL = ".wal"  # DuckDB's log of what it has not yet written into the file beside it
DATABASES = frozenset({"DuckDB", "SQLite"})
CONTAINERS = frozenset({JSONL, PARQUET, WARC})

# Names of files, with the folders that they were given in. An address is none; ``rows.jsonl#3`` is a line of ``rows.jsonl``.
_INPUTS = """
WITH folders AS (SELECT DISTINCT config ->> '$.folder' AS folder FROM runs WHERE json_exists(config, '$.folder')),
names AS (
    SELECT regexp_replace(uri, '#[0-9]+$', '') AS name FROM document_uris
    UNION SELECT regexp_replace(uri, '#[0-9]+$', '') FROM rejects
    UNION SELECT uri FROM document_uris
    UNION SELECT config ->> '$.settings.lexicon_file' FROM runs
)
SELECT name, coalesce(folder, '') FROM names LEFT JOIN folders ON true WHERE name <> '' AND NOT contains(name, '://')
"""
# The paths that were given, files, folders and patterns, and when they were last read.
_GIVEN = """
SELECT path, folder, max(epoch(started_at)) FROM (
    SELECT unnest(from_json(config -> '$.inputs', '["VARCHAR"]')) AS path, config ->> '$.folder' AS folder, started_at
    FROM runs WHERE json_exists(config, '$.inputs')
) GROUP BY path, folder
"""


def check_output(path: str | Path, database: str | Path, connection: duckdb.DuckDBPyConnection | None = None) -> None:
    """Raises ``UsageError`` where ``path`` is no name, or is the database or its log, another database, or a file that the database was read from.

    Any other file is written over, as it is by others' ``--output``. Asks the database, by its open ``connection`` where there is one, only
    where there is such a file: ``StoreError``.
    """
    given = os.fspath(path)
    if not given.strip():
        raise UsageError("The name of the output is empty: give one, or leave the option out.")
    if _is_database(given, os.fspath(database)):
        raise UsageError(f"{given} is the database itself or its log: give the output another name.")
    if not os.path.isfile(given):  # noqa: PTH113 - a new file, a folder or a device
        return
    if _holds_database(given):
        raise UsageError(f"{given} is a database, which no output takes the place of: give the output another name, or remove that file first.")
    if _is_input(given, os.fspath(database), connection):
        raise UsageError(f"{given} is a file that the database was read from: give the output another name.")


def _is_database(path: str, database: str) -> bool:
    """Whether both are one file, by whatever name, or ``path`` is the log beside it, which need not be there yet."""
    target, own = os.path.realpath(path), os.path.realpath(database)
    return target in {own, own + WAL} or ((identity := _identity(path)) is not None and identity in {_identity(own), _identity(own + WAL)})


def _holds_database(path: str) -> bool:
    try:
        with open(path, "rb") as file:  # noqa: PTH123
            head = file.read(SNIFFED_BYTES)
    except OSError:
        return False  # what cannot be read says so where it is written
    beside = os.path.realpath(path).removesuffix(WAL)
    return format_not_read("", head) in DATABASES or (beside != os.path.realpath(path) and os.path.isfile(beside) and _holds_database(beside))  # noqa: PTH113


def _is_input(path: str, database: str, connection: duckdb.DuckDBPyConnection | None) -> bool:
    """Whether the database was read from a file, its lexicons among them."""
    opened = connection or open_current(database, wait_seconds=READER_WAIT_SECONDS)
    try:
        names, given = opened.execute(_INPUTS).fetchall(), opened.execute(_GIVEN).fetchall()
    except duckdb.Error as error:
        raise store_error(database, error) from error
    finally:
        if connection is None:
            opened.close()
    identity = _identity(path)
    places = (place for name, folder in names for place in {name, os.path.join(folder, name)})  # noqa: PTH118
    if any(identity == _identity(place) for place in places):
        return True
    return any(_was_given(path, os.path.join(folder, name), moment) for name, folder, moment in given)  # noqa: PTH118


def _was_given(path: str, given: str, moment: float) -> bool:
    """Whether a file is the path given to an ingest that began at ``moment``, or of a container whose rows and pages have addresses of
    their own: lies in the folder or fits the pattern given, and was not made since.
    """
    if _identity(path) == _identity(given):
        return True
    if READ.get(suffix_of(path)) not in CONTAINERS or os.stat(path).st_mtime > moment:  # noqa: PTH116
        return False
    if os.path.isdir(given):  # noqa: PTH112
        return os.path.realpath(path).startswith(os.path.join(os.path.realpath(given), ""))  # noqa: PTH118
    return glob.has_magic(given) and any(_identity(path) == _identity(found) for found in glob.iglob(given, recursive=True))  # noqa: PTH207


def _identity(path: str) -> tuple[int, int] | None:
    try:
        status = os.stat(path)  # noqa: PTH116
    except (OSError, ValueError):
        return None
    return status.st_dev, status.st_ino
