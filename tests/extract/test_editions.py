"""Rounds of a suite that are told as editions, and pieces on which a run took so long."""

from __future__ import annotations

TEXT = "[칼럼] 두 번의 성적\n\nMLPerf 학습 4.0 결과가 나왔다.\n\nGPT-3 항목을 보자. 가우디2는 3.0판에서 칩 256개로 440.5분이었다. 3.1판에서는 256개가 221.5분, 384개가 151.2분이 됐다.\n"


def test_an_edition_is_a_round_and_its_pieces_are_chips(read):
    document = read(TEXT, "ko")
    told = {f.text_value for f in document.figures if f.kind == "version"}
    values = {f.start: f.value for f in document.figures}
    runs = {values[c.figure]: (c.benchmark[-1], c.conditions.get("chips")) for c in document.claims if c.figure is not None and c.unit == "min"}
    assert told == {"4.0", "3.0", "3.1"}
    assert runs[221.5] == ("MLPerf Training 3.1", 256)
    assert runs[151.2] == ("MLPerf Training 3.1", 384)


def test_pieces_of_something_else_are_no_chips(read):
    document = read("시험\n\n문제는 모두 30개다. 쉬운 문제 20개는 40분, 어려운 문제 10개는 80분이 걸렸다.\n", "ko")
    assert not any("chips" in c.conditions for c in document.claims)
