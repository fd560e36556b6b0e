"""Totals told right behind their parts or beside what each has, directions told of the two values just before, rates after a past value."""

from __future__ import annotations

import pytest

from tests.verify.test_places import objections
from tests.verify.twins import both_ways

TOLD = [
    ("parts without their unit", "ko", "모임\n\n회비로 대관 210만, 식사 145만, 인쇄 65만 원을 냈다. 다 합쳐 {}만 원이다.\n", "420", "480", "wrong_total"),
    ("parts without their unit", "tr", "Şenlik\n\nMasraf belli oldu: sahne 230 bin, ses 145 bin, afiş 65 bin lira, hepsi {} bin lira.\n", "440", "490", "wrong_total"),
    ("a part told of each", "ko", "공사\n\n펌프가 1,300만 원, 배관이 700만 원, 덮개는 한 장에 45만 원씩 540만 원. 다 합쳐 {}만 원 들었습니다.\n", "2,540", "2,450", "wrong_total"),
    ("large counts of one noun", "tr", "Rapor\n\nİlk bölümde 412.000, kalan bölümde 733.500 görüntü işlendi; toplam {} eder.\n", "1.145.500", "1.245.500", "wrong_total"),
    ("one part in another currency", "ko", "수출\n\n독일이 3억 1,200만 달러로 가장 많다. 그다음이 인도 1억 4,700만 {}, 베트남 1억 2,100만 달러다. 세 나라를 합치면 5억 8,000만 달러다.\n", "달러", "원", "unit_error"),
    ("one part in another currency", "tr", "İhracat\n\nAlmanya 312 milyon dolar, Hindistan 147 milyon {}, Vietnam 121 milyon dolar aldı. Üçü birlikte 580 milyon dolar ediyor.\n", "dolar", "lira", "unit_error"),
    ("no whole number of each", "ko", "소개\n\n연산 성능은 칩당 최대 240테라플롭스다. 상자 하나로 치면 모두 {}페타플롭스가 된다.\n", "4.8", "8.3", "product"),
    ("no whole number of each", "tr", "Tanıtım\n\nYonga başına bellek 96 GB. Rafın tamamında toplam {} GB var.\n", "1.536", "1.653", "product"),
    ("a count beside it, each far before", "ko", "출시\n\n새벽 H7은 기억장치가 144기가바이트다.\n\n값은 알려지지 않았다. 출하는 가을이다. 한 업체가 사기로 했다.\n\n그 업체의 랙은 36개의 H7을 담아 총 {}기가바이트를 갖는다.\n", "5,184", "5,814", "product"),
    ("a count beside it, each far before", "tr", "Kart\n\nDerya D4 saniyede 800 GB aktarıyor.\n\nFiyatı açıklanmadı. Sevkiyat güzün başlayacak. Bir firma sipariş verdi. Haber sevindirdi. Herkes bekliyor.\n\nFirmanın kutusunda kart sekiz tane, toplam bant genişliği {}.\n", "6,4 TB/s", "6,4 GB/s", "unit_error"),
    ("a slipped unit of a time", "ko", "시험\n\n모델은 초당 20토큰을 쓴다. 600토큰짜리 요약을 30{} 만에 썼다. 옛 상자는 90초가 걸렸다.\n", "초", "분", "product"),
    ("a slipped unit of a time", "tr", "Deneme\n\nModel saniyede 20 token üretiyor. 600 token'lık özeti 30 {} yazdı. Eski kutuda aynı özet 90 saniye sürmüştü.\n", "saniyede", "dakikada", "product"),
    ("the smaller of two", "ko", "전망\n\n봄에 320억 원, 가을에 450억 원을 기대한다. {} 조금 적다.\n", "봄이", "가을이", "wrong_side"),
    ("the larger of two", "tr", "Beklenti\n\nİlkbaharda 320 milyon dolar, sonbaharda 450 milyon dolar bekleniyor. {} biraz fazla.\n", "Sonbahar", "İlkbahar", "wrong_side"),
    ("a share that became faster", "ko", "일지\n\n전에는 1.2GHz로 기어가던 게 지금은 1.5GHz를 지킵니다. 4분의 1이 {} 셈입니다.\n", "빨라진", "느려진", "wrong_side"),
    ("a noun of change", "tr", "Mektup\n\nEskiden saniyede 300 kare işliyorduk, şimdi 375 kareye çıktık. Yüzde 25'lik bu {} sebebi yerel disk.\n", "hızlanmanın", "yavaşlamanın", "wrong_side"),
    ("one value in place of another", "ko", "제품\n\n장당 비용은 옛 제품보다 {}: 9.4달러 대신 7.2달러다.\n", "낮다", "높다", "wrong_side"),
    ("one value in place of another", "tr", "Ürün\n\nKare başına bedel küçük modelinkinden {}: 9,4 dolar yerine 7,2 dolar.\n", "düşüktür", "yüksektir", "wrong_side"),
    ("how much less it takes", "ko", "강의\n\nK100은 23밀리초입니다. 아무리 빨라도 그 아래로는 못 갑니다. K80은 39밀리초입니다. 그러니까 K80 쪽이 토큰 하나에 16밀리초쯤 {} 걸려요.\n", "더", "덜", "wrong_side"),
    ("a rate after a past value", "tr", "Köşe\n\nEski model 480 dolara satılıyordu, yenisinin etiketi 600 dolar. Zam yüzde {}.\n", "25", "35", "ratio"),
    ("a rate after a past value", "ko", "인사\n\n봄에는 직원이 48명이었다. 지금은 60명이다. 증가율은 {}%다.\n", "25", "45", "ratio"),
    ("seeing that it was so much", "ko", "칩\n\n새 칩은 초당 5.2테라바이트로 데이터를 옮긴다. 앞 칩이 초당 4테라바이트였다는 점을 고려하면 이것은 {}퍼센트의 향상이다.\n", "30", "50", "ratio"),
    ("than what was so much", "ko", "중계\n\n트랜지스터는 870억 개다. 580억 개였던 앞 칩 '노을'보다 {}% 많다.\n", "50", "70", "ratio"),
    ("than what is so much", "tr", "Yayın\n\nYonganın 87 milyar transistörü var. 58 milyar transistör taşıyan selefinden yüzde {} fazla.\n", "50", "70", "ratio"),
    ("chance values do not explain a headline", "ko", "누리메모리 2분기 매출 {}% 증가\n\n누리메모리가 2분기 매출 2조 7000억 원을 올렸다고 밝혔다. 작년 2분기 매출 2조 2500억 원보다 많다.\n\n공장 이야기도 나왔다. 새 건물은 남쪽에 선다. 문은 내년에 연다. 사람도 더 뽑는다. 설비에 1조 3000억 원을 잡았고 지금까지 1조 원을 썼다.\n", "20", "30", "headline_differs"),
    ("chance values do not explain a share", "tr", "Çalıştay\n\nSalonda 400 katılımcıdan 100'ü öğrenciydi. Hava güzeldi. Kalabalık memnundu. Bu yıl 160 bildiriden {}'ı kabul edildi, dörtte bir.\n", "40", "60", "ratio"),
]  # fmt: skip

@both_ways(TOLD)
def test_what_does_not_come_out_is_in_conflict_and_what_is_right_left_alone(weighed, text, language, cause):
    weighed(text, language, cause)


LEFT_ALONE = [
    ("what a product makes stands beside the rest", "tr", "Ölçüm\n\nEski kart 300 W, yenisi 350 W çekiyor. Dört eski kartla kartlar 1.200 W, sunucunun kalanı 500 W çekiyordu, toplam 1.700 W. Şimdi ikişer kart var: 600 W artı 700 W, kalanı yine 500 W, yani 1.800 W.\n"),
    ("data in steps of 1,024", "ko", "설명\n\n칩에는 블록이 640개 있다. 블록마다 SRAM이 768KB씩 붙어 있어서 칩 전체로는 480MB가 된다.\n"),
    ("data in steps of 1,024, Turkish", "tr", "Anlatım\n\nYongada 320 blok var. Her blokta 1.536 KB SRAM bulunuyor, yonganın tamamında 480 MB ediyor.\n"),
    ("there is more in the total", "ko", "모임\n\n대관 210만 원, 식사 145만 원. 인쇄비까지 다 합쳐 420만 원이다.\n"),
    ("a price is no speed", "ko", "비교\n\n봄 모델은 12W, 가을 모델은 18W를 쓴다. 가을이 조금 싸다.\n"),
    ("each of two kinds", "tr", "Tanıtım\n\nYonga başına bellek 96 GB, işlemci başına 512 GB. Kutuda toplam 1.792 GB var.\n"),
    ("so much every month", "tr", "Mektup\n\nElektrik için aylık 600 dolar ayırdık. Kira ödemediğimiz için her ay 4.200 dolar cebimizde kaldı, yatırım on bir buçuk ayda kendini çıkardı.\n"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "language", "text"), LEFT_ALONE, ids=[t[0] for t in LEFT_ALONE])
def test_what_words_explain_is_left_alone(store, read, name, language, text):
    assert objections(store, read, text, language) == set()
