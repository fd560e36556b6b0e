"""Check *grounding*, second half: in documents whose rows are no longer those that were written, what do the words of each number say?"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pipeline.engines.refresh import load
from pipeline.extract.completing import PER_SECOND
from pipeline.extract.figures import read_figures
from pipeline.store import Store
from pipeline.verify.numbers import shown
from pipeline.verify.records import Finding
from schemas.records import Figure

CHECK, CAUSE = "grounding", "value_differs"
Value = tuple[float | None, float | None, str | None]  # value, value_max, unit


def edited_documents(store: Store) -> list[str]:
    """Documents whose figures, claims or submissions were changed, added or deleted since they were read."""
    return [row[0] for row in store.sql("SELECT doc_id FROM edited_documents ORDER BY doc_id").fetchall()]


def changed_values(store: Store, doc_ids: Sequence[str]) -> Iterator[Finding]:
    """A finding for each claim, or figure without one, whose stored value is not what the words ``3.6TB`` or ``yüzde 40`` say."""
    for doc_id in doc_ids:
        told = {(f.start, f.end): f for f in _figures_of(store, doc_id)}
        rows = store.sql(
            "SELECT coalesce(c.claim_id, f.figure_id), f.span_start, f.span_end, f.value, f.value_max, f.unit, c.claim_id IS NOT NULL, c.value, c.value_max, c.unit"
            " FROM figures AS f LEFT JOIN claims AS c ON c.figure_id = f.figure_id AND c.doc_id = f.doc_id WHERE f.doc_id = ? ORDER BY f.span_start, c.claim_id",
            [doc_id],
        ).fetchall()
        for row_id, start, end, *values, claimed, value, value_max, unit in rows:
            figure = told.get((start, end))
            stored = [tuple(values), *([(value, value_max, unit)] if claimed else [])]
            wrong = next((one for one in reversed(stored) if figure is not None and not _says(figure, one)), None)
            if figure is not None and wrong is not None:
                yield _differs(row_id, figure, wrong)


def _figures_of(store: Store, doc_id: str) -> tuple[Figure, ...]:
    [stored] = load(store, [doc_id])
    article = stored.article
    return read_figures(article.source_text, article.language or "ko", blocks=article.blocks, published=article.published_day, cells=article.cells)


def _value_of(figure: Figure) -> Value:
    return figure.value, figure.value_max, figure.unit


def _says(figure: Figure, stored: Value) -> bool:
    """Whether the words say what is stored. A unit that only the metric gave (``118토큰`` of a throughput: ``token/s``) is nothing that they deny."""
    *values, unit = stored
    return [figure.value, figure.value_max] == values and (figure.unit in (unit, None) or unit == PER_SECOND.get(figure.unit or ""))


def _differs(row_id: str, figure: Figure, stored: Value) -> Finding:
    said = f"The database says {_told(stored)}, the words {figure.surface!r} say {_told(_value_of(figure))}: the row was changed after the text was read."
    inputs = {"figure": [figure.start, figure.end], "stored": list(stored), "read": list(_value_of(figure))}
    return Finding(row_id, CHECK, "refuted", CAUSE, said, inputs)


def _told(value: Value) -> str:
    low, high, unit = value
    return shown(low, unit) if high is None else f"{shown(low)}–{shown(high, unit)}"
