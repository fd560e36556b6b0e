"""What a file is: by its first bytes where they tell, else by its suffix."""

from __future__ import annotations

import re
from pathlib import PurePath
from typing import Final

TEXT, MARKDOWN, HTML = "text/plain", "text/markdown", "text/html"
JSONL, PARQUET, WARC = "application/jsonl", "application/vnd.apache.parquet", "application/warc"
DOCUMENTS: Final = frozenset({TEXT, MARKDOWN, HTML})

READ: Final = {
    ".txt": TEXT, ".text": TEXT, ".md": MARKDOWN, ".markdown": MARKDOWN, ".html": HTML, ".htm": HTML, ".xhtml": HTML,
    ".jsonl": JSONL, ".ndjson": JSONL, ".jsonl.gz": JSONL, ".ndjson.gz": JSONL, ".parquet": PARQUET, ".warc": WARC, ".warc.gz": WARC,
}  # fmt: skip
READ_LIST: Final = ".html .htm .txt .md .jsonl .parquet .warc .warc.gz"

# Parts of saved pages and settings of programs: passed over in folders, as hidden files are; named directly, they are set aside.
PASSED_OVER: Final = frozenset({".css", ".js", ".mjs", ".map", ".woff", ".woff2", ".ttf", ".otf", ".eot", ".ico", ".pyc", ".lock", ".toml"})

_OTHER_SUFFIXES: Final = {
    ".pdf": "PDF", ".hwp": "HWP", ".hwpx": "HWPX", ".doc": "DOC", ".docx": "DOCX", ".odt": "ODT", ".rtf": "RTF", ".epub": "EPUB",
    ".ppt": "PPT", ".pptx": "PPTX", ".xls": "XLS", ".xlsx": "XLSX", ".ods": "ODS", ".mht": "MHTML", ".mhtml": "MHTML", ".xml": "XML", ".json": "JSON",
    ".csv": "CSV", ".tsv": "TSV", ".png": "PNG picture", ".jpg": "JPEG picture", ".jpeg": "JPEG picture", ".gif": "GIF picture",
    ".webp": "WebP picture", ".svg": "SVG picture", ".tif": "TIFF picture", ".tiff": "TIFF picture", ".bmp": "BMP picture",
    ".zip": "ZIP", ".gz": "gzip", ".bz2": "bzip2", ".xz": "XZ", ".7z": "7-Zip", ".tar": "TAR", ".zst": "Zstandard", ".mp3": "MP3",
    ".mp4": "MP4", ".mov": "MOV", ".duckdb": "DuckDB", ".sqlite": "SQLite", ".db": "database", ".exe": "program", ".dll": "program",
}  # fmt: skip
# What ends a name as a suffix does; `.5 ekran kartı` and `.html?id=3` end it otherwise.
_SUFFIX: Final = re.compile(r"\.[\w~#+-]{1,16}\Z")
_MAGIC: Final = (
    (re.compile(rb"%PDF-"), "PDF"),
    (re.compile(rb"HWP Document File"), "HWP"),
    (re.compile(rb"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"), "HWP or old Office"),
    (re.compile(rb"PK\x03\x04(?=.{26}mimetypeapplication/hwp\+zip)", re.DOTALL), "HWPX"),
    (re.compile(rb"PK\x03\x04(?=.{26}mimetypeapplication/epub\+zip)", re.DOTALL), "EPUB"),
    (re.compile(rb"PK\x03\x04(?=.{26}mimetypeapplication/vnd\.oasis)", re.DOTALL), "OpenDocument"),
    (re.compile(rb"PK\x03\x04(?=.{26}.{0,1500}word/)", re.DOTALL), "DOCX"),
    (re.compile(rb"PK\x03\x04(?=.{26}.{0,1500}xl/)", re.DOTALL), "XLSX"),
    (re.compile(rb"PK\x03\x04(?=.{26}.{0,1500}ppt/)", re.DOTALL), "PPTX"),
    (re.compile(rb"PK\x03\x04(?=.{26}\[Content_Types\])", re.DOTALL), "Office (DOCX, XLSX or PPTX)"),
    (re.compile(rb"PK(?:\x03\x04|\x05\x06)"), "ZIP"),
    (re.compile(rb"\{\\rtf"), "RTF"),
    (re.compile(rb"\x89PNG\r\n\x1a\n"), "PNG picture"),
    (re.compile(rb"\xff\xd8\xff"), "JPEG picture"),
    (re.compile(rb"GIF8[79]a"), "GIF picture"),
    (re.compile(rb"RIFF.{4}WEBP", re.DOTALL), "WebP picture"),
    (re.compile(rb"(?:II\*\0|MM\0\*)"), "TIFF picture"),
    (re.compile(rb".{4}ftyp", re.DOTALL), "MP4"),
    (re.compile(rb"ID3"), "MP3"),
    (re.compile(rb"BZh[1-9]1AY&SY"), "bzip2"),
    (re.compile(rb"\xfd7zXZ\0"), "XZ"),
    (re.compile(rb"7z\xbc\xaf\x27\x1c"), "7-Zip"),
    (re.compile(rb"\x28\xb5\x2f\xfd"), "Zstandard"),
    (re.compile(rb"\x7fELF|MZ.{58}", re.DOTALL), "program"),
    (re.compile(rb"SQLite format 3\0"), "SQLite"),
    (re.compile(rb".{8}DUCK", re.DOTALL), "DuckDB"),
)  # fmt: skip
_HTML_START = re.compile(rb"\s*(?:<\?xml[^>]*>\s*)?(?:<!--.*?-->\s*)*<(?:!doctype\s+html|html|head|body)\b", re.IGNORECASE | re.DOTALL)
_JSONL_START = re.compile(rb'\s*\{\s*"[^"\n]{1,80}"\s*:')
SNIFFED_BYTES: Final = 2048


def suffix_of(name: str) -> str:
    """The suffix in lower case, with the one before ``.gz``: ``.warc.gz``."""
    suffixes = [suffix.lower() for suffix in PurePath(name).suffixes]
    return "".join(suffixes[-2:]) if suffixes[-1:] == [".gz"] else "".join(suffixes[-1:])


def is_unlisted(name: str) -> bool:
    """Whether a name ends in a suffix of which nothing is known here, as copies of editors, programs and settings do."""
    suffix = suffix_of(name)
    return name.endswith("~") or (_SUFFIX.match(suffix) is not None and suffix not in READ and suffix not in _OTHER_SUFFIXES)


def format_named(name: str) -> str | None:
    """The format that a suffix stands for, other than plain text and Markdown; None for a suffix that may stand for anything."""
    suffix = suffix_of(name)
    if READ.get(suffix) in {TEXT, MARKDOWN}:
        return None
    return suffix.removeprefix(".").upper() if suffix in READ else _OTHER_SUFFIXES.get(suffix)


def format_not_read(name: str, head: bytes) -> str | None:
    """The name of the format where it is one that is not read, by the first bytes or else by the suffix; None where it may be read."""
    suffix = suffix_of(name)
    if READ.get(suffix) in {PARQUET, WARC} or (suffix.endswith(".gz") and suffix in READ):
        return None
    for pattern, format_name in _MAGIC:
        if pattern.match(head):
            return format_name
    if head.startswith(b"\x1f\x8b"):
        return "gzip"
    if head.startswith(b"PAR1") or suffix in READ:
        return None
    return _OTHER_SUFFIXES.get(suffix) or (_OTHER_SUFFIXES[".gz"] if suffix.endswith(".gz") else None)


def media_type_of(name: str, head: bytes) -> str | None:
    """The media type of a file that is read; None where neither suffix nor first bytes tell it."""
    if (media_type := READ.get(suffix_of(name))) is not None:
        return media_type
    return sniff(head)


def sniff(head: bytes) -> str | None:
    """The media type by the first bytes alone: containers and HTML; None for what may be plain text."""
    if head.startswith(b"PAR1"):
        return PARQUET
    if head.startswith(b"WARC/"):
        return WARC
    if _HTML_START.match(head):
        return HTML
    return JSONL if _JSONL_START.match(head) else None
