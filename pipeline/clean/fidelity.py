"""Are the numbers of an article still what its page says? Digit runs of the mark-up against those of the blocks."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Final

from pipeline.clean.html_text import BLOCK_TAGS, Node, Page
from schemas.records import Warning_

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pipeline.clean.main_content import Content

_DIGITS: Final = re.compile(r"[0-9０-９]+")
_APART: Final = BLOCK_TAGS | {"br", "td", "th", "sup", "sub"}  # digits before and after such a tag are two numbers
_SHOWN: Final = 12  # runs that a warning names


def check_digits(page: Page, content: Content) -> Iterator[Warning_]:
    """``digits_differ``: the container's mark-up holds other digit runs than its source text.

    ``digits_left_out``: between the article's first and last line some runs stand in chrome.
    """
    if content.container < 0:
        return
    node = page.nodes[content.container]
    written = _runs("".join(_written(page, node)))
    read = _runs(page.text[node.start : node.end])
    if written != read:
        yield Warning_("clean", "digits_differ", f"page but not text: {_named(written - read)}; text but not page: {_named(read - written)}")
    kept = [number for number in range(node.first_line, node.end_line) if content.kinds[number] != "chrome"]
    if not kept:
        return
    left_out: Counter[str] = Counter()
    for number in range(kept[0], kept[-1]):
        if content.kinds[number] == "chrome":
            left_out += _runs(page.text[page.lines[number].start : page.lines[number].end])
    if left_out:
        yield Warning_("clean", "digits_left_out", f"in chrome between the article's lines: {_named(left_out)}")


def _written(page: Page, node: Node) -> Iterator[str]:
    """The texts of an element's mark-up, a line end for each tag that parts them."""
    pieces = page.pieces
    for index in range(2 * node.tag_number + 2, 2 * node.end_tag + 1, 2):
        if text := pieces[index]:
            yield text
        if (tag := pieces[index + 1].lstrip("/")) in _APART or tag.partition(" ")[0] in _APART:
            yield "\n"


def _runs(text: str) -> Counter[str]:
    return Counter(_DIGITS.findall(text))


def _named(runs: Counter[str]) -> str:
    if not runs:
        return "none"
    more = f" and {len(runs) - _SHOWN} more" if len(runs) > _SHOWN else ""
    return ", ".join(list(runs)[:_SHOWN]) + more
