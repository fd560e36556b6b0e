"""What chipclaims made itself: its page of an article is no second source of it, so ingest sets such files aside."""

from __future__ import annotations

import gzip
import json
import re
import zlib
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from pipeline.ingest.formats import JSONL, PARQUET
from schemas.records import Reject, Source

HTML_MARK: Final = '<meta name="generator" content="chipclaims">'
MARKDOWN_MARK: Final = "<!-- made by chipclaims -->"
LOOKED_AT: Final = 4096  # of a page or text: the marks stand at its beginning

_PAGE = re.compile(r"\s*<(?:!doctype|html)\b(?:(?!<body\b|</head\b).)*?" + re.escape(HTML_MARK[:-1]) + r"\s*/?>", re.IGNORECASE | re.DOTALL)
_SAVED_PAGE = re.compile(r"(<!doctype[^>]*>)?\s*(?:<!--.*?-->\s*)+(?=<)", re.IGNORECASE | re.DOTALL)  # browsers say from where they saved a page
# Columns by which a table or view that `export` wrote is known, whatever its file is called.
_TABLES: Final = tuple(
    frozenset(columns.split())
    for columns in (
        "doc_id canonical_url sha256 media_type source_text cluster_id superseded_by ingested_at run_id", "doc_id uri first_seen_at seen_again_at",
        "doc_id block_id kind span_start span_end speaker", "doc_id block_id row col span_start row_header col_header", "doc_id sentence_id block_id span_start span_end",
        "doc_id span_start span_end surface entity_id", "entity_id type name name_en vendor_id aliases", "figure_id doc_id span_start surface base_value base_unit in_words",
        "claim_id doc_id figure_id sentence_id evidence_start quantifier modality group_id", "claim_id slot span_start surface value method",
        "subject predicate object claim_id doc_id", "submission_id doc_id sentence_id evidence_start exclusive", "claim_id doc_id statement sentence evidence_start link",
        "claim_id check_name verdict explanation inputs checked_at", "review_id claim_id reviewer decision claim_snapshot previous_hash hash",
        "claim_id standing decided_by stale rule reason", "doc_id figure_id span_start surface claim_id standing", "submission_id doc_id statement standing decided_by stale",
        "claim_id doc_id newer_doc_id", "doc_id claim_id slot rules model taken", "set_name round division benchmark submitter accelerator_count minutes",
        "set_name vendor product families metric whole_name origin attribute", "doc_id stage code detail", "uri stage reason detail run_id rejected_at",
        "run_id started_at finished_at version config counts",
    )
)  # fmt: skip
_ALONE: Final = frozenset({"doc_id"})  # all that `edited_documents` has


def own_reject(uri: str) -> Reject:
    """Why such a file is set aside."""
    detail = "The file was made by chipclaims (a page of show, a report or an export) and is no source of its own; ingest the article that it was made from, or give --own-files to read it nevertheless."
    return Reject(uri, "ingest", "made_by_chipclaims", detail)


def is_own_source(source: Source) -> bool:
    """Whether a page or text begins as those do that ``show --html`` and ``audit report`` write. One that only mentions chipclaims does not."""
    start = source.data[:LOOKED_AT].decode("utf-8", "replace") if source.data is not None else (source.text or "")[:LOOKED_AT]
    start = start.lstrip("\ufeff")
    page = _SAVED_PAGE.sub(lambda m: m[1] or "", start, count=1)
    return _PAGE.match(page) is not None or start.partition("\n")[0].strip() == MARKDOWN_MARK


def is_own_table(path: Path, media_type: str, longest: int) -> bool:
    """Whether a JSONL or Parquet file has the columns of a table that ``export`` writes; False for what cannot be read."""
    if media_type == PARQUET:
        import pyarrow.lib
        import pyarrow.parquet

        try:
            return _is_table(pyarrow.parquet.read_schema(path).names)
        except (pyarrow.lib.ArrowException, OSError, UnicodeDecodeError):
            return False
    if media_type != JSONL:
        return False
    try:
        with gzip.open(path) if path.suffix.lower() == ".gz" else path.open("rb") as stream:
            return is_own_line(stream.readline(longest))
    except (EOFError, OSError, zlib.error):
        return False


def is_own_line(line: bytes) -> bool:
    """Whether a line of JSON is a row of a table that ``export`` writes."""
    try:
        row = json.loads(line.decode("utf-8-sig"))
    except (ValueError, RecursionError):
        return False
    return isinstance(row, dict) and _is_table(row)


def _is_table(columns: Iterable[str]) -> bool:
    names = frozenset(columns)
    return names == _ALONE or any(table <= names for table in _TABLES)
