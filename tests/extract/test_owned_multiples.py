"""A multiple of somebody's own measure goes by its size; what depends on a condition, and what is denied of a proportion."""

from __future__ import annotations

import pytest

DIRECTIONS = [
    ("ko", "솔개 M4는 와트당 성능이 T4의 240%에 이른다.", "better"),
    ("ko", "솔개 M4의 처리량은 T4의 240%에 달한다.", "better"),
    ("ko", "솔개 M4의 처리량은 T4의 60%에 이른다.", "worse"),
    ("ko", "솔개 M4의 전력은 T4의 60%에 이른다.", "lower"),
    ("ko", "솔개 M4는 초당 900장을 처리해 T4의 3배에 육박했지만, 배치를 줄이자 소음이 커졌다.", "better"),
    ("ko", "솔개 M4는 초당 900장을 처리해 T4의 3배였고, 전력을 줄이는 데도 성공했다.", "better"),
    ("ko", "솔개 M4의 지연시간은 T4의 3배였고, 전력은 줄었다.", "worse"),
    ("ko", "솔개 M4와 T4의 처리량 격차는 1.8배로 좁혀졌다.", "better"),
    ("ko", "솔개 M4는 T4보다 3배 느리다.", "worse"),
    ("tr", "Poyraz P3'ün watt başına performansı T4'ün yüzde 240'ına ulaşıyor.", "better"),
    ("tr", "Poyraz P3 saniyede 900 görüntü işleyerek T4'ün (300 görüntü) 3 katına yaklaştı, ama güç tüketimini azaltamadı.", "better"),
    ("tr", "Poyraz P3'ün T4 ile arasındaki hız farkı 1,8 kata indi.", "better"),
    ("tr", "Poyraz P3, T4'ten 3 kat daha yavaş.", "worse"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "direction"), DIRECTIONS)
def test_directions(read, language: str, text: str, direction: str) -> None:
    compared = [claim for claim in read(text, language).claims if claim.type == "comparison" and claim.unit in ("x", "percent")]
    assert [(claim.direction, claim.comparator) for claim in compared] == [(direction, "T4")]


SUPPOSED = [
    ("ko", "D램 단가가 12% 오르면 솔개 M4의 이익률은 41%에서 36%로 떨어진다.", [("hypothetical", None), ("asserted", None), ("hypothetical", None)]),
    ("ko", "올해 이익률은 41%에서 36%로 떨어졌다. 솔개 M4의 단가가 12% 올랐기 때문이다.", [("asserted", "previous"), ("asserted", None), ("asserted", None)]),
    ("ko", "솔개 M4의 수율이 연말까지 75%를 넘기지 못하면 양산은 늦어진다.", [("hypothetical", None)]),
    ("ko", "솔개 M4는 L40S보다 20% 효율적이다. 40%까지는 아니다.", [("asserted", None), ("denied", None)]),
    ("tr", "Poyraz P3, L40S'ten yüzde 20 daha verimli. Yüzde 40 kadar değil.", [("asserted", None), ("denied", None)]),
    ("tr", "DRAM fiyatı yüzde 12 artarsa Poyraz P3'ün kâr marjı yüzde 36 olur.", [("hypothetical", None), ("hypothetical", None)]),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "told"), SUPPOSED)
def test_supposed_and_denied(read, language: str, text: str, told: list[tuple[str, str | None]]) -> None:
    assert [(claim.modality, claim.conditions.get("period")) for claim in read(text, language).claims] == told
