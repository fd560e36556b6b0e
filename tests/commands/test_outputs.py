"""No file that a command writes takes the place of a database or of what it was read from."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path

import duckdb
import pytest

from pipeline.verify.claimreview import FILE_NAME

QUERY = "SELECT 1 AS n"
Outputs = Callable[[Path], tuple[object, ...]]
WRITERS: dict[str, Outputs] = {
    "sql": lambda path: ("sql", QUERY, "--output", path),
    "sql csv": lambda path: ("sql", QUERY, "--format", "csv", "-o", path),
    "sql parquet": lambda path: ("sql", QUERY, "--format", "parquet", "-o", path),
    "show": lambda path: ("show", "ko.txt", "--html", path),
    "report": lambda path: ("audit", "report", "--format", "html", "--output", path),
}


def refuse(call, words: tuple[object, ...], guarded: Path, told: str) -> None:
    """The command refuses in one sentence, and neither the file nor its folder changes."""
    before, names = guarded.read_bytes() if guarded.is_file() else None, sorted(guarded.parent.iterdir())
    outcome = call(*words)
    assert outcome.status == 2, outcome
    assert told in outcome.err
    assert (outcome.out, outcome.err.count("\n")) == ("", 1)
    assert (guarded.read_bytes() if guarded.is_file() else None, sorted(guarded.parent.iterdir())) == (before, names)


@pytest.mark.parametrize("words", WRITERS.values(), ids=WRITERS)
def test_the_database_is_refused(call, db: Path, words: Outputs) -> None:
    refuse(call, (*words(db), "--db", db), db, "is the database itself")


@pytest.mark.parametrize("words", WRITERS.values(), ids=WRITERS)
def test_the_log_beside_the_database_is_refused(call, db: Path, words: Outputs) -> None:
    wal = Path(f"{db}.wal")
    refuse(call, (*words(wal), "--db", db), wal, "is the database itself or its log")


@pytest.mark.parametrize("other_name", ["symbolic link", "hard link", "another way", "relative"])
def test_the_database_by_another_name_is_refused(call, db: Path, tmp_path: Path, other_name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    name = tmp_path / "other.csv"
    if other_name == "symbolic link":
        name.symlink_to(db)
    elif other_name == "hard link":
        os.link(db, name)
    else:
        name = Path(db.name) if other_name == "relative" else tmp_path / "articles" / ".." / db.name
    refuse(call, ("sql", QUERY, "-o", name, "--db", db), db, "is the database itself")


@pytest.mark.parametrize("words", WRITERS.values(), ids=WRITERS)
def test_an_article_is_refused(call, db: Path, articles: Path, words: Outputs) -> None:
    refuse(call, (*words(articles / "tr.txt"), "--db", db), articles / "tr.txt", "was read from")


@pytest.mark.parametrize("kind", ["duckdb", "wal", "sqlite"])
def test_other_databases_are_refused(call, db: Path, tmp_path: Path, kind: str) -> None:
    other = tmp_path / "other.duckdb"
    duckdb.connect(str(other)).close()
    if kind == "wal":
        other = Path(f"{other}.wal")
        other.write_bytes(b"log")
    elif kind == "sqlite":
        other.write_bytes(b"SQLite format 3\0" + b"\0" * 84)
    refuse(call, ("sql", QUERY, "-o", other, "--db", db), other, "is a database")


def test_files_named_from_another_folder_are_refused(call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, articles: Path) -> None:
    monkeypatch.chdir(tmp_path)
    assert call("ingest", "articles", "--db", "claims.duckdb", "-q").status == 0
    monkeypatch.chdir(articles)
    refuse(call, ("sql", QUERY, "-o", "ko.txt", "--db", "../claims.duckdb"), articles / "ko.txt", "was read from")


@pytest.mark.parametrize("given", ["rows.jsonl", "", "*.jsonl"])
def test_containers_whose_rows_have_addresses_are_refused(call, tmp_path: Path, articles: Path, given: str) -> None:
    folder = tmp_path / "rows"
    folder.mkdir()
    text = (articles / "tr.txt").read_text(encoding="utf-8")
    (folder / "rows.jsonl").write_text(json.dumps({"text": text, "url": "https://example.org/a"}), encoding="utf-8")
    db = tmp_path / "claims.duckdb"
    assert call("ingest", folder / given, "--db", db, "-q").status == 0
    refuse(call, ("sql", QUERY, "--format", "json", "-o", folder / "rows.jsonl", "--db", db), folder / "rows.jsonl", "was read from")
    for _ in range(2):  # an output there is none
        assert call("sql", QUERY, "--format", "json", "-o", folder / "out.jsonl", "--db", db).status == 0


def test_the_lexicon_is_refused(call, articles: Path, tmp_path: Path) -> None:
    names, db = tmp_path / "names.toml", tmp_path / "claims.duckdb"
    names.write_text('type = "chip"\n[names]\n"Haneul H7" = {}\n', encoding="utf-8")
    assert call("ingest", articles, "--lexicon", names, "--db", db, "-q").status == 0
    refuse(call, ("sql", QUERY, "-o", names, "--db", db), names, "was read from")


@pytest.mark.parametrize(("form", "name"), [("jsonl", "claims.jsonl"), ("parquet", "claims.parquet"), ("claimreview", FILE_NAME)])
def test_exports_into_the_folder_of_a_database_of_their_name(call, db: Path, tmp_path: Path, form: str, name: str) -> None:
    folder = tmp_path / "out"
    folder.mkdir()
    other = db.rename(folder / name)
    refuse(call, ("export", folder, "--format", form, "--db", other), other, "is the database itself")


def test_an_export_into_a_file(call, db: Path) -> None:
    for form in ("all", "claimreview"):
        outcome = call("export", db, "--format", form, "--db", db)
        assert (outcome.status, outcome.err.count("\n")) == (2, 1)
    assert call("sql", QUERY, "--db", db).status == 0


@pytest.mark.parametrize("words", WRITERS.values(), ids=WRITERS)
def test_other_files_are_written_over(call, db: Path, tmp_path: Path, words: Outputs) -> None:
    path = tmp_path / "mine.out"
    path.write_text("mine")
    assert call(*words(path), "--db", db).status == 0
    assert path.read_bytes() != b"mine"


def test_devices_are_written_to(call, db: Path) -> None:
    assert call("sql", QUERY, "-o", os.devnull, "--db", db).status == 0


@pytest.mark.parametrize("words", WRITERS.values(), ids=WRITERS)
@pytest.mark.parametrize("name", ["", " "])
def test_an_empty_name_is_no_output(call, db: Path, words: Outputs, name: str) -> None:
    outcome = call(*(name if isinstance(word, Path) else word for word in words(Path("x"))), "--db", db)
    assert (outcome.status, outcome.out, outcome.err.count("\n")) == (2, "", 1)
    assert "The name of the output is empty" in outcome.err


@pytest.mark.parametrize("name", ["x.xlsx", "x.XLS", "x.html", "x.jsonl", "x.tsv", "x.pdf"])
def test_a_table_is_not_written_under_the_name_of_another_format(call, db: Path, tmp_path: Path, name: str) -> None:
    outcome = call("sql", QUERY, "-o", tmp_path / name, "--db", db)
    assert (outcome.status, outcome.err.count("\n"), (tmp_path / name).exists()) == (2, 1, False)
    assert ".csv, .json or .parquet, or add --format" in outcome.err
    assert call("sql", QUERY, "--format", "csv", "-o", tmp_path / name, "--db", db).status == 0
