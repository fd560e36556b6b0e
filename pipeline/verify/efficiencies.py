"""What is told of an efficiency: times alone make none. ``지연 시간은 8ms와 20ms. 효율은 2.5배``; ``Gecikme 8 ms ve 20 ms. Verimi 2,5 katı``."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from pipeline.languages import stating_of
from pipeline.lexicon import fold
from pipeline.verify.amounts import dimension_of
from pipeline.verify.metrics import UNSPECIFIED
from pipeline.verify.numbers import MONEY
from pipeline.verify.places import claims_on
from pipeline.verify.records import Case, Finding, Number
from pipeline.verify.ways_apart import RELATIVE

EFFICIENCIES = frozenset({"energy_efficiency", "cost_efficiency"})
SPENT = frozenset({"W", "J", *MONEY})  # what work is done with, beside the time
BEHIND = 24  # characters behind a number in which its noun may stand


class Efficiencies:
    """The changes of a document that are told of an efficiency."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.claims = claims_on(case)
        self.numbers = {n.start: n for n in case.numbers}
        self.figures = {c.claim_id: c.figure for c in case.claims if c.figure is not None}

    def judged(self, finding: Finding) -> Finding | None:
        """A finding as it is; undecided where times support an efficiency, None where they object to one."""
        if finding.verdict not in {"supported", "conflicting"} or finding.cause not in {"ratio", "wrong_side"}:
            return finding
        numbers = self._numbers(finding)
        values = [n for n in numbers if n.unit not in RELATIVE]
        told = [n for n in numbers if n.unit in RELATIVE] or (self._next_to(values) if finding.verdict == "conflicting" else [])
        if not told or not values or any(dimension_of(n) != "s" for n in values) or not any(map(self._is_told, told)) or self._has_spent(told):
            return finding
        if finding.verdict == "conflicting":
            return None
        return replace(finding, verdict="inconclusive", cause="other_values", explanation=f"{finding.explanation} But times alone make no efficiency.")

    def _numbers(self, finding: Finding) -> list[Number]:
        starts = {start for start, _ in finding.inputs.get("figures", ())}
        cited = [self.figures.get(str(one.get("claim"))) for one in finding.inputs.get("values", ())]
        own = self.figures.get(finding.claim_id)
        found = {n.start: n for n in (*(self.numbers[s] for s in starts if s in self.numbers), *cited, own) if n is not None}
        return list(found.values())

    def _next_to(self, values: list[Number]) -> list[Number]:
        """The changes told in the sentence of the last of two values or in the next one."""
        if not values:
            return []
        sentence = self.case.sentence_at(max(n.start for n in values))
        end = self.case.sentence_at(min(sentence.end + 1, len(self.case.text) - 1)).end
        return [n for n in self.case.numbers if n.unit in RELATIVE and sentence.start <= n.start < end]

    def _is_told(self, number: Number) -> bool:
        """Whether the noun before a number or behind it is an efficiency, and its claim none of something else."""
        stating, sentence = stating_of(self.case.language), self.case.sentence_at(number.start)
        if stating.efficiency_behind.match(fold(self.case.text[number.end : min(sentence.end, number.end + BEHIND)])):
            return True
        metrics = {c.metric for c in self.claims.get(number.figure_id, ()) if c.metric}
        if metrics and not metrics & (EFFICIENCIES | UNSPECIFIED):
            return False
        return bool(metrics & EFFICIENCIES) or stating.efficiency_before.search(fold(self.case.text[sentence.start : number.start])) is not None

    def _has_spent(self, told: Iterable[Number]) -> bool:
        """Whether its paragraph tells a power, an energy or an amount of money, which with the times may make it."""
        blocks = [self.case.block_at(n.start) for n in told]
        return any(dimension_of(n) in SPENT for n in self.case.numbers if any(b.start <= n.start < b.end for b in blocks))
