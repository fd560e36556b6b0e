"""Values found by what they are of: stated gaps, the first of several, powers and energies of a table's things, counts told far off."""

from __future__ import annotations

import pytest

from tests.verify.twins import both_ways

_KO_LIST = "도서관\n\n- 마루 서버 (카드 4장): 41.5분\n- 가온 서버 (카드 4장): 44.5분\n- 나래 서버 (카드 8장): 22.0분\n\n"
_KO_TABLE = "전기\n\n| 서버 | 소비전력 | 값 |\n|---|---|---|\n| 마루 | 450W | 310만 원 |\n| 가온 | 620W | 420만 원 |\n| 나래 | 800W | 560만 원 |\n\n"
_TR_TABLE = "Pil\n\n| Kutu | Güç | Fiyat |\n|---|---|---|\n| Meşe | 6 W | 900 TL |\n| Ladin | 9 W | 1.400 TL |\n| Gürgen | 15 W | 2.100 TL |\n\n"
_TR_CARDS = "Deneme\n\n| Kart | Bellek | Güç |\n|---|---|---|\n| Meşe K1 | 16 GB | 75 W |\n| Ladin K2 | 24 GB | 120 W |\n| Gürgen K3 | 48 GB | 260 W |\n\nLadin K2'yi bir hafta kullandık. Isınmadı, ses de çıkarmadı. "
_KO_PER = "시험\n\n| 항목 | 가온 | 마루 | 나래 |\n|---|---|---|---|\n| 전력 | 8.5W | 11.0W | 15.0W |\n| 속도 | 102fps | {}fps | 171fps |\n| 와트당 속도 | 12.0fps | 12.5fps | 11.4fps |\n"
_TR_PER = "Deneme\n\n| Ölçü | Meşe | Ladin | Gürgen |\n|---|---|---|---|\n| Güç | 8,5 W | 11,0 W | 15,0 W |\n| Hız | 102 fps | {} fps | 171 fps |\n| Watt başına hız | 12,0 fps | 12,5 fps | 11,4 fps |\n"
_TR_FAR = "Geri çağırma\n\nToplam 2.480 fan sökülecek. İlk hafta kuzeydeki müşterilere gidilecek. Ekipler yolda. Depo hazır. Kargo ücretsiz. Formu doldurmak yeter.\n\nFan başına maliyet 450 lira, fanların tümü 1,116 {} lira tutuyor.\n"
_KO_FAR = "회수\n\n모두 2,480개의 전원을 바꾼다. 첫 주에는 북쪽 고객부터 찾아간다. 조를 짜서 움직인다. 창고는 준비됐다. 배송비는 없다. 양식만 쓰면 된다.\n\n전원 하나당 45만 원이 들어 모두 11억 {},00만 원을 쓴다.\n".replace(",00만", "00만")

_KO_CARDS = "카드 시험\n\n| 카드 | 소비전력 | 속도 | 값 |\n|---|---|---|---|\n| 마루 K1 | 72W | 36fps | 38만 원 |\n| 가온 K2 | 110W | 55fps | 52만 원 |\n| 나래 K3 | 264W | 99fps | 131만 원 |\n\n"
_TR_SPEEDS = "Kart denemesi\n\n| Kart | Güç | Hız (belirteç/s) | Fiyat |\n|---|---|---|---|\n| Meşe K1 | 72 W | 36 | 18.000 TL |\n| Ladin K2 | 110 W | 55 | 24.750 TL |\n| Gürgen K3 | 270 W | 108 | 64.800 TL |\n\n"

ROWS = [
    ("percentage of two things", "ko", _KO_CARDS + "속도부터 보자. 가온은 마루보다 {}% 빠르다.\n", "53", "73", "ratio"),
    ("percentage of two things", "tr", _TR_SPEEDS + "Ladin'in hızı Meşe'den yüzde {} yüksek.\n", "53", "63", "ratio"),
    ("gap of two things", "ko", _KO_CARDS + "값은 가온이 마루보다 {}만 원 비싸다.\n", "14", "24", "ratio"),
    ("gap of two things", "tr", _TR_SPEEDS + "Gürgen, Ladin'den {} W fazla çekiyor.\n", "160", "106", "ratio"),
    ("share of another thing's", "tr", _TR_SPEEDS + "Meşe ucuz sayılır, Gürgen'in fiyatının yüzde {}'i.\n", "28", "38", "ratio"),
    ("so many of one thing", "ko", _KO_CARDS + "마루를 두 장 꽂으면 {}W를 먹는다.\n", "144", "164", "product"),
    ("so many of one thing", "tr", _TR_SPEEDS + "İki Meşe birlikte {} W çeker ve 36.000 liraya mal olur.\n", "144", "164", "product"),
    ("so many of the one before", "tr", _TR_SPEEDS + "Bir Gürgen yerine iki Meşe alınsa? İki kart birlikte {} W çeker ve 36.000 liraya mal olur.\n", "144", "164", "product"),
    ("direction of two things", "ko", _KO_CARDS + "속도는 가온이 나래보다 {}.\n", "느리다", "빠르다", "wrong_side"),
    ("gap of two lines", "ko", _KO_LIST + "같은 네 장인데 가온이 마루보다 3분 {}. 이유는 모릅니다.\n", "느려요", "빨라요", "wrong_side"),
    ("gap of two names", "tr", "Ölçüm\n\nKorkut kartı 64 W çekiyor. Birkaç gün sonra Alpay kartını denedik, onda 71 W okuduk. Sonuçta Korkut, Alpay'dan 7 W {} çekiyor.\n", "az", "fazla", "wrong_side"),
    ("points of the speaker", "tr", "Doğruluk\n\nYeni model sınavda yüzde 91,5 aldı. Eski modelimiz yüzde 89'daydı, yani 2,5 puan {}.\n", "yukarıdayız", "aşağıdayız", "wrong_side"),
    ("density of the speaker", "ko", "칩\n\n1㎟에 저희가 5,500만 개고 경쟁사가 6,200만 개쯤이에요. 저희가 더 {}.\n", "성깁니다", "촘촘합니다", "wrong_side"),
    ("first of several", "ko", "카드 값\n\n한 장 값을 나눠 보니 솔빛이 2,300원, 마루가 1,700원, 가온이 2,900원이다. 이 기준으로는 마루가 제일 {}.\n", "싸다", "비싸다", "wrong_side"),
    ("first of several", "tr", "Süre\n\nMeşe işi 23 saniyede, Gürgen 17 saniyede, Ladin 29 saniyede bitirdi. Üçünün en {} Ladin oldu.\n", "yavaşı", "hızlısı", "wrong_side"),
    ("energy of a table's thing", "ko", _KO_TABLE + "값도 값이지만 전기가 문제다. 가온을 하루 10시간씩 25일 돌리면 155{}가 든다.\n", "kWh", "MWh", "unit_error"),
    ("energy of a table's thing", "tr", _TR_TABLE + "Dronun 90 {} pili ile Ladin 10 saat dayanıyor. Gürgen 6 saatte pili bitiriyor.\n", "Wh", "kWh", "unit_error"),
    ("so much a watt", "tr", "Verim\n\nMeşe saniyede 45 {} işlem yapıyor. Yonga 15 watt çekiyor, watt başına 3 trilyon işlem sunuyor.\n", "trilyon", "milyar", "unit_error"),
    ("how long one takes", "ko", "속도\n\n새 칩은 초당 400문장을 옮기니까 문장 하나에 2.5{}가 든다.\n", "밀리초", "마이크로초", "unit_error"),
    ("how long one takes", "tr", "Hız\n\nYonga saniyede 400 cümle çeviriyor, cümle başına 2,5 {} sürüyor.\n", "milisaniye", "mikrosaniye", "unit_error"),
    ("a count told far off", "tr", _TR_FAR, "milyon", "milyar", "unit_error"),
    ("a count told far off", "ko", _KO_FAR, "1,6", "6,1", "product"),
    ("so much a day", "tr", "Arşiv\n\nBir tomarın görüntüsü ortalama 1,6 GB. Tarayıcıyla her gün 150 tomar ekleniyor, bu da günde 240 {} demek.\n", "GB", "MB", "unit_error"),
    ("change, share and what came of it", "ko", "증시\n\n이날 가람반도체 주가는 전 거래일보다 1,200원({}%) 오른 2만5,600원에 마감했다.\n", "4.92", "8.4", "ratio"),
    ("change, share and what came of it", "tr", "Borsa\n\nMeşe Çip hissesi günü 1,5 lira (yüzde {}) artışla 48,4 liradan kapattı.\n", "3,2", "5,2", "ratio"),
    ("share of what stands before it", "ko", "계약\n\n계약금액은 180억 원이다. 이는 지난해 매출 240억 원의 {}%에 해당한다.\n", "75", "65", "ratio"),
    ("share of what stands before it", "tr", "Sözleşme\n\nSözleşmenin bedeli 180 milyon lira. Bu, geçen yılki 240 milyon liralık cironun yüzde {}'ine denk geliyor.\n", "75", "65", "ratio"),
    ("cell of what a paragraph speaks of", "tr", _TR_CARDS + "{} GB belleğiyle orta boy modeller rahat sığıyor.\n", "24", "32", "contradiction"),
    ("rows of a table", "ko", _KO_PER, "137.5", "157.5", "ratio"),
    ("rows of a table", "tr", _TR_PER, "137,5", "157,5", "ratio"),
    ("what all cost together", "ko", "시험\n\n| 모듈 | 무게 | 값 |\n|---|---|---|\n| 마루 | 30g | 18만 3천 원 |\n| 가온 | 41g | 25만 6천 원 |\n| 나래 | 55g | 34만 7천 원 |\n\n세 개를 사는 데 {} 원이 들었다.\n", "78만 6천", "76만 8천", "wrong_total"),
    ("sixteen that come together", "tr", "Kutu\n\nBir yonganın gücü 250 teraflopstan 350'ye çıktı. On altısı bir araya gelince kutu {} petaflops ediyor.\n", "5,6", "6,5", "product"),
]  # fmt: skip


@both_ways(ROWS)
def test_values_are_found_by_what_they_are_of(weighed, text, language, cause):
    weighed(text, language, cause)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("ko", "값\n\n값은 솔빛이 2,300원, 마루가 1,700원, 가온이 2,900원이다. 그래도 와트당으로는 가온이 가장 빠르다.\n"),  # of another measure
        ("tr", "Fiyat\n\nMeşe 2.300 lira, Gürgen 1.700 lira, Ladin 2.900 lira. Yerliler içinde en pahalısı Meşe.\n"),  # neither first nor last
        ("ko", "속도\n\n배치 64로 초당 6,400장을 처리한다. 사진 한 장에 10밀리초가 걸린다.\n"),  # so many at once
        ("ko", "예산\n\n올해 예산은 180억 원이다. 작년 예산 240억 원의 30%는 쓰지 못했다.\n"),
        ("ko", "시험\n\n마루는 64W를 쓴다. 며칠 뒤 가온을 재니 71W였다. 집에 있던 다솜은 가온보다 7W 더 쓴다.\n"),  # a third thing
        ("tr", "Liste\n\n- Meşe sunucu: 41,5 dakika\n- Ladin sunucu: 44,5 dakika\n- Gürgen sunucu: 22,0 dakika\n\nDefne sunucu, Ladin'den 3 dakika yavaş kaldı.\n"),
        ("ko", "전기\n\n서버 한 대에서 640W, 150대를 합쳐 96kW를 쓴다. 예전 서버는 한 대가 580W였다.\n"),  # so many of them
        ("ko", "칩\n\n가온 G1은 타일마다 SRAM이 768KB씩 붙고 타일은 640개다.\n\n비슷한 구조인 마루 M20은 타일이 1,472개에 SRAM이 900MB다.\n"),  # of another chip
        ("tr", "Rapor\n\nDevre 35,7 W çekti, koşu 14 dakika sürdü. Görüntü başına enerji 30 mJ. Toplam bir milyon görüntü işlendi.\n"),  # of each picture
        ("tr", "Pil\n\n| Kutu | Güç | Fiyat |\n|---|---|---|\n| Meşe | 6 W | 900 TL |\n| Ladin | 9 W | 1.400 TL |\n\nLadin bir haftadır bizde. Diğeri 48 saat sonra geldi; evin 6 kWh pili var.\n"),
    ],
)
def test_what_looks_like_it_is_left_alone(weighed, language, text):
    weighed(text, language, None)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("ko", _KO_CARDS + "전력 효율은 나래가 마루보다 25% 낮다. 나래의 전력 가운데 40%는 메모리 몫이다. 가온은 발열이 마루보다 30% 심하다는 사람도 있다.\n"),
        ("ko", _KO_CARDS + "게임에서는 가온이 80fps, 마루가 50fps다. 여기서는 가온이 마루보다 60% 빠르다.\n"),  # values of its own
        ("tr", _TR_SPEEDS + "Ladin, Meşe'den yüzde 12 daha uzun; kasaya ölçün. Gürgen'in gücünün yüzde 40'ı belleğe gidiyor.\n"),
        ("tr", _TR_SPEEDS + "İki Meşe alana kutu ve kablo hediye, 38.500 liraya kapıya geliyor.\n"),  # no slip of a digit
        ("tr", _TR_SPEEDS + "Meşe'yi sevdik. Diğer ikisi Ladin'den yüzde 20 gürültülü bir kasada çalıştı.\n"),
    ],
)
def test_what_a_table_does_not_tell_is_left_alone(weighed, language, text):
    weighed(text, language, None)
