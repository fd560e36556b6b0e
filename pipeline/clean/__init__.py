"""An article out of a page: source text, blocks, metadata, language."""

from __future__ import annotations

import hashlib
import re
from dataclasses import replace

from pipeline.clean.datelines import parse_moment
from pipeline.clean.html import read_html
from pipeline.clean.language import SAMPLE, detect_language, mark_languages
from pipeline.clean.plain import PlainForm, article_as_written, in_plain_form, plain_form
from pipeline.clean.text import read_text
from pipeline.errors import RejectError
from pipeline.ingest.decode import decode, warnings_of
from pipeline.settings import Settings
from schemas.records import Article, Source, Warning_

SUPPORTED = ("ko", "tr")

_PAGE = re.compile(
    r"\s*(?:<\?xml[^>]*>\s*)?(?:<!--.*?-->\s*)*(?:<!doctype\s+html|<html[\s>]|<head[\s>])", re.IGNORECASE | re.DOTALL
)
_SENTENCES = ("paragraph", "answer", "question", "list_item", "quote", "heading", "title", "caption")
EMPTY = "The document holds no text; check the file, or the field that its text is read from."
LONGEST_DATE = 60  # characters of a date that are quoted
FEW_BLOCKS = 20  # of which all are in the sample that the language is told by


def read_article(source: Source, settings: Settings) -> Article:
    """The article of a source, its blocks tiling its source text; raises ``RejectError``.

    Reasons: ``empty`` (no letter or digit in it) and ``language`` (neither Korean nor Turkish, and none forced).
    """
    text, encoding, data = _decoded(source)
    sha256 = hashlib.sha256(data).hexdigest()
    if not any(map(str.isalnum, text)):
        raise RejectError("empty", EMPTY)
    form = plain_form(text)
    article = _read(source, form.text if form else text, encoding, sha256)
    if not any(map(str.isalnum, article.source_text)):
        raise RejectError("empty", EMPTY)
    article = replace(article, warnings=(*article.warnings, *warnings_of(text), *_warnings_of_date(source.published)))
    article = _with_languages(article, source.language or settings.language)
    return _over_text(article, source, text, form) if form else article


def _warnings_of_date(told: str | None) -> tuple[Warning_, ...]:
    if not told or parse_moment(told):
        return ()
    return (Warning_("ingest", "date_not_understood", f"The date {told[:LONGEST_DATE]!r} is not understood; write it as 2024-03-12, or as seconds since 1970."),)


def _over_text(article: Article, source: Source, text: str, form: PlainForm) -> Article:
    """An article that was read in its plain form, over the text as it is; of a page that is the text which its own letters flatten to."""
    if article.media_type != "text/html":
        return article_as_written(article, form, text)
    page = _read(source, text, article.encoding, article.sha256)
    flat, more = plain_form(page.source_text), plain_form(article.source_text)
    article = in_plain_form(article, more) if more else article  # `&#8203;` shows only now
    if flat is not None and flat.text == article.source_text:
        return article_as_written(article, flat, page.source_text)
    return replace(page, language=article.language, warnings=article.warnings)


def _decoded(source: Source) -> tuple[str, str, bytes]:
    """Text, encoding, and the bytes that the document's hash is taken of."""
    if source.data is None:
        text = source.text or ""
        return text, "utf-8", text.encode("utf-8", "surrogatepass")
    text, encoding = decode(source.data, source.declared_encoding)
    return text, encoding, source.data


def _read(source: Source, text: str, encoding: str, sha256: str) -> Article:
    if source.published:
        source = replace(source, published=parse_moment(source.published))
    if source.media_type == "text/html" or (source.data is not None and _PAGE.match(text[:4000])):
        return read_html(replace(source, media_type="text/html"), text, encoding=encoding, sha256=sha256)
    return read_text(source, text, encoding, sha256)


def _with_languages(article: Article, forced: str | None) -> Article:
    text = article.source_text
    language = forced or detect_language(_prose(article, _SENTENCES))
    if not forced and language not in SUPPORTED:
        language = detect_language(_prose(article, (*_SENTENCES, "table"))) or detect_language(text)
    if language not in SUPPORTED:
        raise RejectError(
            "language",
            "The language of the document is neither Korean nor Turkish; --language forces one of them.",
        )
    return replace(article, language=language, blocks=mark_languages(text, article.blocks, language))


def _prose(article: Article, kinds: tuple[str, ...]) -> str:
    """A sample of the article's own words: menus in another language than the article do not count, nor tables of names where its sentences tell."""
    blocks = [block for block in article.blocks if block.kind in kinds]
    size = sum(block.end - block.start for block in blocks)
    step = max(1, min(size // SAMPLE, len(blocks) // FEW_BLOCKS))
    return "\n".join(article.source_text[block.start : min(block.end, block.start + SAMPLE)] for block in blocks[::step])
