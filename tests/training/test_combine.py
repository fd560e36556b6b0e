"""What ``training.combine --write`` leaves in the file of trusts."""

from __future__ import annotations

import tomllib

import pytest

pytest.importorskip("torch")

from training.combine import as_toml


def test_fitted_tables_take_the_place_of_known_ones():
    written = tomllib.loads(as_toml({"metric": {"model": 0.1, "unit": 0.2}}, {"metric": {"model": 0.7, "average": 1.0}}))
    assert written == {"metric": {"model": 0.7, "average": 1.0}}


def test_the_trust_in_claims_is_fitted_elsewhere_and_stays():
    written = tomllib.loads(as_toml({"claim": {"model": 0.8, "more": -0.5}}, {"metric": {"model": 0.7}}))
    assert written["claim"] == {"model": 0.8, "more": -0.5}


def test_a_slot_that_gained_nothing_is_heard_no_more():
    assert "type" not in tomllib.loads(as_toml({"type": {"model": 0.8}}, {"metric": {"model": 0.7}}))
