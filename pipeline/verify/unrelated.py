"""Products that the words do not mean: objections to them are none.

``서버 3대, 대당 2,240만 원``: what each costs is no total of the three. ``주식 한 주에 30달러 … 초당 화소 50억 개``: the price of one thing times how many there are of another.
``üç yıl önce 132 dolardı``: how long ago something was multiplies nothing, nor do both ends of a move (``3대에서 9대로``). ``8 Mbps, on bir makineye 0,7``: a quotient, rounded.
"""

from __future__ import annotations

from collections.abc import Sequence

from pipeline.languages import totalling_of
from pipeline.lexicon import fold
from pipeline.verify.amounts import counts_in_words, digits, dimension_of
from pipeline.verify.misreckoned import METHOD as RECKONED
from pipeline.verify.moves import FROM, TO
from pipeline.verify.numbers import written_half_step
from pipeline.verify.of_each import ANY, counts_it, each_of, in_unit_of
from pipeline.verify.of_each import METHOD as OF_EACH
from pipeline.verify.records import Case, Finding, Number
from pipeline.verify.relation_evidence import OF_A_SUPPLY
from pipeline.verify.terms import METHOD as RELATION

CAUSES = frozenset({"product", "unit_error"})
BY_PLACE = frozenset({OF_EACH, RELATION})  # whose figures end with the one that the others should make
PRODUCTS = BY_PLACE | {RECKONED}
UNLIKE = frozenset({"company", "country", "city", "supplier", "customer"})  # what one of them has, the others have not
AFTER = 16  # characters behind a number in which words stand that end it
TWO = 2


def is_unrelated(case: Case, finding: Finding) -> bool:
    """Whether words say of an objection to a product that its numbers make none."""
    if finding.verdict != "conflicting" or finding.cause not in CAUSES or " × " not in finding.explanation:
        return False
    found = {n.start: n for n in (*counts_in_words(case, 0, len(case.text)), *case.numbers)}
    numbers = [found[start] for start, _ in finding.inputs.get("figures", ()) if start in found]
    if finding.method in PRODUCTS and any(n.base_unit == "s" and totalling_of(case.language).ago.match(fold(case.text[n.end : n.end + AFTER])) for n in numbers):
        return True
    if finding.method not in BY_PLACE or len(numbers) <= TWO:
        return False
    *factors, target = numbers
    if case.block_at(target.start).kind != "title" and case.words(case.sentence_at(target.start)).rstrip(' \n"”’»').endswith("?"):
        return True  # asked, and told by nobody
    if OF_A_SUPPLY.match(fold(case.text[target.end : target.end + AFTER])):
        return True  # ``750 watt'lık kaynağı``: what it may give
    return _is_of_each_itself(case, factors, target) or _counts_others(case, factors) or _is_a_move(case, factors) or _is_a_quotient(factors, target)


def _is_of_each_itself(case: Case, factors: Sequence[Number], target: Number) -> bool:
    """``3대: 대당 2,240만 원``, ``Üretici işlemci başına 350 teraflop vadediyor, GC200'de bu 250'ydi``: the one that should be a total is told of each."""
    told = each_of(case, target)
    if told is None or told.unit or told.word in ANY:
        return False
    if any(dimension_of(n) == "count" and counts_it(case, fold(told.word), n) and not _is_held(case, n) for n in factors if n is not target):
        return True
    behind = [n for n in factors if n.unit == target.unit and n.start > target.end and case.sentence_at(n.start) == case.sentence_at(target.start)]
    return any(each_of(case, n) is None for n in behind)


def _is_held(case: Case, count: Number) -> bool:
    """``서버 한 대에 카드 8장``: a count that is told of each itself."""
    return each_of(case, count) is not None


def _counts_others(case: Case, factors: Sequence[Number]) -> bool:
    """``hisse başına 30 dolar`` beside ``5 milyar piksel``; ``상위 5개사`` beside what one of them sold: the count is not of what each is told of."""
    if any(n.unit in UNLIKE and dimension_of(n) == "count" for n in factors) and not any(each_of(case, n) for n in factors):
        return True
    for one in factors:
        told = each_of(case, one)
        if told is None or told.unit or told.word in ANY or "/" in (one.unit or "").replace("/s", ""):
            continue
        many = [n for n in factors if n is not one and dimension_of(n).startswith("count")]
        if many and all(n.unit not in {"piece", "chip", "card", "GPU"} and not counts_it(case, fold(told.word), n) for n in many):
            return True
    return False


def _is_a_move(case: Case, factors: Sequence[Number]) -> bool:
    """``3대에서 9대로 늘었다``, ``üç karttan dokuz karta``: what something was and what it came to are no factors of one product."""
    first, second = sorted(factors, key=lambda n: n.start)[:TWO]
    return first.unit == second.unit and FROM.match(case.text[first.end : second.start]) is not None and TO.match(case.text[second.end : second.end + AFTER]) is not None


def _is_a_quotient(factors: Sequence[Number], target: Number) -> bool:
    """``8 Mbps'i on bir makineye bölünce 0,7``: what each has is the total, shared out among all of them, and rounded to the digits written."""
    if len(factors) != TWO:
        return False
    for each, many in (factors, factors[::-1]):
        if dimension_of(many) != "count" or not many.value or "." not in f"{each.value:.12g}" or len(digits(target)) >= len(digits(each)) + len("12"):
            continue
        whole = in_unit_of(each, target)
        if whole and each.value and abs(whole / many.value - each.value) <= written_half_step(each.surface, each.value) * (1 + 1e-9):
            return True
    return False
