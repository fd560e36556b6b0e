from __future__ import annotations

import pytest

from pipeline.verify.numbers import compare, half_step, written_half_step


@pytest.mark.parametrize(("value", "half"), [(10.3, 0.05), (1_300_000, 50_000), (2839, 0.5), (7500, 50)])
def test_half_of_the_last_digit(value, half):
    assert half_step(value) == pytest.approx(half)


@pytest.mark.parametrize(("surface", "value", "half"), [("200억 원", 2e10, 5e7), ("1.3 milyon", 1.3e6, 5e4), ("80%", 80, 0.5), ("6만 4천 개", 64_000, 500)])
def test_half_of_the_last_written_digit(surface, value, half):
    assert written_half_step(surface, value) == pytest.approx(half)


@pytest.mark.parametrize(
    ("claimed", "expected", "quantifier", "agreement"),
    [
        (1_300_000, 1_281_167, "exact", "rounded"),
        (7, 6.74, "about", "rounded"),
        (1500, 1472, "at_least", "different"),
        (1400, 1472, "at_least", "equal"),
        (64, 64, "exact", "equal"),
        (24, 42, "exact", "different"),
        (900, 897, "exact", "rounded"),
        (37, 36.83, "at_most", "rounded"),
    ],
)
def test_agreement(claimed, expected, quantifier, agreement):
    assert compare(claimed, expected, quantifier) == agreement


@pytest.mark.parametrize(
    ("written", "expected", "agreement"),
    [
        (142, 147.8, "close"),  # no rounding of it
        (148, 147.8, "rounded"),
        (140, 147.8, "rounded"),
        (150, 147.8, "rounded"),
        (1.42, 1.36, "close"),
        (1.4, 1.36, "rounded"),
    ],
)
def test_digits_written_tell_how_rough_about_is(written, expected, agreement):
    assert compare(8e9 * written, 8e9 * expected, "about", written=written) == agreement
    assert compare(8e9 * written, 8e9 * expected, "about") == "rounded"  # digits of another unit tell nothing
