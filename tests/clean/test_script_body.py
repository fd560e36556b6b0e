"""Articles that stand only in a script come after the visible text and a line holding U+000C."""

from __future__ import annotations

import json

import pytest

from pipeline.clean.html import read_html
from schemas.records import Article, Source

SENTENCES = [
    f"가람반도체는 {number}번째 가속기가 지난 세대보다 {number + 20}% 빠르다고 밝혔다. 메모리는 {number * 8}GB이고 전력은 {number * 50}W다."
    for number in range(1, 13)
]
MARK_UP = "".join(f"<p>{sentence}</p>" for sentence in SENTENCES)
SHELL = "<html><head><title>가속기 시험 - 가람뉴스</title>{head}</head><body><div id=root><nav><a href=/>홈</a></nav>{body}</div>{scripts}</body></html>"


def flight(*rows: str) -> str:
    stream = "\n".join(rows)
    middle = len(stream) // 2
    return "".join(f"<script>self.__next_f.push({json.dumps([1, part], ensure_ascii=False)})</script>" for part in (stream[:middle], stream[middle:]))


PAGES = {
    "JSON-LD with mark-up": SHELL.format(
        head=f'<script type="application/ld+json">{json.dumps({"@type": "NewsArticle", "headline": "가속기 시험", "articleBody": MARK_UP})}</script>',
        body="", scripts="",
    ),
    "JSON-LD with plain lines": SHELL.format(
        head=f'<script type="application/ld+json">{json.dumps({"@type": "NewsArticle", "articleBody": chr(10).join(SENTENCES)})}</script>',
        body="<p>" + SENTENCES[0] + "</p>", scripts="",
    ),
    "JSON-LD with escaped mark-up": SHELL.format(
        head='<script type="application/ld+json">'
        + json.dumps({"@graph": [{"@type": "Article", "articleBody": MARK_UP.replace("<", "&lt;").replace(">", "&gt;")}]})
        + "</script>",
        body="", scripts="",
    ),
    "Next.js data": SHELL.format(
        head="", body="",
        scripts=f'<script id="__NEXT_DATA__" type="application/json">{json.dumps({"props": {"pageProps": {"news": {"content": MARK_UP}}}})}</script>',
    ),
    "Next.js stream, text row": SHELL.format(
        head="", body="", scripts=flight('0:["$","div",null,{"children":"$L1"}]', f"1a:T{len(MARK_UP.encode()):x},{MARK_UP}", '2:{"x":1}')
    ),
    "Next.js stream, string": SHELL.format(
        head="", body="", scripts=flight("5:" + json.dumps(["$", "div", None, {"dangerouslySetInnerHTML": {"__html": MARK_UP}}], ensure_ascii=False))
    ),
    "Next.js stream, elements": SHELL.format(
        head="", body="",
        scripts=flight("7:" + json.dumps([["$", "p", None, {"children": sentence}] for sentence in SENTENCES], ensure_ascii=False, separators=(",", ":"))),
    ),
    "a state object": SHELL.format(head="", body="", scripts=f"<script>window.__STATE__ = {json.dumps({'article': {'text': MARK_UP}})};</script>"),
}  # fmt: skip


def read(html: str) -> Article:
    return read_html(Source(uri="x", media_type="text/html"), html)


@pytest.mark.parametrize("html", PAGES.values(), ids=PAGES)
def test_the_script_s_text_is_the_body(html: str) -> None:
    article = read(html)
    visible, separator, added = article.source_text.partition("\f")
    assert visible.startswith("홈\n")
    assert visible.endswith("\n")
    assert separator
    assert added == "\n" + "\n".join(SENTENCES)
    body = [article.source_text[block.start : block.end].strip() for block in article.blocks if block.kind == "paragraph"]
    assert body == SENTENCES


def test_blocks_tile_the_longer_text() -> None:
    article = read(PAGES["JSON-LD with plain lines"])
    assert "".join(article.source_text[block.start : block.end] for block in article.blocks) == article.source_text


def test_a_page_that_shows_its_article_gets_no_second_one() -> None:
    head = f'<script type="application/ld+json">{json.dumps({"@type": "NewsArticle", "articleBody": " ".join(SENTENCES)})}</script>'
    assert "\f" not in read(SHELL.format(head=head, body=f"<article>{MARK_UP}</article>", scripts="")).source_text


def test_a_script_without_running_text_is_no_article() -> None:
    script = json.dumps({"content": "a1b2c3d4" * 100, "text": "var x=1;" * 100, "ids": list(range(500))})
    assert "\f" not in read(SHELL.format(head="", body="<p>빈 쪽</p>", scripts=f"<script>{script}</script>")).source_text
