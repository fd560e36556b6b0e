"""Korean figure rules, one row each: text, and the figures as ``surface|kind|value|unit`` (+ ``|value_max``), joined with ``;``."""

from __future__ import annotations

from datetime import date

import pytest

from pipeline.extract.figures import read_figures
from schemas.records import Figure

ROWS = [
    ("최대 6만 4천 개의 IPU", "6만 4천 개|quantity|64000|chip"),
    ("코어가 4개에서 6개쯤이고", "4개에서 6개|quantity|4|core|6"),
    ("매출이 3억2000만 달러였다", "3억2000만 달러|money|320000000|USD"),
    ("자사주 1조 2천억 원을 태웠다", "1조 2천억 원|money|1200000000000|KRW"),
    ("영업이익 5조4685억, 사상 최대", "5조4685억|money|5468500000000|KRW"),
    ("중고를 85만에 업어왔다", "85만|money|850000|KRW"),
    ("64기가 램에 10퍼 할인", "64기가|quantity|64|GB;10퍼|percentage|10|percent"),
    ("1,024개와 1.5배", "1,024개|quantity|1024|piece;1.5배|ratio|1.5|x"),
    ("초당 900GB를 옮긴다", "900GB|quantity|900|GB/s"),
    ("초당 1,240토큰, 옛 카드가 530토큰이다", "1,240토큰|quantity|1240|token/s;530토큰|quantity|530|token/s"),
    ("시간당 임대료는 올해 초 8달러였다", "8달러|money|8|USD/h"),
    ("월 20달러를 낸다", "20달러|money|20|USD/month"),
    ("대역폭은 4.8TB/초다", "4.8TB/초|quantity|4.8|TB/s"),
    ("효율은 와트당 65.4기가플롭스", "65.4기가플롭스|quantity|65.4|GFLOPS/W"),
    ("8, 12, 16, 32 GB 가운데", "8|quantity|8|GB;12|quantity|12|GB;16|quantity|16|GB;32 GB|quantity|32|GB"),
    ("RTX 4090 초당 120토큰", "RTX 4090|name||;120토큰|quantity|120|token/s"),
    ("RTX 3090 시간당 0.4달러", "RTX 3090|name||;0.4달러|money|0.4|USD/h"),
    ("12초에 300토큰을 썼다. H100은 초당 2,400토큰", "12초|quantity|12|s;300토큰|quantity|300|token;H100|name||;2,400토큰|quantity|2400|token/s"),
    ("업체는 90대를 팔았다", "90대|quantity|90|piece"),
    ("8~12개의 스레드", "8~12개|quantity|8|thread|12"),
    ("1999달러에서 2499달러 사이", "1999달러에서 2499달러|money|1999|USD|2499"),
    ("14.2kW에서 8.9kW로 줄었다", "14.2kW|quantity|14.2|kW;8.9kW|quantity|8.9|kW"),
    ("700억~800억 원으로 본다", "700억~800억 원|money|70000000000|KRW|80000000000"),
    ("비중이 10%포인트 올랐다", "10%포인트|percentage|10|percentage_point"),
    ("H200의 4분의 1 수준", "H200|name||;4분의 1|ratio|0.25|x"),
    ("10억분의 1에 가깝다", "10억분의 1|ratio|1e-09|x"),
    ("경쟁률은 24대 1이었다", "24대 1|ratio|24|x"),
    ("비율이 6 대 4다", "6 대 4|ratio|1.5|x"),
    ("10명 중 1명이 쓴다", "10명 중 1명|ratio|0.1|x"),
    ("1:1로 비교할 수 없다", "1:1|ratio|1|x"),
    ("점수는 88/100이다", "88/100|quantity|88|point"),
    ("1920x1080 화면", "1920x1080|quantity|1920|pixel"),
    ("크기는 98 × 98 × 31 mm", "98 × 98 × 31 mm|quantity|98|mm"),
    ("다이 면적은 814mm^2다", "814mm^2|quantity|814|mm2"),
    ("2세대 제품이 1위다", "2세대|ordinal|2|;1위|ordinal|1|"),
    ("제62차 명단", "제62차|ordinal|62|"),
    ("교수와 1문 1답", "1문 1답|index||"),
    ("Lecture 8 - Part1 강의", "Lecture 8|index|8|;Part1|index|1|"),
    ("① 데이터를 줄인다", "①|index|1|"),
    ("슬라이드 11 참조", "슬라이드 11|index|11|"),
    ("1. 개요\n2) 본론", "1.|index|1|;2)|index|2|"),
    ("전력은 750^1W", "750|quantity|750|;1|index|1|"),
    ("ResNet-50과 DGX-A100, TPUv2, cs231n", "ResNet-50|name||;DGX-A100|name||;TPUv2|name||;cs231n|name||"),
    ("i7-6950X와 p3.8xlarge", "i7-6950X|name||;p3.8xlarge|name||"),
    ("가우디2로 라마2 70B를 돌렸다", "가우디2|name||;라마2 70B|name||"),
    ("차기 칩 '누리돌 X9'은", "X9|name||"),
    ("RTX 4070 Ti SUPER와 RTX 5090, 그리고 5090은", "RTX 4070 Ti SUPER|name||;RTX 5090|name||;5090|name||"),
    ("MLPerf 1.1과 CUDA 9.0, 우분투는 24.04", "1.1|version||;9.0|version||;24.04|version||"),
    ("PCIe 5.0 x16 슬롯", "5.0|version||;x16|quantity|16|lane"),
    ("텐서플로 1.7.0-gpu", "1.7.0-gpu|version||"),
    ("2.5D 패키징, 4K, 3D", "2.5D|name||;4K|name||;3D|name||"),
    ("M.2 슬롯 1개", "M.2|name||;1개|quantity|1|slot"),
    ("128k 토큰 문맥", "128k 토큰|quantity|128000|token"),
    ("8.0 기가바이트", "8.0 기가바이트|quantity|8|GB"),
    ("아이폰 15 프로를 샀다", "아이폰 15 프로|name||"),
    ("전화 1588-0199", "1588-0199|chrome||"),
    ("조회수 1.2만", "1.2만|chrome|12000|"),
    ("https://example.com/2024/05/a100.html 참고", "2024/05|chrome||;100|chrome|100|"),
    ("![그림](/img/3.png)", "3|chrome|3|"),
    ("속도는 3배 빨라졌다.", "3배|ratio|3|x"),
    ("20 billion won", "20 billion won|money|20000000000|KRW"),
    ("$40,000 정도", "$40,000|money|40000|USD"),
    ("US$1.2B 투자", "US$1.2B|money|1200000000|USD"),
]
WORDS = [
    ("칩 네 개를 얹었다", "네 개|quantity|4|chip"),
    ("값이 두 배가 됐다", "두 배|ratio|2|x"),
    ("가격은 절반이다", "절반|ratio|0.5|x"),
    ("메모리는 갑절이 됐다", "갑절|ratio|2|x"),
    ("쿼드코어에 듀얼채널", "쿼드코어|quantity|4|core;듀얼채널|quantity|2|channel"),
    ("삼분의 일이 줄었다", "삼분의 일|ratio|0.333333333333333|x"),
    ("물량의 열에 일곱은", "열에 일곱|ratio|0.7|x"),
    ("두 번째 왕", "두 번째|ordinal|2|"),
    ("두 배고 값은", "두 배|ratio|2|x"),
    ("두세 배 빠르다", "두세 배|ratio|2|x|3"),
    ("스물네 시간 돌렸다", "스물네 시간|quantity|24|h"),
    ("천 개가 팔렸다", "천 개|quantity|1000|piece"),
    ("열흘 동안 썼다", "열흘|quantity|10|day"),
]
NO_FIGURES = ["이 칩은 한 번에 많은 일을 한다.", "한편 그는 두루 살폈다.", "수천 개가 팔렸고 여러 대가 남았다.", "하나하나 다시 세었다.", "네가 아는 사람", "일부 회사와 이후의 일", "한 가지 더 말하자면"]
DATES = [
    ("27일(현지시간) 발표했다", "2024-03-27"),
    ("업체가 25일 내놓은 결과", "2024-03-25"),
    ("2022.07.07 13:12", "2022-07-07 13:12"),
    ("2020. 5. 8.", "2020-05-08"),
    ("20.06.08.mon", "2020-06-08"),
    ("2020년 2월 기준", "2020-02"),
    ("작년 11월부터", "2023-11"),
    ("내년 1분기 말부터 양산, 2분기부터 공급", "2025-Q1 2025-Q2"),
    ("2분기 매출", "2024-Q2"),
    ("2026년 하반기에", "2026-H2"),
    ("1Q26 전망과 2H26", "2026-Q1 2026-H2"),
    ("1970년대에는", "1970"),
    ("10~11월에 나온다", "2024-10"),
    ("2017 기준으로도", "2017"),
    ("오후 3시 30분", "15:30"),
    ("2023-2024 시즌", "2023/2024"),
]
QUANTIFIERS = [
    ("최대 37% 향상", "at_most"), ("1500개 이상의 코어", "at_least"), ("600달러 미만으로", "less_than"), ("약 20%", "about"),
    ("300W 정도", "about"), ("120W를 넘지 않는다", "at_most"), ("8천 건이 넘는", "more_than"), ("31% 빠르다", "exact"), ("최소 16GB", "at_least"),
    ("이론상 두 배 넘게 나온다", "more_than"),
    ("40MW 넘는 전력을 받는다", "more_than"),
    ("연 매출은 50억 달러를 웃돌았다", "more_than"),
    ("불량률은 2% 안쪽이다", "at_most"),
    ("재고는 2주 치가 안 된다", "less_than"),
    ("수율이 60%에 못 미쳤다", "less_than"),
    ("트랜지스터가 두 배에 가깝다", "about"),
    ("가격은 4천만 원대로 알려졌다", "about"),
    ("점수는 121점 대 104점이다", "exact"),
    ("회사가 말한 1.2kg보다 가볍다", "exact"),
    ("최근 3년 동안 늘었다", "exact"),
    ("예약 10건이 밀렸다", "exact"),
    ("최저 98프레임이 나왔다", "exact"),
    ("최대 **3200MT/s**까지 지원한다", "at_most"),
    ("최대 냉각 용량: 160kW", "at_most"),
    ("기업당 지원 한도는 8억 원이다", "at_most"),
    ("목록에는 16GB까지만 있다", "at_most"),
    ("모듈당 256GB까지 지원한다", "at_most"),
    ("그중 96GB까지 그래픽에 떼어 줄 수 있다", "at_most"),
    ("핫스팟이 83℃까지 올랐다", "exact"),
    ("온도가 82℃를 넘긴 적이 없다", "at_most"),
    ("점유율이 70% 밑으로 내려갔다", "less_than"),
    ("1조 원에 훨씬 못 미치는 이익", "less_than"),
    ("600토큰에 조금 못 미쳤다", "less_than"),
    ("시가총액은 2,823억 위안에 달했다", "exact"),
    ("영업이익률이 11%까지 떨어질 수 있다", "exact"),
    ("분기 매출 20억 달러에 다가섰다", "about"),
    ("임대료는 아직 8,000원대고요", "about"),
]  # fmt: skip


def shown(figure: Figure) -> str:
    value = "" if figure.value is None else f"{figure.value:.15g}"
    top = "" if figure.value_max is None else f"|{figure.value_max:.15g}"
    return f"{figure.surface}|{figure.kind}|{value}|{figure.unit or ''}{top}"


def parts(expected: str) -> list[str]:
    return expected.split(";")


@pytest.mark.parametrize(("text", "expected"), ROWS)
def test_numbers_in_digits(text: str, expected: str) -> None:
    assert [shown(f) for f in read_figures(text, "ko", published=date(2024, 3, 28))] == parts(expected)


@pytest.mark.parametrize(("text", "expected"), WORDS)
def test_numbers_in_words(text: str, expected: str) -> None:
    figures = read_figures(text, "ko")
    assert [shown(f) for f in figures] == parts(expected)
    assert all(f.in_words for f in figures)


@pytest.mark.parametrize("text", NO_FIGURES)
def test_words_that_only_look_like_numbers(text: str) -> None:
    assert read_figures(text, "ko") == ()


@pytest.mark.parametrize(("text", "expected"), DATES)
def test_dates_and_times(text: str, expected: str) -> None:
    figures = read_figures(text, "ko", published=date(2024, 3, 28))
    assert [f.text_value for f in figures if f.kind in ("date", "time")] == expected.split()


def test_a_day_without_publication_date_keeps_its_month_open() -> None:
    (figure,) = read_figures("5일 대표가 밝혔다", "ko")
    assert figure.text_value == "---05"


@pytest.mark.parametrize(("text", "expected"), QUANTIFIERS)
def test_bounds_and_approximators(text: str, expected: str) -> None:
    assert read_figures(text, "ko")[0].quantifier == expected


def test_packets_are_no_money(read):
    figures = read("솔빛 S3 스위치는 초당 120억 패킷을 넘긴다.", "ko").figures
    assert [(figure.value, figure.unit) for figure in figures if figure.kind == "quantity"] == [(12e9, "packet/s")]
