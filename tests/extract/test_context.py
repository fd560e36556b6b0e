"""What is carried from sentence to sentence: the thing that the article is about."""

from __future__ import annotations

import pytest


def subjects(document, metric):
    return [claim.subject for claim in document.claims if claim.metric == metric]


@pytest.mark.parametrize(
    ("language", "text", "metric", "thing"),
    [
        ("tr", "Doruk 9 Pro incelemesi\n\nYeni Doruk 9 Pro geldi. Telefonun kalbinde Dimensity 9400 var. Ağırlığı 190 gram.", "weight", "Doruk 9 Pro"),
        ("ko", "오로라 12 프로 사용기\n\n오로라 12 프로가 나왔다. 심장은 스냅드래곤 8 Gen 3다. 무게는 190g이다.", "weight", "오로라 12 프로"),
    ],
)
def test_a_built_in_chip_does_not_become_the_topic(read, language, text, metric, thing):
    assert subjects(read(text, language), metric) == [thing]
