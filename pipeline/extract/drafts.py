"""A figure while it is being read: later passes may give it a unit, a rate or another kind."""

from __future__ import annotations

from schemas.records import Figure, FigureKind, Quantifier


class Draft:
    """A figure that is still open to change. Its slots are exactly those of ``Figure``, so that it becomes one in place."""

    __slots__ = ("end", "in_words", "kind", "quantifier", "rule", "start", "surface", "text_value", "unit", "value", "value_max")

    start: int
    end: int
    surface: str
    kind: FigureKind
    value: float | None
    value_max: float | None
    unit: str | None
    text_value: str | None
    quantifier: Quantifier
    in_words: bool
    rule: str

    def figure(self, text: str) -> Figure:
        """Freezes this draft into the finished record; the surface is cut from ``text``. Nothing is copied, because a page has hundreds."""
        self.surface = text[self.start : self.end]
        self.__class__ = Figure  # type: ignore[assignment]
        return self  # type: ignore[return-value]


_blank = object.__new__


def new_draft(  # noqa: PLR0913, PLR0917  the fields of a figure
    start: int, end: int, kind: FigureKind, rule: str, value: float | None = None, unit: str | None = None,
    value_max: float | None = None, text_value: str | None = None, in_words: bool = False,  # noqa: FBT001, FBT002
) -> Draft:  # fmt: skip
    """A draft. A function, because calling a class with named arguments takes twice as long."""
    draft = _blank(Draft)
    draft.start = start
    draft.end = end
    draft.kind = kind
    draft.rule = rule
    draft.value = value
    draft.value_max = value_max
    draft.unit = unit
    draft.text_value = text_value
    draft.quantifier = "exact"
    draft.in_words = in_words
    return draft
