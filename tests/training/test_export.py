"""Export of a torch module to 8-bit ONNX."""

from __future__ import annotations

import numpy as np
import pytest
from packed_support import packed_bytes

torch = pytest.importorskip("torch")
pytestmark = pytest.mark.long


class Heads(torch.nn.Module):
    """An encoder with a label for each token and a score for each pair of them."""

    def __init__(self, encoder):
        super().__init__()
        self.encoder = encoder
        self.tags = torch.nn.Linear(32, 5)

    def forward(self, input_ids, attention_mask):
        states = self.encoder(input_ids=input_ids, attention_mask=attention_mask).last_hidden_state
        return self.tags(states), states @ states.transpose(1, 2)


@pytest.fixture
def heads(tmp_path):
    from training.encoder import load_encoder, main

    (tmp_path / "tiny.bin").write_bytes(packed_bytes())
    main([str(tmp_path / "encoder"), "--file", str(tmp_path / "tiny.bin"), "--layers", "2", "--vocabulary", "0"])
    torch.manual_seed(0)
    return Heads(load_encoder(tmp_path / "encoder")[0])


def items(*sizes):
    random = np.random.default_rng(0)
    return [{"input_ids": random.integers(4, 15, size), "attention_mask": np.ones(size, np.int64)} for size in sizes]


def test_the_exported_model_answers_as_the_module(heads, tmp_path):
    from pipeline.extract.model.session import load_model
    from training.export import Signature, export

    signature = Signature({"input_ids": ("tokens",), "attention_mask": ("tokens",)}, {"tags": ("tokens", 5), "pairs": ("tokens", "tokens")})
    found = export(heads, signature, items(7, 3, 12), tmp_path / "out", tokenizer=tmp_path / "encoder" / "tokenizer.json", about={"seed": 0})
    assert found["tags"].agreement >= 0.9
    assert found["tags"].largest < 0.2
    model = load_model(str(tmp_path / "out"))
    assert model.about == {"seed": 0}
    assert [one["pairs"].shape for one in model.read(items(4, 9))] == [(4, 4), (9, 9)]


def test_smoothing_changes_nothing_in_exact_arithmetic():
    from training.smoothing import smooth

    torch.manual_seed(0)
    module = torch.nn.Sequential(torch.nn.Linear(8, 16), torch.nn.GELU(), torch.nn.Linear(16, 4))
    given = torch.randn(50, 8) * torch.tensor([100.0] + [1.0] * 7)
    with torch.no_grad():
        before = module(given)
        assert "0" in smooth(module, lambda one: one(given))
        assert torch.allclose(module(given), before, rtol=1e-4, atol=1e-3)


def test_a_graph_over_the_limit_is_refused(heads, tmp_path, monkeypatch):
    from training import export

    monkeypatch.setattr(export, "MOST_BYTES", 1000)
    signature = export.Signature({"input_ids": ("tokens",), "attention_mask": ("tokens",)}, {"tags": ("tokens", 5), "pairs": ("tokens", "tokens")})
    with pytest.raises(ValueError, match="keep fewer layers or pieces"):
        export.export(heads, signature, items(5, 6), tmp_path / "out", tokenizer=tmp_path / "encoder" / "tokenizer.json")
