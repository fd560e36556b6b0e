"""Check *agreement*: the same claim in other documents. Agreement, rounding, or a conflict with its cause.

Claims are compared where subject, metric, unit class, benchmark, comparator and direction are the same. Documents of one
near-duplicate cluster count once. Every difference gets a cause; only a ``contradiction`` is a conflict.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from pipeline.extract.units import base_of
from pipeline.store import Store
from pipeline.verify.contradictions import CORRECTION, GENERIC, word_stems
from pipeline.verify.metrics import EXTENSIVE, TIMELY, family_name, same_family
from pipeline.verify.names import MAKERS, name_key, thing_key
from pipeline.verify.numbers import Tolerances, agree, compare, half_step, shown, unit_class
from pipeline.verify.records import LIKELY, Finding
from pipeline.verify.reference_book import Book

CHECK, METHOD = "agreement", "documents"
FARTHEST = 4  # values further apart than this are of two things: of one and of many, of a part and of the whole
WITNESSES = 5  # other claims that a finding cites
SAME_PERIOD_DAYS = 120  # prices and shares told further apart are of another period
UNCOMPARED = frozenset("batch_size epochs resolution settings temperature participant_count utilization sparsity".split())  # what an experimenter chooses, not what is

Key = tuple[str, ...]


class Statement(NamedTuple):
    """A claim as far as it is compared."""

    claim_id: str
    doc_id: str
    cluster: str
    value: float  # in base units
    written: float
    unit: str | None
    metric: str
    quantifier: str
    conditions: tuple[tuple[str, str], ...]
    period: str | None
    published: str | None
    superseded: bool
    corrects: bool
    language: str
    beside: str  # the words around the number


def check_agreement(store: Store, book: Book, tolerances: Tolerances) -> Iterator[Finding]:
    """Findings for claims whose group holds claims of other clusters. Time grows with the claims, not with their pairs."""
    groups = _groups(store)
    yield from _definitions(groups, tolerances)
    for key, statements in groups.items():
        if len({s.cluster for s in statements}) > 1:
            yield from _judge_group(key, statements, _variants(key, book), tolerances)


def _variants(key: Key, book: Book) -> frozenset[float]:
    """Values, in base units, of the variants sold under a name: where there are several, both may be right."""
    rows, _ = book.link([key[0]])
    return frozenset(round(r.base_value, 6) for r in rows if r.base_value is not None and same_family(r.metric, key[1]))


def _groups(store: Store) -> dict[Key, list[Statement]]:
    rows = store.sql(
        "SELECT c.claim_id, c.doc_id, coalesce(d.cluster_id, c.doc_id), c.subject, c.metric, c.comparator, c.benchmark, c.direction,"
        " c.type, c.value, c.unit, c.quantifier, c.conditions, c.as_of, d.published_at, d.superseded_by IS NOT NULL,"
        " c.vendor, substring(d.source_text, c.evidence_start + 1, c.evidence_end - c.evidence_start), d.language,"
        " substring(d.source_text, greatest(coalesce(c.figure_start, c.evidence_start) - 30, 0) + 1, 70)"
        " FROM claims AS c JOIN documents AS d USING (doc_id) WHERE c.value IS NOT NULL AND c.value_max IS NULL AND c.subject IS NOT NULL"
        " AND c.metric IS NOT NULL AND c.modality = 'asserted' AND c.confidence >= ? ORDER BY c.claim_id",
        [LIKELY],
    )
    groups: defaultdict[Key, list[Statement]] = defaultdict(list)
    while chunk := rows.fetchmany(20_000):
        for row in chunk:
            found = _statement(row)
            if found is not None:
                groups[found[0]].append(found[1])
    return groups


def _statement(row: Sequence[Any]) -> tuple[Key, Statement] | None:
    (claim_id, doc_id, cluster, subject, metric, comparator, benchmark, direction, type_, value, unit, quantifier, conditions, as_of,
     published, superseded, vendor, words, language, beside) = row  # fmt: skip
    subject_key = thing_key(subject)
    if subject_key in GENERIC or metric in UNCOMPARED:
        return None
    if unit is None or (metric not in TIMELY and (subject_key in MAKERS or subject_key == name_key(vendor or ""))):
        return None
    base, base_unit = base_of(value, unit)
    if base is None:
        return None
    told = json.loads(conditions or "{}")
    period = as_of or told.pop("period", None)
    key = (
        subject_key, family_name(metric), _counted(unit, unit_class(base_unit)), name_key(comparator or ""), _suite_free(benchmark),
        direction or "", "comparison" if type_ == "comparison" else "value",
    )  # fmt: skip
    return key, Statement(
        claim_id, doc_id, cluster, base, value, unit, metric, quantifier or "exact", tuple(sorted((k, str(v)) for k, v in told.items())),
        str(period) if period else None, published, superseded, bool(CORRECTION.search(words or "")), language, beside,
    )  # fmt: skip


def _counted(unit: str | None, kind: str) -> str:
    """The class of a unit, with what is counted kept apart: results are no measurements."""
    if kind == "1":
        return str(unit)
    return f"count:{unit}" if kind == "count" and unit not in {None, "piece", "chip", "GPU", "core"} else kind


def _suite_free(benchmark: Iterable[str] | None) -> str:
    """Models and data sets of a benchmark list, without the suite around them."""
    found = sorted(k for k in map(name_key, benchmark or ()) if k and not k.startswith("mlperf"))
    return "+".join(found) or "+".join(sorted(map(name_key, benchmark or ())))


def _judge_group(key: Key, statements: Sequence[Statement], variants: frozenset[float], tolerances: Tolerances) -> Iterator[Finding]:
    """Each claim against one witness per cluster and value: the group's distinct values are few."""
    witnesses: dict[tuple[Any, ...], Statement] = {}
    for s in statements:
        witnesses.setdefault((s.cluster, s.value, s.conditions, s.period), s)
    values: defaultdict[str, set[float]] = defaultdict(set)
    by_value: defaultdict[float, list[Statement]] = defaultdict(list)
    for witness in witnesses.values():
        values[witness.cluster].add(witness.value)
        if len(by_value[witness.value]) <= WITNESSES:
            by_value[witness.value].append(witness)
    for s in statements:
        others = [w for found in by_value.values() for w in found if w.cluster != s.cluster]
        if others:
            yield _judge(key, s, others, Many(values, variants), tolerances)


class Many(NamedTuple):
    """What has several values by right: a document that gives several itself, a name with variants."""

    by_cluster: dict[str, set[float]]
    variants: frozenset[float]

    def excuse(self, s: Statement, other: Statement) -> bool:
        if any(len(self.by_cluster[x.cluster]) > 1 for x in (s, other)):
            return True
        return len(self.variants) > 1 and {round(s.value, 6), round(other.value, 6)} <= self.variants


def _judge(key: Key, s: Statement, others: Sequence[Statement], many: Many, tolerances: Tolerances) -> Finding:
    compared = [(other, *_cause(key, s, other, tolerances)) for other in others]
    compared = [
        (o, "inconclusive", "other_conditions") if v == "conflicting" and many.excuse(s, o) else (o, v, c) for o, v, c in compared
    ]
    conflicts = [(o, cause) for o, verdict, cause in compared if verdict == "conflicting"]
    agreements = [(o, cause) for o, verdict, cause in compared if verdict == "supported"]
    if conflicts:
        return _finding(s, "conflicting", conflicts)
    if agreements:
        return _finding(s, "supported", agreements)
    return _finding(s, "inconclusive", [(o, cause) for o, _, cause in compared])


def _cause(key: Key, s: Statement, other: Statement, tolerances: Tolerances) -> tuple[str, str]:
    """Verdict and cause of one claim against another."""
    different_conditions = _conditions_differ(s, other)
    quantifier = "about" if "about" in {s.quantifier, other.quantifier} else "exact"
    exact = abs(s.value - other.value) <= 1e-6 * max(abs(s.value), abs(other.value))
    if not different_conditions and not _periods_differ(key, s, other):
        if exact:
            return "supported", "agreement"
        if _rounds_to(s, other, tolerances) or agree(compare(s.value, other.value, quantifier, tolerances)):
            return "supported", "rounding"
    if s.superseded or other.superseded or s.corrects or other.corrects:
        return "inconclusive", "revision"
    if different_conditions:
        return "inconclusive", "other_conditions"
    if _periods_differ(key, s, other):
        return "inconclusive", "other_period"
    if _bounds_meet(s, other) or s.metric != other.metric or _binary_decimal(s, other) or _of_several(s, other):
        return "inconclusive", "definition"
    if compare(s.value, other.value, quantifier, tolerances) == "close":
        return "inconclusive", "rounding"
    if max(s.value, other.value) > FARTHEST * abs(min(s.value, other.value)) or not _one_context(s, other):
        return "inconclusive", "definition"
    return "conflicting", "contradiction"


def _one_context(s: Statement, other: Statement) -> bool:
    """Whether the numbers stand beside a word in common; not asked across languages."""
    if s.language != other.language:
        return True
    return bool(word_stems(s.beside) & word_stems(other.beside))


def _conditions_differ(s: Statement, other: Statement) -> bool:
    return s.conditions != other.conditions


def _rounds_to(s: Statement, other: Statement, tolerances: Tolerances) -> bool:
    """Whether one value is the other, written with fewer digits."""
    for coarse, fine in ((s, other), (other, s)):
        scale = coarse.value / coarse.written if coarse.written else 1.0
        allowed = half_step(coarse.written) * scale
        if abs(coarse.value - fine.value) <= allowed * 1.0001 and allowed <= tolerances.rounding * abs(fine.value or 1):
            return True
    return False


def _periods_differ(key: Key, s: Statement, other: Statement) -> bool:
    if s.period or other.period:
        shorter = min(len(s.period or ""), len(other.period or ""))
        if s.period and other.period:
            return s.period[:shorter] != other.period[:shorter]
        return s.metric in TIMELY or key[1] in TIMELY
    if s.metric not in TIMELY:
        return False
    if not s.published or not other.published:
        return s.published != other.published or not s.published
    return abs(_day(s.published) - _day(other.published)) > SAME_PERIOD_DAYS


def _day(moment: str) -> int:
    from datetime import date

    try:
        return date.fromisoformat(moment[:10]).toordinal()
    except ValueError:
        return 0


def _bounds_meet(s: Statement, other: Statement) -> bool:
    """``at least 10`` and ``12`` do not contradict each other."""
    for bound, value in ((s, other), (other, s)):
        if bound.quantifier in {"at_least", "more_than"} and value.value >= bound.value:
            return True
        if bound.quantifier in {"at_most", "less_than"} and value.value <= bound.value:
            return True
    return False


def _of_several(s: Statement, other: Statement) -> bool:
    """16 GB each and 64 GB of four."""
    low, high = sorted((s.value, other.value))
    return s.metric in EXTENSIVE and low > 0 and any(abs(high / low - n) < 1e-6 for n in (4, 8, 16, 32, 64, 72))


def _binary_decimal(s: Statement, other: Statement) -> bool:
    """1 GiB is 1.074 GB, 1 TiB 1.1 TB."""
    ratio = max(s.value, other.value) / min(s.value, other.value) if min(s.value, other.value) > 0 else 0
    return unit_class(base_of(1.0, s.unit)[1]).startswith("bit") and any(abs(ratio - 1.024**n) < 0.002 for n in (1, 2, 3, 4))


def _definitions(groups: dict[Key, list[Statement]], tolerances: Tolerances) -> Iterator[Finding]:
    """One lead said in two ways: "31% less time" here, "46% more speed" there."""
    leads: defaultdict[tuple[str, str, str], list[tuple[Key, Statement]]] = defaultdict(list)
    for key, statements in groups.items():
        if key[6] == "comparison" and key[2] == "1":
            leads[key[0], key[3], key[4]] += [(key, s) for s in statements[:WITNESSES]]
    for found in leads.values():
        for key, s in found:
            for other_key, other in found:
                if key == other_key or s.cluster == other.cluster:
                    continue
                less, more = s.value, other.value
                if less < 1 and abs(1 / (1 - less) - 1 - more) <= tolerances.points / 100 * 1.5:
                    for one, two in ((s, other), (other, s)):
                        yield _finding(one, "inconclusive", [(two, "definition")])


def _finding(s: Statement, verdict: str, others: Sequence[tuple[Statement, str]]) -> Finding:
    causes = [cause for _, cause in others]
    cause = max(set(causes), key=causes.count)
    documents = len({o.cluster for o, _ in others})
    first = others[0][0]
    what = {
        "agreement": "say the same", "rounding": "say the same, rounded", "contradiction": "say otherwise under the same conditions",
        "other_conditions": "speak of other conditions", "other_period": "speak of another time", "revision": "were revised",
        "definition": "define it otherwise",
    }[cause]  # fmt: skip
    said = (
        f"{documents} other {'document' if documents == 1 else 'documents'} (copies counted once) {what}:"
        f" {shown(s.written, s.unit)} here, {shown(first.written, first.unit)} in {first.doc_id}."
    )
    cited = [{"claim": o.claim_id, "value": o.written, "unit": o.unit, "cause": c} for o, c in others[:WITNESSES]]
    return Finding(s.claim_id, CHECK, verdict, cause, said, {"others": cited}, METHOD)  # type: ignore[arg-type]
