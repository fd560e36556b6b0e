"""Claims as far as documents are compared by them, out of the database."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from pipeline.extract.units import base_of
from pipeline.store import Store
from pipeline.verify.circumstances import (
    CORRECTS,
    Circumstances,
    circumstances,
    configurations,
    editions,
    is_correction,
    is_retracted,
)
from pipeline.verify.contradictions import GENERIC, word_stems
from pipeline.verify.metrics import TIMELY
from pipeline.verify.names import MAKERS, keys, name_key
from pipeline.verify.numbers import unit_class
from pipeline.verify.sounds import designations, firms, sound
from pipeline.verify.told_places import is_agreed, is_aim, places_in

LEAST_CONFIDENCE = 0.2  # of a claim that is compared within one story
UNCOMPARED = frozenset("resolution settings temperature participant_count sparsity".split())  # what an experimenter chooses, not what is
Number = tuple[str, float]  # base unit, or what stands for it, and value


class Statement(NamedTuple):
    """A claim as far as it is compared."""

    claim_id: str
    doc_id: str
    cluster: str
    confidence: float
    value: float  # in base units
    written: float
    unit: str | None
    dimension: str
    metric: str
    type: str
    quantifier: str
    subject: str
    comparator: str  # by sound
    benchmark: frozenset[str]
    names: frozenset[str]  # sounds of the numbered names of its sentence, else of the headline
    told: tuple[tuple[str, str], ...]  # conditions
    around: Circumstances
    period: str | None
    published: str | None
    newer: str | None  # the text that took the place of its own
    corrects: bool
    retracted: bool
    may_be_old: bool  # told in a sentence that corrects
    language: str
    stems: frozenset[str]  # of the words beside the number
    editions: frozenset[str]  # "Pro", "mini"
    sold_with: frozenset[str]  # the memory given beside its name
    beside: frozenset[Number]  # other numbers of its sentence
    words: str  # of its sentence, the one before and the headline
    lone: str  # the numbered name of its sentence where there is but one
    planned: bool
    agreed: bool  # in words of a contract or a budget
    aimed: bool  # told in words of an aim
    places: frozenset[str]
    sole: bool = False  # the only value of its metric and dimension in its document


def names_of_documents(store: Store) -> dict[str, str]:
    """What a reader knows a document by: its title and its address."""
    rows = store.sql("SELECT doc_id, title, coalesce(canonical_url, uri) FROM documents").fetchall()
    return {doc_id: f"{' '.join(title.split())!r} ({uri})" if title else uri for doc_id, title, uri in rows}


def read_statements(store: Store) -> Iterator[Statement]:
    reviewed = store.is_reviewed()
    rows = store.sql(
        "SELECT c.claim_id, c.doc_id, coalesce(d.cluster_id, c.doc_id), c.subject, c.metric, c.comparator, c.benchmark, c.type, c.value, c.unit,"  # noqa: S608  # our pattern
        " c.quantifier, c.conditions, c.as_of, d.published_at, d.superseded_by, c.vendor, c.modality,"
        " substring(d.source_text, c.evidence_start + 1, c.evidence_end - c.evidence_start), d.language,"
        " substring(d.source_text, greatest(f.span_start - 60, c.evidence_start) + 1, least(60, f.span_start - c.evidence_start)),"
        " substring(d.source_text, f.span_end + 1, greatest(least(40, c.evidence_end - f.span_end), 0)), d.title,"
        " substring(d.source_text, greatest(c.evidence_start - 160, 0) + 1, c.evidence_start - greatest(c.evidence_start - 160, 0)),"
        f" regexp_matches(lower(left(d.source_text, 4000)), '{CORRECTS.pattern}'), c.confidence"
        ", (SELECT list({'u': coalesce(g.base_unit, g.unit, g.kind), 'v': coalesce(g.base_value, g.value)}) FROM figures AS g WHERE g.doc_id = c.doc_id"
        " AND g.span_start >= c.evidence_start AND g.span_end <= c.evidence_end AND g.figure_id <> c.figure_id AND g.kind IN ('quantity', 'version'))"
        f" FROM {'claims_amended' if reviewed else 'claims'} AS c JOIN documents AS d USING (doc_id) JOIN figures AS f ON f.figure_id = c.figure_id AND f.doc_id = c.doc_id"
        " WHERE c.value IS NOT NULL AND c.value_max IS NULL AND c.metric IS NOT NULL AND c.modality IN ('asserted', 'planned', 'denied')"
        + (" AND c.claim_id NOT IN (SELECT claim_id FROM reading_reviews WHERE decision = 'reject')" if reviewed else "")  # what nobody said is no witness
        + " AND c.confidence >= ? ORDER BY c.claim_id",
        [LEAST_CONFIDENCE],
    )
    while chunk := rows.fetchmany(20_000):
        for row in chunk:
            statement = _statement(row)
            if statement is not None:
                yield statement


def _statement(row: Sequence[Any]) -> Statement | None:
    (claim_id, doc_id, cluster, subject, metric, comparator, benchmark, type_, value, unit, quantifier, conditions, as_of, published,
     newer, vendor, modality, sentence, language, before, after, title, preceding, corrects, confidence, beside) = row  # fmt: skip
    denied = modality == "denied"
    if metric in UNCOMPARED or (denied and not (corrects and is_correction(f"{title or ''} {preceding} {sentence} {after}"))):
        return None
    base, base_unit = base_of(value, unit)
    if base is None or base == 0 or (type_ != "comparison" and (_IS_GAP.search(before) or _OF_A_PART.search(before))):
        return None
    told = json.loads(conditions or "{}")
    period = as_of or told.pop("period", None)
    return Statement(
        claim_id, doc_id, cluster, confidence, base, value, unit, _dimension(unit, unit_class(base_unit)), metric,
        "comparison" if type_ == "comparison" else "value", quantifier or "exact", subject or "",
        sound(comparator) if comparator and comparator != "previous" else "", keys(benchmark or ()),
        _names(subject or "", vendor or "", metric, sentence, title or ""), tuple(sorted((k, str(v)) for k, v in told.items())),
        circumstances(preceding + sentence, before, after), str(period) if period else None, published, newer, corrects,
        denied or (corrects and is_retracted(before, after)), corrects and is_correction(sentence), language, word_stems(f"{before[-30:]} {after[:24]}"),
        _editions(preceding, sentence, title or ""),
        configurations(sentence),
        frozenset((unit_class(n["u"]), float(f"{n['v']:.6g}")) for n in beside or () if n["v"] is not None),
        f"{preceding} {sentence} {title or ''}",
        next(iter(designations(sentence))) if len(designations(sentence)) == 1 else "",
        modality == "planned", metric in FLOWS and is_agreed(sentence), is_aim(sentence), places_in(sentence) if metric in FLOWS else frozenset(),
    )  # fmt: skip


# ``우리가 아낀 것은 7.5분``: how far two values lie apart, which other documents may have of other values.
_IS_GAP = re.compile(r"(?:아낀|줄인|줄어든|늘어난|단축한|단축된|벌어진|번) (?:것|시간|양|돈|전력|몫)은\s(?:약 )?$|(?:차이|격차|차액)[는가은]\s(?:약 )?$|(?:[Aa]radaki fark|[Tt]asarruf|[Kk]azanç|[Kk]azanılan süre)(?: ise)?\s(?:yaklaşık )?$")


# ``한 묶음이면 초당 1,177.6GB``: of a part of a thing, which others have of the whole.
_OF_A_PART = re.compile(r"(?:(?:한|1) ?(?:묶음|스택|핀|채널|레인|다이|타일)(?:이면|이|은|의|에|당)?|(?:묶음|스택|핀|채널|레인|다이|타일)(?:당|마다| 하나[가에의당]?))\s(?:[가-힣]{1,4}\s)?(?:초당 |약 )?$|(?:[Yy]ığın|[Pp]in|[Kk]anal|[Hh]at|[Kk]alıp) başına\s(?:saniyede )?$")


def _editions(preceding: str, sentence: str, title: str) -> frozenset[str]:
    """Of the name in the sentence; where it has none, of the one before or of the headline."""
    return editions(sentence) if designations(sentence) else editions(sentence) or editions(preceding) or editions(title)


_YEAR = re.compile(r"\b(?:19|20)\d\d(?:년|[’']?\w{0,4})?\s*")


def _names(subject: str, vendor: str, metric: str, sentence: str, title: str) -> frozenset[str]:
    """What a statement may be about: the numbered names of its sentence (else of the headline), its subject, and for what changes
    with time the firm.
    """
    found = set(designations(sentence) or designations(title))
    subject = _YEAR.sub("", subject)
    found |= set(designations(subject))
    key = name_key(subject)
    if subject and key not in GENERIC and (key not in MAKERS or metric in TIMELY):
        found.add(sound(subject))
    if vendor and metric in TIMELY:
        found.add(sound(vendor))
    if not any(c.isdigit() for n in found for c in n):
        found |= firms(sentence) | firms(title)
    return frozenset(n for n in found if len(n) > 1)


def _dimension(unit: str | None, kind: str) -> str:
    """The class of a unit. Per cents, points and multiples stay apart; counted things go together."""
    if kind == "1":
        return str(unit)
    return "count" if kind == "count" else kind


# What goes to some place, from one to another, in some time: of another place it is another number.
FLOWS = (TIMELY - {"rank", "valuation"}) | {"chip_count", "gpu_count", "system_count"}
