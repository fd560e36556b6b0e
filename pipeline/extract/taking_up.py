"""What a share is of, by the words that say who takes it up: ``매출에서 가속기가 차지하는 비중은 절반``, ``GPU를 탑재한 서버의 비중``, ``gelirin yüzde 40'ını sunucular oluşturuyor``."""

from __future__ import annotations

from pipeline.extract.context import Bound, bound
from pipeline.extract.metrics import metric_words
from pipeline.extract.reading import MAKERS, THINGS, Page, Reading
from pipeline.languages import business_of
from schemas.records import Figure


def taking_up(page: Page, reading: Reading, figure: Figure) -> Bound | None:
    """Who or what takes up a share: before it, where a verb or what it is equipped with tells, else behind it."""
    words, (low, _) = business_of(page.grammar.code), reading.clause(figure.start)
    told = [m for pattern in words.takes for m in pattern.finditer(page.folded, low, figure.start)]
    match = told[-1] if told else words.taken.match(page.folded, figure.end, reading.end)
    if match is None or words.not_taken.search(match["phrase"]):
        return None
    start, end = match.start("phrase"), match.end("phrase") - match["phrase"].endswith(" ")
    own = next((n for n in reading.names if n.end == end and start <= n.start and n.type in THINGS | MAKERS), None)
    if own:
        return bound(own, 0.8, "taking_up")
    measures = metric_words(page, start, end)
    return None if measures and measures[-1].end == end else Bound(page.text[start:end], None, start, end, 0.7, "taking_up")
