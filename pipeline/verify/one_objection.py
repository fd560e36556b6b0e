"""One objection is told once: a sum that does not come out is held against each of its parts, by a row of its own in the table of verifications."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

from pipeline.verify.figure_queue import OBJECTED

_NUMBER = re.compile(r"\d[\d.,]*")
Shown = TypeVar("Shown")


def objection_of(row: dict[str, Any], explanations: Iterable[str]) -> tuple[Any, ...] | None:
    """What is the same of claims against which a check says the same: their sentence and the numbers that it is about. None for what people decided, or what nothing objects to."""
    told = frozenset(frozenset(one.rstrip(".,") for one in _NUMBER.findall(text)) for text in explanations)
    if row["standing"] not in OBJECTED or row["decided_by"] != "policy" or not told or frozenset() in told:
        return None
    return row["doc_id"], row["sentence"], row["standing"], told


def grouped(shown: Sequence[tuple[Shown, tuple[Any, ...] | None]]) -> list[tuple[Shown, list[Shown]]]:
    """Each in its order, the first of an objection with the others against which it stands."""
    found: dict[Any, tuple[Shown, list[Shown]]] = {}
    for place, (one, objection) in enumerate(shown):
        key = place if objection is None else objection
        if key in found:
            found[key][1].append(one)
        else:
            found[key] = (one, [])
    return list(found.values())


def reasons(rows: Sequence[dict[str, Any]]) -> list[str]:
    """Why claims of a queue stand as they do, an objection told before by the claim at which it is told."""
    first: dict[Any, str] = {}
    told = []
    for row in rows:
        objection = objection_of(row, (str(row["reason"]),))
        before = first.setdefault(objection, row["claim_id"]) if objection else row["claim_id"]
        told.append(str(row["reason"]) if before == row["claim_id"] else f"the objection told at {before}")
    return told
