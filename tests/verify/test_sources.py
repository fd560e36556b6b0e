"""The three source articles with the claims of their golden files: what an auditor found is found, and nothing else is refuted."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from golden_documents import golden_document

from pipeline.store import Store
from pipeline.verify.run import run_audit

GOLDEN = Path(__file__).parents[2] / "corpus" / "golden"
DOCUMENTS = ("000_7efd9fdf7cf7106a", "001_0bacfe9b494b17c2", "002_7cbd2cd901866c71")


@pytest.fixture(scope="module")
def audited(tmp_path_factory, prepared, sources_dir):
    """A store with the three articles after an audit; only read."""
    with Store(shutil.copy(prepared, tmp_path_factory.mktemp("audited") / "claims.duckdb")) as store:
        for name in DOCUMENTS:
            store.add(golden_document(sources_dir / f"{name}.txt", GOLDEN / f"{name}.json"))
        run_audit(store)
        yield store


def test_only_what_is_wrong_is_refuted(audited):
    found = audited.sql("SELECT surface FROM figure_standings WHERE standing = 'refuted' ORDER BY surface").fetchall()
    assert [row[0] for row in found] == ["1500개", "168", "Lecture 15", "dört", "dört"]
    conflicting = audited.sql("SELECT surface FROM figure_standings WHERE standing = 'conflicting' ORDER BY surface").fetchall()
    assert [row[0] for row in conflicting] == ["1.1", "64 model eğitim dönemi", "Part2", "Part3"]  # a round without such a result; epochs that were those to 75.7 %, told of 76.4 %; one title with two numbers


@pytest.mark.parametrize(
    "surface",
    ["31%", "1만 시간", "1페타플롭", "7 나노", "12GB", "64 GB", "16 çekirdek", "256", "3280 görüntü", "375 görüntü", "7.500 ABD Doları",
     "1.3 milyon görüntü", "7 GB", "2839 görüntü", "% 76,4", "% 75,7", "73 ABD doları", "v2-8"],
)  # fmt: skip
def test_what_was_verified_is_supported(audited, surface):
    rows = audited.sql("SELECT standing FROM figure_standings WHERE surface = ? AND standing <> 'refuted'", [surface]).fetchall()
    assert ("supported",) in rows


@pytest.mark.parametrize("surface", ["10개", "32 GB", "8"])
def test_what_nobody_knows_is_inconclusive(audited, surface):
    assert audited.sql("SELECT DISTINCT standing FROM figure_standings WHERE surface = ?", [surface]).fetchall() == [("inconclusive",)]
