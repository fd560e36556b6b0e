"""Long documents are checked in parts: everything once, nothing held against what stands far away, in time that grows with the length."""

from __future__ import annotations

import pytest

from pipeline import Pipeline, Store
from pipeline.verify.cases import document_ids, load_cases
from pipeline.verify.parted import AROUND, MOST_IN_ONE, MOST_NUMBERS, parts
from pipeline.verify.run import run_audit

PAIRS = 300  # of sentences, with five numbers and names: several parts
WRONG = "다온 N2 서버 한 대에는 칩 8개가 들어간다. 칩 하나가 300W를 쓰니 모두 2,600W다."


@pytest.fixture(scope="module")
def store(tmp_path_factory):
    """A page of one kind of sentence over and over, with one wrong product near its end."""
    told = "\n\n".join(f"다온 N2는 A100보다 {20 + i % 40}% 빠르다. 다온 N2의 전력은 {300 + i % 7}W다." for i in range(PAIRS))
    with Store(tmp_path_factory.mktemp("long") / "claims.duckdb") as opened:
        opened.add(Pipeline().process(f"{told}\n\n{WRONG}\n\n다온 N2의 값은 1,200만 원이다.", language="ko"))
        yield opened


@pytest.fixture(scope="module")
def case(store):
    [[case]] = load_cases(store, document_ids(store))
    return case


def test_every_claim_and_figure_is_judged_in_one_part(case):
    found = list(parts(case))
    assert len(found) > 2
    owned = [id_ for part in found for id_ in part.own]
    assert sorted(owned) == sorted([*(n.figure_id for n in case.numbers), *(c.claim_id for c in case.claims)])


def test_a_part_is_read_with_what_stands_around_it_and_no_more(case):
    for part in parts(case):
        ids = {n.figure_id for n in part.case.numbers}
        assert part.own & {n.figure_id for n in case.numbers} <= ids
        assert len(ids) <= MOST_NUMBERS + 2 * AROUND + 20  # to the ends of sentences
        assert {c.claim_id for c in case.claims} & part.own <= {c.claim_id for c in part.case.claims}


def test_a_short_document_is_checked_whole(case):
    from dataclasses import replace

    short = replace(case, numbers=case.numbers[:MOST_NUMBERS])
    assert [part.case for part in parts(short)] == [short]


def test_an_error_in_a_later_part_is_found_and_nothing_is_lost(store):
    summary = run_audit(store)
    assert summary.claims == store.sql("SELECT count(*) FROM claims").fetchone()[0]
    wrong = store.sql(
        "SELECT DISTINCT f.surface FROM verifications AS v LEFT JOIN claims AS c USING (claim_id)"
        " JOIN figures AS f ON f.figure_id = coalesce(c.figure_id, v.claim_id) WHERE v.verdict = 'conflicting' AND v.cause = 'product'"
    ).fetchall()
    assert ("2,600W",) in wrong


def test_a_title_is_a_part_of_its_own_and_pieces_of_a_table_are_not_added_up(case):
    from dataclasses import replace

    from pipeline.verify.records import Span

    end = case.sentences[0].end
    page = replace(case, blocks=(Span(0, end, "title"), Span(end, len(case.text), "table")))
    title, *rest = parts(page)
    assert {n.start < end for n in title.case.numbers} == {True}
    assert title.adds_up
    assert {n.start >= end for part in rest for n in part.case.numbers} == {True}
    assert not any(part.adds_up for part in rest)


def test_a_sentence_of_data_is_not_reckoned_with(tmp_path):
    shares = ", ".join(f"{name}{i} {10 + i}.{i % 10}%" for i, name in enumerate("가나다라마바사" * 20))
    with Store(tmp_path / "x.duckdb") as opened:
        opened.add(Pipeline().process(f"점유율\n\n2025년 점유율은 {shares}였다.\n", language="ko"))
        [[case]] = load_cases(opened, document_ids(opened))
    assert len(case.numbers) > MOST_IN_ONE
    assert [part.adds_up for part in parts(case)][-1] is False
