"""Two parts that leave no third, margins, rates of change and multiples of a value, against what is told beside them."""

from __future__ import annotations

import pytest

from tests.verify.test_places import objections
from tests.verify.twins import both_ways

TOLD = [
    ("half years", "ko", "생산 계획\n\n물길칩은 올해 2,600만 개를 만든다. 상반기에 1,100만 개, 하반기에 {} 개다.\n", "1,500만", "1,900만", "wrong_total"),
    ("half years", "tr", "Üretim\n\nDamla Çip bu yıl 26 milyon adet üretecek: ilk yarıda 11 milyon, ikinci yarıda {} adet.\n", "15 milyon", "19 milyon", "wrong_total"),
    ("home and abroad", "ko", "고객사\n\n이 회사의 고객은 31곳이다. 22곳이 국내, {}이 해외에 있다.\n", "9곳", "14곳", "wrong_total"),
    ("home and abroad", "tr", "Müşteriler\n\nŞirketin 31 müşterisi var. 22'si yurt içinde, {} yurt dışında.\n", "9'u", "14'ü", "wrong_total"),
    ("margin", "ko", "실적\n\n물길칩은 3분기 매출 7,200억 원, 영업이익 1,296억 원을 냈다. 영업이익률은 {}다. 부문별로는 칩 4,000억 원, 용역 920억 원이다.\n", "18%", "23%", "ratio"),
    ("margin", "tr", "Bilanço\n\nDamla Çip'in üçüncü çeyrek satışları 7,2 milyar lira, net kâr 1,296 milyar lira oldu. Net kâr marjı {}. Çipler 4 milyar, hizmetler 920 milyon lira getirdi.\n", "yüzde 18", "yüzde 23", "ratio"),
    ("rate by its noun", "ko", "가격\n\n물길칩의 카드는 64만 원에서 88만 원으로 올랐다. 인상률은 {}다.\n", "37.5%", "27.5%", "ratio"),
    ("rate by its noun", "tr", "Fiyat\n\nDamla Çip'in kartı 640 dolardan 880 dolara çıktı. Zam {}.\n", "yüzde 37,5", "yüzde 27,5", "ratio"),
    ("rate of a year", "ko", "설비\n\n물길칩의 카드는 작년 400장, 올해 600장이다. 증가율은 {}다.\n", "50%", "80%", "ratio"),
    ("rate of a year", "tr", "Donanım\n\nDamla Çip'in kart sayısı geçen yıl 400'dü, bu yıl 600. Artış {}.\n", "yüzde 50", "yüzde 80", "ratio"),
    ("multiple of a value", "ko", "메모리\n\n물길칩의 새 카드는 캐시를 96MB로 늘렸다. {}의 두 배다.\n", "48MB", "64MB", "ratio"),
    ("multiple of a value", "ko", "전력\n\n물길칩의 새 카드는 350W의 세 배인 {}를 쓴다.\n", "1,050W", "1,500W", "ratio"),
    ("multiple of a value", "tr", "Önbellek\n\nDamla Çip'in yeni kartında önbellek 96 MB. Bu, {}'ın iki katı.\n", "48 MB", "64 MB", "ratio"),
    ("multiple of a value", "tr", "Güç\n\nDamla Çip'in yeni kartı, 350 wattın üç katı olan {} çekiyor.\n", "1.050 watt", "1.500 watt", "ratio"),
    ("half in words", "ko", "인력\n\n물길칩은 작년에는 42명이었다. 지금은 {}이다. 절반이 늘었다.\n", "63명", "83명", "ratio"),
    ("half in words", "tr", "Kadro\n\nDamla Çip'te geçen yıl 42 kişi vardı. Bugün {} var. Yarı yarıya büyüdük.\n", "63 kişi", "83 kişi", "ratio"),
]  # fmt: skip


@both_ways(TOLD)
def test_what_does_not_come_out_and_what_is_right_left_alone(weighed, text, language, cause):
    weighed(text, language, cause)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("ko", "실적\n\n물길칩은 3분기 매출 7,200억 원, 영업이익 1,296억 원을 냈다. 작년 영업이익률은 12%였다.\n"),
        ("ko", "가격\n\n물길칩의 카드는 64만 원에서 88만 원으로 올랐다. 지난 5년 동안 연평균 인상률은 12%였다.\n"),
        ("tr", "Fiyat\n\nDamla Çip'in kartı 640 dolardan 880 dolara çıktı. Son beş yılda yıllık ortalama artış yüzde 12.\n"),
        ("ko", "전력\n\n물길칩의 센터는 28MW를 쓴다. 시의 다른 센터들은 40MW의 60%를 식히는 데 쓴다.\n"),
        ("ko", "응답\n\n물길칩의 카드는 3.8초 걸리던 일을 1.8초에 3.3%의 오류로 끝냈다.\n"),
        ("tr", "Güç\n\nDamla Çip'in merkezi 28 MW çekiyor. Komşu merkezler 40 MW'ın yüzde 60'ını soğutmaya harcıyor.\n"),
        ("tr", "Bilanço\n\nDamla Çip'in satışları 7,2 milyar lira, net kâr 1,296 milyar lira oldu. Geçen yıl net kâr marjı yüzde 12 idi.\n"),
    ],
)
def test_the_margin_of_another_year_is_left_alone(store, read, language, text):
    assert objections(store, read, text, language) == set()
