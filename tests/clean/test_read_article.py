"""From bytes or a row to an article."""

from __future__ import annotations

import hashlib

import pytest

from pipeline.clean import read_article
from pipeline.errors import RejectError
from pipeline.settings import Settings
from schemas.records import Article, Source

KOREAN = "새 칩은 전작보다 두 배 빠르다고 회사는 밝혔다. 값은 12만 원이다.\n"
TURKISH = "Yeni kart öncekinin iki katı hızlı çalışıyor ve 75 watt çekiyor. Fiyatı ise değişmedi.\n"


def read(data: bytes | None = None, *, media_type: str = "text/plain", text: str | None = None) -> Article:
    return read_article(Source(uri="memory", media_type=media_type, data=data, text=text), Settings())


@pytest.mark.parametrize(
    ("text", "encoding", "language"),
    [
        (KOREAN, "utf-8", "ko"),
        (KOREAN, "cp949", "ko"),
        (TURKISH, "utf-8", "tr"),
        (TURKISH, "cp1254", "tr"),
        (TURKISH, "utf-16", "tr"),
    ],
)
def test_encodings(text: str, encoding: str, language: str) -> None:
    data = text.encode(encoding)
    article = read(data)
    assert (article.source_text, article.language) == (text, language)
    assert article.sha256 == hashlib.sha256(data).hexdigest()
    assert article.doc_id == article.sha256[:16]


def test_a_row_is_hashed_by_its_text_and_never_taken_for_a_page() -> None:
    text = "<html> etiketi ile başlayan bir satır: " + TURKISH
    article = read(text=text)
    assert article.source_text == text
    assert article.sha256 == hashlib.sha256(text.encode()).hexdigest()


@pytest.mark.parametrize("head", ["<!DOCTYPE html>\n<html>", "\n<html lang=tr>", "<!-- kopya --><!doctype HTML><html>"])
def test_a_page_named_txt_is_read_as_a_page(head: str) -> None:
    article = read(f"{head}<body><p>{TURKISH}</p></body></html>".encode())
    assert article.media_type == "text/html"
    assert article.source_text.strip() == TURKISH.strip()


def test_markdown_with_tags_stays_text() -> None:
    text = f"---\ntitle: Kart\n---\n<p>{TURKISH.strip()}</p>\n"
    article = read(text.encode())
    assert article.source_text == text
    assert article.blocks[-1].kind == "paragraph"


@pytest.mark.parametrize("data", [b"", b" \n\t\n", "\u200b\n…\n".encode()])
def test_nothing_to_read(data: bytes) -> None:
    with pytest.raises(RejectError) as caught:
        read(data)
    assert caught.value.reason == "empty"
