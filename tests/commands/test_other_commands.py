"""``show``, ``export``, ``delete``, ``refresh``, ``eval``"""

from __future__ import annotations

import json
import re
from pathlib import Path

import duckdb
import pytest
from tests_support import rows


def test_show_a_document_by_its_uri(call, db: Path, articles: Path) -> None:
    outcome = call("show", articles / "ko.txt", "--db", db)
    assert outcome.status == 0
    assert "그래프코어의 보우 Pod16은 DGX-A100 640GB보다" in outcome.out
    assert "\x1b" not in outcome.out


def test_colours_are_forced_and_refused(call, db: Path, articles: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert "\x1b[32m31%\x1b[0m" in call("show", articles / "ko.txt", "--db", db).out
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b" not in call("show", articles / "ko.txt", "--db", db).out


def test_show_a_claim_with_the_words_of_its_slots(call, db: Path) -> None:
    claim_id = rows(db, "SELECT claim_id FROM claims WHERE claim_id IN (SELECT claim_id FROM claim_slots) LIMIT 1")[0][0]
    outcome = call("show", claim_id, "--db", db)
    assert outcome.status == 0
    for column in ("slot", "words", "confidence", "bound by"):
        assert column in outcome.out
    assert json.loads(call("show", claim_id, "--db", db, "--json").out)["claim_id"] == claim_id


def test_show_writes_one_html_file(call, db: Path, articles: Path, tmp_path: Path) -> None:
    call("show", articles / "ko.txt", "--db", db, "--html", tmp_path / "a.html")
    page = (tmp_path / "a.html").read_text(encoding="utf-8")
    assert '<mark class="percentage" title="percentage: 31 percent">31%</mark>' in page
    assert not re.search(r"<script|<link|src=|https?://", page)


@pytest.mark.parametrize("command", ["show", "delete", "refresh"])
def test_unknown_documents_are_said(call, db: Path, command: str) -> None:
    outcome = call(command, "nothing-like-it", "--db", db)
    assert outcome.status == 2
    assert outcome.err.count("\n") == 1


def test_show_to_a_place_that_cannot_be_written(call, db: Path, articles: Path, tmp_path: Path) -> None:
    outcome = call("show", articles / "ko.txt", "--db", db, "--html", tmp_path / "none" / "a.html")
    assert (outcome.status, "cannot be written" in outcome.err) == (2, True)


def test_export_writes_parquet_and_jsonl(call, db: Path, tmp_path: Path) -> None:
    outcome = call("export", tmp_path / "out", "--db", db, "--json")
    names = {Path(path).name for path in json.loads(outcome.out)["files"]}
    assert {"documents.parquet", "figures.jsonl", "claims.parquet", "evidence.jsonl", "rejects.parquet"} <= names
    lines = (tmp_path / "out" / "documents.jsonl").read_text(encoding="utf-8").splitlines()
    assert {json.loads(line)["language"] for line in lines} == {"ko", "tr"}


def test_delete_removes_a_document(call, db: Path, articles: Path) -> None:
    assert call("delete", articles / "ko.txt", "--db", db).out == f"1 document deleted from {db}\n"
    assert rows(db, "SELECT language FROM documents") == [("tr",)]
    assert rows(db, "SELECT count(*) FROM figures ANTI JOIN documents USING (doc_id)") == [(0,)]


def test_delete_says_which_older_text_is_current_again(call, tmp_path: Path) -> None:
    path, db = tmp_path / "haber.txt", tmp_path / "claims.duckdb"
    ids = []
    for share in ("31", "32", "33"):
        path.write_text(f"Doruk D4, H100'den yüzde {share} yavaş kaldı. Şirket fiyatı da açıkladı.\n", encoding="utf-8")
        call("ingest", path, "--db", db, "--model", "none")
        ids.append(rows(db, "SELECT doc_id FROM documents WHERE superseded_by IS NULL")[0][0])
    outcome = call("delete", path, "--db", db)
    first, second = outcome.out.splitlines()
    assert first == f"1 document deleted from {db}"
    assert ids[1] in second
    assert "current" in second
    assert rows(db, "SELECT doc_id FROM documents WHERE superseded_by IS NULL") == [(ids[1],)]
    assert call("delete", ids[0], "--db", db).out.count("\n") == 1
    assert json.loads(call("delete", path, "--db", db, "--json").out) == {"deleted": [ids[1]], "current_again": [], "decisions_that_stay": 0, "decisions_that_go": 0}


def test_delete_of_all_texts_at_a_uri_brings_none_back(call, tmp_path: Path) -> None:
    path, db = tmp_path / "haber.txt", tmp_path / "claims.duckdb"
    for share in ("31", "32"):
        path.write_text(f"Doruk D4, H100'den yüzde {share} yavaş kaldı. Şirket fiyatı da açıkladı.\n", encoding="utf-8")
        call("ingest", path, "--db", db, "--model", "none")
    newest, oldest = (rows(db, f"SELECT doc_id FROM documents WHERE superseded_by IS {word} NULL")[0][0] for word in ("", "NOT"))
    assert call("delete", newest, oldest, "--db", db).out == f"2 documents deleted from {db}\n"


def test_delete_of_several_is_all_or_nothing(call, db: Path, articles: Path) -> None:
    assert call("delete", articles / "ko.txt", "nothing-like-it", "--db", db).status == 2
    assert rows(db, "SELECT count(*) FROM documents") == [(2,)]


def test_refresh_does_nothing_where_nothing_changed(call, db: Path) -> None:
    assert call("refresh", "--db", db).out == f"0 documents read again, 0 changed rows in {db}\n"


def test_refresh_diff_shows_what_a_lexicon_would_change_and_changes_nothing(call, db: Path, tmp_path: Path) -> None:
    lexicon = tmp_path / "own.toml"
    lexicon.write_text('type = "chip"\n[names]\n"Bow Pod16 System" = { also = ["보우 Pod16"] }\n', encoding="utf-8")
    before = rows(db, "SELECT * FROM claims ORDER BY claim_id")
    outcome = call("refresh", "--diff", "--lexicon", lexicon, "--db", db)
    assert outcome.status == 0
    assert "2 documents would be read again" in outcome.out
    assert rows(db, "SELECT * FROM claims ORDER BY claim_id") == before


def test_refresh_needs_a_database(call, tmp_path: Path) -> None:
    assert call("refresh", "--db", tmp_path / "none.duckdb").status == 2
    assert not (tmp_path / "none.duckdb").exists()


def test_eval_prints_the_quality_table(call) -> None:
    articles = [next(Path("corpus/articles").glob(f"{language}-*.txt")) for language in ("ko", "tr")]
    outcome = call("eval", *(f"corpus/golden/{article.stem}.json" for article in articles), "--articles", *articles)
    assert outcome.status == 0
    assert "figures F1" in outcome.out
    assert re.search(r"^all +\d+", outcome.out, re.MULTILINE)


def test_eval_prints_mistakes_and_missing_documents(call, tmp_path: Path) -> None:
    outcome = call("eval", "corpus/golden", "--articles", *sorted(Path("corpus/articles").glob("ko-*"))[:2], "--errors", "3")
    assert outcome.status == 1
    assert re.fullmatch(r"chipclaims: \d+ of \d+ golden files without a document here \(.+, …\): not counted; --count-missing counts their figures as missed\.\n", outcome.err)


def test_eval_counts_only_documents_that_are_there(call, tmp_path: Path) -> None:
    """The score of one article is the same beside golden files of others; only on demand are these misses."""
    article, other = "corpus/articles/ko-flat-news.txt", "corpus/golden/tr-06-forum.json"
    words = ("eval", "corpus/golden/ko-flat-news.json", "--articles", article, "--model", "none", "--json")
    alone, beside, missed = call(*words), call(words[0], other, *words[1:]), call(words[0], other, *words[1:], "--count-missing")
    assert (alone.status, beside.status, missed.status) == (0, 1, 1)
    told = json.loads(beside.out)
    assert told | {"missing": []} == json.loads(alone.out)
    assert told["missing"] == [Path(other).name]
    assert beside.err.startswith("chipclaims: 1 of 2 golden files without a document here (")
    assert json.loads(missed.out)["figures"]["r"] < told["figures"]["r"]
    assert json.loads(missed.out)["docs"] == told["docs"] + 1


def test_eval_without_any_of_the_documents(call, db: Path) -> None:
    outcome = call("eval", "corpus/golden", "--db", db)
    assert outcome.status == 2
    assert "--articles" in outcome.err


def test_eval_names_a_golden_that_does_not_fit_its_text(call, tmp_path: Path) -> None:
    golden = json.loads(Path("corpus/golden/ko-flat-news.json").read_text(encoding="utf-8"))
    golden["figures"][0]["surface"] = "x" * len(golden["figures"][0]["surface"])
    (tmp_path / "g.json").write_text(json.dumps(golden), encoding="utf-8")
    outcome = call("eval", tmp_path, "--articles", "corpus/articles/ko-flat-news.txt", "--model", "none")
    assert (outcome.status, outcome.err.count("\n"), "does not fit its text" in outcome.err) == (1, 1, True)
    assert "figures F1" in outcome.out


def test_eval_takes_no_negative_number_of_errors(call) -> None:
    outcome = call("eval", "corpus/golden", "--errors", "-1")
    assert (outcome.status, "'-1' is not a number of 0 or more" in outcome.err) == (2, True)


@pytest.mark.parametrize("words", [["delete", "abcd"], ["refresh"], ["show", "abcd"], ["export", "out"]])
def test_only_ingest_makes_a_database(call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: list[str]) -> None:
    monkeypatch.chdir(tmp_path)
    outcome = call(*words, "--db", "none.duckdb")
    assert (outcome.status, outcome.err.partition(":")[2]) == (2, " none.duckdb does not exist: run `chipclaims ingest` first, or give its path with --db.\n")
    assert not list(tmp_path.iterdir())


def test_reference_file_that_cannot_be_read_makes_no_database(call, tmp_path: Path) -> None:
    (tmp_path / "rows.jsonl").write_text('{"product": "A", "metric": "power", "value": NaN, "source": "s"}\n')
    for name in ("rows.jsonl", "none.csv"):
        outcome = call("reference", "import", tmp_path / name, "--db", tmp_path / "new.duckdb")
        assert (outcome.status, outcome.err.count("\n"), (tmp_path / "new.duckdb").exists()) == (2, 1, False)


@pytest.mark.parametrize("command", [("sql", "FROM documents"), ("show", "x"), ("audit", "list"), ("audit", "run"), ("export", "out")])
def test_an_empty_file_is_no_database_to_read(call, tmp_path: Path, command) -> None:
    path = tmp_path / "empty.duckdb"
    path.touch()
    outcome = call(*command, "--db", path)
    assert outcome.status
    assert f"{path} is an empty file, and no chipclaims database" in outcome.err
    assert len(outcome.err.splitlines()) == 1
    assert path.stat().st_size == 0


def test_a_database_without_tables_is_none_of_ours(call, tmp_path: Path) -> None:
    path = tmp_path / "other.duckdb"
    duckdb.connect(path).close()
    outcome = call("sql", "FROM documents", "--db", path)
    assert "is a DuckDB file without tables, and no chipclaims database" in outcome.err


def test_agreement_says_what_it_shows(call, db: Path) -> None:
    assert call("audit", "log", "--agreement", "--db", db).out == "no two reviewers have decided on one claim\n"
    [(claim,)] = rows(db, "SELECT min(claim_id) FROM claims")
    for reviewer in ("derya", "minho"):
        call("audit", "review", claim, "accept", "--reviewer", reviewer, "--db", db)
    told = call("audit", "log", "--agreement", "--db", db).out.splitlines()
    assert told[0].startswith("of the claims on which two reviewers decided: the share")
    assert told[1].split() == ["first", "second", "claims", "agree", "kappa"]
