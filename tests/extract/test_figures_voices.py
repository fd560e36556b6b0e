"""Figures as reviews, forums and wire news write them, one rule a row; see test_figures_korean for the notation."""

from __future__ import annotations

from datetime import date

import pytest

from pipeline.extract.figures import read_figures
from schemas.records import Figure

ROWS = {
    "compound durations": [
        ("ko", "영상을 17시간 20분 재생했다", "17시간 20분|quantity|17.3333333333333|h"),
        ("ko", "인코딩에 2분 30초, 예전에는 1년 반 걸렸다", "2분 30초|quantity|2.5|min;1년 반|quantity|1.5|year"),
        ("ko", "1시간 30분 36초 만에", "1시간 30분 36초|quantity|1.51|h"),
        ("tr", "pil 19 saat 40 dakika dayandı", "19 saat 40 dakika|quantity|19.6666666666667|h"),
        ("tr", "1 yıl 6 aylık taahhüt", "1 yıl 6 ay|quantity|1.5|year"),
        ("ko", "1년 반도체 매출", "1년|quantity|1|year"),
    ],
    "forms of the copula": [
        ("ko", "전작은 4,700인데", "4,700|quantity|4700|"),
        ("ko", "매출이 480억인 회사", "480억|money|48000000000|KRW"),
        ("ko", "응답자 1200인 중, 5인 가족", "1200인|quantity|1200|person;5인|quantity|5|person"),
        ("ko", "값이 0.8일 때, 3일 동안", "0.8|quantity|0.8|;3일|quantity|3|day"),
        ("ko", "차기작 트레이니엄3도 나온다. 실내는 23도였다", "트레이니엄3|name||;23도|quantity|23|degC"),
    ],
    "inches and quotation marks": [
        ("ko", '그는 "올해는 8.5"라고 했다', "8.5|quantity|8.5|"),
        ("tr", '"Bu yıl 8,5" dedi. 6,7" ekran var.', '8,5|quantity|8.5|;6,7"|quantity|6.7|inch'),
    ],
    "English thousands in Turkish": [
        ("tr", "Fiyatı $30,000, eskisi 12,500 dolardı", "$30,000|money|30000|USD;12,500 dolar|money|12500|USD"),
        ("tr", "16,384 çekirdek ve 1,825 GHz", "16,384 çekirdek|quantity|16384|core;1,825 GHz|quantity|1.825|GHz"),
        ("tr", "saatte 2,125 dolar", "2,125 dolar|money|2.125|USD/h"),
    ],
}


@pytest.mark.parametrize(("language", "text", "expected"), [row for rows in ROWS.values() for row in rows])
def test_figures(language: str, text: str, expected: str) -> None:
    found = read_figures(text, language, published=date(2025, 6, 10))
    assert [shown(figure) for figure in found] == expected.split(";")


def shown(figure: Figure) -> str:
    value = "" if figure.value is None else f"{figure.value:.15g}"
    top = "" if figure.value_max is None else f"|{figure.value_max:.15g}"
    return f"{figure.surface}|{figure.kind}|{value}|{figure.unit or ''}{top}"
