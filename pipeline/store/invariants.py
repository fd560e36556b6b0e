"""The promises of the store, asserted on every document before it is written."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from itertools import pairwise

from pipeline.errors import InvariantError
from schemas.records import Document

DIGIT_RUN = re.compile("[0-9０-９]+")

Check = Callable[[Document], str | None]


def blocks_tile_the_text(document: Document) -> str | None:
    blocks, length = document.article.blocks, len(document.article.source_text)
    edges = [0, *(edge for block in blocks for edge in (block.start, block.end)), length]
    for before, after in zip(edges[::2], edges[1::2], strict=True):
        if before != after:
            return f"the blocks leave a gap or overlap between {before} and {after}"
    return None


def spans_are_in_bounds(document: Document) -> str | None:
    length, block_count = len(document.article.source_text), len(document.article.blocks)
    sentences, cells, claims = document.sentences, document.article.cells, document.claims
    spans = [(s.start, s.end) for s in document.submissions] + [(s.start, s.end) for s in sentences] + [(c.start, c.end) for c in cells] + [(c.start, c.end) for c in claims]
    for start, end in spans:
        if not 0 <= start <= end <= length:
            return f"a span {start}-{end} leaves the text of {length} characters"
    for block in [s.block for s in sentences] + [c.block for c in cells]:
        if not 0 <= block < block_count:
            return f"a sentence or cell names block {block} of {block_count}"
    return None


def surfaces_equal_their_spans(document: Document) -> str | None:
    text = document.article.source_text
    quoted = [(f.start, f.end, f.surface) for f in document.figures] + [(m.start, m.end, m.surface) for m in document.mentions]
    slots = [(s.start, s.end, s.surface) for c in document.claims for s in c.slots if s.start is not None]
    for start, end, surface in quoted + slots:
        if not surface or text[start:end] != surface:
            return f"{surface!r} is not what stands at {start}-{end}"
    return None


def every_digit_run_is_in_one_figure(document: Document) -> str | None:
    """Each maximal run of ASCII or full-width digits lies inside exactly one figure, and figures do not overlap."""
    figures = sorted(document.figures, key=lambda f: f.start)
    for left, right in pairwise(figures):
        if right.start < left.end:
            return f"the figures {left.surface!r} and {right.surface!r} overlap at {right.start}"
    position = 0
    for run in DIGIT_RUN.finditer(document.article.source_text):
        while position < len(figures) and figures[position].end < run.end():
            position += 1
        if position == len(figures) or figures[position].start > run.start():
            return f"the digits {run.group()[:20]!r} at {run.start()} lie in no figure"
    return None


def claims_have_places_of_their_own(document: Document) -> str | None:
    starts = {f.start for f in document.figures}
    for claim in document.claims:
        if claim.figure is not None and claim.figure not in starts:
            return f"a claim names a figure at {claim.figure} where there is none"
    places = Counter((c.figure, c.ordinal) if c.figure is not None else (c.start, c.end, c.ordinal) for c in document.claims)
    for place, count in places.items():
        if count > 1:
            return f"{count} claims share the place {place}"
    return None


def texts_are_unicode(document: Document) -> str | None:
    """Lone surrogates cannot be stored; decoding should have replaced them."""
    article = document.article
    texts = (article.uri, article.source_text, article.title, article.byline, article.publisher, article.canonical_url)
    try:
        "".join(text or "" for text in texts).encode()
    except UnicodeEncodeError:
        return "a text holds half characters (surrogates)"
    return None


def metadata_is_complete(document: Document) -> str | None:
    article = document.article
    if article.language is None:
        return "the document has no language"
    if article.doc_id != article.sha256[:16]:
        return f"the id {article.doc_id} does not begin the hash {article.sha256}"
    return None


CHECKS: tuple[Check, ...] = (
    metadata_is_complete,
    texts_are_unicode,
    blocks_tile_the_text,
    spans_are_in_bounds,
    surfaces_equal_their_spans,
    every_digit_run_is_in_one_figure,
    claims_have_places_of_their_own,
)


def check_document(document: Document) -> None:
    """Raises ``InvariantError`` that names the document, the promise and what broke it."""
    for check in CHECKS:
        broken = check(document)
        if broken:
            raise InvariantError(f"{document.article.uri} breaks {check.__name__}: {broken}.")
