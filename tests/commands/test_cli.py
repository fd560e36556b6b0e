"""What every command shares: help, statuses, one-sentence errors."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from pipeline import cli
from pipeline.commands import COMMANDS
from pipeline.errors import StoreError


def one_sentence(message: str) -> bool:
    return message.startswith("chipclaims") and message.count("\n") == 1 and "Traceback" not in message


@pytest.mark.parametrize("name", COMMANDS)
def test_every_help_shows_an_example(call, name: str) -> None:
    outcome = call(name, "--help")
    assert outcome.status == 0
    assert f"example:\n  chipclaims {name}" in outcome.out
    assert "--db FILE" in outcome.out


def test_help_starts_fast() -> None:
    """Under 0.4 s, of processor time, for other processes may be at work; the best of three."""
    spent = []
    for _ in range(3):
        before = os.times()
        subprocess.run([sys.executable, "-m", "pipeline.cli", "--help"], check=True, capture_output=True)
        after = os.times()
        spent.append(after.children_user + after.children_system - before.children_user - before.children_system)
    assert min(spent) < 0.4


@pytest.mark.parametrize("words", [["--help"], ["ingest", "--help"], ["sql", "--help"]])
def test_help_imports_nothing_heavy(words: list[str]) -> None:
    heavy = "{'duckdb', 'pyarrow', 'spacy', 'pydantic', 'bs4', 'lxml', 'numpy'}"
    code = f"import sys\nfrom pipeline.cli import make_parser\nmake_parser({words})\nprint({heavy} & set(sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.strip() == "set()"


def test_no_command_shows_the_help(call) -> None:
    outcome = call()
    assert outcome.status == 2
    assert "commands:" in outcome.out


@pytest.mark.parametrize("words", [["ingets"], ["ingest"], ["sql"], ["sql", "SELECT 1", "--format", "xml"], ["ingest", "x", "--workers", "0"]])
def test_usage_errors_are_one_sentence_with_status_2(call, words: list[str]) -> None:
    outcome = call(*words)
    assert outcome.status == 2
    assert one_sentence(outcome.err)
    assert "--help" in outcome.err


@pytest.mark.parametrize(
    ("words", "named"), [("audit list --bogus", "chipclaims audit list"), ("ingest x --bogus", "chipclaims ingest"), ("audit --bogus list", "chipclaims audit"), ("--bogus sql x", "chipclaims")]
)
def test_an_unknown_option_names_the_help_of_its_command(call, words: str, named: str) -> None:
    assert call(*words.split()).err == f"{named}: unrecognized arguments: --bogus; see {named} --help\n"


def test_the_version_is_told(call) -> None:
    assert call("--version").out.startswith("chipclaims 0.")


def test_the_database_comes_from_the_environment(call, db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHIPCLAIMS_DB", str(db))
    assert "2" in call("sql", "SELECT count(*) FROM documents").out


@pytest.mark.parametrize("words", [["--db", "{}", "sql"], ["--db={}", "sql"], ["--db", "elsewhere", "sql", "--db", "{}"], ["-q", "sql", "--db", "{}"]])
def test_the_database_may_stand_before_the_command(call, db: Path, words: list[str]) -> None:
    outcome = call(*(word.format(db) for word in words), "--json", "SELECT count(*) AS n FROM documents")
    assert json.loads(outcome.out) == [{"n": 2}]


def test_a_database_may_have_the_name_of_a_command(call, db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(db.parent)
    db.rename(db.with_name("ingest"))
    assert call("--json", "--db", "ingest", "sql", "SELECT 1 AS one").status == 0


def failing(error: BaseException) -> object:
    class Failing:
        EXAMPLES = ""

        def add_arguments(self, parser: object) -> None:
            pass

        def run(self, arguments: object) -> int:
            raise error

    return Failing()


@pytest.mark.parametrize(
    ("error", "status", "words"),
    [
        (StoreError("The disk is full; make room."), 2, "The disk is full; make room."),
        (KeyboardInterrupt(), 130, "the same command completes it"),
        (ZeroDivisionError("by zero"), 2, "ZeroDivisionError: by zero"),
    ],
)
def test_errors_are_one_sentence(call, monkeypatch: pytest.MonkeyPatch, error: BaseException, status: int, words: str) -> None:
    monkeypatch.setattr(cli, "load", lambda _: failing(error))
    outcome = call("export")
    assert outcome.status == status
    assert one_sentence(outcome.err)
    assert words in outcome.err


COMMANDS_ON_A_DATABASE = [
    ("ingest", "."), ("refresh",), ("sql", "SELECT 1"), ("show", "x"), ("delete", "x"), ("export", "out"), ("audit", "run"), ("audit", "list"),
    ("audit", "review", "x", "accept"), ("audit", "report"), ("audit", "log"),
]  # fmt: skip


@pytest.mark.parametrize("words", COMMANDS_ON_A_DATABASE, ids=" ".join)
@pytest.mark.parametrize(
    ("name", "told"),
    [(":memory:", "nothing would be kept"), (":memory:a", "nothing would be kept"), ("", "The name of the database is empty"),
     (" ", "The name of the database is empty"), ("md:foo", "chipclaims: md:foo is an address"), ("https://example.org/a.duckdb", "is an address")],
)  # fmt: skip
def test_names_that_no_database_can_have(call, articles: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], name: str, told: str) -> None:
    monkeypatch.chdir(articles)
    before = sorted(articles.iterdir())
    outcome = call(*words, "--db", name)
    assert (outcome.status, outcome.out, outcome.err.count("\n")) == (2, "", 1)
    assert told in outcome.err
    assert sorted(articles.iterdir()) == before


def test_debug_shows_the_traceback(call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cli, "load", lambda _: failing(ZeroDivisionError("by zero")))
    with pytest.raises(ZeroDivisionError):
        call("export", "--debug")


def test_a_closed_pipe_is_no_error(db: Path) -> None:
    command = f"{sys.executable} -m pipeline.cli sql --db {db} 'SELECT * FROM range(200000)' --format csv | head -n 1"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=True)
    assert (done.stdout, done.stderr) == ("range\n", "")


@pytest.mark.parametrize("words", [("sql", "\udcff"), ("show", "\udcff"), ("audit", "list", "--subject", "\udcff"), ("export", "\udcff")])
def test_words_that_are_not_utf8_are_said_plainly(call, articles: Path, tmp_path: Path, words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    call("ingest", articles, "--db", tmp_path / "a.duckdb")
    monkeypatch.setattr(cli, "DEFAULT_DATABASE", str(tmp_path / "a.duckdb"))
    outcome = call(*words)
    assert outcome.status == 2
    assert outcome.err.startswith("chipclaims: the command holds bytes that are not UTF-8")
    assert one_sentence(outcome.err)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="the system has no full device")
@pytest.mark.parametrize("words", [("sql", "FROM documents"), ("show", "ko.txt"), ("audit", "report"), ("sql", "FROM figures", "--output", "/dev/full")])
def test_a_full_device_is_said_plainly(db: Path, words: tuple[str, ...]) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run([sys.executable, "-m", "pipeline.cli", *words, "--db", str(db)], stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode == 2
    assert "cannot be written (No space left on device)" in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("words", [("sql", "FROM documents"), ("sql", "FROM documents", "--format", "csv"), ("show", "ko.txt"), ("audit", "list")])
def test_a_closed_output_is_said_plainly(call, db: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...]) -> None:
    monkeypatch.setattr("sys.stdout", None)
    outcome = call(*words, "--db", db)
    assert (outcome.status, one_sentence(outcome.err), "Standard output is closed" in outcome.err) == (2, True, True)


def test_a_closed_output_is_no_matter_where_nothing_is_printed(call, db: Path, articles: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdout", None)
    assert call("ingest", articles, "--db", db, "--quiet") == (0, "", "")
    assert call("sql", "SELECT 1", "--db", db, "-o", os.devnull) == (0, "", "")


@pytest.mark.parametrize("words", [("sql", "SELECT title FROM documents"), ("ingest", "--help")])
def test_an_output_without_korean_letters_is_said_plainly(db: Path, words: tuple[str, ...]) -> None:
    command = [sys.executable, "-m", "pipeline.cli", *words, "--db", str(db)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env={**os.environ, "PYTHONIOENCODING": "ascii"})
    assert (done.returncode, one_sentence(done.stderr)) == (2, True)
    assert "standard output is in ascii, which has no" in done.stderr
    assert "set PYTHONIOENCODING=utf-8" in done.stderr


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="processes are looked for in /proc")
@pytest.mark.parametrize(
    ("number", "whole_group", "delay", "status"),
    [*((signal.SIGINT, True, delay, 130) for delay in (0, 0.5, 1.5, 3)), *((signal.SIGTERM, group, delay, 143) for group, delay in ((False, 0), (False, 1.5), (True, 1.5)))],
)  # fmt: skip
def test_signals_while_workers_start_are_one_sentence(articles: Path, tmp_path: Path, number: int, whole_group: bool, delay: float, status: int) -> None:
    text = (articles / "ko.txt").read_text(encoding="utf-8")
    for n in range(70):
        (articles / f"{n}.txt").write_text(f"{text}{n}\n", encoding="utf-8")
    words = [sys.executable, "-m", "pipeline.cli", "ingest", str(articles), "--db", str(tmp_path / "a.duckdb"), "--workers", "2", "--model", "none"]
    run = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True)
    while run.poll() is None and not any("forkserver" in line for line in command_lines(run.pid)):
        time.sleep(0.01)
    time.sleep(delay)
    (os.killpg if whole_group else os.kill)(run.pid, number)
    _, told = run.communicate(timeout=60)
    assert run.returncode in {0, status}  # done before
    assert told.count("\n") == (run.returncode == status), told
    assert not any(command_lines(run.pid))


def command_lines(session: int) -> list[str]:
    """Of the processes of a session."""
    found = []
    for path in Path("/proc").glob("[0-9]*"):
        try:
            if os.getsid(int(path.name)) == session:
                found.append((path / "cmdline").read_text())
        except OSError:
            continue
    return found
