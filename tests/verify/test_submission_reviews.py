"""People's decisions on submissions: who is said to have brought results."""

from __future__ import annotations

import json

import pytest

from pipeline.cli import main
from pipeline.store import Store
from pipeline.verify.review import verify_log
from pipeline.verify.run import run_audit

TEXT = (
    "MLPerf Training sonuçları\n\nMLPerf Training 4.0 turunda Dell, HPE ve Oracle ResNet-50 sonucu gönderdi."
    "\n\nMLPerf Training 4.0 turunda Dell ResNet-50 sonucu göndermedi.\n"
)


@pytest.fixture
def audited(store, read):
    document = read(TEXT, "tr")
    store.add(document)
    run_audit(store)
    ids = [row[0] for row in store.sql("SELECT submission_id FROM submissions ORDER BY evidence_start, submission_id").fetchall()]
    path = str(store.path)
    store.close()
    return path, ids, document


def run(capsys, *words):
    status = main(list(words))
    told = capsys.readouterr()
    return status, told.out, told.err


def standing(path, submission):
    with Store(path, read_only=True) as store:
        return store.sql("SELECT standing, decided_by, stale, reason FROM submission_standings WHERE submission_id = ?", [submission]).fetchone()


def test_a_decision_overrules_the_policy(audited, capsys):
    path, ids, _ = audited
    assert standing(path, ids[-1])[:3] == ("conflicting", "policy", False)
    status, out, _ = run(capsys, "audit", "review", ids[-1], "accept", "--reviewer", "kim", "--note", "geç geldi", "--db", path)
    assert (status, out) == (0, "1 submission: accept (review 1)\n")
    assert standing(path, ids[-1]) == ("supported", "kim", False, "kim decided: accept (geç geldi)")
    assert run(capsys, "audit", "review", ids[-1], "undo", "--reviewer", "kim", "--db", path)[0] == 0
    assert standing(path, ids[-1])[:2] == ("conflicting", "policy")
    with Store(path, read_only=True) as store:
        assert verify_log(store) is None


def test_a_submission_has_no_slots_to_amend(audited, capsys):
    path, ids, _ = audited
    status, _, err = run(capsys, "audit", "review", ids[0], "amend", "--set", "subject=HPE", "--reviewer", "kim", "--db", path)
    assert status == 2
    assert "is a submission, which has no slots to amend" in err


def test_what_never_was_a_submission_is_not_reviewed(audited, capsys):
    path, _, _ = audited
    status, _, err = run(capsys, "audit", "review", "ab12-s1-2-0", "accept", "--reviewer", "kim", "--db", path)
    assert status == 2
    assert "no claim of this database, and no submission" in err
    with Store(path, read_only=True) as store:
        assert store.sql("SELECT * FROM reviews WHERE claim_id LIKE 'ab12%'").fetchall() == []


def test_a_submission_that_changed_is_stale_and_one_that_is_gone_orphaned(audited, capsys):
    path, ids, document = audited
    run(capsys, "audit", "review", ids[0], ids[-1], "reject", "--reviewer", "kim", "--db", path)
    with Store(path) as store:
        store.connection.execute("UPDATE submissions SET division = 'open' WHERE submission_id = ?", [ids[0]])
    assert standing(path, ids[0])[:3] == ("refuted", "kim", True)
    rows = json.loads(run(capsys, "audit", "list", "--submissions", "--stale", "--json", "--db", path)[1])
    assert [row["submission_id"] for row in rows] == [ids[0]]
    with Store(path) as store:
        store.delete(document.article.doc_id)
        assert store.sql("SELECT count(*) FROM orphaned_reviews").fetchone() == (2,)
    status, _, err = run(capsys, "audit", "review", ids[0], "amend", "--set", "subject=HPE", "--reviewer", "kim", "--db", path)
    assert status == 2
    assert "is a submission" in err
    assert run(capsys, "audit", "review", ids[0], "undo", "--reviewer", "kim", "--db", path)[1] == "1 submission: undo (review 3)\n"


def test_the_list_of_submissions(audited, capsys):
    path, ids, _ = audited
    rows = json.loads(run(capsys, "audit", "list", "--submissions", "--json", "--db", path)[1])
    assert {row["submission_id"] for row in rows} == set(ids)
    assert rows[0]["submission_id"] == ids[-1]  # in conflict
    assert "Oracle" in run(capsys, "audit", "list", "--submissions", "--subject", "oracle", "--db", path)[1]
    status, _, err = run(capsys, "audit", "list", "--submissions", "--metric", "price", "--db", path)
    assert status == 2
    assert "--metric is of claims" in err


def test_the_gate_counts_submissions(audited, capsys):
    path, ids, _ = audited
    with Store(path, read_only=True) as store:
        refuted = store.sql("SELECT count(*) FROM standings WHERE standing IN ('refuted', 'conflicting')").fetchone()[0]
    assert refuted == 0
    assert run(capsys, "audit", "run", "--fail-on", "refuted", "--db", path)[0] == 0
    run(capsys, "audit", "review", ids[1], "reject", "--reviewer", "kim", "--db", path)
    status, out, _ = run(capsys, "audit", "run", "--fail-on", "refuted", "--db", path)
    assert (status, "0 claims and 1 submission stand so" in out) == (1, True)
    status, out, _ = run(capsys, "audit", "run", "--fail-on", "conflicting", "--db", path)
    assert (status, "0 claims and 2 submissions stand so or worse" in out) == (1, True)


def test_reviews_of_a_superseded_text_are_said_and_listed(audited, capsys, read):
    path, ids, document = audited
    run(capsys, "audit", "review", ids[0], "accept", "--reviewer", "kim", "--db", path)
    with Store(path) as store:
        store.connection.execute("UPDATE documents SET superseded_by = 'ffff' WHERE doc_id = ?", [document.article.doc_id])
        assert store.sql("SELECT claim_id, newer_doc_id FROM left_behind").fetchall() == [(ids[0], "ffff")]
        assert store.sql("SELECT count(*) FROM submission_standings").fetchone() == (0,)
    told = run(capsys, "audit", "run", "--db", path)[1]
    assert "1 superseded document not counted; 1 submission that people reviewed stayed behind in them: `chipclaims audit list --submissions --stale`" in told
    assert json.loads(run(capsys, "audit", "list", "--submissions", "--json", "--db", path)[1]) == []
    [row] = json.loads(run(capsys, "audit", "list", "--submissions", "--stale", "--json", "--db", path)[1])
    assert (row["submission_id"], row["decided_by"], row["superseded_by"]) == (ids[0], "kim", "ffff")
    rows = json.loads(run(capsys, "audit", "list", "--submissions", "--document", document.article.doc_id, "--json", "--db", path)[1])
    assert {row["submission_id"] for row in rows} == set(ids)
    assert "(superseded)" in run(capsys, "audit", "list", "--submissions", "--stale", "--db", path)[1]


def test_reviews_of_what_is_no_longer_read_are_said_and_listed(audited, capsys):
    path, ids, _ = audited
    run(capsys, "audit", "review", ids[0], "reject", "--note", "yanlış", "--reviewer", "kim", "--db", path)
    with Store(path) as store:
        [(subject,)] = store.sql("SELECT subject FROM submissions WHERE submission_id = ?", [ids[0]]).fetchall()
        store.connection.execute("DELETE FROM submissions WHERE submission_id = ?", [ids[0]])
    assert "1 reviewed row (claims, submissions or figures) that the text, read again, no longer gives" in run(capsys, "audit", "run", "--db", path)[1]
    [row] = json.loads(run(capsys, "audit", "list", "--submissions", "--stale", "--json", "--db", path)[1])
    assert (row["submission_id"], row["subject"], row["standing"], row["stale"]) == (ids[0], subject, "refuted", True)
    assert "no longer read" in row["statement"]
    assert "kim decided: reject (yanlış)" in row["reason"]
    status, _, err = run(capsys, "show", ids[0], "--db", path)
    assert (status, "is no longer read from its text" in err) == (2, True)
    run(capsys, "audit", "review", ids[0], "undo", "--reviewer", "kim", "--db", path)
    assert json.loads(run(capsys, "audit", "list", "--submissions", "--stale", "--json", "--db", path)[1]) == []


def test_a_refresh_counts_submissions_that_changed(audited, capsys):
    path, ids, document = audited
    with Store(path) as store:
        store.connection.execute("UPDATE submissions SET division = 'open' WHERE submission_id = ?", [ids[0]])
        store.connection.execute("DELETE FROM submissions WHERE submission_id = ?", [ids[1]])
    told = json.loads(run(capsys, "refresh", document.article.doc_id, "--diff", "--model", "none", "--json", "--db", path)[1])
    assert {(one["table"], one["id"], one["kind"]) for one in told["changes"] if one["table"] == "submissions"} == {("submissions", ids[0], "changed"), ("submissions", ids[1], "added")}
    assert f"~ {document.article.doc_id} submissions {ids[0]}  division: open → " in run(capsys, "refresh", document.article.doc_id, "--diff", "--model", "none", "--db", path)[1]


def test_a_submission_is_shown_with_its_sentence_and_slots(audited, capsys):
    path, ids, document = audited
    told = run(capsys, "show", ids[-1], "--db", path)[1]
    assert told.splitlines()[0] == "Dell has no ResNet-50 result on MLPerf Training v4.0."
    assert "submission (none)" in told
    assert "conflicting; decided by the policy:" in told
    assert "[Dell|subject]" in told
    assert "[ResNet-50|benchmark]" in told
    shown = json.loads(run(capsys, "show", ids[-1], "--json", "--db", path)[1])
    text = document.article.source_text
    assert all(text[one["start"] : one["end"]] == one["surface"] for one in shown["slots"] if one["start"] is not None)


def test_a_decision_on_a_submission_is_about_all_of_it(audited, capsys):
    path, ids, _ = audited
    status, _, err = run(capsys, "audit", "review", ids[0], "reject", "--about", "reading", "--reviewer", "kim", "--db", path)
    assert (status, "is a submission, on which every decision is about both its reading and its truth: leave --about out" in err) == (2, True)


@pytest.mark.parametrize(
    "edit",
    [
        "UPDATE submissions SET division = 'open' WHERE submission_id = ?", "UPDATE submissions SET subject = 'Nowhere' WHERE submission_id = ?",
        "UPDATE submissions SET statement = 'x' WHERE submission_id = ?", "DELETE FROM submissions WHERE submission_id = ?",
    ],
)  # fmt: skip
def test_an_edit_by_hand_is_named(audited, capsys, edit):
    path, ids, document = audited
    doc_id = document.article.doc_id
    assert run(capsys, "audit", "log", "--verify", "--db", path)[0] == 0
    with Store(path) as store:
        store.connection.execute(edit, [ids[0]])
    told = "1 document with figures, claims or submissions that were changed after the text was read"
    assert f"{told} ({doc_id})" in run(capsys, "audit", "run", "--db", path)[1]
    status, out, _ = run(capsys, "audit", "log", "--verify", "--db", path)
    assert (status, out) == (1, f"the log is whole: 0 reviews\n{told}: {doc_id}\n")
    run(capsys, "refresh", "--model", "none", "--quiet", "--db", path)
    assert run(capsys, "audit", "log", "--verify", "--db", path)[0] == 0


def test_what_is_shown_of_a_superseded_text_says_so(audited, capsys):
    path, ids, document = audited
    doc_id = document.article.doc_id
    assert "superseded" not in run(capsys, "show", ids[0], "--db", path)[1]
    with Store(path) as store:
        store.connection.execute("UPDATE documents SET superseded_by = 'ffff' WHERE doc_id = ?", [doc_id])
        [(claim,)] = store.sql("SELECT claim_id FROM claims LIMIT 1").fetchall() or [(None,)]
    for name in filter(None, (ids[0], claim)):
        assert "its text is superseded: a newer one, ffff, took its place at the same address" in run(capsys, "show", name, "--db", path)[1]
    assert "superseded by: ffff" in run(capsys, "show", doc_id, "--db", path)[1]
