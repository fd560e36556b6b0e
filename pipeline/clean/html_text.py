"""The visible text of a web page, by the table "Source text" of docs/contract.md, and the elements that it came from.

The page is parsed once by lexbor (the HTML standard's tree), written out again as well-formed mark-up and read from left to
right, so that each element knows the stretch of the source text that lies in it: nothing is searched for afterwards.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import partial
from operator import add
from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

from selectolax.lexbor import LexborHTMLParser, LexborNode

from pipeline.clean.html_limits import VOID_TAGS, check_limits

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

SCRIPT_SEPARATOR: Final = "\f"

LEFT_OUT: Final = (
    "script", "style", "template", "noscript", "iframe", "noframes", "noembed",
    "button", "input", "select", "textarea", "option", "optgroup", "datalist", "output", "progress", "meter",
)  # fmt: skip
_CANONICAL: Final = 'link[rel="canonical"]'
# What tells of the page and what is not shown, in one search; :is gives each element once.
_SOUGHT: Final = f":is({','.join(LEFT_OUT)},head,title,desc,[hidden],svg:not(:has(text)),meta[content],{_CANONICAL})"
# Elements that their own attributes may hide. A page is often hidden whole until its scripts have run: html and body count as shown.
_HIDEABLE: Final = ':is([style*="none" i],[style*="hidden" i],[style*="collapse" i],[aria-hidden="true" i]):not(html,body)'
_MAY_HIDE: Final = (b"none", b"hidden", b"collapse")
# aria-hidden stands on what is told otherwise too (icons, formulas, counters), but also on marks between words, which part them, and on all
# behind an open dialogue, which is read. Since it is in sight, a space stays for it.
_OF_ARTICLES: Final = ("p", "h1", "h2", "h3", "table", "article", "main")
_COMMENT: Final = re.compile(r"/\*.*?(?:\*/|$)", re.DOTALL)
_SHOWN: Final = frozenset(("meta", "link"))  # or at least no text
BLOCK_TAGS: Final = frozenset(
    "p div li h1 h2 h3 h4 h5 h6 section article tr table ul ol dl dt dd blockquote figure figcaption header footer nav main "
    "aside form pre hr address details summary".split()
)

_TAG = re.compile(r"<([^>]*)>")  # lexbor writes < and > in texts and attributes as references
_BLANKS: Final = " \t\n\r\f"
_SPACES = re.compile(r"[ \t\n\r\f]{2,}|[\t\n\r\f]")
_BLOCK, _ROW, _PRE, _BREAK, _CELL, _MARK, _INLINE, _VOID = range(8)  # up to _BREAK they start a line
_ACTIONS: Final[dict[str, int]] = {
    **dict.fromkeys(BLOCK_TAGS, _BLOCK), **dict.fromkeys(VOID_TAGS, _VOID),
    "body": _BLOCK, "br": _BREAK, "hr": _BREAK, "td": _CELL, "th": _CELL, "sup": _MARK, "sub": _MARK, "pre": _PRE, "tr": _ROW,
}  # fmt: skip


class Node(NamedTuple):
    """An element: where its text lies in the source text, which lines start in it (``first_line`` to ``end_line``), which nodes
    lie in it (up to ``end_node``), and where its mark-up stands (``tag_number`` to ``end_tag``, counting the tags of the page).
    """

    tag: str
    attributes: str  # as written in the mark-up, double-quoted
    parent: int  # index into Page.nodes; -1 for the root
    start: int
    first_line: int
    tag_number: int
    end: int
    end_line: int
    end_tag: int
    end_node: int


_make_node: Final = cast("Callable[[Iterable[Any]], Node]", partial(tuple.__new__, Node))  # Node._make without a call of Python's


@dataclass(slots=True)
class Line:
    """A line of the source text, without its newline; in a row whose cells hold several lines, the part in one cell.

    ``node`` is the innermost element at its first character.
    """

    start: int
    node: int
    end: int = -1
    linked: int = 0  # characters inside links


@dataclass(slots=True)
class Told:
    """What a page tells of itself out of sight: its title element, canonical link, meta elements and JSON-LD scripts."""

    title: str = ""
    canonical: str = ""
    meta: dict[str, str] = field(default_factory=dict)  # lower-cased property, name or itemprop -> first content
    json_ld: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Page:
    """A parsed page. ``nodes`` are in document order, so that a node's descendants follow it."""

    text: str
    nodes: list[Node]
    lines: list[Line]
    pieces: list[str]  # the mark-up: text, what stands in a tag, text, ...
    told: Told = field(default_factory=Told)


_INLINE_ALONE, _LINK_ALONE, _MARK_ALONE = -1, -2, -3  # open elements without a node; of links only their share of each line is kept
_OPEN: Final = (-1, -1, -1, -1)


def read_page(html: str, data: bytes | None = None) -> Page:
    """``data`` is the same in UTF-8, where it is at hand; raises ``RejectError`` for pages nested or tagged beyond the limits."""
    if data is None:
        data = html.encode("utf-8", "ignore")
    check_limits(data)
    tree = LexborHTMLParser(data)
    told, not_shown = _read_told(tree)
    for node in reversed(not_shown):  # inner ones first: destroying an element frees what lies in it
        node.decompose()
    lower = data.lower()
    if any(word in lower for word in _MAY_HIDE):
        for node, hides in reversed([(node, hides) for node in tree.css(_HIDEABLE) if (hides := _hiding(node))]):
            if hides == "aria-hidden":
                node.insert_before(" ")
            node.decompose()
    root = tree.body or tree.root
    page = flatten((root.html or "") if root is not None else "")
    page.told = told
    return page


def _read_told(tree: LexborHTMLParser) -> tuple[Told, list[LexborNode]]:
    """What the page tells of itself, and its elements that are not shown, in document order."""
    told = Told()
    not_shown: list[LexborNode] = []
    for node in tree.css(_SOUGHT):
        tag = node.tag
        if tag not in _SHOWN:
            not_shown.append(node)
            if tag == "title":
                told.title = told.title or " ".join((node.text() or "").split())
            elif tag == "script" and (node.attributes.get("type") or "").lower() == "application/ld+json":
                told.json_ld.append(node.text() or "")
            continue
        attributes = node.attributes
        if "hidden" in attributes:
            not_shown.append(node)
        if tag == "meta" and "content" in attributes:
            content = (attributes["content"] or "").strip()
            name = attributes.get("property") or attributes.get("name") or attributes.get("itemprop")
            if name and content:
                told.meta.setdefault(name.lower(), content)
        elif tag == "link" and (attributes.get("rel") or "").lower() == "canonical":
            told.canonical = told.canonical or (attributes.get("href") or "").strip()
    return told, not_shown


def _hiding(node: LexborNode) -> str:
    """Which of an element's own attributes, ``style`` or ``aria-hidden``, takes it away; empty where none does."""
    attributes = node.attributes
    style = _declared(attributes.get("style") or "")
    if style.get("display") == "none" or style.get("visibility") in {"hidden", "collapse"}:
        return "style"
    if (attributes.get("aria-hidden") or "").lower() != "true" or node.tag in _OF_ARTICLES or node.css_first(",".join(_OF_ARTICLES)) is not None:
        return ""
    return "aria-hidden" if any(map(str.isalnum, node.text())) else ""


def _declared(style: str) -> dict[str, str]:
    """The values of a style attribute by property, in lower case: the last counts, or else the last marked important."""
    found: dict[str, tuple[str, bool]] = {}
    for declaration in _COMMENT.sub("", style).lower().split(";"):
        name, _, value = declaration.partition(":")
        value, mark, _ = value.partition("!")
        if mark or not found.get(name.strip(), ("", False))[1]:
            found[name.strip()] = value.strip(), bool(mark)
    return {name: value for name, (value, _) in found.items()}


def mark_up_of(page: Page, node: Node) -> str:
    """The mark-up of an element, as well-formed as lexbor wrote it."""
    pieces = page.pieces
    written: list[str] = []
    for index in range(2 * node.tag_number + 1, 2 * node.end_tag + 1, 2):
        written += ("<", pieces[index], ">", pieces[index + 1])
    return "".join(written) + f"</{node.tag}>"


def source_text(html: str) -> str:
    """The visible text alone."""
    return read_page(html).text


def flatten(mark_up: str) -> Page:
    """Reads well-formed mark-up, as lexbor writes it, into text, nodes and lines."""
    mark_up = mark_up.replace("\xad", "").replace("&nbsp;", "\xa0")
    before, *comments = mark_up.split("<!--")
    if comments:
        mark_up = before + "".join(comment.partition("-->")[2] for comment in comments)
    squeezed = "<pre" not in mark_up
    if squeezed:
        for blank in "\n\t\r\f":
            mark_up = mark_up.replace(blank, " ")
    return _read(_pieces(mark_up), squeezed=squeezed)


def _pieces(mark_up: str) -> list[str]:
    """Text, what stands in a tag, text, ...: each < and > delimits a tag, but in elements written out raw and in broken names."""
    pieces = mark_up.replace(">", "<").split("<")
    if len(pieces) != 2 * mark_up.count(">") + 1 or "<xmp" in mark_up or "<plaintext" in mark_up:
        return _TAG.split(mark_up)
    return pieces


def _read(pieces: list[str], *, squeezed: bool) -> Page:  # noqa: C901, PLR0912, PLR0915 - one walk, the hot loop of page reading
    """``pieces`` are text, tag, text, ...; ``squeezed`` where no white space but spaces is left in them.

    Nothing is written before the next text comes: breaks, tabs of empty cells, spaces and marks are due until then.
    """
    out: list[str] = []
    opened: list[tuple[str, str, int, int, int, int]] = []  # of each node the fields known at its start tag
    closed: list[tuple[int, int, int, int]] = []  # and those known at its end tag
    lines: list[Line] = []
    line_count = 0
    get_action = _ACTIONS.get
    position = 0
    stack: list[int] = []  # per open element its node, or what it is where it has none
    current = -1
    line: Line | None = None
    break_due = False
    gap = ""  # white space before the next text of the same line
    marks = ""
    tabs_due = 0
    line_due = False  # a cell after one of several lines: its text starts a line of its own, though no newline stands there
    cell_opens = False  # nothing stands in the cell yet: no block in it starts a line
    rows: list[list[int]] = [[0, 0, 0]]  # per open row: its cells so far, position and tabs due at its start
    links = pres = 0
    parts: Sequence[str]
    pieces.append("/")  # the end, as a tag that closes nothing
    for number, text, tag in zip(range(len(pieces)), pieces[::2], pieces[1::2]):  # noqa: B905 - the range is too long on purpose
        if not text:
            pass
        elif not pres and (text == " " or not (content := text.strip(_BLANKS))):
            gap = " "
        else:
            edged = False
            if pres:
                parts = text.split("\n")
            else:
                if edged := len(content) != len(text):
                    gap = " " if text[0] in _BLANKS else gap
                parts = (content if squeezed and "  " not in content else _SPACES.sub(" ", content),)
            for part_number, content in enumerate(parts):
                if part_number:
                    break_due, gap = True, ""
                if pres and (not content or content.isspace()):
                    gap += content
                    continue
                if "&" in content:
                    content = content.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")  # noqa: PLW2901
                if line is None:
                    line = Line(position, current)
                    lines.append(line)
                    line_count, break_due = 1, False
                    if not pres:
                        gap = ""
                elif break_due or line_due:
                    line.end = position
                    if break_due:
                        out.append("\n")
                        position += 1
                        break_due = False
                        if not pres:
                            gap = ""
                    else:
                        out.append("\t" * tabs_due)
                        position += tabs_due
                        tabs_due, gap = 0, ""
                    line = Line(position, current)
                    lines.append(line)
                    line_count += 1
                length = len(content)
                if links:
                    line.linked += length
                if tabs_due:
                    gap, tabs_due = "\t" * tabs_due, 0
                if gap or marks:
                    content = gap + marks + content  # noqa: PLW2901
                    length = len(content)
                    marks = gap = ""
                out.append(content)
                position += length
                cell_opens = line_due = False
            if edged and text[-1] in _BLANKS:
                gap = " "
        first = tag[0] if tag else ""
        if first == "/":
            if not stack:
                continue
            index = stack.pop()
            if index < 0:
                if index == _LINK_ALONE:
                    links -= 1
                elif index == _MARK_ALONE:
                    marks = marks[:-1]
                continue
            name, _, current, _, _, _ = opened[index]
            action = get_action(name, _INLINE)
            if action == _BLOCK:
                if not cell_opens:
                    break_due = True
            elif action <= _PRE:
                if action == _ROW:
                    _, start, tabs_before = rows.pop()
                    if position == start:
                        tabs_due = tabs_before
                    elif tabs_due:
                        out.append("\t" * tabs_due)
                        position += tabs_due
                        tabs_due = 0
                    cell_opens = cell_opens and position == start and bool(rows[-1][0])
                    line_due = False
                else:
                    pres -= 1
                if not cell_opens:
                    break_due = True
            elif action == _MARK:
                marks = marks[:-1]
            closed[index] = position, line_count, number, len(opened)
            continue
        if first == "a" and (tag[:2] == "a " or tag == "a"):
            links += 1
            stack.append(_LINK_ALONE)
            continue
        name, _, attributes = tag.partition(" ")
        action = get_action(name, _INLINE)
        if action == _BLOCK:
            if not cell_opens:
                break_due = True
        elif action == _INLINE:
            if not attributes:
                stack.append(_INLINE_ALONE)
                continue
        elif action == _VOID:
            continue
        elif action <= _BREAK:
            if not cell_opens:
                break_due = True
            if action == _BREAK:
                continue
            if action == _PRE:
                pres += 1
            else:
                rows.append([0, position, tabs_due])
        elif action == _CELL:
            row = rows[-1]
            if row[0]:
                tabs_due += 1
                if position > row[1]:
                    break_due = False
                    line_due = line is not None and line.start > row[1] + 1
            row[0] += 1
            cell_opens, gap = True, ""
        else:
            marks += "^" if name == "sup" else "_"
            if not attributes:
                stack.append(_MARK_ALONE)
                continue
        first_line = line_count if line is None or break_due or line_due else line_count - 1
        opened.append((name, attributes, current, position, first_line, number))
        current = len(closed)
        stack.append(current)
        closed.append(_OPEN)
    for index in stack:  # none, but for text that lexbor writes out raw and that looks like tags
        if index >= 0:
            closed[index] = position, line_count, len(pieces) // 2 - 1, len(opened)
    if line is not None:
        line.end = position
    return Page("".join(out), [*map(_make_node, map(add, opened, closed))], lines, pieces)
