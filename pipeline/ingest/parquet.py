"""Parquet: one article a row, read in batches and only the columns that count."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from pipeline.errors import RejectError, in_brief
from pipeline.ingest.options import IngestOptions
from pipeline.ingest.rows import row_source
from schemas.records import Reject, Source

BATCH_ROWS = 64


def read_parquet(path: Path, options: IngestOptions) -> Iterator[Source | Reject]:
    """Sources named ``path#row``, rows counted from 1; a broken file ends with a ``Reject``."""
    import pyarrow.lib
    import pyarrow.parquet

    name = path.as_posix()
    number = 0
    try:
        with pyarrow.parquet.ParquetFile(path) as file:
            wanted = {*options.text_fields, *options.html_fields, *options.url_fields, *options.title_fields, *options.date_fields}
            columns = [column for column in file.schema_arrow.names if column in wanted]
            for batch in file.iter_batches(BATCH_ROWS, columns=columns):
                for row in batch.to_pylist() if columns else [{}] * batch.num_rows:
                    number += 1
                    yield _row(row, f"{name}#{number}", options)
    except (pyarrow.lib.ArrowException, OSError, UnicodeDecodeError) as error:
        reason = in_brief(str(error).strip().partition("\n")[0])
        yield Reject(name, "ingest", "corrupt", f"The Parquet file cannot be read beyond row {number} ({reason}); write it again.")


def _row(row: dict[str, object], place: str, options: IngestOptions) -> Source | Reject:
    try:
        return row_source(row, place, options)
    except RejectError as error:
        return Reject(place, "ingest", error.reason, error.detail)
