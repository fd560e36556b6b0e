"""Several measures told of in turn: ``매출 2조 원, 영업이익 3,000억 원으로 각각 5%, 14% 줄었다``, ``gelir ve kâr sırasıyla yüzde 5 ve yüzde 14 azaldı``."""

from __future__ import annotations

from pipeline.extract.metrics import metric_words
from pipeline.extract.reading import MAKERS, MEASURES, THINGS, Page, Reading
from schemas.records import Figure

IN_TURN = "in_turn"


def metric_in_turn(page: Page, reading: Reading, figure: Figure) -> tuple[str, str] | None:
    """Which of as many measures a percentage or a multiple is told of: its place among those behind ``각각`` and ``sırasıyla``; None where names are told of in turn."""
    marker = page.grammar.respectively.search(page.folded, reading.start, figure.start) if figure.unit in ("percent", "x") else None
    if marker is None:
        return None
    figures = [f for f in reading.figures if f.start >= marker.end() and f.unit == figure.unit]
    told = [word.metric for word in metric_words(page, reading.start, marker.start())][-max(1, len(figures)) :]
    if len(figures) < len(("one", "other")) or len(told) != len(figures) or len(set(told)) < len(told) or metric_words(page, marker.end(), figures[-1].end):
        return None
    names = {n.entity.entity_id for n in reading.names if n.end <= marker.start() and n.type in THINGS | MAKERS}
    values = [f for f in reading.figures if f.end <= marker.start() and f.kind in MEASURES]
    if len(names) == len(figures) and not values:
        return None
    at = next((at for at, one in enumerate(figures) if one is figure), None)
    return None if at is None else (told[at], IN_TURN)
