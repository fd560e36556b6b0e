"""Weights of cues, out of the files that the fits write."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path


@cache
def read_weights(path: Path) -> dict[str, dict[str, float]]:
    """Cue -> weight, by table; each file is read once, whichever of its tables are asked for."""
    tables: dict[str, dict[str, float]] = tomllib.loads(path.read_text(encoding="utf-8"))
    return tables
