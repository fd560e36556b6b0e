"""Figures: every number of the document, exactly once."""

from __future__ import annotations

from pipeline.settings import Settings
from schemas.records import Document


def find_figures(document: Document, settings: Settings) -> Document:
    return document
