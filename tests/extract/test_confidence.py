"""Confidence from the table of measured rules, and abstention."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pipeline.extract import confidence
from pipeline.extract.assembly.figure_claims import abstain
from pipeline.extract.confidence import calibrated, claim_confidence, product, rate_of_share
from schemas.records import Claim, Slot


def slot(name, confidence):
    return Slot(name, None, None, None, confidence, "rule")


@pytest.mark.parametrize("heard", [False, True])
def test_a_surer_share_is_surer(heard):
    assert rate_of_share("subject", 0.99, "listed", heard=heard) > rate_of_share("subject", 0.35, "listed", heard=heard)


def test_of_like_shares_the_better_rule_is_surer(monkeypatch):
    monkeypatch.setattr(confidence, "_tables", lambda: {"subject": {"level": 0.0, "slope": 1.0, "listed": 1.0, "carried": -1.0}})
    assert rate_of_share("subject", 0.5, "listed", heard=False) == 0.731
    assert rate_of_share("subject", 0.5, "carried:title", heard=False) == 0.269
    assert rate_of_share("subject", 0.8, "never_seen", heard=False) == 0.8
    assert rate_of_share("subject", 1.0, "never_seen", heard=False) == rate_of_share("subject", 0.9999, "never_seen", heard=False) < 1
    assert rate_of_share("speaker", 0.8, "quotation", heard=False) == 0.8  # without a line the share stands


def test_a_rule_without_cases_takes_the_average():
    assert calibrated("metric", "never_seen") == calibrated("metric", "another")


def test_a_claim_goes_by_the_product_of_the_exact_slots_best_benchmark_first():
    assert product([slot("subject", 0.5), slot("metric", 0.8), slot("benchmark", 0.1), slot("benchmark", 0.5), slot("attributed_to", 0.1)]) == 0.2


def test_claims_with_better_slots_are_surer(monkeypatch):
    monkeypatch.setattr(confidence, "_points", lambda table: [(0.2, 0.1), (0.6, 0.5)] if table == "claim" else [])
    stated = [claim_confidence([slot("subject", share)]) for share in (0.1, 0.2, 0.4, 0.9)]
    assert stated == [0.1, 0.1, 0.3, 0.5]
    assert claim_confidence([slot("subject", 0.5)], 0.5) == 0.25  # without a table the product stands


def test_rates_of_claims_rise_with_the_product():
    for table in ("claim", "claim_heard"):
        rates = [confidence.rate_at(table, at / 20) for at in range(21)]
        assert rates == sorted(rates)
    assert all(table["slope"] >= 0 for table in confidence._tables().values() if "slope" in table)


@pytest.mark.parametrize(("name", "field"), [("subject", "subject"), ("comparator", "comparator"), ("attributed_to", "attributed_to")])
def test_an_unsure_slot_stays_empty(name, field):
    claim = Claim(figure=0, start=0, end=9, type="comparison", subject="A", comparator="B", attributed_to="C", slots=(slot(name, 0.1),))
    assert getattr(abstain(claim), field) is None
    assert abstain(replace(claim, slots=(slot(name, 0.9),))) == replace(claim, slots=(slot(name, 0.9),))
