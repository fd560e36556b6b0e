"""Files, folders, globs, standard input and containers; bad input is set aside with one sentence."""

from __future__ import annotations

import gzip
import io
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet
import pytest

from pipeline.clean import read_article
from pipeline.ingest import IngestOptions, open_sources
from pipeline.settings import Settings
from schemas import Reject, Source


def read(*paths: object, **options: object) -> list[Source | Reject]:
    return list(open_sources([str(path) for path in paths], replace(IngestOptions(), **options)))  # type: ignore[arg-type]


def only_reject(*paths: object, **options: object) -> Reject:
    (reject,) = read(*paths, **options)
    assert isinstance(reject, Reject)
    assert reject.detail.endswith(".")
    assert "\n" not in reject.detail
    return reject


def write(path: Path, content: str | bytes = "글 1") -> Path:
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    return path


def test_a_file_is_undecoded_bytes(tmp_path: Path) -> None:
    path = write(tmp_path / "a.txt", b"\xb0\xa1")
    assert read(path) == [Source(uri=path.as_posix(), media_type="text/plain", data=b"\xb0\xa1")]


@pytest.mark.parametrize(
    ("name", "media_type"),
    [("a.txt", "text/plain"), ("a.MD", "text/markdown"), ("a.htm", "text/html"), ("a.html", "text/html"), ("noname", "text/plain")],
)
def test_suffixes_tell_the_media_type(tmp_path: Path, name: str, media_type: str) -> None:
    (source,) = read(write(tmp_path / name))
    assert isinstance(source, Source)
    assert source.media_type == media_type


def test_html_without_suffix_is_found_by_its_start(tmp_path: Path) -> None:
    (source,) = read(write(tmp_path / "page", "\n<!-- saved --><!DOCTYPE html><p>1"))
    assert isinstance(source, Source)
    assert source.media_type == "text/html"


def test_folders_are_read_in_the_order_of_names_without_hidden_files_and_page_parts(tmp_path: Path) -> None:
    for name in ("b.txt", "a/z.txt", ".git/x.txt", ".hidden.txt", "style.css", "a/script.js", "c.md"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        write(tmp_path / name)
    assert [Path(source.uri).name for source in read(tmp_path)] == ["z.txt", "b.txt", "c.md"]


@pytest.mark.parametrize(
    "name",
    ["a.txt~", "a~", "a.txt.bak", "a.html.swp", "a.py", "a.php", "a.LOG", "a.yaml", "a.srt", "a.eml", "a.htm_", "a.txt.1", "a.txt.gz~"],
)  # fmt: skip
def test_unlisted_suffixes_are_set_aside_in_folders_and_read_where_they_are_named(tmp_path: Path, name: str) -> None:
    path = write(tmp_path / name)
    reject = only_reject(tmp_path)
    assert (reject.uri, reject.reason) == (path.as_posix(), "unsupported_format")
    assert "name this one itself" in reject.detail
    assert isinstance(read(path)[0], Source)
    assert isinstance(read(tmp_path / "a*")[0], Source)


@pytest.mark.parametrize("name", ["makale", "Kuzey K2.5 ekran kartı", "a.html?id=3", "A.TXT", "a.markdown"])
def test_names_without_a_suffix_or_with_a_listed_one_are_read_out_of_folders(tmp_path: Path, name: str) -> None:
    write(tmp_path / name)
    assert isinstance(read(tmp_path)[0], Source)


def test_globs_are_expanded(tmp_path: Path) -> None:
    (tmp_path / "x").mkdir()
    write(tmp_path / "x" / "a.txt")
    write(tmp_path / "x" / "b.md")
    assert [Path(source.uri).name for source in read(tmp_path / "**" / "*.txt")] == ["a.txt"]


def test_a_file_named_like_a_glob_is_a_file(tmp_path: Path) -> None:
    assert isinstance(read(write(tmp_path / "a[1].txt"))[0], Source)


def test_a_glob_without_match(tmp_path: Path) -> None:
    assert only_reject(tmp_path / "*.txt").reason == "not_found"


def test_a_missing_path(tmp_path: Path) -> None:
    assert only_reject(tmp_path / "none.txt").reason == "not_found"


def test_a_path_with_nul() -> None:
    assert only_reject("a\0b").reason == "not_found"


def test_a_dangling_link(tmp_path: Path) -> None:
    (tmp_path / "link.txt").symlink_to(tmp_path / "gone.txt")
    assert only_reject(tmp_path).reason == "not_found"


def test_a_directory_loop_is_left_after_one_round(tmp_path: Path) -> None:
    write(tmp_path / "a.txt")
    (tmp_path / "sub").mkdir()
    (tmp_path / "sub" / "up").symlink_to(tmp_path, target_is_directory=True)
    source, reject = read(tmp_path)
    assert isinstance(source, Source)
    assert isinstance(reject, Reject)
    assert reject.reason == "directory_loop"


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_an_unreadable_file(tmp_path: Path) -> None:
    path = write(tmp_path / "a.txt")
    path.chmod(0)
    assert only_reject(path).reason == "unreadable"


def test_a_file_that_fails_while_it_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = write(tmp_path / "a.txt")

    def fail(_: Path) -> bytes:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "read_bytes", fail)
    assert "Permission denied" in only_reject(path).detail


@pytest.mark.skipif(sys.platform == "win32", reason="no named pipes")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.txt")
    assert only_reject(tmp_path).reason == "not_a_file"


def test_an_empty_file(tmp_path: Path) -> None:
    assert only_reject(write(tmp_path / "a.txt", b"")).reason == "empty"


def test_an_oversized_file(tmp_path: Path) -> None:
    reject = only_reject(write(tmp_path / "a.txt", b"x" * (2**20 + 1)), max_bytes=2**20)
    assert (reject.reason, "1 MiB" in reject.detail) == ("too_large", True)


@pytest.mark.parametrize(
    ("name", "content", "format_name"),
    [
        ("a.pdf", b"%PDF-1.7\n", "PDF"), ("renamed.txt", b"%PDF-1.4\n", "PDF"), ("a.hwp", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "HWP"),
        ("old.hwp", b"HWP Document File V3.00", "HWP"), ("a.hwpx", b"PK\x03\x04" + b"\0" * 26 + b"mimetypeapplication/hwp+zip", "HWPX"),
        ("a.docx", b"PK\x03\x04" + b"\0" * 26 + b"[Content_Types].xml....word/document.xml", "DOCX"),
        ("a.html", b"\x89PNG\r\n\x1a\n", "PNG"), ("a.jpg", b"\xff\xd8\xff\xe0", "JPEG"), ("a.rtf", b"{\\rtf1", "RTF"),
        ("a.epub", b"PK\x03\x04" + b"\0" * 26 + b"mimetypeapplication/epub+zip", "EPUB"), ("a.json", b"[1]", "JSON"), ("a.xml", b"<a/>", "XML"),
        ("a.txt.gz", b"\x1f\x8b\x08", "gzip"), ("db.txt", b"SQLite format 3\0", "SQLite"), ("x.csv", b"a,b", "CSV"),
    ],
)  # fmt: skip
def test_formats_that_are_not_read_are_named(tmp_path: Path, name: str, content: bytes, format_name: str) -> None:
    reject = only_reject(write(tmp_path / name, content))
    assert reject.reason == "unsupported_format"
    assert reject.detail.startswith(format_name)


def test_one_file_named_twice_is_read_once(tmp_path: Path) -> None:
    write(tmp_path / "a.txt")
    assert len(read(tmp_path)) == 1


class Input(io.BytesIO):
    @property
    def buffer(self) -> io.BytesIO:
        return self


@pytest.mark.parametrize(("data", "media_type"), [("글 1", "text/plain"), ("<html><p>1", "text/html")])
def test_standard_input_is_one_document(monkeypatch: pytest.MonkeyPatch, data: str, media_type: str) -> None:
    monkeypatch.setattr(sys, "stdin", Input(data.encode()))
    assert read("-") == [Source(uri="stdin", media_type=media_type, data=data.encode())]


def test_standard_input_may_be_json_lines_of_any_length(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", Input(b'{"text": "a 1"}\n' * 200))
    sources = read("-", max_bytes=1000)
    assert [source.uri for source in sources] == [f"stdin#{number}" for number in range(1, 201)]


def test_empty_and_large_standard_input(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", Input(b""))
    assert only_reject("-").reason == "empty"
    monkeypatch.setattr(sys, "stdin", Input(b"x" * 2000))
    assert only_reject("-", max_bytes=1000).reason == "too_large"


def test_json_lines_give_text_url_title_and_date(tmp_path: Path) -> None:
    row = '{"text": "31% 빠르다", "url": "https://a.example/1", "title": "제목", "date": "2022-07-07"}\n'
    assert read(write(tmp_path / "a.jsonl", row)) == [
        Source(
            uri="https://a.example/1", media_type="text/plain", text="31% 빠르다", canonical_url="https://a.example/1", title="제목",
            published="2022-07-07",
        )
    ]  # fmt: skip


def test_a_date_may_lie_in_an_object(tmp_path: Path) -> None:
    (source,) = read(write(tmp_path / "a.jsonl", '{"text": "1", "date": {"$date": "2024-07-01"}}'))
    assert "2024-07-01" in (getattr(source, "published", None) or "")


@pytest.mark.parametrize(
    ("written", "moment"),
    [
        ("1710201600", "2024-03-12T00:00:00+00:00"), ("1710201600.0", "2024-03-12T00:00:00+00:00"), ("1710201600123", "2024-03-12T00:00:00+00:00"),
        ('"1710201600"', "2024-03-12T00:00:00+00:00"), ("987654321", "2001-04-19T04:25:21+00:00"), ('{"$date": 1710201600000}', "2024-03-12T00:00:00+00:00"),
        ('{"$date": {"$numberLong": "86400000"}}', "1970-01-02T00:00:00+00:00"), ('{"$date": "2024-07-01T09:00:00Z"}', "2024-07-01T09:00:00+00:00"),
        ("20240312", "2024-03-12"), ('"12.03.2024"', "2024-03-12"), ('"12.03.2024 10:20"', "2024-03-12T10:20"), ('"2024. 3. 12."', "2024-03-12"),
        ("202403121011", "2024-03-12T10:11:00"), ('"12 Mart 2024"', "2024-03-12"),
        ('"1999"', None), ("1999", None), ("true", None), ("-1710201600", None), ("1e400", None), ("99999999999999999999", None), ("9999999999", None),
        ('"0000-00-00"', None), ('"dün"', None), ('{"day": 3}', None), ("[2024, 3, 12]", None), ('{"$date": {"day": 3}}', None),
    ],
)  # fmt: skip
def test_dates_of_rows_are_read_or_warned_of(tmp_path: Path, written: str, moment: str | None) -> None:
    text = "이 카드는 전작보다 31% 빠르다고 회사가 밝혔다."
    (source,) = read(write(tmp_path / "a.jsonl", f'{{"text": "{text}", "date": {written}}}'))
    assert isinstance(source, Source)
    article = read_article(source, Settings())
    assert article.published_at == moment
    assert [warning.code for warning in article.warnings] == ([] if moment else ["date_not_understood"])


@pytest.mark.parametrize("written", ["null", '""', '"  "'])
def test_no_date_is_nothing_to_warn_of(tmp_path: Path, written: str) -> None:
    (source,) = read(write(tmp_path / "a.jsonl", f'{{"text": "31% 빠르다.", "date": {written}}}'))
    assert isinstance(source, Source)
    assert not read_article(source, Settings()).warnings


def test_field_names_can_be_given(tmp_path: Path) -> None:
    path = write(tmp_path / "a.jsonl", '{"본문": "A", "text": "B", "gün": "2024-01-02"}')
    (source,) = read(path, text_fields=("본문",), date_fields=("gün",))
    assert isinstance(source, Source)
    assert (source.text, source.published, source.uri) == ("A", "2024-01-02", f"{path.as_posix()}#1")


def test_html_fields_are_html(tmp_path: Path) -> None:
    (source,) = read(write(tmp_path / "a.jsonl.gz", gzip.compress(b'{"html": "<p>1</p>", "url": "https://a.example"}')))
    assert isinstance(source, Source)
    assert (source.media_type, source.canonical_url) == ("text/html", None)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (b"{broken", "bad_json"), (b"[1, 2]", "bad_json"), (b"\xff\xfe{}", "undecodable"), (b'{"titel": 1}', "no_text_field"),
        (b'{"text": 5}', "no_text_field"), (b'{"text": "  "}', "empty"), (b'{"text": "\\ud800"}', "undecodable"),
        (b'{"text": "3", "url": ["x"]}', "bad_field"), (b'{"text": "3", "title": {"a": 1}}', "bad_field"),
        (b"[" * 100_000, "bad_json"), (b'{"text": "' + b"x" * 3000 + b'"}', "too_large"), (b'{"text": "' + b"x" * 1500 + b'"}', "too_large"),
    ],
)  # fmt: skip
def test_a_bad_line_is_set_aside_with_its_number_and_the_rest_is_read(tmp_path: Path, line: bytes, reason: str) -> None:
    path = write(tmp_path / "a.jsonl", b'{"text": "1"}\n\n' + line + b'\n{"text": "2"}')
    limit = 1000 if reason == "too_large" else 2**20
    first, bad, last = read(path, max_bytes=limit)
    assert isinstance(bad, Reject)
    assert (bad.uri, bad.reason) == (f"{path.as_posix()}#3", reason)
    assert [getattr(first, "text", None), getattr(last, "text", None)] == ["1", "2"]


def test_a_compressed_file_that_breaks_off(tmp_path: Path) -> None:
    data = gzip.compress(b'{"text": "1"}\n' + os.urandom(5000))
    rejects = [item for item in read(write(tmp_path / "a.jsonl.gz", data[:-600])) if isinstance(item, Reject)]
    assert "corrupt" in {reject.reason for reject in rejects}


def test_parquet_rows_are_sources(tmp_path: Path) -> None:
    path = tmp_path / "a.parquet"
    rows = {"content": ["하나 1", None, "셋 3"], "title": ["ㄱ", "ㄴ", "ㄷ"], "other": [1, 2, 3]}
    pyarrow.parquet.write_table(pa.table(rows), path)
    first, bad, last = read(path)
    assert isinstance(first, Source)
    assert (first.text, first.title, first.uri) == ("하나 1", "ㄱ", f"{path.as_posix()}#1")
    assert isinstance(bad, Reject)
    assert (bad.uri, bad.reason) == (f"{path.as_posix()}#2", "no_text_field")
    assert isinstance(last, Source)


@pytest.mark.parametrize("content", [b"PAR1 and no more", b"not parquet at all"])
def test_broken_parquet(tmp_path: Path, content: bytes) -> None:
    assert only_reject(write(tmp_path / "a.parquet", content)).reason == "corrupt"


def test_parquet_without_a_text_column(tmp_path: Path) -> None:
    pyarrow.parquet.write_table(pa.table({"n": [1]}), tmp_path / "a.parquet")
    assert only_reject(tmp_path).reason == "no_text_field"


def test_opening_sources_needs_no_heavy_imports() -> None:
    code = "import sys, pipeline.ingest; print(sorted({'pyarrow', 'fastwarc', 'duckdb', 'spacy'} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
