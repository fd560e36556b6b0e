"""Sides that a text does not name are taken from the values before; sides that it names stay as they are written."""

from __future__ import annotations

import pytest

TURNED = (
    ("ko", "맥 스튜디오는 초당 12토큰, 3090은 초당 31토큰이 나왔다. 2.5배 넘게 차이 난다.", "2.5배", "RTX 3090", "Mac Studio"),
    ("ko", "R9700은 초당 16.8토큰, 4090은 4.2토큰을 냈다. 네 배 차이다.", "네 배", "R9700", "RTX 4090"),
    ("ko", "나래칩스가 '나래 E2'를 출시했다. 나래 E2는 INT8로 40TOPS를 낸다.\n\nYOLOv8m을 초당 200장 처리하며, 이는 자사 시험 환경에서 측정한 젯슨 오린 NX 16GB(25W 모드)의 160장보다 25% 높은 수치다.", "25%", "나래 E2", "Jetson Orin NX"),
    ("tr", "Aynı modelde R9700 2.310 kare/s, RTX 4090 6.540 kare/s verdi. Burada fark neredeyse üç kat.", "üç kat", "RTX 4090", "R9700"),
)
WRITTEN = (
    ("ko", "물결 N4는 ResNet-50에서 초당 3만 8천 장을 처리한다. 바위 7은 초당 3만 1천 장이다. BERT에서는 바위 7보다 10% 느리다.", "10%", "물결 N4", "바위 7"),
    ("tr", "Dümen R2 saniyede 3.800 görüntü, Yelken 4 saniyede 3.100 görüntü işliyor. BERT'te ise Yelken 4'ten yüzde 10 daha yavaş.", "yüzde 10", "Dümen R2", "Yelken 4"),
    ("ko", "L4는 초당 12토큰, T4는 초당 31토큰이 나왔다. L4가 T4보다 2.5배 빠르다.", "2.5배", "L4", "T4"),
    ("tr", "L4 saniyede 12 token, T4 saniyede 31 token üretti. L4, T4'ten 2,5 kat hızlı.", "2,5 kat", "L4", "T4"),
)


@pytest.mark.parametrize(("language", "text", "surface", "subject", "comparator"), [*TURNED, *WRITTEN])
def test_sides(read, language, text, surface, subject, comparator) -> None:
    document = read(text, language)
    start = next(figure.start for figure in document.figures if figure.surface == surface)
    claim = next(claim for claim in document.claims if claim.figure == start)
    assert (claim.subject, claim.comparator) == (subject, comparator)
    assert {slot.value for slot in claim.slots if slot.slot == "subject"} == {subject}
