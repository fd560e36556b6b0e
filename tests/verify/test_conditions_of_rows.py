"""Rows that hold under a condition; the round that a value is told of; classes by what the article names."""

from __future__ import annotations

import pytest

from pipeline.verify.run import run_audit


def findings(store, document, surface: str) -> set[tuple[str, str]]:
    store.add(document)
    run_audit(store)
    return set(
        store.sql(
            "SELECT v.verdict, v.cause FROM figures AS f LEFT JOIN claims AS c USING (figure_id) JOIN verifications AS v ON v.claim_id IN (f.figure_id, c.claim_id)"
            " WHERE f.surface = ? AND v.check_name = 'reference'", [surface],
        ).fetchall()
    )  # fmt: skip


@pytest.mark.parametrize(("accuracy", "said"), [("75,7", {("supported", "fidelity")}), ("76,4", {("conflicting", "other_conditions")})])
def test_a_row_for_another_accuracy(store, read, accuracy, said):
    text = f"RiseML'in TPU ölçümü\n\nBulut TPU, ResNet-50'de %{accuracy} doğruluğa ulaşmak için 64 epoch'a ihtiyaç duydu.\n"
    assert findings(store, read(text, "tr"), "64 epoch") == said


def test_the_months_of_a_rent_that_a_row_tells(store, read):
    text = "RiseML'in bulut ölçümü\n\n12 aylık kiralamada p3.8xlarge ile ResNet-50'de dolar başına 375 görüntü işleniyor.\n"
    assert findings(store, read(text, "tr"), "12 ay") == {("supported", "fidelity")}


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("보우 Pod16은 MLPerf 1.1 벤치마크의 BERT에서 37% 향상된 성능을 냈다.", "conflicting"),
        ("보우 Pod16은 MLPerf 2.0 벤치마크의 BERT에서 37% 향상된 성능을 냈다.", "supported"),
        ("보우 Pod16은 BERT에서 MLPerf 1.1 대비 37% 향상된 성능을 냈다.", "supported"),  # what it is held against
    ],
)
def test_a_round_in_which_a_thing_has_no_result(store, read, words, said):
    round_told = "2.0" if "2.0" in words else "1.1"
    assert {verdict for verdict, _ in findings(store, read(f"그래프코어 소식\n\n{words}\n", "ko"), round_told)} == {said}


@pytest.mark.parametrize(("direction", "said"), [("많습니다", "supported"), ("적습니다", "inconclusive")])
def test_two_classes_by_all_that_the_article_names(store, read, direction, said):
    text = f"CPU와 GPU\n\ni7-7700k는 4코어다. Titan Xp는 3840코어다.\n\nCPU에 비해 GPU의 코어 수가 훨씬 {direction}.\n"
    store.add(read(text, "ko"))
    run_audit(store)
    assert store.sql("SELECT standing FROM claims JOIN standings USING (claim_id) WHERE figure_id IS NULL").fetchall() == [(said,)]
