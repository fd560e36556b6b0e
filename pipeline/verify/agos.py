"""Arithmetic by the day of publication: so long ago, and the date that is told beside it. ``6년 전인 2019년``; ``on dört ay önce verdiğimiz karar … Şubat 2025'te``."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date

from pipeline.languages import recalling_of
from pipeline.lexicon import fold
from pipeline.verify.amounts import sentence_index
from pipeline.verify.numbers import Tolerances, shown
from pipeline.verify.places import claims_on, spans_of, spread
from pipeline.verify.records import Case, Finding, Number

CHECK, METHOD = "arithmetic", "ago"
NEXT_TO = 12  # characters between a length of time and the date beside it
LOOSE = {"month": 1.0, "year": 1.0}  # a rough word for a length counts both ends or neither
OF_MANY = 0.1  # relative: ``20년 전`` of 19 or 22
FARTHEST = 2.5  # times that a date may lie off and be the one meant
_MONTH = re.compile(r"(\d{4})-(\d\d)")
_YEAR = re.compile(r"(\d{4})")


def check_agos(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    del tolerances  # months and years are counted
    today = _day(case.published)
    if today is None:
        return
    claims, words = claims_on(case), recalling_of(case.language)
    dates = [n for n in case.numbers if n.kind == "date" and n.text_value]
    for n in case.numbers:
        if n.unit not in LOOSE or not n.value or n.value_max or n.quantifier != "exact" or case.block_at(n.start).kind in {"title", "table", "chrome"} or not words.ago.match(fold(case.text[n.end : n.end + NEXT_TO])):
            continue
        told = None if words.from_another.search(fold(case.text[max(0, n.start - NEXT_TO) : n.start])) else _beside(case, n, dates)
        passed = _passed(told, today, n.unit or "") if told else None
        if told is None or passed is None or passed <= 0 or abs(passed - n.value) <= max(LOOSE[n.unit or ""], OF_MANY * n.value) or not 1 / FARTHEST <= passed / n.value <= FARTHEST:
            continue
        said = f"From {told.text_value} to the day of publication are {shown(passed, n.unit)}, the article says {shown(n.value, n.unit)} ago."
        for number in (n, told):
            yield from spread(number, claims, Finding("", CHECK, "conflicting", "contradiction", said, {"figures": spans_of((n, told)), "computed": passed}, METHOD))


def _day(told: str | None) -> date | None:
    try:
        return date.fromisoformat((told or "")[:10])
    except ValueError:
        return None


def _beside(case: Case, number: Number, dates: list[Number]) -> Number | None:
    """The date right behind a length of time, right before it, or with which the next sentence opens where months are told."""
    words, sentence = recalling_of(case.language), case.sentence_at(number.start)
    after = next((d for d in dates if d.start >= number.end), None)
    before = next((d for d in reversed(dates) if d.end <= number.start), None)
    if before is not None and before.start >= sentence.start and not words.date_is.fullmatch(fold(case.text[before.end : number.start])):
        return None  # ``2021년에 창업하기 3년 전인 2018년``
    if after is not None and after.end <= sentence.end and words.ago_is.fullmatch(fold(case.text[number.end : after.start])):
        return after
    if before is not None and before.start >= sentence.start and words.date_is.fullmatch(fold(case.text[before.end : number.start])):
        return before
    if after is None or number.unit != "month" or sentence_index(case, after) != sentence_index(case, number) + 1 or after.start != case.sentence_at(after.start).start:
        return None
    return after if _MONTH.match(after.text_value or "") and re.search(r"\d{4}", after.surface) else None


def _passed(told: Number, today: date, unit: str) -> float | None:
    month, year = _MONTH.match(told.text_value or ""), _YEAR.match(told.text_value or "")
    if unit == "month":
        return None if month is None else float(12 * (today.year - int(month[1])) + today.month - int(month[2]))
    return None if year is None else float(today.year - int(year[1]))
