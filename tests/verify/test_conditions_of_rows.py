"""Rows that hold under a condition; the round that a value is told of; classes by what the article names."""

from __future__ import annotations

import pytest
from handmade_cases import case, claim, number

from pipeline.verify.numbers import DEFAULT_TOLERANCES
from pipeline.verify.reference.specs import check_specs
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
    text = "RiseML'in bulut ölçümü\n\n12 aylık kiralamada p3.8xlarge ile ResNet-50'de bir dolara 375 görüntü düşüyor.\n"
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


@pytest.mark.parametrize(("words", "said"), [("GPU의 처리량은 CPU보다 훨씬 높습니다", "supported"), ("CPU의 처리량은 GPU보다 훨씬 높습니다", "inconclusive"), ("NPU의 처리량은 CPU보다 훨씬 높습니다", "inconclusive")])
def test_two_classes_by_how_much_faster_the_rows_have_one(store, read, words, said):
    store.add(read(f"두 가지 칩\n\n행렬 곱에서 {words}.\n", "ko"))
    run_audit(store)
    assert store.sql("SELECT standing FROM claims JOIN standings USING (claim_id) WHERE figure_id IS NULL").fetchall() == [(said,)]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("RiseML'in ölçümünde ResNet-50'de bulut TPU, V100'den daha ucuz.", "supported"),
        ("RiseML'in ölçümünde ResNet-50'de bulut TPU, V100'den daha pahalı.", "inconclusive"),
        ("Bizim ölçümümüzde bulut TPU, V100'den daha ucuz.", "inconclusive"),  # of another source than the rows
        ("RiseML'in ölçümünde ResNet-50'de bulut TPU, V100'den daha uygun maliyetli.", "supported"),  # as many images an hour for half the rent
        ("RiseML'in ölçümünde ResNet-50'de V100, bulut TPU'dan daha uygun maliyetli.", "inconclusive"),
        ("Bizim ölçümümüzde bulut TPU, V100'den daha uygun maliyetli.", "inconclusive"),
    ],
)
def test_what_one_source_told_of_both_sides(store, read, words, said):
    store.add(read(f"Bulut karşılaştırması\n\n{words}\n", "tr"))
    run_audit(store)
    assert {standing for (standing,) in store.sql("SELECT standing FROM claims JOIN standings USING (claim_id) WHERE figure_id IS NULL").fetchall()} == {said}


@pytest.mark.parametrize(
    ("text", "told", "said"),
    [
        ("RiseML ölçümünde V100 sayısı 4 adetti; ResNet-50 eğitildi.", ("4 adet", 4, "piece", "V100", "chip_count"), ["supported"]),
        ("Ölçümde V100 sayısı 4 adetti; ResNet-50 eğitildi.", ("4 adet", 4, "piece", "V100", "chip_count"), []),
        ("RiseML'e göre TPU ResNet-50'de %75,7'ye ulaştı.", ("%75,7", 75.7, "percent", "TPU", "accuracy"), ["supported"]),
        ("RiseML'e göre TPU ResNet-50'de %74,9'a ulaştı.", ("%74,9", 74.9, "percent", "TPU", "accuracy"), ["inconclusive"]),
    ],
)
def test_under_which_conditions_a_row_was_measured(book, text, told, said):
    surface, value, unit, subject, metric = told
    made = claim(number(text, surface, value, unit), subject=subject, metric=metric)
    assert [f.verdict for f in check_specs(case(text, [made], language="tr"), book, DEFAULT_TOLERANCES)] == said


@pytest.mark.parametrize(("direction", "said"), [("better", ["supported"]), ("worse", ["inconclusive"])])
def test_epochs_of_both_sides(book, direction, said):
    text = "RiseML ölçümünde TPU, ResNet-50'de V100'den önce yakınsadı."
    made = claim(None, subject="TPU", comparator="V100", metric="convergence_epochs", type="comparison", direction=direction, benchmark=("ResNet-50",))
    assert [f.verdict for f in check_specs(case(text, [made], language="tr"), book, DEFAULT_TOLERANCES)] == said


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("Bow Pod16 시스템은 성능이 전반적으로 많이 개선됐다.", "supported"),
        ("Bow Pod16 시스템은 성능이 전반적으로 많이 나빠졌다.", "inconclusive"),
        ("마루 X2 시스템은 성능이 전반적으로 많이 개선됐다.", "inconclusive"),
    ],
)
def test_what_is_told_of_all_benchmarks_at_once(store, read, words, said):
    text = f"MLPerf 2.0 결과\n\n그래프코어 Bow Pod16은 MLPerf 2.0의 BERT 훈련에 20.7분이 걸렸다. {words}\n"
    store.add(read(text, "ko"))
    run_audit(store)
    assert store.sql("SELECT benchmark, standing FROM claims JOIN standings USING (claim_id) WHERE figure_id IS NULL").fetchall() == [(None, said)]


def test_an_unchanged_price_says_nothing_of_speed(book):
    text = "Bow Pod16의 성능은 크게 개선됐지만 가격은 이전과 동일하다."
    made = claim(None, subject="Bow Pod16", comparator="previous", metric="performance", type="comparison", direction="better", evidence=(0, len(text)))
    assert check_specs_verdicts(book, text, made) == []


def check_specs_verdicts(book, text, made):
    return [f.verdict for f in check_specs(case(text, [made], language="ko"), book, DEFAULT_TOLERANCES)]


@pytest.mark.parametrize(
    ("language", "text", "objected"),
    [
        ("ko", "먼저 팔던 MI300X는 192GB를 얹었다. 새 물건은 한 랙에 72개가 들어간다. TSMC 2나노로 굽는다.", False),
        ("ko", "MI300X는 192GB를 얹었다. 8개가 한 상자에 들어간다. TSMC 2나노로 굽는다.", True),
        ("tr", "Eski MI300X 192 GB taşıyordu. Yenisi TSMC'nin 2 nm hattından çıkıyor.", False),
        ("tr", "MI300X 192 GB taşıyor. Yonga TSMC'nin 2 nm hattından çıkıyor.", True),
    ],
)
def test_what_came_before_tells_no_process_of_the_new(store, read, language, text, objected):
    store.add(read(f"{text}\n", language))
    run_audit(store)
    assert bool(store.sql("SELECT 1 FROM verifications WHERE cause = 'reference_differs' AND explanation LIKE '%nm%'").fetchall()) is objected
