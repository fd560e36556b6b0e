"""Which part of a page is the article, and what each of its lines is.

The article is the element that gathers the most running text for the least clutter: a line counts by the characters that
stand in no link, more where it reads like a sentence; the names of elements (``hints``) and the article's text in the page's
JSON-LD, where there is one, tip the balance.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import accumulate
from typing import Final

from pipeline.clean.hints import Hint, read_hints
from pipeline.clean.html_text import BLOCK_TAGS, Line, Page
from schemas.records import BlockKind

_SENTENCE_END = re.compile(r"[.!?…。][\"'”’」』)\]]*$|다[\"'”’)]*$")
_WORD = re.compile(r"\w+")
_HEADINGS: Final = frozenset(("h1", "h2", "h3", "h4", "h5", "h6"))
_LINKED_SHARE: Final = 0.5  # of a line's characters: above it, the line is navigation
_CLUTTER_PRICE: Final = 0.6  # of a character of clutter against one of running text
_BODY_BONUS: Final = 1.25
_ARTICLE_BONUS: Final = 1.05


@dataclass(slots=True)
class Content:
    """Kinds of all lines of a page, in order, and the article's container (index of a node, -1 where none was found)."""

    kinds: list[BlockKind]
    container: int
    first_line: int
    end_line: int


class Outline:
    """Hints of all nodes and the weight of all lines; the ground that the choice stands on."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.hints = [read_hints(node.tag, node.attributes) for node in page.nodes]
        self.weights = [_weight(page.text, line) for line in page.lines]
        self.mass = [0, *accumulate(self.weights)]
        self.chrome = self._chrome_nodes()

    def _chrome_nodes(self) -> list[bool]:
        """Which nodes lie in chrome. An element that holds most of the page's text is not chrome, whatever its name."""
        half = self.mass[-1] * 0.5
        chrome: list[bool] = []
        for node, hint in zip(self.page.nodes, self.hints, strict=True):
            inside = node.parent >= 0 and chrome[node.parent]
            if not inside and hint & Hint.CHROME:
                mass = self.mass[node.end_line] - self.mass[node.first_line]
                inside = mass < half and not (hint & Hint.BODY and mass > 400)
            chrome.append(inside)
        return chrome

    def line_is_chrome(self, line: Line) -> bool:
        return line.node >= 0 and self.chrome[line.node]


def _weight(text: str, line: Line) -> int:
    length = line.end - line.start
    free = length - line.linked
    if free < 10 or line.linked > _LINKED_SHARE * length:
        return 0
    return free if free > 60 or _SENTENCE_END.search(text, max(line.start, line.end - 4), line.end) else free // 4


def choose_content(page: Page, *, title: str | None = None, article_body: str | None = None) -> Content:
    """``title`` as the metadata give it; ``article_body`` from JSON-LD, to find the place of the same text on the page."""
    outline = Outline(page)
    lines = page.lines
    weights = [0 if outline.line_is_chrome(line) else weight for line, weight in zip(lines, outline.weights, strict=True)]
    oracle = _oracle_weights(page, article_body) if article_body else None
    container = _covering(page, oracle) if oracle else _best_container(page, outline, weights)
    if container < 0:
        return Content(["chrome"] * len(lines), -1, 0, 0)
    node = page.nodes[container]
    kinds: list[BlockKind] = ["chrome"] * len(lines)
    for number in range(node.first_line, node.end_line):
        kinds[number] = _kind_in_article(page, outline, number, container)
    return Content(kinds, container, node.first_line, node.end_line)


def _best_container(page: Page, outline: Outline, weights: list[int]) -> int:
    clutter = [
        0 if weight or outline.line_is_chrome(line) else line.end - line.start
        for weight, line in zip(weights, page.lines, strict=True)
    ]
    good, bad = [0, *accumulate(weights)], [0, *accumulate(clutter)]
    best, best_score = -1, 0.0
    for index, node in enumerate(page.nodes):
        if node.tag not in BLOCK_TAGS and node.tag not in ("td", "body", "center", "span") or outline.chrome[index]:
            continue
        score = float(good[node.end_line] - good[node.first_line]) - _CLUTTER_PRICE * (bad[node.end_line] - bad[node.first_line])
        hint = outline.hints[index]
        if hint & Hint.BODY:
            score *= _BODY_BONUS
        elif node.tag == "article":
            score *= _ARTICLE_BONUS
        if score >= best_score and score > 0:
            best, best_score = index, score
    return best


def _oracle_weights(page: Page, article_body: str) -> list[int] | None:
    """Per line the characters that the JSON-LD's text shares with it; None where it is not the text of this page."""
    wanted = "".join(_WORD.findall(article_body))
    if len(wanted) < 200:
        return None
    found = []
    for line in page.lines:
        letters = "".join(_WORD.findall(page.text[line.start : line.end])) if line.end - line.start > 20 else ""
        found.append(len(letters) if len(letters) > 15 and letters in wanted else 0)
    return found if sum(found) > 0.6 * len(wanted) else None


def _covering(page: Page, weights: list[int]) -> int:
    """The innermost block element that holds nearly all of the weight."""
    mass = [0, *accumulate(weights)]
    best = -1
    for index, node in enumerate(page.nodes):
        if mass[node.end_line] - mass[node.first_line] >= 0.95 * mass[-1] and (node.tag in BLOCK_TAGS or node.tag == "td"):
            best = index
    return best


def _kind_in_article(page: Page, outline: Outline, number: int, container: int) -> BlockKind:  # noqa: C901, PLR0911
    line = page.lines[number]
    index = line.node
    kind: BlockKind = "paragraph"
    while index >= 0 and index != container:
        node = page.nodes[index]
        if node.start <= line.start and line.end <= node.end:
            hint = outline.hints[index]
            if hint & Hint.CHROME and outline.chrome[index]:
                return "chrome"
            if hint & Hint.CAPTION:
                kind = "caption"
            elif kind == "paragraph":
                if node.tag in _HEADINGS:
                    kind = "heading"
                elif node.tag == "li":
                    kind = "list_item"
                elif node.tag == "pre":
                    kind = "code"
                elif node.tag == "table":
                    kind = "table"
                elif node.tag == "blockquote":
                    kind = "quote"
        index = node.parent
    if line.linked > 0.8 * (line.end - line.start) and kind in ("list_item", "paragraph"):
        return "chrome"
    return kind
