"""The tokenizer of the encoder: pieces of a text with exact offsets in it (code points, end exclusive)."""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path
from typing import Final

SPACE_PIECE: Final = "▁"  # stands for a space alone; its offsets, by the library, are those of the character that follows
NOWHERE: Final = -1  # the offsets of a piece that stands for no text

_CLUSTER: Final = re.compile("s?m*")

Pieces = tuple[list[int], list[int], list[int]]  # ids, starts, ends


class PieceTokenizer:
    """A ``tokenizer.json`` as the ``tokenizers`` library reads it. Raises ``ModelError`` where it cannot."""

    def __init__(self, path: Path) -> None:
        from tokenizers import Tokenizer
        from tokenizers.pre_tokenizers import Metaspace

        from pipeline.errors import ModelError

        try:
            self._words = Tokenizer.from_file(str(path))
            self._joined = Tokenizer.from_file(str(path))
        except Exception as error:  # the library raises no narrower class
            raise ModelError(f"{path} is no tokenizer that can be read: {error}".rstrip(".") + ".") from error
        self._joined.pre_tokenizer = Metaspace(prepend_scheme="never", split=False)
        self._space = self._words.token_to_id(SPACE_PIECE)

    def pieces(self, text: str, *, joined: bool = False) -> Pieces:
        """``joined``: the text goes on in the middle of a word, so that no space is thought before it.

        A piece that only stands for a space has offsets of ``NOWHERE``. Text that is not in NFC is read as if it were; every
        piece then covers all code points that were composed into it.
        """
        if unicodedata.is_normalized("NFC", text):
            return self._pieces(text, joined=joined)
        composed, starts, ends = compose(text)
        ids, lows, highs = self._pieces(composed, joined=joined)
        return ids, [starts[n] if n >= 0 else n for n in lows], [ends[n - 1] if n > 0 else n for n in highs]

    def _pieces(self, text: str, *, joined: bool) -> Pieces:
        cut = _first_space(text) if joined else 0
        ids: list[int] = []
        starts: list[int] = []
        ends: list[int] = []
        for tokenizer, low, part in ((self._joined, 0, text[:cut]), (self._words, cut, text[cut:])):
            if not part:
                continue
            encoding = tokenizer.encode(part, add_special_tokens=False)
            for token, (start, end) in zip(encoding.ids, encoding.offsets, strict=True):
                ids.append(token)
                starts.append(low + start if token != self._space else NOWHERE)
                ends.append(low + end if token != self._space else NOWHERE)
        return ids, starts, ends


def _first_space(text: str) -> int:
    found = re.search(r"\s", text)
    return found.start() if found else len(text)


def compose(text: str) -> tuple[str, list[int], list[int]]:
    """The text in NFC, with the start and the end in the given text of every code point of it."""
    composed: list[str] = []
    starts: list[int] = []
    ends: list[int] = []
    for cluster in _CLUSTER.finditer(_kinds(text)):
        low, high = cluster.span()
        part = unicodedata.normalize("NFC", text[low:high])
        same = len(part) == high - low
        composed.append(part)
        starts += range(low, high) if same else [low] * len(part)
        ends += range(low + 1, high + 1) if same else [high] * len(part)
    return "".join(composed), starts, ends


def _kinds(text: str) -> str:
    """A letter for each code point: ``m`` for what may be composed with the one before it, ``s`` for all that starts anew."""
    return "".join("m" if unicodedata.combining(c) or "\u1160" <= c <= "\u11ff" else "s" for c in text)
