"""docs/bindings.md: every code by which a slot was bound stands there, and nothing that the program does not say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pipeline import Pipeline

ROOT = Path(__file__).resolve().parent.parent
PAGE = (ROOT / "docs" / "bindings.md").read_text(encoding="utf-8")
CODES = {code for line in PAGE.splitlines() if line.startswith("| `") for code in re.findall(r"`([a-z_A-Z]+)`", line.split(" | ")[0])}
FAMILIES = tuple(code.removesuffix("ROLE") for code in CODES if code.endswith("ROLE"))
HOW_TOLD = {"gap", "share", "level"}  # behind a direction
MOST = 12_000  # characters of an article that are read


def unexplained(methods):
    parts = {part for method in methods for part in method.split(":")}
    return {part for part in parts - HOW_TOLD if part not in CODES and not part.startswith(FAMILIES)}


@pytest.mark.parametrize("language", ["ko", "tr"])
def test_codes_of_the_sample_articles_are_explained(language):
    reader = Pipeline()
    documents = [reader.process(path.read_text(encoding="utf-8")[:MOST], language=language) for path in sorted((ROOT / "corpus" / "articles").glob(f"{language}-*.txt"))]
    methods = {slot.method for document in documents for claim in document.claims for slot in claim.slots}
    assert len(methods) > 20
    assert unexplained(methods) == set()


def test_codes_that_nobody_explains_are_seen():
    assert unexplained({"carried:topic_bare", "degree:gap", "clause_topic", "carried:by_magic"}) == {"by_magic"}


def test_every_code_is_one_of_the_program():
    source = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "pipeline").rglob("*.py"))
    words = set(re.findall(r"\w+", source))
    assert {code for code in CODES if not code.endswith("ROLE") and not {code, "_".join(["", *code.split("_")[1:]]) or code} & words} == set()  # some are put together: `{unit}_below_zero`
