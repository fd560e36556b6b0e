"""Arithmetic by word: a total whose parts stand in other sentences, or a product whose factors do.

``1분기 1조 2,100억 원 … 2분기 1조 4,500억 원 … 이로써 상반기 2조 7,600억 원``; ``A serisinde 32 milyon, B serisinde 105 milyon … toplamda 421 milyon``;
``Sabah 38, akşam 34, gece 19 kişi. Bölüm olarak 81 kişiyiz``; ``64장이 하루 24시간씩 9일이면 모두 1만 8,324 GPU시간``; ``sekiz B200'ün toplamı 1.140 GB`` over a table.
"""

from __future__ import annotations

import itertools
import math
import re
from collections import defaultdict
from collections.abc import Iterator, Sequence

from pipeline.languages import totalling_of
from pipeline.lexicon import fold
from pipeline.verify.amounts import (
    counts_in_words,
    digits,
    dimension_of,
    one_digit_off,
    sentence_index,
    slack,
    slipped,
    swapped,
    unit_head,
    window,
    worth,
)
from pipeline.verify.differences import is_difference
from pipeline.verify.equations import Equation, joined, made_of
from pipeline.verify.metrics import family_name
from pipeline.verify.names import keys
from pipeline.verify.numbers import MONEY, Tolerances, shown, significant_digits
from pipeline.verify.partners import alike
from pipeline.verify.parts import add_up, some_parts_fit
from pipeline.verify.places import claims_on, measures, spans_of, spread
from pipeline.verify.records import Assertion, Case, Finding, Number
from pipeline.verify.retold import is_correction

CHECK, METHOD = "arithmetic", "far total"
Wrong = tuple[tuple[Number, ...], Number, float]  # the parts, the total, what they come to
NEAR = (0.6, 1.6)  # times that the parts may make of the total and be meant for it
LISTED_NEAR = (0.75, 1.35)  # the same, of a list right before its total
FEWEST, MOST = 3, 4  # parts of a list, and of a total in other sentences
NEAREST = 6  # different amounts that are tried
LEAST_PART = 0.02  # of a total that a part of a list has: less is told of something else
LEAST_DIGITS = 3  # of a total whose digits changed places
REACH = 60  # characters before a total in which its word stands
_PARTS_OF = {"H1": (("Q1", "Q2"),), "H2": (("Q3", "Q4"),), "": (("H1", "H2"), ("Q1", "Q2", "Q3", "Q4"), ("H1", "Q3", "Q4"))}
_PERIOD = re.compile(r"(\d{4})(?:-([QH][1-4]))?")
ADDITIVE = frozenset({"revenue", "profit", "operating_profit", "net_profit", "shipments", "investment", "production", "export", "exports", "cost", "sales"})


def check_far_totals(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    del tolerances  # sums are compared to the digits they are written with
    if is_correction(case):
        return
    claims = claims_on(case)
    numbers = [n for n in measures(case) if n.value and n.value > 0 and not n.value_max and n.kind in {"quantity", "money"}]
    told: set[int] = set()
    for sign, found in (("+", (*_by_periods(case), *_summed_up(case, numbers), *_reordered(case, numbers))), ("×", (*_multiplied(case, numbers), *_so_many_cells(case, numbers), *_times_reordered(case, numbers)))):
        for parts, total, come in found:
            if total.start in told:
                continue
            told.add(total.start)
            said = f"{made_of(parts, come, total.unit) if sign == '×' else Equation(joined(sign, parts), come, total.unit)}, the article says {shown(total.value, total.unit)} in all."
            finding = Finding("", CHECK, "conflicting", "wrong_total", said, {"figures": spans_of((*parts, total)), "computed": come}, METHOD)
            for number in (total, *(n for n in parts if n.figure_id)):
                yield from spread(number, claims, finding)


# Periods that make up a longer one


def _by_periods(case: Case) -> Iterator[Wrong]:
    """The quarters of a half, the halves of a year: amounts of one metric of one thing, claimed of each."""
    amounts: defaultdict[tuple[object, ...], defaultdict[str, list[Assertion]]] = defaultdict(lambda: defaultdict(list))
    for claim in case.claims:
        match = _PERIOD.fullmatch(claim.as_of or "")
        if match and claim.likely and claim.figure is not None and claim.metric in ADDITIVE and claim.direction is None and claim.figure.kind in {"money", "quantity"} and claim.figure.quantifier == "exact" and claim.figure.unit != "percent":
            of = tuple(sorted((k, str(v)) for k, v in claim.conditions.items() if k != "period"))
            amounts[frozenset(keys(claim.subjects)), family_name(claim.metric), dimension_of(claim.figure), of][claim.as_of or ""].append(claim)
    for by_period in amounts.values():
        for period, totals in by_period.items():
            year, _, part = period.partition("-")
            for names in _PARTS_OF.get(part, ()):
                choices = [by_period.get(f"{year}-{name}", ()) for name in names]
                if all(choices):
                    yield from _of_periods(choices, totals)


def _of_periods(choices: Sequence[Sequence[Assertion]], totals: Sequence[Assertion]) -> Iterator[Wrong]:
    """The total that no choice of what is told of the parts makes, and one makes but for a digit, or the only one comes near to."""
    ways = [tuple(c.figure for c in chosen if c.figure is not None) for chosen in itertools.product(*choices)]
    for total in {c.figure for c in totals if c.figure is not None}:
        if any(_fits(parts, total) for parts in ways):
            continue
        meant = [p for p in ways if _is_slip(total, p)] or (ways if len({tuple(n.value for n in p) for p in ways}) == 1 else [])
        if meant and LISTED_NEAR[0] <= _come(meant[0], total) / (total.value or 1) <= LISTED_NEAR[1] and max(map(worth, meant[0])) < worth(total):
            yield meant[0], total, _come(meant[0], total)


def _come(parts: Sequence[Number], total: Number) -> float:
    return sum(map(worth, parts)) / worth(total) * (total.value or 0)


def _fits(parts: Sequence[Number], total: Number) -> bool:
    summed = sum(map(worth, parts))
    return abs(summed - worth(total)) <= slack(total) * worth(total) + sum(slack(n) * worth(n) for n in parts) + 1e-9 * summed


def _is_slip(total: Number, parts: Sequence[Number]) -> bool:
    come = _come(parts, total)
    return slipped(total, come) or one_digit_off(total, come)


# A list, and its total right behind it


def _summed_up(case: Case, numbers: Sequence[Number]) -> Iterator[Wrong]:
    """``Sabah 38, akşam 34, gece 19 kişi var. Bölüm olarak 81 kişiyiz``: amounts of one sentence, and in it or in the next what all are, some told for each month or without a unit."""
    totalling = totalling_of(case.language)
    body = [n for n in numbers if case.block_at(n.start).kind not in {"table", "title", "chrome"}]
    for total in body:
        sentence = case.sentence_at(total.start)
        said = fold(case.words(sentence))
        before = [n for n in body if n.end <= total.start and case.block_at(n.start) == case.block_at(total.start) and 0 <= sentence_index(case, total) - sentence_index(case, n) <= 1]
        parts = [n for n in before if n.start >= sentence.start and _is_of_it(n, total)] or [n for n in before if _is_of_it(n, total)]
        if len(parts) < TWO or total.unit is None or dimension_of(total) not in {"count", "count/s", *MONEY} or unit_head(total) in NOT_ADDED or totalling.of_list.search(said) or totalling.more.search(said):
            continue
        told = fold(case.text[max(sentence.start, parts[-1].end) : total.start])
        if totalling.of_list.search(fold(case.words(case.sentence_at(parts[0].start)))) or not (totalling.total.search(told) or totalling.people.match(fold(case.text[total.end : total.end + REACH]))):
            continue
        parts = [n for n in parts if (n.value or 0) >= LEAST_PART * (total.value or 0)]
        come = sum(n.value or 0 for n in parts)
        if any(n.quantifier != "exact" or is_difference(case, n) for n in (*parts, total)) or not LISTED_NEAR[0] <= come / (total.value or 1) <= LISTED_NEAR[1] or max(n.value or 0 for n in parts) >= (total.value or 0):
            continue
        listed = all(b.start - a.end <= GAP and not _ENDS.search(case.text[a.end : b.start]) for a, b in itertools.pairwise(parts))
        here = parts[0].start >= sentence.start
        beside = total.start - parts[-1].end <= BESIDE and "/" in (total.unit or "")  # other lists are those of ``totals.py``
        by_chance = len(parts) < FEWEST and significant_digits(total.value) < FEWEST  # one of two digits differs by chance
        sure = (listed and (beside if here else len(parts) >= FEWEST) and _is_only(numbers, parts, total)) or (not by_chance and (slipped(total, come) or one_digit_off(total, come)))
        if sure and abs(come / (total.value or 1) - 1) > 1e-9 and not some_parts_fit(case, total) and not _run_fits(numbers, total, parts):
            yield tuple(parts), total, come


TWO = 2
BESIDE = 14  # characters between the last part and a total told in one breath with it
GAP = 34  # characters between two parts of a list
_ENDS = re.compile(r"[.!?;]\s")
NOT_ADDED = frozenset({"point", "token", "frame", "image", "sentence"})  # scores and rates of each


def _is_only(numbers: Sequence[Number], parts: Sequence[Number], total: Number) -> bool:
    """Whether nothing is counted between the parts and their total, but how many they are."""
    return not any(parts[0].start < n.start < total.start and n.value != len(parts) for n in numbers if n not in parts)


def _is_of_it(part: Number, total: Number) -> bool:
    """Whether a number is in the unit of a total, for a time or not, or has none."""
    return unit_head(part) == unit_head(total) or (_BARE.fullmatch(part.surface) is not None and not part.surface.strip().startswith("20")) or (part.unit is None and part.kind == "quantity")


def _run_fits(numbers: Sequence[Number], total: Number, parts: Sequence[Number]) -> bool:
    """Whether some of the numbers of the list make the total, or the whole article tells their sum somewhere else."""
    wanted, values = total.value or 0.0, [n.value or 0.0 for n in parts]
    some = any(abs(sum(chosen) - wanted) <= 1e-6 * wanted for size in range(TWO, len(values) + 1) for chosen in itertools.combinations(values, size)) if len(values) <= NEAREST else True
    return some or any(n is not total and abs((n.value or 0) - sum(values)) <= 1e-6 * wanted for n in numbers)


_BARE = re.compile(r"[\d.,]+\s?")  # written without a unit, whatever unit it is read with

# A total with its digits in another order


def _reordered(case: Case, numbers: Sequence[Number]) -> Iterator[Wrong]:
    """``32 milyon … 105 milyon … 275 milyon; toplamda 421 milyon``: no amounts before it make the total, some make its digits in another order."""
    totalling = totalling_of(case.language)
    for total in numbers:
        sentence = case.sentence_at(total.start)
        before = fold(case.text[max(sentence.start, total.start - REACH) : total.start])
        if total.quantifier not in {"exact", "about"} or len(digits(total)) < LEAST_DIGITS or case.block_at(total.start).kind in {"table", "title", "chrome"} or not totalling.total.search(before):
            continue
        like = [n for n in numbers if n.end < total.start and n.quantifier == "exact" and alike(n, total) and n.unit is not None and worth(n) < worth(total) and dimension_of(total) in {"count", "bit", "W", "J", *MONEY}]
        ways = list(_ways(like))
        if any(_fits(p, total) for p in ways) or some_parts_fit(case, total):
            continue
        meant = [p for p in ways if swapped(total, _come(p, total)) and NEAR[0] <= _come(p, total) / (total.value or 1) <= NEAR[1] and add_up(p, total)]
        if len(meant) == 1 and (len(digits(total)) > LEAST_DIGITS or len(meant[0]) >= FEWEST):
            yield meant[0], total, _come(meant[0], total)


def _ways(like: Sequence[Number]) -> Iterator[tuple[Number, ...]]:
    """Choices of the last different amounts, each told last: any two, and more that follow each other."""
    last: dict[float, Number] = {}
    for n in reversed(like):
        last.setdefault(worth(n), n)
    near = sorted(list(last.values())[:NEAREST], key=lambda n: n.start)
    runs = (tuple(near[i : i + size]) for size in range(FEWEST, MOST + 1) for i in range(len(near) - size + 1))
    return itertools.chain(itertools.combinations(near, 2), runs)


# Products


def _multiplied(case: Case, numbers: Sequence[Number]) -> Iterator[Wrong]:
    """``64장이 하루 24시간씩 9일이면 모두 1만 8,324 GPU시간``: all that its sentence tells before it multiplied, one digit or their order beside the total."""
    totalling = totalling_of(case.language)
    for total in numbers:
        sentence = case.sentence_at(total.start)
        factors = [n for n in numbers if sentence.start <= n.start < total.start]
        if len(factors) not in {FEWEST, MOST} or len(digits(total)) < MOST or total.quantifier not in {"exact", "about"} or any(n.quantifier != "exact" for n in factors):
            continue
        if not totalling.total.search(fold(case.text[factors[-1].end : total.start])):
            continue
        come = math.prod(n.value or 0 for n in factors)
        off = come / (total.value or 1)
        if abs(off - 1) > slack(total) + 1e-9 and NEAR[0] <= off <= NEAR[1] and (slipped(total, come) or swapped(total, come)):
            yield tuple(factors), total, come


def _times_reordered(case: Case, numbers: Sequence[Number]) -> Iterator[Wrong]:
    """``1,600만 주를 3만 2,000원에 … 시가총액은 5,210억 원``: a count and what each has nearby make the total but for the order of its digits, nothing else makes it."""
    totalling = totalling_of(case.language)
    for total in numbers:
        if total.quantifier not in {"exact", "about"} or len(digits(total)) < LEAST_DIGITS or case.block_at(total.start).kind in {"table", "title", "chrome"}:
            continue
        sentence = case.sentence_at(total.start)
        if not totalling.product.search(fold(case.text[sentence.start : total.start])):
            continue
        near = [n for n in (numbers if totalling.shares.search(fold(case.text[sentence.start : total.start])) else window(case, total)) if n is not total and n.value and n.value > 1 and n.kind in {"quantity", "money"} and not n.value_max]
        ways = [(count, each) for count in near if dimension_of(count) == "count" and float(count.value or 0).is_integer() for each in near if each is not count and _is_each(each, total)]
        made = {way: (way[0].value or 0) * worth(way[1]) / worth(total) * (total.value or 0) for way in ways}
        if some_parts_fit(case, total) or any(abs(come / (total.value or 1) - 1) <= slack(total) + slack(way[1]) + 1e-9 for way, come in made.items()):
            continue
        meant = [way for way, come in made.items() if swapped(total, come) and NEAR[0] <= come / (total.value or 1) <= NEAR[1]]
        if meant and len({frozenset((a.value, b.value)) for a, b in meant}) == 1 and all(n.quantifier == "exact" for n in meant[0]):
            yield meant[0], total, made[meant[0]]


def _is_each(each: Number, total: Number) -> bool:
    """Whether an amount is of the kind of a total, and of counts of the same thing or of nothing that is named."""
    return dimension_of(each) == dimension_of(total) and worth(each) < worth(total) and (dimension_of(each) != "count" or each.unit == total.unit or {each.unit, total.unit} & {None, "piece"} != set())


def _so_many_cells(case: Case, numbers: Sequence[Number]) -> Iterator[Wrong]:
    """``sekiz B200'ün toplamı 1.140 GB`` over a row ``B200 | 180 GB``: a count of a thing by its name, and what each has in a row of that name."""
    totalling = totalling_of(case.language)
    cells = [n for n in numbers if case.block_at(n.start).kind == "table" and n.unit is not None]
    for total in numbers if cells else ():
        sentence = case.sentence_at(total.start)
        if case.block_at(total.start).kind in {"table", "title", "chrome"} or len(digits(total)) < LEAST_DIGITS or not totalling.total.search(fold(case.text[sentence.start : total.start])):
            continue
        for count in [n for n in (*numbers, *counts_in_words(case, sentence.start, total.start)) if sentence.start <= n.start < total.start and dimension_of(n) == "count" and (n.value or 0) > 1]:
            named = _NAME.match(case.text, count.end)
            like = [n for n in cells if n.unit == total.unit]
            if named is None or any(abs((n.value or 0) * (count.value or 0) / (total.value or 1) - 1) <= slack(total) + slack(n) + 1e-9 for n in like):
                continue
            own = [n for n in like if named[1] in case.text[case.text.rfind("\n", 0, n.start) + 1 : n.start]]
            come = (own[0].value or 0) * (count.value or 0) if len(own) == 1 else 0.0
            if own and NEAR[0] <= come / (total.value or 1) <= NEAR[1] and (slipped(total, come) or one_digit_off(total, come)):
                yield (own[0], count), total, come


_NAME = re.compile(r"\s?(?:adet |tane |[장대개]?의 )?([A-Za-z][A-Za-z\- ]*\d[0-9A-Za-z]*)")
