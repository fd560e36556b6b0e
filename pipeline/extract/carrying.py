"""Units carried over: where a text speaks of frames, watts or degrees, its bare numbers go on in them.

``평균 49, 최저 31프레임``, ``A kartı 285 W, B kartı 312``, ``saniyedeki jeton: A 88, B 41``: the number takes the heaviest of the units in reach
(``pipeline.extract.carried_cues``), or none. Between friends a price may leave out its scale: ``3080을 38에 샀다``.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from pipeline.extract.carried_cues import Offer, Surroundings, offers
from pipeline.extract.counted_rates import ALONE, DONE, SURE, SURE_ALONE, is_done_in, is_for_money, may_be_rate, rate_cues
from pipeline.extract.drafts import Draft
from pipeline.extract.literals import tidy
from pipeline.extract.weights import hundredths
from pipeline.languages.protocol import FigureGrammar

WEIGHTS: Final = Path(__file__).with_name("carried_units.toml")
RULE: Final = "carried_unit"
_LIKE = 3.5  # how many times larger or smaller a like amount may be
_NEAR, _NEAR_PRICE = 120, 240  # characters
_MONEY_WORD = re.compile(r"원|값|가격|매출|이익|투자|예산|비용|달러|샀|팔|연봉")
_POINTS = 10_000
_LENGTH = re.compile(r"(?:길이|uzunluğu)[ \u00a0]$")  # `시퀀스 길이 512`, `dizi uzunluğu 512`
_LABELS_ROW = re.compile(r"\n\|[ *_]*$")  # `| 32 | 690 | 46 |`: what a row is of has no unit from the row above
_NUMBER_OF = re.compile(r"(?<![^\W\d_])(?:sayı(?:sı|mız)(?:n?ı)?|adedi(?:ni)?|(?<=[가-힣] )수(?:는|가|를|도)?)[ \u00a0](?:da |de |ise )?(?:[0-9][0-9.,]*(?:['’]?[dt][ae]n|에서) )?$")
_NEAR_NOUN = 28  # code points before a number in which the noun for how many there are stands
_ACCELERATORS = re.compile(r"[ \u00a0]hızlandırıcı")  # a number right before them counts them
_SIGNS = frozenset("+-/*×±")
_PARTITIVE = re.compile(r"[dt][ae]n[ \u00a0][0-9]+['’](?:s?[ıiuü])(?:n[ıiuü])?(?![a-zçğıöşü])")  # `18 çipten 11'i`: so many of them
_IT = re.compile(r"(?:(?<![^\W\d_])bunu|(?<![가-힣])이를)[ \u00a0]$")  # `1.340; bunu 1.500'e çıkaracak`: what is said again has the unit of what it was, or none
_KOREAN_PRICE = re.compile(r"에[ \u00a0](?:샀|사서|산[ \u00a0]|팔|판[ \u00a0]|구매|구입|업어|데려|구했|질렀|올라|가져)")
_KOREAN_PRICE_BEFORE = re.compile(r"(?:견적|예산|시세|중고가|구매가|매입가|신품)(?:은|는|이|가)?[ \u00a0](?:출시[ \u00a0]때[ \u00a0])?$")
_TURKISH_PRICE = re.compile(r"(?:['’]?y?[ea][ \u00a0](?:al(?:dı|mış|ıp|ın|ır)|sat|bırak|kaptı)|[ \u00a0](?:ise[ \u00a0]al|tuttu|tutuyor|istiyor|zarar|kâr))")
_TURKISH_SUM = re.compile(r"[ \u00a0](?:verdim|verdik|ödedi|bayıldı|dediler|istediler|istedi(?![a-z])|olmuş(?![a-z])|borç|fazlasına)")
_AMONG_FRIENDS = 1000  # liras; a bare amount from here on, or with `bin`, may be a price


def carry_units(text: str, drafts: list[Draft], bare: list[int], grammar: FigureGrammar) -> None:
    """Gives units in place to bare quantities that continue a measurement, and a second to counts that do; ``bare`` are the indices of drafts without a unit."""
    rates = [index for index, draft in enumerate(drafts) if draft.unit in DONE and may_be_rate(draft)]
    for index in bare:
        if drafts[index].rule == "money_context":
            _take_points(text, drafts, index)
    bare = [index for index in bare if is_bare(drafts[index])]
    if not rates and not bare:
        return
    around = Surroundings(text, drafts, grammar, sorted((*rates, *bare)))
    for index in (one for one in rates if not is_done_in(around, one) and not is_for_money(around, one)):
        cues = rate_cues(around, index)
        if _weigh(cues, f"{grammar.language}_rates") > (SURE_ALONE if cues >= ALONE else SURE):
            drafts[index].unit = f"{drafts[index].unit}/s"
    for index in bare:
        if may_go_on(text, drafts, index):
            found = offers(around, index)
            if len(found) > 1:
                take(drafts[index], max(found, key=lambda one: _weigh(one.cues, grammar.language)))
    for index in bare:
        if drafts[index].rule == RULE and _LENGTH.search(text, max(0, drafts[index].start - 12), drafts[index].start):
            drafts[index].kind, drafts[index].unit, drafts[index].rule = "quantity", None, "bare"


def is_bare(draft: Draft) -> bool:
    """Whether a number has no unit and may get one."""
    return draft.rule == "bare" and draft.kind == "quantity" and not draft.unit and not draft.in_words and bool(draft.value)


def may_go_on(text: str, drafts: list[Draft], index: int) -> bool:
    """Whether a number is bare, no part of a sum or of the things counted before it, and no price between friends, which it is made then."""
    draft = drafts[index]
    if not is_bare(draft):
        return False
    if _LABELS_ROW.search(text, max(0, draft.start - 4), draft.start) and text[draft.end : draft.end + 3].strip(" *_")[:1] == "|":
        return False
    if _NUMBER_OF.search(text, max(0, draft.start - _NEAR_NOUN), draft.start):
        return False  # `mühendis sayımızı 41'den 70'e`: as many as the noun says
    if text[max(0, draft.start - 2) : draft.start].rstrip()[-1:] in _SIGNS or _PARTITIVE.search(text, max(0, draft.start - 4), draft.end + 5):
        return False
    if _ACCELERATORS.match(text, draft.end) or _counts_next(text, drafts, index) or _takes_up(text, drafts, index):
        return False
    return not _RIGHT_ONES.match(text, draft.end) and (_currency_beside(drafts, index) or not _take_price(text, draft))


def _takes_up(text: str, drafts: list[Draft], index: int) -> bool:
    """``çalışan sayısı 1.340; bunu 1.500'e çıkaracak``, ``직원 수는 1,340, 이를 1,500으로``: whether a number takes up the one told just before, which has no unit."""
    if not _IT.search(text, max(0, drafts[index].start - 8), drafts[index].start):
        return False
    before = next((one for one in reversed(drafts[:index]) if one.kind in ("quantity", "money", "percentage", "ratio")), None)
    return before is not None and is_bare(before)


def _counts_next(text: str, drafts: list[Draft], index: int) -> bool:
    """``10.752 H100 ile``, ``512 H100'lük``: whether a whole number counts the things that are named right behind it."""
    draft, following = drafts[index], drafts[index + 1] if index + 1 < len(drafts) else None
    if following is None or following.kind != "name" or following.start != draft.end + 1 or text[draft.end] != " " or not float(draft.value or 0.5).is_integer():
        return False
    return _WITH_THEM.match(text, following.end) is not None


_RIGHT_ONES = re.compile(r"['’]?[iıuü]?n?[iıuü]? (?:doğru|yanlış)(?:yla|su|lu)?(?![a-zçğıöşü])|(?:개|문제|문항)?(?:를|을) (?:맞[혔히추췄]|틀[렸리])")  # ``168 doğruyla yüzde 70'te``: how many were right
_WITH_THEM = re.compile(r"['’](?:y?l[ae]|l[ıiuü]k?)(?![a-zçğıöşü]{2})| (?:ile|kart|GPU|yonga|çip|hızlandırıcı|kullan|\d)|(?:으?로|을|를|장|개)(?![가-힣]{2})")


def take(draft: Draft, offer: Offer) -> None:
    """Gives a number the unit that is offered, and its scale."""
    if offer.kind is None:
        return
    draft.kind, draft.unit, draft.rule = offer.kind, offer.unit, RULE
    if offer.scale > 1 and draft.value is not None:
        draft.value = tidy(draft.value * offer.scale)
        draft.value_max = tidy(draft.value_max * offer.scale) if draft.value_max else None


def _weigh(cues: set[str], name: str) -> int:
    table = hundredths(WEIGHTS, name)
    return sum(filter(None, map(table.get, cues)))


def _take_points(text: str, drafts: list[Draft], index: int) -> None:
    """``198만점 ... 224만 나오거든요``: points of a benchmark, where no money is spoken of."""
    draft = drafts[index]
    if draft.unit != "KRW" or _MONEY_WORD.search(text, max(0, draft.start - 40), draft.end + 12):
        return
    points = next((d for d in reversed(drafts[max(0, index - 5) : index]) if d.unit == "point" and d.value and d.value >= _POINTS), None)
    if points and 1 / _LIKE <= (draft.value or 0) / (points.value or 1) <= _LIKE and draft.start - points.end < _NEAR:
        draft.kind, draft.unit, draft.rule = "quantity", "point", RULE


def _currency_beside(drafts: list[Draft], index: int) -> bool:
    """Whether an amount of money of like size stands shortly before, so that a bare number is one too and no thousands."""
    draft = drafts[index]
    value = draft.value or 0
    return any(
        d.kind == "money" and d.value and draft.start - d.end < _NEAR_PRICE and d.value / _LIKE <= value <= d.value * _LIKE for d in drafts[max(0, index - 4) : index]
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
