"""Numbers that say how many inputs are taken at once: ``배치 32에서``, ``32'lik yığında``."""

from __future__ import annotations

from pipeline.languages import asides_of
from pipeline.lexicon import fold

_BEFORE, _BEHIND = 20, 14  # characters


def is_batch_size(text: str, start: int, end: int, language: str | None) -> bool:
    """``yığın boyutu 32 iken``, ``48 ms'de, 32'lik yığında 390 ms``: how many inputs are taken at once; no so many things, nor an amount in the unit of another."""
    words = asides_of(language)
    return bool(words.batch_before.search(fold(text[max(0, start - _BEFORE) : start])) or words.batch_behind.match(fold(text[end : end + _BEHIND])))
