"""Values behind names in lists, what a value is told for, powers, recordings, counts by their own word, gains and losses."""

from __future__ import annotations

import pytest

from pipeline.app import Pipeline
from pipeline.extract.model.stems import settled_end, words_of
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
        ("tr", "Irmak R2 çipi her 1 dolar için 300 jeton işliyor.", "1 dolar", "300 jeton", "token/USD"),
    ],
)
def test_what_a_value_is_told_for_asserts_nothing(language, text, base, surface, unit):
    found = claims(language, text)
    assert base not in found
    assert found[surface].unit == unit


@pytest.mark.parametrize(("language", "text"), [("ko", "새녘 칩은 10^400개의 상태를 나타낸다."), ("ko", "새녘 칩의 상태는 10의 100제곱 개다."), ("tr", "Seher S1 çipi 10^400 durumu temsil ediyor.")])
def test_base_and_exponent_are_no_amounts(language, text):
    assert not claims(language, text)


@pytest.mark.parametrize(("language", "text"), [("ko", "새녘 칩의 오류율은 10^-3이다."), ("tr", "Seher S1 çipinin hata oranı 10^-3.")])
def test_a_power_is_one_amount(language, text):
    assert set(claims(language, text)) <= {"10^-3"}


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


@pytest.mark.parametrize(
    ("language", "text", "surface", "slots"),
    [
        ("ko", "솔숲 2 칩의 전력은 140W로 L40S의 100W를 크게 웃돈다.", "100W", {"subject": "L40S", "comparator": None}),
        ("ko", "H100은 A100보다 지연이 30% 크게 줄었다.", "30%", {"subject": "H100", "direction": "better"}),
        ("ko", "H100은 전기료를 최대 40%까지 줄인다.", "40%", {"comparator": "previous", "direction": "lower"}),
        ("tr", "H100 enerji tüketimini yüzde 40'a kadar azaltıyor.", "yüzde 40", {"comparator": "previous"}),
        ("ko", "라온전자의 매출은 전년 동기보다 18% 늘었고 영업이익은 7% 줄었다.", "18%", {"metric": "revenue"}),
        ("ko", "H100은 호퍼 세대보다 추론 처리량이 5배 높다.", "5배", {"comparator": "Hopper"}),
        ("tr", "Oyunda Radeon 118 FPS, GeForce 112 FPS verdi. RTX 5070 Ti ile RX 9070 XT denendi.", "118 FPS", {"subject": "RX 9070 XT", "metric": "frame_rate"}),
        ("tr", "Bu sunucu H100 ile kilovatsaati 4,2 liradan 588 lira ediyor.", "588 lira", {"comparator": None}),
    ],
)
def test_amounts_and_their_verbs(language, text, surface, slots):
    claim = claims(language, text)[surface]
    assert {name: getattr(claim, name) for name in slots} == slots


@pytest.mark.parametrize(
    ("language", "text", "surface", "metric"),
    [
        ("ko", "라온전자는 가온 M3 양산을 내년 2월 시작할 계획이다.", "내년 2월", "mass_production_date"),
        ("tr", "Kuzey Yonga, Poyraz P4 için seri üretimin Şubat 2026'da başlayacağını söyledi.", "Şubat 2026", "mass_production_date"),
        ("ko", "다솔전자, 가속기 '이랑 7' 내년 2월 양산", "내년 2월", "mass_production_date"),
    ],
)
def test_an_event_may_stand_before_its_date(language, text, surface, metric):
    assert claims(language, text)[surface].metric == metric


def test_so_many_shipped_until_a_date_is_no_release():
    assert "내년 4분기" not in claims("ko", "가온 M3 칩은 내년 4분기까지 2만 장이 출하될 예정이다.")


def test_the_head_of_a_column_is_what_was_measured_on():
    text = "MLPerf 결과\n\n| 칩 | ResNet-50 (장/초) | BERT (건/초) |\n|---|---|---|\n| A100 | 51,000 | 8,400 |\n| H100 | 47,500 | 15,100 |\n"
    found = claims("ko", text)
    assert [found[one].benchmark for one in ("51,000", "15,100")] == [("ResNet-50",), ("BERT",)]


@pytest.mark.parametrize(("text", "start", "end", "whole"), [("Selefi Bozkurt Mini 9 jetonda kalıyordu.", 7, 17, "Bozkurt Mini"), ("Kerem Aydın geldi. Aydın, üretimi anlattı.", 19, 22, "Aydın"), ("Modül nesne tanımada iyi.", 6, 9, "nesne")])
def test_a_turkish_name_is_not_cut_where_its_word_goes_on(text, start, end, whole):
    assert text[start : settled_end(text, start, end, words_of(text), "tr")] == whole


def test_a_count_is_told_once():
    assert claims("ko", "H100 8개로 라마 2 70B를 돌렸다.")["8개"].statement.startswith("The number of H100 units is 8")


@pytest.mark.parametrize(
    "before",
    [
        "Meltem X2 ile Poyraz X9 aynı odada denendi. ",
        "Meltem X2 ile Poyraz X9 aynı odada denendi. Ölçümü üniversite yaptı. ",
        "| Kart | Bellek |\n|---|---|\n| Meltem X2 | 12 GB |\n| Poyraz X9 | 16 GB |\n\n",
    ],
)
def test_values_in_turn_are_of_the_things_listed_last(read, before):
    document = read(before + "Bellekleri sırasıyla 12 ve 16 GB, güçleri 31 ve 42 watt.", "tr")
    assert [claim.subject for claim in document.claims][-4:] == ["Meltem X2", "Poyraz X9"] * 2
