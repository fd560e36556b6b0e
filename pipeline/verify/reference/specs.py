"""Check *reference*, first half: claims against what is known of chips, systems and data sets (``reference_specs``)."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from pipeline.extract.units import base_of
from pipeline.languages import specifying_of
from pipeline.lexicon import fold
from pipeline.verify.contradictions import GENERIC
from pipeline.verify.metrics import TIMELY
from pipeline.verify.names import MAKERS, mentions, name_key
from pipeline.verify.numbers import Tolerances, agree, compare, shown, significant_digits, unit_class
from pipeline.verify.places import claims_on, ids_of
from pipeline.verify.products import CHIPS
from pipeline.verify.records import CERTAIN, Assertion, Case, Finding
from pipeline.verify.reference.anchors import BESIDE, anchors, broken_bounds, placed
from pipeline.verify.reference.book import DECIDING, Book, Spec
from pipeline.verify.reference.conditions import OTHER_CONDITIONS, at_another_accuracy, with_condition
from pipeline.verify.reference.measured import CONDITIONS_ALONE, condition, more_for_money, setting
from pipeline.verify.reference.spec_comparisons import between_software, find_compared, find_margin, find_ranked
from pipeline.verify.reference.spec_findings import (
    CHECK,
    SHOWN_ALTERNATIVES,
    refuted_by,
    row_named,
    stated_value,
    supported_by,
    undecided_by,
)
from pipeline.verify.reference.spec_values import (
    OF_EACH,
    against,
    comparable,
    counts_beside,
    may_refute,
    other_process,
    surely_of_this,
)
from pipeline.verify.reference.variants import meant_by, named_products, of_variant


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
                    yield at_another_accuracy(case, id_, number.start, row) or supported_by(id_, number.value, number.unit, row, folded, row.product)
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
    if (by_software := between_software(claim, book, folded)) is not None:
        return by_software
    linked, by_name = book.link(claim.subjects)
    if claim.value is None:
        theirs = meant_by(claim.comparators, folded, case.language, linked, book) if linked else ()
        return _worded(case, claim, linked) or find_ranked(case, claim, linked, book, folded, tolerances.equal) or more_for_money(claim, linked, theirs, book, folded)
    claim = _of_the_host(case, claim)
    ways = (setting(claim, linked, folded), find_margin(case, claim, book, folded), find_compared(case, claim, linked, book, folded))
    if any(ways) or claim.metric in CONDITIONS_ALONE:
        return next((found for found in ways if found is not None), None)
    found = _valued(case, claim, linked, book, tolerances, folded, by_name=by_name)
    return found if found is not None and found.verdict != "inconclusive" else condition(claim, linked, folded) or found


def _valued(case: Case, claim: Assertion, linked: Sequence[Spec], book: Book, tolerances: Tolerances, folded: str, *, by_name: bool) -> Finding | None:
    """A value against the rows of its thing that decide: supported by any of them, contradicted where all say otherwise."""
    base_value, base_unit = base_of(claim.value, claim.unit)
    if base_value is None:
        return None
    usable = [r for r in linked if r.base_value is not None and comparable(claim, r, unit_class(base_unit))]
    rows = [r for r in usable if r.status in DECIDING]
    if not rows:
        return undecided_by(claim, usable)
    if specifying_of(case.language).of_one.search(case.text[case.sentence_at(claim.start).start : claim.start]):
        claim = replace(claim, conditions={**claim.conditions, OF_EACH: True})
    variant = [r for r in of_variant(linked, case, claim) if r in rows]
    rows, by_name = variant or rows, by_name or bool(variant)
    counts = counts_beside(case, claim)
    judged = [(row, against(claim, row, base_value, counts, tolerances)) for row in rows]
    agreeing = [row for row, result in judged if agree(result)]
    if agreeing:
        return at_another_accuracy(case, claim.claim_id, claim.start, agreeing[0]) or supported_by(claim.claim_id, claim.value, claim.unit, agreeing[0], folded, row_named(claim.subjects))
    if by_name and (claim.certain or (variant and claim.likely)) and (sibling := _of_a_sibling(claim, rows, book, tolerances, folded)) is not None:
        said = f"The article says {stated_value(claim)}; {rows[0].product} has {shown(rows[0].value, rows[0].unit)}, and {sibling.product} has {shown(sibling.value, sibling.unit)} ({rows[0].source})."
        return Finding(claim.claim_id, CHECK, "conflicting", "reference_differs", said, {"rows": [rows[0].cited(), sibling.cited()], MIXED_UP: sibling.product})
    if may_refute(case, claim, rows, book, by_name=by_name) and all(result == "different" for _, result in judged):
        return refuted_by(claim, rows, tolerances)
    if other_process(case, claim, rows, book, folded) or (surely_of_this(case, claim, linked, book, folded) and all(result == "different" for _, result in judged)):
        return replace(refuted_by(claim, rows, tolerances), verdict="conflicting")
    alternatives = "; ".join(f"{r.product}: {shown(r.value, r.unit)}" for r in rows[:SHOWN_ALTERNATIVES])
    said = f"The article says {stated_value(claim)}; reference rows give {alternatives}, which may be of another variant, date or definition."
    return Finding(claim.claim_id, CHECK, "inconclusive", "not_like_for_like", said, {"rows": [r.cited() for r in rows[:SHOWN_ALTERNATIVES]]})


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
    counts = counts_beside(case, claim)
    for row in (r for p in sorted(products) for r in book.by_name.get(name_key(p), ())):
        exact = row.unit_class != "count" or row.unit in {claim.unit, "core"} or significant_digits(claim.value) > TOLD_TO
        if row.base_value is not None and row.status in DECIDING and exact and row.metric == claim.metric and comparable(claim, row, unit_class(unit)) and agree(against(claim, row, base_value, counts, tolerances)):
            return supported_by(claim.claim_id, claim.value, claim.unit, row, folded, row.product)
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
