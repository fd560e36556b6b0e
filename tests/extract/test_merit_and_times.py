"""Being ahead or behind is of merit whatever is measured; less of a time is for the better; what only looks like a name or an amount."""

from __future__ import annotations

import pytest


def compared(read, text: str, language: str) -> set[tuple[str | None, str | None, str | None, str | None]]:
    return {(c.subject, c.comparator, c.metric, c.direction) for c in read(text, language).claims if c.type == "comparison"}


@pytest.mark.parametrize(
    ("language", "text", "told"),
    [
        ("ko", "ResNet-50 학습 시간에서 A10이 B20보다 앞섰다.", ("A10", "B20", "training_time", "better")),
        ("ko", "ResNet-50 학습 시간에서는 A10이 B20보다 뒤처졌다.", ("A10", "B20", "training_time", "worse")),
        ("ko", "지연 시간은 A10이 B20보다 높다.", ("A10", "B20", "latency", "worse")),  # more of a time
        ("tr", "MLPerf Training 0.7'de Kaya 3 39,8 dakikada bitirdi. BERT'te Alev X2, Kaya 3'ün az farkla önünde kalmaktadır.", ("Alev X2", "Kaya 3", "execution_time", "better")),
        ("tr", "MLPerf Training 0.7'de Kaya 3 39,8 dakikada bitirdi. BERT'te Alev X2, Kaya 3'ün gerisindedir.", ("Alev X2", "Kaya 3", "execution_time", "worse")),
        ("tr", "Kaya 3 kartında ResNet-50 süresi %29,6 azaldı.", ("Kaya 3", "previous", "execution_time", "better")),
        ("ko", "A10에서 ResNet-50 시간은 v0.5에서 v0.6으로 29.6% 줄었다.", ("A10", "previous", "execution_time", "better")),
        ("tr", "T4 ucuz bir karttır. CUDA çekirdeği GTX 1070'ten az.", ("T4", "GTX 1070", "core_count", "lower")),
        ("ko", "T4는 16GB다. 쿠다 코어는 GTX 1070보다 많다.", ("T4", "GTX 1070", "core_count", "higher")),
        ("ko", "누리 X2의 가격은 이전과 동일해 부담이 덜하다.", ("누리 X2", "previous", "price", "equal")),
        ("ko", "누리 X2는 성능이 전반적으로 많이 개선됐다.", ("누리 X2", "previous", "performance", "better")),
        ("tr", "Alev X2'nin performansı önemli ölçüde iyileşti.", ("Alev X2", "previous", "performance", "better")),
        ("tr", "Alev X2 ile Kaya 3'ü karşılaştırdık. Tablodaki maliyette Alev X2 açık bir şekilde kazanır.", ("Alev X2", "Kaya 3", "cost", "better")),
    ],
)
def test_what_is_compared(read, language, text, told):
    assert told in compared(read, text, language)


@pytest.mark.parametrize(("text", "names"), [("1080 Ti는 메모리가 11GB다.", {"GTX 1080 Ti"}), ("지포스 1070은 8GB다.", {"GTX 1070"}), ("4070 Ti는 메모리가 12GB다.", {"RTX 4070 Ti"})])
def test_cards_by_their_number_alone(read, text, names):
    assert {c.subject for c in read(text, "ko").claims} == names


@pytest.mark.parametrize(("text", "value"), [("Sekiz TPU v3 yongasıyla bitti.", 8), ("Bu kez on altı TPU v3 ile bitti.", 16)])
def test_a_count_before_a_name_of_two_words(read, text, value):
    assert (value, "chip") in {(f.value, f.unit) for f in read(text, "tr").figures}


@pytest.mark.parametrize(
    ("language", "text", "version"),
    [
        ("ko", "MLPerf 1.0에서 164.4분이었는데, 다음 라운드인 1.1에서 80.5분이 됐다.", "1.1"),
        ("tr", "MLPerf notları: v1.1 turu da var.\n\nİlk adım: 1.0\nSekiz kartla 62,6 dakika sürdü.\n", "1.0"),
    ],
)
def test_a_round_shares_no_unit(read, language, text, version):
    assert version in {f.text_value for f in read(text, language).figures if f.kind == "version"}


@pytest.mark.parametrize(
    ("language", "text", "workloads"),
    [
        ("ko", "누리 X2를 MLPerf 2.0의 BERT에서 쟀다. 누리 X2는 성능이 전반적으로 많이 개선됐다.", ()),
        ("ko", "누리 X2를 MLPerf 2.0의 BERT에서 쟀다. 누리 X2의 성능은 크게 개선됐다.", ("MLPerf 2.0", "BERT")),
        ("ko", "누리 X2를 쟀다. BERT에서 누리 X2는 성능이 전반적으로 많이 개선됐다.", ("BERT",)),
        ("tr", "Alev X2 kartını ResNet-50'de ölçtük. Alev X2'nin performansı genel olarak iyileşti.", ()),
        ("tr", "Alev X2 kartını ResNet-50'de ölçtük. Alev X2'nin performansı önemli ölçüde iyileşti.", ("ResNet-50",)),
    ],
)
def test_what_is_told_of_all_runs_is_of_none(read, language, text, workloads):
    """Said of all there is, a comparison goes beyond what ran in the sentence before."""
    assert [tuple(c.benchmark) for c in read(text, language).claims if c.figure is None] == [workloads]


@pytest.mark.parametrize(
    ("language", "text", "told"),
    [
        ("ko", "A10과 B20은 속도가 같지만 A10이 더 비싸다.", {("A10", "B20", "performance", "equal"), ("A10", "B20", "price", "higher")}),
        ("ko", "A10과 B20은 속도가 같지만 C30이 더 비싸다.", {("A10", "B20", "performance", "equal")}),  # neither of the two
        ("tr", "Alev X2 ile Kaya 3 aynı hızda; Kaya 3 ise daha ucuz.", {("Alev X2", "Kaya 3", "performance", "equal"), ("Kaya 3", "Alev X2", "price", "lower")}),
        ("tr", "V100 ve TPU aynı hızda çalışıyor; V100 pahalı ve yakınsaması daha yavaş.", {("V100", "TPU", "performance", "equal"), ("V100", "TPU", "convergence_epochs", "worse")}),
    ],
)
def test_what_goes_on_about_one_of_two_that_are_alike(read, language, text, told):
    assert set(compared(read, text, language)) == told
