"""Fits the weights by which the maker of an unknown thing is chosen (``pipeline/extract/makers.toml``) to golden files.

usage: python bench/fit_makers.py GOLD_FOLDER… [--check FOLDER…] [--penalty 1] [--eager 0.5] [--write]

A thing that the lexicon does not know and of which a golden claims something is one choice: all whom its text or its first word offers,
and nobody, which is right where the golden names no maker or one that is not offered. A softmax over the offers is fitted with a quadratic penalty, each choice
weighing as the root of the number of claims about the thing;
``--eager`` is taken off nobody's weight afterwards, since an empty slot and a wrong one are both not right. The weights in the tree come from
the whole articles of ``corpus/training`` but the hands ``j``, ``o``, ``t`` and ``ao``. Printed for each folder to check: of the makers that
goldens name how many are found by the weights in the tree and by those fitted, and how many others they find.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest.mock import patch

import numpy as np
import softmax
from golden import articles

from pipeline.evaluate.claims import own_names
from pipeline.evaluate.names import same_name
from pipeline.extract import makers, mentions
from pipeline.extract.makers import NOBODY, WEIGHTS, Thing, heaviest, things
from schemas.golden import GoldenClaim

RARE = 15  # a cue that fewer offers have is left out
SMALL = 0.03  # a weight below it is not written
STEPS, RATE = 400, 0.05
SETTLED = {"known_first_word": 5.0, "namesake": 3.0, "its_short_name": 5.0, "bracketed": 2.0, "made_by": 4.0, "buyer": -3.0, "first_word:firm": 2.0, "takes": -2.0, "first:takes": -1.0, "process": 2.0, "customer:chip": -1.0, "customer:product": -1.0, "customer:system": -0.5, "other_trade:chip": -0.5, "first_word:owner": 1.0, "officer:chip": 1.0, "officer:product": 0.64, "officer:system": 0.6, "word_before": 1.9}  # plain to see; too rare in the golden files to be fitted, or told otherwise by some hands
HEAD = """# Weights of the cues for the maker of a thing (pipeline/extract/makers.py), fitted by a softmax over all whom its text offers
# (bench/fit_makers.py); a positive weight speaks for a maker.
[weights]
"""


@dataclass(frozen=True)
class Choice:
    """A thing, the first golden claim of it and how many there are."""

    thing: Thing
    gold: GoldenClaim
    claims: int = 1

    def is_right(self, maker: str) -> bool:
        named = {one for one in self.thing.offers if one != NOBODY and self.gold.vendor and same_name(self.gold.vendor, one)}
        return maker in named if named else maker == NOBODY


def choices(folder: Path) -> Iterator[Choice]:
    """All things of the articles of a folder that golden claims are about."""
    met: list[list[Thing]] = []

    def watch(*asked: Any) -> dict[str, str]:
        met.append(things(*asked))
        return {}

    with patch.object(mentions, "find_makers", watch):
        for read in articles([folder], ["*"]):
            for thing in met[-1]:
                if golds := [one for one in read.claims.values() if one.subject and same_name(own_names(one), thing.name)]:
                    yield Choice(thing, golds[0], len(golds))
            met.clear()


def fit(rows: list[Choice], penalty: float) -> dict[str, float]:
    rows = [row for row in rows if len(row.thing.offers) > 1]
    offers = [[(sorted(cues), row.is_right(maker)) for maker, cues in sorted(row.thing.offers.items())] for row in rows]
    counts = Counter(cue for row in offers for cues, _ in row for cue in cues)
    place = {cue: k for k, cue in enumerate(sorted(cue for cue, count in counts.items() if count >= RARE))}
    flat = [one for row in offers for one in row]
    owners = np.array([k for k, (cues, _) in enumerate(flat) for cue in cues if cue in place])
    places = np.array([place[cue] for cues, _ in flat for cue in cues if cue in place])
    shares = np.sqrt([row.claims for row in rows])
    weights = softmax.fit(
        lambda some: np.bincount(owners, some[places], len(flat)), lambda offered: np.bincount(places, offered[owners], len(place)),
        len(place), [len(row) for row in offers], np.array([float(right) for _, right in flat]), np.repeat(shares / shares.mean(), [len(row) for row in offers]), penalty, STEPS, RATE,
    )  # fmt: skip
    return {cue: float(weights[k]) for cue, k in place.items()} | SETTLED


def check(name: str, rows: list[Choice], weights: dict[str, float]) -> None:
    with patch.object(makers, "_weights", lambda: weights):
        fitted = [heaviest(row.thing) for row in rows]
    told = [row for row in rows if row.gold.vendor]
    for title, chosen in (("in the tree", [heaviest(row.thing) for row in rows]), ("fitted", fitted)):
        found = [bool(row.gold.vendor and maker != NOBODY and same_name(row.gold.vendor, maker)) for row, maker in zip(rows, chosen, strict=True)]
        others = sum(maker != NOBODY and not right for maker, right in zip(chosen, found, strict=True))
        print(f"{name}, {title}: {sum(found)} of {len(told)} makers found, {others} others")


def write(weights: dict[str, float]) -> None:
    kept = {cue: round(weight, 2) for cue, weight in sorted(weights.items()) if abs(weight) >= SMALL}
    WEIGHTS.write_text(HEAD + "".join(f'"{cue}" = {weight}\n' for cue, weight in kept.items()), encoding="utf-8")


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    asked.add_argument("folders", nargs="+", type=Path)
    asked.add_argument("--check", nargs="*", type=Path, default=[])
    asked.add_argument("--penalty", type=float, default=1.0)
    asked.add_argument("--eager", type=float, default=0.5)
    asked.add_argument("--write", action="store_true")
    options = asked.parse_args()
    weights = fit([row for folder in options.folders for row in choices(folder)], options.penalty)
    weights["nobody"] -= options.eager
    for folder in options.check:
        check(folder.name, list(choices(folder)), weights)
    if options.write:
        write(weights)


if __name__ == "__main__":
    main()
