"""``서버 한 대가 10kW를 먹어 24대면``: what ``대`` counts where the sentence has told of one such machine."""

from __future__ import annotations

import re

from pipeline.extract.drafts import Draft

_UNITS = {"서버": "server", "노드": "node", "랙": "rack"}
_ONE_TOLD = re.compile(r"(서버|노드|랙)[^.?!\n]{0,40}?(?<![가-힣])(?:(?:한|1)[ \u00a0]?대|대당)(?:(?![.?!][ \u00a0\n])[^\n])*$")
_SENTENCE = 160  # characters of a sentence before a number that are looked at


def count_machines(text: str, drafts: list[Draft]) -> None:
    """Pieces that ``대`` counts are servers, nodes or racks, behind words for what one of them has in the same sentence."""
    for draft in drafts:
        if draft.unit != "piece" or draft.kind != "quantity" or text[draft.end - 1] != "대":
            continue
        told = _ONE_TOLD.search(text, max(0, draft.start - _SENTENCE), draft.start)
        if told is not None:
            draft.unit = _UNITS[told[1]]
