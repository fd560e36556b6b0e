"""``audit run``: every check over every document, the policy over every claim, in one transaction."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import asdict, dataclass
from typing import Any

import duckdb
import pyarrow as pa

from pipeline.store import Store
from pipeline.store.writer import now
from pipeline.verify.agreement import check_agreement
from pipeline.verify.arithmetic import check_arithmetic
from pipeline.verify.cases import document_ids, load_cases
from pipeline.verify.contradictions import restatements
from pipeline.verify.grounding import CHECK as GROUNDING
from pipeline.verify.grounding import check_grounding
from pipeline.verify.parted import parts
from pipeline.verify.plausibility import check_plausibility
from pipeline.verify.policy import DEFAULT_POLICY, ENTAILMENT, Policy, decide
from pipeline.verify.records import Case, Finding
from pipeline.verify.reference.book import Book, load_book
from pipeline.verify.reference.classes import check_classes
from pipeline.verify.reference.heights import check_heights
from pipeline.verify.reference.machines import check_machines
from pipeline.verify.reference.none_has import check_none_has
from pipeline.verify.reference.placed import check_placed
from pipeline.verify.reference.places import check_places
from pipeline.verify.reference.results import check_results
from pipeline.verify.reference.round_of import check_rounds
from pipeline.verify.reference.rows import ensure_built_in
from pipeline.verify.reference.settled import settled
from pipeline.verify.reference.sides import check_sides
from pipeline.verify.reference.specs import check_specs
from pipeline.verify.reference.splits import check_splits
from pipeline.verify.reference.submissions import check_submissions
from pipeline.verify.reference.times import check_times
from pipeline.verify.rereading import changed_values, edited_documents
from pipeline.verify.restating import restate

Progress = Callable[[int, int], None]


def _of_results(case: Case, book: Book, policy: Policy) -> list[Finding]:
    """What the words around both sides of a comparison settle, and what the slots of the other claims do."""
    told = list(check_sides(case, book))
    settled_by_words = {f.claim_id for f in told}
    return [*told, *(f for f in check_results(case, book, policy.tolerances) if f.claim_id not in settled_by_words)]


# Built from a case and what the run knows; the order is that of the rows.
Judge = Callable[[Case, Book, Policy], Iterable[Finding]]
CHECKS: dict[str, Judge] = {
    "arithmetic": lambda case, _, policy: check_arithmetic(case, policy.tolerances),
    "plausibility": lambda case, _, policy: check_plausibility(case, policy.tolerances),
    "reference": lambda case, book, policy: settled(
        case,
        [
            *check_specs(case, book, policy.tolerances), *_of_results(case, book, policy), *check_places(case, book, policy.tolerances), *check_times(case, book),
            *check_submissions(case, book), *check_rounds(case, book), *check_heights(case, book), *check_classes(case, book), *check_splits(case, book), *check_placed(case, book, policy.tolerances),
            *check_none_has(case, book), *check_machines(case, book),
        ],
    ),
}  # fmt: skip
# The names that verifications have: of these, of what compares documents, and of what is asked only on demand.
ALL_CHECKS = (*CHECKS, GROUNDING, "agreement", ENTAILMENT)
# Of claims: in a text that no newer one took the place of.
CURRENT = "claim_id IN (SELECT claim_id FROM claims JOIN documents USING (doc_id) WHERE superseded_by IS NULL)"
_COLUMNS = {
    **dict.fromkeys(("claim_id", "check_name", "verdict", "cause", "explanation", "inputs", "method", "run_id"), pa.string()),
    "checked_at": pa.timestamp("us"),
}


@dataclass(frozen=True, slots=True)
class AuditSummary:
    """Claims of current texts by standing, people's decisions counted, and findings by check and verdict.

    ``decided``: claims that a person decided. ``superseded``: texts that newer ones took the place of, which are checked but not counted;
    ``left_behind``: claims of these that people reviewed and that the newer text does not tell alike, ``submissions_left_behind`` the submissions,
    ``figures_left_behind`` the figures without a claim; ``handed_on``: what the newer texts tell alike, with the decisions on it. ``orphaned``: what people
    reviewed and their text, which is still there, no longer gives. ``edited``: documents whose figures, claims or submissions somebody changed since they were read.
    """

    run_id: str
    claims: int
    decided: int
    standings: dict[str, int]
    findings: dict[str, dict[str, int]]
    superseded: int = 0
    left_behind: int = 0
    submissions_left_behind: int = 0
    figures_left_behind: int = 0
    handed_on: int = 0
    orphaned: int = 0
    edited: tuple[str, ...] = ()


def run_audit(
    store: Store, policy: Policy = DEFAULT_POLICY, *, extra: Callable[[Case], Iterable[Finding]] | None = None, progress: Progress | None = None
) -> AuditSummary:
    """Checks every claim anew and replaces what an earlier run found; the same database gives the same verdicts.

    ``extra``: a further check (the entailment model). ``progress`` gets documents done and their number.
    """
    ensure_built_in(store)
    book = load_book(store)
    run_id = store.begin_run({"from": "audit run", "policy": asdict(policy), "checks": [*CHECKS, "grounding", "agreement"]})
    ids = document_ids(store)
    changed = changed_texts(store)
    edited = edited_documents(store)
    differing = list(changed_values(store, [doc_id for doc_id in edited if doc_id not in changed]))
    replaced = {f.claim_id for f in differing}
    counts: defaultdict[str, Counter[str]] = defaultdict(Counter)
    with store.transaction() as connection:
        connection.execute("DELETE FROM verifications WHERE check_name <> ?" if extra is None else "DELETE FROM verifications", [ENTAILMENT] if extra is None else None)
        done = 0
        for cases in load_cases(store, ids):
            found = [f for case in cases for f in check_case(case, book, policy, intact=case.doc_id not in changed, extra=extra)]
            _insert(connection, [f for f in found if f.check != GROUNDING or f.claim_id not in replaced], run_id, counts)
            done += len(cases)
            if progress is not None:
                progress(done, len(ids))
        _insert(connection, differing, run_id, counts)
        _insert_in_parts(connection, check_agreement(store, book, policy.tolerances), run_id, counts)
        reviewed = store.is_reviewed()
        connection.execute("DELETE FROM amended_statements") if not reviewed else restate(connection)
        standings = _decide_all(connection, policy, run_id, reviewed=reviewed)
        [(superseded,)] = connection.execute("SELECT count(*) FROM documents WHERE superseded_by IS NOT NULL").fetchall()
        decided, left, brought, figures, handed, orphaned = _reviewed(connection) if reviewed else (0,) * 6
        connection.execute(
            "UPDATE runs SET finished_at = ?, counts = ? WHERE run_id = ?", [now(), json.dumps({"standings": standings}), run_id]
        )
    findings = {k: dict(sorted(v.items())) for k, v in sorted(counts.items())}
    return AuditSummary(run_id, sum(standings.values()), int(decided), standings, findings, int(superseded), int(left), int(brought), int(figures), int(handed), int(orphaned), tuple(edited))


def _reviewed(connection: duckdb.DuckDBPyConnection) -> tuple[int, ...]:
    """How many claims people decided; how many claims, submissions and figures of older texts were left behind with their reviews; claims that hold one of an older text, and claims of which reviews are orphaned."""
    [(decided,)] = connection.execute(f"SELECT count(*) FROM standings WHERE decided_by <> 'policy' AND {CURRENT}").fetchall()  # noqa: S608  # our own words
    [others] = connection.execute(
        "SELECT (SELECT count(*) FROM left_behind SEMI JOIN claims USING (claim_id)),"
        " (SELECT count(*) FROM left_behind SEMI JOIN submissions ON submission_id = claim_id), (SELECT count(*) FROM left_behind SEMI JOIN figures ON figure_id = claim_id),"
        " (SELECT count(DISTINCT claim_id) FROM standing_reviews JOIN documents ON doc_id = split_part(claim_id, '-', 1) WHERE handed_from IS NOT NULL AND superseded_by IS NULL),"
        " (SELECT count(DISTINCT claim_id) FROM orphaned_reviews SEMI JOIN documents ON doc_id = split_part(claim_id, '-', 1) SEMI JOIN standing_reviews USING (review_id))"
    ).fetchall()
    return (decided, *others)


def check_case(
    case: Case, book: Book, policy: Policy = DEFAULT_POLICY, *, intact: bool = True, extra: Callable[[Case], Iterable[Finding]] | None = None
) -> list[Finding]:
    """What the checks within one document find, each finding once."""
    found = [*check_grounding(case, text_intact=intact)]
    for part in parts(case):
        for name, judge in CHECKS.items():
            if name != "arithmetic" or part.adds_up:
                found += [f for f in judge(part.case, book, policy) if f.claim_id in part.own]
    if extra is not None:
        found += extra(case)
    supported = {f.claim_id for f in found if f.verdict == "supported" and f.check != "grounding"}
    blamed = {f.claim_id for f in found if f.verdict in {"refuted", "conflicting"}}
    found += [f for f in restatements(case, supported - blamed) if f.claim_id not in blamed]
    case.answers.clear()  # many documents wait in memory
    return list({(f.claim_id, f.check, f.cause, f.explanation): f for f in found}.values())


def changed_texts(store: Store) -> set[str]:
    """Documents whose text is no longer what it hashed to when it was stored."""
    rows = store.sql(
        "SELECT doc_id FROM documents LEFT JOIN text_hashes AS h USING (doc_id) WHERE h.sha256 IS DISTINCT FROM sha256(source_text)"
    ).fetchall()
    return {row[0] for row in rows}


def _insert_in_parts(connection: duckdb.DuckDBPyConnection, findings: Iterator[Finding], run_id: str, counts: dict[str, Counter[str]]) -> None:
    part: list[Finding] = []
    for finding in findings:
        part.append(finding)
        if len(part) >= 20_000:
            _insert(connection, part, run_id, counts)
            part = []
    _insert(connection, part, run_id, counts)


def _insert(connection: duckdb.DuckDBPyConnection, findings: list[Finding], run_id: str, counts: dict[str, Counter[str]]) -> None:
    if not findings:
        return
    moment = now()
    for finding in findings:
        counts[finding.check][finding.verdict] += 1
    columns: dict[str, list[Any]] = {
        "claim_id": [f.claim_id for f in findings],
        "check_name": [f.check for f in findings],
        "verdict": [f.verdict for f in findings],
        "cause": [f.cause for f in findings],
        "explanation": [f.explanation for f in findings],
        "inputs": [json.dumps(f.inputs, ensure_ascii=False, sort_keys=True) for f in findings],
        "method": [f.method for f in findings],
        "run_id": [run_id] * len(findings),
        "checked_at": [moment] * len(findings),
    }
    connection.register("incoming", pa.table({name: pa.array(columns[name], type=kind) for name, kind in _COLUMNS.items()}))
    try:
        connection.execute("INSERT INTO verifications BY NAME SELECT * FROM incoming")
    finally:
        with suppress(duckdb.Error):
            connection.unregister("incoming")


def _decide_all(connection: duckdb.DuckDBPyConnection, policy: Policy, run_id: str, *, reviewed: bool) -> dict[str, int]:
    """The policy over the findings, once per kind of set of findings: there are few kinds and many claims. How the claims stand then."""
    connection.execute("DELETE FROM policy_standings")
    connection.execute(
        "CREATE OR REPLACE TEMP TABLE verdict_sets AS SELECT claim_id, list_sort(list(DISTINCT"
        " check_name || '|' || verdict || '|' || coalesce(cause, ''))) AS verdicts FROM verifications GROUP BY claim_id"
    )
    kinds = [row[0] for row in connection.execute("SELECT DISTINCT verdicts FROM verdict_sets ORDER BY ALL").fetchall()]
    decided = []
    for kind in kinds:
        findings = [Finding("", check, verdict, cause, "") for check, verdict, cause in (word.split("|") for word in kind)]
        standing, rule = decide(findings, policy)
        decided.append({"verdicts": kind, "standing": standing, "rule": rule})
    schema = pa.schema([("verdicts", pa.list_(pa.string())), ("standing", pa.string()), ("rule", pa.string())])
    connection.register("decided", pa.Table.from_pylist(decided, schema=schema))
    connection.execute(
        "INSERT INTO policy_standings SELECT s.claim_id, coalesce(c.doc_id, left(s.claim_id, 16)), d.standing, d.rule, ?"
        " FROM verdict_sets AS s JOIN decided AS d USING (verdicts) LEFT JOIN claims AS c USING (claim_id) ORDER BY s.claim_id",
        [run_id],
    )
    connection.unregister("decided")
    stand = "standings" if reviewed else "(SELECT claim_id, coalesce(p.standing, 'unchecked') AS standing FROM claims LEFT JOIN policy_standings AS p USING (claim_id))"
    rows = connection.execute(f"SELECT standing, count(*) FROM {stand} WHERE {CURRENT} GROUP BY ALL ORDER BY ALL").fetchall()  # noqa: S608
    return {standing: int(count) for standing, count in rows}


