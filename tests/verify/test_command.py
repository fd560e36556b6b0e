"""``chipclaims audit`` from the command line."""

from __future__ import annotations

import json

import pytest

from pipeline.cli import main
from pipeline.store import Store

TEXT = "가온 K2 소식\n\n가온 K2의 메모리 용량은 96GB다. K2의 동작 클럭은 1.8GB다. K2의 소비전력은 350W다.\n"


@pytest.fixture
def database(store, read):
    store.add(read(TEXT, "ko"))
    store.release()
    return store.path


def run(capsys, *words):
    status = main(list(words))
    return status, capsys.readouterr().out


@pytest.mark.parametrize(("gate", "status"), [((), 0), (("--fail-on", "refuted"), 1), (("--fail-on", "conflicting"), 1)])
def test_gate(database, capsys, gate, status):
    assert run(capsys, "audit", "run", "--db", database, *gate)[0] == status


def test_gate_counts_peoples_decisions(database, capsys):
    run(capsys, "audit", "run", "--db", database)
    assert run(capsys, "audit", "review", "accept", "--standing", "refuted", "--reviewer", "kim", "--db", database)[0] == 0
    assert run(capsys, "audit", "run", "--fail-on", "refuted", "--db", database)[0] == 0


def test_running_again_changes_nothing(database, capsys):
    told = []
    for _ in range(2):
        run(capsys, "audit", "run", "--db", database)
        with Store(database, read_only=True) as store:
            told.append(store.sql("SELECT * EXCLUDE (run_id, checked_at) FROM verifications ORDER BY ALL").fetchall())
    assert told[0] == told[1] != []


def test_queue_has_the_refuted_first(database, capsys):
    run(capsys, "audit", "run", "--db", database)
    rows = json.loads(run(capsys, "audit", "list", "--json", "--db", database)[1])
    assert rows[0]["standing"] == "refuted"
    assert json.loads(run(capsys, "audit", "list", "--json", "--metric", "power", "--db", database)[1])[0]["metric"] == "power"


def test_every_row_of_the_queue_says_why(database, capsys):
    run(capsys, "audit", "run", "--db", database)
    rows = json.loads(run(capsys, "audit", "list", "--json", "--db", database)[1])
    run(capsys, "audit", "review", rows[-1]["claim_id"], "unsure", "--reviewer", "kim", "--note", "no source", "--db", database)
    rows = json.loads(run(capsys, "audit", "list", "--json", "--db", database)[1])
    assert all(row["reason"] for row in rows)
    assert rows[-1]["reason"] == "kim decided: unsure (no source)"


def test_list_that_is_cut_says_how_many_there_are(database, capsys):
    assert "the first 1 of 3 claims; --limit 0 lists all" in run(capsys, "audit", "list", "--limit", "1", "--db", database)[1]
    assert "the first" not in run(capsys, "audit", "list", "--limit", "3", "--db", database)[1]


def test_options_may_stand_before_or_after_the_action(database, capsys):
    assert run(capsys, "audit", "--json", "--db", database, "list")[1] == run(capsys, "audit", "list", "--json", "--db", database)[1]


def test_log_is_verified_and_shown(database, capsys):
    run(capsys, "audit", "run", "--db", database)
    rows = json.loads(run(capsys, "audit", "list", "--json", "--db", database)[1])
    run(capsys, "audit", "review", rows[0]["claim_id"], "amend", "--set", "value=2", "--reviewer", "kim", "--note", "slip", "--db", database)
    assert run(capsys, "audit", "log", "--verify", "--db", database)[0] == 0
    head = run(capsys, "audit", "log", "--head", "--db", database)[1].strip()
    assert run(capsys, "audit", "log", "--verify", "--expect", head, "--db", database)[0] == 0
    with Store(database) as store:
        store.connection.execute("UPDATE reviews SET reviewer = 'lee'")
    status, told = run(capsys, "audit", "log", "--verify", "--db", database)
    assert (status, "review 1" in told) == (1, True)


def test_a_redefined_view_is_named(database, capsys):
    with Store(database) as store:
        store.connection.execute("CREATE OR REPLACE VIEW claims_reviewed AS SELECT * FROM claims")
    status, told = run(capsys, "audit", "log", "--verify", "--db", database)
    assert (status, "view claims_reviewed" in told) == (1, True)
    assert json.loads(run(capsys, "audit", "log", "--verify", "--json", "--db", database)[1]) == {"whole": True, "views_altered": ["claims_reviewed"], "edited_documents": []}


def test_a_macro_that_goes_before_a_function_is_named(database, capsys):
    with Store(database) as store:
        store.connection.execute("CREATE MACRO json_group_object(k, v) AS '{}'::JSON")
    status, told = run(capsys, "audit", "log", "--verify", "--db", database)
    assert (status, "json_group_object (macro)" in told) == (1, True)


def test_an_expected_head_is_held_against_the_log_without_another_word(database, capsys):
    assert run(capsys, "audit", "log", "--expect", "1:abc", "--db", database)[0] == 1


def test_sample_is_drawn_and_reported(database, capsys):
    assert len(json.loads(run(capsys, "audit", "sample", "--n", "2", "--json", "--db", database)[1])["claims"]) == 2
    assert json.loads(run(capsys, "audit", "sample", "--json", "--db", database)[1])["open"] == 2


@pytest.mark.parametrize("words", [("run",), ("list",), ("report",), ("log",), ("sample", "--n", "3")])
def test_database_that_is_not_there_is_one_sentence(tmp_path, capsys, words):
    assert main(["audit", *words, "--db", str(tmp_path / "no.duckdb")]) == 2
    assert "does not exist" in capsys.readouterr().err


@pytest.mark.parametrize("form", ["html", "md"])
def test_report_is_written(database, capsys, tmp_path, form):
    target = tmp_path / f"report.{form}"
    assert run(capsys, "audit", "report", "--output", str(target), "--db", database)[0] == 0
    assert "96GB" in target.read_text(encoding="utf-8")


def test_reviewer_must_be_named_where_the_system_knows_none(database, capsys, monkeypatch):
    def unknown() -> str:
        raise KeyError("getpwuid(): uid not found: 12345")

    monkeypatch.setattr("getpass.getuser", unknown)
    assert main(["audit", "review", "accept", "--metric", "power", "--db", database]) == 2
    assert "add --reviewer NAME" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["", " "])
def test_an_empty_reviewer_is_not_taken_for_the_login_name(database, capsys, name):
    assert main(["audit", "review", "accept", "--metric", "power", "--reviewer", name, "--db", database]) == 2
    assert "add --reviewer NAME" in capsys.readouterr().err
    with Store(database, read_only=True) as store:
        assert store.sql("FROM reviews").fetchall() == []


def test_claim_named_twice_is_reviewed_once(database, capsys):
    [claim] = json.loads(run(capsys, "audit", "list", "--json", "--metric", "power", "--db", database)[1])
    assert run(capsys, "audit", "review", claim["claim_id"], claim["claim_id"], "accept", "--reviewer", "kim", "--db", database)[1].startswith("1 claim:")


@pytest.mark.parametrize("action", ["list", "log"])
def test_limit_is_no_negative_number(database, capsys, action):
    with pytest.raises(SystemExit):
        main(["audit", action, "--limit", "-1", "--db", database])
    assert "is not a number of 0 or more" in capsys.readouterr().err


def claim_of(database, metric):
    with Store(database, read_only=True) as store:
        return store.sql("SELECT claim_id FROM claims WHERE metric = ? LIMIT 1", [metric]).fetchone()[0]


def test_run_prints_the_standings_after_reviews(database, capsys):
    run(capsys, "audit", "run", "--db", database)
    run(capsys, "audit", "review", "accept", "--standing", "refuted", "--reviewer", "kim", "--db", database)
    said = run(capsys, "audit", "run", "--db", database)[1]
    assert "refuted" not in said
    assert "people decided 1 of them" in said


def test_queue_has_conflicts_before_what_is_refuted(database, capsys):
    run(capsys, "audit", "run", "--db", database)
    with Store(database) as store:
        store.connection.execute("UPDATE policy_standings SET standing = 'conflicting' WHERE claim_id = ?", [claim_of_open(store, "power")])
    rows = json.loads(run(capsys, "audit", "list", "--json", "--db", database)[1])
    assert [row["standing"] for row in rows][:2] == ["conflicting", "refuted"]


def claim_of_open(store, metric):
    return store.sql("SELECT claim_id FROM claims WHERE metric = ?", [metric]).fetchone()[0]


def test_a_dry_run_shows_what_would_be_decided(database, capsys):
    run(capsys, "audit", "run", "--db", database)
    said = run(capsys, "audit", "review", "accept", "--metric", "power", "--reviewer", "kim", "--dry-run", "--db", database)[1]
    assert claim_of(database, "power") in said
    assert "350" in said
    assert "supported" in said or "inconclusive" in said


def test_a_dry_run_refuses_what_the_log_would(database, capsys):
    claim = claim_of(database, "power")
    assert main(["audit", "review", claim, "amend", "--set", "value=abc", "--reviewer", "kim", "--dry-run", "--db", database]) == 2
    assert "value" in capsys.readouterr().err


def test_a_dry_run_of_an_amendment_shows_what_the_claim_would_say(database, capsys):
    claim = claim_of(database, "power")
    words = ("audit", "review", claim, "amend", "--set", "value=275", "--reviewer", "kim", "--db", database)
    said = run(capsys, *words, "--dry-run")[1]
    assert "275 W" in said
    assert "350" not in said.partition("amend would")[0].replace(claim, "")
    with Store(database, read_only=True) as store:
        assert store.sql("SELECT (SELECT count(*) FROM reviews), (SELECT count(*) FROM amended_statements), value FROM claims_amended WHERE claim_id = ?", [claim]).fetchall() == [(0, 0, 350)]
    assert run(capsys, *words)[0] == 0


@pytest.mark.parametrize("slots", [["value=350"], ["unit=W", "metric=power"], ["comparator="], ["benchmark="], ["conditions="]])
def test_an_amendment_that_changes_nothing_is_refused(database, capsys, slots):
    claim = claim_of(database, "power")
    assert main(["audit", "review", claim, "amend", *(word for one in slots for word in ("--set", one)), "--reviewer", "kim", "--db", database]) == 2
    told = capsys.readouterr().err
    assert "changes nothing" in told
    assert told.count("\n") == 1
    assert run(capsys, "audit", "log", "--verify", "--db", database)[1].startswith("the log is whole: 0 reviews")


def test_a_second_person_may_amend_likewise_and_the_first_may_not_again(database, capsys):
    claim = claim_of(database, "power")
    words = ("audit", "review", claim, "amend", "--set", "value=275", "--db", database, "--reviewer")
    assert [main([*words, who]) for who in ("kim", "lee", "kim")] == [0, 0, 2]
    assert main(["audit", "review", claim, "amend", "--set", "value=350", "--reviewer", "kim", "--db", database]) == 0  # back to what was read


def test_an_amended_claim_is_shown_as_amended_in_list_and_report(database, capsys, tmp_path):
    claim = claim_of(database, "power")
    run(capsys, "audit", "review", claim, "amend", "--set", "value=351", "--reviewer", "kim", "--db", database)
    [row] = [r for r in json.loads(run(capsys, "audit", "list", "--json", "--db", database)[1]) if r["claim_id"] == claim]
    assert (row["value"], "351" in row["statement"], "350" in row["read_as"]) == (351, True, True)
    for suffix in ("html", "md"):
        path = tmp_path / f"r.{suffix}"
        run(capsys, "audit", "report", "--output", str(path), "--db", database)
        assert "Amended by kim: value = 351" in path.read_text(encoding="utf-8")
        assert row["statement"].rstrip(".") in path.read_text(encoding="utf-8")
    run(capsys, "export", str(tmp_path), "--format", "claimreview", "--db", database)
    told = {one["@id"]: one for one in json.loads((tmp_path / "claimreview.jsonld").read_text(encoding="utf-8"))["@graph"]}
    assert "351" in told[f"urn:chipclaims:{claim}"]["claimReviewed"]
    assert "350" in told[f"urn:chipclaims:{claim}"]["reviewBody"]


def test_a_decision_on_the_reading_is_shown_as_such(database, capsys):
    run(capsys, "audit", "run", "--db", database)
    run(capsys, "audit", "review", "accept", "--standing", "refuted", "--about", "reading", "--reviewer", "kim", "--db", database)
    said = run(capsys, "audit", "report", "--db", database)[1]
    assert "On the reading alone, kim: accept" in said
    assert "Refuted (1)" in said


def test_show_says_how_a_claim_stands(database, capsys):
    run(capsys, "audit", "run", "--db", database)
    claim = claim_of(database, "power")
    assert "decided by the policy (" in run(capsys, "show", claim, "--db", database)[1]
    run(capsys, "audit", "review", claim, "reject", "--note", "misread", "--reviewer", "kim", "--db", database)
    assert "refuted; decided by kim: kim decided: reject (misread)" in run(capsys, "show", claim, "--db", database)[1]


def test_standings_say_rule_and_reason(database, capsys):
    run(capsys, "audit", "run", "--db", database)
    with Store(database, read_only=True) as store:
        assert store.sql("SELECT count(*) FROM standings WHERE rule IS NULL OR reason IS NULL OR rule = 'review'").fetchone() == (0,)


def test_a_review_says_that_the_log_was_tampered_with_before(database, capsys):
    run(capsys, "audit", "run", "--db", database)
    for _ in range(2):
        run(capsys, "audit", "review", "accept", "--metric", "power", "--reviewer", "kim", "--db", database)
    with Store(database) as store:
        store.connection.execute("DELETE FROM reviews WHERE review_id = 1")
    assert main(["audit", "review", "unsure", "--metric", "power", "--reviewer", "kim", "--db", database]) == 0
    assert "tampered with before: review 1: row 1 is missing" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("list", "--type", "nope"), "'nope' is no type of claim: give one of comparison, result"), (("list", "--check", "nope"), "'nope' is no check: give one of arithmetic"),
        (("list", "--metric", "powr"), "'powr' is no metric that chipclaims knows (did you mean power?)"), (("list", "--sample", "9"), "There is no sample 9"),
        (("log", "--claim", "nope"), "nope is no claim of this database"), (("report", "--type", "nope"), "'nope' is no type of claim"),
    ],
)  # fmt: skip
def test_what_no_claim_can_have_is_said(database, capsys, words, told):
    assert main(["audit", *words, "--db", database]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n"), told in said.err) == ("", 1, True)


def test_filters_that_fit_no_claim_give_none(database, capsys):
    for words in (("--type", "market"), ("--check", "agreement"), ("--metric", "price"), ("--subject", "nope")):
        assert run(capsys, "audit", "list", *words, "--json", "--db", database) == (0, "[]\n")


def test_a_new_metric_that_a_person_gave_is_known(database, capsys):
    claim = claim_of(database, "power")
    run(capsys, "audit", "review", claim, "amend", "--set", "metric=glow", "--new", "--reviewer", "kim", "--db", database)
    assert [row["claim_id"] for row in json.loads(run(capsys, "audit", "list", "--metric", "glow", "--json", "--db", database)[1])] == [claim]


def test_a_limit_of_0_lists_all_in_the_log_too(database, capsys):
    run(capsys, "audit", "review", "unsure", "--metric", "power", "--reviewer", "kim", "--db", database)
    assert len(json.loads(run(capsys, "audit", "log", "--limit", "0", "--json", "--db", database)[1])) == 1


def test_the_log_shows_what_was_amended(database, capsys):
    rows = json.loads(run(capsys, "audit", "list", "--json", "--db", database)[1])
    run(capsys, "audit", "review", rows[0]["claim_id"], "amend", "--set", "metric=power", "--set", "unit=", "--set", 'conditions={"chips": 8}', "--about", "reading", "--reviewer", "kim", "--db", database)
    run(capsys, "audit", "review", rows[1]["claim_id"], "accept", "--about", "truth", "--reviewer", "kim", "--db", database)
    accepted, amended = run(capsys, "audit", "log", "--db", database)[1].splitlines()[2:]
    assert 'conditions = {"chips": 8}, metric = power, unit = (empty)' in amended
    assert "=" not in accepted


def test_a_sample_tells_what_to_judge(database, capsys):
    told = run(capsys, "audit", "sample", "--n", "2", "--db", database)[1]
    record = json.loads(run(capsys, "audit", "sample", "--n", "2", "--json", "--db", database)[1])
    assert told.count("claim: ") == told.count("sentence: ") == told.count("document: ") == 2
    assert [row["claim_id"] for row in record["rows"]] == record["claims"]
    assert all(row["sentence"] and row["uri"] for row in record["rows"])
    assert len(run(capsys, "audit", "sample", "--n", "2", "--quiet", "--db", database)[1].split()) == 2


@pytest.mark.parametrize("form", ["html", "markdown"])
def test_a_report_says_what_was_changed_after_it_was_read(database, capsys, form):
    said = "changed after the text was read, so that this report may say what no article does"
    assert said not in run(capsys, "audit", "report", "--format", form, "--db", database)[1]
    with Store(database) as store:
        store.connection.execute("UPDATE claims SET value = value + 1 WHERE value IS NOT NULL")
    assert said in run(capsys, "audit", "report", "--format", form, "--db", database)[1]


def test_what_a_deleted_document_told_is_named_as_such(database, capsys):
    with Store(database, read_only=True) as store:
        [(claim, doc_id)] = store.sql("SELECT claim_id, doc_id FROM claims ORDER BY claim_id LIMIT 1").fetchall()
    run(capsys, "audit", "review", claim, "reject", "--reviewer", "kim", "--db", database)
    run(capsys, "delete", doc_id, "--db", database)
    for name, told in ((claim, "kim decided: reject"), (f"{doc_id}-s3-40-0", "its document is not in this database, or was deleted"), (f"{doc_id}-f3-40", "was deleted")):
        assert main(["show", name, "--db", database]) == 2
        assert told in capsys.readouterr().err
