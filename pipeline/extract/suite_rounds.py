"""Of which round of a suite a result is: ``önceki v3.0 turunda 10,9 dakika``, ``4.0 라운드에서는``."""

from __future__ import annotations

import re

from pipeline.extract.context import Bound, is_suite
from pipeline.extract.reading import LOOSE, MEASURES, THINGS, Page, Reading
from pipeline.extract.rounds import PUBLISHED
from pipeline.languages import suites_of, trials_of
from schemas.records import Figure


def of_round_told(page: Page, reading: Reading, figure: Figure, one: Bound) -> Bound:
    """``(MLPerf Training v4.0'da 3,4 dakika,) önceki v3.0 turunda ise 10,9 dakika``, ``4.0 라운드에서는``: a suite of the round that its clause tells, not of the one named before it."""
    release = RELEASE.search(one.name) if is_suite(one.entity) else None
    if release is None:
        return one
    low = max([reading.clause(figure.start)[0], *(n.end for n in reading.names if n.name == one.name and n.end <= figure.start)])
    told = [f for f in reading.figures if f.kind == "version" and low <= f.start and f.end <= figure.start and (_ROUND.match(page.folded, f.end) or ((f.surface[0] == "v" or _stands_alone(reading, f)) and one.start is None and figure.unit in _TIMED_IN and _IN_ROUND.match(page.folded, f.end)))]
    number = _NUMBER.search(told[-1].surface) if told else None
    if number is None and one.start is None and _of_round_before(page, reading, figure):
        return Bound(one.name[: release.start()].rstrip(), None, None, None, 0.6, ROUND_TOLD)
    if number is None and _is_held_against(page, reading, figure, one, release[0]):
        return Bound(one.name[: release.start()].rstrip(), None, None, None, 0.6, ROUND_TOLD)
    if number is None or number[0] == release[0]:
        return one
    return Bound(f"{one.name[: release.start()]}{number[0]}", None, told[-1].start, told[-1].end, 0.7, ROUND_TOLD)


def _of_round_before(page: Page, reading: Reading, figure: Figure) -> bool:
    """``bir önceki turda 97,5 dakikada kalmıştı``, ``H100 512개가 지난해 세운 269분``: whether a time was reached in a round before the one that is spoken of, told between it and the value before."""
    before = [f.end for f in reading.figures if f.end <= figure.start and f.unit == figure.unit]
    return figure.unit in _TIMED_IN and trials_of(page.grammar.code).former_round.search(page.folded, max([reading.start, *before]), figure.start) is not None


def _stands_alone(reading: Reading, figure: Figure) -> bool:
    """``3.1'de``: the number of a round behind no name of which it would be the version."""
    return figure.surface in PUBLISHED and not any(0 <= figure.start - n.end <= 1 for n in reading.names)


def _is_held_against(page: Page, reading: Reading, figure: Figure, one: Bound, release: str) -> bool:
    """``MLPerf 1.1 때보다 37% 빨라졌다. 20.65분``, ``MLPerf 1.1'e göre``: whether the round told last before a time is that which another one is set against."""
    if figure.unit not in _TIMED_IN or (one.start is not None and one.start >= reading.start):
        return False
    told = [f for f in page.document.figures if f.kind == "version" and f.start < reading.start and _NUMBER.fullmatch(f.surface.lower().lstrip("v"))]
    return bool(told) and told[-1].surface.endswith(release) and suites_of(page.grammar.code).held_against.match(page.folded, told[-1].start) is not None


_TIMED_IN = frozenset({"min", "s", "h"})


def of_round_spoken(page: Page, reading: Reading, at: int, one: Bound) -> Bound:
    """``v3.1'de … L40'tan daha hızlı``, ``4.0 라운드에서``: a suite by the one round that a sentence of comparison tells; where it tells none and the suite has none, by that told last before it."""
    if not is_suite(one.entity) or "MLPerf" not in one.name:
        return one
    release = RELEASE.search(one.name)
    rounds = [f for f in page.document.figures if f.kind == "version" and f.end <= at and _NUMBER.fullmatch(f.surface.lower().lstrip("v")) and (_ROUND.match(page.folded, f.end) or _IN_SUITE.search(page.folded[max(0, f.start - _BESIDE_SUITE) : f.start]) or page.folded[f.start - 1 : f.start + 1].startswith("v") or page.folded[f.start] == "v")]
    beside = [f for f in rounds if _IN_SUITE.search(page.folded[max(0, f.start - _BESIDE_SUITE) : f.start])]
    rounds = [f for f in rounds if f.start >= page.block(reading).start] or beside or rounds
    here = {str(_NUMBER.search(f.surface)[0]) for f in rounds if f.start >= reading.start}  # type: ignore[index]
    number = next(iter(here)) if len(here) == 1 else str(_NUMBER.search(rounds[-1].surface)[0]) if not here and rounds and (release is None or rounds[-1].start >= page.block(reading).start) else None  # type: ignore[index]
    if number is None or (release and number == release[0]):
        return one
    return Bound(f"{one.name[: release.start()] if release else one.name + ' '}{number}", None, one.start, one.end, 0.6, ROUND_TOLD)


def of_round_of_other(page: Page, reading: Reading, figure: Figure, suite: Bound) -> bool:
    """``14분으로, MLPerf v1.1의 A30보다 30% 짧다``, ``14 dakika; MLPerf v1.1'deki A30 sonucu ise 20 dakika``: whether a round that a sentence tells only behind a value is that of what is held against it, or of what has a like value of its own."""
    told = [n for n in reading.names if n.name == suite.name]
    return bool(RELEASE.search(suite.name) and told) and all(figure.end <= n.start and _is_of_what_follows(page, reading, figure, n.end) for n in told)


def _is_of_what_follows(page: Page, reading: Reading, figure: Figure, at: int) -> bool:
    """Whether a thing stands right behind a round that ends at ``at``, and is that other one."""
    joined = suites_of(page.grammar.code).adjoined.match(page.folded, at, reading.end)
    other = next((n for n in reading.names if joined and at < n.start <= joined.end() and n.type in THINGS | LOOSE), None)
    return other is not None and (other.role == "comparator" or any(f.unit == figure.unit and f.start >= other.end for f in reading.figures if f.kind in MEASURES))


_IN_SUITE = re.compile(r"mlperf[^.;]{0,24}$")
_BESIDE_SUITE = 30  # code points before a number in which its suite stands
ROUND_TOLD = "round_told"
RELEASE, _NUMBER = re.compile(r"(?<= )\d\.\d$"), re.compile(r"\d\.\d")
_IN_ROUND = re.compile(r" ?(?:때|당시)|에서|['’](?:d[ae]|t[ae])(?:ki)?(?![a-zçğöşü])")
_ROUND = re.compile(r"['’]?[a-zçğöşü]{0,3} (?:sürüm[a-z]* )?tur|(?:인|의)? ?(?:라운드|회차)|판(?=에|은|는|의|이|과|부터|까지|보다|[ ,.)])")
