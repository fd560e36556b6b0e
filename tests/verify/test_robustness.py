"""Odd files and a log that somebody has changed: one sentence each, never an internal error."""

from __future__ import annotations

import pytest

from pipeline.cli import main
from pipeline.errors import UsageError
from pipeline.ingest.own import MARKDOWN_MARK
from pipeline.terminal import write_whole
from pipeline.verify.policy import read_policy
from pipeline.verify.reference.rows import _csv_rows, _jsonl_rows
from pipeline.verify.report import html_report, load_report, markdown_report
from pipeline.verify.review import review, verify_log
from tests.verify.test_review import TEXT


@pytest.mark.parametrize("mark", ["\u2028", "\u0085", "\x0b", "\x0c"])
def test_reference_rows_end_at_line_ends_alone(mark):
    assert [row["note"] for _, row in _csv_rows(f"product,note\r\nA,x{mark}y\r\n")] == [f"x{mark}y"]
    if mark not in "\x0b\x0c":  # JSON allows no bare control character in a text
        assert [row["note"] for _, row in _jsonl_rows(f'{{"note": "x{mark}y"}}\n')] == [f"x{mark}y"]


@pytest.mark.parametrize(
    "edit",
    [
        "DROP TABLE review_head", "ALTER TABLE reviews ALTER reviewed_at TYPE TIMESTAMPTZ", "UPDATE reviews SET review_id = 9223372036854775807",
        "ALTER TABLE reviews DROP note",
    ],
)  # fmt: skip
def test_a_log_of_another_form_is_said_to_be_changed(store, read, edit):
    store.add(read(TEXT, "ko"))
    [claim] = store.sql("SELECT claim_id FROM claims LIMIT 1").fetchone()
    review(store, [claim], "accept", reviewer="kim")
    for view in ("claims_reviewed", "claims_amended", "standings", "figure_standings", "amendments", "reading_reviews", "truth_reviews", "standing_reviews", "deciding_reviews", "orphaned_reviews"):
        store.connection.execute(f"DROP VIEW IF EXISTS {view} CASCADE")
    store.connection.execute(edit)
    problem = verify_log(store)
    assert problem is not None
    assert "\n" not in problem.detail


def test_a_policy_with_a_byte_order_mark_is_read(tmp_path):
    path = tmp_path / "p.toml"
    path.write_text("fidelity_supports = false\n", encoding="utf-8-sig")
    assert not read_policy(path).fidelity_supports


def test_a_policy_that_is_nested_too_deeply_is_refused(tmp_path):
    path = tmp_path / "p.toml"
    path.write_text("a = " + "[" * 3000 + "]" * 3000, encoding="utf-8")
    with pytest.raises(UsageError):
        read_policy(path)


def test_the_head_of_an_empty_log_may_be_expected(store, capsys):
    store.release()
    assert main(["audit", "log", "--head", "--db", store.path]) == 0
    head = capsys.readouterr().out.strip()
    assert head == "0:"
    assert main(["audit", "log", "--verify", "--expect", head, "--db", store.path]) == 0


def test_a_report_of_an_unknown_kind_is_refused(store, capsys, tmp_path):
    store.release()
    assert main(["audit", "report", "--output", str(tmp_path / "r.txt"), "--db", store.path]) == 2
    assert "--format" in capsys.readouterr().err
    assert not (tmp_path / "r.txt").exists()


def test_a_file_is_written_whole_or_not_at_all(tmp_path, monkeypatch):
    path = tmp_path / "r.html"
    path.write_text("old")

    def full(self, *_args, **_options):
        self.touch()
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("pathlib.Path.write_bytes", full)
    with pytest.raises(UsageError, match="No space"):
        write_whole(path, "new")
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_characters_that_turn_or_hide_the_text_are_shown_by_their_number_in_reports(store, read):
    store.add(read("\u202eH100\u2066 소개\n\nH100은 \u202e메모리 80GB를\u202c 갖췄다.\n", "ko"))
    ids = [row[0] for row in store.sql("SELECT claim_id FROM claims").fetchall()]
    review(store, ids, "unsure", reviewer="kim", note="a\x1b[31mb\u202ec")
    report = load_report(store)
    for text in (html_report(report), markdown_report(report)):
        assert not set(text) & set("\u202e\u2066\u202c\x1b")
        assert "U+202E" in text


def test_a_sentence_that_begins_like_a_list_is_none_in_markdown(store, read):
    store.add(read("소식\n\nH100은 메모리 80GB를 갖췄다.\n", "ko"))
    for title, shown in (("1. x", "# 1\\. x"), ("- x", "# \\- x"), ("3.35TB", "# 3.35TB")):
        assert markdown_report(load_report(store, title=title)).startswith(f"{MARKDOWN_MARK}\n\n{shown}\n")
