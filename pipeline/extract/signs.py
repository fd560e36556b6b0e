"""Values below zero: ``-20℃``, ``−40~85 °C``, ``영하 10도``, ``eksi 40 derece``. The sign belongs to the figure.

Only units that are measured around a zero take a sign: before other numbers a dash joins, separates or lists.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from pipeline.extract.drafts import Draft

_SIGNED = frozenset({"degC", "degF", "dB", "dBm"})
_DASH = re.compile(r"(?:^|(?<=[\s(\[:,~∼/|]))[-−–]$")
_WORD = re.compile(r"(?<![가-힣A-Za-zçğıöşü])(?:영하|마이너스|[Ee]ksi)[ \u00a0]?$")
_REACH = 6


def mark_signs(text: str, drafts: list[Draft]) -> None:
    """Gives figures below zero their sign, in place."""
    for draft, floor in _signed(drafts):
        window = max(floor, draft.start - _REACH)
        sign = _WORD.search(text, window, draft.start) or _DASH.search(text, window, draft.start)
        if sign and draft.value:
            draft.start, draft.value, draft.rule = sign.start(), -draft.value, f"{draft.rule}_below_zero"


def _signed(drafts: list[Draft]) -> Iterator[tuple[Draft, int]]:
    """The figures that may stand below zero, each with the end of the figure before it."""
    floor = 0
    for draft in drafts:
        if draft.kind == "quantity" and draft.unit in _SIGNED:
            yield draft, floor
        floor = draft.end
