"""Brings a database to the schema of this version: numbered SQL files, each applied once, in a transaction of its own."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory

import duckdb

from pipeline.errors import StoreError

_VERSION_TABLE = (
    "CREATE TABLE IF NOT EXISTS schema_versions"
    " (version INTEGER PRIMARY KEY, name VARCHAR NOT NULL, applied_at TIMESTAMP NOT NULL)"
)
_IGNORED = re.compile(r"[();\s]")
_LARGE = re.compile(r"CAST([0-9.]+)ASDOUBLE|([0-9]+e[0-9]+)")
_PARTS = re.compile(r",|REPLACE|FROM")


@dataclass(frozen=True, slots=True)
class Migration:
    version: int
    name: str
    sql: str


@cache
def known_migrations() -> tuple[Migration, ...]:
    """``schemas/migrations/NNNN_name.sql`` in order; the numbers run from 1 without a gap."""
    found = sorted((f for f in files("schemas").joinpath("migrations").iterdir() if f.name.endswith(".sql")), key=lambda f: f.name)
    migrations = tuple(Migration(int(f.name[:4]), f.name[5:-4], f.read_text(encoding="utf-8")) for f in found)
    assert [m.version for m in migrations] == list(range(1, len(migrations) + 1))
    return migrations


def schema_version(connection: duckdb.DuckDBPyConnection, path: str) -> int:
    """The number of the last migration applied, 0 for an empty database; raises ``StoreError`` where the tables are not ours."""
    tables = {row[0] for row in connection.execute("SELECT table_name FROM duckdb_tables() WHERE NOT internal").fetchall()}
    if "schema_versions" not in tables:
        if tables:
            raise StoreError(f"{path} is a DuckDB database, but not of chipclaims: choose another file with --db.")
        return 0
    [(version,)] = connection.execute("SELECT coalesce(max(version), 0) FROM schema_versions").fetchall()
    return int(version)


def is_current(connection: duckdb.DuckDBPyConnection, path: str) -> bool:
    """Whether nothing is to be migrated; raises ``StoreError`` for a newer database or one that is not ours."""
    version = schema_version(connection, path)
    require_known(version, path, known_migrations())
    return version == len(known_migrations())


def require_known(version: int, path: str, migrations: tuple[Migration, ...]) -> None:
    if version > len(migrations):
        raise StoreError(
            f"{path} was written by a newer chipclaims (schema {version}, this one knows {len(migrations)}): upgrade chipclaims."
        )


def migrate(connection: duckdb.DuckDBPyConnection, path: str, migrations: tuple[Migration, ...] | None = None) -> bool:
    """Applies what is missing; True where something was. A migration that fails leaves the database as it was before it."""
    known = known_migrations() if migrations is None else migrations
    version = schema_version(connection, path)
    require_known(version, path, known)
    for migration in known[version:]:
        connection.execute("BEGIN")
        try:
            connection.execute(_VERSION_TABLE)
            connection.execute(migration.sql)
            connection.execute("INSERT INTO schema_versions VALUES (?, ?, now()::TIMESTAMP)", [migration.version, migration.name])
        except BaseException:
            connection.execute("ROLLBACK")
            raise
        connection.execute("COMMIT")
    return version < len(known)


def altered_views(connection: duckdb.DuckDBPyConnection) -> list[str]:
    """The views of a current database that do not say what the migrations wrote, or are missing; sorted. Macros come last: chipclaims makes none, and one
    that is called like a function of DuckDB's goes before it in every view.
    """
    with TemporaryDirectory() as folder:
        path = str(Path(folder, "pristine.duckdb"))
        with duckdb.connect(path) as pristine:
            migrate(pristine, path)
        with duckdb.connect(path, read_only=True) as pristine:  # read back, because DuckDB writes a view anew when it loads it
            wanted, found = _views(pristine), _views(connection)
    macros = connection.execute("SELECT DISTINCT function_name FROM duckdb_functions() WHERE NOT internal AND function_type LIKE '%macro%' ORDER BY ALL").fetchall()
    return [*sorted(name for name, sql in wanted.items() if found.get(name) != sql), *(f"{name} (macro)" for (name,) in macros)]


def _views(connection: duckdb.DuckDBPyConnection) -> dict[str, list[str]]:
    """The parts of each view's SQL, sorted: DuckDB writes the parts of ``REPLACE (…)``, brackets, space and large numbers now so, now so."""
    rows = connection.execute("SELECT view_name, sql FROM duckdb_views() WHERE NOT internal").fetchall()
    return {name: sorted(_PARTS.split(_LARGE.sub(lambda one: f"{float(one[1] or one[2]):g}", _IGNORED.sub("", sql)))) for name, sql in rows}
