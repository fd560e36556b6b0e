"""The invariant of figures: each digit run lies in exactly one, on any text."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pipeline.errors import InvariantError
from pipeline.extract.figures import DIGIT_RUN, check_coverage, read_figures
from schemas.records import Figure

NASTY = st.sampled_from(
    [*"0123456789０５９½①,.:%~-–/'’^ \u00a0\u200b\u200f\u202e\ufeffİıiI\u0301\u1112\u1161\u11ab😀ABGHQRVXvxk$₺만억조천개년월일시간분초위배번제대중약한두세네 \n[](){}|#", "yüz", "bin", "milyon", "yüzde ", "분의", "에서", "http://", "```"]
)
TEXTS = st.lists(st.one_of(NASTY, NASTY, st.characters()), max_size=60).map("".join)


def _covered(text: str, language: str) -> bool:
    figures = read_figures(text, language)
    holders = [sum(f.start <= run.start() and run.end() <= f.end for f in figures) for run in DIGIT_RUN.finditer(text)]
    return set(holders) <= {1} and all(text[f.start : f.end] == f.surface for f in figures)


@settings(max_examples=300, deadline=None)
@given(TEXTS, st.sampled_from(["ko", "tr"]))
def test_every_digit_run_lies_in_exactly_one_figure(text: str, language: str) -> None:
    assert _covered(text, language)


@pytest.mark.long
@settings(max_examples=10_000, deadline=None)
@given(TEXTS, st.sampled_from(["ko", "tr"]))
def test_every_digit_run_lies_in_exactly_one_figure_at_length(text: str, language: str) -> None:
    assert _covered(text, language)


def test_a_short_form_stops_at_the_figure_before_it() -> None:
    assert [f.surface for f in read_figures("A0½0A０", "ko")][-1] == "０"


def test_a_fraction_before_a_rack_unit_is_read() -> None:
    assert _covered("0¼U", "ko")


def test_two_figures_in_one_digit_run_are_refused() -> None:
    halves = (Figure(0, 2, "12", "quantity"), Figure(2, 4, "34", "quantity"))
    with pytest.raises(InvariantError):
        check_coverage("1234", halves)


def test_a_digit_run_without_figure_is_refused() -> None:
    with pytest.raises(InvariantError, match="'7'"):
        check_coverage("a 7", ())


def test_a_surface_that_differs_from_its_span_is_refused() -> None:
    with pytest.raises(InvariantError, match="differs"):
        check_coverage("7", (Figure(0, 1, "8", "quantity", 8),))


def test_overlapping_figures_are_refused() -> None:
    with pytest.raises(InvariantError, match="overlaps"):
        check_coverage("78", (Figure(0, 2, "78", "quantity", 78), Figure(1, 2, "8", "quantity", 8)))


@pytest.mark.parametrize("text", ["doi:10.5555/ehe.2021.0417 makalesi", "1,234,5678", "1.234.5678"])
def test_no_thousands_end_inside_a_digit_run(text: str) -> None:
    assert _covered(text, "tr")
