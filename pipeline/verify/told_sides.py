"""Whose the values are that an objection sets against each other, by the claims that stand on them."""

from __future__ import annotations

from itertools import combinations

from pipeline.verify.contradictions import GENERIC
from pipeline.verify.names import MAKERS, name_key, thing_key
from pipeline.verify.places import claims_on, work_of
from pipeline.verify.records import LIKELY, Assertion, Case, Finding

_RATES = ("/W", "W/")  # what each watt gives, and what each piece of work draws


class Sides:
    """The subjects of the claims on each figure of a document, by its start."""

    def __init__(self, case: Case) -> None:
        self.case = case
        claims = claims_on(case)
        self.claims: dict[int, list[Assertion]] = {n.start: claims[n.figure_id] for n in case.numbers if n.figure_id in claims}
        self.units = {n.start: n.unit or "" for n in case.numbers}

    def are_others(self, finding: Finding) -> bool:
        """``Mavi 59 dolar. Orin 499 dolardan 249 dolara indi. Yine dört katımız``: a multiple between two things from two values of one;
        ``ResNet-50에서 3만 장, 바위 7은 2만 장. BERT에서는 10% 느리다``: from values on another workload;
        ``마루는 2W를 쓰고 8.7TOPS/W다. 오린은 40TOPS``: a product of what two things do.
        """
        starts = [start for start, _ in finding.inputs.get("figures", ())]
        if finding.cause == "ratio":
            return self._of_one_only(starts) or self._of_other_work(starts)
        rates = [start for start in starts if any(sign in self.units.get(start, "") for sign in _RATES)]
        return finding.cause == "product" and bool(rates) and self._of_two(starts)

    def _of_one_only(self, starts: list[int]) -> bool:
        compared = next((c for start in starts for c in self.claims.get(start, ()) if c.type == "comparison" and c.unit in ("x", "percent") and c.comparator), None)
        if compared is None or compared.subject is None or name_key(compared.comparator or "") in GENERIC:
            return False
        values = [start for start in starts if all(c is not compared for c in self.claims.get(start, ()))]
        sentences = {self.case.sentence_at(start) for start in values}
        if len(sentences) != 1 or self.case.sentence_at(compared.start) in sentences:
            return False  # told in one breath, or each by itself
        told = [self._sure(start) for start in values]
        return len(told) > 1 and all(names == {thing_key(compared.comparator or "")} for names in told)

    def _of_other_work(self, starts: list[int]) -> bool:
        compared = next((c for start in starts for c in self.claims.get(start, ()) if c.type == "comparison" and c.unit in ("x", "percent") and c.benchmark and c.confidence >= LIKELY), None)
        if compared is None:
            return False
        values = [c for start in starts for c in self.claims.get(start, ()) if c.unit not in ("x", "percent")]
        work = work_of(compared)
        return bool(work) and len(values) > 1 and all((own := work_of(c)) and not own & work for c in values)

    def _of_two(self, starts: list[int]) -> bool:
        told = [names for start in starts if (names := self._sure(start))]
        return any(not a & b for a, b in combinations(told, 2))

    def _sure(self, start: int) -> set[str]:
        """Things that a number is surely said to be of."""
        claims = self.claims.get(start, ())
        return {thing_key(c.subject) for c in claims if c.subject and c.confidence >= LIKELY and name_key(c.subject) not in GENERIC | MAKERS}

