"""JSON lines: one article a line. A bad line is set aside with its number; the rest is read."""

from __future__ import annotations

import gzip
import json
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, cast

from pipeline.errors import RejectError, in_brief
from pipeline.ingest.options import IngestOptions
from pipeline.ingest.rows import row_source
from schemas.records import Reject, Source


def read_jsonl(path: Path, options: IngestOptions) -> Iterator[Source | Reject]:
    with _open(path) as stream:
        try:
            yield from read_json_lines(stream, path.as_posix(), options)
        except (EOFError, zlib.error, gzip.BadGzipFile) as error:
            yield Reject(path.as_posix(), "ingest", "corrupt", f"The compressed file breaks off ({in_brief(error)}); fetch it again.")


def read_json_lines(stream: BinaryIO, name: str, options: IngestOptions) -> Iterator[Source | Reject]:
    """Sources of a stream of lines, named ``name#line`` from 1; a line is never held beyond twice the limit of a document."""
    longest = 2 * options.max_bytes
    number = 0
    while line := stream.readline(longest):
        number += 1
        place = f"{name}#{number}"
        if len(line) == longest and not line.endswith(b"\n"):
            _skip_line(stream, longest)
            yield Reject(place, "ingest", "too_large", f"The line is longer than {longest // 2**20} MiB; split it.")
        elif line.strip(b" \t\r\n\xef\xbb\xbf"):
            yield _line_source(line, place, options)


def _line_source(line: bytes, place: str, options: IngestOptions) -> Source | Reject:
    try:
        row = json.loads(line.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        return Reject(place, "ingest", "undecodable", f"The line is not UTF-8 (byte {error.start}); write the file as UTF-8.")
    except (ValueError, RecursionError) as error:
        return Reject(place, "ingest", "bad_json", f"The line is not JSON ({in_brief(error)}); write one object a line.")
    if not isinstance(row, dict):
        return Reject(place, "ingest", "bad_json", "The line is not a JSON object; write one object a line.")
    try:
        return row_source(row, place, options)
    except RejectError as error:
        return Reject(place, "ingest", error.reason, error.detail)


def _skip_line(stream: BinaryIO, step: int) -> None:
    while (rest := stream.readline(step)) and not rest.endswith(b"\n"):
        pass


def _open(path: Path) -> BinaryIO:
    return cast("BinaryIO", gzip.open(path)) if path.suffix.lower() == ".gz" else path.open("rb")
