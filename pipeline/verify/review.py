"""People's decisions: an append-only log in which every row holds the hash of the row before it.

The hash of a row covers all its columns and the previous hash; ``review_head`` holds the number of rows and the last hash, so
that a row missing from the end is found too. Who rewrites the whole chain and the head is found by a head kept elsewhere
(``audit log --head``).
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

import duckdb

from pipeline.errors import StoreError, UsageError
from pipeline.store import Store
from pipeline.store.review_log import append, end_of, row_hash
from pipeline.verify.amendments import amendment_json, require_change, require_sense, with_maker
from pipeline.verify.decisions import ABOUT, DECISIONS
from pipeline.verify.figure_queue import figures_among, require_reviewable
from pipeline.verify.restating import restate
from pipeline.verify.submission_queue import submissions_among

_SELECT = (
    "SELECT review_id, claim_id, reviewer, decision, note, CAST(amended AS VARCHAR), CAST(claim_snapshot AS VARCHAR), reviewed_at,"
    " previous_hash, hash FROM reviews ORDER BY review_id"
)


class Problem(NamedTuple):
    """The first row of the log that is not as it was written. ``review_id`` is the number that the row has or should have."""

    review_id: int
    detail: str


def review(
    store: Store, claim_ids: Sequence[str], decision: str, *, reviewer: str, note: str | None = None, amended: dict[str, Any] | None = None,
    about: str | None = None, new: bool = False,
) -> list[int]:  # fmt: skip
    """Appends one row for each claim, submission or figure, all or none; their numbers. ``UsageError`` for a claim or decision that does not fit.

    ``about``: ``reading`` or ``truth``, where the decision is about one of them only. ``new``: takes a metric or unit that nobody knows.
    """
    slots = require_review(store, claim_ids, decision, reviewer=reviewer, amended=amended, about=about, new=new)
    limited = slots | ({"about": about} if about else {})
    told = json.dumps(limited, ensure_ascii=False, sort_keys=True, allow_nan=False) if limited else None
    with store.transaction() as connection:
        undone = _last_standing(store, claim_ids, reviewer) if decision == "undo" else {}
        numbers = append(connection, ((claim_id, reviewer, decision, note, json.dumps({"undoes": undone[claim_id]}) if undone else told) for claim_id in claim_ids))
        newer = connection.execute("SELECT claim_id FROM counterparts WHERE older_id IN (SELECT unnest(?::VARCHAR[]))", [list(claim_ids)]).fetchall()
        restate(connection, None if undone else [*claim_ids, *(one for (one,) in newer)])  # what is undone is undone in older texts too
    return numbers


def require_review(
    store: Store, claim_ids: Sequence[str], decision: str, *, reviewer: str, amended: dict[str, Any] | None = None, about: str | None = None, new: bool = False
) -> dict[str, Any]:
    """The slots that a decision would amend; ``UsageError`` where it could not be recorded."""
    _check_about(decision, about)
    _check(store, claim_ids, decision, reviewer, amended, about)
    slots = with_maker(store, json.loads(amendment_json(amended))) if amended else {}
    if slots:
        require_sense(store, claim_ids, slots, new=new)
        require_change(store, claim_ids, slots, reviewer)
    return slots


class _NotMeantError(Exception):
    """Takes back what only had to be seen."""


def preview(store: Store, claim_ids: Sequence[str], amended: dict[str, Any], *, reviewer: str) -> dict[str, str]:
    """The statements that claims would have with these slots amended, which must make sense (``require_review``); nothing is kept of it."""
    told: dict[str, str] = {}
    with suppress(_NotMeantError), store.transaction() as connection:
        append(connection, ((claim_id, reviewer, "amend", None, json.dumps(amended, ensure_ascii=False)) for claim_id in claim_ids))
        restate(connection, claim_ids)
        told = dict(connection.execute("SELECT claim_id, statement FROM claims_amended WHERE claim_id IN (SELECT unnest(?::VARCHAR[]))", [list(claim_ids)]).fetchall())
        raise _NotMeantError
    return told


def _check(store: Store, claim_ids: Sequence[str], decision: str, reviewer: str, amended: dict[str, Any] | None, about: str | None) -> None:
    if decision not in DECISIONS:
        raise UsageError(f"{decision!r} is no decision: give one of {', '.join(DECISIONS)}.")
    if not reviewer.strip():
        raise UsageError("Say who reviews: add --reviewer NAME.")
    if (decision == "amend") != bool(amended):
        raise UsageError("amend needs the slots that change, and only amend takes them: --set metric=throughput.")
    if not claim_ids:
        raise UsageError("No claim fits: `chipclaims audit list` shows the claims and their ids.")
    _check_claims(store, claim_ids)
    _check_slotless(store, claim_ids, decision, about)
    if decision == "undo":
        _check_undo(store, claim_ids, reviewer)


def _check_slotless(store: Store, claim_ids: Sequence[str], decision: str, about: str | None) -> None:
    """Submissions and figures have no slots, and are judged as a whole."""
    for found, name in ((submissions_among(store, claim_ids), "a submission"), (figures_among(store, claim_ids), "a figure without a claim")):
        first = next((one for one in claim_ids if one in found), None)
        if first is not None and decision == "amend":
            raise UsageError(f"{first} is {name}, which has no slots to amend: accept it, or reject it with a --note that says what is wrong.")
        if first is not None and about is not None:
            raise UsageError(f"{first} is {name}, on which every decision is about both its reading and its truth: leave --about out.")
    if decision != "undo":
        require_reviewable(store, claim_ids)


def _check_claims(store: Store, claim_ids: Sequence[str]) -> None:
    """They must be claims, submissions or figures, or have been when they were reviewed."""
    known = {
        row[0]
        for row in store.sql(
            "SELECT claim_id FROM claims WHERE claim_id IN (SELECT unnest(?::VARCHAR[]))"
            " UNION SELECT claim_id FROM reviews WHERE claim_id IN (SELECT unnest(?::VARCHAR[]))",
            [list(claim_ids), list(claim_ids)],
        ).fetchall()
    } | submissions_among(store, claim_ids) | figures_among(store, claim_ids)
    if missing := [id_ for id_ in claim_ids if id_ not in known]:
        raise UsageError(f"{missing[0]} is no claim of this database, and no submission or figure: `chipclaims audit list` shows the claims and their ids, with --submissions or --figures those.")


def _check_about(decision: str, about: str | None) -> None:
    if about is not None and about not in ABOUT:
        raise UsageError(f"{about!r} is nothing that a decision is about: give one of {', '.join(ABOUT)}, or leave it out for both.")
    if about is not None and (decision == "undo" or (decision == "amend" and about == "truth")):
        raise UsageError("amend is about the reading, and undo takes back a whole decision: leave --about out.")


def _check_undo(store: Store, claim_ids: Sequence[str], reviewer: str) -> None:
    """There must be a review of one's own to take back."""
    standing = _last_standing(store, claim_ids, reviewer)
    for claim_id in claim_ids:
        if claim_id not in standing:
            raise UsageError(f"{reviewer} has no review of {claim_id} to undo.")


def _last_standing(store: Store, claim_ids: Sequence[str], reviewer: str) -> dict[str, int]:
    """By claim, the number of the reviewer's last review of it, or of the same words in an older text, that is not undone."""
    rows = store.sql(
        "SELECT claim_id, max(review_id) FROM standing_reviews WHERE reviewer = ? AND claim_id IN (SELECT unnest(?::VARCHAR[])) GROUP BY ALL",
        [reviewer, list(claim_ids)],
    ).fetchall()
    return {str(claim_id): int(last) for claim_id, last in rows}


def log_head(store: Store) -> tuple[int, str]:
    """Number of reviews and the hash of the last: keep it elsewhere, and compare with ``verify_log``."""
    return end_of(store.sql("SELECT review_count, last_hash FROM review_head").fetchall())


def verify_log(store: Store, *, expected: tuple[int, str] | None = None) -> Problem | None:
    """The first row that was changed, deleted, added or moved; None where the log is whole.

    ``expected``: number and hash of a row noted earlier, which must still stand so.
    """
    try:
        return _first_problem(store, expected)
    except (StoreError, duckdb.Error, TypeError, ValueError, AttributeError) as error:
        return Problem(1, f"the log no longer has its form ({' '.join(str(error).split())[:120]})")


def _first_problem(store: Store, expected: tuple[int, str] | None) -> Problem | None:
    previous, number = "", 0
    hashes: dict[int, str] = {0: ""}
    for row in _rows(store):
        number += 1
        if row[0] != number:
            return Problem(number, f"row {number} is missing" if row[0] > number else f"row {row[0]} stands twice or out of order")
        if row[8] != previous:
            return Problem(number, "its previous hash is not the hash of the row before")
        if row_hash(row[:9]) != row[9]:
            return Problem(number, "its content does not have its hash")
        previous = hashes[number] = str(row[9])
    heads = store.sql("SELECT review_count, last_hash FROM review_head").fetchall()
    if len(heads) != 1:
        return Problem(number, f"the head of the log has {len(heads)} rows instead of one")
    [(count, last)] = heads
    if count > number:
        return Problem(number + 1, f"the log ends at row {number}, its head says {count}")
    if (count, last) != (number, previous):
        return Problem(number, "the head of the log does not fit its last row")
    if expected is not None and hashes.get(expected[0]) != expected[1]:
        return Problem(expected[0], "its hash is not the one that was noted")
    return None


def _rows(store: Store) -> Iterator[tuple[Any, ...]]:
    cursor = store.sql(_SELECT)
    while chunk := cursor.fetchmany(5_000):
        yield from chunk


def log_entries(store: Store, *, claim_id: str | None = None, limit: int | None = None) -> list[dict[str, Any]]:
    """The newest reviews first, of a claim those of older texts that were handed on to it too; ``UsageError`` for a claim that neither the database nor the log has."""
    if claim_id is not None:
        _check_claims(store, [claim_id])
    rows = store.sql(
        "SELECT review_id, reviewed_at, reviewer, decision, claim_id, note, CAST(amended AS VARCHAR),"
        " amended ->> '$.about', EXISTS (FROM claims AS c WHERE c.claim_id = r.claim_id) OR EXISTS (FROM submissions AS s WHERE s.submission_id = r.claim_id)"
        " OR EXISTS (FROM figures AS f WHERE f.figure_id = r.claim_id) FROM reviews AS r"
        " WHERE $1 IS NULL OR claim_id = $1 OR claim_id IN (SELECT older_id FROM counterparts AS p WHERE p.claim_id = $1) ORDER BY review_id DESC LIMIT $2",
        [claim_id, limit if limit is not None else 1_000_000_000],
    ).fetchall()
    names = ("review_id", "reviewed_at", "reviewer", "decision", "claim_id", "note", "amended", "about", "claim_exists")
    return [dict(zip(names, row, strict=True)) for row in rows]
