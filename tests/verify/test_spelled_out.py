"""What articles spell out: equations, lines of totals, tables without a frame, paces, parts of a whole, gaps between named things, and how units slip."""

from __future__ import annotations

import pytest

from tests.verify.test_places import objections
from tests.verify.twins import both_ways

TOLD = [
    ("an equation", "ko", "견적\n\n케이스와 전원 42만 원 + 가온 G3 카드 91만 원 = {}만 원. 배송비는 없다.\n", "133", "143", "wrong_total"),
    ("an equation", "tr", "Ders notu\n\nHer kart için bellek hesabı: 3 × 36 × 4.096 × 2 bayt = {} bayt.\n", "884.736", "848.736", "product"),
    ("a line of the total", "ko", "평가\n\n점수는 이렇다.\n- 화면(최대 30): 22\n- 소음(최대 30): 27\n- 배터리(최대 40): 31\n합계: {}\n", "80", "88", "wrong_total"),
    ("a line of the total", "tr", "Söküm\n\nParça maliyetleri (dolar):\nKılıf: 31\nBellek: 142\nSoğutucu: 27\nToplam: {}\n", "200", "220", "wrong_total"),
    ("two amounts added", "ko", "실적\n\n상반기 매출은 1,862억 원이다. 3분기 목표 1,145억 원을 더한 누계를 {}억 원으로 본다.\n", "3,007", "3,807", "wrong_total"),
    ("two amounts added", "tr", "Not\n\nSunucu kolu 1.734 milyon dolar, kart kolu 1.152 milyon dolar getirdi. İki kolun ortak geliri {} milyon dolar.\n", "2.886", "2.686", "wrong_total"),
    ("a table in bars", "ko", "전력 보고\n\n건물 | 용량 | 사용량\n북동 | 30MW | 184,310MWh\n남동 | 20MW | 121,040MWh\n합계 | 50MW | {}MWh\n\n사용량은 해마다 잰다.\n", "305,350", "335,350", "wrong_total"),
    ("a table in bars", "tr", "Rapor\n\nSalon | Kapasite | Tüketim\nKuzey | 12 MW | 61.480 MWh\nGüney | 9 MW | 42.110 MWh\nToplam | 21 MW | {} MWh\n\nÖlçüm her yıl yapılır.\n", "103.590", "130.590", "wrong_total"),
    ("lines in parallel", "ko", "강의\n\n세대별 연결은 다음과 같다.\n\n갑 1: 연결 4개, 연결당 30GB/s, 합계 120GB/s\n갑 2: 연결 {}개, 연결당 45GB/s, 합계 270GB/s\n갑 3: 연결 12개, 연결당 45GB/s, 합계 540GB/s\n갑 4: 연결 16개, 연결당 60GB/s, 합계 960GB/s\n", "6", "8", "product"),
    ("a pace", "ko", "시험기\n\n모델은 초당 32토큰을 쓴다. 800토큰짜리 요약이 {}초 만에 나왔다.\n", "25", "45", "product"),
    ("a pace", "tr", "Deneme\n\nModel saniyede 20 token üretiyor. 900 token'lık bir özet {} saniyede geldi.\n", "45", "75", "product"),
    ("a time told again in brackets", "ko", "시험\n\n새벽 N1은 ResNet-50 학습을 3시간 25분({}분) 만에 마쳤다.\n", "205", "325", "conversion"),
    ("a time told again in brackets", "tr", "Deneme\n\nKepez K2, ResNet-50 eğitimini 3 saat 25 dakikada ({} dakika) bitirdi.\n", "205", "325", "conversion"),
    ("a power told again in brackets", "ko", "시험\n\n새벽 N1 서버의 소비 전력은 3kW({}W)로 기존보다 낮다.\n", "3000", "300", "conversion"),
    ("so many of so many", "ko", "학회\n\n논문 150편 가운데 {}편을 받았다. 다섯에 하나, 곧 20%다.\n", "30", "45", "ratio"),
    ("so many of so many", "tr", "Çalıştay\n\nBu yıl 160 bildiriden {}'ı kabul edildi, dörtte bir.\n", "40", "60", "ratio"),
    ("the other part", "tr", "Tesis\n\nTesis günde 4.000 modül yapıyor. Gündüz vardiyası 2.500, gece vardiyası {} modül; yani işin yüzde 62,5'i gündüz bitiyor.\n", "1.500", "1.700", "wrong_total"),
    ("a gap between two rows", "ko", "비교\n\n시설 | 용량 | PUE\n1센터 | 40MW | 1.21\n2센터 | 24MW | 1.47\n\n효율을 보자. 1센터의 PUE는 2센터보다 0.26 {}다.\n", "낮", "높", "wrong_side"),
    ("a gap between two names", "tr", "Kısa tarih\n\nKumru 5 yongası 742 milimetrekareydi.\n\nSonra yıllar geçti. Herkes büyümesini bekliyordu.\n\nKumru 6 ise 731 milimetrekareyle Kumru 5'ten 11 milimetrekare daha {}.\n", "küçük", "büyük", "wrong_side"),
    ("a new subject after a reason", "ko", "사용기\n\n제 카드는 두 장에 142만 원 줬어요. 친구 카드는 133만 원이라 제 쪽이 9만 원 {}.\n", "비쌉니다", "쌉니다", "wrong_side"),
    ("points of a gap", "ko", "시장\n\n두 회사의 점유율 차이는 15%포인트에서 6%포인트로 {}졌다.\n", "좁아", "벌어", "wrong_side"),
    ("what used to take", "ko", "대담\n\n토큰 하나에 31.4밀리초 걸리던 것이 19.7밀리초로 {}졌다.\n", "짧아", "길어", "wrong_side"),
    ("a margin of two years", "ko", "실적\n\n나람메모리가 매출 2조 4000억 원, 영업이익 6000억 원을 올렸다. 작년 같은 분기 매출 2조 원, 영업이익 4000억 원보다 많다. 영업이익률은 {}%다.\n", "25", "28", "ratio"),
    ("a headline over two sums", "ko", "나람메모리 2분기 매출 {}% 증가\n\n나람메모리가 2분기 매출 2조 7000억 원을 올렸다고 밝혔다. 작년 2분기 매출 2조 2500억 원보다 많다.\n", "20", "30", "headline_differs"),
    ("a power over a year", "tr", "Ürün\n\nModül 12 W çeker. Bütün yıl açık kalsa 105 {} harcar.\n", "kWh", "MWh", "unit_error"),
    ("a power over a month", "ko", "제품\n\n카드의 최대 소비 전력은 90W입니다. 한 장을 30일 동안 쉬지 않고 돌려도 64.8{}만 씁니다.\n", "kWh", "MWh", "unit_error"),
    ("so many of so much each", "tr", "Bülten\n\nYonganın üzerinde 24 {} bellek var. Bellek her biri 4 MB'lık altı bloktan oluşuyor.\n", "MB", "GB", "unit_error"),
    ("a graphics memory", "ko", "구매 안내\n\n초당 612{}를 읽는 GDDR6를 얹은 덕에 답이 빠르다.\n", "GB", "MB", "out_of_range"),
    ("a hall's overhead", "tr", "Salon raporu\n\nYeni salonun PUE değeri {} oldu. Salon küçük.\n", "1,31", "13,1", "out_of_range"),
    ("a part of what there is", "ko", "대담\n\n칩에는 SRAM이 56MB 있다. 실제로 쓴 양이 평균 23{}였으니 41%다.\n", "MB", "GB", "unit_error"),
    ("the same amount", "ko", "숙제\n\n가중치는 130GB입니다. 앞에서 셈을 했지요.\n\n느린 길로 같은 {}GB를 옮기면 몇 초일까요.\n", "130", "230", "contradiction"),
]  # fmt: skip

@both_ways(TOLD)
def test_what_does_not_come_out_is_in_conflict_and_what_is_right_left_alone(weighed, text, language, cause):
    weighed(text, language, cause)


@pytest.mark.parametrize(("language", "text"), [
    ("tr", "Ders notu\n\nToplam boyut 2 × 40 × 5.120 × 2 bayt = 819.200 bayt.\n"),  # a product of four factors
    ("ko", "강의\n\nH800의 연결은 모두 800GB/s다.\n\n한쪽 방향은 400GB/s다.\n\n상자 하나에 GPU가 여덟 개니까 다 더하면 6.4TB/s.\n"),  # eight times the amount told far above
    ("ko", "목표주가 4만 2천 원으로 상향\n\n목표주가는 3만 6천 원에서 4만 2천 원으로 16.7% 올린다.\n"),  # one sentence tells both
    ("ko", "대담\n\n커널 스무 개씩 겨뤘더니 13대 7로 이겼다. 속도는 1.6배다.\n"),  # a score
    ("tr", "Söyleşi\n\nKapak başına 20 milisaniye sürüyor. Hat 20 saniyede bir kapak veriyor, bin kat vaktimiz var.\n"),  # a step and what goes before it
    ("ko", "시장\n\n가온의 점유율은 42%에서 37%로 내려앉았다. 나람은 23%에서 5%포인트 뛰었다.\n"),  # the change of the value before it
    ("ko", "시장\n\n점유율이 1년 전과 같은 18%였다.\n"),
    ("ko", "소식\n\n가온 G7은 SRAM을 112MB로 늘린다.\n"),  # a number in a name
    ("ko", "사용기\n\n코어는 두 장을 더하면 8,192개라 제가 오히려 256개 많습니다. 친구 카드는 7,936개입니다.\n"),
    ("tr", "Sayfa\n\nK7-S watt başına 1,4 TOPS verir. K7-M watt başına 1,8 TOPS verir.\n"),  # two models of one name
    ("tr", "Künye\n\n- Ağırlık, kalınlık: 410 g, 6,4 mm\n- SLC önbelleği 190 GB civarında doluyor\n- Güç bütçesi 55 watt\n"),  # the first of two nouns
    ("ko", "특징\n\n- 연산 성능을 6.5W에 구현\n- 점유율은 2년 새 3%에서 8%로 컸다\n"),
    ("ko", "요금\n\n어떤 곳은 100만 토큰에 0.6달러를 받는다. 다른 곳은 0.59달러다.\n"),
])  # fmt: skip
def test_what_is_told_of_other_things_is_left_alone(store, read, language, text):
    assert objections(store, read, text, language) == set()
