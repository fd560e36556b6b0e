"""Where offsets of a document lie, and what its rules are asked once."""

from __future__ import annotations

from dataclasses import replace

from pipeline.verify.amounts import counted_spans, window
from pipeline.verify.places import beside
from pipeline.verify.records import Case, Number, asked_once
from tests.verify.handmade_cases import case, claim, number

TEXT = "솔빛 Q4는 310W다. 솔빛 Q3는 260W다. 두 카드는 24GB, 16GB다"


def article() -> Case:
    return case(TEXT, [claim(number(TEXT, f"{value}{unit}", value, unit)) for value, unit in ((310, "W"), (260, "W"), (24, "GB"), (16, "GB"))])


def test_an_offset_lies_in_the_sentence_around_it():
    told = article()
    assert [told.words(told.sentence_at(n.start)) for n in told.numbers] == ["솔빛 Q4는 310W다.", "솔빛 Q3는 260W다.", *["두 카드는 24GB, 16GB다"] * 2]
    assert told.block_at(len(TEXT) - 1).start == 0


def test_behind_the_last_sentence_the_line_counts():
    told = replace(article(), sentences=())
    assert told.words(told.sentence_at(5)) == TEXT


def test_the_numbers_beside_a_number_are_the_next_ones():
    told = article()
    first, second, third, last = told.numbers
    assert beside(told, second) == (first, third)
    assert beside(told, first) == (None, second)
    assert beside(told, last) == (third, None)


def test_the_numbers_around_are_those_of_a_stretch():
    told = article()
    assert window(told, told.numbers[1]) == [told.numbers[0], *told.numbers[2:]]
    assert counted_spans(told, 0, told.numbers[1].start) == told.numbers[:1]


def test_a_rule_is_asked_once_of_each_number_of_each_document():
    asked: list[Number] = []

    @asked_once
    def rule(_: Case, one: Number, *, by: int = 1) -> float:
        asked.append(one)
        return (one.value or 0) * by

    told, other = article(), article()
    assert [rule(told, n) for n in (*told.numbers, *told.numbers)] == [310, 260, 24, 16] * 2
    assert len(asked) == 4
    assert rule(told, told.numbers[0], by=2) == 620
    assert rule(other, other.numbers[0]) == 310
    assert len(asked) == 6


def test_a_number_read_in_another_unit_is_another_question():
    told = article()
    power = told.numbers[0]
    seen: list[str | None] = []

    @asked_once
    def unit_of(_: Case, one: Number) -> str | None:
        seen.append(one.unit)
        return one.unit

    assert [unit_of(told, power), unit_of(told, replace(power, unit="kW")), unit_of(told, power)] == ["W", "kW", "W"]
    assert seen == ["W", "kW"]
