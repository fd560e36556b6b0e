"""Which numbers may be parts of one total: counts of one thing add up, sentences and chips do not."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence

from pipeline.verify.amounts import dimension_of, window
from pipeline.verify.numbers import MONEY
from pipeline.verify.products import CHIPS
from pipeline.verify.records import Case, Number

UNNAMED = frozenset({None, "piece"})  # counts that do not say of what
HARDWARE = CHIPS | {"rack", "system", "gpu", "accelerator", "module"}  # counted together: ``GPU 512개와 NPU 488개, 모두 1,000개``
NEAREST, MOST = 8, 5  # like numbers around a total that are tried, and parts of one sum
_OF_EACH = re.compile(r"씩\s|[’'](?:ş?[ae]r)\s")
AFTER = 2  # sentences after a total in which its parts may stand


def add_up(parts: Sequence[Number], total: Number) -> bool:
    """Whether the units let numbers be parts of the total. What is counted must be one thing; counts with a noun of their own and counts of
    pieces make no total that says not of what: ``4.500 cümle`` and ``6.000 adet`` are not ``toplam 10.500 adet``.
    """
    if dimension_of(total) not in {"count", "count/s"}:
        return True
    of_parts, whole = {_noun(n) for n in parts}, _noun(total)
    named = (of_parts | {whole}) - UNNAMED
    mixed = bool(of_parts & UNNAMED) and bool(of_parts - UNNAMED)
    return len(named) < 2 and (named <= {"hardware"} or whole in named or not mixed or "piece" not in of_parts | {whole})


def _noun(number: Number) -> str | None:
    return "hardware" if number.unit in HARDWARE else number.unit


def some_parts_fit(case: Case, total: Number) -> bool:
    """Whether some choice of the like numbers around a total, before or after it, makes it to the last digit."""
    wanted = summand(total)
    like = [n for n in window(case, total, after=AFTER) if dimension_of(n) == dimension_of(total) and n.value and 0 < summand(n) < wanted and not n.value_max and not is_of_each(case, n)]
    near = sorted(sorted(like, key=lambda n: abs(n.start - total.start))[:NEAREST], key=lambda n: n.start)
    choices = _choices(near) if (total.value or 0) >= GREAT else _runs(near)
    return any(abs(sum(map(summand, parts)) - wanted) <= 1e-6 * wanted and add_up(parts, total) for parts in choices)


def is_of_each(case: Case, number: Number) -> bool:
    """``20점씩 60점``: of each, and no part of a total itself."""
    return _OF_EACH.match(case.text, number.end) is not None


GREAT = 1000  # a total from which no parts make it by chance; below, they must follow each other


def _choices(numbers: Sequence[Number]) -> Iterator[tuple[Number, ...]]:
    return itertools.chain.from_iterable(itertools.combinations(numbers, size) for size in range(2, MOST + 1))


def _runs(numbers: Sequence[Number]) -> Iterator[tuple[Number, ...]]:
    return (tuple(numbers[i:j]) for i in range(len(numbers)) for j in range(i + 2, min(i + MOST, len(numbers)) + 1))


def summand(number: Number) -> float:
    """An amount as it is added: money in its currency, all else in the base unit."""
    return (number.value if dimension_of(number) in MONEY else number.base_value) or 0.0
