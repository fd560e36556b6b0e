"""Columns that tell what was before (``전년 동기``, ``Geçen yıl``) beside those that tell how much has changed (``전년 동기 대비``)."""

from __future__ import annotations

import pytest


def _table(*rows: str) -> str:
    return "\n".join([rows[0], "|" + "---|" * (rows[0].count("|") - 1), *rows[1:]])


BEFORE = [
    ("ko", ("| 업체 | 점유율 | 전년 동기 |", "| 델 | 21.4% | 22.8% |"), 22.8, "market_share"),
    ("ko", ("| 업체 | 점유율 | 전년 |", "| 델 | 21.4% | 22.8% |"), 22.8, "market_share"),
    ("ko", ("| 업체 | 점유율 | 전년 동기 점유율 |", "| 델 | 21.4% | 22.8% |"), 22.8, "market_share"),
    ("ko", ("| 업체 | 출하량 | 전 분기 |", "| 델 | 12만 대 | 10만 대 |"), 100000, "shipments"),
    ("tr", ("| Şirket | Pazar payı | Geçen yıl |", "| Dell | %21,4 | %22,8 |"), 22.8, "market_share"),
    ("tr", ("| Şirket | Pazar payı | Önceki çeyrek |", "| Dell | %21,4 | %22,8 |"), 22.8, "market_share"),
    ("tr", ("| Şirket | Sevkiyat | Geçen yıl |", "| Dell | 120 bin adet | 100 bin adet |"), 100000, "shipments"),
]
CHANGED = [
    ("ko", ("| 업체 | 출하량 | 전년 동기 대비 |", "| 델 | 12만 대 | 8.2% |"), 8.2, "shipments"),
    ("ko", ("| 업체 | 출하량 | 전년 동기 |", "| 델 | 12만 대 | 8.2% |"), 8.2, "shipments"),
    ("ko", ("| 업체 | 점유율 | 전년비 |", "| 델 | 21.4% | 2.8% |"), 2.8, "market_share"),
    ("tr", ("| Şirket | Sevkiyat | Geçen yıla göre |", "| Dell | 120 bin adet | %8,2 |"), 8.2, "shipments"),
]


@pytest.mark.parametrize(("language", "rows", "value", "metric"), BEFORE)
def test_what_was_before_is_no_change(read, language: str, rows: tuple[str, ...], value: float, metric: str) -> None:
    told = [c for c in read(_table(*rows), language).claims if c.value == value]
    assert [(c.metric, c.comparator, c.direction, c.conditions.get("period")) for c in told] == [(metric, None, None, "previous")]


@pytest.mark.parametrize(("language", "rows", "value", "metric"), CHANGED)
def test_a_change_stays_one(read, language: str, rows: tuple[str, ...], value: float, metric: str) -> None:
    assert [(c.metric, c.comparator, c.direction) for c in read(_table(*rows), language).claims if c.value == value] == [(metric, "previous", "higher")]


@pytest.mark.parametrize(("head", "period"), [("전년 동기", "2024-Q3"), ("전 분기", "2025-Q2"), ("전년", "2024-Q3")])
def test_the_time_before_is_reckoned_from_the_one_that_is_told(read, head: str, period: str) -> None:
    text = _table(f"| 업체 | 2025년 3분기 점유율 | {head} |", "| 델 | 21.4% | 22.8% |", "| 레노버 | 18.1% | 17.0% |")
    assert [(c.value, c.as_of) for c in read(text, "ko").claims] == [(21.4, "2025-Q3"), (22.8, period), (18.1, "2025-Q3"), (17.0, period)]
