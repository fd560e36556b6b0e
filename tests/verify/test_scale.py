"""``audit run`` takes as long for each claim of a large database as of a small one. ``bench/audit_scale.py`` measures 100,000."""

from __future__ import annotations

from pathlib import Path

import pytest

BENCH = Path(__file__).parents[2] / "bench"


@pytest.mark.long
@pytest.mark.timeout(1800)
def test_time_per_claim_and_memory_stay(tmp_path, monkeypatch):
    monkeypatch.syspath_prepend(str(BENCH))
    monkeypatch.chdir(BENCH.parent)
    from audit_scale import sizes

    small, large = (found for _, found in sizes([1_000, 10_000], tmp_path))
    assert large["claims"] > 8_000
    assert large["seconds"] / large["claims"] <= 1.2 * small["seconds"] / small["claims"]
    assert large["memory"] < 1 << 30
