"""SQL of strangers: one reading statement, no writes, no files, no network, no extensions."""

from __future__ import annotations

from pathlib import Path

import duckdb
import pyarrow as pa

from pipeline.errors import UsageError
from pipeline.store.connection import CLOSED_CONFIG, is_damage, open_current, store_error

READER_WAIT_SECONDS = 10.0  # an ingest lets readers in every few seconds

# Given when the file is opened: a lock set afterwards could be raced, one set before cannot be lifted.
SAFE_CONFIG = {**CLOSED_CONFIG, "lock_configuration": "true"}
CLOSED = "Only the tables of the database can be read here: files, network and extensions are closed."


def read_only_sql(path: str | Path, query: str, *, wait_seconds: float = READER_WAIT_SECONDS) -> pa.Table:
    """The result of one SELECT (or FROM, WITH, DESCRIBE, SHOW, SUMMARIZE, EXPLAIN) on the last committed state.

    During an ingest it waits for a moment between two transactions, ``wait_seconds`` at most. Raises ``UsageError`` for SQL
    that is wrong or would do more than read, ``StoreError`` where the file cannot be read.
    """
    statement = single_select(query)
    connection = open_current(str(path), wait_seconds=wait_seconds, config=SAFE_CONFIG)
    try:
        return connection.sql(statement).to_arrow_table()
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


def single_select(query: str) -> str:
    """The query, where it is one statement that only reads; raises ``UsageError``."""
    try:
        statements = duckdb.extract_statements(query)
    except duckdb.Error as error:
        raise UsageError(str(error)) from error
    allowed = {duckdb.StatementType.SELECT, duckdb.StatementType.EXPLAIN}
    if len(statements) != 1 or statements[0].type not in allowed:
        raise UsageError("Give one SELECT statement: this reads and changes nothing.")
    return str(statements[0].query)
