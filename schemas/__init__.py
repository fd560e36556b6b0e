"""The records that every stage speaks, and the schemas made from them."""

from schemas.records import (
    Article,
    Block,
    Cell,
    Claim,
    Document,
    Entity,
    Figure,
    Mention,
    Reject,
    Sentence,
    Slot,
    Source,
    Warning_,
)

__all__ = [
    "Article",
    "Block",
    "Cell",
    "Claim",
    "Document",
    "Entity",
    "Figure",
    "Mention",
    "Reject",
    "Sentence",
    "Slot",
    "Source",
    "Warning_",
]
