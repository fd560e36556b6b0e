"""Decisions along a chain of texts at one address: whatever is reviewed, undone, revised and deleted, they hold as a small model says.

The model: a decision holds in its own text and in every later text of the address that has the sentence, also in those that come later; it goes with the
last text that has it, and nowhere does it hold once it is undone.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field, replace

import pytest

from pipeline.errors import UsageError
from pipeline.store.review_log import fates
from pipeline.verify.review import review, verify_log

SENTENCES = {
    "memory_capacity": "가온 K2의 메모리 용량은 64GB다.",
    "power": "가온 K2의 소비전력은 210W다.",
    "clock_frequency": "가온 K2의 동작 클럭은 1.4GHz다.",
}
DECISIONS = ("accept", "reject", "unsure")


@dataclass
class Decision:
    metric: str
    reviewer: str
    word: str
    made_on: str
    holders: set[str]  # doc_ids
    undone: bool = False


@dataclass
class Model:
    texts: list[tuple[str, frozenset[str]]] = field(default_factory=list)  # doc_id and its metrics, in the order of the texts
    log: list[Decision] = field(default_factory=list)

    def revise(self, doc_id: str, metrics: frozenset[str]) -> None:
        for one in self.log:
            if one.metric in metrics and one.holders:
                one.holders.add(doc_id)
        self.texts.append((doc_id, metrics))

    def decide(self, doc_id: str, metric: str, reviewer: str, word: str) -> None:
        at = [one for one, _ in self.texts].index(doc_id)
        self.log.append(Decision(metric, reviewer, word, doc_id, {one for one, metrics in self.texts[at:] if metric in metrics}))

    def undo(self, doc_id: str, metric: str, reviewer: str) -> bool:
        last = next((one for one in reversed(self.log) if self.holds(one, doc_id, metric) and one.reviewer == reviewer), None)
        if last:
            last.undone = True
        return last is not None

    def delete(self, doc_id: str) -> tuple[int, int]:
        """On how many claims people decided something that holds on, and on how many nothing."""
        held = [one for one in self.log if doc_id in one.holders and not one.undone]
        self.texts = [one for one in self.texts if one[0] != doc_id]
        for one in self.log:
            one.holders.discard(doc_id)
        stay = {(one.made_on, one.metric) for one in held if one.holders}
        return len(stay), len({(one.made_on, one.metric) for one in held} - stay)

    def holds(self, one: Decision, doc_id: str, metric: str) -> bool:
        return doc_id in one.holders and one.metric == metric and not one.undone

    def standings(self) -> set[tuple[str, str, str, str]]:
        """The decision that counts, on every sentence that has one."""
        last = {(doc_id, one.metric): (one.reviewer, one.word) for one in self.log if not one.undone for doc_id in one.holders}
        return {(*place, *told) for place, told in last.items()}


@pytest.fixture
def chain(store, read):
    """``revised(metrics)``: a new text at the address with the sentences of these; its doc_id."""
    told = iter(range(1000))

    def revised(metrics):
        words = " ".join(SENTENCES[metric] for metric in sorted(metrics))
        document = read(f"가온 소식\n\n{words}\n{'또 알린다. ' * next(told)}", "ko")
        document = replace(document, article=replace(document.article, uri="https://gaon.example/k2"))
        store.add(document)
        return document.article.doc_id

    return revised


def claim_of(store, doc_id, metric):
    [(claim,)] = store.sql("SELECT claim_id FROM claims WHERE doc_id = ? AND metric = ?", [doc_id, metric]).fetchall()
    return claim


def deciding(store):
    """What counts of every claim, as the database has it."""
    return set(store.sql("SELECT c.doc_id, c.metric, r.reviewer, r.decision FROM deciding_reviews AS r JOIN claims AS c USING (claim_id)").fetchall())


@pytest.mark.parametrize("seed", range(6))
def test_decisions_hold_as_the_model_says(store, chain, seed):
    chance, model = random.Random(seed), Model()
    for _ in range(14):
        act = chance.choice(("revise", "review", "review", "undo", "delete")) if model.texts else "revise"
        if act == "revise":
            metrics = frozenset(chance.sample(sorted(SENTENCES), chance.randint(1, 3)))
            model.revise(chain(metrics), metrics)
            continue
        doc_id, metrics = chance.choice(model.texts)
        if act == "delete":
            assert fates(store.connection, [doc_id]) == model.delete(doc_id)
            store.delete(doc_id)
        else:
            metric, reviewer, word = chance.choice(sorted(metrics)), chance.choice(("kim", "lee")), chance.choice(DECISIONS)
            claim = claim_of(store, doc_id, metric)
            if act == "review":
                review(store, [claim], word, reviewer=reviewer)
                model.decide(doc_id, metric, reviewer, word)
            elif model.undo(doc_id, metric, reviewer):
                review(store, [claim], "undo", reviewer=reviewer)
            else:
                with pytest.raises(UsageError):
                    review(store, [claim], "undo", reviewer=reviewer)
        assert deciding(store) == model.standings()
    assert verify_log(store) is None
