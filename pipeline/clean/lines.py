"""Lines of a flattened text: the pieces out of which blocks are made."""

from __future__ import annotations

import re
from dataclasses import dataclass

from schemas.records import BlockKind

# Everything that Python's readers or browsers take for a line end, U+000C of script texts included.
_LINES = re.compile(r"[^\n\r\x0b\x0c\x85\u2028\u2029]+")
# White space by Unicode, and what shows nothing: zero-width spaces, marks of direction, soft hyphens.
BLANKS = (
    " \t\n\r\x0b\x0c\x1c\x1d\x1e\x1f\x85\xa0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f"
    "\u3000\u200b\u200e\u200f\u2060\ufeff\u00ad"
)
_TERMINAL = re.compile(r"[.!?…。！？:;]['\"”’»)\]*_`]*$")
CLOSERS = 6  # characters at the end of a line among which its stop is looked for
SHORTEST_WRAPPED = 20  # characters of a line that was broken for its length
_KOREAN_ENDS = "다요죠까네음함임됨"


@dataclass(slots=True)
class Piece:
    """A line, or a part of one, and what is known of it so far. ``start`` and ``end`` are offsets of ``text`` in the source."""

    start: int
    end: int
    text: str  # without white space at its ends
    gap: bool  # a blank line, or the beginning of the text, stands before it
    kind: BlockKind | None = None
    speaker: str | None = None
    joined: bool = False  # belongs to the block of the piece before
    table: int | None = None  # number of the table it is a row of

    @property
    def ends_sentence(self) -> bool:
        return _TERMINAL.search(self.text, max(0, len(self.text) - CLOSERS)) is not None


def split_lines(text: str) -> list[Piece]:
    """The lines of ``text`` that show something, in order."""
    pieces: list[Piece] = []
    last_end = -2
    for match in _LINES.finditer(text):
        line = match[0]
        shown = line.strip(BLANKS)
        if not shown:
            continue
        start = match.start() + len(line) - len(line.lstrip(BLANKS))
        gap = last_end < 0 or (match.start() - last_end > 1 and text.count("\n", last_end, match.start()) != 1)
        pieces.append(Piece(start, start + len(shown), shown, gap))
        last_end = match.end()
    return pieces


def continues(line: str, following: str) -> bool:
    """Whether a line was wrapped in the middle of a sentence, as "GPU'lar aynı işi yapan" before "çekirdekler taşır"."""
    if len(line) < SHORTEST_WRAPPED or _TERMINAL.search(line, len(line) - CLOSERS):
        return False
    if following[0].islower():
        return True
    return (
        "가" <= following[0] <= "힣"
        and len(line) >= 2 * SHORTEST_WRAPPED
        and line[-1] not in _KOREAN_ENDS
        and (line[-1] == "," or "가" <= line[-1] <= "힣")
    )
