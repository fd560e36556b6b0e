"""Reference rows of measurements: the settings they were made with, and which two of them were made alike."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pipeline.verify.metrics import same_family
from pipeline.verify.names import keys, mentions, name_key
from pipeline.verify.numbers import shown
from pipeline.verify.records import Assertion, Finding
from pipeline.verify.reference.book import DECIDING, Book, Spec

CHECK = "reference"
# Metric -> the condition that it is elsewhere.
SETTINGS = {"batch_size": "batch_size", "convergence_epochs": "epochs", "epochs": "epochs"}
AT = {"chip_count": "chips", "accuracy": "accuracy", "top1_accuracy": "accuracy"}
CONDITIONS_ALONE = frozenset({"batch_size", "convergence_epochs"})  # settings that no row has for its value


def setting(claim: Assertion, rows: tuple[Spec, ...], folded: str) -> Finding | None:
    """A setting of an experiment against those of the measurements in the rows; only of one that the article was made from."""
    return _measured_with(claim, rows, folded, SETTINGS.get(claim.metric or ""))


def condition(claim: Assertion, rows: tuple[Spec, ...], folded: str) -> Finding | None:
    """``dört GPU kadar hızlı``, ``75.7%까지 9시간``: how many chips a measurement was made with, which accuracy was reached. Only where no row has it as its value."""
    return _measured_with(claim, rows, folded, AT.get(claim.metric or ""))


def _measured_with(claim: Assertion, rows: tuple[Spec, ...], folded: str, key: str | None) -> Finding | None:
    if key is None or claim.value is None or claim.type == "comparison":
        return None
    told = f"{claim.value:g}%" if key == "accuracy" else claim.value
    for row in rows:
        made_from = row.origin is not None and mentions(folded, row.origin)
        if made_from and row.conditions.get(key) == told and told_of_benchmark(row, folded):
            said = f"{row.attribute} was measured with {key} {told if key == 'accuracy' else shown(claim.value)} ({row.source}). This shows fidelity to that source, not truth."
            return Finding(claim.claim_id, CHECK, "supported", "fidelity", said, {"rows": [row.cited()]})
    return None


def told_of_benchmark(row: Spec, folded: str) -> bool:
    """Whether a row is of no benchmark, or of one that the article names."""
    return not row.benchmark or any(mentions(folded, name) for name in row.benchmark)


def measured_alike(claim: Assertion, a: Spec, b: Spec) -> bool:
    """Whether two rows of one metric are measurements of one source and time, on a benchmark and data of which the claim speaks."""
    if not (same_family(claim.metric, a.metric) or (claim.metric in {"performance", "speed"} and a.metric == "throughput")):
        return False
    if claim.benchmark and not keys(claim.benchmark) & keys(a.benchmark):
        return False
    return a.origin == b.origin and a.as_of == b.as_of and a.conditions.get("data") == b.conditions.get("data")


def rented_alike(claim: Assertion, a: Spec, b: Spec, folded: str) -> bool:
    """``V100 sunucusundan daha ucuz``: two prices of one unit that one source told at one time, of which the article was made."""
    rents = a.metric == b.metric == "price" and a.unit == b.unit and "/" in (a.unit or "") and a.product != b.product
    told = a.origin is not None and (a.origin, a.as_of) == (b.origin, b.as_of) and mentions(folded, a.origin)
    return rents and told and same_family(claim.metric, a.metric) and not a.conditions and not b.conditions


def more_for_money(claim: Assertion, ours: Sequence[Spec], theirs: Sequence[Spec], book: Book, folded: str) -> Finding | None:
    """``TPU daha uygun maliyetli``: who does more for its rent, by what one source measured of both and what both cost in it. It only supports."""
    if claim.type != "comparison" or claim.metric != "cost_efficiency" or claim.direction not in {"better", "worse"}:
        return None
    sold = [list({id(one): one for r in rows for one in (r, *book.by_name.get(name_key(r.product), ()))}.values()) for rows in (ours, theirs)]  # by whatever of its names
    pairs = [(a, b) for a in sold[0] for b in sold[1] if a.base_value and b.base_value and {a.status, b.status} <= DECIDING and a.metric == b.metric]
    work = [(a, b) for a, b in pairs if a.metric == "throughput" and a.benchmark == b.benchmark and told_of_benchmark(a, folded) and measured_alike(replace(claim, metric="throughput"), a, b)]
    rents = [(a, b) for a, b in pairs if rented_alike(replace(claim, metric="price"), a, b, folded)]
    work = [(a, b) for a, b in work if (a.origin, a.as_of) in {(p.origin, p.as_of) for p, _ in rents}]
    gains = [(a.base_value or 0) / (b.base_value or 1) * (q.base_value or 0) / (p.base_value or 1) for a, b in work for p, q in rents]
    if not gains or not all(gain > 1 if claim.direction == "better" else gain < 1 for gain in gains):
        return None
    (a, b), (p, q) = work[0], rents[0]
    said = f"{a.product}: {shown(a.value, a.unit)} for {shown(p.value, p.unit)}; {b.product}: {shown(b.value, b.unit)} for {shown(q.value, q.unit)} ({a.source}). This shows fidelity to that source, not truth."
    return Finding(claim.claim_id, CHECK, "supported", "fidelity", said, {"rows": [r.cited() for r in (a, b, p, q)]})
