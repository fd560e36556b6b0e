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
        ("ko", "MLPerf 3.1 라운드에서 엔비디아는 H100 768개로 GPT-3를 40.6분에 끝냈다. 1만752개로 세운 기록은 4.8분이었다.", "4.8"),  # the benchmark of the paragraph
        ("tr", "MLPerf Training 2.0 turunda DGX A100 ResNet-50'yi 28,7 dakikada bitirdi. 256 IPU'luk Bow sistemi aynı işi 3,6 dakikada tamamladı.", "3,6"),  # a pod by its count
        ("ko", "MLPerf 4.0 라운드에서 오라클은 H100 64장으로 BERT를 2.49분에 학습했다.", "2.49"),  # its time on another benchmark
        ("tr", "MLPerf Training 2.0 turunda CASIA, on altı PCIe A100 (80 GB) ile ResNet-50'yi 21,4 dakikada eğitti.", "21,4"),  # the other card's
        ("ko", "MLPerf 4.0 라운드 결과다.\n\n직전 3.1 라운드에서는 3.92분이 걸렸다.\n\n엔비디아는 H100 1,024개로 스테이블 디퓨전을 2.47분에 끝냈다.", "2.47"),  # the round before is told in passing
        ("tr", "MLPerf Training 4.0 turunda Google, 12.288 TPU v5p yongasıyla GPT-3'ü 12,5 dakikada eğitti.", "12,5"),
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
        ("tr", "NVIDIA, MLPerf Training v4.1'de 11.616 H100'lü Eos ile GPT-3'ü 3,44 dakikada eğitti.", "3,44"),  # a round without rows; the time is of the one before
        ("ko", "엔비디아는 MLPerf 훈련 v4.1에서 H100 11,616개로 GPT-3를 3.44분에 끝냈다.", "3.44"),
    ],
)
def test_words_that_leave_the_row_open_decide_nothing(store, read, language, words, figure):
    assert standing(store, read(HEAD[language] + words + "\n", language), figure) == []


@pytest.mark.parametrize(
    ("language", "words", "figure", "said"),
    [
        ("tr", "MLPerf Training 1.0 turunda Google, 2.048 TPU v4 yongasıyla ResNet-50'yi 0,229 dakikada tamamladı.", "0,229", "conflicting"),  # on 3,456
        ("tr", "MLPerf Training 1.0 turunda Google, 3.456 TPU v4 yongasıyla ResNet-50'yi 0,229 dakikada tamamladı.", "0,229", "supported"),
        ("ko", "MLPerf 2.1 라운드에서 애저의 NC96ads A100 v4 인스턴스는 여섯 개의 A100 PCIe로 ResNet-50을 60.0분에 훈련했다.", "여섯 개", "conflicting"),
        ("ko", "MLPerf 1.0 라운드에서 그래프코어는 IPU-POD16으로 오픈 부문 BERT를 27.8분에 마쳤다.", "27.8", "supported"),
        ("ko", "MLPerf 3.0 라운드에서 인텔은 가우디2 384개로 GPT-3 과제를 153.6분에 끝냈다.", "153.6", "conflicting"),  # that was the round after
    ],
)
def test_round_division_and_count_bind_a_time_to_its_row(store, read, language, words, figure, said):
    assert {verdict for verdict, _ in standing(store, read(HEAD[language] + words + "\n", language), figure)} == {said}


def test_a_time_of_the_closed_division_is_none_of_the_open_one(store, read):
    words = "MLPerf 1.0 라운드에서 그래프코어는 IPU-POD16으로 클로즈드 부문 BERT를 27.8분에 마쳤다."
    assert "supported" not in {verdict for verdict, _ in standing(store, read(HEAD["ko"] + words + "\n", "ko"), "27.8")}


def test_what_something_else_took_is_held_against_nothing(store, read):
    words = "MLPerf Training 2.0 turunda Graphcore'un Bow Pod128'i BERT'i 5,42 yerine 4,42 dakikada eğitti."
    assert standing(store, read(HEAD["tr"] + words + "\n", "tr"), "5,42") == []


@pytest.mark.parametrize(
    ("language", "words", "said"),
    [
        ("ko", "Bow Pod64는 ResNet-50에서 MLPerf 1.1 때보다 26% 빨라졌다. 훈련에는 6.30분이 걸렸다.", "supported"),  # the round is the other side's
        ("tr", "Bow Pod64, ResNet-50'de MLPerf 1.1'e göre yüzde 26 hızlandı. Eğitim 6,30 dakika sürdü.", "supported"),
        ("ko", "ResNet-50 기록은 'MLPerf 1.1' 때 제출분과 견줘 26% 좋아졌다.\n\nBow Pod64는 6.30분이었다.", "supported"),
        ("ko", "MLPerf 1.1에서 IPU-POD64는 ResNet-50을 8.50분에 학습했다. Bow Pod64는 6.30분이 걸렸다.", "inconclusive"),  # read of 1.1
        ("tr", "MLPerf 1.1 turunda IPU-POD64 ResNet-50'yi 8,50 dakikada eğitti. Bow Pod64 ise 6,30 dakikada bitirdi.", "inconclusive"),
    ],
)
def test_a_row_of_another_round_bears_out_no_claim(store, read, language, words, said):
    figure = "6.30" if language == "ko" else "6,30"
    head = {"ko": "MLPerf 훈련 2.0 결과\n\n", "tr": "MLPerf Training 2.0 sonuçları\n\n"}[language]
    assert {verdict for verdict, _ in standing(store, read(head + words + "\n", language), figure)} == {said}


@pytest.mark.parametrize(
    ("language", "words", "figure", "said"),
    [
        ("ko", "MLPerf 3.0에서 엔비디아는 H100 768개로 GPT-3를 44.8분에 학습했다. v3.1에서는 같은 구성으로 40.6분이 걸렸다.", "40.6", "3.1"),
        ("tr", "MLPerf 3.0'da NVIDIA 768 H100 ile GPT-3'ü 44,8 dakikada eğitti. 3.1'de aynı sayıda kartla 40,6 dakikaya indi.", "40.6", "3.1"),
        ("tr", "MLPerf 3.0'da NVIDIA 768 H100 ile GPT-3'ü 44,8 dakikada eğitti. PyTorch 2.1'de 40,6 dakikaya indi.", "40.6", "3.0"),  # of the software
    ],
)
def test_a_round_is_told_by_its_number_alone(read, language, words, figure, said):
    [claim] = [c for c in read(HEAD[language] + words + "\n", language).claims if figure in c.statement]
    assert any(name.endswith(said) for name in claim.benchmark if name.startswith("MLPerf"))
