"""Who takes so many, the machine that its noun calls up, and what somebody's own or the other's is in an answer."""

from __future__ import annotations

import pytest

TALK = "Ardıç Yonga'nın kurucusu Elif Sezer ile konuştuk. Ardıç Yonga, A1 çipini geçen ay çıkardı. A1 çipi 40 TOPS veriyor.\n\nSoru: Peki Hailo-8?\n\nElif Sezer: Hailo-8 26 TOPS veriyor.\n\nSoru: {}\n\nElif Sezer: {}\n"

SUBJECTS = [
    pytest.param("tr", "Ardıç Yonga, A1 kartı için 9 bin adetlik sipariş aldı. Bunların 5 binini Lodos Telekom, 4 binini Meltem Bulut verdi.", "4 bin", "Meltem Bulut", id="tr-taker-behind-the-object"),
    pytest.param("tr", "Ardıç Yonga sekiz A1 kartı taşıyan Ardıç Dolap 8 adlı sunucuyu tanıttı. A1 450 watt çekiyor. Sunucunun tükettiği güç 5,4 kilovat.", "5,4 kilovat", "Ardıç Dolap 8", id="tr-the-machine"),
    pytest.param("tr", "Ardıç Yonga, A1 kartını tanıttı. Önceki modeli A0'dı. A1'de başarım 900 TFLOPS. Bellek 96 GB'a çıkarken A0 48 GB'ta kalıyordu.", "96 GB", "A1", id="tr-clause-of-while"),
    pytest.param("tr", TALK.format("Gecikme?", "Tek karede 4,1 milisaniyedeyiz."), "4,1 milisaniye", "A1", id="tr-we-are-at"),
    pytest.param("tr", TALK.format("Fiyat?", "Çip 69 dolar."), "69 dolar", "A1", id="tr-by-its-sort"),
    pytest.param("tr", TALK.format("Rakibiniz?", "Onların 26 TOPS'u yoğun hesapta geçerli."), "26 TOPS", "Hailo-8", id="tr-the-others"),
    pytest.param("tr", TALK.format("Satış?", "İlk ayda 6.500 çip sevk ettik."), "6.500 çip", "A1", id="tr-we-have-shipped"),
    pytest.param("tr", "Evde RTX 3090 ile A1 kartını kıyasladım. A1 kartı yeni. 3090'dan Llama 3.1 8B'de saniyede 28 token aldım.", "28 token", "RTX 3090", id="tr-got-out-of"),
]
OTHERS = [
    pytest.param("tr", "Ardıç Yonga, A1 kartından 9 bin adet sattı. Lodos Telekom'un siparişi bunun 2 bini.", "2 bin", "A1", id="tr-somebodys-part"),
    pytest.param("tr", TALK.format("Hailo-8 ne harcıyor?", "Hailo-8 tam yükte 2,5 watt harcıyor."), "2,5 watt", "A1", id="tr-anothers-is-no-ours"),
    pytest.param("tr", "Ardıç Yonga, A1 kartını tanıttı. A1 900 TFLOPS verirken A0 460 TFLOPS'ta kalıyordu.", "900 TFLOPS", "A0", id="tr-named-in-its-own-clause"),
]


def _subject(read, language, text, surface):
    document = read(text, language)
    start = max(f.start for f in document.figures if f.surface.startswith(surface))
    return next(claim.subject for claim in document.claims if claim.figure == start)


@pytest.mark.parametrize(("language", "text", "surface", "subject"), SUBJECTS)
def test_whose_it_is(read, language, text, surface, subject):
    assert _subject(read, language, text, surface) == subject


@pytest.mark.parametrize(("language", "text", "surface", "other"), OTHERS)
def test_whose_it_is_not(read, language, text, surface, other):
    assert _subject(read, language, text, surface) != other
