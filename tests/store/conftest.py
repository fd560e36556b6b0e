"""Databases for the tests of the store."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from handmade import document

from pipeline.store import Store
from schemas.records import Document

MakeDocument = Callable[..., Document]


@pytest.fixture
def make_document() -> MakeDocument:
    return document


@pytest.fixture
def store(tmp_path: Path, empty: Path) -> Iterator[Store]:
    with Store(shutil.copy(empty, tmp_path / "store.duckdb")) as opened:
        yield opened


@pytest.fixture(scope="session")
def empty(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database without documents; only copied, since making its tables takes longer than most tests."""
    path = tmp_path_factory.mktemp("empty") / "claims.duckdb"
    Store(path).close()
    return path


@pytest.fixture(scope="session")
def template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with one document; copied or only read."""
    path = tmp_path_factory.mktemp("template") / "claims.duckdb"
    with Store(path) as opened:
        opened.add(document())
    return path


@pytest.fixture
def database(tmp_path: Path, template: Path) -> Path:
    """A file with one document, for the test alone."""
    return Path(shutil.copy(template, tmp_path / "claims.duckdb"))
