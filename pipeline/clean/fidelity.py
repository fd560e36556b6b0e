"""Are the numbers of an article still what its page says? Digit runs of the mark-up against those of the blocks."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Final

from pipeline.clean.html_text import BLOCK_TAGS, Page, mark_up_of
from schemas.records import Warning_

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pipeline.clean.main_content import Content

_DIGITS: Final = re.compile(r"[0-9０-９]+")
_TAG: Final = re.compile(r"<[^>]*>")
_APART: Final = re.compile(rf"</?(?:{'|'.join(sorted(BLOCK_TAGS | {'br', 'td', 'th', 'sup', 'sub'}))})(?=[ >])[^>]*>")
_SHOWN: Final = 12  # runs that a warning names


def check_digits(page: Page, content: Content) -> Iterator[Warning_]:
    """``digits_differ``: the container's mark-up holds other digit runs than its source text.

    ``digits_left_out``: between the article's first and last line some runs stand in chrome.
    """
    if content.container < 0:
        return
    node = page.nodes[content.container]
    written = _runs(_TAG.sub("", _APART.sub("\n", mark_up_of(page, node))))
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


def _runs(text: str) -> Counter[str]:
    return Counter(_DIGITS.findall(text))


def _named(runs: Counter[str]) -> str:
    if not runs:
        return "none"
    more = f" and {len(runs) - _SHOWN} more" if len(runs) > _SHOWN else ""
    return ", ".join(list(runs)[:_SHOWN]) + more
