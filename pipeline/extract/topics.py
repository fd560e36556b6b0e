"""What a number measures, by the word for it that stands before: temperature, frames, price; units that cannot be meant stay away.

``sıcaklık 81'e çıktı`` is degrees, ``F1 61,4`` after a duration is no duration, ``프레임은 64를 찍었다`` is frames per second.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from pipeline.extract.drafts import Draft

SENTENCE_END = re.compile(r"[.?!…\n](?:(?<=\n)|[\"'”’)]*\s)")


class Topic(NamedTuple):
    """A thing that is measured: the units it is measured in, and the one it takes where no figure gives one, between two amounts."""

    units: frozenset[str]
    unit: str | None = None
    least: float = 0
    most: float = 0
    money: bool = False


def _units(words: str) -> frozenset[str]:
    return frozenset(words.split())


DURATIONS = _units("s min h day week month year")
WHILE = re.compile(r"(?:['’]?[dt][ae](?![a-zçğıöşü])|l[ıiuü]k)?[ \u00a0](?:sonunda|sonra|boyunca|içinde|önce|süreyle)|(?:['’]?[dt][ae])(?![a-zçğıöşü])|[ \u00a0]?(?:동안|만에|뒤|후|간|내내|지나|연속|돌리|돌린|돌려)")
"""What makes of a duration the time in which something happened: ``25 dakika sonunda``, ``30분 동안``."""

_TOPICS: tuple[tuple[str, Topic], ...] = (
    (r"프레임|fps|FPS|kare[ ](?:hız|sayı)", Topic(_units("frame/s"), "frame/s", 5, 999)),
    (r"온도|발열|sıcaklı[kğ]|Sıcaklı[kğ]|(?<![a-zçğıöşü])ısı(?![a-zçğıöşü]{4})", Topic(_units("degC"), "degC", 15, 120)),
    (r"배터리|[Pp]il kapasitesi|[Bb]atarya(?:sı)?[ ](?:kapasitesi|ise)", Topic(_units("mAh Wh"), "mAh", 1500, 9000)),
    (r"주사율|[yY]enileme hızı", Topic(_units("Hz"), "Hz", 30, 600)),
    (r"소음|데시벨|[gG]ürültü", Topic(_units("dB dBA"), "dB", 15, 100)),
    (r"지연(?:시간)?|[gG]ecikme", Topic(_units("ms s µs ns"))),
    (r"클럭|[fF]rekans|[sS]aat hızı", Topic(_units("GHz MHz Hz"))),
    (r"소비전력|소모전력|전력[은이](?= )|[pP]rizden|[pP]rizde|[dD]uvardan|[gG]üç tüketimi?(?![a-zçğıöşü]*[ ](?:\w+[ ])?kWh)|[çÇ]ekilen güç|[tT]üketim(?:i|in)?(?= [0-9]| ise)", Topic(_units("W kW mW µW MW GW kWh Wh"), "W", 3, 1500)),
    (r"전력(?!사용효율)|TDP|TGP|[tT]üketim|[gG]üç çek|[gG]ücü(?:nü)?(?![a-zçğıöşü])", Topic(_units("W kW mW µW MW GW kWh Wh TOPS TFLOPS PFLOPS TOPS/W"))),
    (r"정확도|점유율|비중|비율|수율|마진|[dD]oğruluk|[dD]oğruluğu|[iİ]sabet|[pP]ayı|[oO]ranı|[mM]arj", Topic(_units("percent"))),
    (r"손실|재현율|배치|F1|mAP|BLEU|PUE|PPL|학습률|시드|[hH]ızlanma|[dD]irenc|FAVÖK|[kK]ayıp(?![a-zçğıöşü])|[kK]aybı|[bB]atch|[yY]ığın|[pP]arti boyut|[pP]uanlama|[sS]apma|[aA]ritmetik yoğunlu|(?:[çÇ]alışan|[pP]ersonel|[kK]ullanıcı|[mM]üşteri|[gG]eliştirici|[aA]bone)(?:lar|ler)?(?:ın|in)? sayısı|(?:직원|이용자|가입자|고객사?|개발자)(?:의)? ?수(?=[는가를])", Topic(frozenset())),
)
_WORDS = re.compile("|".join(f"(?P<t{number}>{words})" for number, (words, _) in enumerate(_TOPICS)))
_REACH = 60  # characters between the word and the number at most


def topic_before(text: str, drafts: list[Draft], index: int) -> Topic | None:
    """What the number at ``index`` measures by the last word for it in its sentence; none where another measure stands between."""
    draft = drafts[index]
    low = max(0, draft.start - _REACH)
    for before in reversed(drafts[max(0, index - 3) : index]):
        if before.kind in ("name", "version", "date", "time", "index") or before.in_words or (before.unit is None and before.rule == "bare") or (before.unit in DURATIONS and WHILE.match(text, before.end)):
            continue
        low = max(low, before.end)
        break
    for end in SENTENCE_END.finditer(text, low, draft.start):
        low = end.end()
    found = None
    for match in _WORDS.finditer(text, low, draft.start):
        found = match
    return _TOPICS[int((found.lastgroup or "t0")[1:])][1] if found else None
