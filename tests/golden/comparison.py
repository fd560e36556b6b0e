"""Field-by-field comparison of figures with a golden file, tolerant only where docs/annotation.md is.

``pipeline.evaluate`` judges what the guideline scores (kind, value, unit class, text value); here the fields that it leaves
out are compared too. A span may hold more or fewer words around the same digits (``3280 görüntü`` or the whole phrase); one
figure may cover a date and its time, or neighbouring index, chrome or name tokens, and the other way round.
"""

from __future__ import annotations

from collections.abc import Sequence

from pipeline.evaluate.figures import CORE_KINDS, DIGIT_RUN, SHARED_KINDS, fault, match, overlap
from schemas.golden import GoldenFigure
from schemas.records import Figure


def differences(golden: Sequence[GoldenFigure], found: Sequence[Figure], text: str) -> list[str]:
    """What a reader of the golden file would object to: one line for each missing or extra figure and each different field."""
    pairs = match(golden, found)
    used = set(pairs.values())
    missing = [f"missing: {_told(g)}" for i, g in enumerate(golden) if i not in pairs]
    extra = [f"extra: {_told(f)}" for j, f in enumerate(found) if j not in used and not _is_piece(f, golden)]
    different = [
        f"{field}: {_told(golden[i])} but found {_told(found[j])}"
        for i, j in sorted(pairs.items())
        for field in different_fields(golden[i], found[j], text)
    ]
    return missing + extra + different


def different_fields(golden: GoldenFigure, found: Figure, text: str) -> list[str]:
    """Names of the fields in which a figure differs from the golden one that it was matched to."""
    if scored := fault(golden, found):
        return [scored]
    fields = []
    if not _same_digits(golden, found, text):
        fields.append("span")
    if golden.kind in CORE_KINDS:
        fields += [name for name in ("quantifier", "in_words") if getattr(golden, name) != getattr(found, name)]
        fields += ["value_max"] * ((golden.value_max is None) != (found.value_max is None))
    return fields


def _same_digits(golden: GoldenFigure, found: Figure, text: str) -> bool:
    """Whether both spans hold the same digits; where spans may be shared, some of the same."""
    told, said = _digits(golden, text), _digits(found, text)
    return bool(told & said) == bool(told) if golden.kind in SHARED_KINDS else told == said


def _digits(span: GoldenFigure | Figure, text: str) -> set[int]:
    return {place for run in DIGIT_RUN.finditer(text, span.start, span.end) for place in range(*run.span())}


def _is_piece(found: Figure, golden: Sequence[GoldenFigure]) -> bool:
    """Whether a figure is one of several pieces of a golden one, as ``02`` of the telephone number ``02-555-0100``."""
    return found.kind in SHARED_KINDS and any(g.kind == found.kind and overlap(g, found) for g in golden)


def _told(figure: GoldenFigure | Figure) -> str:
    names = ("value", "value_max", "unit", "text_value", "quantifier", "in_words", "rule")
    fields = {name: getattr(figure, name, None) for name in names}
    shown = ", ".join(f"{name}={value!r}" for name, value in fields.items() if value not in (None, False, "exact", ""))
    return f"{figure.surface!r} at {figure.start} as {figure.kind} {shown}".rstrip()
