"""Equations of explanations hold as they are printed: of the very operands that gave the value."""

from __future__ import annotations

import tomllib
from itertools import chain
from pathlib import Path

import pytest
from equations_of import equations
from handmade_cases import number

from pipeline.engines.local import run_local
from pipeline.ingest import open_sources
from pipeline.settings import Settings
from pipeline.verify.equations import added, come_to, in_one_unit, made_of, multiplied
from pipeline.verify.run import run_audit
from pipeline.verify.ways_apart import leads

CORPUS = Path(__file__).parents[2] / "corpus"
FIRST_WRITTEN = 30  # planted articles up to this number


def printed(store):
    said = store.sql("SELECT DISTINCT explanation FROM verifications ORDER BY ALL").fetchall()
    return list(chain.from_iterable(equations(words) for (words,) in said))


@pytest.mark.parametrize(
    ("words", "right"),
    [
        ("3,020 / 2,500 - 1 = 20.8%", True), ("3,020 / 2,500 - 1 = 10%", False), ("85,000 / 83,600 - 1 = 1.69e+04%", False), ("1 - 38 / 31 = 18.4%", False),
        ("1 - 31 / 38 = 18.4%", True), ("48 - 44 = 4 points", True), ("48 - 44 = 4.3 points", False), ("4 × 96 GB = 384 GB", True), ("4 × 96 GB = 380 GB", False),
        ("1.5 TB + 500 GB = 2 TB", True), ("1.5 TB + 500 GB = 501.5 TB", False), ("23.6 kW × 30 day = 16,992 kWh", True), ("23.6 kW × 30 day = 16,992 kWh/month", False),
        ("48 / 96 = 0.5×", True), ("700 / 3.9 - 1 = 80%", False), ("20.654 / 18.442 - 1 = 11.99%", True), ("2 + 3 × 4 = 14", True),
    ],
)  # fmt: skip
def test_a_printed_equation_is_read_back(words, right):
    assert [one.holds for one in equations(f"A 1 and B 2: {words}, the article says 7%.")] == [right]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("ko", "시험\n\nV10은 라마 70B에서 초당 2,750토큰을 만들었다. MI300X는 초당 2,500토큰이었다. V10은 MI300X보다 20% 빠르다. FP6로 잰 V10은 초당 3,020토큰이었다.\n"),
        ("tr", "Deneme\n\nV10 Llama 70B testinde saniyede 2.750 token üretti. MI300X saniyede 2.500 token üretti. V10, MI300X'ten yüzde 15 daha hızlı. FP6 ile V10 saniyede 3.020 token verdi.\n"),
        ("ko", "전력\n\nK100 서버의 소비전력은 3.9kW이고 K50 서버의 소비전력은 700W다. K100 서버는 K50 서버보다 전력을 5.57배 쓴다.\n"),
        ("tr", "Güç\n\nK100'ün güç tüketimi 1,4 kW, K50'nin güç tüketimi 700 W. K100, K50'den 2 kat fazla güç tüketiyor.\n"),
    ],
)  # fmt: skip
def test_what_is_printed_was_computed(store, read, language, text):
    store.add(read(text, language))
    run_audit(store)
    found = printed(store)
    assert [one.words for one in found if not one.holds] == []


@pytest.mark.parametrize(("language", "text"), [
    ("ko", "시험\n\nV10은 초당 2,750토큰을 만들었다. MI300X는 초당 2,500토큰이었다. V10은 MI300X보다 20% 빠르다.\n"),
    ("tr", "Deneme\n\nV10 saniyede 2.750 token üretti. MI300X saniyede 2.500 token üretti. V10, MI300X'ten yüzde 20 daha hızlı.\n"),
])  # fmt: skip
def test_the_equation_of_the_two_values_is_printed(store, read, language, text):
    store.add(read(text, language))
    run_audit(store)
    assert "2,750 / 2,500 - 1 = 10%" in {one.words for one in printed(store)}


def test_values_in_two_units_are_brought_into_one():
    assert in_one_unit(3.9, "kW", 700, "W") == (3.9, pytest.approx(0.7), "kW")
    assert in_one_unit(71, "degC", 60, "degC") == (71, 60, "degC")
    assert in_one_unit(5, None, 4, "W") == (5, 4, "W")


def test_readings_carry_their_operands():
    assert [str(lead.equation) for lead in leads(60, 48, None)] == ["60 / 48 - 1 = 25%", "1 - 48 / 60 = 20%", "60 / 48 = 1.25×", "48 / 60 = 0.8×"]
    assert str(leads(48, 44, "percent")[-2].equation) == "48 - 44 = 4 points"


def test_sums_and_products_are_in_the_unit_of_their_total():
    text = "1.5TB 500GB 3TB 4장"
    big, small, total, count = number(text, "1.5TB", 1.5, "TB"), number(text, "500GB", 500, "GB"), number(text, "3TB", 3, "TB"), number(text, "4장", 4, "card")
    assert str(added((big, small), total)) == "1.5 TB + 500 GB = 2 TB"
    assert str(multiplied((count, small), total)) == "4 card × 500 GB = 2 TB"


@pytest.mark.parametrize(
    ("language", "text", "equation"),
    [
        ("ko", "비용\n\n카드 여섯 장을 장당 시간당 4달러에 빌리면 하루 576달러를 낸다.\n", "6 card × 4 USD/h × 24 h/day = 576 USD/day"),
        ("tr", "Fatura\n\nAltı kartı kart başına saati 4 dolardan kiralasak günde 576 dolar öderiz.\n", "6 card × 4 USD/h × 24 h/day = 576 USD/day"),
        ("tr", "Fatura\n\nAltı kartı kart başına saati 4 dolardan kiralasak günde 676 dolar öderiz.\n", "6 card × 4 USD/h × 24 h/day = 576 USD/day"),
        ("ko", "속도\n\n서버 12대가 각각 초당 250토큰을 내니 하루에 2억 5,920만 토큰이다.\n", "12 server × 250 token/s × 86,400 s/day = 259,200,000 token/day"),
        ("tr", "Fatura\n\nSunucunun saati 3 dolar. 30 gün açık kalırsa 2.160 dolar öderiz.\n", "3 USD/h × 30 day × 24 h/day = 2,160 USD"),
    ],
)  # fmt: skip
def test_a_product_over_another_time_prints_the_hours(store, read, language, text, equation):
    store.add(read(text, language))
    run_audit(store)
    found = {one.words: one.holds for one in printed(store)}
    assert found.get(equation) is True


def test_a_product_of_one_time_prints_no_hours():
    count, each = number("6장 4달러", "6장", 6, "card"), number("6장 4달러", "4달러", 4, "USD/h")
    assert str(made_of((count, each), 24, "USD/h")) == "6 card × 4 USD/h = 24 USD/h"
    assert str(made_of((count, each), 40, "USD/day")) == "6 card × 4 USD/h = 40 USD/day"  # no time lies between them


def test_large_changes_are_no_powers_of_ten():
    assert come_to(16900, "percent") == "16,900%"
    assert come_to(44.34, "percent") == "44.3%"
    assert come_to(1650, "percentage_point") == "1,650 points"


def _planted(numbers: range):
    for path in sorted((CORPUS / "planted").glob("*/*.toml")):
        stem = path.stem.split("-")[0]
        if path.parent.name in {"ko", "tr"} and int(stem) in numbers:
            yield str(tomllib.loads(path.read_text(encoding="utf-8"))["text"]), path.parent.name


@pytest.mark.parametrize("numbers", [range(1, 4), pytest.param(range(4, FIRST_WRITTEN + 1), marks=pytest.mark.long)], ids=["few", "all"])
def test_every_equation_of_the_planted_articles_holds(store, read, numbers):
    for text, language in _planted(numbers):
        store.add(read(text, language))
    _all_hold(store)


@pytest.mark.long
def test_every_equation_of_the_articles_holds(store):
    run_local(open_sources([CORPUS / "articles"]), Settings(), store, workers=1)
    _all_hold(store)


def _all_hold(store):
    run_audit(store)
    found = printed(store)
    assert len(found) >= 3
    assert [one.words for one in found if not one.holds] == []
