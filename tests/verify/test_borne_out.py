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
    ("how far two lie apart", "tr", "Eski kartlar\n\nSarp 3 çıktığında 1.200 dolardı, Sarp 2 ise 699 dolar. Aradaki fark {}.\n", "501 dolar", "521 dolar"),
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


def test_a_batch_is_no_number_of_things(store, read):
    assert not supported(store, read("새벽 8 시험\n\n배치 1에서 사용자당 초당 95토큰, 배치 32에서 전체 초당 3,040토큰이다.\n", "ko"))


def test_what_comes_out_of_other_things_is_no_support_for_a_claim(store, read):
    text = "누리칩, '물결 2' 공개\n\n물결 2의 대역폭은 초당 3.2TB다. 물결 1은 HBM3 48GB에 초당 1.6TB였으니 대역폭이 두 배가 된 셈이다.\n"
    store.add(read(text, "ko"))
    run_audit(store)
    rows = store.sql("SELECT comparator, standing FROM claims JOIN standings USING (claim_id) WHERE unit = 'x'").fetchall()
    assert rows
    assert all(standing != "supported" for comparator, standing in rows if comparator == "HBM3")
