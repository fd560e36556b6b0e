"""Syndicated copies of one text: MinHash signatures of article bodies, and clusters that do not depend on the order of ingest.

A signature stands for the set of a body's word triples; the share of equal entries of two signatures estimates the share of
triples that two bodies have in common (Broder 1997). Candidates meet in bands, so that not every pair is compared.
"""

from __future__ import annotations

import re
import struct
import unicodedata
from collections import defaultdict
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

PERMUTATIONS: Final = 128
SEED: Final = 20_260_101
WORDS_IN_SHINGLE: Final = 3
SMALLEST_BODY: Final = 20  # words; shorter bodies are alike by chance and stay alone
SAME_TEXT: Final = 0.5  # of the triples in common: copies with a cut or added paragraph keep 0.6 and more, other texts on one event below 0.1
_ROWS_IN_BAND: Final = 4  # 32 bands: two texts at the threshold meet with 87%, at 0.7 with more than 99.9%
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


def similarity(first: bytes, second: bytes) -> float:
    """Estimated share of word triples that two bodies have in common, 0 to 1."""
    if not first or not second:
        return 0.0
    one, other = (struct.unpack(f"<{PERMUTATIONS}I", sketch) for sketch in (first, second))
    equal: int = sum(a == b for a, b in zip(one, other, strict=True))
    return equal / PERMUTATIONS


def cluster(signatures: Mapping[str, bytes]) -> dict[str, str]:
    """Cluster of each document: the smallest id among the documents that copies link to it, its own where there are none."""
    leaders = {document: document for document in signatures}
    for first, second in _candidates(signatures):
        one, other = _leader(leaders, first), _leader(leaders, second)
        if one != other and similarity(signatures[first], signatures[second]) >= SAME_TEXT:
            leaders[max(one, other)] = min(one, other)
    return {document: _leader(leaders, document) for document in signatures}


def _candidates(signatures: Mapping[str, bytes]) -> Iterable[tuple[str, str]]:
    """Pairs that share a band; within a bucket each is paired with the smallest id and its neighbour, which links all copies."""
    size = 4 * _ROWS_IN_BAND
    for start in range(0, 4 * PERMUTATIONS, size):
        buckets: defaultdict[bytes, list[str]] = defaultdict(list)
        for document in sorted(signatures):
            if band := signatures[document][start : start + size]:
                buckets[band].append(document)
        for bucket in buckets.values():
            for position in range(1, len(bucket)):
                yield bucket[0], bucket[position]
                if position > 1:
                    yield bucket[position - 1], bucket[position]


def _leader(leaders: dict[str, str], document: str) -> str:
    while leaders[document] != document:
        leaders[document] = leaders[leaders[document]]
        document = leaders[document]
    return document
