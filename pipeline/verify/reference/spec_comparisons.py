"""Comparisons against the known values of both sides: by how much, and which one leads."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from pipeline.extract.units import base_of
from pipeline.languages import specifying_of
from pipeline.verify.metrics import same_family
from pipeline.verify.names import keys, mentions, name_key
from pipeline.verify.numbers import half_step, shown, unit_class
from pipeline.verify.records import Assertion, Case, Finding
from pipeline.verify.reference.book import DECIDING, Book, Spec
from pipeline.verify.reference.measured import measured_alike, rented_alike, told_of_benchmark
from pipeline.verify.reference.spec_findings import CHECK, stated_value
from pipeline.verify.reference.spec_values import LAUNCH, OF_THE_CHIP, SLIGHT, TENSOR
from pipeline.verify.reference.variants import first_of, meant_by
from pipeline.verify.ways_apart import RELATIVE, leads
from pipeline.verify.who_leads import says_larger


def find_compared(case: Case, claim: Assertion, ours: Sequence[Spec], book: Book, folded: str) -> Finding | None:
    """A lead against two rows that were measured alike, one of each side; it only supports."""
    theirs = meant_by(claim.comparators, folded, case.language, ours, book) if ours and claim.type == "comparison" else ()
    if claim.unit == "x" and (multiple := _multiple_of(claim, [(a, b) for a in ours for b in theirs if _told_alike(claim, a, b) and {a.status, b.status} <= DECIDING])) is not None:
        return multiple
    for a in ours:
        for b in theirs:
            if not _told_alike(claim, a, b):
                continue
            if (apart := _apart(claim, a, b)) is not None:
                return apart
            for lead in leads(max(a.value or 0, b.value or 0), min(a.value or 0, b.value or 0) or 1, a.unit):
                if _turns(claim, a, lead.reading) and lead.unit == claim.unit == "percent":
                    if abs(lead.value - (claim.value or 0)) <= half_step(claim.value or 1) and _surely_turned(claim, a, b):
                        said = f"{shown(a.value, a.unit)} ({a.product}) and {shown(b.value, b.unit)} ({b.product}): {lead.value:.1f}% is {lead.reading}, not what the article says ({a.source})."
                        return Finding(claim.claim_id, CHECK, "conflicting", "reference_differs", said, {"rows": [a.cited(), b.cited()], "reading": lead.reading})
                    continue
                if lead.unit == claim.unit and abs(lead.value - (claim.value or 0)) <= half_step(claim.value or 1) and _leads(claim, a, b):
                    fidelity = a.origin is not None and mentions(folded, a.origin)
                    said = (
                        f"{shown(a.value, a.unit)} ({a.attribute}) and {shown(b.value, b.unit)} ({b.attribute}): {lead.reading}"
                        f" {lead.value:.2f} ({a.source}).{' This shows fidelity to that source, not truth.' if fidelity else ''}"
                    )
                    inputs = {"rows": [a.cited(), b.cited()], "reading": lead.reading}
                    return Finding(claim.claim_id, CHECK, "supported", "fidelity" if fidelity else "reference", said, inputs)
    return None


def _multiple_of(claim: Assertion, pairs: Sequence[tuple[Spec, Spec]]) -> Finding | None:
    """``트랜지스터가 두 배 넘게 많다``, ``yarısı kadar çekirdek``: bounds hold for what lies beyond them; what a data sheet counts exactly contradicts a multiple that no two rows have."""
    counted = [(a, b) for a, b in pairs if a.metric in COUNTED_EXACTLY and not a.benchmark]
    stated = claim.value or 0.0
    if not counted or stated <= 0:
        return None
    ratios = [(a.base_value or 0) / (b.base_value or 1) for a, b in counted]
    if claim.direction == "lower" and stated > 1:
        ratios = [1 / r for r in ratios if r]  # `두 배 적다`
    a, b = counted[0]
    said = f"{a.product}: {shown(a.value, a.unit)}, {b.product}: {shown(b.value, b.unit)}, {ratios[0]:.2f} times; the article says {stated_value(claim)} ({a.source})."
    inputs = {"rows": [a.cited(), b.cited()]}
    if claim.quantifier in BOUNDS and all(BOUNDS[claim.quantifier](r, stated) for r in ratios):
        return Finding(claim.claim_id, CHECK, "supported", "reference", said, inputs)
    far = all((r < stated * (1 - MISSED / 2) if claim.quantifier in {"at_least", "more_than"} else abs(r / stated - 1) > MISSED and claim.quantifier == "exact") for r in ratios)
    named = all((a.whole_name and b.whole_name) or a.metric in OF_THE_CHIP for a, b in counted)
    return Finding(claim.claim_id, CHECK, "conflicting", "reference_differs", said, inputs) if far and named and claim.certain else None


MISSED = 0.2  # relative: how far off a multiple is that is no rounding
BOUNDS: dict[str, Callable[[float, float], bool]] = {
    "at_least": lambda r, v: r >= v, "more_than": lambda r, v: r > v, "at_most": lambda r, v: r <= v, "less_than": lambda r, v: r < v,
}  # fmt: skip


def _turns(claim: Assertion, a: Spec, reading: str) -> bool:
    """``%42 daha pahalı`` is no 42 % of the dearer: a price that is told to be higher or lower is reckoned from the other side."""
    return a.attribute == LAUNCH and reading == ("less than the larger" if claim.direction == "higher" else "more than the smaller")


def _surely_turned(claim: Assertion, a: Spec, b: Spec) -> bool:
    """Whether the two named products lie as the claim says, which is surely read, and its share is of the wrong one."""
    return claim.certain and claim.direction in {"higher", "lower"} and _leads(claim, a, b) and claim.quantifier == "exact" and {a.status, b.status} <= DECIDING


def _apart(claim: Assertion, a: Spec, b: Spec) -> Finding | None:
    """``Titan Xp는 1080 Ti보다 메모리가 1GB 많다``: so much more in the unit of what a data sheet counts exactly; a conflict where the rows hold for all that bears the names."""
    stated, unit = base_of(claim.value, claim.unit)
    if claim.unit in RELATIVE or not stated or unit_class(unit) != a.unit_class or a.benchmark or a.metric not in COUNTED_EXACTLY or not claim.likely or {a.status, b.status} - DECIDING:
        return None
    gap = abs((a.base_value or 0) - (b.base_value or 0))
    said = f"{a.product}: {shown(a.value, a.unit)}, {b.product}: {shown(b.value, b.unit)}; the article says {shown(claim.value, claim.unit)} apart ({a.source})."
    inputs = {"rows": [a.cited(), b.cited()]}
    if _leads(claim, a, b) and abs(gap / stated - 1) <= half_step(claim.value or 1) / (claim.value or 1) * 0.1 + 1e-9:
        return Finding(claim.claim_id, CHECK, "supported", "reference", said, inputs)
    named = a.product not in a.families and b.product not in b.families
    return Finding(claim.claim_id, CHECK, "conflicting", "reference_differs", said, inputs) if named and claim.quantifier == "exact" and claim.certain and not 0.7 < gap / stated < 1.4 else None


def between_software(claim: Assertion, book: Book, folded: str) -> Finding | None:
    """``TensorFlow uygulaması MXNet'ten yalnızca %3 yavaş``: two measurements of one thing that differ in their software, where the article was made from their source."""
    if claim.type != "comparison" or claim.unit != "percent" or not claim.value or claim.direction is None or claim.modality != "asserted":
        return None
    ours, theirs = keys(claim.subjects), keys(claim.comparators)
    rows = [r for r in book.specs if r.base_value and r.status in DECIDING and "software" in r.conditions and r.origin is not None and mentions(folded, r.origin) and (not claim.benchmark or keys(claim.benchmark) & keys(r.benchmark))]
    pairs = [(a, b) for a in rows for b in rows if name_key(str(a.conditions["software"])) in ours and name_key(str(b.conditions["software"])) in theirs and (a.product, a.metric, a.as_of) == (b.product, b.metric, b.as_of)]
    if len(pairs) != 1:
        return None
    a, b = pairs[0]
    found = [lead for lead in leads(max(a.value or 0, b.value or 0), min(a.value or 0, b.value or 0) or 1, a.unit) if lead.unit == "percent"]
    nearest = min(found, key=lambda lead: abs(lead.value - (claim.value or 0)))
    said = f"{shown(a.value, a.unit)} ({a.attribute}) and {shown(b.value, b.unit)} ({b.attribute}): {nearest.reading} {nearest.value:.2f} ({a.source})."
    inputs = {"rows": [a.cited(), b.cited()], "reading": nearest.reading}
    if abs(nearest.value - claim.value) <= half_step(claim.value) and _leads(claim, a, b):
        return Finding(claim.claim_id, CHECK, "supported", "fidelity", f"{said} This shows fidelity to that source, not truth.", inputs)
    alike = {**a.conditions, "software": ""} == {**b.conditions, "software": ""}  # not of other batches
    off = alike and abs(nearest.value - claim.value) > OFF and claim.quantifier == "exact"
    return Finding(claim.claim_id, CHECK, "conflicting" if off else "inconclusive", "reference_differs" if off else "not_like_for_like", said, inputs)


OFF = 1.0  # points: a lead that its own source tells otherwise
DATA_SHEET = frozenset({"memory_capacity", "memory_bandwidth", "core_count", TENSOR, "thread_count", "transistor_count", "die_area", "compute_performance", "cache_size", "power"})


def find_ranked(case: Case, claim: Assertion, ours: Sequence[Spec], book: Book, folded: str, equal: float) -> Finding | None:
    """A comparison without a number against all rows of both sides that were told alike: ``H200 belleği H100'den fazla``. It only supports.

    ``equal``: how far apart, relative, two values may lie that are called the same.
    """
    theirs = first_of(meant_by(claim.comparators, folded, case.language, ours, book), case, claim) if ours and claim.type == "comparison" else ()
    pairs = [(a, b) for a in ours for b in theirs if claim.type == "comparison" and (_told_alike(claim, a, b) or rented_alike(claim, a, b, folded)) and {a.status, b.status} <= DECIDING]
    pairs = [(a, b) for a, b in pairs if claim.benchmark or told_of_benchmark(a, folded)]
    if not pairs or claim.direction is None or (claim.metric == "memory_capacity" and specifying_of(case.language).of_which_kind.search(case.words(case.sentence_at(claim.start)))):
        return None
    pairs = [(a, b) for a, b in pairs if all(b.conditions.get(k, v) == v for k, v in a.conditions.items())] or pairs
    if claim.direction == "equal":
        fits = all(abs((a.base_value or 0) / (b.base_value or 1) - 1) <= (SLIGHT if a.metric in COUNTED_EXACTLY else equal) for a, b in pairs)
    else:
        fits = all(a.base_value != b.base_value and _leads(claim, a, b) for a, b in pairs)
    a, b = pairs[0]
    fidelity = a.origin is not None and mentions(folded, a.origin)
    said = (
        f"{a.product}, {a.attribute}: {shown(a.value, a.unit)}; {b.product}, {b.attribute}: {shown(b.value, b.unit)}"
        f" ({a.source}).{' This shows fidelity to that source, not truth.' if fidelity else ''}"
    )
    if not fits and _contradicted(claim, pairs, equal):
        return Finding(claim.claim_id, CHECK, "refuted" if claim.certain else "conflicting", "reference_differs" if claim.direction == "equal" else "wrong_side", said, {"rows": [a.cited(), b.cited()]})
    return Finding(claim.claim_id, CHECK, "supported" if fits else "inconclusive", "fidelity" if fidelity else "reference", said, {"rows": [a.cited(), b.cited()]})


def _contradicted(claim: Assertion, pairs: Sequence[tuple[Spec, Spec]], equal: float) -> bool:
    """Whether rows that hold for all that bears the two names all say otherwise of what a data sheet counts exactly."""
    if not claim.likely or any({*a.conditions, *b.conditions} for a, b in pairs):
        return False
    if all(a.metric == "power" and not (a.families or b.families) for a, b in pairs):  # each sold in one form
        return claim.certain and claim.direction != "equal" and all(abs((a.base_value or 0) / (b.base_value or 1) - 1) > equal and not _leads(claim, a, b) for a, b in pairs)
    if any(a.metric not in COUNTED_EXACTLY | {"memory_bandwidth"} for a, b in pairs):
        return False
    if claim.direction == "equal" and all(not 1 / FAR_APART < (a.base_value or 0) / (b.base_value or 1) < FAR_APART for a, b in pairs):
        return True  # whichever of its forms is meant
    if claim.direction != "equal" and all(not _leads(claim, a, b) and not 1 / FAR_APART < (a.base_value or 0) / (b.base_value or 1) < FAR_APART for a, b in pairs):
        return True
    if not all(a.metric in COUNTED_EXACTLY and ((a.whole_name and b.whole_name) or a.metric in OF_THE_CHIP) for a, b in pairs):  # every card with a chip has its cores
        return False
    if claim.direction == "equal":
        return all(abs((a.base_value or 0) / (b.base_value or 1) - 1) > equal for a, b in pairs)
    return all(not _leads(claim, a, b) or a.base_value == b.base_value for a, b in pairs)


FAR_APART = 1.5  # times that the forms of one product do not lie apart
COUNTED_EXACTLY = frozenset({"core_count", TENSOR, "thread_count", "transistor_count", "die_area", "memory_capacity"})


def find_margin(case: Case, claim: Assertion, book: Book, folded: str) -> Finding | None:
    """``% 2 deneysel hata dahilinde aynı hızda``: the two that a sentence calls equal against its own margin. It only supports."""
    sentence = case.sentence_at(claim.start)
    for told in case.claims if claim.metric == "error_margin" and claim.unit == "percent" else ():
        if told.direction == "equal" and told.value is None and case.sentence_at(told.start) == sentence and keys(told.subjects) & keys(claim.subjects):
            found = find_ranked(case, told, book.link(told.subjects)[0], book, folded, (claim.value or 0) / 100)
            if found is not None and found.verdict == "supported":
                return replace(found, claim_id=claim.claim_id)
    return None


def _told_alike(claim: Assertion, a: Spec, b: Spec) -> bool:
    """Two rows of one metric: measured alike on a benchmark, or both of data sheets."""
    if a is b or a.metric != b.metric or a.base_value is None or b.base_value is None or a.unit_class != b.unit_class:
        return False
    if a.benchmark:
        return measured_alike(claim, a, b)
    if claim.metric == TENSOR != a.metric or (a.metric == TENSOR != claim.metric):
        return False
    launched = a.metric == "price" and a.attribute == b.attribute == LAUNCH
    return (a.metric in DATA_SHEET or launched) and same_family(claim.metric, a.metric) and not b.benchmark and not claim.benchmark and a.conditions == b.conditions and a.product != b.product


def _leads(claim: Assertion, a: Spec, b: Spec) -> bool:
    """Whether the rows lie as the direction says, where it says anything."""
    if claim.direction in {None, "equal"} or a.base_value == b.base_value:
        return True
    return ((a.base_value or 0) > (b.base_value or 0)) == says_larger(claim, a.metric)
