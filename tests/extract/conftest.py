"""Reads a few sentences through all stages."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pipeline.app import Pipeline
from schemas.records import Document

Read = Callable[[str, str], Document]


@pytest.fixture(scope="session")
def read() -> Read:
    """``read(text, "ko")``: the document of a plain text."""
    pipeline = Pipeline()
    return lambda text, language: pipeline.process(text, language=language)
