"""Arithmetic by parallel: a product that comes out, and one told beside it of another thing or another time, which does not.

``여덟 개를 단 서버로 치면 480GB이던 것이 1,128GB가 된다`` beside ``60GB에서 144GB로``: the first is eight times 60, so the second was meant to be eight times 144.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from pipeline.verify.amounts import digits, dimension_of, exactness, one_digit_off, slipped, swapped, unit_head, worth
from pipeline.verify.differences import is_difference
from pipeline.verify.equations import Equation, joined
from pipeline.verify.no_totals import is_no_total
from pipeline.verify.numbers import shown
from pipeline.verify.places import claims_on, spans_of, spread
from pipeline.verify.reckoned import Way, needed, rounded_like
from pipeline.verify.reckoned_cues import Weighing
from pipeline.verify.records import Case, Finding, Number
from pipeline.verify.retold import Telling, is_correction

CHECK, METHOD = "arithmetic", "sister product"
APART = 1  # sentences between a number and its counterpart; one more, where a digit mended makes all of one paragraph come out
NEAR = (0.7, 1.43)  # times that a product may be off and be meant, where no digit slipped
SURE_DIGITS = 4  # of the three numbers of a product that comes out by no chance
EXACT = 0.004  # relative, that a slip mended may leave open
AWAY = 4  # sentences of the parts of such a product from it
EXACT_DIGITS = 7  # of three numbers that one digit mended makes come out
ANY_COUNT = frozenset({None, "piece"})


def sisters(weighing: Weighing) -> Iterator[tuple[Way, Way]]:
    """Products that come out with those beside them that do not, each of the latter once."""
    products = [w for w in weighing.ways.found if w.kind == "product" and w.reading == "times"]
    sure = [w for w in products if w.fits and _is_sure(w)] if not is_correction(weighing.ways.case) else []
    made = {_factors(w) for w in products if w.fits}
    explained = {w.target.number.start for w in products if w.fits and not _is_from_behind(w)}
    open_ = [w for w in products if not w.fits and w.target.number.start not in explained and _factors(w) not in made] if sure else []
    members = frozenset(m.number.start for w in sure for m in w.members)
    found: defaultdict[int, list[tuple[Way, Way]]] = defaultdict(list)
    for way in open_:
        right = next((w for w in sure if _is_sister(weighing, members, w, way)), None)
        if right is not None and not _stands_told(weighing.ways.case, way) and not is_no_total(weighing.ways.case, way.target.number, way.computed) and (NEAR[0] <= way.computed / (way.target.number.value or 1) <= NEAR[1] or is_slip(way)):
            found[way.target.number.start].append((right, way))
    for ways in found.values():
        meant = [one for one in ways if is_slip(one[1])] or ways
        if len({tuple(sorted(p.number.base_value or 0 for p in way.parts)) for _, way in meant}) == 1:
            yield meant[0]


def _stands_told(case: Case, way: Way) -> bool:
    """``600 W artı 700 W, kalanı yine 500 W`` beside two of 350 W: what a product makes is told in the sentence of the number that it would contradict."""
    target = way.target.number
    sentence = case.sentence_at(target.start)
    return any(sentence.start <= n.start < sentence.end and n.unit == target.unit and n.value and abs(n.value / way.computed - 1) <= EXACT for n in case.numbers if n.start != target.start)


def check_sisters(case: Case, weighing: Weighing) -> Iterator[Finding]:
    claims = claims_on(case)
    for right, way in sisters(weighing):
        numbers = [p.number for p in way.parts]
        target = way.target.number
        said = f"{Equation(joined('×', numbers), way.computed, target.unit)}, the article says {shown(target.value, target.unit)}, though {_told(right)}."
        finding = Finding("", CHECK, "conflicting", "product", said, {"figures": spans_of((*numbers, target)), "computed": way.computed}, METHOD)
        shared = {m.number.start for m in right.members}
        for member in way.members:
            if member.number.start not in shared:
                yield from spread(member.number, claims, finding)


def _told(right: Way) -> str:
    target = right.target.number
    return f"{joined('×', [p.number for p in right.parts])} is {shown(target.value, target.unit)}"


def _factors(way: Way) -> tuple[int, ...]:
    return tuple(sorted(p.number.start for p in way.parts))


def _is_from_behind(way: Way) -> bool:
    """Whether a part stands in a later sentence than what it makes: there any may do so by chance."""
    return any(p.number.start > way.target.number.start and p.sentence != way.target.sentence for p in way.parts)


def _split(way: Way) -> tuple[Telling, Telling] | None:
    """What each has, which is of the kind of the total, and how many or how long."""
    kind = dimension_of(way.target.number)
    each = [p for p in way.parts if dimension_of(p.number).removesuffix("/s") == kind.removesuffix("/s")]
    if len(each) != 1 or kind == "s" or each[0].number.unit is None:
        return None
    many = next(p for p in way.parts if p is not each[0])
    whole = float(many.number.value or 0).is_integer() or "/" in (each[0].number.unit or "")
    return (each[0], many) if whole and "/" not in (many.number.unit or "") else None


def _is_sure(way: Way) -> bool:
    """Whether a product comes out to the digits written, and by no chance."""
    numbers = [m.number for m in way.members]
    near = max(abs(p.sentence - way.target.sentence) for p in way.parts) <= AWAY
    return near and _split(way) is not None and way.off <= sum(map(exactness, numbers)) + 1e-9 and sum(max(1, len(digits(n))) for n in numbers) >= SURE_DIGITS and len(digits(way.target.number)) > 1


def _is_sister(weighing: Weighing, members: frozenset[int], right: Way, way: Way) -> bool:
    """Whether total and each have their counterparts beside them, of as many things or of other ones, the larger with the larger. ``members``: starts of the numbers of all that come out."""
    sides, others = _split(right), _split(way)
    if sides is None or others is None or not _is_alike(right.target.number, way.target.number) or worth(right.target.number) == worth(way.target.number):
        return False
    (each, many), (our, ours) = sides, others
    same = many.number.start == ours.number.start or (many.number.value == ours.number.value and many.number.unit == ours.number.unit)
    if (our is right.target or each is way.target) if same else bool({m.number.start for m in right.members} & {m.number.start for m in way.members}):
        return False
    if many.number.base_unit == "s" and not any("/" in (n.number.unit or "") for n in (each, our)):
        return False
    pairs = [(each, our), (right.target, way.target), *([] if same else [(many, ours)])]
    exact = _is_exactly_told(weighing, right, way)
    if not all(_is_beside(weighing, a, b, members - {many.number.start}, APART + exact) or (exact and a is right.target) for a, b in pairs):
        return False
    larger = [worth(b.number) > worth(a.number) for a, b in pairs[:2]]
    return not same or larger[0] == larger[1]


def _is_exactly_told(weighing: Weighing, right: Way, way: Way) -> bool:
    """Whether the amounts, of one paragraph with the total that comes out, have so many digits that one mended is no chance."""
    case, numbers = weighing.ways.case, [m.number for m in way.members]
    one_block = len({case.block_at(n.start).start for n in (*numbers, right.target.number)}) == 1
    return one_block and sum(len(digits(n)) for n in numbers) >= EXACT_DIGITS and right.target.number.unit == way.target.number.unit and is_slip(way)


def _is_beside(weighing: Weighing, a: Telling, b: Telling, sure: frozenset[int], apart: int) -> bool:
    """Whether two different values of one kind stand in one sentence or in two that follow each other, with none of their unit between but those of another such product."""
    if a.number.value == b.number.value or a.kind != b.kind or abs(a.sentence - b.sentence) > apart or not _is_alike(a.number, b.number):
        return False
    if any(is_difference(weighing.ways.case, n) for n in (a.number, b.number)):
        return False
    low, high = sorted((a.number.start, b.number.start))
    return not any(low < t.number.start < high and t.number.unit in {a.number.unit, b.number.unit} and t.number.start not in sure for t in weighing.ways.tellings)


def _is_alike(a: Number, b: Number) -> bool:
    if dimension_of(a) != dimension_of(b) and not {dimension_of(a), dimension_of(b)} <= {"count", "count/s"}:
        return False
    return dimension_of(a) not in {"count", "count/s"} or unit_head(a) == unit_head(b) or bool({a.unit, b.unit} & ANY_COUNT)


def is_slip(way: Way) -> bool:
    """Whether one digit, or digits in another order, of one of the three make it come out exactly."""
    target = way.target.number
    if len(digits(target)) > 1 and (one_digit_off(target, way.computed) or swapped(target, way.computed) or slipped(target, way.computed)) and _is_exact(target, way.computed):
        return True
    for place, part in enumerate(way.parts):
        value = needed(way, place)
        if value and len(digits(part.number)) > 1 and (one_digit_off(part.number, value) or swapped(part.number, value)) and _is_exact(part.number, value):
            return True
    return False


def _is_exact(number: Number, value: float) -> bool:
    return abs(rounded_like(number, value) / value - 1) <= EXACT
