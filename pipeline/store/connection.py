"""Opens the database file: its storage version, its lock, and what DuckDB says when it cannot."""

from __future__ import annotations

import glob
import os
import re
import stat
import time
from contextlib import closing, suppress
from pathlib import Path
from uuid import uuid4

import duckdb

from pipeline.errors import StoreError
from pipeline.store.migrate import is_current, migrate, schema_version

STORAGE_VERSION = "v1.0.0"  # the oldest that DuckDB 2.0 writes; opens in 1.1 and later
MEMORY = ":memory:"
LOCK_POLL_SECONDS = 0.01

# Of every connection: a file of another format must not make DuckDB fetch what reads it.
_NO_EXTENSIONS = {"autoinstall_known_extensions": "false", "autoload_known_extensions": "false"}
# What runs SQL of users: no files but the database, no network, no extensions, no variables of the caller.
CLOSED_CONFIG = {
    **_NO_EXTENSIONS,
    "enable_external_access": "false",
    "allow_community_extensions": "false",
    "python_enable_replacements": "false",
}

_ADDRESS = re.compile(r"[A-Za-z][A-Za-z0-9+.-]+:")  # `md:x`, `https://…`: DuckDB would ask the network; `C:` is a drive

# What DuckDB says of a file that another extension would read.
_FOREIGN = ("not a valid duckdb database", "loading external extensions", "is an existing extension")
_DAMAGED = (
    "corrupt database file", "could not read enough bytes", "does not match stored checksum", "checksums do not match", "failed to deserialize", "serialization error",
    "failed to load metadata",
)  # fmt: skip
_DISK_FULL = ("no space left", "disk full", "not enough space", "could not write", "out of disk space")


def store_error(path: str, error: Exception) -> StoreError:
    """The one-sentence error for what DuckDB or the system said about the database file."""
    text = str(error)
    lower = text.lower()
    if any(phrase in lower for phrase in _FOREIGN):
        message = f"{path} is not a chipclaims database: choose another file with --db, or move this one away."
    elif is_damage(error):
        message = f"{path} is damaged or not a whole DuckDB database: take a copy of it from elsewhere, or move it away and ingest the articles again."
    elif "different configuration" in lower:
        message = f"{path} is open in this process already: close that store or connection first."
    elif _is_held(error):
        message = f"{path} is in use by another process: wait until it has finished, or give another file with --db."
    elif any(phrase in lower for phrase in _DISK_FULL):
        message = f"{path} could not be written, the disk may be full: free some space and run the same command again."
    elif "is a directory" in lower:
        message = f"{path} is a folder: give the path of a database file with --db."
    elif "permission denied" in lower or "read-only file system" in lower:
        message = f"{path} cannot be opened: check the permissions of the file and its folder."
    elif "does not exist" in lower and "database" in lower:
        message = f"{path} does not exist: run `chipclaims ingest` first, or give its path with --db."
    elif "no such file" in lower:
        message = f"{path} cannot be created, its folder does not exist: create the folder, or give another path with --db."
    elif "newer version" in lower or "version number" in lower:
        message = f"{path} was written by a newer DuckDB: upgrade the duckdb package."
    else:
        message = f"{path}: {' '.join(text.split())}"
    return StoreError(message)


def _is_held(error: Exception) -> bool:
    """Whether another process holds the file."""
    return any(words in str(error).lower() for words in ("conflicting lock", "set lock"))


def is_damage(error: Exception) -> bool:
    """Whether DuckDB says that it cannot read its own file."""
    return any(phrase in str(error).lower() for phrase in _DAMAGED)


def open_file(
    path: str, *, read_only: bool, wait_seconds: float, config: dict[str, str] | None = None, named: str | None = None
) -> duckdb.DuckDBPyConnection:
    """A connection to a file. Waits up to ``wait_seconds`` while another process holds it.

    Raises ``StoreError``, with ``named`` in it where users know the file by another name.
    """
    check_name(named or path)
    deadline = time.monotonic() + wait_seconds
    settings = _NO_EXTENSIONS if read_only or path == MEMORY else {**_NO_EXTENSIONS, "storage_compatibility_version": STORAGE_VERSION}
    while True:
        try:
            return duckdb.connect(path, read_only=read_only, config={**settings, **(config or {})})
        except duckdb.Error as error:
            if not _is_held(error) or time.monotonic() >= deadline:
                raise store_error(named or path, error) from error
            time.sleep(LOCK_POLL_SECONDS)


def check_name(path: str) -> None:
    """Raises ``StoreError`` for what cannot be the name of a database: nothing, or an address that DuckDB would ask the network for."""
    if not path.strip():
        raise StoreError("The name of the database is empty: give a path with --db.")
    if _ADDRESS.match(path):
        raise StoreError(f"{path} is an address, and the database is a file of this machine: give a path with --db.")


def open_current(path: str, *, wait_seconds: float, config: dict[str, str] | None = None) -> duckdb.DuckDBPyConnection:
    """A read-only connection to a database of this version's schema; an older one is migrated first. ``StoreError``."""
    connection = open_file(existing(path), read_only=True, wait_seconds=wait_seconds, config=config)
    try:
        if is_current(connection, path):
            return connection
        _require_tables(connection, path)
    except duckdb.Error as error:
        connection.close()
        raise store_error(path, error) from error
    except BaseException:
        connection.close()
        raise
    connection.close()
    with closing(open_file(path, read_only=False, wait_seconds=wait_seconds)) as writing:
        migrate(writing, path)
    return open_file(path, read_only=True, wait_seconds=wait_seconds, config=config)


def _require_tables(connection: duckdb.DuckDBPyConnection, path: str) -> None:
    if not schema_version(connection, path):
        raise _no_database(path, "a DuckDB file without tables")


def existing(path: str) -> str:
    """The path where a file is there that holds something; raises ``StoreError`` for what must not make a new one."""
    check_name(path)
    if not os.path.exists(path):  # noqa: PTH110
        raise StoreError(f"{path} does not exist: run `chipclaims ingest` first, or give its path with --db.")
    if is_new(path):
        raise _no_database(path, "an empty file")
    return path


def _no_database(path: str, what: str) -> StoreError:
    return StoreError(f"{path} is {what}, and no chipclaims database: run `chipclaims ingest` to make it one, or give another path with --db.")


def is_new(path: str) -> bool:
    """Whether there is no database yet; an empty file counts as none."""
    return not os.path.exists(path) or (os.path.isfile(path) and os.path.getsize(path) == 0)  # noqa: PTH110, PTH113, PTH202


def staging_path(path: str) -> str:
    """A name beside ``path`` under which a new file is made complete before it takes its place."""
    return f"{path}.new-{uuid4().hex[:8]}"


YOUNG_SECONDS = 60.0  # a file of that age may be of a process that makes it right now


def remove_abandoned(path: str) -> None:
    """Removes what killed processes left that were making this database: files beside it without documents, no longer young and locked by none."""
    for name in glob.glob(f"{glob.escape(path)}.new-" + "[0-9a-f]" * 8):  # noqa: PTH207 - the name may be absolute
        with suppress(OSError, StoreError, duckdb.Error):
            status = os.stat(name, follow_symlinks=False)  # noqa: PTH116
            if not stat.S_ISREG(status.st_mode) or time.time() - status.st_mtime < YOUNG_SECONDS:
                continue
            if status.st_size and _holds_documents(name):
                continue
            for left in (name, f"{name}.wal"):
                Path(left).unlink(missing_ok=True)


def _holds_documents(path: str) -> bool:
    """Raises ``StoreError`` where another process holds the file, or it is no database of ours."""
    with closing(open_file(path, read_only=False, wait_seconds=0)) as connection:
        return schema_version(connection, path) > 0 and connection.execute("SELECT 1 FROM documents LIMIT 1").fetchone() is not None


def put_in_place(staged: str, path: str) -> None:
    """Gives a complete new database its name, unless another process was first."""
    if os.path.exists(path) and os.path.getsize(path) == 0:  # noqa: PTH110, PTH202
        os.replace(staged, path)  # noqa: PTH105
        return
    try:
        with suppress(FileExistsError):
            os.link(staged, path)  # fails where the file exists, unlike a rename
    except OSError:  # a file system without hard links
        os.rename(staged, path)  # noqa: PTH104
    Path(staged).unlink(missing_ok=True)
