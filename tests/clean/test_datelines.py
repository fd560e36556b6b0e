from __future__ import annotations

import pytest

from pipeline.clean.datelines import find_dateline, find_datelines, parse_moment

MOMENTS = {
    "2025-05-28T01:05:24+09:00": "2025-05-28T01:05:24+09:00",
    "2019-04-20T09:37:00.000Z": "2019-04-20T09:37:00+00:00",
    "2025-05-28 01:05:24": "2025-05-28T01:05:24",
    "2025-05-28T01:05:24+0900": "2025-05-28T01:05:24+09:00",
    "20250528010524": "2025-05-28T01:05:24",
    "20250528": "2025-05-28",
    "Thu, 03 Apr 2025 10:00:00 GMT": "2025-04-03T10:00:00+00:00",
    "2022.07.07 13:12": "2022-07-07T13:12",
    "2020. 5. 8.": "2020-05-08",
    "2024년 3월 14일 오후 3:05": "2024-03-14T15:05",
    "2024년 3월 14일 (목) 오전 12시 5분": "2024-03-14T00:00",
    "03.04.2025": "2025-04-03",
    "03.04.2025 - 18:02": "2025-04-03T18:02",
    "03/04/2025 18.02": "2025-04-03T18:02",
    "14 Mart 2024": "2024-03-14",
    "14 Mart 2024, Perşembe 09:30": "2024-03-14T09:30",
    "1 Ağustos 2023 Saat: 17:45": "2023-08-01T17:45",
    "Jan 16, 2026": "2026-01-16",
    "January 2, 2026 at 3:04 PM": "2026-01-02T15:04",
    "32.13.2024": None,
    "MLPerf 1.1": None,
    "": None,
}


@pytest.mark.parametrize(("written", "moment"), MOMENTS.items())
def test_parse_moment(written: str, moment: str | None) -> None:
    assert parse_moment(written) == moment


DATELINES = {
    "승인 2022.07.07 13:12": "2022-07-07T13:12",
    "입력 : 2024-08-22 09:15 | 수정 : 2024-08-23 10:00": "2024-08-22T09:15",
    "수정 2024.08.23 10:00 등록 2024.08.22 09:15": "2024-08-22T09:15",
    "기사입력 :[ 2018-08-25 15:24 ]": "2018-08-25T15:24",
    "Güncelleme: 04.04.2025 12:30 Giriş: 03.04.2025 08:15": "2025-04-03T08:15",
    "Yayınlanma Tarihi: 14 Mart 2024 09:00": "2024-03-14T09:00",
    "Mehmet Can | 03.04.2025": "2025-04-03",
    "Yazan: Deniz | 18/03/24": "2024-03-18",
    "등록 24.08.22 10:30": "2024-08-22T10:30",
    "PCIe 4.0/5.0": None,
    "Son güncelleme 04.04.2025": None,
    "A100 80GB": None,
}


@pytest.mark.parametrize(("line", "moment"), DATELINES.items())
def test_find_dateline(line: str, moment: str | None) -> None:
    assert find_dateline(line) == moment


def test_datelines_carry_their_span_and_role() -> None:
    line = "입력 2024.08.22 09:15 수정 2024.08.23"
    assert [(line[found.start : found.end], found.role) for found in find_datelines(line)] == [
        ("2024.08.22 09:15", "published"),
        ("2024.08.23", "modified"),
    ]
