"""Numbers behind a name that are values of its thing, and numbers that are part of a name."""

from __future__ import annotations

import pytest

from pipeline.extract.figures import read_figures
from pipeline.extract.reached import is_value


def freed(text: str, name: str, number: str) -> bool:
    start = text.index(f"{name} {number}") + len(name) + 1
    return is_value(text, start, start + len(number))


@pytest.mark.parametrize(
    ("text", "name", "number"),
    [
        pytest.param("Üç kart var: Turna, Leylek ve Pelikan. Gecikme milisaniye: Turna 9, Leylek 26, Pelikan 140.", "Leylek", "26", id="list"),
        pytest.param("Turna bir kart. Turna 13'ünü, Leylek 12'sini tamamladı.", "Turna", "13", id="list-with-endings"),
        pytest.param("Turna ısınıyor. Sonunda Turna 29'dan 18'e düşüyor.", "Turna", "29", id="from-to"),
        pytest.param("Turna pahalı, Turna yavaş. İlk gün Turna 40 aldı. Ertesi gün Turna 185'te kaldı.", "Turna", "185", id="case-and-other-numbers"),
        pytest.param("Leylek 11 dB. Turna ne yaptı? Turna 16 verdi. Turna 19!! Şaşırdık.", "Turna", "19", id="sentence-of-its-own"),
        pytest.param("기러기와 해오라기를 띄웠다. 성공 횟수는 기러기 16, 해오라기 17, 참수리 11.", "기러기", "16", id="list-ko"),
        pytest.param("해오라기는 가볍다. 초당 프레임은 참수리 121, 해오라기 70, 기러기 66이다.", "해오라기", "70", id="list-in-a-sentence-ko"),
    ],
)
def test_a_value_behind_a_name(text, name, number):
    assert freed(text, name, number)


@pytest.mark.parametrize(
    ("text", "name", "number"),
    [
        pytest.param("Turna 3 yeni. Leylek 5 eski.", "Turna", "3", id="never-without-its-number"),
        pytest.param("Turna bir seri. Turna 3, Leylek 26. Turna 3 hızlı.", "Turna", "3", id="comes-back"),
        pytest.param("Turna ailesi büyüdü. Göksu'nun Turna 3'ü, Leylek 26'yı geçti.", "Turna", "3", id="owned"),
        pytest.param("Turna ailesi büyüdü. Turna 3 1.020, Leylek 980 puan aldı.", "Turna", "3", id="value-of-its-own-behind"),
        pytest.param("RTX kart aldık. RTX 5070, Radeon 9070 ve öteki.", "RTX", "5070", id="model-number"),
        pytest.param("기러기는 작다. 작년에 쓰던 기러기 1이 52ms였다.", "기러기", "1", id="particle-ko"),
    ],
)
def test_a_number_of_the_name(text, name, number):
    assert not freed(text, name, number)


def test_values_of_a_list_are_figures_without_their_names():
    text = "Üç kart var: Turna, Leylek ve Pelikan. Gecikme: Turna 9, Leylek 26, Pelikan 140."
    figures = [figure.surface for figure in read_figures(text, "tr") if figure.kind == "quantity"]
    assert {"9", "26", "140"} <= set(figures)
    text = "기러기와 해오라기를 띄웠다. 성공 횟수는 기러기 16, 해오라기 17, 참수리 11."
    figures = [figure.surface for figure in read_figures(text, "ko") if figure.kind == "quantity"]
    assert {"16", "17", "11"} <= set(figures)


def test_a_known_brand_does_not_swallow_the_value_behind_it(read):
    names = {entity.name for entity in read("Telefonda Snapdragon var. Yirmi dakikadan sonra Snapdragon 29'dan 18'e düşüyor.", "tr").entities}
    assert not any("29" in name for name in names)
    names = {entity.name for entity in read("스냅드래곤이 들어 있다. 점수는 스냅드래곤 91, 엑시노스 88, 디멘시티 85.", "ko").entities}
    assert not any("91" in name for name in names)
