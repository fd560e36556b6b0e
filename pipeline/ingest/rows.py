"""A row of a table of articles (JSONL, Parquet) as a source: its text field, or else its HTML field."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import date, datetime
from typing import Any

from pipeline.errors import RejectError
from pipeline.ingest.formats import HTML, TEXT
from pipeline.ingest.options import IngestOptions
from schemas.records import Source


def row_source(row: Mapping[str, Any], place: str, options: IngestOptions) -> Source:
    """The source of one row; ``place`` (file and row number) is its uri where the row has no link of its own.

    Raises ``RejectError``: ``no_text_field``, ``empty``, ``too_large``, ``undecodable``, ``bad_field``.
    """
    name = _first_field(row, (*options.text_fields, *options.html_fields))
    if name is None:
        wanted = ", ".join((*options.text_fields[:3], *options.html_fields[:1]))
        raise RejectError("no_text_field", f"The row has no field with its text ({wanted}, …); name it with --text-field.")
    text = row[name]
    if not isinstance(text, str):
        raise RejectError("no_text_field", f"The field {name!r} holds no text; name another with --text-field.")
    if not text.strip():
        raise RejectError("empty", f"The field {name!r} is empty; there is nothing to read.")
    if len(text.encode("utf-8", "surrogatepass")) > options.max_bytes:
        raise RejectError("too_large", f"The text is larger than {options.max_bytes // 2**20} MiB; split it.")
    if any("\ud800" <= character <= "\udfff" for character in text):
        raise RejectError("undecodable", f"The field {name!r} holds half characters (surrogates); write the file as UTF-8.")
    link = _text_of(row, options.url_fields, "--url-field")
    is_html = name not in options.text_fields
    return Source(
        uri=link or place, media_type=HTML if is_html else TEXT, text=text, canonical_url=None if is_html else link,
        title=_text_of(row, options.title_fields, "--title-field"),
        published=_text_of(row, options.date_fields), language=options.language,
    )  # fmt: skip


def _first_field(row: Mapping[str, Any], names: Iterable[str]) -> str | None:
    return next((name for name in names if row.get(name) is not None), None)


def _text_of(row: Mapping[str, Any], names: Iterable[str], option: str | None = None) -> str | None:
    """The first of the fields, as a text. ``option``: that which names the field where it must hold one; a date may lie in an object, ``{"$date": …}``."""
    name = _first_field(row, names)
    value = row[name] if name else None
    if option is not None and isinstance(value, (list, dict)):
        kind = "a list" if isinstance(value, list) else "an object"
        raise RejectError("bad_field", f"The field {name!r} holds {kind} and no text; write a text there, or name another field with {option}.")
    if isinstance(value, (datetime, date)):
        return value.isoformat()
    return str(value).strip() or None if value is not None else None
