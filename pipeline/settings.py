"""What the command line was asked for, read once into frozen objects; stages read no environment."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Settings:
    """What changes the rows that come out of a document; recorded in ``runs.config``."""

    language: str | None = None  # "ko" or "tr" forces it, None detects
    lexicon_file: str | None = None  # the user's own names (TOML)
    model: str = "none"  # "none", "default" or a path
