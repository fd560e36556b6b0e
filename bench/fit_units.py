"""Fits the weights by which bare numbers go on in a unit (``pipeline/extract/carried_units.toml``) to golden files.

usage: python bench/fit_units.py GOLD_FOLDER… [--test GOLD_FOLDER…] [--penalty 3] [--no-compare] [--write]

The weights in the tree come from the development articles (their folder named five times), the ``.txt`` articles of ``corpus/articles`` and the source
documents beside ``corpus/golden`` (a folder of copies, named four times) and all of ``corpus/training`` but the hands ``o`` and ``t``, each file written
out as documents (``python -m training.check FILE --write build/NAME``). Every bare number with a figure in the golden
gives one choice among the units in reach and none; a number whose unit is not in reach should stay bare. Earlier numbers of a text have the units of the
golden. A softmax over the offers is fitted with a quadratic penalty, for each language. Printed is how many choices are right with the weights in the
tree and with the new ones, in the folders of ``--test``, which are not learned from.
"""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path
from typing import Any
from unittest.mock import patch

import numpy as np
import softmax
from golden import SETTINGS

from pipeline.app import find_figures, split_sentences
from pipeline.clean import read_article
from pipeline.evaluate import find_goldens, read_golden
from pipeline.evaluate.figures import fault
from pipeline.extract import carrying, sharing
from pipeline.extract.carried_cues import Offer, Surroundings, offers
from pipeline.extract.counted_rates import may_be_rate, rate_cues
from pipeline.extract.drafts import Draft, new_draft
from pipeline.extract.weights import hundredths
from pipeline.ingest import IngestOptions, file_source
from pipeline.languages.protocol import FigureGrammar
from schemas.golden import GoldenFigure
from schemas.records import Document, Reject

RARE, RARE_OF_RATES = 12, 6  # a cue that holds for fewer offers is left out
SMALL = 0.05  # a weight below it is not written
SETTLED = {"after:parallel": 3.0, "topic:plain": 1.5, "before:joined": 2.0, "scaled:plain": 1.5}  # plain to see, and too rare in the golden files to be fitted
SETTLED_RATES = {"of a length": -3.0}
UNMEASURED = ("name", "version", "date", "time", "index", "chrome", "ordinal")
HEAD = """# Weights of the cues for the unit that a bare number goes on in (pipeline/extract/carried_cues.py), fitted by a softmax over the units in
# reach of each (bench/fit_units.py); a positive weight speaks for a unit, one of "none" and of what stands beside the number against all.
"""
Choice = tuple[list[set[str]], list[bool]]  # cues of each offer, which of them are right


def choices(folder: Path, language: str) -> tuple[list[Choice], list[Choice]]:
    """The choices of the articles of a language in a folder, each golden file beside its text: units of bare numbers, and counts or rates."""
    found: tuple[list[Choice], list[Choice]] = ([], [])
    for path in find_goldens([str(folder)]):
        golden, text = read_golden(path), path.with_suffix(".txt")
        if golden is None or golden.language != language or not text.exists():
            continue
        source = file_source(text, IngestOptions())
        if not isinstance(source, Reject):
            document = split_sentences(Document(article=read_article(source, SETTINGS)), SETTINGS)
            with patch.object(sharing, "carry_units", _Watch(golden.figures, *found)):
                find_figures(document, SETTINGS)
    return found


class _Watch:
    """Stands in for ``carry_units``: notes each choice, and takes the right one."""

    def __init__(self, golds: list[GoldenFigure], found: list[Choice], rates: list[Choice]) -> None:
        self.golds, self.found, self.rates = golds, found, rates

    def _gold_at(self, draft: Draft) -> GoldenFigure | None:
        return next((one for one in self.golds if one.start < draft.end and draft.start < one.end), None)

    def __call__(self, text: str, drafts: list[Draft], bare: list[int], grammar: FigureGrammar) -> None:
        spots = [index for index, draft in enumerate(drafts) if carrying.is_bare(draft) or may_be_rate(draft)]
        around = Surroundings(text, drafts, grammar, spots)
        for index, draft in enumerate(drafts):
            gold = self._gold_at(draft) if may_be_rate(draft) else None
            if gold and gold.kind == "quantity" and gold.unit in (draft.unit, f"{draft.unit}/s"):
                self.rates.append(([rate_cues(around, index), set()], [gold.unit != draft.unit, gold.unit == draft.unit]))
                draft.unit = gold.unit
        for index in bare:
            draft = drafts[index]
            if not carrying.may_go_on(text, drafts, index):
                continue
            gold = self._gold_at(draft)
            offered = offers(around, index) if gold else []
            if gold is None or len(offered) < 2:
                continue
            right = [_is_right(text, draft, offer, gold) for offer in offered]
            if not any(right):
                right[-1] = True
            self.found.append(([offer.cues for offer in offered], right))
            if not right[-1]:
                carrying.take(draft, offered[right.index(True)])


def _is_right(text: str, draft: Draft, offer: Offer, gold: GoldenFigure) -> bool:
    if gold.kind in UNMEASURED:
        return offer.kind is None
    taken = new_draft(draft.start, draft.end, draft.kind, draft.rule, value=draft.value, unit=draft.unit, value_max=draft.value_max)
    carrying.take(taken, offer)
    return fault(gold, taken.figure(text)) is None  # type: ignore[arg-type]


class Softmax:
    """A choice among offers by the sum of their cues' weights."""

    def __init__(self, rows: list[Choice], rare: int) -> None:
        counts = Counter(cue for offered, _ in rows for cues in offered for cue in cues)
        self.cues = sorted(cue for cue, count in counts.items() if count >= rare)
        place = {cue: i for i, cue in enumerate(self.cues)}
        pairs = [(row, place[cue]) for row, cues in enumerate([cues for offered, _ in rows for cues in offered]) for cue in cues if cue in place]
        self.row, self.column = (np.array(side) for side in zip(*pairs, strict=True))
        self.sizes = [len(right) for _, right in rows]
        self.rights = np.concatenate([np.array(right, float) for _, right in rows])

    def fit(self, penalty: float, steps: int = 250, rate: float = 0.06) -> dict[str, float]:
        """Weights by Adam."""
        count = len(self.rights)
        weights = softmax.fit(
            lambda weights: np.bincount(self.row, weights[self.column], count), lambda offers: np.bincount(self.column, offers[self.row], len(self.cues)),
            len(self.cues), self.sizes, self.rights, 1.0, penalty, steps, rate,
        )  # fmt: skip
        return {cue: round(float(weight), 2) for cue, weight in zip(self.cues, weights, strict=True) if abs(weight) >= SMALL}


def share_right(rows: list[Choice], weights: dict[str, float]) -> float:
    picked = [right[max(range(len(right)), key=lambda i: sum(weights.get(cue, 0.0) for cue in offered[i]))] for offered, right in rows]
    return sum(picked) / max(len(picked), 1)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    asked.add_argument("folders", nargs="+", type=Path)
    asked.add_argument("--test", nargs="*", type=Path, default=[])
    asked.add_argument("--penalty", type=float, default=3.0)
    asked.add_argument("--compare", action=argparse.BooleanOptionalAction, default=True, help="with the weights in the tree")
    asked.add_argument("--write", action="store_true")
    options: Any = asked.parse_args()
    lines = [HEAD]
    for language in ("ko", "tr"):
        known = {folder: choices(folder, language) for folder in set(options.folders) | set(options.test)}
        for place, (name, rare, settled) in enumerate(((language, RARE, SETTLED), (f"{language}_rates", RARE_OF_RATES, SETTLED_RATES))):
            learned = Softmax([row for folder in options.folders for row in known[folder][place]], rare).fit(options.penalty) | settled
            before = {cue: weight / 100 for cue, weight in hundredths(carrying.WEIGHTS, name).items()} if options.compare else {}
            for told, folders in (("learned", sorted(set(options.folders))), ("test", options.test)):
                rows = [row for folder in folders for row in known[folder][place]]
                print(f"{name} {told}: {len(rows)} choices, {share_right(rows, before):.3f} right with the weights in the tree, {share_right(rows, learned):.3f} with these")
            lines.append(f"[{name}]\n" + "".join(f'"{cue}" = {weight}\n' for cue, weight in sorted(learned.items())))
    if options.write:
        carrying.WEIGHTS.write_text("\n".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
