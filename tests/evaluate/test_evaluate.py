"""Scores of documents, and the same numbers as the reference implementation."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from pipeline.app import Pipeline
from pipeline.errors import UsageError
from pipeline.evaluate import Score, as_json, find_goldens, group_of, read_golden, score_database
from pipeline.evaluate.claims import PredictedClaim
from pipeline.evaluate.figures import PredictedFigure, fault, locate
from pipeline.evaluate.score import Prediction, score_document
from pipeline.store import Store
from schemas.golden import Golden, GoldenFigure
from schemas.records import Document

TEXT = "보우 Pod16은 A100보다 31% 빠르다."
GOLDEN = Golden.model_validate(
    {
        "doc": "ours-1", "sha256": "0" * 64, "language": "ko",
        "figures": [
            {"start": 3, "end": 8, "surface": "Pod16", "kind": "name"},
            {"start": 10, "end": 14, "surface": "A100", "kind": "name"},
            {"start": 17, "end": 20, "surface": "31%", "kind": "percentage", "value": 31, "unit": "percent", "quantifier": "about"},
        ],
        "claims": [
            {"figure": 17, "type": "comparison", "subject": ["Graphcore", "Bow Pod16"], "vendor": "Graphcore", "metric": "performance",
             "comparator": ["A100"], "direction": "better"},
            {"figure": None, "type": "comparison", "subject": ["Bow Pod16"], "comparator": ["H100"]},
        ],
    }
)  # fmt: skip
NAMES = (PredictedFigure(3, 8, "Pod16", "name"), PredictedFigure(10, 14, "A100", "name"))
PERCENT = PredictedFigure(17, 20, "31%", "percentage", value=31.0, unit="percent", quantifier="about")
CLAIM = PredictedClaim(17, "comparison", "Bow Pod16", "Graphcore", "benchmark_score", "NVIDIA A100", direction="higher")
COMPARISON = PredictedClaim(None, "comparison", "Bow Pod16", comparator="H100")


def scores(*figures: PredictedFigure, claims: tuple[PredictedClaim, ...] = ()) -> dict[str, Any]:
    return as_json(score_document(GOLDEN, Prediction(TEXT, figures, claims)))


def test_all_right() -> None:
    numbers = scores(*NAMES, PERCENT, claims=(CLAIM, COMPARISON))
    keys = ("figures", "core_figures", "claims_found", "claims_exact", "claims_without_figure")
    assert [numbers[key]["f1"] for key in keys] == [1.0] * 5
    assert (numbers["digit_coverage"], numbers["bad_offsets"]) == (1.0, 0)
    assert all(share.endswith("= 1.000") for share in numbers["slots"].values())


def test_sure_slots_and_new_names() -> None:
    sure = replace(CLAIM, metric="price", confidence={"subject": 0.95, "metric": 0.92, "comparator": 0.6, "vendor": 0.9})
    numbers = scores(*NAMES, PERCENT, claims=(sure,))
    assert numbers["sure_slots"] == {"p": 0.6667, "share": 0.6, "filled": 5}  # the metric is wrong, comparator and direction are not sure
    assert numbers["new_names"] == {"subject": None, "n": 0}
    unheard = GOLDEN.model_copy(update={"claims": [GOLDEN.claims[0].model_copy(update={"subject": ["Karayel K2"]})]})
    assert as_json(score_document(unheard, Prediction(TEXT, (*NAMES, PERCENT), (CLAIM,))))["new_names"] == {"subject": 0.0, "n": 1}


def test_a_missing_figure_costs_coverage_recall_and_its_claim() -> None:
    numbers = scores(*NAMES)
    assert (numbers["digit_coverage"], numbers["figures"]["r"], numbers["figures"]["p"]) == (0.6667, 0.6667, 1.0)
    assert numbers["claims_found"]["r"] == 0.0


def test_an_extra_figure_costs_precision() -> None:
    assert scores(*NAMES, PERCENT, PredictedFigure(0, 2, "보우", "quantity", value=1))["figures"]["p"] == 0.75


def test_two_figures_on_one_run_do_not_cover_it() -> None:
    assert scores(*NAMES, PERCENT, PERCENT)["digit_coverage"] == 0.6667


def test_a_wrong_surface_is_a_bad_offset() -> None:
    assert scores(*NAMES, replace(PERCENT, surface="32%"))["bad_offsets"] == 1


@pytest.mark.parametrize(
    ("change", "wrong"),
    [({"value": 32.0}, "value"), ({"unit": "x"}, "unit"), ({"kind": "ratio"}, "kind"), ({"start": 18}, None), ({"value": 31.00001}, None)],
)
def test_faults_of_a_figure(change: dict[str, Any], wrong: str | None) -> None:
    assert fault(GOLDEN.figures[2], replace(PERCENT, **change)) == wrong


@pytest.mark.parametrize(
    ("gold", "predicted", "right"),
    [("2022-07-07", "2022-07", True), ("2022", "2022-07-07", True), ("2022-07", "2022-08", False), ("XXXX-10-04", "2024-10-04", True),
     ("XXXX-10-04", "2024-10-05", False), ("2022", "", False)],
)  # fmt: skip
def test_dates_agree_to_the_precision_of_the_shorter(gold: str, predicted: str, right: bool) -> None:
    figure = GoldenFigure(start=0, end=4, surface="2022", kind="date", text_value=gold)
    assert (fault(figure, PredictedFigure(0, 4, "2022", "date", text_value=predicted)) is None) is right


def test_a_bare_maker_is_no_subject() -> None:
    assert scores(*NAMES, PERCENT, claims=(replace(CLAIM, subject="Graphcore"),))["slots"]["subject"] == "0/1 = 0.000"


def test_the_better_of_two_claims_on_a_figure_counts() -> None:
    assert scores(*NAMES, PERCENT, claims=(replace(CLAIM, comparator=None), CLAIM))["claims_exact"]["tp"] == 1


def test_html_figures_are_found_by_their_quotes() -> None:
    figure = {"start": 900, "end": 903, "surface": "31%", "kind": "percentage", "value": 31, "unit": "percent", "prefix": "A100보다 ", "suffix": " 빠르다"}
    page = Golden.model_validate(
        {"doc": "p", "sha256": "0" * 64, "language": "ko", "media_type": "text/html", "figures": [figure], "claims": [{"figure": 900, "type": "result"}]}
    )
    placed = locate(page, f"31% 할인\n{TEXT}")
    assert (placed.figures[0].start, placed.claims[0].figure) == (24, 24)
    assert locate(page, "다른 글").figures[0].start < 0


def test_groups_tell_language_and_origin() -> None:
    assert group_of(GOLDEN) == "ko written"
    assert group_of(GOLDEN.model_copy(update={"doc": "x"})) == "ko"


@pytest.mark.parametrize(
    ("content", "message"),
    [("{broken", "is not JSON"), ("[" * 100_000, "is not JSON .it is nested too deep"), ('{"figures": [], "doc": "x"}', "is wrong at sha256"), ('{"figures": 5}', "is wrong at")],
)
def test_bad_golden_files_are_named(tmp_path: Path, content: str, message: str) -> None:
    path = tmp_path / "g.json"
    path.write_text(content)
    with pytest.raises(UsageError, match=message):
        read_golden(path)


def test_other_json_beside_goldens_is_no_golden(tmp_path: Path) -> None:
    path = tmp_path / "page.json"
    path.write_text('{"title": "x"}')
    assert read_golden(path) is None


def test_missing_goldens_are_named(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="no golden file or folder"):
        find_goldens([str(tmp_path / "none")])
    with pytest.raises(UsageError, match="no golden files"):
        find_goldens([str(tmp_path)])


@pytest.mark.parametrize("content", ["[]", "{}", '{"title": "x"}'])
def test_other_json_is_passed_over_in_a_folder_and_refused_where_it_is_named(tmp_path: Path, content: str) -> None:
    (tmp_path / "other.json").write_text(content)
    with pytest.raises(UsageError, match=r"other\.json is no golden file"):
        find_goldens([str(tmp_path / "other.json")])
    with pytest.raises(UsageError, match="no golden files"):
        find_goldens([str(tmp_path)])
    (tmp_path / "g.json").write_text(GOLDEN.model_dump_json())
    assert find_goldens([str(tmp_path)]) == [tmp_path / "g.json"]


def test_a_golden_given_twice_counts_once(tmp_path: Path) -> None:
    for name in ("b.json", "a.json"):
        (tmp_path / name).write_text(GOLDEN.model_dump_json())
    (tmp_path / "link.json").symlink_to(tmp_path / "b.json")
    assert find_goldens([str(tmp_path / "b.json"), str(tmp_path)]) == [tmp_path / "b.json", tmp_path / "a.json"]


def test_a_golden_that_does_not_fit_its_text_is_named(tmp_path: Path) -> None:
    document = Pipeline().process(TEXT, language="ko")
    sha256 = document.article.sha256
    figures = [figure.model_copy(update={"surface": "x" * len(figure.surface)}) for figure in GOLDEN.figures]
    right, wrong = (GOLDEN.model_copy(update={"sha256": sha256, "figures": list(found)}) for found in (GOLDEN.figures, figures))
    for name, golden in (("right", right), ("wrong", wrong)):
        (tmp_path / f"{name}.json").write_text(golden.model_dump_json())
    with Store(":memory:") as store:
        store.add(document)
        told = [score.misplaced for _, score in score_database(store.connection, find_goldens([str(tmp_path)]))]
    assert told == [[], [f"The golden file {tmp_path / 'wrong.json'} does not fit its text: ours-1: at 3:8 the text has 'Pod16', not 'xxxxx' (and 2 more like it); mend it."]]


def noisy(document: Document, pick: random.Random) -> Document:
    """With values, kinds, units and slots changed at random, and some claims gone: mistakes of every sort."""
    figures = tuple(
        replace(f, value=f.value * pick.choice((1, 1, 1, 10)) if f.value is not None else None, kind=pick.choice((f.kind, f.kind, "ratio")))
        for f in document.figures
    )
    claims = tuple(
        replace(c, subject=pick.choice((c.subject, c.vendor, "A100")), metric=pick.choice((c.metric, "price")), direction="lower")
        for c in document.claims
        if pick.random() < 0.8
    )
    return replace(document, figures=figures, claims=claims)


@pytest.mark.parametrize(
    ("seed", "step"), [(1, 8), *(pytest.param(seed, 2, marks=pytest.mark.long) for seed in (None, 1, 2))]
)
def test_the_numbers_are_those_of_the_reference_implementation(
    tmp_path: Path, reference_scorer: Path, seed: int | None, step: int
) -> None:
    pick = random.Random(seed)
    with Store(tmp_path / "a.duckdb") as store:
        for path in sorted(Path("corpus/articles").iterdir())[::step]:  # the others count as missing
            document = Pipeline().process(path)
            store.add(document if seed is None else noisy(document, pick))
        total = Score()
        for _, score in score_database(store.connection, find_goldens(["corpus/golden"]), count_missing=True):
            total += score
    command = [sys.executable, str(reference_scorer), str(tmp_path / "a.duckdb"), "corpus/golden", "--json"]
    reference = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    ours = json.loads(json.dumps(as_json(total)))
    assert {key: ours[key] for key in reference} == reference
    assert reference["missing"]
