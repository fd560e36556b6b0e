"""Durations written in two or three units: one figure, in the unit that people count such a time in.

Minutes and seconds are seconds (``4 dakika 10 saniye`` is 250 s) and hours of less than half a day minutes (``1시간 34분`` is 94 min);
longer times stay in the larger unit (``17시간 20분`` is 17.333 h, ``1 yıl 6 ay`` 1.5 years).
"""

from __future__ import annotations

import re

from pipeline.extract.drafts import Draft
from pipeline.extract.literals import tidy

_STEPS = {("year", "month"): 12, ("week", "day"): 7, ("day", "h"): 24, ("day", "min"): 1440, ("h", "min"): 60, ("h", "s"): 3600, ("min", "s"): 60}
"""How many of the smaller unit make one of the larger."""
_LARGER = frozenset(larger for larger, _ in _STEPS)
_HALVED = frozenset(("x", "month"))  # `2배 반`, `3개월 반`
_LONG = _LARGER | _HALVED
_IN_MINUTES = 12  # hours; from here on a time in hours and minutes is a number of hours
_SMALLER = {"h": "min", "min": "s"}
_SPELLED, _DIGITS = ("saat", "dakika"), 2
_SHORT_ENDS = re.compile(r"['’](?:y?[ae]|y?[ıiuü]|[dt][ae]n?|l[ıiuü]k|y?l[ae])(?![a-zçğıöşü])|[ \u00a0](?:sür|dayan|düş|çalış|git|gid|bit|tut|ge[çc]|çık|in[dei])|[.,;:!?)](?![0-9])|\n|$")
_CENTS = re.compile(r"(?:[sS]ent|[kK]uruş|KURUŞ)$")
_AND_A_HALF = re.compile(r"[ \u00a0]?반(?![가-힣])|[ \u00a0]?반(?=만에|동안|이나|이면|짜리|정도|가량|쯤|이[다었]|으로[ \u00a0]|[을이의에은][ \u00a0])")


def join_durations(text: str, drafts: list[Draft]) -> None:
    """Joins neighbouring figures of time in place, from the right, so that hours, minutes and seconds become one time."""
    for index in reversed([index for index, draft in enumerate(drafts) if draft.unit in _LONG]):
        draft = drafts[index]
        half = _AND_A_HALF.match(text, draft.end) if "반" in text[draft.end : draft.end + 2] else None
        if (half is None and draft.unit in _HALVED) or draft.value_max is not None or (draft.kind != "quantity" and text[draft.end - 1] != "배"):
            continue
        if half and draft.value is not None:
            draft.end, draft.value = half.end(), draft.value + 0.5
        elif index + 1 < len(drafts) and _spoken_short(text, draft, drafts[index + 1]):
            drafts[index + 1].unit = _SMALLER[draft.unit or ""]
            _join(draft, drafts.pop(index + 1))
        elif index + 1 < len(drafts) and _continues(text, draft, drafts[index + 1]):
            _join(draft, drafts.pop(index + 1))


def join_cents(text: str, drafts: list[Draft]) -> None:
    """``4 lira 50 kuruş``: an amount and its hundredths are one figure."""
    for index in reversed(range(len(drafts) - 1)):
        draft, smaller = drafts[index], drafts[index + 1]
        if draft.kind != "money" or smaller.kind != "money" or draft.unit != smaller.unit or smaller.start != draft.end + 1 or text[draft.end] not in " \u00a0":
            continue
        if _CENTS.search(text, smaller.start, smaller.end) and draft.value_max is None and smaller.value_max is None and (smaller.value or 0) < 1 and not _CENTS.search(text, draft.start, draft.end):
            draft.value, draft.end, draft.in_words = tidy(round((draft.value or 0) + (smaller.value or 0), 2)), smaller.end, draft.in_words and smaller.in_words
            drafts.pop(index + 1)


def _continues(text: str, draft: Draft, following: Draft) -> bool:
    """Whether a figure is the smaller part of the duration that the figure before it begins."""
    if following.kind != "quantity" or text[draft.end : following.start].strip(" \u00a0") or following.start - draft.end > 1:
        return False
    step = _STEPS.get((draft.unit or "", following.unit or ""))
    return step is not None and following.value is not None and following.value_max is None and following.value < step


def _spoken_short(text: str, draft: Draft, following: Draft) -> bool:
    """``7 saat 40, Sony 8``, ``4 dakika 40``: two digits behind hours or minutes, whose own unit is left out."""
    if draft.unit not in _SMALLER or not text.endswith(_SPELLED, draft.start, draft.end) or following.rule != "bare" or following.unit or following.start != draft.end + 1:
        return False
    value = following.value or 0
    return following.kind == "quantity" and following.end - following.start == _DIGITS and value < _STEPS[draft.unit, _SMALLER[draft.unit]] and bool(_SHORT_ENDS.match(text, following.end))


def _join(draft: Draft, smaller: Draft) -> None:
    step = _STEPS[draft.unit or "", smaller.unit or ""]
    value, rest = draft.value or 0, smaller.value or 0
    if draft.unit == "min" or (draft.unit == "h" and value < _IN_MINUTES):
        draft.value, draft.unit = tidy(value * step + rest), smaller.unit
    else:
        draft.value = tidy(value + rest / step)
    draft.end, draft.rule = smaller.end, "compound_duration"
    draft.in_words = draft.in_words and smaller.in_words
    if draft.quantifier == "exact":
        draft.quantifier = smaller.quantifier
