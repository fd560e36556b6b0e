"""What the rules alone say of every figure: the learned extractor reads it beside the text and learns when to believe it."""

from __future__ import annotations

import math
from collections.abc import Container, Iterable, Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from pipeline.extract.combining import NONE, PREVIOUS, Panel
from pipeline.extract.context import Bound
from pipeline.extract.model.opinions import Role
from pipeline.extract.ranking import key_of
from schemas.records import Claim, Figure

WORTH_READING = -2.0  # logarithm of the odds of a claim


@dataclass(slots=True)
class Hint:
    """The rules' reading of one figure. Names are entity ids, or ``raw:`` and the words where no entity is known."""

    labels: dict[str, str] = field(default_factory=dict)  # type, metric, direction, modality
    ways: dict[str, str] = field(default_factory=dict)  # slot -> the rule that filled it
    roles: dict[Role, frozenset[str]] = field(default_factory=dict)  # empty: nobody
    shares: dict[str, float] = field(default_factory=dict)  # candidate for the subject -> its share by the cues


@dataclass(frozen=True, slots=True)
class Hearing(Panel):
    """A panel without a model that writes down what the rules bring before it."""

    hints: dict[int, Hint] = field(default_factory=dict)
    in_full: ClassVar[bool] = False  # no hint tells of conditions, or of what has no figure

    def of_figure(self, figure: Figure) -> Hint:
        return self.hints.setdefault(figure.start, Hint())

    def asserts(self, figure: Figure, odds: float) -> bool:  # noqa: ARG002  as a panel with a model is asked
        """Whether a figure is worth the model's reading: with more patience than the rules have alone."""
        return odds > WORTH_READING

    def label(self, slot: str, figure: Figure, said: str, rule: str, allowed: Iterable[str] | None = None, barred: Container[str] = (), *, outright: bool = False) -> tuple[str, float | None]:
        hint = self.of_figure(figure)
        hint.labels[slot], hint.ways[slot] = said, rule.split(":", 1)[0]
        return Panel.label(self, slot, figure, said, rule, allowed, barred, outright=outright)

    def role(self, role: Role, figure: Figure, said: Bound | None) -> Bound | None:
        hint = self.of_figure(figure)
        hint.roles[role] = frozenset([_key(said)] if said else [])
        hint.ways[role] = said.method.split(":", 1)[0] if said else NONE
        return said

    def several(self, role: Role, figure: Figure, said: list[Bound]) -> list[Bound]:
        self.of_figure(figure).roles[role] = frozenset(_key(one) for one in said)
        return said

    def subject_weights(self, figure: Figure, weights: dict[str, float]) -> dict[str, float]:
        highest = max(weights.values(), default=0.0)
        total = sum(math.exp(weight - highest) for weight in weights.values())
        self.of_figure(figure).shares = {key: math.exp(weight - highest) / total for key, weight in weights.items()}
        return weights

    def after(self, claims: Iterable[Claim]) -> Mapping[int, Hint]:
        """The hints, with the sides of each claim as they were settled in the end."""
        for claim in claims:
            hint = self.hints.get(claim.figure) if claim.figure is not None else None
            if hint is not None:
                hint.roles["subject"] = _settled(claim.subject_id, claim.subject)
                hint.roles["comparator"] = _settled(claim.comparator_id, claim.comparator)
        return self.hints


def _key(one: Bound) -> str:
    return PREVIOUS if one.name == PREVIOUS else key_of(one)


def _settled(key: str | None, name: str | None) -> frozenset[str]:
    return frozenset([key or (PREVIOUS if name == PREVIOUS else f"raw:{name}")] if name else [])
