"""Reads a database beside the command."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import duckdb


def rows(path: Path, query: str) -> list[tuple[Any, ...]]:
    with duckdb.connect(str(path), read_only=True) as connection:
        return connection.execute(query).fetchall()
