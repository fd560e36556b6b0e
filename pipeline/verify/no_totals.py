"""Numbers that no product is meant to make: what is to be spent, what something is divided by, what a machine draws with its cards in it."""

from __future__ import annotations

from pipeline.languages import measuring_of
from pipeline.lexicon import fold
from pipeline.verify.records import Case, Number

POWER = "kg*m**2/s**3"
REACH = 28  # characters behind a number that say so


def is_no_total(case: Case, number: Number, computed: float) -> bool:
    """``500만 원어치를 사면``, ``96kW를 48로 나누면``, ``300W 카드 네 장을 꽂은 1.9kW 서버``: whether a number is not what so many of so much each make; a machine draws more than its cards (``computed``), not less."""
    words, behind = measuring_of(case.language), fold(case.text[number.end : number.end + REACH])
    if number.surface.isdecimal() and words.reckons_with.match(behind) is not None:
        return True
    if number.kind == "money":
        return words.budget.match(behind) is not None
    return number.base_unit == POWER and computed < (number.value or 0) and words.of_machine.match(behind) is not None
