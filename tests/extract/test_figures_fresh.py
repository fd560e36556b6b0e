"""Figures of fresh articles: copulas after a currency, questions with numbers, sums of millions, rates and counts."""

from itertools import pairwise

import pytest

from pipeline.extract.figures import read_figures


@pytest.mark.parametrize(
    ("language", "text", "surface", "kind", "value", "unit"),
    [
        ("ko", "그 시장이 몇 해 뒤 700억 달러라는데 누가 알겠나.", "700억 달러", "money", 7e10, "USD"),
        ("ko", "보드 하나가 9만 3천 달러였어.", "9만 3천 달러", "money", 93000, "USD"),
        ("ko", "무게는 1.8키로 나간다.", "1.8키로", "quantity", 1.8, "kg"),
        ("ko", "사진 2천 장을 한꺼번에 읽는다.", "2천 장", "quantity", 2000, "piece"),
        ("ko", "Q2. 전기료는 얼마나 나오나요?", "Q2", "index", 2, None),
        ("ko", "초당 600건을 처리하며 카드 2장을 쓴다.", "2장", "quantity", 2, "card"),
        ("tr", "Pazar 2022'de 3,1 milyar dolar iken bu yıl 29 milyar dolayında.", "29 milyar", "money", 2.9e10, "USD"),
    ],
)
def test_figure(language: str, text: str, surface: str, kind: str, value: float, unit: str | None) -> None:
    figure = next(one for one in read_figures(text, language) if one.surface == surface)
    assert (figure.kind, figure.value, figure.unit) == (kind, value, unit)


def test_name_with_number_does_not_reach_into_the_figure_before_it() -> None:
    figures = read_figures("서배 2는 새 칩이다. 서배 2가 나왔다. 서배 3은 아직이다.", "ko")
    assert all(one.end <= other.start for one, other in pairwise(figures))
