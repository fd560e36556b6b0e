"""The command, called in this process, and a small database."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

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


@pytest.fixture
def articles(tmp_path: Path) -> Path:
    folder = tmp_path / "articles"
    folder.mkdir()
    (folder / "ko.txt").write_text(KOREAN, encoding="utf-8")
    (folder / "tr.txt").write_text(TURKISH, encoding="utf-8")
    return folder


@pytest.fixture
def db(articles: Path, call: Callable[..., Outcome], tmp_path: Path) -> Path:
    path = tmp_path / "claims.duckdb"
    assert call("ingest", articles, "--db", path).status == 0
    return path
