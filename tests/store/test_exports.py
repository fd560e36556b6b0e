"""Exported files hold what the tables hold, and appear whole or not at all."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import duckdb
import pyarrow.parquet as pq
import pytest

from pipeline.errors import StoreError, UsageError
from pipeline.store import export
from pipeline.store.connection import open_file
from pipeline.store.exports import PUBLIC_TABLES


def test_every_public_table_in_both_formats(database, tmp_path):
    paths = export(database, tmp_path / "out")
    assert {path.name for path in paths} == {f"{table}.{form}" for table in PUBLIC_TABLES for form in ("parquet", "jsonl")}
    assert all(path.is_file() for path in paths)


def test_files_hold_the_rows(database, tmp_path):
    export(database, tmp_path / "out", tables=("figures", "claims"))
    figures = [json.loads(line) for line in (tmp_path / "out" / "figures.jsonl").read_text(encoding="utf-8").splitlines()]
    assert [figure["surface"] for figure in figures] == ["1472", "50", "31%"]
    assert pq.read_table(tmp_path / "out" / "claims.parquet")["benchmark"].to_pylist() == [["MLPerf 2.0", "ResNet-50"]]


def test_other_files_in_the_folder_stay(database, tmp_path):
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / "mine.txt").write_text("mine")
    export(database, tmp_path / "out", tables=("claims",), formats=("jsonl",))
    assert sorted(path.name for path in (tmp_path / "out").iterdir()) == ["claims.jsonl", "mine.txt"]


def test_failed_export_changes_nothing(database, tmp_path, monkeypatch):
    export(database, tmp_path / "out", tables=("claims",), formats=("jsonl",))
    before = (tmp_path / "out" / "claims.jsonl").read_bytes()

    def full(*_: object) -> str:
        raise duckdb.IOException("No space left on device")

    monkeypatch.setattr("pipeline.store.exports._write", full)
    with pytest.raises(StoreError, match="free some space"):
        export(database, tmp_path / "out", tables=("claims",), formats=("jsonl",))
    assert (tmp_path / "out" / "claims.jsonl").read_bytes() == before
    assert sorted(path.name for path in tmp_path.iterdir()) == ["claims.duckdb", "out"]


HOLDER = "import sys, time\nfrom pathlib import Path\nfrom pipeline.store.exports import _lock\nassert _lock(Path(sys.argv[1])) is not None\nprint(flush=True)\ntime.sleep(60)"


@pytest.mark.skipif(sys.platform == "win32", reason="no locks of folders")
def test_what_a_killed_export_left_is_removed_and_what_another_is_writing_stays(database, tmp_path):
    names = {name: tmp_path / name for name in (".out.new-0123abcd", ".out.new-89abcdef", ".out.new-00000000", ".out.new-mine", ".other.new-0123abcd")}
    for name, folder in names.items():
        folder.mkdir()
        (folder / "claims.jsonl").write_text("half")
        if not name.endswith("00000000"):  # that one is young
            os.utime(folder, (0, 0))
    held = subprocess.Popen([sys.executable, "-c", HOLDER, str(names[".out.new-89abcdef"])], stdout=subprocess.PIPE)
    try:
        assert held.stdout is not None
        held.stdout.readline()
        export(database, tmp_path / "out", tables=("claims",), formats=("jsonl",))
    finally:
        held.kill()
        held.communicate()
    assert [name for name, folder in names.items() if folder.exists()] == [name for name in names if name != ".out.new-0123abcd"]
    export(database, tmp_path / "out", tables=("claims",), formats=("jsonl",))
    assert not names[".out.new-89abcdef"].exists()


def test_a_file_is_no_folder(database, tmp_path):
    taken = tmp_path / "out"
    taken.write_text("mine")
    with pytest.raises(UsageError, match="out is a file: name a folder"):
        export(database, taken)
    assert taken.read_text() == "mine"
    assert sorted(path.name for path in tmp_path.iterdir() if path.name.startswith(".out")) == []


def test_a_folder_in_the_way_of_a_file_is_told_before_anything_is_written(database, tmp_path):
    (tmp_path / "out" / "claims.parquet").mkdir(parents=True)
    with pytest.raises(StoreError, match=r"claims\.parquet is a folder"):
        export(database, tmp_path / "out", tables=("documents", "claims"), formats=("parquet",))
    assert [path.name for path in (tmp_path / "out").iterdir()] == ["claims.parquet"]


@pytest.mark.parametrize("address", ["md:claims", "https://example.org/a.duckdb", "s3://bucket/a.duckdb"])
def test_a_database_is_no_address(address):
    with pytest.raises(StoreError, match="is an address"):
        open_file(address, read_only=True, wait_seconds=0)


def test_folder_name_with_a_quote(database, tmp_path):
    assert export(database, tmp_path / "it's", tables=("claims",), formats=("parquet",))[0].exists()


def test_every_table_and_view_that_the_contract_names_is_exported():
    text = (Path(__file__).parents[2] / "docs" / "contract.md").read_text(encoding="utf-8")
    section = text.split("## Database", 1)[1].split("\n## ", 1)[0]
    named = set(re.findall(r"^\| `(\w+)` \|", section, re.MULTILINE))
    assert len(named) > 20
    assert named <= set(PUBLIC_TABLES)
