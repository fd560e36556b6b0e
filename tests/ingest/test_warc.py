"""Crawl archives: pages among the records, corrupt stretches, bombs."""

from __future__ import annotations

import gzip
import zlib
from dataclasses import replace
from pathlib import Path

import pyarrow as pa
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


CHUNKED = ("Content-Type: text/html", "Transfer-Encoding: chunked")
CHUNKS = b"6\r\n<html>\r\n8;note=x\r\n<p>31%</\r\n6\r\np></ht\r\n3\r\nml>\r\n0\r\n\r\n"


@pytest.mark.parametrize("cut", range(3, len(CHUNKS)))
def test_chunks_that_break_off_are_set_aside(tmp_path: Path, cut: int) -> None:
    """But where the page has come to its own end, or nothing of the first chunk is there."""
    items = read(tmp_path / "a.warc", record("http://a/1", CHUNKS[:cut], *CHUNKED) + record("http://a/2"))
    whole = cut >= CHUNKS.index(b"\r\n0\r\n")
    assert told(items) == [("http://a/1", "read" if whole else "corrupt"), ("http://a/2", "read")]
    assert not whole or items[0].data == PAGE  # type: ignore[union-attr]


def test_packed_chunks_tell_themselves_whether_they_are_whole(tmp_path: Path) -> None:
    body = gzipped(PAGE)
    packed = b"%x\r\n" % len(body) + body + b"\r\n"
    headers = (*CHUNKED, "Content-Encoding: gzip")
    (source,) = read(tmp_path / "a.warc", record("http://a/1", packed, *headers))
    assert isinstance(source, Source)
    assert source.data == PAGE
    short = b"%x\r\n" % (len(body) - 9) + body[:-9] + b"\r\n"
    assert told(read(tmp_path / "b.warc", record("http://a/1", short, *headers))) == [("http://a/1", "corrupt")]


KOREAN_PAGE = "<html><p>새벽 N7은 A100보다 31% 빠르다.</p></html>".encode()


@pytest.mark.parametrize("header", ["Transfer-Encoding: chunked", "Content-Encoding: br", "Content-Encoding: zstd", "Content-Encoding: deflate"])
@pytest.mark.parametrize("body", [KOREAN_PAGE, KOREAN_PAGE.decode().encode("cp949"), b"31\r\n\xb0\xa1\xb3\xaa 31%" * 9])
def test_bodies_that_were_decoded_before_are_taken_as_they_are(tmp_path: Path, header: str, body: bytes) -> None:
    (source,) = read(tmp_path / "a.warc", record("http://a/1", body, "Content-Type: text/html", header))
    assert isinstance(source, Source)
    assert source.data == body


@pytest.mark.parametrize(("encoding", "codec"), [("br", "brotli"), ("zstd", "zstd")])
def test_brotli_and_zstandard(tmp_path: Path, encoding: str, codec: str) -> None:
    page = b"<html>" + b"".join(b"<p>%d kelime %d</p>" % (number, number * number) for number in range(300)) + b"</html>"
    body = pa.compress(page, codec, asbytes=True)
    headers = ("Content-Type: text/html", f"Content-Encoding: {encoding}")
    whole, broken = read(tmp_path / "a.warc", record("http://a/1", body, *headers) + record("http://a/2", body[:-40], *headers))
    assert isinstance(whole, Source)
    assert whole.data == page
    assert isinstance(broken, Reject)
    assert broken.reason == "corrupt"


def test_chunks_of_a_page_beyond_the_limit_are_too_large(tmp_path: Path) -> None:
    body = b"1\r\nx\r\n" * 2**19
    items = read(tmp_path / "a.warc", record("http://a/1", body, *CHUNKED) + record("http://a/2"), max_bytes=2**20)
    assert told(items) == [("http://a/1", "too_large"), ("http://a/2", "read")]


def test_details_quote_little_of_a_page(tmp_path: Path) -> None:
    body = b"5\r\n<html\r\n" + b"z" * 5000 + b"\r\n"
    (reject,) = read(tmp_path / "a.warc", record("http://a/1", body, *CHUNKED))
    assert isinstance(reject, Reject)
    assert len(reject.detail) < 260


@pytest.mark.parametrize("content", [record("http://a/1").replace(b"\r\n", b"\n"), gzip.compress(b"", mtime=0), b"WARC/1.0\r\n\r\n"])
def test_an_archive_in_which_no_record_can_be_read_is_set_aside(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / ("a.warc.gz" if content.startswith(b"\x1f\x8b") else "a.warc")
    (reject,) = read(path, content)
    assert isinstance(reject, Reject)
    assert (reject.uri, reject.reason) == (path.as_posix(), "corrupt")


def test_an_archive_of_pictures_is_no_corrupt_one(tmp_path: Path) -> None:
    assert read(tmp_path / "a.warc", record("http://a/p", b"\x89PNG", "Content-Type: image/png")) == []
