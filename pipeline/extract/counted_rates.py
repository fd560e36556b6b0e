"""Counts that are rates: ``Qualcomm 390 jeton üretti`` in a text of tokens per second is one of them, ``2.000 jeton'luk istem`` is none.

A draft that counts what is done in a second (``DONE``) becomes a rate where the cues for it weigh enough: like rates around it, words before it, its size.
The weights are data (``carried_units.toml``), fitted on golden files by ``bench/fit_units.py``.
"""

from __future__ import annotations

import math
import re
from bisect import bisect_right
from typing import Final

from pipeline.extract.carried_cues import Surroundings, apart, head_of
from pipeline.extract.drafts import Draft
from pipeline.extract.topics import SENTENCE_END
from pipeline.languages import trials_of
from pipeline.lexicon import fold

DONE: Final = frozenset("token image sentence query request document sample".split())
SURE, SURE_ALONE = 50, 150  # hundredths by which the cues for a rate must outweigh those against it; where nothing else is a rate or alike
ALONE: Final = frozenset(("rates:0", "untold", "kin:0"))
_REACH, _BEHIND, _BACK, _AHEAD, _KIN = 60, 24, 12, 7, 6  # code points; figures on either side
_SIZES = (2, 5, 10, 20, 50, 100, 200, 500, 1000, 3000, 10_000, 1e5)
_RATIOS = (0.3, 0.8, 1.6, 3, 5)
_LIKE = 1.2  # logarithm of how many times larger or smaller a like count may be
_FAR = 2.0
_LONG = re.compile(r"['’]?l[ıiuü]k|짜리|[ \u00a0]?(?:길이|분량|문맥|입력)")
_TIMES: Final = frozenset(("s", "min", "h", "day"))
_IN_TIME = re.compile(r"['’]?[dt][ae][ \u00a0](?:(?:yaklaşık|toplam|ancak|tam)[ \u00a0])?|(?: ?동안|(?: ?만)?에)[ \u00a0](?:(?:약|총|모두)[ \u00a0])?")
_WORD = re.compile(r"[^\W\d_]+")
_SCALE = re.compile(r"만|천|bin|milyon")
_STEM: Final = {"tr": 5, "ko": 2}  # letters of a word that are looked at


def may_be_rate(draft: Draft) -> bool:
    """Whether a draft counts what may be done in a second."""
    return draft.kind == "quantity" and draft.unit in DONE and not draft.in_words and bool(draft.value) and not draft.value_max


def is_done_in(around: Surroundings, index: int) -> bool:
    """``12 saniyede 300 jeton``, ``12초에 300토큰``: whether a count was done in the time right before it, which is not one of its unit."""
    draft, before = around.drafts[index], around.drafts[index - 1] if index else None
    return before is not None and before.unit in _TIMES and before.value != 1 and _IN_TIME.fullmatch(around.text, before.end, draft.start) is not None


def is_for_money(around: Surroundings, index: int) -> bool:
    """``1.000 dolar başına 138 jeton``, ``1,000달러당 138토큰``: whether a count is told for the amount of money before it, in a text that tells no rate of its unit."""
    draft, at = around.drafts[index], next((one for one in range(index - 1, -1, -1) if around.drafts[one].kind != "name"), -1)
    if at < 0 or around.amounts.get(("quantity", f"{draft.unit}/s")) or SENTENCE_END.search(around.text, around.drafts[at].end, draft.start):
        return False
    if around.drafts[at].unit == draft.unit:
        return is_for_money(around, at)
    near = around.drafts[at].kind == "money" and draft.start - around.drafts[at].end <= _BEHIND
    return near and trials_of(around.grammar.language).for_money.match(fold(around.text[around.drafts[at].end : draft.start])) is not None


def rate_cues(around: Surroundings, index: int) -> set[str]:
    """What speaks for and against the count at ``index`` being one for each second."""
    text, drafts, draft = around.text, around.drafts, around.drafts[index]
    value, unit = float(draft.value or 1), draft.unit or ""
    rate = f"{unit}/s"
    cues = {"rate", f"rate:{unit}", f"size:{bisect_right(_SIZES, value)}", f"size:{unit}:{bisect_right(_SIZES[2::3], value)}", f"head:{head_of(text, draft.start)}"}
    stem = _STEM.get(around.grammar.language, 2)
    low = max([0, draft.start - _REACH, *(end.end() for end in SENTENCE_END.finditer(text, max(0, draft.start - _REACH), draft.start))])
    cues.update([f"word:{word.lower()[:stem]}" for word in _WORD.findall(text, low, draft.start)])
    cues.update([f"behind:{word.lower()[:stem]}" for word in _WORD.findall(text, draft.end, draft.end + _BEHIND)[:2]])
    if _SCALE.search(text, draft.start, draft.end):
        cues.add("scale")
    if math.log2(value).is_integer():
        cues.add("power of two")
    rates = around.amounts.get(("quantity", rate), ())
    cues.add(f"rates:{min(len(rates), 4)}")
    if rates:
        at = bisect_right(rates, value)
        nearest = min([apart(value, one) for one in rates[max(0, at - 1) : at + 1]])
        cues.add(f"nearest:{bisect_right((0.1, 0.4, 0.9, 1.6, 3), nearest)}")
        if nearest > _FAR and _LONG.match(text, draft.end):
            cues.add("of a length")  # `saniyede 20 token, 900 token'lık özet`
    before = next((one for one in reversed(drafts[max(0, index - _BACK) : index]) if one.unit == rate), None)
    if before:
        cues.update((f"before:{bisect_right(_RATIOS, apart(value, before.value))}", f"before:ends:{min(len(SENTENCE_END.findall(text, before.end, draft.start)), 4)}"))
    after = next((one for one in drafts[index + 1 : index + 1 + _AHEAD] if one.unit == rate), None)
    if after:
        cues.update((f"after:{bisect_right(_RATIOS, apart(value, after.value))}", f"after:ends:{min(len(SENTENCE_END.findall(text, draft.end, after.start)), 4)}"))
    last = bisect_right(around.told_starts, draft.start - 1)
    told = next((one for one in reversed(around.told[max(0, last - _BACK) : last]) if one.unit == rate), None)
    cues.add(f"told:{bisect_right((60, 200, 500, 2000), draft.start - told.start)}" if told else "untold")
    kin = [one for one in (*drafts[max(0, index - _KIN) : index], *drafts[index + 1 : index + 1 + _KIN]) if one.unit == unit]
    cues.add(f"kin:{min(len(kin), 3)}")
    if any(apart(value, one.value) < _LIKE for one in kin):
        cues.add("kin:like")
    return cues
