"""What is told again, or left over, otherwise than it was told: each with the right text beside the wrong."""

from __future__ import annotations

import pytest

from tests.verify.test_places import objections
from tests.verify.twins import both_ways

_SHEET_KO = "두 상자\n\n| 제품 | 메모리 | 소음 | 가격 |\n|---|---|---|---|\n| 누리 M2 | 48GB | 38dB | 310만 원 |\n| 가온 T5 | 96GB | 44dB | 520만 원 |\n\n조용한 쪽을 고르자면 누리다. {}\n"
_SHEET_TR = "İki kutu\n\n| | Meşe Bir | Kayın Plus |\n|---|---|---|\n| Fiyat (TL) | 71.000 | 98.000 |\n| Bellek (GB) | 24 | 56 |\n| Gürültü (dB) | 33 | 41 |\n\nMasaüstü için yeter. {}\n"

TOLD = [
    ("a cell", "ko", _SHEET_KO, "가온 T5의 96GB는 큰 모델에 맞는다.", "가온 T5의 80GB는 큰 모델에 맞는다.", "contradiction"),
    ("a cell of a column", "tr", _SHEET_TR, "Dengeyi Kayın Plus kuruyor. 56 GB belleği orta boy modellere yeter.", "Dengeyi Kayın Plus kuruyor. 40 GB belleği orta boy modellere yeter.", "contradiction"),
    ("days of one month", "tr", "Kargo\n\nKutuyu 4 Mart Pazartesi verdiler, {} elime geçti.\n", "7 Mart Perşembe", "7 Mart Cuma", "contradiction"),
    ("days of one month", "ko", "이번 주 일정\n\n- 12일(화) 간담회\n\n- {} 세미나\n", "14일(목)", "14일(금)", "contradiction"),
    ("groups and the rest", "ko", "공장\n\n일하는 사람은 70명이다. 18명씩 3개 조가 돌아가며 서고, 나머지 {}은 사무실에 있다.\n", "16명", "26명", "wrong_total"),
    ("a part and the rest", "ko", "고객\n\n가장 큰 두 곳이 매출의 60%를 낸다. 나머지 {}을 합쳐도 40%다. 거래처는 모두 서른한 곳이다.\n", "스물아홉 곳", "열여덟 곳", "wrong_total"),
    ("newcomers", "tr", "Mektup\n\nEkip yedi kişiydi, şimdi on. Yeni gelen {} arkadaş veri tarafında.\n", "üç", "beş", "wrong_total"),
    ("a noun with its value", "tr", "Çeyrek\n\nBrüt kâr 300 milyon lira, brüt kâr marjı yüzde 30 oldu.\n\nGenel müdür konuştu. Yüzde {} brüt marj rastlantı değil, dedi.\n", "30'luk", "36'lık", "contradiction"),
    ("a noun with its value", "ko", "분기\n\n매출총이익은 300억 원, 매출총이익률은 30%였다.\n\n대표가 말했다. {}의 매출총이익률은 우연이 아니라고 했다.\n", "30%", "36%", "contradiction"),
    ("a firm's results", "tr", "Bülten, 4 Mart 2025\n\nBu hafta çok şey oldu. Ayın {} de Sedir bilançosu var.\n\nTakvim\n\n18 Mart Salı: Sedir bilançosu.\n", "18'inde", "25'inde", "contradiction"),
    ("a firm's results", "ko", "소식지, 2025년 3월 4일\n\n{}에 가람반도체 실적 발표가 있다.\n\n일정\n\n3월 18일: 가람반도체 실적 발표\n", "3월 18일", "3월 25일", "contradiction"),
    ("lights", "ko", "르포\n\n첫 서버는 2026년 9월에 가동된다.\n\n군수는 2026년 {}이면 저 건물에 불이 들어온다고 말했다.\n", "9월", "3월", "contradiction"),
    ("a headline's multiple of speed", "tr", "Eski kartı söktüm, resim üretme hızı {} arttı\n\nBir resim eski kartta 18 saniye, yenisinde 3 saniye sürdü. Güç 400 watt.\n", "6 kat", "9 kat", "headline_differs"),
    ("a headline's multiple of speed", "ko", "낡은 카드를 뺐다, 그림 뽑는 속도 {}\n\n그림 한 장에 옛 카드는 18초, 새 카드는 3초가 걸렸다. 전력은 400W다.\n", "6배", "9배", "headline_differs"),
    ("a list with fewer things", "tr", "Yenilikler\n\nSürüme {} yeni test eklendi: küçük bir dil modelinin ince ayarı ve büyük bir graf ağının eğitimi.\n", "iki", "dört", "contradiction"),
    ("a list with fewer things", "ko", "새 판\n\n이번 판에는 {} 시험이 더해졌다: 작은 언어 모델의 미세조정과 큰 그래프 신경망의 학습.\n", "두 가지", "네 가지", "contradiction"),
    ("beyond the count", "tr", "Deftere not\n\nModeli dört tur eğittik.\n\nKayıp ilk turun başında 1,6'ydı, {} turun sonunda 1,1'e indi.\n", "dördüncü", "altıncı", "contradiction"),
    ("beyond the count", "ko", "실험 기록\n\n모두 네 에폭을 학습했다.\n\n손실은 처음에 1.6이었고 {} 에폭이 끝나자 1.1로 내려갔다.\n", "네 번째", "여섯 번째", "contradiction"),
    ("room in a supply", "ko", "작은 상자\n\n전원은 90W 어댑터로 받는다.\n\n가장 많이 먹을 때도 {}여서 어댑터에는 여유가 있다.\n", "71W", "104W", "contradiction"),
    ("room in a supply", "tr", "Küçük kutu\n\nKutudan 90 W'lık adaptör çıkıyor.\n\nEn çok {} çekti, adaptörde pay kalıyor.\n", "71 W", "104 W", "contradiction"),
    ("money taken", "tr", "Söyleşi\n\nGirişim haziranda A serisi turunda 4 milyon dolar yatırım aldı.\n\n— Para yeter mi?\n\n— {} Prototipe kadar yeter.\n", "Hazirandaki para duruyor.", "Kimseden yatırım almadık.", "contradiction"),
    ("money taken", "ko", '인터뷰\n\n이 회사는 6월 시리즈 A에서 90억 원을 투자받았다.\n\n― 돈은 충분한가.\n\n"{} 시제품까지는 간다."\n', "그 돈이면", "외부 투자는 한 푼도 받지 않았지만", "contradiction"),
    ("a share of the former's", "ko", "신제품\n\n소비전력은 전작의 160W에서 120W로 낮아졌다.\n\n대표는 전작이 쓰던 전력의 {}으로 더 많은 일을 한다고 했다.\n", "4분의 3", "절반만", "ratio"),
    ("so long ago", "tr", "Hesap, 10 Mayıs 2026\n\nBurada {} önce verdiğimiz kararı anlatacağım.\n\nMart 2025'te önümüzde iki yol vardı.\n", "on dört ay", "yirmi dört ay", "contradiction"),
    ("so long ago", "ko", "회고, 2026년 5월 10일\n\n{} 전인 2019년에 첫 시제품을 만들었다.\n", "7년", "11년", "contradiction"),
    ("departments", "ko", '탐방\n\n세 사람이 차린 회사의 임직원은 {}이 됐다.\n\n― 어디에서 일하나.\n\n"연구가 24명, 생산이 17명, 영업과 관리가 9명입니다."\n', "50명", "60명", "wrong_total"),
    ("departments", "tr", "Gezi\n\nAtölye büyüdü; şirkette {} çalışıyor.\n\nDağılımı sordum. Şimdi araştırmada 24, üretimde 17, yönetimde 9 kişi var, dedi.\n", "50 kişi", "60 kişi", "wrong_total"),
    ("a validation part", "ko", "측정\n\n정확도는 ImageNet의 검증용 이미지 {}으로 쟀다.\n", "5만 장", "12만 장", "reference_differs"),
    ("a validation part", "tr", "Ölçüm\n\nDoğruluk ImageNet doğrulama kümesinden {} ile ölçüldü.\n", "20 bin görüntü", "70 bin görüntü", "reference_differs"),
    ("as was said", "ko", "답글\n\n하루 8시간 돌리니 전기가 꽤 나갑니다.\n\n네, 맞습니다. 하루 {}은 평일 기준이고 주말에도 비슷합니다.\n", "8시간", "5시간", "contradiction"),
    ("as was said", "tr", "Yanıt\n\nKartı günde 8 saat çalıştırıyorum, fatura kabardı.\n\nEvet, dediğim günde {} yalnız hafta içi için.\n", "8 saat", "5 saat", "contradiction"),
    ("a chip's process", "ko", "인터뷰\n\n이 회사는 4나노 공정으로 만든 칩 '한결 3'의 양산을 시작했다.\n\n― 한결 3은 무엇이 다른가.\n\n\"{}로 옮기면서 일을 더 하게 됐습니다.\"\n", "4나노", "6나노", "contradiction"),
    ("a chip's process", "tr", "Söyleşi\n\nŞirket 4 nanometreyle üretilen Sedir 3'ü çıkardı.\n\n— Sedir 3'te ne değişti?\n\n— {} nanometreye geçince daha çok iş yapıyoruz.\n", "4", "6", "contradiction"),
    ("nearly half", "ko", "고객\n\n가장 큰 자동차 회사 한 곳이 매출의 {}를 차지한다.\n\n자동차 회사 한 곳에 매출 절반 가까이를 기대는 셈이다.\n", "47%", "27%", "contradiction"),
    ("nearly half", "tr", "Müşteriler\n\nEn büyük müşteri olan otomobil firması gelirin yüzde {} getiriyor.\n\nGelirin neredeyse yarısı en büyük müşteri olan otomobil firmasından geliyor.\n", "47'sini", "27'sini", "contradiction"),
    ("as many as fit", "tr", "Dolap\n\nDolaba {} sunucu sığıyor.\n\nSunucu başına 3,5 kW gerekiyor, dolu bir dolap prizden 17,5 kW çekiyor.\n\nHepsi fabrikada deneniyor.\n\nBeş sunuculu dolabın fiyatı açıklanmadı.\n", "beş", "yedi", "wrong_total"),
    ("a gap summed up", "ko", "옮긴 이야기\n\nA40 묶음은 학습에 260시간이 걸렸습니다. H40 묶음은 학습을 220시간 만에 끝냈습니다.\n\n다른 이야기도 있습니다. 케이블이 비쌌습니다. 자리도 좁았습니다. 소리는 컸습니다. 값도 올랐습니다.\n\n정리하면 이렇습니다. 자리는 그대로, 시간은 {} 단축입니다.\n", "40시간", "70시간", "ratio"),
]  # fmt: skip


@both_ways(TOLD)
def test_what_was_told_otherwise_is_in_conflict_and_what_is_right_left_alone(weighed, text, language, cause):
    weighed(text, language, cause)


@pytest.mark.parametrize(
    ("text", "language"),
    [
        (_SHEET_KO.format("가온 T5의 192GB는 두 대를 묶은 값이다."), "ko"),  # twice the cell
        (_SHEET_KO.format("가온 T5의 전작은 80GB였다."), "ko"),
        (_SHEET_TR.format("Kayın Plus'ın 40 GB belleği olsaydı yetmezdi."), "tr"),
        ("Takvim\n\n29 Mart Cuma günü başlıyoruz, 1 Nisan Pazartesi bitiyor.\n", "tr"),  # of two months
        ("일정\n\n- 28일(목) 간담회\n\n- 2일(화) 다음 달 첫 세미나\n", "ko"),
        ("공장\n\n일하는 사람은 70명이다. 18명씩 3개 조가 돌고, 나머지 두 조는 쉰다. 16명은 사무실에 있다.\n", "ko"),
        ("Mektup\n\nEkip yedi kişiydi, şimdi on. Yeni gelen üç arkadaştan ikisi mühendis.\n", "tr"),
        ("Bülten\n\nAyın 18'inde Sedir bilançosu var.\n\nAyın 25'inde Çınar bilançosu açıklanacak.\n", "tr"),  # of two firms
        ("Sürüm\n\nÜç yenilik var: kurulum kolaylaştı ve arayüz yenilendi.\n", "tr"),  # a sentence of its own
        ("Sunucu\n\nKutuda sekiz kart var: Çınar ve Meşe.\n", "tr"),  # of two kinds
        ("속도 4배 새 카드\n\n그림은 20초에서 10초로, 영상은 40초에서 10초로 줄었다.\n", "ko"),
        ("Deftere not\n\nModeli dört tur eğittik, gelecek ay altıncı tura kadar süreceğiz.\n", "tr"),
        ("작은 상자\n\n전원은 90W 어댑터로 받는다. 104W를 먹을 때는 어댑터가 모자랐다.\n", "ko"),
        ("인터뷰\n\n가람은 시리즈 A에서 90억 원을, 누리는 시리즈 B에서 200억 원을 투자받았다.\n\n나루는 투자 없이 버틴다.\n\n세 곳이 다 다르다. 지난해 가람은 시리즈 A를 마쳤고 30억 원을 더 유치했다.\n", "ko"),
        ("인터뷰\n\n가람은 6월 시리즈 A에서 90억 원을 투자받았다.\n\n누리는 외부 투자는 한 푼도 받지 않았다.\n", "ko"),
        ("회고, 2026년 5월 10일\n\n2021년에 창업하기 3년 전인 2018년에 첫 시제품을 만들었다.\n", "ko"),
        ("Hesap, 10 Mayıs 2026\n\nŞirketten on ay önce ayrılmıştım.\n\nMart 2023'te başka bir işe girdim.\n", "tr"),
        ("탐방\n\n임직원은 80명이다.\n\n올해는 연구 24명, 생산 17명, 영업 9명을 새로 뽑았다.\n", "ko"),  # who came
        ("측정\n\n정확도는 ImageNet-21k에서 뽑은 검증용 이미지 12만 장으로 쟀다.\n", "ko"),
        ("칩\n\n한결 3은 4나노 공정으로 만들었다. 한결 3의 I/O 다이는 6나노다.\n", "ko"),
        ("칩\n\n한결 3은 4나노 공정으로 만들었다. 한결 2는 6나노였다.\n", "ko"),
        ("Gelir\n\nGelirin yüzde 27'si buluttan geliyor.\n\nMüşterilerin neredeyse yarısı bulutta.\n", "tr"),
        ("Kartlar\n\nBu kart 350 W çekiyor, kasa iyi havalansın.\n\nHesap basit: 250 W'lık kart günde 8 saatte 2 kWh yapar.\n", "tr"),  # another card
    ],
)  # fmt: skip
def test_other_things_are_left_alone(store, read, text, language):
    assert not objections(store, read, text, language) & {"contradiction", "wrong_total"}
