"""Crawl archives: pages among the records, corrupt stretches, bombs."""

from __future__ import annotations

import gzip
import zlib
from dataclasses import replace
from pathlib import Path

import pytest

from pipeline.ingest import IngestOptions, open_sources
from schemas import Reject, Source

PAGE = b"<html><p>31%</p></html>"


def gzipped(data: bytes) -> bytes:
    """Gzip without the time of day: the names of the cases come from these bytes and must be equal in every process."""
    return gzip.compress(data, mtime=0)


def record(link: str, body: bytes = PAGE, *headers: str, status: int = 200, kind: str = "response") -> bytes:
    head = "\r\n".join([f"HTTP/1.1 {status} X", *(headers or ("Content-Type: text/html; charset=euc-kr",))])
    content = head.encode() + b"\r\n\r\n" + body
    fields = (
        f"WARC/1.0\r\nWARC-Type: {kind}\r\nWARC-Record-ID: <urn:uuid:0>\r\nWARC-Date: 2024-01-01T00:00:00Z\r\n"
        f"WARC-Target-URI: {link}\r\nContent-Type: application/http; msgtype={kind}\r\nContent-Length: {len(content)}\r\n\r\n"
    )
    return fields.encode() + content + b"\r\n\r\n"


def read(path: Path, content: bytes, **options: int) -> list[Source | Reject]:
    path.write_bytes(content)
    return list(open_sources([path], replace(IngestOptions(), **options)))


def told(items: list[Source | Reject]) -> list[tuple[str, str]]:
    return [(item.uri, item.reason if isinstance(item, Reject) else "read") for item in items]


@pytest.mark.parametrize("name", ["a.warc", "a.warc.gz"])
def test_pages_are_sources_with_their_links_and_charsets(tmp_path: Path, name: str) -> None:
    records = [record("http://a/1"), record("http://a/2")]
    content = b"".join(map(gzipped, records) if name.endswith("gz") else records)
    assert read(tmp_path / name, content) == [
        Source(uri=f"http://a/{number}", media_type="text/html", data=PAGE, declared_encoding="euc-kr") for number in (1, 2)
    ]


def test_what_is_no_page_is_passed_over(tmp_path: Path) -> None:
    others = [
        record("http://a/p", b"\x89PNG", "Content-Type: image/png"),
        record("http://a/r", b"", "Location: /x", status=301),
        record("http://a/4", PAGE, "Content-Type: text/html", status=404),
        record("http://a/q", b"GET", "Content-Type: text/html", kind="request"),
    ]
    assert told(read(tmp_path / "a.warc", b"".join([*others, record("http://a/1")]))) == [("http://a/1", "read")]


@pytest.mark.parametrize(
    ("encoding", "body"),
    [("gzip", gzipped(PAGE)), ("deflate", zlib.compress(PAGE)), ("deflate", zlib.compress(PAGE)[2:-4]), ("identity", PAGE), ("gzip", PAGE)],
)
def test_content_encodings_are_undone(tmp_path: Path, encoding: str, body: bytes) -> None:
    headers = ("Content-Type: text/html", f"Content-Encoding: {encoding}")
    (source,) = read(tmp_path / "a.warc", record("http://a/1", body, *headers))
    assert isinstance(source, Source)
    assert source.data == PAGE


def test_chunks_are_joined(tmp_path: Path) -> None:
    body = b"5\r\n<html\r\n12\r\n><p>31%</p></html>\r\n0\r\n\r\n"
    (source,) = read(tmp_path / "a.warc", record("http://a/1", body, "Content-Type: text/html", "Transfer-Encoding: chunked"))
    assert isinstance(source, Source)
    assert source.data == PAGE


def damaged(member: bytes) -> bytes:
    return member[:60] + bytes(byte ^ 0xFF for byte in member[60:70]) + member[70:]


@pytest.mark.parametrize(
    "middle",
    [damaged(gzipped(record("http://a/2"))), gzipped(record("http://a/2"))[:80], b"nonsense between members"],
)
def test_a_corrupt_member_is_listed_and_reading_goes_on(tmp_path: Path, middle: bytes) -> None:
    content = gzipped(record("http://a/1")) + middle + gzipped(record("http://a/3"))
    items = read(tmp_path / "a.warc.gz", content)
    assert [reason for _, reason in told(items)] == ["read", "corrupt", "read"]
    assert items[-1].uri == "http://a/3"


@pytest.mark.parametrize("middle", [record("http://a/2")[:100], b"garbage\r\n", record("http://a/2").replace(b"WARC/1.0", b"WORC/1.0")])
def test_a_corrupt_record_is_listed_and_reading_goes_on(tmp_path: Path, middle: bytes) -> None:
    items = read(tmp_path / "a.warc", record("http://a/1") + middle + record("http://a/3"))
    assert ("http://a/3", "read") in told(items)
    assert "corrupt" in {reason for _, reason in told(items)}
    assert [uri for uri, reason in told(items) if reason == "read"] == ["http://a/1", "http://a/3"]


def test_a_record_cut_at_the_end_is_listed(tmp_path: Path) -> None:
    items = read(tmp_path / "a.warc", (record("http://a/1") + record("http://a/2"))[:-20])
    assert [reason for _, reason in told(items)] == ["read", "corrupt"]


def test_no_archive_at_all(tmp_path: Path) -> None:
    assert [reason for _, reason in told(read(tmp_path / "a.warc", b"hello, world"))] == ["corrupt"]


@pytest.mark.parametrize("packed", [True, False])
def test_a_decompression_bomb_is_too_large_and_costs_little(tmp_path: Path, packed: bool) -> None:
    bomb = gzipped(b"<html>" + b"x" * 64 * 2**20)
    if packed:
        member = record("http://a/bomb", bomb, "Content-Type: text/html", "Content-Encoding: gzip")
    else:
        member = record("http://a/bomb", b"<html>" + b"x" * 64 * 2**20)
    content = gzipped(member) + gzipped(record("http://a/2"))
    items = read(tmp_path / "a.warc.gz", content, max_bytes=2**20)
    assert told(items) == [("http://a/bomb", "too_large"), ("http://a/2", "read")]


@pytest.mark.parametrize("body", [gzipped(PAGE)[:15], gzipped(PAGE)[:15] + b"broken", b"\x1f\x8b\x08 no gzip at all"])
def test_pages_that_cannot_be_unpacked_are_set_aside(tmp_path: Path, body: bytes) -> None:
    member = record("http://a/1", body, "Content-Type: text/html", "Content-Encoding: gzip")
    assert told(read(tmp_path / "a.warc", member + record("http://a/2"))) == [("http://a/1", "corrupt"), ("http://a/2", "read")]
