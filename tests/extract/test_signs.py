"""Signs: values below zero keep their sign; a dash that joins or lists makes nothing negative."""

import pytest

from pipeline.extract.figures import read_figures


@pytest.mark.parametrize(
    ("language", "text", "surface", "value"),
    [
        ("ko", "시험은 영하 20도에서 했다.", "영하 20도", -20),
        ("ko", "저장 온도: -30~70℃", "-30~70℃", -30),
        ("ko", "방열판은 −5℃였다.", "−5℃", -5),
        ("tr", "Kart eksi 25 derecede açıldı.", "eksi 25 derece", -25),
        ("tr", "Depoda -10 °C ölçüldü.", "-10 °C", -10),
        ("tr", "Soğutucu 40-45 °C arasında tutuyor.", "40-45 °C", 40),
    ],
)
def test_sign_belongs_to_the_figure(language: str, text: str, surface: str, value: float) -> None:
    found = {figure.surface: figure.value for figure in read_figures(text, language)}
    assert found == {surface: value}


def test_upper_end_of_a_range_stays_above_zero() -> None:
    (figure,) = read_figures("동작 온도 -40~85℃", "ko")
    assert (figure.value, figure.value_max) == (-40, 85)


def test_dash_before_other_units_is_no_sign() -> None:
    (figure,) = read_figures("- 64GB 메모리", "ko")
    assert figure.value == 64
