"""The format of training passages."""

from __future__ import annotations

import pytest

from training.markup import figure_fields, number, read_passage, read_passages

PASSAGE = """\
title: 달빛칩, '여명' 공개
heading: 성능
@y/chip = 여명, 달빛칩 여명 : 달빛칩
@m/vendor = 달빛칩
@old/chip = 노을 : 달빛칩
@g/model = 구름LM 7B
---
달빛칩에 따르면 여명은 구름LM «7B|n»에서 노을보다 «2.4배|r:2.4 ~;C y throughput vs=old on=g dir=better by=m c.batch_size=8» 빠르다.
%%null C y price vs=old dir=higher
""".split("\n")


def test_a_figure_keeps_its_place_in_the_text():
    passage = read_passage(PASSAGE)
    assert not passage.faults
    ratio = passage.figures[1]
    assert passage.text[ratio.start : ratio.end] == ratio.surface == "2.4배"
    assert (ratio.kind, ratio.value, ratio.unit, ratio.quantifier) == ("ratio", 2.4, "x", "about")


def test_title_and_heading_open_the_text():
    assert read_passage(PASSAGE).text.startswith("달빛칩, '여명' 공개\n\n성능\n\n달빛칩에 따르면 여명은 구름LM 7B에서")


def test_a_claim_holds_all_spellings_of_its_names():
    claim = read_passage(PASSAGE).claims[0]
    assert (claim.subject, claim.vendor, claim.comparator) == (["여명", "달빛칩 여명"], "달빛칩", ["노을"])
    assert (claim.benchmark, claim.attributed_to, claim.conditions) == (["구름LM 7B"], ["달빛칩"], {"batch_size": 8})


def test_a_claim_without_figure_is_no_text():
    passage = read_passage(PASSAGE)
    assert "%%" not in passage.text
    assert (passage.claims[1].figure, passage.claims[1].direction) == (None, "higher")


def test_the_own_past_is_a_comparator():
    rows = ["@k/vendor = Kıyı", "---", "Kıyı'nın geliri «% 12|%:12;C k revenue vs=prev dir=higher» arttı."]
    assert read_passage(rows).claims[0].comparator == ["previous"]


@pytest.mark.parametrize(
    ("spec", "fields"),
    [
        ("q:8..12 thread >=", {"kind": "quantity", "value": 8, "value_max": 12, "unit": "thread", "quantifier": "at_least"}),
        ("%:31", {"kind": "percentage", "value": 31, "unit": "percent"}),
        ("r:1/3 w", {"kind": "ratio", "value": 1 / 3, "unit": "x", "in_words": True}),
        ("m:32e8 KRW", {"kind": "money", "value": 3200000000, "unit": "KRW"}),
        ("d:2024-Q3", {"kind": "date", "text_value": "2024-Q3"}),
        ("o:2", {"kind": "ordinal", "value": 2}),
        ("n", {"kind": "name", "text_value": "RX-7"}),
        ("c", {"kind": "chrome"}),
    ],
)
def test_short_forms_of_figures(spec: str, fields: dict[str, object]):
    assert figure_fields("RX-7", spec) == fields


@pytest.mark.parametrize("spec", ["q:3", "x:3", "q:many GB"])
def test_a_short_form_that_says_nothing_is_refused(spec: str):
    with pytest.raises(ValueError, match=r"unit|kind|float"):
        figure_fields("3", spec)


@pytest.mark.parametrize(
    ("mark", "fault"),
    [
        ("«3|q:3 GB;S nobody power»", "there is no name @nobody"),
        ("«3|q:3 GB;C y power vs=old»", "a comparison needs dir="),
        ("«3|q:3 GB;S y power c.colour=red»", "'c.colour' is no part of a claim"),
        ("«3|q:3 GB;S y power on»", "'on' is not key=value"),
        ("«3|q:3 GB;Z y power»", "'Z' is no type of claim"),
        ("«3|q:3 GB;S y power mod=maybe»", "Input should be"),
        ("«3»", "a mark «surface|spec» is not closed or not complete"),
    ],
)
def test_what_breaks_the_format_is_said(mark: str, fault: str):
    passage = read_passage(["@y/chip = Y", "@old/chip = O", "---", f"Y {mark}."])
    assert any(fault in one.message for one in passage.faults)


def test_a_file_gives_its_passages_the_voice_and_their_lines(tmp_path):
    file = tmp_path / "wire.txt"
    file.write_text("voice: wire news\n@a/chip = A1\n---\n«A1|n».\n===\n@b/chip = B2\n---\n«B2|n».\n", encoding="utf-8")
    assert [(one.voice, one.line, one.text) for one in read_passages(file)] == [("wire news", 1, "A1."), ("wire news", 6, "B2.\n")]


def test_whole_numbers_are_whole():
    assert [repr(number(text)) for text in ("3", "7e10", "2.5", "1/4")] == ["3", "70000000000", "2.5", "0.25"]
