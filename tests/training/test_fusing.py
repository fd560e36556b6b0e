"""Attention as one node."""

from __future__ import annotations

import pytest
from packed_support import packed_bytes

torch = pytest.importorskip("torch")
pytestmark = pytest.mark.long


def test_fused_attention_answers_as_the_encoder(tmp_path):
    from training.encoder import load_encoder, main
    from training.fusing import fuse

    (tmp_path / "tiny.bin").write_bytes(packed_bytes())
    main([str(tmp_path / "encoder"), "--file", str(tmp_path / "tiny.bin"), "--layers", "2", "--vocabulary", "0"])
    encoder = load_encoder(tmp_path / "encoder", plain=True)[0].eval()
    ids = torch.arange(4, 13)[None]
    with torch.no_grad():
        before = encoder(input_ids=ids).last_hidden_state
        fused = fuse(encoder)
        assert not any("query" in name for name, _ in fused.named_parameters())
        assert torch.allclose(fused(input_ids=ids).last_hidden_state, before, atol=1e-4)
