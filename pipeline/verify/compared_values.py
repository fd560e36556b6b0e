"""The two values that a comparison may be of, how far they lie apart, and how far their rounding lets that differ."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pipeline.extract.units import base_of
from pipeline.verify.equations import apart, in_one_unit, share
from pipeline.verify.metrics import SPEEDS, UNSPECIFIED, same_family
from pipeline.verify.names import keys
from pipeline.verify.numbers import Tolerances, half_step, shown, written_half_step
from pipeline.verify.places import same_work
from pipeline.verify.records import Assertion
from pipeline.verify.ways_apart import RELATIVE, Lead, leads

DIFFERENCE = "difference"
SHARE = "share of the other"


def share_of(s: Assertion, c: Assertion) -> list[Lead]:
    """How much the subject's value is of the other one."""
    a, b, _ = _both(s, c)
    return [Lead(SHARE, share(a, b))] if a and b else []


def _both(s: Assertion, c: Assertion) -> tuple[float, float, str | None]:
    """The two values in one unit."""
    return in_one_unit(s.value or 0.0, s.unit, c.value or 0.0, c.unit)


def has_readings(lead: Lead) -> bool:
    """Whether a lead of its kind can be read from the smaller value and from the larger."""
    return lead.unit == "percent" and lead.reading != SHARE and not lead.reading.startswith("points")


def difference_of(claim: Assertion, s: Assertion, c: Assertion) -> Iterator[Lead]:
    """``48분과 60분, 12분 짧다``: how far the values lie apart, in the unit of the claim."""
    if claim.unit is None or claim.unit in RELATIVE:
        return
    one, unit = base_of(1.0, claim.unit)
    if one and unit == unit_of(s):
        low, high = sorted(in_one_unit(1.0, claim.unit, v.value or 0.0, v.unit)[1] for v in (s, c))
        yield Lead(DIFFERENCE, apart(high, low, claim.unit))


def comparable_pairs(claim: Assertion, values: Sequence[Assertion]) -> Iterator[tuple[Assertion, Assertion]]:
    """Values of the subject and of the other side that may be compared: same metric, unit, benchmark and conditions."""
    ours = [v for v in values if _is_about(v, claim.subjects) and _fits(claim, v)]
    if claim.comparators == ("previous",):
        theirs = [v for v in ours if v.conditions.get("period") == "previous"]
        ours = [v for v in ours if v not in theirs]
    else:
        theirs = [v for v in values if _is_about(v, claim.comparators) and _fits(claim, v) and v not in ours]
    for s in ours:
        for c in theirs:
            if same_family(s.metric, c.metric) and unit_of(s) == unit_of(c) and _compatible(s, c):
                yield s, c


def _is_about(value: Assertion, names: Sequence[str]) -> bool:
    return bool(keys(value.subjects) & keys(names))


def _fits(claim: Assertion, value: Assertion) -> bool:
    if "tensor_core_count" in {claim.metric, value.metric} and claim.metric != value.metric:
        return False
    if not (same_family(claim.metric, value.metric) or (claim.metric in UNSPECIFIED and value.metric in SPEEDS)):
        return False
    if not same_work(claim, value):
        return False
    return all(str(value.conditions.get(k, v)) == str(v) for k, v in claim.conditions.items() if k != "period")


def _compatible(s: Assertion, c: Assertion) -> bool:
    shared = (s.conditions.keys() & c.conditions.keys()) - {"period"}
    if any(str(s.conditions[k]) != str(c.conditions[k]) for k in shared if k != "epochs"):
        return False
    return same_work(s, c)


def unit_of(value: Assertion) -> str | None:
    """The base unit of a value."""
    return base_of(value.value, value.unit)[1]


def leads_of(s: Assertion, c: Assertion) -> list[Lead]:
    """Every way to say how far the values of two claims lie apart."""
    a, b, unit = _both(s, c)
    return leads(max(a, b), min(a, b), unit) if a and b else []


def slack_of(claim: Assertion, lead: Lead, s: Assertion, c: Assertion, tolerances: Tolerances) -> float:
    """How far the stated lead may be from the computed one: its own rounding and that of the two values."""
    assert claim.value is not None
    own = max(_half(claim), tolerances.about * claim.value if claim.quantifier == "about" else 0.0)
    own = min(own, max(tolerances.points, 0.1 * claim.value)) if claim.unit != "x" else own
    rounding = sum(_half(v) / (v.value or 1) for v in (s, c))
    if lead.reading.startswith("points"):
        return own + sum(map(_half, (s, c)))
    if lead.reading == DIFFERENCE:
        return own + sum(_half(v) * (base_of(1.0, v.unit)[0] or 0) for v in (s, c)) / (base_of(1.0, claim.unit)[0] or 1) + 1e-9
    return own + rounding * (100 + lead.value if lead.unit == "percent" and lead.reading != SHARE else lead.value) + 1e-9


def _half(claim: Assertion) -> float:
    """Half of the last digit written."""
    return half_step(claim.value or 1) if claim.figure is None else written_half_step(claim.figure.surface, claim.value or 1)


def told_value(value: Assertion) -> str:
    """A value with its subject, for an explanation."""
    return f"{value.subject} {shown(value.value, value.unit)}"


def cited_value(value: Assertion) -> dict[str, object]:
    """A value with its claim, for the inputs of a finding."""
    return {"claim": value.claim_id, "value": value.value, "unit": value.unit}
