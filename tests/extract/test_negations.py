"""What a negated verb makes of a bound, of a comparison and of a date of release."""

from __future__ import annotations

import pytest

from pipeline.extract.figures import read_figures

BOUNDS = [
    ("tr", "Kartın bedeli 700 avronun altında kalmayacak.", "700 avro", "at_least"),
    ("tr", "Sunucunun fiyatı 80 bin doların üstünde olmadı.", "80 bin dolar", "at_most"),
    ("tr", "Ücret 250 liradan aşağı değil.", "250 lira", "at_least"),
    ("tr", "Pil 6 saatten kısa dayanmaz.", "6 saat", "at_least"),
    ("tr", "Kart 450 watttan fazla güç çekmiyor.", "450 watt", "at_most"),
    ("tr", "Fiyat 250 liradan aşağı.", "250 lira", "less_than"),
    ("tr", "Kartın bedeli 700 avronun altında ve stokta olmayan modeli var.", "700 avro", "less_than"),
    ("tr", "Fiyatı 900 doların üzerinde olan kart satılıyor.", "900 dolar", "more_than"),
    ("ko", "가격은 30만 원 아래는 아닐 것이다.", "30만 원", "at_least"),
    ("ko", "소비 전력은 120W 이상은 아니다.", "120W", "at_most"),
    ("ko", "가격은 30만 원 밑으로는 내려가지 않는다.", "30만 원", "at_least"),
    ("ko", "소비 전력은 120W 이상이다.", "120W", "at_least"),
]


@pytest.mark.parametrize(("language", "text", "surface", "quantifier"), BOUNDS)
def test_bound_that_is_denied_is_the_opposite_one(language: str, text: str, surface: str, quantifier: str) -> None:
    assert (surface, quantifier) in [(f.surface, f.quantifier) for f in read_figures(text, language)]


COMPARED = [
    ("tr", "RTX 5090, A100'den daha ucuz değil.", "denied"),
    ("tr", "RTX 5090, A100'den daha yavaş olmayacak.", "denied"),
    ("tr", "RTX 5090, A100'den daha fazla ısı üretmiyor.", "denied"),
    ("tr", "RTX 5090, A100'den daha ucuz olduğu için mağazalarda bulunmuyor.", "asserted"),
    ("tr", "RTX 5090, A100'den hızlı ama sessiz değil.", "asserted"),
    ("tr", "RTX 5090, A100'den daha ucuz olacak.", "planned"),
    ("ko", "RTX 5090은 A100보다 느리지 않을 것이다.", "denied"),
    ("ko", "RTX 5090은 A100보다 싼 것은 아니다.", "denied"),
    ("ko", "RTX 5090은 A100보다 비싸다.", "asserted"),
]


@pytest.mark.parametrize(("language", "text", "modality"), COMPARED)
def test_comparison_whose_predicate_is_denied(read, language: str, text: str, modality: str) -> None:
    assert [(c.comparator, c.modality) for c in read(text, language).claims] == [("A100", modality)]


@pytest.mark.parametrize(
    ("language", "text", "modality"),
    [
        ("tr", "AMD, MI450 yongasının 2028'de çıkmayacağını söyledi.", "denied"),
        ("tr", "MI450 2028'de piyasaya sürülmeyecek.", "denied"),
        ("tr", "AMD, MI450 yongasının 2028'de çıkacağını söyledi.", "planned"),
        ("ko", "AMD는 MI450을 2028년에 양산하지 않겠다고 밝혔다.", "denied"),
        ("ko", "AMD는 MI450을 2028년에 양산하겠다고 밝혔다.", "planned"),
    ],
)
def test_date_at_which_something_does_not_come_out(read, language: str, text: str, modality: str) -> None:
    assert [(c.type, c.modality) for c in read(text, language).claims] == [("event", modality)]


@pytest.mark.parametrize(
    ("language", "text", "modality"),
    [
        ("tr", "RTX 5090, A100'den yüzde 20 daha pahalı olmayacak.", "denied"),
        ("tr", "RTX 5090, A100'den yüzde 20 daha pahalı olacak.", "planned"),
    ],
)
def test_proportion_that_is_denied(read, language: str, text: str, modality: str) -> None:
    assert [c.modality for c in read(text, language).claims if c.value == 20] == [modality]
