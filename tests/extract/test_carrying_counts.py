"""A whole number right before the things it counts takes no unit from the measurement before it."""

from __future__ import annotations

import pytest


@pytest.mark.parametrize(
    ("text", "figure", "unit"),
    [
        ("Kestrel 4, Llama 3.1 8B'de saniyede 5.200 token üretiyor. Sarp Bulut 1.024 H100 ile GPT-3'ü 11 dakikada eğitti.", 1024, None),
        ("Kestrel 4, Llama 3.1 8B'de saniyede 5.200 token üretiyor. 512 H100'lük küme bu modeli 58 dakikada eğitti.", 512, None),
        ("Kestrel 4, Llama 3.1 8B'de saniyede 5.200 token üretiyor, Kestrel 3 ise 4.100.", 4100, "token/s"),
    ],
)
def test_a_count_of_what_is_named_behind_it(read, text, figure, unit):
    assert [f.unit for f in read(text, "tr").figures if f.value == figure] == [unit]
