"""Fractions of one character or with a slash of their own: ``½배``, ``%½``, ``1⅔ kat``, ``1⁄2배``."""

from __future__ import annotations

from itertools import pairwise

import pytest

from pipeline.extract.figures import read_figures
from schemas.records import Block

CASES = [
    ("ko", "성능은 ½배로 줄었다.", "½배", "ratio", 0.5, "x"),
    ("ko", "면적은 ¼로 줄었다.", "¼", "ratio", 0.25, "x"),
    ("ko", "전력은 ⅓ 수준이다.", "⅓", "ratio", 1 / 3, "x"),
    ("ko", "처리량은 1⅔배다.", "1⅔배", "ratio", 5 / 3, "x"),
    ("ko", "처리량은 3½배다.", "3½배", "ratio", 3.5, "x"),
    ("ko", "처리량은 2 ½배다.", "2 ½배", "ratio", 2.5, "x"),
    ("ko", "값은 ½만 원이다.", "½만 원", "money", 5000, "KRW"),
    ("ko", "크기는 1⁄2배다.", "1⁄2배", "ratio", 0.5, "x"),
    ("ko", "면적은 3⁄4으로 줄었다.", "3⁄4", "ratio", 0.75, "x"),
    ("tr", "Hızı ½ kat arttı.", "½ kat", "ratio", 0.5, "x"),
    ("tr", "Tüketim %½ düştü.", "%½", "percentage", 0.5, "percent"),
    ("tr", "Pay yüzde ½ düştü.", "yüzde ½", "percentage", 0.5, "percent"),
    ("tr", "Kapasitenin ¾'ü dolu.", "¾", "ratio", 0.75, "x"),
    ("tr", "Hızı 1⅔ kat arttı.", "1⅔ kat", "ratio", 5 / 3, "x"),
    ("tr", "Diski 2⅛ inç.", "2⅛ inç", "quantity", 2.125, "inch"),
    ("tr", "Yatırım 1½ milyon dolar.", "1½ milyon dolar", "money", 1.5e6, "USD"),
    ("tr", "Boyu 1∕2 metre.", "1∕2 metre", "quantity", 0.5, "m"),
]


@pytest.mark.parametrize(("language", "text", "surface", "kind", "value", "unit"), CASES)
def test_fraction(language: str, text: str, surface: str, kind: str, value: float, unit: str) -> None:
    (figure,) = read_figures(text, language)
    assert (figure.surface, figure.kind, figure.value, figure.unit, figure.in_words) == (surface, kind, pytest.approx(value), unit, False)


@pytest.mark.parametrize("text", ["¼분기 실적", "모델 A½를 보라", "https://example.com/½"])
def test_a_fraction_in_a_date_a_name_or_a_link_is_none(text: str) -> None:
    assert read_figures(text, "ko") == ()


def test_a_bound_of_a_fraction() -> None:
    assert [f.quantifier for f in read_figures("½ 이하로, 약 ¼로, ⅓ 미만으로 줄었다.", "ko")] == ["at_most", "about", "less_than"]


def test_a_fraction_takes_no_unit_of_the_next_block() -> None:
    blocks = [Block("paragraph", 0, 3, "ko"), Block("paragraph", 3, 8, "tr")]
    assert [f.surface for f in read_figures("값 ½ inç", "ko", blocks=blocks)] == ["½"]


@pytest.mark.parametrize("text", ["¼%¼", "½%½ ½", "½ 만½"])
def test_fractions_share_nothing(text: str) -> None:
    figures = read_figures(text, "ko")
    assert all(one.end <= other.start for one, other in pairwise(figures))
