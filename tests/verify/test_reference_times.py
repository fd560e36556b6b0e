"""Training times beside the names of rows of the MLPerf Training results, whatever the claim's slots are."""

from __future__ import annotations

import pytest

from pipeline.verify.run import run_audit

HEAD = {"ko": "MLPerf 훈련 결과 정리\n\n", "tr": "MLPerf Training sonuçları\n\n"}


def standing(store, document, figure: str) -> list[tuple[str, str]]:
    store.add(document)
    run_audit(store)
    return store.sql(
        "SELECT DISTINCT v.verdict, v.cause FROM verifications AS v LEFT JOIN claims AS c USING (claim_id) JOIN figures AS f"
        f" ON f.figure_id = coalesce(c.figure_id, v.claim_id) WHERE v.check_name = 'reference' AND v.method = 'time' AND f.surface LIKE '%{figure}%'"  # our own words
    ).fetchall()


@pytest.mark.parametrize(
    ("language", "words", "figure"),
    [
        ("ko", "MLPerf 0.7 라운드에서 델은 V100 4장을 단 C4140으로 ResNet-50을 154분에 끝냈다.", "154"),
        ("tr", "MLPerf Training 2.0 turunda Google, 4.096 adet TPU v4 ile ResNet-50'yi yaklaşık 11 saniyede tamamladı.", "11"),
        ("tr", "MLPerf Training 2.0 turunun Bow sonuçları şöyle.\n\nBow Pod128: ResNet-50 4,24, BERT 4,42 dakika.", "4,42"),
        ("tr", "MLPerf Training 3.1 yayımlandı. 384 Gaudi2'li sistem GPT-3'ü önceki sürümde, yani 3.0 turunda 311,9 dakikada bitirmişti.", "311,9"),
        ("ko", "MLPerf 훈련 1.0 결과다.\n\n구글\n\nTPU v4 3,456개 구성으로 ResNet-50을 13.7초에 마쳤다.", "13.7"),
    ],
)
def test_a_row_with_the_minutes_and_the_names_beside_them_supports(store, read, language, words, figure):
    assert standing(store, read(HEAD[language] + words + "\n", language), figure) == [("supported", "reference")]


@pytest.mark.parametrize(
    ("language", "words", "figure"),
    [
        ("ko", "MLPerf 2.0 라운드에서 그래프코어는 Bow Pod128로 BERT를 5.42분에 학습했다.", "5.42"),
        ("tr", "MLPerf Training 2.0 turunda Graphcore, Bow Pod128 ile BERT'i 5,42 dakikada eğitti.", "5,42"),
    ],
)
def test_rows_of_the_one_system_contradict(store, read, language, words, figure):
    assert standing(store, read(HEAD[language] + words + "\n", language), figure) == [("conflicting", "reference_differs")]


@pytest.mark.parametrize(
    ("language", "words", "figure"),
    [
        ("ko", "MLPerf 2.0 라운드에서 그래프코어는 Bow Pod128로 BERT를 5.42분에 학습할 계획이었다.", "5.42"),  # no fact
        ("ko", "누리칩은 새 장비로 BERT를 5.42분에 학습했다.", "5.42"),  # of nobody in the rows
        ("tr", "MLPerf Training 2.0 turunda Dell, sekiz A100 ile BERT'i 5,42 dakikada eğitti.", "5,42"),  # several systems
        ("tr", "Graphcore, Bow Pod128 ile BERT'i 5,42 dakikada eğitti.", "5,42"),  # of no round
    ],
)
def test_words_that_leave_the_row_open_decide_nothing(store, read, language, words, figure):
    assert standing(store, read(HEAD[language] + words + "\n", language), figure) == []
