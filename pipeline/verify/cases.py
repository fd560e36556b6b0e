"""Documents with their claims out of the database, a batch at a time."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from pipeline.extract.predicates import SHARE
from pipeline.store import Store
from pipeline.verify.likeness import BAND
from pipeline.verify.records import Assertion, Brought, Case, Number, Span

BATCH_DOCUMENTS = 200

_NUMBER = (
    "figure_id, span_start, span_end, surface, kind, value, value_max, unit, text_value, coalesce(base_value, value), base_unit, quantifier, "
    "coalesce(block_id, 0)"
)
_CLAIM = (
    "claim_id, figure_id, evidence_start, evidence_end, type, subject, vendor, metric, comparator, benchmark, direction, value, "
    "value_max, unit, quantifier, modality, attributed_to, conditions, as_of, confidence"
)

_BROUGHT = "submission_id, evidence_start, evidence_end, kind, subject, benchmark, round, division, system, chips, software, exclusive, method"


def document_ids(store: Store) -> list[str]:
    """Documents to audit: all, in the order of their ids."""
    return [row[0] for row in store.sql("SELECT doc_id FROM documents ORDER BY doc_id").fetchall()]


def load_cases(store: Store, doc_ids: Sequence[str]) -> Iterator[list[Case]]:
    """The cases of these documents in batches, each batch in memory at once."""
    for start in range(0, len(doc_ids), BATCH_DOCUMENTS):
        yield _load(store, list(doc_ids[start : start + BATCH_DOCUMENTS]))


def _load(store: Store, ids: list[str]) -> list[Case]:
    where = "doc_id IN (SELECT unnest(?::VARCHAR[]))"
    sentences = _spans(store, f"SELECT doc_id, span_start, span_end, '' FROM sentences WHERE {where} ORDER BY span_start", ids)  # noqa: S608
    blocks = _spans(store, f"SELECT doc_id, span_start, span_end, kind FROM blocks WHERE {where} ORDER BY span_start", ids)  # noqa: S608
    numbers: defaultdict[str, list[Number]] = defaultdict(list)
    by_id: dict[str, Number] = {}
    for doc_id, *rest in store.sql(
        f"SELECT doc_id, {_NUMBER} FROM figures WHERE {where} AND kind <> 'chrome' ORDER BY span_start", [ids]  # noqa: S608
    ).fetchall():
        number = Number(*rest)
        numbers[doc_id].append(number)
        by_id[number.figure_id] = number
    reviewed = store.is_reviewed()
    amended: dict[str, list[str]] = dict(store.sql("SELECT claim_id, json_keys(amended) FROM amendments").fetchall()) if reviewed else {}
    carried = {
        claim_id
        for (claim_id,) in store.sql(
            "SELECT s.claim_id FROM claim_slots AS s JOIN claims AS c USING (claim_id) WHERE s.slot = 'subject'"  # noqa: S608
            f" AND (s.span_start IS NULL OR s.method LIKE 'carried%') AND c.{where}",
            [ids],
        ).fetchall()
        if "subject" not in amended.get(claim_id, ())
    }
    parts = {
        claim_id
        for (claim_id,) in store.sql(
            "SELECT s.claim_id FROM claim_slots AS s JOIN claims AS c USING (claim_id) WHERE s.slot = 'direction'"  # noqa: S608
            f" AND s.method LIKE '%{SHARE}' AND c.unit = 'percent' AND c.{where}",
            [ids],
        ).fetchall()
        if claim_id not in amended
    }
    claims: defaultdict[str, list[Assertion]] = defaultdict(list)
    for doc_id, *rest in store.sql(
        f"SELECT doc_id, {_CLAIM} FROM {'claims_amended' if reviewed else 'claims'} WHERE {where} ORDER BY doc_id, coalesce(figure_start, evidence_start), claim_id",  # noqa: S608
        [ids],
    ).fetchall():
        claims[doc_id].append(_assertion(rest, by_id, carried, parts))
    brought: defaultdict[str, list[Brought]] = defaultdict(list)
    for doc_id, *rest in store.sql(f"SELECT doc_id, {_BROUGHT} FROM submissions WHERE {where} ORDER BY evidence_start, submission_id", [ids]).fetchall():  # noqa: S608
        brought[doc_id].append(_submission(rest))
    return [
        Case(
            doc_id, text, sha256, language, title, published, cluster,
            tuple(sentences[doc_id]), tuple(with_tables(text, blocks[doc_id])), tuple(_in_band(text, n) for n in numbers[doc_id]), tuple(_of_tensor_cores(text, claim) for claim in claims[doc_id]),
            tuple(brought[doc_id]),
        )
        for doc_id, text, sha256, language, title, published, cluster in store.sql(
            "SELECT doc_id, source_text, sha256, language, title, published_at, coalesce(cluster_id, doc_id)"  # noqa: S608
            f" FROM documents WHERE {where} ORDER BY doc_id",
            [ids],
        ).fetchall()
    ]  # fmt: skip


def _in_band(text: str, number: Number) -> Number:
    """``20만원대``: a number with the word behind it that tells of all that begins with its digits."""
    return replace(number, surface=f"{number.surface}{BAND}", quantifier="about") if number.value and number.kind in {"money", "percentage"} and _BAND.match(text, number.end) else number


_BAND = re.compile(rf"{BAND}(?![가-힣])|{BAND}(?:의|로|에|가|는|를|다|이|인|까지|면|중|초|후)")
_TENSOR = re.compile(r"텐서 ?코어|tens[öo]r çekirde|tensor cores?", re.IGNORECASE)
_CORES = re.compile(r"코어|çekirde|cores?", re.IGNORECASE)
NOUN_BEFORE = 30  # code points before a number in which its noun stands


def _of_tensor_cores(text: str, claim: Assertion) -> Assertion:
    """``CUDA 코어 5,120개, 텐서 코어 640개``: a count of cores is one of tensor cores where its noun says so; rows tell the two apart."""
    if claim.metric != "core_count":
        return claim
    low, high = (max(claim.evidence_start, claim.figure.start - NOUN_BEFORE), min(claim.evidence_end, claim.figure.end + 14)) if claim.figure else (claim.evidence_start, claim.evidence_end)
    nouns = [m.end() for m in _CORES.finditer(text, low, high)]
    rival = text.rfind(claim.comparator, low, high) if claim.figure is None and claim.comparator else -1
    own = [min(nouns, key=lambda end: abs(end - rival))] if nouns and rival >= 0 else [end for end in nouns if claim.figure is None or end <= claim.figure.start][-1:] or nouns[:1]
    return replace(claim, metric="tensor_core_count") if own and any(m.end() >= own[0] > m.start() for m in _TENSOR.finditer(text, low, high)) else claim


def _spans(store: Store, query: str, ids: list[str]) -> defaultdict[str, list[Span]]:
    found: defaultdict[str, list[Span]] = defaultdict(list)
    for doc_id, start, end, kind in store.sql(query, [ids]).fetchall():
        found[doc_id].append(Span(start, end, kind))
    return found


BARS = 2  # of a line that is a row of cells


def with_tables(text: str, blocks: Sequence[Span]) -> Iterator[Span]:
    """Blocks, those whose lines are all rows of cells as tables, though no frame says so: ``칩 | 매출 | 비중``."""
    for block in blocks:
        lines = [line for line in text[block.start : block.end].splitlines() if line.strip()]
        rows = block.kind in {"paragraph", "list_item", "heading"} and bool(lines) and all(line.count("|") >= BARS for line in lines)
        yield replace(block, kind="table") if rows else block


def _submission(row: Sequence[Any]) -> Brought:
    submission_id, start, end, kind, subject, benchmark, round_, division, system, chips, software, exclusive, method = row
    return Brought(submission_id, start, end, kind, subject, tuple(benchmark or ()), round_, division, system, chips, tuple(software or ()), exclusive, method)


def _assertion(row: Sequence[Any], numbers: dict[str, Number], carried: set[str], parts: set[str]) -> Assertion:
    claim_id, figure_id, *rest = row
    (start, end, type_, subject, vendor, metric, comparator, benchmark, direction, value, value_max, unit, quantifier, modality,
     attributed_to, conditions, as_of, confidence) = rest  # fmt: skip
    return Assertion(
        claim_id, numbers.get(figure_id), start, end, type_, subject, vendor, metric, comparator, tuple(benchmark or ()), direction,
        value, value_max, unit, quantifier or "exact", modality, attributed_to, json.loads(conditions or "{}"), as_of, confidence,
        claim_id not in carried, is_part=claim_id in parts,
    )  # fmt: skip
