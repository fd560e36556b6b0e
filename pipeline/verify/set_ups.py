"""Whether two documents tell of the same set-up, so far as a measured or paid value needs it: what a person measured at home or paid for a used
card contradicts nobody else's, and a time on one workload none that names no workload.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from pipeline.languages import in_any, surroundings_of
from pipeline.lexicon import fold
from pipeline.verify.names import name_key
from pipeline.verify.numbers import MONEY
from pipeline.verify.records import LIKELY

if TYPE_CHECKING:
    from pipeline.verify.compared_claims import Statement


MEASURED = frozenset("throughput latency frame_rate training_time inference_time execution_time boot_time load_time benchmark_score performance temperature energy".split())
PRICES = frozenset({"price", "cost"})
UNREAD = "percentage"  # a share of which it is not told what it is of
OWN_TRIAL = in_any(lambda language: surroundings_of(language).own_trial)
PAID = in_any(lambda language: surroundings_of(language).paid)


def of_other_set_ups(s: Statement, other: Statement) -> bool:
    """Whether two values may both be right, since it is not told that they are of one set-up."""
    if UNREAD in {s.metric, other.metric}:
        return True
    if s.metric in PRICES:
        rents = "/" in (s.unit or "") and s.dimension.partition("/")[0] in MONEY
        return _tells(s, other, PAID) or (rents and name_key(s.subject) != name_key(other.subject))
    if s.metric == other.metric == "process_node":
        return min(s.confidence, other.confidence) < LIKELY  # a chip's history tells those of others, too
    if s.metric not in MEASURED or s.type == "comparison":
        return False
    if bool(s.benchmark) != bool(other.benchmark):
        return True
    return _tells(s, other, OWN_TRIAL) and not (s.told and s.told == other.told)


def _tells(s: Statement, other: Statement, words: re.Pattern[str]) -> bool:
    return any(words.search(fold(one.words)) is not None for one in (s, other))
