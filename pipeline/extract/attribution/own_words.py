"""Whether what is told is the article's own or nobody's, whatever a frame or a model makes of it: rumours, filings, clauses before a speaker comes in, what whoever writes has measured."""

from __future__ import annotations

from pipeline.extract.attribution.frames import Sources
from pipeline.extract.attribution.listening import MARKS
from pipeline.extract.context import Bound
from pipeline.extract.reading import Page, Reading, asked_once
from pipeline.languages import speech_of


@asked_once
def is_rumoured(page: Page, reading: Reading, at: int) -> bool:
    """``15% 내릴 것이라는 소문이 돈다``, ``yüzde 15 düşürebileceği konuşuluyor``, ``söylentilere göre``: nobody in particular says it."""
    speech = speech_of(page.grammar.code)
    return bool(speech.rumoured.search(page.folded, at, reading.clause(at)[1]) or speech.rumour_says.search(page.folded, reading.start, at))


def is_no_source(page: Page, end: int) -> bool:
    """Whether the name that ends there stands where a report was filed (``KAP'a yapılan bildirim``) or is said to be no source (``IDC'ye değil``), whatever a model makes of it."""
    return speech_of(page.grammar.code).filed.match(page.folded, end) is not None or speech_of(page.grammar.code).no_source.match(page.folded, end) is not None


def labels_turn(page: Page, reading: Reading, source: Bound) -> bool:
    """``하윤: 회사 말로는 …``: whether a source is whoever's turn it is, and not named among what is said in it."""
    return source.start is None or source.start < reading.start or page.text.startswith(":", source.end or source.start)


def speaks_for_itself(page: Page, sources: Sources, reading: Reading, at: int) -> bool:
    """Whether nobody but the article says what stands at ``at``: a clause that ends before its sentence's speaker comes in; ``당사 채널 체크에 따르면`` in a broker's note, where "our firm" is who writes it; what whoever writes has measured (``저희가 직접 재 보니``, ``bizim koşturduğumuz``) or adds himself (``hatırlatalım``, ``밝혀 둔다``)."""
    if any(start <= at < end for start, end in sources.own.get(reading.block, ())) and sources.at(reading, at, "") is None:
        return True
    speech = speech_of(page.grammar.code)
    if speech.we_measured.search(page.folded, reading.start, reading.end) and sources.at(reading, at, "") is None:
        return True
    if speech.let_us.search(page.folded, at, reading.end) and not MARKS.search(page.text, reading.start, reading.end):
        return True
    return bool(speech.our_house.search(page.folded, reading.start, at)) and bool(speech.broker.search(page.folded))
