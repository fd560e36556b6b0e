"""Bytes in: files, folders, globs, standard input and what they contain, as sources of one document each."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import BinaryIO

from pipeline.ingest.decode import decode
from pipeline.ingest.formats import (
    DOCUMENTS,
    JSONL,
    PARQUET,
    READ_LIST,
    SNIFFED_BYTES,
    TEXT,
    WARC,
    format_not_read,
    media_type_of,
    sniff,
)
from pipeline.ingest.jsonl import read_json_lines, read_jsonl
from pipeline.ingest.options import MAX_DOCUMENT_BYTES, IngestOptions
from pipeline.ingest.own import is_own_line, is_own_source, is_own_table, own_reject
from pipeline.ingest.parquet import read_parquet
from pipeline.ingest.paths import find_files
from pipeline.ingest.warc import read_warc
from schemas.records import Reject, Source

__all__ = ["MAX_DOCUMENT_BYTES", "IngestOptions", "decode", "file_source", "open_sources"]

STAGE = "ingest"
STDIN = "-"
STDIN_NAME = "stdin"

CONTAINERS: dict[str, Callable[[Path, IngestOptions], Iterator[Source | Reject]]] = {
    JSONL: read_jsonl,
    PARQUET: read_parquet,
    WARC: read_warc,
}


def open_sources(paths: Iterable[str | Path], options: IngestOptions | None = None) -> Iterator[Source | Reject]:
    """What the paths hold, one document at a time and in a stable order; what cannot be read comes as a ``Reject``."""
    options = options or IngestOptions()
    for path in paths:
        if str(path) == STDIN:
            yield from _without_own(_read_stdin(sys.stdin.buffer if sys.stdin else io.BytesIO(), options), options)
        else:
            for found in find_files([str(path)]):
                yield from [found] if isinstance(found, Reject) else _without_own(_read_file(found, options), options)


def _without_own(sources: Iterator[Source | Reject], options: IngestOptions) -> Iterator[Source | Reject]:
    """The same, with a ``Reject`` for each page or report that chipclaims made."""
    for source in sources:
        yield own_reject(source.uri) if not options.own_files and isinstance(source, Source) and is_own_source(source) else source


def file_source(path: Path, options: IngestOptions) -> Source | Reject:
    """The source of a file that holds one document, undecoded."""
    if not os.path.lexists(path):
        return Reject(path.as_posix(), STAGE, "not_found", f"There is no file {path.as_posix()!r}; check the name.")
    first = next(_read_file(path, options))
    if first.uri != path.as_posix():
        return Reject(path.as_posix(), STAGE, "container", "The file holds many documents; read it with open_sources, or ingest it.")
    return first


def _read_file(path: Path, options: IngestOptions) -> Iterator[Source | Reject]:
    name = path.as_posix()
    try:
        if not path.is_file():
            yield _reject_special(path)
            return
        size = path.stat().st_size
        with path.open("rb") as file:
            head = file.read(SNIFFED_BYTES)
        media_type = media_type_of(name, head) or TEXT
        if (problem := _problem(name, head, media_type, size, options)) is not None:
            yield problem
        elif media_type in CONTAINERS and not options.own_files and is_own_table(path, media_type, 2 * options.max_bytes):
            yield own_reject(name)
        elif media_type in CONTAINERS:
            yield from CONTAINERS[media_type](path, options)
        else:
            yield Source(uri=name, media_type=media_type, data=path.read_bytes(), language=options.language)
    except OSError as error:
        yield Reject(name, STAGE, "unreadable", f"The file cannot be read ({error.strerror or error}); check it and its permissions.")


def _reject_special(path: Path) -> Reject:
    if path.is_symlink() and not path.exists():
        return Reject(
            path.as_posix(), STAGE, "not_found", f"The link {path.as_posix()!r} leads to nothing; remove it or restore its target."
        )
    return Reject(path.as_posix(), STAGE, "not_a_file", "This is no file but a device, pipe or socket; give a file, or - for standard input.")


def _problem(name: str, head: bytes, media_type: str, size: int, options: IngestOptions) -> Reject | None:
    if size == 0:
        return Reject(name, STAGE, "empty", f"{'Standard input' if name == STDIN_NAME else 'The file'} is empty; there is nothing to read.")
    if (format_name := format_not_read(name, head)) is not None:
        return Reject(name, STAGE, "unsupported_format", f"{format_name} files are not read; convert it to one of {READ_LIST}.")
    if media_type in DOCUMENTS and size > options.max_bytes:
        limit = options.max_bytes // 2**20
        return Reject(name, STAGE, "too_large", f"The file has {size / 2**20:.1f} MiB, more than the limit of {limit} MiB; split it.")
    return None


def _read_stdin(stream: BinaryIO, options: IngestOptions) -> Iterator[Source | Reject]:
    """One document, or JSON lines, from a stream; other containers need a file."""
    data = stream.read(options.max_bytes + 1)
    media_type = sniff(data[:SNIFFED_BYTES]) or TEXT
    if media_type == JSONL:
        if not options.own_files and is_own_line(data.partition(b"\n")[0]):
            yield own_reject(STDIN_NAME)
            return
        yield from read_json_lines(_chain(data, stream), STDIN_NAME, options)
        return
    size = len(data)
    problem = _problem(STDIN_NAME, data[:SNIFFED_BYTES], media_type, size, options)
    if problem is None and media_type in CONTAINERS:
        problem = Reject(STDIN_NAME, STAGE, "unsupported_format", "Parquet and WARC are not read from standard input; give a file.")
    yield problem or Source(uri=STDIN_NAME, media_type=media_type, data=data, language=options.language)


def _chain(head: bytes, rest: BinaryIO) -> BinaryIO:
    """A stream of ``head`` and then ``rest``."""

    class Chained(io.RawIOBase):
        def __init__(self) -> None:
            self.first = io.BytesIO(head)

        def readable(self) -> bool:
            return True

        def readinto(self, buffer: memoryview) -> int:  # type: ignore[override]
            data = self.first.read(len(buffer)) or rest.read(len(buffer))
            buffer[: len(data)] = data
            return len(data)

    return io.BufferedReader(Chained())
