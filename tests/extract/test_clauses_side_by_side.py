"""Clauses of Korean sentences one beside the other: where a name begins, what the second clause takes over, what of it the first is free of."""

from __future__ import annotations

import pytest

from tests.extract.conftest import Read


@pytest.mark.parametrize(
    ("text", "subjects"),
    [
        ("올해 우리 예산은 3,450억 원인데 일본은 네 배를 쓴다.", {"일본"}),
        ("공사비는 2,800억 원이었는데 데이터센터는 1조 원이 든다.", {"데이터센터"}),
        ("이 서버는 2.4kW를 쓰는데 저전력 서버는 1.1kW를 쓴다.", {"서버", "이 서버", "저전력 서버"}),
    ],
)
def test_no_name_begins_in_a_number_or_holds_a_verb(read: Read, text: str, subjects: set[str]) -> None:
    told = {claim.subject for claim in read(text, "ko").claims}
    assert told <= subjects
    assert max(subjects, key=len) in told


@pytest.mark.parametrize(
    ("text", "speakers"),
    [
        ("누리 4는 70W다. 다만 하반기에는 95W로 늘어날 것으로 본다.", [None, None]),
        ("누리 4는 70W다. 다만 한빛증권은 95W로 늘어날 것으로 본다.", [None, "한빛증권"]),
    ],
)
def test_a_time_never_speaks(read: Read, text: str, speakers: list[str | None]) -> None:
    assert [claim.attributed_to for claim in read(text, "ko").claims] == speakers


@pytest.mark.parametrize(
    ("language", "text", "told"),
    [
        ("ko", "V100은 대역폭이 초당 900GB이고 A100은 2TB다.", [(900, "GB/s", "memory_bandwidth"), (2, "TB/s", "memory_bandwidth")]),
        ("ko", "H200은 메모리 대역폭이 초당 4.8TB인데 B200은 8TB다.", [(4.8, "TB/s", "memory_bandwidth"), (8, "TB/s", "memory_bandwidth")]),
        ("ko", "H200은 대역폭이 초당 4.8TB인데 메모리는 0.14TB다.", [(4.8, "TB/s", "memory_bandwidth"), (0.14, "TB", "memory_capacity")]),
        ("ko", "H200은 대역폭이 초당 4.8TB이고 B200은 192GB 메모리를 얹었다.", [(4.8, "TB/s", "memory_bandwidth"), (192, "GB", "memory_capacity")]),
        ("tr", "V100'ün bant genişliği saniyede 0,9 TB, A100'ünki 2 TB.", [(0.9, "TB/s", "memory_bandwidth"), (2, "TB/s", "memory_bandwidth")]),
        ("tr", "V100'ün bant genişliği saniyede 0,9 TB, A100'ün belleği 80 GB.", [(0.9, "TB/s", "memory_bandwidth"), (80, "GB", "memory_capacity")]),
    ],
)
def test_the_second_thing_has_the_rate_of_the_first(read: Read, language: str, text: str, told: list[tuple[float, str, str]]) -> None:
    assert [(claim.value, claim.unit, claim.metric) for claim in read(text, language).claims] == told
