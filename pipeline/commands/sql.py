"""``chipclaims sql "SELECT …"``"""

from __future__ import annotations

import argparse
import csv
import io
import json
import math
import sys
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pipeline.errors import UsageError
from pipeline.ingest.formats import format_named
from pipeline.terminal import print_table, table_lines, write_whole

if TYPE_CHECKING:
    import pyarrow as pa

EXAMPLES = """\
  chipclaims sql "SELECT subject, metric, value, unit FROM claims WHERE vendor = 'Graphcore'"
  chipclaims sql "FROM evidence" --format csv --output evidence.csv
  echo "SELECT count(*) FROM figures" | chipclaims sql -"""

FORMATS = ("table", "csv", "json", "parquet")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("query", metavar="SQL", help="one SELECT, or - to read it from standard input")
    parser.add_argument("--format", choices=FORMATS, help="default: by the suffix of --output, else table (json with --json)")
    parser.add_argument("--output", "-o", metavar="FILE", help="write the rows here instead of printing them")


def run(arguments: argparse.Namespace) -> int:
    from pipeline.store import check_output, read_only_sql

    query = sys.stdin.read() if arguments.query == "-" else arguments.query
    if arguments.output is not None:
        check_output(arguments.output, arguments.db)
    form = _format(arguments)
    rows = read_only_sql(arguments.db, query, for_text=form != "parquet")
    if form == "parquet":
        write_whole(Path(arguments.output), _as_parquet(rows))
    elif arguments.output:
        write_whole(Path(arguments.output), _as_text(rows, form))
    elif form == "table":
        print_table(rows.column_names, _values(rows))
    else:
        sys.stdout.write(_as_text(rows, form))
    return 0


def _format(arguments: argparse.Namespace) -> str:
    suffix = Path(arguments.output or "").suffix.lstrip(".").lower()
    form = str(arguments.format) if arguments.format is not None else suffix if suffix in FORMATS else "json" if arguments.json else "table"
    if form == "parquet" and not arguments.output:
        raise UsageError("Parquet needs a file: add --output FILE.")
    if form == "table" and arguments.format is None and arguments.output and (other := format_named(arguments.output)) is not None:
        raise UsageError(f"{arguments.output} would be of the format {other}, which is not written: let its name end in .csv, .json or .parquet, or add --format.")
    return form


def _as_text(rows: pa.Table, form: str) -> str:
    columns, values = rows.column_names, _values(rows)
    if form == "json":
        keys = _distinct(columns)
        records = [dict(zip(keys, map(json_value, row), strict=True)) for row in values]
        return json.dumps(records, ensure_ascii=False, default=str, indent=1 if len(records) < 2 else None) + "\n"
    if form == "table":
        return "\n".join(table_lines(columns, values)) + "\n"
    stream = io.StringIO()
    writer = csv.writer(stream, lineterminator="\n")
    writer.writerow(columns)
    writer.writerows([_csv_value(value) for value in row] for row in values)
    return stream.getvalue()


def _values(rows: pa.Table) -> list[tuple[Any, ...]]:
    """The rows; by position, for two columns may have one name."""
    return list(zip(*(column.to_pylist() for column in rows.columns), strict=True))


def _distinct(names: Sequence[str]) -> list[str]:
    """Column names as JSON and Parquet need them: of one name the later ones are numbered, ``unit``, ``unit_1``, as DuckDB does."""
    told: dict[str, None] = {}
    for name in names:
        told[name if name not in told else next(other for n in count(1) if (other := f"{name}_{n}") not in told and other not in names)] = None
    return list(told)


def json_value(value: Any) -> Any:
    """The same value; null for infinities and what is not a number, which JSON does not have."""
    if isinstance(value, float):
        return value if math.isfinite(value) else None
    if isinstance(value, list):
        return [json_value(item) for item in value]
    return {key: json_value(item) for key, item in value.items()} if isinstance(value, dict) else value


def _csv_value(value: Any) -> Any:
    return json.dumps(value, ensure_ascii=False, default=str) if isinstance(value, (list, dict)) else value


def _as_parquet(rows: pa.Table) -> bytes:
    import pyarrow.lib
    import pyarrow.parquet

    stream = io.BytesIO()
    try:
        pyarrow.parquet.write_table(rows.rename_columns(_distinct(rows.column_names)), stream)
    except (pyarrow.lib.ArrowNotImplementedError, pyarrow.lib.ArrowInvalid) as error:
        raise UsageError(f"Parquet cannot hold these columns ({error}): cast them to VARCHAR in the query, or choose another format.") from error
    return stream.getvalue()
