"""Units: symbols and base units."""

from __future__ import annotations

import pytest

from pipeline.extract.units import base_of, symbol_at


@pytest.mark.parametrize(
    ("value", "unit", "expected"),
    [
        (4.8, "TB/s", (3.84e13, "bit/s")), (28, "Gbps", (2.8e10, "bit/s")), (31, "percent", (0.31, "1")), (2, "x", (2, "1")),
        (412, "mm2", (4.12e-4, "m**2")), (989, "TFLOPS", (9.89e14, "operation/s")), (40, "degC", (40, "K")), (2, "h", (7200, "s")),
        (3, "core", (3, "core")), (7.5, "USD/h", (7.5, "USD/h")), (None, "GB", (None, None)), (5, None, (5, None)),
    ],
)  # fmt: skip
def test_base_units(value: float | None, unit: str | None, expected: tuple[float | None, str | None]) -> None:
    amount, base = base_of(value, unit)
    assert (amount if amount is None else pytest.approx(amount), base) == expected


@pytest.mark.parametrize(
    ("text", "unit"),
    [("GB의", "GB"), ("GB/sn", "GB/s"), ("TB/seconds", "TB/s"), ("gb/s", "GB/s"), ("MT/s", "MT/s"), ("W", "W"), ("℃", "degC"), ("mm²", "mm2"), ("mm^2", "mm2"), ("fps", "frame/s")],
)  # fmt: skip
def test_symbols(text: str, unit: str) -> None:
    found = symbol_at(text, 0)
    assert found is not None
    assert found[1][1] == unit


@pytest.mark.parametrize("text", ["GBx1", "güç", "a", "Gaudi"])
def test_words_that_only_begin_like_a_symbol(text: str) -> None:
    assert symbol_at(text, 0) is None
