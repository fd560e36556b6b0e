"""The share, the accuracy or the margin with which one thing leads another: ``yüzde 57'lik payıyla Samsung'u geçti``."""

from __future__ import annotations

import re

from pipeline.extract.metrics import metric_words
from pipeline.extract.reading import Page, Reading, asked_once
from schemas.records import Figure

_LEVELS = frozenset({"market_share", "share", "accuracy", "top1_accuracy", "utilization", "yield", "profit_margin", "operating_margin"})
_REACH = 30  # code points between a percentage and the word that says of what it is
_GAP = {"ko": re.compile(r" ?(?:의 )?"), "tr": re.compile(r"['’]?(?:l[iuü]k)? ")}
_BEHIND = {"ko": re.compile(r"[가-힣]{1,8}?(?:으로|로)(?![가-힣])"), "tr": re.compile(r"[a-zçğöşü]+?(?:y?l[ae]| ile)(?![a-zçğöşü])")}
_BEFORE = {"ko": re.compile(r"(?:으로|로)(?![가-힣])"), "tr": re.compile(r"['’]?y?l[ae](?![a-zçğöşü])| ile ")}


@asked_once
def wins_with(page: Page, reading: Reading, figure: Figure) -> bool:
    """Whether a percentage is the leader's own: right before or behind its noun, with which something is done (``yüzde 71 payla``, ``점유율 57%로``)."""
    if figure.kind != "percentage":
        return False
    code = page.grammar.code
    low, high = reading.clause(figure.start)
    behind = next((w for w in metric_words(page, figure.end, min(high, figure.end + _REACH)) if w.metric in _LEVELS), None)
    if behind is not None and _GAP[code].fullmatch(page.folded, figure.end, behind.start) and _BEHIND[code].match(page.folded, behind.start):
        return True
    before = next((w for w in reversed(metric_words(page, max(low, figure.start - _REACH), figure.start)) if w.metric in _LEVELS), None)
    return before is not None and _GAP[code].fullmatch(page.folded, before.end, figure.start) is not None and _BEFORE[code].match(page.folded, figure.end) is not None
