"""Measures how often each rule fills a slot rightly (``pipeline/extract/confidence.toml``), on one half of the golden articles.

usage: python bench/fit_confidence.py [GOLD_FOLDER…] [--only PATTERN…] [--model NAME] [--write]

Articles fall in two halves by a hash of their names. The first half gives the rates (drawn towards their slot's average by
``PRIOR`` cases), the second is kept for the check; for both a reliability table is printed: filled slots by stated confidence
and the share of them that is right, and the same for whole claims with their expected calibration error. With ``--model`` only
the table of whole claims is written (``claim_heard``): slots that rules and model weighed together bring their own share. The rates in
the tree come from the development articles, ``corpus/golden`` and articles that the rules and the model were not made from.
"""

from __future__ import annotations

import argparse
import hashlib
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path

from golden import SETTINGS, Read, articles

from pipeline.extract import confidence
from pipeline.settings import Settings

GROUPS = 20  # of claims, for the curve of whole claims
PRIOR = 4  # cases at the slot's average added to each rule's; a rule with fewer cases of its own is not listed
SURE = 0.9
SLOTS = ("subject", "metric", "comparator", "benchmark", "attributed_to", "direction")
HEAD = "# Share of right fillings by slot and rule (pipeline/extract/confidence.py), measured on one half of the golden articles (bench/fit_confidence.py).\n"


@dataclass(frozen=True)
class Filling:
    """A slot filled by a rule. ``first`` tells the half of its article."""

    first: bool
    slot: str
    rule: str
    right: bool
    confidence: float


def fillings(read: Read) -> Iterator[Filling]:
    """The filled slots of the claims that stand on a figure of the golden file."""
    from unittest.mock import patch

    from pipeline.evaluate.claims import SENSE, own_names
    from pipeline.evaluate.names import same_metric, same_name
    from pipeline.extract import assembly, claims
    from pipeline.extract.confidence import step

    by_share: dict[float, str] = {}

    def watch(slot: str, method: str, share: float | None = None) -> float:
        confidence = calibrated(slot, method, share)
        if slot == "subject" and share is not None:
            by_share[confidence] = step(share)
        return confidence

    calibrated = assembly.calibrated
    with patch.object(assembly, "calibrated", watch):
        done = claims.find_claims(read.document, SETTINGS).claims
    first = _first(read)
    for claim in done:
        gold = read.claims.get(claim.figure) if claim.figure is not None else None
        if gold is None:
            continue
        right = {
            "subject": same_name(own_names(gold), claim.subject), "metric": same_metric(gold.metric, claim.metric),
            "comparator": same_name(gold.comparator, claim.comparator), "benchmark": same_name(gold.benchmark, list(claim.benchmark)),
            "attributed_to": same_name(gold.attributed_to, claim.attributed_to), "direction": SENSE.get(gold.direction or "") == SENSE.get(claim.direction or ""),
        }  # fmt: skip
        for slot in {slot.slot: slot for slot in reversed(claim.slots) if slot.slot in SLOTS}.values():
            rule = by_share.get(slot.confidence, "average") if slot.slot == "subject" else slot.method
            yield Filling(first, slot.slot, rule, right[slot.slot], slot.confidence)


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
    from pipeline.extract import claims, confidence

    stated = [claim.confidence for claim in claims.find_claims(read.document, settings).claims]
    with patch.object(confidence, "claim_rate", lambda _table, together: together):
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
    cuts = [len(ordered) * n // GROUPS for n in range(GROUPS + 1)]
    groups = [ordered[low:high] for low, high in pairwise(cuts) if high > low]
    pooled: list[list[Whole]] = []
    for group in groups:
        pooled.append(group)
        while len(pooled) > 1 and _share(pooled[-2]) >= _share(pooled[-1]):
            pooled[-2:] = [pooled[-2] + pooled[-1]]
    return {f"{sum(row.product for row in group) / len(group):.3f}": _share(group) for group in pooled}


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
    table = confidence._tables()  # noqa: SLF001 - what is not measured anew stays
    if options.model == "none":
        rows = [row for one in read for row in fillings(one)]
        report("first half", [row for row in rows if row.first])
        report("second half", [row for row in rows if not row.first])
        table |= rates([row for row in rows if row.first])
        if options.write:  # the products of whole claims are those of the new rates
            write(table)
            confidence._tables.cache_clear()  # noqa: SLF001
    settings = replace(SETTINGS, model=options.model)
    whole = [row for one in read for row in wholes(one, settings)]
    report_wholes("first half", [row for row in whole if row.first])
    report_wholes("second half", [row for row in whole if not row.first])
    report_wholes("both", whole)
    if options.write:
        write(table | {"claim" if options.model == "none" else "claim_heard": rising([row for row in whole if row.first])})


if __name__ == "__main__":
    main()
