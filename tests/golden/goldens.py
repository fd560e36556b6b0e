"""The golden files of the corpus and where they stand."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from schemas.golden import Golden

CORPUS = Path(__file__).parents[2] / "corpus"
SOURCES = tomllib.loads((CORPUS / "sources.toml").read_text(encoding="utf8"))["source"]
SOURCE_OF = {Path(s["golden"]).stem: s for s in SOURCES}
GOLDENS = sorted((CORPUS / "golden").glob("*.json"))

every_golden = pytest.mark.parametrize("golden_file", GOLDENS, ids=lambda path: path.stem)


def load(golden_file: Path) -> Golden:
    return Golden.model_validate_json(golden_file.read_bytes())
