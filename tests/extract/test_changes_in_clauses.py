"""Changes told in clauses that go on, and the time and energy that they are changes of."""

from __future__ import annotations

import pytest


@pytest.mark.parametrize(
    ("language", "text", "told"),
    [
        ("ko", "누리 B2는 전력이 40% 줄고 속도는 30% 늘었다.", [("power", "lower", 40), ("performance", "better", 30)]),
        ("ko", "누리 B2는 속도가 40% 오르며 값은 10% 내렸다.", [("performance", "better", 40), ("price", "lower", 10)]),
        ("ko", "누리 B2는 누리 B1보다 칩당 전력이 43% 늘었지만 시간은 절반으로 줄었다.", [("power", "higher", 43), ("execution_time", "better", 0.5)]),
        ("ko", "누리 B2는 누리 B1보다 학습 한 번에 드는 에너지가 30% 적다.", [("energy", "lower", 30)]),
        ("ko", "누리 B2의 응답 시간은 절반으로 줄었다.", [("latency", "better", 0.5)]),
        ("ko", "누리 B2의 에너지 효율은 누리 B1보다 30% 높다.", [("energy_efficiency", "better", 30)]),
        ("tr", "Nuri B2'nin kart başına gücü yüzde 43 arttı ama süre yarıya indi.", [("power", "higher", 43), ("execution_time", "better", 0.5)]),
        ("tr", "Kısa süre sonra Nuri B2'nin gücü yüzde 10 arttı.", [("power", "higher", 10)]),
        ("ko", "누리 B2는 MLPerf 학습 v5.0에서 Llama 2 70B LoRA를 11분에 마쳤다. 누리는 B3가 B2보다 FP4 추론에서 3.3배 빠를 것이라고 예고했다.", [("training_time", None, 11), ("performance", "better", 3.3)]),
        ("tr", "Kümede dört Nuri B2 var, 96'şar GB'tan toplam 384 GB bellek ediyor.", [("chip_count", None, 4), ("memory_capacity", None, 96), ("memory_capacity", None, 384)]),
        ("tr", "Daon N2'nin gücü yüzde 20 artıp fiyatı yüzde 30 düştü.", [("power", "higher", 20), ("price", "lower", 30)]),
        ("ko", "다온 N2의 온도는 20% 오르며 팬 소음은 30% 커졌다.", [("temperature", "higher", 20), ("noise", "higher", 30)]),
        ("tr", "Nuri B2'nin gücünün yüzde 40 artmasına rağmen hızı yüzde 30 geriliyor.", [("power", "higher", 40), ("performance", "worse", 30)]),
    ],
)
def test_changes_have_their_metric_and_direction(read, language, text, told):
    assert [(c.metric, c.direction, c.value) for c in read(text, language).claims] == told


def test_inference_is_no_result_of_a_training_suite(read):
    text = "누리 B2는 MLPerf 학습 v5.0에서 Llama 2 70B LoRA를 11분에 마쳤다. 누리는 B3가 B2보다 FP4 추론에서 3.3배 빠를 것이라고 예고했다."
    assert not [name for claim in read(text, "ko").claims if claim.value == 3.3 for name in claim.benchmark if name.startswith("MLPerf")]


def test_so_much_of_each_is_not_what_was_before(read):
    assert not [c.statement for c in read("RTX 3090 kartlar 24'er GB'tan 48 GB bellek ediyor.", "tr").claims if c.statement.startswith("Before")]
