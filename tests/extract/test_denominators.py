"""The one unit for which an amount is told is its denominator and no claim: ``1W에 …``, ``1 dolara …``."""

from __future__ import annotations

import pytest

LEAD_KO, LEAD_TR = "들칩 G7과 L4를 재 봤다. 들칩 G7은 라마 3.1 8B에서 초당 1,200토큰을 냈다. L4는 초당 800토큰이었다. ", "Doruk G7 ile L4'ü denedik. Doruk G7, Llama 3.1 8B'de saniyede 1.200 token üretti. L4 saniyede 800 token üretti. "
FOR_ONE = [
    pytest.param("ko", LEAD_KO + "1W에 G7은 16토큰, L4는 11토큰을 처리한다.", {16: ("token/W", "energy_efficiency"), 11: ("token/W", "energy_efficiency")}, id="ko-watts-of-two"),
    pytest.param("tr", LEAD_TR + "1 W'a G7 16 token, L4 11 token üretiyor.", {16: ("token/W", "energy_efficiency"), 11: ("token/W", "energy_efficiency")}, id="tr-watts-of-two"),
    pytest.param("ko", LEAD_KO + "1달러로 환산하면 310만 토큰이다.", {3100000: ("token/USD", "cost_efficiency")}, id="ko-dollar"),
    pytest.param("tr", LEAD_TR + "1 dolara 3,1 milyon token düşüyor.", {3100000: ("token/USD", "cost_efficiency")}, id="tr-dollar"),
    pytest.param("ko", "구름창고는 자료를 내보낼 때 1GB에 0.08달러를 받는다. 구름창고의 저장 요금은 1TB에 월 35달러다.", {0.08: ("USD/GB", "price")}, id="ko-storage"),
    pytest.param("tr", "Bulut Deposu dışarı aktarımda 1 GB'a 0,08 dolar alıyor. Depolama 1 TB için ayda 35 dolar.", {0.08: ("USD/GB", "price"), 35: ("USD/month/TB", "price")}, id="tr-storage"),
    pytest.param("ko", LEAD_KO + "1시간이면 432만 토큰이다.", {4320000: ("token/h", "throughput")}, id="ko-hour"),
]  # fmt: skip
BY_ITSELF = [
    pytest.param("ko", "들칩 G7의 소비전력은 1W에 불과하다.", (1, "W", "power"), id="ko-power"),
    pytest.param("tr", "Doruk G7 yalnızca 1 W çekiyor.", (1, "W", "power"), id="tr-power"),
    pytest.param("ko", "들칩 G7은 1GB 메모리에 2MB 캐시를 달았다.", (1, "GB", "memory_capacity"), id="ko-memory"),
    pytest.param("tr", "Doruk G7'de 1 GB bellek ve 2 MB önbellek var.", (1, "GB", "memory_capacity"), id="tr-memory"),
    pytest.param("ko", "들칩 G7의 가격은 1달러에서 3달러로 올랐다.", (1, "USD", "price"), id="ko-price"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "expected"), FOR_ONE)
def test_an_amount_for_one_unit(read, language, text, expected):
    told = {claim.value: (claim.unit, claim.metric) for claim in read(text, language).claims}
    assert 1 not in told
    assert {value: told.get(value) for value in expected} == expected


def test_for_each_month_and_each_unit(read):
    assert "USD/month/TB" in {figure.unit for figure in read("저장 공간은 1TB에 월 35달러다.", "ko").figures}


@pytest.mark.parametrize(("language", "text", "expected"), BY_ITSELF)
def test_one_of_a_unit_by_itself(read, language, text, expected):
    assert expected in {(claim.value, claim.unit, claim.metric) for claim in read(text, language).claims}


@pytest.mark.parametrize(("language", "text", "value"), [("ko", "서버가 96kW를 쓴다. 96kW를 48로 나누면 칩 하나에 2kW다.", 48), ("tr", "Sunucu 96 kW çekiyor. 96 kW'ı 48'e bölünce 2 kW çıkıyor.", 48), ("ko", "들칩 G7은 장당 310만 원이다. 1,200만 원어치를 사면 G7 세 장이 온다.", 12000000), ("tr", "Doruk G7 3.100 dolar. 12.000 dolarlık alırsanız üç G7 geliyor.", 12000)])
def test_what_is_reckoned_with_is_told_of_nothing(read, language, text, value):
    assert value not in {claim.value for claim in read(text, language).claims}


def test_an_order_of_so_much_is_told(read):
    assert 12000000 in {claim.value for claim in read("솔바람전자는 들칩 G7을 1,200만 원어치를 주문했다.", "ko").claims}


@pytest.mark.parametrize(("language", "text", "period"), [("ko", "엔비디아는 3분기에 가속기 64만 개를 출하했다. 출하량이 52만 개였던 2분기보다 23% 늘었다.", "XXXX-Q2"), ("tr", "NVIDIA üçüncü çeyrekte 640 bin kart sevk etti. Sevkiyat, 520 bin adet olan ikinci çeyreğe göre yüzde 23 fazla.", "XXXX-Q2")])
def test_the_period_right_behind_a_value(read, language, text, period):
    assert next(claim for claim in read(text, language).claims if claim.value == 520000).conditions.get("period") == period


@pytest.mark.parametrize(
    ("language", "text", "value", "case"),
    [
        ("ko", "엔비디아 DGX H100은 10kW를 쓴다. GPU 하나에 약 1.2kW가 돌아간다.", 1.2, "per GPU"),
        ("ko", "엔비디아 DGX H100의 시간당 요금은 55.04달러다. GPU 한 장으로 나누면 6.88달러다.", 6.88, "per GPU"),
        ("tr", "NVIDIA DGX H100 10 kW çekiyor. Bir karta 1,2 kW düşüyor.", 1.2, "per card"),
        ("ko", "엔비디아 DGX H100은 서버 한 대에 700W짜리 카드를 꽂는다.", 700, None),
    ],
)
def test_what_one_part_takes(read, language, text, value, case):
    assert next(claim for claim in read(text, language).claims if claim.value == value).conditions.get("case") == case
