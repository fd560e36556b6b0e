"""Percentages by which something has changed, told by a noun before them, a word behind them or a sign."""

from __future__ import annotations

import pytest

CHANGES = [
    ("ko", "한빛반도체의 매출은 120억 원이다. 성장률은 30%다.", "30%", "higher"),
    ("ko", "한빛반도체의 출하량 감소율은 8%다.", "8%", "lower"),
    ("ko", "한빛반도체 3분기 매출은 120억 원(+22%)이다.", "22%", "higher"),
    ("tr", "Rüzgâr Yonga 1,4 milyar lira gelir açıkladı. Yıllık büyüme yüzde 35.", "yüzde 35", "higher"),
    ("tr", "Rüzgâr Yonga hissesi güne yüzde 9 ekside başladı.", "yüzde 9", "lower"),
    ("tr", "NVIDIA, H100'ün fiyatını yüzde 12 indirdi.", "yüzde 12", "lower"),
    ("tr", "Kapanışta Rüzgâr Yonga hissesi 30,57 liradan işlem gördü (+%22,8).", "%22,8", "higher"),
]


@pytest.mark.parametrize(("language", "text", "figure", "direction"), CHANGES)
def test_a_change_stands_against_its_own_past(read, language, text, figure, direction):
    document = read(text, language)
    starts = {f.start for f in document.figures if f.surface == figure}
    assert [(c.comparator, c.direction) for c in document.claims if c.figure in starts] == [("previous", direction)]


PLAIN = [
    ("ko", "새벽 N7의 정확도는 94%다.", "94%"),
    ("ko", "한빛반도체의 점유율은 12-18%다.", "12-18%"),
    ("tr", "Poyraz P3'ün doğruluğu yüzde 94.", "yüzde 94"),
    ("tr", "Rüzgâr Yonga'nın payı yüzde 12, rakibininki yüzde 9.", "yüzde 12"),
]


@pytest.mark.parametrize(("language", "text", "figure"), PLAIN)
def test_a_share_alone_has_not_changed(read, language, text, figure):
    document = read(text, language)
    starts = {f.start for f in document.figures if f.surface == figure}
    assert [c.comparator for c in document.claims if c.figure in starts] == [None]
