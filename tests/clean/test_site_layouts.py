"""Whole pages in the manners of Korean and Turkish sites: body, title, day and authors, as marked before they were read.

``layouts/NAME.html`` holds a page whose body stands between ⟦ and ⟧, which are taken out before it is read; ``@links(a|b)``
stands for a list of links and ``@flat(a|b)`` for links apart by breaks. ``layouts/gold.toml`` tells the rest.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from html import unescape
from pathlib import Path

import pytest

from pipeline.clean import read_article
from pipeline.settings import Settings
from schemas.records import Article, Source

LAYOUTS = Path(__file__).parent / "layouts"
GOLD = tomllib.loads((LAYOUTS / "gold.toml").read_text())
NOT_BODY = ("title", "byline", "date", "caption", "chrome")
FLOOR = 0.97
INLINE = re.compile(r"</?(?:a|b|strong|span|code|em)\b[^>]*>")


def load(name: str) -> tuple[str, str]:
    """The page and the text of its body."""
    marked = (LAYOUTS / f"{name}.html").read_text()
    marked = re.sub(r"@links\((.*?)\)(?=<)", lambda found: "".join(f'<li><a href="#">{text}</a></li>' for text in found[1].split("|")), marked)
    marked = re.sub(r"@flat\((.*?)\)(?=<)", lambda found: "<br>".join(f'<a href="#">{text}</a>' for text in found[1].split("|")), marked)
    parts = re.findall(r"⟦(.*?)⟧", marked, re.DOTALL)
    body = "\n".join(unescape(re.sub(r"<[^>]*>", "\n", INLINE.sub("", part))) for part in parts)
    return re.sub("[⟦⟧]", "", marked), body


def read(name: str) -> Article:
    return read_article(Source(uri="https://example.com/a", media_type="text/html", data=load(name)[0].encode()), Settings())


def f1(text: str, gold: str) -> float:
    have, want = (Counter(re.findall(r"\w+", words.lower())) for words in (text, gold))
    return 2 * (have & want).total() / (have.total() + want.total())


@pytest.mark.parametrize("name", GOLD)
def test_the_body_and_nothing_else(name: str) -> None:
    article = read(name)
    text = "\n".join(article.source_text[block.start : block.end] for block in article.blocks if block.kind not in NOT_BODY)
    assert f1(text, load(name)[1]) >= FLOOR


@pytest.mark.parametrize("name", GOLD)
def test_title_day_and_authors(name: str) -> None:
    article, gold = read(name), GOLD[name]
    assert (article.title, (article.published_at or "")[:10]) == (gold["title"], gold["date"])
    assert "authors" not in gold or (article.byline or "").split(", ") == gold["authors"]
