"""What the learned extractor thinks of a document: names, and for each figure whether it asserts something, what, and of whom.

Opinions are probabilities, not decisions: ``pipeline.extract`` weighs them against the rules slot by slot. All offsets are code
points of the source text, end exclusive.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final, Literal

NameType = Literal["vendor", "chip", "model", "organisation", "person", "other"]
Role = Literal["subject", "comparator", "benchmark", "speaker"]

NAME_TYPES: Final[tuple[NameType, ...]] = ("vendor", "chip", "model", "organisation", "person", "other")
ROLES: Final[tuple[Role, ...]] = ("subject", "comparator", "benchmark", "speaker")


@dataclass(frozen=True, slots=True)
class NameOpinion:
    """A span that reads like a name. ``chip`` covers cards, systems and products, ``model`` also benchmarks, datasets, games."""

    start: int
    end: int
    type: NameType
    probability: float


@dataclass(frozen=True, slots=True)
class Candidate:
    """One place in the text that may fill a role. ``entity_id`` where the mention stage knows a name at this very span."""

    start: int
    end: int
    probability: float
    entity_id: str | None = None


@dataclass(frozen=True, slots=True)
class RoleOpinion:
    """Who fills a role. The probabilities of ``candidates`` (highest first), ``none`` and ``previous`` sum to 1.

    Several places of one name share its probability: ``by_name`` adds them up. ``none`` of the subject: it stands outside the
    window that the model read. ``previous`` (a thing's own past) is 0 but for the comparator.
    """

    candidates: tuple[Candidate, ...]
    none: float
    previous: float = 0.0

    def by_name(self, source_text: str) -> dict[str, float]:
        """Probability of each entity (its id, where the mention stage knows it) or surface, highest first."""
        total: dict[str, float] = {}
        for one in self.candidates:
            key = one.entity_id or source_text[one.start : one.end]
            total[key] = total.get(key, 0.0) + one.probability
        return dict(sorted(total.items(), key=lambda item: -item[1]))


@dataclass(frozen=True, slots=True)
class FigureOpinion:
    """One figure that could carry a claim. The distributions hold only what has at least ``LEAST`` probability, highest first."""

    start: int
    claim: float  # probability that it carries a claim
    type: Mapping[str, float]
    metric: Mapping[str, float]  # canonical metrics and "other"
    direction: Mapping[str, float]  # with "none" for what is no comparison
    modality: Mapping[str, float]
    roles: Mapping[Role, RoleOpinion]


LEAST: Final = 0.01


@dataclass(frozen=True, slots=True)
class Refusal:
    """What a language model said of a figure and the text does not: digits of another number, a name that stands nowhere."""

    figure: int  # start of its span
    slot: str
    said: str


@dataclass(frozen=True, slots=True)
class Opinions:
    """All opinions on one document; ``figures`` by the start of the figure's span, ``words`` by that of a word of comparison (``더 빠르다``)."""

    figures: Mapping[int, FigureOpinion] = field(default_factory=lambda: MappingProxyType({}))
    names: tuple[NameOpinion, ...] = ()
    refused: tuple[Refusal, ...] = ()
    words: Mapping[int, FigureOpinion] = field(default_factory=lambda: MappingProxyType({}))
