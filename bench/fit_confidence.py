"""Measures how often each rule fills a slot rightly (``pipeline/extract/confidence.toml``), on one half of the golden articles.

usage: python bench/fit_confidence.py [GOLD_FOLDER…] [--only PATTERN…] [--write]

Articles fall in two halves by a hash of their names. The first half gives the rates (drawn towards their slot's average by
``PRIOR`` cases), the second is kept for the check; for both a reliability table is printed: filled slots by stated confidence
and the share of them that is right. The rates in the tree come from the development articles and ``corpus/golden``.
"""

from __future__ import annotations

import argparse
import hashlib
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from golden import SETTINGS, Read, articles

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
    first = int(hashlib.md5(read.name.encode()).hexdigest(), 16) % 2 == 0
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
    asked.add_argument("--write", action="store_true", help="write the rates of the first half")
    options = asked.parse_args()
    rows = [row for read in articles(options.folders, options.only) for row in fillings(read)]
    first = [row for row in rows if row.first]
    report("first half", first)
    report("second half", [row for row in rows if not row.first])
    if options.write:
        write(rates(first))


if __name__ == "__main__":
    main()
