"""Tables that align Korean."""

from __future__ import annotations

import unicodedata

import pytest

from pipeline.terminal import cell_text, display_width, fit, reasoned_lines, table_lines, visible


@pytest.mark.parametrize(
    ("text", "width"),
    [("abc", 3), ("칩", 2), ("yüzde", 5), ("ＡＩ", 4), (unicodedata.normalize("NFD", "칩"), 2), (unicodedata.normalize("NFD", "ü"), 1), ("a\u200bb", 2), ("…", 1)],
)
def test_widths(text: str, width: int) -> None:
    assert display_width(text) == width


@pytest.mark.parametrize(("text", "width", "fitted"), [("칩", 4, "칩  "), ("메모리", 5, "메모…"), ("메모리", 4, "메… "), ("abcdef", 3, "ab…")])
def test_texts_are_cut_between_characters(text: str, width: int, fitted: str) -> None:
    assert fit(text, width) == fitted
    assert display_width(fitted) == width


def test_tables_fit_the_terminal_the_widest_column_giving_way() -> None:
    lines = table_lines(["claim", "n"], [["보우 Pod16은 DGX-A100보다 31% 빠르다", 31]], width=24)
    assert max(map(display_width, lines)) <= 24
    assert lines[-1].endswith("31")


def test_values_stay_on_one_line() -> None:
    assert cell_text("a\n  b\tc") == "a b c"
    assert cell_text(None) == ""
    assert cell_text(["x", "y"]) == "x, y"
    assert cell_text(1e15) == "1e+15"
    assert cell_text({"a": "칩"}) == '{"a": "칩"}'


def test_articles_cannot_steer_the_terminal() -> None:
    assert visible("a\x1b[31mb\x07\x9b2J\u202e") == "a␛[31mb␇␡2J"
    assert visible("줄\n탭\t끝") == "줄\n탭\t끝"


def test_reasons_stand_below_their_rows_where_a_terminal_is_narrow():
    why = "350 W와 375 W: 7.1% (less than the larger), the article says 31%. No reading agrees."
    columns, rows = ["claim_id", "standing", "statement", "why"], [["0123456789abcdef-c1201-1205-0", "conflicting", "마루 M3 draws 350 W under load of all its cores.", why]]
    lines = reasoned_lines(columns, rows, width=60)
    assert all(display_width(line) <= 60 for line in lines)
    assert lines[2].startswith("0123456789abcdef-c1201-1205-0  conflicting")
    assert " ".join(line.strip() for line in lines[3:]) == why
    assert reasoned_lines(columns, rows) == table_lines(columns, rows)
    assert reasoned_lines(columns, [], width=60)[0].startswith("claim_id")
