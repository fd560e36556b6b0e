"""The ends of a move, by what stands right behind each: ``36.4%에서 34.1%로``, ``yüzde 36'dan yüzde 34'e``."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from pipeline.languages import in_any, moving_of
from pipeline.verify.records import Case, Number

FROM = in_any(lambda language: moving_of(language).from_value)
TO = in_any(lambda language: moving_of(language).to_value)
REACH = 24  # characters behind a value in which its case stands


def holds_a_move(case: Case, numbers: Sequence[Number]) -> bool:
    """``40'tan 12 saniyeye indi``, ``12%에서 6%로``: whether some are what something was and what it came to, which do not add up."""
    ordered = sorted(numbers, key=lambda n: n.start)
    return any(FROM.fullmatch(case.text[a.end : b.start]) is not None and TO.match(case.text[b.end : b.end + REACH]) is not None for a, b in itertools.pairwise(ordered))
