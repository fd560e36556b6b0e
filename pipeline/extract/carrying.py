"""Units carried over: where a sentence or paragraph speaks of frames, watts or degrees, its bare numbers go on in them.

``평균 49, 최저 31프레임``, ``A kartı 285 W, B kartı 312``, ``600 liradan 780'e``: the number takes the unit of the nearest figure that
measures a like amount. A bare number between friends may leave out its scale too: ``42만 원이고 9070은 92``.
"""

from __future__ import annotations

import re

from pipeline.extract.drafts import Draft
from pipeline.extract.literals import tidy
from pipeline.extract.topics import DURATIONS, WHILE, Topic, topic_before
from pipeline.languages.protocol import FigureGrammar

_CARRIED = frozenset(
    "frame/s degC W kW MW GW mW Wh kWh MWh GWh mAh dB dBA decibel nm GHz MHz Hz GB TB MB GB/s TB/s MB/s Gbps s ms µs ns min h g kg mm inch nit TOPS POPS MFLOPS GFLOPS TFLOPS PFLOPS EFLOPS Mbps Tbps token/s image/s point MT/s V J percent mW µW pJ nJ µJ mJ L".split()
)
"""Units of measurement that hold on; counts of things do not, because each number may count another thing."""
_CURRENCIES = ("KRW", "TRY", "USD", "EUR", "CNY", "JPY", "GBP", "TWD", "INR")
_SPECIFICATIONS = frozenset("GHz MHz Hz MB GB TB inch nm".split())
"""Units of data sheets, beside which bare numbers mostly count cores: they hold on only forwards, and for close amounts."""
_LIKE = {"percent": 12.0, "point": 12.0, **dict.fromkeys(_SPECIFICATIONS, 2.5)}
_LIKE_ELSE = 3.5  # how many times larger or smaller a continuation may be; measured on the development articles
_WHOLE, _NEAR_PERCENT = 100, 60  # percent; characters
_PARALLEL = re.compile(r",[ \u00a0](?:[^\W\d_]+[ \u00a0]){0,2}[^\W\d_]+[dt][ae][ \u00a0]")  # `boşta 18, tam yükte 209 watt`
_RESULT = re.compile(r"['’]?[a-zçğıöşü]{0,3}[ \u00a0](?:gör(?:dü|üyor)|al(?:dı|ıyor|ıyo)|veri(?:yor|yo)|verdi|bast|yap(?:tı|ıyor)|var(?:dı|ıyor)|ulaş|yaz(?:dı|ıyor)|koş(?:tu|uyor)|kal(?:dı|ıyor|ır)|işl(?:edi|iyor))|[을를]?[ \u00a0]?(?:찍|뽑|나오|나왔|나옴|유지)")
_LABELLED = re.compile(r"\n[- •*]{0,2}[^\n:]{2,18}:[ \u00a0]$")  # a line of its own: `RDR2: 91'e 57`
_RATES = frozenset(("frame/s", "token/s", "image/s"))
_NAMED_BESIDE = re.compile(
    r"['’]?[a-zçğıöşü가-힣]{0,3}(?:[ \u00a0][a-zçğıöşü가-힣]+){0,2},[ \u00a0](?:[A-Z가-힣][\w-]*(?:[ \u00a0][A-Z0-9][\w-]*){0,2})(?:['’][a-zçğıöşü]{1,6})?(?:[ \u00a0](?:ise|de|da))?[ \u00a0]"
)  # `H100 2,90 dolar, L4 0,55`, `K1 75 watt'la çalışıyor, D4 350`
_LIKE_PARALLEL, _LIKE_BESIDE = 40.0, 12.0
_BESIDE = 60  # characters
_BESIDE_IT = re.compile(
    r"['’]?[a-zçğıöşü]{0,5}(?:[ \u00a0][a-zçğıöşü]+)?[,;][ \u00a0](?:[^\W\d_]+[ \u00a0]){0,2}(?:[^\W\d_]+(?:['’]?[dt][ae]|['’]?n?[ıiuü]nki(?:nde)?)|(?:[0-9]{4}[ \u00a0])?[A-Z][\w-]*['’][dt][ae])[ \u00a0](?:(?:ise|de|da|bu)[ \u00a0]){0,2}|['’]?[dt][ae]n[ \u00a0]"
)
"""What joins a number to the one before it so closely that it goes on in its unit: ``250 MW; Almanya'da 1.500``, ``90 tondan 12'ye``."""
_NEAR, _NEAR_OF_TOPIC = 120, 240  # characters between a figure and what continues it; where the text names again what it measures
_FAR_SENTENCES, _FAR_OF_TOPIC = 1, 3  # sentence ends that may stand between
_RESULTS = frozenset(("frame/s", "token/s", "image/s", "degC"))
_FROM = re.compile(r"['’]?[dt][ae]n[ \u00a0]|에서[ \u00a0]")
_SENTENCE_END = re.compile(r"[.?!…][\"'”’)]*\s")
_SCALES = {"만": 10**4, "bin": 10**3, "milyon": 10**6, "milyar": 10**9, "trilyon": 10**12}
_SCALE_IN = re.compile(r"(?<=[0-9])[ \u00a0]?(?:(만|bin)(?=[ \u00a0]?(?:원|TL|tl|lira|$))|(mily(?:on|ar)|trilyon)(?![a-z]))")
_OF_THEM = re.compile(r"['’]s?[ıiuü](?![a-zçğıöşü])")
_OWN_SCALE = re.compile(r"[0-9][ \u00a0]?(?:만|천|억|조|bin|mily|trily)")
_LARGE_SCALE = re.compile(r"[0-9][ \u00a0]?(?:억|조|mily|trily)")
_LIKE_SUMS = 300.0  # `2023'te 4,4 milyar dolar iken bu yıl 34 milyar`: sums of millions stay sums of money
_MONEY_WORD = re.compile(r"원|값|가격|매출|이익|투자|예산|비용|달러|샀|팔|연봉")
_POINTS = 10_000
_SIGNS = frozenset("+-/*×±")
_PARTITIVE = re.compile(r"[dt][ae]n[ \u00a0][0-9]+['’](?:s?[ıiuü])(?:n[ıiuü])?(?![a-zçğıöşü])")  # `18 çipten 11'i`: so many of them
_KOREAN_PRICE = re.compile(r"에[ \u00a0](?:샀|사서|산[ \u00a0]|팔|판[ \u00a0]|구매|구입|업어|데려|구했|질렀|올라|가져)")
_KOREAN_PRICE_BEFORE = re.compile(r"(?:견적|예산|시세|중고가|구매가|매입가|신품)(?:은|는|이|가)?[ \u00a0](?:출시[ \u00a0]때[ \u00a0])?$")
_TURKISH_PRICE = re.compile(r"(?:['’]?y?[ea][ \u00a0](?:al(?:dı|mış|ıp|ın|ır)|sat|bırak|kaptı)|[ \u00a0](?:ise[ \u00a0]al|tuttu|tutuyor|istiyor|zarar|kâr))")
_TURKISH_SUM = re.compile(r"[ \u00a0](?:verdim|verdik|ödedi|bayıldı|dediler|istediler|istedi(?![a-z])|olmuş(?![a-z])|borç|fazlasına)")
_PRICE_SHAPE = re.compile(r"[1-9]\d{0,2}\.\d(?:00|50|90|99)|[1-9]\d{0,2}(?:,\d)?[ \u00a0]bin")  # `31.900`, `27 bin`
_LIKE_PRICES, _ENOUGH_PRICES = 5.0, 2
_NO_PRICE_BEFORE = re.compile(r"(?:puan|skor|adet|adedi|sayısı|jeton|token|saniyede|çekirde[kğ]|üye|kullanıcı|çalışan|satış|sevkiyat)[a-zçğıöşü]*[ \u00a0][^.;\n]{0,12}$")
_AMONG_FRIENDS = 1000  # liras; a bare amount from here on, or with `bin`, may be a price


def carry_units(text: str, drafts: list[Draft], bare: list[int], grammar: FigureGrammar) -> None:
    """Gives units in place to bare quantities that continue a measurement; ``bare`` are the indices of drafts without a unit."""
    for index in bare:
        draft = drafts[index]
        if draft.rule == "money_context" and draft.unit == "KRW" and not _MONEY_WORD.search(text, max(0, draft.start - 40), draft.end + 12):
            points = next((d for d in reversed(drafts[max(0, index - 5) : index]) if d.unit == "point" and d.value and d.value >= _POINTS), None)
            if points and 1 / _LIKE_ELSE <= (draft.value or 0) / (points.value or 1) <= _LIKE_ELSE and draft.start - points.end < _NEAR:
                draft.kind, draft.unit, draft.rule = "quantity", "point", "carried_unit"  # `198만점 ... 224만 나오거든요`
            continue
        if draft.rule != "bare" or draft.kind != "quantity" or draft.unit or draft.in_words or not draft.value:
            continue
        if text[max(0, draft.start - 2) : draft.start].rstrip()[-1:] in _SIGNS or _PARTITIVE.search(text, max(0, draft.start - 4), draft.end + 5) or (not _currency_beside(text, drafts, index) and _take_price(text, draft)):
            continue
        if not grammar.continues(text, draft.start, draft.end):
            continue
        topic = topic_before(text, drafts, index)
        giver = _giver(text, drafts, index, topic)
        if giver and (giver.kind != "money" or not _OWN_SCALE.search(text, draft.start, draft.end) or not grammar.counts(text, draft.start)):
            _take(text, draft, giver)
        elif not giver and topic and topic.unit and topic.least <= draft.value <= topic.most:
            draft.unit, draft.rule = topic.unit, "carried_unit"


def price_by_likeness(text: str, drafts: list[Draft], bare: list[int], grammar: FigureGrammar) -> None:
    """``Karaca 24.500 lira, ... Martı 31.900'e bulunuyor``: in a text of prices a round number of like size is one, unless something else is counted in such numbers.

    Only numbers written as prices are (``31.900``, ``27 bin``), and only where nothing counted stands beside them.
    """
    left = [drafts[index] for index in bare if drafts[index].rule == "bare" and drafts[index].kind == "quantity" and not drafts[index].unit]
    left = [draft for draft in left if draft.value and draft.value >= _AMONG_FRIENDS and _PRICE_SHAPE.fullmatch(text, draft.start, draft.end)]
    if not left:
        return
    prices = [d.value for d in drafts if d.kind == "money" and d.unit == "TRY" and d.value]
    others = [d.value for d in drafts if d.kind == "quantity" and d.unit and d.value and d.value >= _AMONG_FRIENDS]
    for draft in left:
        value = draft.value or 0
        like = [price for price in prices if 1 / _LIKE_PRICES <= value / price <= _LIKE_PRICES]
        if len(like) < _ENOUGH_PRICES or any(1 / _LIKE_PRICES <= value / other <= _LIKE_PRICES for other in others) or not grammar.continues(text, draft.start, draft.end):
            continue
        if _NO_PRICE_BEFORE.search(text, max(0, draft.start - 30), draft.start):
            continue
        draft.kind, draft.unit, draft.rule = "money", "TRY", "like_prices"


def _giver(text: str, drafts: list[Draft], index: int, topic: Topic | None) -> Draft | None:
    """The figure whose unit a bare number goes on in: the nearest of a like amount, before it or later in its sentence."""
    draft = drafts[index]
    result = topic is None and bool(_RESULT.match(text, draft.end) or _LABELLED.search(text, max(0, draft.start - 24), draft.start))
    best, best_gap = None, _NEAR_OF_TOPIC if result or (topic and topic.unit) else _NEAR
    for before in reversed(drafts[max(0, index - 8) : index]):
        gap = draft.start - before.end
        if gap > best_gap or _paragraph_ends(text, before, draft):
            break
        ends = len(_SENTENCE_END.findall(text, before.end, draft.start))
        if ends > _FAR_SENTENCES and result and before.unit not in _RATES:
            continue
        if ends > (_FAR_OF_TOPIC if result or (topic and topic.unit) else _FAR_SENTENCES) or (ends and before.unit == "percent" and not (topic and "percent" in topic.units)):
            break
        if ends == 0 and _left_without(text, draft, before):
            return None  # `1,92'den 1,31'e`: what the first of a change lacks, the second lacks
        if _fits(text, draft, before, topic):
            best, best_gap = before, gap
            break
    for after in drafts[index + 1 : index + 5]:
        gap = after.start - draft.end
        if gap >= best_gap or "\n" in text[draft.end : after.start] or _SENTENCE_END.search(text, draft.end, after.start):
            break
        if after.unit != "percent" and after.unit not in _SPECIFICATIONS and _fits(text, draft, after, topic):
            return after
    return best


def _paragraph_ends(text: str, before: Draft, draft: Draft) -> bool:
    """Whether a line ends between two figures; results go on into the line below, other measures do not."""
    lines = text.count("\n", before.end, draft.start)
    return lines > 0 and not (lines == 1 and before.unit in _RESULTS)


def _left_without(text: str, draft: Draft, before: Draft) -> bool:
    return before.kind == "quantity" and before.unit is None and before.rule == "bare" and bool(_FROM.fullmatch(text, before.end, draft.start))


def _fits(text: str, draft: Draft, giver: Draft, topic: Topic | None) -> bool:
    unit = giver.unit
    if giver.kind not in ("quantity", "percentage", "money") or not unit or not giver.value or giver.in_words:
        return False
    if topic and unit not in topic.units and not (topic.money and giver.kind == "money"):
        return False
    if unit in DURATIONS and not (topic and topic.units) and WHILE.match(text, giver.end):
        return False  # `25 dakika sonunda 42'ye indi`
    value = draft.value or 0
    if giver.kind == "money":
        if unit.partition("/")[0] not in _CURRENCIES:
            return False
        scale = _scale_of(text, giver, draft)
        if scale > 1000 and _OF_THEM.match(text, draft.end) and text[draft.start : draft.end].isdigit():
            return False  # `8,5 milyar liraya çıktı. 23'ü onay aldı`
        value *= scale
    elif unit not in _CARRIED and "/" not in unit:
        return False
    if unit == "percent" and (value > _WHOLE or not (topic or abs(draft.start - giver.end) < _NEAR_PERCENT)):
        return False
    most = _LIKE.get(unit, _LIKE_ELSE)
    if giver.start > draft.end and _PARALLEL.fullmatch(text, draft.end, giver.start):
        most = _LIKE_PARALLEL
    elif giver.end < draft.start and most == _LIKE_ELSE and draft.start - giver.end < _BESIDE and (_BESIDE_IT.fullmatch(text, giver.end, draft.start) or _NAMED_BESIDE.fullmatch(text, giver.end, draft.start)):
        most = _LIKE_BESIDE
    if giver.kind == "money" and _LARGE_SCALE.search(text, giver.start, giver.end) and _LARGE_SCALE.search(text, draft.start, draft.end):
        most = _LIKE_SUMS
    return giver.value / most <= value <= giver.value * most


def _scale_of(text: str, giver: Draft, draft: Draft) -> int:
    """Ten thousand for ``42만 원``, a thousand for ``12 bin lira``, else 1; 1 for a number that has a scale of its own (``11,32 milyar``)."""
    if giver.kind != "money" or giver.rule == "carried_unit" or _OWN_SCALE.search(text, draft.start, draft.end):
        return 1
    scale = _SCALE_IN.search(text, giver.start, giver.end)
    return _SCALES[scale[1] or scale[2]] if scale else 1


def _take(text: str, draft: Draft, giver: Draft) -> None:
    scale = _scale_of(text, giver, draft)
    draft.kind, draft.unit, draft.rule = giver.kind, giver.unit, "carried_unit"
    if scale > 1 and draft.value is not None:
        draft.value = tidy(draft.value * scale)
        draft.value_max = tidy(draft.value_max * scale) if draft.value_max else None


def _currency_beside(text: str, drafts: list[Draft], index: int) -> bool:
    """Whether an amount of money of like size stands shortly before, so that a bare number is one too and no thousands."""
    draft = drafts[index]
    value = draft.value or 0
    return any(
        d.kind == "money" and d.value and draft.start - d.end < _NEAR_OF_TOPIC and d.value / _LIKE_ELSE <= value <= d.value * _LIKE_ELSE for d in drafts[max(0, index - 4) : index]
    )


def _take_price(text: str, draft: Draft) -> bool:
    """Prices between friends: ``3080을 38에 샀다`` is 380,000 won, ``21'e bırakırım`` and ``14 bine aldım`` thousands of lira."""
    value = draft.value or 0
    if _TURKISH_PRICE.match(text, draft.end) and text[draft.start : draft.end].replace(",", "").isdigit() and 2 <= value < 300:
        draft.value, draft.unit = tidy(value * 1000), "TRY"
    elif value >= _AMONG_FRIENDS and (_TURKISH_PRICE.match(text, draft.end) or (text.startswith("bin", draft.end - 3) and _TURKISH_SUM.match(text, draft.end))):
        draft.unit = "TRY"
    elif 3 <= value < 1000 and (
        _KOREAN_PRICE.match(text, draft.end) or (_KOREAN_PRICE_BEFORE.search(text, max(0, draft.start - 14), draft.start) and text[draft.end : draft.end + 1] in " 까을에")
    ):
        draft.value, draft.unit = tidy(value * 10000), "KRW"
    else:
        return False
    draft.kind, draft.rule = "money", "spoken_price"
    return True
