"""Numbers larger than any float: read without an error, each digit in one figure."""

from __future__ import annotations

import pytest

from pipeline.extract.figures import read_figures

NINES = "9" * 400
BEYOND = "9" * 5000  # Python refuses to make an integer of more than 4,300 digits

TEXTS = [
    ("ko", "새벽 N7은 H100보다 1e999배 빠르다."),
    ("ko", f"새벽 N7의 비율은 {NINES}대 1, 1대 {NINES}, {NINES}명 중 5명이다."),
    ("ko", f"새벽 N7의 점수는 5/{NINES}, 4:{NINES}, 2x{BEYOND} mm, 3/{BEYOND}, 1분의 {BEYOND}."),
    ("ko", "새벽 N7의 가격은 " + ",".join(["999"] * 130) + "달러다."),
    ("tr", "Poyraz P3, H100'den 1e999 kat daha hızlı."),
    ("tr", f"Poyraz P3'ün puanı 5/{NINES}, 4:{NINES}, 3/{BEYOND}, 10'da {BEYOND}'i, % {BEYOND}."),
    ("tr", "Poyraz P3'ün fiyatı " + ".".join(["999"] * 130) + " dolar."),
]


@pytest.mark.parametrize(("language", "text"), TEXTS)
def test_every_digit_is_read(read, language, text):
    digits = "".join(figure.surface for figure in read(text, language).figures)
    assert sum(c.isdigit() for c in digits) == sum(c.isdigit() for c in text)


@pytest.mark.parametrize(("language", "text", "surface", "value", "unit"), [
    ("ko", "새벽 N7은 10^200배 빠르다.", "10^200배", 1e200, "x"),
    ("ko", "새벽 N7은 10^308배 빠르다.", "10^308배", 1e308, "x"),
    ("ko", "지연은 10−9초다.", "10−9초", 1e-9, "s"),
    ("ko", "지연은 2×10−12 초다.", "2×10−12 초", 2e-12, "s"),
    ("tr", "Gecikme 10−9 saniye.", "10−9 saniye", 1e-9, "s"),
])  # fmt: skip
def test_powers_that_a_float_holds(language: str, text: str, surface: str, value: float, unit: str) -> None:
    figure = next(one for one in read_figures(text, language) if one.kind != "name")
    assert (figure.surface, figure.value, figure.unit) == (surface, pytest.approx(value), unit)


@pytest.mark.parametrize(("language", "text", "surface"), [
    ("ko", "새벽 N7의 지연은 10^-400초다.", "10^-400"),
    ("ko", "새벽 N7의 연산은 10⁹⁹⁹번이다.", "10⁹⁹⁹"),
    ("ko", "새벽 N7의 지연은 10−15초다.", "10−15"),
    ("tr", "Poyraz P3'ün gecikmesi 10−15 saniye.", "10−15"),
])  # fmt: skip
def test_a_power_whose_value_nobody_can_tell_claims_nothing(read, language: str, text: str, surface: str) -> None:
    document = read(text, language)
    assert [(f.surface, f.value, f.unit) for f in document.figures if f.kind != "name"] == [(surface, None, None)]
    assert not [claim for claim in document.claims if claim.figure is not None]


@pytest.mark.parametrize(("language", "text"), [("ko", "새벽 N7은 H100보다 10^99999배 빠르다."), ("tr", "Poyraz P3, H100'den 10^99999 kat hızlı.")])
def test_an_immense_power_of_ten_claims_no_value(read, language: str, text: str) -> None:
    assert {claim.value for claim in read(text, language).claims} <= {None}


@pytest.mark.parametrize("text", ["10−9개", "10−9 = 1", "10−8%", "10^2W, 750^1W"])
def test_no_power(text: str) -> None:
    assert read_figures(text, "ko")[0].surface == "10"
