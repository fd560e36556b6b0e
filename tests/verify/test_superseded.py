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
