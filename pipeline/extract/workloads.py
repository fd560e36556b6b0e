"""On what a result was measured: suite, model, dataset, task."""

from __future__ import annotations

from pipeline.extract.context import Bound, Context, bound
from pipeline.extract.reading import WORKLOADS, Page, Reading
from schemas.records import Figure

MEASURED = frozenset(
    "performance throughput latency training_time inference_time execution_time accuracy top1_accuracy convergence_epochs benchmark_score frame_rate energy_efficiency bleu epochs learning_rate sparsity compute_operations".split()
)
SETUP_MEASURED = frozenset({"batch_size", "chip_count", "utilization"})


def choose_workload(page: Page, reading: Reading, figure: Figure, metric: str, subject: Bound | None, context: Context) -> list[Bound]:
    """All levels that stand in the sentence, nearest first, else those of the paragraph; empty for specifications."""
    if metric not in MEASURED and metric not in SETUP_MEASURED:
        return []
    own = subject.name if subject else None
    here = [n for n in reading.names if n.type in WORKLOADS and n.name != own and n.role != "comparator"]
    here.sort(key=lambda n: abs(n.start - figure.start) + (0 if n.start < figure.start else 15))
    if here:
        found = [bound(n, 0.85, "same_sentence") for n in here]
        suites = [w.carried() for w in context.workload if w.entity and w.entity.type == "benchmark" and w.name not in {f.name for f in found}]
        return found + suites
    if metric in MEASURED and context.workload and reading.block - context.workload_block <= 1:
        return [w.carried() for w in context.workload if w.name != own]
    return []
