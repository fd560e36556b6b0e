"""Arithmetic by claims: a bound that the value told of the same thing breaks. ``29.6MW를 쓴다 … 20MW가 안 되는 전력으로``; ``21 bin kart … 30 binden fazla``."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from pipeline.lexicon import fold
from pipeline.verify.amounts import sentence_index
from pipeline.verify.likeness import BOUNDS, restates
from pipeline.verify.metrics import family_name
from pipeline.verify.names import keys
from pipeline.verify.numbers import Tolerances, shown
from pipeline.verify.partners import alike
from pipeline.verify.places import LOADED, claims_on, measures, spans_of, spread
from pipeline.verify.records import Assertion, Case, Finding, Number
from pipeline.verify.retold import YEAR, is_correction, odds_of

CHECK, METHOD = "arithmetic", "broken bound"
FAR = 2.0  # times that a value may lie from the bound and be what it is told of
SURE = 0.5  # confidence of the claim on the value
LEAST_ODDS = -2.3  # of the learned weights for facts told twice, which expect values and no bounds
EXPLAINS = 3.0  # times that a value may lie beyond the bound and be what it is told of
_IN_ALL = re.compile(r"누적|지금까지|그동안|통틀|합치|합해|총|모두|최대|순간|목표|까지|toplam|bugüne kadar|şimdiye kadar|birlikte|en fazla|azami|hedef|kadar")


def check_broken_bounds(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    if is_correction(case):
        return
    claims = claims_on(case)
    numbers = [n for n in measures(case) if n.value and n.value > 0 and not n.value_max and case.block_at(n.start).kind not in {"title", "table", "chrome"}]
    for bound in numbers:
        said = [c for c in claims.get(bound.figure_id, []) if c.likely and c.direction is None and not c.comparator]
        if bound.quantifier not in BOUNDS or bound.kind == "percentage" or not said or _ADVISED.search(fold(case.text[bound.end : case.sentence_at(bound.start).end])) or _IN_ALL.search(fold(case.words(case.sentence_at(bound.start)))):
            continue
        like = [n for n in numbers if n is not bound and n.unit == bound.unit and alike(n, bound) and n.quantifier not in BOUNDS]
        if any(restates(bound, n) and 1 / EXPLAINS <= (n.value or 0) / (bound.value or 1) <= EXPLAINS for n in like):
            continue
        broken = [n for n in like if _breaks(n, bound, tolerances) and _is_told_of_it(case, n, bound, claims.get(n.figure_id, []), said)]
        value = min(broken, key=lambda n: abs((n.value or 0) / (bound.value or 1) - 1), default=None)
        if value is not None and odds_of(case, value, bound) >= LEAST_ODDS:
            words = {1: "at least", -1: "at most"}[BOUNDS[bound.quantifier]]
            told = f"{shown(value.value, value.unit)} in one place and {words} {shown(bound.value, bound.unit)} in another, of the same thing."
            finding = Finding("", CHECK, "conflicting", "contradiction", told, {"figures": spans_of((value, bound))}, METHOD)
            for number in (value, bound):
                yield from spread(number, claims, finding)


_ADVISED = re.compile(r"권합|권한다|권하|권장|추천|öner|tavsiye")  # ``전원은 550W 이상을 권합니다``


def _breaks(number: Number, bound: Number, tolerances: Tolerances) -> bool:
    off = (number.value or 0) / (bound.value or 1)
    least = 1 + (tolerances.about if number.quantifier == "about" else tolerances.rounding)
    return 1 / FAR <= off <= 1 / least if BOUNDS[bound.quantifier] > 0 else least <= off <= FAR


def _is_told_of_it(case: Case, number: Number, bound: Number, claims: Sequence[Assertion], said: Sequence[Assertion]) -> bool:
    """Whether a value is claimed of the thing and the metric that a bound is, in another sentence that tells of no other time."""
    if sentence_index(case, number) == sentence_index(case, bound) or _times(case, number) != _times(case, bound) != frozenset():
        return False
    return any(
        x.modality == "asserted" and x.confidence >= SURE and bool(keys(x.subjects) & keys(y.subjects)) and x.metric is not None and y.metric is not None
        and family_name(x.metric) == family_name(y.metric) and x.benchmark == y.benchmark and x.as_of == y.as_of and not x.comparator
        and not (x.attributed_to != y.attributed_to and ((x.attributed_to and y.attributed_to) or x.metric in LOADED)) and all(x.conditions.get(key) == y.conditions.get(key) for key in ("chips", "case"))
        for x in claims for y in said
    )  # fmt: skip


def _times(case: Case, number: Number) -> frozenset[str]:
    return frozenset(YEAR.findall(fold(case.words(case.sentence_at(number.start)))))
