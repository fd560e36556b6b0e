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


@pytest.mark.parametrize(("text", "of"), [
    ("실적\n\n노을반도체는 팹리스 회사다. 지난해 노을반도체 매출은 840억 원으로 1년 전 600억 원보다 40% 늘었다.\n", None),
    ("실적\n\n노을반도체는 팹리스 회사다. 데이터센터 매출은 84억 원이다.\n", "데이터센터"),
])  # fmt: skip
def test_the_name_of_a_firm_is_no_part_of_it(text, of):
    earned = [c for c in PIPELINE.process(text, language="ko").claims if c.metric == "revenue"]
    assert earned and {c.conditions.get("of") for c in earned} == {of}
