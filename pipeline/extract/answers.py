"""What a rule is asked that says what an amount is (a figure at its place), what it answers, and what such rules are called."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from pipeline.extract.context import Context
from pipeline.extract.reading import Page, Reading, Word
from schemas.records import Cell, Figure

PER_WATT, PER_SHARE, READ_AT_ONCE, DISCOUNT, LAYOFFS, HIRES = "per_watt", "per_share", "read_at_once", "discount", "layoffs", "hires"
LOST, BOUGHT, OF_PIECES = "downtime", "bought_for", "of_pieces"
IN_USE, IN_STOCK, IN_CONTRACT, THAT_IS, CHARGED, LASTS, SERVED = "in_use", "in_stock", "in_contract", "that_is", "charged", "lasts", "served"
FIXED = frozenset({"event_word", "tape_out", "rank", "give_or_take", "done_at_once", "likened", DISCOUNT})  # rules that none of `told_otherwise` corrects


class Place(Protocol):
    """A figure at its place (``assembly.spot.Spot``)."""

    page: Page
    reading: Reading
    index: int
    figure: Figure
    context: Context
    cell: Cell | None


Answer = tuple[str, str]  # metric and rule
Rule = Callable[[Place, str, Word | None, str], Answer | None]
