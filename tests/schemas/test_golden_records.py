"""Golden files are checked at the door."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from schemas.golden import Golden
from schemas.json_schema import FOLDER, RECORDS, schema_text

GOLDEN: dict[str, Any] = {
    "doc": "x", "sha256": "0" * 64, "language": "ko", "genre": "news",
    "figures": [
        {"start": 3, "end": 6, "surface": "31%", "kind": "percentage", "value": 31, "unit": "percent"},
        {"start": 10, "end": 13, "surface": "2~3", "kind": "quantity", "value": 2, "value_max": 3, "unit": "chip"},
    ],
    "claims": [{"figure": 3, "type": "comparison", "subject": ["Bow"], "attributed_to": "Graphcore", "comparator": []}],
}  # fmt: skip


def changed(*path: str | int, value: object) -> dict[str, Any]:
    golden = copy.deepcopy(GOLDEN)
    place: Any = golden
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    return golden


def test_a_sound_golden_is_read() -> None:
    golden = Golden.model_validate(GOLDEN)
    assert golden.figures[0].quantifier == "exact"
    assert (golden.claims[0].attributed_to, golden.claims[0].comparator) == (["Graphcore"], None)


@pytest.mark.parametrize(
    ("golden", "message"),
    [
        (changed("sha256", value="abc"), "sha256"),
        (changed("language", value="en"), "language"),
        (changed("figures", 0, "kind", value="percent"), "kind"),
        (changed("figures", 0, "end", value=7), "not as long as its span"),
        (changed("figures", 0, "end", value=3), "is empty"),
        (changed("figures", 0, "start", value=-1), "start"),
        (changed("figures", 0, "unit", value="x"), "cannot have the unit"),
        (changed("figures", 0, "value", value=None), "needs a value"),
        (changed("figures", 0, "kind", value="version"), "text_value and no value"),
        (changed("figures", 1, "value_max", value=1), "below value"),
        (changed("figures", 0, "colour", value="red"), "colour"),
        (changed("figures", 1, "start", value=0), "not as long"),
        (changed("claims", 0, "figure", value=4), "where none starts"),
        (changed("claims", 0, "type", value="opinion"), "type"),
        (changed("claims", 0, "modality", value="sure"), "modality"),
    ],
)
def test_what_is_wrong_is_said(golden: dict[str, Any], message: str) -> None:
    with pytest.raises(ValidationError, match=message):
        Golden.model_validate(golden)


def test_figures_must_stand_in_order() -> None:
    with pytest.raises(ValidationError, match="order of the text"):
        Golden.model_validate({**GOLDEN, "figures": GOLDEN["figures"][::-1]})


def test_surfaces_are_compared_with_the_text() -> None:
    golden = Golden.model_validate(GOLDEN)
    assert golden.check_text("약  31% 늘 2~3개") == ["x: at 10:13 the text has '~3개', not '2~3'"]


def test_the_corpus_goldens_are_sound_and_agree_with_their_texts() -> None:
    folder = Path("corpus")
    paths = sorted((folder / "golden").glob("*.json"))
    assert paths
    for path in paths:
        golden = Golden.model_validate_json(path.read_bytes())
        texts = [file for file in (folder / "articles").glob(f"{path.stem}.*") if file.suffix in {".txt", ".md"}]
        for text in texts:
            assert golden.check_text(text.read_bytes().decode()) == []


@pytest.mark.parametrize("name", RECORDS)
def test_json_schemas_are_current(name: str) -> None:
    stored = (FOLDER / f"{name}.schema.json").read_text(encoding="utf-8")
    assert json.loads(stored) == json.loads(schema_text(name)), "run python -m schemas.json_schema"
