"""Margins that something had before, and hours of one of many devices: no objection where the article is right, one where it is wrong."""

from __future__ import annotations

import pytest

from tests.verify.test_places import objections

MARGINS = [
    ("tr", "Çeyrek\n\nSarp Yonga'nın geliri 20 milyar lira oldu. Şirketin net kârı 1,5 milyar liradan 3 milyar liraya yükseldi. Net kâr marjı böylece yüzde 12'den yüzde 15'e çıktı.\n", False),
    ("ko", "분기 실적\n\n마루칩의 매출은 2,000억 원이었다. 영업이익은 150억 원에서 300억 원으로 늘었다. 영업이익률은 12%에서 15%로 올랐다.\n", False),
    ("tr", "Çeyrek\n\nSarp Yonga'nın geliri 20 milyar lira oldu. Şirketin net kârı 3 milyar liraya yükseldi. Net kâr marjı böylece yüzde 18 oldu.\n", True),
    ("ko", "분기 실적\n\n마루칩의 매출은 2,000억 원이었다. 영업이익은 300억 원으로 늘었다. 영업이익률은 18%다.\n", True),
]


@pytest.mark.parametrize(("language", "text", "wrong"), MARGINS)
def test_a_margin_of_before_is_not_of_the_sales_of_now(store, read, language, text, wrong):
    assert bool(objections(store, read, text, language)) == wrong


PAYBACKS = [
    ("tr", "Küme\n\nBulut firması GPU saati için 3 dolar istedi, bu da 90 bin dolar ediyor. Kümeyi 2 yılda amorti edeceğiz.\n", False),
    ("tr", "Küme\n\nKira ödemediğimiz için her ay 3.500 dolar cebimizde kaldı ve 42 bin dolarlık yatırım 21 ayda kendini çıkardı.\n", True),
]


@pytest.mark.parametrize(("language", "text", "wrong"), PAYBACKS)
def test_an_hour_of_a_device_pays_nothing_off(store, read, language, text, wrong):
    assert bool(objections(store, read, text, language)) == wrong
