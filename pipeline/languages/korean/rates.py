"""Of what a Korean value is a rate: 초당, 시간당, 월, 하루에."""

from __future__ import annotations

import re

from pipeline.extract.units import DENOMINATORS
from pipeline.languages.korean.bases import for_one

_RATE = re.compile(
    r"(?:(?P<per>[kMG](?:Wh?)|(?:킬로|메가|기가)와트시?|초|시간|분|일|월|연|년|(?<![가-힣])와트|(?<![A-Za-z])W|달러|바이트|기가바이트|GB|토큰|코어|mm²|mm2|㎟)당"
    r"|(?P<dollar>(?<!당)(?<!당[ \u00a0])(?<!하루[ \u00a0])1달러(?:에|로))|(?<![0-9])(?P<each>시속|초속|분속|해마다|다달이|달마다|한[ ]해에|한[ ]해|월|매월|매달|한[ ]달|한[ ]달에|한[ ]달이면|한[ ]시간|한[ ]시간에|연간|매년|연|하루|하루에|하루면|매일|1초에|매초|시간당|(?<=[장대개]당[ ])시간에)(?=[ \u00a0])|(?P<within>(?:1분|1초|1시간|한[ ]시간)에)[ \u00a0](?:영상|사진|이미지|문서|프레임|요청|샘플|문장|토큰)(?=[ \u00a0]))"
    r"(?:[ \u00a0]?(?:무려|최대|최소|약|평균|각각|총|대략|거의|처리량|처리|생성|가격|요금|은|이|가|의|에|단|불과|겨우|수)){0,2}[ \u00a0]?[$₩]?$"
)
_TIMES = frozenset({"s", "min", "h", "day", "week", "month", "year"})
_OTHER_THAN_ONE = re.compile(r"(?:[0-9.,][02-9]|(?<![0-9.,])[2-9]|[0-9]1)$")
_HEAD_RATE = re.compile(r"(시간|월|연|일|초)(?:당|간[ (])|^(월|연)[ ]?(?:요금|비용|이용료|구독료|임대료|가격)")
_RATE_HINT = re.compile(r"(?:[1한][ \u00a0]?)?(?:[초분]|시간)에[ \u00a0][가-힣]{2,3}[ \u00a0]|[달속루초간월연일년마다한](?:(?<=달)러[에로]|(?<=[속월연일년])[ \u00a0]|(?<=[달루초간])(?:에|이?면)?[ \u00a0]|(?:(?<=마)다|(?<=다)달이|(?<=한)[ ]해에?)[ \u00a0])")
_RATE_TOPIC = re.compile(r"(초|시간|분|kWh|킬로와트시)당[ \u00a0][가-힣]+(?:[ \u00a0][가-힣]+)?(?:은|는|이|가)[ \u00a0][^.!?\n]{0,30}$")  # `시간당 임대료는 연초 8달러`
_WITHIN = {"1초에": "s", "1분에": "min", "1시간에": "h", "한 시간에": "h"}
_EACH = {"시간에": "h", "시속": "h", "초속": "s", "분속": "min", "월": "month", "매월": "month", "매달": "month", "한 달": "month", "한 달에": "month", "한 달이면": "month", "연간": "year", "매년": "year", "연": "year", "하루": "day",
         "하루에": "day", "하루면": "day", "매일": "day", "1초에": "s", "매초": "s", "시간당": "h", "한 시간": "h", "한 시간에": "h", "해마다": "year", "다달이": "month", "달마다": "month", "한 해": "year", "한 해에": "year"}  # fmt: skip


def rate_before(text: str, start: int) -> tuple[int, str] | None:
    """The start and the unit of what a value is told for, right before it."""
    return for_one(text, start) or _rate_word(text, start)


def _rate_word(text: str, start: int) -> tuple[int, str] | None:
    per = text.find("당", max(0, start - 44), start) >= 0
    if not per and not _RATE_HINT.search(text, start - 16, start):
        return None
    match = _RATE.search(text, start - 16, start)
    if not match:
        if not per:
            return None
        topic = _RATE_TOPIC.search(text, start - 44, start)
        return (topic.start(), DENOMINATORS[topic[1].lower()]) if topic else None
    if match["per"]:
        spaced = text[match.start() - 1 : match.start()] in " \u00a0" and DENOMINATORS.get(match["per"]) not in _TIMES  # `RTX 4090 초당 120토큰`
        if _OTHER_THAN_ONE.search(text, max(0, match.start() - 8), match.start() - spaced):
            return None  # `10W당 2TOPS` is no rate of one watt
        return match.start(), "GB" if match["per"] == "기가바이트" else DENOMINATORS.get(match["per"].lower(), match["per"])
    if match["dollar"]:
        return match.start(), "USD"
    if match["within"]:
        return match.start(), _WITHIN[match["within"].replace("\u00a0", " ")]
    if match["each"] == "연" and match.start() and "가" <= text[match.start() - 1] <= "힣":
        return None
    return match.start(), _EACH[match["each"].replace("\u00a0", " ")]


def rate_in(head: str) -> str | None:
    """The unit of what the values of a table are told for, by a head of it."""
    match = _HEAD_RATE.search(head)
    return DENOMINATORS[match[1] or match[2]] if match else None
