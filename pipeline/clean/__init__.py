"""An article out of a page: source text, blocks, metadata, language."""

from __future__ import annotations

import hashlib
from dataclasses import replace

from pipeline.clean.html import read_html
from pipeline.settings import Settings
from schemas.records import Article, Block, Source


def read_article(source: Source, settings: Settings) -> Article:
    """The article of a source, its blocks tiling its source text; raises ``RejectError``."""
    data = source.data if source.data is not None else (source.text or "").encode()
    text = data.decode("utf-8")
    if source.media_type == "text/html":
        article = read_html(source, text)
        return replace(article, language=settings.language or ("ko" if any("가" <= c <= "힣" for c in text) else "tr"))
    sha256 = hashlib.sha256(data).hexdigest()
    return Article(
        doc_id=sha256[:16], uri=source.uri, sha256=sha256, media_type=source.media_type, encoding="utf-8", source_text=text,
        language=settings.language or ("ko" if any("가" <= c <= "힣" for c in text) else "tr"),
        title=source.title, published_at=source.published, blocks=(Block("paragraph", 0, len(text)),),
    )  # fmt: skip
