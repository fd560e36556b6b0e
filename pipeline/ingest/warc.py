"""Crawl archives: the pages among the responses of a WARC file, compressed or not.

Records that hold no page (pictures, scripts, redirects, requests) are passed over. A corrupt record is set aside and reading
goes on at the next one that can be found; nothing is unpacked beyond the limit of a document. Recorders often store the decoded
page under headers that still name its encodings: what is not so encoded is taken as it is.
"""

from __future__ import annotations

import mmap
import re
import zlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO, Final, cast

from pipeline.errors import RejectError, in_brief
from pipeline.ingest.decode import decode
from pipeline.ingest.formats import HTML, TEXT, sniff
from pipeline.ingest.options import IngestOptions
from schemas.records import Reject, Source

if TYPE_CHECKING:
    from fastwarc.warc import WarcRecord

PAGE_END_BYTES: Final = 200  # of a page, among which its last tag is looked for
HEADER_BYTES: Final = 64 * 2**10  # room for the HTTP headers before a page of the largest size
MEDIA_TYPES: Final = {"text/html": HTML, "application/xhtml+xml": HTML, "text/plain": TEXT, "": ""}
_RECORD_START = re.compile(rb"\x1f\x8b\x08|WARC/1\.[01]\r?\n")
_HEADER_END = re.compile(rb"\r?\n\r?\n")
_CHUNK_HEADER = re.compile(rb"([0-9A-Fa-f]{1,15})[ \t]*(?:;[^\r\n]*)?\r?\n")
_CHUNK_END = re.compile(rb"\r?(?:\n|\Z)")
_PAGE_END = re.compile(rb"</html\s*>\s*\Z", re.IGNORECASE)
_GZIP = b"\x1f\x8b"
_CHARSET = re.compile(r"charset\s*=\s*[\"']?([\w.:-]+)", re.IGNORECASE)


@dataclass(slots=True)
class Progress:
    """How far an archive was read: the offset of the last record that began well, None before the first."""

    last: int | None = None


@dataclass(frozen=True, slots=True)
class Response:
    """The HTTP part of a record. ``headers`` have names in lower case; ``status`` is 200 for a record without HTTP."""

    status: int
    body: bytes
    headers: dict[str, str] = field(default_factory=dict)


def read_warc(path: Path, options: IngestOptions) -> Iterator[Source | Reject]:
    """Pages of the archive, named by their links; a corrupt stretch is one ``Reject`` named ``path@offset`` in bytes."""
    with path.open("rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as archive:
        start: int | None = 0
        reported = told = False
        while start is not None:
            progress = Progress()
            try:
                for item in _read_from(archive, start, progress, options):
                    told = True
                    yield item
            except OSError as error:
                broken = start if progress.last is None else progress.last
                if progress.last is not None or not reported:
                    detail = f"The archive is corrupt after byte {broken} ({in_brief(error)}); reading went on at the next record."
                    yield Reject(f"{path.as_posix()}@{broken}", "ingest", "corrupt", detail)
                reported = True
                start = _next_start(archive, broken + 1)
            else:
                start = None
        if not (told or reported or _holds_record(archive)):
            detail = "No record can be read in it; check that it is a crawl archive (WARC) whose header lines end in CR and LF."
            yield Reject(path.as_posix(), "ingest", "corrupt", detail)


def _holds_record(archive: mmap.mmap) -> bool:
    """Whether it begins with a record, of whatever type; one with bare LF is read as a single field."""
    from fastwarc.warc import ArchiveIterator

    archive.seek(0)
    first = next(iter(ArchiveIterator(cast("BinaryIO", archive), parse_http=False)), None)
    return first is not None and cast("Any", first.headers).get("WARC-Record-ID") is not None


def _next_start(archive: mmap.mmap, position: int) -> int | None:
    found = _RECORD_START.search(archive, position)
    return found.start() if found else None


def _read_from(archive: mmap.mmap, start: int, progress: Progress, options: IngestOptions) -> Iterator[Source | Reject]:
    from fastwarc.warc import ArchiveIterator, WarcRecordType

    archive.seek(start)
    types = WarcRecordType.response | WarcRecordType.resource | WarcRecordType.conversion
    for record in ArchiveIterator(cast("BinaryIO", archive), record_types=types, parse_http=False):
        content = record.reader.read(options.max_bytes + HEADER_BYTES)
        if len(content) < min(record.content_length, options.max_bytes + HEADER_BYTES):
            raise OSError("a record is shorter than it says")
        progress.last = start + record.stream_pos
        yield from _read_record(record, content, options)


def _read_record(record: WarcRecord, content: bytes, options: IngestOptions) -> Iterator[Source | Reject]:
    headers: Any = record.headers
    link = (headers.get("WARC-Target-URI") or headers.get("WARC-Record-ID") or "").strip("<>")
    try:
        source = _page(link, headers.get("Content-Type") or "", content, options)
    except RejectError as error:
        only_begun = error.reason == "corrupt" and len(content) < record.content_length
        told = _too_large(options.max_bytes) if only_begun else error
        yield Reject(link, "ingest", told.reason, told.detail)
    else:
        if source is not None:
            yield source


def _page(link: str, content_type: str, content: bytes, options: IngestOptions) -> Source | None:
    """The page that a record holds, None where it holds something else."""
    response = _parse_http(content) if content_type.startswith("application/http") else Response(200, content)
    content_type = response.headers.get("content-type", "") if content_type.startswith("application/http") else content_type
    media_type = MEDIA_TYPES.get(content_type.partition(";")[0].strip().lower())
    if media_type is None or response.status != 200 or not response.body:
        return None
    body = _unpacked(response, options.max_bytes)
    if len(body) > options.max_bytes:
        raise _too_large(options.max_bytes)
    charset = _CHARSET.search(content_type)
    media_type = media_type or sniff(body)
    if media_type not in {HTML, TEXT}:
        return None
    return Source(
        uri=link, media_type=media_type, data=body, declared_encoding=charset[1] if charset else None, language=options.language
    )


def _too_large(limit: int) -> RejectError:
    return RejectError("too_large", f"The page is larger than {limit // 2**20} MiB; leave it out.")


def _parse_http(content: bytes) -> Response:
    """Status, headers and body; raises ``RejectError`` where the record holds no HTTP response."""
    end = _HEADER_END.search(content)
    lines = content[: end.start() if end else 0].decode("latin-1").splitlines()
    status = re.match(r"HTTP/\S+ +(\d{3})", lines[0]) if lines else None
    if end is None or status is None:
        raise RejectError("corrupt", "The record holds no HTTP response; fetch the page again.")
    pairs = (line.partition(":") for line in lines[1:])
    return Response(int(status[1]), content[end.end() :], {name.strip().lower(): value.strip() for name, _, value in pairs})


def _unpacked(response: Response, limit: int) -> bytes:
    """The body without transfer and content encodings, at most one byte more than ``limit``; raises ``RejectError``."""
    names = f"{response.headers.get('transfer-encoding', '')},{response.headers.get('content-encoding', '')}".lower()
    body = response.body
    for name in (part.strip() for part in names.split(",")):
        try:
            body = _without_encoding(name, body, limit)
        except (OSError, ValueError, zlib.error) as error:
            if name == "chunked" or not _is_plain(body):
                raise RejectError("corrupt", f"The page cannot be unpacked ({in_brief(error)}); fetch it again.") from error
    return body


def _is_plain(body: bytes) -> bool:
    """Whether a body that cannot be unpacked is a text, which the recorder unpacked."""
    try:
        decode(body)
    except RejectError:
        return False
    return True


def _without_encoding(name: str, body: bytes, limit: int) -> bytes:
    import fastwarc.stream_io as streams

    if name == "chunked":
        return _joined(body, limit)
    readers = {"br": streams.BrotliReader, "zstd": streams.ZstdReader}
    if name in {"gzip", "x-gzip"} and body.startswith(_GZIP):  # some servers say gzip and send plain text
        return _inflate(body, zlib.MAX_WBITS + 16, limit)
    if name == "deflate":
        return _inflate(body, zlib.MAX_WBITS if body[:1] == b"\x78" else -zlib.MAX_WBITS, limit)
    return (readers[name](BytesIO(body)).read(limit + 1) or body) if name in readers else body


def _joined(body: bytes, limit: int) -> bytes:
    """The chunks of a body as one; the body itself where it begins with none. ``ValueError`` where it breaks off: a last, empty chunk
    is missing, and nothing else tells that the page is whole.
    """
    parts: list[bytes] = []
    size = position = 0
    while size <= limit:
        header = _CHUNK_HEADER.match(body, position)
        if header is None:
            page = b"".join(parts)
            whole = body[position:].strip() in {b"", b"0"} and (page.startswith(_GZIP) or _PAGE_END.search(page, max(0, size - PAGE_END_BYTES)))
            if parts and not whole:
                raise ValueError("it breaks off between two chunks")
            return page or body
        length = int(header[1], 16)
        if length == 0:
            break
        end = header.end() + length
        border = _CHUNK_END.match(body, end) if end <= len(body) else None
        if border is None:
            if end < len(body) and not parts:  # a first line that only looks like the length of a chunk
                return body
            raise ValueError("it breaks off within a chunk")
        parts.append(body[header.end() : end])
        size += length
        position = border.end()
    return b"".join(parts)


def _inflate(body: bytes, window_bits: int, limit: int) -> bytes:
    decoder = zlib.decompressobj(window_bits)
    text = decoder.decompress(body, limit + 1)
    if not decoder.eof and len(text) <= limit:
        raise ValueError("it breaks off")
    return text
