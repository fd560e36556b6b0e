"""Which documents tell one story."""

from __future__ import annotations

import pytest

from pipeline.verify.stories import ENOUGH, Teller, likeness_of


def teller(doc_id, day, facts=((64.0, "bit"), (2500.0, "count")), names=("ml3",)):
    return Teller(doc_id, doc_id, day, frozenset(facts), frozenset(names), frozenset(), frozenset(), frozenset())


def test_names_and_numbers_in_common_make_a_story():
    assert likeness_of(teller("a", 100), teller("b", 103), set()) >= ENOUGH


@pytest.mark.parametrize(
    "other",
    [
        teller("b", 300),  # long after
        teller("b", None),  # no day of publication
        teller("b", 103, facts=[(64.0, "bit")], names=["k2"]),  # one number, another name
    ],
)
def test_no_story(other):
    assert likeness_of(teller("a", 100), other, set()) < ENOUGH


def test_numbers_that_every_document_has_say_nothing():
    one, other = teller("a", 100, names=[]), teller("b", 120, names=[])
    assert likeness_of(one, other, set(one.facts)) == 0


def test_round_numbers_without_a_name_in_common_make_no_story():
    facts = [(20.0, "percent"), (36000.0, "s"), (4000.0, "W"), (40.0, "count")]
    assert likeness_of(teller("a", 100, facts, names=[]), teller("b", 101, facts, names=[]), set()) < ENOUGH
