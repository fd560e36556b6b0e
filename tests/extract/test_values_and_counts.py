"""What ``값`` is where it is no price, and what a counted noun behind a bare number keeps from it."""

import pytest

from pipeline.app import Pipeline

PIPELINE = Pipeline()


@pytest.mark.parametrize(("text", "metric"), [
    ("칩\n\n노을 N2는 초당 350테라플롭스를 낸다. 이전 세대 노을 N1의 250테라플롭스보다 40% 높은 값이다.\n", "compute_performance"),
    ("칩\n\n노을 N2는 300만 원이다. 노을 N1보다 40% 비싼 값이다.\n", "price"),
])  # fmt: skip
def test_a_high_value_is_no_price(text, metric):
    (claim,) = [c for c in PIPELINE.process(text, language="ko").claims if c.value == 40]
    assert claim.metric == metric


def test_counted_accelerators_are_no_minutes():
    text = "Deneme\n\nEge E1 testi 311 dakikada bitirdi. Aynı testi Ege E2, 384 hızlandırıcıyla 290 dakikada tamamladı.\n"
    figures = {f.surface: f.unit for f in PIPELINE.process(text, language="tr").figures}
    assert figures.get("384") is None
