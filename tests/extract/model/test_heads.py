"""The heads in numpy: their file, and that they say what the torch module says."""

from __future__ import annotations

import json
import struct

import numpy as np
import pytest

from pipeline.errors import ModelError
from pipeline.extract.model.features import FIGURE_WIDTH, PAIR_WIDTH, SPAN_WIDTH
from pipeline.extract.model.heads import load_heads, read_tensors, softmax

LABELS = {"type": ("price", "market"), "metric": ("power", "other"), "direction": ("none", "higher"), "modality": ("asserted", "asked")}


def test_probabilities_sum_to_one_also_for_large_logits():
    assert np.allclose(softmax(np.array([[1000.0, 999.0, -1e4]])).sum(), 1)


def test_tensors_come_out_of_a_safetensors_file(tmp_path):
    header = json.dumps({"__metadata__": {"labels": "{}"}, "a.weight": {"dtype": "F32", "shape": [1, 2], "data_offsets": [0, 8]}}).encode()
    path = tmp_path / "heads.safetensors"
    path.write_bytes(struct.pack("<Q", len(header)) + header + np.array([1.5, -2], dtype="<f4").tobytes())
    weights, metadata = read_tensors(path)
    assert weights["a.weight"].tolist() == [[1.5, -2.0]]
    assert metadata == {"labels": "{}"}


@pytest.mark.parametrize("content", [b"", b"\x05\x00", b"\x10\x00\x00\x00\x00\x00\x00\x00not json at all!"])
def test_a_damaged_file_is_one_sentence(tmp_path, content: bytes):
    path = tmp_path / "heads.safetensors"
    path.write_bytes(content)
    with pytest.raises(ModelError, match="copy the whole folder"):
        load_heads(path)


def test_a_missing_file_is_one_sentence(tmp_path):
    with pytest.raises(ModelError, match="holds no heads"):
        load_heads(tmp_path / "heads.safetensors")


def test_numpy_says_what_torch_says(tmp_path):
    torch = pytest.importorskip("torch")
    save_file = pytest.importorskip("safetensors.torch").save_file
    from training.model import Heads, Labels, ends_mean

    torch.manual_seed(1)
    taught = Heads(24, Labels(**LABELS)).eval()
    path = tmp_path / "heads.safetensors"
    save_file(dict(taught.state_dict()), path, metadata={"labels": json.dumps(LABELS)})
    heads = load_heads(path)
    random = np.random.default_rng(1)
    states = random.normal(size=(9, 24)).astype(np.float32)
    at = np.array([[0, 2], [4, 4]])
    figure, span, pair = (random.integers(0, 2, size=shape).astype(np.float32) for shape in ((2, FIGURE_WIDTH), (2, SPAN_WIDTH), (2, 2, PAIR_WIDTH)))
    with torch.no_grad():
        vectors = taught.figures(ends_mean(torch.from_numpy(states), at), torch.from_numpy(figure))
        spans = taught.spans(ends_mean(torch.from_numpy(states), at), torch.from_numpy(span))
        wanted = torch.softmax(taught.roles(vectors, spans, torch.from_numpy(pair)), -1).numpy()
        kinds = torch.sigmoid(taught.kind(vectors)[:, 0]).numpy()
    own = heads.figures(states, at, figure)
    assert np.allclose(heads.roles(own, heads.spans(states, at, span), pair), wanted, atol=1e-5)
    assert np.allclose(heads.classes(own)[0], kinds, atol=1e-5)


def test_heads_for_other_features_are_refused(tmp_path):
    torch = pytest.importorskip("torch")
    save_file = pytest.importorskip("safetensors.torch").save_file
    from training.model import Heads, Labels

    weights = dict(Heads(24, Labels(**LABELS)).state_dict())
    weights["feature_pair.weight"] = torch.zeros(96, PAIR_WIDTH + 1)
    save_file(weights, tmp_path / "heads.safetensors", metadata={"labels": json.dumps(LABELS)})
    with pytest.raises(ModelError, match="trained for other features"):
        load_heads(tmp_path / "heads.safetensors")
