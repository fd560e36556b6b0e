"""Web pages: decoded mark-up in, an article out."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final

from pipeline.clean.fidelity import check_digits
from pipeline.clean.html_text import SCRIPT_SEPARATOR, Line, Page, mark_up_of, read_page
from pipeline.clean.main_content import Content, choose_content, find_heading, read_head
from pipeline.clean.metadata import Surroundings, add_visible, find_title, read_metadata
from pipeline.clean.script_body import find_script_body
from schemas.records import Article, Block, Cell, Source

if TYPE_CHECKING:
    from collections.abc import Iterator

    from schemas.records import BlockKind

_LINES_AFTER: Final = 6  # under the container, where bylines and dates may stand
_LINES_INSIDE: Final = 8  # of the container's first lines, for the same
_CELL_TAGS: Final = frozenset(("td", "th"))


def read_html(source: Source, text: str, *, encoding: str = "utf-8", sha256: str | None = None) -> Article:
    """The article of a page, ``text`` being its decoded mark-up; raises ``RejectError`` for hostile pages.

    ``language`` of article and blocks is left to the caller.
    """
    if sha256 is None:
        sha256 = hashlib.sha256(source.data if source.data is not None else text.encode()).hexdigest()
    page = read_page(text, _sound_utf8(source, text, encoding))
    metadata = read_metadata(page)
    content = choose_content(page, metadata.article_body)
    title = find_title(metadata, page, find_heading(page, content))
    read_head(page, content, title)
    _append_script_body(page, content, text, metadata.article_body)
    metadata = add_visible(metadata, page, _surroundings(page, content), uri=metadata.canonical_url or source.uri)
    blocks = _blocks(page, content)
    return Article(
        doc_id=sha256[:16], uri=source.uri, sha256=sha256, media_type=source.media_type, encoding=encoding,
        source_text=page.text, title=source.title or title, byline=", ".join(metadata.authors) or None,
        publisher=metadata.publisher, published_at=source.published or metadata.published, modified_at=metadata.modified,
        canonical_url=source.canonical_url or metadata.canonical_url, blocks=tuple(blocks), cells=tuple(_cells(page, content, blocks)),
        warnings=tuple(check_digits(page, content)),
    )  # fmt: skip


def _sound_utf8(source: Source, text: str, encoding: str) -> bytes | None:
    """The page's own bytes where they are ``text`` in UTF-8, without a mark, broken characters or one cut at either end."""
    data = source.data
    if data is None or encoding != "utf-8" or "\ufffd" in text:
        return None
    return data if data[:1].isascii() and data[-1:].isascii() else None


def _append_script_body(page: Page, content: Content, html: str, article_body: str | None) -> None:
    """An article that stands only in a script comes after the visible text and a line of its own (docs/contract.md)."""
    if content.as_told:
        return
    visible = sum(
        line.end - line.start for line, kind in zip(page.lines, content.kinds, strict=True) if kind not in ("chrome", "title", "byline", "date")
    )
    body = find_script_body(html, article_body, page.text, visible=visible)
    if body is None:
        return
    added = read_page(body)
    shift = len(page.text) + len(SCRIPT_SEPARATOR) + (2 if page.text else 1)
    content.kinds = [kind if kind in ("title", "byline", "date") else "chrome" for kind in content.kinds]
    content.groups = [-1] * len(content.groups)
    page.lines.append(Line(shift - 2, -1, shift - 1))
    content.kinds.append("chrome")
    content.groups.append(-1)
    inner = choose_content(added)
    for line, kind in zip(added.lines, inner.kinds, strict=True):
        page.lines.append(Line(line.start + shift, -1, line.end + shift, line.linked))
        content.kinds.append(kind)
        content.groups.append(-1)
    page.text = "\n".join(filter(None, (page.text, SCRIPT_SEPARATOR, added.text)))


def _surroundings(page: Page, content: Content) -> Surroundings:
    end = min(len(page.lines), content.end_line + _LINES_AFTER)
    texts = [_text(page, number) for number in range(content.head_line, end)]
    first = min(len(texts), max(content.first_line, content.head_line) - content.head_line + _LINES_INSIDE)
    bylines = [_text(page, number) for number, kind in enumerate(content.kinds) if kind == "byline"]
    return Surroundings(texts[:first], texts[max(first, len(texts) - _LINES_AFTER - 8) :], bylines, content.head_line, end)


def _blocks(page: Page, content: Content) -> list[Block]:
    """Lines of chrome, of one table or of one listing that follow each other make one block; others stand alone."""
    starts: list[tuple[BlockKind, int]] = []
    merged: tuple[BlockKind, int] | None = None
    for line, kind, group in zip(page.lines, content.kinds, content.groups, strict=True):
        if (kind, group) != merged or (kind != "chrome" and group < 0):
            starts.append((kind, line.start))
            merged = kind, group
    ends = [*(start for _, start in starts[1:]), len(page.text)][: len(starts)]
    return [Block(kind, start, end) for (kind, start), end in zip(starts, ends, strict=True)]


def _cells(page: Page, content: Content, blocks: list[Block]) -> Iterator[Cell]:
    """The cells of all table blocks that hold text, with the paths of their headers."""
    line_of = {line.start: number for number, line in enumerate(page.lines)}
    for index, block in enumerate(blocks):
        if block.kind == "table":
            number = line_of[block.start]
            yield from _cells_of(page, content.groups[number], index, _text(page, number - 1) if number else "")


def _cells_of(page: Page, table: int, block: int, line_above: str) -> Iterator[Cell]:
    from pipeline.clean.html_tables import read_table

    places = [node for node in page.nodes[table : page.nodes[table].end_node] if node.tag in _CELL_TAGS]
    texts = [page.text[node.start : node.end] for node in places]
    for cell in read_table(mark_up_of(page, page.nodes[table]), texts, unit_line=line_above):
        written, start = texts[cell.order], places[cell.order].start
        start += len(written) - len(written.lstrip())
        if written := written.strip():
            row, col = " > ".join(cell.row_path) or None, " > ".join(cell.col_path) or None
            yield Cell(block, cell.row, cell.col, start, start + len(written), row, col)


def _text(page: Page, number: int) -> str:
    return page.text[page.lines[number].start : page.lines[number].end]
