"""The golden files of the corpus and where they stand."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

CORPUS = Path(__file__).parents[2] / "corpus"
SOURCES = tomllib.loads((CORPUS / "sources.toml").read_text(encoding="utf8"))["source"]
SOURCE_OF = {Path(s["golden"]).stem: s for s in SOURCES}
GOLDENS = sorted((CORPUS / "golden").glob("*.json"))

every_golden = pytest.mark.parametrize("golden_file", GOLDENS, ids=lambda p: p.stem)


def load(golden_file: Path) -> dict[str, Any]:
    return json.loads(golden_file.read_text(encoding="utf8"))
