"""Check *reference*, second half: training times and leads against the MLPerf Training results (``reference_results``)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from pipeline.extract.units import base_of
from pipeline.lexicon import fold
from pipeline.verify.names import name_key
from pipeline.verify.numbers import Tolerances, agree, compare, shown
from pipeline.verify.records import Assertion, Case, Finding
from pipeline.verify.reference_book import Book, Result

CHECK = "reference"
BENCHMARKS: dict[str, str] = {
    "resnet50": "resnet", "resnet": "resnet", "resnet50v15": "resnet", "bert": "bert", "bertlarge": "bert", "rnnt": "rnnt",
    "maskrcnn": "maskrcnn", "ssd": "ssd", "retinanet": "ssd", "3dunet": "unet3d", "unet3d": "unet3d", "dlrm": "dlrm", "minigo": "minigo",
    "gpt3": "gpt3", "gpt3175b": "gpt3", "transformer": "transformer", "gnmt": "gnmt", "stablediffusion": "stable_diffusion",
    "llama270b": "llama2_70b_lora", "dlrmdcnv2": "dlrm_dcnv2",
}  # fmt: skip
# When the results of a round came out: an article of that month or later may speak of it.
PUBLISHED: dict[str, str] = {
    "v0.5": "2018-12", "v0.6": "2019-07", "v0.7": "2020-07", "v1.0": "2021-06", "v1.1": "2021-12", "v2.0": "2022-06", "v2.1": "2022-11",
    "v3.0": "2023-06", "v3.1": "2023-11", "v4.0": "2024-06",
}  # fmt: skip
SPEEDS = frozenset({"performance", "training_time", "execution_time", "speed", "throughput", "benchmark_score"})
SINGLE_NODE = re.compile(r"[_-]n\d+[_-]|x\d+|\d+nodes?", re.IGNORECASE)
FAR_POINTS, FAR_SHARE = 5.0, 0.25  # further off than this in every reading, a lead is refuted
SHOWN_PAIRS = 3


class Pair(NamedTuple):
    """What was measured for the subject and for the other side, like for like."""

    subject: Result
    other: Result


class Reading(NamedTuple):
    """One way to say the same lead."""

    name: str
    value: float
    unit: str


def readings(faster: float, slower: float) -> tuple[Reading, ...]:
    """``faster`` against ``slower``, both times: how much less time, how much more speed, how many times the speed."""
    return (
        Reading("less time", 100 * (1 - faster / slower), "percent"),
        Reading("more speed", 100 * (slower / faster - 1), "percent"),
        Reading("times the speed", slower / faster, "x"),
    )


def check_results(case: Case, book: Book, tolerances: Tolerances) -> Iterator[Finding]:
    """Findings for claims on an MLPerf benchmark whose systems are in the results."""
    if not book.results:
        return
    rounds = _rounds_of(case)
    for claim in case.claims:
        benchmark = next((BENCHMARKS[key] for key in map(name_key, claim.benchmark) if key in BENCHMARKS), None)
        if benchmark is None or claim.metric not in SPEEDS or not claim.subjects:
            continue
        rows = [r for r in book.by_benchmark.get(benchmark, ()) if r.round in rounds]
        finding = _comparison(claim, rows, tolerances) if claim.comparators else _time(claim, rows, tolerances)
        if finding is not None:
            yield finding


def _rounds_of(case: Case) -> tuple[str, ...]:
    """Rounds that the article can speak of: those out by its day, all where the day is unknown."""
    month = (case.published or "9999")[:7]
    return tuple(name for name, out in PUBLISHED.items() if out <= month)


def _comparison(claim: Assertion, rows: list[Result], tolerances: Tolerances) -> Finding | None:
    pairs = _own_past(claim, rows) if claim.comparators == ("previous",) else _like_for_like(claim, rows)
    if not pairs:
        return None
    if claim.value is None or claim.unit not in {"percent", "x", "percentage_point"}:
        return _direction(claim, pairs, tolerances)
    best: tuple[float, Pair, Reading] | None = None
    for pair in pairs:
        for reading in (r for fast, slow in _orders(claim, pair) for r in readings(fast, slow)):
            if reading.unit == claim.unit.replace("percentage_point", "percent"):
                off = abs(reading.value - claim.value)
                if best is None or off < best[0]:
                    best = (off, pair, reading)
    if best is None:
        return None
    off, pair, reading = best
    allowed = tolerances.points if claim.unit != "x" else max(0.1, 0.05 * claim.value)
    if off <= allowed:
        other = _other_reading(pair, claim.unit, reading)
        return _finding(claim, "supported", "reference", [pair], f"as {reading.name}: {_worked(pair, reading)}{other}")
    if _refutable(claim, pairs):
        worst = min(pairs, key=lambda p: abs(readings(p.subject.minutes, p.other.minutes)[0].value - (claim.value or 0)))
        if all(p.subject.minutes > p.other.minutes * 1.01 for p in pairs) and claim.direction in {"better", "higher"}:
            return _finding(claim, "refuted", "wrong_side", pairs, f"the subject needs more time: {_times(worst)}")
        if off > max(FAR_POINTS, FAR_SHARE * claim.value) and claim.unit == "percent":
            return _finding(claim, "refuted", "reference_differs", pairs, f"nearest reading, {reading.name}: {_worked(pair, reading)}")
    return _finding(claim, "inconclusive", "not_like_for_like", pairs, f"nearest reading, {reading.name}: {_worked(pair, reading)}")


def _orders(claim: Assertion, pair: Pair) -> list[tuple[float, float]]:
    """Minutes of the faster and the slower, as the claim has them; both ways where its direction is not sure."""
    ahead, behind = (pair.subject.minutes, pair.other.minutes), (pair.other.minutes, pair.subject.minutes)
    if not claim.certain or claim.direction is None:
        return [ahead, behind]
    worse = claim.direction in ("worse", "higher" if claim.metric == "training_time" else "lower")
    return [behind] if worse else [ahead]


def _refutable(claim: Assertion, pairs: list[Pair]) -> bool:
    """Only where one pair of systems can be meant."""
    return claim.certain and claim.quantifier == "exact" and len({(name_key(p.subject.system), name_key(p.other.system)) for p in pairs}) == 1


def _direction(claim: Assertion, pairs: list[Pair], tolerances: Tolerances) -> Finding | None:
    pair = pairs[0]
    gap = pair.subject.minutes / pair.other.minutes - 1
    if claim.direction == "equal":
        same = all(abs(p.subject.minutes / p.other.minutes - 1) <= tolerances.equal for p in pairs)
        return _finding(claim, "supported" if same else "inconclusive", "reference", pairs, f"{_times(pair)}, {100 * gap:+.1f}% time")
    faster = claim.direction == "better" or (claim.direction == "higher") == (claim.metric != "training_time")
    if claim.direction is None:
        return None
    fits = all((p.subject.minutes < p.other.minutes) == faster for p in pairs)
    return _finding(claim, "supported" if fits else "inconclusive", "reference", pairs, f"{_times(pair)}, {100 * gap:+.1f}% time")


def _time(claim: Assertion, rows: list[Result], tolerances: Tolerances) -> Finding | None:
    """A training time itself."""
    seconds, unit = base_of(claim.value, claim.unit)
    if seconds is None or unit != "s":
        return None
    found = _wanted_rounds(claim, _systems(claim.subjects, rows, claim))
    for row in found:
        if agree(compare(seconds / 60, row.minutes, claim.quantifier, tolerances)):
            said = f"{row.system}, MLPerf Training {row.round} {row.division} {row.benchmark}: {shown(row.minutes)} min ({row.source})."
            return Finding(claim.claim_id, CHECK, "supported", "reference", said, {"rows": [row.cited()]})
    return None


def _like_for_like(claim: Assertion, rows: list[Result]) -> list[Pair]:
    """Subject and comparator in one round and division; the latest round for which there is such a pair."""
    ours, theirs = _systems(claim.subjects, rows, claim), _systems(claim.comparators, rows, claim)
    pairs = [Pair(a, b) for a in ours for b in theirs if (a.round, a.division) == (b.round, b.division) and a is not b and _same_system(claim, a, b)]
    wanted = [p for p in pairs if p.subject in _wanted_rounds(claim, ours)]
    newest = max((p.subject.order for p in wanted), default=())
    return [p for p in wanted if p.subject.order == newest]


def _same_system(claim: Assertion, a: Result, b: Result) -> bool:
    """Where two frameworks are compared, the hardware must be one; two systems need not be."""
    by_framework = any(name_key(a.framework).startswith(key) for key in map(name_key, claim.subjects))
    if by_framework and any(name_key(b.framework).startswith(key) for key in map(name_key, claim.comparators)):
        return (a.accelerator, a.count) == (b.accelerator, b.count)
    return a.system != b.system or a.accelerator != b.accelerator


def _own_past(claim: Assertion, rows: list[Result]) -> list[Pair]:
    """The subject against what its submitter brought before with as many chips: in the round that the claim names, else the
    latest with another chip.
    """
    named = _named_round(claim)
    pairs: list[Pair] = []
    for ours in _systems(claim.subjects, rows, claim):
        before = [
            r for r in rows
            if r.submitter == ours.submitter and r.division == ours.division and r.count == ours.count
            and r.order < ours.order and r.accelerator != ours.accelerator
        ]  # fmt: skip
        chosen = [r for r in before if r.round == named] or [r for r in before if r.order == max(b.order for b in before)]
        pairs += [Pair(ours, earlier) for earlier in chosen]
    newest = max((p.subject.order for p in pairs), default=())
    return [p for p in pairs if p.subject.order == newest]


def _named_round(claim: Assertion) -> str | None:
    words = " ".join((*claim.benchmark, str(claim.conditions.get("version", ""))))
    found = re.search(r"(?:mlperf|version|v)\D{0,12}?(\d\.\d)\b", fold(words))
    return f"v{found[1]}" if found else None


def _wanted_rounds(claim: Assertion, rows: list[Result]) -> list[Result]:
    named = _named_round(claim)
    return [r for r in rows if r.round == named] or rows


def _systems(names: Iterable[str], rows: list[Result], claim: Assertion) -> list[Result]:
    """Rows of a system, or of a framework; one machine unless the claim says how many chips."""
    wanted = [name_key(name) for name in names]
    found = [row for row in rows if any(_is_called(row, key) for key in wanted)]
    chips = claim.conditions.get("chips")
    if isinstance(chips, int):
        return [row for row in found if row.count == chips] or found
    return [row for row in found if not SINGLE_NODE.search(row.system)]


def _is_called(row: Result, key: str) -> bool:
    """``dgxa100`` is ``dgxa100_ngc22.04_mxnet``, ``bowpod`` every ``Bow-Pod16``; ``bowpod1`` is not ``Bow-Pod16``."""
    if len(key) < 4:
        return False
    system = name_key(row.system)
    if system.startswith(key):
        rest = system[len(key) :]
        return not (rest[:1].isdigit() and key[-1].isdigit())
    short = re.sub(r"(?:80|40|640|320)gb$", "", key)
    return (short != key and _is_called(row, short)) or name_key(row.framework).startswith(key)


def _worked(pair: Pair, reading: Reading) -> str:
    """The arithmetic of a reading, from the times of the pair."""
    a, b = sorted((pair.subject.minutes, pair.other.minutes))
    formula = {"less time": f"1 - {a:.3f}/{b:.3f}", "more speed": f"{b:.3f}/{a:.3f} - 1", "times the speed": f"{b:.3f}/{a:.3f}"}
    return f"{formula[reading.name]} = {reading.value:.2f}{'%' if reading.unit == 'percent' else '×'}"


def _other_reading(pair: Pair, unit: str, chosen: Reading) -> str:
    if unit != "percent":
        return ""
    a, b = sorted((pair.subject.minutes, pair.other.minutes))
    other = next(r for r in readings(a, b) if r.unit == "percent" and r.name != chosen.name)
    return f"; as {other.name} it would be {other.value:.1f}%"


def _times(pair: Pair) -> str:
    return f"{pair.subject.system} {pair.subject.minutes:.3f} min, {pair.other.system} {pair.other.minutes:.3f} min"


def _finding(claim: Assertion, verdict: str, cause: str, pairs: list[Pair], arithmetic: str) -> Finding:
    first = pairs[0]
    rounds = first.subject.round if first.subject.round == first.other.round else f"{first.subject.round} against {first.other.round}"
    said = f"MLPerf Training {rounds}, {first.subject.division}, {first.subject.benchmark}, {arithmetic} ({_times(first)})."
    cited = [{"subject": p.subject.cited(), "other": p.other.cited()} for p in pairs[:SHOWN_PAIRS]]
    return Finding(claim.claim_id, CHECK, verdict, cause, said, {"pairs": cited})  # type: ignore[arg-type]
