"""Every filled slot of a claim has a record."""

from __future__ import annotations

import pytest

from pipeline.app import Pipeline


@pytest.fixture(scope="module")
def pipeline():
    return Pipeline()


@pytest.mark.parametrize(
    ("language", "text", "surface"),
    [("ko", "엔비디아 H200은 H100보다 15% 빠를 예정이다.", "15%"), ("tr", "NVIDIA H200, H100'den yüzde 15 daha hızlı olacak.", "yüzde 15")],
)
def test_filled_slots_are_recorded(pipeline, language, text, surface):
    (claim,) = pipeline.process(text, language=language).claims
    recorded = {slot.slot: slot for slot in claim.slots}
    assert {"subject", "vendor", "metric", "comparator", "direction", "modality", "value"} <= set(recorded)
    assert recorded["value"].surface == surface
    assert recorded["vendor"].value == claim.vendor
    assert recorded["modality"].value == "planned"
