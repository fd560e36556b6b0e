"""Every public table and view as Parquet and JSONL files."""

from __future__ import annotations

import glob
import os
import shutil
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Literal
from uuid import uuid4

import duckdb

from pipeline.errors import StoreError, UsageError
from pipeline.store.connection import is_damage, open_current, store_error
from pipeline.store.outputs import check_output

Format = Literal["parquet", "jsonl"]

PUBLIC_TABLES = (
    "documents", "document_uris", "blocks", "cells", "sentences", "mentions", "entities", "figures", "claims", "claim_slots",
    "triples", "submissions", "evidence", "unclaimed_figures", "verifications", "reviews", "standings", "figure_standings", "submission_standings", "claims_reviewed",
    "claims_amended", "left_behind", "orphaned_reviews", "edited_documents", "disagreements", "reference_specs", "reference_results", "warnings", "rejects",
    "runs",
)  # fmt: skip
_OPTIONS: dict[Format, str] = {"parquet": "FORMAT parquet, COMPRESSION zstd", "jsonl": "FORMAT json"}
READER_WAIT_SECONDS = 10.0
YOUNG_SECONDS = 60.0  # a folder of that age may be of an export that has not locked it yet


def export(
    path: str | Path, directory: str | Path, *, formats: Sequence[Format] = ("parquet", "jsonl"),
    tables: Sequence[str] = PUBLIC_TABLES, wait_seconds: float = READER_WAIT_SECONDS,
) -> list[Path]:  # fmt: skip
    """Writes ``directory/TABLE.parquet`` and ``TABLE.jsonl`` from one committed state and returns their paths.

    All files are complete before the first takes its place; what else lies in the directory stays. ``StoreError`` where the
    database cannot be read or the files cannot be written, ``UsageError`` where one would take the place of what ``check_output`` guards.
    """
    target = Path(directory)
    if target.exists() and not target.is_dir():
        raise UsageError(f"{target} is a file: name a folder for what is exported. Nothing was written.")
    staged = target.parent / f".{target.name}.new-{uuid4().hex[:8]}"
    lock: int | None = None
    try:
        staged.mkdir(parents=True)
        lock = _lock(staged)
        _remove_abandoned(target)
        connection = open_current(str(path), wait_seconds=wait_seconds)
        try:
            for table in tables:
                for form in formats:
                    check_output(target / f"{table}.{form}", path, connection)
            names = [_write(connection, table, form, staged) for table in tables for form in formats]
        finally:
            connection.close()
        target.mkdir(exist_ok=True)
        if folders := [name for name in names if (target / name).is_dir()]:
            raise StoreError(f"{target / folders[0]} is a folder and would be in the way: choose another directory. Nothing was written.")
        for name in names:
            os.replace(staged / name, target / name)  # noqa: PTH105
    except (duckdb.Error, OSError) as error:
        raise store_error(str(path if is_damage(error) else target), error) from error
    finally:
        shutil.rmtree(staged, ignore_errors=True)
        if lock is not None:
            os.close(lock)
    return [target / name for name in names]


def _write(connection: duckdb.DuckDBPyConnection, table: str, form: Format, folder: Path) -> str:
    name = f"{table}.{form}"
    quoted = str(folder / name).replace("'", "''")
    connection.execute(f"COPY (FROM {table}) TO '{quoted}' ({_OPTIONS[form]})")
    return name


def _lock(folder: Path) -> int | None:
    """Locks a folder until the descriptor is closed or this process dies; None where another holds it or the system has no such locks."""
    try:
        import fcntl
    except ImportError:
        return None
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(descriptor)
        return None
    return descriptor


def _remove_abandoned(target: Path) -> None:
    """Removes what killed exports to this folder left beside it: no longer young, and locked by no process."""
    for folder in target.parent.glob(f".{glob.escape(target.name)}.new-" + "[0-9a-f]" * 8):
        with suppress(OSError):
            if folder.is_symlink() or time.time() - folder.stat().st_mtime < YOUNG_SECONDS or (lock := _lock(folder)) is None:
                continue
            shutil.rmtree(folder, ignore_errors=True)
            os.close(lock)
