"""How what a pattern matches may begin."""

from __future__ import annotations

import re

import pytest

from pipeline.extract.metrics import metric_words
from pipeline.extract.reading import read_page
from pipeline.languages import LANGUAGES, grammar_of
from pipeline.languages.openings import LENGTH, openings
from schemas.records import Article, Block, Document, Sentence


@pytest.mark.parametrize(
    ("pattern", "found"),
    [
        ("sıcaklık", {"sıc"}),
        ("güç|ısı", {"güç", "ısı"}),
        ("(?<![a-z])(?:en )?hız(?=ı)", {"en ", "hız"}),
        ("전[력기]량", {"전력량", "전기량"}),
        ("값", {"값"}),
        ("ab?", {"ab", "a"}),
        ("a{2}b", {"a"}),
        ("[0-9]+ W", {""}),
        (".?W", {"", "W"}),
    ],
)
def test_openings_are_read_off_a_pattern(pattern: str, found: set[str]) -> None:
    assert openings(pattern) == found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_match_begins_with_an_opening(language: str) -> None:
    text = {
        "ko": "솔바람 X3의 소비전력은 90W, 메모리 대역폭은 2.1TB/s, 가격은 30만 원이고 지연시간은 4ms, 정확도는 91%다. 학습 시간이 줄고 출하량은 늘었다.",
        "tr": "poyraz x3'ün güç tüketimi 90 w, bellek bant genişliği 2,1 tb/s, fiyati 300 dolar, gecikmesi 4 ms, doğruluğu yüzde 91. eğitim süresi kisaldi, sevkiyat artti.",
    }[language]
    grammar = grammar_of(language)
    told = {(match.start(), match.end(), metric) for metric, pattern in grammar.metric_words for match in pattern.finditer(text) if match[0]}
    assert len(told) > LENGTH
    for start, end, metric in told:
        pattern = dict(grammar.metric_words)[metric]
        assert any(text[start:end].startswith(one) or text[start : start + LENGTH].startswith(one) for one in openings(pattern.pattern))
        assert grammar.metric_letters.match(text, start)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_for_metrics_are_those_that_a_search_for_each_finds(language: str) -> None:
    text = {"ko": "해송 7은 전력이 낮고 연산 성능이 높다. 가격은 같다.", "tr": "Yosun 7'nin gücü düşük, işlem performansı yüksek. Fiyatı aynı."}[language]
    article = Article(doc_id="0" * 16, uri="a", sha256="0" * 64, media_type="text/plain", encoding="utf-8", source_text=text, language=language, blocks=(Block("paragraph", 0, len(text)),))
    page = read_page(Document(article=article, sentences=(Sentence(0, len(text), 0),)))
    every = [match.span() for _, pattern in page.grammar.metric_words for match in re.finditer(pattern, page.folded) if match[0]]
    words = metric_words(page, 0, len(text))
    assert words
    assert {(word.start, word.end) for word in words} <= set(every)
    assert all(any(word.start <= start and end <= word.end for word in words) for start, end in every)
