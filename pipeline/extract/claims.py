"""Claims: what the figures assert, and comparisons without a figure."""

from __future__ import annotations

from pipeline.settings import Settings
from schemas.records import Document


def find_claims(document: Document, settings: Settings) -> Document:
    return document
