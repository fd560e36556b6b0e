"""Each promise of the store, broken in one way."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pipeline.errors import InvariantError
from pipeline.store.invariants import check_document
from schemas.records import Block, Claim, Figure, Sentence


def test_sound_document_passes(make_document):
    check_document(make_document())


def test_empty_text_passes(make_document):
    check_document(make_document(""))


@pytest.mark.parametrize("text", ["칩 12개", "칩 １２개", "가 12３4 나"])
def test_digit_run_without_a_figure(make_document, text):
    with pytest.raises(InvariantError, match="lie in no figure"):
        check_document(replace(make_document(text), figures=()))


def test_digit_run_cut_by_a_figure(make_document):
    document = make_document("칩 1234개")
    with pytest.raises(InvariantError, match="lie in no figure"):
        check_document(replace(document, figures=(Figure(2, 4, "12", "quantity"),)))


def test_figures_that_overlap(make_document):
    document = make_document("칩 1234개")
    with pytest.raises(InvariantError, match="overlap"):
        check_document(replace(document, figures=(*document.figures, Figure(4, 7, "34개", "quantity"))))


def test_surface_that_is_not_the_text(make_document):
    document = make_document("칩 1234개")
    with pytest.raises(InvariantError, match="is not what stands at"):
        check_document(replace(document, figures=(replace(document.figures[0], surface="1235"),)))


@pytest.mark.parametrize("spans", [((0, 3),), ((0, 3), (4, 7)), ((0, 4), (3, 7)), ((0, 8),)])
def test_blocks_that_do_not_tile(make_document, spans):
    document = make_document("칩 1234개")
    article = replace(document.article, blocks=tuple(Block("paragraph", start, end) for start, end in spans))
    with pytest.raises(InvariantError, match="gap or overlap"):
        check_document(replace(document, article=article))


def test_sentence_outside_the_text(make_document):
    with pytest.raises(InvariantError, match="leaves the text"):
        check_document(replace(make_document("칩이다."), sentences=(Sentence(0, 9, 0),)))


def test_claim_on_no_figure(make_document):
    with pytest.raises(InvariantError, match="where there is none"):
        check_document(make_document("칩이 12개다.", claims=(Claim(1, 0, 5, "result"),)))


def test_two_claims_in_one_place(make_document):
    with pytest.raises(InvariantError, match="share the place"):
        check_document(make_document("칩이 12개다.", claims=(Claim(3, 0, 5, "result"), Claim(3, 0, 5, "price"))))


def test_half_characters(make_document):
    with pytest.raises(InvariantError, match="half characters"):
        check_document(make_document("칩이다.", title="\ud800"))


def test_document_without_language(make_document):
    with pytest.raises(InvariantError, match="no language"):
        check_document(make_document("칩이다.", language=None))
