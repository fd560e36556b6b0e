"""A maker alone in its clause stands for the one of the two things compared before that it makes."""

from __future__ import annotations

import pytest

KO = "비교 시험\n\n가온반도체의 가온 K2는 BERT 추론에서 인텔 가우디3보다 1.3배 빨랐다. "
TR = "Karşılaştırma\n\nKarga Yonga'nın Karga K2'si çıkarımda Intel Gaudi 3'ten 1,3 kat hızlı. "

SWAPPED = [
    pytest.param("ko", KO + "ResNet-50에서는 거꾸로 인텔이 12% 더 빠르다.\n", "12%", "Gaudi 3", "가온 K2", id="ko-the-other"),
    pytest.param("ko", KO + "ResNet-50에서는 가온반도체가 12% 더 빠르다.\n", "12%", "가온 K2", "Gaudi 3", id="ko-the-same"),
    pytest.param("tr", TR + "ResNet-50'de ise tersine Intel yüzde 12 daha hızlı.\n", "yüzde 12", "Gaudi 3", "Karga K2", id="tr-the-other"),
]
LEFT_ALONE = [
    pytest.param("tr", TR + "Intel, yeni yongası Crescent Island'ın yüzde 12 daha hızlı olduğunu söyledi.\n", "yüzde 12", id="tr-another-thing"),
    pytest.param("ko", KO + "인텔의 매출은 12% 늘었다.\n", "12%", id="ko-earnings"),
    pytest.param("tr", TR + "Intel fiyatları yüzde 12 düşürdü.\n", "yüzde 12", id="tr-price"),
    pytest.param("ko", KO + "인텔은 ResNet-50에서 12% 더 빠르다고 반박했다.\n", "12%", id="ko-speaker"),
]


def _claim(read, language, text, surface):
    document = read(text, language)
    start = next(f.start for f in document.figures if f.surface == surface)
    return next(claim for claim in document.claims if claim.figure == start)


@pytest.mark.parametrize(("language", "text", "surface", "subject", "comparator"), SWAPPED)
def test_a_maker_stands_for_its_side(read, language, text, surface, subject, comparator):
    claim = _claim(read, language, text, surface)
    assert (claim.subject, claim.comparator, claim.direction) == (subject, comparator, "better")


@pytest.mark.parametrize(("language", "text", "surface"), LEFT_ALONE)
def test_a_maker_that_is_told_otherwise_stands_for_no_side(read, language, text, surface):
    assert _claim(read, language, text, surface).subject != "Gaudi 3"
