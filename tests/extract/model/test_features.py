"""Which places of a text the learned extractor is offered for a role."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pipeline.extract.claims import overhear
from pipeline.extract.model.features import NEAR, PAIR_WIDTH, pair_features, spans_of, survey
from pipeline.extract.model.hints import Hint
from pipeline.extract.reading import read_page
from schemas.records import Document

KOREAN = "마루칩은 새 보드를 냈다. 이 보드는 카드보다 작다. 개발자 키트는 42만 원이고 냉각팬은 따로 판다."
TURKISH = "Marutek yeni kartını tanıttı. Geliştirme kiti 249 dolar, fan ayrı satılıyor."


@pytest.mark.parametrize(("text", "language", "words", "figure"), [(KOREAN, "ko", "개발자 키트", "42만"), (TURKISH, "tr", "Geliştirme kiti", "249")])
def test_common_nouns_that_the_rules_propose_are_offered(read: Callable[..., Document], text: str, language: str, words: str, figure: str):
    page = read_page(read(text, language))
    hints = {text.index(figure): Hint(shares={f"raw:{words}": 0.6, "raw:nowhere": 0.4})}
    places = {(one.start, one.end) for one in spans_of(page, hints=hints)} - {(one.start, one.end) for one in spans_of(page)}
    assert {text[start:end] for start, end in places} == {words}


def test_no_proposal_stands_on_a_name(read: Callable[..., Document]):
    page = read_page(read(TURKISH, "tr"))
    at = TURKISH.index("Geliştirme kiti")
    hints = {TURKISH.index("249"): Hint(shares={"raw:Geliştirme kiti": 0.6})}
    assert [(one.start, one.end) for one in spans_of(page, [(at, at + 10)], hints)] == [(one.start, one.end) for one in spans_of(page, [(at, at + 10)])]


def test_the_nearest_place_before_the_figure_is_offered(read: Callable[..., Document]):
    text = "Fan sessizdir. Fan ayrı satılıyor, fiyatı 30 dolar. Fan beyazdır."
    page = read_page(read(text, "tr"))
    found = [one.start for one in spans_of(page, hints={text.index("30"): Hint(shares={"raw:Fan": 1.0})}) if text[one.start : one.end] == "Fan"]
    assert found == [text.index("Fan ayrı")]


def test_pairs_tell_how_a_name_stands_to_a_figure(read: Callable[..., Document]):
    page = read_page(read("H100 700 W, A100 400 W.", "tr"))
    known = survey(page, spans_of(page), overhear(page))
    table = pair_features(known, [one for one in page.ordered if one.unit == "W"], known.spans)
    assert table.shape == (2, 2, PAIR_WIDTH)
    assert table[:, :, 0].all()  # all in one sentence
    gaps = table[:, :, 10 : 10 + 2 * (len(NEAR) + 1)].nonzero()[2].reshape(2, 2)
    assert gaps.tolist() == [[0, len(NEAR) + 1], [3, 0]]  # `H100 700`, `W, A100`; `H100` far before `400`


def test_pairs_of_no_names(read: Callable[..., Document]):
    page = read_page(read("Fan 30 dolar.", "tr"))
    assert pair_features(survey(page, [], {}), page.ordered, []).shape == (1, 0, PAIR_WIDTH)


def test_two_names_that_are_joined_are_no_third(read: Callable[..., Document]):
    text = "인텔-엔비디아 동맹이 5조 원을 걸었다. 인텔은 웃었다."
    page = read_page(read(text, "ko"))
    assert {text[one.start : one.end] for one in spans_of(page, [(0, text.index(" "))])} == {"인텔", "엔비디아"}
