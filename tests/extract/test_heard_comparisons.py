"""Comparisons without a number that only the model sees, with opinions made up for the purpose."""

from __future__ import annotations

from types import MappingProxyType

import pytest

from pipeline import Pipeline
from pipeline.extract import claims
from pipeline.extract.heard_comparisons import words_of_comparison
from pipeline.extract.model.opinions import Candidate, FigureOpinion, Opinions, RoleOpinion
from pipeline.extract.reading import read_page
from pipeline.settings import Settings

TEXTS = {
    "ko": ("H200과 L40S를 같은 상자에 넣었다. 값은 L40S가 훨씬 싸다.", "싸", "L40S", "H200"),
    "tr": ("H200 ile L40S aynı kutuya kondu. Fiyat mı? L40S çok daha ucuz.", "ucuz", "L40S", "H200"),
}  # fmt: skip
ELSE = {"ko": ("H200과 L40S를 같은 상자에 넣었다. L40S는 포플러만큼 빠르지 않다.", "빠르", "L40S", "H200")}


def heard(monkeypatch, language, sure, *, subject=None, rival=None, texts=None):
    """The comparisons of a text where a model has two sides for its word of comparison, so surely."""
    text, word, one, other = (texts or TEXTS)[language]
    places = {name: RoleOpinion((Candidate(text.rindex(name), text.rindex(name) + len(name), sure),), 1 - sure) for name in (subject or one, rival or other)}
    nobody = RoleOpinion((), 1.0)
    roles = {"subject": places[subject or one], "comparator": places[rival or other], "benchmark": nobody, "speaker": nobody}
    start = text.rindex(word)
    opinion = FigureOpinion(start, sure, {}, {}, {}, {}, MappingProxyType(roles))
    monkeypatch.setattr(claims, "consult", lambda _page, _settings, _hints, _words: Opinions(words=MappingProxyType({start: opinion})))
    return [(claim.subject, claim.comparator, claim.metric) for claim in Pipeline(Settings(model="default")).process(text, language=language).claims if claim.figure is None]


@pytest.mark.parametrize("language", TEXTS)
def test_two_sides_that_the_model_is_sure_of_are_compared(monkeypatch, language):
    assert heard(monkeypatch, language, 0.99) == [("L40S", "H200", "price")]


@pytest.mark.parametrize("language", TEXTS)
def test_sides_that_it_doubts_are_not(monkeypatch, language):
    assert heard(monkeypatch, language, 0.1) == []


def test_a_sentence_with_another_side_of_its_own_is_not_held_against_one_before(monkeypatch):
    assert "H200" not in {rival for _, rival, _ in heard(monkeypatch, "ko", 0.99, texts=ELSE)}


def test_the_name_with_the_mark_of_a_subject_is_compared_with_the_other(monkeypatch):
    assert heard(monkeypatch, "ko", 0.99, subject="H200", rival="L40S") == [("L40S", "H200", "price")]


@pytest.mark.parametrize(("language", "text", "words"), [("ko", "L4는 느리다. A100보다 20% 빠르다.", ["느리"]), ("tr", "L4 yavaş. A100'den yüzde 20 daha hızlı.", ["yavaş"])])
def test_a_word_with_a_proportion_is_left_to_its_figure(read, language, text, words):
    assert [word.surface for word in words_of_comparison(read_page(read(text, language)))] == words
