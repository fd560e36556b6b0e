from __future__ import annotations

from pathlib import Path

import pytest
from goldens import CORPUS, SOURCE_OF


@pytest.fixture
def text_file(golden_file: Path, request: pytest.FixtureRequest) -> Path:
    """The text of a golden file: an article of ours, or a source article outside the repository."""
    if golden_file.stem in SOURCE_OF:
        return request.getfixturevalue("sources_dir") / SOURCE_OF[golden_file.stem]["file"]
    (path,) = (CORPUS / "articles").glob(f"{golden_file.stem}.*")
    return path
