"""Figures of fresh Korean articles: units of one character, orders and counts, ages, hours of the page, tables of contents."""

from datetime import date

import pytest

from pipeline.app import Pipeline
from pipeline.extract.figures import read_figures
from pipeline.settings import Settings
from schemas.records import Block, Source

ROWS = [
    ("수전 용량은 60㎿다.", "60㎿", "quantity", 60, "MW"),
    ("소음은 35㏈로 조용하다.", "35㏈", "quantity", 35, "dB"),
    ("교류 60㎐ 전원에 꽂는다.", "60㎐", "quantity", 60, "Hz"),
    ("한 장에 0.5줄(J)이 든다. 앞선 칩은 72줄이었다.", "72줄", "quantity", 72, "J"),
    ("1MW당 30억 원이 든다.", "30억 원", "money", 3e9, "KRW/MW"),
    ("1kWh당 전력 단가가 120원으로 싸다.", "120원", "money", 120, "KRW/kWh"),
    ("지난해 10월 1.80달러에서 올랐다.", "1.80달러", "money", 1.8, "USD"),
    ("경쟁률은 4.5대 1이다.", "4.5대 1", "ratio", 4.5, "x"),
    ("10병 중 8병이 수입산이다.", "10병 중 8병", "ratio", 0.8, "x"),
    ("원본과 0.4 차이에 그쳤다.", "0.4", "quantity", 0.4, None),
    ("하루 30만 쪽을 읽는다.", "30만 쪽", "quantity", 300000, "page/day"),
    ("부록은 30쪽에 있다.", "30쪽", "index", 30, None),
    ("논문 세 편을 냈다.", "세 편", "quantity", 3, "paper"),
    ("애리조나 2공장을 짓는다.", "2공장", "ordinal", 2, None),
    ("누진세 3단계를 구경했다.", "3단계", "ordinal", 3, None),
    ("전력을 3단계로 나눠 조절한다.", "3단계", "quantity", 3, "stage"),
    ("마노을(46) 대표를 만났다.", "46", "quantity", 46, "year"),
    ("점수는 두 배(46)로 뛰었다.", "46", "quantity", 46, None),
    ("FX2는 270나노초다. FX1 때는 400을 넘겼다.", "400", "quantity", 400, "ns"),
    ("초당 70토큰을 뽑는다. 3만2천 토큰 문맥에서는 느리다.", "3만2천 토큰", "quantity", 32000, "token"),
    ("초당 70토큰을, 2만4천토큰으로 문맥을 늘리면 절반을 낸다.", "2만4천토큰", "quantity", 24000, "token"),
    ("게임 점수는 38. 2.7배 빠르다.", "2.7배", "ratio", 2.7, "x"),
    ("학습(초당 이미지) / 5,120 / 2,350\n", "2,350", "quantity", 2350, "image/s"),
    ("실적 전망 (단위: 억 원)\n매출액    2,150   2,390\n", "2,150", "money", 2150e8, "KRW"),
]


@pytest.mark.parametrize(("text", "surface", "kind", "value", "unit"), ROWS)
def test_figure(text: str, surface: str, kind: str, value: float, unit: str | None) -> None:
    figure = next(one for one in read_figures(text, "ko") if one.surface == surface)
    assert (figure.kind, figure.value, figure.unit) == (kind, value, unit)


@pytest.mark.parametrize(
    ("text", "surface", "kind"),
    [
        ("삼성 '990 프로'보다 빠르다.", "990 프로", "name"),
        ("9100 프로는 66초였다.", "9100 프로", "name"),
        ("U.2 두 개를 꽂았다.", "U.2", "name"),
        ("찜 318 · 상품평 24", "318", "chrome"),
        ("추천 41 비추 3", "3", "chrome"),
        ("뉴스레터 구독자 8,400명", "8,400", "chrome"),
    ],
)
def test_kind(text: str, surface: str, kind: str) -> None:
    assert [one.kind for one in read_figures(text, "ko") if one.surface == surface] == [kind]


def test_lines_of_contents_are_numbered() -> None:
    figures = read_figures("목차\n1 개요\n2 제원\n3 평가\n\n본문은 2 정도다.\n", "ko")
    assert [one.kind for one in figures] == ["index", "index", "index", "quantity"]


def test_two_lines_are_no_contents() -> None:
    assert [one.kind for one in read_figures("점수\n1 아래\n2 정도\n", "ko")] == ["quantity", "quantity"]


def test_a_column_of_context_lengths_holds_tokens() -> None:
    text = "모델 요금표를 새로 냈습니다.\n\n모델 | 입력 | 문맥 길이\n나래 맥스 | 2,800원 | 256K\n나래 미니 | 90원 | 64K\n"
    figures = Pipeline(Settings()).read(Source(uri="a.txt", media_type="text/plain", text=text)).figures
    assert [(one.value, one.unit) for one in figures if one.surface.endswith("K")] == [(256000, "token"), (64000, "token")]


def test_front_matter_behind_a_title_is_of_the_page() -> None:
    text = '서버 이야기\n\n---\ntitle: "미니 5대를 치웠다"\ntags: [k3s]\n---\n\n미니 4대를 샀다.\n'
    assert [one.kind for one in read_figures(text, "ko")] == ["chrome", "chrome", "quantity"]


def test_a_price_takes_the_rate_of_a_head_between_slashes() -> None:
    figures = read_figures("업체 / 메모리 / 시간당\n노을 / 96GB / 1,950원\n온빛 / 64GB / 980원\n", "ko")
    assert [one.unit for one in figures] == ["GB", "KRW/h", "GB", "KRW/h"]


def test_slashes_of_prose_make_no_table() -> None:
    assert [one.unit for one in read_figures("시간당 / 하루 / 월\n\n값은 980원이다.\n", "ko")] == ["KRW"]


@pytest.mark.parametrize(
    ("line", "surface", "kind"),
    [("2025/06/17 14:32 송고", "14:32", "time"), ("고객센터 평일 09:30~17:30", "17:30", "time"), ("길손 2025-06-17 10:55", "10:55", "chrome"), ("(03:41) 처음으로", "03:41", "chrome")],
)
def test_hours_in_a_line_of_the_page(line: str, surface: str, kind: str) -> None:
    figures = read_figures(line, "ko", blocks=[Block("chrome", 0, len(line))], published=date(2025, 6, 17))
    assert [one.kind for one in figures if one.surface == surface] == [kind]


@pytest.mark.parametrize(("text", "surface", "value", "unit"), [
    ("가격은 ＄99다.", "＄99", 99, "USD"), ("가격은 US＄1,500다.", "US＄1,500", 1500, "USD"), ("가격은 40＄다.", "40＄", 40, "USD"), ("가격은 ￡20다.", "￡20", 20, "GBP"),
])  # fmt: skip
def test_wide_signs_of_currencies(text: str, surface: str, value: float, unit: str) -> None:
    (figure,) = read_figures(text, "ko")
    assert (figure.surface, figure.kind, figure.value, figure.unit) == (surface, "money", value, unit)
