"""SQL of strangers: one reading statement, no writes, no files, no network, no extensions."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, cast

import duckdb
import pyarrow as pa

from pipeline.errors import UsageError
from pipeline.store.connection import CLOSED_CONFIG, is_damage, open_current, store_error

if TYPE_CHECKING:
    from duckdb.sqltypes import DuckDBPyType

READER_WAIT_SECONDS = 10.0  # an ingest lets readers in every few seconds

# Given when the file is opened: a lock set afterwards could be raced, one set before cannot be lifted.
SAFE_CONFIG = {**CLOSED_CONFIG, "lock_configuration": "true"}
# Types that Arrow, or Python's values of them, show otherwise than SQL does.
_TOLD_AS_TEXT = frozenset({"interval", "blob", "bit", "bignum", "variant", "time with time zone"})
CLOSED = "Only the tables of the database can be read here: files, network and extensions are closed."


def read_only_sql(path: str | Path, query: str, *, wait_seconds: float = READER_WAIT_SECONDS, for_text: bool = False) -> pa.Table:
    """The result of one SELECT (or FROM, WITH, DESCRIBE, SHOW, SUMMARIZE, EXPLAIN) on the last committed state.

    During an ingest it waits for a moment between two transactions, ``wait_seconds`` at most. ``for_text``: intervals, blobs and the like
    come as DuckDB writes them, ``1 day``. Raises ``UsageError`` for SQL
    that is wrong or would do more than read, ``StoreError`` where the file cannot be read.
    """
    statement = single_select(query)
    connection = open_current(str(path), wait_seconds=wait_seconds, config=SAFE_CONFIG)
    try:
        rows = connection.sql(statement)
        return _told_as_text(rows) if for_text else rows.to_arrow_table()
    except duckdb.PermissionException as error:
        raise UsageError(CLOSED) from error
    except duckdb.InterruptException as error:
        raise KeyboardInterrupt from error
    except duckdb.IOException as error:
        raise store_error(str(path), error) from error
    except duckdb.Error as error:
        raise store_error(str(path), error) if is_damage(error) else UsageError(str(error)) from error
    finally:
        connection.close()


def _told_as_text(rows: duckdb.DuckDBPyRelation) -> pa.Table:
    """The rows with strings in place of what Arrow shows otherwise, also inside lists, structs and maps."""
    types = [(_type_of(type_, as_text=False), _type_of(type_, as_text=True)) for type_ in rows.types]
    columns = [f"#{place}" if old == new else f"CAST(#{place} AS {new})" for place, (old, new) in enumerate(types, start=1)]
    return rows.project(", ".join(columns)).to_arrow_table().rename_columns(rows.columns)


def _type_of(type_: DuckDBPyType, *, as_text: bool) -> str:
    """The type in SQL; ``as_text``: with VARCHAR in place of ``_TOLD_AS_TEXT``."""
    if type_.id in _TOLD_AS_TEXT:
        return "VARCHAR" if as_text else str(type_)
    if type_.id not in {"list", "array", "map", "tuple", "struct", "union"}:
        return str(type_)
    children = cast("list[tuple[str, DuckDBPyType | int]]", type_.children)
    parts = [(name, part if isinstance(part, int) else _type_of(part, as_text=as_text)) for name, part in children]
    if type_.id in {"list", "array"}:
        return f"{parts[0][1]}[{parts[1][1] if len(parts) > 1 else ''}]"
    if type_.id in {"map", "tuple"}:
        return f"{type_.id.upper()}({', '.join(str(part) for _, part in parts)})"
    members = ('"{}" {}'.format(name.replace('"', '""'), part) for name, part in parts if name)  # the first of a union is its tag
    return f"{type_.id.upper()}({', '.join(members)})"


def single_select(query: str) -> str:
    """The query, where it is one statement that only reads; raises ``UsageError``."""
    if not isinstance(query, str):
        raise UsageError(f"A query is a text, not {type(query).__name__}: give one SELECT statement.")
    try:
        statements = duckdb.extract_statements(query)
    except duckdb.Error as error:
        raise UsageError(str(error)) from error
    allowed = {duckdb.StatementType.SELECT, duckdb.StatementType.EXPLAIN}
    if len(statements) != 1 or statements[0].type not in allowed:
        raise UsageError("Give one SELECT statement: this reads and changes nothing.")
    return str(statements[0].query)
