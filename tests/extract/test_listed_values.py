"""Values behind names in lists, what a value is told for, powers, recordings, counts by their own word, gains and losses."""

from __future__ import annotations

import pytest

from pipeline.app import Pipeline
from pipeline.settings import Settings

RULES = Pipeline(Settings(model="none"))


def claims(language, text):
    document = RULES.process(text, language=language)
    surfaces = {f.start: f.surface for f in document.figures}
    return {surfaces[claim.figure]: claim for claim in document.claims if claim.figure is not None}


@pytest.mark.parametrize(
    ("language", "text", "values"),
    [
        ("ko", "초당 토큰은 그록 750, 세레브라스 2100, H100 320토큰이다.", {750, 2100, 320}),
        ("ko", "전력은 A100 150W, 그록 180, 세레브라스 195였다.", {150, 180, 195}),
        ("tr", "Geekbench'te Dimensity 44, Snapdragon 51, Exynos 39 puan aldı.", {44, 51, 39}),
        ("tr", "Saniyedeki jeton: Karayel 74, Poyraz 98, H100 120 jeton. Karayel en ucuzu, Poyraz en yenisi.", {74, 98, 120}),
    ],
)
def test_a_number_beside_others_in_a_list_is_a_value_and_no_part_of_a_name(language, text, values):
    assert {figure.value for figure in RULES.process(text, language=language).figures} >= values


@pytest.mark.parametrize(("language", "text", "name"), [("tr", "Galaxy 24, Pixel 19 ve Xiaomi 15 telefonları yarıştı.", "Pixel 19"), ("ko", "갤럭시 25, 픽셀 19, 샤오미 15 세 대를 비교했다.", "픽셀 19")])
def test_numbered_names_in_a_list_stay_names(language, text, name):
    assert name in {figure.surface for figure in RULES.process(text, language=language).figures if figure.kind == "name"}


@pytest.mark.parametrize(
    ("language", "text", "base", "surface", "unit"),
    [
        ("ko", "실개천 칩은 1W당 4TOPS를 낸다.", "1W", "4TOPS", "TOPS/W"),
        ("ko", "실개천 칩은 1달러당 300토큰을 처리한다.", "1달러", "300토큰", "token/USD"),
        ("ko", "실개천 칩은 10W당 2TOPS를 낸다.", "10W", "2TOPS", "TOPS"),
        ("tr", "Irmak R2 çipi 1 W başına 4 TOPS sunuyor.", "1 W", "4 TOPS", "TOPS/W"),
        ("tr", "Irmak R2 çipi her 1 dolar için 300 jeton işliyor.", "1 dolar", "300 jeton", "token"),
    ],
)
def test_what_a_value_is_told_for_asserts_nothing(language, text, base, surface, unit):
    found = claims(language, text)
    assert base not in found
    assert found[surface].unit == unit


@pytest.mark.parametrize(("language", "text"), [("ko", "새녘 칩은 10^400개의 상태를 나타낸다."), ("ko", "새녘 칩의 오류율은 10^-3이다."), ("ko", "새녘 칩의 상태는 10의 100제곱 개다."), ("tr", "Seher S1 çipi 10^400 durumu temsil ediyor."), ("tr", "Seher S1 çipinin hata oranı 10^-3.")])
def test_base_and_exponent_are_no_amounts(language, text):
    assert not claims(language, text)


@pytest.mark.parametrize(("language", "text", "length"), [("ko", "10분짜리 영상을 분석하는 데 H100은 42초가 걸렸다.", "10분"), ("tr", "H100, 10 dakikalık videoyu 42 saniyede işledi.", "10 dakika")])
def test_the_length_of_a_recording_is_no_time_of_work(language, text, length):
    found = claims(language, text)
    assert length not in found
    assert len(found) == 1


@pytest.mark.parametrize(("text", "metric"), [("실개천 칩은 코어가 64개이며 트랜지스터 수도 800억 개에 이른다.", "transistor_count"), ("실개천 칩은 코어가 64개이며 돌리는 모델의 매개변수 수도 800억 개다.", "parameter_count")])
def test_so_many_pieces_are_what_their_word_says(text, metric):
    assert claims("ko", text)["800억 개"].metric == metric


def test_gain_and_loss_of_one_sentence():
    found = claims("tr", "Rüzgâr Yonga 2024'te 25 milyon dolar gelir, 2 milyon dolar zarar açıkladı. Rüzgâr Yonga bu yıl 3 milyon dolar kâr bekliyor.")
    assert [found[one].metric for one in ("25 milyon dolar", "2 milyon dolar", "3 milyon dolar")] == ["revenue", "loss", "profit"]
    found = claims("ko", "라온전자는 2024년 매출 250억 원, 영업손실 20억 원을 기록했다.")
    assert [found[one].metric for one in ("250억 원", "20억 원")] == ["revenue", "loss"]
