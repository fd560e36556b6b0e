"""Syndicated copies of one text: MinHash signatures of article bodies, and clusters that do not depend on the order of ingest.

A signature stands for the set of a body's word triples; the share of equal entries of two signatures estimates the share of
triples that two bodies have in common (Broder 1997). Candidates meet in bands, so that not every pair is compared.
"""

from __future__ import annotations

import re
import struct
import unicodedata
from collections.abc import Iterator, Mapping
from typing import Final

import numpy as np
import numpy.typing as npt

from schemas.records import Article

Sketches = npt.NDArray[np.uint32]

PERMUTATIONS: Final = 128
SEED: Final = 20_260_101
WORDS_IN_SHINGLE: Final = 3
SMALLEST_BODY: Final = 20  # words; shorter bodies are alike by chance and stay alone
SAME_TEXT: Final = 0.5  # of the triples in common: copies with a cut or added paragraph keep 0.6 and more, other texts on one event below 0.1
_ROWS_IN_BAND: Final = 4  # 32 bands: two texts at the threshold meet with 87%, at 0.7 with more than 99.9%
_PAIRS_AT_ONCE: Final = 100_000
_OWN_TO_A_SITE: Final = frozenset({"chrome", "byline", "date"})
_WORD: Final = re.compile(r"\w+")


def signature(text: str) -> bytes:
    """512 bytes that stand for an article's body; empty for a body too short to be told from another."""
    from rensa import RMinHash

    words = _WORD.findall(_folded(text))
    if len(words) < SMALLEST_BODY:
        return b""
    sketch = RMinHash(num_perm=PERMUTATIONS, seed=SEED)
    sketch.update(list(_shingles(words)))
    return struct.pack(f"<{PERMUTATIONS}I", *sketch.digest())


def _folded(text: str) -> str:
    """Without case; all letters i are one, for copies in capitals lose the difference."""
    return unicodedata.normalize("NFKC", text).casefold().replace("\u0307", "").replace("ı", "i")


def _shingles(words: list[str]) -> Iterator[str]:
    return (" ".join(words[start : start + WORDS_IN_SHINGLE]) for start in range(len(words) - WORDS_IN_SHINGLE + 1))


def body_of(article: Article) -> str:
    """What copies have in common: the text without the page around it, its byline and its date."""
    return " ".join(article.source_text[b.start : b.end] for b in article.blocks if b.kind not in _OWN_TO_A_SITE)


def cluster(signatures: Mapping[str, bytes]) -> dict[str, str]:
    """Cluster of each document: the smallest id among the documents that copies link to it, its own where there are none.

    Depends on the set of documents alone, not on their order; 100,000 of them, half of them copies, take some four seconds of one core.
    """
    ids = sorted(document for document, sketch in signatures.items() if sketch)
    leaders = list(range(len(ids)))
    if ids:
        sketches = np.frombuffer(b"".join(signatures[document] for document in ids), dtype="<u4").reshape(-1, PERMUTATIONS)
        for first, second in _pairs(sketches):
            one, other = sorted((_leader(leaders, first), _leader(leaders, second)))
            leaders[other] = one
    return {document: document for document in signatures} | {
        document: ids[_leader(leaders, place)] for place, document in enumerate(ids)
    }


def _pairs(sketches: Sketches) -> Iterator[tuple[int, int]]:
    """Pairs of rows that share a band and are the same text; within a bucket each row meets the first and its neighbour."""
    count = len(sketches)
    bands = np.split(sketches, PERMUTATIONS // _ROWS_IN_BAND, axis=1)
    met = np.unique(np.concatenate([_bucket_pairs(np.ascontiguousarray(band)) @ (count, 1) for band in bands]))
    for start in range(0, len(met), _PAIRS_AT_ONCE):
        pairs = np.column_stack(np.divmod(met[start : start + _PAIRS_AT_ONCE], count))
        equal = (sketches[pairs[:, 0]] == sketches[pairs[:, 1]]).mean(axis=1)
        yield from pairs[equal >= SAME_TEXT].tolist()


def _bucket_pairs(band: Sketches) -> npt.NDArray[np.intp]:
    """Pairs (first of its bucket, row) and (row before it, row) for the rows with equal bands; shape (pairs, 2)."""
    halves = band.view("<u8")
    order = np.lexsort(halves.T)  # stable: rows of one bucket stay in their order
    sorted_halves = halves[order]
    same = (sorted_halves[1:] == sorted_halves[:-1]).all(axis=1)
    opens = np.concatenate([[True], ~same])
    first = np.maximum.accumulate(np.where(opens, np.arange(len(order)), 0))
    inner = np.flatnonzero(~opens)
    return np.concatenate([np.column_stack([order[first[inner]], order[inner]]), np.column_stack([order[inner - 1], order[inner]])])


def _leader(leaders: list[int], place: int) -> int:
    while leaders[place] != place:
        leaders[place] = leaders[leaders[place]]
        place = leaders[place]
    return place
