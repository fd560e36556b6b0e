"""Pages made to exhaust a reader are set aside before they are parsed, by what can be counted in their mark-up.

What is counted is never less than what a parser meets: each ``<`` before a letter is taken for a start tag, in scripts,
comments and values of attributes as well, so that no trick of nesting hides one. What passes is parsed in a time that grows with
the size of the page.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Final

from pipeline.errors import RejectError

MAX_SIGNS: Final = 1_000_000  # of "<", comments and broken tags included
MAX_TAGS: Final = 250_000  # start and end tags; the largest pages of the development set have 9,000
MAX_DEPTH: Final = 3_000  # open elements; browsers stop at 512, and lexbor's time grows with the square of the depth
MAX_DRAWINGS_DEEP: Final = 100  # svg in svg; those without text are found in a time of their depth by their size
MAX_OPTIONS: Final = 10_000  # of drop-down lists; lexbor's time grows with the square of their number
MAX_ATTRIBUTES: Final = 2_000  # of one element; lexbor's time grows with the square of their number
MAX_ATTRIBUTE_PAIRS: Final = 200_000_000  # the sum of those squares
MAX_REOPENED: Final = 300_000  # elements of formatting that a parser opens again in each paragraph, because no tag closes them
MAX_SHAPES_BY_TAGS: Final = (
    20_000_000  # bounds the time where shapes that close themselves stand in no drawing and nest after all
)
CHECK_ATTRIBUTES_FROM: Final = 12_000  # characters; a smaller page cannot hold enough of them
CHECK_DEPTH_FROM: Final = 5_000  # tags; a page with fewer is parsed in milliseconds however deep it is
CHECK_REOPENED_FROM: Final = 1_000  # tags; with fewer, less than MAX_REOPENED elements can come of them

VOID_TAGS: Final = frozenset(
    "area base basefont bgsound br col embed frame hr img input link meta param source track wbr".split()
)
IMPLIED_END_TAGS: Final = frozenset("p li dt dd tr td th thead tbody tfoot option optgroup rp rt colgroup".split())
FORMATTING_TAGS: Final = frozenset("a b big code em font i nobr s small strike strong tt u".split())

# A tag, unless it plainly has few attributes: an end tag of 80 characters at most without a value, or a start tag of 40
# characters at most between two values, 20 values, no < or > in one. Names such as html and body always match, with few
# attributes too: all tags of these give theirs to one element.
_TAG_OF_MANY = re.compile(
    rb"""<(?:[hHbB][tToO][mMdD][lLyY]|/[a-zA-Z](?![^<>=]{0,80}+>)|[a-zA-Z](?![^<>=]{0,40}+(?:=(?:"[^"<>]*+"|'[^'<>]*+'|[^\s"'<>]++)[^<>=]{0,40}+){0,20}+>))"""
)
_ATTRIBUTE_PATTERN = rb"""[\s/]*+[^\s/>][^\s/>=]*+(?:\s*+=\s*+(?:"[^"]*+"?+|'[^']*+'?+|[^\s>"'][^\s>]*+)?+)?+"""
_ATTRIBUTE = re.compile(_ATTRIBUTE_PATTERN)
_TAG_REST = re.compile(rb"[^\s/>]*+(?:" + _ATTRIBUTE_PATTERN + rb")*+")
_READ_AGAIN: Final = 8  # times the page's size, at most, that tags inside of values of others are read
_OPTIONS: Final = frozenset(("option", "optgroup"))
_ROOTS: Final = (b"<html", b"<body")
_TAG = re.compile(rb"<(/?)([a-zA-Z][a-zA-Z0-9]*)")
_SHAPE = re.compile(rb"<(?:circle|ellipse|g|line|path|poly(?:gon|line)|rect|stop|use)\b[^<>]*/>")
_TOLD_APART = re.compile(rb"<(?:[bisu]|em|tt|big|code|font|s(?:mall|trike|trong))[\s/]")  # of equal ones, three are opened again


def check_limits(html: bytes) -> None:
    """``html`` in UTF-8; raises ``RejectError``: ``too_many_tags``, ``too_many_attributes``, ``too_deep``."""
    signs = html.count(b"<")
    if signs > MAX_SIGNS:
        raise RejectError(
            "too_many_tags", f"The page has {signs} tags, more than the limit of {MAX_TAGS}; save the article alone."
        )
    if len(html) > CHECK_ATTRIBUTES_FROM:
        _check_attributes(html)
    if signs > CHECK_DEPTH_FROM or (signs > CHECK_REOPENED_FROM and signs * len(_TOLD_APART.findall(html)) > MAX_REOPENED):
        _check_tags(html)


def _check_attributes(html: bytes) -> None:
    pairs = of_roots = read = 0
    for tag in _TAG_OF_MANY.finditer(html):
        start = tag.start()
        end = _TAG_REST.match(html, tag.end()).end()  # type: ignore[union-attr]  # it matches nothing, too
        read += end - start
        root = html[start : start + 5].lower() in _ROOTS
        count = 0
        if end - start > MAX_ATTRIBUTES or root:
            for count, _ in enumerate(_ATTRIBUTE.finditer(html, tag.end(), end), 1):
                if count > MAX_ATTRIBUTES:
                    break
        of_roots += count if root else 0
        pairs += count * count
        if max(count, of_roots) > MAX_ATTRIBUTES or pairs > MAX_ATTRIBUTE_PAIRS or read > _READ_AGAIN * len(html):
            raise RejectError(
                "too_many_attributes",
                f"An element has more than {MAX_ATTRIBUTES} attributes; save the page again from a browser.",
            )


def _check_tags(html: bytes) -> None:
    tags = _TAG.findall(_without_shapes(html))
    depth = options = formatting = reopened = 0
    opened: Counter[str] = Counter()
    for slash, name in tags:
        tag = name.lower().decode()
        step = -1 if slash else 1
        if tag in FORMATTING_TAGS:
            formatting = max(0, formatting + step)
        elif not slash and formatting:
            reopened += formatting
        if tag in _OPTIONS:
            options += not slash
        elif tag not in VOID_TAGS and tag not in IMPLIED_END_TAGS and (not slash or opened[tag]):  # else it closes nothing
            opened[tag] += step
            depth += step
        if depth > MAX_DEPTH or opened["svg"] > MAX_DRAWINGS_DEEP or reopened > MAX_REOPENED:
            raise RejectError("too_deep", f"The page nests more than {MAX_DEPTH} elements; save it again from a browser.")
    if len(tags) > MAX_TAGS or options > MAX_OPTIONS:
        raise RejectError(
            "too_many_tags", f"The page has {len(tags)} tags, more than the limit of {MAX_TAGS}; save the article alone."
        )


def _without_shapes(html: bytes) -> bytes:
    """Maps and charts hold thousands of shapes as ``<path d="…"/>``, which do not nest."""
    rest, shapes = _SHAPE.subn(b"", html)
    return rest if shapes * (html.count(b"<") - shapes) < MAX_SHAPES_BY_TAGS and shapes < MAX_TAGS else html
