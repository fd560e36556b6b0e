"""The planted articles and pairs of ``corpus/planted``: what the audit reaches, never less."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "corpus" / "planted"

pytestmark = [pytest.mark.long, pytest.mark.skipif(not any(FOLDER.glob("pairs/*.toml")), reason="corpus/planted is not complete")]


@pytest.fixture(scope="module")
def scores():
    sys.path.insert(0, str(ROOT / "bench"))
    from audits import measure

    return measure(FOLDER)


def test_planted_errors_are_found(scores):
    assert scores["planted"].share("found read", "planted read") >= 0.80  # wanted: 0.85
    assert scores["planted"].share("found seen", "planted seen") >= 0.40  # measured .47
    assert scores["planted"].share("found fresh", "planted fresh") >= 0.20  # measured .25: most of what nobody made rules from is missed


def test_clean_twins_are_left_alone(scores):
    assert scores["planted"].share("claims flagged read", "claims read") <= 0.01
    assert scores["planted"].share("claims flagged fresh", "claims fresh") <= 0.05  # measured .037, wanted .02
    assert scores["planted"].share("claims flagged seen", "claims seen") <= 0.01  # measured .002, wanted .02


def test_conflicts_between_documents(scores):
    pairs = scores["pairs"]
    assert pairs.share("hits", "called") >= 0.95
    assert pairs.share("hits", "conflicts") >= 0.85
    assert pairs.share("causes right", "pairs") >= 0.85
