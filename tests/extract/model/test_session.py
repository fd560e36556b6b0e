"""Loading and running of models: checksums, clear sentences."""

from __future__ import annotations

import hashlib
import json

import numpy as np
import pytest

from pipeline.errors import ModelError
from pipeline.extract.model import session
from pipeline.extract.model.session import check_model, load_model

onnx = pytest.importorskip("onnx")


def write_graph(path):
    """Outputs: twice each number of ``ids``; and the outer product of ``ids`` with itself."""
    from onnx import TensorProto, helper

    whole = TensorProto.INT64
    two = helper.make_tensor("two", whole, [], [2])
    ends = [helper.make_tensor(name, whole, [1], [axis]) for name, axis in (("last", 2), ("middle", 1))]
    nodes = [
        helper.make_node("Mul", ["ids", "two"], ["twice"]),
        helper.make_node("Unsqueeze", ["ids", "last"], ["column"]),
        helper.make_node("Unsqueeze", ["ids", "middle"], ["row"]),
        helper.make_node("Mul", ["column", "row"], ["pairs"]),
    ]
    graph = helper.make_graph(
        nodes, "tiny",
        [helper.make_tensor_value_info("ids", whole, ["batch", "tokens"])],
        [helper.make_tensor_value_info("twice", whole, ["batch", "tokens"]), helper.make_tensor_value_info("pairs", whole, ["batch", "tokens", "tokens"])],
        [two, *ends],
    )  # fmt: skip
    onnx.save(helper.make_model(graph, opset_imports=[helper.make_opsetid("", 18)], ir_version=9), path)


@pytest.fixture
def folder(tmp_path):
    from tokenizers import Tokenizer, models

    write_graph(tmp_path / "model.onnx")
    Tokenizer(models.Unigram([("<unk>", 0.0), ("▁", -1.0)], unk_id=0)).save(str(tmp_path / "tokenizer.json"))
    describe(tmp_path)
    return tmp_path


def describe(folder, **changes):
    files = {name: hashlib.sha256((folder / name).read_bytes()).hexdigest() for name in ("model.onnx", "tokenizer.json")}
    content = {"format": 1, "files": files, "inputs": ["ids"], "outputs": ["twice", "pairs"], "about": {"labels": ["a"]}, **changes}
    (folder / "model.json").write_text(json.dumps(content))


def test_items_of_any_length_come_back_in_order(folder):
    items = [{"ids": np.arange(1, size + 1)} for size in (3, 1, 700)]
    found = load_model(str(folder)).read(items)
    assert [one["twice"].tolist() for one in found] == [(2 * item["ids"]).tolist() for item in items]
    assert [one["pairs"].shape for one in found] == [(3, 3), (1, 1), (700, 700)]


def test_what_training_says_about_a_model_is_kept(folder):
    assert load_model(str(folder)).about == {"labels": ["a"]}


def test_a_model_is_loaded_once_in_a_process(folder):
    assert load_model(str(folder)) is load_model(str(folder))


def test_the_path_of_the_graph_stands_for_its_folder(folder):
    assert load_model(str(folder / "model.onnx")).about == {"labels": ["a"]}


def test_the_model_of_the_package_is_missing_until_there_is_one(monkeypatch, tmp_path):
    monkeypatch.setattr(session, "DEFAULT", tmp_path)
    with pytest.raises(ModelError, match="carries no learned extractor; give --model none"):
        check_model("default")


def test_a_path_that_leads_nowhere_is_said():
    with pytest.raises(ModelError, match="There is no model 'nowhere'"):
        check_model("nowhere")


def test_a_changed_file_is_refused_with_both_sums(folder):
    (folder / "model.onnx").write_bytes(b"other")
    with pytest.raises(ModelError, match=r"model\.onnx is damaged or of another model: its sha256 begins with d9298a10d1b0"):
        check_model(str(folder))


@pytest.mark.parametrize(
    ("break_it", "said"),
    [
        (lambda folder: (folder / "model.json").unlink(), "holds no model.json"),
        (lambda folder: (folder / "model.json").write_text("[]"), "is no description of a model"),
        (lambda folder: describe(folder, format=2), "of format 2, and this version runs format 1"),
        (lambda folder: (folder / "tokenizer.json").unlink(), "holds no tokenizer.json"),
        (lambda folder: describe(folder, outputs=["tags"]), "outputs of .* are twice, pairs, not those of model.json"),
        (lambda folder: [(folder / "model.onnx").write_bytes(b"PK"), describe(folder)], "is no ONNX file that onnxruntime can run"),
    ],
    ids=["no description", "empty description", "format", "no tokenizer", "outputs", "graph"],
)
def test_a_broken_model_gives_one_sentence(folder, break_it, said):
    break_it(folder)
    with pytest.raises(ModelError, match=said) as caught:
        load_model(str(folder))
    assert "\n" not in str(caught.value)
