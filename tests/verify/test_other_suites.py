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


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("ko", "MLPerf 훈련 4.0의 ResNet-50에서 AMD 칩으로 결과를 낸 곳은 타이니코프가 유일하다."),
        ("ko", "MLPerf 훈련 2.1에서 일본 기업 가운데 ResNet-50 결과를 낸 곳은 후지쯔가 유일하다."),
        ("ko", "MLPerf 훈련 4.0에서 레노버는 ResNet-50 결과를 H200이 아니라 H100으로 제출했다."),
        ("ko", "MLPerf 훈련 4.0에서 엔비디아가 ResNet-50 결과를 내지 않았다는 소문은 틀렸다."),
        ("ko", "MLPerf 훈련 4.0에서 HPE는 크레이 XD670으로 ResNet-50 결과를 제출했다."),
        ("tr", "MLPerf Training 4.0 turunda Dell, PowerEdge XE9680 ile BERT sonucu gönderdi."),
        ("tr", "MLPerf Training 4.0 turunda Fujitsu, dört L40S ile ResNet-50 sonucu göndermedi."),
        ("tr", "MLPerf Training 4.0 turunda Oracle ResNet-50'de ne PyTorch ne TensorFlow kullandı, MXNet'i seçti."),
        ("tr", "MLPerf Training 2.0 turunda açık bölümde BERT sonucu gönderen tek kurum Samsung'du."),
        ("tr", "MLPerf Training 3.1 turunda Kimi katılımcılar PyTorch kullandı."),
    ],
)
def test_true_statements_that_say_more_than_their_row_are_let_be(store, read, language, words):
    store.add(read(f"{'결과 정리' if language == 'ko' else 'Sonuçlar'}\n\n{words}\n", language))
    run_audit(store)
    assert "conflicting" not in {standing for (standing,) in store.sql("SELECT standing FROM submission_standings").fetchall()}


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("ko", "MLPerf Training v3.1의 GPT-3 결과를 보자. 엔비디아의 H100 512개는 58.3분으로 v3.0의 64.3분보다 9% 빨라졌다."),
        ("ko", "DGX A100을 두 대 샀다. 이 서버들에는 모두 A100이 16개 들어 있다."),
        ("ko", "H100 PCIe는 HBM2e를 쓴다."),
        ("ko", "DGX A100의 MIG로 A100 하나를 7개로 나눌 수 있다."),
        ("tr", "DGX A100'de altı NVSwitch yongası var."),
        ("tr", "H100 PCIe'de 14.592 CUDA çekirdeği var."),
        ("tr", "H100 NVL'de 94 GB bellek var."),
        ("tr", "MLPerf Training v3.1 sonuçlarında Intel'in 384 Gaudi2'si GPT-3'ü 153,6 dakikada bitirdi."),
    ],
)
def test_true_numbers_beside_their_rows(store, read, language, text):
    store.add(read(f"{'기사' if language == 'ko' else 'Haber'}\n\n{text}\n", language))
    run_audit(store)
    assert store.sql("SELECT explanation FROM verifications WHERE check_name = 'reference' AND verdict IN ('refuted', 'conflicting')").fetchall() == []


def test_a_great_number_of_chips_sinks_no_batch(store, read):
    store.add(read("MLPerf Training 4.0 sonuçları\n\nMLPerf Training 4.0 turunda Dell, 5.000.000.000 GPU ile ResNet-50 sonucu gönderdi.\n", "tr"))
    assert store.sql("SELECT chips FROM submissions").fetchall() == [(None,)]
