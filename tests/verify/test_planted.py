"""Articles with one planted error, and their clean twins, through the whole pipeline."""

from __future__ import annotations

import pytest
from planted import PLANTED, Planted

from pipeline.verify.run import run_audit


def objections(store, read, text: str, language: str) -> set[str]:
    store.add(read(text, language))
    run_audit(store)
    return {row[0] for row in store.sql("SELECT cause FROM verifications WHERE verdict IN ('refuted', 'conflicting')").fetchall()}


@pytest.mark.parametrize("planted", PLANTED, ids=lambda p: p.name)
def test_planted_error_is_found_with_its_cause(store, read, planted: Planted):
    assert objections(store, read, planted.planted, planted.language) & planted.causes


@pytest.mark.parametrize("planted", PLANTED, ids=lambda p: p.name)
def test_clean_twin_is_not_flagged(store, read, planted: Planted):
    assert objections(store, read, planted.clean, planted.language) == set()
