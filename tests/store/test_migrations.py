"""Databases older, newer and not ours."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing

import duckdb
import pytest

from pipeline.errors import StoreError
from pipeline.store import Store, export, read_only_sql
from pipeline.store.migrate import Migration, known_migrations, migrate

REVIEW = "INSERT INTO reviews VALUES (1, 'c', 'kim', 'accept', NULL, NULL, NULL, '2026-01-01', '', 'h')"


def old_database(path, versions: int) -> None:
    with duckdb.connect(str(path)) as connection:
        migrate(connection, str(path), known_migrations()[:versions])
        connection.execute(REVIEW)


def test_new_database_has_the_newest_schema(tmp_path):
    with Store(tmp_path / "a.duckdb") as store:
        assert store.sql("SELECT max(version) FROM schema_versions").fetchone() == (len(known_migrations()),)


def test_new_database_is_of_the_oldest_storage_version(tmp_path):
    with Store(tmp_path / "a.duckdb") as store:
        assert store.sql("SELECT tags['storage_version'] FROM duckdb_databases() WHERE NOT internal").fetchone() == ("v1.0.0+",)


@pytest.mark.parametrize("read_only", [False, True])
def test_older_database_is_migrated_with_its_reviews(tmp_path, read_only):
    path = tmp_path / "old.duckdb"
    old_database(path, 1)
    with Store(path, read_only=read_only) as store:
        assert store.sql("SELECT count(*) FROM reviews").fetchone() == (1,)
        assert store.sql("SELECT count(*) FROM standings").fetchone() == (0,)


@pytest.mark.parametrize("read_only", [False, True])
def test_newer_database_is_refused(tmp_path, read_only):
    path = tmp_path / "newer.duckdb"
    Store(path).close()
    with duckdb.connect(str(path)) as connection:
        connection.execute("INSERT INTO schema_versions VALUES (9999, 'later', now()::TIMESTAMP)")
    with pytest.raises(StoreError, match="upgrade chipclaims"):
        Store(path, read_only=read_only)


def test_failing_migration_leaves_the_database_as_it_was(tmp_path):
    path = tmp_path / "old.duckdb"
    with duckdb.connect(str(path)) as connection:
        broken = (*known_migrations()[:1], Migration(2, "broken", "CREATE TABLE half (a INTEGER); SELECT no_such_column FROM half;"))
        with pytest.raises(duckdb.Error):
            migrate(connection, str(path), broken)
        assert connection.execute("SELECT max(version) FROM schema_versions").fetchone() == (1,)
    with Store(path) as store:
        assert store.sql("SELECT count(*) FROM duckdb_tables() WHERE table_name = 'half'").fetchone() == (0,)


def test_file_that_is_no_database(tmp_path):
    path = tmp_path / "notes.txt"
    path.write_text("not a database\n" * 1000)
    with pytest.raises(StoreError, match="is not a chipclaims database"):
        Store(path)
    assert path.read_text().startswith("not a database")


def ways_in(path):
    return (lambda: Store(path), lambda: Store(path, read_only=True), lambda: read_only_sql(path, "SELECT 1"), lambda: export(path, path.parent / "out"))


def test_database_of_another_program_makes_duckdb_fetch_nothing(tmp_path):
    path = tmp_path / "lite.duckdb"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE orders (a INTEGER)")
    for way in ways_in(path):
        with pytest.raises(StoreError, match=r"lite\.duckdb is not a chipclaims database: choose another file"):
            way()
    assert [one.name for one in tmp_path.iterdir()] == ["lite.duckdb"]


@pytest.mark.parametrize("harm", [lambda data: data[:100], lambda data: data[: 3 * 4096], lambda data: data[: 3 * 4096] + bytes(len(data) - 3 * 4096)])
def test_damaged_database_says_so(empty, tmp_path, harm):
    path = tmp_path / "torn.duckdb"
    path.write_bytes(harm(empty.read_bytes()))
    begun = time.monotonic()
    for way in ways_in(path):
        with pytest.raises(StoreError, match=r"torn\.duckdb is damaged or not a whole DuckDB database: take a copy"):
            way()
    assert time.monotonic() - begun < 20  # damage is no lock: nothing is waited for


def test_damage_that_shows_while_rows_are_read(database):
    with duckdb.connect(str(database)) as connection:
        connection.execute("CREATE TABLE big AS SELECT hash(range) AS n FROM range(150000)")
        connection.execute("CHECKPOINT")
        [(block,)] = connection.execute("SELECT max(block_id) FROM pragma_storage_info('big')").fetchall()
    with database.open("r+b") as file:
        file.seek(3 * 4096 + block * 262144 + 100)
        file.write(bytes(500))
    with pytest.raises(StoreError, match=r"claims\.duckdb is damaged"):
        read_only_sql(database, "SELECT sum(n) FROM big")
    with Store(database, read_only=True) as store, pytest.raises(StoreError, match=r"claims\.duckdb is damaged"):
        store.sql("SELECT sum(n) FROM big")


def test_database_of_something_else(tmp_path):
    path = tmp_path / "other.duckdb"
    with duckdb.connect(str(path)) as connection:
        connection.execute("CREATE TABLE orders (a INTEGER)")
    with pytest.raises(StoreError, match="not of chipclaims"):
        Store(path)


def test_folder_instead_of_a_file(tmp_path):
    with pytest.raises(StoreError, match="is a folder"):
        Store(tmp_path)


def test_folder_that_is_not_there(tmp_path):
    with pytest.raises(StoreError, match="create the folder"):
        Store(tmp_path / "none" / "a.duckdb")


def test_reading_a_missing_database(tmp_path):
    with pytest.raises(StoreError, match="run `chipclaims ingest` first"):
        Store(tmp_path / "a.duckdb", read_only=True)
    assert list(tmp_path.iterdir()) == []


def test_empty_file_becomes_a_database(tmp_path):
    path = tmp_path / "a.duckdb"
    path.touch()
    Store(path).close()
    with Store(path, read_only=True) as store:
        assert store.sql("SELECT count(*) FROM documents").fetchone() == (0,)


def test_nothing_is_left_beside_a_new_database(tmp_path):
    Store(tmp_path / "a.duckdb").close()
    assert [path.name for path in tmp_path.iterdir()] == ["a.duckdb"]


def test_disagreements_of_an_older_database_become_one_warning(tmp_path):
    path = tmp_path / "old.duckdb"
    told = '{"figure_start": 7, "slot": "metric", "rules": "power", "model": "energy", "taken": "power"}'
    with duckdb.connect(str(path)) as connection:
        migrate(connection, str(path), known_migrations()[:9])
        for detail in (told, told.replace("metric", "subject")):
            connection.execute("INSERT INTO warnings VALUES ('d', 'claims', 'disagreement', ?)", [detail])
        connection.execute(
            "INSERT INTO claims (claim_id, doc_id, figure_start, evidence_start, evidence_end, type, modality, statement, confidence, method, run_id)"
            " VALUES ('c', 'd', 7, 0, 9, 'result', 'asserted', '', 1, '', 'r')"
        )
    with Store(path) as store:
        assert store.sql("SELECT code, detail::JSON->>'said' FROM warnings").fetchall() == [
            ("disagreements", "Rules and model would fill 2 slots differently: the view disagreements shows them.")
        ]
        assert store.sql("SELECT claim_id, slot, taken FROM disagreements ORDER BY slot").fetchall() == [("c", "metric", "power"), ("c", "subject", "power")]


def test_submissions_of_an_older_database_count_as_they_stand(tmp_path):
    """A document that was edited before stays edited, another is not taken for one."""
    path = tmp_path / "old.duckdb"
    with duckdb.connect(str(path)) as connection:
        migrate(connection, str(path), known_migrations()[:17])
        for doc_id in ("a", "b"):
            connection.execute("INSERT INTO submissions VALUES (? || '-s1', ?, 0, 0, 9, 'brought', 'Dodam', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, 'x', 1, '')", [doc_id, doc_id])
        connection.execute("INSERT INTO row_hashes VALUES ('a', NULL), ('b', 7)")
    with Store(path) as store:
        assert store.sql("FROM edited_documents").fetchall() == [("b",)]
        store.connection.execute("UPDATE submissions SET subject = 'Nari' WHERE doc_id = 'a'")
        assert store.sql("FROM edited_documents ORDER BY ALL").fetchall() == [("a",), ("b",)]
