"""Arithmetic by word: two parts whose labels leave no third, against the whole told just before them.

``올해 1200만 개를 출하한다. 상반기에 500만 개, 하반기에 700만 개다``; ``18 müşteri: 11'i Türkiye'de, 7'si yurt dışında``.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence

from pipeline.languages import surroundings_of
from pipeline.lexicon import fold
from pipeline.verify.amounts import sentence_index, slack
from pipeline.verify.asides import told_in_groups
from pipeline.verify.equations import added
from pipeline.verify.numbers import Tolerances, shown
from pipeline.verify.partners import alike, amount
from pipeline.verify.parts import add_up
from pipeline.verify.places import claims_on, measures, spans_of, spread
from pipeline.verify.records import Case, Finding, Number

CHECK, METHOD = "arithmetic", "halves"
Wrong = tuple[str, tuple[Number, ...]]
BESIDE = 22  # characters before or after a part in which its label stands
BACK = 2  # sentences before the parts in which their whole stands
NEAR = (0.6, 1.6)  # times that two parts may make of the whole and be meant for its parts
# Folded words that divide a whole in two, each against its other.
_DIVIDES = (
    ("상반기|ilk yari|birinci yari", "하반기|ikinci yari"),
    ("국내|내수|yurt ?içi|iç pazar|türkiye", "해외|국외|수출|yurt ?dişi|dişari|diş pazar|ihracat"),
    ("남성|남자|erkek", "여성|여자|kadin"),
    ("주간|낮|gündüz", "야간|밤|gece"),
    ("유료|ücretli", "무료|ücretsiz"),
    ("정규직|kadrolu", "비정규직|계약직|sözleşmeli"),
)
_DIVIDED = tuple((re.compile(rf"(?<![가-힣\w])(?:{a})"), re.compile(rf"(?<![가-힣\w])(?:{b})")) for one, other in _DIVIDES for a, b in ((one, other), (other, one)))


def check_halves(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    del tolerances  # sums are compared to the digits they are written with
    claims = claims_on(case)
    numbers = [n for n in measures(case) if n.value and n.value > 0 and not n.value_max and case.block_at(n.start).kind not in {"table", "chrome"}]
    for said, found in (*_halves(case, numbers), *_first_half(case, numbers)):
        finding = Finding("", CHECK, "conflicting", "wrong_total", said, {"figures": spans_of(found)}, METHOD)
        for number in found:
            yield from spread(number, claims, finding)


def _halves(case: Case, numbers: Sequence[Number]) -> Iterator[Wrong]:
    """Two numbers side by side that words divide a whole into, and the like number before them, which they do not make."""
    surroundings = surroundings_of(case.language)
    for place, (a, b) in enumerate(itertools.pairwise(numbers)):
        if a.kind not in {"quantity", "money"} or not alike(a, b) or sentence_index(case, a) != sentence_index(case, b) or {a.quantifier, b.quantifier} != {"exact"}:
            continue
        if told_in_groups(case, a) or told_in_groups(case, b) or not _divided(case, a, b) or surroundings.changed.search(fold(case.text[a.start : b.start])):
            continue
        like = [n for n in numbers if n not in (a, b) and alike(n, a) and alike(n, b) and not told_in_groups(case, n)]
        if any(_makes((a, b), n) for n in like):
            continue
        before = [n for n in numbers[:place] if n in like and sentence_index(case, a) - sentence_index(case, n) <= BACK and max(_part(a, n), _part(b, n)) < 1]
        if not before or surroundings.another_time.search(fold(case.text[before[-1].end : a.start])) or before[-1].quantifier != "exact":
            continue
        whole = before[-1]
        come = added((a, b), whole)
        share = come.value / (whole.value or 1)
        if NEAR[0] <= share <= NEAR[1] and add_up((a, b), whole) and not any(_makes((a, b, n), whole) for n in like if n is not whole):
            yield f"{come}, the whole is {shown(whole.value, whole.unit)}.", (a, b, whole)


SIX_MONTHS = (0.6, 1.7)  # times that the second quarter may be off what it should be and be meant


def _first_half(case: Case, numbers: Sequence[Number]) -> Iterator[Wrong]:
    """``1분기 매출이 2218억원, 상반기 누적 매출은 4655억원``: what is left for the second quarter stands nowhere, but another amount for it does."""
    surroundings = surroundings_of(case.language)
    for first, half in itertools.pairwise(numbers):
        if sentence_index(case, first) != sentence_index(case, half) or not alike(first, half) or {first.quantifier, half.quantifier} != {"exact"}:
            continue
        start = case.sentence_at(first.start).start
        before, between = fold(case.text[max(start, first.start - BESIDE) : first.start]), fold(case.text[first.end : half.start])
        noun = surroundings.of_money.search(between) or surroundings.of_money.search(before)
        x, y = amount(first, half)
        if not (surroundings.first_quarter.search(before) and surroundings.first_half.search(between)) or noun is None or x >= y or surroundings.changed.search(between):
            continue
        left = (y - x) / y * (half.value or 0)
        like = [n for n in numbers if n not in (first, half) and alike(n, half)]
        if any(abs((n.value or 0) - left) <= slack(n) * left + slack(first) * (first.value or 0) + slack(half) * (half.value or 0) for n in like):
            continue
        of_it = [n for n in like if noun[0] in fold(case.text[max(case.sentence_at(n.start).start, n.start - BESIDE) : n.start]) and sentence_index(case, n) != sentence_index(case, half)]
        near = [n for n in of_it if n.end < first.start and SIX_MONTHS[0] <= (n.value or 0) / left <= SIX_MONTHS[1] and not surroundings.another_time.search(fold(case.text[max(0, n.start - BESIDE) : n.start]))]
        if near:
            come = added((first, near[0]), half)
            yield f"{come}, the half is told as {shown(half.value, half.unit)}.", (first, near[0], half)


def _divided(case: Case, a: Number, b: Number) -> bool:
    """Whether words that leave no third stand just before the two numbers, or just after them."""
    start = max(case.sentence_at(a.start).start, a.start - BESIDE)
    before = fold(case.text[start : a.start]), fold(case.text[a.end : b.start])
    end = min(case.sentence_at(b.start).end, b.end + BESIDE)
    after = fold(case.text[a.end : b.start]), fold(case.text[b.end : end])
    return any(one.search(x) and other.search(y) for one, other in _DIVIDED for x, y in (before, after))


def _makes(parts: Sequence[Number], whole: Number) -> bool:
    shares = [_part(p, whole) for p in parts]
    return abs(sum(shares) - 1) <= slack(whole) + sum(s * slack(p) for s, p in zip(shares, parts, strict=True)) + 1e-9


def _part(number: Number, whole: Number) -> float:
    part, all_of_it = amount(number, whole)
    return part / all_of_it

