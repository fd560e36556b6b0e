"""Verdicts made by hand on the source articles, held against what the whole pipeline says of them."""

from __future__ import annotations

from pathlib import Path

import pytest

BENCH = Path(__file__).parents[2] / "bench"


@pytest.mark.long
def test_sample_verdicts_are_reached(devset_dir, sources_dir, monkeypatch):
    monkeypatch.syspath_prepend(str(BENCH))
    from audits import macro_f1, score_verdicts

    score = score_verdicts(devset_dir / "verdicts.csv", sources_dir)
    assert score.counts["rows"] == 31
    assert score.share("right", "rows") >= 0.85
    assert macro_f1(score) >= 0.75
    assert score.counts["wrong refuted"] == 0


def test_verdicts_on_articles_of_our_own(monkeypatch):
    monkeypatch.syspath_prepend(str(BENCH))
    from audits import score_verdicts

    folder = BENCH.parent / "corpus" / "verdicts"
    score = score_verdicts(folder / "verdicts.csv", folder)
    assert score.counts["rows"] == 817
    assert score.share("right", "rows") >= 0.78
    assert score.counts["wrong refuted"] <= 6
