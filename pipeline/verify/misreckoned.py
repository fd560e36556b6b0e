"""Arithmetic by learned weights: numbers that were surely meant to come out of one another, and do not.

``A는 118프레임, B는 97프레임. 28% 뒤진다``; ``üç kalem 40, 25 ve 15 milyon, toplam 90 milyon``. Which numbers belong together is weighed from
cues (``reckoned_cues.py``); the weights come from articles in which one number of such a relation was changed by program.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence

from pipeline.languages import asides_of, totalling_of
from pipeline.lexicon import fold
from pipeline.verify.amounts import digits, reordered, worth
from pipeline.verify.announced import is_announced
from pipeline.verify.asides import (
    comes_of_means,
    exceeds,
    falls_short,
    has_its_own,
    is_denied,
    is_listed,
    is_offered,
    is_share_of_them,
    leads_to,
    told_of_a_limit,
    told_of_the_past,
)
from pipeline.verify.borne_out import borne_out
from pipeline.verify.bystanders import another_makes_it, explains
from pipeline.verify.changes import check_changes, is_bounded
from pipeline.verify.differences import IN_TURN, has_its_own_result, is_difference
from pipeline.verify.direction_words import direction, direction_before
from pipeline.verify.equations import Equation, come_to, joined, made_of
from pipeline.verify.moves import FROM, TO
from pipeline.verify.no_totals import is_no_total
from pipeline.verify.numbers import Tolerances, shown
from pipeline.verify.only_pairs import check_only_pairs
from pipeline.verify.other_measures import names_another_measure
from pipeline.verify.partners import alike
from pipeline.verify.places import claims_on, spans_of, spread
from pipeline.verify.products import says_each, says_total
from pipeline.verify.reckoned import Way, Ways
from pipeline.verify.reckoned_cues import Weighing, threshold
from pipeline.verify.records import Case, Finding, Number
from pipeline.verify.relation_evidence import PARTS_OF_CHIPS, SUMMED, more_in_it
from pipeline.verify.relations import around
from pipeline.verify.retold import Telling, is_correction
from pipeline.verify.sisters import check_sisters, is_slip
from pipeline.verify.told_of import labelled_apart
from pipeline.verify.told_readings import READINGS, told_reading

CHECK, METHOD = "arithmetic", "reckoned"
MEANT = 1.0  # log odds below which a change that a rule objects to is left alone: measured in articles as they are (docs/audit.md)
NAMED = 0.0  # the same, where a noun of change stands before it
FIRM, FIRMLY = 0.5, 3.0  # the same, where words and places bind the two values to it so firmly
NEAR = 24  # characters from a number on in which a discount is named
CLOSE = 14  # characters behind what one costs in which all do
LEAST_PART = 1e-4  # of a whole, that is told as a part of it
WHOLE = 100.0  # per cent
SCORES = frozenset({"point", "fps"})
_BATCH = re.compile(r"(?:배치(?: 크기)?|batch(?: size)?|yığın(?: boyutu)?) ?[:=]? ?$", re.IGNORECASE)  # its size is no number of things that each do so much
_SCORED = re.compile(r"# *topla(?!m)")
_OF = re.compile(r" ?(?:의|'?[ıiuü]n[ıiuü]n|'?n?[ıiuü]n) (?:약 |yaklaşık |yüzde )*")
_DISCOUNT = re.compile(r"indirim|할인")  # says itself what it is a share of


def check_reckoned(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    """What the rules on changes and the learned weights say, both by one weighing of the article."""
    weighing = Weighing(Ways(case))
    yield from borne_out(case, weighing)
    yield from likely_changes(case, weighing, tolerances)
    if not is_correction(case):
        yield from misreckoned(case, weighing)
        yield from check_sisters(case, weighing)
        yield from check_only_pairs(case, weighing)


def misreckoned(case: Case, weighing: Weighing) -> Iterator[Finding]:
    """The ways that were surely meant and do not come out, the surest first, none with numbers of one told before it."""
    weighed = ((weighing.odds(way), way) for way in weighing.ways.found if not way.fits and not _is_given(weighing, way))
    sure = sorted(((odds, way) for odds, way in weighed if odds >= _least(case, way)), key=lambda one: (-one[0], one[1].target.number.start))
    claims = claims_on(case)
    told: set[int] = set()
    for odds, way in sure:
        starts = {m.number.start for m in way.members}
        if len(starts & told) > 1 or way.target.number.start in told or (way.kind in {"change", "product"} and _is_of_others(case, weighing, way)) or _is_another_gap(case, weighing, way) or _is_no_sum(case, weighing, way) or _makes_whole(way) or _is_told_otherwise(weighing, way):
            continue
        told |= starts
        said, computed = _said(case, way)
        finding = Finding(
            "", CHECK, "conflicting", _cause(case, way), said,
            {"figures": spans_of(m.number for m in way.members), "computed": computed, "log_odds": round(odds, 2)}, METHOD,
        )  # fmt: skip
        for member in _doubtful(weighing, way):
            yield from spread(member.number, claims, finding)


def _least(case: Case, way: Way) -> float:
    """The log odds that a way must have; a gap that words call one (``15만 원 싸다``) need be less sure."""
    if way.kind == "change" and is_announced(case, way.target.number, [p.number for p in way.parts]) and not _OF_THIS.search(case.text[max(0, way.target.number.start - NEAR) : way.target.number.start]):
        return threshold(way.kind) - ANNOUNCED
    if way.kind == "change" and way.target.number.unit == "percent" and reordered(way.target.number, way.computed, least=2):
        return threshold(way.kind) - REORDERED
    if way.turned and len(digits(way.target.number)) > 1:
        return threshold(way.kind) - TURNED
    if way.kind == "change" and (not digits(way.target.number) or "분의" in way.target.number.surface):
        return threshold(way.kind) + WORDED
    if way.kind == "product" and way.target.number.kind == "money" and sum(len(digits(m.number)) for m in way.members) >= MANY_DIGITS and is_slip(way):
        return threshold(way.kind) - PRICED  # ``3만 3,000개를 450만 원에 … 1,710억 원``: 38,000 of them make just so much
    return threshold(way.kind) - (TOLD_AS_GAP if way.kind == "gap" and any(is_difference(case, m.number) for m in way.members) else 0.0)


TOLD_AS_GAP = 1.0
WORDED = 1.2  # log odds that ``절반``, ``iki kat`` must have more than a number in digits: they are round, and told of anything
TURNED = 1.5  # log odds that it adds when a change comes out of the other of its two values
REORDERED = 3.4  # log odds that it adds when a change has the digits of what comes out in another order: one in a hundred has them by chance
PRICED = 0.6  # log odds that one digit adds which makes a sum of money come out
MANY_DIGITS = 6  # of the three numbers
_OF_THIS = re.compile(r"(?:\b[Bb]unun|\b[Oo]nun|(?:이|그|그것|이것)(?: ?중|의))\s$")  # ``yıllık 13,2 milyon. Soğutma bunun dörtte biri``: a share of the last value
ANNOUNCED = 1.2  # log odds that words add which give a change out as what comes of the two values just before it


def _is_of_others(case: Case, weighing: Weighing, way: Way) -> bool:
    """Whether words say that the change is denied, one of a list, or told of other values than these; of a product, that more is in it."""
    number, values = way.target.number, [t.number for t in weighing.ways.tellings]
    own = leads_to(case, number, values)
    if way.kind == "change" and (_is_part_of_other(case, [p.number for p in way.parts], number) or _PARTED.search(number.surface) or (number.unit == "percent" and _is_an_end(case, number))):
        return True
    if way.kind == "product":
        of_no_core = any(p.number.unit in PARTS_OF_CHIPS for p in way.parts) and number.base_unit == "bit" and not any(says_each(case, p.number) for p in way.parts)
        if of_no_core or _is_rate_of_none(way):
            return True  # no core has a memory of its own
        if {p.number.unit for p in way.parts} == {"parameter", "bit"} and 1 <= (number.value or 0) / way.computed <= MOST_OF_FILE:
            return True
        if another_makes_it(case, number, [p.number for p in way.parts]) or _is_so_many_times(case, way):
            return True
        return more_in_it(number, around(case, number)) or any(_BATCH.search(case.text, max(0, p.number.start - NEAR), p.number.start) for p in way.parts)
    if way.kind == "change" and (comes_of_means(case, number, [p.number for p in way.parts]) or _is_base(case, way) or _is_loose(case, weighing, way) or is_bounded(case, number, *(p.number for p in way.parts))):
        return True
    if way.kind == "change" and names_another_measure(case, number, [p.number for p in way.parts], claims_on(case), frozenset({"price"} if _is_shared_out(case, way) else ())):
        return True
    if is_denied(case, number) or is_listed(case, number) or falls_short(case, number) or (way.kind == "change" and is_share_of_them(case, number)):
        return True
    return (own is not None and own.start not in {m.number.start for m in way.members}) or told_of_the_past(case, number, [p.number for p in way.parts])


def _is_rate_of_none(way: Way) -> bool:
    """``haftada 250 bin yolculuk``: so many a week are no so many times as many things."""
    return "/" in (way.target.number.unit or "") and all("/" not in (p.number.unit or "") and p.number.base_unit != "s" for p in way.parts)


def _is_so_many_times(case: Case, way: Way) -> bool:
    """``서버 세 대, 한 대에 CPU 두 개 … 소켓당 코어가 32개니까 세 대면 192코어``: a count near by makes up for it."""
    times = (way.target.number.value or 0.0) / (way.computed or 1.0)
    return way.reading != "unit" and times >= PAIR and abs(times - round(times)) < LEAST_PART and explains(case, [m.number for m in way.members], times)


def _is_shared_out(case: Case, way: Way) -> bool:
    """``카드 한 장으로 나누면 초당 2,500토큰과 6,000토큰이니 장당 2.4배``: the values, too, are those of each, whose word names no price then."""
    words, number = totalling_of(case.language), way.target.number
    first = min(p.number.start for p in way.parts)
    return words.each.search(fold(case.text[case.sentence_at(first).start : first])) is not None and words.each.search(fold(case.text[max(0, number.start - NEAR) : number.start])) is not None


def _is_part_of_other(case: Case, values: Sequence[Number], stated: Number) -> bool:
    """``매출은 160억 달러. 그 가운데 AI가 52억 달러로 63% 뛰었다``, ``Bunun 52 milyonu … yüzde 63 büyüdü``: how far a part grew has nothing to do with its whole."""
    ordered = sorted(values, key=lambda n: n.start)
    if len(ordered) != PAIR or stated.unit != "percent" or stated.start < ordered[-1].start:
        return False
    sentence = case.sentence_at(ordered[1].start)
    before = case.text[max(sentence.start, ordered[0].end) : ordered[1].start]
    return asides_of(case.language).part_of_it.match(fold(before.lstrip(" ,;"))) is not None and direction(case.text[stated.end : stated.end + NEAR], "") is not None


_PARTED = re.compile(r"\d\s?(?:대|:)\s?\d")  # ``6 대 4``: how two share a whole


def _is_an_end(case: Case, number: Number) -> bool:
    """``yüzde 20'den yüzde 80'e``, ``20%에서 80%까지``: a percentage from which a level moved, or to which."""
    index = next((i for i, n in enumerate(case.numbers) if n.start == number.start), None)
    if index is None:
        return False
    ends = (case.numbers[i : i + 2] for i in (index - 1, index) if i >= 0)
    return any(len(two) == PAIR and {n.unit for n in two} == {"percent"} and _FROM_TO.fullmatch(case.text[two[0].end : two[1].start]) for two in ends)


_FROM_TO = re.compile(r"[’']?(?:[iıuü]n)?[dt][ae]n (?:yüzde |%)?|에서 ")
PAIR = 2
MOST_OF_FILE = 1.4  # that a quantised model takes of its weights alone: scales, and layers that stay as they are
MOST_MORE = 0.5  # relative, that what is said to be more than so much may be more


def _is_loose(case: Case, weighing: Weighing, way: Way) -> bool:
    """Whether a change is told as a bound that holds, of a limit or as an offer, of one value alone, or again in another sentence as a level."""
    number, values = way.target.number, [p.number for p in way.parts]
    if any(_SOMEWHERE.match(case.text, n.end) for n in (number, *values)):
        return True  # ``500달러대 중반``
    if (not digits(number) or "분의" in number.surface) and (number.value or 1) < 1 and abs(way.computed / (number.value or 1) - 1) <= SPELLED_OUT:
        return True  # ``3분의 1로 줄었다``: words are rounder than digits
    if exceeds(case, number) and 0 <= way.computed / (number.value or 1) - 1 <= MOST_MORE:
        return True
    if number.unit == "percent" and (has_its_own(case, number, values) or is_offered(case, number)):
        return True
    again = [t for t in weighing.ways.tellings if t.number.unit == "percent" and t.number.value == number.value and t.sentence != way.target.sentence and t.kind != "title"]
    return told_of_a_limit(case, number, values) or (number.unit == "percent" and bool(again) and _SEEN.match(case.text, number.end) is not None)


_SOMEWHERE = re.compile(r"대\s?(?:초|중|후)반|[’']?(?:l[ae]r)?[ıiuü]n (?:ortası|başı|sonu)")
SPELLED_OUT = 0.12
_SEEN = re.compile(r"[’']?[yn]?[ıiuü]\s(?:de |da )?(?:gör|yakala|tuttur)|[’']?[yn]?[ea]\s(?:de |da )?(?:var(?:dı|mış|ıyor)|ulaş|çık)|[을를]\s(?:찍|기록|달성|봤|보였)")  # ``%76,4'ü de görecekti``: a level


def _is_another_gap(case: Case, weighing: Weighing, way: Way) -> bool:
    """``158W … 112W였으니 46W 더 먹는다. 정격도 165W랑 115W``: a difference that two other values give, or that is told roughly."""
    told = [m.number for m in way.members if is_difference(case, m.number)] if way.kind == "gap" else []
    return any(n.quantifier != "exact" or weighing.fitting[n.start] for n in told)


def _is_no_sum(case: Case, weighing: Weighing, way: Way) -> bool:
    """Scores and speeds, which add up only where words say so, and parts of which one is told of each before its own total (``한 장에 45만 원씩 540만 원``)."""
    if way.kind in {"gap", "sum"} and min(worth(p.number) for p in way.parts) < LEAST_PART * worth(way.target.number):
        return True  # 4만 원 beside 1조 2,000억 원: nothing to the whole
    if way.kind != "sum":
        return False
    numbers = [m.number for m in way.members]
    if any(n.unit in SCORES or "/s" in (n.base_unit or "") for n in numbers):
        return not any(SUMMED.search(_SCORED.sub("", around(case, n))) or says_total(case, n) for n in numbers)
    starts = {n.start for n in numbers}
    if any(says_total(case, p.number) for p in way.parts) and not says_total(case, way.target.number):
        return True  # ``이번 금액까지 더하면 모두 2,130억 원``: the total of the others, no part of another amount
    return any(says_each(case, n) and any(n.end <= t.number.start < n.end + CLOSE and t.number.start not in starts and alike(t.number, n) for t in weighing.ways.tellings) for n in numbers)


def _makes_whole(way: Way) -> bool:
    """``48%, 세 곳을 더하면 71%, 나머지가 29%``: shares that make up a hundred with one another are no parts of each other."""
    if any(m.number.unit != "percent" for m in way.members):
        return False
    values = [m.number.value or 0.0 for m in way.members]
    return any(abs(sum(some) - WHOLE) < 0.01 for some in (values, *itertools.combinations(values, 2)))


def _is_given(weighing: Weighing, way: Way) -> bool:
    """``1,024개로 66.9분 … 384개로 153.6분. 칩 수가 2.7배``: whether two other values give a change."""
    return way.kind == "change" and any(w.kind == "change" and w.target is way.target for w in weighing.fitting[way.target.number.start])


def _is_told_otherwise(weighing: Weighing, way: Way) -> bool:
    """``열 장에 1,782만 원, 장당 178만 2천 원``, beside what is saved: a product that comes out with one of the parts and another number; a score, which nothing makes;
    parts whose own total is told (``120 ve 80 milyon, toplam 200 milyon``).
    """
    starts = {p.number.start for p in way.parts}
    together = [m.number for m in way.members if sum(o.sentence == m.sentence for o in way.members) > 1]
    if way.kind in {"change", "gap"} and labelled_apart(weighing.ways.case, *(m.number for m in way.members)):
        return True
    if way.kind in {"change", "gap"} and 0 < len(together) < len(way.members) and IN_TURN.search(weighing.ways.case.words(weighing.ways.case.sentence_at(together[0].start))):
        return True  # `payları sırasıyla yüzde 36 ve 20'ydi. Mirza payını 6 puan artırdı`
    points = next((m.number for m in way.members if m.number.unit == "percentage_point"), None)
    if way.kind in {"change", "gap"} and points is not None and told_of_the_past(weighing.ways.case, points, [m.number for m in way.members if m.number is not points]):
        return True  # `솔칩이 31%, 들칩이 24%다. 들칩은 한 분기 사이 3%포인트 뛰었다`
    if points is not None and has_its_own_result(weighing.ways.case, points, [m.number for m in way.members]):
        return True
    if way.kind in {"gap", "sum"} and (_are_of_a_move(weighing, way) or _is_to_come(weighing, way)):
        return True
    if way.kind in {"gap", "sum"}:
        return any(w.kind in {"gap", "sum"} and {p.number.start for p in w.parts} == starts for w in weighing.fitting[way.parts[0].number.start])
    if way.kind != "product":
        return False
    if is_no_total(weighing.ways.case, way.target.number, way.computed) or _is_rounded(way):
        return True
    fitting = [w for w in weighing.fitting[way.target.number.start] if w.kind == "product" and w.target is way.target]
    return way.target.number.unit in SCORES or any(starts & {p.number.start for p in w.parts} for w in fitting)


def _is_rounded(way: Way) -> bool:
    """``4,000원에 8만 548시간이면 3억 2,200만 원``: a product told to its first digits, with zeros behind them."""
    target = way.target.number
    first = len(digits(target).rstrip("0"))
    return first >= ROUNDED and target.value is not None and float(f"{way.computed:.{first}g}") == target.value


ROUNDED = 3  # digits from which a rounded product is no chance


def _are_of_a_move(weighing: Weighing, way: Way) -> bool:
    """``3,90 dolardan 3,60 dolara indi. A100 ise iki dolardan 1,80 dolara``: what something was and what it came to are no parts of one whole."""
    text = weighing.ways.case.text
    return any(FROM.match(text[a.number.end : b.number.start]) and TO.match(text[b.number.end : b.number.end + NEAR]) for a, b in itertools.pairwise(way.parts) if a.sentence == b.sentence)


_TO_COME = re.compile(r"\s?(?:쯤|정도|가량)?(?:을|를)?\s?더 [^\s.,\d]{1,8} (?:생각|계획|예정|작정|방침)|\s(?:kişi |kişiyi )?daha [^\s.,\d]*(?:acağ|eceğ|acak|ecek|mayı|meyi)", re.IGNORECASE)


def _is_to_come(weighing: Weighing, way: Way) -> bool:
    """``연구가 28명, 생산이 21명, 영업이 15명. 열 명쯤 더 뽑을 생각``: who is still to come makes none of the numbers told before."""
    text, target = weighing.ways.case.text, way.target
    return any(p.number.start > target.number.end and p.sentence != target.sentence and _TO_COME.match(text, p.number.end) for p in way.parts) and any(p.sentence == target.sentence for p in way.parts)


def _is_base(case: Case, way: Way) -> bool:
    """``40MW의 60%``: a share of the value right before it, while the other value stands in another sentence."""
    target, words = way.target, case.text[: way.target.number.start]
    owner = next((p for p in way.parts if p.number.end <= target.number.start and _OF.fullmatch(words, p.number.end)), None)
    return owner is not None and any(p is not owner and p.sentence != target.sentence for p in way.parts)


def _doubtful(weighing: Weighing, way: Way) -> tuple[Telling, ...]:
    """The members that nothing else confirms: no second sentence has them, no other relation comes out with them; and the total of parts. All, where each is confirmed."""
    alone = tuple(m for m in way.members if (m is way.target and way.kind == "sum") or (m.number.start not in weighing.twice and not weighing.fitting[m.number.start]))
    return alone or way.members


def likely_changes(case: Case, weighing: Weighing, tolerances: Tolerances) -> Iterator[Finding]:
    """What the rules on changes say, without objections where the change and its values hardly belong together, or come out loosely."""
    for finding in check_changes(case, tolerances):
        if finding.verdict != "conflicting" or _is_meant(case, weighing, finding):
            yield finding


def _is_meant(case: Case, weighing: Weighing, finding: Finding) -> bool:
    starts = {start for start, _ in finding.inputs["figures"]}
    numbers = [n for n in case.numbers if n.start in starts]
    if any(_PARTED.search(n.surface) for n in numbers) or _is_of_a_list(case, starts) or (numbers and _is_part_of_other(case, numbers[:-1], numbers[-1])):
        return False
    if any(_DISCOUNT.search(case.text, start, start + NEAR) for start in starts):
        return True
    same = [w for w in weighing.ways.found if w.kind == "change" and {m.number.start for m in w.members} == starts]
    if any(not w.fits and is_announced(case, w.target.number, [p.number for p in w.parts]) for w in same):
        return True
    named = any(direction_before(case.text[max(0, start - NEAR) : start]) is not None for start in starts)  # ``Artış yüzde 80``
    bound = NAMED if named else FIRM if finding.inputs.get("bond", 0.0) >= FIRMLY else MEANT
    return finding.cause == "unit_error" or any(not w.fits and not _is_base(case, w) and weighing.odds(w) >= bound for w in same)


def _is_of_a_list(case: Case, starts: set[int]) -> bool:
    """``- 매출 149억, 12% 증가`` over ``- 클라우드 33억, 55% 증가``: what an item of a list tells of itself has nothing to do with another item."""
    blocks = {case.block_at(start) for start in starts}
    told = max(starts)
    return len(blocks) > 1 and all(block.kind == "list_item" for block in blocks) and any(start != told and case.block_at(start) == case.block_at(told) for start in starts)


def _cause(case: Case, way: Way) -> str:
    if way.kind == "change" or (way.kind == "gap" and any(is_difference(case, m.number) for m in way.members)):
        return "ratio"
    if way.kind == "product":
        return "unit_error" if way.reading == "unit" else "product"
    return "wrong_total"


def _said(case: Case, way: Way) -> tuple[str, float]:
    """What the parts come to, beside what is told: of a change in the reading that its words have."""
    target, parts = way.target.number, [p.number for p in way.parts]
    stated = shown(target.value, target.unit)
    if way.kind == "change":
        told = told_reading(case, target, parts[0], parts[1]) if way.reading != "points" else None
        reading, computed = (told[0], told[1].value) if told is not None else (READINGS[way.reading], way.computed)
        come = come_to(computed, "percentage_point" if way.reading == "points" else "x" if target.unit == "x" else "percent")
        return f"{shown(parts[0].value, parts[0].unit)} and {shown(parts[1].value, parts[1].unit)}: {come} ({reading}), the article says {stated}.", computed
    made = made_of(parts, way.computed, target.unit) if way.kind == "product" else Equation(joined("+", parts), way.computed, target.unit)
    return f"{made}, the article says {stated}; they read as told of one another.", way.computed
