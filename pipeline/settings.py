"""What the command line was asked for, read once into frozen objects; stages read no environment."""

from __future__ import annotations

from dataclasses import dataclass, field

DEFAULT_MODEL = "default"  # the learned extractor of the package beside the rules
LANGUAGE_MODEL = "llm:"  # begins the name of a language model of the user's own


@dataclass(frozen=True, slots=True)
class Settings:
    """What changes the rows that come out of a document; recorded in ``runs.config``."""

    language: str | None = None  # "ko" or "tr" forces it, None detects
    lexicon_file: str | None = None  # the user's own names (TOML)
    model: str = field(default_factory=lambda: DEFAULT_MODEL)  # "none", "default", a path, or "llm:" and a path or hub id
