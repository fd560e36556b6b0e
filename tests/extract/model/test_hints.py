"""What the rules tell the model."""

from __future__ import annotations

import pytest

from pipeline.app import STAGES
from pipeline.clean import read_article
from pipeline.extract.claims import overhear
from pipeline.extract.reading import Page, asked_once, read_page
from pipeline.settings import Settings
from schemas.records import Document, Source

TEXTS = {
    "ko": "하람반도체의 NPU '솔개 2'는 ResNet-50 학습에서 엔비디아 A100보다 1.4배 빠르다고 하람반도체가 밝혔다. 소비 전력은 150W다.",
    "tr": "Zirve'nin Kıyı K2 yongası, ResNet-50 eğitiminde NVIDIA A100'den 1,4 kat daha hızlı. Güç tüketimi 150 W.",
}


def page_of(language: str) -> Page:
    settings = Settings(language=language)
    document = Document(article=read_article(Source(uri="mem:a", media_type="text/plain", text=TEXTS[language], language=language), settings))
    for stage in STAGES[:-1]:
        document = stage(document, settings)
    return read_page(document)


@pytest.mark.parametrize("language", ["ko", "tr"])
def test_a_figure_is_told_with_the_names_that_the_rules_gave_it(language: str):
    page = page_of(language)
    hints = overhear(page)
    ratio = next(figure for figure in page.document.figures if figure.kind == "ratio")
    hint = hints[ratio.start]
    named = {role: {page.entities[key].name for key in keys} for role, keys in hint.roles.items() if role != "speaker"}
    assert named["comparator"] == {"A100"} or named["comparator"] == {"NVIDIA A100"}
    assert named["benchmark"] == {"ResNet-50"}
    assert hint.labels["direction"] == "better"


@pytest.mark.parametrize("language", ["ko", "tr"])
def test_the_shares_of_the_candidates_for_the_subject_sum_to_one(language: str):
    page = page_of(language)
    hints = overhear(page)
    assert hints
    for hint in hints.values():
        assert sum(hint.shares.values()) == pytest.approx(1) or not hint.shares


@pytest.mark.parametrize("language", ["ko", "tr"])
def test_a_page_that_is_read_again_gives_the_same_hints(language: str):
    page = page_of(language)
    assert overhear(page) == overhear(page) == overhear(page_of(language))


def test_a_rule_is_asked_once_of_a_page():
    asked = []

    @asked_once
    def none_at(page: Page, at: int) -> None:
        asked.append(at)

    page, other = page_of("ko"), page_of("tr")
    assert [none_at(one, at) for one, at in ((page, 1), (page, 1), (page, 2), (other, 1))] == [None] * 4
    assert asked == [1, 2, 1]
