"""Arithmetic by word: what a box has that is filled with so many of a thing, and what each of them has, told sentences before.

``카드 한 장에 320TOPS … 카드 여덟 장을 꽂은 서버 … 서버 한 대의 연산 성능은 2,860TOPS``; ``sunucunun fiyatı 148.000 avro … Altı sunucusu takılmış bir dolap 868.000 avroya``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pipeline.languages import totalling_of
from pipeline.lexicon import fold
from pipeline.verify.amounts import counts_in_words, digits, dimension_of, one_digit_off, sentence_index, slack, swapped, worth
from pipeline.verify.differences import is_difference
from pipeline.verify.equations import Equation, joined
from pipeline.verify.numbers import MONEY, Tolerances, shown
from pipeline.verify.partners import alike
from pipeline.verify.places import claims_on, measures, spans_of, spread
from pipeline.verify.records import Case, Finding, Number
from pipeline.verify.retold import is_correction

CHECK, METHOD = "arithmetic", "filled box"
KINDS = frozenset({"bit", "operation/s", "W", *MONEY})  # what things have together as often as there are things
BACK = 10  # sentences before a box in which it is told what each has
BESIDE = 2  # sentences from a total within which other counts may make it
LEAST_DIGITS = 3  # of what all have: of two, one differs by chance
REACH = 40  # characters behind a count in which it is told what it fills
NEAR = (0.6, 1.6)
MORE_THAN_ITS_PARTS = frozenset({"W", *MONEY})  # a machine costs and draws more than what is in it


def check_filled_boxes(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    del tolerances  # products are compared to the digits they are written with
    if is_correction(case):
        return
    claims = claims_on(case)
    numbers = [n for n in measures(case) if n.value and n.value > 0 and not n.value_max and case.block_at(n.start).kind not in {"title", "chrome"}]
    for count in _fillings(case, numbers):
        for total in _of_the_box(case, count, numbers):
            each = _missed(case, count, total, numbers)
            if each is not None:
                come = (count.value or 0) * worth(each) / worth(total) * (total.value or 0)
                said = f"{Equation(joined('×', (count, each)), come, total.unit)}, the article says {shown(total.value, total.unit)} for all of them."
                finding = Finding("", CHECK, "conflicting", "product", said, {"figures": spans_of((each, count, total)), "computed": come}, METHOD)
                for number in (total, each):
                    yield from spread(number, claims, finding)


def _fillings(case: Case, numbers: Sequence[Number]) -> Iterator[Number]:
    """How many of a thing fill something, by the words behind them."""
    filled = totalling_of(case.language).filled
    for n in (*numbers, *counts_in_words(case, 0, len(case.text))):
        if dimension_of(n) == "count" and (n.value or 0) > 1 and float(n.value or 0.5).is_integer() and filled.match(fold(case.text[n.end : n.end + REACH])):
            yield n


def _of_the_box(case: Case, count: Number, numbers: Sequence[Number]) -> Iterator[Number]:
    """Amounts behind a count in its sentence, or in the next one, where that speaks of the box."""
    place = sentence_index(case, count)
    for n in numbers:
        near = sentence_index(case, n) - place
        if n.start < count.end or near not in {0, 1} or n.quantifier != "exact" or dimension_of(n) not in KINDS or len(digits(n)) < LEAST_DIGITS or is_difference(case, n) or case.block_at(n.start).kind == "table":
            continue
        if near == 0 or totalling_of(case.language).box.match(fold(case.words(case.sentence_at(n.start)))):
            yield n


def _missed(case: Case, count: Number, total: Number, numbers: Sequence[Number]) -> Number | None:
    """What each has, where so many of it make the total but for a slip of its digits, and nothing that is told makes it."""
    like = [n for n in numbers if n is not total and alike(n, total) and worth(n) < worth(total)]
    place = sentence_index(case, total)
    counts = {count.value or 0, *(c.value or 0 for c in numbers if dimension_of(c) == "count" and (c.value or 0) > 1 and abs(sentence_index(case, c) - place) <= BESIDE)}
    if any(abs(k * worth(n) / worth(total) - 1) <= slack(n) + slack(total) + 1e-9 for n in like for k in counts):
        return None
    before = [n for n in like if n.end <= total.start and sentence_index(case, count) - sentence_index(case, n) <= BACK and n.quantifier == "exact" and not is_difference(case, n)]
    made = [(n, (count.value or 0) * worth(n) / worth(total) * (total.value or 0)) for n in before]
    if dimension_of(total) in MORE_THAN_ITS_PARTS:
        made = [(n, come) for n, come in made if come > (total.value or 0)]
    meant = [n for n, come in made if NEAR[0] <= come / (total.value or 1) <= NEAR[1] and (one_digit_off(total, come) or swapped(total, come))]
    return meant[-1] if len({worth(n) for n in meant}) == 1 else None
