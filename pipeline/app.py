"""The composition: which stages a document passes through, in order."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path

from pipeline.clean import read_article
from pipeline.clean.plain import as_written, in_plain_form, plain_form, with_dumps, without_dumps
from pipeline.clean.sentences import split_sentences
from pipeline.errors import RejectError, UsageError
from pipeline.extract.claims import find_claims
from pipeline.extract.figures import find_figures
from pipeline.extract.mentions import find_mentions
from pipeline.ingest import IngestOptions, file_source
from pipeline.ingest.formats import HTML, READ, SNIFFED_BYTES, TEXT, sniff
from pipeline.settings import Settings
from schemas.records import Article, Document, Reject, Source

Stage = Callable[[Document, Settings], Document]

STAGES: tuple[Stage, ...] = (split_sentences, find_figures, find_mentions, find_claims)


def read_through(article: Article, settings: Settings) -> Document:
    """An article through all stages, in the plain form of its text where that is another."""
    form = plain_form(article.source_text, article.blocks)
    plain = in_plain_form(article, form) if form else article
    words = without_dumps(plain)
    document = Document(article=words)
    for stage in STAGES:
        document = stage(document, settings)
    if words is not plain:
        document = with_dumps(document, plain)
    return as_written(document, form, article) if form else document


class Pipeline:
    """Turns sources into documents. Holds settings only; safe to use from several processes, each with its own."""

    def __init__(self, settings: Settings | None = None) -> None:
        self.settings = settings or Settings()

    def read(self, source: Source) -> Document:
        """One source through all stages; raises ``RejectError`` where it cannot be read."""
        return read_through(read_article(source, self.settings), self.settings)

    def process(self, content: str | bytes | Path, *, language: str | None = None) -> Document:
        """A text (``str``, never the name of a file), the bytes of a page or text, or a ``pathlib.Path`` to a file with one document.

        ``language`` ("ko" or "tr") is forced where given. Raises ``RejectError`` where the content cannot be read, ``UsageError`` where it is none of these.
        """
        return self.read(_source_of(content, language or self.settings.language))

_LONGEST_PATH = 1024  # characters


def _source_of(content: str | bytes | Path, language: str | None) -> Source:
    if isinstance(content, Path):
        source = file_source(content, IngestOptions(language=language))
        if isinstance(source, Reject):
            raise RejectError(source.reason, source.detail)
        return source
    if not isinstance(content, str | bytes):
        raise UsageError(f"Pipeline.process takes a text (str), bytes or a pathlib.Path, not {type(content).__name__}.")
    if isinstance(content, str) and _names_file(content):
        raise RejectError("path_as_text", f"A str is read as the article's own text, and {content!r} is the name of a file; pass pathlib.Path({content!r}).")
    try:
        data = content.encode() if isinstance(content, str) else content
    except UnicodeEncodeError as error:
        raise RejectError("encoding", f"The text holds half a surrogate pair at {error.start}; decode it from its bytes.") from error
    if not data.strip():
        raise RejectError("empty", "The text is empty; there is nothing to read.")
    uri = f"text:{hashlib.sha256(data).hexdigest()[:16]}"
    media_type = HTML if sniff(data[:SNIFFED_BYTES]) == HTML else TEXT
    if isinstance(content, str):
        return Source(uri=uri, media_type=media_type, text=content, language=language)
    return Source(uri=uri, media_type=media_type, data=content, language=language)


def _names_file(text: str) -> bool:
    """Whether a text is one line that ends as the files that are read do, and such a file is there."""
    if len(text) > _LONGEST_PATH or not text.isprintable() or not text.lower().endswith(tuple(READ)):
        return False
    try:
        return Path(text).is_file()
    except OSError:
        return False  # longer than the file system's names
