"""Check *agreement*: the same assertion in other documents. Agreement, rounding, or a difference with its cause.

Statements meet where their units and one of their names are the same (by sound, so that 미르 2 is Mir 2), and are taken for one
assertion where metric, words beside the number, benchmark and other side speak for it. Documents of one near-duplicate cluster
count once. Every difference gets a cause; a ``contradiction`` and a ``revision`` are conflicts.
"""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Any, NamedTuple

from pipeline.extract.statements import EARNED
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
from pipeline.verify.metrics import EXTENSIVE, TIMELY, family_name, same_family
from pipeline.verify.names import MAKERS, keys, name_key
from pipeline.verify.numbers import MONEY, Tolerances, compare, half_step, shown, unit_class
from pipeline.verify.records import LIKELY, Finding
from pipeline.verify.reference.book import Book
from pipeline.verify.set_ups import of_other_set_ups
from pipeline.verify.sounds import designations, firms, sound
from pipeline.verify.stories import story_pairs
from pipeline.verify.told_places import elsewhere, is_agreed, is_aim, places_in

CHECK, METHOD = "agreement", "documents"
FARTHEST = 4  # values further apart than this are of two things: of one and of many, of a part and of the whole
ABOUT = 0.04  # how far a number said to be about another lies from it at most
COARSEST = 0.025  # the most that rounding changes where neither says "about"
LEAST_CONFIDENCE = 0.2  # of a claim that is compared within one story
SURE = 0.6  # of claims that contradict each other though their documents tell different stories
WITNESSES = 5  # other claims that a finding cites
MOST_OTHERS = 8  # other documents that a statement is compared with in each group: bounds the time per claim
SAME_PERIOD_DAYS = 60  # prices and shares told further apart are of another period
ONE_ASSERTION = 2.0  # likeness from which two statements contradict each other; measured on the pairs with odd numbers
COMPARABLE = 1.4  # likeness from which a difference is explained or an agreement counted
# What a product has by design, whoever measures it and when.
CONSTANT = frozenset(
    "memory_capacity memory_bandwidth core_count tensor_core_count transistor_count die_area process_node power clock_frequency cache_size".split()
)
COUNTERS = frozenset({None, "piece", "card", "chip", "unit", "gpu", "GPU"})  # one thing is counted in many words
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


def check_agreement(store: Store, book: Book, tolerances: Tolerances) -> Iterator[Finding]:
    """Findings for claims that other clusters speak of too. Time grows with the claims, not with their pairs."""
    statements = list(_statements(store))
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
    where = _names_of_documents(store) if found or taken_back else {}
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
                if s.doc_id != back.doc_id and not s.retracted and s.value != 0 and _same(s, back, tolerances) and likeness(s, back) >= COMPARABLE:
                    found.setdefault(s.claim_id, (back, max(right, key=lambda o: likeness(back, o), default=None)))
    return found


def _retraction(s: Statement, back: Statement, right: Statement | None, where: Mapping[str, str]) -> Finding:
    """``3.6 TB/s was retracted by 바로잡습니다, which gives 3.2 TB/s instead``."""
    instead = f", which gives {shown(right.written, right.unit)} instead" if right else ""
    said = f"{shown(s.written, s.unit)} was retracted by {where.get(back.doc_id, back.doc_id)}{instead}."
    cited = [{"claim": o.claim_id, "value": o.written, "unit": o.unit, "cause": "revision"} for o in (back, right) if o]
    return Finding(s.claim_id, CHECK, "conflicting", "revision", said, {"others": cited, "retracted_by": back.doc_id}, METHOD)


def _names_of_documents(store: Store) -> dict[str, str]:
    """What a reader knows a document by: its title and its address."""
    rows = store.sql("SELECT doc_id, title, coalesce(canonical_url, uri) FROM documents").fetchall()
    return {doc_id: f"{' '.join(title.split())!r} ({uri})" if title else uri for doc_id, title, uri in rows}


def _variants(name: str, example: Statement, book: Book) -> frozenset[float]:
    """Values, in base units, of the variants sold under a name: where there are several, both may be right."""
    rows, _ = book.link([example.subject])
    if sound(example.subject) != name:
        return frozenset()
    return frozenset(round(r.base_value, 6) for r in rows if r.base_value is not None and same_family(r.metric, example.metric))


def _statements(store: Store) -> Iterator[Statement]:
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
    alikeness = _likeness_in_story if story else likeness
    if s.may_be_old and any(o.value != s.value and not o.retracted and alikeness(s, o) >= ONE_ASSERTION for o in ours):
        return None  # the number that is taken back stands beside the right one
    alike = sorted(((alikeness(s, o), o) for o in others if not o.retracted), key=lambda pair: -pair[0])
    newer = [o for score, o in alike if score >= ONE_ASSERTION and o.corrects and o.value != s.value]
    if newer:
        alike = [(score, o) for score, o in alike if not (o.may_be_old and o.value == s.value)]
    for score, other in alike:
        if newer and other.value == s.value and alikeness(s, newer[0]) >= score - 0.3:
            continue
        if score >= COMPARABLE and (same := _same(s, other, tolerances)) is not None and not _periods_differ(s, other) and not _told_apart(s, other):
            return other, "supported", same
    if not alike or alike[0][0] < COMPARABLE:
        return None
    other = alike[0][1]
    if any(o is not s and alikeness(o, other) > alike[0][0] for o in ours if not o.retracted) or (not s.corrects and any(_same(o, other, tolerances) for o in ours if o.dimension == other.dimension)):
        return None  # another statement of this document answers that one
    verdict, cause = _difference(s, other, tolerances)
    if verdict == "conflicting" and (alike[0][0] < ONE_ASSERTION or not (story or _surely_one(s, other))):
        return None
    several = len(variants) > 1 and {round(s.value, 6), round(other.value, 6)} <= variants
    if verdict == "conflicting" and cause == "contradiction" and several:
        return other, "inconclusive", "other_conditions"
    return other, verdict, cause


def likeness(s: Statement, other: Statement) -> float:
    """How much speaks for it that two statements are of one thing."""
    if s.comparator and other.comparator and s.comparator != other.comparator and not _within(s.comparator, other.comparator):
        return 0.0
    if s.benchmark and other.benchmark and not s.benchmark & other.benchmark:
        return 0.0
    if (s.type != other.type and (s.comparator or other.comparator)) or s.editions != other.editions:
        return 0.0
    if s.sold_with and other.sold_with and not s.sold_with & other.sold_with:
        return 0.0
    if _of_other_kinds(s, other) or _of_two_things(s, other):
        return 0.0
    numbered = (_numbered(s.names), _numbered(other.names))
    if all(numbered) and not numbered[0] & numbered[1]:
        return 0.0
    own_names = [designations(x.subject) for x in (s, other)]
    if (all(own_names) and not own_names[0] & own_names[1]) or (s.lone and other.lone and s.lone != other.lone):
        return 0.0
    score = 1.5 if family_name(s.metric) == family_name(other.metric) or _both_of_speed(s, other) else 1.1 if s.dimension in MONEY else 0.0
    if s.language == other.language:
        score += 0.6 * min(3, len(s.stems & other.stems))
    elif s.metric == other.metric:
        score += 0.5
    own, theirs = sound(s.subject), sound(other.subject)
    score += 0.6 if own and (own == theirs or _within(own, theirs)) else 0.0
    score += 0.3 if s.unit == other.unit else -0.4 if s.dimension == "count" and not {s.unit, other.unit} <= COUNTERS else 0.0
    return score - (0.3 if min(s.value, other.value) * FARTHEST < max(s.value, other.value) else 0.0)


def _of_two_things(s: Statement, other: Statement) -> bool:
    """Whether both are told of something named, and neither name stands around the other's number: 리온's 300 W are no 나래's."""
    own, theirs = name_key(s.subject), name_key(other.subject)
    if not own or not theirs or own in GENERIC or theirs in GENERIC:
        return False
    if sound(s.subject) == sound(other.subject) or _within(sound(s.subject), sound(other.subject)):
        return False
    if designations(s.subject) & designations(other.subject) and min(s.confidence, other.confidence) < SURE:
        return False  # one numbered name, of which one may be read with a word too many
    return not (_is_named_for(s, other.subject) or _is_named_for(other, s.subject))


_COMPARED = re.compile(r"[\w.-]+(?:보다|(?:와|과) 비교| ?대비|에 비[해하])|[\w.-]+['’]n?[dt][ae]n(?!\w)|[\w.-]+['’][yn]?[ae] (?:göre|kıyasla|karşı|oranla)")


def _is_named_for(s: Statement, name: str) -> bool:
    """Whether a name stands around a statement's number otherwise than as what it is compared with (``Toros, H100'den ucuz``)."""
    return _names_it(s.words, name) and (not _names_it(s.words, s.subject) or _names_it(_without_compared(s.words), name))


@lru_cache(maxsize=65536)
def _without_compared(words: str) -> str:
    return _COMPARED.sub(" ", words)


@lru_cache(maxsize=65536)
def _names_it(words: str, name: str) -> bool:
    """Whether words hold a name, whatever its script and endings: ``Rion'un`` holds 리온, ``미르 3.1은`` no 미르 3."""
    if re.search(f"(?:{re.escape(name)}|{re.escape(name.replace(' ', ''))})(?![0-9A-Za-z]|[.,][0-9])", words):
        return True
    own = sound(name)
    if len(own) < SHORTEST:
        return own in _beginnings_of(words)  # 가온, which sounds like the beginning of many words
    return any(w.startswith(own) and not w[len(own) : len(own) + 1].isdigit() for w in _sounds_of(words))


SHORTEST = 3  # letters of a name's sound by which a longer word is known for the name with an ending


@lru_cache(maxsize=4096)
def _beginnings_of(words: str) -> frozenset[str]:
    """Sounds of words that may be names, of Korean ones also without their last syllables, which may be endings."""
    names = [w for w in _WORD.findall(words) if not w[0].islower()]
    return frozenset(sound(w[:size]) for w in names for size in (range(2, len(w) + 1) if "가" <= w[0] <= "힣" else (len(w),)))


@lru_cache(maxsize=4096)
def _sounds_of(words: str) -> frozenset[str]:
    """Of every word, and of every two that follow each other."""
    single = _WORD.findall(words)
    return frozenset(map(sound, (*single, *map(" ".join, pairwise(single)))))


_WORD = re.compile(r"[0-9A-Za-zÇĞİÖŞÜçğıöşü가-힣-]+")


def _of_other_kinds(s: Statement, other: Statement) -> bool:
    """A share or a multiple of business against one of technique: growth of a revenue, and how much less power a chip draws; of memory
    and of speed; of a revenue and of a price.
    """
    if s.dimension not in {"percent", "percentage_point", "x"}:
        return False
    if s.dimension == "x" and family_name(s.metric) != family_name(other.metric) and not {s.metric, other.metric} <= SPEEDS:
        return True
    if family_name(s.metric) == family_name(other.metric):
        return False
    return (s.metric in TIMELY) != (other.metric in TIMELY) or {s.metric, other.metric} <= AMOUNTS


AMOUNTS = frozenset("revenue profit loss price cost shipments investment inventory order_backlog employee_count".split())  # of which each grows by itself
SPEEDS = frozenset({"performance", "speed", "speedup", "throughput", "benchmark_score"})


def _both_of_speed(s: Statement, other: Statement) -> bool:
    """So many times the throughput, so many times the speed: one lead over one other side on one benchmark."""
    return s.dimension == other.dimension == "x" and bool(s.comparator) and s.comparator == other.comparator and {s.metric, other.metric} <= SPEEDS


@lru_cache(maxsize=65536)
def _numbered(names: frozenset[str]) -> frozenset[str]:
    return frozenset(n for n in names if any(c.isdigit() for c in n))


def _surely_one(s: Statement, other: Statement) -> bool:
    """Whether two statements of different stories are of one constant thing: the same subject and metric, a thing's own, in the same words."""
    if s.metric != other.metric or s.metric not in CONSTANT - {"power"} or s.told or other.told or min(s.confidence, other.confidence) < SURE:
        return False
    same_subject = bool(s.subject) and name_key(s.subject) == name_key(other.subject) and name_key(s.subject) not in GENERIC
    same_names = s.lone == other.lone and (bool(s.lone) or s.language != other.language)
    return same_subject and same_names and len(s.stems & other.stems) >= 1 and {s.quantifier, other.quantifier} == {"exact"}


def _likeness_in_story(s: Statement, other: Statement) -> float:
    """Likeness, to which one name, one period and a metric that each document gives but once add."""
    score = likeness(s, other)
    if not score:
        return 0.0
    score += 0.5 if s.lone and s.lone == other.lone else 0.0
    score += 0.4 if s.period and s.period == other.period else 0.0
    if s.dimension in PLENTIFUL and (sound(s.subject) != sound(other.subject) or (s.metric == OWNED and s.language == other.language)) and len(s.stems & other.stems) < _words_needed(s, other):
        return min(score, ONE_ASSERTION - 0.1)
    return score + (0.6 if s.sole and other.sole else 0.0)


def _words_needed(s: Statement, other: Statement) -> int:
    """Words in common that two counts or shares of unlike subjects need: fewer where each document has but one, or of one numbered name."""
    if s.language != other.language:
        return 0 if (s.lone and s.lone == other.lone) or (s.comparator and s.comparator == other.comparator) else 2
    return 1 if (s.sole and other.sole) or (s.lone and s.lone == other.lone) else 2


OWNED = "chip_count"  # of an owner, whom the subject, which is the chip, does not tell
PLENTIFUL = frozenset({"count", "percent", "x"})  # of counts, shares and multiples an article has many


def _within(one: str, other: str) -> bool:
    return (len(min(one, other, key=len)) >= 3 or min(one, other, key=len)[-1:].isdigit()) and (one.endswith(other) or other.endswith(one))


def _same(s: Statement, other: Statement, tolerances: Tolerances) -> str | None:
    """``agreement`` or ``rounding`` where the values are one."""
    if abs(s.value - other.value) <= 1e-6 * max(abs(s.value), abs(other.value)):
        return "agreement"
    about = "about" in {s.quantifier, other.quantifier} and abs(s.value - other.value) <= ABOUT * max(abs(s.value), abs(other.value))
    return "rounding" if about or _rounds_to(s, other, tolerances) else None


def _rounds_to(s: Statement, other: Statement, tolerances: Tolerances) -> bool:
    """Whether one value is the other, written with fewer digits."""
    for coarse, fine in ((s, other), (other, s)):
        scale = coarse.value / coarse.written if coarse.written else 1.0
        allowed = half_step(coarse.written) * scale
        most = tolerances.rounding if "about" in {s.quantifier, other.quantifier} else COARSEST
        if abs(coarse.value - fine.value) <= allowed * 1.0001 and abs(coarse.value - fine.value) <= most * abs(fine.value or 1):
            return True
    return False


def _difference(s: Statement, other: Statement, tolerances: Tolerances) -> tuple[str, str]:
    """Verdict and cause of two values that are not one."""
    if other.doc_id == s.newer or s.doc_id == other.newer:
        return "inconclusive", "revision"
    if _planned_and_done(s, other) or _on_other_tests(s, other):
        return "inconclusive", "other_conditions"
    if s.corrects or other.corrects:
        return "conflicting", "revision"
    if _periods_differ(s, other):
        return "inconclusive", "other_period"
    if _told_apart(s, other) or _of_other_doings(s, other) or of_other_set_ups(s, other):
        return "inconclusive", "other_conditions"
    if s.around.defined_otherwise(other.around) or _bounds_meet(s, other) or _binary_decimal(s, other) or _of_several(s, other):
        return "inconclusive", "definition"
    if compare(s.value, other.value, "exact", tolerances) == "close":
        return "inconclusive", "rounding"
    if max(s.value, other.value) > FARTHEST * abs(min(s.value, other.value)):
        return "inconclusive", "definition" if s.metric in EXTENSIVE | TIMELY | CONSTANT else "other_conditions"
    return "conflicting", "contradiction"


# What goes to some place, from one to another, in some time: of another place it is another number.
FLOWS = (TIMELY - {"rank", "valuation"}) | {"chip_count", "gpu_count", "system_count"}


def _on_other_tests(s: Statement, other: Statement) -> bool:
    """``MLPerf``, or ``ResNet-50`` of MLPerf, here and ``GPT-3`` of MLPerf there: a suite has many tests."""
    tests = [frozenset(b for b in x.benchmark if not b.startswith(SUITE)) for x in (s, other)]
    return tests != [x.benchmark for x in (s, other)] and any(tests) and not tests[0] & tests[1]


SUITE = "mlperf"


def _planned_and_done(s: Statement, other: Statement) -> bool:
    """A contract told as a fact is as planned as what is told to be paid for it."""
    done = other if s.planned else s
    return s.planned != other.planned and not done.agreed


def _of_other_doings(s: Statement, other: Statement) -> bool:
    """Whether one is planned and the other done, or what flows goes to other places."""
    if _planned_and_done(s, other):
        return True
    return s.metric in FLOWS and other.metric in FLOWS and (s.aimed != other.aimed or elsewhere(s.places, other.places))


def _told_apart(s: Statement, other: Statement) -> bool:
    """Whether conditions that both give differ, by their slots or by the words around them."""
    ours, theirs = dict(s.told), dict(other.told)
    if any(name_key(ours[k]) != name_key(theirs[k]) for k in ours.keys() & theirs.keys() if k not in {"of", "region", "case"}):
        return True
    if s.metric in EARNED and _part_of_firm(ours) != _part_of_firm(theirs):
        return True
    return s.around.differ(other.around, of_design=s.metric in CONSTANT) or (s.metric not in CONSTANT and _beside_differ(s, other))


def _part_of_firm(told: Mapping[str, str]) -> str:
    """``게임`` of what that part of a firm earned; empty where all of it did, and for a part of an amount."""
    of = told.get("of", "")
    return "" if of[:1].isdigit() else name_key(of)


def _beside_differ(s: Statement, other: Statement) -> bool:
    """``512장을 쓰면 38일`` and ``1,024장으로 돌리면 20일``: a number of another kind beside each, which the other has not."""
    for unit in {u for u, _ in s.beside} & {u for u, _ in other.beside} - {s.dimension}:
        ours, theirs = ({v for u, v in x.beside if u == unit} for x in (s, other))
        if not ours & theirs:
            return True
    return False


def _periods_differ(s: Statement, other: Statement) -> bool:
    if s.corrects or other.corrects:
        return False
    if s.period and other.period:
        shorter = min(len(s.period), len(other.period))
        return s.period[:shorter] != other.period[:shorter]
    if s.dimension in MONEY and s.around.moved(other.around):
        return True
    if s.metric not in TIMELY and other.metric not in TIMELY:
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
    if s.comparator and other.comparator and s.comparator != other.comparator and not _within(s.comparator, other.comparator):
        return False
    return not _of_two_things(s, other)


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
