"""How a measurement was set up: batches that are no amounts, each condition with its own value; tokens per joule, louder by so many decibels."""

from __future__ import annotations

import pytest

SETUPS = [
    ("tr", "RTX A6000'de ilk token tekli çalışmada 37 ms'de, 24'lük yığında 310 ms'de geliyor.", [(37, "ms", None), (24, None, None), (310, "ms", 24)]),
    ("tr", "L40S'te INT8 ile yığın 2 ile 71 token/s ölçtüm.", [(2, None, None), (71, "token/s", 2)]),
    ("ko", "L40S에서 배치 2에서 71토큰/s를 얻었다.", [(2, None, None), (71, "token/s", 2)]),
    ("tr", "Demir'e göre L40S, 48'lik yığınlarla saniyede 2.450 token üretiyor.", [(48, None, None), (2450, "token/s", 48)]),
    ("tr", "L40S'te yığını 6'ya çıkarınca 420 token/s gördüm.", [(6, None, None), (420, "token/s", 6)]),
    # a list in one unit stays one
    ("tr", "L40S ilk tokenı 16, 24 ve 32 ms'de verdi.", [(16, "ms", None), (24, "ms", None), (32, "ms", None)]),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "told"), SETUPS)
def test_batch(read, language, text, told):
    assert [(claim.value, claim.unit, claim.conditions.get("batch_size")) for claim in read(text, language).claims] == told


RESET = [("tr", "L40S'te yığını 6'ya çıkarınca saniyede 420 token, 20 yapınca 1.310 token/s gördüm."), ("ko", "L40S에서 배치를 6으로 하면 420토큰/s, 20으로 하면 1,310토큰/s가 나온다.")]


@pytest.mark.parametrize(("language", "text"), RESET)
def test_a_batch_that_is_set_anew_leaves_the_first_behind(read, language, text):
    assert {claim.value: claim.conditions.get("batch_size") for claim in read(text, language).claims if claim.value in {420, 1310}} == {420: 6, 1310: None}


PRECISIONS = [
    ("tr", "Sarp 4, INT8 duyarlığında 1.260, FP16 duyarlığında ise 630 TFLOPS hesap gücüne ulaşıyor.", ["INT8", "FP16"]),
    ("tr", "Sarp 4, FP8'de 940 TFLOPS, FP16'da 470 TFLOPS veriyor.", ["FP8", "FP16"]),
    ("ko", "마루 4는 FP8에서 940TFLOPS, FP16에서는 470TFLOPS를 낸다.", ["FP8", "FP16"]),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "told"), PRECISIONS)
def test_each_value_has_its_own_precision(read, language, text, told):
    assert [claim.conditions.get("precision") for claim in read(text, language).claims if claim.value is not None] == told


EFFICIENCIES = [
    ("tr", "Joule başına üretilen token sayısı Sarp 4'te 7,1, L40S'te 2,6 olarak ölçüldü.", {7.1, 2.6}),
    ("ko", "줄당 토큰 수는 마루 4가 7.1, L40S가 2.6이었다.", {7.1, 2.6}),
]


@pytest.mark.parametrize(("language", "text", "values"), EFFICIENCIES)
def test_tokens_per_joule(read, language, text, values):
    assert {claim.value: claim.metric for claim in read(text, language).claims if claim.value in values} == dict.fromkeys(values, "energy_efficiency")


def test_lines_of_code_are_no_joules(read):
    assert all(claim.metric != "energy_efficiency" for claim in read("L40S는 코드 한 줄당 3.1개의 경고를 냈다.", "ko").claims)


NOISES = [
    ("tr", "Sarp 4, 43 desibelle L40S'ten 5 desibel daha gürültülü.", "higher"),
    ("tr", "Sarp 4, L40S'ten 5 desibel daha sessiz.", "lower"),
    ("ko", "마루 4는 43dB로 L40S보다 5dB 더 시끄럽다.", "higher"),
    ("ko", "마루 4는 L40S보다 5dB 더 조용하다.", "lower"),
]


@pytest.mark.parametrize(("language", "text", "direction"), NOISES)
def test_louder_by_so_much(read, language, text, direction):
    assert next(claim.direction for claim in read(text, language).claims if claim.value == 5) == direction


AMOUNTS = [
    ("tr", "Kuzey Elektronik'te bekleyen siparişlerin tutarı 12 milyar liraya vardı; 260 kişi işe alınacak.", {12e9: "order_backlog", 260: "hires"}),
    ("tr", "Kuzey Elektronik'te birikmiş siparişler 12 milyar liraya vardı.", {12e9: "order_backlog"}),
    ("tr", "Bora Bulut'un salonu 4.800 metrekare.", {4800: "area"}),
    ("ko", "바다클라우드의 전산실은 4,800제곱미터다.", {4800: "area"}),
    ("tr", "Sarp fabrikası ayda 7 bin karttan 11 bin karta çıkacak.", {7000: "production_rate", 11000: "production_rate"}),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "told"), AMOUNTS)
def test_what_is_counted(read, language, text, told):
    assert {claim.value: claim.metric for claim in read(text, language).claims if claim.value in told} == told


def test_a_way_from_a_value_told_before_ends_in_its_unit(read):
    claims = read("L40S'in hızı 1.760 token/s. Sınırı kısınca hız 1.760'tan 1.585'e düştü.", "tr").claims
    assert {claim.unit for claim in claims if claim.value == 1585} == {"token/s"}


PREMISES = [
    ("tr", "Her H200'ün 141 GB belleği olduğunu düşünürseniz küme yeterli.", "asserted"),
    ("tr", "H200'ün belleği 200 GB olursa küme yeterli.", "hypothetical"),
]


@pytest.mark.parametrize(("language", "text", "modality"), PREMISES)
def test_what_is_to_be_borne_in_mind_is_a_fact(read, language, text, modality):
    assert read(text, language).claims[0].modality == modality


def test_a_year_of_foundation_is_not_spoken_of(read):
    claims = read("2018'de kurulan Sarp Yonga büyüyor. Bir yıl önce 52 kişi çalıştıran şirketin kadrosu bugün 80 kişi.", "tr").claims
    assert next(claim.conditions.get("period") for claim in claims if claim.value == 52) == "a year earlier"


SPEAKERS = [
    ("NVIDIA, yeni kartın 88 GB belleği olduğunu bize iletti.", "NVIDIA"),
    ("L40S, verileri saniyede 48 GB hızla iletti.", None),
]


@pytest.mark.parametrize(("text", "speaker"), SPEAKERS)
def test_who_passed_it_on(read, text, speaker):
    assert {claim.attributed_to for claim in read(text, "tr").claims} == {speaker}
