"""Which part of a page is the article, and what each of its lines is.

The article is the element that gathers the most running text for the least clutter: a line counts by the characters that
stand in no link, more where it reads like a sentence; the names of elements (``hints``) and the article's text in the page's
JSON-LD, where there is one, tip the balance.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from dataclasses import dataclass
from html import unescape
from itertools import accumulate
from typing import TYPE_CHECKING, Final

from pipeline.clean.boilerplate import is_boilerplate, is_reporter_line, is_tail
from pipeline.clean.chrome import comment_words, has_teaser_label, is_furniture, opens_comments, opens_teasers
from pipeline.clean.hints import Hint, read_hints
from pipeline.clean.html_text import BLOCK_TAGS, Line, Node, Page
from pipeline.clean.own_dates import is_date_line
from schemas.records import BlockKind

if TYPE_CHECKING:
    from collections.abc import Iterator

_SENTENCE_END = re.compile(r"[.!?…。][\"'”’」』)\]]*$|다[\"'”’)]*$")
_WORD = re.compile(r"\w+")
_CLOCK = re.compile(r"\d{1,2}[:.]\d\d")  # of an entry of a live report
_MARK_UP = re.compile(r"<[^>]*>")
_HEADINGS: Final = frozenset(("h1", "h2", "h3", "h4", "h5", "h6"))
_KINDS: Final[dict[str, BlockKind]] = {
    **dict.fromkeys(_HEADINGS, "heading"), "li": "list_item", "dd": "list_item", "pre": "code", "table": "table", "blockquote": "quote",
    "figcaption": "caption", "caption": "caption",
}  # fmt: skip
_SUB_TITLE = re.compile(r"sub[-_]?(?:title|tit|ttl|head|headline|heading)", re.IGNORECASE)
_NOT_READ: Final = -1
_CHROME: Final = Hint.CHROME  # asked of every node: a global name is found faster than one of a class
_LINKED_SHARE: Final = 0.5  # of a line's characters: above it, the line is navigation
_HEAD_LINES: Final = 12  # before the container, where no title tells where the head begins
_LONGEST_HEAD: Final = 120  # lines between title and text
_LONGEST_DATELINE: Final = 110  # characters
_ALL_LINKED: Final = 0.8
_LONGEST_FURNITURE: Final = 120  # characters
_CONTAINERS: Final = BLOCK_TAGS | {"td", "body", "center", "span"}
_CLUTTER_PRICE: Final = 0.6  # of a character of clutter against one of running text
_SENTENCE: Final = re.compile(r" \S+ [^\n]*[^\W\d][.!?…][\"”’')]?\s*$")
_LONGEST_CELL: Final = 600  # characters; a longer one is layout
_BODY_BONUS: Final = 1.25
_ARTICLE_BONUS: Final = 1.05
_TITLED_SHARE: Final = 0.6  # of a container's running text, in the article element that holds its title
_SHORTEST_TITLE: Final = 10  # characters, where only its name tells a title
_HEAD_STUBS: Final = 15  # lines after the title, among which its date stands
_LONGEST_STUB: Final = 30  # characters
_HEADLINE_SIGN = re.compile('[“”"‘’…]')  # of a sub-title


@dataclass(slots=True)
class Content:
    """What each line of a page is. ``groups`` names the node whose lines make one block (a table, a listing), else -1."""

    outline: Outline
    kinds: list[BlockKind]
    groups: list[int]
    container: int = -1  # node of the article's text; -1 where none was found
    as_told: bool = False  # the JSON-LD's text stands there
    head_line: int = 0  # of the title, or where the search for byline and date may start
    first_line: int = 0
    end_line: int = 0


class Outline:
    """Hints of all nodes and the weight of all lines; the ground that the choice stands on."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._hints: list[int] = [_NOT_READ] * len(page.nodes)
        self.weights = [_weight(page.text, line) for line in page.lines]
        self.mass = [0, *accumulate(self.weights)]
        self.chrome = self._chrome_nodes()
        self.chrome_lines = [line.node >= 0 and self.chrome[line.node] == 1 for line in page.lines]
        self._data_tables: dict[int, bool] = {}

    def hint(self, index: int) -> int:
        """What the names of a node say; read when first asked, for most nodes of a page lie in chrome and are never asked."""
        known = self._hints[index]
        if known == _NOT_READ:
            node = self.page.nodes[index]
            known = self._hints[index] = read_hints(node.tag, node.attributes)
        return known

    def _chrome_nodes(self) -> bytearray:
        """Which nodes lie in chrome. An element that holds most of the page's text is not chrome, whatever its name."""
        nodes, mass_before = self.page.nodes, self.mass
        half = mass_before[-1] * 0.5
        chrome = bytearray(len(nodes))
        for index in self._boxes_of_comments():
            self._hints[index] = self.hint(index) | Hint.CHROME
        index, hints = 0, self._hints
        while index < len(nodes):
            hint = hints[index]
            if hint == _NOT_READ:
                node = nodes[index]
                hint = hints[index] = read_hints(node.tag, node.attributes)
            if hint & _CHROME:
                node = nodes[index]
                mass = mass_before[node.end_line] - mass_before[node.first_line]
                if mass < half and not (hint & Hint.BODY and mass > 400):
                    chrome[index : node.end_node] = b"\1" * (node.end_node - index)
                    index = node.end_node
                    continue
            index += 1
        return chrome

    def _boxes_of_comments(self) -> Iterator[int]:
        """The elements that a line such as "전체 댓글 2" opens and that hold more than it."""
        page = self.page
        starts = [line.start for line in page.lines]
        for place in comment_words(page.text):
            number = bisect_right(starts, place) - 1
            line = page.lines[number]
            if not opens_comments(page.text[line.start : line.end]):
                continue
            index = line.node
            while index >= 0 and page.nodes[index].first_line == number:
                if page.nodes[index].end_line > number + 1:
                    yield index
                    break
                index = page.nodes[index].parent

    def is_data_table(self, index: int) -> bool:
        """A table of data, not of layout: at least two cells in some row, no cell that holds most of the page's text, and no sentences for labels."""
        known = self._data_tables.get(index)
        if known is None:
            known = self._data_tables[index] = self._holds_data(index)
        return known

    def _holds_data(self, index: int) -> bool:
        nodes = self.page.nodes
        rows = cells = headers = sentences = 0
        leads = False
        for node in nodes[index + 1 : nodes[index].end_node]:
            if node.tag == "tr":
                rows += 1
                leads = True
            elif node.tag in ("td", "th"):
                cells += 1
                sentences += leads and bool(_SENTENCE.search(self.page.text, max(node.start, node.end - _LONGEST_FURNITURE), node.end))
                leads = False
                headers += node.tag == "th"
                if node.end - node.start > _LONGEST_CELL:
                    return False
            elif node.tag == "pre":
                return False
        return cells > rows and (rows > 1 or headers > 0) and (headers > 0 or 2 * sentences <= rows)


_PROSE = 60  # code points from which a line without a full stop weighs like one of running text


def _weight(text: str, line: Line) -> int:
    length = line.end - line.start
    free = length - line.linked
    if free < 10 or line.linked > _LINKED_SHARE * length:
        return 0
    return free if free > _PROSE or _SENTENCE_END.search(text, max(line.start, line.end - 4), line.end) else free // 4


def choose_content(page: Page, article_body: str | None = None) -> Content:
    """The article's container and what its lines are; ``article_body`` from JSON-LD, to find the place of the same text."""
    outline = Outline(page)
    lines = page.lines
    content = Content(outline, ["chrome"] * len(lines), [-1] * len(lines))
    weights = [0 if chrome else weight for chrome, weight in zip(outline.chrome_lines, outline.weights, strict=True)]
    oracle = _oracle_weights(page, article_body) if article_body else None
    container = _covering(page, oracle) if oracle else _best_container(page, outline, weights)
    if container < 0:
        return content
    node = page.nodes[container]
    content.as_told = oracle is not None
    content.container, content.first_line, content.end_line = container, node.first_line, node.end_line
    content.head_line = max(0, content.first_line - _HEAD_LINES)
    _read_body(page, content)
    _cut_tail(page, content)
    return content


def _best_container(page: Page, outline: Outline, weights: list[int]) -> int:
    clutter = [
        0 if weight or chrome else line.end - line.start
        for weight, chrome, line in zip(weights, outline.chrome_lines, page.lines, strict=True)
    ]
    for index, node in enumerate(page.nodes):
        if node.tag == "table" and max(weights[node.first_line : node.end_line], default=0) < _PROSE and outline.is_data_table(index):
            clutter[node.first_line : node.end_line] = [0] * (node.end_line - node.first_line)
    good, bad = [0, *accumulate(weights)], [0, *accumulate(clutter)]
    best, best_score = -1, 0.0
    nodes = page.nodes
    index = -1
    while (index := index + 1) < len(nodes):
        tag, _, _, _, first, _, _, end, _, end_node = nodes[index]
        if outline.chrome[index]:
            index = end_node - 1  # all that lies in it is chrome too
            continue
        if tag not in _CONTAINERS:
            continue
        score = float(good[end] - good[first]) - _CLUTTER_PRICE * (bad[end] - bad[first])
        if outline.hint(index) & Hint.BODY:
            score *= _BODY_BONUS
        elif tag == "article":
            score *= _ARTICLE_BONUS
        if score >= best_score and score > 0:
            best, best_score = index, score
    return _named_article(page, best, good)


def _named_article(page: Page, container: int, mass: list[int]) -> int:
    """The element in a container that holds most of its text and says what it is: the microdata's articleBody, or an article
    with the first heading in it; else the container.
    """
    if container < 0:
        return container
    nodes = page.nodes
    outer = nodes[container]
    least = _TITLED_SHARE * (mass[outer.end_line] - mass[outer.first_line])
    index = container
    while (index := index + 1) < outer.end_node:
        node = nodes[index]
        if mass[node.end_line] - mass[node.first_line] < least:
            index = node.end_node - 1  # nothing in it holds more
        elif 'itemprop="articleBody"' in node.attributes or (node.tag == "article" and _holds_h1(nodes, index)):
            return index
    return container


def _holds_h1(nodes: list[Node], index: int) -> bool:
    return any(inner.tag == "h1" for inner in nodes[index + 1 : nodes[index].end_node])


def _oracle_weights(page: Page, article_body: str) -> list[int] | None:
    """Per line the characters that the JSON-LD's text shares with it; None where it is not the text of this page."""
    wanted = "".join(_WORD.findall(unescape(_MARK_UP.sub(" ", unescape(article_body)))))
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


def _read_body(page: Page, content: Content) -> None:
    """Kinds of the lines in the container, as their elements say."""
    for number in range(content.first_line, content.end_line):
        kind, group = _kind_in_article(page, content.outline, number, content.container)
        content.kinds[number], content.groups[number] = kind, group
    _cut_repeats(page, content)
    _cut_link_lists(page, content)


def _kind_in_article(page: Page, outline: Outline, number: int, container: int) -> tuple[BlockKind, int]:
    line = page.lines[number]
    index = line.node
    kind: BlockKind = "paragraph"
    group = -1
    while index >= 0 and index != container:
        node = page.nodes[index]
        if outline.chrome[index] and outline.hint(index) & Hint.CHROME and _covers(node, line):
            return "chrome", -1
        if node.tag in _KINDS or outline.hint(index) & Hint.CAPTION:
            found = _KINDS.get(node.tag, "caption")
            if found == "table":
                if kind != "caption" and outline.is_data_table(index):
                    kind, group = "table", index
                elif outline.hint(index) & Hint.CAPTION and _covers(node, line):  # a table that frames a picture
                    kind = "caption"
            elif found == "code" or (found == "caption" and _covers(node, line)):
                kind, group = found, index if found == "code" else -1
            elif kind == "paragraph" and _covers(node, line):
                kind = found
        index = node.parent
    text = page.text[line.start : line.end]
    if kind != "table" and (is_boilerplate(text) or not text.strip() or (kind == "paragraph" and len(text) <= _LONGEST_FURNITURE and is_furniture(text))):
        return "chrome", -1
    if kind == "paragraph" and _CLOCK.fullmatch(text) and line.node >= 0 and _hinted(page, outline, line, Hint.DATE):
        return "date", -1
    if kind in ("list_item", "paragraph", "heading") and line.linked > _ALL_LINKED * (line.end - line.start):
        return ("chrome" if kind != "heading" or line.end - line.start < 4 else kind), -1
    if kind == "paragraph" and line.linked > _LINKED_SHARE * len(text) and has_teaser_label(text):
        return "chrome", -1
    return kind, group


def _covers(node: Node, line: Line) -> bool:
    return node.start <= line.start and line.end <= node.end


def _cut_repeats(page: Page, content: Content) -> None:
    """Pull-quotes and captions that say once more what the article says elsewhere become chrome."""
    text = page.text
    span = range(content.first_line, content.end_line)
    suspects = [
        number
        for number in span
        if content.kinds[number] in ("caption", "quote")
        or (content.kinds[number] in ("paragraph", "heading") and content.outline.hint(page.lines[number].node) & Hint.QUOTE)
    ]
    if not suspects:
        return
    seen = [text[page.lines[number].start : page.lines[number].end] for number in span if content.kinds[number] == "paragraph" and number not in suspects]
    for number in suspects:
        words = text[page.lines[number].start : page.lines[number].end].strip(" \"'“”‘’«»")
        if len(words) >= 12 and any(words in other for other in seen):
            content.kinds[number] = "chrome"
        seen.append(words)


def _cut_link_lists(page: Page, content: Content) -> None:
    """A heading over nothing but links to elsewhere goes with them, and any line such as "İLGİLİ HABER" over a link."""
    kinds = content.kinds
    for number in range(content.first_line, content.end_line - 1):
        if kinds[number] != "heading" and page.lines[number].end - page.lines[number].start > 30:
            continue
        after = number + 1
        while after < content.end_line and kinds[after] == "chrome" and page.lines[after].linked:
            after += 1
        if kinds[number] not in ("heading", "paragraph") or after == number + 1:
            continue
        nothing_else = after > number + 2 and (after == content.end_line or kinds[after] == "heading")
        if nothing_else or opens_teasers(_text_of(page, number)):
            kinds[number] = "chrome"


def _cut_tail(page: Page, content: Content) -> None:
    """From the end upwards: lines of the publisher become chrome, the reporter's line becomes a byline."""
    kinds = content.kinds
    body = sum(kind != "chrome" for kind in kinds[content.first_line : content.end_line])
    left = max(3, body // 4)
    for number in range(content.end_line - 1, content.first_line, -1):
        if kinds[number] == "chrome" or kinds[number] == "caption":
            continue
        line = page.lines[number]
        text = page.text[line.start : line.end]
        if is_reporter_line(text):
            kinds[number] = "byline"
        elif is_tail(text) or not _WORD.search(text):
            kinds[number] = "chrome"
        else:
            return
        left -= 1
        if not left:
            return


def find_heading(page: Page, content: Content) -> str | None:
    """The last first-rank heading over the text: in the container, or before it where the title element repeats its words."""
    first = _first_text_line(content)
    named = set(_WORD.findall(page.told.title.casefold()))
    for node in reversed(page.nodes):
        if node.tag != "h1" or node.first_line > first or node.end <= node.start:
            continue
        heading = " ".join(page.text[node.start : node.end].split()).removesuffix("¶")
        words = _WORD.findall(heading.casefold())
        if node.first_line >= content.first_line or sum(word in named for word in words) * 2 > len(words):
            return heading
    return _marked_heading(content, first)


def _marked_heading(content: Content, first: int) -> str | None:
    """Of a page without such a heading the last of lower rank over the text that is named a title: `<h4 class="view_tit">`."""
    page, outline = content.outline.page, content.outline
    for number in range(min(first, content.end_line) - 1, max(content.first_line - _HEAD_LINES, 0) - 1, -1):
        index = page.lines[number].node
        if index >= 0 and page.nodes[index].tag in _HEADINGS and outline.hint(index) & Hint.TITLE and not outline.hint(index) & Hint.LEAD:
            heading = _text_of(page, number).strip()
            return heading if len(heading) >= _SHORTEST_TITLE and not outline.chrome_lines[number] else None
    return None


def read_head(page: Page, content: Content, title: str | None) -> None:
    """Title, sub-title, lead, byline and date between the title's line and the first of the text."""
    outline = content.outline
    first = _first_text_line(content)
    number = _title_line(page, content, title, first) if title else -1
    if number >= 0:
        content.head_line = number
        content.kinds[number] = "title"
        _cut_stubs(content, max(number + 1, content.first_line))
        first = _first_text_line(content, after=number + 1)
    description = page.told.meta.get("description", "")
    for between in range(max(content.head_line + (number >= 0), first - _LONGEST_HEAD), first):
        line = page.lines[between]
        text = page.text[line.start : line.end]
        kind = content.kinds[between]
        if kind == "heading" and text == description and line.node >= 0 and _SUB_TITLE.search(page.nodes[line.node].attributes):
            content.kinds[between] = "title"
        elif len(text) < _LONGEST_DATELINE and is_date_line(text):
            content.kinds[between] = "date"
        elif is_reporter_line(text) or (_hinted(page, outline, line, Hint.BYLINE) and len(text) < 60 and not _SENTENCE_END.search(text)):
            content.kinds[between] = "byline"
        elif number >= 0 and kind == "chrome" and between < content.first_line:
            content.kinds[between] = _kind_of_lead(page, outline, between, text)


def _cut_stubs(content: Content, start: int) -> None:
    """Between title and date stand the place, the section, the agency: "İstanbul / DHA", "4 min read"; under them counts, "124"."""
    page, kinds = content.outline.page, content.kinds
    stubs: list[int] = []
    leads = 0
    for number in range(start, min(content.end_line, start + _HEAD_STUBS)):
        text = _text_of(page, number)
        if _is_dated(content, number) and not _SENTENCE_END.search(text):
            for stub in stubs:
                kinds[stub] = "chrome"
            stubs = []
            if leads and kinds[number] == "paragraph":
                kinds[number] = "date"
        elif kinds[number] in ("paragraph", "list_item"):
            if len(text) >= _LONGEST_STUB or _SENTENCE_END.search(text) or _HEADLINE_SIGN.search(text):
                leads += 1  # one may stand above the date
                if leads > 1 or stubs:
                    break
                continue
            stubs.append(number)
    for stub in stubs:
        if not any(map(str.isalpha, _text_of(page, stub))):
            kinds[stub] = "chrome"


def _kind_of_lead(page: Page, outline: Outline, number: int, text: str) -> BlockKind:
    line = page.lines[number]
    if outline.chrome_lines[number] and not _hinted(page, outline, line, Hint.LEAD):
        return "chrome"
    if line.linked * 3 > len(text) or is_boilerplate(text):
        return "chrome"
    index = line.node
    while index >= 0 and page.nodes[index].tag not in BLOCK_TAGS:
        index = page.nodes[index].parent
    if index < 0 or not _covers(page.nodes[index], line):
        return "chrome"
    if _SUB_TITLE.search(page.nodes[index].attributes):
        return "title" if _SENTENCE_END.search(text) else "paragraph"
    if _hinted(page, outline, line, Hint.CAPTION):
        return "caption"
    if len(text) > 40 and (_hinted(page, outline, line, Hint.LEAD) or page.nodes[index].tag in _HEADINGS or _SENTENCE_END.search(text)):
        return "paragraph"
    return "chrome"


def _hinted(page: Page, outline: Outline, line: Line, hint: int) -> bool:
    """Whether an element that holds the whole line and little more carries the hint."""
    index = line.node
    for _ in range(4):
        if index < 0:
            return False
        node = page.nodes[index]
        if _covers(node, line) and node.end - node.start > 3 * (line.end - line.start) + 40:
            return False
        if outline.hint(index) & hint and _covers(node, line):
            return True
        index = node.parent
    return False


def _first_text_line(content: Content, *, after: int = 0) -> int:
    """The first line of the text proper: not a heading, a caption, nor a short line with a date."""
    start = max(after, content.first_line)
    for number in range(start, min(content.end_line, start + _LONGEST_HEAD)):
        if content.kinds[number] in ("paragraph", "quote", "list_item", "table") and not _is_dated(content, number):
            return number
    return content.first_line


def _text_of(page: Page, number: int) -> str:
    return page.text[page.lines[number].start : page.lines[number].end]


def _is_dated(content: Content, number: int) -> bool:
    page = content.outline.page
    text = page.text[page.lines[number].start : page.lines[number].end]
    return len(text) < _LONGEST_DATELINE and (is_date_line(text) or is_reporter_line(text))


def _title_line(page: Page, content: Content, title: str, first: int) -> int:
    """The last line that repeats the title, up to the first line of the text; -1 where none does."""
    wanted = "".join(_WORD.findall(title)).casefold()
    best = -1
    for number in range(min(first + 1, len(page.lines))):
        line = page.lines[number]
        length = line.end - line.start
        if content.kinds[number] in ("caption", "table", "code"):
            continue
        if length < 0.6 * len(wanted) or length > 2 * len(title) + 20:
            continue
        letters = "".join(_WORD.findall(page.text[line.start : line.end])).casefold()
        whole = letters == wanted or (len(wanted) > 12 and letters.startswith(wanted) and len(letters) < len(wanted) + 12)
        if whole or (len(letters) > 0.6 * len(wanted) and wanted.startswith(letters) and _in_heading(page, line)):
            best = number
    return best


def _in_heading(page: Page, line: Line) -> bool:
    index = line.node
    while index >= 0 and page.nodes[index].tag not in BLOCK_TAGS:
        index = page.nodes[index].parent
    return index >= 0 and page.nodes[index].tag in _HEADINGS
