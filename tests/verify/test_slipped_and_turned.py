"""Units that slipped by thousands or by sixty, and comparisons turned round whose other side stands in a table or far before."""

from __future__ import annotations

import pytest

from tests.verify.test_places import objections
from tests.verify.test_reference_times import HEAD, standing
from tests.verify.twins import both_ways

TOLD = [
    ("a rate beside another amount", "tr", "Disk\n\n2 TB'lık diskten memnunum, 63 GB'lık arşivi 14 saniyede kopyaladı; saniyede 4,5 {} demek bu.\n", "GB", "MB", "unit_error"),
    ("a rate beside another amount", "ko", "디스크\n\n2TB짜리 디스크는 63GB 묶음을 14초에 옮겼으니 초당 4.5{}인 셈이다.\n", "GB", "MB", "unit_error"),
    ("so much of a unit each", "tr", "Yedek\n\nElde 14 {} yedek var, gigabaytı ayda 3 sentten 420 dolar.\n", "TB", "GB", "unit_error"),
    ("what holds so many, named behind", "tr", "Salon\n\nTesiste her biri 8 MW gücünde iki sunucu salonu var. Bir salona 200 dolap sığıyor, dolap başına 40 {} düşüyor.\n", "kW", "MW", "unit_error"),
    ("one after another", "tr", "Eğitim\n\nToplam 5.400 adım koşturduk. Bir adım ortalama 6 {} sürdü, işin tamamı 9 saatte bitti.\n", "saniye", "dakika", "unit_error"),
    ("one after another", "ko", "학습\n\n모두 5,400스텝을 돌렸다. 한 스텝에 평균 6{}가 걸려 전체는 9시간 만에 끝났다.\n", "초", "시간", "unit_error"),
    ("a count in the sentence before", "ko", "카드\n\n이 카드의 소비전력은 140W다.\n\n회사는 카드 여섯 장을 꽂은 서버도 내놓는다. 카드가 쓰는 전력은 다 합쳐 최대 0.84{}다.\n", "kW", "MW", "unit_error"),
    ("an energy of a year", "ko", "전기\n\n새 설비로 0.45MW를 아꼈다.\n\n8,760시간을 곱하면 한 해에 약 3.9{}다.\n", "GWh", "MWh", "unit_error"),
    ("an energy of a year", "tr", "Elektrik\n\nYeni sistemle 0,45 MW azaldı.\n\n8.760 saatle çarpınca yılda 3,9 {} ediyor.\n", "GWh", "MWh", "unit_error"),
    ("a total of parts", "tr", "Yatırım\n\nFirma son turda 53 {} dolar topladı. Lider fon 31 milyon, eski ortak 15 milyon, bir banka da 7 milyon dolar koydu.\n", "milyon", "milyar", "unit_error"),
    ("a part of a total", "ko", "실적\n\n매출은 1,930억 원이다. 서버에서 1,120억 원, 가전에서 430억 원, 자동차에서 380{} 원이 나왔다.\n", "억", "만", "unit_error"),
    ("a share of what was told", "ko", "투자\n\n회사가 650억 원을 투자받았다. 두 곳이 넣었다. 회사는 이번 돈의 35%인 227.5{} 원을 공장에 쓴다.\n", "억", "만", "unit_error"),
    ("a share told behind its part", "ko", "실적\n\n매출은 2,860억 원이다. 사람을 더 뽑았다.\n\n연구에는 429{} 원을 썼다. 매출의 꼭 15%다.\n", "억", "만", "unit_error"),
    ("a share told behind its part", "tr", "Bilanço\n\nGelir 2.860 milyon lira oldu. Çalışan sayısı arttı.\n\nAraştırmaya 429 {} lira harcandı. Gelirin tam yüzde 15'i.\n", "milyon", "bin", "unit_error"),
    ("energies told beside each other", "ko", "전기\n\n가람 A1이 한 번 도는 데 쓴 전력량은 6.41{}, 나래 B2는 6.38kWh였다. 다솜 C3도 6.29kWh다.\n", "kWh", "MWh", "unit_error"),
    ("digits grouped alike", "tr", "Kart\n\nBellek bant genişliği 1.344 GB/sn'den 2.016 {}'ye çıktı, yani 1,5 katına.\n", "GB/sn", "TB/sn", "unit_error"),
    ("one place of lines", "ko", "링크 이야기\n\n칠판에 적어 두자. 모두 합친 값이다.\n\nK1: 링크 4개, 링크당 40GB/s, 합계 160GB/s\nK2: 링크 8개, 링크당 40GB/s, 합계 320{}\nK3: 링크 12개, 링크당 50GB/s, 합계 600GB/s\nK4: 링크 12개, 링크당 60GB/s, 합계 720GB/s\n", "GB/s", "TB/s", "unit_error"),
    ("one column", "tr", "Tablo\n\n| Kart | Güç | Bellek |\n|---|---|---|\n| Ana A1 | 300 W | 24 GB |\n| Ana B2 | 350 {} | 48 GB |\n| Ana C3 | 410 W | 80 GB |\n", "W", "kW", "unit_error"),
    ("from one to the other", "ko", "칩\n\n계획대로면 성능이 40TOPS에서 90{}로 오른다.\n", "TOPS", "GOPS", "unit_error"),
    ("from one to the other", "tr", "Yonga\n\nBellek 24 GB'tan 36 {}'a çıktı.\n", "GB", "TB", "unit_error"),
    ("a difference of prices", "ko", "값\n\n두 장에 136만 원을 줬다. 동생 카드는 127만 원이라 제 쪽이 9{} 원 비싸다.\n", "만", "억", "unit_error"),
    ("a difference of prices", "tr", "Fiyat\n\nSiyah kutu 48,5 milyon lira, beyaz kutu 41,2 milyon lira; siyahı 7,3 {} lira daha pahalı.\n", "milyon", "milyar", "unit_error"),
    ("held against the round before", "ko", "기록\n\n이번 라운드에서는 5.4분이 걸렸다. 6.2분이던 직전 라운드에 견주면 48초 {}.\n", "줄었다", "늘었다", "wrong_side"),
    ("what was, by a relative clause", "tr", "Borç\n\nMart sonunda 640 milyon lira olan banka borcu, haziran sonunda 585 milyon liraya {}.\n", "geriledi", "yükseldi", "wrong_side"),
    ("by their order", "ko", "비용\n\n1차는 3,100시간이 들어 7,440달러가 나왔고, 2차는 1,500시간에 6,150달러가 나왔다. 결국 2차가 1,290달러 {} 먹혔다.\n", "싸게", "비싸게", "wrong_side"),
    ("a gap that a row gives", "tr", "Kutular\n\n| | Kuzu | Deve Mini | Fil Pro |\n|---|---|---|---|\n| Fiyat (TL) | 41.000 | 52.000 | 77.000 |\n| Gürültü (dB) | 31 | 40 | 36 |\n\nDeve Mini küçük fanı yüzünden Fil Pro'dan 4 dB daha {}.\n", "gürültülü", "sessiz", "wrong_side"),
    ("all others are compared with", "ko", "카드\n\n| | 누리 300 | 갑 G7 | 을 U9 |\n|---|---|---|---|\n| 대역폭 | 640GB/s | 320GB/s | 910GB/s |\n| 전력 | 120W | 70W | 340W |\n\n대역폭은 G7의 2배이고 U9보다는 {}.\n", "좁다", "넓다", "wrong_side"),
    ("the first of all", "ko", "시험\n\n| 제품 | 소음 | 무게 |\n|---|---|---|\n| 가온 A4 | 51dB | 30kg |\n| 나루 B3 | 46dB | 22kg |\n| 다솔 C2 | 39dB | 16kg |\n\n다솔 C2가 셋 가운데 가장 {} 거실에 두었다.\n", "조용해서", "시끄러워서", "wrong_side"),
    ("the first of all", "tr", "Deneme\n\n| Ürün | Gürültü | Ağırlık |\n|---|---|---|\n| Arı A4 | 51 dB | 30 kg |\n| Bal B3 | 46 dB | 22 kg |\n| Can C2 | 39 dB | 16 kg |\n\nCan C2 üçü içinde en {} kutu.\n", "sessiz", "gürültülü", "wrong_side"),
    ("a forecast, and what came of it", "ko", "실적\n\n영업이익은 2조 1,600억 원으로 뛰었다. 이익률은 31%다.\n\n시장은 놀랐다. 증권사들이 내놓은 영업이익 전망치의 평균은 2조 원이었는데 실제 숫자는 이보다 8% {}.\n", "많았다", "적었다", "wrong_side"),
    ("so many times what stands far before", "tr", "Günlük\n\nBulutta güçlü bir sunucu kiraladık. Bir adım ortalama 12 saniye sürdü.\n\nFatura geldi. Kimse beğenmedi. Yine de ödedik.\n\nEvdeki makineyi de denedik. Orada bir adım 30 saniye aldı. Yani evdeki makine buluttaki sunucudan 2,5 kat daha {}.\n", "yavaş", "hızlı", "wrong_side"),
    ("so many times what stands far before", "ko", "일지\n\n클라우드에서 큰 서버를 빌렸다. 한 스텝에 평균 12초가 걸렸다.\n\n청구서가 왔다. 아무도 반기지 않았다. 그래도 냈다.\n\n연구실 컴퓨터로도 해 보았다. 여기서는 한 스텝에 30초가 걸렸다. 즉 연구실 컴퓨터가 클라우드 서버보다 2.5배 {}.\n", "느리다", "빠르다", "wrong_side"),
]  # fmt: skip


@both_ways(TOLD)
def test_what_is_turned_or_slipped_and_what_is_not(weighed, text, language, cause):
    weighed(text, language, cause)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("tr", "Disk\n\n2 TB'lık disk 63 GB'lık arşivi 14 saniyede açtı; saniyede 900 MB yazıyor.\n"),  # another rate
        ("tr", "Tesis\n\nHer biri 8 MW gücünde iki salon var. Yanında 200 dolaplık bir depo, dolap başına 40 kW'lık soğutma düşünüldü.\n"),
        ("ko", "서버\n\n카드 여섯 장이 함께 돈다. 카드 한 장이 답 하나에 6초를 쓰고, 답 여섯 개를 내는 데 모두 6초가 든다.\n"),  # at one time
        ("ko", "실적\n\n매출은 1,930억 원이다. 서버에서 1,120억 원, 가전에서 430억 원이 나왔고 주가는 380원 올랐다.\n"),
        ("ko", "전기\n\n하루 24시간 38W를 쓰는 기계다. 한 달에 27kWh, 예전 기계는 한 달에 60kWh를 썼다.\n"),  # of another thing
        ("tr", "Kart\n\nÇizelgedeki noktalar ondalıktır: 1.344 TB/s, 2.016 TB/s. Bellek 48 GB.\n"),
        ("ko", "카드\n\n| | 누리 300 | 갑 G7 | 을 U9 |\n|---|---|---|---|\n| 대역폭 | 980GB/s | 320GB/s | 910GB/s |\n\n대역폭은 G7의 3배이고 U9보다도 넓다.\n"),  # neither of the named is the subject
        ("ko", "시험\n\n| 제품 | 소음 |\n|---|---|\n| 가온 A4 | 51dB |\n| 나루 B3 | 46dB |\n| 다솔 C2 | 39dB |\n\n나루 B3이 가장 시끄러운 순간에도 옆방에서는 들리지 않았다.\n"),  # neither first nor last
        ("tr", "Hız\n\nBellek hızı 900 MB/s'den 1,2 GB/s'ye, depo 800 GB'tan 2 TB'a çıktı.\n"),
        ("ko", "표\n\n| 제품 | 저장 |\n|---|---|\n| 가온 A1 | 512GB |\n| 가온 B2 | 1TB |\n| 가온 C3 | 256GB |\n"),
        ("tr", "Bellek\n\nToplamı 64 GB olan belleğin, ölçüm sırasında dolan kısmı 48 GB'a çıktı.\n"),  # what of it was used
    ],
)
def test_what_looks_like_it_is_left_alone(store, read, language, text):
    assert objections(store, read, text, language) == set()


@pytest.mark.parametrize(
    ("language", "words", "figure"),
    [
        ("tr", "MLPerf Training 2.0 turunda Graphcore, Bow Pod128 ile BERT'i 4,42 saatte eğitti.", "4,42"),
        ("ko", "MLPerf 2.0 라운드에서 그래프코어는 Bow Pod128로 BERT를 4.42시간에 학습했다.", "4.42"),
        ("ko", "MLPerf 3.1 라운드에서 엔비디아는 H100 1만752개로 GPT-3를 3.92초에 학습했다.", "3.92"),
    ],
)
def test_a_time_with_the_digits_of_a_row_in_another_unit(store, read, language, words, figure):
    assert standing(store, read(HEAD[language] + words + "\n", language), figure) == [("conflicting", "reference_differs")]
