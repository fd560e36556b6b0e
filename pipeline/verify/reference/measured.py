"""Reference rows of measurements: the settings they were made with, and which two of them were made alike."""

from __future__ import annotations

from pipeline.verify.metrics import same_family
from pipeline.verify.names import keys, mentions
from pipeline.verify.numbers import shown
from pipeline.verify.records import Assertion, Finding
from pipeline.verify.reference.book import Spec

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
