"""Measures how often each rule fills a slot rightly (``pipeline/extract/confidence.toml``), on one half of the golden articles.

usage: python bench/fit_confidence.py [GOLD_FOLDER…] [--only PATTERN…] [--model NAME] [--write]

Articles fall in two halves by a hash of their names. The first half gives the rates (drawn towards their slot's average by
``PRIOR`` cases) and the logistic lines of what was weighed, the second is kept for the check; for both a reliability table is printed: filled slots by stated confidence
and the share of them that is right, and the same for whole claims with their expected calibration error. With ``--model`` the lines of what
was weighed with it (``subject_heard``) and the curve of whole claims (``claim_heard``) are written, without it the rates of the rules and the rest. The rates in
the tree come from the development articles, ``corpus/golden`` and articles that the rules and the model were not made from.
"""

from __future__ import annotations

import argparse
import hashlib
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
from golden import SETTINGS, Read, articles

from pipeline.evaluate.figures import fault
from pipeline.extract import claims, confidence
from pipeline.extract.confidence import LEVEL, SLOPE, log_odds
from pipeline.settings import Settings
from schemas.records import Claim

GROUPS = 20  # of claims, for a curve
CASES = 15  # at least, in a group
LOOSE, PENALTY, STEPS = 0.5, 2.0, 40  # of a logistic line: the pull on its level and slope, on the terms of its rules, Newton's steps
PRIOR = 4  # cases at the slot's average added to each rule's; a rule with fewer cases of its own is not listed
SURE = 0.9
TURNS = frozenset({"label", "speaker", "interviewee", "labelled_speaker"})  # who speaks in a turn, which the golds of some hands pass over
MAKERS = ("vendor", "vendor_known")  # fitted after the subjects, by whose confidence they go
HEAD = "# Share of right fillings by slot and rule (pipeline/extract/confidence.py), measured on one half of the golden articles (bench/fit_confidence.py).\n"


@dataclass(frozen=True)
class Filling:
    """A filled slot. ``first`` tells the half of its article, ``place`` the share of the weight that it had, if answers were weighed."""

    first: bool
    slot: str
    rule: str
    right: bool
    confidence: float
    place: float | None = None


class Shared(float):
    """A confidence that is a share of the weight of all answers."""


def fillings(read: Read, settings: Settings) -> Iterator[Filling]:
    """The filled slots of the claims that stand on a figure of the golden file."""
    from unittest.mock import patch

    from pipeline.evaluate.claims import SENSE, own_names
    from pipeline.evaluate.names import same_metric, same_name
    from pipeline.extract.assembly import figure_claims

    done = claims.find_claims(read.document, settings).claims
    with patch.object(figure_claims, "rate_of_share", _as_it_weighs), patch.object(figure_claims, "ABSTAIN", 0.0):
        weighed = {(claim.figure, claim.ordinal): claim.slots for claim in claims.find_claims(read.document, settings).claims}
    first = _first(read)
    for claim in done:
        gold = read.claims.get(claim.figure) if claim.figure is not None else None
        if gold is None:
            continue
        right = {
            "subject": same_name(own_names(gold), claim.subject), "metric": same_metric(gold.metric, claim.metric),
            "comparator": same_name(gold.comparator, claim.comparator), "benchmark": same_name(gold.benchmark, list(claim.benchmark)),
            "attributed_to": same_name(gold.attributed_to, claim.attributed_to), "direction": SENSE.get(gold.direction or "") == SENSE.get(claim.direction or ""),
            "value": _is_value(read, claim), "modality": gold.modality == claim.modality,
        } | ({"vendor": same_name(gold.vendor, claim.vendor)} if gold.vendor else {})  # fmt: skip
        slots = {slot.slot: slot for slot in reversed(claim.slots) if slot.slot in right}
        places = {slot.slot: slot.confidence for slot in weighed[claim.figure, claim.ordinal] if isinstance(slot.confidence, Shared)}
        if "subject" in slots:
            places["vendor"] = slots["subject"].confidence
        for slot in slots.values():
            if slot.slot == "attributed_to" and slot.method in TURNS and not gold.attributed_to:
                continue
            name = "vendor_known" if slot.slot == "vendor" and slot.method == "lexicon" else slot.slot
            yield Filling(first, name, slot.method, right[slot.slot], slot.confidence, places.get(slot.slot))


def _is_value(read: Read, claim: Claim) -> bool:
    """Whether the figure of a claim is what the gold has there, with its value and unit."""
    figure = next(f for f in read.document.figures if f.start == claim.figure)
    return fault(read.figures[figure.start], figure) is None


def _as_it_weighs(_slot: str, share: float, _method: str, **_heard: bool) -> Shared:
    return Shared(share)


@dataclass(frozen=True)
class Whole:
    """A claim on a figure: the product of its slots, and whether all that make it exact are right."""

    first: bool
    product: float
    stated: float
    right: bool


def wholes(read: Read, settings: Settings) -> Iterator[Whole]:
    """All claims with a figure, those that the gold knows nothing of as wrong ones."""
    from unittest.mock import patch

    from pipeline.evaluate.claims import own_names
    from pipeline.evaluate.names import same_metric, same_name

    stated = [claim.confidence for claim in claims.find_claims(read.document, settings).claims]
    with patch.object(confidence, "rate_at", lambda _table, place: place):
        done = claims.find_claims(read.document, settings).claims
    for claim, said in zip(done, stated, strict=True):
        if claim.figure is None:
            continue
        gold = read.claims.get(claim.figure)
        right = gold is not None and (
            same_name(own_names(gold), claim.subject) and same_metric(gold.metric, claim.metric)
            and same_name(gold.comparator, claim.comparator) and same_name(gold.benchmark, list(claim.benchmark))
        )  # fmt: skip
        yield Whole(_first(read), claim.confidence, said, right)


def _first(read: Read) -> bool:
    return int(hashlib.md5(read.name.encode()).hexdigest(), 16) % 2 == 0


def rising(rows: list[Whole]) -> dict[str, float]:
    """Points of a curve that never falls: mean product and share of right ones of groups of claims, neighbours pooled until they rise."""
    ordered = sorted(rows, key=lambda row: row.product)
    count = max(1, min(GROUPS, len(ordered) // CASES))
    cuts = [len(ordered) * n // count for n in range(count + 1)]
    groups = [ordered[low:high] for low, high in pairwise(cuts) if high > low]
    pooled: list[list[Whole]] = []
    for group in groups:
        pooled.append(group)
        while len(pooled) > 1 and _share(pooled[-2]) >= _share(pooled[-1]):
            pooled[-2:] = [pooled[-2] + pooled[-1]]
    return {f"{sum(row.product for row in group) / len(group):.3f}": _share(group) for group in pooled}


def line(rows: list[Filling], slot: str) -> dict[str, float]:
    """A logistic line over the log odds of the share that the chosen answer had, with a term for every rule that has its cases.

    Newton's steps on the likelihood with a quadratic penalty, by which the slope is drawn to 1 and all else to 0.
    """
    kept = [row for row in rows if row.slot == slot and row.place is not None]
    counts = Counter(row.rule for row in kept)
    rules = sorted(rule for rule, count in counts.items() if PRIOR <= count < len(kept))
    given = np.array([[1.0, log_odds(row.place or 0.0), *(float(row.rule == rule) for rule in rules)] for row in kept])
    right = np.array([float(row.right) for row in kept])
    start = np.array([0.0, 1.0] + [0.0] * len(rules))
    drawn = np.array([LOOSE, LOOSE] + [PENALTY] * len(rules))
    weights = start.copy()
    for _ in range(STEPS):
        said = 1 / (1 + np.exp(-given @ weights))
        slope = given.T @ (right - said) - drawn * (weights - start)
        bent = (given * (said * (1 - said))[:, None]).T @ given + np.diag(drawn)
        step = np.linalg.solve(bent, slope)
        weights += step / max(1.0, float(np.abs(step).max()))
    return {LEVEL: float(weights[0]), SLOPE: max(0.0, float(weights[1]))} | dict(zip(rules, map(float, weights[2:]), strict=True))


def remembered(consult: Callable[..., Any]) -> Callable[..., Any]:
    """Asks a model once for every document."""
    known: dict[str, Any] = {}

    def ask(page: Any, *arguments: Any) -> Any:
        key = page.document.article.doc_id
        if key not in known:
            known[key] = consult(page, *arguments)
        return known[key]

    return ask


def _share(rows: list[Whole]) -> float:
    return sum(row.right for row in rows) / len(rows)


def report_wholes(name: str, rows: list[Whole]) -> None:
    tenths: dict[int, list[Whole]] = defaultdict(list)
    for row in rows:
        tenths[min(9, int(row.stated * 10))].append(row)
    error = sum(abs(sum(row.stated - row.right for row in group)) for group in tenths.values()) / max(1, len(rows))
    print(f"{name}: {len(rows)} claims, expected calibration error {error:.3f}")
    for tenth, group in sorted(tenths.items()):
        print(f"  {tenth / 10:.1f}-{(tenth + 1) / 10:.1f}  {len(group):5}  {_share(group):.3f} right")


def rates(rows: list[Filling]) -> dict[str, dict[str, float]]:
    """Slot -> rule -> share of right fillings, and each slot's average."""
    found: dict[str, dict[str, float]] = {}
    for slot in sorted({row.slot for row in rows}):
        of_slot = [row for row in rows if row.slot == slot]
        average = sum(row.right for row in of_slot) / len(of_slot)
        found[slot] = {"average": average}
        for rule in sorted({row.rule for row in of_slot} - {"average"}):
            rights = [row.right for row in of_slot if row.rule == rule]
            if len(rights) >= PRIOR:
                found[slot][rule] = (sum(rights) + PRIOR * average) / (len(rights) + PRIOR)
    return found


def write(table: dict[str, dict[str, float]]) -> None:
    parts = [HEAD]
    for slot, rules in table.items():
        parts.append(f"\n[{slot}]\n" + "".join(f"{rule if rule == 'average' else chr(34) + rule + chr(34)} = {rate:.3f}\n" for rule, rate in rules.items()))
    Path("pipeline/extract/confidence.toml").write_text("".join(parts), encoding="utf-8")


def report(name: str, rows: list[Filling]) -> None:
    print(f"{name}: {len(rows)} filled slots")
    tenths: dict[int, list[bool]] = defaultdict(list)
    for row in rows:
        tenths[min(9, int(row.confidence * 10))].append(row.right)
    for tenth, rights in sorted(tenths.items()):
        print(f"  {tenth / 10:.1f}-{(tenth + 1) / 10:.1f}  {len(rights):5}  {sum(rights) / len(rights):.3f} right")
    sure = [row.right for row in rows if row.confidence >= SURE]
    if sure:
        print(f"  confidence of {SURE} and more: {sum(sure) / len(sure):.3f} right, {len(sure) / len(rows):.3f} of all")


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    asked.add_argument("folders", nargs="*", type=Path, default=[Path("corpus/golden")])
    asked.add_argument("--only", nargs="+", default=["*"], help="patterns of names to take from the folders")
    asked.add_argument("--model", default="none", help="with one, the confidence of whole claims that it has weighed")
    asked.add_argument("--write", action="store_true", help="write the rates of the first half")
    options = asked.parse_args()
    read = list(articles(options.folders, options.only))
    claims.consult = remembered(claims.consult)
    settings, ending = replace(SETTINGS, model=options.model), "" if options.model == "none" else "_heard"
    table = confidence._tables()  # noqa: SLF001 - what is not measured anew stays

    def add(more: dict[str, dict[str, float]]) -> None:
        nonlocal table
        table |= more
        if options.write:  # what comes next is measured with it
            write(table)
            confidence._tables.cache_clear()  # noqa: SLF001
            confidence._points.cache_clear()  # noqa: SLF001

    rows = [row for one in read for row in fillings(one, settings)]
    half = [row for row in rows if row.first]
    weighed = sorted({row.slot for row in half if row.place is not None} - set(MAKERS))
    add({f"{slot}{ending}": line(half, slot) for slot in weighed})
    if not ending:
        add(rates([row for row in half if row.slot not in {*weighed, *MAKERS}]))
    rows = [row for one in read for row in fillings(one, settings)]
    add({f"{slot}{ending}": line([row for row in rows if row.first], slot) for slot in MAKERS})
    rows = [row for one in read for row in fillings(one, settings)]
    report("first half", [row for row in rows if row.first])
    report("second half", [row for row in rows if not row.first])
    whole = [row for one in read for row in wholes(one, settings)]
    add({f"claim{ending}": rising([row for row in whole if row.first])})
    whole = [row for one in read for row in wholes(one, settings)]
    report_wholes("first half", [row for row in whole if row.first])
    report_wholes("second half", [row for row in whole if not row.first])
    report_wholes("both", whole)


if __name__ == "__main__":
    main()
