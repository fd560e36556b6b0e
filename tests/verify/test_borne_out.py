"""Numbers that come out of their neighbours are supported; the same text with a wrong number beside it is not."""

from __future__ import annotations

import pytest

from pipeline.verify.borne_out import METHOD
from pipeline.verify.run import run_audit

RIGHT_AND_WRONG = [
    ("a change", "ko", "두 클러스터\n\n지난해 라온 클러스터의 GPU는 1,250개였다. 올해는 1,350개로, 약 {} 늘었다.\n", "8%", "12%"),
    ("a change", "tr", "İki küme\n\nGeçen yıl Sarp kümesinde 1.250 GPU vardı. Bu yıl 1.350 GPU var, yaklaşık {} arttı.\n", "yüzde 8", "yüzde 12"),
    ("two or three factors", "ko", "클라우드 값\n\n라온 인스턴스는 시간당 12.24달러다. 30일 내내 켜 두면 약 {} 나온다.\n", "8,813달러", "8,318달러"),
    ("two or three factors", "tr", "Kira hesabı\n\n64 kartlık bir küme düşünün. Kart saatini 2,10 dolardan sayarsak 720 saatlik bir ay {} eder.\n", "96.768 dolar", "96.678 dolar"),
    ("words that multiply", "tr", "Sarp 3\n\nKart ay boyunca açık kalırsa 250 W çarpı 720 saat, yani {} harcar.\n", "180 kWh", "160 kWh"),
    ("so much of a thing at so much each", "tr", "Sarp 3\n\nKart bir ayda 180 kWh harcar. Kilovatsaati 2,60 liradan {} eder.\n", "468 lira", "486 lira"),
    ("one amount in another unit", "tr", "İlk tur\n\nSunucu eğitimi 10.402 dakikada bitirmişti. Bölün, {} eder.\n", "7,2 gün", "7,8 gün"),
    ("the last two of their kind", "ko", "누리 칩 세대\n\n1세대는 코어가 14,080개다. 후속작은 19,456개로 {} 늘었다.\n", "38%", "48%"),
    ("the last two of their kind", "tr", "Kart sayısı\n\nKüme geçen yıl 768 kartla 44,8 dakika, bu yıl 10.752 kartla 3,92 dakika aldı. Kart sayısı {} artmış.\n", "14 kat", "19 kat"),
    ("another measure told before", "tr", "Sarp kümesi\n\n384 kartla 311,9 dakika sürmüştü, 1.024 kartla 66,9 dakika sürdü. Kart başına ücret 1,5 kat arttı, süre ise {} kısaldı.\n", "4,7 kat", "5,9 kat"),
    ("so many at a price each", "ko", "견적\n\n누리 서버 가격은 대당 4억8천만원부터이며 10대를 도입하면 정가 기준 {}이다.\n", "48억원", "84억원"),
    ("so many at a price each", "tr", "Teklif\n\nSarp 3'ün tanesi 550 dolar. On altı kart alınca {} tutuyor.\n", "8.800 dolar", "8.600 dolar"),
    ("two amounts and their total", "ko", "유지비\n\n연간 전력비를 40억 원, 인건비를 15억 원으로 잡으면 유지비는 해마다 {}에 이른다.\n", "55억 원", "65억 원"),
    ("two amounts and their total", "tr", "Gider\n\nElektriği 40 milyon lira, personeli 15 milyon lira sayarsak yıllık gider {} eder.\n", "55 milyon lira", "65 milyon lira"),
    ("told again in another unit", "tr", "Uzun koşu\n\nSarp 3 eğitimi 399,6 dakikada bitirdi. {}; sabırlı olanlara.\n", "6,7 saat", "7,6 saat"),
    ("so many parts of an amount", "ko", "할부\n\n누리 서버의 가격은 5억8천만 원이다. 36개월 무이자 할부를 이용하면 월 {}이다.\n", "1611만 원", "1711만 원"),
    ("a bound that the change keeps", "ko", "가람 칩\n\n가람의 학습 시간은 164.4분이었는데 다음 판에서 80.5분이 됐다. 시간을 {} 떨어뜨렸다.\n", "절반 아래로", "3분의 1 아래로"),
    ("how far two lie apart", "tr", "Eski kartlar\n\nSarp 3 çıktığında 1.200 dolardı, Sarp 2 ise 699 dolar. Aradaki fark {}.\n", "501 dolar", "521 dolar"),
    ("so long each day, so many days", "ko", "전기요금\n\n가람 카드 두 장이면 600W다. 하루 10시간 돌리면 6kWh, 30일이면 {}가 든다.\n", "180kWh", "190kWh"),
    ("so long each day, so many days", "tr", "Fatura\n\nSarp 3 için günde 10 saat, 30 gün, 0,45 kW desek ayda {} eder.\n", "135 kWh", "145 kWh"),
    ("energy at so much a kilowatt-hour", "ko", "전기요금\n\n가람 서버는 30일에 180kWh를 쓴다. 단가가 kWh당 200원이라 한 달에 {} 나온다.\n", "3만6000원", "4만6000원"),
    ("so many in each of them", "tr", "Sarp kümesi\n\nKümede 10.752 adet Sarp 3 var. Her sunucuda 8 GPU bulunduğu için sistem {} oluşuyor.\n", "1.344 sunucudan", "1.434 sunucudan"),
    ("a whole and its two parts", "ko", "검수\n\n들어온 가람 카드 5,200장 가운데 4,900장이 검사를 통과했고 {}은 돌려보냈다.\n", "300장", "400장"),
    ("a whole and its two parts", "tr", "Gümrük\n\nGelen 640 Sarp kartından 410 kart kuruldu, {} depoda kaldı.\n", "230 kart", "260 kart"),
    ("a whole and its two parts", "ko", "전력\n\n누리 3은 85W를 쓰는데 칩 {}와 냉각팬 14W로 나뉜다.\n", "71W", "61W"),
    ("a whole and its two parts", "tr", "Güç\n\nSarp kartı 85 W çeker; bunun {}'ı çipe, 14 W'ı fana gider.\n", "71 W", "61 W"),
]  # fmt: skip


def supported(store, document) -> list[str]:
    store.add(document)
    run_audit(store)
    return [words for (words,) in store.sql(f"SELECT explanation FROM verifications WHERE check_name = 'arithmetic' AND verdict = 'supported' AND method = '{METHOD}'").fetchall()]  # our own word


@pytest.mark.parametrize(("name", "language", "text", "right", "wrong"), RIGHT_AND_WRONG, ids=[f"{t[1]} {t[0]}" for t in RIGHT_AND_WRONG])
def test_what_comes_out_is_supported(store, read, name, language, text, right, wrong):
    assert supported(store, read(text.format(right), language))


@pytest.mark.parametrize(("name", "language", "text", "right", "wrong"), RIGHT_AND_WRONG, ids=[f"{t[1]} {t[0]}" for t in RIGHT_AND_WRONG])
def test_what_does_not_come_out_is_not(store, read, name, language, text, right, wrong):
    assert not supported(store, read(text.format(wrong), language))


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("tr", "Sarp 3 çıktığında 1.200 dolardı, Sarp 2 ise 699 dolar; Sarp 3 yüzde 42 daha pahalıydı."),  # of the dearer
        ("ko", "가람 카드는 주문형으로 12.37달러, 예약하면 8.484달러여서 예약 쪽이 46% 쌌다."),  # of the cheaper
    ],
)
def test_more_and_less_of_an_amount_are_reckoned_from_the_other_side(store, read, language, words):
    assert not supported(store, read(f"{'Fiyatlar' if language == 'tr' else '값 비교'}\n\n{words}\n", language))


def test_less_of_a_time_is_reckoned_from_the_longer(store, read):
    text = "Sarp\n\nMask R-CNN'de Sarp 3 82,2 dakika, Sarp 1 ise 153,8 dakika almıştır; diğer bir deyişle eğitim süresi %{} oranında azalmıştır.\n"
    assert not supported(store, read(text.format(87), "tr"))


def test_a_batch_is_no_number_of_things(store, read):
    assert not supported(store, read("새벽 8 시험\n\n배치 1에서 사용자당 초당 95토큰, 배치 32에서 전체 초당 3,040토큰이다.\n", "ko"))


def test_what_comes_out_of_other_things_is_no_support_for_a_claim(store, read):
    text = "누리칩, '물결 2' 공개\n\n물결 2의 대역폭은 초당 3.2TB다. 물결 1은 HBM3 48GB에 초당 1.6TB였으니 대역폭이 두 배가 된 셈이다.\n"
    store.add(read(text, "ko"))
    run_audit(store)
    rows = store.sql("SELECT comparator, standing FROM claims JOIN standings USING (claim_id) WHERE unit = 'x'").fetchall()
    assert rows
    assert all(standing != "supported" for comparator, standing in rows if comparator == "HBM3")


def test_of_a_product_that_fails_the_number_that_comes_out_is_not_blamed(store, read):
    text = "전기요금\n\n가람 서버의 최대 전력은 6.5kW다. 이 값으로 종일 돌리면 하루 156kWh, 30일이면 4680kWh다. kWh당 150원이라면 한 달에 약 50만 원이 나간다.\n"
    store.add(read(text, "ko"))
    run_audit(store)
    standings = dict(store.sql("SELECT surface, standing FROM figure_standings WHERE surface IN ('4680kWh', '50만 원')").fetchall())
    assert standings == {"4680kWh": "supported", "50만 원": "conflicting"}


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("ko", "가람 3은 500W, 누리 2는 300W, 다온 1은 200W를 쓴다."),
        ("tr", "Sarp 3 500 W, Sarp 2 300 W, Sarp 1 ise 200 W çekiyor."),
        ("ko", "가람 카드 900장 가운데 절반인 450장은 서울에, 300장은 부산에, 150장은 대구에 있다."),  # the three are the whole
    ],
)
def test_amounts_that_add_up_by_chance_are_no_parts(store, read, language, words):
    assert not supported(store, read(f"{'Kartlar' if language == 'tr' else '카드 소식'}\n\n{words}\n", language))
