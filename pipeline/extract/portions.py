"""Whose part of a whole a percentage is, where the sentence says whom it comes from, whom it goes to, or who makes it up.

``매출의 64%가 가온관제라는 고객 한 곳에서 나왔다``, ``gelirin yüzde 62'si tek bir müşteriden geliyor``: not the firm's whose revenue it is.
"""

from __future__ import annotations

import re

from pipeline.extract.context import Bound, bound
from pipeline.extract.reading import Page, Reading
from pipeline.languages import circumstances_of
from schemas.records import Figure

_IS = {
    "ko": re.compile(r" ?(?:가량|정도|이상)?(?:가|이|은|는) (?P<who>[^ .,;\n]{2,20}?(?: [^ .,;\n]{2,10}?)?)(?:이다|입니다|이었다|였다|이며|이고|이에요|예요)(?=[ .,\"]|$)"),
    "tr": re.compile(r"['’]?s?[iuü](?:n[iuü])? (?P<who>[a-zçğöşü]{3,20}(?: [a-zçğöşü]{3,14})?)(?:[dt][iuü]r?)?(?=[.;]|$)"),
}  # right behind a percentage that is told to be a part of what was told before
PORTIONS = frozenset({"share", "market_share"})
_FROM = {
    "ko": re.compile(r" ?(?:가량|정도|이상|쯤)?(?:가|이|은|는) (?P<who>[^.,;\n]{2,30}?)(?:에서|으?로부터) (?:나[오왔온옵]|발생|벌어)"),
    "tr": re.compile(r"['’]?s?[iuü](?:n[iuü]n|n[iuü])? (?P<who>[^.,;\n]{2,40}?)['’]?n?[dt][ae]n (?:gel(?:iyor|di|mekte|ir|en)|gelecek|kaynaklan|sağlan|elde e[dt])"),
}
_TO = {
    "ko": re.compile(r" ?(?:가량|정도|이상|쯤)?(?:를|을) (?P<who>[^ .,;\n]{2,20}?(?: [^ .,;\n]{1,12}?)?)(?:에게|에|한테)(?:,| )(?=[^.\n]{0,60}?(?:나[누눠]|나눠|배정|할당|맡[기긴겼]|몰아|준다|줬다|주[는기겠]|발주))"),
    "tr": re.compile(r"['’]?s?[iuü]n[iuü] (?P<who>[^.,;\n]{2,30}?)['’](?:y?[ae]|n[ae])(?:,| )(?=[^.\n]{0,60}?(?:ver(?:di|iyor|ecek|ildi|en)|ayir|paylaştir|bölüştür))"),
}
_OVER = {
    "ko": re.compile(r" ?(?:가량|정도|이상)?(?:가|이|은|는) (?P<who>[^ .,;\n]{1,12}?(?: [^ .,;\n]{1,8}?)?)(?:으로|로) (?:넘어[가갈간갔]|옮겨|대체|바뀔|바뀌|바뀐|전환)"),
    "tr": re.compile(r"['’]?s?[iuü](?:n[iuü]n)? (?P<who>[^.,;\n]{2,30}?)(?:['’]?y[ae]|['’]?n?[ae]) (?:geç(?:ecek|ebilir|ti|iyor|mesi)|kay(?:acak|abilir|di|iyor|masi))"),
}
_MAKES_UP = re.compile(r"(?<![가-힣])(?P<who>(?:[가-힣A-Za-z0-9]+(?<![은는을를에서]) ){0,3}?[가-힣]*(?:고객|고객사|이용자|사용자|구독자))(?:들)?(?:이|가|은|는) (?:전체 |총 |연 )?(?:매출|주문|물량|이익)의 (?:약 |거의 )?$")
_SUCH_AS = re.compile(r"(?P<name>[가-힣A-Za-z0-9]+?)(?:이?라는|이란) ")


def holder_of_portion(page: Page, reading: Reading, figure: Figure, metric: str, *, of_it: bool = False) -> Bound | None:
    """Who has the part of a whole that a percentage tells (``of_it``: one told before, ``그중 70%는 수출이다``); None where the sentence does not say."""
    if metric not in PORTIONS or figure.kind not in ("percentage", "ratio"):
        return None
    if listed := part_listed(page, reading, figure):
        return _who(page, reading, *listed.span("who"), raw=True)
    code = page.grammar.code
    if told := _OVER[code].match(page.folded, figure.end, reading.end):
        return _who(page, reading, *told.span("who"), raw=True)
    if figure.kind == "ratio":
        return None
    if told := _FROM[code].match(page.folded, figure.end, reading.end):
        return _who(page, reading, *told.span("who"), raw=True)
    if of_it and (told := _IS[code].match(page.folded, figure.end, reading.end)):
        return _who(page, reading, *told.span("who"), raw=True)
    if told := _TO[code].match(page.folded, figure.end, reading.end):
        return _who(page, reading, *told.span("who"), raw=False)
    made_up = _MAKES_UP.search(page.folded, reading.start, figure.start) if code == "ko" else None
    return _who(page, reading, *made_up.span("who"), raw=True) if made_up else None


def part_listed(page: Page, reading: Reading, figure: Figure) -> re.Match[str] | None:
    """``매출 가운데 소켓이 20%, 핀이 32%를 차지했다``: the words that tell whose part of an amount a percentage is, up to it."""
    words = circumstances_of(page.grammar.code)
    if figure.unit != "percent" or not words.is_part.match(page.folded, figure.end, reading.end):
        return None
    return words.part_listed.search(page.folded, reading.start, figure.start)


def _who(page: Page, reading: Reading, start: int, end: int, *, raw: bool) -> Bound | None:
    """The name that stands there, else the words themselves."""
    named = next((n for n in reading.names if start <= n.start and n.end <= end and n.type in ("vendor", "organisation", "chip", "system", "product")), None)
    if named:
        return bound(named, 0.8, "portion")
    if not raw:
        return None
    such = _SUCH_AS.match(page.text, start, end)
    start, end = such.span("name") if such else (start, end)
    return Bound(page.text[start:end], None, start, end, 0.65, "portion")
