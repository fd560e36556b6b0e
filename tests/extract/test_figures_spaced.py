"""Thousands that an ordinary space groups, and numbers that a space parts from the number or the name before them."""

from __future__ import annotations

import pytest

from pipeline.extract.figures import read_figures

GROUPED = [
    ("tr", "Fiyatı 12 500 dolar oldu.", "12 500 dolar", 12500, "USD"),
    ("tr", "Kartın fiyatı 4 500 dolara çıktı.", "4 500 dolar", 4500, "USD"),
    ("tr", "NVIDIA'nın 12 500 dolarlık kartı", "12 500 dolar", 12500, "USD"),
    ("tr", "Toplam 1 250 000 TL ödendi.", "1 250 000 TL", 1250000, "TRY"),
    ("tr", "Bedeli 1 250,50 TL.", "1 250,50 TL", 1250.5, "TRY"),
    ("tr", "Bedeli $12 500.", "$12 500", 12500, "USD"),
    ("tr", "Bütçe 1 000 milyar dolar.", "1 000 milyar dolar", 1e12, "USD"),
    ("tr", "Yongada 12 050 çekirdek var.", "12 050 çekirdek", 12050, "core"),
    ("tr", "Yaklaşık 12 500 adet satıldı.", "12 500 adet", 12500, "piece"),
    ("tr", "Kart 3 000'e düştü.", "3 000", 3000, None),
    ("tr", "Artış %1 000 oldu.", "%1 000", 1000, "percent"),
    ("ko", "가격은 1 000 달러다.", "1 000 달러", 1000, "USD"),
    ("ko", "가격은 12 500달러다.", "12 500달러", 12500, "USD"),
    ("ko", "값은 1 500 000원이다.", "1 500 000원", 1500000, "KRW"),
    ("ko", "값은 1 000만 원이다.", "1 000만 원", 1e7, "KRW"),
    ("ko", "카드 약 12 500개를 샀다.", "12 500개", 12500, "card"),
    ("ko", "초당 3 000 토큰을 낸다.", "3 000 토큰", 3000, "token/s"),
]


@pytest.mark.parametrize(("language", "text", "surface", "value", "unit"), GROUPED)
def test_grouped(language: str, text: str, surface: str, value: float, unit: str | None) -> None:
    (figure,) = read_figures(text, language)
    assert (figure.surface, figure.value, figure.unit) == (surface, value, unit)


@pytest.mark.parametrize(("text", "surface", "low", "high"), [
    ("Sunucu 1 000-2 000 dolar.", "1 000-2 000 dolar", 1000, 2000),
    ("Kartın fiyatı 1 200–1 500 dolar.", "1 200–1 500 dolar", 1200, 1500),
])  # fmt: skip
def test_range(text: str, surface: str, low: float, high: float) -> None:
    (figure,) = read_figures(text, "tr")
    assert (figure.surface, figure.value, figure.value_max, figure.unit) == (surface, low, high, "USD")


@pytest.mark.parametrize(("language", "text", "surfaces"), [
    ("tr", "RTX 4 500 dolar", ["RTX 4", "500 dolar"]),
    ("tr", "H100 200 adet alındı.", ["H100", "200 adet"]),
    ("tr", "Model 3 500 dolar", ["3", "500 dolar"]),
    ("tr", "Poyraz 3 500 dolara satılıyor.", ["3", "500 dolar"]),
    ("tr", "2024 500 adet", ["2024", "500 adet"]),
    ("tr", "8 512 GB", ["8", "512 GB"]),
    ("tr", "8, 12 500 dolar", ["8", "12", "500 dolar"]),
    ("tr", "64 128 256 GB", ["64", "128", "256 GB"]),
    ("tr", "1 000 2 000 dolar", ["1 000", "2 000 dolar"]),
    ("tr", "Ocak 15 500 dolar", ["15", "500 dolar"]),
    ("ko", "아이폰 15 500달러", ["아이폰 15", "500달러"]),
    ("ko", "테슬라 모델 3 500달러", ["3", "500달러"]),
    ("ko", "코어 울트라 7 258V는 빠르다.", ["울트라 7 258V"]),
    ("ko", "2025년 3월 12 500달러", ["2025년 3월", "12", "500달러"]),
])  # fmt: skip
def test_numbers_of_their_own(language: str, text: str, surfaces: list[str]) -> None:
    assert [figure.surface for figure in read_figures(text, language)] == surfaces


def test_a_group_of_noughts_is_no_price() -> None:
    assert [(f.surface, f.kind) for f in read_figures("H100 000 달러", "ko")] == [("H100", "name"), ("000", "quantity")]


@pytest.mark.parametrize("number", ["1,2345", "10,2345", "1,23456", "1,234,5678", "1,0000", "1,2345.5"])
@pytest.mark.parametrize("unit", ["원", "만 원", " 달러", "배"])
def test_a_number_whose_commas_group_no_threes_has_no_value(read, number: str, unit: str) -> None:
    document = read(f"새벽 N7의 가격은 {number}{unit}다.", "ko")
    assert [(f.surface, f.kind, f.value, f.unit) for f in document.figures if f.kind != "name"] == [(number, "quantity", None, None)]
    assert not [claim for claim in document.claims if claim.figure is not None]


@pytest.mark.parametrize(("text", "values"), [
    ("값은 1,234원, 1,234,567원, 1,234.5678달러다.", [1234, 1234567, 1234.5678]),
    ("3,4배 빠르다.", [3, 4]),
])  # fmt: skip
def test_commas_that_group_or_list(text: str, values: list[float]) -> None:
    assert [figure.value for figure in read_figures(text, "ko")] == values
