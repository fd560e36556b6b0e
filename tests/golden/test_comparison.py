"""The comparison itself: what it must object to, and the freedoms it grants."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from comparison import differences, unit_class

from schemas.records import Figure

TEXT = "메모리는 약 80GB, 초당 3280장을 2024.05.30 08:40에 8~12개 코어로."
GOLDEN: list[dict[str, Any]] = [
    {"start": 7, "end": 11, "surface": "80GB", "kind": "quantity", "value": 80, "unit": "GB", "quantifier": "about"},
    {"start": 16, "end": 21, "surface": "3280장", "kind": "quantity", "value": 3280, "unit": "image/s"},
    {"start": 23, "end": 33, "surface": "2024.05.30", "kind": "date", "text_value": "2024-05-30"},
    {"start": 34, "end": 39, "surface": "08:40", "kind": "time", "text_value": "08:40"},
    {"start": 41, "end": 46, "surface": "8~12개", "kind": "quantity", "value": 8, "value_max": 12, "unit": "core"},
]
MEMORY, RATE, DATE, TIME, CORES = (
    Figure(
        start=g["start"],
        end=g["end"],
        surface=g["surface"],
        kind=g["kind"],
        value=g.get("value"),
        value_max=g.get("value_max"),
        unit=g.get("unit"),
        text_value=g.get("text_value"),
        quantifier=g.get("quantifier", "exact"),
    )
    for g in GOLDEN
)
FOUND = (MEMORY, RATE, DATE, TIME, CORES)


def test_spans_of_the_example():
    assert [TEXT[g["start"] : g["end"]] for g in GOLDEN] == [g["surface"] for g in GOLDEN]


def test_equal_figures_have_no_differences():
    assert differences(GOLDEN, FOUND, TEXT) == []


def test_a_missing_figure_is_named():
    assert differences(GOLDEN, FOUND[:-1], TEXT) == [
        "missing: '8~12개' at 41 quantity {'value': 8, 'value_max': 12, 'unit': 'core'}"
    ]


def test_an_extra_figure_is_named():
    extra = Figure(start=0, end=3, surface="메모리", kind="quantity", value=1, in_words=True, rule="guess")
    assert differences(GOLDEN, (extra, *FOUND), TEXT) == [
        "extra: '메모리' at 0 quantity {'value': 1, 'in_words': True} (rule guess)"
    ]


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("kind", "name"),
        ("value", 81),
        ("value_max", 90),
        ("unit", "TB"),
        ("unit", None),
        ("quantifier", "exact"),
        ("in_words", True),
    ],
)
def test_a_different_field_is_named(field: str, value: object):
    wrong = replace(MEMORY, **{field: value})
    (line,) = differences(GOLDEN, (wrong, *FOUND[1:]), TEXT)
    assert line.startswith(f"{field}: '80GB' at 7")


def test_a_span_with_foreign_digits_is_named():
    wrong = replace(MEMORY, end=21, surface=TEXT[7:21])
    assert "span: '80GB' at 7" in differences(GOLDEN[:1], (wrong,), TEXT)[0]


def test_a_wrong_day_is_named():
    wrong = replace(DATE, text_value="2024-05-31")
    assert differences(GOLDEN, (MEMORY, RATE, wrong, TIME, CORES), TEXT)[0].startswith("text_value: '2024.05.30'")


@pytest.mark.parametrize(
    "granted",
    [
        (MEMORY, replace(RATE, start=13, surface="초당 3280장"), DATE, TIME, CORES),
        (MEMORY, replace(RATE, unit="frame/s"), DATE, TIME, CORES),
        (MEMORY, RATE, DATE, TIME, replace(CORES, unit="piece")),
        (MEMORY, RATE, replace(DATE, text_value="2024-05"), TIME, CORES),
    ],
    ids=["words around the digits", "another rate", "another counted noun", "a month for a day"],
)
def test_what_the_guideline_leaves_free(granted: tuple[Figure, ...]):
    assert differences(GOLDEN, granted, TEXT) == []


@pytest.mark.parametrize(
    ("unit", "expected"),
    [
        ("GB", "GB"),
        ("Gb", "Gbit"),
        ("Gbps", "Gbit/s"),
        ("USD/h", "USD/h"),
        ("degC", "degC"),
        ("TOPS", "TOPS"),
        ("image/s", "rate"),
        ("image/USD", "rate"),
        ("core", "count"),
        (None, "count"),
    ],
)
def test_units_that_stand_for_each_other(unit: str | None, expected: str):
    assert unit_class(unit) == expected
