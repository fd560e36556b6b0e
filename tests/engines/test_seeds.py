"""The same input gives the same rows in every process: nothing hangs on the order of a set."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
READ = """
from pathlib import Path
from pipeline.app import Pipeline
from pipeline.settings import Settings

pipeline = Pipeline(Settings(model="none"))
for path in sorted(Path("corpus/articles").glob("*.txt"))[::4]:
    for claim in pipeline.process(path.read_text(encoding="utf-8")).claims:
        print(path.name, claim)
"""

AUDIT = """
import tempfile
from pathlib import Path
from pipeline.engines.local import run_local
from pipeline.ingest import open_sources
from pipeline.settings import Settings
from pipeline.store import Store
from pipeline.verify.run import run_audit

with tempfile.TemporaryDirectory() as folder, Store(Path(folder) / "x.duckdb") as store:
    run_local(open_sources([Path("corpus/articles")]), Settings(model="none"), store, workers=1)
    run_audit(store)
    for row in store.sql("SELECT claim_id, check_name, verdict, cause, explanation, inputs FROM verifications ORDER BY ALL").fetchall():
        print(row)
"""


def _told(program: str) -> list[str]:
    """What a program prints under two seeds of hashes."""
    return [
        subprocess.run([sys.executable, "-c", program], cwd=ROOT, env=os.environ | {"PYTHONHASHSEED": seed, "PYTHONIOENCODING": "utf-8"}, capture_output=True, text=True, encoding="utf-8", check=True).stdout
        for seed in ("1", "2")
    ]


@pytest.mark.parametrize("program", [READ, AUDIT], ids=["claims", "audit"])
def test_rows_do_not_hang_on_the_seed_of_hashes(program: str) -> None:
    first, second = _told(program)
    assert first == second
    assert first.count("\n") > 100
