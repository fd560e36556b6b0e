"""Stored documents read again: what is due, what changes, what stays."""

from __future__ import annotations

from dataclasses import replace

import pytest
from wordless import source

from pipeline.engines.local import run_local
from pipeline.engines.refresh import refresh
from pipeline.settings import Settings
from schemas.records import Claim, Source

HTML = "<html><body><article><h1>새 칩</h1><p>회사가 새 칩을 발표했다고 말했다. 더 빠르다고 한다.</p></article></body></html>"


def claim_stage(metric: str, *ordinals: int):
    """A stage that finds claims without a figure on the whole text."""

    def stage(document, settings):
        end = len(document.article.source_text)
        claims = tuple(Claim(None, 0, end, "comparison", metric=metric, ordinal=ordinal) for ordinal in ordinals)
        return replace(document, claims=claims)

    return stage


@pytest.fixture
def reading(monkeypatch):
    """Sets the stages, and with them the version, of what follows."""

    def read_with(*stages):
        monkeypatch.setattr("pipeline.app.STAGES", stages)
        name = repr(stages)
        for module in ("engines.refresh", "engines.batch", "engines.local"):
            monkeypatch.setattr(f"pipeline.{module}.fingerprint", lambda _: name)

    return read_with


def claims(store):
    return store.sql("SELECT claim_id, metric FROM claims ORDER BY claim_id").fetchall()


def test_nothing_is_due_with_the_same_code(store):
    run_local([source(1)], Settings(), store)
    assert refresh(store, Settings()).refreshed == 0


def test_another_version_replaces_what_was_read(store, reading):
    reading(claim_stage("power", 0, 1))
    run_local([source(1), source(2)], Settings(), store)
    [(first, _), (second, _), *_] = claims(store)
    reading(claim_stage("throughput", 0))
    summary = refresh(store, Settings())
    assert summary.refreshed == 2
    assert [metric for _, metric in claims(store)] == ["throughput", "throughput"]
    changes = {change.row_id: (change.kind, change.before, change.after) for change in summary.changes}
    assert changes[first] == ("changed", {"metric": "power"}, {"metric": "throughput"})
    assert changes[second][0] == "removed"
    assert refresh(store, Settings()).refreshed == 0


def test_dry_run_only_tells(store, reading):
    reading(claim_stage("power", 0))
    run_local([source(1)], Settings(), store)
    before = claims(store)
    reading(claim_stage("throughput", 0))
    summary = refresh(store, Settings(), dry_run=True)
    assert (len(summary.changes), summary.run_id) == (1, None)
    assert claims(store) == before


def test_named_document_is_read_again_in_any_case(store, reading):
    reading(claim_stage("power", 0))
    run_local([source(1), source(2)], Settings(), store)
    assert refresh(store, Settings(), ["news/1.txt"]).refreshed == 1


def test_reviews_stay_and_verdicts_on_changed_claims_go(store, reading):
    reading(claim_stage("power", 0))
    run_local([source(1)], Settings(), store)
    claim_id = claims(store)[0][0]
    store.connection.execute(
        "INSERT INTO reviews SELECT 1, claim_id, 'kim', 'accept', NULL, NULL, snapshot, '2026-01-01', '', 'h' FROM claim_snapshots"
    )
    store.connection.execute("INSERT INTO verifications VALUES (?, 'a', 'refuted', NULL, 'x', NULL, NULL, 'r', now()::TIMESTAMP)", [claim_id])
    reading(claim_stage("throughput", 0))
    refresh(store, Settings())
    assert store.sql("SELECT standing, decided_by, stale FROM standings").fetchall() == [("supported", "kim", True)]
    assert store.sql("FROM verifications").fetchall() == []


def test_verdicts_on_claims_that_stay_are_kept(store, reading):
    reading(claim_stage("power", 0))
    run_local([source(1)], Settings(), store)
    store.connection.execute("INSERT INTO verifications SELECT claim_id, 'a', 'refuted', NULL, 'x', NULL, NULL, 'r', now()::TIMESTAMP FROM claims")
    reading(claim_stage("power", 0, 1))
    refresh(store, Settings())
    assert store.sql("SELECT count(*) FROM verifications").fetchall() == [(1,)]


def test_document_that_fails_now_stays_as_it_was(store, reading):
    def broken(document, settings):
        raise ValueError("broken")

    reading(claim_stage("power", 0))
    run_local([source(1)], Settings(), store)
    before = claims(store)
    reading(broken)
    summary = refresh(store, Settings())
    assert (summary.refreshed, summary.failed) == (0, 1)
    assert claims(store) == before


def test_html_keeps_its_stored_text_and_blocks(store, reading):
    run_local([Source("a.html", "text/html", data=HTML.encode())], Settings(), store)
    before = store.sql("FROM blocks").fetchall(), store.sql("FROM documents").fetchall()
    reading(claim_stage("power", 0))
    assert refresh(store, Settings()).refreshed == 1
    assert (store.sql("FROM blocks").fetchall(), store.sql("FROM documents").fetchall()) == before


def test_entities_nobody_speaks_of_any_more_go(store, reading):
    run_local([source(1)], Settings(), store)
    reading(claim_stage("power", 0))
    refresh(store, Settings())
    assert store.sql("SELECT count(*) FROM entities").fetchall() == [(0,)]


def test_two_workers_refresh_as_one(store):
    run_local([source(n) for n in range(70)], Settings(), store, workers=1)
    store.connection.execute("UPDATE extractions SET fingerprint = 'older'")
    before = store.sql("FROM blocks ORDER BY ALL").fetchall()
    assert refresh(store, Settings(), workers=2).refreshed == 70
    assert store.sql("FROM blocks ORDER BY ALL").fetchall() == before
