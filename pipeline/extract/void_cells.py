"""Cells of a table that hold no value: marks that a sheet or a program left, and a zero where nothing can have none (``0``, ``0GB``, ``000``)."""

from __future__ import annotations

import re

from pipeline.extract.reading import Page
from schemas.records import Cell, Claim

_JUNK = re.compile(r"#(?:ref|n/?a|value|name\?|num|null|div/0|spill|calc|error)[!?]?|(?<![a-z])(?:nan|null|undefined|\[object object\])(?![a-z])|\?{2,}|%[a-z_]+%|\{\{[^}]*\}\}|�")
_NEVER_ZERO = frozenset(
    "memory_capacity memory_bandwidth interconnect_bandwidth storage_capacity storage_bandwidth cache_size core_count thread_count transistor_count parameter_count process_node clock_frequency die_area bus_width data_rate"
    " compute_performance throughput frame_rate energy_efficiency power thermal_design_power training_time inference_time execution_time latency display_size refresh_rate resolution battery_capacity weight thickness dataset_size".split()
)  # what everything that has it at all has more than none of


def is_junk(page: Page, cell: Cell | None) -> bool:
    """``#REF! 0``, ``#DIV/0!``, ``?? 9``: whether a sheet left a mark of its own in a cell instead of a value."""
    return cell is not None and _JUNK.search(page.folded, cell.start, cell.end) is not None


def is_filler(cell: Cell | None, claim: Claim) -> bool:
    """Whether a zero fills a cell for which there is no value: no card has 0 GB of memory; nothing broke and nothing was paid are values."""
    return cell is not None and claim.value == 0 and not claim.value_max and claim.metric in _NEVER_ZERO and claim.direction is None
