"""Documents as rows: one Arrow table per database table, in a fixed order that depends on the documents alone."""

from __future__ import annotations

import json
import math
from bisect import bisect_right
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc

from pipeline.clean.near_duplicates import body_of, signature
from pipeline.store.invariants import check_document
from schemas.records import Claim, Document, Figure, Reject, Source

Row = tuple[Any, ...]
BaseOf = Callable[[float, str], tuple[float, str] | None]

_TEXT, _INT, _REAL, _TEXTS = pa.string(), pa.int32(), pa.float64(), pa.list_(pa.string())

# Columns that a document decides. The writer adds run_id and moments; ``doc_id`` stands in every table, also where the
# database has none, so that rows of a document already stored can be left out.
COLUMNS: Mapping[str, Mapping[str, pa.DataType]] = {
    "documents": dict.fromkeys(
        ("doc_id", "uri", "canonical_url", "sha256", "media_type", "encoding", "language", "title", "byline", "publisher",
         "published_at", "modified_at", "source_text"), _TEXT),
    "document_uris": {"doc_id": _TEXT, "uri": _TEXT},
    "told": dict.fromkeys(("doc_id", "url", "title", "date"), _TEXT),  # no table: of every source, also of one stored already
    "origins": dict.fromkeys(("doc_id", "declared_encoding", "given_url", "given_title", "given_date", "given_language"), _TEXT),
    "blocks": {"doc_id": _TEXT, "block_id": _INT, "kind": _TEXT, "span_start": _INT, "span_end": _INT, "language": _TEXT,
               "speaker": _TEXT},
    "cells": {"doc_id": _TEXT, "block_id": _INT, "row": _INT, "col": _INT, "span_start": _INT, "span_end": _INT,
              "row_header": _TEXT, "col_header": _TEXT},
    "sentences": {"doc_id": _TEXT, "sentence_id": _INT, "block_id": _INT, "span_start": _INT, "span_end": _INT},
    "mentions": {"doc_id": _TEXT, "span_start": _INT, "span_end": _INT, "surface": _TEXT, "type": _TEXT, "entity_id": _TEXT},
    "entities": {"doc_id": _TEXT, "entity_id": _TEXT, "type": _TEXT, "name": _TEXT, "name_en": _TEXT, "vendor_id": _TEXT,
                 "aliases": _TEXTS},
    "figures": {"figure_id": _TEXT, "doc_id": _TEXT, "span_start": _INT, "span_end": _INT, "surface": _TEXT, "kind": _TEXT,
                "value": _REAL, "value_max": _REAL, "unit": _TEXT, "text_value": _TEXT, "base_value": _REAL, "base_unit": _TEXT,
                "quantifier": _TEXT, "in_words": pa.bool_(), "block_id": _INT, "rule": _TEXT},
    "claims": {"claim_id": _TEXT, "doc_id": _TEXT, "figure_id": _TEXT, "figure_start": _INT, "sentence_id": _INT,
               "evidence_start": _INT, "evidence_end": _INT, "type": _TEXT, "subject": _TEXT, "subject_id": _TEXT, "vendor": _TEXT,
               "metric": _TEXT, "comparator": _TEXT, "comparator_id": _TEXT, "benchmark": _TEXTS, "direction": _TEXT,
               "value": _REAL, "value_max": _REAL, "unit": _TEXT, "quantifier": _TEXT, "modality": _TEXT, "attributed_to": _TEXT,
               "conditions": _TEXT, "as_of": _TEXT, "statement": _TEXT, "group_id": _TEXT, "confidence": _REAL, "method": _TEXT},
    "claim_slots": {"doc_id": _TEXT, "claim_id": _TEXT, "slot": _TEXT, "span_start": _INT, "span_end": _INT, "surface": _TEXT,
                    "value": _TEXT, "confidence": _REAL, "method": _TEXT},
    "asserted_triples": {"subject": _TEXT, "predicate": _TEXT, "object": _TEXT, "doc_id": _TEXT, "span_start": _INT, "span_end": _INT,
                         "confidence": _REAL, "method": _TEXT},
    "submissions": {"submission_id": _TEXT, "doc_id": _TEXT, "sentence_id": _INT, "evidence_start": _INT, "evidence_end": _INT, "kind": _TEXT,
                    "subject": _TEXT, "subject_id": _TEXT, "benchmark": _TEXTS, "round": _TEXT, "division": _TEXT, "system": _TEXT, "chips": pa.int64(),
                    "software": _TEXTS, "exclusive": pa.bool_(), "statement": _TEXT, "confidence": _REAL, "method": _TEXT},
    "warnings": dict.fromkeys(("doc_id", "stage", "code", "detail"), _TEXT),
    "extractions": {"doc_id": _TEXT, "fingerprint": _TEXT},
    "signatures": {"doc_id": _TEXT, "signature": pa.binary()},
}  # fmt: skip
OF_SOURCES = frozenset({"document_uris", "told"})  # rows for every source, not for every document
REJECT_COLUMNS = pa.schema([(name, _TEXT) for name in ("uri", "stage", "reason", "detail")])


@dataclass(frozen=True, slots=True)
class Batch:
    """What a worker hands to the committer: whole documents as Arrow tables by name, and what was set aside."""

    tables: dict[str, pa.Table]
    rejects: tuple[Reject, ...] = ()


@dataclass(slots=True)
class Rows:
    """Rows under construction, document by document."""

    by_table: dict[str, list[Row]] = field(default_factory=lambda: {name: [] for name in COLUMNS})
    doc_ids: set[str] = field(default_factory=set)
    rejects: list[Reject] = field(default_factory=list)

    def add(self, document: Document, *, fingerprint: str, source: Source | None = None) -> None:
        """Appends the rows of a document; of one with the same bytes as an earlier one only its uri and what is told of it. ``InvariantError``."""
        check_document(document)
        self.by_table["document_uris"].append((document.article.doc_id, document.article.uri))
        if source is not None:
            self.by_table["told"].append(told_row(document.article.doc_id, source))
        if document.article.doc_id in self.doc_ids:
            return
        rows = rows_of(document, fingerprint=fingerprint, source=source)
        self.doc_ids.add(document.article.doc_id)
        for name, found in rows.items():
            self.by_table[name].extend(found)

    def to_batch(self) -> Batch:
        return Batch({name: to_arrow(name, rows) for name, rows in self.by_table.items()}, tuple(self.rejects))


def join_batches(batches: Sequence[Batch]) -> Batch:
    """One batch of several, in their order; of documents with the same bytes the first counts."""
    if len(batches) == 1:
        return batches[0]
    seen: set[str] = set()
    parts: list[dict[str, pa.Table]] = []
    for batch in batches:
        ids = batch.tables["documents"]["doc_id"].to_pylist()
        fresh = [id_ for id_ in ids if id_ not in seen]
        tables = batch.tables.items()
        parts.append(
            batch.tables
            if len(fresh) == len(ids)
            else {name: t if name in OF_SOURCES else only_documents(t, fresh) for name, t in tables}
        )
        seen.update(fresh)
    joined = {name: pa.concat_tables([part[name] for part in parts]) for name in COLUMNS}
    return Batch(joined, tuple(reject for batch in batches for reject in batch.rejects))


def told_row(doc_id: str, source: Source) -> Row:
    """A row of ``told``."""
    return doc_id, source.canonical_url, source.title, source.published


def only_documents(table: pa.Table, doc_ids: Sequence[str]) -> pa.Table:
    """The rows of these documents."""
    return table.filter(pc.is_in(table["doc_id"], value_set=pa.array(doc_ids, type=pa.string())))


def to_arrow(name: str, rows: Sequence[Row]) -> pa.Table:
    columns = COLUMNS[name]
    values: Iterable[Sequence[Any]] = zip(*rows, strict=True) if rows else [()] * len(columns)
    arrays = [pa.array(column, type=kind) for column, kind in zip(values, columns.values(), strict=True)]
    return pa.table(arrays, schema=pa.schema(list(columns.items())))


def figure_id(doc_id: str, figure: Figure) -> str:
    return f"{doc_id}-f{figure.start}-{figure.end}"


def claim_id(doc_id: str, claim: Claim, figure: Figure | None) -> str:
    """From the claim's place: its figure's span, or its evidence span, and its ordinal there; not from its slots."""
    place = figure if figure is not None else claim
    return f"{doc_id}-c{place.start}-{place.end}-{claim.ordinal}"


def claim_ids(document: Document) -> tuple[str, ...]:
    """The ids of ``document.claims``, in their order."""
    figures = {f.start: f for f in document.figures}
    return tuple(
        claim_id(document.article.doc_id, c, figures[c.figure] if c.figure is not None else None) for c in document.claims
    )


def rows_of(document: Document, *, fingerprint: str, source: Source | None = None) -> dict[str, list[Row]]:
    """The rows of one document by table, in the order of ``COLUMNS``; without those of sources."""
    article, doc_id = document.article, document.article.doc_id
    warnings = [(doc_id, w.stage, w.code, w.detail) for w in (*article.warnings, *document.warnings)]
    figures = sorted(document.figures, key=lambda f: f.start)
    warnings += [
        (doc_id, "store", "value_too_large", f"The value of the figure at {f.start} fits no 64-bit float.")
        for f in figures
        if f.value is not None and _real(f.value) is None
    ]
    return {
        "documents": [(doc_id, article.uri, article.canonical_url, article.sha256, article.media_type, article.encoding,
                       article.language, article.title, article.byline, article.publisher, article.published_at,
                       article.modified_at, article.source_text)],
        "origins": [] if source is None else [
            (doc_id, source.declared_encoding, source.canonical_url, source.title, source.published, source.language)],
        "blocks": [(doc_id, i, b.kind, b.start, b.end, b.language, b.speaker) for i, b in enumerate(article.blocks)],
        "cells": [(doc_id, c.block, c.row, c.col, c.start, c.end, c.row_header, c.col_header) for c in article.cells],
        "sentences": [(doc_id, i, s.block, s.start, s.end) for i, s in enumerate(document.sentences)],
        "mentions": [(doc_id, m.start, m.end, m.surface, m.type, m.entity_id)
                     for m in sorted(document.mentions, key=lambda m: (m.start, m.end))],
        "entities": [(doc_id, e.entity_id, e.type, e.name, e.name_en, e.vendor_id, list(e.aliases))
                     for e in sorted(document.entities, key=lambda e: e.entity_id)],
        "figures": _figure_rows(document, figures),
        "claims": _claim_rows(document),
        "claim_slots": [(doc_id, id_, s.slot, s.start, s.end, s.surface, s.value, s.confidence, s.method)
                        for id_, c in zip(claim_ids(document), document.claims, strict=True) for s in c.slots],
        "submissions": _submission_rows(document),
        "asserted_triples": [(t.subject, t.predicate, t.object, doc_id, t.start, t.end, t.confidence, t.method) for t in document.triples],
        "warnings": warnings,
        "extractions": [(doc_id, fingerprint)],
        "signatures": [(doc_id, sketch)] if (sketch := signature(body_of(article))) else [],
    }  # fmt: skip


def _figure_rows(document: Document, figures: Sequence[Figure]) -> list[Row]:
    doc_id, starts, base_of = document.article.doc_id, [b.start for b in document.article.blocks], _load_base_of()
    rows: list[Row] = []
    for f in figures:
        value, value_max = _real(f.value), _real(f.value_max)
        base = base_of(value, f.unit) if value is not None and f.unit is not None else None
        base_value, base_unit = base or (None, None)
        rows.append(
            (figure_id(doc_id, f), doc_id, f.start, f.end, f.surface, f.kind, value, value_max, f.unit, f.text_value,
             _real(base_value), base_unit, f.quantifier, f.in_words, bisect_right(starts, f.start) - 1, f.rule)
        )  # fmt: skip
    return rows


def _claim_rows(document: Document) -> list[Row]:
    doc_id, starts = document.article.doc_id, [s.start for s in document.sentences]
    figures = {f.start: f for f in document.figures}
    rows: list[Row] = []
    for id_, c in zip(claim_ids(document), document.claims, strict=True):
        figure = None if c.figure is None else figure_id(doc_id, figures[c.figure])
        place = c.start if c.figure is None else c.figure
        sentence = bisect_right(starts, place) - 1
        holds = sentence >= 0 and place < document.sentences[sentence].end
        rows.append(
            (id_, doc_id, figure, c.figure, sentence if holds else None, c.start, c.end, c.type, c.subject, c.subject_id, c.vendor,
             c.metric, c.comparator, c.comparator_id, list(c.benchmark) or None, c.direction, _real(c.value), _real(c.value_max),
             c.unit, c.quantifier, c.modality, c.attributed_to, json.dumps(c.conditions, ensure_ascii=False, sort_keys=True),
             c.as_of, c.statement, c.group_id, c.confidence, c.method)
        )  # fmt: skip
    return rows


def _real(value: float | None) -> float | None:
    """A 64-bit float, or None where the number is too large for one."""
    try:
        number = None if value is None else float(value)
    except OverflowError:
        return None
    return number if number is None or math.isfinite(number) else None


@cache
def _load_base_of() -> BaseOf:
    """``pipeline.extract.units.base_of``, loaded with the first figure that has a unit table to ask."""
    try:
        found: BaseOf = import_module("pipeline.extract.units").base_of
    except (ModuleNotFoundError, AttributeError):
        return lambda value, unit: (value, unit)
    return found


def _submission_rows(document: Document) -> list[Row]:
    doc_id, starts = document.article.doc_id, [s.start for s in document.sentences]
    return [
        (f"{doc_id}-s{one.start}-{one.end}-{one.ordinal}", doc_id, max(0, bisect_right(starts, one.start) - 1), one.start, one.end, one.kind,
         one.subject, one.subject_id, list(one.benchmark) or None, one.round, one.division, one.system, one.chips, list(one.software) or None,
         one.exclusive, one.statement, one.confidence, one.method)
        for one in document.submissions
    ]  # fmt: skip
