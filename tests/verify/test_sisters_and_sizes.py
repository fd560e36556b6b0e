"""Products beside one that comes out, running totals, lines of tables, sizes of bodies, paybacks: each wrong text beside its true twin."""

from __future__ import annotations

import pytest

from tests.verify.test_places import objections
from tests.verify.twins import both_ways

SISTERS = [
    ("as many of more each", "ko", "새 서버\n\n칩 하나의 메모리가 60GB에서 144GB로 늘었다. 여덟 개를 단 서버로 치면 480GB이던 것이 {}가 된다. 가격은 그대로다.\n", "1,152GB", "1,252GB", "product"),
    ("as many of more each", "tr", "Yeni sunucu\n\nKartın belleği 48 GB'tan 96 GB'a çıktı. Dört kart takılı kutuda 192 GB olan bellek böylece {} oluyor. Fiyat aynı kaldı.\n", "384 GB", "348 GB", "product"),
    ("sold for so much", "ko", "실적\n\n가속기 매출은 861억 원이다. 2만 8,700개를 개당 평균 {}에 팔았다. 지난해 같은 기간에는 2만 3,500개를 평균 280만 원에 팔아 658억 원을 거두었다.\n", "300만 원", "360만 원", "product"),
    ("hours at a price", "tr", "Fatura\n\nİlk denemede kartın saati 2,1 dolardı, ikincide 3,4 dolar. İlk deneme 3.600 GPU saati sürdü ve 7.560 dolar tuttu, ikinci deneme {} GPU saatine 6.120 dolar ödetti.\n", "1.800", "1.300", "product"),
    ("a week of days", "tr", "Hat\n\nHat günde 1.800 olan üretimini 2.700 modüle çıkardı. Haftada altı gün çalışan hattın haftalık çıktısı {} modüle ulaştı. Ocakta aynı altı günde 10.800 modül çıkıyordu.\n", "16.200", "18.900", "product"),
]  # fmt: skip
TOTALS = [
    ("added to the first", "ko", "한빛칩 투자 유치\n\n한빛칩이 시리즈 B로 640억 원을 받았다. 은하벤처스가 400억 원, 기존 주주가 240억 원을 넣었다. 2022년에 받은 150억 원까지 더하면 지금까지 모은 돈은 {}이다.\n", "790억 원", "760억 원", "wrong_total"),
    ("added to the first", "tr", "Kavak Yonga para buldu\n\nKavak Yonga son turda 36 milyon dolar topladı. Bora Fon 20 milyon, eski ortaklar 16 milyon dolar koydu. İlk turdaki 4 milyon ve ikinci turdaki 12 milyonla birlikte şirketin bugüne kadar aldığı yatırım {} doları buldu.\n", "52 milyon", "62 milyon", "wrong_total"),
    ("quarters of a year", "tr", "Menekşe Bulut çeyreği kapattı\n\nMenekşe Bulut'un geliri üçüncü çeyrekte 2.130 milyon lira oldu. Bir önceki çeyrekte 1.870 milyon lira gelir yazılmıştı. İlk çeyrekteki 1.640 milyon lira da eklenince dokuz aylık gelir {} liraya ulaştı.\n", "5.640 milyon", "5.460 milyon", "wrong_total"),
    ("half of a year", "ko", "푸른메모리 실적\n\n푸른메모리의 2분기 영업이익은 1조 4620억 원이다. 시장은 1조 3900억 원을 내다봤다. 1분기에는 1조 2510억 원을 벌었다. 이로써 상반기 영업이익은 {}이 됐다.\n", "2조 7130억 원", "2조 7630억 원", "wrong_total"),
    ("mean of a column", "ko", "세 대 비교\n\n| 제품 | 메모리 | 가격 |\n|---|---|---|\n| 가온 A | 24GB | 210만 원 |\n| 나래 B | 32GB | 270만 원 |\n| 다솜 C | 48GB | 330만 원 |\n\n가격은 세 대 평균이 {}이다. 모두 조용하다.\n", "270만 원", "290만 원", "wrong_total"),
    ("all of a row", "tr", "Üç kutu\n\n| | Ela | Nil | Su |\n|---|---|---|---|\n| Bellek (GB) | 16 | 32 | 64 |\n| Yükte güç (W) | 62 | 85 | 133 |\n\nGüç fena değil. Üçünü birden zorladığımızda prizden toplam {} çekildi.\n", "280 W", "260 W", "wrong_total"),
    ("items behind a colon", "tr", "Söyleşi\n\nEkip kaç kişi? {} kişiyiz: beş mühendis, üç teknisyen, iki de yönetici. Yetiyor.\n", "On", "On üç", "wrong_total"),
]  # fmt: skip
SIZES = [
    ("three lengths", "tr", "Kutu\n\nCihaz 12 santimetre eninde, 10 santimetre boyunda, kalınlığı 5 santimetre. Masada yer tutmuyor, hacmi {} santimetreküp. Fanı yok.\n", "600", "960", "product"),
    ("three lengths", "ko", "상자\n\n상자는 가로 12cm, 세로 10cm, 두께 5cm다. 부피는 {}세제곱센티미터다. 팬은 없다.\n", "600", "960", "product"),
    ("side of a square", "tr", "Yonga\n\nKenarı 2,5 santimetre olan bu yonga pul kadar. Alanı {} milimetrekare. Dünyada eşi az.\n", "625", "925", "product"),
    ("side of a square", "ko", "칩\n\n이 칩은 한 변이 2.5cm다. 면적은 {}제곱밀리미터다. 세상에 드물다.\n", "625", "925", "product"),
    ("real time", "tr", "Deneme\n\nBir saatlik ders kaydını 5 dakikada yazıya döktü, gerçek zamandan {} kat hızlı. Memnunuz.\n", "on iki", "yirmi dört", "ratio"),
    ("real time", "ko", "시험\n\n90분짜리 강의 녹음을 글로 옮기는 데 6분이 걸렸다. 실시간의 {}배다. 쓸 만하다.\n", "15", "25", "ratio"),
    ("paid off", "ko", "전기료\n\n냉각 장치에 모두 2,400만 원이 들었다. 전기료는 월 25만 원 줄었다. 이대로면 설비 값을 뽑는 데 {}이 걸린다.\n", "8년", "3년", "product"),
    ("paid off", "tr", "Sunucu aldık\n\nKira ödemediğimiz için her ay 3.500 dolar cebimizde kaldı ve 42 bin dolarlık yatırım {} ayda kendini çıkardı.\n", "on iki", "yirmi", "product"),
    ("one power of computers", "ko", "냉각\n\n서버가 쓰는 전력이 3MW인 곳입니다. 공기로 식힐 때는 PUE가 1.5여서 건물 전체로 4.5MW를 썼습니다. 바꾼 뒤에는 PUE가 1.2가 됐고 전체 전력은 {}로 내려갔습니다.\n", "3.6MW", "3.2MW", "ratio"),
    ("one power of computers", "tr", "Soğutma\n\nSunucular 3 MW çekiyor. Havayla soğuturken PUE 1,5 olduğundan tesis toplam 4,5 MW çekiyordu. Şimdi PUE 1,2 ve tesisin toplamı {}.\n", "3,6 MW", "3,2 MW", "ratio"),
    ("alone in a sentence", "ko", "노트북\n\n화면이 밝다. 48Wh를 담은 전작은 {} 만에 꺼졌으니 평균 6.0W를 쓴 셈이다.\n", "8시간", "5시간", "product"),
    ("alone in a sentence", "tr", "Dizüstü\n\nEkran parlak. 48 Wh pil taşıyan eski model {} sonra kapandı, demek ki ortalama 6,0 W çekmiş.\n", "8 saat", "5 saat", "product"),
]  # fmt: skip
BOXES = [
    ("filled with so many", "ko", "출시\n\n카드 한 장의 연산 성능은 240TOPS다. 회사는 카드 여덟 장을 꽂은 서버도 내놓는다. 서버 한 대의 연산 성능은 {}이고 공기로 식힌다.\n", "1,920TOPS", "1,620TOPS", "product"),
    ("filled with so many", "tr", "Tanıtım\n\nSunucunun liste fiyatı 126.500 avro. Kurulum bedava. Beş sunucusu takılmış bir dolap {} avroya teslim edilecek.\n", "632.500", "622.500", "product"),
    ("one digit of a sum of money", "ko", "실적\n\n가속기가 1,890억 원으로 전체의 절반을 차지했다. 가속기는 석 달 동안 {}가 나갔고, 한 개를 평균 350만 원에 팔았다.\n", "5만 4,000개", "5만 9,000개", "product"),
]  # fmt: skip
GAPS = [
    ("the only two prices", "tr", "Fiyatlar\n\nYeni kutunun fiyatı 184.000 lira. Önceki model 230.000 liraya satılıyordu; yeni kuşak böylece yüzde {} daha uygun fiyatla geliyor.\n", "20", "40", "ratio"),
    ("the only two times", "ko", "기록\n\n같은 카드 512장으로 지난번에는 48.5분이 걸렸는데 이번에는 43.2분이면 됐다. 카드도 개수도 같고 시간만 {}% 짧아졌다.\n", "10.9", "20.9", "ratio"),
    ("of each", "ko", "교체기\n\nK30 묶음은 1초에 3만 6천 토큰, K70 묶음은 4만 2천 토큰을 처리했다. 카드 한 장으로 나누면 K30이 초당 {}, K70이 초당 5,400토큰이니 장당 2.4배 빠른 셈이다.\n", "2,250토큰", "3,250토큰", "ratio"),
    ("cells of two rows", "ko", "두 대\n\n| 제품 | 학습 시간 | 소음 |\n|---|---|---|\n| 누리 K4 | 2시간 20분 | 50dB |\n| 누리 K2 | 5시간 | 41dB |\n\n누리 K4는 2시간 20분 만에 일을 마쳐 누리 K2보다 {} 빨랐다.\n", "2시간 40분", "2시간 10분", "ratio"),
    ("cells of two rows", "tr", "Sonuçlar\n\nSunucu | Süre (dakika)\n8 × R90 | 14,0\n8 × R70 | 21,6\n8 × R50 | 26,3\n\nR70 ise R50'den {} dakika daha hızlı, belleği de aynı.\n", "4,7", "7,4", "ratio"),
    ("its gap and its share", "tr", "Fiyat\n\n| | Ela | Nil |\n|---|---|---|\n| Fiyat (lira) | 64.000 | 88.000 |\n\nNil, Ela'dan 24.000 lira, yani yüzde {} daha pahalı. Düşündürüyor.\n", "37,5", "57,5", "ratio"),
    ("headline of its measure", "tr", "Çınar Bulut gelirini yüzde {} artırdı\n\nÇınar Bulut'un ikinci çeyrekte geliri 1.560 milyon lira oldu. Geçen yılın aynı çeyreğinde 1.200 milyon lira gelir yazılmıştı, bir önceki çeyrekte ise 1.430 milyon lira.\n", "30", "44", "headline_differs"),
    ("a gap in words", "tr", "Kuyruk\n\nBir işin ortalama bekleme süresi 26 saatten 9 saate düştü. {} saatlik kazanç, tez yazan için çok şey.\n", "On yedi", "Yirmi yedi", "ratio"),
]  # fmt: skip


@both_ways([*SISTERS, *TOTALS, *SIZES, *BOXES, *GAPS])
def test_what_numbers_beside_it_make_is_checked_and_what_is_right_left_alone(weighed, text, language, cause):
    weighed(text, language, cause)


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("서버\n\n카드 한 장은 40GB다. 여덟 장을 꽂으면 320GB가 되고, 시스템 메모리는 1TB다. 새 카드는 80GB다.\n", "ko"),  # of the host
        ("Sunucu\n\nYonganın gücü 150 vattan 180 vata çıktı. Sekiz yongalı sunucu 2,1 kilovat çekiyor; bunun 1,44 kilovatı yongalara gidiyor.\n", "tr"),
        ("투자\n\n한빛칩이 시리즈 B로 640억 원을 받았다. 이번 투자까지 더하면 누적 투자금은 1,900억 원이다.\n", "ko"),  # earlier rounds are not told
        ("Çeyrek\n\nGelir ikinci çeyrekte 1.870 milyon liraydı. İhracat payı arttı. Yılın ilk yarısında gelir 3.905 milyon liraya ulaştı.\n", "tr"),
        ("비교\n\n| 제품 | 가격 |\n|---|---|\n| 가온 A | 210만 원 |\n| 나래 B | 270만 원 |\n| 다솜 C | 330만 원 |\n\n시중의 두 대 평균은 350만 원이다.\n", "ko"),  # of as many the table has none
        ("Kutu\n\n12 santimetre eninde, 10 santimetre boyunda, kalınlığı 5 santimetre. İki kutunun hacmi 1.200 santimetreküp.\n", "tr"),
        ("Deneme\n\nGörüntüyü 9,8 saniyede çiziyor, rakibi 6,1 saniyede. Ses kaydında kart gerçek zamandan 75 kat hızlı.\n", "tr"),
        ("전기료\n\n서버에 9,000만 원이 들었다. 전기료가 월 25만 원 줄었지만 장비는 임대료로 3년이면 본전을 뽑는다.\n", "ko"),
        ("Ekip\n\nYedi kişiyiz: beş mühendis ve müdürümüz Elif ile yardımcısı.\n", "tr"),  # who is named is not counted
        ("출시\n\n카드 한 장의 메모리는 48GB다. 카드 여덟 장을 꽂은 서버도 내놓는다. 서버의 시스템 메모리는 512GB다.\n", "ko"),  # of the host
        ("Fiyat\n\nKutu 18.400 lira, büyüğü 23.000 lira. Rakibine göre kilovatsaat başına yüzde 44 daha ucuz.\n", "tr"),  # of another price
        ("값\n\n묶음 이용권은 7,900원에 시작해 지금 1만 5,000원이다. 둘을 따로 낼 때보다 39% 싸다.\n", "ko"),
        ("회의\n\n노트북은 60Wh 배터리를 담았다. 8시간 동안 켜 두었고, 12W로 충전하면서 썼다.\n", "ko"),
    ],
)  # fmt: skip
def test_what_only_looks_like_it_is_left_alone(store, read, text, language):
    assert not objections(store, read, text, language) & {"wrong_total", "product", "ratio", "headline_differs"}


@pytest.mark.parametrize(("year", "told"), [("2011", True), ("2015", False), ("2016", False), ("2019", False)])
def test_a_chip_does_not_come_out_years_before_its_row(store, read, year, told):
    text = f"Kayıt\n\nİlk kartlarımız {year}'de çıkan Tesla P100'lerdi. Onları geçen yıl emekli ettik.\n"
    assert ("other_date" in objections(store, read, text, "tr")) is told
