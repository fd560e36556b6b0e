"""Fits the weights of the subject cues (``pipeline/extract/subject_cues.toml``) to golden files.

usage: python bench/fit_subjects.py [GOLD_FOLDER…] [--only PATTERN…] [--penalty N…] [--light FOLDER…] [--cues WORD] [--folds 5] [--seed 1] [--write]

The weights in the tree come from the development articles (their folder named five times), ``corpus/golden`` (four times, with the folder of
the source articles) and the whole articles of ``corpus/training`` but the hands ``j``, ``o``, ``t`` and ``ao`` to ``at``, written out as documents
(``python -m training.check FILE… --write build/whole``). A folder that is named several times counts so often: these articles are like those to come.
An article lies in one of the folders or in ``corpus/articles``. Every claim with a figure gives one instance: the candidates with their cues as reading in order offers
them, figures and names as the pipeline finds them, and which of them the golden names. Choices from the folders after ``--light`` (passages of a few sentences) weigh less than those of whole articles. A softmax over the candidates is fitted
with a quadratic penalty; with ``--cues`` only the weights of the cues that hold that word are, and the others stand (those of the Turkish common
nouns: ``--cues raw --penalty 5``). Printed are the share of claims whose heaviest candidate is right with the weights in the tree, and
with weights fitted without the article in question (whole articles left out, ``--folds`` groups drawn with ``--seed``).
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import softmax
from golden import SETTINGS, Read, articles

RARE = 4  # a cue that holds for fewer candidates is left out
LIGHT = 0.3  # weight of a choice from a light folder
SMALL = 0.03  # a weight below it is not written
SETTLED = {"rule:suffixed": 4.0, "rule:container": 3.0}  # plain to see, and too rare in the golden files to be fitted
HEAD = """# Weights of the cues for a subject (pipeline/extract/ranking.py), fitted by a softmax over the candidates of each claim
# (bench/fit_subjects.py); a positive weight speaks for a candidate.
[weights]
"""
Instance = tuple[str, list[set[str]], list[bool]]  # article, cues of each candidate, which of them are right


def instances(read: Read) -> list[Instance]:
    """The choices among candidates that reading one article meets, as the golden would have made them."""
    from unittest.mock import patch

    from pipeline.evaluate.names import same_name
    from pipeline.extract import claims
    from pipeline.extract.assembly import sides
    from pipeline.extract.subjects import choice

    found: list[Instance] = []

    def watch(question: Any) -> Any:
        gold = read.claims.get(question.figure.start)
        if gold and gold.subject:
            rows = list(choice.weighed(question, *choice.propose(question)))
            right = [any(same_name(_wanted(gold), name) for name in _spellings(one)) for _, one, _ in rows]
            if any(right) and len(rows) > 1:
                found.append((read.name, [cues for _, _, cues in rows], right))
        return choice.choose_subject(question)

    with patch.object(sides, "choose_subject", watch):
        claims.find_claims(read.document, SETTINGS)
    return found


def _wanted(gold: Any) -> list[str]:
    """The names that fill the gold subject; of a product not its bare maker, who is the subject of market figures only."""
    from pipeline.evaluate.claims import own_names
    from pipeline.evaluate.names import as_names
    from pipeline.extract.subjects.question import MARKET_METRICS

    return as_names(gold.subject) if gold.type == "market" or gold.metric in MARKET_METRICS else own_names(gold)


def _spellings(one: Any) -> tuple[str, ...]:
    """The names that the article or the lexicon gives a candidate."""
    return (one.name, *one.entity.aliases) if one.entity else (one.name,)


class Softmax:
    """A choice among candidates by the sum of their cues' weights."""

    def __init__(self, rows: list[Instance], language: str, light: frozenset[str] = frozenset()) -> None:
        self.language = language
        self.light = light
        counts = Counter(cue for _, candidates, _ in rows for cues in candidates for cue in cues)
        self.cues = sorted(cue for cue, count in counts.items() if count >= RARE)
        place = {cue: i for i, cue in enumerate(self.cues)}
        self.rows = [(name, [[place[cue] for cue in sorted(cues) if cue in place] for cues in candidates], np.array(right, float)) for name, candidates, right in rows]

    def fit(self, without: frozenset[str] = frozenset(), penalty: float = 1.0, steps: int = 300, rate: float = 0.05, only: str = "") -> Any:
        """Weights by Adam on the articles that are not ``without``; where ``only`` is given, of the cues that hold this word, and the present ones of the rest."""
        kept = [(name, candidates, right) for name, candidates, right in self.rows if name not in without]
        shares = np.concatenate([np.full(len(right), LIGHT if name in self.light else 1.0) for name, _, right in kept])
        rights, sizes = np.concatenate([right for *_, right in kept]), [len(right) for *_, right in kept]
        nothing = len(self.cues)  # a cue of no weight that every candidate has
        lists = [[*places, nothing] for _, candidates, _ in kept for places in candidates]
        lengths = np.array([len(places) for places in lists])
        starts, places = np.concatenate([[0], np.cumsum(lengths)[:-1]]), np.array([place for one in lists for place in one])
        fitted = np.flatnonzero([not only or only in cue.split(":") for cue in self.cues])
        weights = np.append(self.present(), 0.0)
        weights[fitted] = 0.0

        def add(some: Any) -> Any:
            weights[fitted] = some
            return np.add.reduceat(weights[places], starts)

        def spread(offers: Any) -> Any:
            return np.bincount(places, np.repeat(offers, lengths), nothing + 1)[fitted]

        weights[fitted] = softmax.fit(add, spread, len(fitted), sizes, rights, shares, penalty, steps, rate)
        return weights[:-1]

    def rights(self, weights: Any, only: frozenset[str] | None = None) -> list[bool]:
        """For each instance of the articles whether the heaviest candidate is right."""
        return [bool(right[np.argmax([weights[places].sum() for places in candidates])]) for name, candidates, right in self.rows if only is None or name in only]

    def present(self) -> Any:
        """The weights that stand in the tree."""
        from pipeline.extract.ranking import weights

        return np.array([weights(self.language).get(cue, 0.0) for cue in self.cues])


def folds(names: set[str], count: int, seed: int) -> Iterator[frozenset[str]]:
    """Groups of whole articles."""
    order = sorted(names)
    random.Random(seed).shuffle(order)
    return (frozenset(order[i::count]) for i in range(count))


def write(cues: list[str], weights: Any, language: str) -> None:
    from pipeline.extract.ranking import weights_file

    table = {cue: round(float(weight), 2) for cue, weight in zip(cues, weights, strict=True) if abs(weight) >= SMALL} | SETTLED
    weights_file(language).write_text(HEAD + "".join(f'"{cue}" = {weight}\n' for cue, weight in sorted(table.items())), encoding="utf-8")


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    asked.add_argument("folders", nargs="*", type=Path, default=[Path("corpus/golden")])
    asked.add_argument("--only", nargs="+", default=["*"], help="patterns of names to take from the folders")
    asked.add_argument("--penalty", nargs="+", type=float, default=[1.0])
    asked.add_argument("--light", nargs="*", type=Path, default=[], help="folders whose choices weigh less")
    asked.add_argument("--cues", default="", metavar="WORD", help="fit only cues that hold this word")
    asked.add_argument("--folds", type=int, default=5, help="0: fit only")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--write", action="store_true", help="write the weights fitted with the first penalty")
    asked.add_argument("--language", default="ko", help="ko or tr: each has weights of its own")
    options = asked.parse_args()
    light = list(articles(options.light, ["*"])) if options.light else []
    reads = [read for read in (*articles(options.folders, options.only), *light) if (read.document.article.language or "ko") == options.language]
    model = Softmax([row for read in reads for row in instances(read)], options.language, frozenset(read.name for read in light))
    print(f"{len(reads)} articles, {len(model.rows)} choices, {len(model.cues)} cues; with the present weights {np.mean(model.rights(model.present())):.3f} right")
    for penalty in options.penalty if options.folds else ():
        left_out: list[bool] = []
        for group in folds({read.name for read in reads}, options.folds, options.seed):
            left_out += model.rights(model.fit(group, penalty, only=options.cues), group)
        print(f"penalty {penalty:g}: {np.mean(left_out):.3f} right on articles left out (seed {options.seed}, {options.folds} groups)")
    if options.write:
        write(model.cues, model.fit(penalty=options.penalty[0], only=options.cues), options.language)


if __name__ == "__main__":
    main()
