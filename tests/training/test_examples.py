"""What the model is asked, and the right answers."""

from __future__ import annotations

import re
from random import Random

import pytest

from pipeline.extract.model.features import FIGURE_WIDTH, PAIR_WIDTH, SPAN_WIDTH
from training.examples import NONE, PREVIOUS, Example, course_of, examples_of, passage_lesson
from training.markup import read_passage

TURKISH = """\
title: Zirve'den Kıyı K2
@k/chip = Kıyı K2 : Zirve
@e/chip = Kıyı K1 : Zirve
@z/vendor = Zirve
@g/model = BulutDil 7B
---
Zirve'ye göre Kıyı «K2|n», BulutDil «7B|n» modelinde Kıyı «K1|n»'den «2,4 kat|r:2.4;C k throughput vs=e on=g dir=better by=z» hızlı. Geliri de «% 12|%:12;C z revenue vs=prev dir=higher» arttı. Toplantı «3 saat|q:3 h» sürdü.
"""


class Words:
    def pieces(self, text, *, joined=False):
        found = list(re.finditer(r"\w+|[^\w\s]", text))
        return [len(m[0]) + 4 for m in found], [m.start() for m in found], [m.end() for m in found]


@pytest.fixture
def example(tmp_path) -> Example:
    path = tmp_path / "tr" / "haber.txt"
    lesson = passage_lesson(path, read_passage(TURKISH.split("\n"), voice="haber"))
    (one,) = examples_of(lesson, Words())
    return one


def _surfaces(example: Example, places: list[int]) -> set[str]:
    text = example.lesson.document.article.source_text
    return {text[example.spans[n].start : example.spans[n].end] for n in places}


def test_every_role_points_at_its_name(example: Example):
    answer = next(one for one, figure in zip(example.answers, example.figures, strict=True) if figure.kind == "ratio")
    assert _surfaces(example, answer.roles["subject"]) == {"Kıyı K2"}
    assert _surfaces(example, answer.roles["comparator"]) == {"Kıyı K1"}
    assert _surfaces(example, answer.roles["benchmark"]) == {"BulutDil 7B"}
    assert _surfaces(example, answer.roles["speaker"]) == {"Zirve"}
    assert (answer.metric, answer.direction) == ("throughput", "better")


def test_the_own_past_and_nobody_are_answers_too(example: Example):
    answer = next(one for one, figure in zip(example.answers, example.figures, strict=True) if figure.kind == "percentage")
    assert (answer.roles["comparator"], answer.roles["speaker"]) == ([PREVIOUS], [NONE])


def test_a_figure_that_asserts_nothing_has_no_roles(example: Example):
    answer = next(one for one, figure in zip(example.answers, example.figures, strict=True) if figure.kind == "quantity")
    assert not answer.claim
    assert not answer.roles


def test_arrays_have_the_width_of_the_features(example: Example):
    figures, spans = len(example.figures), len(example.spans)
    assert example.figure_features.shape == (figures, FIGURE_WIDTH)
    assert example.span_features.shape == (spans, SPAN_WIDTH)
    assert example.pair_features.shape == (figures, spans, PAIR_WIDTH)
    assert len(example.tags) == len(example.ids) == len(example.marks)


def test_a_forgotten_name_is_unmarked_but_still_a_name(example: Example):
    (hidden,) = examples_of(example.lesson, Words(), forget=1.0, random=Random(1))
    assert not any(mark >= 7 for mark in hidden.marks)
    assert any(mark >= 7 for mark in example.marks)
    assert {one.type for one in hidden.spans} == {"unread"}
    assert any(tag for tag in hidden.tags)


def test_held_out_voices_are_not_taught(tmp_path):
    folder = tmp_path / "tr"
    folder.mkdir()
    for voice in ("haber", "forum"):
        (folder / f"{voice}.txt").write_text(f"voice: {voice}\n{TURKISH}", encoding="utf-8")
    course = course_of(tmp_path, ["tr/forum"])
    assert [one.group for one in course.lessons(Random(1))] == ["tr/haber"]


