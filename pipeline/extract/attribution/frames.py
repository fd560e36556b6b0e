"""Frames of reporting, each over the stretch of text that it governs; the narrowest one that holds a claim wins."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field

from pipeline.extract.context import Bound
from pipeline.extract.labels import Turns
from pipeline.extract.reading import Reading

MARKET = frozenset("revenue profit loss market_share market_size shipments rank growth share profit_margin valuation investment".split())


@dataclass(frozen=True, slots=True)
class Frame:
    """A source and the span for which it speaks."""

    start: int
    end: int
    source: Bound
    market: bool = False  # whether it speaks for figures of the market only
    sure: bool = False  # whether the sentence names its speaker in so many words, so that no model need be asked


@dataclass(slots=True)
class Sources:
    """The frames of a document by block, the speakers of its turns, and the body whose survey it reports."""

    frames: dict[int, list[Frame]] = field(default_factory=lambda: defaultdict(list))
    own: dict[int, list[tuple[int, int]]] = field(default_factory=lambda: defaultdict(list))  # clauses before a speaker comes in, by block
    turns: dict[int, Bound] = field(default_factory=dict)
    labelled: Turns = field(default_factory=lambda: Turns((), ()))
    survey: Bound | None = None
    survey_start: int = 0

    def at(self, reading: Reading, offset: int, metric: str) -> Bound | None:
        """The source of a claim at ``offset``; None where the article speaks for itself."""
        if frame := self._over(reading, offset, metric):
            return frame.source
        if turn := self.labelled.at(offset):
            return turn.speaker
        if reading.block in self.turns:
            return self.turns[reading.block]
        return self.survey.carried() if self.survey and offset > self.survey_start and metric in MARKET else None

    def _over(self, reading: Reading, offset: int, metric: str) -> Frame | None:
        """The narrowest frame that holds an offset."""
        holding = [f for f in self.frames.get(reading.block, ()) if f.start <= offset < f.end and (metric in MARKET or not f.market)]
        return min(holding, key=lambda f: f.end - f.start, default=None)

    def surely(self, reading: Reading, offset: int, metric: str) -> bool:
        """``…이며 전력은 350W라고 회사는 설명했다``, ``회사에 따르면 …``: whether the words say outright that one and the same source tells all of a stretch that holds ``offset``."""
        frame = self._over(reading, offset, metric)
        return frame is not None and frame.sure
