"""Relations that the kinds of three numbers leave open, and amounts and dates told twice in other words: the right text beside the wrong."""

from __future__ import annotations

import pytest

from tests.verify.test_places import objections
from tests.verify.twins import both_ways

TOLD = [
    ("a battery, its power and its time", "ko", "센서 '들불' 소개\n\n• 소비 전력 4W\n• 내장 배터리 72Wh\n\n그래서 한 번 충전하면 {}시간을 버팁니다.\n", "18", "28", "product"),
    ("energy of each, at so many a second", "tr", "Rapor\n\nKart saniyede 1250 görüntü işliyor. Kart 45,0 W çekiyor. Görüntü başına enerji 36 {} bulundu.\n", "mJ", "J", "unit_error"),
    ("speed of each watt", "tr", "Söyleşi\n\n— 56 TOPS veriyor, bunu yaparken 7 {} çekiyor. Watt başına 8 TOPS demek bu.\n", "watt", "kilovat", "unit_error"),
    ("so much a month, for so many months", "tr", "Girişim 24 milyon dolar aldı\n\nTurun tutarı 24 milyon dolar oldu. Aylık gideri 800 {} dolar dolayında. Kasadaki para otuz ay yetecek.\n", "bin", "milyon", "product"),
    ("a year of months", "tr", "Söyleşi\n\nAyda 1,4 milyon lira ödüyoruz, yıllık {} milyon.\n", "16,8", "19,6", "product"),
    ("in round and in full", "ko", "현장\n\n한 묶음의 메모리는 7.4TB. 정확히는 {}GB라고 적혀 있다.\n", "7,392", "7,932", "conversion"),
    ("as many parts as are counted", "ko", "사용기\n\n번역 모델이 2.3GB, 사진 모델이 0.7GB, 통역 모델이 0.4GB. 셋을 다 깔면 {}GB다.\n", "3.4", "4.4", "wrong_total"),
    ("marks out of so many", "tr", "İnceleme\n\nPuan kartımız şöyle:\n\n- Hız: 7\n- Verim: 9\n- Sessizlik: 6\n- Yazılım: 6\n\nToplamda kart 40 üzerinden {} puan topluyor.\n", "28", "31", "wrong_total"),
    ("a column of shares", "ko", "논문 정리\n\n결과는 다음과 같다.\n\n  형식      정확도\n  BF16      81.2%\n  INT8      {}%\n  INT4      79.5%\n\n속도는 비슷했다.\n", "80.9", "108.9", "impossible"),
    ("a headline over an old and a new value", "ko", "[써보니] 새 카드를 꽂았다… 그림 뽑는 속도 {}배\n\n그림 한 장을 뽑아 보았다. 옛 카드는 21.0초, 새 카드는 3.0초. 조용하기도 하다.\n", "7", "11", "ratio"),
    ("an event of a year told from today", "ko", '대담\n\n2025년 10월 21일\n\n― 양산 계획은.\n"양산은 2027년 1분기로 잡았습니다."\n\n― 끝으로.\n"{} 초 첫 양산품이 나오면 밥을 사겠습니다."\n', "내후년", "내년", "contradiction"),
    ("a month to come, told as past", "ko", "투자 유치\n\n2025년 10월 21일 | 기자\n\n나루칩은 {} 3월 5나노 공정으로 만든 시제품을 받아 고객사에 보냈다.\n", "2025년", "2026년", "date_after_publication"),
    ("a loss is no percentile", "tr", "Rapor\n\nİlk dakikalarda saat hızı 1,80 GHz'tir. Yonga ısındığında hız 1,44 GHz'e düşmüştür. Kayıp yüzde {}'dir.\n", "20", "31", "ratio"),
]  # fmt: skip


@both_ways(TOLD)
def test_a_figure_that_does_not_fit_is_in_conflict_and_what_is_right_left_alone(weighed, text, language, cause):
    weighed(text, language, cause)


@pytest.mark.parametrize("text", [
    "Rapor\n\nKart 65 W çekiyor. Pil 72 Wh. Ekranı 30 dakika açık bıraktım.\n",
    "Rapor\n\nPil 12 saat dayanıyor. Kart saatte 5 kW çekiyor. Aylık tüketim 3.600 kWh.\n",
    "발표\n\n시스템의 효율은 72.7기가플롭스/W다. 전력은 67kW를 썼다. 이론 성능은 5.6페타플롭스다.\n",
])  # fmt: skip
def test_numbers_of_three_kinds_that_nothing_ties_are_left_alone(store, read, text):
    assert objections(store, read, text, "tr" if "Kart" in text else "ko") == set()
