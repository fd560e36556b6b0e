"""Units a thousand off, points told in per cent, digits in another order, shares and multiples told to the digit: found, and silent where all is right."""

from __future__ import annotations

import pytest

from tests.verify.test_places import objections

TOLD = [
    ("ko", "속도\n\n저장 장치는 60GB짜리 파일을 12초에 읽었다. 96GB를 15초에 옮겼으니 초당 6.4{}다.\n", "GB", "MB", "unit_error"),
    ("tr", "Disk\n\nSürücü 84 GB'lık arşivi 12 saniyede okudu; saniyede 7 {} demek bu.\n", "GB", "MB", "unit_error"),
    ("ko", "메모리\n\n이 적층 메모리는 핀 1024개가 저마다 6.4Gbps로 움직여 초당 819{}를 낸다.\n", "GB", "MB", "unit_error"),
    ("tr", "Ağ\n\nAnahtarda 64 kapı var, her biri 800 Gbps taşıyor; toplam 51,2 {} ediyor.\n", "Tbps", "Gbps", "unit_error"),
    ("ko", "표\n\n| 항목 | 1세대 | 2세대 |\n|---|---|---|\n| 대역폭 | 96GB/s | 128.4{}/s |\n| 무게 | 1.3kg | 1.2kg |\n", "GB", "MB", "unit_error"),
    ("tr", "Tablo\n\n| Özellik | Eski | Yeni |\n|---|---|---|\n| Bant genişliği | 88 GB/s | 112,5 {}/s |\n| Fiyat | 90 dolar | 95 dolar |\n", "GB", "MB", "unit_error"),
    ("ko", "수율\n\n처음에는 62%였고 지금은 81%다. 석 달 사이 {} 올랐다.\n", "19%포인트", "19%", "unit_error"),
    ("tr", "Doluluk\n\nDoluluk ocakta yüzde 54 iken haziranda yüzde 71 oldu. Altı ayda {} yükseldi.\n", "17 puan", "yüzde 17", "unit_error"),
    ("ko", "칩\n\n곱셈기는 모두 4만 7,382개다. 처음 나온 칩치고는 많다. 설계는 두 해 걸렸다.\n\n다시 말하지만 곱셈기가 {}나 된다.\n", "4만 7,382개", "4만 3,782개", "contradiction"),
    ("tr", "Dizüstü\n\nYeni model 57.480 liradan satılıyor. Ekranı parlak, klavyesi rahat.\n\nEksiler: {} liralık etiket ve az kapı.\n", "57.480", "54.780", "contradiction"),
    ("ko", "실적\n\n매출은 8.4조 원이었다. 데이터센터가 3.1{} 원으로 전체의 37%를 차지했다.\n", "조", "억", "ratio"),
    ("tr", "Gelir\n\nÇeyrek geliri 6,4 milyar dolar oldu. Bellek 2,5 {} dolarla toplamın yüzde 39'u.\n", "milyar", "milyon", "ratio"),
    ("tr", "Yatırım\n\nOrtak, {} milyar dolarlık değerlemenin üç yıl önceki 600 milyonun tam üç katı olduğunu söyledi.\n", "1,8", "1,1", "ratio"),
    ("ko", "증설\n\n천안에 6천 장, 구미에 3천 장, 합쳐서 {} 장 규모의 라인이 들어선다.\n", "9천", "8천", "wrong_total"),
    ("ko", "실적\n\n3분기 매출은 1,530억 원으로 한 해 전 1,020억 원보다 {} 늘었다. 이익은 210억 원이다.\n", "50%", "28%", "ratio"),
    ("tr", "Soğutma\n\nYeni salonun PUE hedefi 1,15. Ülkedeki salonların ortalaması 1,48 olarak hesaplandı; yeni salonun değeri bu ortalamanın hayli {} kalıyor.\n", "altında", "üstünde", "wrong_side"),
    ("ko", "효율\n\n새 센터의 PUE는 1.17이다. 국내 센터의 평균은 1.52였고, 새 센터는 이 평균보다 훨씬 {}.\n", "낮다", "높다", "wrong_side"),
    ("ko", '비교\n\n"대역폭은 저희가 조금 {}. K90이 초당 420GB, 저희가 초당 380GB입니다."\n', "낮습니다", "높습니다", "wrong_side"),
    ("tr", "Görüşme\n\nBu işte biz biraz daha {} çekiyoruz. K90 72 watt, bizimki 64 watt çekiyor.\n", "az", "çok", "wrong_side"),
    ("ko", "온도\n\n온도는 왼쪽 칩 78도, 오른쪽 칩 69도. 왼쪽 칩이 9도 더 {}.\n", "뜨겁다", "시원하다", "wrong_side"),
    ("ko", "편집\n\n영상을 내보내는 데 2025년형이 4분 20초, 2024년형이 4분 50초 걸렸다. 새 모델이 30초 {}.\n", "빨랐다", "느렸다", "wrong_side"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "right", "wrong", "cause"), TOLD)
def test_what_is_wrong_is_found(store, read, language, text, right, wrong, cause):
    del right
    assert cause in objections(store, read, text.format(wrong), language)


@pytest.mark.parametrize(("language", "text", "right", "wrong", "cause"), TOLD)
def test_what_is_right_is_left_alone(store, read, language, text, right, wrong, cause):
    del wrong, cause
    assert not objections(store, read, text.format(right), language)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("ko", "성능\n\n정답률은 60%에서 72%로 바뀌었다. 상대적으로 보면 20% 올랐다.\n"),
        ("tr", "Oran\n\nPay yüzde 40'tan yüzde 50'ye çıktı; geçen yıla göre yüzde 25 arttı.\n"),
        ("ko", "표\n\n| 제품 | 메모리 | 저장 |\n|---|---|---|\n| 하나 | 2GB | 2TB |\n| 두리 | 4GB | 1TB |\n"),
        ("tr", "Fiyat\n\nDağ modeli 12.490 lira. Ekranı mat.\n\nDeniz modeli ise 14.290 lira, fırsat ürünü.\n\nDüzeltme: ilk yazıda 12.490 yerine 14.290 yazmıştık.\n"),
        ("ko", "비교\n\n값은 저희가 높습니다. K90과 K70이 각각 90만 원과 70만 원입니다.\n"),
        ("tr", "Ölçüm\n\nEski salon 1,60, yeni salon 1,20. Ortalama 1,48; eskisi bu ortalamanın üstünde.\n"),
        ("ko", "저장\n\n서버 40대에 SSD가 8TB씩 들어가고 램은 모두 640GB다.\n"),
    ],
)
def test_what_only_looks_so_is_left_alone(store, read, language, text):
    assert not objections(store, read, text, language)
