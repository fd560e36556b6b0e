"""Arithmetic by place, of runs on a benchmark: by how much a time fell, or a run was faster, against the times just told beside it.

``11.3분이 7.7분으로 32% 짧아졌고``; ``tek düğüm 59,7 dakika, dört düğüm 26,7 dakika; yani … dört kat daha hızlı``; ``399,6 dakikada … 319,1 dakikada bitirdi: %20 daha kısa``. Of the last
times before it two must fit, of those told on the benchmark that it speaks of; a time that falls by a share falls by that share of itself.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Literal

from pipeline.languages import pacing_of
from pipeline.lexicon import fold
from pipeline.verify.asides import is_denied
from pipeline.verify.numbers import Tolerances, shown, written_half_step
from pipeline.verify.places import claims_on, measures, spans_of, spread
from pipeline.verify.records import Case, Finding, Number
from pipeline.verify.reference.times import BENCHMARK_NAMES

CHECK, METHOD = "arithmetic", "told pace"
LAST = 4  # times that may be meant
BACK = 320  # code points before a proportion in which they stand
BESIDE = 28  # code points around a proportion in which its words stand
MOST_OFF, HALF_POINT = 0.05, 0.5  # what rounding leaves open of a multiple (``두 배``) and of a percentage
FAR_SHARE, FAR_POINTS = 0.045, 5.0  # how far a proportion must be off every pair to be wrong
MOST_TIMES = 50.0  # times the speed that a text tells of two runs
Way = Literal["shorter", "faster", "longer"]


def check_told_paces(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    """Findings for shares and multiples in articles that speak of MLPerf."""
    del tolerances  # proportions are compared to the digits they are written with
    folded = fold(case.text)
    if "mlperf" not in folded:
        return
    claims, numbers, told = claims_on(case), measures(case), pacing_of(case.language)
    for number in numbers:
        if number.unit not in ("percent", "x") or number.value_max or is_denied(case, number) or not number.value:
            continue
        words = _clause(case, folded, number)
        way: Way | None = "shorter" if told.shorter.search(words) else "faster" if told.faster.search(words) else "longer" if told.longer.search(words) else None
        times = _times(case, folded, number, numbers)
        if way is None or len(times) < 2 or told.other.search(words):  # two make a proportion
            continue
        finding = _judged(number, times, way)
        if finding is not None and (finding.verdict == "supported" or (_is_sure(case, folded, number, times) and not _is_told_beside(case, number, numbers, times, way))):
            yield from spread(number, claims, finding)


def _clause(case: Case, folded: str, number: Number) -> str:
    """The words around a proportion, up to other numbers."""
    sentence = case.sentence_at(number.start)
    low, high = max(sentence.start, number.start - BESIDE), min(sentence.end, number.end + BESIDE)
    before, behind = folded[low : number.start], folded[number.end : high]
    return re.split(r"\d", before)[-1] + " # " + re.split(r"\d|[.;]", behind)[0]


def _is_told_beside(case: Case, number: Number, numbers: Sequence[Number], times: Sequence[Number], way: Way) -> bool:
    """``칩은 21배인데 빨라지기는 13.7배다``: whether another proportion of the sentence is that of the times."""
    sentence = case.sentence_at(number.start)
    others = [n for n in numbers if n is not number and n.unit == number.unit and n.value and not n.value_max and sentence.start <= n.start < sentence.end]
    return any((found := _judged(n, times, way)) is not None and found.verdict == "supported" for n in others)


def _times(case: Case, folded: str, number: Number, numbers: Sequence[Number]) -> list[Number]:
    """The times that a proportion may be told of: the last before it in its paragraph, on the benchmark named last; else those right behind it (``iki katı süre harcadı: 20,2 dakikaya karşı 10,0 dakika``)."""
    block, sentence = case.block_at(number.start), case.sentence_at(number.start)
    timed = [n for n in numbers if n.base_unit == "s" and n.kind == "quantity" and n.base_value and not n.value_max and n.quantifier in {"exact", "about"}]
    before = [n for n in timed if max(block.start, number.start - BACK) <= n.start < number.start]
    named = [m.start() for m in BENCHMARK_NAMES.finditer(folded, block.start, number.start)]
    if named:
        on_it = [n for n in before if n.start >= named[-1]]
        before = on_it if len(on_it) > 1 else before
    behind = [n for n in timed if number.end <= n.start < sentence.end and n.start - number.end <= BESIDE * 2]
    if len(behind) > 1 and ":" in folded[number.end : behind[0].start]:
        return behind[:2]
    return before[-LAST:]


def _judged(number: Number, times: Sequence[Number], way: Way) -> Finding | None:
    value = number.value or 0.0
    fitting, nearest = None, None
    for a, b in combinations(reversed(times), 2):
        for said, reading in _readings(a, b, number, way):
            off = abs(reading - value)
            if fitting is None and _fits(number, reading, _slack(a, b, number)):
                fitting = (a, b, said, reading)
            if nearest is None or off < nearest[0]:
                nearest = (off, a, b, said, reading)
    if fitting is not None:
        a, b, said, reading = fitting
        return _finding(number, "supported", "ratio", (a, b), f"{said}: {shown(float(f'{reading:.4g}'), number.unit)}; the article says {shown(value, number.unit)}.")
    if nearest is None or number.quantifier not in {"exact", "about"} or value < 1:
        return None
    off, a, b, said, reading = nearest
    far = max(FAR_POINTS, FAR_SHARE * value) if number.unit == "percent" else FAR_SHARE * value * (2 if number.quantifier == "about" else 1)
    return _finding(number, "conflicting", "ratio", (a, b), f"nearest, {said}: {shown(float(f'{reading:.4g}'), number.unit)}; the article says {shown(value, number.unit)}.") if off > far else None


def _readings(a: Number, b: Number, number: Number, way: Way) -> Iterator[tuple[str, float]]:
    """What two times may be told as: what falls, falls by a share of what it was; how much faster is either."""
    short, long = sorted((a.base_value or 1.0, b.base_value or 1.0))
    if number.unit == "x":
        if (number.value or 0) < 1:
            yield "of the longer", short / long
        elif long / short <= MOST_TIMES:
            yield "times", long / short
        return
    if way != "longer":
        yield "less time", 100 * (1 - short / long)
    if way != "shorter":
        yield "more", 100 * (long / short - 1)


def _slack(a: Number, b: Number, number: Number) -> float:
    """What the rounding of two times leaves open of their proportion."""
    short, long = sorted((a.base_value or 1.0, b.base_value or 1.0))
    part = sum(written_half_step(n.surface, n.value or 1.0) / (n.value or 1.0) for n in (a, b))
    return part * (100 * short / long if number.unit == "percent" else long / short if (number.value or 0) > 1 else short / long)


def _fits(number: Number, reading: float, slack: float) -> bool:
    value = number.value or 0.0
    if number.quantifier in {"less_than", "at_most"}:
        return 0.85 * value <= reading <= value  # just below it
    if number.quantifier in {"more_than", "at_least"}:
        return value <= reading <= 1.15 * value
    half = min(written_half_step(number.surface, value), MOST_OFF * value if number.unit == "x" else HALF_POINT) * (1.6 if number.quantifier == "about" else 1.02) + slack
    return abs(reading - value) <= half


def _is_sure(case: Case, folded: str, number: Number, times: Sequence[Number]) -> bool:
    """Whether the times stand in the proportion's own sentence or the one before, and speak of one benchmark, and no others of the paragraph may be meant."""
    sentence, told = case.sentence_at(number.start), pacing_of(case.language)
    before = case.sentence_at(max(sentence.start - 2, case.block_at(number.start).start))
    near = [n for n in times if n.start >= before.start]
    kinds = {m.lastgroup for m in BENCHMARK_NAMES.finditer(folded, near[0].start, number.start)} if near else set()
    apart = [n for n in measures(case) if case.block_at(number.start).start <= n.start < number.start and n.base_unit == "s"]
    if len(near) < 2 and len(apart) == 2 and told.between_rounds.search(folded, sentence.start, number.start):  # `한 라운드 사이 … 시간은 22%가량 줄었다`
        near, kinds = list(times), {m.lastgroup for m in BENCHMARK_NAMES.finditer(folded, times[0].start, number.start)}
    return len(near) >= 2 and len(kinds) <= 1 and not told.held_against.search(folded, sentence.start, sentence.end)


def _finding(number: Number, verdict: str, cause: str, pair: tuple[Number, Number], said: str) -> Finding:
    a, b = pair
    words = f"{shown(a.value, a.unit)} and {shown(b.value, b.unit)}, {said}"
    return Finding("", CHECK, verdict, cause, words, {"figures": spans_of((a, b, number))}, METHOD)  # type: ignore[arg-type]
