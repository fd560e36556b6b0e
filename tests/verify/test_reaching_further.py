"""Operands told before the sentence that reckons, in another block or of a value just told; losses; units of energy with a hyphen."""

from __future__ import annotations

import pytest

from tests.verify.twins import both_ways

_KO_LIST = "두 칩을 견주다\n\n- 마루 G5: 연산 코어 4,608개, 메모리 대역폭 960GB/s\n- 가온 P3: 연산 코어 3,072개, 메모리 대역폭 768GB/s\n\n"
_TR_LIST = "İki kart\n\n- Meşe G5: 4.608 CUDA çekirdeği, 960 GB/sn bellek bant genişliği\n- Ladin P3: 3.072 CUDA çekirdeği, 768 GB/sn bellek bant genişliği\n\n"
_KO_TABLE = "번역 카드 시험\n\n| 카드 | 전력 | 동시 요청 | 값 |\n|---|---|---|---|\n| 마루 T2 | 75W | 136 | 84만 원 |\n| 가온 T5 | 110W | 182 | 117만 원 |\n\n"
_TR_TABLE = "# Üç tarayıcı yan yana\n\nÜç kartı kendimiz aldık, {} lira ödedik. Hepsini aynı kutuya taktık.\n\n| Kart | Fiyat (lira) | Güç (W) |\n|---|---|---|\n| Meşe | 3.100 | 5 |\n| Ladin | 4.650 | 8 |\n| Gürgen | 7.450 | 14 |\n"

ROWS = [
    ("loss of a speed", "tr", "Kart ısınınca kendini frenledi, hız 400 kareden 300'e düştü. Yüzde {}'lik bir kayıp bu.\n", "25", "33", "ratio"),
    ("loss of a speed", "ko", "열을 받자 속도가 초당 400장에서 300장으로 떨어졌다. {}%를 잃은 셈이다.\n", "25", "33", "ratio"),
    ("less time, by the other value", "ko", "작년 시험에서는 학습에 31.5분이 걸렸다. 이번에는 18.0분이다. 한 해 만에 시간을 {}% 줄였다.\n", "43", "75", "ratio"),
    ("less time, by the other value", "tr", "Eğitim geçen yıl 31,5 dakika sürüyordu. Bu yıl 18 dakika. Süre bir yılda yüzde {} kısaldı.\n", "43", "75", "ratio"),
    ("cores of a list", "tr", _TR_LIST + "Meşe G5'in çekirdeği Ladin P3'ten yüzde {} fazla.\n", "50", "65", "ratio"),
    ("a part and a whole two sentences before", "ko", "공정\n\n이번 로트에서 칩 5,200개를 넣었다. 첫 검사에서 4,420개가 통과했다. 이 단계 수율은 {}%다. 떨어진 것은 다시 뜯어 본다.\n", "85", "88", "ratio"),
    ("a part and a whole in the sentence before", "tr", "Deneme\n\nO ay gelen 125 çağrının 110'u zamanında yanıtlandı, kalanı ertesi güne kaldı. Yanıtlama oranı yüzde {} olarak kayda geçti.\n", "88", "83", "ratio"),
    ("points from the value just told", "ko", "검사\n\n첫 단계 수율은 91%였다. 조립과 굽기를 거치고 나면 달라진다. 최종 수율이 88%니까 첫 단계보다 3%포인트 {}.\n", "낮다", "높다", "wrong_side"),
    ("gap from the value just told", "tr", "Güç\n\nAltı küçük kart toplam 390 W eder. Büyük kart tek başına 430 W çekiyor, küçük kartların toplamından 40 W {}.\n", "fazla", "az", "wrong_side"),
    ("so many of what heads a column", "ko", _KO_TABLE + "서버 한 대에는 넉 장까지 꽂힌다. 마루 T2 넉 장이면 {}요청을 한꺼번에 받는다.\n", "544", "454", "product"),
    ("what all three cost", "tr", _TR_TABLE.replace("Üç kartı kendimiz aldık, {}", "Kartları mağazadan aldık, üçüne toplam {}"), "15.200", "12.500", "wrong_total"),
    ("more for each watt", "ko", "느낌\n\n마루는 초당 24토큰, 가온은 초당 50토큰이다. 전력은 마루가 60W, 가온이 250W다. 와트당으로 치면 {} 한참 낫다.\n", "마루가", "가온이", "wrong_side"),
    ("more for each watt", "tr", "İzlenim\n\nMeşe saniyede 24 belirteç, Ladin saniyede 50 belirteç üretiyor. Güçleri ayrı: Meşe 60 W, Ladin 250 W çekiyor. Watt başına {} daha iyi.\n", "Meşe", "Ladin", "wrong_side"),
    ("how long one takes", "tr", "Hız\n\nKart tek bir kareyi ortalama 12,5 {} işliyor, saniyede 80 kare de bu demek.\n", "milisaniyede", "mikrosaniyede", "unit_error"),
    ("energy with a hyphen", "tr", "Kule\n\nBir kulenin elektrik ihtiyacı 35 watt. Güneş hiç açmasa bile 840 {} batarya sistemi 24 saat ayakta tutuyor.\n", "watt-saatlik", "kilowatt-saatlik", "unit_error"),
    ("a bandwidth without its time", "ko", "메모리\n\n대역폭도 초당 4.8{}로 가온 P3(3.2TB)의 1.5배쯤 됩니다. 용량은 그대로입니다.\n", "TB", "GB", "unit_error"),
]  # fmt: skip


@both_ways(ROWS)
def test_operands_are_found_further_off(weighed, text, language, cause):
    weighed(text, language, cause)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("tr", "Hız 400 kareden 300'e düştü. Isınma bitince yüzde 33'lük bir artışla eski hızına döndü.\n"),  # gained, not lost
        ("ko", "학습이 31.5분에서 18.0분으로 줄어 75% 빨라졌다.\n"),  # a speed has the other reading
        ("tr", _TR_LIST + "Meşe G5 fiyat olarak Ladin P3'ten yüzde 65 fazla.\n"),  # of another measure than the list has
        ("ko", _KO_LIST + "마루 G5의 값은 가온 P3보다 65% 비싸다.\n"),
        ("ko", "공정\n\n이번 달에 칩 5,200개를 넣었다. 다음 달에는 4,420개를 넣는다. 업계 평균 수율은 78%다.\n"),
        ("tr", "Güç\n\nAltı küçük kart toplam 390 W eder. Büyük kart 430 W çekiyor, orta boy kart ondan 40 W az.\n"),  # another thing than the one just told
        ("ko", "전력\n\n마루는 430W를 쓰고 가온은 마루보다 40W 적다. 작은 카드 여섯 장은 390W다.\n"),
        ("ko", "느낌\n\n마루는 초당 24토큰, 가온은 초당 50토큰이다. 전력은 마루가 60W, 가온이 250W다. 와트당으로는 아쉬워도 속도만 보면 가온이 한참 낫다.\n"),
        ("tr", "Hız\n\nBir kart dört kareyi birden alıyor, tek bir kareyi 50 milisaniyede işliyor, saniyede 80 kare çıkıyor.\n"),  # four at once
        ("tr", "Kule\n\nKule 35 watt çekiyor, batarya 840 watt-saat.\n"),
        ("tr", "Proje\n\nProjenin tamamı 24,6 milyon liraya mal oldu. Paranın 15 milyonunu bakanlık verdi, 9,6 milyonunu büyükşehir belediyesi ödedi.\n"),  # no word of size
        ("ko", "메모리\n\n용량은 1.5TB, 대역폭은 초당 46TB다. 앞 세대보다 용량이 3배가 됐다. 가온 P3는 141GB를 얹었다.\n"),
        ("ko", "사양\n\n메모리는 36GB이고 대역폭은 초당 1.2TB다. 두 값의 비는 30배가 넘는다.\n"),
    ],
)
def test_what_looks_like_it_is_left_alone(weighed, language, text):
    weighed(text, language, None)
