"""Which documents tell one story: published close to each other, with names and other numbers in common.

Only such documents are held against each other where names and metrics alone do not say that two numbers are of one thing: articles of
other weeks on one product rightly give other numbers (another machine, another run, another price).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from datetime import date
from typing import NamedTuple

from pipeline.store import Store
from pipeline.verify.contradictions import word_stems
from pipeline.verify.numbers import unit_class
from pipeline.verify.sounds import designations, firms

NEAR_DAYS = 45  # reports of one event; a correction comes within
COMMON = 6  # documents that may share a number before it says nothing (every article on a chip gives its memory); of many, one in fifty
MOST_NEIGHBOURS = 24  # documents compared with each, for each name or number in common
SOON_DAYS = 8  # most reports of one event come within
LEAD = 800  # characters whose words are compared
ROUND = 0.6  # what a round number in common counts, beside a name in common
SHARP = 3  # digits of a number that is not round
ENOUGH = 2.4  # what names and numbers in common must add up to


class Teller(NamedTuple):
    """A document as far as it tells which story it is of."""

    doc_id: str
    cluster: str
    day: int | None  # of publication, ordinal
    facts: frozenset[tuple[float, str]]  # numbers with their base units
    names: frozenset[str]  # sounds of numbered names in headline and lead
    firms: frozenset[str]  # sounds of other names in the headline
    entities: frozenset[str]
    words: frozenset[str]  # stems of the words of the lead
    sharp: frozenset[tuple[float, str]] = frozenset()  # facts of three digits and more, which two stories share by no chance


def story_pairs(store: Store) -> Iterator[tuple[str, str]]:
    """Pairs of documents of one story, each pair once. Time grows with the documents: of each key only near neighbours in time are paired."""
    tellers = list(_tellers(store))
    holders: defaultdict[object, list[Teller]] = defaultdict(list)
    for teller in tellers:
        for key in (*teller.facts, *teller.names, *teller.firms, *teller.entities):
            holders[key].append(teller)
    most = max(COMMON, len(tellers) // 50)
    common = {key for key, those in holders.items() if len(those) > most}
    seen: set[tuple[str, str]] = set()
    for those in holders.values():
        dated = sorted((t for t in those if t.day is not None), key=lambda t: (t.day, t.doc_id))
        for i, one in enumerate(dated):
            for other in dated[i + 1 : i + 1 + MOST_NEIGHBOURS]:
                if (other.day or 0) - (one.day or 0) > NEAR_DAYS:
                    break
                pair = (one.doc_id, other.doc_id)
                if one.cluster != other.cluster and pair not in seen:
                    seen.add(pair)
                    if likeness_of(one, other, common) >= ENOUGH:
                        yield pair


def likeness_of(one: Teller, other: Teller, common: set[object]) -> float:
    """What speaks for one story, in points; 0 where the days of publication lie apart or are not known."""
    if one.day is None or other.day is None or (days := abs(one.day - other.day)) > NEAR_DAYS:
        return 0.0
    shared = (one.facts & other.facts) - common
    sharp = len(shared & one.sharp & other.sharp)
    names = min(1.0, len(one.names & other.names)) + min(1.0, 0.5 * len(one.firms & other.firms))
    entities = min(1.0, 0.5 * len((one.entities & other.entities) - common))
    words = len(one.words & other.words) / (min(len(one.words), len(other.words)) or 1)
    facts = min(3.0, sharp + (ROUND if names + entities else 0.0) * (len(shared) - sharp))
    return facts + names + entities + min(1.0, 4 * words) + (1.0 if days <= SOON_DAYS else 0.0)


def _tellers(store: Store) -> Iterator[Teller]:
    numbers: defaultdict[str, set[tuple[float, str]]] = defaultdict(set)
    sharp: defaultdict[str, set[tuple[float, str]]] = defaultdict(set)
    rows = store.sql(
        "SELECT DISTINCT doc_id, value, base_value, base_unit FROM figures"
        " WHERE kind IN ('quantity', 'money', 'percentage', 'ratio') AND base_value IS NOT NULL AND (unit IS NOT NULL OR base_value > 12)"
    )
    while chunk := rows.fetchmany(20_000):
        for doc_id, written, value, unit in chunk:
            fact = (float(f"{value:.6g}"), unit_class(unit or None))
            numbers[doc_id].add(fact)
            if len(f"{abs(written or value):.6e}".partition("e")[0].replace(".", "").strip("0")) >= SHARP:
                sharp[doc_id].add(fact)
    entities: defaultdict[str, set[str]] = defaultdict(set)
    rows = store.sql("SELECT DISTINCT doc_id, entity_id FROM mentions WHERE entity_id IS NOT NULL")
    while chunk := rows.fetchmany(20_000):
        for doc_id, entity in chunk:
            entities[doc_id].add(entity)
    documents = store.sql(
        "SELECT doc_id, coalesce(cluster_id, doc_id), published_at, coalesce(title, ''), left(source_text, ?) FROM documents ORDER BY doc_id", [LEAD]
    )
    while chunk := documents.fetchmany(2_000):
        for doc_id, cluster, published, title, lead in chunk:
            yield Teller(
                doc_id, cluster, day_of(published), frozenset(numbers.get(doc_id, ())), designations(title) | designations(lead[:400]),
                firms(title), frozenset(entities.get(doc_id, ())), word_stems(lead), frozenset(sharp.get(doc_id, ())),
            )  # fmt: skip


def day_of(moment: object) -> int | None:
    """The ordinal of a day; None where there is none."""
    try:
        return date.fromisoformat(str(moment)[:10]).toordinal()
    except ValueError:
        return None
