"""Texts that newer ones at the same address took the place of: counted nowhere, and what people decided on them is not lost from sight."""

from __future__ import annotations

import json

import pytest

from pipeline.cli import main
from pipeline.store import Store
from pipeline.verify.claimreview import claim_reviews

OLD = "가온 K2 소식\n\n가온 K2의 메모리 용량은 96GB다. K2의 인식 정확도는 130%다.\n"
NEW = "Gaon K2 haberi\n\nGaon şirketi yeni yapay zekâ kartını tanıttı. Gaon K2 kartının belleği 128 GB olarak açıklandı. Kartın güç tüketimi ise 350 W.\n"


def run(capsys, *words):
    status = main(list(words))
    return status, capsys.readouterr().out


@pytest.fixture
def database(tmp_path, capsys):
    path, page = str(tmp_path / "claims.duckdb"), tmp_path / "haber.txt"
    for text in (OLD, NEW):
        page.write_text(text, encoding="utf-8")
        assert main(["ingest", str(page), "--db", path, "--model", "none"]) == 0
        if text is OLD:
            run(capsys, "audit", "run", "--db", path)
            run(capsys, "audit", "review", "accept", "--metric", "memory_capacity", "--reviewer", "kim", "--db", path)
    capsys.readouterr()
    return path


def test_everything_counts_current_texts_alone(database, capsys):
    status, told = run(capsys, "audit", "run", "--fail-on", "refuted", "--json", "--db", database)
    summary = json.loads(told)
    assert (status, summary["superseded_documents"], summary["reviewed_claims_left_behind"]) == (0, 1, 1)
    listed = json.loads(run(capsys, "audit", "list", "--limit", "0", "--json", "--db", database)[1])
    with Store(database, read_only=True) as store:
        [(reviewed,)] = store.sql("SELECT count(*) FROM claims_reviewed").fetchall()
        exported = len(list(claim_reviews(store)))
    assert summary["claims"] == len(listed) == reviewed == exported > 0


def test_reviews_left_behind_are_said_and_listed(database, capsys):
    told = run(capsys, "audit", "run", "--db", database)[1]
    assert "1 superseded document not counted; 1 claim that people reviewed stayed behind" in told
    [row] = json.loads(run(capsys, "audit", "list", "--stale", "--json", "--db", database)[1])
    assert (row["metric"], row["decided_by"]) == ("memory_capacity", "kim")
    assert row["superseded_by"]


def test_document_is_found_by_the_name_of_its_file(database, capsys):
    rows = json.loads(run(capsys, "audit", "list", "--document", "haber.txt", "--json", "--db", database)[1])
    assert {row["metric"] for row in rows} >= {"power"}
    assert run(capsys, "show", "haber.txt", "--db", database)[0] == 0
    assert run(capsys, "show", "baska.txt", "--db", database)[0] != 0


BEFORE = "가온 K2 소식\n\n가온 K2의 메모리 용량은 96GB다. 가온 K2의 소비전력은 310W다. 설명회는 2024년 3월 12일(목)에 열린다.\n"
AFTER = "가온 K2 소식\n\n많은 이가 기다린 소식이다. 가온 K2의 메모리 용량은 96GB다. 가온 K2의 소비전력은 330W다. 설명회는 2024년 3월 12일(목)에 열린다.\n"


@pytest.fixture
def corrected(tmp_path, capsys):
    """A text of which people decided three things, and its correction, which changes the sentence of one of them."""
    path, page = str(tmp_path / "claims.duckdb"), tmp_path / "haber.txt"
    page.write_text(BEFORE, encoding="utf-8")
    assert main(["ingest", str(page), "--db", path, "--model", "none"]) == 0
    run(capsys, "audit", "run", "--db", path)
    [figure] = json.loads(run(capsys, "audit", "list", "--figures", "--standing", "conflicting", "--json", "--db", path)[1])
    for words in (["accept", "--metric", "power"], ["amend", "--set", 'conditions={"chips": 2}', "--metric", "memory_capacity"], [figure["figure_id"], "accept"]):
        assert main(["audit", "review", *words, "--reviewer", "kim", "--db", path]) == 0
    page.write_text(AFTER, encoding="utf-8")
    assert main(["ingest", str(page), "--db", path, "--model", "none"]) == 0
    capsys.readouterr()
    return path


def test_decisions_on_sentences_that_stayed_hold_for_the_newer_text(corrected, capsys):
    status, told = run(capsys, "audit", "run", "--fail-on", "conflicting", "--db", corrected)
    assert status == 0
    assert "what people decided on 2 of their claims, submissions and figures holds for the newer texts" in told
    assert "1 claim that people reviewed stayed behind" in told
    rows = {row["metric"]: row for row in json.loads(run(capsys, "audit", "list", "--json", "--db", corrected)[1])}
    memory, power = rows["memory_capacity"], rows["power"]
    assert (memory["standing"], memory["decided_by"], memory["stale"], power["decided_by"]) == ("supported", "kim", False, "policy")
    assert "of the text before this one" in memory["reason"]
    with Store(corrected, read_only=True) as store:
        assert store.sql("SELECT conditions ->> 'chips' FROM claims_reviewed WHERE claim_id = ?", [memory["claim_id"]]).fetchall() == [("2",)]
        assert "2 chips" in store.sql("SELECT statement FROM claims_reviewed WHERE claim_id = ?", [memory["claim_id"]]).fetchall()[0][0]
    assert "of the text before this one" in run(capsys, "audit", "report", "--db", corrected)[1]
    assert "kim" in run(capsys, "audit", "log", "--claim", memory["claim_id"], "--db", corrected)[1]


def test_a_decision_whose_numbers_were_corrected_is_stale(tmp_path, capsys):
    path, page = str(tmp_path / "claims.duckdb"), tmp_path / "haber.txt"
    for value in ("900", "1.200"):
        page.write_text(f"Kart haberi\n\nA100 saniyede 300 token üretti. H100 saniyede {value} token üretti. H100, A100'den 4 kat hızlı.\n", encoding="utf-8")
        assert main(["ingest", str(page), "--db", path, "--model", "none"]) == 0
        run(capsys, "audit", "run", "--db", path)
        if value == "900":
            [row] = [row for row in json.loads(run(capsys, "audit", "list", "--json", "--db", path)[1]) if row["unit"] == "x"]
            assert main(["audit", "review", row["claim_id"], "reject", "--note", "900/300 = 3", "--reviewer", "kim", "--db", path]) == 0
    [row] = [row for row in json.loads(run(capsys, "audit", "list", "--stale", "--json", "--db", path)[1]) if row["unit"] == "x"]
    assert (row["decided_by"], row["stale"]) == ("kim", True)


def test_a_decision_handed_on_can_be_undone_and_grows_stale(corrected, capsys):
    with Store(corrected) as store:
        [(claim,)] = store.sql("SELECT claim_id FROM claims JOIN documents USING (doc_id) WHERE superseded_by IS NULL AND metric = 'memory_capacity'").fetchall()
        store.connection.execute("UPDATE claims SET value = 98 WHERE claim_id = ?", [claim])
        assert store.sql("SELECT decided_by, stale FROM standings WHERE claim_id = ?", [claim]).fetchone() == ("kim", True)
    assert run(capsys, "audit", "review", claim, "undo", "--reviewer", "kim", "--db", corrected)[0] == 0
    with Store(corrected, read_only=True) as store:
        assert store.sql("SELECT decided_by FROM standings WHERE claim_id = ?", [claim]).fetchone() == ("policy",)
    assert run(capsys, "audit", "log", "--verify", "--db", corrected)[1].startswith("the log is whole: 4 reviews")


ELSEWHERE = "Toros haberi\n\nBaşka bir yayın da yazdı. Toros T4 kartının belleği 96 GB olarak açıklandı.\n"


def agreements(path):
    """What the claims of current texts are said to be borne out by."""
    with Store(path, read_only=True) as store:
        return store.sql(
            "SELECT d.uri LIKE '%baska%', v.verdict, v.explanation[1:16] FROM verifications AS v JOIN claims AS c USING (claim_id) JOIN documents AS d USING (doc_id)"
            " WHERE v.check_name = 'agreement' AND d.superseded_by IS NULL AND c.metric = 'memory_capacity' ORDER BY ALL"
        ).fetchall()


@pytest.mark.parametrize(("memory", "expected"), [("96", [(False, "supported", "1 other document"), (True, "supported", "1 other document")]), ("128", [])])
def test_a_superseded_text_bears_nobody_out(tmp_path, capsys, memory, expected):
    path, page, other = str(tmp_path / "claims.duckdb"), tmp_path / "haber.txt", tmp_path / "baska.txt"
    told = "Toros haberi\n\nToros şirketi yeni kartını tanıttı. Toros T4 kartının belleği {} GB olarak açıklandı. {}\n"
    for text in (told.format("96", ""), told.format(memory, "Kartın güç tüketimi 350 W, fiyatı 4.200 dolar ve bant genişliği saniyede 3,2 TB olarak duyuruldu.")):
        page.write_text(text, encoding="utf-8")
        assert main(["ingest", str(page), "--db", path, "--model", "none"]) == 0
    run(capsys, "audit", "run", "--db", path)
    assert agreements(path) == []
    other.write_text(ELSEWHERE, encoding="utf-8")
    assert main(["ingest", str(other), "--db", path, "--model", "none"]) == 0
    run(capsys, "audit", "run", "--db", path)
    assert agreements(path) == expected
    with Store(path, read_only=True) as store:
        both = store.sql("SELECT DISTINCT v.verdict FROM verifications AS v JOIN claims AS c USING (claim_id) JOIN documents AS d USING (doc_id) WHERE v.check_name = 'agreement' AND superseded_by IS NOT NULL").fetchall()
    assert both == [("supported",)]


def doc_of(path, newer):
    with Store(path, read_only=True) as store:
        [(doc_id,)] = store.sql(f"SELECT doc_id FROM documents WHERE superseded_by IS {'' if newer else 'NOT '}NULL").fetchall()
    return doc_id


def memory_of(path):
    with Store(path, read_only=True) as store:
        return store.sql("SELECT s.decided_by, s.stale, r.conditions ->> 'chips' FROM standings AS s JOIN claims_reviewed AS r USING (claim_id) JOIN documents AS d USING (doc_id) WHERE superseded_by IS NULL AND metric = 'memory_capacity'").fetchall()


def test_decisions_outlive_the_text_that_they_were_made_on(corrected, tmp_path, capsys):
    run(capsys, "audit", "run", "--db", corrected)
    told = run(capsys, "delete", doc_of(corrected, newer=False), "--db", corrected)[1]
    assert "what people decided on 2 of the claims, submissions and figures there holds for other texts" in told
    assert "on 1 of the claims, submissions and figures there holds for nothing any more" in told
    assert memory_of(corrected) == [("kim", False, "2")]
    run(capsys, "audit", "run", "--db", corrected)
    assert memory_of(corrected) == [("kim", False, "2")]
    assert run(capsys, "audit", "log", "--verify", "--db", corrected)[1].startswith("the log is whole: 5 reviews")
    third = tmp_path / "haber.txt"
    third.write_text(AFTER + "\n뒤늦게 알려진 소식이다.\n", encoding="utf-8")
    assert main(["ingest", str(third), "--db", corrected, "--model", "none"]) == 0
    assert memory_of(corrected) == [("kim", False, "2")]
    assert "holds for other texts" in run(capsys, "delete", doc_of(corrected, newer=False), "--db", corrected)[1]
    assert memory_of(corrected) == [("kim", False, "2")]
    with Store(corrected, read_only=True) as store:
        [(claim,)] = store.sql("SELECT claim_id FROM claims WHERE metric = 'memory_capacity'").fetchall()
    assert run(capsys, "audit", "review", claim, "undo", "--reviewer", "kim", "--db", corrected)[0] == 0
    assert memory_of(corrected) == [("policy", False, None)]
    assert "holds for nothing any more" in run(capsys, "delete", doc_of(corrected, newer=True), "--db", corrected)[1]


def test_a_later_decision_on_the_newer_text_wins_over_one_handed_on_when_its_text_is_deleted(corrected, capsys):
    run(capsys, "audit", "run", "--db", corrected)
    run(capsys, "audit", "review", "reject", "--metric", "memory_capacity", "--document", doc_of(corrected, newer=True), "--reviewer", "lee", "--db", corrected)
    run(capsys, "delete", doc_of(corrected, newer=False), "--db", corrected)
    with Store(corrected, read_only=True) as store:
        assert store.sql("SELECT decided_by, standing FROM standings JOIN claims USING (claim_id) WHERE metric = 'memory_capacity'").fetchall() == [("lee", "refuted")]


def test_nobody_can_hand_on_a_decision_by_hand(corrected, capsys):
    assert run(capsys, "audit", "review", "handed", "--metric", "power", "--reviewer", "kim", "--db", corrected)[0] != 0
