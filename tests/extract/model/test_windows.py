"""Cutting a document into what the encoder reads at once."""

from __future__ import annotations

import re

import pytest

from pipeline.app import STAGES
from pipeline.clean import read_article
from pipeline.extract.model.windows import MOST_TOKENS, NAME_MARKS, SENTENCE_TOKENS, cut_windows, tokenize
from pipeline.settings import Settings
from schemas.records import Document, Source


class Words:
    """A tokenizer whose pieces are words and signs."""

    def pieces(self, text, *, joined=False):
        found = list(re.finditer(r"\w+|[^\w\s]", text))
        return [len(m[0]) + 4 for m in found], [m.start() for m in found], [m.end() for m in found]


def _read(text: str, language: str) -> Document:
    settings = Settings(language=language)
    document = Document(article=read_article(Source(uri="t", media_type="text/plain", text=text, language=language), settings))
    for stage in STAGES[:3]:
        document = stage(document, settings)
    return document


LONG = "Kıyı K2 tanıtıldı\n\n" + "\n\n".join(f"Bu yıl {n} bin kart satıldı ve her biri {n} GB bellek taşıyor, ama kimse bunu fark etmedi." for n in range(2, 90))


def test_every_judged_figure_stands_in_one_window():
    document = _read(LONG, "tr")
    judged = [figure.start for window in cut_windows(document, Words()) for figure in window.judged]
    assert len(judged) > 150
    assert judged == sorted(set(judged))


def test_no_window_is_longer_than_allowed():
    assert max(len(window.tokens) for window in cut_windows(_read(LONG, "tr"), Words())) <= MOST_TOKENS


def test_later_windows_open_with_the_title():
    windows = list(cut_windows(_read(LONG, "tr"), Words()))
    assert len(windows) > 2
    assert all(LONG[window.tokens.starts[1] : window.tokens.ends[1]] == "Kıyı" for window in windows)


def test_a_sentence_without_end_is_cut():
    text = "Kart " + "ve " * (3 * SENTENCE_TOKENS) + "8 GB."
    windows = list(cut_windows(_read(text, "tr"), Words()))
    assert [figure.surface for window in windows for figure in window.judged] == ["8 GB"]
    assert all(len(window.tokens) <= MOST_TOKENS for window in windows)


def test_a_text_without_figures_needs_no_window():
    assert not list(cut_windows(_read("여명은 빠르고 조용하다.", "ko"), Words()))


@pytest.mark.parametrize(("text", "language", "surface"), [("참매 칩은 L40S보다 2.4배 빠르다.", "ko", "L40S"), ("Yeni kart L40S'ten 2,4 kat hızlı.", "tr", "L40S")])
def test_a_span_is_found_again_by_its_tokens(text: str, language: str, surface: str):
    window = next(iter(cut_windows(_read(text, language), Words())))
    start = text.index(surface)
    first, last = window.span(start, start + len(surface))
    assert text[window.tokens.starts[first] : window.tokens.ends[last]] == surface
    assert window.tokens.marks[first] == NAME_MARKS["chip"]


def test_a_span_outside_the_window_is_none():
    windows = list(cut_windows(_read(LONG, "tr"), Words()))
    assert windows[-1].span(LONG.index("Bu yıl 2 bin"), LONG.index("Bu yıl 2 bin") + 2) is None


def test_no_token_holds_a_name_and_its_particle():
    text = "여명은 빠르다"
    tokens = tokenize(text, 0, len(text), [(0, 2, 8)], Words())
    assert [text[a:b] for a, b in zip(tokens.starts, tokens.ends, strict=True)] == ["여명", "은", "빠르다"]
    assert tokens.marks == [8, 0, 0]


def test_windows_without_a_wanted_figure_and_what_follows_the_last_are_left_out():
    document = _read(LONG, "tr")
    every = list(cut_windows(document, Words()))
    wanted = {figure.start for figure in document.figures if figure.surface in ("40 GB", "80 GB")}
    windows = list(cut_windows(document, Words(), wanted))
    assert 0 < len(windows) < len(every)
    assert all(wanted & {figure.start for figure in window.judged} for window in windows)
    assert max(wanted) == max(figure.start for figure in windows[-1].judged)
    assert [window.judged for window in windows[:-1]] == [window.judged for window in every if wanted & {figure.start for figure in window.judged}][: len(windows) - 1]


def test_nothing_wanted_needs_no_window():
    assert not list(cut_windows(_read(LONG, "tr"), Words(), ()))
