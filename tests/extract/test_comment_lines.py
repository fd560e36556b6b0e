"""Short comments without full stops below a line that heads them: each by its writer, none of them a row of a specification."""

from __future__ import annotations

import pytest


@pytest.mark.parametrize(
    ("language", "text", "wanted"),
    [
        ("ko", "하늘 H7의 전력은 300W다.\n\n댓글 3\n실리콘농부: H7 전력은 500W다\n칩러버: A100은 400W임\nㄴ 답글 밤나무: H100은 700W임\n", [("하늘 H7", None), ("하늘 H7", "실리콘농부"), ("A100", "칩러버"), ("H100", "밤나무")]),
        ("tr", "Poyraz X2 tanıtıldı, kart 300 watt çekiyor.\n\nYorumlar\nveli: A100 400 W çekiyor\n↳ deli: H100 700 W çekiyor\n", [("Poyraz X2", None), ("A100", "veli"), ("H100", "deli")]),
    ],
)
def test_comments_are_no_rows(read, language, text, wanted):
    assert [(claim.subject, claim.attributed_to) for claim in read(text, language).claims] == wanted


def test_a_specification_above_the_comments_is_one(read):
    found = read("하늘 H7\n\n전력: 300W\n메모리: 96GB\n무게: 1.2kg\n\n댓글 1\n칩러버: A100은 400W임\n", "ko").claims
    assert {claim.metric for claim in found if claim.attributed_to is None} >= {"power", "memory_capacity", "weight"}
