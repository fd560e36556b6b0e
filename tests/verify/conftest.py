"""Databases and documents for the tests of audits."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from pipeline.app import Pipeline
from pipeline.store import Store
from pipeline.verify.reference.book import Book, load_book
from pipeline.verify.reference.rows import ensure_built_in
from schemas.records import Document


@pytest.fixture(scope="session")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database without documents that holds the reference rows; only copied."""
    path = tmp_path_factory.mktemp("prepared") / "claims.duckdb"
    with Store(path) as store:
        ensure_built_in(store)
    return path


@pytest.fixture
def store(tmp_path: Path, prepared: Path) -> Iterator[Store]:
    with Store(shutil.copy(prepared, tmp_path / "claims.duckdb")) as opened:
        opened.connection.execute("PRAGMA disable_checkpoint_on_shutdown")  # nobody reads the file again: a third of a small audit's time
        yield opened


@pytest.fixture(scope="session")
def book(prepared: Path) -> Book:
    with Store(prepared, read_only=True) as store:
        return load_book(store)


@pytest.fixture(scope="session")
def read() -> Callable[[str, str], Document]:
    """An article through the pipeline: (text, language)."""
    pipeline = Pipeline()
    return lambda text, language: pipeline.process(text, language=language)


@pytest.fixture
def weighed(store: Store, read: Callable[[str, str], Document]) -> Callable[[str, str, str | None], None]:
    """``weighed(text, language, cause)``: the audit objects to a text with that cause; to a true one (None) with none."""
    from tests.verify.test_places import objections

    def check(text: str, language: str, cause: str | None) -> None:
        found = objections(store, read, text, language)
        assert cause in found if cause else not found

    return check
