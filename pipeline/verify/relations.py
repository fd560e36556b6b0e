"""Arithmetic by place: products, sums and differences that the numbers of neighbouring sentences make, whatever their claims say.

A number that any relation of its neighbours gives is right. One that none gives, although its words say that it is reckoned
(``총``, ``toplam``, ``eder``), or although one wrong digit or unit would give it, is in conflict with the numbers it comes from.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence

from pipeline.lexicon import fold
from pipeline.verify.amounts import (
    LOOSEST,
    Amount,
    digits,
    dimension_of,
    product_dimension,
    readings,
    sentence_index,
    slack,
    window,
)
from pipeline.verify.bystanders import another_makes_it
from pipeline.verify.equations import joined
from pipeline.verify.numbers import Tolerances, written_half_step
from pipeline.verify.parts import some_parts_fit
from pipeline.verify.places import beside, claims_on, measures, spread
from pipeline.verify.records import Case, Finding, Number, asked_once
from pipeline.verify.relation_evidence import (
    BITS_A_BYTE,
    SUMMED,
    UNIT_REASON,
    evidence_for,
    is_energy_told_here,
    is_explained,
    is_fraction,
    slipped_term,
)
from pipeline.verify.relation_sums import find_sums, says_both, wrong_parts, wrong_sum
from pipeline.verify.terms import ABOUT, EXACT, REACH, Term, agrees, finding_of, fits, looseness
from pipeline.verify.together import counted_together

MOST_TERMS = 12  # numbers of a window that are tried, the nearest
AT_ONCE = frozenset({"request", "user", "session"})  # who share a machine's speed: ``16 istekte 720 token/s, tek kullanıcıda 47``


def check_relations(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    del tolerances  # numbers are compared to the digits they are written with
    claims = claims_on(case)
    for target in measures(case):
        if target.value is None or target.value <= 0 or target.quantifier in {"at_least", "at_most", "more_than", "less_than"} or target.value_max:
            continue
        if case.block_at(target.start).kind == "table":
            continue
        finding = _judge(case, target)
        if finding is not None:
            for number in {n.figure_id: n for n in (target, *finding[1]) if n.figure_id}.values():
                yield from spread(number, claims, finding[0])


def _judge(case: Case, target: Number) -> tuple[Finding, tuple[Number, ...]] | None:
    near = sorted((n for n in window(case, target, after=0) if not says_both(case, n)), key=lambda n: abs(n.start - target.start))[:MOST_TERMS]
    near.sort(key=lambda n: n.start)
    before = [n for n in near if n.start < target.start]
    words = around(case, target)
    products = list(_products(case, target, near))
    meant = [(term, a) for term, a in products if is_energy_told_here(case, target, term)]
    if any(fits(target, a, term) for term, a in meant or products) or any(agrees(target, s) for s in find_sums(case, target, before)):
        return None
    full_marks = _FULL_MARKS.match(words.split(" # ", 1)[0])
    if (not full_marks and _given_by_difference(target, near)) or _given_by_share(target, near) or _is_a_factor(case, target, near):
        return None
    if _OUT_OF.match(case.text[target.end : target.end + 12]):
        return None
    if SUMMED.search(_counted_parts(case, target, words) + _own_words(words)) and (found := wrong_sum(case, target, before) or wrong_parts(case, target)):
        return found
    return _wrong_product(case, target, products, words=words)


_PARTS_BEFORE = re.compile(r"(?:둘|셋|넷|다섯)$|\b(?:iki|üç|dört|beş)(?:si|sü)?$|(?:\d+ üzerinden )$", re.IGNORECASE)


def _counted_parts(case: Case, target: Number, words: str) -> str:
    """``셋`` of ``셋을 다 깔면``, ``toplamda kart 40 üzerinden``: the number just before, where it only counts the parts or says the most."""
    before = words.split(" # ", 1)[0]
    start = target.start - len(before)
    sentence = case.sentence_at(target.start)
    if _FULL_MARKS.match(before):
        return case.text[max(sentence.start, start - REACH) : start]
    match = _PARTS_BEFORE.search(case.text[max(sentence.start, start - 8) : start])
    return match[0] if match else ""


_FULL_MARKS = re.compile(r"^\s?(?:üzerinden|점 만점에)")
_OUT_OF = re.compile(r"^\s?(?:üzerinden|만점|점 만점)")  # ``40 üzerinden 30 puan``


def _own_words(words: str) -> str:
    """What stands around a number, without what a semicolon or a full stop parts from it."""
    before, after = words.split(" # ", 1)
    return f"{re.split(r'[;.]', before)[-1]} # {re.split(r'[;.]', after)[0]}"


@asked_once
def around(case: Case, number: Number) -> str:
    """The words between the numbers before and after, within its sentence and ``REACH``."""
    sentence, (before, after) = case.sentence_at(number.start), beside(case, number)
    start = max([sentence.start, number.start - REACH, *([before.end] if before else [])])
    end = min([sentence.end, number.end + REACH, *([after.start] if after else [])])
    return case.text[start : number.start] + " # " + case.text[number.end : end]


# Products


def _products(case: Case, target: Number, near: Sequence[Number]) -> Iterator[tuple[Term, Amount]]:
    """Products of two or three neighbours in a dimension of the target, with the reading of the target."""
    wanted = [a for a in readings(case, target) if a.value > 0]
    near = [n for n in near if n.value and not (n.unit in NO_HOLDERS and dimension_of(target) == "bit") and not (n.unit in AT_ONCE and (target.unit or "").endswith("/s")) and not (is_fraction(n) and case.block_at(n.start).kind == "table")]  # nothing is told as a product with nought
    read = {n.figure_id: readings(case, n) for n in near}
    for a, b in itertools.combinations(near, 2):
        for x, y in itertools.product(read[a.figure_id], read[b.figure_id]):
            dimension = product_dimension(x.dimension, y.dimension)
            for goal in wanted:
                if dimension == goal.dimension:
                    yield Term((a, b), x.value * y.value, slack(a) + slack(b), _times(a, b)), goal
    for a, b, c in itertools.combinations([n for n in near if n.value and (n.unit in {"h", "day", "W", "kW", "MW"} or read[n.figure_id][:1])], 3):
        for x, y, z in itertools.product(read[a.figure_id], read[b.figure_id], read[c.figure_id]):
            value = _product_of_three((x, y, z), (a, b, c))
            for goal in wanted:
                if value is not None and value.dimension == goal.dimension:
                    yield Term((a, b, c), value.value, slack(a) + slack(b) + slack(c), _times(a, b, c)), goal


NO_HOLDERS = frozenset("layer customer company person country city user employee researcher partner supplier".split())  # what has no memory of its own


def _product_of_three(read: tuple[Amount, ...], numbers: tuple[Number, ...]) -> Amount | None:
    """Two counts of so much each; a power over hours a day and days: ``280W × 24 h × 30 day``."""
    if any(r.dimension == "count" and "/" in (n.unit or "") for r, n in zip(read, numbers, strict=True)):
        return None
    by_dimension = {r.dimension: r for r in read}
    if set(by_dimension) == {"W", "s"} and {n.unit for n in numbers} >= {"h", "day"}:
        hours, days = (next(n.value or 0 for n in numbers if n.unit == unit) for unit in ("h", "day"))
        return Amount("J", by_dimension["W"].value * 3600 * hours * days)
    counts = [r for r in read if r.dimension == "count"]
    rest = [r for r in read if r.dimension not in {"count", "x", "s"}]
    small = all(r.value <= LARGEST_COUNT for r in counts[:2])
    if len(counts) == 3 and sorted(r.value for r in counts)[1] <= LARGEST_COUNT:
        return Amount("count", counts[0].value * counts[1].value * counts[2].value)
    if len(counts) == 2 and len(rest) == 1 and small:
        return Amount(rest[0].dimension, counts[0].value * counts[1].value * rest[0].value)
    return None


LARGEST_COUNT = 1000  # of two counts in a product of three


def _times(*numbers: Number) -> str:
    return joined("×", numbers)


def _is_a_factor(case: Case, target: Number, near: Sequence[Number]) -> bool:
    """Whether the target is itself a factor of a product that comes out: ``36 h`` of ``36 h × 12.24 USD/h = 440.64 USD``."""
    for other in near:
        rest = [n for n in near if n is not other]
        for result in readings(case, other):
            for x in readings(case, target):
                for n in rest:
                    for y in readings(case, n):
                        if product_dimension(x.dimension, y.dimension) == result.dimension:
                            term = Term((target, n), x.value * y.value, slack(target) + slack(n), "")
                            if x.value > 0 and fits(other, result, term) and len(digits(other)) > 1:
                                return True
    return False


def _wrong_product(
    case: Case, target: Number, products: Sequence[tuple[Term, Amount]], *, words: str
) -> tuple[Finding, tuple[Number, ...]] | None:
    """The product that was surely meant and does not come out: the one with most evidence, where that is enough."""
    best: tuple[float, Term, Amount, str] | None = None
    if counted_together(case, target) is not None or some_parts_fit(case, target):
        return None  # ``셋을 합치면``: of so many things, and no so many times as much
    for term, goal in products:
        if _in_reach(case, target, term) and not _comes_out_elsewhere(case, target, term, goal) and not (looseness(target, term) == ABOUT and term.value / goal.value < 1.2 and goal.value / term.value < 1.2):
            score, reason = evidence_for(case, target, term, goal, words=words)
            score += _second_way(term, goal, products) if score else 0.0
            if score >= ENOUGH and (best is None or score > best[0]) and not is_explained(case, target, term, goal):
                best = (score, term, goal, reason)
    if best is not None and _FELL_TO.match(fold(case.text[target.end : target.end + REACH])):
        return None
    if best is None or _gap_is_told(case, target, *best[1:3]) or _comes_out_far_off(case, target, best[1]) or another_makes_it(case, target, best[1].numbers):
        return None
    _, term, goal, reason = best
    slips = [n for n in term.numbers if slipped_term(target, goal, term, n)]
    ratio = term.value / goal.value
    as_bits = any(abs(ratio * f - 1) <= LOOSEST for f in (BITS_A_BYTE, 1 / BITS_A_BYTE))
    cause = "unit_error" if reason == UNIT_REASON and as_bits else "product"
    return finding_of(target, term, goal, cause, reason), tuple(slips or [n for n in term.numbers if slack(n) > 0])


# ``매달 90만 kWh가 들었는데 54만 kWh로 줄었다``: the end of a fall, no product
_FELL_TO = re.compile(r"^[^\s.,\d]{0,2}(?:으로|로)\s(?:줄|내려|내렸|떨어|감소|낮아)|^[’']?[yn]?[ae]\s(?:düş|in(?:di|dir|miş)|azal|gerile)")
FINE = 0.004  # relative, that the last digit written may leave open
FAR_OFF = 30  # sentences within which two numbers may give a product


def _comes_out_far_off(case: Case, target: Number, term: Term) -> bool:
    """``GPU가 여덟 개니까 다 더하면 7.2TB/s`` where 900 GB/s stand far above: the same count times another amount gives it to the digits written."""
    written = min(written_half_step(target.surface, target.value or 1) / (target.value or 1), FINE)
    place = sentence_index(case, target)
    far = [n for n in measures(case) if n.value and n is not target and abs(place - sentence_index(case, n)) <= FAR_OFF and n.unit not in {"x", "percent"}]
    counts = [n for n in term.numbers if slack(n) == 0]
    return any(
        product_dimension(x.dimension, y.dimension) == goal.dimension and abs(x.value * y.value / goal.value - 1) <= max(EXACT, written)
        for count in counts for n in far if n not in term.numbers and dimension_of(n) == dimension_of(target)
        for x in readings(case, count) for y in readings(case, n) for goal in readings(case, target)
        if goal.value > 0
    )  # fmt: skip


def _gap_is_told(case: Case, target: Number, term: Term, goal: Amount) -> bool:
    """``한 대에 34만 원, 열 대 묶음은 320만 원으로 20만 원을 아낀다``: what the product is more than the target is named as a saving."""
    gap = abs(term.value - goal.value) / goal.value * (target.base_value or 0)
    off = (term.slack + slack(target)) * (target.base_value or 0)
    like = [n for n in window(case, target) if dimension_of(n) == dimension_of(target) and n not in term.numbers]
    shares = [n for n in window(case, target) if n.unit == "percent"]
    share = abs(1 - goal.value / term.value) * 100
    return any(abs((n.base_value or 0) - gap) <= off + 1e-6 * gap for n in like) or any(abs((n.value or 0) - share) <= 0.5 for n in shares)


def _second_way(term: Term, goal: Amount, products: Sequence[tuple[Term, Amount]]) -> float:
    """``63 gün × 14.000 lira`` and ``735 lira × 1.200 kart``: two products of other numbers that come to the same, which the target is not."""
    used = {n.start for n in term.numbers}
    for other, a in products:
        if a.dimension == goal.dimension and not used & {n.start for n in other.numbers} and abs(other.value / term.value - 1) <= term.slack + other.slack + 1e-9:
            return 1.0 if all(len(digits(n)) > 1 for n in (*term.numbers, *other.numbers)) else 0.5
    return 0.0


def _comes_out_elsewhere(case: Case, target: Number, term: Term, goal: Amount) -> bool:
    """``24GB짜리라 두 장이면 48GB, 5090은 32GB``: the product stands in the same sentence as one of its terms, or as the target, which then is another."""
    sentences = {case.sentence_at(n.start) for n in (target, *term.numbers)}
    for n in window(case, target):
        if n in term.numbers or n.value == target.value or case.sentence_at(n.start) not in sentences:
            continue
        if any(a.dimension == goal.dimension and fits(n, a, term) for a in readings(case, n)):
            return True
    return False


def _in_reach(case: Case, target: Number, term: Term) -> bool:
    """The target and the nearest of its terms stand in one sentence or the next."""
    place = sentence_index(case, target)
    if any(n.unit == "year" and (n.value or 0) > 1 for n in term.numbers):
        return False  # how long something lasts or takes to pay off
    if any(n.base_unit == "s" for n in term.numbers) and any(abs(place - sentence_index(case, n)) > 1 for n in term.numbers):
        return False  # what is used over a time is told beside the time
    return any(place - sentence_index(case, n) <= 1 for n in term.numbers)


ENOUGH = 2.0  # measured on the planted articles with odd numbers and on the clean ones


def _given_by_difference(target: Number, near: Sequence[Number]) -> bool:
    kind, value = dimension_of(target), target.base_value or 0
    like = [n for n in near if dimension_of(n) == kind and n.base_value]
    for a, b in itertools.combinations(like, 2):
        gap = abs((a.base_value or 0) - (b.base_value or 0))
        allowed = slack(target) * value + slack(a) * (a.base_value or 0) + slack(b) * (b.base_value or 0)
        if abs(gap - value) <= allowed + 1e-9 * value:
            return True
    return False


def _given_by_share(target: Number, near: Sequence[Number]) -> bool:
    """``ayda 11.520 dolar, yüzde 10 indirimle 10.368 dolar``: another amount, less or more by a percentage told with it."""
    like = [n.value for n in near if n.value and n.kind == target.kind and (n.unit or "").partition("/")[0] == (target.unit or "").partition("/")[0]]
    shares = [n.value / 100 for n in near if n.unit == "percent" and n.value]
    value = target.value or 0
    return any(abs(v * (1 + sign * share) - value) <= (slack(target) + EXACT) * value for v in like for share in shares for sign in (1, -1))
