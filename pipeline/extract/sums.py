"""Large sums without a currency: they go on in that of the large sum before them.

``Gelir 7,69 milyar dolar, veri merkezi 3,2 milyar``, ``매출 180억 달러, 이 가운데 AI는 65억``: where the last number of millions or more is
money, the next one that counts nothing else is money too, and of the same currency. Where it is a count (``6,710억 파라미터인데 활성은 370억``),
the next one counts the same.
"""

from __future__ import annotations

import re

from pipeline.extract.drafts import Draft
from pipeline.languages.protocol import FigureGrammar

_SCALED = re.compile(r"[0-9][ \u00a0]?(?:억|조|mily(?:on|ar)|trilyon)")
_ASSUMED = "money_context"  # the rule of a sum whose currency was not told
_AFTER = 16  # characters to a sum that tells the currency of the one before it: `22억 6천만, 14억 9천만 달러`
_COUNTS = frozenset(("parameter", "token", "transistor"))  # of which a text tells several large numbers in a row
_FAR, _FAR_COUNT = 1500, 40  # characters over which a currency, or what is counted, goes on
_MONEY_BEFORE = re.compile(
    r"(?:매출|이익|손실|적자|흑자|투자|예산|비용|값|가격|시총|시가총액|원가|자금|현금|부채|자산|연봉|학습비|금액|손실액"
    r"|gelir|ciro|kâr|zarar|bütçe|yatırım|maliyet|gider|fiyat|değer|harcama|sipariş|anlaşma|destek|teşvik|hibe|borç|nakit|hedef)[^.\n0-9]{0,24}$",
    re.IGNORECASE,
)


def carry_currencies(text: str, drafts: list[Draft], grammar: FigureGrammar) -> None:
    """Gives large sums in place the currency of the large sum that they continue."""
    last: Draft | None = None
    for index, draft in enumerate(drafts):
        if draft.value is None or draft.in_words or not _SCALED.search(text, draft.start, draft.end):
            continue
        if draft.rule == _ASSUMED or (draft.rule == "bare" and draft.kind == "quantity" and not draft.unit):
            giver = _teller(text, drafts, index, last)
            if giver is not None:
                _go_on(text, draft, giver, grammar)
        if draft.kind == "money" or draft.unit:
            last = draft


def _teller(text: str, drafts: list[Draft], index: int, last: Draft | None) -> Draft | None:
    """The large number that tells what a sum is one of: right after it (``22억 6천만, 14억 9천만 달러``), else the last one."""
    draft, following = drafts[index], drafts[index + 1 : index + 2]
    if following and following[0].kind == "money" and following[0].rule != _ASSUMED and following[0].start - draft.end <= _AFTER and _SCALED.search(text, following[0].start, following[0].end) and not re.search(r"[.?!\n(]", text[draft.end : following[0].start]):
        return following[0]
    return last if last is not None and draft.start - last.end <= _FAR else None


def _go_on(text: str, draft: Draft, giver: Draft, grammar: FigureGrammar) -> None:
    told = bool(_MONEY_BEFORE.search(text, max(0, draft.start - 40), draft.start))
    if giver.kind == "money":
        if draft.kind == "money" or told or grammar.sums_up(text, draft.start, draft.end):
            rate = (draft.unit or "").partition("/")[2]
            currency = (giver.unit or "").partition("/")[0]
            draft.kind, draft.unit, draft.rule = "money", f"{currency}/{rate}" if rate else currency, "carried_currency"
    elif giver.unit in _COUNTS and not told and draft.start - giver.end <= _FAR_COUNT and not re.search(r"[.?!\n]", text[giver.end : draft.start]):
        draft.kind, draft.unit, draft.rule = "quantity", giver.unit, "carried_unit"
