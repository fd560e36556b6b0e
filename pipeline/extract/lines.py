"""Lines of business without a name: what a part of a firm earns (``otomotiv satışları``, ``sunucu biriminden geldi``, ``소비자 제품에서 거둔 매출``)."""

from __future__ import annotations

import re

from pipeline.extract.reading import Page, Reading
from pipeline.languages import measuring_of
from schemas.records import Figure


def line_of(page: Page, reading: Reading, figure: Figure) -> tuple[int, int] | None:
    """Where the line of business stands that a figure is told of: before it, behind the verb of a change that describes it, or where an amount came from."""
    words, (low, high) = measuring_of(page.grammar.code), reading.clause(figure.start)
    behind = words.line_behind.match(page.folded, figure.end, reading.end)
    if behind:
        return _line(page, behind)
    grown = words.grown.match(page.folded, figure.end, high) if figure.kind == "percentage" else None
    led = words.line.match(page.folded, grown.end(), high) if grown else None
    if led:
        return _line(page, led)
    before = list(words.line.finditer(page.folded, low, figure.start))
    if not before or words.earnings.search(page.folded, before[-1].end(), figure.start):
        return None
    return _line(page, before[-1])


def _line(page: Page, match: re.Match[str]) -> tuple[int, int] | None:
    """The words for the line without what only says when; None where they are a whole, a time or an owner."""
    group = next(name for name, told in match.groupdict().items() if told)
    (start, end), no_line = match.span(group), measuring_of(page.grammar.code).no_line
    if no_line.fullmatch(page.folded, start, end):
        return None
    first = page.folded.find(" ", start, end)
    while first >= 0 and no_line.fullmatch(page.folded, start, first):
        start = first + 1
        first = page.folded.find(" ", start, end)
    return start, end
