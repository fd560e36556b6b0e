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


@cache
def hundredths(path: Path, name: str) -> dict[str, int]:
    """Cue -> weight of a table in hundredths: whole numbers, whose sum is the same in any order."""
    return {cue: round(100 * weight) for cue, weight in read_weights(path)[name].items()}
