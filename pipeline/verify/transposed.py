"""Arithmetic by place: one amount told twice, the digits of one telling in another order: ``65,536개 … 63,556개``.

Two amounts of one kind far apart that have the same digits, and neither of which stands anywhere else, are one amount.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator

from pipeline.verify.amounts import digits, dimension_of, sentence_index
from pipeline.verify.contradictions import CORRECTION, context_words
from pipeline.verify.numbers import Tolerances, shown
from pipeline.verify.parts import UNNAMED, some_parts_fit
from pipeline.verify.places import claims_on, measures, spans_of, spread
from pipeline.verify.records import Case, Finding, Number
from pipeline.verify.retold import is_correction

CHECK, METHOD = "arithmetic", "transposed"
ALONE, BESIDE_WORDS = 5, 4  # digits whose order slipped by no chance; with a word in common
NEAR = 2.0  # times that two tellings lie apart at most


def check_transposed(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    del tolerances  # digits are compared as written
    if is_correction(case):
        return
    claims = claims_on(case)
    numbers = [n for n in measures(case) if n.kind in {"quantity", "money"} and n.value and n.value > 0 and not n.value_max and len(digits(n)) >= BESIDE_WORDS]
    often = Counter((n.value, n.unit) for n in numbers)
    for a, b in itertools.combinations(numbers, 2):
        if sorted(digits(a)) == sorted(digits(b)) and digits(a) != digits(b) and max(often[n.value, n.unit] for n in (a, b)) == 1 and _is_one(case, a, b):
            said = f"{shown(a.value, a.unit)} in one place and {shown(b.value, b.unit)} in another: the same digits in another order."
            for number in (a, b):
                yield from spread(number, claims, Finding("", CHECK, "conflicting", "contradiction", said, {"figures": spans_of((a, b))}, METHOD))


def _is_one(case: Case, a: Number, b: Number) -> bool:
    """Whether two amounts are told of one thing: by their digits, their kind, and words beside them where the digits are few."""
    apart = (a.base_value or 0) / (b.base_value or 1)
    if a.unit != b.unit and not (dimension_of(a) == dimension_of(b) == "count" and {a.unit, b.unit} & UNNAMED):
        return False
    if not 1 / NEAR <= apart <= NEAR or a.surface[:1] != b.surface[:1] or sentence_index(case, a) == sentence_index(case, b):
        return False
    if {case.block_at(n.start).kind for n in (a, b)} <= {"table", "list_item"} or any(CORRECTION.search(case.words(case.sentence_at(n.start))) for n in (a, b)):
        return False
    if len(digits(a)) < ALONE and not context_words(case, a) & context_words(case, b):
        return False
    return not (some_parts_fit(case, a) and some_parts_fit(case, b))
