"""Arithmetic by word: a rate of change that its own noun or verb tells, against the two values told just before it.

``640 dolardan 880 dolara çıktı. Zam yüzde 27,5``; ``작년 400장, 올해 600장이다. 증가율은 80%다``; ``42 kişiydik. Bugün 83 kişiyiz. Yarı yarıya büyüdük``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from pipeline.lexicon import fold
from pipeline.verify.amounts import sentence_index, slack
from pipeline.verify.numbers import Tolerances, shown
from pipeline.verify.partners import alike
from pipeline.verify.places import claims_on, measures, spans_of, spread
from pipeline.verify.records import Case, Finding, Number

CHECK, METHOD = "arithmetic", "told rate"
BACK = 2  # sentences before a rate in which its values stand
BESIDE = 24  # characters around a value in which its time or its noun stands
ROUGH = 0.3  # points that a rate may be off beyond what rounding allows
SPELLED = 12.0  # points, of a rate in words
_NOUN = re.compile(
    r"(?<!평균 )(?<!누적 )(?:증가|상승|인상|성장|확대|감소|하락|인하|축소)(?:율|률|폭| 폭)(?:은|는|이|가)? ?(?:약 |무려 )?$"
    r"|(?<!ortalama )(?<!yillik )(?:zam|artiş|yükseliş|büyüme|düşüş|azaliş|gerileme|fiyat farki)(?:i| orani)?(?: ise| da| de)?:? (?:yaklaşik |tam )?(?:yüzde |% ?)?$"
)
_VERB = re.compile(r"(?:이|가)? ?(?:늘|줄|증가|감소|커[졌진]|불[었어])|(?:yarıya|yarı)? ?(?:büyü|art[tı]|azal|küçül|geriled)")
_HALF = re.compile(r"절반|yarı yarıya", re.IGNORECASE)
_FROM = re.compile(r"에서 ?(?:[가-힣]+ )?$|(?:[dt][ae]n|[dt][ae]yken) (?:[a-zçğöşü]+ ){0,2}$|→ ?$")
# ``640 dolardan satılıyordu, …``, ``42명이었다. …``: the value is told as past, the next one is not.
_PAST = re.compile(r"^[^.;:\d]{0,24}?(?:yordu|[iı]yd[iı]k?|[uü]yd[uü]k?|\bidik?)\b(?:[,.;]| ama )|^[^.;:\d]{0,10}?(?:이었|였|었)(?:다[.,]|는데|지만|고|으나|으며)")
_STILL_PAST = re.compile(r"^[^.;:\d]{0,24}?(?:yordu|[iı]yd[iı]|[uü]yd[uü]|\bidi)|^[^.;:\d]{0,10}?(?:이었|였|었)")
_THEN = re.compile(r"작년|지난해|전년|재작년|지난 (?:분기|달)|이전|처음|geçen (?:yil|ay|sene|çeyre)|önceki|önce|eskiden|ilk başta")
_NOW = re.compile(r"올해|지금|이번|현재|이제|bu (?:yil|ay|sene|çeyre)|bugün|şimdi|artik")
_ELSEWHERE = re.compile(r"연평균|누적|목표|계획|다른|ortalama|kümülatif|hedef|diğer|toplamda")


def check_told_rates(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    del tolerances  # rates are compared to the digits they are written with
    claims = claims_on(case)
    numbers = [n for n in measures(case) if n.value and n.value > 0 and case.block_at(n.start).kind not in {"table", "chrome", "title", "heading"}]
    for place, rate in enumerate(numbers):
        stated = _stated(case, rate)
        pair = stated and _pair(case, numbers[:place], rate)
        if not stated or not pair or _fits(stated, rate, *pair):
            continue
        a, b = pair
        moved = shown(float(f"{_moved(*pair):.3g}"), "percent")
        said = f"From {shown(a.value, a.unit)} to {shown(b.value, b.unit)} is a change of {moved}, the article says {shown(stated, 'percent')}."
        finding = Finding("", CHECK, "conflicting", "ratio", said, {"figures": spans_of((a, b, rate))}, METHOD)
        for number in (rate, a, b):
            yield from spread(number, claims, finding)


def _stated(case: Case, rate: Number) -> float | None:
    """The percentage that a number tells as a change by the noun before it, or by the verb behind a half."""
    before = fold(case.text[max(case.sentence_at(rate.start).start, rate.start - BESIDE) : rate.start])
    if rate.quantifier not in {"exact", "about"} or rate.value_max or _ELSEWHERE.search(before):
        return None
    if rate.unit == "percent" and _NOUN.search(before):
        return rate.value
    half = rate.unit == "x" and _HALF.fullmatch(rate.surface)
    return 50.0 if half and _VERB.match(case.text[rate.end : rate.end + BESIDE]) else None


def _pair(case: Case, before: Sequence[Number], rate: Number) -> tuple[Number, Number] | None:
    """The two values just before the rate, alone in their sentences, of which the first was and the second is."""
    at = sentence_index(case, rate)
    near = [n for n in before if 0 <= at - sentence_index(case, n) <= BACK and n.block_id == rate.block_id]
    if len(near) != 2:  # a pair
        return None
    a, b = near
    if not alike(a, b) or a.kind not in {"quantity", "money"} or {a.quantifier, b.quantifier} != {"exact"} or a.value_max or b.value_max:
        return None
    between = fold(case.text[a.end : b.start])
    first = fold(case.text[max(case.sentence_at(a.start).start, a.start - BESIDE) : a.start])
    moved = _FROM.search(between) is not None or (_THEN.search(first) is not None and _NOW.search(between) is not None)
    told_as_past = _PAST.match(between) is not None and not _STILL_PAST.match(fold(case.text[b.end : b.end + BESIDE]))
    return (a, b) if moved or told_as_past else None


def _moved(a: Number, b: Number) -> float:
    return 100 * abs((b.base_value or 0) / (a.base_value or 1) - 1)


def _fits(stated: float, rate: Number, a: Number, b: Number) -> bool:
    """Whether the change is as told, of the value that was."""
    x, y = a.base_value or 0, b.base_value or 0
    if x <= 0 or y <= 0:
        return True
    allowed = SPELLED if rate.unit == "x" else ROUGH + slack(rate) * stated + 100 * (y / x) * (slack(a) + slack(b))
    return abs(_moved(a, b) - stated) <= allowed
