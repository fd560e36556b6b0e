"""Check *agreement*: the same assertion in other documents. Agreement, rounding, or a difference with its cause.

Statements meet where their units and one of their names are the same (by sound, so that 미르 2 is Mir 2), and are taken for one
assertion where metric, words beside the number, benchmark and other side speak for it. Documents of one near-duplicate cluster
count once. Every difference gets a cause; a ``contradiction`` and a ``revision`` are conflicts.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from pipeline.store import Store
from pipeline.verify.agreement_causes import periods_differ, told_apart, why_different
from pipeline.verify.agreement_likeness import (
    ONE_ASSERTION,
    likeness,
    likeness_in_story,
    of_two_things,
    same_value,
    surely_one,
    within,
)
from pipeline.verify.compared_claims import Statement, names_of_documents, read_statements
from pipeline.verify.metrics import TIMELY, family_name, same_family
from pipeline.verify.numbers import Tolerances, shown
from pipeline.verify.records import LIKELY, Finding
from pipeline.verify.reference.book import Book
from pipeline.verify.sounds import sound
from pipeline.verify.stories import story_pairs

CHECK, METHOD = "agreement", "documents"
WITNESSES = 5  # other claims that a finding cites
MOST_OTHERS = 8  # other documents that a statement is compared with in each group: bounds the time per claim
COMPARABLE = 1.4  # likeness from which a difference is explained or an agreement counted


def check_agreement(store: Store, book: Book, tolerances: Tolerances) -> Iterator[Finding]:
    """Findings for claims that other clusters speak of too. Time grows with the claims, not with their pairs."""
    statements = list(read_statements(store))
    groups: defaultdict[tuple[str, str], list[Statement]] = defaultdict(list)
    by_document: defaultdict[str, list[Statement]] = defaultdict(list)
    for s in statements:
        by_document[s.doc_id].append(s)
        for name in sorted(s.names) if s.confidence >= LIKELY - 0.1 else ():
            groups[name, s.dimension].append(s)
    found: defaultdict[str, dict[str, tuple[Statement, str, str]]] = defaultdict(dict)
    for (name, _), group in groups.items():
        if len({s.cluster for s in group}) > 1:
            _compare_group(group, _variants(name, group[0], book), found, tolerances)
    for one, other in sorted(story_pairs(store)):  # else the witnesses that a finding names differ from run to run
        if one in by_document and other in by_document:
            _compare_story(by_document[one], by_document[other], book, found, tolerances)
    yield from _definitions(statements, found, tolerances)
    taken_back = _taken_back(groups.values(), tolerances)
    where = names_of_documents(store) if found or taken_back else {}
    for s in statements:
        judged = [one for one in found.get(s.claim_id, {}).values() if one[1] != "supported" or one[0].claim_id not in taken_back]
        if s.claim_id in taken_back:
            yield _retraction(s, *taken_back[s.claim_id], where)
        elif judged:
            yield _finding(s, judged, where)


MOST_RETRACTIONS = 60  # of one name and sort of unit: bounds the time


def _taken_back(groups: Iterable[Sequence[Statement]], tolerances: Tolerances) -> dict[str, tuple[Statement, Statement | None]]:
    """Claims whose number another document takes back, a copy of their own text included: that statement, and what it gives in its place."""
    found: dict[str, tuple[Statement, Statement | None]] = {}
    for group in groups:
        for back in [s for s in group if s.retracted and s.newer is None][:MOST_RETRACTIONS]:
            right = [o for o in group if o.doc_id == back.doc_id and not o.retracted and o.value != back.value and likeness(back, o) >= COMPARABLE]
            for s in group:
                if s.doc_id != back.doc_id and not s.retracted and s.value != 0 and same_value(s, back, tolerances) and likeness(s, back) >= COMPARABLE:
                    found.setdefault(s.claim_id, (back, max(right, key=lambda o: likeness(back, o), default=None)))
    return found


def _retraction(s: Statement, back: Statement, right: Statement | None, where: Mapping[str, str]) -> Finding:
    """``3.6 TB/s was retracted by 바로잡습니다, which gives 3.2 TB/s instead``."""
    instead = f", which gives {shown(right.written, right.unit)} instead" if right else ""
    said = f"{shown(s.written, s.unit)} was retracted by {where.get(back.doc_id, back.doc_id)}{instead}."
    cited = [{"claim": o.claim_id, "value": o.written, "unit": o.unit, "cause": "revision"} for o in (back, right) if o]
    return Finding(s.claim_id, CHECK, "conflicting", "revision", said, {"others": cited, "retracted_by": back.doc_id}, METHOD)


def _variants(name: str, example: Statement, book: Book) -> frozenset[float]:
    """Values, in base units, of the variants sold under a name: where there are several, both may be right."""
    rows, _ = book.link([example.subject])
    if sound(example.subject) != name:
        return frozenset()
    return frozenset(round(r.base_value, 6) for r in rows if r.base_value is not None and same_family(r.metric, example.metric))


def _compare_group(
    group: Sequence[Statement], variants: frozenset[float], found: dict[str, dict[str, tuple[Statement, str, str]]], tolerances: Tolerances
) -> None:
    """Each statement against those of other clusters that are most like it; the group's distinct values are few."""
    witnesses: dict[tuple[Any, ...], Statement] = {}
    for s in group:
        witnesses.setdefault((s.cluster, s.value, s.metric, s.told, s.period, s.retracted, s.newer is None), s)
    chosen = list(witnesses.values())[: 120 * MOST_OTHERS]
    by_cluster: defaultdict[str, list[Statement]] = defaultdict(list)
    for w in chosen:
        by_cluster[w.cluster].append(w)
    theirs = {cluster: current for cluster, those in by_cluster.items() if (current := [w for w in those if w.newer is None])}
    clusters = list(theirs)[:MOST_OTHERS]
    for s in group:
        if s.retracted:
            continue
        for cluster in clusters:
            if cluster != s.cluster and not _is_settled(found.get(s.claim_id, {}), cluster):
                judged = _against(s, theirs[cluster], by_cluster[s.cluster], variants, tolerances)
                if judged is not None and _is_witness(s, *judged[:2]):
                    _keep(found[s.claim_id], cluster, judged)


def _compare_story(
    ours: Sequence[Statement], theirs: Sequence[Statement], book: Book, found: dict[str, dict[str, tuple[Statement, str, str]]], tolerances: Tolerances
) -> None:
    """Two documents of one story, whose statements need no name in common. Conflicts are mutual: each is what answers the other best."""
    ours, theirs = _marked_sole(ours), _marked_sole(theirs)
    judged: dict[str, tuple[Statement, str, str]] = {}
    for mine, others in ((ours, theirs), (theirs, ours)):
        for s in mine:
            rivals = [o for o in others if o.dimension == s.dimension]
            if rivals and not s.retracted:
                answer = _against(s, rivals, mine, _variants(sound(s.subject), s, book), tolerances, story=True)
                if answer is not None:
                    judged[s.claim_id] = answer
    by_id = {s.claim_id: s for s in (*ours, *theirs)}
    for claim_id, (other, verdict, cause) in judged.items():
        s = by_id[claim_id]
        back = judged.get(other.claim_id)
        if verdict == "conflicting" and (back is None or back[1] != "conflicting" or back[0].value != s.value):
            continue
        if _is_witness(s, other, verdict):
            found[claim_id][other.cluster] = (other, verdict, cause)


def _marked_sole(statements: Sequence[Statement]) -> list[Statement]:
    values: defaultdict[tuple[str, str], set[float]] = defaultdict(set)
    for s in statements:
        if not s.retracted:
            values[family_name(s.metric), s.dimension].add(s.value)
    return [s._replace(sole=len(values[family_name(s.metric), s.dimension]) == 1) for s in statements]


def _is_witness(s: Statement, other: Statement, verdict: str) -> bool:
    """Whether another statement counts: a text whose place another took says nothing any more, and a text bears its own older one out no more than itself."""
    return other.newer is None and not (verdict == "supported" and other.doc_id == s.newer)


_RANK = {"supported": 0, "conflicting": 1, "inconclusive": 2}


def _is_settled(kept: dict[str, tuple[Statement, str, str]], cluster: str) -> bool:
    """Whether nothing that is found yet could take the place of what is kept."""
    return cluster in kept and _RANK[kept[cluster][1]] == 0


def _keep(kept: dict[str, tuple[Statement, str, str]], cluster: str, judged: tuple[Statement, str, str]) -> None:
    if cluster not in kept or _RANK[judged[1]] < _RANK[kept[cluster][1]]:
        kept[cluster] = judged


def _against(
    s: Statement, others: Sequence[Statement], ours: Sequence[Statement], variants: frozenset[float], tolerances: Tolerances,
    *, story: bool = False,
) -> tuple[Statement, str, str] | None:
    """Verdict and cause of a statement against one other document; None where that says nothing of the kind."""
    alikeness = likeness_in_story if story else likeness
    if s.may_be_old and any(o.value != s.value and not o.retracted and alikeness(s, o) >= ONE_ASSERTION for o in ours):
        return None  # the number that is taken back stands beside the right one
    alike = sorted(((alikeness(s, o), o) for o in others if not o.retracted), key=lambda pair: -pair[0])
    newer = [o for score, o in alike if score >= ONE_ASSERTION and o.corrects and o.value != s.value]
    if newer:
        alike = [(score, o) for score, o in alike if not (o.may_be_old and o.value == s.value)]
    for score, other in alike:
        if newer and other.value == s.value and alikeness(s, newer[0]) >= score - 0.3:
            continue
        if score >= COMPARABLE and (same := same_value(s, other, tolerances)) is not None and not periods_differ(s, other) and not told_apart(s, other):
            return other, "supported", same
    if not alike or alike[0][0] < COMPARABLE:
        return None
    other = alike[0][1]
    if any(o is not s and alikeness(o, other) > alike[0][0] for o in ours if not o.retracted) or (not s.corrects and any(same_value(o, other, tolerances) for o in ours if o.dimension == other.dimension)):
        return None  # another statement of this document answers that one
    verdict, cause = why_different(s, other, tolerances)
    if verdict == "conflicting" and (alike[0][0] < ONE_ASSERTION or not (story or surely_one(s, other))):
        return None
    several = len(variants) > 1 and {round(s.value, 6), round(other.value, 6)} <= variants
    if verdict == "conflicting" and cause == "contradiction" and several:
        return other, "inconclusive", "other_conditions"
    return other, verdict, cause


def _definitions(
    statements: Sequence[Statement], found: dict[str, dict[str, tuple[Statement, str, str]]], tolerances: Tolerances
) -> Iterator[Finding]:
    """One lead said in two ways: "31% less time" here, "46% more speed" there, "1.46 times" elsewhere."""
    leads: defaultdict[str, list[Statement]] = defaultdict(list)
    for s in statements:
        if s.dimension in {"percent", "x"} and s.type == "comparison" and not s.retracted:
            for name in s.names:
                leads[name].append(s)
    for group in leads.values():
        for s in group[: 3 * MOST_OTHERS]:
            for other in group[: 3 * MOST_OTHERS]:
                if s.cluster == other.cluster or s.newer or other.newer or s.dimension != "percent" or not 0 < s.value < 1 or not _may_be_one_lead(s, other):
                    continue
                more = other.value - 1 if other.dimension == "x" else other.value
                if abs(1 / (1 - s.value) - 1 - more) <= tolerances.points / 100 * 1.5 and more > s.value * 1.1:
                    for one, two in ((s, other), (other, s)):
                        found[one.claim_id][two.cluster] = (two, "inconclusive", "definition")
    yield from ()


def _may_be_one_lead(s: Statement, other: Statement) -> bool:
    """Not a firm's revenue that grew by 38% and a chip's cost that fell by 28%, nor leads of two things or over two things."""
    if family_name(s.metric) != family_name(other.metric) and {s.metric, other.metric} & OF_BUSINESS:
        return False
    if s.comparator and other.comparator and s.comparator != other.comparator and not within(s.comparator, other.comparator):
        return False
    return not of_two_things(s, other)


OF_BUSINESS = TIMELY | {"cost"}


def _finding(s: Statement, judged: Sequence[tuple[Statement, str, str]], where: Mapping[str, str]) -> Finding:
    verdict = "conflicting" if any(v == "conflicting" for _, v, _ in judged) else "supported" if any(v == "supported" for _, v, _ in judged) else "inconclusive"
    others = [(o, c) for o, v, c in judged if v == verdict]
    causes = [cause for _, cause in others]
    cause = max(sorted(set(causes)), key=causes.count)
    documents = len({o.cluster for o, _ in others})
    first = others[0][0]
    what = {
        "agreement": "the same", "rounding": "the same, rounded", "contradiction": "otherwise under the same conditions",
        "other_conditions": "otherwise under other conditions", "other_period": "otherwise of another time", "revision": "otherwise at a later time",
        "definition": "otherwise, by another definition",
    }[cause]  # fmt: skip
    if cause == "revision" and s.corrects and not any(o.corrects for o, _ in others):
        what = "otherwise, which this document corrects"
    said = (
        f"{documents} other {'document says' if documents == 1 else 'documents say'} {what} (copies counted once):"
        f" {shown(s.written, s.unit)} here, {shown(first.written, first.unit)} in {where.get(first.doc_id, first.doc_id)}."
    )
    cited = [{"claim": o.claim_id, "value": o.written, "unit": o.unit, "cause": c} for o, c in others[:WITNESSES]]
    return Finding(s.claim_id, CHECK, verdict, cause, said, {"others": cited}, METHOD)  # type: ignore[arg-type]
