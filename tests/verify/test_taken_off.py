"""More taken off than there was, moves against their units, and what went one way every year: found, and silent where all is right."""

from __future__ import annotations

import pytest

from tests.verify.test_places import objections

TOLD = [
    ("ko", "무게\n\n새 노트북은 전작의 1.36kg에서 120{}을 덜어 냈다.\n", "g", "kg", "unit_error"),
    ("ko", "값\n\n신형은 구형의 45만 원보다 {} 싸다. 배송은 내달 시작한다.\n", "5만 원", "50만 원", "impossible"),
    ("tr", "Kira\n\nKartın saati ocakta 2,40 dolardı. Bugün ondan 48 {} daha düşük.\n", "sent", "dolar", "unit_error"),
    ("tr", "Enerji\n\nSunucular 1.500 MWh, merkezin bütünü 1.950 {} elektrik tüketti.\n", "MWh", "kWh", "unit_error"),
    ("ko", "버퍼\n\n새 방식은 코어마다 두는 버퍼를 512KB에서 128{}로 줄였다.\n", "KB", "MB", "unit_error"),
    ("tr", "Bellek\n\nYöntem ara belleği 256 KB'tan 64 {}'a indiriyor, alanı boşa çıkarıyor.\n", "KB", "MB", "unit_error"),
    ("ko", "저장\n\n내년에 저장 장치를 1.5PB에서 2.4PB로 늘립니다. 늘어나는 900{}는 교비로 삽니다.\n", "TB", "GB", "unit_error"),
    ("ko", "기록\n\n다만 12.4분이 4.1분이 되는 동안 우리가 아낀 것은 {}분이었다.\n", "8.3", "9.3", "ratio"),
    ("ko", "전력\n\n가람 하나가 최대 600W를 먹는다. 12,500개면 칩만으로 7.5{}다.\n", "MW", "GW", "product"),
    ("ko", "상장\n\n상장일은 5월 9일로 잡혀 있다. 묶인 물량이 풀리는 것은 그로부터 석 달 뒤인 {} 9일이다.\n", "8월", "10월", "contradiction"),
    ("ko", "칩\n\n하나 1은 성능이 160TOPS, 소비 전력은 35W다. 하나 2는 같은 {}에서 320TOPS를 내는 것이 목표다.\n", "35W", "45W", "contradiction"),
    ("ko", "자금\n\n회사로 들어오는 돈은 900억 원이다. 시제품에 480{} 원, 인력에 260억 원, 운영에 160억 원을 쓴다.\n", "억", "조", "unit_error"),
    ("tr", "Üretim\n\nFabrikada 2021'de 310 bin, 2022'de 505 bin, 2023'te 780 bin adet kart üretildi. Müdüre göre üretim her yıl {}.\n", "arttı", "azaldı", "wrong_side"),
    ("ko", "매출\n\n매출은 2022년 31억 원, 2023년 44억 원, 2024년 58억 원이었다. 대표는 매출이 해마다 {}고 말했다.\n", "늘었다", "줄었다", "wrong_side"),
    ("tr", "Ödül\n\nToplam ödül {} bin lirayı buldu, geçen yılki 160 binin bir buçuk katı.\n", "240", "290", "ratio"),
    ("tr", "Deneme\n\nHata oranı yüzde 7,4; rakip Pusula'da aynı kayıtla yüzde 10,2 çıktı. Yani Martı daha {} yanılıyor.\n", "az", "çok", "wrong_side"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "right", "wrong", "cause"), TOLD)
def test_what_is_wrong_is_found(store, read, language, text, right, wrong, cause):
    del right
    assert cause in objections(store, read, text.format(wrong), language)


@pytest.mark.parametrize(("language", "text", "right", "wrong", "cause"), TOLD)
def test_what_is_right_is_left_alone(store, read, language, text, right, wrong, cause):
    del wrong, cause
    assert not objections(store, read, text.format(right), language)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("ko", "실적\n\n영업이익은 지난해의 30억 원보다 45억 원 줄어 적자로 돌아섰다.\n"),
        ("tr", "Bilanço\n\nKâr geçen yılki 30 milyon liradan 45 milyon lira azaldı, şirket zarara geçti.\n"),
        ("ko", "요금\n\n해마다 오르던 요금은 2022년 31달러, 2023년 44달러, 2024년 58달러였다. 부품 수는 해마다 줄었다.\n"),
    ],
)
def test_profits_may_fall_below_nothing_and_other_things_may_go_other_ways(store, read, language, text):
    assert not objections(store, read, text, language)
