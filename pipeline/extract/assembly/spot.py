"""A figure at its place, and what is made of it."""

from __future__ import annotations

from dataclasses import dataclass

from pipeline.extract.context import Bound, Context
from pipeline.extract.reading import Page, Reading
from schemas.records import Cell, Claim, Figure

MIDDLING = 0.02  # of a large amount: what a small firm deals in
RATES = ("throughput", "frame_rate")
SETTING_REACH = 16  # code points in which the name of a setting stands before its number
SETTINGS = frozenset({"batch_size", "input_length", "learning_rate", "epochs", "dataset_size", "sparsity"})


@dataclass(slots=True, unsafe_hash=True)  # made by the thousand, and to freeze one takes longer than to make it
class Spot:
    """A figure at its place: the sentence with its number in the document, the table cell if any, what has been read before."""

    page: Page
    reading: Reading
    index: int
    figure: Figure
    context: Context
    cell: Cell | None = None


@dataclass(frozen=True, slots=True)
class Found:
    """A claim with the bindings that later sentences may carry on."""

    claim: Claim
    subject: Bound
    rival: Bound | None
