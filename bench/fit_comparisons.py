"""Fits the weights by which comparisons without a number are taken (``pipeline/extract/heard_comparisons.toml``).

usage: python bench/fit_comparisons.py FOLDER… [--test FOLDER…] [--penalty 1] [--write]

A folder holds articles (``.txt``) beside their golden files, of hands that the model was not taught. A pair that the model proposes is right where a gold claim
without a figure has its two sides. Printed are precision, recall and F1 of all comparisons without a number in the folders that test: of the rules, and with the pairs.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from pipeline.app import Pipeline
from pipeline.evaluate import read_golden
from pipeline.evaluate.names import same_name
from pipeline.extract import claims
from pipeline.extract.comparisons.sentence import Comparison
from pipeline.extract.heard_comparisons import WEIGHTS, clash, proposed
from pipeline.settings import Settings
from schemas.golden import GoldenClaim
from schemas.records import Source

STEPS, RATE = 1500, 0.05
LEAST = 0.1  # odds from which a pair is taken: measured on hands that fitted nothing (training/README.md)
SMALL = 0.05  # a weight below it is not written
HEAD = "# Weights of what speaks for a comparison without a number, by language (pipeline/extract/heard_comparisons.py); fitted by bench/fit_comparisons.py.\n"


@dataclass(frozen=True)
class Proposal:
    """A comparison with the names of its sides. ``cues`` are None where the rules see it anyway."""

    one: Comparison
    subject: str
    rival: str
    cues: dict[str, float] | None


@dataclass
class Article:
    """The proposals of one article, sentence by sentence, and the gold claims without a figure."""

    language: str
    golds: list[GoldenClaim]
    sentences: list[list[Proposal]] = field(default_factory=list)


def read(folder: Path) -> Iterator[Article]:
    """Every article of a folder that has a golden file, read with the model of the package."""
    pipeline, taken = Pipeline(Settings(model="default")), claims.with_heard
    for path in sorted(folder.glob("*.txt")):
        golden = read_golden(path.with_suffix(".json"))
        if golden is None:
            continue
        article = Article(golden.language, [c for c in golden.claims if c.figure is None])

        def note(
            page: Any, reading: Any, index: int, context: Any, said: Sequence[Comparison], article: Article = article
        ) -> list[Comparison]:
            if context.panel.opinions is not None:
                found = [(one, None) for one in said] + [
                    (pair.one, pair.cues) for pair in proposed(page, reading, index, context, said)
                ]
                article.sentences.append(
                    [
                        Proposal(
                            one,
                            page.spelled(one.subject.entity, one.subject.name),
                            page.spelled(one.rival.entity, one.rival.name),
                            cues,
                        )
                        for one, cues in found
                    ]
                )
            return list(said)

        claims.with_heard = note
        try:
            pipeline.read(
                Source(uri=path.stem, media_type="text/plain", text=path.read_text(encoding="utf-8"), language=golden.language)
            )
        finally:
            claims.with_heard = taken
        yield article


def is_right(article: Article, subject: str, rival: str) -> bool:
    return any(same_name(gold.subject, subject) and same_name(gold.comparator, rival) for gold in article.golds)


def fit(rows: Sequence[tuple[dict[str, float], bool]], names: Sequence[str], penalty: float) -> Any:
    """Weights of a logistic regression with a quadratic penalty, by Adam."""
    place = {name: i for i, name in enumerate(names)}
    table = np.zeros((len(rows), len(names)))
    for row, (cues, _) in enumerate(rows):
        for name, value in cues.items():
            if name in place:
                table[row, place[name]] = value
    right = np.array([float(told) for _, told in rows])
    weights, mean, square = (np.zeros(len(names)) for _ in range(3))
    held = np.array([float(name != "") for name in names])
    for step in range(1, STEPS + 1):
        chance = 1 / (1 + np.exp(-table @ weights))
        slope = (table.T @ (chance - right) + penalty * held * weights) / len(rows)
        mean, square = 0.9 * mean + 0.1 * slope, 0.999 * square + 0.001 * slope**2
        weights -= RATE * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
    return weights


def measure(articles: Sequence[Article], odds: Callable[[dict[str, float]], float]) -> str:
    """Precision, recall and F1 with the pairs of odds above 0; each gold claim is found once."""
    right = taken = wanted = 0
    for article in articles:
        left = list(article.golds)
        wanted += len(left)
        for sentence in article.sentences:
            kept: list[Proposal] = [one for one in sentence if one.cues is None]
            for weight, one in sorted(
                ((odds(one.cues), one) for one in sentence if one.cues is not None), key=lambda row: -row[0]
            ):
                if weight > 0 and not any(clash(one.one, other.one) for other in kept):
                    kept.append(one)
            taken += len(kept)
            for one in kept:
                hit = next(
                    (gold for gold in left if same_name(gold.subject, one.subject) and same_name(gold.comparator, one.rival)),
                    None,
                )
                if hit is not None:
                    left.remove(hit)
                    right += 1
    precision, recall = right / max(1, taken), right / max(1, wanted)
    return (
        f"P {precision:.3f} R {recall:.3f} F1 {2 * precision * recall / max(1e-9, precision + recall):.3f} ({taken} of {wanted})"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", type=Path, nargs="+")
    parser.add_argument("--test", type=Path, nargs="*", default=[])
    parser.add_argument("--penalty", type=float, default=3.0)
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    taught: defaultdict[str, list[Article]] = defaultdict(list)
    tested: defaultdict[str, list[Article]] = defaultdict(list)
    for folders, found in ((asked.folders, taught), (asked.test, tested)):
        for article in (one for folder in folders for one in read(folder)):
            found[article.language].append(article)
    tables = {
        language: table_of(language, articles, tested[language], asked.penalty) for language, articles in sorted(taught.items())
    }
    if asked.write:
        text = HEAD + "".join(
            f"\n[{language}]\n" + "".join(f'"{name}" = {value}\n' for name, value in sorted(table.items()))
            for language, table in tables.items()
        )
        WEIGHTS.write_text(text, encoding="utf-8")


def table_of(language: str, articles: Sequence[Article], tested: Sequence[Article], penalty: float) -> dict[str, float]:
    """The weights of a language, after a line on what they find."""
    rows = [
        (one.cues, is_right(article, one.subject, one.rival))
        for article in articles
        for sentence in article.sentences
        for one in sentence
        if one.cues is not None
    ]
    names = sorted({name for cues, _ in rows for name in cues})
    weights = dict(zip(names, fit(rows, names, penalty).tolist(), strict=True))
    weights[""] -= LEAST
    table = {name: round(value, 2) for name, value in weights.items() if abs(value) >= SMALL}
    print(f"{language}: {len(rows)} pairs, {sum(right for _, right in rows)} right")
    for name, chosen in (("fitted on", articles), ("tested", tested)):
        with_pairs = measure(chosen, lambda cues: sum(table.get(cue, 0.0) * value for cue, value in cues.items()))
        print(f"  {name}: rules {measure(chosen, lambda _: -1.0)}; with the model {with_pairs}")
    return table


if __name__ == "__main__":
    main()
