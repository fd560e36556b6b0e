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
    assert f" {words}: conflicting; " in told
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
    said = "1 figure without a claim stands conflicting or refuted: `chipclaims audit list --figures{}` lists it"
    assert said.format("") not in run(capsys, "audit", "list", "--db", path)[1]  # nothing is checked yet
    run(capsys, "audit", "run", "--db", path)
    for words, told in (((), True), (("--standing", "conflicting"), True), (("--standing", "supported"), False), (("--metric", "power"), False), (("--quiet",), False), (("--stale",), False)):
        assert (said.format("".join(f" {word}" for word in words)) in run(capsys, "audit", "list", *words, "--db", path)[1]) == told, words


def test_filters_of_claims_are_refused(odd, capsys):
    path, _, _ = odd
    for words in (("--metric", "power"), ("--standing", "wrong"), ("--check", "wrong")):
        assert main(["audit", "list", "--figures", *words, "--db", path]) == 2, words
    assert "figures take --standing, --document, --check, --unreviewed, --stale" in capsys.readouterr().err


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


def test_a_decision_lets_the_gate_pass(odd, capsys):
    path, words, _ = odd
    run(capsys, "audit", "run", "--db", path)
    [row] = json.loads(run(capsys, "audit", "list", "--figures", "--standing", "conflicting", "--json", "--db", path)[1])
    figure = row["figure_id"]
    assert run(capsys, "audit", "review", figure, "accept", "--note", "moved by a day", "--reviewer", "kim", "--db", path) == (0, "1 figure: accept (review 1)\n")
    status, told = run(capsys, "audit", "run", "--fail-on", "conflicting", "--db", path)
    assert (status, "conflicting" in told) == (0, False)
    assert "kim decided: accept (moved by a day)" in run(capsys, "audit", "list", "--figures", "--standing", "supported", "--db", path)[1]
    told = run(capsys, "audit", "report", "--db", path)[1]
    assert "Other figures without a claim that people decided (1)" in told
    assert "kim decided: accept" in told
    assert "| kim | 1 |" in told
    assert run(capsys, "audit", "log", "--verify", "--db", path) == (0, "the log is whole: 1 review\n")
    assert "orphaned\n" not in run(capsys, "audit", "log", "--claim", figure, "--db", path)[1].partition("\n")[2]
    told = run(capsys, "show", figure, "--db", path)[1]
    assert "supported; decided by kim" in told
    assert f"[{words}|figure]" in told
    assert run(capsys, "audit", "review", figure, "undo", "--reviewer", "kim", "--db", path)[0] == 0
    assert run(capsys, "audit", "run", "--fail-on", "conflicting", "--db", path)[0] == 1


def test_a_rejected_figure_trips_the_gate_and_reviewers_are_compared(odd, capsys):
    path, _, _ = odd
    run(capsys, "audit", "run", "--db", path)
    [row] = json.loads(run(capsys, "audit", "list", "--figures", "--standing", "conflicting", "--json", "--db", path)[1])
    for reviewer in ("kim", "lee"):
        run(capsys, "audit", "review", row["figure_id"], "reject", "--reviewer", reviewer, "--db", path)
    assert "0 claims, 0 submissions and 1 figure" in run(capsys, "audit", "run", "--fail-on", "refuted", "--db", path)[1]
    [pair] = json.loads(run(capsys, "audit", "log", "--agreement", "--json", "--db", path)[1])
    assert (pair["first"], pair["second"], pair["claims"]) == ("kim", "lee", 1)


def test_a_figure_has_no_slots_and_one_with_a_claim_is_reviewed_by_that(odd, capsys):
    from pipeline.store import Store

    path, words, _ = odd
    run(capsys, "audit", "run", "--db", path)
    with Store(path, read_only=True) as store:
        [(figure,)] = store.sql("SELECT figure_id FROM figures WHERE surface = ?", [words]).fetchall()
        [(claimed, claim)] = store.sql("SELECT figure_id, claim_id FROM claims WHERE metric = 'power'").fetchall()
    assert main(["audit", "review", figure, "amend", "--set", "value=3", "--reviewer", "kim", "--db", path]) == 2
    assert main(["audit", "review", figure, "accept", "--about", "truth", "--reviewer", "kim", "--db", path]) == 2
    assert main(["audit", "review", claimed, "accept", "--reviewer", "kim", "--db", path]) == 2
    err = capsys.readouterr().err
    assert "is a figure without a claim, which has no slots to amend" in err
    assert "leave --about out" in err
    assert f"stands a claim: review that, {claim}" in err
