"""Turkish claims: the other side of a comparison, what a figure measures, what carries a claim."""

from __future__ import annotations

import pytest


def claims_of(read, text, value):
    return [claim for claim in read(text, "tr").claims if claim.value == value]


@pytest.mark.parametrize(
    ("text", "value", "rival"),
    [
        ("Doruk 9 Pro, Zirve 16 Pro'dan yüzde 40 ucuz, geçen yılki modelden ise 900 dolar pahalı.", 900, "previous"),
        ("Servis H100 ile saniyede 241 jeton üretiyor, bu da diğer sağlayıcıların iki katı.", 2, "diğer sağlayıcıların"),
        ("Yeni RTX 5090 kartı bulut hizmetlerinden yüzde 30 ucuz.", 30, "bulut hizmetleri"),
        ("RTX 4060 kartını denedik. Kart, L4'ün ancak yüzde 45'i kadar iş çıkarıyor.", 45, "L4"),
    ],
)
def test_the_other_side(read, text, value, rival):
    (claim,) = claims_of(read, text, value)
    assert claim.comparator
    assert rival.startswith(claim.comparator)


@pytest.mark.parametrize(
    ("text", "value", "metric"),
    [
        ("RTX 4090 takılı dizüstü 11,5 saat dayandı.", 11.5, "battery_life"),
        ("Sıfırdan tam doluma RTX 4090'lı dizüstü 34 dakika istedi.", 34, "charging_time"),
        ("GroqCloud'u kullanan geliştirici sayısı 360.000 oldu.", 360000, "developer_count"),
    ],
)
def test_what_is_measured(read, text, value, metric):
    (claim,) = claims_of(read, text, value)
    assert claim.metric == metric


def test_a_number_word_before_a_name_counts_it(read):
    (claim,) = claims_of(read, "NVIDIA, sekiz H200 taşıyan sistemiyle yarıştı.", 8)
    assert (claim.subject, claim.metric) == ("H200", "chip_count")


def test_power_is_drawn_in_the_game_that_the_sentence_names(read):
    (claim,) = claims_of(read, "Genshin Impact'te Snapdragon 8 Gen 3 ortalama 4,1 watt harcadı.", 4.1)
    assert claim.benchmark == ("Genshin Impact",)


def test_a_date_tells_when_the_thing_pointed_at_comes_out(read):
    claims = read("RTX 5090 kartını herkes merak ediyor. Kartın 6 Ocak 2025'te piyasaya çıkması bekleniyor.", "tr").claims
    assert [(claim.metric, claim.subject) for claim in claims] == [("release_date", "RTX 5090")]
