"""Fits the weights by which two numbers are taken for one fact told twice (``pipeline/verify/retold.toml``).

usage: python bench/fit_retold.py [--fit a b c d f] [--test g h i e] [--penalty 2] [--cache FOLDER] [--threshold 0.7] [--write]

Hands are files ``corpus/training/LANGUAGE/whole-articles-HAND.txt``. Two numbers of one value are one fact where the gold claims on them say
the same (``told``), less surely where subject and metric agree (``alike``) or where nobody says but the value has two digits (``equal``; also
in the planted articles up to 30); one of the two gets another value by program, several times. All pairs of differing values in the
articles as they are count against. A logistic regression with a quadratic penalty, each weight with the sign that sense gives it.
Printed is what share of ``told`` facts of the test hands is found, changed by program, at so many false pairs in their articles.
"""

from __future__ import annotations

import argparse
import copy
import json
import pickle
import tempfile
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from pipeline.engines.local import run_local
from pipeline.ingest import open_sources
from pipeline.settings import Settings
from pipeline.store import Store
from pipeline.verify.amounts import digits
from pipeline.verify.cases import document_ids, load_cases
from pipeline.verify.likeness import like, restates
from pipeline.verify.records import Case, Number
from pipeline.verify.retold import WEIGHTS, Retold, Telling, cues, group_of
from training.markup import read_passages

TRAINING, PLANTED, RELATIONS = Path("corpus/training"), Path("corpus/planted"), Path("corpus/relations")
READ = 30  # planted articles up to this number may be fitted to
CHANGES = 4  # values that each fact is given
SHARES = {"against": 1.0, "told": 0.5, "alike": 0.2, "equal": 0.15, "small": 0.08}
SMALL = 0.05  # a weight below it is not written
FALSE = (0, 1, 2, 4, 8, 16, 32)
FACTORS = (0.5, 0.6, 0.67, 0.75, 0.8, 0.85, 1.15, 1.2, 1.25, 1.33, 1.4, 1.5, 1.75, 2.0)
AGAINST = frozenset(
    "names differ|last name differs|name on one side|noun differs|times differ|time on one side|earlier on one side|goal on one side|each on one side|"
    "measure words differ|metric differs|bound|subject differs|comparator differs|benchmark differs|conditions differ|conditions on one side|benchmark on one side|"
    "direction differs|modality differs|speaker differs|both tables|both lists|beyond 2.05|beside one|beside both|rivals|difference told|together|"
    "doubled|title told|again both|one digit only|no unit|small counts".split("|")
)
FOR = frozenset(
    "near|across|wide|rare word|rare words|rare beside both|rarest|in common|names shared|noun same|unit same|subject same|metric same|"
    "subject and metric same|comparator same|type same|one digit|turned digits|sure slip|slip of two|as many digits|within 1.25|within 1.6|title|"
    "titled lead|lead|no rivals|title alone".split("|")
)
HEAD = """# Weights by which two numbers of an article are taken for one fact told twice (pipeline/verify/retold.py), fitted by
# bench/fit_retold.py; a positive weight speaks for one fact. "" is what stands for every pair.
"""


@dataclass(frozen=True)
class Known:
    """An article with its gold claims by the start of their figure, or with the relations that are marked in it: kind and starts of the members."""

    name: str
    case: Case
    gold: dict[int, list[dict[str, Any]]]
    relations: tuple[tuple[str, frozenset[int]], ...] | None = None

    def related(self, *kinds: str) -> set[frozenset[int]]:
        """The members of every relation of some kinds."""
        return {members for kind, members in self.relations or () if kind in kinds}


@dataclass(frozen=True)
class Example:
    cues: dict[str, float]
    kind: str  # a key of SHARES
    article: str


def hand(letter: str) -> Iterator[Known]:
    for path in sorted(TRAINING.glob(f"*/whole-articles-{letter}.txt")):
        passages = {f"{path.parent.name}-{letter}-{p.line}": p for p in read_passages(path)}
        for name, case in _cases({name: (p.text, p.headers.get("published") or "2025-06-01") for name, p in passages.items()}):
            gold: dict[int, list[dict[str, Any]]] = {}
            for claim in passages[name].claims:
                if claim.figure is not None:
                    gold.setdefault(claim.figure, []).append(claim.model_dump())
            yield Known(name, case, gold)


def planted() -> Iterator[Known]:
    files = [p for p in sorted(PLANTED.glob("[kt][or]/*.toml")) if int(p.stem.split("-")[0]) <= READ]
    told = {p.stem: tomllib.loads(p.read_text(encoding="utf-8")) for p in files}
    for name, case in _cases({name: (one["text"], str(one["date"])) for name, one in told.items()}):
        yield Known(name, case, {})


def marked(path: Path) -> Iterator[tuple[str, str, list[tuple[str, list[str]]]]]:
    """Name, text and relations of the articles of a file: the kind of each, and the words that its numbers stand in."""
    for place, chunk in enumerate(path.read_text(encoding="utf-8").split("\n===\n")):
        body, _, lines = f"{chunk}\n".partition("\n---\n")
        relations = [[piece.strip() for piece in line.split("|")] for line in lines.splitlines() if "|" in line]
        if body.strip():
            yield f"{path.stem}-{place}", body.strip().replace("\n", "\n\n") + "\n", [(kind, pieces) for kind, *pieces in relations]


def related(letter: str) -> Iterator[Known]:
    """The articles of ``corpus/relations/LANGUAGE-LETTER.txt``."""
    for path in sorted(RELATIONS.glob(f"*-{letter}.txt")):
        told = {name: (text, relations) for name, text, relations in marked(path)}
        for name, case in _cases({name: (text, "2026-01-15") for name, (text, _) in told.items()}):
            placed = [(kind, [_number_in(case, words) for words in pieces]) for kind, pieces in told[name][1]]
            yield Known(name, case, {}, tuple((kind, frozenset(n for n in members if n is not None)) for kind, members in placed if None not in members))


def _number_in(case: Case, words: str) -> int | None:
    """The start of the one number that stands in words of the text."""
    start = case.text.find(words)
    found = [n.start for n in case.numbers if start >= 0 and n.start < start + len(words) and n.end > start]
    return found[0] if len(found) == 1 else None


def _cases(texts: dict[str, tuple[str, str]]) -> Iterator[tuple[str, Case]]:
    """Articles as the audit meets them."""
    with tempfile.TemporaryDirectory() as folder, Store(Path(folder) / "articles.duckdb") as store:
        rows = Path(folder) / "articles.jsonl"
        lines = ({"text": text, "date": day, "url": f"https://example.org/{name}"} for name, (text, day) in texts.items())
        rows.write_text("".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines), encoding="utf-8")
        run_local(open_sources([rows]), Settings(), store, workers=1)
        uris = dict(store.sql("SELECT doc_id, uri FROM documents").fetchall())
        for cases in load_cases(store, document_ids(store)):
            yield from ((uris[case.doc_id].rpartition("/")[2], case) for case in cases)


def _overlap(a: Any, b: Any) -> bool:
    return bool(set(a or ()) & set(b or ()))


def _says_the_same(x: dict[str, Any], y: dict[str, Any]) -> str | None:
    if x["metric"] != y["metric"] or not _overlap(x["subject"], y["subject"]):
        return None
    sides = x["comparator"] == y["comparator"] or _overlap(x["comparator"], y["comparator"])
    marks = not x["benchmark"] or not y["benchmark"] or _overlap(x["benchmark"], y["benchmark"])
    conditions = all(x["conditions"][k] == y["conditions"][k] for k in x["conditions"].keys() & y["conditions"].keys())
    period = x["conditions"].get("period") == y["conditions"].get("period")
    return "told" if sides and marks and conditions and period else "alike"


def _twice(known: Known, retold: Retold) -> Iterator[tuple[str, Telling, Telling]]:
    """Pairs of equal numbers that are one fact, with how surely."""
    for group in retold.groups.values():
        for i, a in enumerate(group):
            for b in group[i + 1 :]:
                if a.sentence == b.sentence or not like(a.number, b.number) or not restates(a.number, b.number):
                    continue
                if known.relations is not None:
                    if frozenset({a.number.start, b.number.start}) in known.related("same"):
                        yield "told", a, b
                    continue
                first, second = (known.gold.get(t.number.start, []) for t in (a, b))
                said = {_says_the_same(x, y) for x in first for y in second} - {None}
                two = min(len(digits(a.number)), len(digits(b.number))) > 1
                if said:
                    yield "told" if "told" in said else "alike", a, b
                elif two and not (first and second):
                    yield "equal", a, b
                elif not known.gold and a.number.value != 1:
                    yield "small", a, b


def change(number: Number, chance: Random) -> float:
    """Another plausible value: two digits turned, one digit changed, or a step."""
    value = number.value or 1.0
    whole = f"{value:.0f}" if float(value).is_integer() else f"{value:.6g}"
    core = whole if "." in whole else whole.rstrip("0")
    for _ in range(60):
        kind, signs = chance.random(), list(core)
        places = [i for i, c in enumerate(signs) if c.isdigit()]
        if kind < 0.75:
            if kind < 0.3 and len(places) > 1:
                i = chance.randrange(len(places) - 1)
                signs[places[i]], signs[places[i + 1]] = signs[places[i + 1]], signs[places[i]]
            else:
                signs[chance.choice(places[:2])] = str(chance.randrange(10))
            other = float("".join(signs) + whole[len(core) :])
            if other > 0 and other != value and 1 / 2.2 <= other / value <= 2.2 and signs[0] != "0":
                return other
            continue
        step = 10 ** (len(whole.partition(".")[0]) - 2) if value >= 20 else 1 if float(value).is_integer() else 0.1
        other = round(round(value * chance.choice(FACTORS) / step) * step, 3)
        if other > 0 and other != value:
            return float(other)
    return round(value * 1.5, 3)


def _changed(retold: Retold, one: Telling, value: float) -> tuple[Retold, Telling]:
    """The article with another value at one place."""
    number = one.number
    written = f"{value:.0f}" if float(value).is_integer() else f"{value:g}"
    other = replace(
        number, value=value, base_value=(number.base_value or 0) * value / (number.value or 1),
        surface=written if any(c.isdecimal() for c in number.surface) else number.surface,
    )  # fmt: skip
    found, told, group = copy.copy(retold), replace(one, number=other), group_of(number)
    found.groups = copy.copy(retold.groups)
    found.groups[group] = [told if t is one else t for t in retold.groups[group]]
    found.numbers = [other if n is number else n for n in retold.numbers]
    return found, told


def examples(known: Known, chance: Random) -> Iterator[Example]:
    retold = Retold(known.case)
    for a, b in retold.pairs():
        if frozenset({a.number.start, b.number.start}) not in known.related("same"):
            yield Example(cues(retold, a, b), "against", known.name)
    for kind, a, b in _twice(known, retold):
        for _ in range(CHANGES):
            later = chance.random() < 0.5
            one, other = (b, a) if later else (a, b)
            wrong, told = _changed(retold, one, change(one.number, chance))
            first, second = (other, told) if later else (told, other)
            yield Example(cues(wrong, first, second) if wrong.comparable(first, second) else {}, kind, known.name)


def matrix(rows: Sequence[Example], names: Sequence[str]) -> Any:
    return np.array([[row.cues.get(name, 0.0) for name in names] for row in rows])


def fit(rows: Sequence[Example], names: Sequence[str], penalty: float) -> Any:
    """Newton steps with each weight kept on its side of nought."""
    every, right = matrix(rows, names), np.array([float(row.kind != "against") for row in rows])
    shares = np.array([SHARES[row.kind] for row in rows])
    low = np.array([0.0 if name in FOR else -np.inf for name in names])
    high = np.array([0.0 if name in AGAINST else np.inf for name in names])
    pull = np.array([1e-3 if not name else penalty for name in names])
    weights = np.where(np.array(names) == "", -4.0, 0.0)

    def loss(tried: Any) -> float:
        odds = np.clip(every @ tried, -30, 30)
        return float((shares * (np.log1p(np.exp(odds)) - right * odds)).sum() + 0.5 * (pull * tried**2).sum())

    for _ in range(100):
        said = 1 / (1 + np.exp(-np.clip(every @ weights, -30, 30)))
        slope = every.T @ (shares * (said - right)) + pull * weights
        free = ~(((weights <= low) & (slope > 0)) | ((weights >= high) & (slope < 0)))
        bend = (every[:, free] * (shares * said * (1 - said))[:, None]).T @ every[:, free] + np.diag(pull[free] + 1e-9)
        step, length, present = np.zeros_like(weights), 1.0, loss(weights)
        step[free] = np.linalg.solve(bend, slope[free])
        while loss(tried := np.clip(weights - length * step, low, high)) >= present and length > 1e-4:
            length /= 2
        if length <= 1e-4 or abs(tried - weights).max() < 1e-6:
            break
        weights = tried
    return weights


def report(rows: Sequence[Example], names: Sequence[str], weights: Any, threshold: float) -> Iterator[str]:
    odds = np.where([bool(row.cues) for row in rows], matrix(rows, names) @ weights, -99.0)
    kinds = np.array([row.kind for row in rows])
    wrong = np.sort(odds[kinds == "against"])[::-1]
    counts = {kind: int((kinds == kind).sum()) for kind in SHARES}
    yield f"{len({row.article for row in rows})} articles with pairs; {counts}"
    yield f"at {threshold}: {int((wrong >= threshold).sum())} false pairs; found " + ", ".join(
        f"{kind} {(odds[kinds == kind] >= threshold).mean():.3f}" for kind in SHARES if kind != "against" and counts[kind]
    )
    for number in FALSE:
        if number < len(wrong) and counts["told"]:
            yield f"  at {number} false pairs (from {wrong[number]:.2f}): told {(odds[kinds == 'told'] > wrong[number]).mean():.3f}"


def load(letters: Sequence[str], cache: Path | None) -> list[Known]:
    found: list[Known] = []
    for letter in letters:
        kept = cache / f"known-{letter}.pickle" if cache else None
        if kept is not None and kept.exists():
            found += pickle.loads(kept.read_bytes())  # written below
            continue
        one = list(planted() if letter == "planted" else related(letter) if letter.isupper() else hand(letter))
        if kept is not None:
            kept.parent.mkdir(parents=True, exist_ok=True)
            kept.write_bytes(pickle.dumps(one))
        found += one
    return found


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    asked.add_argument("--fit", nargs="+", default=["a", "b", "c", "d", "f", "planted"])
    asked.add_argument("--test", nargs="+", default=["g", "i", "h", "e"])
    asked.add_argument("--penalty", type=float, default=2.0)
    asked.add_argument("--threshold", type=float, default=0.7)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--cache", type=Path, help="a folder that keeps the articles as read")
    asked.add_argument("--write", action="store_true")
    options = asked.parse_args()
    chance = Random(options.seed)
    rows = [row for known in load(options.fit, options.cache) for row in examples(known, chance)]
    tests = [row for known in load(options.test, options.cache) for row in examples(known, chance)]
    names = ["", *sorted({name for row in rows for name in row.cues} - {""})]
    weights = fit([row for row in rows if row.cues], names, options.penalty)
    print("fitted", *report(rows, names, weights, options.threshold), "left out", *report(tests, names, weights, options.threshold), sep="\n")
    if options.write:
        table = {name: round(float(weight), 2) for name, weight in zip(names, weights, strict=True) if abs(weight) >= SMALL}
        lines = (f'"{name}" = {weight}\n' for name, weight in sorted(table.items()))
        WEIGHTS.write_text(f"{HEAD}threshold = {options.threshold}\n\n[weights]\n{''.join(lines)}", encoding="utf-8")


if __name__ == "__main__":
    main()
