"""The plain form of a text: what is read where letters are taken apart, and where they hide what shows nothing.

``NFD`` Hangul (as some systems save it) is jamo that no rule knows, a zero-width space parts ``4`` from ``20W``, and ``Ｈ１００``
is written in letters as wide as a syllable, ``１，５００`` with a comma of that width; spaces that do not break group the digits of
``1 500 000``. Such a text is read in its plain form, composed (NFC), without what is invisible or groups digits and in letters
of ordinary width, with plain spaces for those that do not break (``SK hynix``) and single ones between words; every offset then goes back to the text as it is, which stays untouched.

A thousand signs without a space are no words: a picture in letters, a key, a dump. They are blanks to all who read, and their
numbers figures of the kind ``chrome``.
"""

from __future__ import annotations

import json
import re
import unicodedata
from bisect import bisect_left
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from schemas.records import Article, Block, Document, Figure, Mention, Slot, Submission, Triple, Warning_

_INVISIBLE = "\0\u00ad\u034f\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff"
_WIDE = {code: code - 0xFEE0 for code in (*range(0xFF10, 0xFF1A), *range(0xFF21, 0xFF3B), *range(0xFF41, 0xFF5B))}  # no signs: some are marks of a page
_NARROW = {"．": ".", "，": ","}
_ODD = re.compile(f"[{_INVISIBLE}{''.join(map(chr, _WIDE))}]")
_BLANK = re.compile(f"[{_INVISIBLE}]")
_JOINER = re.compile(r"(?<=\w)[\u200c\u200d\ufe00-\ufe0f]+(?=\w)")  # elsewhere they make pictures of several
_SEPARATOR = re.compile(r"(?<=[0-9０-９])[．，](?=[0-9０-９])")
_GROUPED = re.compile(r"(?<![\w.,-])[1-9][0-9]{0,2}(?:(?P<gap>[\u00a0\u2009\u202f])[0-9]{3}(?:(?P=gap)[0-9]{3})*)(?![0-9]|(?P=gap)[0-9])")
_NO_BREAK = re.compile("[\u00a0\u2007\u202f]")
_SPACES = re.compile("(?<=\\S[ \u00a0])[ \u00a0]+(?=\\S)")
_FEW = 10
_LAID_OUT = frozenset({"table", "code", "chrome"})  # where spaces part columns
_UNBROKEN = re.compile(r"\S{1000,}")
_DIGITS = re.compile(r"[0-9]+(?:[.,][0-9]+)*")
_CLUSTER = re.compile(r"[\u1100-\u115f]+[\u1160-\u11a7]*[\u11a8-\u11ff]*|[^\u0300-\u036f\u1100-\u11ff][\u0300-\u036f]+|.", re.DOTALL)
"""Jamo of a syllable, a letter with its marks, or any other character."""
_COMBINED = re.compile("[\u0300-\u036f\u1100-\u11ff]")


@dataclass(frozen=True, slots=True)
class PlainForm:
    """``text``, and for each of its code points the start and the end of what it stands for in the text as it is."""

    text: str
    starts: tuple[int, ...]
    ends: tuple[int, ...]
    size: int  # of the text as it is

    def edge(self, at: int) -> int:
        """Where a boundary between two stretches goes back to: the beginning of the text stays there, and so does its end."""
        return 0 if at == 0 else self.starts[at] if at < len(self.starts) else self.size

    def span(self, start: int, end: int) -> tuple[int, int]:
        """Where a span goes back to, without the invisible beside it."""
        return (self.starts[start], self.ends[end - 1]) if start < end else (self.edge(start), self.edge(start))

    def place(self, at: int) -> int:
        """Where an offset of the text as it is lies in the plain form."""
        return bisect_left(self.starts, at)


def plain_form(text: str, blocks: Iterable[Block] = ()) -> PlainForm | None:
    """The plain form of a text, None where the text is in it. Of several spaces between words in ``blocks`` of running text the first is kept."""
    marks = {match.start(): " " for match in _NO_BREAK.finditer(text)}
    marks |= {match.start(): _NARROW[match[0]] for match in _SEPARATOR.finditer(text)}
    marks |= {at: "" for match in _JOINER.finditer(text) for at in range(*match.span())}
    if text.count(" ") * _FEW >= len(marks):  # else every space is one that does not break, and groups nothing
        marks |= {match.start() + at: "" for match in _GROUPED.finditer(text) for at, char in enumerate(match[0]) if char == match["gap"]}
    for block in blocks:
        if block.kind not in _LAID_OUT:
            marks |= {at: "" for match in _SPACES.finditer(text, block.start, block.end) for at in range(match.start(), match.end())}
    is_composed = unicodedata.is_normalized("NFC", text)
    if not marks and is_composed and not _ODD.search(text):
        return None
    if is_composed and not _COMBINED.search(text):
        return _letter_by_letter(text, marks)
    letters: list[str] = []
    starts: list[int] = []
    ends: list[int] = []
    for match in _CLUSTER.finditer(text):
        if _BLANK.match(match[0]):
            continue
        composed = marks.get(match.start(), unicodedata.normalize("NFC", match[0]).translate(_WIDE))
        whole = len(composed) != len(match[0])
        for number, letter in enumerate(composed):
            letters.append(letter)
            starts.append(match.start() if whole else match.start() + number)
            ends.append(match.end() if whole else match.start() + number + 1)
    return PlainForm("".join(letters), tuple(starts), tuple(ends), len(text))


def _letter_by_letter(text: str, marks: dict[int, str]) -> PlainForm:
    """The plain form of a text in which every letter is one code point. ``marks``: what stands for some of them, by their places."""
    changed = {match.start(): match[0].translate(_WIDE) for match in _ODD.finditer(text)} | marks | {match.start(): "" for match in _BLANK.finditer(text)}
    pieces: list[str] = []
    starts: list[int] = []
    at = 0
    for place in (*sorted(changed), len(text)):
        pieces.append(text[at:place])
        starts.extend(range(at, place))
        if letter := changed.get(place):
            pieces.append(letter)
            starts.append(place)
        at = place + 1
    return PlainForm("".join(pieces), tuple(starts), tuple([start + 1 for start in starts]), len(text))


def in_plain_form(article: Article, form: PlainForm) -> Article:
    """An article with the plain form for its source text."""
    blocks = tuple(replace(one, start=form.place(one.start), end=form.place(one.end)) for one in article.blocks)
    cells = tuple(replace(one, start=form.place(one.start), end=form.place(one.end)) for one in article.cells)
    return replace(article, source_text=form.text, blocks=blocks, cells=cells)


def article_as_written(article: Article, form: PlainForm, text: str) -> Article:
    """An article that was read in the plain form, over the text as it is. Its blocks tile that, too."""
    blocks = tuple(replace(one, start=form.edge(one.start), end=form.edge(one.end)) for one in article.blocks)
    cells = tuple(replace(one, start=start, end=end) for one in article.cells for start, end in [form.span(one.start, one.end)])
    return replace(article, source_text=text, blocks=blocks, cells=cells)


def as_written(document: Document, form: PlainForm, article: Article) -> Document:
    """A document that was read in the plain form, over its article as it is: every offset goes back, every surface is what stands there."""
    text = article.source_text

    def worded(one: Any) -> Any:
        start, end = form.span(one.start, one.end)
        return replace(one, start=start, end=end, surface=text[start:end])

    def slot(one: Slot) -> Slot:
        return one if one.start is None else worded(one)

    def spanned(one: Any) -> Any:
        start, end = form.span(one.start, one.end)
        return replace(one, start=start, end=end)

    figures: tuple[Figure, ...] = tuple(map(worded, document.figures))
    mentions: tuple[Mention, ...] = tuple(map(worded, document.mentions))
    triples: tuple[Triple, ...] = tuple(map(spanned, document.triples))
    submissions: tuple[Submission, ...] = tuple(map(spanned, document.submissions))
    claims = tuple(
        replace(spanned(one), figure=None if one.figure is None else form.starts[one.figure], slots=tuple(map(slot, one.slots)))
        for one in document.claims
    )
    return replace(
        document, article=article, sentences=tuple(map(spanned, document.sentences)), figures=figures, mentions=mentions, triples=triples,
        claims=claims, submissions=submissions, warnings=tuple(_warning_as_written(one, form) for one in document.warnings),
    )  # fmt: skip


def _warning_as_written(warning: Warning_, form: PlainForm) -> Warning_:
    """Disagreements and refusals name the figure that they are about by its start."""
    try:
        detail = json.loads(warning.detail)
        return replace(warning, detail=json.dumps(detail | {"figure_start": form.starts[detail["figure_start"]]}, ensure_ascii=False))
    except (ValueError, TypeError, KeyError):
        return warning


def without_dumps(article: Article) -> Article:
    """An article whose unbroken runs of signs are blanks; the same where it has none."""
    masked = _UNBROKEN.sub(lambda match: " " * len(match[0]), article.source_text)
    return article if masked == article.source_text else replace(article, source_text=masked)


def with_dumps(document: Document, article: Article) -> Document:
    """A document over its article with the unbroken runs, and the numbers in them."""
    numbers = [
        Figure(start, end, article.source_text[start:end], "chrome", rule="unbroken_run")
        for run in _UNBROKEN.finditer(article.source_text)
        for start, end in (match.span() for match in _DIGITS.finditer(article.source_text, *run.span()))
    ]
    figures = tuple(sorted((*document.figures, *numbers), key=lambda one: one.start))
    return replace(document, article=article, figures=figures)
