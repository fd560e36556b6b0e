"""Arithmetic by learned weights: one fact told twice with two values, found by what the two sentences have in common.

``한결의 매출은 1,840억 원이다 … 매출 1,480억 원을 낸 한결``; ``Kart 350 watt çekiyor … 380 wattlık bu kart``. Whether two numbers are one fact
is weighed from their cues (``retold.py``); the weights come from articles in which what is told twice is known.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from pipeline.lexicon import fold
from pipeline.verify.amounts import digits, reordered
from pipeline.verify.asides import is_of_the_other, is_told_as_share
from pipeline.verify.likeness import like, restates
from pipeline.verify.numbers import Tolerances, shown
from pipeline.verify.places import claims_on, rated_and_measured, spans_of, spread
from pipeline.verify.records import Case, Finding, Number
from pipeline.verify.repetitions import of_two, of_two_makers
from pipeline.verify.retold import Retold, Telling, cues, group_of, is_correction, reading, score, threshold
from pipeline.verify.told_of import against_two

CHECK, METHOD = "arithmetic", "restated"
REORDERED, LEAST_DIGITS = 1.4, 4  # log odds that it adds when so many digits of the one are those of the other in another order
LONGEST = 90  # characters of a sentence that an explanation quotes


def check_restated(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    del tolerances  # how far two values may lie apart is part of what was learned
    if is_correction(case):
        return
    retold = reading(case)
    found = sorted(((score(cues(retold, a, b)), a, b) for a, b in retold.pairs()), key=lambda one: (-one[0], one[1].number.start, one[2].number.start))
    claims = claims_on(case)
    told: set[int] = set()
    for odds, a, b in found:
        if odds < threshold() - REORDERED * _is_slip(case, a.number, b.number) or {a.number.start, b.number.start} & told or _told_together(retold, a, b) or rated_and_measured(case, a.claims, b.claims) or is_told_as_share(case, a.number) != is_told_as_share(case, b.number):
            continue
        if _is_explained(retold, a, b) or _of_two_times(a, b) or of_two(claims, a.number, b.number) or of_two_makers(claims, a.number, b.number) or is_of_the_other(case, a.number) != is_of_the_other(case, b.number) or against_two(case, a.claims, b.claims):
            continue
        told |= {a.number.start, b.number.start}
        titled = "title" in {a.kind, b.kind}
        said = f"{_told(case, a)} and {_told(case, b)} read as one fact told twice, with two values."
        finding = Finding(
            "", CHECK, "conflicting", "headline_differs" if titled else "contradiction", said,
            {"figures": spans_of((a.number, b.number)), "log_odds": round(odds, 2)}, METHOD,
        )  # fmt: skip
        for one in (a, b):
            yield from spread(one.number, claims, finding)


def _is_slip(case: Case, a: Number, b: Number) -> bool:
    """``4,128`` and ``4,218``: the digits of the one in another order, unless each is told again: that is of two things."""
    told = [n.base_value for n in case.numbers]
    return reordered(a, _beside(b, a), least=LEAST_DIGITS) and min(told.count(a.base_value), told.count(b.base_value)) < 2


def _beside(other: Number, one: Number) -> float:
    """The value of a number in the unit of another."""
    return (other.value or 0.0) if other.unit == one.unit else (other.base_value or 0.0) * (one.value or 0.0) / (one.base_value or 1.0)


_EARLIER = re.compile(r"(?:종전|기존|이전|재작년|작년|지난해|전작|전년|지난달|지금까지|그동안|원래)\S{0,4}\s[^.,;]*$|\b(?:önceki|eskiden|geçen (?:yil|ay|çeyrek)|daha önce|bugüne kadar)\b[^.,;]*$")
_WAS = re.compile(r"^(?:이었|였|이던|에서\s)|^\s?(?:들었|했|썼|걸렸)|^[’']?(?:[dt][ae]n\s|[iıuü]?yd[iıuü]\b)|^\s?\w*(?:yordu|[dt][ıiuü]ydi)")


def _of_two_times(a: Telling, b: Telling) -> bool:
    """``1분기 매출 1,200억 원`` over ``2분기 매출은 1,500억 원으로``: whether claims of both are dated, and never alike."""
    first, second = ({str(c.as_of or c.conditions.get("period") or "") for c in one.claims} for one in (a, b))
    return bool(first) and bool(second) and "" not in first | second and not first & second


def _is_explained(retold: Retold, a: Telling, b: Telling) -> bool:
    """``대당 27만 원 절감`` over 72만 원 and 45만 원, whose gap it is; ``목표가 12만 원`` over a 종전 10만 원 that was."""
    if "title" not in {a.kind, b.kind} or a.kind == b.kind:
        return False
    title, body = (a, b) if a.kind == "title" else (b, a)
    case, number = retold.case, body.number
    if _is_cut(title.number, number) or (title.number.unit is None and len(digits(title.number)) <= FEW):
        return True  # ``PostgreSQL 18 …``, ``(17)``: of a name or of the text itself
    before = fold(case.text[max(case.sentence_at(number.start).start, number.start - BESIDE) : number.start])
    after = case.text[number.end : number.end + BESIDE]
    if _EARLIER.search(before) and _WAS.search(after) and not _EARLIER.search(fold(case.text[case.sentence_at(title.number.start).start : title.number.start])):
        return True
    near = [t.number for t in retold.groups[group_of(number)] if t.kind != "title" and abs(t.sentence - body.sentence) <= 1 and like(t.number, title.number) and t.number.start != number.start]
    wanted, own = title.number.base_value or 0.0, number.base_value or 0.0
    return any(abs(abs((n.base_value or 0.0) - own) - wanted) <= 1e-6 * wanted or abs((n.base_value or 0.0) + own - wanted) <= 1e-6 * wanted for n in near)


def _is_cut(title: Number, body: Number) -> bool:
    """``12만 명`` over ``12만 7천 명``: a headline leaves out the last digits."""
    kept, whole = digits(title), f"{body.base_value or 0.0:.12g}".replace(".", "").strip("0")
    return FEW <= len(kept) < len(whole) and whole.startswith(kept) and 0 <= (body.base_value or 0.0) / (title.base_value or 1.0) - 1 < 10 ** (1 - len(kept))


FEW = 2
BESIDE = 30  # characters around a value in which it is said to be an earlier one


def _told_together(retold: Retold, a: Telling, b: Telling) -> bool:
    """``3만 3천 원에서 3만 8천 원으로`` under a headline of 3만 8천 원: where one sentence tells both values, they are two facts."""
    group = retold.groups[group_of(a.number)]
    return any(t.sentence == y.sentence and t is not y and like(t.number, x.number) and restates(t.number, x.number) for x, y in ((a, b), (b, a)) for t in group)


def _told(case: Case, one: Telling) -> str:
    words = " ".join(case.words(case.sentence_at(one.number.start)).split())
    return f"{shown(one.number.value, one.number.unit)} (“{words if len(words) <= LONGEST else words[: LONGEST - 1] + '…'}”)"
