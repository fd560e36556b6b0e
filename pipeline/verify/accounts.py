"""Accounts of several steps that come out: objections to single steps of them are none.

``두 장이 장당 380W, 나머지가 140W여서 모두 900W``; ``56.000 dolar … elimize 10.400 dolar geçti. Net 45.600 dolar``; ``1학기 130명, 2학기 155명, 두 학기 모두 105명이라
합치면 180명``; ``kart başına saati 2,5 dolar … 8 kartla 29,4 dakika 9,8 dolar``. Numbers that such steps tie together, each to the last digit written, bear each
other out: a sum or a product of some of them that gives another one was not meant.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence

from pipeline.languages import totalling_of
from pipeline.lexicon import fold
from pipeline.verify.amounts import (
    Amount,
    counted_spans,
    digits,
    dimension_of,
    product_dimension,
    readings,
    sentence_index,
    worth,
)
from pipeline.verify.numbers import written_half_step
from pipeline.verify.partners import alike
from pipeline.verify.parts import is_of_each
from pipeline.verify.records import Case, Finding, Number
from pipeline.verify.totals import REST

BACK, AHEAD = 6, 2  # sentences before a result and after it in which its terms may stand
NEAREST, NEXT = 18, 12  # numbers that are tried for one result: in sums and as so many of so much each; in products of several kinds
MOST = 4  # terms of one sum
WELL_WRITTEN = 3  # digits of a result that comes out by no chance
SURE = 4  # digits of result and factor together
FACTORS = 3  # numbers of a product
FEW, SMALL = 12, 100  # counts up to them say how many times, and need no account of their own
EXACT = 1e-9  # relative
CAUSES = frozenset({"product", "wrong_total", "ratio", "unit_error"})
PROVEN = frozenset({"rest of a count"})  # rest on an account that comes out themselves
Tie = tuple[Number, ...]  # a result and its terms


class Accounts:
    """Which numbers of a document come out of one another."""

    def __init__(self, case: Case) -> None:
        self._case = case
        self._pool = [
            n for n in counted_spans(case, 0, len(case.text))
            if n.value and n.value > 0 and not n.value_max and n.quantifier in {"exact", "about"} and case.block_at(n.start).kind not in {"table", "title", "chrome"}
        ]  # fmt: skip
        self._small = {n.start: n for n in self._pool if n.kind == "quantity" and dimension_of(n).startswith("count") and (n.value or 0) <= SMALL}
        self._root: dict[int, int] | None = None
        self._members: list[frozenset[int]] = []

    def explain(self, finding: Finding) -> bool:
        """Whether all amounts that an objection is made of come out of one another by other steps."""
        if finding.verdict != "conflicting" or finding.cause not in CAUSES or finding.method in PROVEN:
            return False
        starts = {start for start, _ in finding.inputs.get("figures", ())}
        if self._root is None:
            self._root = self._tied()
        tied = {start for start in starts if start in self._root}
        if len(tied) > 1 and len({self._find(start) for start in tied}) == 1 and all(self._is_beside(start, tied) for start in starts - tied):
            return True
        return len(starts) == FACTORS and any(len(starts & members) > 1 and self._are_of_two_kinds(starts, members) for members in self._members)

    def _is_beside(self, start: int, tied: set[int]) -> bool:
        """Whether a number that no account ties only says how many of something, in a sentence of its own or in words for a few."""
        number = self._small.get(start)
        return number is not None and ((number.value or 0) <= FEW or self._case.sentence_at(start) not in {self._case.sentence_at(one) for one in tied})

    def _are_of_two_kinds(self, starts: set[int], members: frozenset[int]) -> bool:
        """Whether the number that an account leaves out is none like those that it ties: something else makes the one of the other."""
        kinds = [{dimension_of(n) for n in self._pool if n.start in some} for some in (starts - members, members)]
        return bool(kinds[0]) and not kinds[0] & (kinds[1] | {"percent", "percentage_point", "x"})

    def _find(self, start: int) -> int:
        assert self._root is not None
        while self._root[start] != start:
            start = self._root[start]
        return start

    def _tied(self) -> dict[int, int]:
        self._root = {}
        same: dict[tuple[str | None, float | None], int] = {}
        for made, tie in (one for target in self._pool for one in self._ties(target)):
            self._members += [frozenset(n.start for n in tie)] if made else []
            for n in tie:
                self._root.setdefault(n.start, n.start)
                first = same.setdefault((n.unit, n.value), n.start) if len(digits(n)) >= WELL_WRITTEN else n.start
                for other in (tie[0].start, first):
                    self._root[self._find(n.start)] = self._find(other)
        return self._root

    def _ties(self, target: Number) -> Iterator[tuple[bool, Tie]]:
        """The ways in which a number comes out of those around it; true where it is a product."""
        if target.kind not in {"quantity", "money"} or (target.unit is None and len(digits(target)) < 2):
            return
        case, place = self._case, sentence_index(self._case, target)
        near = [n for n in self._pool if n is not target and -BACK <= sentence_index(case, n) - place <= AHEAD]
        near = sorted(sorted(near, key=lambda n: abs(n.start - target.start))[:NEAREST], key=lambda n: n.start)
        like = [n for n in near if alike(n, target) and n.kind != "percentage"]
        parts = [n for n in like if not is_of_each(case, n)]
        added = self._sums(target, [n for n in parts if n.start < target.start], [n for n in parts if n.start > target.start])
        yield from ((False, tie) for tie in (*added, *_shares(target, near, like)))
        nearest = sorted(near, key=lambda n: abs(n.start - target.start))[:NEXT]
        yield from ((True, tie) for tie in (*self._products(target, near, like), *self._measured(target, nearest)))

    def _sums(self, target: Number, like: Sequence[Number], after: Sequence[Number]) -> Iterator[Tie]:
        case, words = self._case, totalling_of(self._case.language)
        sentence = case.sentence_at(target.start)
        said = fold(case.text[sentence.start : sentence.end])
        if len(digits(target)) >= WELL_WRITTEN or (len(digits(target)) > 1 and words.total.search(said)):
            for size in range(2, MOST + 1):
                yield from ((target, *terms) for side in (like, after) for terms in itertools.combinations(side, size) if _is(target, sum(map(worth, terms))))
        if words.net.search(said):
            yield from ((target, a, b) for a, b in itertools.permutations(like, 2) if _is(target, worth(a) - worth(b)))
        if words.both.search(said):
            yield from ((target, a, b, c) for a, b, c in itertools.permutations(like, 3) if a.start < b.start and _is(target, worth(a) + worth(b) - worth(c)))

    def _products(self, target: Number, near: Sequence[Number], like: Sequence[Number]) -> Iterator[Tie]:
        """So many of so much each, alone or with a rest."""
        counts = [n for n in near if _is_count(n) and not (n in like and (n.value or 0) > SMALL)]
        for count, each in itertools.product(counts, like):
            if each is not count and _is(target, (count.value or 0) * worth(each)) and len(digits(target)) + len(digits(each)) >= SURE:
                yield target, each
        yield from self._two_products(target, counts, like)
        for count, each, rest in itertools.product(counts, like, like):
            if len({count.start, each.start, rest.start}) == len("123") and _is(target, (count.value or 0) * worth(each) + worth(rest)) and self._is_rest(rest):
                yield target, each, rest

    def _two_products(self, target: Number, counts: Sequence[Number], like: Sequence[Number]) -> Iterator[Tie]:
        """``장당 24만 원에 두 장, 개당 11만 원에 두 개, 팬 7만 원, 모두 77만 원``: so many of one thing and so many of another, alone or with one amount more."""
        sentence = self._case.sentence_at(target.start)
        if target.kind != "money" or len(digits(target)) < len("77") or not totalling_of(self._case.language).total.search(fold(self._case.words(sentence))):
            return
        each = [(n, count) for n in like if n.kind == "money" and n.start < target.start for count in counts if (count.value or 0) <= SMALL and count.start < target.start]
        for (a, many), (b, more) in itertools.combinations(each, 2):
            if a is b or many is more:
                continue
            made = (many.value or 0) * worth(a) + (more.value or 0) * worth(b)
            rests = [n for n in like if n not in (a, b) and n.start < target.start and _is(target, made + worth(n))]
            if _is(target, made) or rests:
                yield target, a, b, *rests[:1]

    def _measured(self, target: Number, near: Sequence[Number]) -> Iterator[Tie]:
        """So much of something for so long, by one thing or by several; money at a rate of exchange."""
        yield from ((target, amount, rate) for amount, rate in itertools.permutations([n for n in near if n.kind == "money"], 2) if _exchanged(target, amount, rate))
        others = [n for n in near if n.unit not in {"percent", "x"}]
        for some in (*itertools.combinations(others, 2), *itertools.combinations(others, 3)):
            if _makes(self._case, some, target):
                yield target, *(n for n in some if n.start not in self._small)

    def _is_rest(self, number: Number) -> bool:
        start = self._case.sentence_at(number.start).start
        return REST.search(self._case.text[max(start, number.start - 26) : number.start]) is not None


def _shares(target: Number, near: Sequence[Number], like: Sequence[Number]) -> Iterator[Tie]:
    if len(digits(target)) >= WELL_WRITTEN:
        shares = [n for n in near if n.unit == "percent"]
        yield from ((target, share, whole) for share, whole in itertools.product(shares, like) if _is(target, (share.value or 0) / 100 * worth(whole)))


def _exchanged(target: Number, amount: Number, rate: Number) -> bool:
    """``1달러에 1,350원으로 치면``: an amount of one currency in another, at so much of that for each."""
    ours, theirs, of_rate = ((n.unit or "").partition("/")[0] for n in (target, amount, rate))
    return ours == of_rate != theirs and len(digits(target)) >= WELL_WRITTEN and abs((amount.value or 0) * (rate.value or 0) - (target.value or 0)) <= _open(target)


def _makes(case: Case, some: Sequence[Number], target: Number) -> bool:
    """Whether a rate, a power or a price makes the target together with a time, an energy or so many things; digits enough for no chance."""
    if len({dimension_of(n) for n in some} - {"count"}) < 2 or len(digits(target)) + sum(len(digits(n)) for n in some) < SURE + 1:
        return False
    for chosen in itertools.product(*(readings(case, n) for n in some)):
        for order in itertools.permutations(chosen):
            whole: Amount | None = order[0]
            for factor in order[1:]:
                dimension = product_dimension(whole.dimension, factor.dimension) if whole else None
                whole = Amount(dimension, whole.value * factor.value) if whole and dimension else None
            if whole is not None and any(one.dimension == whole.dimension and one.value and abs(whole.value / one.value - 1) * (target.value or 0) <= _open(target) for one in readings(case, target)):
                return True
    return False


def _is_count(number: Number) -> bool:
    value = number.value or 0
    return number.kind == "quantity" and dimension_of(number) == "count" and float(value).is_integer() and value > 1


def _is(target: Number, value: float) -> bool:
    return worth(target) > 0 and abs(value / worth(target) - 1) * (target.value or 0) <= _open(target)


def _open(number: Number) -> float:
    """What the digits of a result leave open, in its own unit: nothing of whole numbers."""
    value = number.value or 0.0
    rounded = number.quantifier == "about" or not float(value).is_integer()
    return written_half_step(number.surface, value) * 1.001 if rounded and any(c.isdecimal() for c in number.surface) else EXACT * value
