"""What checks read and what they say.

``Case`` is one document with its claims as the database holds them; ``Finding`` is one verdict, a row of ``verifications``.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import wraps
from typing import Any, Concatenate, Literal, ParamSpec, TypeVar

Verdict = Literal["supported", "refuted", "conflicting", "inconclusive"]
Standing = Literal["supported", "refuted", "conflicting", "inconclusive", "unchecked"]

CERTAIN = 0.55  # confidence from which a claim may be refuted
LIKELY = 0.35  # confidence from which it may be in conflict with another; below it checks only ever support


@dataclass(frozen=True, slots=True)
class Number:
    """A figure of the document, claimed or not. ``start`` and ``end`` are its span, code points, end exclusive."""

    figure_id: str
    start: int
    end: int
    surface: str
    kind: str
    value: float | None
    value_max: float | None
    unit: str | None
    text_value: str | None
    base_value: float | None
    base_unit: str | None
    quantifier: str
    block_id: int

    def __hash__(self) -> int:
        return self.start  # numbers are looked up by the thousand


@dataclass(frozen=True, slots=True)
class Assertion:
    """A claim with its figure. ``subject_stands``: the words of its subject stand in its own sentence, not carried over."""

    claim_id: str
    figure: Number | None
    evidence_start: int
    evidence_end: int
    type: str
    subject: str | None
    vendor: str | None
    metric: str | None
    comparator: str | None
    benchmark: tuple[str, ...]
    direction: str | None
    value: float | None
    value_max: float | None
    unit: str | None
    quantifier: str
    modality: str
    attributed_to: str | None
    conditions: dict[str, Any]
    as_of: str | None
    confidence: float
    subject_stands: bool = True
    other_subjects: tuple[str, ...] = ()  # names of the same thing, where the source of the claim gives several
    other_comparators: tuple[str, ...] = ()
    is_part: bool = False  # a percentage that is so much of the other side's value: `H100의 60%`

    @property
    def start(self) -> int:
        return self.figure.start if self.figure is not None else self.evidence_start

    @property
    def certain(self) -> bool:
        """Whether a disagreement may be held against the article: said as a fact, by a claim that is surely read right."""
        return self.confidence >= CERTAIN and self.modality == "asserted" and self.subject_stands and self.subject is not None

    @property
    def likely(self) -> bool:
        """Whether it may be set against another claim: both are shown, and neither is called wrong."""
        return self.confidence >= LIKELY and self.modality == "asserted" and self.subject is not None

    @property
    def subjects(self) -> tuple[str, ...]:
        return ((self.subject,) if self.subject else ()) + self.other_subjects

    @property
    def comparators(self) -> tuple[str, ...]:
        return ((self.comparator,) if self.comparator else ()) + self.other_comparators


@dataclass(frozen=True, slots=True)
class Brought:
    """A row of ``submissions``: who is said to have brought results to a benchmark (or none, or alone)."""

    submission_id: str
    start: int
    end: int
    kind: str
    subject: str
    benchmark: tuple[str, ...]
    round: str | None
    division: str | None
    system: str | None
    chips: int | None
    software: tuple[str, ...]
    exclusive: bool
    method: str = ""


@dataclass(frozen=True, slots=True)
class Span:
    start: int
    end: int
    kind: str = ""  # of a block


@dataclass(frozen=True, slots=True)
class Case:
    """A document before the checks. Claims are in the order of their place.

    ``starts`` and ``block_starts`` are those of its sentences and blocks; ``answers``: of the rules that are ``asked_once``.
    """

    doc_id: str
    text: str
    sha256: str
    language: str
    title: str | None
    published: str | None
    cluster: str
    sentences: tuple[Span, ...]
    blocks: tuple[Span, ...]
    numbers: tuple[Number, ...]
    claims: tuple[Assertion, ...]
    submissions: tuple[Brought, ...] = ()
    starts: tuple[int, ...] = field(init=False, compare=False, repr=False)
    block_starts: tuple[int, ...] = field(init=False, compare=False, repr=False)
    answers: dict[tuple[Any, ...], Any] = field(default_factory=dict, init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "starts", tuple([span.start for span in self.sentences]))
        object.__setattr__(self, "block_starts", tuple([span.start for span in self.blocks]))

    def sentence_at(self, offset: int) -> Span:
        """The sentence around an offset; where there is none, the line."""
        index = bisect_right(self.starts, offset) - 1
        if index >= 0 and offset < self.sentences[index].end:
            return self.sentences[index]
        return Span(self.text.rfind("\n", 0, offset) + 1, _line_end(self.text, offset))

    def block_at(self, offset: int) -> Span:
        index = bisect_right(self.block_starts, offset) - 1
        return self.blocks[index] if index >= 0 else Span(0, len(self.text), "paragraph")

    def words(self, span: Span) -> str:
        return self.text[span.start : span.end]


Asked = ParamSpec("Asked")
Answer = TypeVar("Answer")


def asked_once(rule: Callable[Concatenate[Case, Asked], Answer]) -> Callable[Concatenate[Case, Asked], Answer]:
    """A rule whose answers the document keeps while it is checked: many checks ask the same of the same numbers."""

    @wraps(rule)
    def kept(case: Case, /, *asked: Asked.args, **named: Asked.kwargs) -> Answer:
        question = (rule, asked, *named.items()) if named else (rule, asked)
        try:
            answer: Answer = case.answers[question]
        except KeyError:
            answer = case.answers[question] = rule(case, *asked, **named)
        return answer

    return kept


def _line_end(text: str, offset: int) -> int:
    end = text.find("\n", offset)
    return len(text) if end < 0 else end


@dataclass(frozen=True, slots=True)
class Finding:
    """One verdict of one check. ``claim_id`` is a figure_id where no claim stands on the figure it speaks of, a submission_id where it speaks of a submission.

    ``cause`` is a stable lower_snake_case code, ``explanation`` plain English with the arithmetic, ``inputs`` what it rests on
    (values, spans, reference rows, the tolerance applied).
    """

    claim_id: str
    check: str
    verdict: Verdict
    cause: str
    explanation: str
    inputs: dict[str, Any] = field(default_factory=dict)
    method: str = "rule"
