"""When names, metrics, units and numbers agree."""

from __future__ import annotations

import pytest

from pipeline.evaluate.names import as_names, same_metric, same_name, same_number, unit_class


@pytest.mark.parametrize(
    ("gold", "predicted"),
    [
        ("Bow Pod16", "bow-pod16"), (["Bow Pod16", "보우 Pod16"], "보우 Pod16"), ("NVIDIA A100 GPU", "A100"), ("엔비디아 A100", "A100"),
        ("IŞIK", "ışık"), (None, None), ([], ""), (None, []), ("Ascend 910 düğümü", "Ascend 910"), (["ResNet-50"], '["ResNet-50", "x"]'),
        ("DGX-A100 640GB", "DGX-A100"), ("ＡＭＤ ＭＩ３００", "MI300"),
    ],
)  # fmt: skip
def test_names_that_agree(gold: object, predicted: object) -> None:
    assert same_name(gold, predicted)


@pytest.mark.parametrize(
    ("gold", "predicted"),
    [("DGX A100", "A100"), ("A100", None), (None, "A100"), ("A100", "H100"), ("NVIDIA", "NVIDIA A100"), ("RTX 4070", "RTX 4070 Ti4"), ("A1", "A1 xyz9")],
)
def test_names_that_differ(gold: object, predicted: object) -> None:
    assert not same_name(gold, predicted)


def test_names_come_in_cells_of_any_form() -> None:
    assert as_names('["a", "b"]') == ["a", "b"]
    assert as_names("[not json") == ["[not json"]
    assert as_names(("a", "", None)) == ["a"]
    assert as_names(" ") == []


@pytest.mark.parametrize(("gold", "predicted"), [("price", "cost"), ("Power", "energy"), ("brand_recall", "x"), (None, None), ("latency", "latency")])
def test_metrics_that_agree(gold: str | None, predicted: str | None) -> None:
    assert same_metric(gold, predicted)


@pytest.mark.parametrize(("gold", "predicted"), [("price", "power"), ("brand_recall", None), ("latency", None)])
def test_metrics_that_differ(gold: str | None, predicted: str | None) -> None:
    assert not same_metric(gold, predicted)


@pytest.mark.parametrize(
    ("unit", "expected"),
    [(None, "none"), ("percent", "percent"), ("GB", "gb"), ("Gbps", "gb/s"), ("GB/s", "gb/s"), ("image/s", "rate"), ("chip", "count"),
     ("USD/month", "usd/month"), ("hour", "h"), ("x", "x")],
)  # fmt: skip
def test_unit_classes(unit: str | None, expected: str) -> None:
    assert unit_class(unit) == expected


def test_numbers_agree_to_a_millionth() -> None:
    assert same_number(1e9, 1e9 + 500)
    assert not same_number(1e9, 1e9 + 5000)
    assert not same_number(0, None)
    assert same_number(0, 0.0)
