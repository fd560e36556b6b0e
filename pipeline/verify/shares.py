"""Arithmetic by place: a stated share against its part and its whole. ``모두 480억 원이다. 국비가 360억 원으로 75%``; a margin against profit and sales."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pipeline.languages import reckoning_of
from pipeline.lexicon import fold
from pipeline.verify.amounts import digits, one_digit_off, slack
from pipeline.verify.numbers import Tolerances, shown
from pipeline.verify.partners import Scene, alike, amount
from pipeline.verify.places import claims_on, spans_of, spread
from pipeline.verify.records import Case, Finding, Number

CHECK, METHOD = "arithmetic", "share"
BACK = 3  # sentences before the share in which its whole may stand
# Between a part and its share: ``360억 원으로 75%``, ``1조 4,460억 원(30%)``, ``31종, 62%였다``, ``143 milyon dolar (yüzde 34)``.
_PART_BEFORE = re.compile(
    r"(?:\s(?:adedi|tanesi|kartı|çipi|sunucusu|kişisi|siparişi)|으로|로|에|가|이|은|는|[’']?[yn]?[aeıiuü]?)?\s?(?:[(,]|—|–|:)?\s?(?:(?:전체의|전체 \S{1,6}의|총액의|합계의|약|이|즉|곧|비율로는?|bu da|yani|toplamın|tümünün|bunların|yaklaşık)\s)*"
)
# A named whole between the two: ``, toplam gelirin yüzde 35'i``, ``으로 전체 매출의 30%``.
_NAMED = re.compile(
    r"(?:으로|로|은|는|이|가)?\s?(?:,|\()?\s?(?:이는|즉|곧|전체|총|올해)?\s?([가-힣]{2,6})의 (?:약 )?|"
    r"(?:[’']?[yn]?[aeıiuü]|[’']?y?l[ae])?\s?(?:,|\()?\s?(?:bu|yani)?\s?(?:toplam\s)?([a-zçğıöşü]{4,}?)l?[ae]?r?[ıiuü]n[ıiuü]?n?\s(?:yaklaşık )?"
)
_PART_AFTER_KO = re.compile(r"(?:인|에 해당하는|에 이르는|, 곧|, 즉)\s(?:약 )?")
_PART_AFTER_TR = re.compile(r"(?:[’']?[yns]?[ıiuü])?\s?(?:olan|yani|,|\(|tutarındaki|karşılığı)\s?(?:yaklaşık )?")
_WHOLE = re.compile(r"총|모두|전체|합계|합쳐|전부|toplam|tümü|bütün|hepsi|genel", re.IGNORECASE)
_OF_IT = re.compile(r"가운데|중에서|중 |그중|전체|총|이 돈|그 돈|이 금액|bunun|bunların|toplam|tamam|bu para|içinde|içinden", re.IGNORECASE)
_CHANGE = re.compile(r"^\s?(?:포인트|늘|줄|증가|감소|오르|올|내|상승|하락|빠르|느리|많|적|높|낮|싸|비싸|웃돌|뛰|뛴|치솟|솟|급증|급감|성장|불어|[’']?(?:l[ıiuü]k )?(?:büyü|sıçra|fırla|gerile|çoğal)|artı|azal|art(?:tı|arak)|düş|yüksel|daha|fazla|hızlı|yavaş|indirim|zam|pahalı|ucuz|üst|alt)")
NEAR = (0.5, 2.0)  # factor within which a computed share is meant for the stated one


class Share(NamedTuple):
    """A percentage with the part that it is of, and the noun of the whole where it is named: ``toplam gelirin yüzde 35'i``."""

    target: Number
    part: Number
    noun: str = ""


def check_shares(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    del tolerances  # shares are compared to the digits they are written with
    scene = Scene(case)
    claims = claims_on(case)
    shares = [s for n in scene.numbers if (s := _share(scene, n)) is not None]
    for target, part, whole in (*_of_wholes(scene, shares), *_margins(scene)):
        computed = _percent(part, whole)
        said = f"{shown(part.value, part.unit)} of {shown(whole.value, whole.unit)} is {computed:.3g}%, the article says {shown(target.value, target.unit)}."
        finding = Finding("", CHECK, "conflicting", "ratio", said, {"figures": spans_of((part, whole, target)), "computed": computed}, METHOD)
        for number in (target, part, whole):
            yield from spread(number, claims, finding)
    for target, part, whole in _of_scaled_parts(scene, shares):
        said = f"{shown(target.value, target.unit)} of {shown(whole.value, whole.unit)} have the digits of {shown(part.value, part.unit)}, which is thousands of times as much or as little."
        finding = Finding("", CHECK, "conflicting", "unit_error", said, {"figures": spans_of((part, whole, target))}, METHOD)
        for number in (target, part, whole):
            yield from spread(number, claims, finding)


def _is_percentage(scene: Scene, number: Number) -> bool:
    return (
        number.unit == "percent" and 0 < (number.value or 0) < 100 and not number.value_max and number.quantifier in {"exact", "about"}
        and scene.kind(number) not in {"table", "title"}
    )  # fmt: skip


def _share(scene: Scene, target: Number) -> Share | None:
    """The amount that a percentage is told in one breath with; None where the percentage tells a change."""
    case = scene.case
    if not _is_percentage(scene, target) or _CHANGE.match(case.text[target.end : target.end + 12]):
        return None
    index = scene.numbers.index(target)
    before = scene.numbers[index - 1] if index else None
    after = scene.numbers[index + 1] if index + 1 < len(scene.numbers) else None
    following = _PART_AFTER_KO if case.language == "ko" else _PART_AFTER_TR
    if after is not None and _is_amount(after) and scene.at(after) == scene.at(target) and following.fullmatch(case.text[target.end : after.start]):
        return Share(target, after)
    if before is not None and _is_amount(before) and scene.at(before) == scene.at(target) and _PART_BEFORE.fullmatch(case.text[before.end : target.start]):
        return Share(target, before)
    if before is not None and _is_amount(before) and scene.at(before) == scene.at(target) and (named := _NAMED.fullmatch(case.text[before.end : target.start])):
        return Share(target, before, fold(named[1] or named[2])[:5])
    return None


def _is_amount(number: Number) -> bool:
    return number.kind in {"quantity", "money"} and (number.value or 0) > 0 and not number.value_max and any(c.isdecimal() for c in number.surface)


def _percent(part: Number, whole: Number) -> float:
    x, y = amount(part, whole)
    return 100 * x / y


def _fits(share: Share, whole: Number) -> bool:
    value = share.target.value or 0
    allowed = slack(share.target) + slack(share.part) + slack(whole)
    if share.target.quantifier == "about":
        allowed += 0.05
    return abs(_percent(share.part, whole) - value) <= 1.001 * allowed * value + 1e-9


def _of_wholes(scene: Scene, shares: Sequence[Share]) -> Iterator[tuple[Number, Number, Number]]:
    for share in shares:
        wholes = [n for n in scene.numbers if n is not share.part and _is_amount(n) and alike(n, share.part) and _percent(share.part, n) < 100]
        if share.noun:
            wholes = [n for n in wholes if share.noun in _around(scene, n) and not _LAST.search(_around(scene, n, FAR_BEFORE))]
        if any(_fits(share, n) for n in wholes) or _is_a_change(share, scene):
            continue
        place = scene.at(share.target)
        if share.noun and (named := [n for n in wholes if n.start < share.target.start and scene.kind(n) not in {"title", "table"}]):
            if len({n.value for n in named}) == 1 and NEAR[0] <= _percent(share.part, named[0]) / (share.target.value or 1) <= NEAR[1]:
                yield share.target, share.part, named[-1]
            continue
        near = [n for n in wholes if -BACK <= scene.at(n) - place <= 0 and n.start < share.target.start and scene.kind(n) not in {"title", "table"}]
        chosen = _surely(scene, share, near, shares)
        if chosen is None:
            continue
        computed = _percent(share.part, chosen)
        if one_digit_off(share.target, computed) or NEAR[0] <= computed / (share.target.value or 1) <= NEAR[1]:
            yield share.target, share.part, chosen


CLOSE = 0.006  # relative, that digits of a part may be off
SURE_DIGITS = 3  # of a part whose digits fit by no chance


def _of_scaled_parts(scene: Scene, shares: Sequence[Share]) -> Iterator[tuple[Number, Number, Number]]:
    """``720억 원 … 이번 돈의 60%인 432만 원``: no amount gives the share, and one told before gives it but for thousands."""
    told_behind = (s for n in scene.numbers if (s := _share_behind(scene, n)) is not None)
    for share in (*shares, *told_behind):
        if share.part.kind != "money" or len(digits(share.part)) < SURE_DIGITS or share.part.quantifier != "exact":
            continue
        wholes = [n for n in scene.numbers if n is not share.part and _is_amount(n) and alike(n, share.part)]
        if any(_fits(share, n) for n in wholes) or _is_a_change(share, scene):
            continue
        found = [n for n in wholes if n.start < share.target.start and any(abs(_percent(share.part, n) * f / (share.target.value or 1) - 1) <= CLOSE for step in reckoning_of(scene.case.language).scales for f in (step, 1 / step))]
        if found:
            yield share.target, share.part, found[-1]


def _share_behind(scene: Scene, target: Number) -> Share | None:
    """``연구개발비로 684억 원을 썼다. 매출의 꼭 20%다``: a sentence that begins with the whole, and tells the share of the amount just before it."""
    case = scene.case
    sentence, index = case.sentence_at(target.start), scene.numbers.index(target)
    if not _is_percentage(scene, target) or index == 0 or _CHANGE.match(case.text[target.end : target.end + 12]):
        return None
    before, match = scene.numbers[index - 1], reckoning_of(case.language).of_whole.match(fold(case.text[sentence.start : target.start]))
    return Share(target, before) if match and _is_amount(before) and scene.at(target) - scene.at(before) == 1 else None


FAR_BEFORE = 44  # characters before a number in which another time is told


def _around(scene: Scene, number: Number, before: int = 22) -> str:
    """The words beside a number within its sentence, folded."""
    sentence = scene.case.sentence_at(number.start)
    return fold(scene.case.text[max(sentence.start, number.start - before) : min(sentence.end, number.end + 22)])


def _is_a_change(share: Share, scene: Scene) -> bool:
    """Whether the percentage is how far the amount lies from another one: ``412 milyon dolar, artış yüzde 33``."""
    for n in scene.numbers:
        if n is not share.part and _is_amount(n) and alike(n, share.part):
            apart = abs(_percent(share.part, n) - 100), abs(100 - 1e4 / _percent(share.part, n))
            if any(abs(a - (share.target.value or 0)) <= 0.51 for a in apart):
                return True
    return False


def _surely(scene: Scene, share: Share, near: Sequence[Number], shares: Sequence[Share]) -> Number | None:
    """The whole that is meant: one of which another share is told rightly, one called a total, or the only amount before ``이 가운데``."""
    others = [s for s in shares if s is not share and abs(scene.at(s.target) - scene.at(share.target)) <= 1]
    proven = [n for n in near if any(alike(n, s.part) and _fits(s, n) for s in others)]
    if proven:
        return proven[-1]
    case = scene.case
    total = [n for n in near if _WHOLE.search(case.text[max(case.sentence_at(n.start).start, n.start - 14) : n.start])]
    if total:
        return total[-1]
    sentence = case.sentence_at(share.target.start)
    last = [n for n in near if scene.at(share.target) - scene.at(n) <= 1]
    return last[-1] if len(last) == 1 and _OF_IT.search(case.text[sentence.start : share.target.end + 12]) else None


# A margin: its noun, the noun of the part, the noun of the whole.
_MARGINS = (
    (re.compile(r"영업\s?이익률"), re.compile(r"영업\s?이익(?!률)"), re.compile(r"매출(?!\s?(?:총이익|원가))")),
    (re.compile(r"순이익률"), re.compile(r"순이익(?!률)"), re.compile(r"매출(?!\s?(?:총이익|원가))")),
    (re.compile(r"faaliyet k[âa]r(?:ı)? marjı", re.IGNORECASE), re.compile(r"faaliyet k[âa]rı", re.IGNORECASE), re.compile(r"ciro|gelir|hasılat|satışlar", re.IGNORECASE)),
    (re.compile(r"net k[âa]r marjı", re.IGNORECASE), re.compile(r"net k[âa]r", re.IGNORECASE), re.compile(r"ciro|gelir|hasılat|satışlar", re.IGNORECASE)),
)  # fmt: skip
NOUN_REACH = 22  # characters before a number in which its noun stands
_LAST = re.compile(r"작년|지난해|전년|직전|전 분기|geçen|önceki|beklenti|전망|예상", re.IGNORECASE)


def _margins(scene: Scene) -> Iterator[tuple[Number, Number, Number]]:
    for target in scene.numbers:
        if not _is_percentage(scene, target):
            continue
        words = _words_before(scene, target)
        for rate, part_noun, whole_noun in _MARGINS:
            if not rate.search(words) or _begins_change(scene, target) or _LAST.search(_words_before(scene, target, FAR_BEFORE).rpartition(";")[2]):
                continue
            money = [n for n in scene.numbers if n.kind == "money" and _is_amount(n)]
            earned = [n for n in money if part_noun.search(_words_before(scene, n))] or money
            sold = [n for n in money if whole_noun.search(_words_before(scene, n) + " " + scene.case.text[n.end : n.end + 16]) and n not in earned] or money
            if any(alike(p, w) and _fits(Share(target, p), w) for p in earned for w in sold):
                continue
            amounts = [n for n in money if n.start < target.start and scene.at(target) - scene.at(n) <= BACK and scene.kind(n) != "title"]
            amounts = [n for n in amounts if not _begins_change(scene, n) and not _LAST.search(scene.case.text[max(0, n.start - 24) : n.end + 8])]
            parts = [n for n in amounts if part_noun.search(_words_before(scene, n))]
            wholes = [n for n in amounts if whole_noun.search(_words_before(scene, n) + " " + scene.case.text[n.end : n.end + 16]) and n not in parts]
            found = [(p, w) for p in parts for w in wholes if alike(p, w) and (_percent(p, w) < 100 or _of_another_scale(target, p, w))]
            now = [(p, w) for p, w in found if scene.at(p) == scene.at(w) and not _LAST.search(scene.case.words(scene.case.sentence_at(p.start)))]
            if len(found) == 1 or len(now) == 1:
                yield target, *(found if len(found) == 1 else now)[0]


def _begins_change(scene: Scene, number: Number) -> bool:
    """``marjı yüzde 12,5'ten yüzde 14'e çıktı``, ``12.5%에서 14%로``: what something was before, of which the amounts of today tell nothing."""
    following = next((n for n in scene.numbers if n.start >= number.end), None)
    return following is not None and following.kind == number.kind and _TO_NEXT.fullmatch(scene.case.text[number.end : following.start]) is not None


_TO_NEXT = re.compile(r"[’']?[dt][ae]n (?:bu yıl |bu çeyrek )?|에서 ")


def _of_another_scale(target: Number, part: Number, whole: Number) -> bool:
    """Whether a part larger than its whole gives the share but for a thousand or a million: ``630 milyar`` of ``4,2 milyar``."""
    times = _percent(part, whole) / (target.value or 1)
    return any(abs(times / scale - 1) <= SCALE_OFF for scale in (1e3, 1e4, 1e6, 1e8))


SCALE_OFF = 0.04


def _words_before(scene: Scene, number: Number, reach: int = NOUN_REACH) -> str:
    """The words just before a number, back to the number before."""
    start = max(scene.case.sentence_at(number.start).start, number.start - reach)
    between = scene.between(start, number.start)
    return scene.case.text[between[-1].end if between else start : number.start]
