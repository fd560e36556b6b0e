"""Leads against the two values they rest on: what the direction says, whatever the size."""

from __future__ import annotations

import pytest
from handmade_cases import case, claim, number

from pipeline.verify.numbers import DEFAULT_TOLERANCES
from pipeline.verify.ratios import check_ratios

KO = "가온 K2는 학습에 48분이 걸린다. 나루 N9는 60분이다. 곧 K2가 20% 짧다"
TR = "Gaon K2 eğitimi 48 dakikada bitirdi. Naru N9 için süre 60 dakika. Yani K2 12 dakika kısa sürdü"


def verdicts(text, language, lead, **slots):
    first, second = ("48분", "60분") if language == "ko" else ("48 dakikada", "60 dakika")
    values = [
        claim(number(text, surface, minutes, "min"), type="result", subject=name, metric="training_time")
        for surface, minutes, name in ((first, 48, "Gaon K2"), (second, 60, "Naru N9"))
    ]
    told = {"type": "comparison", "metric": "training_time", "direction": "better", "subject": "Naru N9", "comparator": "Gaon K2"} | slots
    found = check_ratios(case(text, [*values, claim(lead, **told)], language=language), DEFAULT_TOLERANCES)
    return [(f.verdict, f.cause) for f in found]


def percent():
    return number(KO, "20%", 20, "percent", kind="percentage")


RIGHT = {"subject": "Gaon K2", "comparator": "Naru N9"}


@pytest.mark.parametrize("confidence", [0.2, 0.5])
def test_lead_of_the_slower_is_never_supported(confidence):
    [(verdict, cause)] = verdicts(KO, "ko", percent(), confidence=confidence)
    assert (verdict, cause) in {("inconclusive", "wrong_side"), ("conflicting", "wrong_side")}


def test_lead_of_the_faster_is_supported():
    assert verdicts(KO, "ko", percent(), **RIGHT) == [("supported", "ratio")]


@pytest.mark.parametrize(("slots", "verdict"), [(RIGHT, ("supported", "ratio")), ({"confidence": 0.3}, ("inconclusive", "wrong_side"))])
def test_difference_has_a_side_too(slots, verdict):
    assert verdicts(TR, "tr", number(TR, "12 dakika", 12, "min"), **slots) == [verdict]


def test_more_speed_is_less_time():
    lead = number(KO, "20%", 25, "percent", kind="percentage")
    assert verdicts(KO, "ko", lead, metric="speed", direction="higher", **RIGHT) == [("supported", "ratio")]


def test_ratio_of_the_slower_is_never_supported():
    text = TR.replace("12 dakika kısa sürdü", "1,25 kat hızlı")
    lead = number(text, "1,25 kat", 1.25, "x", kind="ratio")
    assert verdicts(text, "tr", lead, metric="speed", direction="higher", confidence=0.3) == [("inconclusive", "wrong_side")]


def test_change_read_as_a_fall_is_not_supported_by_a_rise():
    text = "가온의 매출은 200억 원에서 300억 원으로 50% 증가했다"
    amounts = [number(text, surface, value, "KRW", kind="money") for surface, value in (("200억 원", 2e10), ("300억 원", 3e10))]
    lead = number(text, "50%", 50, "percent", kind="percentage")
    one = claim(lead, type="comparison", subject="가온", comparator="previous", metric="revenue", direction="lower")
    [found] = check_ratios(case(text, [one], numbers=[*amounts, lead]), DEFAULT_TOLERANCES)
    assert (found.verdict, found.cause) == ("inconclusive", "wrong_side")


@pytest.mark.parametrize(("stated", "verdict"), [(60, "conflicting"), (80, "supported")])
def test_lead_told_before_its_two_values(stated, verdict):
    text = f"Toros 3, Toros 2'den yüzde {stated} hızlı. Toros 3 saniyede 2.160 token üretiyor, Toros 2 ise 1.200 token üretiyor"
    lead = number(text, f"yüzde {stated}", stated, "percent", kind="percentage")
    values = [claim(number(text, words, value, "token/s"), type="result", subject=name, metric="throughput") for words, value, name in (("2.160 token", 2160, "Toros 3"), ("1.200 token", 1200, "Toros 2"))]
    one = claim(lead, type="comparison", subject="Toros 3", comparator="Toros 2", metric="performance", direction="better")
    [found] = check_ratios(case(text, [one, *values], language="tr"), DEFAULT_TOLERANCES)
    assert found.verdict == verdict
    assert "80%" in found.explanation


OWNED = [
    ("ko", "가온 K2의 소비전력은 280W로, 700W인 나루 N9의 {}에 불과하다.", "{}%", "280W", "700W"),
    ("ko", "가온 K2는 280W를 쓴다. 나루 N9는 700W다. 나루 N9의 {} 수준이다.", "{}%", "280W", "700W"),
    ("tr", "Gaon K2 280 W çekiyor; bu, 700 W çeken Naru N9'un {}'ı kadar.", "yüzde {}", "280 W", "700 W"),
]


@pytest.mark.parametrize(("language", "text", "form", "ours", "theirs"), OWNED)
@pytest.mark.parametrize(("percent", "verdict"), [(40, "supported"), (60, "conflicting")])
def test_so_much_of_the_other_value_is_not_so_much_less(language, text, form, ours, theirs, percent, verdict):
    surface = form.format(percent)
    text = text.format(surface)
    values = [claim(number(text, words, watts, "W"), type="result", subject=name, metric="power") for words, watts, name in ((ours, 280, "Gaon K2"), (theirs, 700, "Naru N9"))]
    told = claim(number(text, surface, percent, "percent", kind="percentage"), type="comparison", metric="power", direction="lower", subject="Gaon K2", comparator="Naru N9", confidence=0.9)
    [finding] = check_ratios(case(text, [*values, told], language=language), DEFAULT_TOLERANCES)
    assert (finding.verdict, finding.cause) in {(verdict, "ratio"), ("inconclusive", "other_values") if verdict == "conflicting" else (verdict, "ratio")}


def test_so_much_less_is_read_as_before():
    text = "가온 K2는 280W를 쓴다. 나루 N9는 700W다. 나루 N9의 60% 낮은 전력이다."
    values = [claim(number(text, words, watts, "W"), type="result", subject=name, metric="power") for words, watts, name in (("280W", 280, "Gaon K2"), ("700W", 700, "Naru N9"))]
    told = claim(number(text, "60%", 60, "percent", kind="percentage"), type="comparison", metric="power", direction="lower", subject="Gaon K2", comparator="Naru N9", confidence=0.9)
    assert [f.verdict for f in check_ratios(case(text, [*values, told], language="ko"), DEFAULT_TOLERANCES)] == ["supported"]
