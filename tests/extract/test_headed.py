"""What a heading sets as test for its section."""

from __future__ import annotations

import pytest

KO = """# 로봇 청소기 세 대를 굴려 보았다

{first}

가람 R7이 71초, 누리 N2가 58초, 하람 H3이 64초 걸렸다.

{second}

가람 R7이 33초, 누리 N2가 25초, 하람 H3이 41초 걸렸다.
"""

TR = """# Üç süpürgeyi yarıştırdık

{first}

Garam R7 71 saniyede, Nuri N2 58 saniyede, Haram H3 64 saniyede bitirdi.

{second}

Garam R7 33 saniyede, Nuri N2 25 saniyede, Haram H3 41 saniyede bitirdi.
"""


def works(document):
    return [claim.benchmark for claim in document.claims if claim.figure is not None]


@pytest.mark.parametrize(
    ("language", "text", "first", "second", "told"),
    [
        pytest.param("ko", KO, "## 쌀알 줍기", "## 문턱 넘기", ("쌀알 줍기", "문턱 넘기"), id="ko-headings"),
        pytest.param("ko", KO, "**1. 쌀알 줍기**", "**2. 문턱 넘기**", ("쌀알 줍기", "문턱 넘기"), id="ko-bold-lines"),
        pytest.param("ko", KO, "### 과제: 쌀알 줍기", "### 리브레오피스 — 문서 열기", ("쌀알 줍기", "리브레오피스"), id="ko-parts-of-headings"),
        pytest.param("tr", TR, "## Pirinç", "## Eşik", ("Pirinç", "Eşik"), id="tr-headings"),
        pytest.param("tr", TR, "### 1. Halı saçağı", "### 2. Merdiven başı", ("Halı saçağı", "Merdiven başı"), id="tr-numbered"),
    ],
)
def test_results_are_measured_in_the_test_that_their_heading_names(read, language, text, first, second, told):
    assert works(read(text.format(first=first, second=second), language)) == [(told[0],)] * 3 + [(told[1],)] * 3


@pytest.mark.parametrize(
    ("language", "text", "first", "second"),
    [
        pytest.param("ko", KO, "## 결과", "## 속도와 소음", id="ko-what-is-measured"),
        pytest.param("ko", KO, "## 누가 이겼을까?", "## 그래서 샀습니다", id="ko-sentences"),
        pytest.param("ko", KO, "## 가람 R7", "## 누리 N2", id="ko-products"),
        pytest.param("tr", TR, "## Sonuçlar", "## Hız ve gürültü", id="tr-what-is-measured"),
        pytest.param("tr", TR, "## Kim kazandı?", "## Hangisini aldık", id="tr-sentences"),
    ],
)
def test_other_headings_name_no_test(read, language, text, first, second):
    assert set(works(read(text.format(first=first, second=second), language))) == {()}


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("ko", KO.replace("를 굴려 보았다", "").format(first="## 토마토", second="## 오이")),
        ("tr", TR.replace("yarıştırdık", "aldık").format(first="## Pirinç", second="## Eşik")),
        ("ko", "# 로봇 청소기 비교\n\n## 토마토\n\n가람 R7이 71초, 누리 N2가 58초, 하람 H3이 64초 걸렸다.\n\n## 오이\n\n매출은 3억 원이다.\n"),
        ("tr", "# Süpürge testi\n\n## Domates\n\nGaram R7 71 saniyede, Nuri N2 58 saniyede, Haram H3 64 saniyede bitirdi.\n\n## Salatalık\n\nCirosu 3 milyon lira.\n"),
    ],
)
def test_a_heading_names_no_test_where_the_title_tells_of_none_or_nothing_else_is_compared(read, language, text):
    assert set(works(read(text, language))) == {()}


@pytest.mark.parametrize(
    ("language", "text", "told"),
    [
        ("ko", "# 로봇 청소기\n\n## 문턱 시험\n\n가람 R7의 소음은 58dB였다. 값은 39만 원이다.\n", [("문턱 시험",), ()]),
        ("tr", "# Süpürge\n\n## Eşik testi\n\nGaram R7'nin gürültüsü 58 dB. Fiyatı 3.900 lira.\n", [("eşik testi",), ()]),
    ],
)
def test_what_a_heading_calls_a_test_is_one_for_noise_and_not_for_prices(read, language, text, told):
    assert works(read(text, language)) == told
