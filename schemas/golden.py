"""Golden files (docs/annotation.md, section 3), validated where they enter: what an annotator says about one document."""

from __future__ import annotations

from typing import Annotated, Any, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, field_validator, model_validator

from schemas.records import ClaimType, Direction, FigureKind, Modality, Quantifier

Offset = Annotated[int, Field(ge=0)]
Names = list[Annotated[str, Field(min_length=1)]]
VALUED: frozenset[str] = frozenset({"quantity", "percentage", "ratio", "money"})
UNITS_BY_KIND: dict[str, frozenset[str]] = {"percentage": frozenset({"percent", "percentage_point"}), "ratio": frozenset({"x"})}
CONDITIONS: frozenset[str] = frozenset(
    "batch_size chips nodes epochs precision sparsity software version context_length resolution settings power_limit division "
    "period price_basis region of case".split()
)


class GoldenFigure(BaseModel):
    """One number of the document. Offsets are code points of the source text, end exclusive."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    start: Offset
    end: Offset
    surface: str
    kind: FigureKind
    value: float | None = None
    value_max: float | None = None
    unit: str | None = None
    text_value: str | None = None
    quantifier: Quantifier = "exact"
    in_words: bool = False
    prefix: str | None = None  # for HTML: up to 20 visible characters before and after the figure
    suffix: str | None = None
    conditions: dict[str, Any] = Field(default_factory=dict)
    note: str | None = None

    @model_validator(mode="after")
    def check_span(self) -> Self:
        if self.end <= self.start:
            raise ValueError(f"the span {self.start}:{self.end} is empty")
        if self.prefix is None and self.suffix is None and len(self.surface) != self.end - self.start:
            raise ValueError(f"the surface {self.surface!r} is not as long as its span {self.start}:{self.end}")
        return self

    @model_validator(mode="after")
    def check_value(self) -> Self:
        if self.kind in VALUED and self.value is None:
            raise ValueError(f"a {self.kind} needs a value")
        if self.kind not in VALUED | {"ordinal", "index", "chrome"} and self.value is not None:
            raise ValueError(f"a {self.kind} has a text_value and no value")
        if self.value_max is not None and (self.value is None or self.value_max < self.value):
            raise ValueError("value_max must not lie below value")
        if self.unit is not None and self.unit not in UNITS_BY_KIND.get(self.kind, {self.unit}):
            raise ValueError(f"a {self.kind} cannot have the unit {self.unit!r}")
        return self


class GoldenClaim(BaseModel):
    """What a figure asserts, or a comparison without one (``figure`` is null). Lists of names are names of one thing."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    figure: Offset | None
    type: ClaimType
    subject: Names | None = None
    vendor: str | None = None
    metric: str | None = None
    comparator: Names | None = None
    benchmark: Names | None = None
    direction: Direction | None = None
    modality: Modality = "asserted"
    attributed_to: Names | None = None
    conditions: dict[str, Any] = Field(default_factory=dict)
    note: str | None = None

    @field_validator("subject", "comparator", "benchmark", "attributed_to", mode="before")
    @classmethod
    def one_name_is_a_list(cls, value: object) -> object:
        return [value] if isinstance(value, str) else value or None


class Golden(BaseModel):
    """A golden file."""

    model_config = ConfigDict(extra="allow", frozen=True)

    doc: Annotated[str, Field(min_length=1)]
    sha256: Annotated[str, Field(pattern="^[0-9a-f]{64}$")]
    language: Literal["ko", "tr"]
    title: str | None = None
    published: str | None = None
    media_type: Literal["text/plain", "text/markdown", "text/html"] = "text/plain"
    figures: list[GoldenFigure]
    claims: list[GoldenClaim] = Field(default_factory=list)

    @model_validator(mode="after")
    def check_figures(self) -> Self:
        starts = [figure.start for figure in self.figures]
        if starts != sorted(starts):
            raise ValueError("the figures must stand in the order of the text")
        known = set(starts)
        for claim in self.claims:
            if claim.figure is not None and claim.figure not in known:
                raise ValueError(f"a claim names the figure at {claim.figure}, where none starts")
        return self

    def check_text(self, source_text: str) -> list[str]:
        """What does not agree with the source text of a document that is not HTML: one sentence for each figure."""
        return [
            f"{self.doc}: at {figure.start}:{figure.end} the text has {source_text[figure.start : figure.end]!r}, not {figure.surface!r}"
            for figure in self.figures
            if source_text[figure.start : figure.end] != figure.surface
        ]
