"""Cases whose claims are made by hand: what the checks see where extraction makes no mistake."""

from __future__ import annotations

from typing import Any

from pipeline.extract.units import base_of
from pipeline.verify.records import Assertion, Case, Number, Span

DOC = "0" * 16


def number(text: str, surface: str, value: float | None, unit: str | None, *, kind: str = "quantity", quantifier: str = "exact", nth: int = 0, text_value: str | None = None) -> Number:  # fmt: skip
    start = -1
    for _ in range(nth + 1):
        start = text.index(surface, start + 1)
    base, base_unit = base_of(value, unit)
    return Number(f"{DOC}-f{start}-{start + len(surface)}", start, start + len(surface), surface, kind, value, None, unit, text_value, base, base_unit, quantifier, 0)


def claim(figure: Number | None, **slots: Any) -> Assertion:
    told: dict[str, Any] = {
        "type": "specification", "subject": None, "vendor": None, "metric": None, "comparator": None, "benchmark": (), "direction": None,
        "modality": "asserted", "attributed_to": None, "conditions": {}, "as_of": None, "confidence": 0.9, "ordinal": 0,
    } | slots  # fmt: skip
    ordinal = told.pop("ordinal")
    start, end = (figure.start, figure.end) if figure else told.pop("evidence", (0, 1))
    return Assertion(
        claim_id=f"{DOC}-c{start}-{end}-{ordinal}", figure=figure, evidence_start=start, evidence_end=end,
        value=figure.value if figure else None, value_max=None, unit=figure.unit if figure else None,
        quantifier=figure.quantifier if figure else "exact", **told,
    )  # fmt: skip


def case(text: str, claims: list[Assertion], *, numbers: list[Number] | None = None, language: str | None = None, published: str | None = "2024-05-01", title: str | None = None) -> Case:  # fmt: skip
    found = numbers if numbers is not None else [c.figure for c in claims if c.figure is not None]
    sentences, start = [], 0
    for piece in text.split(". "):
        sentences.append(Span(start, min(start + len(piece) + 1, len(text))))
        start += len(piece) + 2
    language = language or ("ko" if any("가" <= letter <= "힣" for letter in text) else "tr")
    return Case(DOC, text, "hash", language, title, published, DOC, tuple(sentences), (Span(0, len(text), "paragraph"),),
                tuple(sorted(set(found), key=lambda n: n.start)), tuple(claims))  # fmt: skip
