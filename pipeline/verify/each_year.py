"""Arithmetic by word: what is said to have gone one way every year, against the values that were told year by year.

``2021'de 412 bin, 2022'de 655 bin, 2023'te 933 bin adet … Satışlarımız her yıl azaldı``; ``2022년 31억 원, 2023년 44억 원, 2024년 58억 원 … 매출은 해마다 줄었다``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

from pipeline.lexicon import fold
from pipeline.verify.asides import is_denied
from pipeline.verify.direction_words import Direction, direction
from pipeline.verify.numbers import Tolerances, shown
from pipeline.verify.partners import alike
from pipeline.verify.places import claims_on, measures, spans_of, spread
from pipeline.verify.records import Case, Finding, Number, Span

CHECK, METHOD = "arithmetic", "each year"
FEWEST = 3  # values of a series
BESIDE = 24  # characters from a year to its value
REACH = 24  # characters after "every year" in which it is said where it went
_EVERY = re.compile(r"(?:해마다|매년|매해|해가 갈수록|한 해도 빠짐없이)\s|\bher (?:yil|sene)\s")
_YEAR = re.compile(r"^(?:19|20)\d\d(?:년|$)")
_STEM = {True: 2, False: 4}  # syllables or letters by which a noun is known
_WORD = re.compile(r"[가-힣]{2,}|[a-zçğöşü]{4,}")
_ANY = frozenset({"해마", "매년", "년에", "올해", "지난", "yili", "bin ", "mily", "adet", "dola", "lira", "için", "çünk", "bunu", "olar", "sonr"})


def check_each_year(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    del tolerances  # only which way values went is asked
    series = [run for run in (_series(case, span) for span in case.sentences) if run]
    if len(series) != 1:
        return
    run, claims = series[0], claims_on(case)
    rose = (run[-1].base_value or 0) > (run[0].base_value or 0)
    told_here = _nouns(case.words(case.sentence_at(run[0].start)))
    for span in case.sentences:
        told = _said(case, span)
        if told is not None and told.larger != rose and span != case.sentence_at(run[0].start) and told_here & _nouns(case.words(span)):
            said = f"{', '.join(shown(n.value, n.unit) for n in run)} in turn, but the words ({told.word!r}) say the opposite of every year."
            for number in run:
                yield from spread(number, claims, Finding("", CHECK, "conflicting", "wrong_side", said, {"figures": spans_of(run)}, METHOD))


def _series(case: Case, span: Span) -> tuple[Number, ...]:
    """The values that a sentence tells year by year, where they go one way only."""
    if case.block_at(span.start).kind in {"table", "title", "chrome"}:
        return ()
    years = [n for n in case.numbers if n.kind == "date" and span.start <= n.start < span.end and _YEAR.match(n.surface)]
    values = [n for n in measures(case) if span.start <= n.start < span.end and n.kind in {"quantity", "money"} and n.value and not n.value_max]
    run: list[tuple[str, Number]] = []
    for place, year in enumerate(years):
        end = years[place + 1].start if place + 1 < len(years) else span.end
        own = [n for n in values if year.end <= n.start < min(end, year.end + BESIDE)]
        if own:
            run.append((year.surface[:4], own[0]))
    numbers = [n for _, n in run]
    if len(run) < FEWEST or [y for y, _ in run] != sorted({y for y, _ in run}) or not all(alike(a, b) or None in {a.unit, b.unit} for a, b in pairwise(numbers)):
        return ()
    steps = {(b.base_value or 0) > (a.base_value or 0) for a, b in pairwise(numbers)}
    return tuple(numbers) if len(steps) == 1 and len({n.base_value for n in numbers}) == len(numbers) else ()


def _said(case: Case, span: Span) -> Direction | None:
    words = fold(case.words(span))
    match = _EVERY.search(words)
    if match is None or any(span.start <= n.start < span.end and is_denied(case, n) for n in case.numbers):
        return None
    told = direction(" " + words[match.end() : match.end() + REACH], "")
    return told if told is not None and told.plain else None


def _nouns(words: str) -> frozenset[str]:
    return frozenset(w[: _STEM[w[0] >= "가"]] for w in _WORD.findall(fold(words))) - _ANY
