"""What tests read from outside: the three source articles, which are not ours to copy, and the development set."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from pipeline import settings


@pytest.fixture(autouse=True, scope="session")
def rules_only() -> Iterator[None]:
    """Tests are of the rules unless they ask for a model: what a rule does must not hang on weights that are trained anew."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(settings, "DEFAULT_MODEL", "none")
        yield


def _outside(variable: str, *, required_in_ci: bool = False) -> Path:
    """The path in an environment variable; skips where it is not set, or fails under CI=true."""
    value = os.environ.get(variable)
    if value and Path(value).exists():
        return Path(value).resolve()
    message = f"{variable} does not name the files that this test reads from outside the repository"
    if required_in_ci and os.environ.get("CI") == "true":
        pytest.fail(message)
    pytest.skip(message)


@pytest.fixture(scope="session")
def sources_dir() -> Path:
    """Folder of the three source articles."""
    return _outside("CHIPCLAIMS_SOURCES", required_in_ci=True)


@pytest.fixture(scope="session")
def devset_dir() -> Path:
    """Folder of development articles with golden files."""
    return _outside("CHIPCLAIMS_DEVSET")


@pytest.fixture(scope="session")
def reference_scorer() -> Path:
    """The script that is the reference implementation of docs/annotation.md, section 4."""
    return _outside("CHIPCLAIMS_SCORER")
