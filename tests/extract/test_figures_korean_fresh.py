"""Figures of fresh Korean articles: counts without a counter, changes from one amount to another, releases, parts of a text."""

import pytest

from pipeline.app import Pipeline
from pipeline.extract.figures import read_figures

ROWS = [
    ("Llama 3 8B Q4 양자화 모델을 돌렸다.", "Q4", "name", None, None),
    ("매출은 Q4에 올랐다.", "Q4", "date", None, None),
    ("공급사가 셋으로 늘었다.", "셋", "quantity", 3, "piece"),
    ("끝까지 남은 후보는 둘임.", "둘", "quantity", 2, "piece"),
    ("넷 중 가장 느렸다.", "넷", "quantity", 4, "piece"),
    ("두 경쟁사가 뒤따라왔다.", "두 경쟁사", "quantity", 2, "piece"),
    ("칩 네 알을 붙였다.", "네 알", "quantity", 4, "chip"),
    ("속도가 세 배라고 들었다.", "세 배", "ratio", 3, "x"),
    ("돌리는 데 두 시간 반이면 된다.", "두 시간 반", "quantity", 2.5, "h"),
    ("굽는 데 세 시간 반으로 줄었다.", "세 시간 반", "quantity", 3.5, "h"),
    ("설치가 5시간 반으로 줄었다.", "5시간 반", "quantity", 5.5, "h"),
    ("메모리를 반으로 줄였다.", "반", "ratio", 0.5, "x"),
    ("점유율이 40%에서 55%까지 올랐다.", "40%", "percentage", 40, "percent"),
    ("값은 10달러에서 20달러 사이로 보인다.", "10달러에서 20달러", "money", 10, "USD"),
    ("활성 매개변수가 30억인 모델이다.", "30억", "quantity", 3e9, None),
    ("직원 48명 중 31명이 남았다.", "31명", "quantity", 31, "person"),
    ("10명 중 3명이 남았다.", "10명 중 3명", "ratio", 0.3, "x"),
    ("임의 읽기는 90만 IOPS다.", "90만 IOPS", "quantity", 900000, "IOPS"),
    ("주식을 2천만 주까지 산다.", "2천만 주", "quantity", 2e7, "share"),
    ("영화 300편을 담는다.", "300편", "quantity", 300, "piece"),
    ("해마다 40억 원을 낸다.", "40억 원", "money", 4e9, "KRW/year"),
    ("틀린 사람이 많은 3번 문항은 다시 풀자.", "3번", "index", 3, None),
    ("7주차 강의를 시작한다.", "7주차", "index", 7, None),
    ("초당 400토큰이 나온다. 옆자리 카드는 2,530토큰에 그쳤다.", "2,530토큰", "quantity", 2530, "token/s"),
    ("초당 400토큰이 나온다. 컨텍스트는 4,096토큰으로 맞췄다.", "4,096토큰", "quantity", 4096, "token"),
    ("메모리 대역폭은 3.7테라로 늘었다.", "3.7테라", "quantity", 3.7, "TB/s"),
    ("400기가비트 이더넷 포트를 달았다.", "400기가비트", "quantity", 400, "Gbps"),
    ("맥 계열(819GB/s, 96기가 모델)이 낫다.", "96기가", "quantity", 96, "GB"),
    ("초당 40장을 읽는다. 통신사가 500장을 샀다.", "500장", "quantity", 500, "piece"),
    ("견적은 4억 2천이다.", "4억 2천", "money", 4.2e8, "KRW"),
    ("수명은 600TBW다.", "600TBW", "quantity", 600, "TB"),
]


@pytest.mark.parametrize(("text", "surface", "kind", "value", "unit"), ROWS)
def test_figure(text: str, surface: str, kind: str, value: float, unit: str | None) -> None:
    figure = next(one for one in read_figures(text, "ko") if one.surface == surface)
    assert (figure.kind, figure.value, figure.unit) == (kind, value, unit)


@pytest.mark.parametrize(
    ("text", "surface", "kind", "told"),
    [
        ("추론 4.0 라운드에 결과를 냈다.", "4.0", "version", "4.0"),
        ("나래RT 4.20에서 쟀다.", "4.20", "version", "4.20"),
        ("블렌더 4.4 장면을 그렸다.", "4.4", "version", "4.4"),
        ("욜로 11m을 돌렸다.", "11m", "name", "11m"),
        ("도토리-8도 같은 값이다.", "도토리-8", "name", "도토리-8"),
        ("'물마루 8064'를 내놨다.", "물마루 8064", "name", "물마루 8064"),
        ("새벽 두 시에 켰다.", "새벽 두 시", "time", "02:00"),
        ("제보는 kim2@gpu.example 로.", "2", "chrome", None),
    ],
)
def test_what_has_no_value(text: str, surface: str, kind: str, told: str | None) -> None:
    figure = next(one for one in read_figures(text, "ko") if one.surface == surface)
    assert (figure.kind, figure.text_value) == (kind, told)


@pytest.mark.parametrize("text", ["여기에 둘 것은 없다.", "네 맞습니다.", "하나는 남겼다.", "세 부담이 크다.", "한 시도 쉬지 않았다."])
def test_words_that_count_nothing(text: str) -> None:
    assert read_figures(text, "ko") == ()


@pytest.mark.parametrize(("text", "surface"), [("목차 6 화면", "6"), ("카드 2077부터 보자.", "2077"), ("3 평가", "3")])
def test_words_that_begin_like_a_unit(text: str, surface: str) -> None:
    assert read_figures(text, "ko")[0].surface == surface


def test_circled_number_of_a_later_part() -> None:
    assert [(one.kind, one.value) for one in read_figures("연재 ⑦", "ko")] == [("index", 7)]


@pytest.mark.parametrize("text", ["컨텍스트 4096이 기본이다.", "배치는 전부 1이다.", "한때 2703을 넘겼다.", "정확도 92는 높다."])
def test_number_behind_a_measure_is_no_name(text: str) -> None:
    assert [one.kind for one in read_figures(text, "ko")] == ["quantity"]


def test_dash_between_a_name_and_its_time_opens_no_range() -> None:
    assert [one.surface for one in read_figures("1. 5090 — 38분", "ko")] == ["1.", "5090", "38분"]


def test_head_of_a_column_gives_its_prices_an_hour_and_its_numbers_a_rate() -> None:
    table = "# 값\n\n| 서버 | 시간당 | 초당 토큰 |\n|---|---|---|\n| 가람 | 58,000원 | 98,443 |\n"
    figures = Pipeline().process(table, language="ko").figures
    assert [(one.value, one.unit) for one in figures] == [(58000, "KRW/h"), (98443, "token/s")]
