"""Accounts of several steps: right ones are left alone, and the same with one number changed are not."""

from __future__ import annotations

import pytest

from tests.verify.test_places import objections

HEADS = {"ko": "실측\n\n", "tr": "Ölçüm\n\n"}
# language, a text with a gap, what is right there, what is not (None: nothing need be found)
TOLD = [
    ("ko", "서버의 카드 두 장이 장당 340W, 나머지가 120W여서 모두 {}를 쓴다.", "800W", None),
    ("ko", "카드를 2,600만 원에 들였다. 쓰던 것을 장당 90만 원에 열 장 팔아 900만 원을 돌려받았다. 결국 순지출은 {}이다. 작년의 3,000만 원을 더하면 모두 4,700만 원이다.", "1,700만 원", None),
    ("tr", "Beş karta 71.000 dolar verdik. Eskilerini 2.100 dolardan sattık, elimize 6.300 dolar geçti. Net giderimiz {}. Geçen yılki 50.000 dolarla toplam 114.700 dolar harcadık.", "64.700 dolar", None),
    ("ko", "오전반은 140명, 오후반은 165명인데 두 반 모두 들은 사람이 115명이라 합치면 {}이다.", "190명", None),
    ("tr", "Sabah grubunda 140, akşam grubunda 165 kişi vardı; 115 kişi her iki gruba da geldi, toplam {}.", "190 kişi", None),
    ("tr", "Kümenin saati kart başına 4 dolar. 16 kartla 22,5 dakika {} tutuyor.", "24 dolar", None),
    ("ko", "클러스터는 카드 하나에 시간당 4달러다. 카드 16장으로 22.5분 돌리면 {}가 든다.", "24달러", None),
    ("ko", "성능은 300TFLOPS에서 720TFLOPS로 올랐다. 전력은 200W에서 240W로 늘었다. 와트당 성능은 {}가 된다.", "두 배", None),
    ("tr", "A5 200 W, A6 240 W. Başarım 300 TFLOPS'tan 720 TFLOPS'a çıkıyor. Watt başına başarım {} çıkıyor.", "iki katına", None),
    ("tr", "Şirketin geliri ilk çeyrekte 1,2 milyar, ikinci çeyrekte 1,5 milyar liraydı. Üçüncü çeyrekte 1,8 milyar lira. Gelirin yüzde 55'i, {}, kartlardan geldi.", "990 milyon lira", None),
    ("tr", "Bu turda 14 şirket sonuç yolladı. Geçen turda {} vardı.", "16 şirket", None),
    ("ko", "이번 조사에는 14개 기업이 답했다. 지난번 조사에는 {}이 답했다.", "16개 기업", None),
    ("tr", "Belirteç başına enerji Mavi'de 4,1 J, Yeşil'de 3,2 J, Sarı'da {}.", "2,6 J", None),
    ("ko", "열여섯 장이 5,000시간 동안 낼 수 있는 시간은 8만 시간이다. 실제로는 3만 카드시간을 썼다. 8만 시간의 {}다.", "37.5%", None),
    ("ko", "배치를 16에서 32로 늘리자 가온은 지연이 270ms로 {}가 됐다. 전에는 180ms였다.", "1.5배", None),
    ("tr", "Yığını 16'dan 32'ye çıkarınca gecikme 270 ms ile {} çıktı. Önce 180 ms'ydi.", "1,5 katına", None),
    ("ko", "1분기 매출 1,420억 원, 2분기 매출 {}을 더한 값이다. 3분기 영업이익은 234억 원이었다.", "1,690억 원", None),
    ("ko", "100만 토큰당 가온은 0.42달러, 누리는 {}다. 카드 한 장으로는 가온이 초당 2,900토큰을 낸다.", "0.36달러", None),
    ("tr", "44 kart ayda 720 saatte 60.000 dolar eder. Dolar 40 liradan {}.", "2.400.000 lira", None),
    ("ko", "카드 12장을 장당 340W로 돌리니 모두 {}를 쓴다.", "4,080W", "4,800W"),
    ("tr", "Sabah grubunda 140, akşam grubunda 165 kişi vardı, toplam {}.", "305 kişi", "350 kişi"),
    ("ko", "오전반은 140명, 오후반은 165명, 합치면 {}이다.", "305명", "350명"),
    ("tr", "Beş karta 71.000 dolar verdik, kargo 6.300 dolar. Toplam {} ödedik.", "77.300 dolar", "73.300 dolar"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "right", "wrong"), TOLD)
def test_a_right_account_is_left_alone_and_a_wrong_one_is_not(store, read, language, text, right, wrong):
    whole = HEADS[language] + text + "\n"
    assert objections(store, read, whole.format(right), language) == set()
    if wrong is not None:
        store.delete(store.sql("SELECT doc_id FROM documents").fetchall()[0][0])
        assert objections(store, read, whole.format(wrong), language)


@pytest.mark.parametrize(("one", "other", "same"), [("40%", "44%", False), ("40%", "41%", True), ("10%", "10.4%", True), ("62%", "61.8%", True), ("400W", "440W", True)])
def test_a_round_percentage_is_no_rounding_of_any_of_its_tens(read, one, other, same):
    from pipeline.verify.likeness import restates
    from pipeline.verify.records import Number

    first, second = (next(f for f in read(f"가온 K2의 이용률은 {words}다.\n", "ko").figures if f.surface == words) for words in (one, other))
    numbers = [Number("", f.start, f.end, f.surface, f.kind, f.value, None, f.unit, None, f.value, f.unit, "exact", 0) for f in (first, second)]
    assert restates(*numbers) == same


def test_gross_profit_is_no_bound():
    from pipeline.verify.retold import _BOUND_WORDS

    assert _BOUND_WORDS.findall("매출총이익은 총 300억 원") == ["총"]
