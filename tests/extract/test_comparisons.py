"""Comparisons without a number: one Korean and one Turkish example for every frame."""

from __future__ import annotations

import pytest

from pipeline.app import Pipeline

FRAMES = [
    ("ko", "marked", "H200은 A100보다 조용하다.", "H200", "A100", "better"),
    ("tr", "marked", "H200, A100'den daha kararlı.", "H200", "A100", "better"),
    ("ko", "as_good", "H200은 MI300X 못지않다.", "H200", "MI300X", "equal"),
    ("tr", "as_good", "H200, MI300X kadar hızlı.", "H200", "MI300X", "equal"),
    ("ko", "not_as_good", "L4는 A100만 못하다.", "L4", "A100", "worse"),
    ("tr", "not_as_good", "L4, A100 kadar hızlı değil.", "L4", "A100", "worse"),
    ("ko", "than_that", "A100은 구형이고 그보다 싼 L4가 인기다.", "L4", "A100", "lower"),
    ("ko", "own_past", "H200의 가격은 이전 세대와 동일하다.", "H200", "previous", "equal"),
    ("tr", "own_past", "H200'ün fiyatı önceki kuşakla aynı.", "H200", "previous", "equal"),
    ("ko", "describes", "L4는 더 비싼 엔비디아 A100과 겨뤘다.", "A100", "L4", "higher"),
    ("tr", "one_of_two", "H200, A100'den yüzde 15 daha hızlı. A100 ise daha ucuz.", "A100", "H200", "lower"),
    ("tr", "tie", "H200, A100'den yüzde 15 daha hızlı. Bellekte ikisi eşit.", "H200", "A100", "equal"),
    ("ko", "tie", "H200은 A100보다 15% 빠르다. 값은 둘이 비슷하다.", "H200", "A100", "equal"),
]
NO_COMPARISON = [
    ("ko", "데이터는 SSD와 같은 저장 장치에 있다."),
    ("tr", "En hızlı kart H200 oldu."),
    ("ko", "무엇보다 H200은 빠르다."),
]


@pytest.fixture(scope="module")
def pipeline():
    return Pipeline()


def without_figure(document):
    return [c for c in document.claims if c.figure is None]


@pytest.mark.parametrize(("language", "frame", "text", "subject", "rival", "direction"), FRAMES, ids=[f"{row[0]}-{row[1]}" for row in FRAMES])
def test_frame(pipeline, language, frame, text, subject, rival, direction):
    (claim,) = without_figure(pipeline.process(text, language=language))
    assert (claim.subject, claim.comparator, claim.direction, claim.modality) == (subject, rival, direction, "asserted")


@pytest.mark.parametrize(("language", "text"), NO_COMPARISON)
def test_words_that_compare_no_two_things(pipeline, language, text):
    assert without_figure(pipeline.process(text, language=language)) == []
