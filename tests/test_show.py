"""An article with its figures and claims marked."""

from __future__ import annotations

from html.parser import HTMLParser

import pytest

from pipeline import Pipeline
from pipeline.show import html_claim, html_page, terminal_claim, terminal_page, view_of
from pipeline.show.view import ClaimView, Highlight, SlotView, View, cut, figure_note
from schemas import Article, Block, Document, Figure

HOSTILE = '<script>alert(1)</script> "31%" & <img src=x onerror=alert(2)> \'x\''


class Text(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.text: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        assert not any(name.startswith("on") for name, _ in attrs)

    def handle_data(self, data: str) -> None:
        self.text.append(data)


def parsed(page: str) -> Text:
    parser = Text()
    parser.feed(page)
    return parser


def view(text: str, *marks: Highlight, claims: tuple[ClaimView, ...] = ()) -> View:
    return View("제목", (("uri", "a.txt"),), text, (("paragraph", 0, len(text)),), marks, claims)


def test_pieces_are_cut_at_every_edge() -> None:
    marks = [Highlight(1, 4, "a", ""), Highlight(2, 6, "b", "")]
    pieces = [(piece.text, "".join(mark.label for mark in piece.highlights)) for piece in cut("0123456789", marks, 0, 8)]
    assert pieces == [("0", ""), ("1", "a"), ("23", "ab"), ("45", "b"), ("67", "")]


@pytest.mark.parametrize(
    ("fields", "note"),
    [
        (("quantity", "at_least", 1472.0, None, "core", None), "quantity: at least 1,472 core"),
        (("quantity", "exact", 8.0, 12.0, None, None), "quantity: 8–12"),
        (("date", "exact", None, None, None, "2022-07-07"), "date: 2022-07-07"),
        (("chrome", "exact", None, None, None, None), "chrome"),
    ],
)
def test_notes_of_figures(fields: tuple, note: str) -> None:
    assert figure_note(*fields) == note


def test_everything_from_the_article_is_escaped() -> None:
    claim = ClaimView("c", 0, len(HOSTILE), HOSTILE, "result", 0.5, HOSTILE, None, (SlotView("subject", 0, 8, HOSTILE, HOSTILE, 0.5, HOSTILE),))
    page = view(HOSTILE, Highlight(0, 8, "quantity", HOSTILE), claims=(claim,))
    for html in (html_page(page), html_claim(page, claim)):
        assert not {"script", "img", "link", "iframe"} & set(parsed(html).tags)
    assert HOSTILE in "".join(parsed(html_page(page)).text)


def test_figures_have_tooltips_and_link_to_their_claims() -> None:
    claim = ClaimView("c", 0, 7, "A is 31% faster.", "result", 0.5, "rule", (3, 6))
    page = html_page(view("A가 31% 빨라", Highlight(3, 6, "percentage", "percentage: 31 percent"), claims=(claim,)))
    assert '<a href="#claim-1"><mark class="percentage" title="percentage: 31 percent">31%</mark></a>' in page
    assert '<tr id="claim-1">' in page


def test_a_page_tells_how_claims_stand_where_they_were_audited() -> None:
    told = [ClaimView(f"c{n}", 0, 7, "A is 31% faster.", "result", 0.5, "rule", (3, 6), standing=standing) for n, standing in enumerate(("refuted", None))]
    judged, plain = (html_page(view("A가 31% 빨라", claims=tuple(claims))) for claims in (told, told[1:]))
    assert "<th>standing" in judged
    assert "<td>result<td>refuted<td>A is" in judged
    assert "standing" not in plain.partition("<h2>")[2]


def test_a_document_draws_itself() -> None:
    page = Pipeline().process("보우 Pod16은 DGX-A100보다 31% 빠르다.", language="ko").to_html()
    assert page.startswith("<!doctype html>")
    assert '<mark class="percentage" title="percentage: 31 percent">31%</mark>' in page


def test_a_document_without_claims_draws_itself() -> None:
    article = Article("0" * 16, "a", "0" * 64, "text/plain", "utf-8", "31%", "ko", blocks=(Block("paragraph", 0, 3),))
    page = Document(article, figures=(Figure(0, 3, "31%", "percentage", 31, unit="percent"),)).to_html()
    assert "No claims were found." in page


def test_terminal_claims_without_colours_name_the_slots_in_brackets() -> None:
    claim = ClaimView("c", 0, 9, "S", "result", 0.5, "rule", (3, 6), (SlotView("subject", 0, 1, "A", "A100", 0.9, "topic"),))
    text = terminal_claim(view("A가 31% 빨라", claims=(claim,)), claim, colour=False, width=None)
    assert "[A|subject]가 31% 빨라" in text
    assert "topic" in text


def test_terminal_pages_show_control_characters() -> None:
    assert "\x1b" not in terminal_page(view("a\x1b[2J 3"), colour=False, width=80)


def test_views_of_documents_keep_the_whole_text() -> None:
    document = Pipeline().process("제목 줄\n\n본문은 3개다.\n\n댓글 0", language="ko")
    shown = view_of(document)
    assert "".join(piece.text for kind, start, end in shown.blocks for piece in shown.pieces(start, end)) == document.article.source_text
