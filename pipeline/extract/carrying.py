"""Units carried over: where a sentence or paragraph speaks of frames, watts or degrees, its bare numbers go on in them.

``평균 49, 최저 31프레임``, ``A kartı 285 W, B kartı 312``, ``600 liradan 780'e``: the number takes the unit of the nearest figure that
measures a like amount. A bare number between friends may leave out its scale too: ``42만 원이고 9070은 92``.
"""

from __future__ import annotations

import re

from pipeline.extract.drafts import Draft
from pipeline.extract.literals import tidy
from pipeline.languages.protocol import FigureGrammar

_CARRIED = frozenset(
    "frame/s degC W kW mW Wh kWh mAh dB decibel nm GHz MHz Hz GB TB MB GB/s TB/s MB/s Gbps s ms min h g kg mm inch nit TOPS TFLOPS PFLOPS token/s image/s point MT/s V J percent".split()
)
"""Units of measurement that hold on; counts of things do not, because each number may count another thing."""
_CURRENCIES = ("KRW", "TRY", "USD", "EUR")
_SPECIFICATIONS = frozenset("GHz MHz Hz MB GB TB inch nm".split())
"""Units of data sheets, beside which bare numbers mostly count cores: they hold on only forwards, and for close amounts."""
_LIKE = {"percent": 12.0, "point": 12.0, **dict.fromkeys(_SPECIFICATIONS, 2.5)}
_SHARE_WORD = re.compile(r"(?:oran|pay|marj|비중|비율|점유율)[^0-9.?!\n]{0,24}$")
_LIKE_ELSE = 3.5  # how many times larger or smaller a continuation may be; measured on the development articles
_NEAR = 120  # characters between a figure and what continues it
_FAR_SENTENCES = 1  # sentence ends that may stand between
_SENTENCE_END = re.compile(r"[.?!…][\"'”’)]*\s")
_SCALES = {"만": 10**4, "bin": 10**3}
_SCALE_IN = re.compile(r"(?<=[0-9])[ \u00a0]?(만|bin)(?=[ \u00a0]?(?:원|TL|tl|lira|$))")
_SIGNS = frozenset("+-/*×x")
_KOREAN_PRICE = re.compile(r"에[ \u00a0](?:샀|사서|산[ \u00a0]|팔|판[ \u00a0]|구매|구입|업어|데려|구했|질렀|올라|가져)")
_KOREAN_PRICE_BEFORE = re.compile(r"(?:견적|예산|시세|중고가|구매가|매입가|신품)(?:은|는|이|가)?[ \u00a0](?:출시[ \u00a0]때[ \u00a0])?$")
_TURKISH_PRICE = re.compile(r"(?:['’]?y?[ea][ \u00a0](?:al(?:dı|ıp|ın|ır)|sat|bırak)|[ \u00a0](?:ise[ \u00a0]al|tuttu|tutuyor|istiyor|zarar|kâr))")
_TOPICS = (
    (re.compile(r"(?:프레임|fps|FPS|kare hızı)[^0-9.?!\n]{0,24}$"), "frame/s", 5, 999),
    (re.compile(r"(?:온도|발열|sıcaklı[kğ])[^0-9.?!\n]{0,24}$"), "degC", 15, 120),
)
_TOPIC_REACH = 34


def carry_units(text: str, drafts: list[Draft], bare: list[int], grammar: FigureGrammar) -> None:
    """Gives units in place to bare quantities that continue a measurement; ``bare`` are the indices of drafts without a unit."""
    for index in bare:
        draft = drafts[index]
        if draft.rule != "bare" or draft.kind != "quantity" or draft.unit or draft.in_words or not draft.value or draft.value_max:
            continue
        if text[draft.start - 1 : draft.start] in _SIGNS or _take_price(text, draft):
            continue
        if not grammar.continues(text, draft.start, draft.end):
            continue
        giver = _giver(text, drafts, index)
        if giver:
            _take(draft, giver, _scale_of(text, giver))
        else:
            _take_topic(text, draft)


def _giver(text: str, drafts: list[Draft], index: int) -> Draft | None:
    """The figure whose unit a bare number goes on in: the nearest of a like amount, before it or later in its sentence."""
    draft = drafts[index]
    best, best_gap = None, _NEAR
    for before in reversed(drafts[max(0, index - 6) : index]):
        gap = draft.start - before.end
        if gap > best_gap or "\n" in text[before.end : draft.start]:
            break
        ends = len(_SENTENCE_END.findall(text, before.end, draft.start))
        if ends > _FAR_SENTENCES or (ends and before.unit == "percent" and not _SHARE_WORD.search(text, max(0, draft.start - 40), draft.start)):
            break
        if _fits(text, draft, before):
            best, best_gap = before, gap
            break
    for after in drafts[index + 1 : index + 5]:
        gap = after.start - draft.end
        if gap >= best_gap or "\n" in text[draft.end : after.start] or _SENTENCE_END.search(text, draft.end, after.start):
            break
        if after.unit != "percent" and after.unit not in _SPECIFICATIONS and _fits(text, draft, after):
            return after
    return best


def _fits(text: str, draft: Draft, giver: Draft) -> bool:
    unit = giver.unit
    if giver.kind not in ("quantity", "percentage", "money") or not unit or not giver.value or giver.in_words:
        return False
    value = draft.value or 0
    if giver.kind == "money":
        if unit.partition("/")[0] not in _CURRENCIES:
            return False
        value *= _scale_of(text, giver)
    elif unit not in _CARRIED:
        return False
    most = _LIKE.get(unit, _LIKE_ELSE)
    return giver.value / most <= value <= giver.value * most


def _scale_of(text: str, giver: Draft) -> int:
    """Ten thousand for ``42만 원``, a thousand for ``12 bin lira``, else 1."""
    scale = _SCALE_IN.search(text, giver.start, giver.end) if giver.kind == "money" and giver.rule != "carried_unit" else None
    return _SCALES[scale[1]] if scale else 1


def _take(draft: Draft, giver: Draft, scale: int) -> None:
    draft.kind, draft.unit, draft.rule = giver.kind, giver.unit, "carried_unit"
    if scale > 1 and draft.value is not None:
        draft.value = tidy(draft.value * scale)


def _take_price(text: str, draft: Draft) -> bool:
    """Prices between friends: ``3080을 38에 샀다`` is 380,000 won, ``21'e bırakırım`` and ``14 bine aldım`` thousands of lira."""
    value = draft.value or 0
    if _TURKISH_PRICE.match(text, draft.end) and text[draft.start : draft.end].replace(",", "").isdigit() and 2 <= value < 300:
        draft.value, draft.unit = tidy(value * 1000), "TRY"
    elif value >= 1000 and text.startswith("bin", draft.end - 3) and _TURKISH_PRICE.match(text, draft.end):
        draft.unit = "TRY"
    elif 3 <= value < 1000 and (
        _KOREAN_PRICE.match(text, draft.end) or (_KOREAN_PRICE_BEFORE.search(text, max(0, draft.start - 14), draft.start) and text[draft.end : draft.end + 1] in " 까을에")
    ):
        draft.value, draft.unit = tidy(value * 10000), "KRW"
    else:
        return False
    draft.kind, draft.rule = "money", "spoken_price"
    return True


def _take_topic(text: str, draft: Draft) -> None:
    """``프레임은 64를 찍었다``, ``sıcaklık 81'e çıktı``: the word for what is measured stands before the number."""
    for topic, unit, least, most in _TOPICS:
        if least <= (draft.value or 0) <= most and topic.search(text, max(0, draft.start - _TOPIC_REACH), draft.start):
            draft.unit, draft.rule = unit, "carried_unit"
            return
