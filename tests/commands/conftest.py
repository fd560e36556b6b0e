"""The command, called in this process, and a small database."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import duckdb
import pytest

from pipeline.cli import main

KOREAN = "보우 Pod16, DGX-A100보다 31% 빨라\n\n그래프코어의 보우 Pod16은 DGX-A100 640GB보다 ResNet-50에서 31% 빠르다고 밝혔다.\n"
TURKISH = "Yapay zekâ yongası tanıtıldı\n\nŞirketin yeni yongası 80 GB bellek sunuyor. Fiyatı 7.500 dolar olacak.\n"


class Outcome(NamedTuple):
    status: int
    out: str
    err: str


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Callable[..., Outcome]:
    monkeypatch.delenv("CHIPCLAIMS_DB", raising=False)

    def run(*words: object) -> Outcome:
        try:
            status = main([str(word) for word in words])
        except SystemExit as ended:
            status = int(ended.code or 0)
        return Outcome(status, *capsys.readouterr())

    return run


def write_articles(folder: Path) -> Path:
    folder.mkdir()
    (folder / "ko.txt").write_text(KOREAN, encoding="utf-8")
    (folder / "tr.txt").write_text(TURKISH, encoding="utf-8")
    return folder


@pytest.fixture
def articles(tmp_path: Path) -> Path:
    return write_articles(tmp_path / "articles")


@pytest.fixture(scope="session")
def ingested(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database of the two articles; only copied."""
    folder = tmp_path_factory.mktemp("ingested")
    assert main(["ingest", str(write_articles(folder / "articles")), "--db", str(folder / "claims.duckdb"), "--quiet"]) == 0
    return folder


@pytest.fixture
def db(ingested: Path, articles: Path, tmp_path: Path) -> Path:
    """What ``chipclaims ingest ARTICLES`` makes of this test's own articles."""
    path = Path(shutil.copy(ingested / "claims.duckdb", tmp_path / "claims.duckdb"))
    with duckdb.connect(str(path)) as connection:
        for table in ("documents", "document_uris"):
            connection.execute(f"UPDATE {table} SET uri = replace(uri, ?, ?)", [str(ingested / "articles"), str(articles)])
    return path
