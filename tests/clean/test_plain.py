"""Texts whose letters are taken apart, wide or beside what shows nothing: read in their plain form, told in their own offsets."""

from __future__ import annotations

import unicodedata
from pathlib import Path

import pytest

from pipeline import Pipeline
from pipeline.clean.plain import plain_form
from schemas.records import Block, Document

KOREAN = "물결 S3는 H100보다 12% 느리다.\n\n가격은 1,350만 원이고 전력은 420와트다. 메모리는 이전의 두 배다."
TURKISH = "Doruk D4, H100'den yüzde 15 yavaş. Fiyatı üç bin beş yüz lira, gücü 350 W."


def told(document: Document) -> list[object]:
    return [*((f.value, f.unit, f.kind) for f in document.figures), *(c.statement for c in document.claims), *(c.modality for c in document.claims)]


def whole(document: Document) -> None:
    """Every surface stands at its offsets, and the blocks tile the text."""
    text = document.article.source_text
    spans = [*document.figures, *document.mentions, *(s for c in document.claims for s in c.slots if s.start is not None)]
    assert all(text[one.start : one.end] == one.surface for one in spans)
    assert "".join(text[block.start : block.end] for block in document.article.blocks) == text
    assert {c.figure for c in document.claims if c.figure is not None} <= {f.start for f in document.figures}


@pytest.mark.parametrize("text", [KOREAN, TURKISH])
def test_letters_taken_apart_tell_the_same(text: str) -> None:
    apart = unicodedata.normalize("NFD", text)
    document = Pipeline().process(apart)
    whole(document)
    assert document.article.source_text == apart
    assert told(document) == told(Pipeline().process(text))
    assert document.claims


@pytest.mark.parametrize("name", ["ko-column", "tr-01-ajans-tpu"])
def test_an_article_taken_apart_tells_the_same(name: str) -> None:
    text = Path(f"corpus/articles/{name}.txt").read_text(encoding="utf-8")
    document = Pipeline().process(unicodedata.normalize("NFD", text))
    whole(document)
    assert told(document) == told(Pipeline().process(text))


@pytest.mark.parametrize(
    ("text", "plain", "surface", "value"),
    [
        ("물결 S3의 전력은 4\u200b20W다.", "물결 S3의 전력은 420W다.", "4\u200b20W", 420),
        ("\ufeff물결 S3는 H100보다 1\u200e2% 느리다.\u200b", "물결 S3는 H100보다 12% 느리다.", "1\u200e2%", 12),
        ("물결 S3의 전력은 ４２０Ｗ다.", "물결 S3의 전력은 420W다.", "４２０Ｗ", 420),
        ("물결 S3의 가격은 １，５００달러다.", "물결 S3의 가격은 1,500달러다.", "１，５００달러", 1500),
        ("물결 S3는 H100보다 31．5％ 느리다.", "물결 S3는 H100보다 31.5％ 느리다.", "31．5％", 31.5),
        ("물결 S3의 전력은 4\u200d2\ufe0f0W다.", "물결 S3의 전력은 420W다.", "4\u200d2\ufe0f0W", 420),
        ("Doruk D4 1\u00a0500\u00a0000 TL.", "Doruk D4 1500000 TL.", "1\u00a0500\u00a0000 TL", 1500000),
        ("Doruk D4 2\u2009500 lira.", "Doruk D4 2500 lira.", "2\u2009500 lira", 2500),
        ("Doruk D4'ün gücü 3\u00ad50 W.", "Doruk D4'ün gücü 350 W.", "3\u00ad50 W", 350),
    ],
)
def test_what_shows_nothing_parts_no_number(text: str, plain: str, surface: str, value: float) -> None:
    form = plain_form(text)
    assert form is not None
    assert form.text == plain
    document = Pipeline().process(text, language="tr" if "Doruk" in text else "ko")
    whole(document)
    assert (surface, value) in [(figure.surface, figure.value) for figure in document.figures]


@pytest.mark.parametrize(
    "text",
    [
        "물결\u00a0S3의  전력은 4\u200b20Ｗ, 가격은 １，５００달러다.\n",
        "\ufeffDoruk D4,\u202f1\u00a0500\u00a0000  TL;\u200d gücü 3\u00ad50\u2007W.\n",
        "\u200b\u200b\u00a0\u200b",
    ],
)
def test_odd_letters_have_one_plain_form_whatever_stands_behind_them(text: str) -> None:
    blocks = [Block("paragraph", 0, len(text))]
    alone, followed = plain_form(text, blocks), plain_form(text + "e\u0301", blocks)  # a letter with its mark: each letter is composed
    assert alone is not None
    assert followed is not None
    assert followed.text == alone.text + "é"
    assert (followed.starts[:-1], followed.ends[:-1]) == (alone.starts, alone.ends)


def test_a_page_taken_apart() -> None:
    page = f"<!DOCTYPE html><html><head><title>새 칩</title></head><body><article><p>&#8203;{KOREAN}</p><p>＜{TURKISH}＞</p></article></body></html>"
    document = Pipeline().process(unicodedata.normalize("NFD", page), language="ko")
    whole(document)
    assert document.article.title == "새 칩"
    assert told(document) == told(Pipeline().process(page, language="ko"))


def test_a_plain_text_has_no_other_form() -> None:
    assert plain_form(KOREAN + TURKISH + "İıŞ … “é” 👨‍👩‍👧") is None


@pytest.mark.parametrize("dump", ["1234567890" * 3_000, "9f3aBc21e+/" * 3_000, "A" * 30_000, "가1" * 10_000])
@pytest.mark.parametrize(("text", "language"), [(KOREAN, "ko"), (TURKISH, "tr")])
def test_a_dump_in_letters_is_no_word(text: str, language: str, dump: str) -> None:
    document = Pipeline().process(f"{text}\n\n{dump}\n\n{text}", language=language)
    whole(document)
    digits = sum(c.isdigit() for c in document.article.source_text)
    assert sum(c.isdigit() for figure in document.figures for c in figure.surface) == digits
    assert [c.statement for c in document.claims].count(Pipeline().process(text, language=language).claims[0].statement) == 2
    assert all(figure.kind == "chrome" for figure in document.figures if figure.rule == "unbroken_run")


def test_nul_characters_hide_nothing() -> None:
    text = KOREAN.replace("420", "4\00020")
    document = Pipeline().process(text.encode())
    whole(document)
    assert document.article.source_text == text
    assert told(document) == told(Pipeline().process(KOREAN))
    assert [warning.code for warning in document.article.warnings] == ["nul_characters"]
    page = Pipeline().process(f"<html><body><article><p>{text}</p></article></body></html>".encode())
    assert [f.value for f in page.figures] == [f.value for f in document.figures]
    assert "\0" not in page.article.source_text


@pytest.mark.parametrize("text", [KOREAN, TURKISH])
@pytest.mark.parametrize("space", ["  ", "\u00a0", "\u00a0 "])
def test_spaces_of_another_sort_tell_the_same(text: str, space: str) -> None:
    document = Pipeline().process(text.replace(" ", space))
    whole(document)
    assert told(document) == told(Pipeline().process(text))
    assert not any("  " in name for name in (c.subject or "" for c in document.claims))


def test_spaces_that_part_columns_stay() -> None:
    text = "| 칩      | 전력   |\n|---------|--------|\n| 물결 S3 | 420 W  |\n\n물결  S3는 H100보다 12% 느리다."
    document = Pipeline().process(text, language="ko")
    whole(document)
    assert {(c.subject, c.metric) for c in document.claims} == {("물결 S3", "power"), ("물결 S3", "performance")}


def test_where_no_space_breaks_none_groups_digits() -> None:
    text = "Doruk 2 350 W çekiyor. Boyu 120 mm.".replace(" ", "\u00a0")
    assert [f.value for f in Pipeline().process(text, language="tr").figures if f.unit == "W"] == [f.value for f in Pipeline().process(text.replace("\u00a0", " "), language="tr").figures if f.unit == "W"]
