"""Prices of so many tokens: the value as printed, the base in the unit, no claim on the base."""

from __future__ import annotations

import pytest

from pipeline.extract.figures import read_figures
from pipeline.extract.token_bases import base_in, without_base
from pipeline.extract.units import base_of

PRICES = [
    pytest.param("ko", "샛별 X2의 추론 비용은 100만 토큰당 0.24달러다.", "0.24달러", 0.24, "USD/Mtoken", id="ko-per"),
    pytest.param("ko", "샛별 X2의 추론 비용은 백만 토큰당 310원이다.", "310원", 310, "KRW/Mtoken", id="ko-in-words"),
    pytest.param("ko", "샛별 X2는 토큰 100만 개당 1,450원이 든다.", "1,450원", 1450, "KRW/Mtoken", id="ko-counter"),
    pytest.param("ko", "샛별 X2의 요금은 1M 토큰당 $0.24이다.", "$0.24", 0.24, "USD/Mtoken", id="ko-short-million"),
    pytest.param("ko", "샛별 X2의 요금은 $0.24/1M 토큰이다.", "$0.24", 0.24, "USD/Mtoken", id="ko-slash-is-no-fraction"),
    pytest.param("ko", "샛별 X2는 1000토큰당 4원이다.", "4원", 4, "KRW/ktoken", id="ko-thousand"),
    pytest.param("ko", "샛별 X2의 가격은 0.3달러(100만 토큰 기준)다.", "0.3달러", 0.3, "USD/Mtoken", id="ko-bracket"),
    pytest.param("ko", "100만 토큰당 입력 0.2달러, 출력 0.8달러를 받는다.", "0.8달러", 0.8, "USD/Mtoken", id="ko-carried"),
    pytest.param("ko", "샛별 X2는 토큰당 0.02원이다.", "0.02원", 0.02, "KRW/token", id="ko-one-token"),
    pytest.param("ko", "샛별 X2는 100만 토큰당 비용을 낮췄다. 값은 3만 달러다.", "3만 달러", 30000, "USD", id="ko-next-sentence"),
    pytest.param("ko", "100만 토큰당 비용이 가장 낮은 샛별 X2는 3만 달러다.", "3만 달러", 30000, "USD", id="ko-price-of-a-card"),
    pytest.param("tr", "Poyraz P3 ile çıkarım milyon token başına 3,4 liraya geliyor.", "3,4 lira", 3.4, "TRY/Mtoken", id="tr-in-words"),
    pytest.param("tr", "Poyraz P3 ile çıkarım 1M token başına $0.24 tutuyor.", "$0.24", 0.24, "USD/Mtoken", id="tr-short-million"),
    pytest.param("tr", "Poyraz P3'te 1 milyon jeton başına maliyet 0,24 dolar.", "0,24 dolar", 0.24, "USD/Mtoken", id="tr-jeton"),
    pytest.param("tr", "Poyraz P3'te bir milyon token için 0,24 dolar ödeniyor.", "0,24 dolar", 0.24, "USD/Mtoken", id="tr-for"),
    pytest.param("tr", "Poyraz P3'te ücret 0,24 dolar/1M token oldu.", "0,24 dolar/1M", 0.24, "USD/Mtoken", id="tr-slash"),
    pytest.param("tr", "Poyraz P3'te girdi $0.24/M token.", "$0.24", 0.24, "USD/Mtoken", id="tr-slash-letter"),
    pytest.param("tr", "Poyraz P3'te bin token başına 0,02 dolar.", "0,02 dolar", 0.02, "USD/ktoken", id="tr-thousand"),
    pytest.param("tr", "Jeton başına 0,4 kuruş.", "0,4 kuruş", 0.004, "TRY/token", id="tr-one-token"),
    pytest.param("tr", "Poyraz P3, milyon token başına 3 joule harcıyor.", "3 joule", 3, "J/Mtoken", id="tr-energy"),
]


@pytest.mark.parametrize(("language", "text", "surface", "value", "unit"), PRICES)
def test_amount_for_tokens(language: str, text: str, surface: str, value: float, unit: str) -> None:
    figure = next(f for f in read_figures(text, language) if f.surface == surface)
    assert (figure.value, figure.unit) == (pytest.approx(value), unit)


BASES = [
    ("ko", "샛별 X2의 추론 비용은 100만 토큰당 0.24달러다.", "100만 토큰"),
    ("ko", "샛별 X2는 토큰 100만 개당 1,450원이 든다.", "100만 개"),
    ("ko", "샛별 X2의 가격은 0.3달러(100만 토큰 기준)다.", "100만 토큰"),
    ("tr", "Poyraz P3 ile çıkarım 1M token başına $0.24 tutuyor.", "1M token"),
    ("tr", "Poyraz P3'te bir milyon token için 0,24 dolar ödeniyor.", "bir milyon token"),
]


@pytest.mark.parametrize(("language", "text", "base"), BASES)
def test_base_is_a_quantity_without_a_claim(read, language: str, text: str, base: str) -> None:
    document = read(text, language)
    figure = next(f for f in document.figures if f.surface == base)
    assert (figure.kind, figure.unit) == ("quantity", "token")
    assert {c.metric for c in document.claims if c.figure != figure.start} <= {"price", "cost"}
    assert len(document.claims) == 1
    assert document.claims[0].figure != figure.start


def test_corpus_of_tokens_still_carries_a_claim(read) -> None:
    document = read("나래 모델은 100만 토큰으로 학습했다.", "ko")
    assert [c.value for c in document.claims] == [1_000_000]


TABLES = [
    ("ko", "비용\n\n| 칩 | 원/100만 토큰 |\n|---|---|\n| 샛별 X2 | 1,450 |\n| H100 | 2,600 |", "1,450", "KRW/Mtoken"),
    ("ko", "비용\n\n| 칩 | 100만 토큰당 비용(달러) |\n|---|---|\n| 샛별 X2 | 0.24 |\n| H100 | 0.41 |", "0.24", "USD/Mtoken"),
    ("tr", "Maliyet\n\n| Çip | TL/1M token |\n|---|---|\n| Poyraz P3 | 3,4 |\n| H100 | 5,6 |", "3,4", "TRY/Mtoken"),
    ("tr", "Maliyet\n\n| Çip | Bin token başına maliyet (dolar) |\n|---|---|\n| Poyraz P3 | 0,02 |\n| H100 | 0,05 |", "0,02", "USD/ktoken"),
    ("ko", "단위: 원/100만 토큰\n샛별 X2: 1,450\nH100: 2,600", "1,450", "KRW/Mtoken"),
    ("tr", "Birim: TL/1M token\nPoyraz P3: 3,4\nH100: 5,6", "3,4", "TRY/Mtoken"),
]


@pytest.mark.parametrize(("language", "text", "surface", "unit"), TABLES)
def test_base_in_a_table_head(read, language: str, text: str, surface: str, unit: str) -> None:
    document = read(text, language)
    cell = next(f for f in document.figures if f.surface == surface)
    assert cell.unit == unit
    assert {c.metric for c in document.claims} <= {"price", "cost"}


@pytest.mark.parametrize(("words", "base", "rest"), [
    ("원/100만 토큰", "Mtoken", "원"), ("TL/1M token", "Mtoken", "TL"), ("토큰당 비용(원)", None, "토큰당 비용(원)"), ("Bin token başına (USD)", "ktoken", "(USD)"),
])  # fmt: skip
def test_base_in_words(words: str, base: str | None, rest: str) -> None:
    assert (base_in(words), without_base(words)) == (base, rest)


@pytest.mark.parametrize(("unit", "value"), [("USD/Mtoken", 4.0), ("USD/ktoken", 0.004)])
def test_bases_compare_as_prices_of_one_token(unit: str, value: float) -> None:
    assert base_of(value, unit) == (pytest.approx(4e-6), "USD/token")
