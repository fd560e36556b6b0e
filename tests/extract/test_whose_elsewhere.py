"""Whose a figure is where another place, another firm or another sentence has it."""

from __future__ import annotations

from types import MappingProxyType

import pytest

from pipeline import Pipeline
from pipeline.extract import claims
from pipeline.extract.model.opinions import Candidate, FigureOpinion, Opinions, RoleOpinion
from pipeline.settings import Settings

SAID = [
    pytest.param("tr", "H100 görüntüyü 31 saniyede bitirdi; L4 ise uzun sürdü. Gaudi 3'te aynı iş 58 saniye sürdü.", "58 saniye", "Gaudi 3", id="same-work-there"),
    pytest.param("tr", "910B yongasının verimi düşük kaldı. Raporda TSMC'de bu oranın yüzde 82 olduğu yazıyor.", "yüzde 82", "TSMC", id="that-rate-there"),
    pytest.param("tr", "H100 görüntüyü 31 saniyede bitirdi. Llama 2'de aynı iş 12 saniye sürdü.", "12 saniye", "H100", id="what-is-run-is-no-place"),
    pytest.param("tr", "TSMC'nin ekim satışları 310 milyar Tayvan doları oldu.", "310 milyar Tayvan doları", "TSMC", id="sales-of-a-month"),
    pytest.param("tr", "TSMC hesabını verdi. Üretici, ekim satışlarını 310 milyar Tayvan doları olarak bildirdi.", "310 milyar Tayvan doları", "TSMC", id="sales-of-a-month-alone"),
    pytest.param("tr", "TSMC'nin otomotiv satışları 31 milyar Tayvan doları oldu.", "31 milyar Tayvan doları", "TSMC otomotiv", id="sales-of-a-line"),
    pytest.param("tr", "Sekizli H100 düğümünde kart başına saatlik: AWS 3,4 dolar, Lambda 2,9 dolar.", "3,4 dolar", "AWS", id="price-of-a-firm-at-a-machine"),
    pytest.param("tr", "H100'lü sunucu 340 bin dolara satılıyor.", "340 bin dolar", "H100'lü sunucu", id="price-of-a-machine"),
    pytest.param("tr", "| Puan | Çip | B200 |\n|---|---|---|\n| 91 | A100 | 0,71 |\n| 93 | H100 | 0,83 |", "0,83", "H100", id="named-in-the-row"),
    pytest.param("tr", "Micron ne kadar eder?\n\nMicron bilançosunu açıkladı.\n\n- **Rakip:** Kioxia'nın geliri 3 milyar dolar.\n- **Hisse:** Seans sonrası 241 dolar.", "241 dolar", "Micron", id="firm-told-of-not-last-earnings"),
]


@pytest.mark.parametrize(("language", "text", "figure", "subject"), SAID)
def test_whose_it_is(read, language, text, figure, subject):
    found = {text[one.figure : one.figure + len(figure)]: one.subject for one in read(text, language).claims if one.figure is not None}
    assert found.get(figure) == subject


def heard(monkeypatch, text, figure, name):
    """The subject of a figure where a model would have ``name`` at its first place."""
    nobody, at = RoleOpinion((), 1.0), text.index(name)
    roles = {"subject": RoleOpinion((Candidate(at, at + len(name), 0.9),), 0.08), "comparator": nobody, "benchmark": nobody, "speaker": nobody}
    opinion = FigureOpinion(start=text.index(figure), claim=0.99, type={}, metric={}, direction={}, modality={"asserted": 1.0}, roles=MappingProxyType(roles))
    opinions = Opinions(MappingProxyType({opinion.start: opinion}), ())
    monkeypatch.setattr(claims, "consult", lambda _page, _settings, _hints, _words: opinions)
    return [one.subject for one in Pipeline(Settings(model="default")).process(text, language="tr").claims if one.figure == opinion.start]


def test_a_kind_of_things_that_another_sentence_names_has_no_value_of_one(monkeypatch):
    text = "Veri merkezleri suyu nereden bulacak?\n\nMicrosoft bir tesis kuruyor. Bittiğinde 90 MW çekecek."
    assert heard(monkeypatch, text, "90 MW", "Veri merkezleri") == ["Microsoft"]


def test_a_kind_of_things_that_another_sentence_names_has_a_share_of_a_market(monkeypatch):
    text = "Katlanır telefonlar nasıl gidiyor?\n\nSevkiyat arttı. Pazar payı yüzde 3 oldu."
    assert heard(monkeypatch, text, "yüzde 3", "Katlanır telefonlar") == ["Katlanır telefonlar"]


def test_what_a_title_names_is_heard_in_the_text_below(monkeypatch):
    text = "Kuzey Rüzgâr deneyi\n\nKurulum üç gün sürdü. Gecikme 42 ms, H100'e göre iyi."
    assert heard(monkeypatch, text, "42 ms", "Kuzey Rüzgâr") == ["Kuzey Rüzgâr"]


OPENING = "Söyleşi: bulutu içeriden anlatmak\n\nMicrosoft'tan ayrılan Ece Tan'la konuştuk; NVIDIA'nın kurucusu olarak bizi karşıladı.\n\n**Kaç kişisiniz?**\n\n"
TALK = [
    pytest.param(OPENING + "31 kişiyiz.", "31 kişi", "NVIDIA", id="we-are"),
    pytest.param(OPENING + "Geçen yıl gelirimiz 8 milyon lira oldu.", "8 milyon lira", "NVIDIA", id="our-income"),
    pytest.param(OPENING + "Intel'in geliri 9 milyar dolar, bizimkini sormayın.", "9 milyar dolar", "Intel", id="their-income"),
]


@pytest.mark.parametrize(("text", "figure", "subject"), TALK)
def test_what_we_earn_is_of_the_firm_of_who_answers(read, text, figure, subject):
    found = {text[one.figure : one.figure + len(figure)]: one.subject for one in read(text, "tr").claims if one.figure is not None}
    assert found.get(figure) == subject
