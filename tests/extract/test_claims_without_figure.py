"""Comparisons without a number."""

from __future__ import annotations

import pytest

COMPARISONS = [
    ("ko", "새벽 N7은 A100보다 빠르다.", "새벽 N7", "A100", "better", "asserted"),
    ("tr", "Poyraz P3, A100'den daha hızlı.", "Poyraz P3", "A100", "better", "asserted"),
    ("ko", "새벽 N7은 A100보다 빠르지 않다.", "새벽 N7", "A100", "better", "denied"),
    ("tr", "Poyraz P3, A100'den daha hızlı değil.", "Poyraz P3", "A100", "better", "denied"),
    ("ko", "새벽 N7의 가격은 A100보다 저렴하다.", "새벽 N7", "A100", "lower", "asserted"),
    ("tr", "Poyraz P3, A100'den daha ucuz.", "Poyraz P3", "A100", "lower", "asserted"),
    ("ko", "새벽 N7은 A100과 동등한 성능을 낸다.", "새벽 N7", "A100", "equal", "asserted"),
    ("tr", "Poyraz P3, A100 ile aynı hızda.", "Poyraz P3", "A100", "equal", "asserted"),
]


@pytest.mark.parametrize(("language", "text", "subject", "rival", "direction", "modality"), COMPARISONS)
def test_comparison(read, language, text, subject, rival, direction, modality):
    (claim,) = read(text, language).claims
    assert (claim.figure, claim.subject, claim.comparator, claim.direction, claim.modality) == (None, subject, rival, direction, modality)


JOINED = [
    ("ko", "새벽 N7은 A100보다 빠르고 전력도 더 적게 쓴다.", [("performance", "better"), ("power", "lower")]),
    ("tr", "Poyraz P3, A100'e kıyasla daha yüksek bant genişliği ve daha iyi enerji verimliliği sunuyor.", [("memory_bandwidth", "higher"), ("energy_efficiency", "better")]),
]


@pytest.mark.parametrize(("language", "text", "wanted"), JOINED)
def test_two_words_of_comparison_between_the_same_two(read, language, text, wanted):
    claims = read(text, language).claims
    assert [(claim.metric, claim.direction) for claim in claims] == wanted
    assert {(claim.subject, claim.comparator) for claim in claims} == {("새벽 N7" if language == "ko" else "Poyraz P3", "A100")}


@pytest.mark.parametrize(("language", "text"), [("ko", "새벽 N7은 H100보다 15% 빠르다."), ("tr", "Poyraz P3, H100'den yüzde 15 daha hızlı.")])
def test_a_comparison_with_a_number_is_one_claim(read, language, text):
    assert [claim.figure is None for claim in read(text, language).claims] == [False]


TIES = [
    ("ko", "새벽 N7은 ResNet-50에서 A100보다 빠르다. BERT에서는 두 칩의 차이가 거의 없다."),
    ("tr", "Poyraz P3, ResNet-50'de A100'den daha hızlı. BERT-Large ince ayarında ise iki çip arasında anlamlı bir fark görülmedi."),
]


@pytest.mark.parametrize(("language", "text"), TIES)
def test_what_is_measured_on_is_no_side(read, language, text):
    first, second = read(text, language).claims
    assert (second.subject, second.comparator, second.direction) == (first.subject, first.comparator, "equal")
    claims = read("새벽 N7은 초당 26토큰을 냈다. SDXL에서는 초당 13장으로 H100(16장)에 못 미쳤다.", "ko").claims
    assert "SDXL" not in {claim.subject for claim in claims}


def test_a_tie_is_of_the_two_measured_last(read):
    text = "Poyraz P3, Poyraz P2'den daha hızlı. Llama'da Poyraz P3 saniyede 4.200 jeton, L40S 2.100 jeton üretiyor. ResNet-50'de iki kart arasında anlamlı bir fark görülmedi."
    assert [(c.subject, c.comparator) for c in read(text, "tr").claims if c.direction == "equal"] == [("Poyraz P3", "L40S")]


def test_the_same_job_makes_nothing_equal(read):
    text = "Poyraz P5, ResNet-50 eğitimini 21 dakikada tamamlıyor; NVIDIA A100 ile aynı iş 29 dakika sürüyor."
    assert [claim.value for claim in read(text, "tr").claims] == [21, 29]


def test_a_half_year_is_no_subject(read):
    text = "Kartın fiyatı 4.900 dolar. Şirket, 2026'nın ilk yarısında 12 bin adet üretmeyi planlıyor."
    assert "ilk yarısında" not in [claim.subject for claim in read(text, "tr").claims]
