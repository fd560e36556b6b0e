"""The time that a value speaks of, against the day of publication and what the text spoke of last; and events that are still to come."""

from __future__ import annotations

from datetime import date

import pytest

from pipeline.extract.periods import lies_ahead, shifted
from tests.extract.conftest import Read

KOREAN, TURKISH = "입력 2025.11.04 10:00\n\n", "Yayın: 04.11.2025 10:00\n\n"

TOLD = [
    ("ko", "나래칩스의 지난해 매출은 213억 원이었다.", 21.3e9, "2024"),
    ("ko", "나래칩스의 상반기 매출은 213억 원이었다.", 21.3e9, "2025-H1"),
    ("ko", "나래칩스의 작년 상반기 매출은 213억 원이었다.", 21.3e9, "2024-H1"),
    ("ko", "나래칩스의 지난달 매출은 213억 원이었다.", 21.3e9, "2025-10"),
    ("ko", "나래칩스의 3분기 매출은 5조 원, 작년 같은 기간 3조 원보다 많다.", 3e12, "2024-Q3"),
    ("ko", "나래칩스의 3분기 매출은 전 분기 대비 22% 늘었다.", 22, "2025-Q3"),
    ("ko", "나래칩스의 3분기 매출은 5조 원이다. 영업이익은 6천억 원이다.", 6e11, "2025-Q3"),
    ("ko", "나래칩스의 3분기 매출은 5조 원이다. 다음 분기 매출은 6조 원으로 본다.", 6e12, "2025-Q4"),
    ("ko", "나래칩스의 3분기 매출은 5조 원이다. 작년 같은 분기 매출은 3조 원이었다. 영업이익은 6천억 원이다.", 6e11, "2025-Q3"),
    ("ko", "나래칩스가 2023년 내놓은 새벽 N7은 초당 61프레임을 처리한다.", 61, None),
    ("ko", "나래칩스는 2023년 설립됐다. 매출은 213억 원이다.", 21.3e9, None),
    ("ko", "나래칩스는 작년 초 14명으로 출발해 현재 직원 61명을 두고 있다.", 61, None),
    ("ko", "나래칩스는 올해 상반기에 1200개를 팔았고, 내년 1분기까지 8만 개를 공급할 계획이다.", 8e4, None),
    ("tr", "Nar Çip genel müdürü “Geçen yıl 14 kişiydik, bugün 61 kişiyiz” dedi.", 61, None),
    ("tr", "Nar Çip geçen yıl 1.200 kart sattı, gelecek yılın ilk yarısına kadar 8 bin kart satacak.", 8e3, None),
    ("tr", "Nar Çip'in geçen yılki geliri 5 milyar dolardı.", 5e9, "2024"),
    ("tr", "Nar Çip'in geçen ay geliri 5 milyar dolardı.", 5e9, "2025-10"),
    ("tr", "Nar Çip'in ağustosta geliri 5 milyar dolardı.", 5e9, "2025-08"),
    ("tr", "Nar Çip'in geçen yılın üçüncü çeyreğinde geliri 5 milyar dolardı.", 5e9, "2024-Q3"),
    ("tr", "Nar Çip'in üçüncü çeyrek geliri 5 milyar dolar oldu, geçen yılın aynı döneminde gelir 3 milyar dolardı.", 3e9, "2024-Q3"),
    ("tr", "Nar Çip'in üçüncü çeyrek geliri geçen yıla göre yüzde 22 arttı.", 22, "2025-Q3"),
    ("tr", "Nar Çip'in üçüncü çeyrek geliri 5 milyar dolar oldu. Net kârı 600 milyon dolardı.", 6e8, "2025-Q3"),
    ("tr", "Nar Çip'in 2023'te tanıtılan Sabah N7 yongası saniyede 61 kare işliyor.", 61, None),
]

RESULTS = {"ko": "나래칩스는 2025년 2분기 매출 7조 원, 영업이익 2조 원을 기록했다. ", "tr": "Nar Çip 2025'in ikinci çeyreğinde 7 milyar lira ciro ve 2 milyar lira kâr açıkladı. "}
HELD_AGAINST = [
    ("ko", "매출은 작년 같은 기간(5조 원)보다 33% 늘었다.", 5e12, "2024-Q2"),
    ("ko", "매출은 작년 같은 기간(5조 원)보다 33% 늘었다.", 33, "2025-Q2"),
    ("ko", "매출은 전년 동기(5조 원) 대비 33% 늘었다.", 5e12, "2024-Q2"),
    ("ko", "영업이익은 1조 원에서 60% 증가했다.", 1e12, None),
    ("ko", "영업이익은 1조 원에서 60% 증가했다.", 60, "2025-Q2"),
    ("ko", "영업이익은 전년 동기 1조 원에서 60% 증가했다.", 1e12, "2024-Q2"),
    ("ko", "매출은 작년 같은 기간(5조 원)보다 33% 늘었고, 영업이익은 1조 원에서 60% 증가했다.", 1e12, "2024-Q2"),
    ("ko", "영업이익은 1분기 1조 원에서 3조 원으로 늘었다.", 1e12, "2025-Q1"),
    ("ko", "영업이익은 1조 원에서 3조 원으로 늘었다.", 1e12, None),
    ("ko", "영업이익은 1조 원에서 3조 원으로 늘었다.", 3e12, "2025-Q2"),
    ("ko", "연말까지 점유율이 18%로 오를 것으로 보인다.", 18, None),
    ("ko", "점유율은 18%로 올랐다.", 18, "2025-Q2"),
    ("tr", "Ciro geçen yılın aynı döneminde (5 milyar lira) görülenden yüzde 33 fazla.", 5e9, "2024-Q2"),
    ("tr", "Ciro, bir önceki yılın aynı döneminde 5 milyar liraydı.", 5e9, "2024-Q2"),
    ("tr", "Kâr 1 milyar liradan yüzde 60 arttı.", 1e9, None),
    ("tr", "Kâr 1 milyar liradan yüzde 60 arttı.", 60, "2025-Q2"),
    ("tr", "Ciro geçen yılın aynı dönemine (5 milyar lira) göre yüzde 33 arttı, kâr 1 milyar liradan yüzde 60 yükseldi.", 1e9, "2024-Q2"),
    ("tr", "Kâr ilk çeyrekteki 1 milyar liradan 3 milyar liraya çıktı.", 1e9, "2025-Q1"),
    ("tr", "Kâr 1 milyar liradan 3 milyar liraya çıktı.", 1e9, None),
    ("tr", "Kâr 1 milyar liradan 3 milyar liraya çıktı.", 3e9, "2025-Q2"),
    ("tr", "Pazar payı yıl sonuna kadar yüzde 18'e çıkacak.", 18, None),
    ("tr", "Pazar payı yüzde 18'e çıktı.", 18, "2025-Q2"),
]
ON_ITS_OWN = [
    ("ko", "나래칩스의 2024년 매출은 3조 원으로 전년(2조 원)보다 50% 늘었다.", 2e12, "2023"),
    ("ko", "나래칩스의 전년 매출은 2조 원이었다.", 2e12, "2024"),
    ("ko", "나래칩스는 2016년 설립됐다. 전년 매출은 2조 원이었다.", 2e12, "2024"),
    ("tr", "Nar Çip'in şubatta 41 kartı vardı; yıl sonuna kadar 95 kart satacak.", 95, None),
    ("tr", "Nar Çip geçen şubat 800 milyon lira yatırım aldı.", 8e8, "2025-02"),
    ("tr", "Nar Çip önümüzdeki şubat 800 milyon lira yatırım alıyor.", 8e8, "2026-02"),
    ("tr", "Sabah N7 haziranda 5.900 dolardan satışa çıkacak.", 5900, "2026-06"),
    ("tr", "Sabah N7 haziranda 5.900 dolardan satışa çıktı.", 5900, "2025-06"),
]


@pytest.mark.parametrize(("language", "text", "value", "period"), [*((one[0], RESULTS[one[0]] + one[1], *one[2:]) for one in HELD_AGAINST), *ON_ITS_OWN])
def test_a_value_of_the_period_compared_with_is_not_of_the_one_told(read: Read, language: str, text: str, value: float, period: str | None) -> None:
    claims = read((KOREAN if language == "ko" else TURKISH) + text, language).claims
    assert {c.as_of for c in claims if c.value == value} == {period}


@pytest.mark.parametrize(
    ("language", "text", "value", "period"),
    [
        *((one[0], RESULTS[one[0]] + one[1], *one[2:]) for one in HELD_AGAINST),
        ("ko", RESULTS["ko"] + "작년 매출은 3조 원이었다.", 3e12, None),
        ("tr", RESULTS["tr"] + "Geçen yıl ciro 3 milyar liraydı.", 3e9, None),
        ("ko", "새벽 N8은 2027년 상반기에 나온다. 나래칩스는 지난 2월 800억 원을 투자받았다.", 8e10, "XXXX-02"),
        ("ko", "새벽 N8은 2024년 상반기에 나왔다. 나래칩스는 2월 800억 원을 투자받았다.", 8e10, "2024-02"),
        ("tr", "Sabah N8 2027'de çıkacak. Nar Çip geçtiğimiz 5 Şubat'ta 800 milyon lira yatırım aldı.", 8e8, "XXXX-02"),
        ("tr", "Nar SDK 100 modelin 63'ünü çalıştırıyor; şubatta bu sayı 41'di.", 41, "XXXX-02"),
        ("tr", "Nar Çip ikinci çeyrekte 5 bin kart sattı. Bir önceki çeyrekte 3 bin kart satmıştı.", 3e3, "XXXX-Q1"),
        ("ko", "나래칩스의 3분기 매출은 5조 원이다. 직전 분기에는 4조 원이었다.", 4e12, "XXXX-Q2"),
        ("tr", "Nar Çip'in ikinci çeyrek geliri 5 milyar liraya çıktı. Nar Çip 2031 için ayda 600 levha ayırttı.", 5e9, "XXXX-Q2"),
        ("tr", "Nar Çip'in ikinci çeyrek geliri 5 milyar liraya çıktı. Yeni fabrika 2031'de bitirmeyi umduğu bir yatırım.", 5e9, "XXXX-Q2"),
        ("tr", "Nar Çip'in ikinci çeyrek geliri 5 milyar liraya çıktı. Nar Çip 2021'de 900 kart sattı.", 5e9, "2021-Q2"),
        ("ko", "나래칩스의 2분기 매출은 5조 원이다. 나래칩스는 2031년 물량으로 월 600장을 예약했다.", 5e12, "XXXX-Q2"),
        ("ko", "나래칩스는 2031년분 웨이퍼를 월 600장 예약했다. 2분기 매출은 5조 원이다.", 5e12, "XXXX-Q2"),
        ("ko", "나래칩스는 2024년 웨이퍼를 월 600장 썼다. 2분기 매출은 5조 원이다.", 5e12, "2024-Q2"),
    ],
)
def test_without_a_day_of_publication_a_year_comes_from_what_was_spoken_of_or_from_nowhere(read: Read, language: str, text: str, value: float, period: str | None) -> None:
    assert {c.as_of for c in read(text, language).claims if c.value == value} == {period}


@pytest.mark.parametrize(("language", "text", "value"), [
    ("tr", "Nar Çip'in ikinci çeyrek geliri 5 milyar liraya çıktı. Gelir geçen yılın aynı çeyreğinde 3 milyar liraydı.", 3e9),
    ("ko", "나래칩스의 3분기 매출은 5조 원이다. 작년 같은 기간에는 4조 원이었다.", 4e12),
])  # fmt: skip
def test_the_same_part_of_the_year_before_is_told_in_words_where_nobody_knows_the_year(read: Read, language: str, text: str, value: float) -> None:
    assert {(c.as_of, c.conditions.get("period")) for c in read(text, language).claims if c.value == value} == {(None, "a year earlier")}


@pytest.mark.parametrize(
    ("language", "text", "value", "former"),
    [
        ("ko", "새벽 N7의 값은 189만 원이다. 출시 때는 240만 원이었는데 그동안 꽤 내렸다.", 2.4e6, True),
        ("ko", "새벽 N7의 값은 189만 원이다. 출시 때는 240만 원이었는데 그동안 꽤 내렸다.", 1.89e6, False),
        ("ko", "새벽 N7의 출시 때 값은 240만 원으로 정해졌다.", 2.4e6, False),
        ("ko", "새벽 N7은 처음에는 240만 원이었으나 지금 값은 189만 원이었다.", 1.89e6, False),
        ("ko", "새벽 N7의 값은 240만 원이었다.", 2.4e6, False),
        ("tr", "Sabah N7'nin fiyatı 189 dolar, piyasaya çıktığında 240 dolardı.", 240, True),
        ("tr", "Sabah N7'nin fiyatı 189 dolar, piyasaya çıktığında 240 dolardı.", 189, False),
        ("tr", "Sabah N7 çıktığında fiyatı 240 dolar olacak.", 240, False),
        ("tr", "Sabah N7 eskiden 310 dolardı, şimdi 265 dolar.", 310, True),
        ("tr", "Sabah N7 eskiden 310 dolardı, şimdi 265 dolar.", 265, False),
        ("tr", "Sabah N7 kareyi 14 saniyede çiziyordu, yeni sürücüyle 9 saniyeye indi.", 14, True),
        ("tr", "Sabah N7 kareyi 14 saniyede çiziyordu, yeni sürücüyle 9 saniyeye indi.", 9, False),
        ("tr", "Sabah N7 349 dolardı, sonra fiyatı yarıya indi.", 349, True),
        ("tr", "Sabah N7 testte 55 W çekiyordu.", 55, False),
        ("tr", "Sabah N7 55 W çekiyordu, RTX 4070 ise 180 W'a çıktı.", 55, False),
        ("ko", "아침 N7의 가격은 예전에는 80만 원이었지만 지금은 65만 원이다.", 80e4, True),
        ("ko", "아침 N7의 가격은 예전에는 80만 원이었지만 지금은 65만 원이다.", 65e4, False),
        ("tr", "Sabah N7'nin fiyatı 240 dolardı.", 240, False),
    ],
)
def test_a_price_of_the_time_of_release_is_former_where_it_is_told_as_past(read: Read, language: str, text: str, value: float, former: bool) -> None:
    claims = [c for c in read(text, language).claims if c.value == value]
    assert claims and {c.conditions.get("period") == "previous" for c in claims} == {former}


@pytest.mark.parametrize(
    ("language", "text", "value", "left"),
    [
        ("ko", "나래칩스의 영업이익은 1조 원에서 60% 증가했다.", 1e12, True),
        ("ko", "나래칩스의 영업이익은 1조 원에서 두 배로 늘었다.", 1e12, True),
        ("ko", "나래칩스의 영업이익은 1조 원으로 60% 증가했다.", 1e12, False),
        ("tr", "Nar Çip'in kârı 1 milyar liradan yüzde 60 arttı.", 1e9, True),
        ("tr", "Nar Çip'in kârı yüzde 60 artarak 1 milyar lira oldu.", 1e9, False),
    ],
)
def test_what_a_change_begins_from_is_of_the_past(read: Read, language: str, text: str, value: float, left: bool) -> None:
    claims = [c for c in read(text, language).claims if c.value == value]
    assert claims and {c.conditions.get("period") == "previous" for c in claims} == {left}


@pytest.mark.parametrize(("language", "text", "value", "period"), TOLD)
def test_a_value_speaks_of_the_period_told_of_it(read: Read, language: str, text: str, value: float, period: str | None) -> None:
    claims = read((KOREAN if language == "ko" else TURKISH) + text, language).claims
    assert {c.as_of for c in claims if c.value == value} == {period}


@pytest.mark.parametrize(("language", "text"), [("ko", "나래칩스의 지난해 매출은 213억 원이었다."), ("tr", "Nar Çip'in geçen yılki geliri 5 milyar dolardı.")])
def test_without_a_day_of_publication_a_year_counted_from_it_stays_empty(read: Read, language: str, text: str) -> None:
    assert [c.as_of for c in read(text, language).claims] == [None]


@pytest.mark.parametrize(
    ("language", "text", "period"),
    [
        ("ko", "새벽 N7: 2026년 5월 양산.", "2026-05"),
        ("ko", "새벽 N7은 내년 2분기에 나옵니다.", "2026-Q2"),
        ("ko", "새벽 N7의 출하는 내년 3월부터다. 나래칩스는 새벽 N7을 내년 3월부터 판다.", "2026-03"),
        ("tr", "Sabah N7 kartının sevkiyatı: Nisan 2026, satışa çıkış.", "2026-04"),
        ("tr", "Sabah N7 gelecek yılın ikinci çeyreğinde satışa çıkıyor.", "2026-Q2"),
    ],
)
def test_an_event_dated_after_publication_is_planned(read: Read, language: str, text: str, period: str) -> None:
    dated = [c for c in read((KOREAN if language == "ko" else TURKISH) + text, language).claims if c.type == "event"]
    assert {(c.as_of, c.modality) for c in dated} == {(period, "planned")}


@pytest.mark.parametrize(
    ("period", "steps", "then"),
    [("2025-Q1", -1, "2024-Q4"), ("2025-H2", 1, "2026-H1"), ("2025-12", 1, "2026-01"), ("2025", -1, "2024"), ("XXXX-Q1", -1, None), ("XXXX-Q3", -1, "XXXX-Q2"), ("XXXX-12", 1, None), ("XXXX", -1, None)],
)
def test_periods_are_counted_in_their_own_kind(period: str, steps: int, then: str | None) -> None:
    assert shifted(period, steps) == then


@pytest.mark.parametrize(
    ("period", "ahead"), [("2026", True), ("2025", False), ("2025-Q4", False), ("2026-Q1", True), ("2025-11-05", True), ("2025-11-04", False), ("XXXX-12", False), ("---05", False)]
)
def test_a_date_lies_ahead_where_all_of_it_is_after_publication(period: str, ahead: bool) -> None:
    assert lies_ahead(period, date(2025, 11, 4)) is ahead


NO_DAY = [
    ("tr", "Geçen yıl yüzde 64 olan Intel'in payı yüzde 58'e geriledi.", [(64, "last year"), (58, None)]),
    ("tr", "Intel geçen yıl 70 kişiydi, bugün 190 kişi çalıştırıyor.", [(70, "last year"), (190, None)]),
    ("tr", "Intel geçen yıl 510 milyon dolar, bu yıl 630 milyon dolar gelir elde etti.", [(510e6, "last year"), (630e6, "this year")]),
    ("tr", "Intel 2024'te 510 milyon dolar, 2025'te 630 milyon dolar gelir elde etti.", [(510e6, "2024"), (630e6, "2025")]),
    ("tr", "Intel 2025'te 630 milyon dolar gelir elde etti. Tesis 2028'de açılacak. Kâr 44 milyon dolar oldu.", [(630e6, "2025"), (44e6, "2025")]),
    ("ko", "지난해 64%였던 인텔의 점유율은 58%로 떨어졌다.", [(64, "last year"), (58, None)]),
    ("ko", "인텔은 지난해 매출 510억 달러, 올해 630억 달러를 기록했다.", [(510e8, "last year"), (630e8, "this year")]),
    ("ko", "인텔의 2025년 매출은 630억 달러다. 공장은 2028년에 준공할 계획이다. 이익은 44억 달러였다.", [(630e8, "2025"), (44e8, "2025")]),
]


@pytest.mark.parametrize(("language", "text", "told"), NO_DAY)
def test_years_against_a_day_of_writing_that_nobody_knows(read, language, text, told) -> None:
    claims = [claim for claim in read(text, language).claims if claim.value]
    assert [(claim.value, claim.conditions.get("period")) for claim in claims] == told
    assert all((claim.as_of is None) == (period in (None, "last year", "this year")) for claim, (_, period) in zip(claims, told, strict=True))
    assert all(claim.statement.startswith("Last year, ") == (period == "last year") for claim, (_, period) in zip(claims, told, strict=True))
