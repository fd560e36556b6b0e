"""Windows: what the encoder reads at once. A document is cut between sentences; every figure is judged in one window.

A window opens with the title and the heading of its section, repeats the last sentences before it as context, and marks each
token by what the figure and mention stages found there (``MARKS``), which the encoder gets as its token types.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Container, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, Protocol

from schemas.records import Document, Figure

MOST_TOKENS: Final = 448  # of a window; 180 words
TITLE_TOKENS: Final = 48
HEADING_TOKENS: Final = 32
CONTEXT_TOKENS: Final = 128  # repeated from before the window
SENTENCE_TOKENS: Final = 160  # a longer sentence is cut

UNREAD: Final = frozenset({"chrome", "code", "byline", "date"})
JUDGED: Final = frozenset({"quantity", "percentage", "ratio", "money", "ordinal", "date"})  # kinds that may carry a claim

# Token types: 0 for plain text, then figures by kind, then names by type.
FIGURE_MARKS: Final = {"quantity": 1, "percentage": 2, "ratio": 3, "money": 4, "ordinal": 5, "date": 5}
OTHER_FIGURE: Final = 6
NAME_MARKS: Final = {
    "vendor": 7, "chip": 8, "system": 8, "product": 9, "model": 10, "benchmark": 10, "dataset": 10, "framework": 10,
    "organisation": 11, "person": 12, "metric": 0,
}  # fmt: skip
MARKS: Final = 13

CLS, SEP = 0, 2  # ids of <s> and </s> in the tokenizer of the encoder


class Tokenizer(Protocol):
    """Ids of the pieces of a text with their starts and ends in it (code points; -1 for a piece that stands for a space).

    ``joined``: the text goes on in the middle of a word.
    """

    def pieces(self, text: str, *, joined: bool = False) -> tuple[list[int], list[int], list[int]]: ...


@dataclass(slots=True)
class Tokens:
    """Parallel lists, one item a token. Offsets are those of the source text; -1 for tokens that stand for no text."""

    ids: list[int] = field(default_factory=list)
    marks: list[int] = field(default_factory=list)
    starts: list[int] = field(default_factory=list)
    ends: list[int] = field(default_factory=list)

    def __len__(self) -> int:
        return len(self.ids)

    def add(self, other: Tokens, low: int = 0, high: int | None = None) -> None:
        self.ids += other.ids[low:high]
        self.marks += other.marks[low:high]
        self.starts += other.starts[low:high]
        self.ends += other.ends[low:high]

    def add_special(self, token: int) -> None:
        self.add(Tokens([token], [0], [-1], [-1]))


@dataclass(slots=True)
class Window:
    """``judged`` are the figures that this window speaks for; its tokens hold more for context."""

    tokens: Tokens
    judged: list[Figure]
    order: list[int] = field(default_factory=list)  # tokens with text, by ascending offset
    offsets: list[int] = field(default_factory=list)  # their ends, for lookup

    def __post_init__(self) -> None:
        starts = self.tokens.starts
        self.order = sorted((n for n in range(len(starts)) if starts[n] >= 0), key=starts.__getitem__)
        self.offsets = [self.tokens.ends[n] for n in self.order]

    def span(self, start: int, end: int) -> tuple[int, int] | None:
        """First and last token of a span of the source text (end inclusive); None where it stands outside the window."""
        at = bisect_left(self.offsets, start + 1)
        last = at
        while last < len(self.order) and self.tokens.starts[self.order[last]] < end:
            last += 1
        return (self.order[at], self.order[last - 1]) if last > at else None


@dataclass(frozen=True, slots=True)
class _Part:
    """A sentence, or a stretch of a long one, ready to be packed."""

    tokens: Tokens
    figures: tuple[Figure, ...]
    kind: str


def cut_windows(document: Document, tokenizer: Tokenizer, wanted: Container[int] | None = None) -> Iterator[Window]:
    """The windows that hold at least one figure to judge, in the order of the text.

    ``wanted``: starts of figures that must be judged, where not all must; windows without any of them are left out, and what follows the last.
    """
    parts = list(_parts(document, tokenizer))
    if wanted is not None:
        while parts and not any(one.start in wanted for one in parts[-1].figures):
            parts.pop()
    title = next((part for part in parts if part.kind == "title"), None)
    heading: _Part | None = None
    first = 0
    while first < len(parts):
        room = MOST_TOKENS - 4 - (len(_head(title, TITLE_TOKENS)) if first else 0) - len(_head(heading, HEADING_TOKENS))
        begin, used = _context(parts, first, CONTEXT_TOKENS)
        last = first
        while last < len(parts) and (last == first or used + len(parts[last].tokens) <= room):
            used += len(parts[last].tokens)
            last += 1
        judged = [figure for part in parts[first:last] for figure in part.figures]
        if judged if wanted is None else any(one.start in wanted for one in judged):
            inside = any(part is title for part in parts[begin:last])
            yield Window(_join(None if inside else title, heading, parts[begin:last]), judged)
        heading = next((part for part in reversed(parts[first:last]) if part.kind == "heading"), heading)
        first = last


def _context(parts: Sequence[_Part], first: int, most: int) -> tuple[int, int]:
    """Where the context before part ``first`` begins, and how many tokens it has, of ``most``."""
    begin, used = first, 0
    while begin > 0 and used + len(parts[begin - 1].tokens) <= most:
        begin -= 1
        used += len(parts[begin].tokens)
    return begin, used


def _join(title: _Part | None, heading: _Part | None, parts: Sequence[_Part]) -> Tokens:
    tokens = Tokens()
    tokens.add_special(CLS)
    if title:
        tokens.add(_head(title, TITLE_TOKENS))
        tokens.add_special(SEP)
    if heading and not any(part is heading for part in parts):
        tokens.add(_head(heading, HEADING_TOKENS))
        tokens.add_special(SEP)
    for part in parts:
        tokens.add(part.tokens)
    tokens.add_special(SEP)
    return tokens


def _head(part: _Part | None, limit: int) -> Tokens:
    head = Tokens()
    if part:
        head.add(part.tokens, 0, limit)
    return head


def _parts(document: Document, tokenizer: Tokenizer) -> Iterator[_Part]:
    text, blocks = document.article.source_text, document.article.blocks
    marked = marked_spans(document)
    judged = sorted((f for f in document.figures if f.kind in JUDGED), key=lambda f: f.start)
    at = figure = 0
    for sentence in document.sentences:
        kind = blocks[sentence.block].kind
        while at < len(marked) and marked[at][0] < sentence.start:
            at += 1
        while figure < len(judged) and judged[figure].start < sentence.start:
            figure += 1
        last_mark, last_figure = at, figure
        while last_mark < len(marked) and marked[last_mark][0] < sentence.end:
            last_mark += 1
        while last_figure < len(judged) and judged[last_figure].start < sentence.end:
            last_figure += 1
        if kind not in UNREAD:
            tokens = tokenize(text, sentence.start, sentence.end, marked[at:last_mark], tokenizer)
            yield from _cut(tokens, judged[figure:last_figure], kind)
        at, figure = last_mark, last_figure


def marked_spans(document: Document) -> list[tuple[int, int, int]]:
    """Start, end and mark of names and figures in the order of the text; the digits of a name are the name's."""
    spans = [(m.start, m.end, NAME_MARKS[m.type]) for m in document.mentions]
    named = {k for start, end, _ in spans for k in range(start, end)}
    spans += [
        (figure.start, figure.end, FIGURE_MARKS.get(figure.kind, OTHER_FIGURE))
        for figure in document.figures
        if figure.kind in JUDGED or named.isdisjoint(range(figure.start, figure.end))
    ]
    return sorted(spans)


def _cut(tokens: Tokens, figures: Sequence[Figure], kind: str) -> Iterator[_Part]:
    for low in range(0, len(tokens), SENTENCE_TOKENS):
        part = Tokens()
        part.add(tokens, low, low + SENTENCE_TOKENS)
        start = tokens.starts[low] if low else -1
        end = tokens.starts[low + SENTENCE_TOKENS] if low + SENTENCE_TOKENS < len(tokens) else len(tokens.starts) + 10**9
        yield _Part(part, tuple(f for f in figures if start <= f.start < end), kind)


def tokenize(text: str, start: int, end: int, marked: Sequence[tuple[int, int, int]], tokenizer: Tokenizer) -> Tokens:
    """Tokens of a stretch of text, cut at the ends of marked spans, so that no token holds a name and its particle."""
    tokens = Tokens()
    at = start
    for low, high, mark in marked:
        if low < at:
            continue  # a figure inside a name
        _add_pieces(tokens, text, at, low, 0, tokenizer)
        _add_pieces(tokens, text, low, min(high, end), mark, tokenizer)
        at = min(high, end)
    _add_pieces(tokens, text, at, end, 0, tokenizer)
    return tokens


def _add_pieces(tokens: Tokens, text: str, start: int, end: int, mark: int, tokenizer: Tokenizer) -> None:
    if start >= end:
        return
    joined = start > 0 and not text[start - 1].isspace() and not text[start].isspace()
    ids, starts, ends = tokenizer.pieces(text[start:end], joined=joined)
    tokens.ids += ids
    tokens.marks += [mark] * len(ids)
    tokens.starts += [start + low if low >= 0 else -1 for low in starts]
    tokens.ends += [start + high if high >= 0 else -1 for high in ends]
