"""Arithmetic and reference by place: what the numbers themselves say, whatever the claims are read as. Each rule in Korean and Turkish."""

from __future__ import annotations

import pytest

from pipeline.verify.run import run_audit
from tests.verify.twins import both_ways


def objections(store, read, text: str, language: str) -> set[str]:
    store.add(read(text, language))
    run_audit(store)
    return {row[0] for row in store.sql("SELECT cause FROM verifications WHERE verdict IN ('refuted', 'conflicting')").fetchall()}


RULES = [
    ("sum of what goes before", "ko", "청구서\n\n계산 요금은 338달러였다. 저장 요금으로 9.88달러가 더 나갔다. 둘을 합친 금액은 {}이다.\n", "347.88달러", "357.88달러", "wrong_total"),
    ("total before its parts", "ko", "시세\n\n이달 거래는 세 모델을 합쳐 {}이다. 갑 카드가 655건, 을 카드가 412건, 병 카드가 233건이었다.\n", "1,300건", "1,400건", "wrong_total"),
    ("list before its total", "tr", "Masraf\n\n- Ekran kartı: 137.000 TL\n- İşlemci: 14.000 TL\n- Anakart: 11.000 TL\n\nHepsi {} tuttu.\n", "162.000 TL", "182.000 TL", "wrong_total"),
    ("product of rate and time", "tr", "Fatura\n\nSaat ücreti 22,40 dolar. Sayaç 144 saat döndü ve hesabımdan {} çekildi.\n", "3.225,60 dolar", "3.522,60 dolar", "product"),
    ("product of rate and time", "ko", "청구서\n\n가상 머신은 시간당 12.24달러이고 학습에는 36시간이 걸렸다. 청구된 금액은 {}다.\n", "440.64달러", "480.64달러", "product"),
    ("change between two values", "ko", "시장\n\n서버 시장이 3.2조 원으로 커졌다. 2.0조 원이던 재작년보다 {} 늘어난 것이다.\n", "60%", "84%", "ratio"),
    ("change between two values", "tr", "Görev\n\nYeni sistem işi 11,3 dakika yerine 7,7 dakikada bitirerek süreyi {} kısalttı.\n", "yüzde 32", "yüzde 42", "ratio"),
    ("multiple after two values", "ko", "기록\n\nK100은 6.4분에 마쳤는데 K50은 {}이었다. 2.6배 빠릅니다. 다음 시험은 봄이다.\n", "16.9분", "12.9분", "ratio"),
    ("half as much again", "ko", "메모리 값\n\n디램의 거래 가격은 지난달 4.65달러였다. 한 해 전에는 {}였으니 절반이 더 붙은 것이다.\n", "3.10달러", "3.90달러", "ratio"),
    ("multiple of an area", "tr", "Alan\n\nYonganın alanı 46.225 milimetrekare; kıyas için K100 814 milimetrekare, yani onun yaklaşık {} katı.\n", "57", "75", "ratio"),
    ("discount between two prices", "tr", "Fiyat\n\nFiyat 42.000 lira, ama mağazalar bu hafta {} indirimle 35.700 liraya veriyor.\n", "yüzde 15", "yüzde 25", "ratio"),
    ("direction of a change", "ko", "시세\n\n평균 거래가는 248만 원이다. 5월 평균 262만 원보다 5.3% {}.\n", "내렸다", "올랐다", "wrong_side"),
    ("direction of a move", "ko", "코어\n\n텐서 코어 수는 640개에서 432개로 {}. 성능은 나아졌다.\n", "줄었다", "늘었다", "wrong_side"),
    ("direction of two clauses", "tr", "Deneme\n\nGörsel GT9 ile 12,6 saniye sürüyordu. RX4 kartı aynı görseli 1,8 saniyede veriyor: yedi kat daha {}.\n", "hızlı", "yavaş", "wrong_side"),
    ("direction of weights", "tr", "Tartı\n\nTartıda 1,36 kg'a karşı 1,24 kg gördük; yeni model 120 gram daha {}. Pil aynı.\n", "hafif", "ağır", "wrong_side"),
    ("older and newer by number", "tr", "Deneme\n\nH5'li cihaz 7 saniyede bitirdi, yanındaki H4'lü 11 saniyede. Yenisi eskisinden dört saniye {} tamamladı.\n", "önce", "sonra", "wrong_side"),
    ("direction beside a marked value", "tr", "Bellek\n\nGD3 bant genişliği 3,7 TB/s ile selefinin 2,45 TB/s'inden daha {}. Satış yakında.\n", "yüksek", "düşük", "wrong_side"),
    ("names in brackets", "ko", "순위\n\n누리(27%)와 다온(18%)이 뒤를 이었다. 2위 싸움에서는 {} 9%포인트 차로 앞섰다.\n", "누리가 다온을", "다온이 누리를", "wrong_side"),
    ("the thing told first", "ko", "기록\n\nK100은 6.4분에 마쳤는데 K50은 16.9분이었다. 2.6배 {}. 다음 시험은 봄이다.\n", "빠르다", "느리다", "wrong_side"),
    ("an earlier value", "ko", "처리량\n\n전작이 초당 24프레임을 보았다면 이번 제품은 초당 60프레임을 본다. 2.5배 {} 것이다.\n", "빨라진", "느려진", "wrong_side"),
    ("two designations", "ko", "면적\n\nH100의 다이는 814㎟라서 826㎟인 A100보다 조금 {}. 칩이 커진 것은 아니다.\n", "작다", "크다", "wrong_side"),
    ("headline and body", "ko", "가람 점유율 {}로 1위\n\n가람이 점유율 41%로 선두를 지켰다. 시장은 커지고 있다.\n", "41%", "47%", "headline_differs"),
    ("headline and body", "tr", "Veri merkezinde tüketim {} indi\n\nSalondaki tüketim 850 kW'a indi. Ölçüm üç ay sürdü.\n", "850 kW'a", "580 kW'a", "headline_differs"),
    ("table and text", "tr", "Süreler\n\n| Kart | GB/s |\n|---|---|\n| T9 | 3350 |\n| T8 | 1600 |\n\nT9 kartı {} ile önde. Fark açık.\n", "3.350 GB/s", "3.530 GB/s", "contradiction"),
    ("reference by place", "ko", "세대 비교\n\nV100은 트랜지스터 211억 개를 담았다. 7나노로 옮겨 간 A100에서는 {}가 되었다.\n", "542억 개", "742억 개", "reference_differs"),
    ("reference by place", "tr", "Kart\n\nRTX 4090 kartının çekirdek sayısı {}. Bellek bant genişliği 1008 GB/s.\n", "16.384", "18.432", "reference_differs"),
    ("unit of bandwidth", "tr", "Kart\n\nKartın bellek bant genişliği {} olarak verildi. Fiyat açıklanmadı.\n", "150 GB/s", "150 W", "unit_error"),
    ("two currencies in one change", "ko", "가격\n\n한 대의 평균 가격이 1억 6천만 원에서 {}으로 25% 뛰었다. 고성능 제품이 늘었다.\n", "2억 원", "2억 달러", "unit_error"),
    ("digits that changed places", "tr", "Kalıp\n\nB200 iki kalıptan kuruluyor. Kalıpların her birinde 104 milyar transistör bulunuyor, tamamında {}.\n", "208 milyar", "280 milyar", "product"),
    ("each of what is counted", "tr", "Deneme\n\nDeğerlendirmede dört görev kullanılmış, her görev için 1.250 soru hazırlanmıştır. Toplamda {} sorulmuştur.\n", "5.000 soru", "6.500 soru", "product"),
    ("size beside its count", "tr", "Dizüstü\n\nYuvalarda iki adet 16 GB'lık modül takılı geliyor; {} ile model denemek için yer olur.\n", "32 GB", "48 GB", "product"),
    ("counts in words", "ko", "메모리\n\n이 칩은 24GB짜리 여덟 묶음을 둘렀으니 {}가 된다. 설계보다 조달의 차이다.\n", "192GB", "182GB", "product"),
    ("parts of a told number", "ko", "투자\n\n소소는 210억 원을 받았다. 이 돈의 70%인 147억 원을 쓴다.\n\n서늘은 85억 원을 유치했다. 두 회사의 투자금을 합치면 {}이다.\n", "295억 원", "325억 원", "wrong_total"),
    ("bits for bytes", "ko", "대역폭\n\n핀 하나가 초당 {}를 나른다. 그런 핀이 1,024개니까 한 묶음이면 초당 1,177.6기가바이트다.\n", "9.2기가비트", "9.2기가바이트", "unit_error"),
    ("digits of a ratio fit, units do not", "tr", "Soğutma\n\nFanlar raf başına 9,6 kW çekiyordu, şimdi {}, yani sekizde biri. Kaçak olmadı.\n", "1,2 kW", "1,2 MW", "unit_error"),
    ("more than any on-chip memory", "ko", "칩\n\n칩 하나의 내장 메모리 {}는 앞세대와 같다. 클럭이 올랐다.\n", "900MB", "900GB", "out_of_range"),
    ("unit of price", "ko", "가격\n\n새 카드의 가격은 {}이다. 물량은 적다.\n", "150만 원", "150W", "unit_error"),
    ("unit of latency", "tr", "Ölçüm\n\nOrtalama gecikme {} olarak ölçüldü. Sunucu boştaydı.\n", "12 ms", "12 GB", "unit_error"),
    ("label and text", "tr", "Meltem M2 modülü\n\nMeltem M2 küçük bir modüldür. {} LPDDR5 bellekle gelir.\n\nTEKNİK ÖZELLİKLER\nBellek: 16 GB LPDDR5\nDepolama: 64 GB eMMC\n", "16 GB", "12 GB", "contradiction"),
    ("misprint beside one word", "tr", "Hazar H5\n\nVe fiyat! Başlangıç 1.299 dolar. Salon alkışladı.\n\nKapanış: ilk dizüstü {} başlıyor. İyi geceler.\n", "1.299 dolardan", "1.399 dolardan", "contradiction"),
    ("misprint beside one name", "ko", "소식\n\n소소반도체가 시리즈 A로 210억 원을 받았습니다. 작은 회사예요.\n\n소소반도체가 받은 {}을 어디에 쓸지는 따로 다룹니다.\n", "210억 원", "290억 원", "contradiction"),
    ("pointed at", "tr", "Fatura\n\nİş tam altı gün sürdü. Kart hiç durmadı.\n\n{} bu maceradan çok şey öğrendim.\n", "Altı günlük", "Dokuz günlük", "contradiction"),
    ("bound that no value keeps", "ko", "성적\n\n보우 Pod16은 ResNet-50을 19.6분 만에 학습시켰다. 관계자는 ResNet-50을 {} 안에 끝낸 데 뜻이 있다고 말했다.\n", "20분", "15분", "contradiction"),
    ("as it is", "ko", "학습\n\n데이터도 같고 배치 크기도 양쪽 모두 {}으로 맞췄다.\n\n시간은 오래 걸렸다.\n\n이번에는 배치 크기를 256 그대로 두었다.\n", "256", "512", "contradiction"),
    ("date told by a participle", "tr", "Yeni tesis açılıyor\n\n12.05.2025 - Ankara\n\n9 Nisan {} yılında temeli atılan tesis üç binadan oluşacak.\n", "2025", "2026", "date_after_publication"),
    ("yield", "tr", "Üretim\n\nMühendisler verimi yüzde {} düzeyine çekti. Hat gece de çalışıyor.\n", "81", "181", "impossible"),
    ("negative size", "tr", "Bellek\n\nYeni kartın belleği 128 GB, öncekinde {} vardı. Satış yılın ikinci yarısında.\n", "96 GB", "-96 GB", "impossible"),
]  # fmt: skip


@both_ways(RULES)
def test_rule_finds_what_is_wrong_and_what_is_right_left_alone(weighed, text, language, cause):
    weighed(text, language, cause)


def test_saving_on_a_bundle_is_no_wrong_product(store, read):
    text = "카메라\n\n가격은 한 대에 34만 원입니다. 열 대 묶음은 320만 원으로, 따로 살 때보다 20만 원을 아낄 수 있습니다.\n"
    assert objections(store, read, text, "ko") == set()


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("실적\n\n매출은 211억 원, 영업손실은 96억 원이다. 작년과 비교하면 매출은 4.4배로 뛰었다.\n", "ko"),
        ("장비\n\n전력은 200W라 130W 더 먹는다. 램은 2배다.\n", "ko"),
        ("이익\n\n매출은 1조 2천억 원이다. 영업이익은 1,840억 원으로 세 배가 됐다.\n", "ko"),
        ("Fiyat\n\n16 GB sürümü 62.999 TL, 32 GB sürümü 69.499 TL. Peşin alımda %5 indirim var.\n", "tr"),
        ("Pazar\n\nPazar 95 milyon dolardan 410 milyon dolara çıkacak; yıllık ortalama büyüme yüzde 34.\n", "tr"),
    ],
)
def test_change_of_another_thing_is_left_alone(store, read, text, language):
    assert objections(store, read, text, language) == set()


@pytest.mark.parametrize(
    ("text", "language", "surface"),
    [
        ("시험 환경\n\n시험은 cuDNN 7.1.2 환경에서 했다. 결과는 아래와 같다.\n", "ko", "7.1.2"),
        ("Deney\n\nDeney TensorFlow 1.7.0 altında yapıldı. Sonuçlar aşağıda.\n", "tr", "1.7.0"),
        ("서버 구성\n\nIPU-M2000 한 대에는 IPU 4개가 들어간다. 크기는 작다.\n", "ko", "4개"),
    ],
)
def test_number_beside_a_name_of_the_rows_is_supported(store, read, text, language, surface):
    store.add(read(text, language))
    run_audit(store)
    assert ("supported",) in store.sql("SELECT standing FROM figure_standings WHERE surface = ?", [surface]).fetchall()


def test_bound_that_the_rows_just_miss_is_refuted_whatever_the_claim_says(store, read):
    text = "질의응답\n\n그래프코어의 IPU는 새로 설계했다. 안에 든 1500개 이상의 코어가 저마다 다른 명령어를 실행한다.\n"
    store.add(read(text, "ko"))
    run_audit(store)
    assert store.sql("SELECT DISTINCT standing FROM figure_standings WHERE surface = '1500개'").fetchall() == [("refuted",)]


def test_names_are_one_by_their_sound():
    from pipeline.verify.sounds import designations, sound

    assert sound("헬리온") == sound("Helion")
    assert designations("미르2의 처리량") & designations("Mir 2 yongası")
    assert designations("A100 kartı") != designations("H100 kartı")
    assert designations("올해 3분기 매출은 32% 늘었다") == frozenset()


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("tr", "Bir haber\n\nDört sunucu aldık; her sunucuda 8 H100 var, toplam 32 kart."),
        ("tr", "Bir haber\n\nİki düğüm var, her birinde sekiz kart, toplam 16 kart."),
        ("tr", "Oyuncu dizüstüleri\n\nPars 16 dizüstü bilgisayarda GeForce RTX 4070 var. GeForce RTX 4070 burada 8 GB bellek taşıyor, 4.608 çekirdekle gelir."),
        ("ko", "게임용 노트북\n\n파르스 16 노트북에는 RTX 4090이 있다. RTX 4090은 여기서 메모리가 16GB이고 코어는 9,728개다."),
    ],
)
def test_so_many_in_each_and_what_laptops_have_are_right(store, read, language, text):
    assert not objections(store, read, text, language)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("tr", "Kart haberi\n\nGeForce RTX 4090 kartında 42 GB bellek var."),
        ("tr", "Bir haber\n\nDepoda 14 sunucu ve 18 sunucu var, toplam 42 sunucu."),
    ],
)
def test_a_card_and_a_sum_are_still_held_against_what_is_known(store, read, language, text):
    assert objections(store, read, text, language)
