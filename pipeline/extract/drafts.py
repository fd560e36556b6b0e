"""A figure while it is being read: later passes may give it a unit, a rate or another kind."""

from __future__ import annotations

from schemas.records import Figure, FigureKind, Quantifier


class Draft:
    """Mutable and slotted, because a page makes hundreds; fields as in ``Figure``."""

    __slots__ = ("end", "in_words", "kind", "quantifier", "rule", "start", "text_value", "unit", "value", "value_max")

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
        """The finished record; the surface is cut from ``text``."""
        return Figure(
            self.start, self.end, text[self.start : self.end], self.kind, self.value, self.value_max, self.unit, self.text_value,
            self.quantifier, self.in_words, self.rule,
        )  # fmt: skip
