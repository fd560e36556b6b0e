"""Golden files against their texts and by themselves: what a careless edit would break."""

from __future__ import annotations

import hashlib
import re
from itertools import pairwise
from pathlib import Path
from typing import Any, get_args

import pytest
from comparison import DIGIT_RUN, MEASURING
from goldens import CORPUS, GOLDENS, SOURCE_OF, SOURCES, every_golden, load

from pipeline import Pipeline
from schemas.records import ClaimType, Direction, FigureKind, Modality, Quantifier

LONGEST_NAME = 60  # characters; the longest name in a golden of ours has 43


@every_golden
def test_golden_is_of_its_text(golden_file: Path, text_file: Path):
    golden = load(golden_file)
    assert hashlib.sha256(text_file.read_bytes()).hexdigest() == golden["sha256"]
    text = Pipeline().process(text_file).article.source_text
    assert [text[f["start"] : f["end"]] for f in golden["figures"]] == [f["surface"] for f in golden["figures"]]
    spans = [(f["start"], f["end"]) for f in golden["figures"]]
    unread = [m for m in DIGIT_RUN.finditer(text) if not any(start <= m.start() and m.end() <= end for start, end in spans)]
    assert not unread, [(m.start(), text[max(0, m.start() - 10) : m.end() + 10]) for m in unread]


@every_golden
def test_quotes_of_a_page_stand_around_its_figures(golden_file: Path, text_file: Path):
    golden = load(golden_file)
    if text_file.suffix != ".html":
        assert not any("prefix" in f for f in golden["figures"])
        return
    flat = re.sub(r"\s+", "", Pipeline().process(text_file).article.source_text)
    lost = [f for f in golden["figures"] if re.sub(r"\s+", "", f["prefix"] + f["surface"] + f["suffix"]) not in flat]
    assert not lost


@every_golden
def test_figures_follow_each_other(golden_file: Path):
    figures = load(golden_file)["figures"]
    assert all(f["start"] < f["end"] for f in figures)
    assert all(a["end"] <= b["start"] for a, b in pairwise(figures))


@every_golden
def test_figures_hold_the_fields_of_their_kind(golden_file: Path):
    for figure in load(golden_file)["figures"]:
        kind = figure["kind"]
        assert kind in get_args(FigureKind), figure
        assert figure.get("quantifier", "exact") in get_args(Quantifier), figure
        assert (kind in (*MEASURING, "ordinal")) <= isinstance(figure.get("value"), (int, float)), figure
        assert (kind in ("percentage", "ratio", "money")) <= bool(figure.get("unit")), figure
        assert (kind in ("date", "time", "version", "name")) == bool(figure.get("text_value")), figure
        assert "value_max" not in figure or figure["value"] < figure["value_max"], figure


@every_golden
def test_claims_stand_on_measuring_figures(golden_file: Path):
    golden = load(golden_file)
    kinds = {f["start"]: f["kind"] for f in golden["figures"]}
    assert golden["claims"], "a golden file without claims tests nothing"
    for claim in golden["claims"]:
        assert claim["figure"] is None or kinds[claim["figure"]] in (*MEASURING, "ordinal", "date"), claim
        assert claim["figure"] is not None or (claim["comparator"] and claim["direction"]), claim


@every_golden
def test_claims_hold_the_words_of_the_guideline(golden_file: Path):
    for claim in load(golden_file)["claims"]:
        assert claim["subject"], claim
        assert re.fullmatch(r"[a-z][a-z0-9_]*", claim["metric"]), claim
        assert claim["type"] in get_args(ClaimType), claim
        assert claim.get("modality", "asserted") in get_args(Modality), claim
        assert claim.get("direction") in (None, *get_args(Direction)), claim
        assert (claim["type"] == "comparison") <= bool(claim.get("direction")), claim


@pytest.mark.parametrize("source", SOURCES, ids=lambda s: s["file"])
def test_goldens_of_the_sources_hold_no_sentences(source: dict[str, Any]):
    golden = load(CORPUS / source["golden"])
    assert golden["sha256"] == source["sha256"]
    assert golden["title"] == source["title"]
    words = [w for w in _strings([golden["figures"], golden["claims"]]) if len(w) > LONGEST_NAME]
    assert not words


def test_every_text_has_its_golden():
    texts = {p.stem for p in (CORPUS / "articles").iterdir()} | set(SOURCE_OF)
    assert texts == {p.stem for p in GOLDENS}


def _strings(value: object) -> list[str]:
    if isinstance(value, str):
        return [value]
    if isinstance(value, dict):
        return [s for v in value.values() for s in _strings(v)]
    return [s for v in value for s in _strings(v)] if isinstance(value, list) else []
