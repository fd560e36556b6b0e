"""Why two statements of one thing differ: other conditions, another time, rounding, another definition, or a contradiction."""

from __future__ import annotations

from collections.abc import Mapping

from pipeline.extract.statements import EARNED
from pipeline.extract.units import base_of
from pipeline.verify.agreement_likeness import CONSTANT, FARTHEST
from pipeline.verify.compared_claims import FLOWS, Statement
from pipeline.verify.metrics import EXTENSIVE, TIMELY
from pipeline.verify.names import name_key
from pipeline.verify.numbers import MONEY, Tolerances, compare, unit_class
from pipeline.verify.set_ups import of_other_set_ups
from pipeline.verify.told_places import elsewhere

SAME_PERIOD_DAYS = 60  # prices and shares told further apart are of another period


def why_different(s: Statement, other: Statement, tolerances: Tolerances) -> tuple[str, str]:
    """Verdict and cause of two values that are not one."""
    if other.doc_id == s.newer or s.doc_id == other.newer:
        return "inconclusive", "revision"
    if _planned_and_done(s, other) or _on_other_tests(s, other):
        return "inconclusive", "other_conditions"
    if s.corrects or other.corrects:
        return "conflicting", "revision"
    if periods_differ(s, other):
        return "inconclusive", "other_period"
    if told_apart(s, other) or _of_other_doings(s, other) or of_other_set_ups(s, other):
        return "inconclusive", "other_conditions"
    if s.around.defined_otherwise(other.around) or _bounds_meet(s, other) or _binary_decimal(s, other) or _of_several(s, other):
        return "inconclusive", "definition"
    if compare(s.value, other.value, "exact", tolerances) == "close":
        return "inconclusive", "rounding"
    if max(s.value, other.value) > FARTHEST * abs(min(s.value, other.value)):
        return "inconclusive", "definition" if s.metric in EXTENSIVE | TIMELY | CONSTANT else "other_conditions"
    return "conflicting", "contradiction"


def _on_other_tests(s: Statement, other: Statement) -> bool:
    """``MLPerf``, or ``ResNet-50`` of MLPerf, here and ``GPT-3`` of MLPerf there: a suite has many tests."""
    tests = [frozenset(b for b in x.benchmark if not b.startswith(SUITE)) for x in (s, other)]
    return tests != [x.benchmark for x in (s, other)] and any(tests) and not tests[0] & tests[1]


SUITE = "mlperf"


def _planned_and_done(s: Statement, other: Statement) -> bool:
    """A contract told as a fact is as planned as what is told to be paid for it."""
    done = other if s.planned else s
    return s.planned != other.planned and not done.agreed


def _of_other_doings(s: Statement, other: Statement) -> bool:
    """Whether one is planned and the other done, or what flows goes to other places."""
    if _planned_and_done(s, other):
        return True
    return s.metric in FLOWS and other.metric in FLOWS and (s.aimed != other.aimed or elsewhere(s.places, other.places))


def told_apart(s: Statement, other: Statement) -> bool:
    """Whether conditions that both give differ, by their slots or by the words around them."""
    ours, theirs = dict(s.told), dict(other.told)
    if any(name_key(ours[k]) != name_key(theirs[k]) for k in ours.keys() & theirs.keys() if k not in {"of", "region", "case"}):
        return True
    if ours.get("case") != theirs.get("case") and {ours.get("case"), theirs.get("case")} <= _PROFITS:
        return True
    if s.metric in EARNED and _part_of_firm(ours) != _part_of_firm(theirs):
        return True
    return s.around.differ(other.around, of_design=s.metric in CONSTANT) or (s.metric not in CONSTANT and _beside_differ(s, other))


_PROFITS = frozenset({"gross", "operating", "net"})  # of which each is a value of its own


def _part_of_firm(told: Mapping[str, str]) -> str:
    """``게임`` of what that part of a firm earned; empty where all of it did, and for a part of an amount."""
    of = told.get("of", "")
    return "" if of[:1].isdigit() else name_key(of)


def _beside_differ(s: Statement, other: Statement) -> bool:
    """``512장을 쓰면 38일`` and ``1,024장으로 돌리면 20일``: a number of another kind beside each, which the other has not."""
    for unit in {u for u, _ in s.beside} & {u for u, _ in other.beside} - {s.dimension}:
        ours, theirs = ({v for u, v in x.beside if u == unit} for x in (s, other))
        if not ours & theirs:
            return True
    return False


def periods_differ(s: Statement, other: Statement) -> bool:
    if s.corrects or other.corrects:
        return False
    if s.period and other.period:
        shorter = min(len(s.period), len(other.period))
        return s.period[:shorter] != other.period[:shorter]
    if s.dimension in MONEY and s.around.moved(other.around):
        return True
    if s.metric not in TIMELY and other.metric not in TIMELY:
        return False
    if not s.published or not other.published:
        return s.published != other.published or not s.published
    return abs(_day(s.published) - _day(other.published)) > SAME_PERIOD_DAYS


def _day(moment: str) -> int:
    from datetime import date

    try:
        return date.fromisoformat(moment[:10]).toordinal()
    except ValueError:
        return 0


def _bounds_meet(s: Statement, other: Statement) -> bool:
    """``at least 10`` and ``12`` do not contradict each other."""
    for bound, value in ((s, other), (other, s)):
        if bound.quantifier in {"at_least", "more_than"} and value.value >= bound.value:
            return True
        if bound.quantifier in {"at_most", "less_than"} and value.value <= bound.value:
            return True
    return False


def _of_several(s: Statement, other: Statement) -> bool:
    """16 GB each and 64 GB of four."""
    low, high = sorted((s.value, other.value))
    return s.metric in EXTENSIVE and low > 0 and any(abs(high / low - n) < 1e-6 for n in (4, 8, 16, 32, 64, 72))


def _binary_decimal(s: Statement, other: Statement) -> bool:
    """1 GiB is 1.074 GB, 1 TiB 1.1 TB."""
    ratio = max(s.value, other.value) / min(s.value, other.value) if min(s.value, other.value) > 0 else 0
    return unit_class(base_of(1.0, s.unit)[1]).startswith("bit") and any(abs(ratio - 1.024**n) < 0.002 for n in (1, 2, 3, 4))
