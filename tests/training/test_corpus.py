"""The training passages of the repository."""

from __future__ import annotations

from pathlib import Path

import pytest

from training.check import faults_of, find_files
from training.markup import read_passages

FILES = find_files([Path(__file__).parents[2] / "corpus" / "training"])


def test_there_are_voices_in_both_languages():
    assert {path.parent.name for path in FILES} == {"ko", "tr"}


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_passages_are_well_marked(path: Path):
    passages = read_passages(path)
    assert passages
    assert [(one.line, fault) for one in passages for fault in faults_of(one)] == []
