"""Fits the weights by which dates, lengths of time, counts and bare numbers assert something (``pipeline/extract/asserting.toml``) to golden files.

usage: python bench/fit_asserting.py GOLD_FOLDER… [--test GOLD_FOLDER…] [--penalty 2] [--write]

The weights in the tree come from the development articles (their folder named five times), ``corpus/golden`` (four times, with the folder of
the source articles) and all of ``corpus/training`` but the hands ``o`` and ``t``, each file written out as documents
(``python -m training.check FILE --write build/NAME``). Every figure of these kinds is one instance: its cues, and whether the golden has a claim for it. A
logistic regression is fitted with a quadratic penalty, for each language and kind. Printed is how well claims are told from others (F1) by the grammar's
words alone and by the weights, in the folders learned from and in those of ``--test``, which are not.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from pathlib import Path
from typing import Any

from fit_units import Choice, Softmax
from golden import Read, articles

from pipeline.extract import asserting
from pipeline.extract.claimable import asserts, is_part, weighed_cues
from pipeline.extract.claims import UNREAD
from pipeline.extract.reading import read_page

RARE = 6  # a cue that holds for fewer figures is left out
SMALL = 0.06  # a weight below it is not written
HEAD = """# Weights of the cues for a figure's asserting something (pipeline/extract/asserting.py), fitted by a logistic regression (bench/fit_asserting.py).
# A positive weight speaks for a claim.
"""
Instance = tuple[set[str], bool, bool]  # cues, whether the golden has a claim, whether the grammar's words alone tell one


def instances(read: Read) -> list[tuple[str, Instance]]:
    """The figures of an article that are weighed, each with the name of its table."""
    page = read_page(read.document, None)
    found = []
    for reading in page.readings:
        if page.block(reading).kind in UNREAD:
            continue
        for figure in reading.figures:
            group = asserting.group_of(figure)
            if group and not is_part(page, reading, figure):
                row = (weighed_cues(page, reading, figure), figure.start in read.claims, asserts(page, reading, figure))
                found.append((f"{page.grammar.code}_{group}", row))
    return found


def measure(told: list[bool], wanted: list[bool]) -> str:
    """F1 of what is told, with precision and recall."""
    right = sum(a and b for a, b in zip(told, wanted, strict=True))
    return f"{2 * right / max(1, sum(told) + sum(wanted)):.3f} ({right / max(1, sum(told)):.2f}, {right / max(1, sum(wanted)):.2f})"


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    asked.add_argument("folders", nargs="+", type=Path)
    asked.add_argument("--test", nargs="*", type=Path, default=[])
    asked.add_argument("--penalty", type=float, default=2.0)
    asked.add_argument("--write", action="store_true")
    options: Any = asked.parse_args()
    known: dict[Path, list[tuple[str, Instance]]] = {
        folder: [row for read in articles([folder], ["*"]) for row in instances(read)] for folder in {*options.folders, *options.test}
    }
    tables: dict[str, list[Instance]] = defaultdict(list)
    for folder in options.folders:
        for name, row in known[folder]:
            tables[name].append(row)
    lines = [HEAD]
    for name, rows in sorted(tables.items()):
        choices: list[Choice] = [([cues, set()], [claimed, not claimed]) for cues, claimed, _ in rows]
        learned = {cue: weight for cue, weight in Softmax(choices, RARE).fit(options.penalty).items() if abs(weight) >= SMALL}
        for told, folders in (("learned", sorted(set(options.folders))), ("test", options.test)):
            seen = [row for folder in folders for table, row in known[folder] if table == name]
            wanted = [claimed for _, claimed, _ in seen]
            weighed = [sum(learned.get(cue, 0.0) for cue in cues) > 0 for cues, _, _ in seen]
            print(f"{name} {told}: {sum(wanted)} claims of {len(seen)} figures; by words {measure([old for *_, old in seen], wanted)}, weighed {measure(weighed, wanted)}")
        lines.append(f"[{name}]\n" + "".join(f"{json.dumps(cue, ensure_ascii=False)} = {weight}\n" for cue, weight in sorted(learned.items())))
    if options.write:
        asserting.WEIGHTS.write_text("\n".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
