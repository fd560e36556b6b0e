"""Arithmetic by word: what has come together so far, or over several quarters, out of amounts told sentences before it.

``720억 원을 투자받았다 … 2021년의 180억 원까지 더하면 지금까지 받은 돈은 960억 원``; ``İlk çeyrekteki 1.520 milyon lira da eklenince dokuz aylık gelir 4.690 milyon lira``.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence

from pipeline.languages import totalling_of
from pipeline.lexicon import fold
from pipeline.verify.amounts import digits, dimension_of, one_digit_off, sentence_index, slack, swapped, worth
from pipeline.verify.differences import is_difference
from pipeline.verify.equations import Equation, joined
from pipeline.verify.metrics import family_name
from pipeline.verify.numbers import MONEY, Tolerances, shown
from pipeline.verify.partners import alike
from pipeline.verify.parts import some_parts_fit
from pipeline.verify.places import claims_on, measures, spans_of, spread
from pipeline.verify.records import Assertion, Case, Finding, Number
from pipeline.verify.retold import is_correction

CHECK, METHOD = "arithmetic", "running total"
BACK = 8  # sentences before a total in which its parts may stand
NEAREST = 8  # different amounts that are tried
MOST = 3  # amounts besides those that its sentence adds
LEAST_DIGITS = 2  # of a total
NEAR = (0.6, 1.6)  # times that the amount told first, and what is added to it, may make of a total and be meant for it
LEAST_PART = 0.02  # of a total that a part has: ``두 장을 더하면`` is none
SURE_DIGITS = 3  # of a total whose parts are any of those told before
Claims = dict[str, list[Assertion]]


def check_running_totals(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    del tolerances  # sums are compared to the digits they are written with
    if is_correction(case):
        return
    claims = claims_on(case)
    numbers = [n for n in measures(case) if n.value and n.value > 0 and not n.value_max and n.kind in {"quantity", "money"} and case.block_at(n.start).kind not in {"table", "title", "chrome", "heading"}]
    for total in numbers:
        parts = _missed(case, total, [n for n in numbers if n.end <= total.start], claims)
        if parts:
            come = sum(map(worth, parts)) / worth(total) * (total.value or 0)
            said = f"{Equation(joined('+', parts), come, total.unit)}, the article says {shown(total.value, total.unit)} in all."
            finding = Finding("", CHECK, "conflicting", "wrong_total", said, {"figures": spans_of((*parts, total)), "computed": come}, METHOD)
            for number in (total, *parts):
                yield from spread(number, claims, finding)


def _missed(case: Case, total: Number, before: Sequence[Number], claims: Claims) -> tuple[Number, ...]:
    """The parts that were meant, of which a slip of the total's digits keeps it; none where any of the amounts before it make it."""
    if total.quantifier != "exact" or len(digits(total)) < LEAST_DIGITS or dimension_of(total) not in {"count", *MONEY} or is_difference(case, total):
        return ()
    words, sentence = totalling_of(case.language), case.sentence_at(total.start)
    said = fold(case.text[sentence.start : total.start])
    added = [n for n in before if n.start >= sentence.start and _adds_to(case, n, total, claims)]
    adds = bool(added) and words.adding.search(fold(case.text[added[-1].end : total.start])) is not None
    if not (adds or words.over_periods.search(said)) or words.more.search(fold(case.words(sentence))):
        return ()
    earlier = [n for n in before if n.start < sentence.start and sentence_index(case, total) - sentence_index(case, n) <= BACK and _adds_to(case, n, total, claims)]
    ways = list(_ways(added if adds else [], earlier))
    if any(_fits(way, total) for way in ways) or any(worth(n) == worth(total) for n in earlier):
        return ()
    if adds and (whole := _whole(case, total, earlier)) is not None and worth(whole) not in {worth(n) for n in added} and NEAR[0] <= sum(map(worth, (whole, *added))) / worth(total) <= NEAR[1]:
        return (whole, *added)
    meant = [way for way in ways if _is_slip(total, way)] if len(digits(total)) >= SURE_DIGITS and not some_parts_fit(case, total) else []
    return meant[0] if len({tuple(sorted(map(worth, way))) for way in meant}) == 1 else ()


def _adds_to(case: Case, part: Number, total: Number, claims: Claims) -> bool:
    """Whether an amount is less than a total, of its kind and, where claims tell, of its measure."""
    ours, theirs = ({family_name(c.metric) for c in claims.get(n.figure_id, ()) if c.metric} for n in (part, total))
    return part.quantifier == "exact" and LEAST_PART * worth(total) <= worth(part) < worth(total) and bool(digits(part)) and alike(part, total) and not is_difference(case, part) and (not ours or not theirs or bool(ours & theirs))


def _whole(case: Case, total: Number, earlier: Sequence[Number]) -> Number | None:
    """The amount that the paragraph begins with, which those after it are parts of or none is greater than."""
    block = case.block_at(total.start)
    own = [n for n in earlier if n.start >= block.start] or [n for n in earlier if case.block_at(n.start) == case.block_at(earlier[-1].start)]
    return own[0] if own and max(map(worth, own)) == worth(own[0]) else None


def _ways(added: Sequence[Number], earlier: Sequence[Number]) -> Iterator[tuple[Number, ...]]:
    """What the sentence adds with some of the last different amounts before it; any two of these where it adds none."""
    last = {worth(n): n for n in earlier}
    near = sorted(last.values(), key=lambda n: n.start)[-NEAREST:]
    for size in range(1, MOST) if added else (2,):
        for some in itertools.combinations(near, size):
            yield (*some, *added)
    if len(added) > 1:
        yield tuple(added)


def _fits(parts: Sequence[Number], total: Number) -> bool:
    """Whether amounts make a total to the last digit of the one that is written most coarsely."""
    summed = sum(map(worth, parts))
    return abs(summed - worth(total)) <= max(slack(n) * worth(n) for n in (total, *parts)) + 1e-9 * summed


def _is_slip(total: Number, parts: Sequence[Number]) -> bool:
    come = sum(map(worth, parts)) / worth(total) * (total.value or 0)
    return one_digit_off(total, come) or swapped(total, come)
