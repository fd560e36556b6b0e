"""Arithmetic that comes out: parts that words call parts of an amount and that make it exactly. It only ever supports.

``3,000장 가운데 1,800장은 …, 900장은 …, 나머지 300장은``; ``62 milyon lira. Bunun 48 milyon lirası …, 9 milyon lirası …, 5 milyon lirası``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from pipeline.verify.amounts import worth
from pipeline.verify.asides import is_denied
from pipeline.verify.differences import is_difference
from pipeline.verify.equations import Equation, joined
from pipeline.verify.numbers import Tolerances
from pipeline.verify.partners import alike
from pipeline.verify.places import claims_on, measures, spans_of, spread
from pipeline.verify.records import Case, Finding, Number
from pipeline.verify.retold import is_correction
from pipeline.verify.totals import OF_IT, REST, alike_runs, may_add_up

CHECK, METHOD = "arithmetic", "parts of a whole"
BEFORE = 26  # characters before a part in which it is called the rest
EXACT = 1e-9  # relative


def check_wholes(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    del tolerances  # parts make their whole exactly
    if is_correction(case):
        return
    claims = claims_on(case)
    for whole, parts in _wholes(case):
        told = f"{Equation(joined('+', parts), whole.value or 0.0, whole.unit)}, as the article says."
        for number in (whole, *parts):
            yield from spread(number, claims, Finding("", CHECK, "supported", "total", told, {"figures": spans_of((*parts, whole))}, METHOD))


def _wholes(case: Case) -> Iterator[tuple[Number, Sequence[Number]]]:
    """Wholes with all their parts: the first of a run of like amounts in one sentence, or the last one of the sentence before."""
    told = [n for n in measures(case) if n.kind in {"quantity", "money"} and n.value and not n.value_max and may_add_up(n) and case.block_at(n.start).kind not in {"table", "title"}]
    before: list[Number] = []
    for span in case.sentences:
        here = [n for n in told if span.start <= n.start < span.end]
        for run in alike_runs(here):
            last = [n for n in before[-1:] if alike(n, run[0])]
            for whole, parts in ((run[0], run[1:]), *((n, run) for n in last)):
                if _make(whole, parts) and _are_parts(case, whole, parts) and not any(n.quantifier != "exact" or is_difference(case, n) or is_denied(case, n) for n in (whole, *parts)):
                    yield whole, parts
        before = here


def _make(whole: Number, parts: Sequence[Number]) -> bool:
    return len(parts) > 1 and whole.start < parts[0].start and abs(sum(map(worth, parts)) - worth(whole)) <= EXACT * worth(whole)


def _are_parts(case: Case, whole: Number, parts: Sequence[Number]) -> bool:
    """Whether words take the parts from the amount before them, or call the last one the rest."""
    last = parts[-1]
    return OF_IT.search(re.split(r"[.!]\s+", case.text[whole.end : parts[0].start])[-1]) is not None or REST.search(case.text[max(parts[-2].end, last.start - BEFORE) : last.start]) is not None
