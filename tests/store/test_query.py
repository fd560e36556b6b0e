"""SQL of strangers reads and does nothing else."""

from __future__ import annotations

import subprocess
import sys

import pytest

from pipeline.errors import ChipclaimsError, StoreError, UsageError
from pipeline.store import Store, read_only_sql

HOLDER = """
import sys, time
from pipeline.store import Store
with Store(sys.argv[1]) as store:
    for n in range(100000):
        with store.transaction() as connection:
            connection.execute("INSERT INTO warnings VALUES ('d', 's', 'c', ?)", [str(n)])
            connection.execute("INSERT INTO warnings VALUES ('d', 's', 'c', ?)", [str(n)])
        print(n, flush=True)
        if len(sys.argv) == 2:
            store.breathe()
        else:
            time.sleep(0.05)
"""


@pytest.mark.parametrize(
    "query",
    [
        "SELECT count(*) AS n FROM claims",
        "FROM claims SELECT count(*) AS n",
        "WITH c AS (FROM claims) SELECT count(*) AS n FROM c;",
        "SELECT count(*) AS n FROM triples WHERE predicate = 'made_by' -- a comment",
    ],
)
def test_queries_that_read(template, query):
    assert read_only_sql(template, query).to_pylist() == [{"n": 1}]


@pytest.mark.parametrize("query", ["DESCRIBE claims", "SHOW TABLES", "SUMMARIZE figures", "EXPLAIN SELECT * FROM claims"])
def test_questions_about_the_database(template, query):
    assert read_only_sql(template, query).num_rows > 0


@pytest.mark.parametrize(
    "query",
    [
        "DELETE FROM claims",
        "INSERT INTO warnings VALUES ('a', 'b', 'c', 'd')",
        "UPDATE claims SET metric = 'x'",
        "DROP TABLE claims",
        "CREATE TABLE t (a INTEGER)",
        "CREATE TEMP TABLE t AS SELECT 1",
        "COPY claims TO '{dir}/out.csv'",
        "COPY (SELECT 1) TO '{dir}/out.csv'",
        "EXPORT DATABASE '{dir}/out'",
        "ATTACH '{dir}/out.duckdb'",
        "INSTALL httpfs",
        "LOAD httpfs",
        "PRAGMA enable_profiling",
        "SET enable_external_access = true",
        "RESET lock_configuration",
        "CALL pragma_version()",
        "CHECKPOINT",
        "BEGIN",
        "SELECT 1; SELECT 2",
        "SELECT 1; DELETE FROM claims",
        "EXPLAIN ANALYZE DELETE FROM claims",
        "EXPLAIN ANALYZE COPY claims TO '{dir}/out.csv'",
        "WITH t AS (DELETE FROM claims RETURNING *) FROM t",
        "SELECT * FROM read_csv('{dir}/secret.csv')",
        "SELECT * FROM read_text('{dir}/secret.csv')",
        "SELECT * FROM read_blob('{dir}/*')",
        "SELECT * FROM glob('{dir}/*')",
        "SELECT * FROM '{dir}/secret.csv'",
        "FROM sniff_csv('{dir}/secret.csv')",
        "SELECT * FROM read_parquet('https://example.org/a.parquet')",
        "SELECT * FROM query('DELETE FROM claims')",
        "SELECT * FROM query('COPY claims TO ''{dir}/out.csv''')",
        "SELECT getenv('HOME')",
        "SELECT * FROM local_variable",
        "SELECT force_checkpoint()",
        "SELECT",
        "",
        "chip claims",
    ],
)
def test_queries_that_would_do_more(template, tmp_path, query):
    local_variable = [1]
    (tmp_path / "secret.csv").write_text("a,b\n1,2\n")
    before = sorted(path.name for path in tmp_path.iterdir())
    database = template.read_bytes()
    with pytest.raises(UsageError):
        read_only_sql(template, query.format(dir=tmp_path))
    assert sorted(path.name for path in tmp_path.iterdir()) == before
    assert template.read_bytes() == database
    assert local_variable


def hold(path, *arguments):
    process = subprocess.Popen([sys.executable, "-c", HOLDER, str(path), *arguments], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    process.stdout.readline()
    return process


def test_query_during_an_ingest_reads_whole_transactions(database):
    process = hold(database)
    try:
        seen = read_only_sql(database, "SELECT count(*) AS n FROM warnings").to_pylist()[0]["n"]
    finally:
        process.kill()
        process.communicate()
    assert seen > 0
    assert seen % 2 == 0


def test_database_held_by_another_process_says_what_to_do(database):
    process = hold(database, "never breathes")
    try:
        with pytest.raises(StoreError, match="in use by another process: wait until it has finished"):
            read_only_sql(database, "SELECT 1", wait_seconds=0.2)
    finally:
        process.kill()
        process.communicate()


def test_missing_database(tmp_path):
    with pytest.raises(ChipclaimsError, match="does not exist"):
        read_only_sql(tmp_path / "none.duckdb", "SELECT 1")


@pytest.mark.parametrize("query", [None, 1, b"SELECT 1", ["SELECT 1"]])
def test_a_query_that_is_no_text_is_said(database, query):
    with pytest.raises(UsageError, match="A query is a text, not"):
        read_only_sql(database, query)
    with Store(database, read_only=True) as store, pytest.raises(UsageError, match="A query is a text, not"):
        store.sql(query)
