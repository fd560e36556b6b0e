"""A name that a rule has found in the text, and the types that names of things have."""

from __future__ import annotations

from dataclasses import dataclass

from schemas.records import EntityType

KNOWN = 9  # strength from which a name is the lexicon's
THINGS = ("chip", "system", "product")


@dataclass(slots=True, unsafe_hash=True)  # made by the thousand, and to freeze one takes longer than to make it
class Found:
    """A name in the text. ``name`` is canonical; ``strength`` orders competing readings of the same words."""

    start: int
    end: int
    name: str
    type: EntityType
    rule: str
    strength: int
    vendor: str | None = None
