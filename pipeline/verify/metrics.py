"""What metrics are: families that may be compared, the units they take, the ranges they lie in."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

_FAMILIES: tuple[frozenset[str], ...] = (
    frozenset({"price", "cost", "electricity_cost"}),
    frozenset({"performance", "speed", "benchmark_score", "speedup"}),
    frozenset({"accuracy", "top1_accuracy"}),
    frozenset({"training_time", "execution_time", "inference_time", "duration"}),
    frozenset({"throughput", "frame_rate", "data_rate"}),
    frozenset({"chip_count", "gpu_count", "scale_limit", "system_count"}),
    frozenset({"memory_capacity", "host_memory_capacity", "capacity"}),
    frozenset({"epochs", "convergence_epochs"}),
    frozenset({"profit", "operating_profit", "net_profit"}),
    frozenset({"power", "charging_power"}),
    frozenset({"core_count", "tensor_core_count", "vcpu_count"}),
)
_FAMILY_OF = {metric: family for family in _FAMILIES for metric in family}

# Lower is better: a lead is a smaller value.
COSTS = frozenset(
    "training_time latency inference_time execution_time duration power energy cost price convergence_epochs loss error_margin boot_time "
    "load_time weight thickness temperature process_node".split()
)
# Twice as many of the thing have twice as much of it.
EXTENSIVE = frozenset(
    "memory_capacity host_memory_capacity core_count thread_count compute_performance power chip_count transistor_count "
    "memory_bandwidth price cost tensor_core_count vcpu_count".split()
)
# What a thing sells, earns or is worth changes with time: other values are of another period, not wrong.
TIMELY = frozenset(
    "price market_share market_size revenue profit shipments investment valuation employee_count layoffs growth rank share profit_margin "
    "discount operating_profit net_profit contract_value inventory order_backlog".split()
)
# Stand for any of the speeds.
UNSPECIFIED = frozenset({"performance", "speed", "speedup"})
SPEEDS = frozenset("throughput frame_rate training_time execution_time inference_time latency benchmark_score".split())


def same_family(metric: str | None, other: str | None) -> bool:
    if metric is None or other is None:
        return False
    return metric == other or other in _FAMILY_OF.get(metric, ())


@lru_cache(maxsize=4096)
def family_name(metric: str) -> str:
    """One name for all metrics of a family."""
    return min(_FAMILY_OF.get(metric, {metric}))


class Range(NamedTuple):
    """The known range of a metric, in ``unit`` (canonical), with where it comes from."""

    unit: str
    low: float
    high: float
    source: str


SPECS = "reference_specs, with room for products since"
# For single chips and cards (not systems): a claim beyond has its unit or a digit wrong.
CHIP_RANGES: dict[str, Range] = {
    "process_node": Range("nm", 1, 10_000, "the first microprocessor was made in 10 µm, announced nodes end at 1.4 nm"),
    "clock_frequency": Range("GHz", 0.001, 9.2, "the overclocking record of a processor is 9.1 GHz"),
    "die_area": Range("mm2", 0.5, 60_000, "a wafer of 300 mm has 70,685 mm2; the largest chip made of one has 46,225"),
    "memory_bandwidth": Range("TB/s", 0.0001, 30_000, "the on-chip memory of a wafer-scale chip is given as 21 PB/s"),
    "transistor_count": Range("transistor", 1_000, 1e13, SPECS),
}
# Dimensions that a metric takes (base unit or class), where it takes no other.
UNITS: dict[str, frozenset[str]] = {
    "memory_capacity": frozenset({"bit"}), "storage_capacity": frozenset({"bit"}), "cache_size": frozenset({"bit"}),
    "host_memory_capacity": frozenset({"bit"}), "memory_bandwidth": frozenset({"bit/s", "1/s"}), "clock_frequency": frozenset({"1/s"}),
    "process_node": frozenset({"m"}), "die_area": frozenset({"m**2"}), "power": frozenset({"kg*m**2/s**3"}),
    "compute_performance": frozenset({"operation/s"}), "latency": frozenset({"s"}), "training_time": frozenset({"s"}),
    "inference_time": frozenset({"s"}), "execution_time": frozenset({"s"}), "display_size": frozenset({"m"}),
    "refresh_rate": frozenset({"1/s"}),
}  # fmt: skip
