"""Changes and multiples given out as what comes of numbers just told, and levels told again with their points: each wrong text beside its true twin."""

from __future__ import annotations

import pytest

from tests.verify.test_places import objections
from tests.verify.twins import both_ways

ROWS = [
    ("a change of the two values before it", "tr", "Deneme\n\nKart kutudan çıktığı gibi saniyede 17,4 jeton veriyordu, gücü kısınca {} jetona indi. Yani yüzde 6 kayıp. Sıcaklık düştü.\n", "16,4", "11,4", "ratio"),
    ("a change of the two values before it", "ko", "시험\n\n카드는 기본 설정에서 초당 17.4토큰을 냈는데 전력을 낮추자 {}토큰으로 줄었다. 즉 6% 손해다. 온도는 내려갔다.\n", "16.4", "11.4", "ratio"),
    ("exactly so many times", "ko", "기록\n\n지난해 봄에는 카드 {}으로 이 과제를 마쳤다. 가을에는 꼭 세 배인 1만 3704장을 썼다.\n", "4568장", "4658장", "ratio"),
    ("exactly so many times", "tr", "Kayıt\n\nGeçen bahar bu görev {} kartla bitti. Sonbaharda tam üç katı olan 13.704 kart kullanıldı.\n", "4.568", "4.658", "ratio"),
    ("a level and its points", "tr", "Rapor\n\nDoluluk oranı yüzde 58'den yüzde 69'a çıktı.\n\nKuyruk kısaldı. Üç bulgu var.\n\nSonuç: doluluğun 11 puan artarak yüzde {}'a ulaşması olumlu bulundu.\n", "69", "79", "contradiction"),
    ("a level and its points", "ko", "보고서\n\n가동률은 58%에서 69%로 높아졌다.\n\n대기 시간은 줄었다. 지적은 세 건이다.\n\n결론: 가동률이 11%포인트 오른 {}가 된 점은 긍정적이다.\n", "69%", "79%", "contradiction"),
    ("a total told for each month", "ko", "증설\n\n월 1만 1천 장인 처리 능력을 연말까지 키운다. 이천에 4천 장, 오창에 3천 장, 합쳐서 {} 규모의 라인이 들어선다.\n", "7천 장", "9천 장", "wrong_total"),
    ("a total told for each month", "tr", "Üretim\n\nBolu'daki hat ayda 44 bin, Düzce 31 bin, Bilecik ise 18 bin modül çıkarıyor. Üç tesisin toplam kapasitesi ayda {} modül.\n", "93 bin", "103 bin", "wrong_total"),
    ("what all shares are worth", "ko", "상장\n\n공모가는 2만 4000원으로 정해졌다. 기관이 많이 왔다.\n\n회사는 공장을 짓는다. 장비도 산다. 사람도 뽑는다. 빚도 갚는다.\n\n상장 뒤 주식 수는 1300만 주, 공모가로 셈한 시가총액은 {}이다.\n", "3120억 원", "3210억 원", "wrong_total"),
    ("what all shares are worth", "tr", "Halka arz\n\nFiyat hisse başına 24 lira. Kurumlar çok istedi.\n\nŞirket fabrika kuracak. Makine alacak. İşçi alacak.\n\nArz sonrası pay sayısı 13 milyon adet, piyasa değeri {} lira.\n", "312 milyon", None, "wrong_total"),
]  # fmt: skip


@both_ways(ROWS)
def test_outcomes_told_wrong_are_in_conflict_and_right_ones_left_alone(weighed, text, language, cause):
    weighed(text, language, cause)


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Deneme\n\nKart 17,4 jeton veriyordu, kısınca 11,4 jetona indi. Güç 350 W'tan 329 W'a düştü. Yani yüzde 6 kazanç.\n", "tr"),  # of two other values
        ("보고서\n\n가동률은 58%에서 69%로 높아졌다.\n\n다른 센터의 가동률은 11%포인트 오른 81%다. 작년에는 70%였다.\n", "ko"),  # another level with its own base
        ("기록\n\n봄에는 카드 4658장을 썼다. 가을에는 세 배쯤 되는 1만 3704장을 썼다.\n", "ko"),  # not exactly
    ],
)
def test_other_values_are_left_alone(store, read, text, language):
    assert not objections(store, read, text, language) & {"ratio", "contradiction", "wrong_total"}
