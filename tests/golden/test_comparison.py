"""The comparison itself: what it must object to, and the freedoms it grants."""

from __future__ import annotations

from dataclasses import replace

import pytest
from comparison import differences

from schemas.golden import GoldenFigure
from schemas.records import Figure

TEXT = "메모리는 약 80GB, 초당 3280장을 2024.05.30 08:40에 8~12개 코어로."
MEMORY = Figure(start=7, end=11, surface="80GB", kind="quantity", value=80, unit="GB", quantifier="about")
RATE = Figure(start=16, end=21, surface="3280장", kind="quantity", value=3280, unit="image/s")
DATE = Figure(start=23, end=33, surface="2024.05.30", kind="date", text_value="2024-05-30")
TIME = Figure(start=34, end=39, surface="08:40", kind="time", text_value="08:40")
CORES = Figure(start=41, end=46, surface="8~12개", kind="quantity", value=8, value_max=12, unit="core")
FOUND = (MEMORY, RATE, DATE, TIME, CORES)
FIELDS = ("start", "end", "surface", "kind", "value", "value_max", "unit", "text_value", "quantifier", "in_words")
GOLDEN = [GoldenFigure(**{name: getattr(figure, name) for name in FIELDS}) for figure in FOUND]


def test_spans_of_the_example():
    assert [TEXT[f.start : f.end] for f in FOUND] == [f.surface for f in FOUND]


def test_equal_figures_have_no_differences():
    assert differences(GOLDEN, FOUND, TEXT) == []


def test_a_missing_figure_is_named():
    assert differences(GOLDEN, FOUND[:-1], TEXT) == ["missing: '8~12개' at 41 as quantity value=8.0, value_max=12.0, unit='core'"]


def test_an_extra_figure_is_named():
    extra = Figure(start=0, end=3, surface="메모리", kind="quantity", value=1, in_words=True, rule="guess")
    assert differences(GOLDEN, (extra, *FOUND), TEXT) == ["extra: '메모리' at 0 as quantity value=1, in_words=True, rule='guess'"]


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("kind", "name"), ("value", 81), ("value_max", 90), ("unit", "TB"), ("unit", None), ("quantifier", "exact"),
        ("in_words", True),
    ],
)  # fmt: skip
def test_a_different_field_is_named(field: str, value: object):
    wrong = replace(MEMORY, **{field: value})
    (line,) = differences(GOLDEN, (wrong, *FOUND[1:]), TEXT)
    assert line.startswith(f"{field}: '80GB' at 7")


def test_a_range_cut_short_is_named():
    wrong = replace(CORES, value_max=None)
    assert differences(GOLDEN, (*FOUND[:-1], wrong), TEXT)[0].startswith("value_max: '8~12개'")


def test_a_span_with_foreign_digits_is_named():
    wrong = replace(MEMORY, end=21, surface=TEXT[7:21])
    assert differences(GOLDEN[:1], (wrong,), TEXT)[0].startswith("span: '80GB' at 7")


def test_a_wrong_day_is_named():
    wrong = replace(DATE, text_value="2024-05-31")
    assert differences(GOLDEN, (MEMORY, RATE, wrong, TIME, CORES), TEXT)[0].startswith("text_value: '2024.05.30'")


@pytest.mark.parametrize(
    "granted",
    [
        pytest.param((MEMORY, replace(RATE, start=13, surface="초당 3280장"), DATE, TIME, CORES), id="words around the digits"),
        pytest.param((MEMORY, replace(RATE, unit="frame/s"), DATE, TIME, CORES), id="another rate"),
        pytest.param((MEMORY, RATE, DATE, TIME, replace(CORES, unit="piece")), id="another counted noun"),
        pytest.param((MEMORY, RATE, replace(DATE, text_value="2024-05"), TIME, CORES), id="a month for a day"),
    ],
)
def test_what_the_guideline_leaves_free(granted: tuple[Figure, ...]):
    assert differences(GOLDEN, granted, TEXT) == []
