"""A row of a table of articles (JSONL, Parquet) as a source: its text field, or else its HTML field."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import UTC, date, datetime
from typing import Any, Final

from pipeline.clean.datelines import is_to_come, parse_moment
from pipeline.errors import RejectError
from pipeline.ingest.formats import HTML, TEXT
from pipeline.ingest.options import IngestOptions
from schemas.records import Source

# Clocks of programs count from 1970 in seconds or fractions of them; from 1973 on the number of digits tells in which.
EPOCH_DIGITS: Final = {9: 0, 10: 0, 12: 3, 13: 3, 15: 6, 16: 6, 18: 9, 19: 9}  # -> digits of the fraction
MONGO_DIGITS: Final = 3  # {"$date": 1710201600000}


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
        published=_date_of(row, options.date_fields), language=options.language,
    )  # fmt: skip


def _first_field(row: Mapping[str, Any], names: Iterable[str]) -> str | None:
    return next((name for name in names if row.get(name) is not None), None)


def _text_of(row: Mapping[str, Any], names: Iterable[str], option: str) -> str | None:
    """The first of the fields, as a text; ``option`` is that which names the field."""
    name = _first_field(row, names)
    value = row[name] if name else None
    if isinstance(value, (list, dict)):
        kind = "a list" if isinstance(value, list) else "an object"
        raise RejectError("bad_field", f"The field {name!r} holds {kind} and no text; write a text there, or name another field with {option}.")
    return _as_text(value)


def _as_text(value: Any) -> str | None:
    if isinstance(value, (datetime, date)):
        return value.isoformat()
    return str(value).strip() or None if value is not None else None


def _date_of(row: Mapping[str, Any], names: Iterable[str]) -> str | None:
    """The date of a row as it is written, or in ISO 8601 where a clock wrote it: ``1710201600``, ``{"$date": 1710201600000}``."""
    name = _first_field(row, names)
    value = row[name] if name else None
    digits = None
    if isinstance(value, dict) and len(value) == 1 and "$date" in value:
        value, digits = value["$date"], MONGO_DIGITS
        value = value.get("$numberLong", value) if isinstance(value, dict) else value
    number = str(int(value)) if isinstance(value, float) and value.is_integer() else str(value).strip()
    return _moment_of_clock(number, digits) or _as_text(value)


def _moment_of_clock(number: str, digits: int | None) -> str | None:
    """The moment that a number of seconds since 1970 means, with so many ``digits`` of fractions; None for what is a date as it stands or none."""
    if not (number.isascii() and number.isdigit()) or (digits is None and parse_moment(number)):
        return None
    digits = EPOCH_DIGITS.get(len(number)) if digits is None else digits
    if digits is None or len(number) - digits > 10:
        return None
    moment = datetime.fromtimestamp(int(number) // 10**digits, UTC).isoformat()
    return None if is_to_come(moment) else moment
