"""Korean scale words: shared by the ends of a range, behind ``여``, apart from their numbers, in words."""

import pytest

from pipeline.extract.figures import read_figures

RANGES = [
    ("비용은 2~3천만 원이다.", "2~3천만 원", 2e7, 3e7, "KRW"),
    ("비용은 4~5천억 원이다.", "4~5천억 원", 4e11, 5e11, "KRW"),
    ("물량은 2~3백만 개다.", "2~3백만 개", 2e6, 3e6, "piece"),
    ("비용은 2천~3천만 원이다.", "2천~3천만 원", 2e7, 3e7, "KRW"),
    ("매출은 4천~5천억이다.", "4천~5천억", 4e11, 5e11, "KRW"),
    ("비용은 1 만~2 만 원이다.", "1 만~2 만 원", 1e4, 2e4, "KRW"),
    ("비용은 500~1천만 원이다.", "500~1천만 원", 5e6, 1e7, "KRW"),
    ("비용은 2~3조 5천억 원이다.", "2~3조 5천억 원", 2e12, 3.5e12, "KRW"),
    ("비용은 8000~1조 2천억 원이다.", "8000~1조 2천억 원", 8e11, 1.2e12, "KRW"),
    ("비용은 2·3천만 원이다.", "2·3천만 원", 2e7, 3e7, "KRW"),
    ("비용은 2, 3천만 원이다.", "2, 3천만 원", 2e7, 3e7, "KRW"),
    ("사람 3, 4천 명이 왔다.", "3, 4천 명", 3000, 4000, "person"),
    ("칩 8~12개를 쓴다.", "8~12개", 8, 12, "chip"),
    ("값은 2.5~3억 달러다.", "2.5~3억 달러", 2.5e8, 3e8, "USD"),
    ("칩 8천~1만 개를 쓴다.", "8천~1만 개", 8000, 10000, "chip"),
    ("칩 100~3만 개를 쓴다.", "100~3만 개", 100, 30000, "chip"),
    ("값은 100원~100만 원이다.", "100원~100만 원", 100, 1e6, "KRW"),
    ("값은 8000억~1조 2천억 원이다.", "8000억~1조 2천억 원", 8e11, 1.2e12, "KRW"),
    ("-0.5%~+0.5% 움직였다.", "-0.5%~+0.5%", -0.5, 0.5, "percent"),
    ("-5~3% 움직였다.", "-5~3%", -5, 3, "percent"),
    ("-40~+85℃에서 돈다.", "-40~+85℃", -40, 85, "degC"),
    ("5~10% 늘었다.", "5~10%", 5, 10, "percent"),
    ("연산은 10^24~10^25 FLOP이다.", "10^24~10^25 FLOP", 1e24, 1e25, "FLOP"),
]


def test_nineteen_is_read_as_every_other_number_in_words():
    assert [(one.surface, one.value) for one in read_figures("서버 열아홉 대와 카드 열여덟 장", "ko")] == [("열아홉 대", 19), ("열여덟 장", 18)]


@pytest.mark.parametrize(("text", "surface", "low", "high", "unit"), RANGES)
def test_range(text, surface, low, high, unit):
    assert [(one.surface, one.value, one.value_max, one.unit) for one in read_figures(text, "ko")] == [(surface, low, high, unit)]


@pytest.mark.parametrize(
    ("language", "text", "values"),
    [
        ("ko", "칩 5~1만 개다.", [5, 10000]),
        ("tr", "500-1 milyon dolar ödedi.", [500, 1e6]),
        ("ko", "표 2, 3천만 원을 본다.", [2, 3e7]),
        ("ko", "3·1운동에 나왔다.", [3, 1]),
        ("ko", "값은 10, 20, 30만 원이다.", [1e5, 2e5, 3e5]),
        ("ko", "칩 500, 2만 개다.", [500, 20000]),
        ("ko", "값은 3 / 15 / 20만 원이다.", [3, 15, 200000]),
        ("tr", "Gelir 38'den 40 milyar dolara çıktı.", [38e9, 40e9]),
        ("ko", "메모리 8, 12, 16, 32 GB를 쓴다.", [8, 12, 16, 32]),
        ("tr", "5, 8 ve 10 milyon dolar verdi.", [5e6, 8e6, 1e7]),
        ("tr", "5, 8 ve 10 GB verdi.", [5, 8, 10]),
        ("ko", "전력은 700±50 W다.", [700, 50]),
        ("ko", "값은 700±5만 원이다.", [700, 50000]),
    ],
)
def test_no_range(language, text, values):
    figures = read_figures(text, language)
    assert [one.value for one in figures] == values
    assert all(one.value_max is None for one in figures)


def test_a_tolerance_shares_its_unit():
    assert [one.unit for one in read_figures("전력은 700±50 W다.", "ko")] == ["W", "W"]


@pytest.mark.parametrize(
    ("text", "surface", "value", "unit", "quantifier"),
    [
        ("매출은 2천여억 원이다.", "2천여억 원", 2e11, "KRW", "about"),
        ("매출은 300여억 원이다.", "300여억 원", 3e10, "KRW", "about"),
        ("물량은 30여만 개다.", "30여만 개", 3e5, "piece", "about"),
        ("물량은 30여 만 개다.", "30여 만 개", 3e5, "piece", "about"),
        ("물량은 10여만 장이다.", "10여만 장", 1e5, "piece", "about"),
        ("매출은 1조 2천여억 원이다.", "1조 2천여억 원", 1.2e12, "KRW", "about"),
        ("매출은 1조여 원이다.", "1조여 원", 1e12, "KRW", "about"),
        ("사람 150여 명이 왔다.", "150여 명", 150, "person", "about"),
        ("값은 3 만 달러다.", "3 만 달러", 3e4, "USD", "exact"),
        ("값은 12\u00a0억 달러다.", "12\u00a0억 달러", 1.2e9, "USD", "exact"),
        ("매출은 35 조원이다.", "35 조원", 3.5e13, "KRW", "exact"),
        ("소자는 1 조 8천억 개다.", "1 조 8천억 개", 1.8e12, "piece", "exact"),
        ("매출은 1조5천 억원이다.", "1조5천 억원", 1.5e12, "KRW", "exact"),
        ("매출은 3천 억 원이다.", "3천 억 원", 3e11, "KRW", "exact"),
        ("매출 3 조, 이익은 적다.", "3 조", 3e12, "KRW", "exact"),
        ("값은 천 2백억 원이다.", "천 2백억 원", 1.2e11, "KRW", "exact"),
        ("값은 약 천2백억 원이다.", "천2백억 원", 1.2e11, "KRW", "about"),
        ("인천 2백억 원을 투자한다.", "2백억 원", 2e10, "KRW", "exact"),
        ("이천 2백억 원을 투자한다.", "2백억 원", 2e10, "KRW", "exact"),
        ("칩 3 만 남았다.", "3", 3, None, "exact"),
        ("칩 16 만 사용한다.", "16", 16, None, "exact"),
        ("거실에 2 조명이 있다.", "2", 2, None, "exact"),
        ("점수는 2.6 백엔드다.", "2.6", 2.6, None, "exact"),
        ("값은 3 천만 원이다.", "3 천만 원", 3e7, "KRW", "exact"),
        ("값은 1만 5 천 원이다.", "1만 5 천 원", 15000, "KRW", "exact"),
        ("칩은 6 만 4 천 개다.", "6 만 4 천 개", 64000, "chip", "exact"),
        ("값은 5 천 원이다.", "5 천 원", 5000, "KRW", "exact"),
        ("지연은 100만 분의 1초다.", "100만 분의 1초", 1e-6, "s", "exact"),
        ("지연은 1000분의 1초다.", "1000분의 1초", 1e-3, "s", "exact"),
        ("전작의 3분의 1도 안 된다.", "3분의 1", 1 / 3, "x", "less_than"),
        ("전작의 10분의 1초과다.", "10분의 1", 0.1, "x", "more_than"),
        ("2배 반 빠르다.", "2배 반", 2.5, "x", "exact"),
        ("3개월 반 걸렸다.", "3개월 반", 3.5, "month", "exact"),
        ("2배 반도체가 늘었다.", "2배", 2, "x", "exact"),
        ("약 10^25 FLOP을 썼다.", "10^25 FLOP", 1e25, "FLOP", "about"),
        ("10<sup>25</sup> FLOP을 썼다.", "10<sup>25</sup> FLOP", 1e25, "FLOP", "exact"),
        ("초당 10^12번 한다.", "10^12번", 1e12, "time/s", "exact"),
        ("10^9 연산을 한다.", "10^9", 1e9, None, "exact"),
        ("10^-3초 걸린다.", "10^-3초", 1e-3, "s", "exact"),
        ("칩은 5*10^9개다.", "5*10^9개", 5e9, "chip", "exact"),
    ],
)
def test_scale(text, surface, value, unit, quantifier):
    (figure,) = read_figures(text, "ko")
    assert (figure.surface, figure.unit, figure.quantifier) == (surface, unit, quantifier)
    assert figure.value == pytest.approx(value, rel=1e-12)


@pytest.mark.parametrize(
    ("text", "surface", "value", "unit"),
    [
        ("값은 일억 이천만 원이다.", "일억 이천만 원", 1.2e8, "KRW"),
        ("값은 일조 이천억 원이다.", "일조 이천억 원", 1.2e12, "KRW"),
        ("매출은 일조 이천억이다.", "일조 이천억", 1.2e12, "KRW"),
        ("값은 이조 삼천억 원이다.", "이조 삼천억 원", 2.3e12, "KRW"),
        ("값은 일억 원이다.", "일억 원", 1e8, "KRW"),
        ("칩 백 만 개를 샀다.", "백 만 개", 1e6, "chip"),
        ("칩 백만 개를 샀다.", "백만 개", 1e6, "chip"),
        ("값은 오만 원이다.", "오만 원", 5e4, "KRW"),
    ],
)
def test_in_words(text, surface, value, unit):
    (figure,) = read_figures(text, "ko")
    assert (figure.surface, figure.value, figure.unit, figure.in_words) == (surface, value, unit, True)


VAGUE = ["칩 수 만 개를 샀다.", "칩 몇 만 개를 샀다.", "칩 수십 만 개를 샀다.", "수 천억 원을 썼다.", "수천억 원을 썼다.", "십여 만 명이 왔다.", "몇 백만 원이 든다."]
NO_NUMBERS = ["이 억 원을 냈다.", "일 조 원을 냈다.", "일조 시간이 길다.", "구조 대로 만든다.", "구조 개선을 한다.", "이만 줄인다.", "이조 백자를 봤다.", "이천 공장에서 만든다."]


@pytest.mark.parametrize("text", VAGUE + NO_NUMBERS)
def test_vague_and_other_words_are_no_numbers(text):
    assert not read_figures(text, "ko")


@pytest.mark.parametrize(
    ("language", "text", "values"),
    [
        ("tr", "Toplam 10^25 FLOP kullanıldı.", [1e25]),
        ("tr", "Saniyede 10^12 işlem yapıyor.", [1e12]),
        ("tr", "Gecikme 10^-3 saniye.", [1e-3]),
        ("tr", "750^1W çekiyor, öbürü 10^2 W.", [750, 1, 10, 2]),
        ("ko", "전력은 10^1W다.", [10, 1]),
        ("ko", "칩은 5^3개다.", [5, 3]),
        ("ko", "칩은 10^400개다.", [10, 400]),
    ],
)
def test_powers_and_notes(language, text, values):
    assert [one.value for one in read_figures(text, language)] == pytest.approx(values)


def test_a_loss_in_brackets_takes_the_scale_of_its_table():
    figures = read_figures("실적 (단위: 억 원)\n항목   상반기  하반기\n매출액    2,150   (567)\n이익   (120)  310\n", "ko")
    assert [one.value for one in figures] == [2150e8, 567e8, 120e8, 310e8]


def test_a_note_in_brackets_does_not():
    figures = read_figures("실적 (단위: 억 원)\n항목   상반기  하반기\n매출액 (1)    2,150   567\n", "ko")
    assert [one.value for one in figures] == [1, 2150e8, 567e8]
