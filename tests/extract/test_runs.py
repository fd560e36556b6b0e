"""Comparisons of measured runs without a number: by software, release and round, by what was just timed; how a time has changed is told of time."""

from __future__ import annotations

import pytest


def compared(read, text: str, language: str) -> set[tuple[str | None, str | None, str | None]]:
    return {(c.subject, c.comparator, c.direction) for c in read(text, language).claims if c.type == "comparison" and c.figure is None}


@pytest.mark.parametrize(
    ("language", "text", "told"),
    [
        ("ko", "MLPerf 3.0에서 나래 X2 여덟 개는 텐서플로와 파이토치로 각각 쟀는데, 파이토치가 약간 더 빨랐다.", ("PyTorch", "TensorFlow", "better")),
        ("ko", "MLPerf 3.0에 파이토치 결과와 텐서플로 결과를 냈는데, BERT에서는 텐서플로 쪽이 더 오래 걸렸다.", ("TensorFlow", "PyTorch", "worse")),
        ("tr", "MLPerf v3.0'da BERT'i PyTorch ve TensorFlow ile ayrı ayrı eğittiler, TensorFlow sürümü daha uzun sürdü.", ("TensorFlow", "PyTorch", "worse")),
        ("tr", "MLPerf v3.0'da iki sonuç var. JAX kullananı PyTorch kullanandan daha hızlıdır.", ("JAX", "PyTorch", "better")),
        ("ko", "MLPerf 3.1에서 24.05 컨테이너가 23.11 컨테이너보다 느렸다.", ("24.05 컨테이너", "23.11 컨테이너", "worse")),
        ("ko", "MLPerf에서 H100의 BERT 기록은 v3.0과 v3.1이 똑같습니다.", ("H100", "previous", "equal")),
        ("tr", "MLPerf v3.1. A100'ün BERT süresi bir önceki tura göre hiç değişmemiş.", ("A100", "previous", "equal")),
        ("ko", "MLPerf에서 A100의 BERT 시간은 v1.0 때보다 v1.1에서 더 빨라졌다.", ("A100", "previous", "better")),
        ("tr", "MLPerf v2.0'da BERT'te H100 20,6 dakikada bitirdi. Bu süre, A100'ün 2.0 turundaki sonucundan kısadır.", ("H100", "A100", "better")),
        ("ko", "MLPerf 3.1에서 BERT에서는 L40S가 L40보다 빨랐지만 ResNet-50에서는 L40이 앞섰다.", ("L40", "L40S", "better")),
        ("tr", "MLPerf v3.1'de sekiz H100, BERT'te on A100'den daha hızlı; ResNet-50'de ise on kartlı A100 yapısı önde.", ("A100", "H100", "better")),
        ("ko", "MLPerf 3.0 BERT에서는 레노버의 서버가 델의 서버보다 느렸다.", ("레노버", "델", "worse")),
        ("tr", "MLPerf v3.0'da Lenovo'nun sekiz A30'lu sunucusu ResNet-50'de Dell'in gerisinde kaldı.", ("Lenovo", "Dell", "worse")),
        ("ko", "MLPerf 4.0 GPT-3에서 인텔이 구글보다 먼저 학습을 마쳤다.", ("인텔", "구글", "better")),
        ("ko", "MLPerf 2.0에서 H100은 ResNet-50에서 A100보다 빨랐다. BERT에서는 반대였다.", ("H100", "A100", "worse")),
        ("ko", "MLPerf 2.0의 ResNet-50에서 H100이 A100을 앞섰지만 BERT에서는 뒤졌다.", ("H100", "A100", "worse")),
        ("tr", "MLPerf v2.0'da H100, ResNet-50'de A100'den hızlıydı. BERT'te ise geride kaldı.", ("H100", "A100", "worse")),
        ("tr", "MLPerf v2.0'da H100, ResNet-50'de A100'den hızlıydı. BERT için de durum aynıydı.", ("H100", "A100", "better")),
        ("ko", "MLPerf 2.0에서 L40S는 BERT를 19.3분에 끝냈다. 엔비디아 A100의 기록보다 느리다는 점이 아쉽다.", ("L40S", "A100", "worse")),
        ("tr", "MLPerf v2.0'da L40S, BERT'i 19,3 dakikada bitirdi. Üstelik A100'ün resmî süresinden biraz daha kısa.", ("L40S", "A100", "better")),
        ("ko", "MLPerf 2.0에서 H100은 ResNet-50을 9분에 마쳤다. ResNet-50은 물론 BERT에서도 A100보다 빨랐다.", ("H100", "A100", "better")),
    ],
)
def test_two_runs(read, language, text, told):
    assert told in compared(read, text, language)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("ko", "텐서플로와 파이토치를 배우는데 파이토치가 더 빠르게 늘었다."),  # of no benchmark
        ("ko", "MLPerf 3.1에서 H100의 기록은 v3.0과 v3.1이 같지 않다."),
        ("tr", "MLPerf v3.1'de PyTorch ve TensorFlow kullanıldı."),
        ("tr", "MLPerf v3.1'de kural kitabı bir önceki tura göre değişmedi."),  # no result
    ],
)
def test_no_two_runs(read, language, text):
    assert compared(read, text, language) == set()


@pytest.mark.parametrize(
    ("language", "text", "told"),
    [
        ("tr", "MLPerf v3.1. H100 GPT-3'ü 40,6 dakikada bitirdi. Kart sayısı arttı, süre ise 4,5 kat kısaldı.", ("execution_time", "better", 4.5)),
        ("ko", "MLPerf 1.1. 가우디는 BERT에서 164.4분이 걸렸다. 시간을 절반 아래로 떨어뜨린 것이다.", ("execution_time", "better", 0.5)),
        ("tr", "MLPerf v3.1. Stable Diffusion'da L40, H100'ün üç katı süre harcadı.", ("execution_time", "worse", 3.0)),
    ],
)
def test_how_a_time_has_changed(read, language, text, told):
    assert told in {(c.metric, c.direction, c.value) for c in read(text, language).claims if c.type == "comparison"}


def test_as_many_chips_and_the_round_are_told(read):
    (claim,) = [c for c in read("MLPerf 4.0 결과다. GPT-3에서 H100 64개로 나온 델은 같은 개수를 쓴 레노버를 앞섰다.", "ko").claims if c.type == "comparison"]
    assert claim.conditions == {"chips": 64}
    assert claim.statement.endswith("with 64 chips.")
    assert "4.0" in " ".join(claim.benchmark)


def test_no_number_of_chips_is_faster(read):
    told = {(c.subject, c.comparator, c.metric) for c in read("MLPerf v3.1. Sekiz L40S, BERT'te on L40'tan daha hızlı.", "tr").claims if c.type == "comparison"}
    assert told == {("L40S", "L40", "performance")}


def test_a_sentence_begins_with_a_release(read):
    text = "MLPerf. A100 ile hızlanma 1,6 kat. v2.0'da H100, ResNet-50'de A100'ün önündedir."
    (claim,) = [c for c in read(text, "tr").claims if c.figure is None]
    assert text[claim.start : claim.end].startswith("v2.0")
