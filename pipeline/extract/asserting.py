"""What speaks for a figure's asserting something: dates, lengths of time, counts and bare numbers tell the article's own story as often.

Cues are yes-or-no facts with names (``after:출시``, ``before:garanti``, ``name:b:thing``): the words around the figure by their first letters, what
is named, the kind of block. Their weights are data (``asserting.toml``), one table for each language and kind of figure, fitted on golden files by
``bench/fit_asserting.py``; a cue that is not listed weighs nothing. Other figures are left to ``pipeline.extract.claimable``.
"""

from __future__ import annotations

import math
import re
from pathlib import Path
from typing import Final

from pipeline.extract.reading import MEASURES, THINGS, Page, Reading
from pipeline.extract.weights import hundredths
from schemas.records import Figure

WEIGHTS: Final = Path(__file__).with_name("asserting.toml")
DURATIONS: Final = frozenset({"year", "month", "week", "day"})
COUNTS: Final = frozenset({"piece", "person", "item", "card", "company", "place", "time"})
PATIENCE: Final = 0.8
_AHEAD, _BACK = 70, 50  # code points
_WORDS_AHEAD, _WORDS_BACK = 7, 5
_STEM: Final = {"ko": 2, "tr": 4}  # letters by which a word is known
_TAIL = re.compile(r"[가-힣]+|['’]?[a-zçğıöşü]+")
_TAIL_REACH, _TAIL_LETTERS = 12, 3
_WORD = re.compile(r"[0-9]*[^\W\d_]+")
_DIGIT = re.compile(r"[0-9]")
_ISO_LETTERS = 12
_LARGEST = 1e15
_RICH = 4  # measures of a sentence, from which on it is full of them


def group_of(figure: Figure) -> str | None:
    """The table that a figure is weighed by; None where its kind alone tells whether it asserts something."""
    if figure.kind in ("date", "ordinal"):
        return figure.kind
    if figure.kind != "quantity" or (figure.unit == "piece" and figure.surface.endswith("가지")):
        return None
    if figure.unit in DURATIONS:
        return "duration"
    if figure.in_words:
        return "in_words"
    return "bare" if figure.unit is None else "count" if figure.unit in COUNTS else None


def odds(cues: set[str], language: str, group: str) -> float:
    """The logarithm of the odds that a figure with these cues asserts something, as one sees it who would rather have a claim too many than miss one."""
    return sum(filter(None, map(hundredths(WEIGHTS, f"{language}_{group}").get, cues))) / 100 + PATIENCE


def cues_of(page: Page, reading: Reading, figure: Figure, *, told: str | None) -> set[str]:
    """The cues of a figure. ``told``: the event or rank that the grammar finds in its words, None where it finds none."""
    folded, stem = page.folded, _STEM.get(page.grammar.code, 4)
    tail = _TAIL.match(folded, figure.end, min(figure.end + _TAIL_REACH, reading.end))
    tail_end = tail.end() if tail else figure.end
    ending = tail[0][:_TAIL_LETTERS] if tail else folded[figure.end : figure.end + 1] if figure.end < reading.end else "end"
    cues = {"any", f"tail:{ending}", f"told:{told}", f"block:{page.block(reading).kind}"}
    _, high = reading.clause(figure.start)
    after = [match[0][:stem] for match in _WORD.finditer(folded, tail_end, min(high, figure.end + _AHEAD))][:_WORDS_AHEAD]
    before = list(_WORD.finditer(folded, max(reading.start, figure.start - _BACK), figure.start))[-_WORDS_BACK:]
    cues.update([f"after:{word}" for word in after])
    cues.update([f"before:{match[0][:stem]}" for match in before])
    if after:
        cues.add(f"next:{after[0]}")
    if before:
        cues.add(f"last:{before[-1][0][:stem]}")
        if figure.start - before[-1].end() <= 1:
            cues.add(f"ending:{before[-1][0][-1]}")
        if len(before) > 1:
            cues.add(f"second:{before[-2][0][:stem]}")
    cues.add(f"mark:{folded[max(reading.start, figure.start - 2) : figure.start].strip()[-1:]}")
    cues.update(_own_cues(figure))
    cues.update([f"name:{'b' if named.end <= figure.start else 'a'}:{'thing' if named.type in THINGS else named.type}" for named in reading.names])
    if not any(named.type in THINGS for named in reading.names):
        cues.add("nothing named")
    if any(named.type in THINGS and named.start == figure.end + 1 for named in reading.names):
        cues.add("counts a thing")  # `8 B200`
    if reading.start == page.readings[0].start:
        cues.add("first")
    cues.add(f"measures:{min(_RICH, sum([other.kind in MEASURES for other in reading.figures]))}")
    if any(other is not figure and other.kind == figure.kind and other.unit == figure.unit for other in reading.figures):
        cues.add("alike")
    return cues


def _own_cues(figure: Figure) -> tuple[str, ...]:
    """What the figure is by itself: how exact a date, which unit, how large."""
    if figure.kind == "date":
        return (f"iso:{_DIGIT.sub('9', figure.text_value or '')[:_ISO_LETTERS]}", "digits first" if figure.surface[:1].isdigit() else "words first")
    value = figure.value or 0
    return (f"unit:{figure.unit}", f"size:{int(math.log10(min(max(value, 1), _LARGEST)))}", "whole" if float(value).is_integer() else "decimal")
