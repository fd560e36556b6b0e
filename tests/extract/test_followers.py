"""Who follows another with what share: the number is the follower's."""

from __future__ import annotations

import pytest

from pipeline.app import Pipeline
from pipeline.settings import Settings


@pytest.mark.parametrize("model", ["none", "default"])
@pytest.mark.parametrize(
    ("language", "text", "shares"),
    [
        ("tr", "Samsung yüzde 21 payla zirvede. Qualcomm'u yüzde 14,2 pay ile MediaTek, yüzde 6,3 ile Huawei takip etti.", {21: "Samsung", 14.2: "MediaTek", 6.3: "Huawei"}),
        ("ko", "삼성전자가 점유율 21%로 1위다. 애플을 11.8%의 샤오미와 8.9%의 비보가 뒤따랐다.", {21: "삼성전자", 11.8: "샤오미", 8.9: "비보"}),
    ],
)
def test_the_number_is_of_who_follows(language: str, text: str, shares: dict[float, str], model: str) -> None:
    found = {claim.value: claim.subject for claim in Pipeline(Settings(model=model)).process(text, language=language).claims if claim.unit == "percent"}
    assert found == shares


@pytest.mark.parametrize(
    ("text", "leader"),
    [
        ("Pazar büyüyor. Rapor, Nvidia'yı yüzde 88 pay ile lider gösterirken AMD'yi yakından takip ediyor.", "Nvidia"),
        ("Yatırımcılar Apple'ı yüzde 20 pay ile ilk sırada izledi. AMD çip üretimine hız verdi.", "Apple"),
    ],
)
def test_who_is_watched_keeps_the_number(text: str, leader: str) -> None:
    assert [claim.subject for claim in Pipeline(Settings(model="none")).process(text, language="tr").claims if claim.unit == "percent"] == [leader]
