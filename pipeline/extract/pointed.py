"""Releases told by their point: in a text whose decimals have commas, a number with a point and no unit is a release (``5.1'e göre``)."""

from __future__ import annotations

import re

from pipeline.extract.drafts import Draft

_POINTED = re.compile(r"[1-9]?[0-9]\.[0-9]{1,2}")
_POINTED_AMOUNT = re.compile(r"[0-9]+\.(?:[0-9]{1,2}|[0-9]{4,})(?![0-9])")
_COMMA_DECIMAL = re.compile(r"(?<![0-9.,])[0-9]{1,3},[0-9]{1,2}(?![0-9])")
_ENOUGH = 2  # decimals with a comma
_NO_RELEASE = re.compile(r"(?:PUE|AY|PPL|IPC|GPA|WER|[oO]ran|[sS]kor|[pP]uan|[nN]ot)[a-zçğıöşü]*(?:[ \u00a0]ise|[ \u00a0]de)?[:]?[ \u00a0≈]*$")
_MAYBE_CLOCK = re.compile(r"(?:[01][0-9]|2[0-3])\.[0-5][0-9]")
_MEASURED = ("quantity", "money", "percentage", "ratio")


def release_by_point(text: str, drafts: list[Draft], bare: list[int]) -> None:
    """Makes releases in place of bare decimals with a point, where no amount of the text has one; ``bare`` are the indices of drafts without a unit."""
    pointed = [draft for draft in map(drafts.__getitem__, bare) if draft.rule == "bare" and draft.kind == "quantity" and draft.unit is None and draft.value_max is None and _POINTED.fullmatch(text, draft.start, draft.end)]
    if not pointed or len(_COMMA_DECIMAL.findall(text)) < _ENOUGH:
        return
    if any(draft.unit and draft.kind in _MEASURED and _POINTED_AMOUNT.match(text, draft.start) for draft in drafts):
        return
    for draft in pointed:
        if (draft.value or 0) < 1 or _MAYBE_CLOCK.fullmatch(text, draft.start, draft.end) or _NO_RELEASE.search(text, max(0, draft.start - 24), draft.start):
            continue
        draft.kind, draft.rule, draft.value, draft.quantifier = "version", "pointed", None, "exact"
        draft.text_value = text[draft.start : draft.end]
