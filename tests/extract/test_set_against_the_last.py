"""What a sentence holds against what was just told, without a mark on the other side; using a thing is what a comparison speaks of."""

from __future__ import annotations

import pytest


def compared(read, text: str, language: str) -> set[tuple[str | None, str | None, str | None, str | None]]:
    return {(c.subject, c.comparator, c.metric, c.direction) for c in read(text, language).claims if c.type == "comparison"}


@pytest.mark.parametrize(
    ("language", "text", "told"),
    [
        ("tr", "Alev X2 ile Kaya 3 aynı hızda çalışsa da Kaya 3 pahalı olduğundan Alev X2 kullanımı daha uygun maliyetli bir seçenektir.", ("Alev X2", "Kaya 3", "cost_efficiency", "better")),
        ("tr", "Alev X2 ile Kaya 3'ü karşılaştırdık. Kaya 3 kiralamak daha ekonomik.", ("Kaya 3", "Alev X2", "price", "lower")),
        ("ko", "A10과 B20은 속도가 같지만 B20이 비싸므로 A10을 쓰는 편이 더 저렴하다.", ("A10", "B20", "price", "lower")),
    ],
)
def test_the_use_of_a_thing_is_compared(read, language, text, told):
    assert told in compared(read, text, language)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("tr", "Alev X2 ile Kaya 3'ü karşılaştırdık. Alev X2 kullanan ekip daha ucuz bir salona taşındı."),
        ("ko", "A10과 B20을 비교했다. A10을 쓰는 팀이 더 저렴한 건물로 옮겼다."),
    ],
)
def test_who_uses_it_is_not(read, language, text):
    assert not compared(read, text, language)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("OpenCL은 여러 회사의 카드에서 돈다.\n\nOpenCL은 아직 덜 다듬어졌다. 그 탓에 CUDA보다는 성능이 떨어진다.", {("OpenCL", "CUDA", "performance", "worse")}),
        ("PyTorch는 쓰기 쉽다. 다만 TensorFlow보다 속도가 조금 떨어진다.", {("PyTorch", "TensorFlow", "performance", "worse")}),
        ("PyTorch로 짠 ResNet-50은 읽기 쉽다. 다만 TensorFlow보다 속도가 조금 떨어진다.", set()),  # which of the two is not told
        ("PyTorch는 쓰기 쉽다.\n\n다만 TensorFlow보다 속도가 조금 떨어진다.", set()),  # of another paragraph
    ],
)
def test_software_against_what_was_just_spoken_of(read, text, told):
    assert compared(read, text, "ko") == told


def test_what_falls_short_in_something(read):
    assert compared(read, "A10은 B20보다 전성비가 크게 떨어진다.", "ko") == {("A10", "B20", "energy_efficiency", "worse")}
    assert not any(metric == "performance" for _, _, metric, _ in compared(read, "A10은 B20보다 3미터 떨어진 곳에서 성능을 쟀다.", "ko"))


@pytest.mark.parametrize(
    ("language", "text", "told"),
    [
        ("ko", "CPU에도 코어가 여럿 있다. 그래도 행렬 곱이라면 GPU 쪽 처리량이 압도적으로 높다.", {("GPU", "CPU", "throughput", "better")}),
        ("tr", "CPU'da da birkaç çekirdek var. Yine de GPU'nun işlem hacmi açık ara daha yüksek.", {("GPU", "CPU", "throughput", "better")}),
        ("ko", "B20은 값이 싸다. 하지만 A10의 대역폭이 월등히 높다.", {("A10", "B20", "memory_bandwidth", "higher")}),
        ("ko", "B20은 값이 싸다. A10의 대역폭이 월등히 높다.", set()),  # nothing sets it against the sentence before
        ("ko", "B20과 C30은 값이 싸다. 하지만 A10의 대역폭이 월등히 높다.", set()),  # against which
        ("ko", "B20은 값이 싸다. 하지만 A10은 훨씬 큰 공장에서 만든다.", set()),  # the factory is larger
    ],
)
def test_far_more_than_what_was_just_told_of(read, language, text, told):
    assert compared(read, text, language) == told
