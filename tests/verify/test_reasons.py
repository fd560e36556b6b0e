"""The reasons that audits give: the reading that words have, the right side, each finding once; numbers that come out support."""

from __future__ import annotations

import pytest

from pipeline.verify.arithmetic import check_arithmetic
from pipeline.verify.cases import document_ids, load_cases
from pipeline.verify.numbers import DEFAULT_TOLERANCES


def findings(store, document, verdict="conflicting"):
    store.add(document)
    [case] = [case for found in load_cases(store, document_ids(store)) for case in found]
    return [f for f in check_arithmetic(case, DEFAULT_TOLERANCES) if f.verdict == verdict]


READINGS = [
    ("ko", "두 카드를 쟀다\n\n카드 전력은 평균 210W로, 320W를 쓴 마루 S2보다 45% 적었다.\n", "34.4% (less than the larger)", "(more than the smaller)"),
    ("tr", "İki kart ölçüldü\n\nÇınar K3 saniyede 1.650 token üretirken Sedir R2 saniyede 2.200 token üretti. Yani Çınar K3 yüzde 36 daha yavaş.\n", "25% (less than the larger)", "(more than the smaller)"),
    ("ko", "서버 두 대를 샀다\n\n마루 S2 서버는 한 대에 6억 2천만 원, 마루 S1 서버는 4억 3천만 원이다. 마루 S2가 33% 비싸다.\n", "44.2% (more than the smaller)", "(less than the larger)"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "said", "not_said"), READINGS)
def test_the_reading_is_named_that_the_words_have(store, read, language, text, said, not_said):
    told = [f.explanation for f in findings(store, read(text, language)) if f.cause == "ratio"]
    assert told
    assert all(said in words.replace("= ", "") and not_said not in words for words in told)


def test_a_faster_time_may_be_told_of_the_time_or_of_the_speed(store, read):
    told = findings(store, read("두 카드를 쟀다\n\n마루 S2는 학습에 40분, 마루 S1은 학습에 52분이 걸렸다. 마루 S2가 30% 빠르다.\n", "ko"))
    assert told == []


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("ko", "서버 두 대를 샀다\n\n마루 S2 서버는 한 대에 6억 2천만 원, 마루 S1 서버는 4억 3천만 원이다. 마루 S2가 {}% 비싸다.\n"),
        ("tr", "İki sunucu alındı\n\nSedir R2 sunucusu 620 bin dolar, Sedir R1 sunucusu 430 bin dolar. Sedir R2 yüzde {} daha pahalı.\n"),
    ],
)
def test_the_dearer_one_may_be_called_so_by_a_wrong_percentage(store, read, language, text):
    told = findings(store, read(text.format(31), language))
    assert {f.cause for f in told} == {"ratio"}


def test_the_cheaper_one_may_not_be_called_dearer(store, read):
    text = "서버 두 대를 샀다\n\n마루 S2 서버는 한 대에 6억 2천만 원, 마루 S1 서버는 4억 3천만 원이다. 마루 S1이 31% 비싸다.\n"
    assert "wrong_side" in {f.cause for f in findings(store, read(text, "ko"))}


@pytest.mark.parametrize(("language", "text"), [(language, text) for language, text, _, _ in READINGS])
def test_a_claim_is_told_once_what_is_wrong_with_it(store, read, language, text):
    told = [(f.claim_id, f.cause) for f in findings(store, read(text, language)) if f.cause == "ratio"]
    assert len(told) == len(set(told))


FIRM = "Firma büyüyor\n\nSedir R2 kartının fiyatı 185 bin lira. Toros Yonga'nın geçen yıl 240 milyon lira olan cirosu bu yıl 336 milyon liraya yükseldi; artış yüzde {}.\n"


def test_a_price_and_a_revenue_make_no_change_by_their_digits(store, read):
    told = findings(store, read(FIRM.format(45), "tr"))
    assert any("40%" in f.explanation for f in told)
    assert not any("185,000" in f.explanation for f in told)


def test_amounts_of_one_measure_do(store, read):
    text = "Firma büyüyor\n\nToros Yonga'nın cirosu geçen yıl 310 milyon dolardı, bu yıl 412 milyar dolara ulaştı. Artış yüzde 33.\n"
    assert any("only by their digits" in f.explanation for f in findings(store, read(text, "tr")))


BORNE_OUT = [
    ("ko", "공급 계획\n\n내년에 4,000장을 출하할 계획이며, 그중 {}장은 은행이, 900장은 통신사가, 나머지 700장은 병원이 가져간다.\n", "2,400", "2,200"),
    ("tr", "Destek çıktı\n\nProjeye verilen destek 84 milyon lira. Bunun {} milyon lirası kartlara, 14 milyon lirası ağ donanımına, 9 milyon lirası soğutmaya gitti.\n", "61", "51"),
    ("ko", "전산센터를 열었다\n\n서버가 쓰는 전력은 240kW이고 냉각까지 더하면 300kW로, PUE는 {}이다.\n", "1.25", "1.45"),
    ("tr", "Merkez açıldı\n\nKümenin çektiği güç 240 kW; soğutma dahil edildiğinde bu değer 300 kW'a çıkıyor ve PUE {} oluyor.\n", "1,25", "1,45"),
]  # fmt: skip
METHODS = {"parts of a whole", "facility power"}


@pytest.mark.parametrize(("language", "text", "right", "wrong"), BORNE_OUT)
def test_what_comes_out_exactly_supports(store, read, language, text, right, wrong):
    assert {f.method for f in findings(store, read(text.format(right), language), "supported")} & METHODS


@pytest.mark.parametrize(("language", "text", "right", "wrong"), BORNE_OUT)
def test_what_does_not_come_out_supports_nothing(store, read, language, text, right, wrong):
    assert not {f.method for f in findings(store, read(text.format(wrong), language), "supported")} & METHODS


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("ko", "세 도시의 주문\n\n부산은 4,000장, 대구는 2,400장, 광주는 900장, 울산은 700장을 주문했다.\n"),
        ("tr", "Üç kentin siparişi\n\nAnkara 84 milyon lira ayırdı. Bursa 61 milyon lira, Konya 14 milyon lira, Kayseri 9 milyon lira ayırdı.\n"),
    ],
)
def test_amounts_that_no_word_calls_parts_support_nothing(store, read, language, text):
    assert not {f.method for f in findings(store, read(text, language), "supported")} & METHODS
