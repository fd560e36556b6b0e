"""Firms that overtake each other: in rank, or in what is told of firms; a product that does is faster."""

from __future__ import annotations

import pytest

OVERTAKEN = [
    ("ko", "퀄컴은 미디어텍을 제치고 1위에 올랐다.", "rank", "higher"),
    ("ko", "삼성전자는 마이크론을 제치고 D램 시장 1위에 올랐다.", "rank", "higher"),
    ("ko", "AMD가 인텔을 추월했다.", "rank", "higher"),
    ("ko", "인텔은 AMD에 밀렸다.", "rank", "lower"),
    ("ko", "AMD는 매출에서 인텔을 앞섰다.", "revenue", "higher"),
    ("ko", "AMD는 성능에서 인텔을 앞섰다.", "performance", "better"),
    ("ko", "MLPerf에서 AMD가 인텔을 앞섰다.", "performance", "better"),
    ("ko", "H200은 A100을 앞섰다.", "performance", "better"),
    ("tr", "Qualcomm, MediaTek'i geçerek ilk sıraya yerleşti.", "rank", "higher"),
    ("tr", "Samsung, Micron'u geride bırakarak DRAM pazarında birinci oldu.", "rank", "higher"),
    ("tr", "AMD cirosuyla Intel'i geçti.", "revenue", "higher"),
    ("tr", "H200, A100'ü geçti.", "performance", "better"),
    ("tr", "H200, B200'ü hiçbir denemede yakalayamıyor.", "performance", "worse"),
    ("tr", "H200, B200'ü yakalayamadı.", "performance", "worse"),
    ("ko", "H200은 B200을 따라잡지 못했다.", "performance", "worse"),
]


@pytest.mark.parametrize(("language", "text", "metric", "direction"), OVERTAKEN)
def test_in_what_one_is_ahead(read, language: str, text: str, metric: str, direction: str) -> None:
    assert [(c.metric, c.direction) for c in read(text, language).claims if c.comparator] == [(metric, direction)]
