"""``chipclaims sql``"""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path

import pyarrow.parquet
import pytest

from pipeline.terminal import display_width

QUERY = "SELECT language, surface, value, unit FROM figures JOIN documents USING (doc_id) WHERE unit IS NOT NULL ORDER BY language, span_start"


def test_tables_align_wide_characters(call, db: Path) -> None:
    outcome = call("sql", "SELECT title, 1.5 AS x FROM documents ORDER BY title", "--db", db)
    lines = outcome.out.splitlines()
    assert len(lines) == 4
    assert len({display_width(line) for line in lines}) == 1


def test_csv_and_json_hold_the_same_rows(call, db: Path) -> None:
    table = list(csv.DictReader(io.StringIO(call("sql", QUERY, "--db", db, "--format", "csv").out)))
    records = json.loads(call("sql", QUERY, "--db", db, "--json").out)
    assert [row["surface"] for row in table] == [row["surface"] for row in records]
    assert {"surface": "80 GB", "value": 80.0, "unit": "GB", "language": "tr"} in records


@pytest.mark.parametrize("suffix", ["csv", "json", "parquet"])
def test_the_suffix_of_the_output_chooses_the_format(call, db: Path, tmp_path: Path, suffix: str) -> None:
    path = tmp_path / f"out.{suffix}"
    assert call("sql", QUERY, "--db", db, "--output", path) == (0, "", "")
    content = path.read_bytes()
    assert content.startswith({"csv": b"language,", "json": b"[", "parquet": b"PAR1"}[suffix])


def test_parquet_keeps_types(call, db: Path, tmp_path: Path) -> None:
    call("sql", "SELECT 1::BIGINT AS n, ['a'] AS l", "--db", db, "--output", tmp_path / "o.parquet")
    assert pyarrow.parquet.read_table(tmp_path / "o.parquet").to_pylist() == [{"n": 1, "l": ["a"]}]


@pytest.mark.parametrize(
    "query",
    ["DELETE FROM figures", "SELECT 1; SELECT 2", "SELEC", "SELECT * FROM nowhere", "SELECT * FROM read_text('/etc/hostname')",
     "COPY figures TO 'x.csv'", "ATTACH 'x.duckdb'", "INSTALL httpfs", "SELECT no_such_column FROM figures"],
)  # fmt: skip
def test_what_does_more_than_read_or_is_wrong_is_refused_in_one_sentence(call, db: Path, query: str) -> None:
    outcome = call("sql", query, "--db", db)
    assert outcome.status == 2
    assert outcome.err.startswith("chipclaims: ")
    assert outcome.err.count("\n") == 1


def test_empty_results_show_the_columns(call, db: Path) -> None:
    assert call("sql", "SELECT 1 AS n WHERE false", "--db", db).out == "n\n─\n"


def test_a_missing_database_says_what_to_do(call, tmp_path: Path) -> None:
    outcome = call("sql", "SELECT 1", "--db", tmp_path / "none.duckdb")
    assert outcome.status == 2
    assert "ingest" in outcome.err


def test_parquet_needs_a_file_and_files_need_a_folder(call, db: Path, tmp_path: Path) -> None:
    assert "--output" in call("sql", QUERY, "--db", db, "--format", "parquet").err
    for suffix in ("csv", "parquet"):
        outcome = call("sql", QUERY, "--db", db, "--output", tmp_path / "none" / f"o.{suffix}")
        assert outcome.status == 2
        assert "cannot be written" in outcome.err


def test_duplicate_column_names_are_kept(call, db: Path) -> None:
    assert call("sql", "SELECT 1 AS a, 2 AS a", "--db", db).out.splitlines()[-1].split() == ["1", "2"]


def test_duplicate_column_names_are_numbered_where_names_are_keys(call, db: Path, tmp_path: Path) -> None:
    query = "SELECT 1 AS a, 2 AS a_1, 3 AS a"
    assert json.loads(call("sql", query, "--db", db, "--json").out) == [{"a": 1, "a_1": 2, "a_2": 3}]
    assert call("sql", query, "--db", db, "--output", tmp_path / "rows.parquet").status == 0
    assert pyarrow.parquet.read_table(tmp_path / "rows.parquet").column_names == ["a", "a_1", "a_2"]


def test_json_has_no_infinities(call, db: Path) -> None:
    query = "SELECT 'inf'::DOUBLE AS a, ['nan'::DOUBLE, 1.5] AS b, {'c': '-inf'::DOUBLE} AS d"
    outcome = call("sql", query, "--db", db, "--json")
    assert json.loads(outcome.out, parse_constant=pytest.fail) == [{"a": None, "b": [None, 1.5], "d": {"c": None}}]


UNUSUAL = """SELECT INTERVAL '14 months 3 days' AS i, [INTERVAL 1 SECOND] AS l, {'BLOB': '\\xFFa'::BLOB} AS s, '\\xFFa'::BLOB AS b,
    'INTERVAL'::ENUM('INTERVAL', 'BLOB') AS e, '101'::BIT AS n, NULL::INTERVAL AS i"""


def test_intervals_and_blobs_are_told_as_sql_writes_them(call, db: Path) -> None:
    wanted = {"i": "1 year 2 months 3 days", "l": ["00:00:01"], "s": {"BLOB": "\\xFFa"}, "b": "\\xFFa", "e": "INTERVAL", "n": "101", "i_1": None}
    assert json.loads(call("sql", UNUSUAL, "--db", db, "--json").out) == [wanted]
    [_, row] = csv.reader(io.StringIO(call("sql", UNUSUAL, "--db", db, "--format", "csv").out))
    assert row == ["1 year 2 months 3 days", '["00:00:01"]', '{"BLOB": "\\\\xFFa"}', "\\xFFa", "INTERVAL", "101", ""]
    assert call("sql", UNUSUAL, "--db", db).out.splitlines()[-1].split("  ")[:2] == ["1 year 2 months 3 days", "00:00:01"]


def test_what_parquet_cannot_hold_is_said(call, db: Path, tmp_path: Path) -> None:
    outcome = call("sql", "SELECT INTERVAL 1 DAY AS i", "--db", db, "-o", tmp_path / "o.parquet")
    assert (outcome.status, outcome.err.count("\n"), (tmp_path / "o.parquet").exists()) == (2, 1, False)
    assert "Parquet cannot hold these columns" in outcome.err
    assert call("sql", "SELECT '\\xFF'::BLOB AS b", "--db", db, "-o", tmp_path / "o.parquet").status == 0
    assert pyarrow.parquet.read_table(tmp_path / "o.parquet").to_pylist() == [{"b": b"\xff"}]
