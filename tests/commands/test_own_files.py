"""What chipclaims made is no source: ``ingest`` sets it aside and says so."""

from __future__ import annotations

import gzip
import io
import json
from pathlib import Path

import pytest

from pipeline.ingest import IngestOptions, open_sources
from schemas.records import Reject, Source


@pytest.fixture
def own(call, db: Path, tmp_path: Path) -> Path:
    """A folder of everything that the commands write."""
    folder = tmp_path / "own"
    folder.mkdir()
    call("audit", "run", "--db", db)
    for words in (("show", "ko.txt", "--html", folder / "out.html"), ("audit", "report", "--output", folder / "r.html"), ("audit", "report", "--output", folder / "r.md"), ("export", folder / "out")):
        assert call(*words, "--db", db).status == 0
    return folder


def test_pages_reports_and_exports_are_set_aside(call, own: Path, tmp_path: Path) -> None:
    (own / "article.txt").write_text("Bu yazının chipclaims ile incelenen yongası 80 GB bellek sunuyor. Fiyatı 7.500 dolar olacak.\n", encoding="utf-8")
    told = json.loads(call("ingest", own, "--db", tmp_path / "new.duckdb", "--json").out)
    assert told["stored"] == 1
    made = {Path(reject["uri"]).relative_to(own).as_posix() for reject in told["rejects"] if reject["reason"] == "made_by_chipclaims"}
    others = [reject for reject in told["rejects"] if reject["reason"] not in {"made_by_chipclaims", "empty"}]
    assert {"out.html", "r.html", "r.md", "out/documents.jsonl", "out/documents.parquet", "out/claims.jsonl"} <= made
    assert others == []
    assert {path.relative_to(own).as_posix() for path in own.rglob("*.parquet")} <= made
    assert {reject["detail"] for reject in told["rejects"] if reject["reason"] == "made_by_chipclaims" if "--own-files" not in reject["detail"]} == set()


def test_they_are_read_on_demand(call, own: Path, tmp_path: Path) -> None:
    told = json.loads(call("ingest", own / "out.html", own / "out" / "documents.jsonl", "--own-files", "--db", tmp_path / "new.duckdb", "--json").out)
    assert (told["stored"], told["rejected"]) == (3, 0)


def test_they_are_known_by_another_name_packed_and_from_standard_input(own: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    packed = own / "x.jsonl.gz"
    packed.write_bytes(gzip.compress((own / "out" / "documents.jsonl").read_bytes()))
    saved = own / "saved.htm"
    saved.write_text((own / "out.html").read_text(encoding="utf-8").replace("<html>", "<!-- saved from url=(0014)about:internet -->\n<html>"), encoding="utf-8-sig")
    (own / "r.txt").write_bytes((own / "r.md").read_bytes())
    for path in (packed, saved, own / "r.txt"):
        assert [found.reason for found in open_sources([path]) if isinstance(found, Reject)] == ["made_by_chipclaims"]
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO((own / "out" / "documents.jsonl" if path is packed else path).read_bytes())))
        assert [found.reason for found in open_sources(["-"]) if isinstance(found, Reject)] == ["made_by_chipclaims"]


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("a.html", '<!doctype html><html><head><title>chipclaims</title><meta name="generator" content="Hugo"></head><body><p>chipclaims 도구는 12개 글을 읽었다.</p></body></html>'),
        ("b.html", '<!doctype html><html><head></head><body><pre><meta name="generator" content="chipclaims"></pre><p>Araç 12 yazı okudu.</p></body></html>'),
        ("c.md", "# chipclaims\n\n<!-- made by chipclaims --> 주석이 12줄이다.\n"),
        ("d.jsonl", '{"doc_id": 3, "title": "a", "uri": "http://x.example/1", "text": "Yonga 80 GB bellek sunuyor."}\n'),
        ("e.jsonl", '{"source_text": "새 칩은 40% 빠르다.", "run_id": 4}\n'),
    ],
)
def test_an_article_that_only_mentions_chipclaims_is_read(tmp_path: Path, name: str, text: str) -> None:
    (tmp_path / name).write_text(text, encoding="utf-8")
    (found,) = open_sources([tmp_path / name], IngestOptions())
    assert isinstance(found, Source)
