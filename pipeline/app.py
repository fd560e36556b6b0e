"""The composition: which stages a document passes through, in order."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from pipeline.clean import read_article
from pipeline.clean.sentences import split_sentences
from pipeline.extract.claims import find_claims
from pipeline.extract.figures import find_figures
from pipeline.extract.mentions import find_mentions
from pipeline.settings import Settings
from schemas.records import Document, Source

Stage = Callable[[Document, Settings], Document]

STAGES: tuple[Stage, ...] = (split_sentences, find_figures, find_mentions, find_claims)


class Pipeline:
    """Turns sources into documents. Holds settings only; safe to use from several processes, each with its own."""

    def __init__(self, settings: Settings | None = None) -> None:
        self.settings = settings or Settings()

    def read(self, source: Source) -> Document:
        """One source through all stages; raises ``RejectError`` where it cannot be read."""
        document = Document(article=read_article(source, self.settings))
        for stage in STAGES:
            document = stage(document, self.settings)
        return document

    def process(self, content: str | bytes | Path, *, language: str | None = None) -> Document:
        """A text (``str``), the bytes of a page or text, or a path to a file with one document."""
        raise NotImplementedError
