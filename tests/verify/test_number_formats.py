"""Digits that belong to the name of a number format."""

from __future__ import annotations

import pytest
from handmade_cases import case, number

from pipeline.verify.reference.anchors import known_formats


@pytest.mark.parametrize(
    ("text", "word", "known"),
    [
        ("Önerilen sürüm bfloat16 ile çalışıyor.", "bfloat16", True),
        ("추론은 INT8로 돌렸다.", "INT8", True),
        ("추론은 INT9로 돌렸다.", "INT9", False),  # no such format
        ("FP16X 보드를 샀다.", "FP16X", False),  # another name
    ],
)
def test_formats_are_known_by_name(text, word, known):
    one = number(text, word, None, None, kind="name")
    assert [f.cause for f in known_formats(case(text, [], numbers=[one]), {})] == (["known_name"] if known else [])
