"""Golden files against their texts and by themselves: what a careless edit would break."""

from __future__ import annotations

import hashlib
import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from goldens import CORPUS, GOLDENS, SOURCE_OF, SOURCES, every_golden, load

from pipeline import Pipeline
from pipeline.evaluate.figures import CORE_KINDS, DIGIT_RUN
from schemas.golden import Golden

CARRIERS = CORE_KINDS | {"ordinal", "date"}  # kinds of figures on which a claim may stand
LONGEST_NAME = 60  # characters; the longest name in a golden file of ours has 43


@every_golden
def test_golden_is_of_its_text(golden_file: Path, text_file: Path):
    golden = load(golden_file)
    assert hashlib.sha256(text_file.read_bytes()).hexdigest() == golden.sha256
    assert golden.check_text(Pipeline().process(text_file).article.source_text) == []


@every_golden
def test_every_digit_lies_in_a_figure(golden_file: Path, text_file: Path):
    text = Pipeline().process(text_file).article.source_text
    figures = load(golden_file).figures
    unread = [m for m in DIGIT_RUN.finditer(text) if not any(f.start <= m.start() and m.end() <= f.end for f in figures)]
    assert not unread, [(m.start(), text[max(0, m.start() - 10) : m.end() + 10]) for m in unread]


@every_golden
def test_quotes_of_a_page_stand_around_its_figures(golden_file: Path, text_file: Path):
    golden = load(golden_file)
    if text_file.suffix != ".html":
        assert {(f.prefix, f.suffix) for f in golden.figures} == {(None, None)}
        return
    flat = re.sub(r"\s+", "", Pipeline().process(text_file).article.source_text)
    quotes = [re.sub(r"\s+", "", f"{f.prefix}{f.surface}{f.suffix}") for f in golden.figures]
    assert not [quote for quote in quotes if quote not in flat]


@every_golden
def test_figures_do_not_overlap(golden_file: Path):
    assert not [(a, b) for a, b in pairwise(load(golden_file).figures) if a.end > b.start]


@every_golden
def test_figures_hold_the_fields_of_their_kind(golden_file: Path):
    for figure in load(golden_file).figures:
        assert (figure.kind == "ordinal") <= (figure.value is not None), figure
        assert (figure.kind in ("percentage", "ratio", "money")) <= (figure.unit is not None), figure
        assert (figure.kind in ("date", "time", "version", "name")) == bool(figure.text_value), figure


@every_golden
def test_claims_stand_on_figures_that_can_carry_them(golden_file: Path):
    golden = load(golden_file)
    kinds = {f.start: f.kind for f in golden.figures}
    assert golden.claims, "a golden file without claims tests nothing"
    assert not [c for c in golden.claims if c.figure is not None and kinds[c.figure] not in CARRIERS]


@every_golden
def test_claims_say_what_of_what(golden_file: Path):
    for claim in load(golden_file).claims:
        assert claim.subject, claim
        assert re.fullmatch(r"[a-z][a-z0-9_]*", claim.metric or ""), claim
        assert (claim.type == "comparison") <= bool(claim.direction), claim
        assert (claim.figure is None) <= bool(claim.comparator), claim


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: source["file"])
def test_goldens_of_the_sources_hold_names_and_no_sentences(source: dict[str, Any]):
    golden = load(CORPUS / source["golden"])
    assert (golden.sha256, golden.title) == (source["sha256"], source["title"])
    assert not [word for word in _strings(golden) if len(word) > LONGEST_NAME]


def test_every_text_has_its_golden():
    texts = {path.stem for path in (CORPUS / "articles").iterdir()} | set(SOURCE_OF)
    assert texts == {path.stem for path in GOLDENS}


def _strings(golden: Golden) -> list[str]:
    def walk(value: object) -> list[str]:
        if isinstance(value, str):
            return [value]
        if isinstance(value, dict):
            value = list(value.values())
        return [word for item in value for word in walk(item)] if isinstance(value, list) else []

    return walk(golden.model_dump(include={"figures", "claims"}))
