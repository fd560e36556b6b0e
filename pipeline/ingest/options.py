"""What ingest may be told about its containers, and its limits."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

# A book of 5,000 pages. The largest article page of the development set has 0.6 MB; a saved page with its pictures inlined
# stays below 10 MB.
MAX_DOCUMENT_BYTES: Final = 20 * 2**20

TEXT_FIELDS: Final = ("text", "source_text", "body", "article_text", "article", "maintext", "content", "plain_text")
HTML_FIELDS: Final = ("html", "raw_html", "page_html", "html_content")
URL_FIELDS: Final = ("url", "uri", "link", "source_url", "canonical_url")
TITLE_FIELDS: Final = ("title", "headline")
DATE_FIELDS: Final = ("date", "published", "published_at", "date_publish", "publish_date", "pub_date", "datePublished")


@dataclass(frozen=True, slots=True)
class IngestOptions:
    """How rows of JSONL and Parquet are read: the first of these fields that a row has counts, in this order."""

    text_fields: tuple[str, ...] = TEXT_FIELDS
    html_fields: tuple[str, ...] = HTML_FIELDS
    url_fields: tuple[str, ...] = URL_FIELDS
    title_fields: tuple[str, ...] = TITLE_FIELDS
    date_fields: tuple[str, ...] = DATE_FIELDS
    max_bytes: int = MAX_DOCUMENT_BYTES
    own_files: bool = False  # read what chipclaims made, too
    language: str | None = None  # "ko" or "tr" for every source, None to detect
