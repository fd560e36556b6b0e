"""Items numbered inside a paragraph: ``Üç sebep: 1) pil, 2) ekran, 3) fiyat``."""

from __future__ import annotations

import re

from pipeline.extract.drafts import Draft

_BEFORE = re.compile(r"(?:^|[\s*;:,.])$")
_CONTENTS_LINE = re.compile(r"[ \u00a0][^\W\d][^\n.?!|\t]{0,30}(?:\n|$)")
_LONGEST = 600  # characters between two items


def number_inline_items(text: str, drafts: list[Draft], bare: list[int]) -> None:
    """Makes indices in place of bare numbers before a bracket that nothing opened, where they count on from one; ``bare`` are the indices of drafts without a unit."""
    if "2)" not in text:
        return
    chain: list[Draft] = []
    left = {id(drafts[index]) for index in bare}
    for draft in drafts:
        if draft.rule == "item_number" and text[draft.end - 1] == ")" and draft.value == 1:
            chain = [draft]
        if id(draft) not in left or not _closes(text, draft):
            continue
        if chain and draft.value == len(chain) + 1 and draft.start - chain[-1].end < _LONGEST:
            chain.append(draft)
            continue
        _number(chain)
        chain = [draft] if draft.value == 1 else []
    _number(chain)


def number_contents(text: str, drafts: list[Draft], bare: list[int]) -> None:
    """Lines ``1 개요``, ``2 제원``, ``3 평가`` that count on from one: the parts of a table of contents or a list without points."""
    if "\n2 " not in text:
        return
    chain: list[Draft] = []
    for index in bare:
        draft = drafts[index]
        if draft.rule != "bare" or draft.kind != "quantity" or draft.unit or draft.end - draft.start > 2 or not _CONTENTS_LINE.match(text, draft.end) or text[draft.start - 1 : draft.start] not in ("", "\n"):
            continue
        if chain and draft.value == len(chain) + 1 and text.count("\n", chain[-1].end, draft.start) == 1:
            chain.append(draft)
            continue
        _number_lines(chain)
        chain = [draft] if draft.value == 1 else []
    _number_lines(chain)


def _number_lines(chain: list[Draft]) -> None:
    if len(chain) > 2:
        for draft in chain:
            draft.kind, draft.rule = "index", "contents_line"


def _closes(text: str, draft: Draft) -> bool:
    """Whether the number stands alone before a closing bracket, and no bracket is open in its line."""
    if draft.rule != "bare" or draft.kind != "quantity" or draft.unit or draft.end - draft.start > 2 or text[draft.end : draft.end + 1] != ")":
        return False
    line = text.rfind("\n", 0, draft.start) + 1
    return bool(_BEFORE.search(text, max(line, draft.start - 1), draft.start)) and text.count("(", line, draft.start) <= text.count(")", line, draft.start)


def _number(chain: list[Draft]) -> None:
    if len(chain) > 1:
        for draft in chain[chain[0].rule == "item_number" :]:
            draft.kind, draft.rule, draft.end = "index", "inline_item", draft.end + 1
