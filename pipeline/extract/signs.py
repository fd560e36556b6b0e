"""What stands before a number and belongs to it: the sign of a value below zero (``-20℃``, ``영하 10도``, ``eksi 5 milyon dolar``,
``영업손익 △30억 원``) and the point of a value below one (``.5kW``).

Units that are measured around a zero take any sign, and a sign in words counts before any amount. Other amounts take a minus sign that
touches them, in a text that speaks of gain and loss, behind another one or in a cell of its own, or that is no hyphen: before other numbers
a dash joins, separates or lists. What has changed by so many per cent keeps its amount, and its sign tells the direction
(``pipeline.extract.comparators.told_changes``); only rates that may be below zero take it.
"""

from __future__ import annotations

import re

from pipeline.extract.drafts import Draft
from pipeline.extract.literals import DIGIT_RUN

_SIGNED = frozenset({"degC", "degF", "dB", "dBm"})
_DASH = re.compile(r"(?:^|(?<=[\s(\[:,~∼/|]))[-−–]$")
_WORD = re.compile(r"(?<![가-힣A-Za-zçğıöşü])(?:영하|마이너스|[Ee]ksi|EKSİ)[ \u00a0]?[$₩€₺]?$")
_GIVE_OR_TAKE = re.compile(r"(?:플러스|artı|ARTI|Artı)(?:[ \u00a0/-]|[ \u00a0]?(?:ya da|veya|또는|혹은)[ \u00a0])?$")  # `artı eksi 300 milyon`: no sign
_MINUS = re.compile(r"(?:^|(?<=[\s(\[:|]))(?P<sign>[-−△])[$₩€₺]?$")
_INNER = re.compile(r"(?:%|[yY]üzde |YÜZDE )(?=[-−])")  # `yüzde -7`
_NEXT = re.compile(r"(?:,|/|·|와|과| ve| ile|에서|부터)? [-−△][$₩€₺]?$")
_POINT = re.compile(r"(?:^|(?<=[\s(]))[.]$")
_IN_CELL = re.compile(r"(?:\||\t|[ ]{2})[ ]?[-−△][$₩€₺]?$")
_CELL_END = re.compile(r"[^\S\n]*(?:\||\t|[ ]{2}|$|\n)")
_LOSS = re.compile(r"(?:적자|손실|[zZ]arar[ıi]?)[^.\n0-9]{0,8}$")  # its amount is a loss with a sign or without
_BALANCE = re.compile(r"(?:이익|손익|순익|수지|현금 ?흐름|EBITDA|[kK][âa]r(?:ı|lılık)?|[nN]akit akışı|[fF]aaliyet sonuc?u)(?:[^.\n0-9△]|(?:19|20)\d\d){0,12}[-−△][$₩€₺]?$")
_RATE = re.compile(r"(?:이익률|마진율?|수익률|성장률|증가율|[mM]arj[ıi]?|[bB]üyüme(?: oran)?[ıi]?)[^.\n0-9△]{0,8}(?:[-−△](?:%|[yY]üzde )?|(?:마이너스|[eE]ksi) ?(?:%|[yY]üzde )?|(?:%|[yY]üzde )[-−])$")
_SIGNED_RANGE = re.compile(r"[ \u00a0]?[~∼〜～][ \u00a0]?(?P<sign>[-−+])")
_SIGNS_AHEAD = {mark: re.compile(rf"{mark}[ \u00a0]?[-−+]") for mark in "~∼〜～"}
_LEADING_MINUS = re.compile(r"(?:^|[\s(\[:,|])[-−]$")
_SIGN_ENDS = frozenset("하스iİ-−–△")
"""With what signs end, and words for them."""
_BEHIND_SIGN = " \u00a0\n$₩€₺"
_POINT_ENDS = frozenset(".\n")
_INNER_HEADS = frozenset("%yY")
"""With what ``_INNER`` begins."""
_SIGNED_KINDS = frozenset(("money", "percentage"))
_REACH = 6
_FAR = 36


def mark_signs(text: str, drafts: list[Draft]) -> None:
    """Gives figures below zero their sign, and figures below one their point, in place."""
    floor, below = 0, -1  # the ends of the figure before and of the last one below zero
    for draft in drafts:
        if draft.kind in _SIGNED_KINDS or (draft.kind == "quantity" and draft.unit is not None):
            start = _sign_before(text, draft, floor, follows=floor == below) if _may_have_sign(text, draft) else None
            if start is not None and draft.value:
                draft.start, draft.value, draft.rule = start, -draft.value, f"{draft.rule}_below_zero"
                below = draft.end
            elif draft.kind == "quantity" and text[draft.start - 1 : draft.start] in _POINT_ENDS:
                _take_point(text, draft, floor)
        if draft.kind != "date":
            floor = draft.end


def _may_have_sign(text: str, draft: Draft) -> bool:
    """Cheap test: whether a sign could stand before a figure, or in it (``yüzde -7``)."""
    start = draft.start
    return text[max(0, start - 4) : start].rstrip(_BEHIND_SIGN)[-1:] in _SIGN_ENDS or text[start] in _INNER_HEADS


def join_signed(text: str, drafts: list[Draft]) -> None:
    """``-0.5%~+0.5%`` is one range with both its signs, in place."""
    if not any(mark in text and signs.search(text) for mark, signs in _SIGNS_AHEAD.items()):
        return
    for index in range(len(drafts) - 1, 0, -1):
        low, high = drafts[index - 1], drafts[index]
        mark = _SIGNED_RANGE.fullmatch(text, low.end, high.start)
        if not mark or low.value is None or high.value is None or low.value_max is not None or high.value_max is not None or not _LEADING_MINUS.search(text, max(0, low.start - 2), low.start):
            continue
        together = high.kind in ("quantity", "percentage", "money") and (low.unit == high.unit or (low.unit is None and low.rule == "bare"))
        top = high.value if mark["sign"] == "+" else -high.value
        if together and -low.value < top:
            high.start, high.value, high.value_max, high.rule = low.start - 1, -low.value, top, "signed_range"
            del drafts[index - 1]


def _sign_before(text: str, draft: Draft, floor: int, *, follows: bool) -> int | None:
    """Where the sign of a figure stands; None where it has none."""
    window = max(floor, draft.start - _REACH)
    word = None if draft.value_max is not None or draft.kind == "percentage" else _WORD.search(text, window, draft.start)
    if word:
        return None if _GIVE_OR_TAKE.search(text, floor, word.start()) or _LOSS.search(text, max(floor, draft.start - _FAR), word.start()) else word.start()
    if draft.unit in _SIGNED:
        sign = _WORD.search(text, window, draft.start) or _DASH.search(text, window, draft.start)
        return sign.start() if sign else None
    if draft.kind == "percentage":
        inner = _INNER.match(text, draft.start)
        rate = _RATE.search(text, max(floor, draft.start - _FAR), inner.end() + 1 if inner else draft.start)
        sign = inner or _MINUS.search(text, window, draft.start) or _WORD.search(text, window, draft.start)
        return sign.start() if rate and sign and draft.value_max is None else None
    minus = _MINUS.search(text, window, draft.start)
    window = max(floor, draft.start - _FAR)
    if minus is None or draft.value_max is not None or _LOSS.search(text, window, minus.start()):
        return None
    told = _BALANCE.search(text, window, draft.start) or (_IN_CELL.search(text, window, draft.start) and _CELL_END.match(text, draft.end)) or (follows and _NEXT.fullmatch(text, floor, draft.start))
    return minus.start() if minus["sign"] == "−" or told else None


def _take_point(text: str, draft: Draft, floor: int) -> None:
    """``.5kW``, ``.75TB``: a value below one whose point opens it."""
    digits = DIGIT_RUN.match(text, draft.start)
    if digits and draft.value == int(digits[0]) and draft.value_max is None and _POINT.search(text, floor, draft.start):
        draft.start, draft.value = draft.start - 1, float(f"0.{digits[0]}")
