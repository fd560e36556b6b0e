"""The decisions that a reviewer can make; apart, since the command's help needs them and no database."""

from __future__ import annotations

DECISIONS: tuple[str, ...] = ("accept", "reject", "amend", "unsure", "undo")
