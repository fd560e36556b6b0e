"""A figure while it is being read: later passes may give it a unit, a rate or another kind."""

from __future__ import annotations

from schemas.records import Figure, FigureKind, Quantifier


class Draft:
    """A figure that is still open to change. Its slots are exactly those of ``Figure``, so that it becomes one in place."""

    __slots__ = ("end", "in_words", "kind", "quantifier", "rule", "start", "surface", "text_value", "unit", "value", "value_max")

    def __init__(  # noqa: PLR0913  the fields of a figure
        self, start: int, end: int, kind: FigureKind, rule: str, *, value: float | None = None, unit: str | None = None,
        value_max: float | None = None, text_value: str | None = None, in_words: bool = False,
    ) -> None:  # fmt: skip
        self.start = start
        self.end = end
        self.kind = kind
        self.rule = rule
        self.value = value
        self.value_max = value_max
        self.unit = unit
        self.text_value = text_value
        self.quantifier: Quantifier = "exact"
        self.in_words = in_words

    def figure(self, text: str) -> Figure:
        """Freezes this draft into the finished record; the surface is cut from ``text``. Nothing is copied, because a page has hundreds."""
        self.surface = text[self.start : self.end]
        self.__class__ = Figure  # type: ignore[assignment]
        return self  # type: ignore[return-value]
