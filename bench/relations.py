"""Measures the audit on marked relations: ``python bench/relations.py [FILE…]`` (default ``corpus/relations/*.txt``).

Of every article up to six of the relations that its lines mark are taken, and one number of each is changed by program: a digit, or two that
change places. Told is what share the audit objects to, by kind of relation, and what share of the claims of the articles as they are it
objects to. ``--clean`` lists these objections.
"""

from __future__ import annotations

import argparse
import re
import tempfile
from collections import Counter, defaultdict
from pathlib import Path
from random import Random
from typing import NamedTuple

from audits import OBJECTIONS, objections, read_into
from fit_retold import RELATIONS, marked

from pipeline import settings
from pipeline.store import Store

MOST = 6  # relations of one article
LEAST, FARTHEST = 0.55, 1.8  # times that a changed number may be of the right one
_NUMBER = re.compile(r"\d[\d.,]*\d|\d")


class Plant(NamedTuple):
    """An article with one number changed: the kind of its relation, and where the members stand."""

    kind: str
    text: str
    spans: tuple[tuple[int, int], ...]


def plants(text: str, relations: list[tuple[str, list[str]]], chance: Random) -> list[Plant]:
    found = []
    for kind, pieces in chance.sample(relations, min(MOST, len(relations))):
        alone = [p for p in pieces if len(_NUMBER.findall(p)) == 1 and text.count(p) == 1]
        piece = chance.choice(alone) if alone else ""
        wrong = changed(piece, chance) if piece else None
        if wrong is None:
            continue
        planted = text.replace(piece, wrong)
        told = [wrong if p == piece else p for p in pieces]
        found.append(Plant(kind, planted, tuple((planted.index(p), planted.index(p) + len(p)) for p in told if p in planted)))
    return found


def changed(words: str, chance: Random) -> str | None:
    """The words with another number: one digit is another, or two have changed places. None where that makes none of its size."""
    match = _NUMBER.search(words)
    if match is None:
        return None
    number = match[0]
    places = [i for i, c in enumerate(number) if c.isdecimal()]
    for _ in range(50):
        signs = list(number)
        if len(places) > 1 and chance.random() < 1 / 3:
            at = chance.randrange(len(places) - 1)
            signs[places[at]], signs[places[at + 1]] = signs[places[at + 1]], signs[places[at]]
        else:
            signs[chance.choice(places[:2])] = str(chance.randrange(10))
        ours, theirs = (float("".join(c for c in one if c.isdecimal())) for one in (number, signs))
        if signs[places[0]] != "0" and signs != list(number) and LEAST <= theirs / ours <= FARTHEST:
            return words[: match.start()] + "".join(signs) + words[match.end() :]
    return None


def main() -> None:
    asked = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    asked.add_argument("files", nargs="*", type=Path)
    asked.add_argument("--model", default="none", help="the learned extractor (default: %(default)s)")
    asked.add_argument("--clean", action="store_true", help="list the objections to the articles as they are")
    options = asked.parse_args()
    settings.DEFAULT_MODEL = options.model
    for path in options.files or sorted(RELATIONS.glob("*.txt")):
        measure(path, listed=options.clean)


def measure(path: Path, *, listed: bool) -> None:
    chance = Random(7)
    versions: defaultdict[int, dict[str, Plant]] = defaultdict(dict)  # one article but once in each
    for name, text, relations in marked(path):
        versions[0][name] = Plant("", text, ())
        for place, plant in enumerate(plants(text, relations, chance), 1):
            versions[place][name] = plant
    told: Counter[str] = Counter()
    found: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as folder:
        for place, articles in versions.items():
            with Store(Path(folder) / f"{place}.duckdb") as store:
                read_into(store, ({"text": p.text, "date": "2026-01-15", "url": f"https://example.org/{name}"} for name, p in articles.items()), Path(folder))
                said = objections(store)
                if place == 0:
                    [(claims, flagged)] = store.sql(
                        f"SELECT count(*), count(*) FILTER (claim_id IN (SELECT claim_id FROM verifications WHERE verdict IN {OBJECTIONS})) FROM claims"
                    ).fetchall()
                    clean = sorted({f"{o.check} {o.cause}: {o.explanation}" for o in said})
            for name, plant in articles.items():
                if place:
                    told[plant.kind] += 1
                    found[plant.kind] += any(o.uri.endswith(f"/{name}") and any(o.start < b and a < o.end for a, b in plant.spans) for o in said)
    kinds = ", ".join(f"{kind} {found[kind]} of {told[kind]}" for kind in sorted(told))
    print(f"{path.name}: {found.total() / max(1, told.total()):.3f} of {told.total()} found ({kinds}); clean claims objected to: {flagged} of {claims} ({flagged / max(1, claims):.3f})")
    if listed:
        print(*(f"  - {words}" for words in clean), sep="\n")


if __name__ == "__main__":
    main()
