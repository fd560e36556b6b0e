"""Bounds, bases, periods and other sides that small words tell."""

from __future__ import annotations

import pytest

QUANTIFIERS = [
    ("Kart ötekinin yarısından bile ucuza geliyor.", "yarısı", "less_than"),
    ("Yeni model eskisinin iki katından hızlı.", "iki katı", "more_than"),
    ("Artış yüzde 8'le sınırlı kaldı.", "yüzde 8", "exact"),
    ("Bellek 8 GB ile sınırlı.", "8 GB", "at_most"),
]
CONDITIONS = [
    pytest.param("tr", "Çınar C3 yoğun FP8 hesabında 800 TFLOPS veriyor.", 800, "sparsity", "yoğun", id="tr-dense"),
    pytest.param("ko", "노을 C3은 FP8(dense)에서 800TFLOPS를 낸다.", 800, "sparsity", "dense", id="ko-dense"),
    pytest.param("tr", "Çınar C3 yoğun trafikte 300 W çekiyor.", 300, "sparsity", None, id="tr-busy-is-no-dense"),
    pytest.param("tr", "Çınar C3'ün çıkış fiyatı 1.200 dolardı.", 1200, "price_basis", "launch price", id="tr-launch-price"),
    pytest.param("ko", "노을 C3의 출시가는 1200만 원이었다.", 12000000, "price_basis", "launch price", id="ko-launch-price"),
    pytest.param("tr", "Çınar C3'ün ortalama satış fiyatı 900 dolar.", 900, "price_basis", "average selling price", id="tr-average-price"),
    pytest.param("tr", "MI300X 210 milisaniyede yanıt verdi.", 210, "resolution", None, id="tr-name-before-a-number"),
]
PERIODS = [
    pytest.param("Kandil Çip'in geliri üçüncü çeyrekte yüzde 30 arttı\n\n6 Kasım 2025 - Kandil Çip, üçüncü çeyrekte beklentilerin üzerinde gelir açıkladı. Şirketin geliri 400 milyon dolara ulaştı.", 400e6, "2025-Q3", id="beats-what-was-expected"),
    pytest.param("Kandil Çip'in geliri üçüncü çeyrekte yüzde 30 arttı\n\n6 Kasım 2025 - Kandil Çip güçlü bir dönem geçirdi.\n\nNet kâr 60 milyon dolara yükseldi.", 60e6, "2025-Q3", id="told-at-the-head"),
    pytest.param("Kandil Çip yeni kartını tanıttı\n\n6 Kasım 2025 - Kart üçüncü çeyrekte çıktı.\n\nŞirketin geliri 60 milyon dolara yükseldi.", 60e6, None, id="when-a-thing-came-out"),
]
SIDES = [
    pytest.param("Poyra V6 ve RTX 3090 ile RTX 4090 karşılaştırması. Yani Poyra V6, 3090'dan %50 pahalı, 4090'ın ise yarısından ucuz.", "yarısı", "Poyra V6", "RTX 4090", id="owner-with-a-particle"),
    pytest.param("SDXL'de H200 saniyede 1,8 görüntü çıkarırken Poyra V6 0,9 görüntüyle bunun yarısında kaldı.", "yarısı", "Poyra V6", "H200", id="pronoun-of-the-first"),
]


@pytest.mark.parametrize(("text", "surface", "quantifier"), QUANTIFIERS)
def test_bounds(read, text, surface, quantifier):
    assert next(f.quantifier for f in read(text, "tr").figures if f.surface == surface) == quantifier


def test_rank_of_a_grouped_number(read):
    assert [(f.kind, f.value) for f in read("Bir düğüm 11.000. adımda düştü.", "tr").figures] == [("ordinal", 11000)]


def test_end_of_a_sentence_is_no_rank(read):
    assert [f.kind for f in read("Toplam 11.000. Sonra durdu.", "tr").figures] == ["quantity"]


@pytest.mark.parametrize(("language", "text", "value", "key", "told"), CONDITIONS)
def test_conditions_by_small_words(read, language, text, value, key, told):
    assert next(claim for claim in read(text, language).claims if claim.value == value).conditions.get(key) == told


@pytest.mark.parametrize(("text", "value", "period"), PERIODS)
def test_quarter_whose_results_are_told(read, text, value, period):
    assert next(claim for claim in read(text, "tr").claims if claim.value == value).conditions.get("period") == period


@pytest.mark.parametrize(("text", "surface", "subject", "comparator"), SIDES)
def test_other_sides(read, text, surface, subject, comparator):
    document = read(text, "tr")
    start = next(f.start for f in document.figures if f.surface == surface)
    assert [(claim.subject, claim.comparator) for claim in document.claims if claim.figure == start] == [(subject, comparator)]


def test_lines_of_business(read):
    text = "Kandil Çip'in geliri 486 milyon dolar oldu. Büyümenin motoru yine veri merkezi oldu. Bu bölümün satışları 324 milyon dolara çıktı. Otomotiv bölümü 108 milyon dolar, diğer faaliyetler ise 54 milyon dolar getirdi."
    assert {claim.value: claim.subject for claim in read(text, "tr").claims if claim.value in (324e6, 54e6)} == {324e6: "veri merkezi", 54e6: "diğer faaliyetler"}


def test_how_much_of_a_peak_is_in_use(read):
    assert [claim.metric for claim in read("H100 kartı hızlı. H100'ün tepe gücünün yüzde 39'unu kullandık.", "tr").claims if claim.value == 39] == ["utilization"]


def test_engineers_are_counted(read):
    claims = read("Turna T2 100 TOPS veriyor. Turna Çip mühendis sayısını 41'den 70'e çıkaracak.", "tr").claims
    assert [claim.unit for claim in claims if claim.value in (41, 70)] == [None, None]


def test_any_of_a_makers_things_is_not_the_company(read):
    text = "Karaçalı yeni çipini tanıttı\n\nKaraçalı, Bora X2'yi tanıttı. Bora X2 96 GB bellek taşıyor. Sekiz kartlı bir NVIDIA sunucusu ise 640 GB taşıyor.\n\nŞirket şimdiye dek 12 bin adet sattığını bildirdi."
    assert next(claim.attributed_to for claim in read(text, "tr").claims if claim.value == 12000) == "Karaçalı"
