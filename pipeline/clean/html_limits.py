"""Pages made to exhaust a reader are set aside before they are parsed, by what can be counted in their mark-up."""

from __future__ import annotations

import re
from typing import Final

from pipeline.errors import RejectError

MAX_SIGNS: Final = 1_000_000  # of "<", comments and broken tags included
MAX_TAGS: Final = 250_000  # start and end tags; the largest pages of the development set have 9,000
MAX_DEPTH: Final = 3_000  # open elements; browsers stop at 512, and lexbor's time grows with the square of the depth
MAX_ATTRIBUTES: Final = 2_000  # of one element; lexbor's time grows with the square of their number
MAX_REOPENED: Final = 300_000  # elements of formatting that a parser opens again in each paragraph, because no tag closes them
CHECK_DEPTH_FROM: Final = 5_000  # tags; a page with fewer is parsed in milliseconds however deep it is
CHECK_REOPENED_FROM: Final = 1_000  # tags; with fewer, less than MAX_REOPENED elements can come of them

VOID_TAGS: Final = frozenset("area base basefont bgsound br col embed frame hr img input link meta param source track wbr".split())
IMPLIED_END_TAGS: Final = frozenset("p li dt dd tr td th thead tbody tfoot option optgroup rp rt colgroup".split())
FORMATTING_TAGS: Final = frozenset("a b big code em font i nobr s small strike strong tt u".split())

_LONG: Final = 2_000  # characters of a tag that may hold too many attributes
_MANY_QUOTES: Final = 40_000
_LONG_TAG = re.compile(rb"<[a-zA-Z][^>]{2000,}")
_WHOLE_TAG = re.compile(rb"""<[a-zA-Z][^\s>]*+(?:[^>"']*+(?:"[^"]*+"|'[^']*+'))*+[^>"']*+""")
_QUOTED = re.compile(rb"""=\s*(?:"[^"]*"|'[^']*')""")
_TAG = re.compile(rb"<(/?)([a-zA-Z][a-zA-Z0-9]*)")
_TOLD_APART = re.compile(rb"<(?:[bisu]|em|tt|big|code|font|s(?:mall|trike|trong))[\s/]")  # of equal ones, three are opened again


def check_limits(html: bytes) -> None:
    """``html`` in UTF-8; raises ``RejectError``: ``too_many_tags``, ``too_many_attributes``, ``too_deep``."""
    signs = html.count(b"<")
    if signs > MAX_SIGNS:
        raise RejectError("too_many_tags", f"The page has {signs} tags, more than the limit of {MAX_TAGS}; save the article alone.")
    _check_attributes(html)
    if signs > CHECK_DEPTH_FROM or (signs > CHECK_REOPENED_FROM and signs * len(_TOLD_APART.findall(html)) > MAX_REOPENED):
        _check_tags(html)


def _check_attributes(html: bytes) -> None:
    long_tags = _LONG_TAG.findall(html)
    if len(html) > 4 * _MANY_QUOTES and html.count(b'"') + html.count(b"'") > _MANY_QUOTES:
        long_tags += [tag for tag in _WHOLE_TAG.findall(html) if len(tag) > _LONG]  # a quoted > hid it from the quick look
    for tag in long_tags:
        if len(_QUOTED.sub(b"", tag).split()) > MAX_ATTRIBUTES:
            raise RejectError("too_many_attributes", f"An element has more than {MAX_ATTRIBUTES} attributes; save the page again from a browser.")


def _check_tags(html: bytes) -> None:
    depth = formatting = reopened = 0
    tags = _TAG.findall(html)
    for slash, name in tags:
        tag = name.lower().decode()
        step = -1 if slash else 1
        if tag in FORMATTING_TAGS:
            formatting = max(0, formatting + step)
        elif not slash and formatting:
            reopened += formatting
        if tag not in VOID_TAGS and tag not in IMPLIED_END_TAGS:
            depth = max(0, depth + step)
        if depth > MAX_DEPTH or reopened > MAX_REOPENED:
            raise RejectError("too_deep", f"The page nests more than {MAX_DEPTH} elements; save it again from a browser.")
    if len(tags) > MAX_TAGS:
        raise RejectError("too_many_tags", f"The page has {len(tags)} tags, more than the limit of {MAX_TAGS}; save the article alone.")
