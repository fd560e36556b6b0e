"""What one sentence says in two halves: each half keeps its own metric, direction and modality."""

from __future__ import annotations

import pytest

DIRECTIONS = [
    ("ko", "한별 K2의 가격은 한별 K1보다 15% 높지만 성능은 두 배다.", 15, "price", "higher"),
    ("ko", "한별 K2의 소비 전력은 한별 K1보다 25% 많지만 더 조용하다.", 25, "power", "higher"),
    ("ko", "한별 K2의 점수는 한별 K1보다 15% 낮지만 가격은 절반이다.", 15, "benchmark_score", "worse"),
    ("ko", "한별 K2의 성능은 한별 K1보다 15% 좋지만 값은 그대로다.", 15, "performance", "better"),
    ("ko", "한별 K2의 가격은 한별 K1보다 15% 높더라도 살 만하다.", 15, "price", "higher"),
    ("tr", "Poyraz P4'ün fiyatı Poyraz P3'ten yüzde 15 yüksek ama performansı iki katı.", 15, "price", "higher"),
    ("tr", "Poyraz P4'ün fiyatı Poyraz P3'ten yüzde 15 yüksek olsa da performansı iki katı.", 15, "price", "higher"),
    ("tr", "Poyraz P4'ün puanı Poyraz P3'ten yüzde 15 düşük olmasına rağmen fiyatı yarısı.", 15, "benchmark_score", "worse"),
    ("tr", "Poyraz P4, Poyraz P3'ten yüzde 15 daha yüksek performans sunuyor ama pahalı.", 15, "performance", "better"),
]


@pytest.mark.parametrize(("language", "text", "value", "metric", "direction"), DIRECTIONS)
def test_the_first_half_keeps_its_metric_and_direction(read, language: str, text: str, value: float, metric: str, direction: str) -> None:
    assert [(c.metric, c.direction) for c in read(text, language).claims if c.value == value] == [(metric, direction)]
