"""Figures without a claim that a check objects to: said by ``audit run``, counted by its gate, listed and reported."""

from __future__ import annotations

import json

import pytest

from pipeline.cli import main
from pipeline.verify.queue import Filter
from pipeline.verify.report import html_report, load_report, markdown_report
from pipeline.verify.run import run_audit

ODD = [  # 12 March 2024 is a Tuesday, 5 June 2023 a Monday
    ("ko", "연구실 소식\n\n설명회는 2024년 3월 12일(목)에 열린다. 누리 T5의 소비전력은 210W다.\n", "2024년 3월 12일", "설명회는 2024년 3월 12일(목)에 열린다."),
    ("tr", "Laboratuvar haberleri\n\nKayıtlar 5 Haziran 2023 Cuma günü kapanıyor. Nuri T5'in güç tüketimi 210 W.\n", "5 Haziran 2023", "Kayıtlar 5 Haziran 2023 Cuma günü kapanıyor."),
]
RIGHT = [
    ("ko", "연구실 소식\n\n설명회는 2024년 3월 12일(화)에 열린다. 누리 T5의 소비전력은 210W다.\n"),
    ("tr", "Laboratuvar haberleri\n\nKayıtlar 5 Haziran 2023 Pazartesi günü kapanıyor. Nuri T5'in güç tüketimi 210 W.\n"),
]


def run(capsys, *words):
    status = main(list(words))
    return status, capsys.readouterr().out


@pytest.fixture(params=ODD, ids=["ko", "tr"])
def odd(request, store, read):
    language, text, words, sentence = request.param
    store.add(read(text, language))
    store.release()
    return store.path, words, sentence


def test_a_run_names_them_and_the_gate_counts_them(odd, capsys):
    path, words, _ = odd
    status, told = run(capsys, "audit", "run", "--fail-on", "conflicting", "--db", path)
    assert status == 1
    assert "without a claim checked: 1 conflicting" in told
    assert f"  {words}: conflicting; " in told
    assert "0 claims, 0 submissions and 1 figure without a claim stand so or worse" in told
    assert run(capsys, "audit", "run", "--fail-on", "refuted", "--db", path)[0] == 0
    record = json.loads(run(capsys, "audit", "run", "--json", "--db", path)[1])
    assert record["figures"]["conflicting"] == 1
    assert [row["words"] for row in record["figures_objected_to"]] == [words]


def test_the_queue_lists_them(odd, capsys):
    path, words, sentence = odd
    run(capsys, "audit", "run", "--db", path)
    [row] = json.loads(run(capsys, "audit", "list", "--figures", "--standing", "conflicting", "--json", "--db", path)[1])
    assert (row["words"], row["sentence"], row["standing"]) == (words, sentence, "conflicting")
    assert "the article says" in row["reason"]
    assert words in run(capsys, "audit", "list", "--figures", "--check", "arithmetic", "--db", path)[1]
    assert json.loads(run(capsys, "audit", "list", "--figures", "--standing", "refuted", "--json", "--db", path)[1]) == []


def test_the_list_of_claims_points_to_them(odd, capsys):
    path, _, _ = odd
    said = "1 figure without a claim stands conflicting or refuted: `chipclaims audit list --figures` lists it"
    assert said not in run(capsys, "audit", "list", "--db", path)[1]  # nothing is checked yet
    run(capsys, "audit", "run", "--db", path)
    for words, told in (((), True), (("--standing", "conflicting"), True), (("--standing", "supported"), False), (("--metric", "power"), False), (("--quiet",), False)):
        assert (said in run(capsys, "audit", "list", *words, "--db", path)[1]) == told, words


def test_filters_of_claims_are_refused(odd, capsys):
    path, _, _ = odd
    for words in (("--metric", "power"), ("--stale",), ("--standing", "wrong"), ("--check", "wrong")):
        assert main(["audit", "list", "--figures", *words, "--db", path]) == 2, words
    assert "figures take --standing, --document, --check" in capsys.readouterr().err


@pytest.mark.parametrize("written", [html_report, markdown_report])
def test_a_report_has_a_section_of_them(store, read, written):
    language, text, words, _ = ODD[0]
    store.add(read(text.replace("열린다", "열린다 <script>alert(1)</script>"), language))
    run_audit(store)
    told = written(load_report(store))
    assert "Figures without a claim that are conflicting or refuted (1)" in told
    assert words in told
    assert "the article says" in told
    assert "<script" not in told.replace("\\<script", "")
    assert "Figures without a claim" not in written(load_report(store, Filter(metric="power")))
    assert "Figures without a claim" in written(load_report(store, Filter(standing="conflicting")))


@pytest.mark.parametrize(("language", "text"), RIGHT)
def test_a_right_date_is_not_told(store, read, capsys, language, text):
    store.add(read(text, language))
    store.release()
    status, told = run(capsys, "audit", "run", "--fail-on", "conflicting", "--db", store.path)
    assert (status, "conflicting" in told) == (0, False)
    assert "Figures without a claim" not in run(capsys, "audit", "report", "--db", store.path)[1]


def test_a_figure_of_a_table_stands_with_its_line(store, read):
    from pipeline.verify.figure_queue import figure_queue

    store.add(read("연구실 소식\n\n누리 T5의 소비전력은 210W다.\n", "ko"))
    [(figure_id, doc_id)] = store.sql("SELECT figure_id, doc_id FROM figures WHERE surface = '210W'").fetchall()
    store.connection.execute("DELETE FROM claims")
    store.connection.execute("DELETE FROM sentences")
    store.connection.execute("INSERT INTO policy_standings VALUES (?, ?, 'refuted', 'refuted', 'r')", [figure_id, doc_id])
    store.connection.execute("INSERT INTO verifications BY NAME SELECT ? AS claim_id, 'arithmetic' AS check_name, 'refuted' AS verdict, '' AS cause, 'no.' AS explanation, '{}' AS inputs, 'rule' AS method, 'r' AS run_id, now()::TIMESTAMP AS checked_at", [figure_id])
    assert [(row["sentence"], row["reason"]) for row in figure_queue(store)] == [("누리 T5의 소비전력은 210W다.", "no.")]


def test_of_superseded_texts_only_by_name(odd, capsys):
    from pipeline.store import Store

    path, words, _ = odd
    with Store(path) as store:
        [(doc_id,)] = store.sql("SELECT doc_id FROM documents").fetchall()
        store.connection.execute("UPDATE documents SET superseded_by = 'ffffffffffffffff'")
    assert run(capsys, "audit", "run", "--fail-on", "conflicting", "--db", path)[0] == 0
    assert json.loads(run(capsys, "audit", "list", "--figures", "--json", "--db", path)[1]) == []
    assert f"{words}" in run(capsys, "audit", "list", "--figures", "--document", doc_id, "--db", path)[1]
