"""Web pages: decoded mark-up in, an article out."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from pipeline.clean.html_text import Page, read_page
from pipeline.clean.main_content import Content, choose_content
from schemas.records import Article, Block, Source

if TYPE_CHECKING:
    from schemas.records import BlockKind


def read_html(source: Source, text: str, *, encoding: str = "utf-8") -> Article:
    """The article of a page, ``text`` being its decoded mark-up; raises ``RejectError`` for hostile pages.

    ``language`` of article and blocks is left to the caller.
    """
    data = source.data if source.data is not None else text.encode()
    sha256 = hashlib.sha256(data).hexdigest()
    page = read_page(text)
    content = choose_content(page)
    return Article(
        doc_id=sha256[:16], uri=source.uri, sha256=sha256, media_type=source.media_type, encoding=encoding,
        source_text=page.text, title=source.title, published_at=source.published, canonical_url=source.canonical_url,
        blocks=tuple(_blocks(page, content)),
    )  # fmt: skip


def _blocks(page: Page, content: Content) -> list[Block]:
    """Lines of chrome, of one table or of one listing that follow each other make one block; others stand alone."""
    blocks: list[Block] = []
    merged: BlockKind | None = None
    for line, kind in zip(page.lines, content.kinds, strict=True):
        if kind == merged and kind in ("chrome", "table", "code"):
            last = blocks.pop()
            blocks.append(Block(kind, last.start, line.end + 1))
        else:
            blocks.append(Block(kind, line.start, line.end + 1))
        merged = kind
    if blocks:
        last = blocks.pop()
        blocks.append(Block(last.kind, last.start, len(page.text)))
    return blocks
