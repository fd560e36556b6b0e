"""What each has, how many there are and what all have; rests, gaps, additions, discounts and shares that nothing near gives."""

from __future__ import annotations

import pytest

from tests.verify.test_places import objections
from tests.verify.twins import both_ways

TOLD = [
    ("a thing and its count far before", "ko", "시설\n\n전산실에는 서버가 500대 있다. 한 대가 10kW를 쓰니 모두 {}kW다.\n", "5,000", "4,000", "product"),
    ("a thing and its count far before", "tr", "Alım\n\nMartta 270 kart aldım, tanesi 30.000 liraydı. Çekleri yazdım: {} milyon lira.\n", "8,1", "7,2", "product"),
    ("the share of each", "ko", "전력\n\n전기를 기다리는 시설이 132곳이다. 신청한 전력은 5,940MW에 이른다. 한 곳에 {}MW꼴이다.\n", "45", "54", "product"),
    ("the share of each", "tr", "Fon\n\nTasarım evlerinin sayısı 45. Onlara 900 milyon lira ayrıldı. Ev başına {} milyon lira düşüyor.\n", "20", "30", "product"),
    ("so much a day, for so many days", "ko", "전기료\n\n퇴근하고 굴리니 하루에 6.9kWh, 50일이면 다 해서 {}kWh다.\n", "345", "207", "product"),
    ("so much an hour, for so many hours", "tr", "Tez\n\nKart saati 60 lira. Daha 1.100 saatlik deneyim var, bulutta bu iş tam {} bin lira tutar.\n", "66", "96", "product"),
    ("a price by the unit", "ko", "요금\n\n한 달에 21,600kWh를 쓴다. kWh당 110원이라 치면 전기료가 {}원.\n", "237만 6,000", "367만 2,000", "product"),
    ("a unit that slipped", "ko", "저장\n\n서버는 24대다. 서버마다 저장 장치 16TB를 단다. 모두 384{}가 된다.\n", "TB", "GB", "unit_error"),
    ("a rest", "ko", "메모리\n\n메모리는 16GB인데 모델이 9.4GB를 차지해 {}GB가 빈다.\n", "6.6", "7.6", "wrong_total"),
    ("a rest", "tr", "Bellek\n\nKartın belleği 12 GB. Model 7,8 GB yer kaplıyor, geriye {} GB kalıyor.\n", "4,2", "5,2", "wrong_total"),
    ("a gap between the ends of a list", "tr", "İhale\n\nTeklifler geldi: Alaz 14,4 milyon, Bozok 15,6 milyon, Cemre 13,2 milyon lira. En düşükle en yüksek arasında {} milyon lira fark var.\n", "2,4", "3,4", "ratio"),
    ("added to what goes before", "ko", "전력\n\n서버가 684kW를 쓴다. 여기에 냉각 몫으로 171kW를 얹으면 {}kW다.\n", "855", "955", "wrong_total"),
    ("added to what goes before", "tr", "Güç\n\nSalon 480 kW çekiyor. Soğutmanın 120 kW'ı eklenince güç {} kW oluyor.\n", "600", "660", "wrong_total"),
    ("a discount", "ko", "견적\n\n석 달 값은 51,840달러다. 약정을 걸면 20%를 깎아 {}달러를 낸다.\n", "41,472", "44,172", "ratio"),
    ("a discount", "tr", "Fiyat\n\nPaketin fiyatı 2.590 dolar. Okullara yüzde 10 indirimle {} dolar.\n", "2.331", "2.313", "ratio"),
    ("a share by its noun", "ko", "수율\n\n웨이퍼 한 장에서 칩 880개가 나오고 792개가 쓸 만하다고 하니 수율은 {}%다.\n", "90", "70", "ratio"),
    ("a share by its noun", "tr", "Yatırım\n\nYatırım 36 milyon avro tuttu, donanıma 21,6 milyon avro gitti, bu yüzde {} demek.\n", "60", "70", "ratio"),
    ("a colon and its list", "tr", "Ödül\n\nYatırım 5,4 milyon lira tuttu: kameralar 2,1 milyon, sunucular 2,4 milyon, montaj {} bin lira.\n", "900", "600", "wrong_total"),
    ("a colon and its list", "ko", "비용\n\n이사에 든 돈은 640만 원: 운송 350만 원, 전기 공사 {}만 원, 청소 80만 원.\n", "210", "120", "wrong_total"),
]  # fmt: skip

@both_ways(TOLD)
def test_what_does_not_come_out_and_what_is_right_left_alone(weighed, text, language, cause):
    weighed(text, language, cause)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("ko", "임대\n\n카드 두 장이 든 서버다. 시간당 임대료는 B300이 장당 2.6달러, B200이 3.4달러이므로 싼 쪽은 정해졌다.\n"),
        ("tr", "Kira\n\nSunucuda iki kart var. Saatlik kira B300'de kart başına 2,6 dolar, B200'de 3,4 dolar.\n"),
        ("ko", "대기\n\n카드 한 장을 쓰는 일은 22분, 카드 여덟 장을 쓰는 일은 2시간을 기다렸다.\n"),
        ("ko", "투자\n\n달마다 112만 원이 덜 든다. 설비 값 300만 원은 석 달이면 뽑는다.\n"),
        ("tr", "Kira\n\nStüdyonun kirası 3.300 dolar. Dertler de var: iki kart öldü, tanesi 700 dolar.\n"),
        ("ko", "가격\n\n카드는 장당 2,100만 원이다. 8장 서버는 2억 1,000만 원이다.\n"),  # there is more in a server than its cards
        ("tr", "Deneme\n\nKart her iki düzenekte 700 watt çekti. Test boyunca sunucu 1.100 watt harcadı.\n"),
        ("tr", "Plan\n\nYeni yongaya 330 milyon lira, borca 180 milyon lira ayrıldı. Şirket geçen yıl 800 milyon lira ciro yaptı.\n"),
        ("ko", "실적\n\n데이터센터 매출은 411억 달러다. 게이밍은 43억 달러로 작년보다 49% 늘었다.\n"),
        ("ko", "가격\n\n카드는 장당 290만 원이다. 4장이 들어가는 서버는 1,360만 원이다.\n"),
        ("tr", "Fiyat\n\nKartın tanesi 1.450 dolar; sekiz kartlık sunucu 13.600 dolardan satılacak.\n"),
        ("ko", "가격\n\n마루 T2의 가격은 장당 1만1000달러다. 한 대에 8장을 꽂은 '마루 랙'은 10만5000달러에 판매한다.\n"),
        ("ko", "가격\n\n한결 X5의 가격은 장당 1,850만 원으로 정해졌다. 여덟 장을 꽂은 서버 '한결 박스'는 메모리가 모두 768GB이며 값은 2억 1천만 원이다.\n"),
        ("tr", "Fiyat\n\nPoyraz X1'in fiyatı kart başına 11.000 dolar. Sekiz kart takılı Poyraz R8 sunucusu 105.000 dolara satılıyor.\n"),
        ("tr", "Tarife\n\nA: 1.440 lira, B: 1.200 lira, C: 960 lira. Hepsi aylık.\n"),
    ],
)
def test_numbers_of_other_things_are_left_alone(store, read, language, text):
    assert objections(store, read, text, language) == set()
