"""The decisions that a reviewer can make; apart, since the command's help needs them and no database."""

from __future__ import annotations

DECISIONS: tuple[str, ...] = ("accept", "reject", "amend", "unsure", "undo")
# What a decision is about: that the claim says what the article says, or that it is true. Without it a decision is about both.
ABOUT: tuple[str, ...] = ("reading", "truth")
