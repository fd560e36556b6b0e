"""Reference rows that hold under a condition: an accuracy that was reached, the months of a rent."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from pipeline.verify.numbers import shown
from pipeline.verify.records import Assertion, Case, Finding
from pipeline.verify.reference.book import Spec

CHECK, OTHER_CONDITIONS = "reference", "other_conditions"
NEAR_POINTS = 5.0  # of an accuracy, within which another one may be meant
_PERCENT = re.compile(r"(\d+(?:\.\d+)?)%")
_MONTHS = re.compile(r"(\d+) months?")


def at_another_accuracy(case: Case, id_: str, start: int, row: Spec) -> Finding | None:
    """``76,4'lük en yüksek doğruluğa … aynı doğruluk için 64 dönem``: a value that its row has for another accuracy than those that its sentence and the one before tell."""
    wanted = _PERCENT.fullmatch(str(row.conditions.get("accuracy", "")))
    sentence = case.sentence_at(start)
    low = max(case.block_at(start).start, case.sentence_at(max(sentence.start - 2, 0)).start)
    shares = [n for n in case.numbers if low <= n.start < sentence.end and n.unit == "percent" and n.value and not n.value_max]
    told = [n.value or 0.0 for n in shares if n.start >= sentence.start]
    if wanted and any(n.value == float(wanted[1]) for n in shares):
        return None  # `%75,7'ye 9 saatte vardı. 55 dolar verdi, 18 dolar daha ekleseydi %76,4'ü de görecekti`: told for the accuracy of the row
    if wanted is None or not told or any(abs(v - float(wanted[1])) > NEAR_POINTS for v in told):
        return None
    said = f"{row.attribute}: {shown(row.value, row.unit)}, for {wanted[1]}%; the sentence speaks of {shown(told[-1], 'percent')} ({row.source})."
    return Finding(id_, CHECK, "conflicting", OTHER_CONDITIONS, said, {"rows": [row.cited()]})


def with_condition(case: Case, claim: Assertion, finding: Finding, claims: dict[str, list[Assertion]]) -> Iterator[Finding]:
    """``12 aylık kiralama … dolar başına 375 görüntü``: the number of a condition that the row has as well, told in the sentence of what it supports or in the one before."""
    attribute = str(finding.inputs["rows"][0]["attribute"]) if finding.verdict == "supported" and finding.inputs.get("rows") else ""
    told = _MONTHS.search(attribute)
    if told is None:
        return
    sentence, block = case.sentence_at(claim.start), case.block_at(claim.start)
    low = max(block.start, case.sentence_at(max(sentence.start - 2, 0)).start)
    for number in case.numbers:
        if low <= number.start < sentence.end and number.unit == "month" and number.value == float(told[1]) and not claims.get(number.figure_id):
            yield replace(finding, claim_id=number.figure_id)
