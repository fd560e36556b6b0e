"""What is measured at a firm, beside its name or on its telephone is told of its thing; lists told of in turn; what only models have."""

from __future__ import annotations

import pytest

DUEL_TR = "AMD Radeon RX 9070 ile Intel Arc B580 aynı oyunda denendi. Radeon RX 9070 ısındı. Arc B580 serin kaldı."
DUEL_KO = "AMD 라데온 RX 9070과 인텔 아크 B580을 같은 게임으로 시험했다. 라데온 RX 9070은 뜨거웠다. 아크 B580은 조용했다."
PHONE_TR = "Google Pixel 10'da Tensor G5 var. Tensor G5 3 nm sürecinde üretiliyor."
PHONE_KO = "삼성 갤럭시 S25에는 엑시노스 2500이 들어간다. 엑시노스 2500은 3나노다."


def subjects(document):
    """Surface of each figure with a claim -> subject of the claim."""
    surfaces = {figure.start: figure.surface for figure in document.figures}
    return {surfaces[claim.figure]: claim.subject for claim in document.claims if claim.figure in surfaces}


FIRMS = [
    ("tr", f"{DUEL_TR} Çekilen güç AMD'de 230 W, Intel'de 168 W.", {"230 W": "RX 9070", "168 W": "Arc B580"}),
    ("ko", f"{DUEL_KO} 소비전력은 AMD에서는 230W, 인텔에서는 168W다.", {"230W": "RX 9070", "168W": "Arc B580"}),
    ("tr", f"{DUEL_TR} Boşta çekilen güç: AMD 21 W, Intel 35 W.", {"21 W": "RX 9070", "35 W": "Arc B580"}),
    ("ko", f"{DUEL_KO} 대기 전력은 AMD 21W, 인텔 35W다.", {"21W": "RX 9070", "35W": "Arc B580"}),
]


@pytest.mark.parametrize(("language", "text", "wanted"), FIRMS)
def test_a_firm_stands_for_its_thing(read, language, text, wanted):
    found = subjects(read(text, language))
    assert {surface: found.get(surface) for surface in wanted} == wanted


@pytest.mark.parametrize(
    ("text", "surface"),
    [
        (f"{DUEL_TR} Intel'de çalışan mühendisler sınamayı 12 saatte bitirdi.", "12 saat"),  # where somebody works
        ("AMD Radeon RX 9070 denendi. Kart geçen ay Amazon'da 720 dolardı.", "720 dolar"),  # where it is sold
        (f"{DUEL_TR} Intel'in payı yüzde 12.", "yüzde 12"),  # what firms have themselves
    ],
)
def test_a_firm_does_not_stand_for_its_thing_there(read, text, surface):
    document = read(text, "tr")
    starts = {figure.start for figure in document.figures if figure.surface == surface}
    methods = {slot.method for claim in document.claims if claim.figure in starts for slot in claim.slots}
    assert methods and "makers_only_thing" not in methods


@pytest.mark.parametrize(
    ("language", "text", "surface", "subject"),
    [
        ("tr", f"{PHONE_TR} Google'ın telefonu 4.970 mAh'lik bir pil taşıyor.", "4.970 mAh", "Pixel 10"),
        ("tr", f"{PHONE_TR} Google'ın yongası 3,8 GHz'e çıkıyor.", "3,8 GHz", "Tensor G5"),
        ("ko", f"{PHONE_KO} 삼성전자의 스마트폰은 배터리가 4,000mAh다.", "4,000mAh", "Galaxy S25"),
        ("ko", f"{PHONE_KO} 삼성전자의 칩은 3.3GHz까지 오른다.", "3.3GHz", "Exynos 2500"),
    ],
)
def test_a_telephone_is_not_the_chip_in_it(read, language, text, surface, subject):
    assert subjects(read(text, language))[surface] == subject


LISTS = [
    ("tr", "Bu ay Poyraz P3, Fırtına F2 ve Meltem M1 kartlarını denedik. Oda serindi. Kutular büyüktü. Fanlar sessizdi. Masa sağlamdı. Güç tüketimleri sırasıyla 120, 95 ve 80 watt.", {"95": "Fırtına F2", "80 watt": "Meltem M1"}),
    ("ko", "이달에는 새벽 N7, 샛별 X2, 노을 K1을 시험했다. 방은 조용했다. 상자는 컸다. 팬은 작았다. 책상은 튼튼했다. 소비전력은 각각 120W, 95W, 80W다.", {"95W": "샛별 X2", "80W": "노을 K1"}),
]


@pytest.mark.parametrize(("language", "text", "wanted"), LISTS)
def test_values_in_turn_are_of_the_things_that_were_listed(read, language, text, wanted):
    found = subjects(read(text, language))
    assert {surface: found.get(surface) for surface in wanted} == wanted


def test_values_in_turn_of_loads_are_not(read):
    text = "Bu ay Poyraz P3, Fırtına F2 ve Meltem M1 kartlarını denedik. Oda serindi. Kutular büyüktü. Fanlar sessizdi. Masa sağlamdı. Meltem M1 boşta, orta ve tam yükte sırasıyla 12, 40 ve 80 watt çekiyor."
    assert set(subjects(read(text, "tr")).values()) == {"Meltem M1"}


LEARNED = [
    ("tr", "Defne-3B adlı dil modelini ince ayarladık. Donanım olarak bir A100 kullandık. Her şey bir odadaydı. Eğitim 3 dönem sürdü, öğrenme oranı 2e-5.", "2e-5"),
    ("ko", "라마 3 8B 모델을 미세조정했다. 장비로는 A100 한 장을 썼다. 모두 한 방에 있었다. 학습률은 0.0002다.", "0.0002"),
]


@pytest.mark.parametrize(("language", "text", "surface"), LEARNED)
def test_what_is_learned_is_not_learned_by_the_chip(read, language, text, surface):
    assert subjects(read(text, language))[surface] != "A100"


def test_a_training_time_is_of_the_chip(read):
    text = "Llama 3 8B modelini ince ayarladık. Donanım olarak bir A100 kullandık. Eğitim A100 üzerinde 19 saat sürdü."
    assert subjects(read(text, "tr"))["19 saat"] == "A100"


@pytest.mark.parametrize(
    ("language", "text", "surface", "metric"),
    [
        ("tr", "Kasım kartı 9.216 çekirdekle geliyor. Bu, Poyraz P3'teki 6.144 çekirdeğe göre yüzde 50 fazla.", "yüzde 50", "core_count"),
        ("ko", "가온 T9는 9,216코어다. 나래 S3의 6,144코어보다 50% 많다.", "50%", "core_count"),
        ("tr", "Kasım kartı 24 GB bellekle geliyor. Kart, Poyraz P3'e göre yüzde 50 hızlı.", "yüzde 50", "performance"),
        ("tr", "Ekim işlemcisinin genel hesaplama performansı yüzde 30 arttı.", "yüzde 30", "performance"),
        ("tr", "Ekim işlemcisinin hesaplama performansı yüzde 30 arttı.", "yüzde 30", "compute_performance"),
        ("tr", "Yonga Evi geçen yılki turun ardından 2 milyar doların üzerinde değerlendi.", "2 milyar dolar", "valuation"),
    ],
)
def test_metric(read, language, text, surface, metric):
    document = read(text, language)
    starts = {figure.start for figure in document.figures if figure.surface == surface}
    assert [claim.metric for claim in document.claims if claim.figure in starts] == [metric]


def test_others_have_what_is_told_of_them(read):
    text = "Xiaomi yüzde 42 büyüdü. Bu markalar dışında “diğer” telefon üreticilerinin toplam sevkiyatı 101,7 milyon, payı ise yüzde 28 oldu."
    found = subjects(read(text, "tr"))
    assert "üretici" in found["101,7 milyon"]
    assert "üretici" in found["yüzde 28"]
