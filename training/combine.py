"""Fits the trust in rules and model (``pipeline/extract/combining.toml``) on texts that neither was made from.

usage: python -m training.combine [--model PATH] --only VOICE… [--articles FOLDER [--times N]] [--heard SLOT…] [--write]

Every choice that the panel meets on the held-out voices is one instance: the answers with the model's probability and the mark of
the rule that gave one of them, and which are right by the gold. A softmax over the answers is fitted for every slot, with a
quadratic penalty towards the slot's average. Printed per slot: share of right choices by the rules alone, by the model alone,
by both with the trusts in the tree and with those fitted.
"""

from __future__ import annotations

import argparse
import math
from collections import Counter, defaultdict
from collections.abc import Container, Iterable, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

import numpy as np

from pipeline.evaluate.claims import own_names
from pipeline.evaluate.figures import match
from pipeline.evaluate.names import as_names, same_name
from pipeline.extract import claims, combining
from pipeline.extract.combining import FLOOR, NONE, PREVIOUS, Panel
from pipeline.extract.context import Bound
from pipeline.settings import Settings
from schemas.golden import GoldenClaim
from schemas.records import Figure
from training.examples import Lesson

TARGET: Final = Path("pipeline/extract/combining.toml")
SLOT_OF: Final = {"comparator": "comparator", "benchmark": "benchmark", "speaker": "attributed_to"}
RARE: Final = 12  # a rule with fewer cases has no trust of its own
PENALTY: Final = 2.0
HEARD: Final = ("subject", "comparator", "direction", "type", "metric", "speaker", "modality")
HEAD: Final = "# Trust in the model and in the rules, by slot (pipeline/extract/combining.py), fitted by training/combine.py;\n# those of workloads, of silence about speakers and of `asserted` were set by errors on hands that the model was not taught (training/README.md).\n# On a slot without a table the model is not heard.\n"


@dataclass(slots=True)
class Choice:
    """One choice: the answers with the model's log-probability, the rules' own and how they came to it, which are right."""

    answers: list[str]
    scores: list[float]
    own: list[float]  # the cues' weight of each answer, or 1 for the rules' own answer
    rule: str
    right: list[bool]


@dataclass(slots=True)
class Journal:
    """The choices met in one document, by slot."""

    golds: dict[int, list[GoldenClaim]]
    choices: dict[str, list[Choice]] = field(default_factory=lambda: defaultdict(list))

    def note(self, slot: str, probabilities: Mapping[str, float], own: Mapping[str, float], rule: str, right: Mapping[str, bool]) -> None:
        answers = sorted({*probabilities, *own})
        scores = [math.log(max(probabilities.get(one, 0.0), FLOOR)) for one in answers]
        self.choices[slot].append(Choice(answers, scores, [own.get(one, 0.0) for one in answers], rule, [right.get(one, False) for one in answers]))


@dataclass(frozen=True)
class Recording(Panel):
    """A panel that writes every choice into the journal."""

    journal: Journal = field(default_factory=lambda: Journal({}))

    def label(self, slot: str, figure: Figure, said: str, rule: str, allowed: Iterable[str] | None = None, barred: Container[str] = (), *, outright: bool = False) -> tuple[str, float | None]:
        opinion, golds = self.opinions and self.opinions.figures.get(figure.start), self.journal.golds.get(figure.start)
        if opinion and golds and not outright:
            options = {one: p for one, p in getattr(opinion, slot).items() if one not in (NONE, "other") and (allowed is None or one in allowed) and one not in barred}
            self.journal.note(slot, options, {said: 1.0}, rule, {str(getattr(gold, slot)): True for gold in golds})
        return super().label(slot, figure, said, rule, allowed, barred, outright=outright)

    def role(self, role: Any, figure: Figure, said: Bound | None) -> Bound | None:
        own = NONE if said is None else PREVIOUS if said.name == PREVIOUS else combining.key_of(said)
        self._note_role(role, figure, own, said)
        return super().role(role, figure, said)

    def subject_weights(self, figure: Figure, weights: dict[str, float]) -> dict[str, float]:
        opinion, golds = self.opinions and self.opinions.figures.get(figure.start), self.journal.golds.get(figure.start)
        if opinion and golds:
            answers = self.named(opinion, "subject")[0]
            probabilities = {key: answers.get(key, answers[NONE]) for key in weights}
            right = {key: any(same_name(own_names(gold), self._spelled(key)) for gold in golds) for key in weights}
            self.journal.note("subject", probabilities, weights, "cues", right)
        return super().subject_weights(figure, weights)

    def _note_role(self, role: Any, figure: Figure, own: str, said: Bound | None, several: Iterable[Bound] = ()) -> None:
        opinion, golds = self.opinions and self.opinions.figures.get(figure.start), self.journal.golds.get(figure.start)
        if not opinion or not golds:
            return
        answers, bindings = self.named(opinion, role)
        answers = {**answers, own: answers.get(own, answers[NONE])}
        right = {}
        for key in {*answers, own}:
            gold_names = [as_names(getattr(gold, SLOT_OF[role])) for gold in golds]
            if key in (NONE, PREVIOUS):
                right[key] = any((not names) if key == NONE else PREVIOUS in names for names in gold_names)
            else:
                one = bindings.get(key, said)
                called = [n for b in (several if key == own else ()) for n in self._names(b)] + (self._names(one) if one else [])
                right[key] = any(same_name(names, name) for names in gold_names if names for name in called)
        self.journal.note(role, answers, {own: 1.0}, said.method if said else NONE, right)

    def _names(self, one: Bound) -> list[str]:
        return [self.page.spelled(one.entity, one.name)]

    def _spelled(self, key: str) -> str:
        entity = self.page.entities.get(key)
        return self.page.spelled(entity, entity.name) if entity else key.removeprefix("raw:")


def choices_of(lesson: Lesson, settings: Settings) -> dict[str, list[Choice]]:
    """All choices that reading one lesson meets."""
    pairs = match(lesson.golden.figures, lesson.document.figures)
    starts = {gold.start: lesson.document.figures[pairs[i]].start for i, gold in enumerate(lesson.golden.figures) if i in pairs}
    golds: dict[int, list[GoldenClaim]] = defaultdict(list)
    for claim in lesson.golden.claims:
        if claim.figure in starts:
            golds[starts[claim.figure]].append(claim)
    journal = Journal(dict(golds))
    with patch.object(claims, "Panel", partial(Recording, journal=journal)):
        claims.find_claims(lesson.document, settings)
    return journal.choices


@dataclass(slots=True)
class Fit:
    """The choices of one slot as one matrix: column 0 the model's log-probability, then one column for each rule."""

    slot: str
    rows: list[Choice]
    rules: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        counts = Counter(row.rule.split(":", 1)[0] for row in self.rows)
        self.rules = ["average", *sorted(rule for rule, count in counts.items() if count >= RARE and self.slot != "subject")]

    def column(self, rule: str) -> int:
        return 1 + (self.rules.index(rule) if rule in self.rules else 0)

    def matrix(self, row: Choice) -> Any:
        matrix = np.zeros((len(row.answers), 1 + len(self.rules)))
        matrix[:, 0] = row.scores
        matrix[:, self.column(row.rule.split(":", 1)[0])] = row.own
        return matrix

    def fitted(self, steps: int) -> dict[str, float]:
        rows = [(self.matrix(row), np.array(row.right, float)) for row in self.rows if any(row.right)]
        weights = np.ones(1 + len(self.rules))
        mean, square = np.zeros_like(weights), np.zeros_like(weights)
        for step in range(1, steps + 1):
            gradient = np.zeros_like(weights)
            for matrix, right in rows:
                scores = matrix @ weights
                p = np.exp(scores - scores.max())
                p /= p.sum()
                q = p * right / max((p * right).sum(), 1e-12)
                gradient += matrix.T @ (p - q)
            pull = weights - weights[1]
            pull[:2] = weights[:2] - 1
            gradient = gradient + PENALTY * pull
            mean, square = 0.9 * mean + 0.1 * gradient, 0.99 * square + 0.01 * gradient**2
            weights = weights - 0.05 * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.99**step)) + 1e-9)
        names = ["model", *self.rules]
        return {name: round(float(value), 2) for name, value in zip(names, weights, strict=True)}

    def accuracy(self, trust: Mapping[str, float]) -> float:
        """Share of choices whose heaviest answer is right."""
        good = 0
        for row in self.rows:
            own = trust.get(row.rule.split(":", 1)[0], trust["average"])
            scores = [trust["model"] * score + own * mine for score, mine in zip(row.scores, row.own, strict=True)]
            good += row.right[int(np.argmax(scores))] if scores else 0
        return good / max(1, len(self.rows))


def main() -> None:
    from training.examples import articles, passages

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--folder", type=Path, default=Path("corpus/training"))
    parser.add_argument("--articles", type=Path, metavar="FOLDER", help="whole articles with golden files beside them, unseen as well")
    parser.add_argument("--model", default="default")
    parser.add_argument("--only", nargs="+", required=True, metavar="VOICE", help="voices, such as ko/interview, that the model was not trained on")
    parser.add_argument("--times", type=int, default=1, metavar="N", help="how often the articles of the folder count")
    parser.add_argument("--heard", nargs="+", default=list(HEARD), metavar="SLOT", help="slots to write: those that gained")
    parser.add_argument("--steps", type=int, default=300)
    parser.add_argument("--write", action="store_true")
    arguments = parser.parse_args()
    unseen = [(lesson, 1) for lesson in passages(arguments.folder) if lesson.group in arguments.only]
    if arguments.articles:
        unseen += [(lesson, arguments.times) for lesson in articles(arguments.articles, sorted(arguments.articles.glob("*.json")))]
    gathered: dict[str, list[Choice]] = defaultdict(list)
    for lesson, times in unseen:
        for slot, rows in choices_of(lesson, Settings(language=lesson.language, model=arguments.model)).items():
            gathered[slot] += rows * times
    fitted: dict[str, dict[str, float]] = {}
    for slot, rows in sorted(gathered.items()):
        fit = Fit(slot, rows)
        trust = fit.fitted(arguments.steps)
        rules_alone, model_alone = {"model": 0.0, "average": 1.0}, {"model": 1.0, "average": 0.0}
        shares = [fit.accuracy(one) for one in (rules_alone, model_alone, combining.trusts().get(slot, rules_alone), trust)]
        print(f"{slot:12} {len(rows):5}  rules {shares[0]:.3f}  model {shares[1]:.3f}  both now {shares[2]:.3f}  fitted {shares[3]:.3f}  reach {sum(any(row.right) for row in rows) / max(1, len(rows)):.3f}")
        if slot in arguments.heard:
            fitted[slot] = trust
    if arguments.write:
        TARGET.write_text(as_toml(combining.trusts(), fitted), encoding="utf-8")


def as_toml(known: Mapping[str, Mapping[str, float]], fitted: Mapping[str, Mapping[str, float]]) -> str:
    """The file of trusts with the tables that were fitted; what is set by other means (``claim``, trusts in kinds of names) stays as it was."""
    kept = {slot: table for slot, table in known.items() if slot not in HEARD}
    set_apart = {slot: {name: value for name, value in known.get(slot, {}).items() if ":" in name} for slot in fitted}
    tables = sorted((kept | {slot: {**table, **set_apart[slot]} for slot, table in fitted.items()}).items())
    return HEAD + "".join(f"[{slot}]\n" + "".join(f'"{name}" = {value}\n' for name, value in table.items()) for slot, table in tables)


if __name__ == "__main__":
    main()
