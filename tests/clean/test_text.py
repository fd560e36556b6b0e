"""Blocks of flattened text and Markdown."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pipeline.clean.sentences import split_sentences
from pipeline.clean.text import read_text
from pipeline.settings import Settings
from schemas.records import Article, Document, Source


def article_of(text: str, media_type: str = "text/plain") -> Article:
    return read_text(Source(uri="memory", media_type=media_type, text=text), text, "utf-8", "0" * 64)


def shown(text: str) -> list[tuple[str, str]]:
    """Kinds and texts of the blocks."""
    article = article_of(text)
    return [(block.kind, article.source_text[block.start : block.end].strip()) for block in article.blocks]


PAGE_SNIPPETS = st.sampled_from(
    [
        "댓글 0",
        "# ",
        "---",
        "```",
        "| a | b |",
        "|---|---|",
        "Q. ",
        "A. ",
        "\n",
        "\n\n",
        "\r\n",
        "\u2028",
        "\x0c",
        "- ",
        "관련기사",
        "©",
        "기자",
        "2024.03.28",
        "<p>",
        "title: x",
        " ",
        "\u00a0",
    ]
)


@given(st.lists(st.one_of(PAGE_SNIPPETS, st.text(max_size=12)), max_size=30).map("".join))
@settings(max_examples=300, deadline=None)
def test_blocks_tile_any_text_and_sentences_lie_inside_them(text: str) -> None:
    article = article_of(text)
    ends = [0, *(block.end for block in article.blocks)]
    assert [block.start for block in article.blocks] == ends[:-1]
    assert ends[-1] == len(text)
    document = split_sentences(Document(article), Settings())
    last = 0
    for sentence in document.sentences:
        block = article.blocks[sentence.block]
        assert block.start <= sentence.start < sentence.end <= block.end
        assert last <= sentence.start
        assert text[sentence.start : sentence.end].strip() == text[sentence.start : sentence.end]
        last = sentence.end
    for cell in article.cells:
        block = article.blocks[cell.block]
        assert block.start <= cell.start < cell.end <= block.end


PAGES = sorted((Path(__file__).parent / "pages").iterdir())


def marked_page(path: Path) -> tuple[str, list[tuple[str, int]]]:
    """A page's text, and kind and start of each line that shows something; its lines are written ``kind| text``."""
    text, expected = "", []
    for row in path.read_text("utf-8").splitlines():
        kind, line = row.split("| ", 1) if "| " in row else (row.rstrip("|"), "")
        if line:
            expected.append((kind, len(text)))
        text += line + "\n"
    return text, expected


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.stem)
def test_every_line_of_a_page_is_of_its_kind(path: Path) -> None:
    text, expected = marked_page(path)
    blocks = article_of(text, "text/markdown" if path.suffix == ".md" else "text/plain").blocks
    found = [next(block.kind for block in blocks if block.start <= start < block.end) for _, start in expected]
    lines = [text[start:].split("\n", 1)[0] for _, start in expected]
    assert list(zip(found, lines, strict=True)) == [(kind, line) for (kind, _), line in zip(expected, lines, strict=True)]


@pytest.mark.parametrize("atom", ["…", "..", "a: b\n", "SORU: a\n", "| ", "댓글 1 ", "![", "{{<", "가ㅋ", "\n- a", "[("])
def test_time_grows_with_the_length_and_no_faster(atom: str) -> None:
    text = "가1 " + atom * (40_000 // len(atom))
    started = time.process_time()
    split_sentences(Document(article_of(text)), Settings())
    assert time.process_time() - started < 3


@pytest.mark.parametrize(("word", "kind"), [("댓글 {} · 홍길동", "paragraph"), ("댓글 {}", "paragraph"), ("댓글 9", "chrome")])
def test_comments_that_count_up_are_posts_of_a_discussion(word: str, kind: str) -> None:
    posts = ["V3는 130W를 먹습니다.", "3090은 350W입니다.", "92만 원에 샀습니다."]
    text = "V3 써 보신 분?\n\nV3는 메모리가 32GB입니다.\n\n" + "\n\n".join(f"{word.format(number)}\n\n{post}" for number, post in enumerate(posts, 1))
    assert [found for found, words in shown(text) if posts[-1] in words] == [kind]
