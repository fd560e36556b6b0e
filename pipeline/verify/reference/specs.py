"""Check *reference*, first half: claims against what is known of chips, systems and data sets (``reference_specs``)."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from pipeline.extract.units import base_of
from pipeline.languages import reckoning_of, specifying_of
from pipeline.lexicon import fold
from pipeline.verify.contradictions import GENERIC
from pipeline.verify.metrics import EXTENSIVE, TIMELY, same_family
from pipeline.verify.names import MAKERS, keys, mentions, name_key, name_pattern
from pipeline.verify.numbers import Agreement, Tolerances, agree, compare, half_step, shown, significant_digits, unit_class
from pipeline.verify.owners import scale_is_elsewhere
from pipeline.verify.places import claims_on, ids_of
from pipeline.verify.products import CHIPS, TOTAL_BEFORE, says_each
from pipeline.verify.records import CERTAIN, Assertion, Case, Finding, Number
from pipeline.verify.reference.anchors import BESIDE, anchors, broken_bounds, placed
from pipeline.verify.reference.book import DECIDING, Book, Spec
from pipeline.verify.reference.conditions import OTHER_CONDITIONS, at_another_accuracy, with_condition
from pipeline.verify.reference.measured import (
    CONDITIONS_ALONE,
    condition,
    measured_alike,
    more_for_money,
    rented_alike,
    setting,
    told_of_benchmark,
)
from pipeline.verify.reference.variants import first_of, meant_by, named_products, of_variant, was_before
from pipeline.verify.ways_apart import RELATIVE, leads
from pipeline.verify.who_leads import says_larger

CHECK = "reference"
SHOWN_ALTERNATIVES = 4
LARGEST_MULTIPLE = 100_000


def check_specs(case: Case, book: Book, tolerances: Tolerances) -> Iterator[Finding]:
    """Findings for claims whose subject is linked to reference rows, and for numbers that a named row holds."""
    folded = fold(case.text)
    claims = claims_on(case)
    anchored = anchors(case, folded, book, tolerances)
    wrong = [*_instances(case, folded, claims, book), *broken_bounds(case, folded, claims, book)]
    yield from wrong
    told = {f.claim_id for f in wrong}  # so many machines of so many chips: the count of the chips in one supports nothing
    for claim in case.claims:
        if claim.claim_id in told:
            continue
        finding = _event(claim, book) if claim.type == "event" else _linked(case, claim, book, tolerances, folded)
        if finding is None or finding.verdict == "inconclusive":
            finding = _by_topic(case, claim, book, tolerances, folded) or finding
        if finding is not None and MIXED_UP in finding.inputs:
            told.add(claim.claim_id)
        elif finding is None or (finding.verdict != "supported" and finding.cause != OTHER_CONDITIONS and claim.figure is not None and (row := anchored.get(claim.figure.figure_id)) is not None and not _of_another(case, [claim], row, book, folded)):
            continue  # the number is that of another thing in the sentence: the claim may be bound to the wrong one
        told |= {claim.claim_id} if finding.verdict == "supported" or finding.cause == OTHER_CONDITIONS else set()
        yield finding
        yield from with_condition(case, claim, finding, claims)
    for number in case.numbers:
        row = anchored.get(number.figure_id)
        if row is not None:
            other = _of_another(case, claims.get(number.figure_id, ()), row, book, folded)
            for id_ in ids_of(number, claims):
                if id_ not in told and not other:
                    yield at_another_accuracy(case, id_, number.start, row) or _supported(id_, number.value, number.unit, row, folded, row.product)
    yield from placed(case, book)


def _of_another(case: Case, claims: Sequence[Assertion], row: Spec, book: Book, folded: str) -> bool:
    """Whether a number is surely told of another thing than the row's: of one that its sentence names, while it does not name the row's."""
    sentence = case.sentence_at(claims[0].start) if claims else None
    if sentence is None:
        return False
    here = folded[sentence.start : sentence.end]
    own = (row.product, *row.names, *row.families)
    beside = folded[max(sentence.start, claims[0].start - BESIDE) : claims[0].start]
    if not book.is_machine(fold(row.product)) and not book.is_rented(row.product) and not any(mentions(beside, name) for name in own):
        others = [n for c in claims for n in c.subjects if _LATIN.search(n) and name_key(n) not in GENERIC | MAKERS and not any(mentions(fold(n), name) or mentions(fold(name), n) for name in own)]
        if others and len(others) >= len(claims) and any(mentions(beside, fold(n)) for n in others):
            return True  # ``Xeon@2.3GHz çift çekirdekli … dört TPUv2``: two cores of the Xeon
    named = named_products(folded, sentence.start, claims[0].start, book)
    alike = any(r.metric == row.metric and r.base_value == row.base_value for p in named for r in book.by_name.get(name_key(p), ()))
    if named and not alike and not any(name_key(p) == name_key(row.product) for p in named):
        return True  # `Bow IPU'nun saat hızı 1,33 GHz`: of the Bow, though another IPU has it
    if any(mentions(here, name) for name in own):
        return False
    return all(c.confidence >= CERTAIN and any(name_key(name) not in GENERIC | MAKERS and mentions(here, fold(name)) for name in c.subjects) for c in claims)


_LATIN = re.compile(r"[A-Za-z]")  # 최근 제품 points at a thing that may be the row's


def _instances(case: Case, folded: str, claims: dict[str, list[Assertion]], book: Book) -> Iterator[Finding]:
    """So many machines of so many chips each, where the article itself counts only as many chips as machines."""
    counts = [n for n in case.numbers if n.kind == "quantity" and n.value and n.value > 1]
    for number in counts:
        match = book.any_name.match(folded, _next_word(folded, number.end))
        if match is None:
            continue
        rows, _ = book.link([match[0]])
        machines = [r for r in rows if r.metric == "chip_count" and r.status in DECIDING and r.value and r.value > 1]
        if not machines or "@" in number.surface:
            continue
        total = (number.value or 0) * (machines[0].value or 0)
        chips = {n.value for n in counts if n is not number and n.unit in CHIPS and not book.is_machine(_word_after(folded, n.end))}
        if number.value in chips and total not in chips:
            said = (
                f"{shown(number.value)} {machines[0].product} of {shown(machines[0].value)} {machines[0].unit} each would be"
                f" {shown(total)}, while the article counts {shown(number.value)} ({machines[0].source})."
            )
            inputs = {"rows": [machines[0].cited()], "figures": [[number.start, number.end]]}
            for id_ in ids_of(number, claims):
                yield Finding(id_, CHECK, "refuted", "contradiction", said, inputs)


def _next_word(folded: str, end: int) -> int:
    while end < len(folded) and folded[end] == " ":
        end += 1
    return end


def _word_after(folded: str, end: int) -> str:
    return folded[_next_word(folded, end) : end + 25].split(" ", maxsplit=1)[0]


def _linked(case: Case, claim: Assertion, book: Book, tolerances: Tolerances, folded: str) -> Finding | None:
    """The claim against the rows of its subject and metric; None where there are none."""
    if claim.metric is None or not claim.subjects:
        return None
    if (by_software := _between_software(claim, book, folded)) is not None:
        return by_software
    linked, by_name = book.link(claim.subjects)
    if claim.value is None:
        theirs = meant_by(claim.comparators, folded, case.language, linked, book) if linked else ()
        return _worded(case, claim, linked) or _ranked(case, claim, linked, book, folded, tolerances.equal) or more_for_money(claim, linked, theirs, book, folded)
    claim = _of_the_host(case, claim)
    ways = (setting(claim, linked, folded), _margin(case, claim, book, folded), _compared(case, claim, linked, book, folded))
    if any(ways) or claim.metric in CONDITIONS_ALONE:
        return next((found for found in ways if found is not None), None)
    found = _valued(case, claim, linked, book, tolerances, folded, by_name=by_name)
    return found if found is not None and found.verdict != "inconclusive" else condition(claim, linked, folded) or found


def _valued(case: Case, claim: Assertion, linked: Sequence[Spec], book: Book, tolerances: Tolerances, folded: str, *, by_name: bool) -> Finding | None:
    """A value against the rows of its thing that decide: supported by any of them, contradicted where all say otherwise."""
    base_value, base_unit = base_of(claim.value, claim.unit)
    if base_value is None:
        return None
    usable = [r for r in linked if r.base_value is not None and _comparable(claim, r, unit_class(base_unit))]
    rows = [r for r in usable if r.status in DECIDING]
    if not rows:
        return _undecided(claim, usable)
    if specifying_of(case.language).of_one.search(case.text[case.sentence_at(claim.start).start : claim.start]):
        claim = replace(claim, conditions={**claim.conditions, OF_EACH: True})
    variant = [r for r in of_variant(linked, case, claim) if r in rows]
    rows, by_name = variant or rows, by_name or bool(variant)
    counts = _counts_beside(case, claim)
    judged = [(row, _against(claim, row, base_value, counts, tolerances)) for row in rows]
    agreeing = [row for row, result in judged if agree(result)]
    if agreeing:
        return at_another_accuracy(case, claim.claim_id, claim.start, agreeing[0]) or _supported(claim.claim_id, claim.value, claim.unit, agreeing[0], folded, _named(claim.subjects))
    if by_name and (claim.certain or (variant and claim.likely)) and (sibling := _of_a_sibling(claim, rows, book, tolerances, folded)) is not None:
        said = f"The article says {_stated(claim)}; {rows[0].product} has {shown(rows[0].value, rows[0].unit)}, and {sibling.product} has {shown(sibling.value, sibling.unit)} ({rows[0].source})."
        return Finding(claim.claim_id, CHECK, "conflicting", "reference_differs", said, {"rows": [rows[0].cited(), sibling.cited()], MIXED_UP: sibling.product})
    if _may_refute(case, claim, rows, book, by_name=by_name) and all(result == "different" for _, result in judged):
        return _refuted(claim, rows, tolerances)
    if _other_process(case, claim, rows, book, folded) or (_surely_of_this(case, claim, linked, book, folded) and all(result == "different" for _, result in judged)):
        return replace(_refuted(claim, rows, tolerances), verdict="conflicting")
    alternatives = "; ".join(f"{r.product}: {shown(r.value, r.unit)}" for r in rows[:SHOWN_ALTERNATIVES])
    said = f"The article says {_stated(claim)}; reference rows give {alternatives}, which may be of another variant, date or definition."
    return Finding(claim.claim_id, CHECK, "inconclusive", "not_like_for_like", said, {"rows": [r.cited() for r in rows[:SHOWN_ALTERNATIVES]]})


OF_EACH = "of each"


TOPIC = 3  # sentences before a claim in which the thing is named that it may be of


def _by_topic(case: Case, claim: Assertion, book: Book, tolerances: Tolerances, folded: str) -> Finding | None:
    """``GC200 네 개를 담은 것이 IPU-M2000이다. 코어 5,888개``: a value whose sentence names nothing, and which just the thing has that was named before. It only supports."""
    base_value, unit = base_of(claim.value, claim.unit)
    if claim.subject_stands or base_value is None or claim.type == "comparison" or claim.metric in TIMELY or claim.quantifier not in {"exact", "about", "at_most"} or claim.metric is None:
        return None
    sentence = case.sentence_at(claim.start)
    if named_products(folded, sentence.start, claim.start, book):
        return None
    here = bisect_left(case.starts, sentence.start)
    low = case.block_at(sentence.start).start
    before = [s for s in case.sentences[max(0, here - TOPIC) : here] if s.start >= low]
    products = named_products(folded, before[0].start, sentence.start, book) if before else frozenset()
    counts = _counts_beside(case, claim)
    for row in (r for p in sorted(products) for r in book.by_name.get(name_key(p), ())):
        exact = row.unit_class != "count" or row.unit in {claim.unit, "core"} or significant_digits(claim.value) > TOLD_TO
        if row.base_value is not None and row.status in DECIDING and exact and row.metric == claim.metric and _comparable(claim, row, unit_class(unit)) and agree(_against(claim, row, base_value, counts, tolerances)):
            return _supported(claim.claim_id, claim.value, claim.unit, row, folded, row.product)
    return None


def _of_the_host(case: Case, claim: Assertion) -> Assertion:
    """``sistem belleği 488 GiB``, ``시스템 메모리는 244GB``: memory of the machine, not of the chips in it."""
    specifying = specifying_of(case.language)
    if claim.metric != "memory_capacity" or claim.figure is None:
        return claim
    low = case.sentence_at(claim.start).start
    told = specifying.host_before.search(case.text[low : claim.start]) or specifying.host_behind.match(case.text[claim.figure.end : claim.figure.end + 16])
    return replace(claim, metric="host_memory_capacity") if told else claim


def _of_a_sibling(claim: Assertion, rows: Sequence[Spec], book: Book, tolerances: Tolerances, folded: str) -> Spec | None:
    """A row of another product of its family, which the article names or which has just this value to three digits, where all rows of the thing itself say otherwise: the two are mixed up."""
    stated, unit = base_of(claim.value, claim.unit)
    if stated is None or claim.quantifier != "exact" or claim.type == "comparison" or claim.metric in TIMELY or claim.conditions.keys() & {"period", "chips"}:
        return None
    if not all(r.base_value and abs(r.base_value / stated - 1) > SIBLING and r.metric == claim.metric and not r.conditions for r in rows):
        return None
    own, families = {name_key(r.product) for r in rows}, {f for r in rows for f in r.families}
    for other in book.specs:
        known = families & set(other.families) and (significant_digits(claim.value) >= TOLD_TO or any(mentions(folded, n) for n in (other.product, *other.names)))
        if known and name_key(other.product) not in own and other.metric == claim.metric and other.unit_class == unit_class(unit) and other.status in DECIDING and other.base_value and compare(stated, other.base_value, "exact", tolerances) == "equal" and not _stands_for(other, folded[claim.evidence_start : claim.start]):
            return other
    return None


def _stands_for(row: Spec, words: str) -> bool:
    """``v5p'nin tepe performansı 459 TFLOPS``: the sibling is named right before, in short."""
    short = [t for t in re.findall(r"[a-z]+\d+[a-z]*", fold(row.product)) if not t.startswith("sxm")]
    return any(re.search(rf"(?<![0-9a-z]){t}(?![0-9a-z])", words) for t in short)


MIXED_UP = "mixed_up_with"
TOLD_TO = 3  # digits of a value that no two products have by chance
SIBLING = 0.1  # relative: values that lie so far apart are no roundings of each other
def _compared(case: Case, claim: Assertion, ours: Sequence[Spec], book: Book, folded: str) -> Finding | None:
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
    said = f"{a.product}: {shown(a.value, a.unit)}, {b.product}: {shown(b.value, b.unit)}, {ratios[0]:.2f} times; the article says {_stated(claim)} ({a.source})."
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


def _between_software(claim: Assertion, book: Book, folded: str) -> Finding | None:
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


LAUNCH = "launch price"
OFF = 1.0  # points: a lead that its own source tells otherwise
TENSOR = "tensor_core_count"
OF_THE_CHIP = frozenset({"core_count", TENSOR, "transistor_count", "die_area"})
DATA_SHEET = frozenset({"memory_capacity", "memory_bandwidth", "core_count", TENSOR, "thread_count", "transistor_count", "die_area", "compute_performance", "cache_size", "power"})


def _ranked(case: Case, claim: Assertion, ours: Sequence[Spec], book: Book, folded: str, equal: float) -> Finding | None:
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


def _margin(case: Case, claim: Assertion, book: Book, folded: str) -> Finding | None:
    """``% 2 deneysel hata dahilinde aynı hızda``: the two that a sentence calls equal against its own margin. It only supports."""
    sentence = case.sentence_at(claim.start)
    for told in case.claims if claim.metric == "error_margin" and claim.unit == "percent" else ():
        if told.direction == "equal" and told.value is None and case.sentence_at(told.start) == sentence and keys(told.subjects) & keys(claim.subjects):
            found = _ranked(case, told, book.link(told.subjects)[0], book, folded, (claim.value or 0) / 100)
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


def _comparable(claim: Assertion, row: Spec, unit: str) -> bool:
    """Same metric, unit, benchmark, comparator and conditions, as far as both say."""
    if not same_family(claim.metric, row.metric) or row.unit_class != unit or (claim.metric in {TENSOR, "host_memory_capacity"} and claim.metric != row.metric):
        return False
    if row.benchmark and claim.benchmark and not keys(row.benchmark) & keys(claim.benchmark):
        return False
    rival = row.conditions.get("comparator")
    if (rival is None) != (claim.type != "comparison") or (rival and not _rival_fits(claim, str(rival))):
        return False
    return all(_same_condition(claim.conditions.get(key), wanted) for key, wanted in row.conditions.items() if key not in {"comparator", "chips"})


def _rival_fits(claim: Assertion, rival: str) -> bool:
    return any(name_key(name) in name_key(rival) for name in claim.comparators)


def _same_condition(stated: Any, wanted: Any) -> bool:
    return stated is None or name_key(str(stated)) == name_key(str(wanted))


def _counts_beside(case: Case, claim: Assertion) -> frozenset[float]:
    """How many chips the claim's conditions or its sentence speak of."""
    sentence = case.sentence_at(claim.start)
    told = {
        n.value
        for n in case.numbers
        if sentence.start <= n.start < sentence.end and n.unit in CHIPS | {"piece"} and n.value and n.value > 1 and n != claim.figure
    }
    chips = claim.conditions.get("chips")
    told |= {int(m[1]) / CORES_OF_A_TPU for m in _TPU_SLICE.finditer(case.text, sentence.start, sentence.end) if int(m[1]) > CORES_OF_A_TPU}
    return frozenset({float(v) for v in told} | ({float(chips)} if isinstance(chips, (int, float)) and chips > 1 else set()))


_TPU_SLICE = re.compile(r"\bv[23]-(\d{1,4})\b")  # named by its cores, of which a chip has two
CORES_OF_A_TPU = 2


def _against(claim: Assertion, row: Spec, base_value: float, counts: frozenset[float], tolerances: Tolerances) -> Agreement:
    """The best agreement of the claim with a row, also for several of the thing where the metric adds up."""
    assert row.base_value is not None
    quantifier = claim.quantifier if row.quantifier == "exact" else "about" if row.quantifier == "about" else claim.quantifier
    written = claim.value if claim.quantifier == "about" else None
    results = [compare(base_value, row.base_value, quantifier, tolerances, written=written)]
    if row.value_max is not None:
        high, _ = base_of(row.value_max, row.unit)
        if high is not None and row.base_value <= base_value <= high:
            return "equal"
    if row.metric in EXTENSIVE and "chips" not in row.conditions:
        results += [compare(base_value, row.base_value * count, quantifier, tolerances, written=written) for count in counts]
    as_decimal = base_value * (DECIMAL.get(claim.unit or "", 1.0))
    if as_decimal != base_value:
        results += [compare(as_decimal, row.base_value * count, quantifier, tolerances, written=written) for count in (1, *(counts if row.metric in EXTENSIVE and "chips" not in row.conditions else ()))]
    if row.metric in EXTENSIVE and row.metric not in OF_MACHINES and OF_EACH not in claim.conditions and all(r == "different" for r in results) and (_is_multiple(base_value, row.base_value) or _is_multiple(as_decimal, row.base_value)):
        results.append("close")  # several of them, perhaps: the claim does not say
    best = min(results, key=("equal", "rounded", "close", "different").index)
    slight = row.unit_class != "count" and abs(base_value - row.base_value) <= SLIGHT * row.base_value
    return "rounded" if best == "close" and slight and claim.quantifier in {"exact", "about"} else best


DECIMAL = {"KiB": 1e3 / 2**10, "MiB": 1e6 / 2**20, "GiB": 1e9 / 2**30, "TiB": 1e12 / 2**40}  # data sheets write GB for GiB
SLIGHT = 0.005  # relative: 3.35 TB/s of data sheets that say 3,350 and 3,360 GB/s


def _is_multiple(value: float, unit: float) -> bool:
    count = value / unit if unit else 0
    return 1.5 <= count <= LARGEST_MULTIPLE and abs(count - round(count)) < 0.01 * count and round(count) in {2, 4, 8, 16, 32, 64, 72, 128, 256}


def _may_refute(case: Case, claim: Assertion, rows: Sequence[Spec], book: Book, *, by_name: bool) -> bool:
    """A claim is held against rows only where these hold for all that bears the name, and where it is surely read right:
    said as a fact, with the unit of the rows, its thing the one named last before the number.
    """
    specifying = specifying_of(case.language)
    if not claim.certain or claim.metric in TIMELY or claim.type == "comparison" or claim.conditions.keys() & {"period", "chips"}:
        return False
    of_all = claim.metric in OF_THE_CHIP and len({row.base_value for row in rows}) == 1  # `V100`: of every card with it
    if not all((row.whole_name or of_all) and row.metric == claim.metric for row in rows):
        return False
    if rows[0].unit_class == "count" and claim.unit not in {rows[0].unit, "piece", None}:
        return False
    if (not by_name and len({row.base_value for row in rows}) > 1) or any(row.quantifier == "at_most" for row in rows) or _told_short(claim, book):
        return False
    if claim.figure is not None and scale_is_elsewhere(case, claim.figure):
        return False
    if specifying.per_area.search(case.text[case.sentence_at(claim.start).start : claim.start]):
        return False
    if claim.metric == "chip_count" and specifying.other_chips.search(fold(case.words(case.sentence_at(claim.start)))):
        return False
    words = case.text[claim.start : claim.evidence_end][:40]
    if specifying.of_the_server.search(words) or specifying.of_each_of_many.search(words) or _is_of_more(case, claim) or _counts_machines(case, claim, book):
        return False
    return _named_last(case, claim, book)


def _told_short(claim: Assertion, book: Book) -> bool:
    """``3090이 936GB니까`` of a card with 936 GB/s: just the number of its bandwidth, whose unit the sentence before told in full."""
    value, _ = base_of(claim.value, claim.unit)
    rates = [base_of(r.value, (r.unit or "").partition("/")[0]) for r in book.link(claim.subjects)[0] if r.metric == "memory_bandwidth"]
    return claim.metric == "memory_capacity" and bool(value) and any(rate and abs(rate / (value or 1) - 1) <= SLIGHT for rate, _ in rates)


def _is_of_more(case: Case, claim: Assertion) -> bool:
    """Whether it is memory that one gets beside what another thing has."""
    low = max(case.sentence_at(claim.start).start, claim.start - FAR_BEFORE)
    like = [n for n in case.numbers if claim.figure is not None and low <= n.start < claim.start and n.base_unit == claim.figure.base_unit and says_each(case, n)]
    if like and TOTAL_BEFORE.search(case.text[like[-1].end : claim.start]):
        return True  # ``T4 başına 16 GB'tan toplam 96 GB``: of all of them
    return claim.metric == "memory_capacity" and specifying_of(case.language).more_of_it.search(case.text[low : claim.start]) is not None


FAR_BEFORE = 60


def _counts_machines(case: Case, claim: Assertion, book: Book) -> bool:
    """``dört adet DGX A100``, ``DGX A100 16대``, ``bir rafa iki tane``: how many of the machines there are, not of the chips in one."""
    if claim.metric != "chip_count":
        return False
    end = claim.figure.end if claim.figure is not None else claim.start
    if specifying_of(case.language).in_a_rack.search(fold(case.text[case.sentence_at(claim.start).start : claim.start])):
        return True
    behind = re.match(r"\s?(?:(?:adet|tane)\s)?", case.text[end:])
    return book.any_name.match(fold(case.text), end + (behind.end() if behind else 0)) is not None or case.text[claim.start : end].endswith("대")


def _other_process(case: Case, claim: Assertion, rows: Sequence[Spec], book: Book, folded: str) -> bool:
    """``P100은 12나노``: a node of a process that no row of the thing has, by more than makers round (5 nm are called 4); its sentence names nothing else."""
    if claim.metric != "process_node" or not claim.likely or claim.quantifier != "exact" or claim.type == "comparison" or not claim.value or claim.conditions.keys() & {"period"}:
        return False
    if not all(r.metric == "process_node" and r.value and other_node(claim.value, r.value) for r in rows):
        return False
    sentence = case.sentence_at(claim.start)
    own = keys(claim.subjects)
    low = sentence.start if claim.subject_stands else min(case.block_at(claim.start).start, sentence.start)
    last = max((m.start() for name in claim.subjects for m in name_pattern(name).finditer(folded, low, claim.start)), default=None)
    if not claim.subject_stands and last is not None and was_before(case, folded, last):
        return False  # `먼저 쓰이던 MI300X는 … . 새 물건은 … 2나노로 굽고`
    named = {name_key(m[0]) for m in book.every_name.finditer(folded, low, sentence.end) if not (claim.subject_stands and specifying_of(case.language).like_it.match(folded, m.end()))} - GENERIC
    stands = claim.subject_stands or any(mentions(folded[low : sentence.end], name) for name in claim.subjects) or _around(case, claim, book, folded)
    return stands and all(any(key in mine or mine in key for mine in own) or _none_has(key, claim.value, book) for key in named)


def _surely_of_this(case: Case, claim: Assertion, linked: Sequence[Spec], book: Book, folded: str) -> bool:
    """Whether a value whose sentence names nothing is that of its carried subject: its paragraph names it and no other machine, or tells other values as the rows have them."""
    rows = [r for r in linked if r.metric == claim.metric and r.base_value is not None]
    if claim.subject_stands or not claim.likely or claim.quantifier != "exact" or claim.type == "comparison" or claim.metric not in FIXED or not rows or not all(r.whole_name for r in rows):
        return False
    sentence, block = case.sentence_at(claim.start), case.block_at(claim.start)
    if reckoning_of(case.language).speaker.search(folded, sentence.start, claim.start):
        return False  # `그쪽은 823㎟, 저희는 480㎟`: the speaker's own
    own = {name_key(r.product) for r in linked} | keys(claim.subjects)
    named = {name_key(p) for p in named_products(folded, min(block.start, sentence.start), sentence.end, book) if claim.metric not in OF_MACHINES or any(r.product == p and r.metric == "chip_count" and r.value for r in book.specs)}
    here = any(mentions(folded[block.start : sentence.start], name) for name in claim.subjects) and not _having_it(claim, folded, book)
    return named <= own and (here or _around(case, claim, book, folded))


def _around(case: Case, claim: Assertion, book: Book, folded: str) -> bool:
    """Whether other numbers of the paragraph are values of the claim's thing as its rows have them, and more of them than of any other thing that the article names and that has the value in question."""
    block = case.block_at(claim.start)
    others = [n for n in case.numbers if block.start <= n.start < block.end and n != claim.figure and n.base_value is not None and significant_digits(n.value) > 1]
    own = _shared(book.link(claim.subjects)[0], others)
    return own >= BORNE_OUT and all(_shared(book.by_name.get(name_key(p), ()), others) < own for p in _having_it(claim, folded, book))


def _shared(rows: Sequence[Spec], numbers: Sequence[Number]) -> int:
    return sum(any(r.base_value == n.base_value and r.unit_class == unit_class(n.base_unit) for r in rows) for n in numbers)


def _having_it(claim: Assertion, folded: str, book: Book) -> frozenset[str]:
    """The other products that the article names and that have just this value: the claim may be bound to the wrong thing."""
    value, unit = base_of(claim.value, claim.unit)
    like = [r for r in book.by_class.get(unit_class(unit), ()) if r.metric == claim.metric and r.base_value == value]
    return frozenset(r.product for r in like if any(mentions(folded, n) for n in (r.product, *r.names)))


BORNE_OUT = 2  # values around
OF_MACHINES = frozenset({"host_memory_capacity", "vcpu_count"})
FIXED = OF_MACHINES | OF_THE_CHIP
def _none_has(key: str, node: float, book: Book) -> bool:
    """Whether whatever else is named there is of another node, too: whichever is meant, it is not this one."""
    nodes = [r.value for r in book.by_name.get(key, ()) if r.metric == "process_node" and r.value]
    return bool(nodes) and all(other_node(node, value) for value in nodes)


NODE_STEP, FAR_NODE = 1.3, 4.0
_NEIGHBOURS = ({5.0, 6.0}, {6.0, 7.0})  # nodes of two generations that lie nearer to each other than roundings do


def other_node(one: float, other: float) -> bool:
    return NODE_STEP <= max(one / other, other / one) <= FAR_NODE or {one, other} in _NEIGHBOURS


def _named_last(case: Case, claim: Assertion, book: Book) -> bool:
    """Whether of all things of the reference rows that the sentence names, the claim's own stands last before the number."""
    sentence = case.sentence_at(claim.start)
    words = fold(case.text[sentence.start : claim.start])
    own = keys(claim.subjects)
    last, last_is_own = -1, True
    for name in book.all_names:
        for match in name_pattern(name).finditer(words):
            if match.end() > last or (match.end() == last and name_key(name) in own):
                last, last_is_own = match.end(), name_key(name) in own or any(name_key(name) in key or key in name_key(name) for key in own)
    return last_is_own


def _refuted(claim: Assertion, rows: Sequence[Spec], tolerances: Tolerances) -> Finding:
    values = sorted({shown(r.value, r.unit) for r in rows})
    said = f"The article says {_stated(claim)}; {_named(claim.subjects)} has {' or '.join(values)} ({rows[0].source})."
    return Finding(
        claim.claim_id, CHECK, "refuted", "reference_differs", said,
        {"rows": [r.cited() for r in rows[:SHOWN_ALTERNATIVES]], "tolerance": tolerances.close},
    )  # fmt: skip


def _undecided(claim: Assertion, rows: Sequence[Spec]) -> Finding | None:
    if not rows:
        return None
    row = rows[0]
    said = f"The only reference row ({row.product}: {shown(row.value, row.unit)}) is marked {row.status!r} and decides nothing."
    return Finding(claim.claim_id, CHECK, "inconclusive", "unverified_reference", said, {"rows": [row.cited()]})


def _worded(case: Case, claim: Assertion, rows: Iterable[Spec]) -> Finding | None:
    """A comparison without a number against a row that says so in words: the price is the same as before. Where the claim is read as
    another thing of its sentence, the sentence itself is asked: ``가격은 이전과 동일``, ``fiyatı öncekiyle aynı``.
    """
    said_so = claim.direction == "equal" and specifying_of(case.language).same_price.search(case.text[claim.evidence_start : claim.evidence_end]) is not None
    for row in rows:
        if row.text_value != "same" or row.status not in DECIDING or claim.comparators != ("previous",):
            continue
        if row.metric == claim.metric or said_so:
            verdict = "supported" if claim.direction == "equal" else "inconclusive"
            said = f"{row.attribute} of {row.product}: same ({row.source})."
            return Finding(claim.claim_id, CHECK, verdict, "reference", said, {"rows": [row.cited()]})  # type: ignore[arg-type]
    return None


TOO_EARLY = 2  # years before the first row of a thing in which it cannot have come out


def _event(claim: Assertion, book: Book) -> Finding | None:
    """A release date against the rows, to the precision of the coarser; never refuted: announcements and sales differ. Long before every row nothing can have come out."""
    stated = (claim.as_of or (claim.figure.text_value if claim.figure else None) or "")[:10]
    if claim.metric != "release_date" or not stated:
        return None
    rows, _ = book.link(claim.subjects)
    dated = [r for r in rows if r.metric == "release_date" and r.text_value and r.status in DECIDING]
    for row in dated:
        shorter = min(len(stated), len(row.text_value or ""))
        if shorter >= 4 and (row.text_value or "")[:shorter] == stated[:shorter]:
            said = f"{row.product}, {row.attribute}: {row.text_value} ({row.source})."
            return Finding(claim.claim_id, CHECK, "supported", "reference", said, {"rows": [row.cited()]})
    if dated:
        said = f"The article says {stated}; {dated[0].product}, {dated[0].attribute}: {dated[0].text_value}."
        first = min((r.text_value or "9999")[:4] for r in dated)
        too_early = claim.certain and stated[:4].isdecimal() and first.isdecimal() and int(first) - int(stated[:4]) >= TOO_EARLY
        return Finding(claim.claim_id, CHECK, "conflicting" if too_early else "inconclusive", "other_date", said, {"rows": [r.cited() for r in dated[:SHOWN_ALTERNATIVES]]})
    return None


def _supported(id_: str, value: float | None, unit: str | None, row: Spec, folded: str, subject: str) -> Finding:
    """Fidelity, not truth, where the article tells what the row's own source told."""
    fidelity = row.origin is not None and mentions(folded, row.origin)
    cause = "fidelity" if fidelity else "reference"
    extra = f" The article was made from that source ({row.origin}): this shows fidelity, not truth." if fidelity else ""
    as_of = f", {row.as_of}" if row.as_of else ""
    said = f"{shown(value, unit)} for {subject} agrees with {row.product}, {row.attribute}: {shown(row.value, row.unit)}{as_of} ({row.source}).{extra}"
    return Finding(id_, CHECK, "supported", cause, said, {"rows": [row.cited()]})


def _stated(claim: Assertion) -> str:
    word = {"at_least": "at least ", "more_than": "more than ", "at_most": "at most ", "less_than": "less than ", "about": "about "}
    return word.get(claim.quantifier, "") + shown(claim.value, claim.unit)


def _named(subjects: Sequence[str]) -> str:
    return subjects[0] if subjects else "it"
