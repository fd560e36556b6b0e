"""Arithmetic: a total against its parts, in a sentence (``총 120개 중 A 70개, B 50개``) or in the rows of a table."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from pipeline.verify.numbers import Tolerances, shown, unit_class, written_half_step
from pipeline.verify.places import by_sentence, claims_on, spans_of, spread
from pipeline.verify.records import Assertion, Case, Finding, Number, Span

CHECK, METHOD = "arithmetic", "sum"
NEAR = 0.35  # parts whose sum is this near to a stated total are meant to add up to it
TOTAL_BEFORE = re.compile(r"(?:총|모두|합계|합치면|합쳐|합하면|도합|toplam(?:da|ı)?|toplamı)\s*(?:약|yaklaşık|olarak)?\s*$", re.IGNORECASE)
TOTAL_AFTER = re.compile(r"^[^\d.!?\n]{0,12}?(?:toplam|합계|총합)\b", re.IGNORECASE)
OF_THESE = re.compile(r"(?:중|가운데|이\s*중|bunların|bunun|'i\b|ü\b|ı\b|olmak üzere|ayrıca|ve|와|과|그리고|나머지|geri kalan)", re.IGNORECASE)


def check_totals(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    del tolerances  # sums are compared to the digits they are written with
    claims = claims_on(case)
    for span, numbers in by_sentence(case):
        if len(numbers) >= 3:
            yield from _sentence(case, span, numbers, claims)


def _sentence(case: Case, span: Span, numbers: Sequence[Number], claims: dict[str, list[Assertion]]) -> Iterator[Finding]:
    for total in numbers:
        start = max(span.start, total.start - 14)
        if not TOTAL_BEFORE.search(case.text[start : total.start]):
            continue
        parts = [n for n in numbers if n is not total and _same_kind(n, total)]
        if len(parts) < 2 or any((p.base_value or 0) > (total.base_value or 0) for p in parts):
            continue
        finding = _judge(parts, total)
        if finding is not None:
            yield from spread(total, claims, finding)
            if finding.verdict == "supported":
                for part in parts:
                    yield from spread(part, claims, finding)


def _same_kind(part: Number, total: Number) -> bool:
    if part.base_value is None or part.kind != total.kind or unit_class(part.base_unit) != unit_class(total.base_unit):
        return False
    return part.unit == total.unit or part.base_unit == total.base_unit or _counter(part) == _counter(total) != ""


def _counter(number: Number) -> str:
    """The word of a count: ``개`` of ``500개``."""
    return number.surface.lstrip("0123456789.,만천억조 ").strip()


def _judge(parts: Sequence[Number], total: Number) -> Finding | None:
    assert total.base_value is not None
    summed = sum(p.base_value or 0 for p in parts)
    scale = total.base_value / total.value if total.value else 1.0
    slack = sum(written_half_step(n.surface, n.value or 0) * (n.base_value or 0) / (n.value or 1) for n in (*parts, total))
    written = " + ".join(shown(p.value, p.unit) for p in parts)
    told = f"{written} = {shown(summed / scale, total.unit)}, the article says {shown(total.value, total.unit)} in total."
    inputs = {"figures": spans_of((*parts, total))}
    exact = all(float(n.value or 0).is_integer() and abs(n.value or 0) < 1000 for n in (*parts, total))
    if abs(summed - total.base_value) <= (1e-9 * summed if exact else slack):
        return Finding("", CHECK, "supported", "sum", told, inputs, METHOD)
    if abs(summed / total.base_value - 1) <= NEAR and not any(n.quantifier != "exact" for n in (*parts, total)):
        return Finding("", CHECK, "conflicting", "wrong_total", told, inputs, METHOD)
    return None
