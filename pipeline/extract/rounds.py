"""Rounds of MLPerf Training, and the months in which their results came out: an article of that month or later may speak of them."""

from __future__ import annotations

PUBLISHED: dict[str, str] = {
    "0.5": "2018-12", "0.6": "2019-07", "0.7": "2020-07", "1.0": "2021-06", "1.1": "2021-12", "2.0": "2022-06", "2.1": "2022-11",
    "3.0": "2023-06", "3.1": "2023-11", "4.0": "2024-06", "4.1": "2024-11", "5.0": "2025-06", "5.1": "2025-11",
}  # fmt: skip
