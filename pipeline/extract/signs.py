"""Values below zero: ``-20℃``, ``−40~85 °C``, ``영하 10도``, ``eksi 40 derece``, ``영업손익 △30억 원``. The sign belongs to the figure.

Units that are measured around a zero take any sign. Other amounts take a minus sign that touches them, in a text that speaks of gain and
loss or in a cell of its own, or that is no hyphen: before other numbers a dash joins, separates or lists. What has changed by so many per cent
keeps its amount, and its sign tells the direction (``pipeline.extract.comparators``); only rates that may be below zero take it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from pipeline.extract.drafts import Draft

_SIGNED = frozenset({"degC", "degF", "dB", "dBm"})
_DASH = re.compile(r"(?:^|(?<=[\s(\[:,~∼/|]))[-−–]$")
_WORD = re.compile(r"(?<![가-힣A-Za-zçğıöşü])(?:영하|마이너스|[Ee]ksi)[ \u00a0]?$")
_MINUS = re.compile(r"(?:^|(?<=[\s(\[:|]))(?P<sign>[-−△])[$₩€₺]?$")
_IN_CELL = re.compile(r"(?:\||\t|[ ]{2})[ ]?[-−△][$₩€₺]?$")
_CELL_END = re.compile(r"[^\S\n]*(?:\||\t|[ ]{2}|$|\n)")
_LOSS = re.compile(r"(?:적자|손실|[zZ]arar[ıi]?)[^.\n0-9]{0,8}$")  # its amount is a loss with a sign or without
_BALANCE = re.compile(r"(?:이익|손익|순익|수지|현금 ?흐름|EBITDA|[kK][âa]r(?:ı|lılık)?|[nN]akit akışı)[^.\n0-9△]{0,12}[-−△][$₩€₺]?$")
_RATE = re.compile(r"(?:이익률|마진율?|수익률|성장률|증가율|[mM]arj[ıi]?|[bB]üyüme(?: oran)?[ıi]?)[^.\n0-9△]{0,8}[-−△](?:%|[yY]üzde )?$")
_REACH = 6
_FAR = 28


def mark_signs(text: str, drafts: list[Draft]) -> None:
    """Gives figures below zero their sign, in place."""
    for draft, floor in _signed(drafts):
        start = _sign_before(text, draft, floor)
        if start is not None and draft.value:
            draft.start, draft.value, draft.rule = start, -draft.value, f"{draft.rule}_below_zero"


def _sign_before(text: str, draft: Draft, floor: int) -> int | None:
    """Where the sign of a figure stands; None where it has none."""
    if draft.unit in _SIGNED:
        window = max(floor, draft.start - _REACH)
        sign = _WORD.search(text, window, draft.start) or _DASH.search(text, window, draft.start)
        return sign.start() if sign else None
    minus = _MINUS.search(text, max(floor, draft.start - _REACH), draft.start)
    window = max(floor, draft.start - _FAR)
    if minus is None or draft.value_max is not None or _LOSS.search(text, window, minus.start()):
        return None
    if draft.kind == "percentage":
        return minus.start() if _RATE.search(text, window, draft.start) else None
    told = _BALANCE.search(text, window, draft.start) or (_IN_CELL.search(text, window, draft.start) and _CELL_END.match(text, draft.end))
    return minus.start() if minus["sign"] == "−" or told else None


def _signed(drafts: list[Draft]) -> Iterator[tuple[Draft, int]]:
    """The figures that may stand below zero, each with the end of the figure before it."""
    floor = 0
    for draft in drafts:
        if draft.kind in ("money", "percentage") or (draft.kind == "quantity" and draft.unit is not None):
            yield draft, floor
        floor = draft.end
