"""Totals, products and paces whose parts stand in other sentences: each wrong text beside its true twin."""

from __future__ import annotations

import pytest

from tests.verify.test_places import objections
from tests.verify.twins import both_ways

TOTALS = [
    ("quarters of a half", "ko", "다온칩 2분기 실적\n\n다온칩은 2025년 2분기 영업이익이 1조 2640억 원이라고 밝혔다.\n\n2025년 1분기 영업이익은 1조 1350억 원이었다. 직원은 4천 명이다.\n\n이로써 2025년 상반기 영업이익은 {}이 됐다.\n", "2조 3990억 원", "2조 4990억 원", "wrong_total"),
    ("quarters of a half", "tr", "Karayel Yonga bilançosu\n\nKarayel Yonga 2025'in ikinci çeyreğinde 1.264 milyon lira gelir elde etti.\n\nŞirketin 2025'in birinci çeyreğindeki geliri 1.135 milyon liraydı. Yeni bina bitti.\n\nBöylece Karayel Yonga'nın 2025'in ilk yarısındaki geliri {} oldu.\n", "2.399 milyon lira", "2.499 milyon lira", "wrong_total"),
    ("a list and all of them", "tr", "Söyleşi\n\nLaboratuvarda ekip kalabalık. Sabah vardiyasında 42, öğleden sonra 27, gece 15 kişi var. Bölüm olarak {} kişiyiz. Herkes memnun.\n", "84", "74", "wrong_total"),
    ("a list and all of them", "ko", "인터뷰\n\n연구소는 붐빈다. 설계에 42명, 검증에 27명, 시험에 15명이 있다. 모두 {}이 한 건물에서 일한다. 다들 만족한다.\n", "84명", "74명", "wrong_total"),
    ("digits in another order", "ko", "새빛반도체 투자 유치\n\n새빛반도체가 시리즈 C로 384억 원을 받았다. 새 공장을 짓는 데 쓴다.\n\n시리즈 A에서는 46억 원, 2023년 시리즈 B에서는 117억 원을 받았다.\n\n이번까지 더하면 지금까지 받은 돈은 모두 {}이다.\n", "547억 원", "574억 원", "wrong_total"),
    ("digits in another order", "tr", "Tundra yatırım aldı\n\nTundra C serisinde 384 milyon dolar aldı. Para yeni laboratuvara gidecek.\n\nGirişim A serisinde 46 milyon, 2023'teki B serisinde 117 milyon dolar almıştı.\n\nKasaya giren yatırım toplamda {} dolara çıktı.\n", "547 milyon", "574 milyon", "wrong_total"),
    ("all factors in one sentence", "ko", "우리 이야기\n\n봄에 빌린 서버가 있다. 카드 48장이 하루 24시간씩 13일이면 모두 {} GPU시간이다.\n", "1만 4976", "1만 4796", "wrong_total"),
    ("all factors in one sentence", "tr", "Bizim hikâye\n\nBaharda sunucu kiraladık. 48 kart günde 24 saatten 13 gün dönünce toplam {} GPU saati eder.\n", "14.976", "14.796", "wrong_total"),
    ("so many of a row", "ko", "비교\n\n카드 | 시간(분) | 카드당 메모리\n8 × R90 | 13.0 | 144GB\n8 × R70 | 24.7 | 96GB\n\nR90이 빠르다. 8장의 R90을 합치면 {}다.\n", "1,152GB", "1,512GB", "wrong_total"),
    ("so many of a row", "tr", "Karşılaştırma\n\nSunucu | Süre (dakika) | Kart başına bellek\n8 × R90 | 13,0 | 144 GB\n8 × R70 | 24,7 | 96 GB\n\nR90 daha hızlı. Sekiz R90'ın toplamı {} ediyor.\n", "1.152 GB", "1.512 GB", "wrong_total"),
    ("added to what was told long before", "tr", "Dava bitti\n\nMahkeme 640 bin avro tazminata hükmetti. Dava iki yıl sürdü.\n\nÜrünün cirosu 58 milyon avroyu buluyor. Avukatlar memnun.\n\nTazminata 72 bin avro faiz eklenince ödenecek tutar {} avroya çıktı.\n", "712 bin", "812 bin", "wrong_total"),
    ("added to what was told long before", "ko", "소송이 끝났다\n\n법원은 배상금 6억 4000만 원을 물렸다. 재판은 두 해가 걸렸다.\n\n이 제품의 매출은 580억 원에 이른다. 변호인은 만족했다.\n\n배상금에 이자 7200만 원을 더하면 낼 돈은 {}이다.\n", "7억 1200만 원", "8억 1200만 원", "wrong_total"),
]  # fmt: skip
PACES = [
    ("at two places", "tr", "Hat\n\nSaatte {} kapak geçiyor hattan. Önce sekiz kişi bakıyordu.\n\nŞimdi kamera var. Hat zaten 12 saniyede bir kapak veriyor.\n", "300", "420", "product"),
    ("at two places", "ko", "라인\n\n이 라인은 시간당 {} 개의 덮개를 만든다. 전에는 여덟 명이 봤다.\n\n지금은 카메라가 본다. 라인은 어차피 12초에 덮개 하나를 내놓는다.\n", "300", None, "product"),
    ("by another unit", "tr", "Test\n\nBir testin süresi 36 {}. Yani tek istasyonda saatte 100 yonga.\n", "saniye", "dakika", "unit_error"),
    ("by another unit", "ko", "시험\n\n시험 하나에 36{}가 걸린다. 즉 한 대에서 시간당 100개다.\n", "초", None, "unit_error"),
]  # fmt: skip


@both_ways([*TOTALS, *PACES])
def test_what_comes_of_numbers_told_elsewhere_is_checked_and_what_is_right_left_alone(weighed, text, language, cause):
    weighed(text, language, cause)


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Söyleşi\n\nSabah 42, öğleden sonra 27, gece 15 kişi var. Kantin dahil toplam 94 kişi çalışıyor.\n", "tr"),
        ("다온칩 실적\n\n2025년 2분기 영업이익은 1조 2640억 원, 2024년 1분기 영업이익은 1조 1350억 원이었다.\n\n2025년 상반기 영업이익은 2조 6000억 원이다.\n", "ko"),  # quarters of two years
        ("Test\n\nBir istek 6 ms sürüyor. Yani 60 istek birlikte gidince saniyede 10.000 istek.\n", "tr"),  # so many at once
    ],
)
def test_totals_of_more_and_of_other_times_are_left_alone(store, read, text, language):
    assert not objections(store, read, text, language) & {"wrong_total", "unit_error", "product"}
