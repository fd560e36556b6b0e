"""An article out of flattened text or Markdown: blocks that tile the text, cells of tables, and metadata."""

from __future__ import annotations

import re
from collections.abc import Sequence

from pipeline.clean import chrome, head, markdown, tables, turns
from pipeline.clean.datelines import parse_moment
from pipeline.clean.lines import Piece, continues, split_lines
from pipeline.languages.korean import page as korean
from pipeline.languages.turkish import page as turkish
from schemas.records import Article, Block, Cell, Source

LONGEST_HEADING = 80
LONGEST_CAPTION = 300  # characters, link targets included

_BULLET = re.compile(
    r"(?:[-*+–—]\s|[•◦▪‣·●○■□▶►➤✓✔]\s*|\d{1,2}(?:[.)]|\\[.)])(?:\s|(?=[가-힣A-ZÇĞİÖŞÜ*\[]))|\(?[가나다라마바사아a-h\d]\)\s?|[가나다라마바사아]\.\s|[①-⑳]\s?)\s*\S"
)
_SECTION = re.compile(r"[◇◆■□●○▶▷★☆※◈▣]\s?\S")
_NUMBERED = re.compile(r"(?:\d{1,2}|[IVX]{1,4})[.)]\s*\S")
_CAPTIONS = re.compile("|".join(f"(?:{pattern})" for page in (korean, turkish) for pattern in page.CAPTIONS))
_CAPTION_HINTS = (*korean.CAPTION_HINTS, *turkish.CAPTION_HINTS)
_INDEX_CAPTION = re.compile(
    r"[\[(<〈【]?(?:표|그림|도표|사진|(?i:tablo|şekil|sekil|grafik|resim|figure|table|fig\.))\s?\d{1,2}\s?[\])>〉】.:：-].{0,120}"
)
_QUOTED = re.compile(r"[\"“”'‘«].{20,}[\"“”'’»]\.?")
_SENTENCE_LIKE = re.compile(f"{korean.SENTENCE_LIKE}|{turkish.SENTENCE_LIKE}")
_LINK_TARGET = re.compile(r"\]\([^)]*\)")
_SENTENCE_INSIDE = re.compile(r"[가-힣a-zçğıöşü]{2}[.!?]\s")
LONGEST_UNSPACED_HEADING = 40
_KEY_LABEL = re.compile(r"[^:：]{1,30}[:：]\s?\S")


def read_text(source: Source, text: str, encoding: str, sha256: str) -> Article:
    """The article of a plain or Markdown text, or of a row's text field; ``language`` is left to the caller."""
    pieces = split_lines(text)
    front, body = markdown.read_front_matter(pieces)
    markdown.mark_code(pieces)
    pieces = head.split_meta_lines(markdown.split_markup(pieces))
    markdown.mark_markup(pieces)
    tables.mark_tables(pieces)
    chrome.mark_furniture(pieces)
    found = head.read_metadata(pieces, body, markdown.plain(front.get("title", "")) or source.title)
    chrome.mark_teasers(pieces)
    chrome.mark_link_dump(pieces)
    chrome.mark_comments(pieces, len(text))
    _mark_captions(pieces)
    _mark_sections(pieces)
    turns.mark_turns(pieces)
    _mark_lists_and_headings(pieces)
    blocks, cells = make_blocks(pieces, len(text))
    written = source.published or front.get("date") or front.get("published") or front.get("publishdate")
    return Article(
        doc_id=sha256[:16],
        uri=source.uri,
        sha256=sha256,
        media_type=source.media_type,
        encoding=encoding,
        source_text=text,
        title=found.title,
        byline=front.get("author") or ", ".join(found.authors) or None,
        publisher=front.get("publisher") or found.publisher,
        published_at=(parse_moment(written) if written else None) or found.published,
        modified_at=(parse_moment(front["lastmod"]) if "lastmod" in front else None) or found.modified,
        canonical_url=source.canonical_url or front.get("canonical_url") or front.get("canonicalurl"),
        blocks=blocks,
        cells=cells,
    )


def _mark_captions(pieces: Sequence[Piece]) -> None:
    """As "[출처: NVIDIA]", "▲ … /사진=화웨이 제공", "Görsel: …", "<표 1> …"; a full sentence is none unless it ends in its source."""
    for piece in pieces:
        if piece.kind not in (None, "list_item") or len(piece.text) > LONGEST_CAPTION:
            continue
        text = piece.text.strip("*_ ")
        text = _LINK_TARGET.sub("]", text) if "](" in text else text
        small = chrome.folded(text)
        sourced = any(hint in small for hint in _CAPTION_HINTS) and _CAPTIONS.fullmatch(text)
        if sourced or (_INDEX_CAPTION.fullmatch(text) and not piece.ends_sentence):
            piece.kind = "caption"


def _mark_sections(pieces: Sequence[Piece]) -> None:
    """As "■ 다음 칩", "◇ 개발팀과 나눈 문답": headings that a sign introduces, so that no answer runs over them."""
    for piece in pieces:
        if (
            piece.kind is None
            and piece.gap
            and len(piece.text) <= LONGEST_HEADING
            and _SECTION.match(piece.text)
            and not piece.ends_sentence
        ):
            piece.kind = "heading"


def _mark_lists_and_headings(pieces: Sequence[Piece]) -> None:
    spaced = sum(piece.gap for piece in pieces) * 2 > len(pieces)
    before: Piece | None = None
    for i, piece in enumerate(pieces):
        if piece.kind is None:
            following = pieces[i + 1] if i + 1 < len(pieces) else None
            if _is_heading(piece, before, following, spaced=spaced):
                piece.kind = "heading"
            elif _BULLET.match(piece.text):
                piece.kind = "list_item"
            elif _QUOTED.fullmatch(piece.text) and piece.text.count('"') <= 2:
                piece.kind = "quote"
            else:
                piece.kind = "paragraph"
        before = piece


def _is_heading(piece: Piece, before: Piece | None, following: Piece | None, *, spaced: bool) -> bool:
    """A short line without the end of a sentence over a longer one: "Bulut maliyeti", "◇ 시장 전망", "1. 연산 강도"."""
    text = piece.text
    if (
        text[0] in "*_"
        and len(text) <= 2 * LONGEST_HEADING
        and following is not None
        and following.kind is None
        and markdown.is_bold_line(text)
    ):
        return True
    if (
        len(text) > LONGEST_HEADING
        or following is None
        or piece.joined
        or text[-1] in ".,;…:："
        or not any(map(str.isalpha, text))
    ):
        return False
    if _NUMBERED.match(text):
        return piece.gap and following.gap and not any(other and _NUMBERED.match(other.text) for other in (before, following))
    if _SECTION.match(text):
        return piece.gap or not spaced
    if text[0] in "-–*+•·" or text.count(",") > 1 or _SENTENCE_LIKE.search(text) or _SENTENCE_INSIDE.search(text):
        return False
    if not piece.gap and (spaced or not _may_head_unspaced(text, before)):
        return False
    if following.kind is not None:
        return (
            piece.gap
            and following.kind in ("list_item", "table", "caption", "code", "question", "answer")
            and not _KEY_LABEL.match(text)
        )
    return len(following.text) >= max(40, len(text) * 3 // 2) and not _KEY_LABEL.match(text)


def _may_head_unspaced(text: str, before: Piece | None) -> bool:
    """In a text without empty lines a heading is short and stands after the end of a sentence."""
    return (
        len(text) <= LONGEST_UNSPACED_HEADING
        and "," not in text
        and (before is None or before.ends_sentence or _SENTENCE_LIKE.search(before.text) is not None)
    )


def make_blocks(pieces: Sequence[Piece], length: int) -> tuple[tuple[Block, ...], tuple[Cell, ...]]:
    """Blocks that tile ``length`` code points: each begins where its first line does and reaches to the next one's beginning."""
    groups: list[list[Piece]] = []
    for piece in pieces:
        if groups and (piece.joined or _joins(groups[-1][-1], piece)):
            groups[-1].append(piece)
        else:
            groups.append([piece])
    if not groups:
        return ((Block("chrome", 0, length),) if length else ()), ()
    starts = [0, *(group[0].start for group in groups[1:]), length]
    blocks = tuple(
        Block(group[0].kind or "paragraph", start, end, speaker=group[0].speaker)
        for group, start, end in zip(groups, starts, starts[1:], strict=False)
    )
    cells = [cell for index, group in enumerate(groups) if group[0].table is not None for cell in tables.read_cells(group, index)]
    return blocks, tuple(cells)


def _joins(before: Piece, piece: Piece) -> bool:
    """Whether a line belongs to the block of the line before it: chrome to chrome, and a sentence wrapped over two lines."""
    if before.kind == "chrome" == piece.kind:
        return True
    if piece.gap or before.speaker != piece.speaker:
        return False
    if before.kind == piece.kind == "quote":
        return True
    return (
        before.kind in ("paragraph", "list_item", "answer", "question")
        and piece.kind in ("paragraph", before.kind)
        and not _BULLET.match(piece.text)
        and continues(before.text, piece.text)
    )
