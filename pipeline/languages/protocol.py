"""What the figure reader must know of a language. A third language is a third object of this shape."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Protocol

from pipeline.extract.dates import Clock
from pipeline.extract.drafts import Draft
from pipeline.extract.units import Meaning
from schemas.records import Quantifier

if TYPE_CHECKING:
    from pipeline.extract.passage import Passage


SpecialRule = tuple[Callable[["Passage", int, int, int], Draft | None], Callable[[str, str], bool]]
"""Reads the digit run from ``start`` to ``end`` down to ``floor``; and whether it can, by what stands before and after the run."""


class FigureGrammar(Protocol):
    """Numerals, units, dates and bounds of one language. All positions are code points in the text that is passed in."""

    language: str
    day_first: bool  # whether 18/03/24 begins with the day

    special_rules: tuple[SpecialRule, ...]  # forms of the language's own around a digit run, such as ``3분의 1`` or ``yüzde 40``

    number_marks: frozenset[str]  # what may follow a run of digits (after a space too) and belong to its numeral

    telling: frozenset[str]  # what the special rules look for before the space that stands before a number

    range_heads: frozenset[str]  # with what a mark or word that opens a range may begin, after a space or none

    def __hash__(self) -> int:  # a grammar is a key of caches
        ...

    def may_date(self, mark: str, length: int) -> bool:
        """Whether a run of ``length`` digits (at most four) could be part of a date or a time, by the mark after it."""
        ...

    def number_at(self, text: str, start: int) -> tuple[int, float | int, float | int]:
        """The numeral that begins at the digit ``start``: its end, its value, and the scale of its last word (1 without)."""
        ...

    def shared_scale(self, lower: str, value: float, upper: str, maximum: float, scale: float) -> float:
        """What the scale of a range's upper end, whose last word is ``scale``, makes of a lower end without it: 1e6 in ``2-3 milyon``, else 1."""
        ...

    def unit_at(self, text: str, end: int) -> tuple[int, Meaning] | None:
        """The unit or counted noun after a numeral that ends at ``end``: its own end and its meaning."""
        ...

    def date_at(self, text: str, start: int, end: int, floor: int, clock: Clock) -> tuple[int, int, str, str] | None:
        """The date or time around the digit run: start, end, kind and ISO form. Nothing before ``floor`` may be taken."""
        ...

    def lies_ahead(self, text: str, end: int) -> bool:
        """Whether words behind a year make it that of what is still to come (``2033년까지``), from which no quarter is counted."""
        ...

    def is_of_thing(self, text: str, end: int) -> bool:
        """Whether words behind a year make it the one in which a thing or a firm came to be, from which no quarter is counted."""
        ...

    def fiscal_behind(self, text: str, end: int) -> str | None:
        """The fiscal year that stands in brackets right behind a quarter."""
        ...

    def years_told(self, text: str, start: int) -> int | None:
        """By how many years the words right before a quarter or half in words are off publication: ``geçen yılın`` -1; None where none tell."""
        ...

    def range_to(self, text: str, end: int, *, unit_seen: bool) -> int | None:
        """Where the upper end of a range begins, if the number (with its unit) that ends at ``end`` opens one."""
        ...

    def is_change(self, text: str, end: int) -> bool:
        """Whether the second number, ending at ``end``, is what something changed to, so that the two are no range."""
        ...

    def rate_before(self, text: str, start: int) -> tuple[int, str] | None:
        """A rate word before a number: where it begins and the denominator (``초당`` -> ``s``, ``aylık`` -> ``month``)."""
        ...

    def rate_in(self, head: str) -> str | None:
        """The denominator that a table's head names for its amounts of money: ``시간당`` -> ``h``."""
        ...

    def quantifier(self, text: str, start: int, end: int) -> Quantifier:
        """What the words around a figure make of it: ``약 10`` is about ten."""
        ...

    def counted(self, text: str, start: int, end: int, unit: str) -> str:
        """The English noun for what a counter counts, from the words around the figure; ``unit`` where none is known."""
        ...

    def words(self, text: str, start: int, end: int) -> Iterator[Draft]:
        """Numbers in words between two positions that count or measure, in order."""
        ...

    def bare(self, text: str, start: int, end: int) -> bool:
        """Whether nothing after a number without a unit makes it a count: a particle, a suffix, punctuation or the end follows."""
        ...

    def continues(self, text: str, start: int, end: int) -> bool:
        """Whether a bare number may go on in the unit of another: it counts nothing that stands beside it (``최저 31``, ``81'e çıktı``)."""
        ...

    def counts(self, text: str, start: int) -> bool:
        """Whether the noun right before a large number says that it counts things, people or data (``이용자는 2억``, ``abonesi 12 milyon``)."""
        ...

    def sums_up(self, text: str, start: int, end: int) -> bool:
        """Whether a bare number of millions, in talk of money, may be a sum: nothing beside it says that things are counted (``yılda 2,3 milyon satıyor``)."""
        ...

    def money_context(self, text: str, start: int, end: int) -> str | None:
        """The currency that the words around a bare number imply, if they speak of money (``85만에 샀다`` -> ``KRW``)."""
        ...

    def joins_list(self, gap: str) -> bool:
        """Whether the text between two numbers makes them items of one list that share a unit."""
        ...
