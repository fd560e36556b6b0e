"""Markdown, wherever it stands: front matter, fences, headings, images, raw tags. The text itself is never rewritten."""

from __future__ import annotations

import re
from collections.abc import Sequence

from pipeline.clean.lines import Piece

_KEY = re.compile(r"([A-Za-z_][\w-]*)\s*[:=]\s*(.*)")
_FENCE = re.compile(r"(`{3,}|~{3,})")
LONGEST_FRONT_MATTER = 200  # lines

_HEADING = re.compile(r"#{1,6}\s+\S")
_RULE = re.compile(r"(?:[-*_=~—―─━]\s?){3,}|[.·•…]{3,}")
_IMAGE = re.compile(r"(?:\[?!\[[^\]]*\]\([^)]*\)(?:\]\([^)]*\))?\s*)+")
_MARKUP = re.compile(r"(?:\s|<[^<>]*>|\{\{[<%].*?[%>]\}\}|\{%.*?%\}|!\[[^\]]*\]\([^)]*\)|<!--.*?-->)+")
_ALT = re.compile(
    r"(?:!\[|<img\b[^<>]*\balt\s*=\s*[\"'])[^\]\"'\d][^\]\"']*\s[^\]\"']+[\]\"']"
)  # an image's description, two words or more
_TAG = re.compile(r"<(/?)([a-zA-Z][a-zA-Z0-9]*)\b[^<>]*>")
_ITALIC = re.compile(r"([*_])(?![*_])[^*_]{3,200}\1")
_BOLD = re.compile(r"(\*\*|__)[^*_]{3,160}\1:?")
_TAG_KINDS = {
    "li": "list_item",
    "blockquote": "quote",
    "figcaption": "caption",
    "caption": "caption",
    "pre": "code",
    "code": "code",
}


def read_front_matter(pieces: Sequence[Piece]) -> tuple[dict[str, str], int]:
    """Keys and values of YAML (``---``) or TOML (``+++``) front matter and the number of its lines; ({}, 0) where there is none.

    Its lines become chrome, save those of the date and the author.
    """
    if not pieces or pieces[0].text not in ("---", "+++") or pieces[0].start > 3:
        return {}, 0
    fence, values = pieces[0].text, dict[str, str]()
    for count, piece in enumerate(pieces[1:LONGEST_FRONT_MATTER], start=2):
        if piece.text == fence:
            if not values:
                return {}, 0
            for line in pieces[:count]:
                line.kind = line.kind or "chrome"
            return values, count
        match = _KEY.match(piece.text)
        if match:
            key = match[1].lower()
            values.setdefault(key, _unquoted(match[2].strip()))
            piece.kind = "date" if "date" in key and match[2] else "byline" if key in ("author", "authors") else None
        elif piece.text[0] not in "-#[]{}'\"," and not piece.gap and count == 2:
            break
    for line in pieces[:LONGEST_FRONT_MATTER]:
        line.kind = None
    return {}, 0


def _unquoted(value: str) -> str:
    """A YAML or TOML scalar without its quotes: ``'H200''ün fiyatı'`` -> ``H200'ün fiyatı``."""
    if len(value) > 1 and value[0] == value[-1] and value[0] in "\"'":
        return value[1:-1].replace("''", "'") if value[0] == "'" else value[1:-1].replace('\\"', '"')
    return value


def mark_code(pieces: Sequence[Piece]) -> None:
    """Fenced code, to the closing fence or, where that is missing, to nothing: an open fence alone is no code."""
    opened: int | None = None
    fence = ""
    for i, piece in enumerate(pieces):
        if piece.text[0] not in "`~":
            continue
        match = _FENCE.match(piece.text)
        if not match:
            continue
        if opened is None:
            opened, fence = i, match[1]
        elif match[1].startswith(fence) and not piece.text.strip("`~"):
            for k in range(opened, i + 1):
                pieces[k].kind, pieces[k].joined = "code", k > opened
            opened = None


def split_markup(pieces: list[Piece]) -> list[Piece]:
    """Cuts a figure or an embedded frame off the line that it shares with a paragraph: ``<figure>…</figure>Samsung'un …``."""
    result: list[Piece] = []
    for piece in pieces:
        end = piece.text.rfind("</figure>") if piece.text[0] == "<" and piece.kind is None else -1
        cut = end + len("</figure>")
        if end < 0 or cut >= len(piece.text):
            result.append(piece)
            continue
        head = piece.text[:cut]
        middle = piece.start + cut
        tail = piece.text[cut:].lstrip()
        kind = "caption" if "<figcaption" in head else "chrome"
        result.append(Piece(piece.start, middle, head, piece.gap, kind))  # type: ignore[arg-type]
        result.append(Piece(piece.end - len(tail), piece.end, tail, gap=True))
    return result


def mark_markup(pieces: Sequence[Piece]) -> None:
    """Lines that say their kind by Markdown or by a raw tag at their beginning."""
    after_image = False
    for piece in pieces:
        if piece.kind is not None:
            continue
        text, first = piece.text, piece.text[0]
        if first == "#" and _HEADING.match(text):
            piece.kind = "heading"
        elif first == ">" and len(text) > 1:
            piece.kind = "quote"
        elif (first in "<{![" and _MARKUP.fullmatch(text)) or (first in "![" and _IMAGE.fullmatch(text)):
            piece.kind = "caption" if _ALT.search(text) else "chrome"
            after_image = "![" in text or "<img" in text
            continue
        elif first == "<":
            _mark_tag(piece)
        elif first in "-*_=~—―─━.·•…" and _RULE.fullmatch(text):
            piece.kind = "chrome"
        elif after_image and first in "*_" and _ITALIC.fullmatch(text):
            piece.kind = "caption"
        after_image = False


def _mark_tag(piece: Piece) -> None:
    match = _TAG.match(piece.text)
    if not match or match[1]:
        return
    tag = match[2].lower()
    if tag[0] == "h" and tag[1:].isdigit():
        piece.kind = "heading"
    elif tag in _TAG_KINDS:
        piece.kind = _TAG_KINDS[tag]  # type: ignore[assignment]
    elif tag == "figure":
        piece.kind = "caption" if "<figcaption" in piece.text else "chrome"
    else:
        piece.kind = "paragraph"


def is_bold_line(text: str) -> bool:
    """A line in bold from end to end, such as an interviewer's question."""
    return _BOLD.fullmatch(text) is not None


_TITLE_LABEL = re.compile(r"(?i)(?:konu|ba[şs]l[ıi]k|제목|subject|title)\s?[:：]\s?")
_SYMBOLS = re.compile(r"^(?:[^\w\s\"'“”‘’\[\](){}<>〈〉《》「」『』【】#$€₩₺%~+-]\s*)+")


def plain_title(text: str) -> str:
    """A title line without marks, label and the pictures before it: "📦 오늘의 반도체 뉴스" -> "오늘의 반도체 뉴스"."""
    return _TITLE_LABEL.sub("", _SYMBOLS.sub("", plain(text)), count=1).strip()


def plain(text: str) -> str:
    """A heading or value without its marks: ``## **GDDR6** nedir?`` -> ``GDDR6 nedir?``."""
    text = re.sub(r"<[^<>]*>|^#+\s+|[*_`]{2,}|`|(?<!\w)[*_]|[*_](?!\w)", "", text)
    return re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", text).strip()
