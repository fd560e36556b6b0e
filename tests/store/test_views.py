"""The views of the contract on a document made by hand."""

from __future__ import annotations

from urllib.parse import unquote

import pytest
from handmade import claim_at


def rows(store, query):
    return store.sql(query).fetchall()


def test_triples_of_a_claim(store, make_document):
    store.add(make_document(publisher="반도체 신문"))
    assert set(rows(store, "SELECT subject, predicate, object FROM triples")) == {
        ("Bow Pod16", "made_by", "Graphcore"),
        ("Bow Pod16", "evaluated_on", "MLPerf 2.0"),
        ("Bow Pod16", "evaluated_on", "ResNet-50"),
        ("MLPerf 2.0", "measures", "training_time"),
        ("ResNet-50", "measures", "training_time"),
        ("Bow Pod16", "compared_with", "DGX-A100"),
        ("Bow Pod16", "has_training_time", "31 percent"),
        ("반도체 신문", "reports", "Bow Pod16 trains in 31% less time."),
        ("Bow Pod16 trains in 31% less time.", "attributed_to", "Graphcore"),
    }


def test_own_past_is_no_comparison_of_products(store, make_document):
    store.add(make_document("성능이 31% 올랐다.", claims=(claim_at("성능이 31% 올랐다.", 4, comparator="previous"),)))
    assert rows(store, "SELECT object FROM triples WHERE predicate = 'compared_with'") == []


def test_a_firm_is_its_own_maker_as_in_the_column(store, make_document):
    text = "그래프코어 매출이 31% 늘었다."
    store.add(make_document(text, claims=(claim_at(text, 10, subject="Graphcore", vendor="Graphcore", comparator="previous"),)))
    assert rows(store, "SELECT subject, object FROM triples WHERE predicate = 'made_by'") == [("Graphcore", "Graphcore")]


def test_asserted_triples_join_the_view(store, make_document):
    document = make_document("보우를 만든 회사다.")
    store.add(document)
    store.connection.execute("INSERT INTO asserted_triples VALUES ('Bow', 'made_by', 'Graphcore', ?, 0, 2, 0.8, 'test')", [document.article.doc_id])
    assert rows(store, "SELECT subject, predicate, object, claim_id FROM triples") == [("Bow", "made_by", "Graphcore", None)]


def test_unclaimed_figures(store, make_document):
    store.add(make_document())
    assert rows(store, "SELECT surface FROM unclaimed_figures ORDER BY span_start") == [("1472",), ("50",)]


def link(store) -> str:
    return rows(store, "SELECT link FROM evidence")[0][0]


def test_link_of_a_short_sentence_holds_it_whole(store, make_document):
    text = "보우는 31% 빠르다, 정말로-아주."
    store.add(make_document(text, claims=(claim_at(text, 4),)))
    page, directive = link(store).split("#:~:text=")
    assert (page, unquote(directive)) == ("https://example.org/a", text)
    assert "," not in directive
    assert "-" not in directive


def test_link_of_a_long_sentence_holds_its_ends(store, make_document):
    text = "하나 둘 셋 넷 다섯 여섯 일곱 여덟 아홉 열 그 시스템에 들어간 칩의 성능이 31% 더 높은 것으로 오늘 나타났다고 한다."
    store.add(make_document(text, claims=(claim_at(text, text.index("31%")),)))
    assert [unquote(part) for part in link(store).split("#:~:text=")[1].split(",")] == [
        "하나 둘 셋 넷 다섯",
        "높은 것으로 오늘 나타났다고 한다.",
    ]


def test_link_over_several_lines_holds_its_ends(store, make_document):
    text = "성능\t31%\n전력\t낮음"
    store.add(make_document(text, claims=(claim_at(text, 3, start=0),)))
    assert [unquote(part) for part in link(store).split("#:~:text=")[1].split(",")] == ["성능", "낮음"]


def test_link_of_repeated_words_has_a_prefix(store, make_document):
    text = "보우는 빠르다 31%. 다시 말한다. 보우는 빠르다 31%."
    last = text.rindex("31%")
    start = text.rindex("보우는")
    store.add(make_document(text, claims=(claim_at(text, last, start=start),)))
    assert unquote(link(store).split("#:~:text=")[1]) == "31%. 다시 말한다.-,보우는 빠르다 31%."


@pytest.mark.parametrize(
    ("uri", "canonical", "expected"),
    [
        ("https://example.org/a#part", None, "https://example.org/a#part:~:text="),
        ("news/a.html", "https://example.org/a", "https://example.org/a#:~:text="),
        ("news/a.html", "javascript:alert(1)", "news/a.html#:~:text="),
        ("rows.jsonl#3", "HTTPS://example.org/a", "HTTPS://example.org/a#:~:text="),
        ("news/a.html", None, "news/a.html#:~:text="),
    ],
)
def test_page_of_a_link(store, make_document, uri, canonical, expected):
    store.add(make_document(uri=uri, canonical_url=canonical))
    assert link(store).startswith(expected)


@pytest.mark.parametrize("uri", ["javascript:alert(1)//", "data:text/html,<p>1", " javascript:alert(1)", "java\nscript:alert(1)", "vbscript:x", "file:///etc/passwd"])
def test_no_link_runs_a_script(store, make_document, uri):
    store.add(make_document(uri=uri, canonical_url=uri))
    assert link(store) is None


def review(store, number, decision, *, reviewer="kim", amended=None, snapshot=None):
    claim_id = rows(store, "SELECT claim_id FROM claims")[0][0]
    store.connection.execute(
        "INSERT INTO reviews VALUES (?, ?, ?, ?, NULL, ?, ?, '2026-01-01', '', 'h')",
        [number, claim_id, reviewer, decision, amended, snapshot],
    )


def verify(store, verdict):
    claim_id = rows(store, "SELECT claim_id FROM claims")[0][0]
    store.connection.execute("INSERT INTO verifications VALUES (?, 'a', ?, NULL, 'x', NULL, NULL, 'r', now()::TIMESTAMP)", [claim_id, verdict])


def standing(store):
    return rows(store, "SELECT standing, decided_by FROM standings")[0]


@pytest.mark.parametrize(
    ("verdicts", "expected"),
    [
        ((), "unchecked"),
        (("inconclusive",), "inconclusive"),
        (("supported", "inconclusive"), "supported"),
        (("supported", "conflicting"), "conflicting"),
        (("conflicting", "refuted", "supported"), "refuted"),
    ],
)
def test_policy_takes_the_gravest_verdict(store, make_document, verdicts, expected):
    store.add(make_document())
    for verdict in verdicts:
        verify(store, verdict)
    assert standing(store) == (expected, "policy")


def test_reviewer_overrules_the_policy(store, make_document):
    store.add(make_document())
    verify(store, "refuted")
    review(store, 1, "accept")
    assert standing(store) == ("supported", "kim")


def test_undo_takes_back_the_reviewers_last_decision(store, make_document):
    store.add(make_document())
    review(store, 1, "accept")
    review(store, 2, "reject", reviewer="lee")
    review(store, 3, "undo", reviewer="lee")
    assert standing(store) == ("supported", "kim")


def test_review_of_a_claim_that_changed_is_stale(store, make_document):
    store.add(make_document())
    review(store, 1, "accept", snapshot=rows(store, "SELECT snapshot FROM claim_snapshots")[0][0])
    assert rows(store, "SELECT stale FROM standings") == [(False,)]
    store.connection.execute("UPDATE claims SET metric = 'throughput'")
    assert rows(store, "SELECT stale FROM standings") == [(True,)]


def test_rejected_claim_is_not_among_the_reviewed(store, make_document):
    store.add(make_document())
    review(store, 1, "reject")
    assert rows(store, "FROM claims_reviewed") == []


def test_amendment_replaces_the_slots_it_names(store, make_document):
    store.add(make_document())
    review(store, 1, "amend", amended='{"metric": "throughput", "value": 46.5, "comparator": null, "benchmark": ["BERT"]}')
    assert rows(store, "SELECT subject, metric, value, comparator, benchmark FROM claims_reviewed") == [
        ("Bow Pod16", "throughput", 46.5, None, ["BERT"])
    ]
