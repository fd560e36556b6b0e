"""Forms in which a chip is sold, told right behind its name."""

from __future__ import annotations

import pytest


@pytest.mark.parametrize(
    ("language", "text", "named"),
    [
        ("ko", "두레 D2 PCIe는 48GB를 담고 두레 D2 OAM은 96GB를 담는다.", {"두레 D2 PCIe", "두레 D2 OAM"}),
        ("tr", "Bora K5 PCIe kartı 350 W, Bora K5 SXM5 ise 700 W çekiyor.", {"Bora K5 PCIe", "Bora K5 SXM5"}),
        ("tr", "Bora K5 PCIe 80 GB bellek taşıyor.", {"Bora K5 PCIe"}),
        ("ko", "두레 D2 PCIe 대역폭은 64GB/s다.", {"두레 D2"}),
        ("ko", "두레 D2 PCIe 5.0 슬롯은 75W를 준다.", {"두레 D2"}),
        ("tr", "Bora K5 PCIe bağlantısı 64 GB/s veriyor.", {"Bora K5"}),
        ("tr", "Bora K5 PCIe üzerinden 64 GB/s aktarıyor.", {"Bora K5"}),
        ("ko", "두레 D2는 빠르다. 두레 D2 PCIe는 48GB를 담는다. 두레 D2는 75W를 쓴다.", {"두레 D2"}),
    ],
)
def test_a_form_behind_a_chip_is_part_of_its_name(read, language, text, named):
    assert {e.name for e in read(text, language).entities if e.type == "chip"} == named


def test_forms_have_the_maker_of_their_chip(read):
    told = read("한빛칩스가 두레 D2를 내놨다. 두레 D2 PCIe는 메모리 48GB를 담는다. D2 OAM은 96GB다.", "ko")
    assert [(c.subject, c.vendor) for c in told.claims] == [("두레 D2 PCIe", "한빛칩스"), ("두레 D2 OAM", "한빛칩스")]
