"""Which numbers may be parts of one total: counts of one thing add up, sentences and chips do not."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from pipeline.verify.amounts import dimension_of, sentence_index, window
from pipeline.verify.numbers import MONEY
from pipeline.verify.products import CHIPS
from pipeline.verify.records import Case, Number

UNNAMED = frozenset({None, "piece"})  # counts that do not say of what
HARDWARE = CHIPS | {"rack", "system", "gpu", "accelerator", "module"}  # counted together: ``GPU 512개와 NPU 488개, 모두 1,000개``
NEAREST, MOST = 8, 5  # like numbers around a total that are tried, and parts of one sum
AFTER = 2  # sentences after a total in which its parts may stand


def add_up(case: Case, parts: Sequence[Number], total: Number) -> bool:
    """Whether the units let numbers be parts of the total. What is counted must be one thing; a count with a noun of its own goes with
    a count without one only in one sentence: ``4.500 cümle`` is no part of ``toplam 10.000 adet`` two sentences on.
    """
    if dimension_of(total) not in {"count", "count/s"}:
        return True
    nouns = {_noun(n) for n in (*parts, total)} - UNNAMED
    if len(nouns) > 1:
        return False
    if not nouns or nouns == {"hardware"}:
        return True
    here = sentence_index(case, total)
    unnamed = [n for n in (*parts, total) if _noun(n) in UNNAMED]
    return not unnamed or all(sentence_index(case, n) == here for n in parts)


def _noun(number: Number) -> str | None:
    return "hardware" if number.unit in HARDWARE else number.unit


def some_parts_fit(case: Case, total: Number) -> bool:
    """Whether some choice of the like numbers around a total, before or after it, makes it to the last digit."""
    wanted = _amount(total)
    like = [n for n in window(case, total, after=AFTER) if dimension_of(n) == dimension_of(total) and n.value and 0 < _amount(n) < wanted and not n.value_max]
    near = sorted(like, key=lambda n: abs(n.start - total.start))[:NEAREST]
    return any(
        abs(sum(map(_amount, parts)) - wanted) <= 1e-6 * wanted and add_up(case, parts, total)
        for size in range(2, MOST + 1)
        for parts in itertools.combinations(near, size)
    )


def _amount(number: Number) -> float:
    return (number.value if dimension_of(number) in MONEY else number.base_value) or 0.0
