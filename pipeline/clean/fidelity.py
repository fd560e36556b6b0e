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
_FULL_WIDTH: Final = "０１２３４５６７８９"
_ONLY_DIGITS: Final = bytes(sign if sign in b"0123456789" else 0x20 for sign in range(256))
_APART: Final = BLOCK_TAGS | {"br", "td", "th", "sup", "sub"}  # digits before and after such a tag are two numbers
_APART_TAGS: Final = _APART | {f"/{name}" for name in _APART}
_SHOWN: Final = 12  # runs that a warning names


def check_digits(page: Page, content: Content) -> Iterator[Warning_]:
    """``digits_differ``: the container's mark-up holds other digit runs than its source text.

    ``digits_left_out``: between the article's first and last line some runs stand in chrome.
    """
    if content.container < 0:
        return
    node = page.nodes[content.container]
    written, read = _runs(_written(page, node)), _runs(page.text[node.start : node.end])
    if written != read and Counter(written) != Counter(read):
        missing, added = Counter(written) - Counter(read), Counter(read) - Counter(written)
        yield Warning_("clean", "digits_differ", f"page but not text: {_named(missing)}; text but not page: {_named(added)}")
    kept = [number for number in range(node.first_line, node.end_line) if content.kinds[number] != "chrome"]
    if not kept:
        return
    chrome = [page.lines[number] for number in range(kept[0], kept[-1]) if content.kinds[number] == "chrome"]
    if left_out := _runs("\n".join(page.text[line.start : line.end] for line in chrome)):
        yield Warning_("clean", "digits_left_out", f"in chrome between the article's lines: {_named(Counter(left_out))}")


def _written(page: Page, node: Node) -> str:
    """The texts of an element's mark-up, a line end for each tag that parts them."""
    first, last = 2 * node.tag_number + 2, 2 * node.end_tag + 1
    written: list[str] = []
    for text, tag in zip(page.pieces[first:last:2], page.pieces[first + 1 : last + 1 : 2], strict=True):
        if text:
            written.append(text)
        if tag in _APART_TAGS or tag.partition(" ")[0] in _APART:
            written.append("\n")
    return "".join(written)


def _runs(text: str) -> list[str]:
    """All runs of digits; by bytes where no full-width digit stands, many times faster than by the pattern."""
    if any(digit in text for digit in _FULL_WIDTH):
        return _DIGITS.findall(text)
    return text.encode("ascii", "replace").translate(_ONLY_DIGITS).decode("ascii").split()


def _named(runs: Counter[str]) -> str:
    if not runs:
        return "none"
    more = f" and {len(runs) - _SHOWN} more" if len(runs) > _SHOWN else ""
    return ", ".join(list(runs)[:_SHOWN]) + more
