"""spaCy pipelines with pip only."""

from __future__ import annotations

import pickle

import pytest
import spacy
from spacy import displacy
from spacy.tokens import Doc, DocBin

import pipeline.spacy_component
from schemas import Figure

KOREAN = "보우 Pod16은 DGX-A100보다 31% 빠르다. 가격은 6만 4천 원이다."
TURKISH = "A100'ün belleği 80 GB'tır. Doğruluk yüzde 75,7'lik düzeydedir."


@pytest.fixture(scope="module")
def korean() -> Doc:
    return _pipeline("ko")(KOREAN)


@pytest.fixture(scope="module")
def turkish() -> Doc:
    return _pipeline("tr")(TURKISH)


def _pipeline(language: str) -> spacy.Language:
    nlp = spacy.blank(language)
    nlp.add_pipe("chipclaims")
    return nlp


def test_blank_korean_needs_no_mecab() -> None:
    assert [token.text for token in spacy.blank("ko")("31% 빠르다.")] == ["31", "%", "빠르다", "."]


def test_korean_figures_are_records_with_exact_offsets(korean: Doc) -> None:
    found = {figure.surface: figure for figure in korean._.figures}
    assert isinstance(found["31%"], Figure)
    assert found["31%"].value == 31
    assert all(KOREAN[figure.start : figure.end] == figure.surface for figure in korean._.figures)


def test_turkish_figures_inside_tokens_are_widened_to_tokens(turkish: Doc) -> None:
    spans = {span._.figure.surface: span for span in turkish.spans["figures"]}
    assert spans["80 GB"].label_ == "quantity"
    assert all(surface in span.text for surface, span in spans.items())


def test_every_figure_has_a_span(turkish: Doc, korean: Doc) -> None:
    for doc in (turkish, korean):
        assert len(doc.spans["figures"]) == len(doc._.figures) > 0


def test_claims_have_evidence_spans(korean: Doc) -> None:
    assert len(korean.spans["claims"]) == len(korean._.claims)
    assert all(span._.claim is not None for span in korean.spans["claims"])


def test_the_source_text_is_the_text_of_the_doc(korean: Doc) -> None:
    assert korean._.chipclaims.article.source_text == korean.text == KOREAN


def test_sentences_are_marked(korean: Doc) -> None:
    assert [sentence.text for sentence in korean.sents] == ["보우 Pod16은 DGX-A100보다 31% 빠르다.", "가격은 6만 4천 원이다."]


def test_displacy_draws_the_figures(korean: Doc) -> None:
    page = displacy.render(korean, style="span", options={"spans_key": "figures"}, jupyter=False)
    assert "percentage" in page
    assert "money" in page


def test_docs_can_be_saved_and_pickled(korean: Doc) -> None:
    stored = DocBin(store_user_data=True)
    stored.add(korean)
    restored = next(iter(stored.get_docs(korean.vocab)))
    assert restored._.figures == korean._.figures
    assert pickle.loads(pickle.dumps(korean))._.figures == korean._.figures


def test_empty_docs_pass() -> None:
    assert _pipeline("tr")("")._.figures == ()


def test_pipelines_survive_saving(tmp_path) -> None:
    _pipeline("ko").to_disk(tmp_path / "nlp")
    assert [figure.surface for figure in spacy.load(tmp_path / "nlp")("31%")._.figures] == ["31%"]


def test_the_lexicon_serves_an_entity_ruler() -> None:
    nlp = spacy.blank("tr")
    nlp.add_pipe("entity_ruler").add_patterns(pipeline.spacy_component.lexicon_patterns())
    (vendor,) = nlp("Yongayı Graphcore üretti.").ents
    assert (vendor.label_, vendor.ent_id_) == ("VENDOR", "vendor:graphcore")


def test_other_pipelines_detect_the_language() -> None:
    nlp = spacy.blank("xx")
    nlp.add_pipe("chipclaims")
    assert [figure.surface for figure in nlp(KOREAN)._.figures][-1] == "6만 4천 원"
