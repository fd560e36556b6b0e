"""Dates of publication as pages write them."""

from __future__ import annotations

import pytest

from pipeline.clean.dates import find_moment, read_moment


@pytest.mark.parametrize(
    ("text", "moment"),
    [
        ("승인 2022.07.07 13:12", "2022-07-07T13:12"),
        ("입력 : 2024-03-28 오전 9:00", "2024-03-28T09:00"),
        ("입력 2024-03-28 오후 1:05", "2024-03-28T13:05"),
        ("by Steve 2020. 5. 8.", "2020-05-08"),
        ("2024년 4월 2일", "2024-04-02"),
        ("2025.08.26. (화) 오전 10:21", "2025-08-26T10:21"),
        ("14 Mart 2024", "2024-03-14"),
        ("14 MART 2024 PERŞEMBE 09:15", "2024-03-14T09:15"),
        ("Giriş: 29.11.2023 - 13:12", "2023-11-29T13:12"),
        ("3 Ağustos 2021, 7:05", "2021-08-03T07:05"),
        ("2023-01-18T11:24:18.581Z", "2023-01-18T11:24:18+00:00"),
        ("2015-10-27 15:16:17.000000000 +03:00", "2015-10-27T15:16:17+03:00"),
        ("2026-04-26T00:00:00+0900", "2026-04-26T00:00:00+09:00"),
        ("March 5, 2024", "2024-03-05"),
        ("2024/02/30", None),
        ("sürüm 2024.1", None),
        ("12.5.2", None),
        ("2019-2020 güz dönemi", None),
    ],
)
def test_moment(text: str, moment: str | None) -> None:
    assert read_moment(text) == moment


def test_span_of_a_moment() -> None:
    text = "승인 2022.07.07 13:12 | 댓글 0"
    found = find_moment(text)
    assert found is not None
    assert text[found[1] : found[2]] == "2022.07.07 13:12"
