"""The local engine: the same rows from any number of workers, whole documents only, whatever stops it."""

from __future__ import annotations

import random
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import duckdb
import pytest
from deadly import deadly_batch
from wordless import public_rows, source

from pipeline.app import Pipeline
from pipeline.engines import local
from pipeline.engines.local import ProcessLanes, run_local
from pipeline.errors import StoreError
from pipeline.settings import Settings
from pipeline.store import Store
from schemas.records import Reject

COUNT = local.INLINE_SOURCES + 8  # enough for processes

RUN = """
import resource, sys
sys.path.insert(0, {folder!r})
from wordless import source
from pipeline.engines import local
from pipeline.settings import Settings
from pipeline.store import Store
local.BATCH_SOURCES, local.COMMIT_SECONDS = 4, 0
def main():
    if {limit}:
        resource.setrlimit(resource.RLIMIT_FSIZE, ({limit}, {limit}))
    print("start", flush=True)
    with Store(sys.argv[1]) as store:
        local.run_local((source(n) for n in range({count})), Settings(model="none"), store, workers={workers})
if __name__ == "__main__":
    main()
"""


def run_script(path, *, count=COUNT, workers=1, limit=0):
    """A process that reads ``count`` sources and cannot write files larger than ``limit`` bytes, where given."""
    script = path.parent / "run.py"
    script.write_text(RUN.format(folder=str(Path(__file__).parent), count=count, workers=workers, limit=limit))
    return subprocess.Popen([sys.executable, str(script), str(path)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def complete(path, count=COUNT):
    """Runs the same command again, in this process, and returns what became of the sources."""
    with Store(path) as store:
        summary = run_local((source(n) for n in range(count)), Settings(), store, workers=1)
        return summary, public_rows(store)


@pytest.fixture(scope="module")
def expected(tmp_path_factory):
    """The rows of a run that nothing disturbed."""
    return complete(tmp_path_factory.mktemp("expected") / "claims.duckdb")[1]


def test_two_workers_give_the_rows_of_one(tmp_path, expected):
    with Store(tmp_path / "claims.duckdb") as store:
        run_local((source(n) for n in range(COUNT)), Settings(), store, workers=2)
        assert public_rows(store) == expected


def test_every_input_is_counted_once(store):
    inputs = [source(1), Reject("b.pdf", "ingest", "unsupported_format", "PDF files are not read."), source(2), replace(source(1), uri="c.txt")]
    first = run_local(inputs, Settings(), store).counts
    second = run_local([*inputs, source(3)], Settings(), store).counts
    assert (first.stored, first.unchanged, first.rejected) == (2, 1, 1)
    assert (second.stored, second.unchanged, second.rejected, second.outdated) == (1, 3, 1, 0)
    assert store.sql("SELECT counts ->> 'in' FROM runs ORDER BY started_at").fetchall() == [("4",), ("5",)]


def test_rejects_say_how_each_input_stands_now(store):
    reject = Reject("a.txt", "ingest", "unreadable", "The file cannot be read.")
    run_local([reject], Settings(), store)
    run_local([reject], Settings(), store)
    assert store.sql("SELECT uri, reason FROM rejects").fetchall() == [("a.txt", "unreadable")]
    run_local([replace(source(1), uri="a.txt")], Settings(), store)
    assert store.sql("FROM rejects").fetchall() == []


def test_stored_documents_are_not_read_again(store, monkeypatch):
    run_local([source(1)], Settings(), store)
    monkeypatch.setattr(Pipeline, "read", lambda *_: pytest.fail("read again"))
    assert run_local([replace(source(1), uri="b.txt")], Settings(), store).counts.unchanged == 1
    assert store.sql("SELECT count(*) FROM document_uris").fetchall() == [(2,)]


@pytest.mark.parametrize("stored", [[], [0], [1], [0, 1]])
@pytest.mark.parametrize(("order", "last"), [([0, 1, 0], 0), ([1, 0], 0), ([0, 1], 1), ([1, 0, 0, 1], 1)])
def test_the_text_that_comes_last_at_an_address_is_current(store, stored, order, last):
    texts = [replace(source(n), uri="https://example.org/a") for n in range(2)]
    if stored:
        run_local([texts[n] for n in stored], Settings(model="none"), store)
    run_local([texts[n] for n in order], Settings(model="none"), store)
    assert store.sql("SELECT source_text FROM documents WHERE superseded_by IS NULL").fetchall() == [(texts[last].text,)]


def test_documents_read_by_another_version_are_counted(store):
    run_local([source(1)], Settings(), store)
    store.connection.execute("UPDATE extractions SET fingerprint = 'older'")
    assert run_local([source(1)], Settings(), store).counts.outdated == 1


def test_progress_tells_the_counts_so_far(store, monkeypatch):
    monkeypatch.setattr(local, "BATCH_SOURCES", 2)
    monkeypatch.setattr(local, "COMMIT_SECONDS", 0)
    told = []
    run_local([source(n) for n in range(5)], Settings(), store, workers=1, progress=told.append)
    assert [counts.stored for counts in told] == [2, 4, 5]


def test_sources_are_taken_as_they_are_needed(store, monkeypatch):
    monkeypatch.setattr(local, "BATCH_SOURCES", 4)
    monkeypatch.setattr(local, "LOOKAHEAD_SOURCES", 4)
    taken, ahead = [], []

    def sources():
        for n in range(100):
            taken.append(n)
            yield source(n)

    run_local(sources(), Settings(), store, workers=2, progress=lambda counts: ahead.append(len(taken) - counts.stored))
    assert max(ahead) <= local.INLINE_SOURCES + 1 + 4 * (2 * local.IN_FLIGHT_PER_WORKER + local.COMMIT_BATCHES + 1)


def test_ctrl_c_between_documents(tmp_path, expected, monkeypatch):
    monkeypatch.setattr(local, "BATCH_SOURCES", 4)
    monkeypatch.setattr(local, "LOOKAHEAD_SOURCES", 4)

    def interrupted():
        yield from (source(n) for n in range(COUNT))
        raise KeyboardInterrupt

    path = tmp_path / "claims.duckdb"
    with Store(path) as store, pytest.raises(KeyboardInterrupt):
        run_local(interrupted(), Settings(), store, workers=2)
    summary, rows = complete(path)
    assert 0 < summary.counts.unchanged < COUNT
    assert rows == expected


def test_ctrl_c_inside_a_document(tmp_path, expected, monkeypatch):
    monkeypatch.setattr(local, "BATCH_SOURCES", 4)
    read, path = Pipeline.read, tmp_path / "claims.duckdb"

    def interrupted(self, given):
        if given.uri == "news/17.txt":
            raise KeyboardInterrupt
        return read(self, given)

    with Store(path) as store:
        monkeypatch.setattr(Pipeline, "read", interrupted)
        with pytest.raises(KeyboardInterrupt):
            run_local((source(n) for n in range(COUNT)), Settings(), store, workers=1)
        monkeypatch.setattr(Pipeline, "read", read)
    summary, rows = complete(path)
    assert summary.counts.unchanged == 16
    assert rows == expected


def test_ctrl_c_inside_a_transaction(tmp_path, expected, monkeypatch):
    monkeypatch.setattr(local, "BATCH_SOURCES", 4)
    monkeypatch.setattr(local, "COMMIT_SECONDS", 0)
    path = tmp_path / "claims.duckdb"
    calls = []

    def interrupted(*_: object, **__: object) -> None:
        calls.append(1)
        if len(calls) == 3:
            raise KeyboardInterrupt

    with Store(path) as store:
        with monkeypatch.context() as patch, pytest.raises(KeyboardInterrupt):
            patch.setattr("pipeline.store.writer.supersede", interrupted)
            run_local((source(n) for n in range(COUNT)), Settings(), store, workers=1)
        assert store.sql("SELECT count(*) FROM documents").fetchall() == [(8,)]
    assert complete(path)[1] == expected


def check_killed(path, expected, delay):
    process = run_script(path)
    assert process.stdout is not None
    process.stdout.readline()
    time.sleep(delay)
    process.kill()
    process.communicate()
    if path.exists():
        with duckdb.connect(str(path)) as connection:
            whole = connection.execute(
                "SELECT count(*) FROM documents ANTI JOIN (SELECT doc_id FROM blocks SEMI JOIN extractions USING (doc_id)) USING (doc_id)"
            ).fetchall()
            orphans = connection.execute("SELECT count(*) FROM blocks ANTI JOIN documents USING (doc_id)").fetchall()
        assert (whole, orphans) == ([(0,)], [(0,)])
    assert complete(path)[1] == expected


@pytest.mark.parametrize("delay", [0.15, *(pytest.param(delay, marks=pytest.mark.long) for delay in (0.05, 0.4))])
def test_killed_run_is_completed_by_the_same_command(tmp_path, expected, delay):
    check_killed(tmp_path / "claims.duckdb", expected, delay)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(60))
def test_run_killed_at_any_moment(tmp_path, expected, seed):
    check_killed(tmp_path / "claims.duckdb", expected, random.Random(seed).uniform(0, 1.2))


def test_workers_die_with_a_killed_run(tmp_path):
    process = run_script(tmp_path / "claims.duckdb", count=20000, workers=2)
    assert process.stdout is not None
    process.stdout.readline()
    time.sleep(1.5)
    process.kill()
    process.communicate(timeout=20)  # returns when the last holder of its output has ended


def test_full_disk_says_what_to_do_and_leaves_whole_documents(tmp_path, expected):
    path = tmp_path / "claims.duckdb"
    Store(path).close()
    process = run_script(path, limit=40_000)
    _, told = process.communicate()
    assert "StoreError" in told
    assert "could not be written, the disk may be full: free some space" in told
    assert complete(path)[1] == expected


def test_failing_writer_is_one_clear_error(store, monkeypatch):
    def full(*_: object, **__: object) -> None:
        raise duckdb.IOException("Could not write all bytes to file: No space left on device")

    monkeypatch.setattr("pipeline.store.writer.insert", full)
    with pytest.raises(StoreError, match="free some space and run the same command again"):
        run_local([source(1)], Settings(), store)
    assert store.sql("FROM documents").fetchall() == []


def test_dying_worker_takes_only_the_document_at_fault():
    batches = [[source(n) for n in range(start, start + 5)] for start in range(0, 20, 5)]
    batches[1][3] = replace(batches[1][3], uri="deadly.txt")
    with ProcessLanes(deadly_batch, Settings(), 2) as lanes:
        futures = [lanes.submit(batch) for batch in batches]
        done = [lanes.result(future, batch) for future, batch in zip(futures, batches, strict=True)]
    assert [batch.tables["documents"].num_rows for batch in done] == [5, 4, 5, 5]
    assert [(reject.uri, reject.reason) for batch in done for reject in batch.rejects] == [("deadly.txt", "worker_died")]
