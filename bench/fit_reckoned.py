"""Fits the weights by which numbers are taken for reckoned from one another (``pipeline/verify/reckoned.toml``).

usage: python bench/fit_reckoned.py [--fit A B a c planted] [--test j t o] [--models none default] [--penalty 2] [--cache FOLDER] [--write]

Hands in capitals are files ``corpus/relations/LANGUAGE-HAND.txt``, whose relations are marked, others ``corpus/training/LANGUAGE/whole-articles-HAND.txt``.
In the articles of these, ways that come out are taken for meant where the gold claims say so (a change whose subject and comparator are those of its two values)
or where they come out to digits enough; one of the numbers gets another value by program. All ways that do not come out in the articles as they are count against.
Claims are read by the rules alone and with the model, and, in the hands of ``--gold``, also those of the gold with full confidence, so that the weights serve
surer readings too. Printed is what share of the changed ways of the test hands is found at so many false results in their articles.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from fit_retold import RELATIONS, Known, change, load

from pipeline import settings
from pipeline.verify.amounts import digits
from pipeline.verify.reckoned import Way, Ways
from pipeline.verify.reckoned_cues import WEIGHTS, Weighing, cues
from pipeline.verify.records import Assertion, Case, Number
from pipeline.verify.retold import Telling

KINDS = ("change", "gap", "sum", "product")
CHANGES, MOST = 2, 12  # values that each relation is given, relations of one article
HALF = 0.5  # what a changed relation weighs beside one that does not come out
EXACT = {"gap": 0.02, "sum": 0.03, "product": 0.03}  # relative openness below which a way that comes out is no chance
FALSE = (0, 1, 2, 4, 8, 16, 32)
SMALL = 0.05  # a weight below it is not written
THRESHOLDS = {"change": 1.3, "gap": 1.9, "sum": 1.3, "product": 1.7}  # of articles as they are, few are objected to, of ordinary pages fewer than one claim in fifty
HEAD = """# Weights by which numbers of an article are taken for reckoned from one another (pipeline/verify/reckoned_cues.py), fitted by
# bench/fit_reckoned.py; a positive weight speaks for it. "" is what stands for every way.
"""


@dataclass(frozen=True)
class Example:
    article: str
    result: int  # start of the number that is reckoned
    kind: str
    cues: dict[str, float] | None  # None: the change made it come out otherwise, or lie too far off to be a candidate
    wrong: bool


def with_gold(known: Known) -> Known:
    """The article with the claims of its gold, fully trusted, in place of those that were read."""
    numbers = {n.start: n for n in known.case.numbers}
    claims = [_assertion(numbers[start], i, one) for start, told in known.gold.items() if start in numbers for i, one in enumerate(told)]
    return replace(known, case=replace(known.case, claims=tuple(claims)))


def _assertion(n: Number, place: int, one: dict[str, Any]) -> Assertion:
    subjects, others = list(one["subject"] or ()), list(one["comparator"] or ())
    return Assertion(
        f"{n.start}-{place}", n, n.start, n.end, one["type"], subjects[0] if subjects else None, None, one["metric"], others[0] if others else None,
        tuple(one["benchmark"] or ()), one["direction"], n.value, n.value_max, n.unit, n.quantifier, one["modality"], None, dict(one["conditions"]), None, 1.0,
        other_subjects=tuple(subjects[1:]), other_comparators=tuple(others[1:]),
    )  # fmt: skip


def examples(known: Known, chance: Random) -> Iterator[Example]:
    ways = Ways(known.case)
    weighing = Weighing(ways)
    for way in ways.found:
        if not way.fits and not _is_marked(known, way):
            yield Example(known.name, way.target.number.start, way.kind, cues(weighing, way), wrong=False)
    for kind in KINDS:
        meant = [w for w in ways.found if w.kind == kind and w.fits and w.off <= max(0.7 * w.allowed, 0.01) and _is_meant(known, w)]
        chance.shuffle(meant)
        for way in meant[:MOST]:
            for _ in range(CHANGES):
                member = chance.choice(way.members)
                other = Ways(changed(known.case, member, change(member.number, chance)))
                same = _found_again(other, way)
                yield Example(known.name, way.target.number.start, kind, cues(Weighing(other), same) if same and not same.fits else None, wrong=True)


def _is_marked(known: Known, way: Way) -> bool:
    """Whether the article marks the members of a way as reckoned from one another."""
    kinds = {"gap", "sum"} if way.kind in {"gap", "sum"} else {way.kind}
    return frozenset(m.number.start for m in way.members) in known.related(*kinds)


def _is_meant(known: Known, way: Way) -> bool:
    if known.relations is not None:
        return _is_marked(known, way)
    if way.kind == "change":
        return _is_change_of(known, way)
    if len(digits(way.target.number)) < 2:
        return False
    if way.kind == "gap" and known.gold:
        return any(c["type"] == "comparison" for m in way.members for c in known.gold.get(m.number.start, []))
    return way.allowed < EXACT[way.kind]


def _is_change_of(known: Known, way: Way) -> bool:
    """Whether gold compares, at the change, the subject of one value with that of the other, in one metric."""
    values = [known.gold.get(p.number.start, []) for p in way.parts]
    return any(
        _compares(c, s, o)
        for c in known.gold.get(way.target.number.start, []) if c["type"] == "comparison"
        for x in values[0] for y in values[1] if x["metric"] == y["metric"]
        for s, o in ((x, y), (y, x))
    )  # fmt: skip


def _compares(claim: dict[str, Any], subject: dict[str, Any], other: dict[str, Any]) -> bool:
    subjects, comparators = set(claim["subject"] or ()), set(claim["comparator"] or ())
    of_other = set(other["subject"] or ())
    return bool(subjects & set(subject["subject"] or ())) and bool(of_other & comparators or ("previous" in comparators and of_other & subjects))


def changed(case: Case, member: Telling, value: float) -> Case:
    """The article with another value at one place."""
    real = next(n for n in case.numbers if n.start == member.number.start)
    written = f"{value:.0f}" if float(value).is_integer() else f"{value:g}"
    other = replace(
        real, value=value, base_value=(real.base_value or 0) * value / (real.value or 1), surface=written if any(c.isdecimal() for c in real.surface) else real.surface
    )
    claims = tuple(replace(c, figure=other, value=value) if c.figure is not None and c.figure.start == real.start else c for c in case.claims)
    return replace(case, numbers=tuple(other if n is real else n for n in case.numbers), claims=claims)


def _found_again(ways: Ways, way: Way) -> Way | None:
    starts = sorted(m.number.start for m in way.members)
    return next((w for w in ways.found if w.kind == way.kind and sorted(m.number.start for m in w.members) == starts), None)


def matrix(rows: Sequence[Example], names: Sequence[str]) -> Any:
    return np.array([[(row.cues or {}).get(name, 0.0) for name in names] for row in rows]).reshape(len(rows), len(names))


def fit(rows: Sequence[Example], names: Sequence[str], penalty: float) -> Any:
    """Newton steps of a logistic regression with a quadratic penalty."""
    every, wrong = matrix(rows, names), np.array([float(row.wrong) for row in rows])
    shares = np.where(wrong > 0, HALF, 1.0)
    pull = np.array([1e-3 if not name else penalty for name in names])
    weights = np.zeros(len(names))
    for _ in range(60):
        said = 1 / (1 + np.exp(-np.clip(every @ weights, -30, 30)))
        slope = every.T @ (shares * (said - wrong)) + pull * weights
        step = np.linalg.solve((every * (shares * said * (1 - said))[:, None]).T @ every + np.diag(pull), slope)
        weights = weights - step
        if abs(step).max() < 1e-5:
            break
    return weights


def report(rows: Sequence[Example], names: Sequence[str], weights: Any, threshold: float) -> Iterator[str]:
    odds = np.where([row.cues is not None for row in rows], matrix(rows, names) @ weights, -99.0)
    best: defaultdict[tuple[str, int], float] = defaultdict(lambda: -99.0)
    for row, value in zip(rows, odds, strict=True):
        if not row.wrong:
            best[row.article, row.result] = max(best[row.article, row.result], float(value))
    right, wrong = np.sort(np.array(list(best.values())))[::-1], odds[[row.wrong for row in rows]]
    if not len(wrong):
        return
    yield f"  {len(wrong)} changed, {len(right)} results as they are; at {threshold}: {int((right >= threshold).sum())} false, found {(wrong >= threshold).mean():.3f}"
    yield "  " + ", ".join(f"{(wrong > right[number]).mean():.3f} at {number} false (from {right[number]:.2f})" for number in FALSE if number < len(right))


def rows_of(letters: Sequence[str], gold: Sequence[str], cache: Path | None, seed: int) -> Iterator[Example]:
    """The ways of the articles of some hands, of those of ``gold`` also as its claims have them."""
    for letter in letters:
        chance = Random(seed)
        articles = load([letter], cache)
        for known in articles:
            yield from examples(known, chance)
        for known in articles if letter in gold else []:
            yield from examples(with_gold(known), chance)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    marked = sorted({path.stem.partition("-")[2] for path in RELATIONS.glob("*.txt")})
    asked.add_argument("--fit", nargs="+", default=[*marked, "a", "c", "d", "f", "l", "m", "n", "p", "r", "planted"])
    asked.add_argument("--gold", nargs="*", default=["a", "c", "d"])
    asked.add_argument("--test", nargs="+", default=["j", "t", "o"])
    asked.add_argument("--models", nargs="+", default=["none", "default"], help="who reads the articles: each of them, as users have it")
    asked.add_argument("--penalty", type=float, default=2.0)
    asked.add_argument("--seed", type=int, default=3)
    asked.add_argument("--cache", type=Path, help="a folder that keeps the articles as read, by each of the models")
    asked.add_argument("--write", action="store_true")
    options = asked.parse_args()
    rows: list[Example] = []
    tests: dict[str, list[Example]] = {}
    for model in options.models:
        settings.DEFAULT_MODEL = model
        cache = options.cache / Path(model).name if options.cache else None
        rows += rows_of(options.fit, options.gold, cache, options.seed)
        tests[model] = list(rows_of(options.test, (), cache, options.seed))
    text = HEAD
    for kind in KINDS:
        ours = [row for row in rows if row.kind == kind and row.cues is not None]
        names = ["", *sorted({name for row in ours for name in row.cues or {}} - {""})]
        weights = fit(ours, names, options.penalty)
        print(kind, *report([r for r in rows if r.kind == kind], names, weights, THRESHOLDS[kind]), sep="\n")
        for model, left_out in tests.items():
            print(f" left out, {model}", *report([r for r in left_out if r.kind == kind], names, weights, THRESHOLDS[kind]), sep="\n")
        table = {name: round(float(weight), 2) for name, weight in zip(names, weights, strict=True) if abs(weight) >= SMALL}
        text += f"\n[{kind}]\nthreshold = {THRESHOLDS[kind]}\n\n[{kind}.weights]\n" + "".join(f'"{name}" = {weight}\n' for name, weight in sorted(table.items()))
    if options.write:
        WEIGHTS.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
