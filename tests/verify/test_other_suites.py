"""Results of MLPerf's other suites are not held against the rows of its training suite."""

from __future__ import annotations

import pytest

from pipeline.verify.run import run_audit

TEXTS = [
    ("ko", "MLPerf 추론 4.0 결과\n\nMLPerf 추론 4.0에서 구글은 BERT 결과를 내지 않았다. 델은 ResNet-50에 H100 시스템을 제출했다. BERT에서 H100이 H200보다 빨랐다.\n"),
    ("tr", "MLPerf Inference 4.0 sonuçları\n\nMLPerf Inference 4.0 turunda NVIDIA BERT sonucu göndermedi. HPE, ResNet-50'de TensorFlow kullandı. H100, BERT'te H200'den hızlıydı.\n"),
    ("tr", "MLPerf Tiny 1.0 sonuçları\n\nMLPerf Tiny 1.0 turunda NVIDIA ResNet-50 sonucu göndermedi; en hızlı ResNet-50 sonucu Dell'indi.\n"),
]


@pytest.mark.parametrize(("language", "text"), TEXTS)
def test_no_row_of_training_bears_on_them(store, read, language, text):
    store.add(read(text, language))
    run_audit(store)
    assert store.sql("SELECT explanation FROM verifications WHERE check_name = 'reference' AND method IN ('submission', 'round', 'time', 'sides') OR explanation LIKE 'MLPerf Training v%'").fetchall() == []


def test_an_article_about_both_is_held_against_them(store, read):
    text = "MLPerf Training 4.0 sonuçları\n\nMLPerf Training 4.0 turunda HPE, ResNet-50'de TensorFlow kullandı. MLPerf Inference sonuçları sonbaharda gelecek.\n"
    store.add(read(text, "tr"))
    run_audit(store)
    assert store.sql("SELECT standing FROM submission_standings").fetchall() == [("conflicting",)]
