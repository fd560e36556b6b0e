"""``chipclaims ingest``"""

from __future__ import annotations

import fcntl
import json
import os
import pty
import select
import struct
import sys
import termios
from pathlib import Path

import pytest
from tests_support import rows


def test_a_folder_is_stored_with_one_summary_line(call, articles: Path, tmp_path: Path) -> None:
    outcome = call("ingest", articles, "--db", tmp_path / "a.duckdb")
    assert outcome == (0, f"2 documents stored in {tmp_path / 'a.duckdb'}\n", "")


def test_the_same_bytes_change_nothing(call, articles: Path, db: Path) -> None:
    outcome = call("ingest", articles, "--db", db)
    assert outcome.out == f"0 documents stored, 2 unchanged in {db}\n"


def test_json_tells_the_counts_and_the_rejects(call, articles: Path, tmp_path: Path) -> None:
    (articles / "x.pdf").write_bytes(b"%PDF-1.7")
    outcome = call("ingest", articles, "--db", tmp_path / "a.duckdb", "--json")
    told = json.loads(outcome.out)
    assert (outcome.status, told["in"], told["stored"], told["rejected"]) == (1, 3, 2, 1)
    assert [(Path(r["uri"]).name, r["reason"]) for r in told["rejects"]] == [("x.pdf", "unsupported_format")]


def test_rejects_are_said_and_stored_and_the_rest_goes_on(call, articles: Path, db: Path) -> None:
    (articles / "nul.txt").write_bytes(b"a\0\0\0bc\0")
    (articles / "empty.txt").write_bytes(b"")
    (articles / "english.txt").write_text("The chip of this company is 31% faster than the one that it sold last year.")
    (articles / "new.txt").write_text("새 칩은 40% 빠르다고 회사가 밝혔다.", encoding="utf-8")
    outcome = call("ingest", articles, "--db", db)
    assert outcome.status == 1
    assert outcome.out == f"1 document stored, 2 unchanged, 3 set aside in {db}\n"
    assert all(line.startswith("set aside ") and line.endswith(".") for line in outcome.err.splitlines())
    stored = rows(db, "SELECT reason FROM rejects ORDER BY uri")
    assert [row[0] for row in stored][:1] == ["empty"]
    assert {"binary"} < {row[0] for row in stored}


def test_only_missing_paths_make_no_database(call, tmp_path: Path) -> None:
    outcome = call("ingest", tmp_path / "none.txt", "--db", tmp_path / "a.duckdb")
    assert outcome.status == 2
    assert outcome.err == f"chipclaims: There is no file or folder '{tmp_path / 'none.txt'}'; check the name.\n"
    assert not (tmp_path / "a.duckdb").exists()


def test_one_missing_path_among_others_is_set_aside(call, articles: Path, tmp_path: Path) -> None:
    outcome = call("ingest", tmp_path / "*.none", articles, "--db", tmp_path / "a.duckdb")
    assert (outcome.status, outcome.out) == (1, f"2 documents stored, 1 set aside in {tmp_path / 'a.duckdb'}\n")


def test_an_empty_folder_is_an_error(call, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    assert call("ingest", tmp_path / "empty", "--db", tmp_path / "a.duckdb").status == 2


def test_a_database_that_is_none_is_left_alone(call, articles: Path, tmp_path: Path) -> None:
    (tmp_path / "a.duckdb").write_text("this is a letter, not a database" * 100)
    outcome = call("ingest", articles, "--db", tmp_path / "a.duckdb")
    assert outcome.status == 2
    assert outcome.err.startswith("chipclaims: ")
    assert outcome.err.count("\n") == 1
    assert (tmp_path / "a.duckdb").read_text().startswith("this is a letter")


@pytest.mark.parametrize(("option", "value"), [("--lexicon", "none.toml"), ("--language", "en"), ("--max-mb", "0"), ("--engine", "cloud")])
def test_wrong_options_are_said(call, articles: Path, tmp_path: Path, option: str, value: str) -> None:
    outcome = call("ingest", articles, "--db", tmp_path / "a.duckdb", option, value)
    assert outcome.status == 2
    assert outcome.err.count("\n") == 1


@pytest.mark.parametrize(
    "content",
    [
        "broken", '[names]\n"A" = ["B"]\n', '[names]\n"A" = { type = "car" }\n', '[names]\n"A" = { type = "chip", alias = ["B"] }\n',
        '[names]\n"A" = { type = "chip", also = "B" }\n', '[names]\n"A" = { type = "chip", needs = "luck" }\n', '[chips]\n"A" = { type = "chip" }\n',
        "names = 5\n", "family = 5\n", "family = [5]\n", '[names]\n"A" = { type = ["chip"] }\n', '[names]\n" " = { type = "chip" }\n',
        '[names]\n"A" = { type = "chip", vendor = 5 }\n', '[names]\n"A" = { type = "chip", en = "" }\n', '[names]\n"A" = { type = "chip", also = [" "] }\n',
        '[names]\n"A" = { type = "chip", needs = ["number"] }\n', '[[family]]\nname = "A {2}"\npattern = "a(1)"\nstarts = ["a"]\n',
        '[[family]]\nname = "A"\npattern = 5\nstarts = ["a"]\n', '[[family]]\nname = "A"\npattern = "a"\nstarts = ["a"]\ntype = "car"\n',
        '[[family]]\nname = "A {1}"\npattern = "a(1)"\n', '[[family]]\nname = "A {1}"\npattern = "a(1"\nstarts = ["a"]\n',
    ],
)  # fmt: skip
def test_a_broken_lexicon_is_said_once(call, articles: Path, tmp_path: Path, content: str) -> None:
    (tmp_path / "own.toml").write_text(content)
    outcome = call("ingest", articles, "--db", tmp_path / "a.duckdb", "--lexicon", tmp_path / "own.toml")
    assert outcome.status == 2
    assert outcome.err.count("\n") == 1


def test_a_database_keeps_its_model_until_another_is_asked_for(call, articles: Path, tmp_path: Path) -> None:
    db = tmp_path / "a.duckdb"

    def models() -> list[str]:
        out = call("sql", "SELECT json_extract_string(config, '$.settings.model') AS model FROM runs ORDER BY started_at", "--db", db, "--json").out
        return [row["model"] for row in json.loads(out)]

    call("ingest", articles, "--db", db, "--model", "default")
    call("ingest", articles, "--db", db)
    call("refresh", "--db", db)
    call("ingest", articles, "--db", db, "--model", "none")
    assert models() == ["default", "default", "default", "none"]


def test_a_database_keeps_its_lexicon_until_it_is_taken_away(call, articles: Path, tmp_path: Path) -> None:
    lexicon, db = tmp_path / "own.toml", tmp_path / "a.duckdb"
    lexicon.write_text('type = "chip"\n[names]\n"Bow Pod16 System" = { also = ["보우 Pod16"] }\n', encoding="utf-8")
    call("ingest", articles, "--db", db, "--lexicon", lexicon)
    assert call("ingest", articles, "--db", db).out.startswith("0 documents stored, 2 unchanged in")
    call("audit", "run", "--db", db)
    assert call("refresh", "--db", db).out.startswith("0 documents read again")
    lexicon.unlink()
    outcome = call("refresh", "--db", db)
    assert outcome.status == 2
    assert "which is gone; give --lexicon FILE" in outcome.err
    assert call("refresh", "--db", db, "--lexicon", "none").out.startswith("2 documents read again")
    assert call("refresh", "--db", db).out.startswith("0 documents read again")


def test_quiet_prints_nothing(call, articles: Path, tmp_path: Path) -> None:
    assert call("ingest", articles, "--db", tmp_path / "a.duckdb", "--quiet") == (0, "", "")


def test_field_names_are_passed_on(call, tmp_path: Path) -> None:
    (tmp_path / "a.jsonl").write_text('{"gövde": "Yonga 80 GB bellek ve yüzde 31 hız sunuyor.", "ad": "Başlık"}', encoding="utf-8")
    call("ingest", tmp_path / "a.jsonl", "--text-field", "gövde", "--title-field", "ad", "--db", tmp_path / "a.duckdb")
    assert rows(tmp_path / "a.duckdb", "SELECT title FROM documents") == [("Başlık",)]


def test_encodings_are_recorded(call, tmp_path: Path) -> None:
    folder = tmp_path / "in"
    folder.mkdir()
    korean = "그래프코어는 새 칩이 31% 빠르다고 밝혔다. 가격은 85만 원이다."
    for encoding in ("utf-8", "cp949", "utf-16"):
        (folder / f"{encoding}.txt").write_bytes(korean.encode(encoding))
    (folder / "tr.txt").write_bytes("Yonganın doğruluğu yüzde 75,7 ve fiyatı 7.500 dolar.".encode("iso-8859-9"))
    call("ingest", folder, "--db", tmp_path / "a.duckdb")
    stored = rows(tmp_path / "a.duckdb", "SELECT encoding, source_text FROM documents ORDER BY encoding")
    assert [encoding for encoding, _ in stored] == ["cp1254", "cp949", "utf-16-le", "utf-8"]
    assert {text for encoding, text in stored if encoding != "cp1254"} == {korean}


def test_standard_input_is_read(call, articles: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with (articles / "ko.txt").open(encoding="ascii") as given:  # the bytes count, not the locale
        monkeypatch.setattr(sys, "stdin", given)
        outcome = call("ingest", "-", "--db", tmp_path / "a.duckdb")
    assert outcome == (0, f"1 document stored in {tmp_path / 'a.duckdb'}\n", "")


def test_a_progress_bar_stands_on_terminals_only(call, articles: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    main, terminal = pty.openpty()
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    with os.fdopen(terminal, "w", closefd=False) as stderr:
        monkeypatch.setattr(sys, "stderr", stderr)
        outcome = call("ingest", articles, "--db", tmp_path / "a.duckdb")
    assert select.select([main], [], [], 5)[0], "nothing was drawn"
    assert b"ingest" in os.read(main, 10_000)
    assert outcome.out.startswith("2 documents stored")
    os.close(terminal)
    os.close(main)


def test_closed_standard_input_is_empty(call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    outcome = call("ingest", "-", "--db", tmp_path / "a.duckdb")
    assert outcome.status == 1
    assert outcome.err == "set aside stdin: Standard input is empty; there is nothing to read.\n"


def test_the_model_of_the_package_is_missing_until_there_is_one(call, db: Path, articles: Path, monkeypatch, tmp_path: Path) -> None:
    monkeypatch.setattr("pipeline.extract.model.session.DEFAULT", tmp_path)
    outcome = call("ingest", articles, "--model", "default", "--db", db)
    assert (outcome.status, outcome.err) == (
        2, "chipclaims: This installation carries no learned extractor; give --model none, or the folder of one.\n",
    )  # fmt: skip


@pytest.mark.parametrize("command", ["ingest", "refresh"])
def test_a_model_that_is_not_there(call, db: Path, articles: Path, command: str) -> None:
    paths = [articles] if command == "ingest" else []
    outcome = call(command, *paths, "--model", "nowhere", "--db", db)
    assert (outcome.status, outcome.err) == (2, "chipclaims: There is no model 'nowhere'; give none, default, the path of one, or llm: and a language model.\n")


@pytest.mark.parametrize("words", [("ingest", "{}"), ("refresh",), ("eval", "corpus/golden", "--articles", "{}")])
def test_an_empty_name_is_no_model(call, db: Path, articles: Path, words: tuple[str, ...]) -> None:
    outcome = call(*(word.format(articles) for word in words), "--model", "", "--db", db)
    assert (outcome.status, outcome.err.count("\n"), "The name of the model is empty" in outcome.err) == (2, 1, True)


def test_a_folder_that_does_not_exist_for_the_database(call, articles: Path, tmp_path: Path) -> None:
    outcome = call("ingest", articles, "--db", tmp_path / "no" / "a.duckdb")
    assert outcome.status == 2
    assert outcome.err.startswith(f"chipclaims: {tmp_path / 'no' / 'a.duckdb'} cannot be created, its folder does not exist")
