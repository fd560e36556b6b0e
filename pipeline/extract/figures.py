"""Figures: every number of the document, exactly once.

The reader walks over the complete list of digit runs. Each run is read by the first rule of ``Reader.read`` that knows what
stands around it, and becomes part of exactly one figure; number words are added where they count. Later passes
(``pipeline.extract.sharing``) let lists share units, carry rates and take units from table heads.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date

from pipeline.errors import InvariantError
from pipeline.extract.chrome import chrome_spans
from pipeline.extract.dates import Clock, within_calendar
from pipeline.extract.drafts import Draft
from pipeline.extract.durations import join_cents, join_durations
from pipeline.extract.heads import has_loose_table, take_head_units
from pipeline.extract.literals import DIGIT_RUN, DIGITS, count_digits, digit_runs
from pipeline.extract.reader import Reader
from pipeline.extract.sharing import share
from pipeline.extract.signs import join_signed, mark_signs
from pipeline.languages.protocol import FigureGrammar
from pipeline.settings import Settings
from schemas.records import Block, Cell, Document, Figure

__all__ = ["DIGIT_RUN", "check_coverage", "find_figures", "grammar_of", "read_figures"]


def find_figures(document: Document, settings: Settings) -> Document:
    """The document with its figures, sorted, disjoint, one for each digit run; raises ``InvariantError`` where they are not."""
    article = document.article
    language = settings.language or article.language or "ko"
    figures = read_figures(
        article.source_text, language, blocks=article.blocks, published=article.published_day, cells=article.cells
    )
    return replace(document, figures=figures)


def read_figures(
    text: str, language: str, *, blocks: Sequence[Block] = (), published: date | None = None, cells: Sequence[Cell] = ()
) -> tuple[Figure, ...]:
    """The figures of a text in ``language`` ("ko" or "tr"; a block that names one of these is read in its own)."""
    chrome = chrome_spans(text, blocks)
    page = [(block.start, block.end) for block in blocks if block.kind == "chrome"]
    drafts: list[Draft] = []
    clock = Clock(published)
    for start, end, name in _stretches(text, language, blocks):
        reader = Reader(text, grammar_of(name), chrome, clock, page)
        drafts += reader.read_stretch(start, end)
    join_signed(text, drafts)
    join_durations(text, drafts)
    if language == "tr":
        join_cents(text, drafts)
    grammar = grammar_of(language)
    if cells or any(block.kind == "table" for block in blocks) or has_loose_table(text):
        take_head_units(text, drafts, grammar, blocks, cells)
    share(text, drafts, grammar)
    mark_signs(text, drafts)
    for draft in drafts:
        if draft.kind == "date" and draft.text_value:
            draft.text_value = within_calendar(draft.text_value)
    figures = tuple([draft.figure(text) for draft in drafts])
    check_coverage(text, figures)
    return figures


def grammar_of(language: str) -> FigureGrammar:
    """The grammar of a language; Korean where there is none, because it lays no claim to Latin words."""
    if language == "tr":
        from pipeline.languages.turkish.figures import GRAMMAR as TURKISH

        return TURKISH
    from pipeline.languages.korean.figures import GRAMMAR as KOREAN

    return KOREAN


def check_coverage(text: str, figures: Sequence[Figure]) -> None:
    """Raises ``InvariantError`` unless each digit run lies in exactly one figure and each surface is what its span holds."""
    last = 0
    for figure in figures:
        start, end, surface = figure.start, figure.end, figure.surface
        if start <= last and start and (start < last or (surface[0] in DIGITS and text[start - 1] in DIGITS)):
            raise InvariantError(f"figure {surface!r} at {start} overlaps its neighbour or shares a digit run with it")
        if not surface or text[start:end] != surface:
            raise InvariantError(f"figure {surface!r} at {start} differs from its span")
        last = end
    if count_digits("".join([figure.surface for figure in figures])) != count_digits(text):  # no digit stands outside the figures
        _blame_run(text, figures)


def _blame_run(text: str, figures: Sequence[Figure]) -> None:
    """Raises ``InvariantError`` at the first digit run that does not lie in one figure."""
    position = 0
    spans = [(figure.start, figure.end) for figure in figures]
    spans.append((len(text) + 1, len(text) + 1))
    for run in digit_runs(text).finditer(text):
        first, end = run.span()
        while spans[position][1] <= first:
            position += 1
        if spans[position][0] > first or spans[position][1] < end:
            raise InvariantError(f"digit run {run.group()!r} at {first} lies in no figure")


def _stretches(text: str, language: str, blocks: Sequence[Block]) -> list[tuple[int, int, str]]:
    """Runs of neighbouring blocks that are read with one grammar; they tile the text."""
    stretches: list[tuple[int, int, str]] = []
    last = 0
    for block in blocks:
        name = block.language if block.language in ("ko", "tr") else language
        if block.start < last or block.end <= last:
            continue
        if stretches and stretches[-1][2] == name:
            stretches[-1] = (stretches[-1][0], block.end, name)
        else:
            stretches.append((last, block.end, name))
        last = block.end
    if last < len(text) or not stretches:
        if stretches and stretches[-1][2] == language:
            stretches[-1] = (stretches[-1][0], len(text), language)
        else:
            stretches.append((last, len(text), language))
    return stretches
