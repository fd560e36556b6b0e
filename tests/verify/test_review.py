"""The log of decisions: what is recorded, and that no edit of it stays unseen."""

from __future__ import annotations

import json
import random

import pytest

from pipeline.errors import UsageError
from pipeline.show.view import stored_view
from pipeline.verify.amendments import parse_assignment, parse_assignments, with_maker
from pipeline.verify.claimreview import claim_reviews
from pipeline.verify.queue import Filter, queue
from pipeline.verify.report import load_report
from pipeline.verify.review import log_head, review, verify_log
from pipeline.verify.run import run_audit
from pipeline.verify.sampling import cohen_kappa, draw_sample, reviewer_agreement, sample_result, wilson

TEXT = "가온 K2의 메모리 용량은 96GB다. K2의 소비전력은 350W다. K2의 동작 클럭은 1.8GHz다.\n"


@pytest.fixture
def claims(store, read):
    store.add(read(TEXT, "ko"))
    return [row[0] for row in store.sql("SELECT claim_id FROM claims ORDER BY claim_id").fetchall()]


def standing(store, claim):
    return store.sql("SELECT standing, decided_by FROM standings WHERE claim_id = ?", [claim]).fetchone()


def test_decision_overrules_the_policy_and_undo_takes_it_back(store, claims):
    review(store, claims[:1], "reject", reviewer="kim")
    assert standing(store, claims[0]) == ("refuted", "kim")
    review(store, claims[:1], "undo", reviewer="kim")
    assert standing(store, claims[0]) == ("unchecked", "policy")


def test_amendment_is_what_sql_users_see(store, claims):
    review(store, claims[:1], "amend", reviewer="kim", amended={"metric": "power", "value": 42, "unit": "W"})
    assert store.sql("SELECT metric, value FROM claims_reviewed WHERE claim_id = ?", [claims[0]]).fetchone() == ("power", 42)


@pytest.mark.parametrize(
    ("slots", "vendor"), [({"subject": "MI300X"}, "AMD"), ({"subject": "가온 K3"}, None), ({"subject": "MI300X", "vendor": "Gaon"}, "Gaon"), ({"subject": "TPU v4"}, "Google")]
)
def test_an_amended_subject_has_its_own_maker(store, claims, slots, vendor):
    review(store, claims[:1], "amend", reviewer="kim", amended=slots)
    assert store.sql("SELECT subject, vendor FROM claims_reviewed WHERE claim_id = ?", [claims[0]]).fetchone() == (slots["subject"], vendor)


@pytest.mark.parametrize(
    "slots",
    [
        {"value": "fast"}, {"value": True}, {"value": float("nan")}, {"value": float("inf")}, {"value": 10**400}, {"benchmark": 5}, {"benchmark": [None]},
        {"type": "rumour"}, {"modality": None}, {"direction": "sideways"}, {"subject": {"a": 1}}, {"subject": ""}, {"conditions": [1]},
        {"conditions": {"batch_size": float("nan")}}, {"conditions": {"batch_size": None}}, {"conditions": {"batch_size": 10**400}}, {"conditions": {"batch_size": [1, 2]}}, {"conditions": {"": 1}}, {"metric": "top speed"}, {"subject": "\ud800"},
    ],
)  # fmt: skip
def test_amendment_that_does_not_fit_its_slot_is_refused(store, claims, slots):
    with pytest.raises(UsageError):
        review(store, claims[:1], "amend", reviewer="kim", amended=slots)
    assert log_head(store)[0] == 0


def test_one_odd_amendment_does_not_close_the_view(store, claims):
    store.connection.execute("INSERT INTO reviews VALUES (1, ?, 'kim', 'amend', NULL, ?, NULL, 'now', '', 'h')", [claims[0], '{"value": "fast", "benchmark": 5, "unit": "W"}'])
    assert store.sql("SELECT value, benchmark, unit FROM claims_reviewed WHERE claim_id = ?", [claims[0]]).fetchone() == (None, None, "W")
    assert store.sql("SELECT count(*) FROM claims_reviewed").fetchone() == (len(claims),)


@pytest.mark.parametrize(
    ("words", "slot", "value"),
    [
        ("value=31", "value", 31), ("subject=360", "subject", "360"), ("subject=1e5", "subject", "1e5"), ('subject="A"', "subject", "A"), ("unit=", "unit", None),
        ("unit=null", "unit", None), ("benchmark=BERT", "benchmark", "BERT"), ('benchmark=["BERT"]', "benchmark", ["BERT"]),
        ("note=" + "[" * 100_000, "note", "[" * 100_000),
    ],
)  # fmt: skip
def test_assignment_on_the_command_line(words, slot, value):
    assert parse_assignment(words) == (slot, value)


def test_benchmark_may_be_one_name(store, claims):
    review(store, claims[:1], "amend", reviewer="kim", amended={"benchmark": "BERT"})
    assert store.sql("SELECT benchmark FROM claims_reviewed WHERE claim_id = ?", [claims[0]]).fetchone() == (["BERT"],)


def test_review_of_a_changed_claim_is_stale_and_kept(store, claims):
    review(store, claims[:1], "accept", reviewer="kim")
    store.connection.execute("UPDATE claims SET metric = 'other' WHERE claim_id = ?", [claims[0]])
    assert store.sql("SELECT standing, stale FROM standings WHERE claim_id = ?", [claims[0]]).fetchone() == ("supported", True)


def test_review_whose_claim_is_gone_is_orphaned(store, claims):
    review(store, claims[:1], "accept", reviewer="kim")
    store.delete(claims[0][:16])
    assert store.sql("SELECT claim_id FROM orphaned_reviews").fetchall() == [(claims[0],)]


@pytest.mark.parametrize(
    ("decision", "options"),
    [("maybe", {}), ("amend", {}), ("accept", {"amended": {"metric": "x"}}), ("amend", {"amended": {"colour": 1}}), ("undo", {}), ("accept", {"reviewer": " "})],
)
def test_decision_that_does_not_fit_is_refused(store, claims, decision, options):
    with pytest.raises(UsageError):
        review(store, claims[:1], decision, **{"reviewer": "kim", **options})
    assert log_head(store)[0] == 0


def test_unknown_claim_is_refused(store):
    with pytest.raises(UsageError, match="no claim"):
        review(store, ["x"], "accept", reviewer="kim")


def fill(store, claims, n: int) -> None:
    for i in range(n):
        review(store, [claims[i % len(claims)]], ("accept", "reject", "unsure")[i % 3], reviewer=("kim", "lee")[i % 2], note=f"n{i}")


def test_whole_log_is_whole(store, claims):
    fill(store, claims, 7)
    assert verify_log(store) is None
    assert verify_log(store, expected=log_head(store)) is None


@pytest.mark.parametrize(
    ("edit", "first_bad"),
    [
        ("UPDATE reviews SET decision = 'accept' WHERE review_id = 3", 3),
        ("UPDATE reviews SET note = NULL WHERE review_id = 2", 2),
        ("DELETE FROM reviews WHERE review_id = 4", 4),
        ("DELETE FROM reviews WHERE review_id = 6", 6),
        ("DELETE FROM reviews", 1),
        ("UPDATE review_head SET review_count = 5", 6),
        ("DELETE FROM review_head", 6),
        ("INSERT INTO review_head VALUES (0, '')", 6),
        ("INSERT INTO reviews VALUES (7, 'c', 'kim', 'accept', NULL, NULL, NULL, 'now', '', 'h')", 7),
    ],
)
def test_edit_is_found_and_the_first_bad_row_named(store, claims, edit, first_bad):
    fill(store, claims, 6)
    store.connection.execute(edit)
    problem = verify_log(store)
    assert problem is not None
    assert problem.review_id == first_bad


@pytest.mark.parametrize("edit", ["DELETE FROM review_head", "INSERT INTO review_head VALUES (0, '')"])
def test_no_review_is_written_behind_a_head_that_was_changed(store, claims, edit):
    fill(store, claims, 2)
    store.connection.execute(edit)
    with pytest.raises(UsageError, match="rows instead of one"):
        log_head(store)
    with pytest.raises(UsageError, match="rows instead of one"):
        review(store, claims[:1], "accept", reviewer="kim")


def test_chain_written_anew_is_found_by_a_head_kept_elsewhere(store, claims):
    fill(store, claims, 2)
    noted = log_head(store)
    store.connection.execute("DELETE FROM reviews")
    store.connection.execute("UPDATE review_head SET review_count = 0, last_hash = ''")
    fill(store, claims, 3)
    assert verify_log(store) is None
    assert verify_log(store, expected=noted).review_id == noted[0]


@pytest.mark.long
def test_each_of_a_thousand_random_edits_is_found(store, claims):
    fill(store, claims, 24)
    rng = random.Random(6)
    for _ in range(1000):
        store.connection.execute("BEGIN")
        expected = random_edit(store, rng)
        problem = verify_log(store)
        store.connection.execute("ROLLBACK")
        assert problem is not None
        assert problem.review_id == expected
    assert verify_log(store) is None


def random_edit(store, rng: random.Random) -> int:
    """One change, deletion, insertion or swap; the number of the first row that it makes bad."""
    row = rng.randrange(1, 25)
    kind = rng.choice(("change", "change", "delete", "swap", "cut", "insert"))
    if kind == "change":
        column = rng.choice(("claim_id", "reviewer", "decision", "note", "amended", "claim_snapshot", "reviewed_at", "previous_hash", "hash"))
        value = {"amended": '{"metric": "x"}', "claim_snapshot": "{}"}.get(column, f"edit{rng.random()}")
        store.connection.execute(f"UPDATE reviews SET {column} = ? WHERE review_id = ?", [value, row])
        return row
    if kind == "delete":
        store.connection.execute("DELETE FROM reviews WHERE review_id = ?", [row])
        return row
    if kind == "cut":
        store.connection.execute("DELETE FROM reviews WHERE review_id >= ?", [row])
        return row
    if kind == "insert":
        store.connection.execute("INSERT INTO reviews SELECT 25, claim_id, reviewer, decision, note, amended, claim_snapshot, reviewed_at, previous_hash, hash FROM reviews WHERE review_id = ?", [row])
        return 25
    other = rng.choice([n for n in range(1, 25) if n != row])
    columns = "claim_id, reviewer, decision, note, amended, claim_snapshot, reviewed_at, previous_hash, hash"
    store.connection.execute(f"CREATE TEMP TABLE swapped AS SELECT if(review_id = {row}, {other}, {row}) AS review_id, {columns} FROM reviews WHERE review_id IN ({row}, {other})")
    for name in columns.split(", "):
        store.connection.execute(f"UPDATE reviews SET {name} = s.{name} FROM swapped AS s WHERE s.review_id = reviews.review_id")
    store.connection.execute("DROP TABLE swapped")
    return min(row, other)


def test_sample_gives_the_precision_with_its_interval(store, claims):
    number, drawn = draw_sample(store, 3, seed=1)
    review(store, drawn[:2], "accept", reviewer="kim")
    review(store, drawn[2:], "reject", reviewer="kim")
    result = sample_result(store, number)
    assert (result.right, result.wrong, result.open) == (2, len(drawn) - 2, 0)
    assert result.interval.low < result.precision < result.interval.high


def test_same_seed_draws_the_same_sample(store, claims):
    assert draw_sample(store, 2, seed=9)[1] == draw_sample(store, 2, seed=9)[1]


def test_wilson_interval_of_the_literature():
    # Newcombe 1998, Statistics in Medicine 17:857, table I, method 3: 81 of 263, 15 of 148, 0 of 20.
    assert wilson(81, 263) == pytest.approx((0.2553, 0.3662), abs=5e-5)
    assert wilson(15, 148) == pytest.approx((0.0624, 0.1605), abs=5e-5)
    assert wilson(0, 20) == pytest.approx((0.0, 0.1611), abs=5e-5)


def test_cohens_kappa_of_the_textbook():
    pairs = [("yes", "yes")] * 20 + [("yes", "no")] * 5 + [("no", "yes")] * 10 + [("no", "no")] * 15
    assert cohen_kappa(pairs) == pytest.approx(0.4)


def test_agreement_between_reviewers(store, claims):
    review(store, claims[:2], "accept", reviewer="kim")
    review(store, claims[:1], "accept", reviewer="lee")
    review(store, claims[1:2], "reject", reviewer="lee")
    [found] = reviewer_agreement(store)
    assert (found.first, found.second, found.claims, found.share) == ("kim", "lee", 2, 0.5)


def amended(store, claim, columns="metric, value, unit"):
    return store.sql(f"SELECT {columns} FROM claims_reviewed WHERE claim_id = ?", [claim]).fetchone()


def test_a_later_amendment_adds_to_the_earlier_and_wins_where_both_name_a_slot(store, claims):
    review(store, claims[:1], "amend", reviewer="kim", amended={"metric": "power", "value": 42, "unit": "kW"})
    review(store, claims[:1], "amend", reviewer="lee", amended={"value": 43, "unit": "W"})
    assert amended(store, claims[0]) == ("power", 43, "W")
    review(store, claims[:1], "undo", reviewer="lee")
    assert amended(store, claims[0])[:2] == ("power", 42)


def test_an_emptied_slot_stays_empty_under_a_later_amendment(store, claims):
    review(store, claims[:1], "amend", reviewer="kim", amended={"value": None})
    review(store, claims[:1], "amend", reviewer="kim", amended={"conditions": {"batch_size": 32}})
    assert amended(store, claims[0], "value, conditions") == (None, '{"batch_size": 32}')


def test_who_accepts_an_amended_claim_accepts_it_as_amended(store, claims):
    review(store, claims[:1], "amend", reviewer="kim", amended={"value": 42})
    review(store, claims[:1], "accept", reviewer="lee")
    assert amended(store, claims[0])[1] == 42


def test_the_statement_is_composed_of_the_amended_slots_and_the_first_stays_in_claims(store, claims):
    before = store.sql("SELECT statement FROM claims WHERE claim_id = ?", [claims[0]]).fetchone()[0]
    review(store, claims[:1], "amend", reviewer="kim", amended={"subject": "가온 K9", "value": 42})
    after = amended(store, claims[0], "statement")[0]
    assert "Gaon K9" in after  # a statement holds no Hangul
    assert "42" in after
    assert after != before == store.sql("SELECT statement FROM claims WHERE claim_id = ?", [claims[0]]).fetchone()[0]
    review(store, claims[:1], "undo", reviewer="kim")
    assert amended(store, claims[0], "statement")[0] == before


def test_the_statement_of_a_claim_without_a_subject_says_so(store, claims):
    review(store, claims, "amend", reviewer="kim", amended={"subject": None})
    told = [row[0] for row in store.sql("SELECT statement FROM claims_reviewed").fetchall()]
    assert not [one for one in told if "None" in one]
    assert any("unnamed subject" in one for one in told)


CONDITIONED = [
    ("ko", "누리 T5는 배치 크기 64, FP8에서 초당 4,100장을 처리했다.\n"),
    ("tr", "Nuri T5, 64 yığın boyutunda ve FP8 ile saniyede 4.100 görüntü işledi.\n"),
]


@pytest.mark.parametrize(("language", "text"), CONDITIONED)
@pytest.mark.parametrize("words", ["conditions=", "conditions=null", "conditions={}"])
def test_emptied_conditions_are_those_of_a_claim_that_has_none(store, read, language, text, words):
    store.add(read(text, language))
    [(claim, conditions)] = store.sql("SELECT claim_id, conditions FROM claims WHERE value = 4100").fetchall()
    assert "precision" in conditions
    review(store, [claim], "amend", reviewer="kim", amended=parse_assignments([words]))
    [(conditions, statement)] = store.sql("SELECT CAST(conditions AS VARCHAR), statement FROM claims_reviewed WHERE claim_id = ?", [claim]).fetchall()
    assert conditions == "{}"
    assert "FP8" not in statement


@pytest.mark.parametrize(("language", "text"), CONDITIONED)
def test_conditions_take_the_place_of_all_that_were_read(store, read, language, text):
    store.add(read(text, language))
    [(claim,)] = store.sql("SELECT claim_id FROM claims WHERE value = 4100").fetchall()
    review(store, [claim], "amend", reviewer="kim", amended=parse_assignments(['conditions={"chips": 8}']))
    [(conditions, statement)] = store.sql("SELECT CAST(conditions AS VARCHAR), statement FROM claims_reviewed WHERE claim_id = ?", [claim]).fetchall()
    assert conditions == '{"chips": 8}'
    assert "8 chips" in statement


def test_a_new_condition_is_taken_on_demand(store, claims):
    assert review(store, claims[:1], "amend", reviewer="kim", amended={"conditions": {"tray": "left"}}, new=True) == [1]


def test_emptied_conditions_of_an_older_log_are_none(store, claims):
    store.connection.execute("INSERT INTO reviews VALUES (1, ?, 'kim', 'amend', NULL, ?, NULL, 'now', '', 'h')", [claims[0], '{"conditions": null}'])
    assert store.sql("SELECT CAST(conditions AS VARCHAR) FROM claims_reviewed WHERE claim_id = ?", [claims[0]]).fetchone() == ("{}",)


COMPARED = [
    ("ko", "누리 T5의 전력 소모는 H100의 40% 수준이다. MLPerf 추론에서 누리 T5는 H100보다 1.4배 빨랐다.\n"),
    ("tr", "Nuri T5'in güç tüketimi H100'ün yüzde 40'ı kadar. MLPerf çıkarımında Nuri T5, H100'den 1,4 kat hızlıydı.\n"),
]


@pytest.mark.parametrize(("language", "text"), COMPARED)
def test_an_amendment_of_one_slot_leaves_the_rest_of_the_statement(store, read, language, text):
    """How a direction and a benchmark were read is kept where nobody amended them."""
    store.add(read(text, language))
    before = dict(store.sql("SELECT claim_id, statement FROM claims WHERE comparator IS NOT NULL").fetchall())
    assert len(before) == 2
    review(store, list(before), "amend", reviewer="kim", amended={"attributed_to": "Lena Park"})
    after = dict(store.sql("SELECT claim_id, statement FROM claims_reviewed WHERE comparator IS NOT NULL").fetchall())
    assert after == {claim: f"{said.removesuffix('.')}, Lena Park says." for claim, said in before.items()}


def test_joins_show_what_was_amended(store, claims):
    """The views that SQL users join with: none of them tells the statement or the slots that were read."""
    [(wrong, read_as)] = store.sql("SELECT claim_id, statement FROM claims WHERE metric = 'memory_capacity'").fetchall()
    review(store, [wrong], "amend", reviewer="kim", amended={"subject": "Gaon K9", "value": 77, "attributed_to": "Lena Park"})
    [(statement, told)] = store.sql("SELECT c.statement, e.statement FROM claims_reviewed AS c JOIN evidence AS e USING (claim_id) WHERE claim_id = ?", [wrong]).fetchall()
    assert statement == told != read_as
    triples = store.sql("SELECT subject, predicate, object FROM triples WHERE claim_id = ?", [wrong]).fetchall()
    assert {("Gaon K9", "has_memory_capacity", "77 GB"), (statement, "attributed_to", "Lena Park")} <= set(triples)
    assert not [one for one in triples if read_as in one or "96 GB" in one]
    review(store, [wrong], "undo", reviewer="kim")
    assert store.sql("SELECT statement FROM evidence WHERE claim_id = ?", [wrong]).fetchone() == (read_as,)


def test_an_amended_subject_is_no_longer_the_entity_that_was_read(store, claims):
    review(store, claims[:1], "amend", reviewer="kim", amended={"subject": "Nowhere 9"})
    assert amended(store, claims[0], "subject, subject_id") == ("Nowhere 9", None)


@pytest.mark.parametrize(
    ("slots", "said"),
    [
        ({"metric": "speediness"}, "no metric"), ({"metric": "memory_capacty"}, "did you mean memory_capacity"), ({"unit": "gb"}, "did you mean GB"),
        ({"unit": "wibble"}, "no unit"), ({"metric": "power"}, "not given in"), ({"as_of": "2024-02-30"}, "calendar"), ({"as_of": "0000"}, "2026-Q2"), ({"unit": "image/wibble"}, "no unit"), ({"metric": "power", "unit": "GB"}, "not given in"), ({"vendor": "???"}, "letters"),
        ({"vendor": "123"}, "letters"), ({"subject": "..."}, "letters or digits"), ({"as_of": "yesterday"}, "2026-Q2"), ({"value": 5, "value_max": 3}, "below"),
        ({"conditions": {"batchsize": 32}}, "did you mean batch_size"), ({"conditions": "FP8"}, "JSON object of words and numbers"), ({"conditions": {"chips": True}}, "words and numbers"),
        ({"modality": None}, "cannot be empty: give one of asserted, hedged"), ({"direction": "up"}, "give one of better, worse"), ({"value": "fast"}, "give a number"),
        ({"unit": "G B"}, "without spaces"), ({"benchmark": []}, "benchmark"), ({"subject": "x" * 500}, "200"),
    ],
)  # fmt: skip
def test_an_amendment_that_makes_no_sense_is_refused_in_one_sentence(store, claims, slots, said):
    with pytest.raises(UsageError, match=r"[.]$") as error:
        review(store, claims[:1], "amend", reviewer="kim", amended=slots)
    assert said in str(error.value)
    assert log_head(store)[0] == 0


@pytest.mark.parametrize("slots", [{"unit": "TB/s"}, {"unit": "USD/month"}, {"unit": "image/s"}, {"unit": "GPU"}, {"as_of": "2026-Q3"}, {"as_of": "2026-05-31"}, {"vendor": "가온"}])
def test_an_amendment_that_the_guideline_allows_is_taken(store, claims, slots):
    metric = {"metric": None} if "unit" in slots else {}
    assert review(store, claims[:1], "amend", reviewer="kim", amended=slots | metric) == [1]


def test_a_new_metric_is_taken_on_demand(store, claims):
    assert review(store, claims[:1], "amend", reviewer="kim", amended={"metric": "stack_height", "unit": "mm"}, new=True) == [1]


def test_one_slot_is_set_once():
    with pytest.raises(UsageError, match="value is given twice"):
        parse_assignments(["value=1", "value=2"])


def test_a_decision_on_the_reading_leaves_the_standing_to_the_checks(store, claims):
    store.connection.execute("INSERT INTO verifications VALUES (?, 'arithmetic', 'refuted', 'sum', 'x', NULL, NULL, 'r', now()::TIMESTAMP)", [claims[0]])
    review(store, claims[:1], "accept", reviewer="kim", about="reading")
    assert standing(store, claims[0]) == ("refuted", "policy")
    review(store, claims[:1], "reject", reviewer="kim", about="reading")
    assert standing(store, claims[0]) == ("refuted", "policy")
    assert amended(store, claims[0]) is None
    assert verify_log(store) is None


def test_a_decision_on_the_truth_keeps_the_claim_among_the_reviewed(store, claims):
    review(store, claims[:1], "accept", reviewer="kim", about="reading")
    review(store, claims[:1], "reject", reviewer="lee", about="truth")
    assert standing(store, claims[0]) == ("refuted", "lee")
    assert amended(store, claims[0]) is not None


def test_a_sample_counts_what_was_said_of_the_reading(store, claims):
    draw_sample(store, 2, seed=1)
    sampled = [row[0] for row in store.sql("SELECT claim_id FROM audit_samples ORDER BY position").fetchall()]
    review(store, sampled[:1], "accept", reviewer="kim", about="reading")
    review(store, sampled, "reject", reviewer="kim", about="truth")
    result = sample_result(store)
    assert (result.right, result.wrong, result.open) == (1, 0, 1)


@pytest.mark.parametrize(("decision", "options"), [("accept", {"about": "both"}), ("undo", {"about": "truth"}), ("amend", {"about": "truth", "amended": {"value": 1}})])
def test_a_decision_about_nothing_is_refused(store, claims, decision, options):
    review(store, claims[:1], "accept", reviewer="kim")
    with pytest.raises(UsageError):
        review(store, claims[:1], decision, reviewer="kim", **options)


def test_checks_judge_the_amended_slots(store, claims):
    wrong = store.sql("SELECT claim_id FROM claims WHERE metric = 'memory_capacity'").fetchall()[0][0]
    review(store, [wrong], "amend", reviewer="kim", amended={"subject": "H200", "value": 141, "unit": "GB"})
    run_audit(store)
    found = store.sql("SELECT verdict FROM verifications WHERE claim_id = ? AND check_name = 'reference'", [wrong]).fetchall()
    assert found == [("supported",)]


def test_export_leaves_out_what_is_read_wrongly_and_keeps_the_arithmetic(store, read):
    store.add(read("가온 K3의 소비전력은 -350W다. K3의 동작 클럭은 1.8GB다.\n", "ko"))
    run_audit(store)
    objected = store.sql("SELECT claim_id, explanation FROM verifications JOIN claims USING (claim_id) WHERE verdict = 'refuted'").fetchall()
    [(claim, arithmetic)] = objected[:1]
    review(store, [claim], "accept", reviewer="kim", note="checked")
    told = {one["@id"]: one["reviewBody"] for one in claim_reviews(store)}
    assert told[f"urn:chipclaims:{claim}"].startswith("kim decided: accept (checked). ")
    assert arithmetic in told[f"urn:chipclaims:{claim}"]
    review(store, [claim], "reject", reviewer="kim", about="reading")
    assert f"urn:chipclaims:{claim}" not in {one["@id"] for one in claim_reviews(store)}


@pytest.mark.parametrize(("about", "ratings"), [(None, []), ("reading", []), ("truth", ["Refuted"])])
def test_only_a_claim_rejected_as_untrue_is_exported_as_refuted(store, claims, about, ratings):
    run_audit(store)
    review(store, claims[:1], "reject", reviewer="kim", about=about)
    told = [one["reviewRating"]["alternateName"] for one in claim_reviews(store) if one["@id"] == f"urn:chipclaims:{claims[0]}"]
    assert told == ratings


def test_undone_decision_is_marked_in_the_report(store, claims):
    run_audit(store)
    for decision in ("accept", "undo"):
        review(store, claims[:1], decision, reviewer="kim")
    report = load_report(store)
    [entry] = [e for e in report.entries if e.claim_id == claims[0]]
    assert [r[2] for r in entry.reviews] == ["accept (undone)", "undo"]
    assert report.reviewers == {}


def test_document_is_shown_with_its_amended_statements(store, claims):
    doc_id = claims[0].split("-")[0]
    wrong = store.sql("SELECT claim_id FROM claims WHERE metric = 'memory_capacity'").fetchall()[0][0]
    review(store, [wrong], "amend", reviewer="kim", amended={"value": 77})
    assert any("77" in c.statement and c.statement.endswith("(amended)") for c in stored_view(store, doc_id).claims)


@pytest.mark.parametrize("words", ["value=20.000", "value=1.825", "value_max=20,000", "value=-3.000"])
def test_a_number_that_may_be_thousands_is_refused(words):
    with pytest.raises(UsageError, match=r"may be -?\d{4,} or .*: write -?\d{4,}, or -?\d+\.\d{4} where the point is meant\."):
        parse_assignment(words)


@pytest.mark.parametrize(("words", "value"), [("value=20000", 20000), ("value=1.8250", 1.825), ("value=0.125", 0.125), ("value=1.5", 1.5), ("value=1234.567", 1234.567)])
def test_a_number_that_can_be_read_but_one_way_is_taken(words, value):
    assert parse_assignment(words) == ("value", value)


@pytest.mark.parametrize("chosen", [Filter(subject=""), Filter(vendor=" "), Filter(metric="")])
def test_an_empty_filter_is_refused_instead_of_taking_every_claim(store, claims, chosen):
    with pytest.raises(UsageError, match="is empty"):
        queue(store, chosen)


@pytest.mark.parametrize(("subject", "vendor"), [("엔비디아", "NVIDIA"), ("AMD", "AMD"), ("누리소재", "누리소재"), ("누리소재 K3", None)])
def test_a_firm_is_its_own_maker(store, read, subject, vendor):
    store.add(read(TEXT + "\n누리소재의 매출은 30억 달러다.\n", "ko"))
    [claim, *_] = [row[0] for row in store.sql("SELECT claim_id FROM claims WHERE unit = 'W'").fetchall()]
    store.connection.execute("INSERT INTO entities (entity_id, type, name) SELECT 'e9', 'vendor', '누리소재' WHERE NOT EXISTS (FROM entities WHERE name = '누리소재')")
    review(store, [claim], "amend", reviewer="kim", amended={"subject": subject})
    assert amended(store, claim, "vendor") == (vendor,)


def test_the_maker_is_that_of_the_lexicon_that_the_database_was_read_with(store, claims, tmp_path):
    own = tmp_path / "own.toml"
    own.write_text('type = "chip"\n[names]\n"Zirve Q9" = { vendor = "Zirve" }\n', encoding="utf-8")
    store.begin_run({"settings": {"lexicon_file": str(own)}})
    review(store, claims[:1], "amend", reviewer="kim", amended={"subject": "Zirve Q9"})
    assert amended(store, claims[0], "vendor") == ("Zirve",)
    own.unlink()
    with pytest.raises(UsageError, match=r"which is gone.*vendor=NAME[.]$"):
        review(store, claims[:1], "amend", reviewer="kim", amended={"subject": "Zirve Q8"})
    review(store, claims[:1], "amend", reviewer="kim", amended={"subject": "Zirve Q8", "vendor": "Zirve"})


@pytest.mark.parametrize("words", ['{"precision": "FP8", "settings": "a:b, \\"1,2\\": x", "chips": 8, "version": "é{1}"}', '{"chips": 8}'])
def test_conditions_are_written_as_those_that_were_read(store, claims, words):
    told = json.loads(words)
    review(store, claims[:1], "amend", reviewer="kim", amended={"conditions": told}, new=True)
    assert amended(store, claims[0], "CAST(conditions AS VARCHAR)") == (json.dumps(told, ensure_ascii=False, sort_keys=True),)


@pytest.mark.parametrize(
    ("conditions", "said"),
    [
        ({"chips": "sekiz"}, "positive whole number"), ({"batch_size": -3}, "positive whole number"), ({"nodes": 2.5}, "positive whole number"), ({"chips": 0}, "positive whole number"),
        ({"precision": "FP9"}, "number format"), ({"precision": 8}, "number format"), ({"context_length": "long"}, "tokens"), ({"sparsity": 140}, "percentage"), ({"epochs": -1}, "above zero"),
        ({"period": 7}, "2026-Q2"), ({"region": 4}, "words"), ({"division": "1"}, "words"), ({"power_limit": -250}, "above zero"),
    ],
)  # fmt: skip
def test_a_value_that_is_none_of_its_condition_is_refused(store, claims, conditions, said):
    with pytest.raises(UsageError, match=r"--new takes it as it is[.]$") as error:
        review(store, claims[:1], "amend", reviewer="kim", amended={"conditions": conditions})
    assert said in str(error.value)
    assert review(store, claims[:1], "amend", reviewer="kim", amended={"conditions": conditions}, new=True) == [1]


@pytest.mark.parametrize(
    "conditions",
    [
        {"chips": 8, "batch_size": 1024, "nodes": 2}, {"precision": "FP8"}, {"precision": "int4"}, {"precision": "Q4_K_M"}, {"precision": "4-bit"}, {"precision": "half precision"}, {"precision": "반정밀도"},
        {"precision": "NVFP4"}, {"precision": "karışık hassasiyet"}, {"context_length": "128K"}, {"context_length": 4096}, {"sparsity": "2:4"}, {"epochs": 2.5}, {"period": "previous"}, {"period": 2024}, {"period": "FY2026-Q2"},
        {"resolution": "4K"}, {"power_limit": "280 W"}, {"version": 12.4}, {"of": "매출"}, {"case": "per card"}, {"division": "closed"}, {"region": "Türkiye"}, {"settings": "offline"},
    ],
)  # fmt: skip
def test_a_value_of_its_condition_is_taken(store, claims, conditions):
    assert review(store, claims[:1], "amend", reviewer="kim", amended={"conditions": conditions}) == [1]


def test_a_value_that_a_claim_was_read_with_is_taken(store, claims):
    store.connection.execute("UPDATE claims SET conditions = '{\"precision\": \"W4A16\"}' WHERE claim_id = ?", [claims[1]])
    assert review(store, claims[:1], "amend", reviewer="kim", amended={"conditions": {"precision": "W4A16"}}) == [1]


@pytest.mark.parametrize("name", ["H100 PCIe", "H100  PCIe", "RTX\u00a04090"])
def test_the_maker_of_a_form_is_that_of_its_chip(store, claims, name):
    assert with_maker(store, {"subject": name})["vendor"] == "NVIDIA"


@pytest.mark.parametrize(
    ("slots", "told"),
    [
        ({"type": "event"}, "no value"), ({"type": "event", "value": None, "unit": None}, "release_date"), ({"type": "price"}, "in money"),
        ({"type": "comparison"}, "other side or a direction"), ({"value": -5}, "cannot be negative"),
    ],
)  # fmt: skip
def test_what_the_type_cannot_hold_is_refused(store, claims, slots, told):
    with pytest.raises(UsageError, match=told):
        review(store, claims[:1], "amend", reviewer="kim", amended=slots)
    assert log_head(store)[0] == 0


@pytest.mark.parametrize(
    "slots",
    [
        {"type": "event", "value": None, "unit": None, "metric": "release_date", "as_of": "2026-05"}, {"type": "price", "metric": "price", "unit": "USD"},
        {"type": "comparison", "comparator": "MI300X"}, {"metric": "temperature", "value": -5, "unit": "degC"},
    ],
)  # fmt: skip
def test_what_the_type_holds_is_taken(store, claims, slots):
    review(store, claims[:1], "amend", reviewer="kim", amended=slots)
    assert log_head(store)[0] == 1


def test_benchmarks_in_another_order_say_the_same(store, claims):
    told = set()
    for names in (["ResNet-50", "ImageNet", "BERT"], ["BERT", "ResNet-50", "ImageNet"], ["ImageNet", "BERT", "ResNet-50"]):
        review(store, claims[:1], "amend", reviewer="kim", amended={"benchmark": names})
        told |= {row[0] for row in store.sql("SELECT statement FROM claims_reviewed WHERE claim_id = ?", [claims[0]]).fetchall()}
    assert len(told) == 1
