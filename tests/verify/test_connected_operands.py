"""Operands by what is the same of them: digits in another order, a thing of a table and what describes it, parallel clauses, areas, who has more."""

from __future__ import annotations

import pytest

from tests.verify.twins import both_ways

_KO_BOARDS = "세 보드\n\n| 보드 | 메모리(GB) | 전력(W) | 값(만 원) | 초당 토큰 |\n|---|---|---|---|---|\n| 모루 A1 | 24 | 75 | 84 | 26 |\n| 이슬 B2 | 40 | 110 | 117 | 41 |\n| 노을 C3 | 64 | 180 | 210 | 65 |\n\n"
_TR_BOARDS = "Üç kart\n\n| Kart | Bellek (GB) | Güç (W) | Fiyat (TL) | Saniyede belirteç |\n|---|---|---|---|---|\n| Meşe A1 | 24 | 75 | 8.400 | 26 |\n| Ladin B2 | 40 | 110 | 11.700 | 41 |\n| Gürgen C3 | 64 | 180 | 21.000 | 65 |\n\n"
_KO_MODULES = "세 모듈\n\n| 모듈 | 메모리(GB) | 전력(W) |\n|---|---|---|\n| 개나리 | 16 | 15 |\n| 도라지 | 8 | 11 |\n| 할미꽃 | 8 | 12 |\n\n"
_TR_MODULES = "Üç modül\n\n| Modül | Bellek (GB) | Güç (W) |\n|---|---|---|\n| Meşe | 16 | 15 |\n| Ladin | 8 | 11 |\n| Gürgen | 8 | 12 |\n\n"

ROWS = [
    ("digits in another order", "ko", "전력\n\n모루 A1은 400W였다. 새로 나온 A2는 700W다. 한 세대 만에 {}% 늘었다.\n", "75", "57", "ratio"),
    ("digits in another order", "tr", "Güç\n\nMeşe kartı 400 W çekiyordu. Yeni kuşakta değer 700 W oldu; bir kuşakta yüzde {} artış.\n", "75", "57", "ratio"),
    ("the way back", "ko", "지연\n\n처음에는 9.6밀리초가 걸렸다. 지금은 6.4밀리초면 된다. 시간이 {}% 줄었다.\n", "33", "50", "ratio"),
    ("the way back", "tr", "Gecikme\n\nİlk sürüm ağı 9,6 milisaniyede çalıştırıyordu. Bugün aynı ağ 6,4 milisaniye. Süre yüzde {} kısaldı.\n", "33", "50", "ratio"),
    ("a rate of so many", "ko", "수율\n\n웨이퍼 한 장에 160개가 들어가고 이번 달에는 평균 136개를 건졌다. 수율로 {}%다.\n", "85", "88", "ratio"),
    ("a rate of so many", "tr", "Deneme\n\nAltı kulede yapılan denemede 125 alarmın 110'u doğru çıktı, on beşi boşa çaldı. Yakalama oranı yüzde {} oldu.\n", "88", "94,4", "ratio"),
    ("a thing that a value describes", "ko", _KO_BOARDS + "큰 모델은 {}GB를 갖춘 이슬에서만 돌았다. 값이 부담스러우면 모루도 괜찮다.\n", "40", "64", "contradiction"),
    ("a thing that a value describes", "tr", _TR_BOARDS + "Büyük model yalnız {} GB bellek taşıyan Ladin'de çalıştı.\n", "40", "64", "contradiction"),
    ("all the others", "ko", _KO_MODULES + "넉넉한 것은 개나리뿐이고 나머지 둘은 {}GB라서 모델 셋을 올리지 못했다.\n", "8", "4", "contradiction"),
    ("all the others", "tr", _TR_MODULES + "Belleği bol olan yalnız Meşe, diğer ikisi {} GB ile yetiniyor.\n", "8", "4", "contradiction"),
    ("a multiple of two cells", "ko", _KO_BOARDS + "노을 C3는 모루 A1의 {}배 속도다.\n", "2.5", "2.9", "ratio"),
    ("a multiple of two cells", "tr", _TR_BOARDS + "Gürgen C3, Meşe A1'in {} katı hızda çalışıyor.\n", "2,5", "2,9", "ratio"),
    ("counts in words", "ko", "학습\n\n학습에는 서버 한 대로 48.2{}, 두 대로 26.1분, 네 대로 14.0분이 걸렸다.\n", "분", "초", "unit_error"),
    ("counts in words", "tr", "Eğitim\n\nEğitim tek sunucu ile 48,2 {}, iki sunucu ile 26,1 dakika, dört sunucu ile 14,0 dakika sürdü.\n", "dakika", "saniye", "unit_error"),
    ("a power beside an energy", "ko", "전력량\n\n하루 전력량은 모루 A1이 4.82{}, 모루 B2가 4.37kWh였다.\n", "kWh", "kW", "unit_error"),
    ("an energy as a power", "ko", "전기\n\n이 장비는 653W짜리다. 653W로 하루 여섯 시간을 돌리면 3.92{}를 쓰게 된다.\n", "kWh", "kW", "unit_error"),
    ("an energy as a power", "tr", "Güç\n\nMakine 653 W çekiyor. 653 W ile günde altı saat çalışırsa 3,92 {} yakar.\n", "kWh", "kW", "unit_error"),
    ("an area", "ko", "칩 크기\n\n가로 14밀리미터, 세로 18밀리미터니까 252{}입니다. 공정은 그대로다.\n", "제곱밀리미터", "제곱센티미터", "unit_error"),
    ("an area", "tr", "Yonga\n\nYonga 14 milimetre eninde, 18 milimetre boyunda; alanı 252 {}.\n", "milimetrekare", "santimetrekare", "unit_error"),
    ("more of them, in words", "ko", "회사 소식\n\n직원은 모두 96명이다. 설계가 41명, 영업이 33명이다. 설계가 영업보다 여덟 명 {}.\n", "많다", "적다", "wrong_side"),
    ("which of two it is", "ko", "전기\n\n재 보니 모루는 12.4kWh, 이슬은 9.8kWh를 썼다. 전기를 덜 먹는 쪽은 {}이다.\n", "이슬", "모루", "wrong_side"),
    ("which of two it is", "tr", "Tüketim\n\nÖlçümde Meşe 12,4 kWh, Ladin 9,8 kWh harcadı. Daha az elektrik yakan {}.\n", "Ladin", "Meşe", "wrong_side"),
    ("of each is no part", "ko", "채점\n\n계산은 15점씩 60점, 서술은 20점씩 40점, 합해서 {}점입니다.\n", "100", "120", "wrong_total"),
    ("a total of an owner", "tr", "Gider\n\nSunucu 480 bin, soğutma 95 bin, kablo 35 bin lira; projenin toplamı {} bin lira.\n", "610", "710", "wrong_total"),
    ("so much below that", "ko", "낙찰 결과\n\n예정가는 40억 원이었다. 낙찰 업체 다솔전산은 그보다 {}% 낮은 36억 원을 써냈다.\n", "10", "20", "ratio"),
    ("so much below that", "tr", "İhale sonucu\n\nTahmini bedel 40 milyon liraydı. Kazanan Dere Bilişim bunun yüzde {} altında, 36 milyon liralık teklif verdi.\n", "10", "20", "ratio"),
    ("so much above that", "tr", "Fiyat\n\nGeçen yılki fiyat 25.000 liraydı. Bu yıl ondan yüzde {} daha pahalı, 31.000 lira istiyorlar.\n", "24", "12", "ratio"),
]  # fmt: skip


@both_ways(ROWS)
def test_operands_are_connected(weighed, text, language, cause):
    weighed(text, language, cause)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("ko", _KO_BOARDS + "내년에는 96GB를 갖춘 이슬 B3가 나온다.\n"),  # another model of the name
        ("tr", _TR_BOARDS + "Gelecek yıl 96 GB bellek taşıyan Ladin B3 geliyor.\n"),
        ("ko", _KO_BOARDS + "노을 C3는 배치를 늘리면 모루 A1의 4.1배 처리량을 낸다.\n"),  # of no column: more at once
        ("ko", "학습\n\n학습에는 카드 두 장으로 2시간, 열여섯 장으로 9분이 걸렸다.\n"),  # the work is shared out
        ("tr", "Güç\n\nHer makine 653 W çekiyor. 653 W'lık altı makine altı saat boyunca 3,92 kW çeker.\n"),  # six machines
        ("ko", "가격\n\n작년 값은 250만 원이었다. 이슬은 그보다 10% 싼 다른 카드와 함께 팔려 둘이 310만 원이다.\n"),  # of both together
        ("ko", "비용\n\n카드는 장당 24만 원에 두 장, 어댑터는 개당 11만 원에 두 개 샀다. 여기에 팬 7만 원을 더하면 모두 77만 원이 들었다.\n"),
        ("tr", "Gider\n\nBu ay elektrik 48 bin, kira 95 bin lira tuttu; yılın toplamı 1,6 milyon lira.\n"),
    ],
)
def test_what_is_told_of_others_is_left_alone(weighed, text, language):
    weighed(text, language, None)
