"""Whose a value is where its sentence sells, adds up or goes on measuring, by which measure it sums up two values, and what is only as it would be."""

from __future__ import annotations

import pytest

SUBJECTS = [
    ("ko", "솔개 M4의 공급가는 장당 950만 원이며, 시중에서 3,700만 원 이상에 거래되는 H100의 3분의 1에도 못 미친다.", [("솔개 M4", "price"), ("H100", "price"), ("솔개 M4", "price")]),
    ("tr", "Poyraz P3'ün fiyatı 1.200 dolar, piyasada 4.000 dolara satılan H100'den çok daha ucuz.", [("Poyraz P3", "price"), ("H100", "price")]),
    ("ko", "솔개 M4의 전력은 300W다. H100의 SDXL 성적은 지난 회차에 초당 12장이었는데 이번에 13% 올랐다.", [("솔개 M4", "power"), ("H100", "throughput"), ("H100", "throughput")]),
    ("tr", "Poyraz P3 300 W çekiyor. H100 geçen tur saniyede 21.400 token üretmişti, bu tur yüzde 13 arttı.", [("Poyraz P3", "power"), ("H100", "throughput"), ("H100", "throughput")]),
    ("ko", "국내 추론용 가속기 시장에서 엔비디아가 지난해 81%를 차지했고, 토종 4사를 모두 합쳐도 7%에 미치지 못했다.", [("엔비디아", "market_share"), ("토종 4사", "market_share")]),
    ("tr", "Pazarda NVIDIA geçen yıl yüzde 81 pay aldı, yerli üç firma birlikte yüzde 7 pay alabildi.", [("NVIDIA", "market_share"), ("yerli üç firma", "market_share")]),
    ("ko", "24GB인 L4에는 가중치만 28GB인 모델이 올라가지 않는다.", [("L4", "memory_capacity")]),
    ("tr", "24 GB'lık L4'e ağırlıkları 28 GB tutan bir model sığmıyor.", [("L4", "memory_capacity")]),
    ("ko", "소비전력은 솔개 M4와 A100이 각각 172W와 331W였으니, 토큰당으로 따지면 0.25J 대 0.38J, 즉 34% 적은 셈이다.", [("솔개 M4", "power"), ("A100", "power"), ("솔개 M4", "energy"), ("A100", "energy"), ("A100", "energy")]),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "told"), SUBJECTS)
def test_whose_and_by_what(read, language: str, text: str, told: list[tuple[str, str]]) -> None:
    claims = [claim for claim in read(text, language).claims if claim.figure is not None and claim.metric != "participant_count"]
    assert [(claim.subject, claim.metric) for claim in claims] == told


ARROWS = [
    ("ko", "솔개 M4로 옮겼다.\n\n- 지연시간: 48ms → 31ms\n- 전력: 6.1kW → 3.9kW", ["previous", None, "previous", None]),
    ("tr", "Poyraz P3'e geçtik.\n\n- Gecikme: 48 ms → 31 ms\n- Güç: 6,1 kW → 3,9 kW", ["previous", None, "previous", None]),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "periods"), ARROWS)
def test_what_an_arrow_leaves_is_of_before(read, language: str, text: str, periods: list[str | None]) -> None:
    assert [claim.conditions.get("period") for claim in read(text, language).claims] == periods


MOODS = [
    ("ko", "발표대로 솔개 M5가 M4보다 2.4배 빠르다면 기다릴 만하다.", "hypothetical"),
    ("ko", "솔개 M5가 M4보다 2.4배 빠르다면서 회사는 자신했다.", "asserted"),
    ("ko", '고객센터에 물으니 "1.6부터는 솔개 M4가 최대 1.7배 빨라질 것"이라는 답이 왔다.', "planned"),
    ("tr", "Poyraz P4 dedikleri gibi P3'ten 2,4 kat hızlıysa, beklemeye değer.", "hypothetical"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "mood"), MOODS)
def test_moods(read, language: str, text: str, mood: str) -> None:
    assert [claim.modality for claim in read(text, language).claims if claim.unit == "x"] == [mood]
