"""Check *reference*, second half: training times and leads against the MLPerf Training results (``reference_results``)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from pipeline.extract.units import base_of
from pipeline.lexicon import fold
from pipeline.verify.equations import less, more, times
from pipeline.verify.names import COMMON, maker_key, mentions, name_key
from pipeline.verify.numbers import Tolerances, agree, compare, shown, significant_digits
from pipeline.verify.products import CHIPS
from pipeline.verify.records import Assertion, Case, Finding
from pipeline.verify.reference.book import Book, Result
from pipeline.verify.reference.rounds import PUBLISHED, round_here, rounds_at, speaks_of_others

CHECK = "reference"
BENCHMARKS: dict[str, str] = {
    "resnet50": "resnet", "resnet": "resnet", "resnet50v15": "resnet", "bert": "bert", "bertlarge": "bert", "rnnt": "rnnt",
    "maskrcnn": "maskrcnn", "ssd": "ssd", "retinanet": "ssd", "3dunet": "unet3d", "unet3d": "unet3d", "dlrm": "dlrm", "minigo": "minigo",
    "gpt3": "gpt3", "gpt3175b": "gpt3", "transformer": "transformer", "gnmt": "gnmt", "stablediffusion": "stable_diffusion",
    "llama270b": "llama2_70b_lora", "dlrmdcnv2": "dlrm_dcnv2",
}  # fmt: skip
SPEEDS = frozenset({"performance", "training_time", "execution_time", "speed", "throughput", "benchmark_score"})
SINGLE_NODE = re.compile(r"[_-]n\d+[_-]|(?<![a-z])x\d+|\d+nodes?", re.IGNORECASE)
HALF_POINT = 0.5  # what rounding leaves open of a small percentage: 3.6% is no 3%
FAR_POINTS, FAR_SHARE = 5.0, 0.25  # further off than this in every reading, a lead is refuted
SHOWN_PAIRS = 3
ALIKE, UNLIKE = 0.005, 0.03  # parts of a time that two results may differ by and be the same, and from which on they are not
DIRECTION_ALONE = 0.25  # confidence of a claim of which only the direction counts, as the words tell both sides


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
    if not book.results or speaks_of_others(fold(case.text)):
        return
    rounds = _rounds_of(case)
    for claim in case.claims:
        benchmark = next((BENCHMARKS[key] for key in map(name_key, claim.benchmark) if key in BENCHMARKS), None)
        if claim.metric not in SPEEDS or not claim.subjects:
            continue
        if benchmark is None:
            yield from _overall(case, claim, book, rounds, tolerances)
            continue
        rows = [r for r in book.by_benchmark.get(benchmark, ()) if r.round in rounds or r.round not in PUBLISHED]
        near = round_here(case, fold(case.text), claim.start, claim.start + 1) if claim.comparators and claim.comparators != ("previous",) else None
        of_round = [r for r in rows if r.round in (near or r.round) or r.round not in PUBLISHED]
        finding = _comparison(_with_chips(case, claim), of_round, tolerances) if claim.comparators else _time(case, claim, rows, tolerances)
        if claim.comparators and claim.value is not None and of_round != rows and (finding is None or finding.verdict != "supported"):
            finding = _comparison(_with_chips(case, claim), rows, tolerances)
        if finding is not None:
            yield finding


def _overall(case: Case, claim: Assertion, book: Book, rounds: tuple[str, ...], tolerances: Tolerances) -> Iterator[Finding]:
    """``성능이 전반적으로 많이 나아졌다``: what is told of no benchmark, on each of MLPerf that the article has and on which both were measured. It only supports."""
    if claim.value is not None or claim.comparators != ("previous",) or "mlperf" not in fold(case.text):
        return
    works = dict.fromkeys(BENCHMARKS[key] for c in case.claims for key in map(name_key, c.benchmark) if key in BENCHMARKS)
    found = [one for work in works if (one := _comparison(claim, [r for r in book.by_benchmark.get(work, ()) if r.round in rounds], tolerances)) is not None]
    if found and all(one.verdict == "supported" for one in found):
        yield found[0]


def _with_chips(case: Case, claim: Assertion) -> Assertion:
    """``오라클은 H100 64개로 … 같은 개수를 쓴 엔비디아를 앞섰다``: with the one count of chips that a comparison's sentence tells, else the one before in its paragraph."""
    sentence, block = case.sentence_at(claim.start), case.block_at(claim.start)
    counted = [n for n in case.numbers if block.start <= n.start < sentence.end and n.unit in CHIPS | {"piece", "card"} and n.kind == "quantity" and (n.value or 0) > 1]
    counts = {int(n.value or 0) for n in counted if n.start >= sentence.start} or {int(n.value or 0) for n in counted[-1:]}
    return claim if claim.value is not None or "chips" in claim.conditions or len(counts) != 1 else replace(claim, conditions={**claim.conditions, "chips": counts.pop()})


def _rounds_of(case: Case) -> tuple[str, ...]:
    """Known rounds that the article can speak of: those out by its day, all where the day is unknown. Of imported rounds the day is not known."""
    month = (case.published or "9999")[:7]
    return tuple(name for name, out in PUBLISHED.items() if out <= month)


def _comparison(claim: Assertion, rows: list[Result], tolerances: Tolerances) -> Finding | None:
    pairs = _own_past(claim, rows) if claim.comparators == ("previous",) else _like_for_like(claim, rows)
    if not pairs:
        return None
    if claim.value is None or claim.unit not in {"percent", "x", "percentage_point"}:
        return _direction(claim, pairs, tolerances)
    best: tuple[float, Pair, Reading, bool] | None = None
    for pair in pairs:
        for turned, (fast, slow) in _orders(claim, pair):
            for reading in readings(fast, slow):
                off = abs(reading.value - claim.value)
                if reading.unit == claim.unit.replace("percentage_point", "percent") and (best is None or (off, turned) < (best[0], best[3])):
                    best = (off, pair, reading, turned)
    if best is None:
        return None
    off, pair, reading, turned = best
    allowed = min(tolerances.points, max(HALF_POINT, 0.05 * claim.value)) if claim.unit != "x" else max(0.1, 0.05 * claim.value)
    if off <= allowed and turned:
        return _finding(claim, "inconclusive", "wrong_side", [pair], f"as {reading.name}: {_worked(pair, reading)}, but the other side leads")
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


def says_faster(claim: Assertion) -> bool:
    """Whether a direction puts the subject ahead: more of a speed, less of a time."""
    return claim.direction in {"better", "lower" if claim.metric == "training_time" else "higher"}


def decide(claim: Assertion, pairs: list[Pair], *, sure: bool) -> Finding | None:
    """A comparison against pairs of rows, all of which may be meant. ``sure``: words name both sides and the round, so that rows which all say otherwise contradict."""
    if claim.direction is None:
        return None
    ahead = says_faster(claim)
    if claim.value is None and claim.direction == "equal":
        gaps = [abs(p.subject.minutes / p.other.minutes - 1) for p in pairs]
        if max(gaps) <= ALIKE:
            return _finding(claim, "supported", "reference", pairs, _times(pairs[0]))
        return _finding(claim, "conflicting", "reference_differs", pairs, _times(pairs[0])) if sure and min(gaps) > UNLIKE and claim.confidence >= DIRECTION_ALONE else None
    if claim.value is None:
        lie = {(p.subject.minutes < p.other.minutes) == ahead for p in pairs}
        if lie == {True}:
            return _finding(claim, "supported", "reference", pairs, _times(pairs[0]))
        return _finding(claim, "conflicting", "wrong_side", pairs, _times(pairs[0])) if sure and lie == {False} and claim.confidence >= DIRECTION_ALONE else None
    for pair in pairs:
        fast, slow = (pair.subject.minutes, pair.other.minutes) if ahead else (pair.other.minutes, pair.subject.minutes)
        for reading in readings(fast, slow):
            if reading.unit == claim.unit and abs(reading.value - claim.value) <= (HALF_POINT if claim.unit == "percent" else max(0.05, 0.02 * claim.value)) + (1 if claim.quantifier == "about" else 0) * 0.03 * claim.value:
                return _finding(claim, "supported", "reference", [pair], f"as {reading.name}: {_worked(pair, reading)}{_other_reading(pair, claim.unit or '', reading)}")
    near = min((r for p in pairs for r in (*readings(p.subject.minutes, p.other.minutes), *readings(p.other.minutes, p.subject.minutes)) if r.unit == claim.unit), key=lambda r: abs(r.value - (claim.value or 0)))
    far = abs(near.value - claim.value) > (max(FAR_POINTS, FAR_SHARE * claim.value) if claim.unit == "percent" else FAR_SHARE * claim.value)
    if far and sure and len(pairs) == 1 and claim.likely and claim.quantifier in {"exact", "about"}:
        return _finding(claim, "conflicting", "reference_differs", pairs, f"nearest reading, {near.name}: {near.value:.2f}{'%' if near.unit == 'percent' else '×'}; {_times(pairs[0])}")
    return None


def _orders(claim: Assertion, pair: Pair) -> list[tuple[bool, tuple[float, float]]]:
    """Minutes of the faster and the slower, as the claim has them; where its direction is not sure the other way round too, which then
    supports nothing unless it says no direction at all.
    """
    ahead, behind = (pair.subject.minutes, pair.other.minutes), (pair.other.minutes, pair.subject.minutes)
    if claim.direction is None:
        return [(False, ahead), (False, behind)]
    worse = claim.direction in ("worse", "higher" if claim.metric == "training_time" else "lower")
    said, turned = (behind, ahead) if worse else (ahead, behind)
    return [(False, said)] if claim.certain else [(False, said), (True, turned)]


def _refutable(claim: Assertion, pairs: list[Pair]) -> bool:
    """Only where one pair of systems can be meant."""
    return claim.certain and claim.quantifier == "exact" and len({(name_key(p.subject.system), name_key(p.other.system)) for p in pairs}) == 1


def _direction(claim: Assertion, pairs: list[Pair], tolerances: Tolerances) -> Finding | None:
    pair = pairs[0]
    gap = pair.subject.minutes / pair.other.minutes - 1
    if claim.direction == "equal":
        same = all(abs(p.subject.minutes / p.other.minutes - 1) <= tolerances.equal for p in pairs)
        return _finding(claim, "supported" if same else "inconclusive", "reference", pairs, f"{_times(pair)}, {100 * gap:+.1f}% time")
    if claim.direction is None:
        return None
    faster = says_faster(claim)
    lie = {(p.subject.minutes < p.other.minutes) == faster for p in pairs}
    against = lie == {False} and claim.likely and "chips" in claim.conditions and named_round(claim) == pair.subject.round
    verdict, cause = ("supported", "reference") if lie == {True} else ("conflicting", "wrong_side") if against else ("inconclusive", "reference")
    return _finding(claim, verdict, cause, pairs, f"{_times(pair)}, {100 * gap:+.1f}% time")


def _time(case: Case, claim: Assertion, rows: list[Result], tolerances: Tolerances) -> Finding | None:
    """A training time itself. Rows of as many chips as the sentence tells come first; where none has its minutes, the nearest is shown."""
    seconds, unit = base_of(claim.value, claim.unit)
    if seconds is None or unit != "s":
        return None
    minutes, told = seconds / 60, _told(case, claim)
    told_rounds = rounds_at(case, fold(case.text), claim.start, claim.figure.end if claim.figure else claim.start)
    rows = [r for r in rows if r.round in told_rounds or r.round not in PUBLISHED] if told_rounds else rows
    of_round = _wanted_rounds(claim, [r for r in rows if any(is_or_runs_on(r, n) for n in claim.subjects)])
    of_size = [r for r in of_round if r.count == told.chips] if told.chips else [r for r in of_round if not SINGLE_NODE.search(r.system)] or of_round
    if not of_round:
        return None
    near = sorted(of_size or of_round, key=lambda r: abs(r.minutes - minutes))
    sentence = case.sentence_at(claim.start)
    memory = card_memory(fold(case.text), sentence.start, claim.figure.start if claim.figure else sentence.end)
    agreeing = [r for r in of_size if has_memory(r, memory) and agree(compare(minutes, r.minutes, claim.quantifier, tolerances, written=claim.value))]
    exact = told.chips is not None or any(is_called(r, name_key(n)) for r in agreeing for n in claim.subjects) or significant_digits(claim.value) >= MANY_DIGITS
    if agreeing and exact:
        row = min(agreeing, key=lambda r: abs(r.minutes - minutes))
        return Finding(claim.claim_id, CHECK, "supported", "reference", f"{row_words(row)}.", {"rows": [row.cited()]})
    shown_rows = "; ".join(map(row_words, near[:SHOWN_PAIRS]))
    said = f"The article says {shown(claim.value, claim.unit)}{f' on {told.chips:,} chips' if told.chips else ''}; "
    inputs = {"rows": [r.cited() for r in near[:SHOWN_PAIRS]]}
    if len(of_size) == 1 and _all_told(case, claim, of_size[0], told) and compare(minutes, of_size[0].minutes, claim.quantifier, tolerances) == "different":
        return Finding(claim.claim_id, CHECK, "refuted", "reference_differs", f"{said}the only row of that system: {shown_rows}.", inputs)
    return Finding(claim.claim_id, CHECK, "inconclusive", "not_like_for_like", f"{said}the nearest rows: {shown_rows}.", inputs)


MANY_DIGITS = 3  # digits of a time that no other row has by chance
DIVISION = {
    "closed": re.compile(r"폐쇄|클로즈드|(?<![a-z])closed(?![a-z])|kapali (?:bölüm|kategori|lig|dal)"),
    "open": re.compile(r"개방 (?:부문|분야)|오픈 부문|(?<![a-z])open (?:division|bölüm)|açik (?:bölüm|kategori)"),
}


class Told(NamedTuple):
    """What the words around a training time say of the system: how many chips, which division. None where they do not."""

    chips: int | None
    division: str | None


def _told(case: Case, claim: Assertion) -> Told:
    sentence = case.sentence_at(claim.start)
    words = fold(_context(case, claim))
    divisions = [name for name, pattern in DIVISION.items() if pattern.search(words)]
    division = divisions[0] if len(divisions) == 1 else None
    chips = claim.conditions.get("chips")
    if isinstance(chips, int):
        return Told(chips, division)
    here = [n for n in case.numbers if sentence.start <= n.start < sentence.end and n.value]
    times = [n for n in here if n.base_unit == "s" and n.start < claim.start]
    counts = [n for n in here if n.unit in CHIPS | {"piece"} and n.quantifier == "exact" and n.kind == "quantity" and float(n.value or 0).is_integer()]
    before = [n for n in counts if (times[-1].end if times else sentence.start) <= n.start < claim.start]
    return Told(int(before[-1].value or 0) if before else None, division)


_CARD_MEMORY = re.compile(
    r"(?<![a-z0-9])[av]100(?:[ -](?:pcie|sxm\d?))?(?:['’][a-z]+)?[ -]?\(?(?P<after>16|32|40|80) ?(?:gb|기가)|"
    r"(?<![\d.,])(?P<before>16|32|40|80) ?(?:gb|기가바이트|기가)(?:['’]?l[iu]k|짜리|급| bellekli)? (?:pcie |sxm\d? )?[av]100(?!\d)"
)


def card_memory(folded: str, low: int, high: int) -> int | None:
    """``PCIe A100 (80 GB)``, ``A100 40GB 8장``: GB told beside the name of a card that there is with more and with less, where they are one."""
    cards = {int(m["after"] or m["before"]) for m in _CARD_MEMORY.finditer(folded, low, high)}
    return cards.pop() if len(cards) == 1 else None


def has_memory(row: Result, memory: int | None) -> bool:
    """Whether the name of a row's chip or system (``A100-PCIE-40GB``) leaves room for so many GB."""
    told = {int(gb) for gb in re.findall(r"(?<!\d)(\d{2})GB", f"{row.accelerator} {row.system}")}
    return memory is None or not told or memory in told


def _context(case: Case, claim: Assertion) -> str:
    """The sentence of a claim and the one before it in its paragraph."""
    sentence, block = case.sentence_at(claim.start), case.block_at(claim.start)
    earlier = case.sentence_at(max(sentence.start - 2, 0))
    return case.text[max(min(earlier.start, sentence.start), min(block.start, sentence.start)) : sentence.end]


def _all_told(case: Case, claim: Assertion, row: Result, told: Told) -> bool:
    """Whether the words themselves give round, division, system, chip count and benchmark of the one row, and the claim is surely read right."""
    words = fold(_context(case, claim))
    count_told = told.chips == row.count or _size_in_name(row) == row.count
    named = any(is_called(row, name_key(n)) and mentions(words, n) for n in claim.subjects)
    benchmark = any(BENCHMARKS.get(name_key(n)) == row.benchmark and mentions(words, n) for n in claim.benchmark)
    return claim.certain and claim.quantifier == "exact" and _round_told(words) == row.round and told.division == row.division and count_told and named and benchmark


def _round_told(words: str) -> str | None:
    found = {m[1] for m in re.finditer(r"(?:mlperf\D{0,16}?|(?<![a-z])v)(\d\.\d)(?![\d.]?\d)", words)}
    return f"v{found.pop()}" if len(found) == 1 else None


def _size_in_name(row: Result) -> int | None:
    """``Bow-Pod16`` has 16."""
    match = re.search(r"pod[\s-]?(\d+)$", fold(row.system))
    return int(match[1]) if match else None


def runs_on(row: Result, name: str) -> bool:
    """``H100`` of ``NVIDIA H100-SXM5-80GB``, ``A100 80GB`` of ``NVIDIA A100-SXM4-80GB (400W)``: every word of a chip's name, makers apart."""
    return _is_of_chip(row.accelerator, name)


@lru_cache(maxsize=65536)
def _is_of_chip(accelerator: str, name: str) -> bool:
    chip = fold(accelerator).replace("(r)", " ")
    parts = [w for w in re.findall(r"[0-9a-z]+", fold(name)) if w not in COMMON or w.startswith(("sxm", "pcie"))]
    if not any(c.isdigit() for c in "".join(parts)):  # `Gaudi`, the first of its name
        return bool(parts) and re.fullmatch(rf"(?:[a-z]+ )?{' '.join(map(re.escape, parts))}", chip) is not None
    return all(mentions(chip, part) or (part.startswith("sxm") and mentions(chip, "sxm")) for part in parts)


def row_words(row: Result) -> str:
    chips = f", {row.count:,} {row.accelerator}" if row.count and row.accelerator not in {"", "N/A", "NA"} else ""
    return f"{row.system}{chips}, MLPerf Training {row.round} {row.division} {row.benchmark}: {shown(row.minutes)} min ({row.source})"


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
    named = named_round(claim)
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


def named_round(claim: Assertion) -> str | None:
    words = " ".join((*claim.benchmark, str(claim.conditions.get("version", ""))))
    found = re.search(r"(?:mlperf|version|v)\D{0,12}?(\d\.\d)\b", fold(words))
    return f"v{found[1]}" if found else None


def _wanted_rounds(claim: Assertion, rows: list[Result]) -> list[Result]:
    """The rows of the round that the claim names, all where it names none; of a round without rows nothing can be said."""
    named = named_round(claim)
    return [r for r in rows if r.round == named] if named else rows


def _systems(names: Sequence[str], rows: list[Result], claim: Assertion) -> list[Result]:
    """Rows of a system, or of a framework; one machine unless the claim says how many chips."""
    wanted = [name_key(name) for name in names]
    found = [row for row in rows if any(is_called(row, key) for key in wanted)] or [row for row in rows if any(runs_on(row, name) for name in names)]
    found = found or [row for row in rows if any(any(c.isdigit() for c in name) and mentions(fold(row.system), name) for name in names)]
    chips = claim.conditions.get("chips")
    if not found and isinstance(chips, int):  # a firm that brought several systems is told by their size alone
        return [row for row in rows if row.count == chips and any(brought_by(row, maker_key(name)) for name in names)]
    if isinstance(chips, int):
        return [row for row in found if row.count == chips] or found
    return [row for row in found if not SINGLE_NODE.search(row.system)]


def brought_by(row: Result, key: str) -> bool:
    """``fujitsu`` of rows that Fujitsu submitted, ``intel`` of those of Intel-HabanaLabs."""
    return len(key) > len("hp") and name_key(row.submitter.replace("-", " ").split(" ", maxsplit=1)[0]) == key


def is_or_runs_on(row: Result, name: str) -> bool:
    """Whether a name is that of a row's system or of the chips in it."""
    return _is_called(row.system, row.framework, name_key(name)) or runs_on(row, name)


def bears(row: Result, name: str) -> bool:
    """Whether a row's system is called so, or has a name with a number in its own: ``H100`` of ``8xH100-SXM``."""
    return _is_called(row.system, row.framework, name_key(name)) or (any(c.isdigit() for c in name) and mentions(fold(row.system), name))


def is_called(row: Result, key: str) -> bool:
    """``dgxa100`` is ``dgxa100_ngc22.04_mxnet``, ``bowpod`` every ``Bow-Pod16``; ``bowpod1`` is not ``Bow-Pod16``."""
    return _is_called(row.system, row.framework, key)


@lru_cache(maxsize=1 << 15)  # each claim of an article asks the same of every row
def _is_called(system_name: str, framework: str, key: str) -> bool:
    if len(key) < 4:
        return False
    system = name_key(system_name)
    if system.startswith(key):
        rest = system[len(key) :]
        return not (rest[:1].isdigit() and key[-1].isdigit())
    short = re.sub(r"(?:80|40|640|320)gb$", "", key)
    return (short != key and _is_called(system_name, framework, short)) or name_key(framework).startswith(key)


def _worked(pair: Pair, reading: Reading) -> str:
    """The arithmetic of a reading, from the times of the pair."""
    a, b = sorted((pair.subject.minutes, pair.other.minutes))
    equation = {"less time": less(a, b), "more speed": more(b, a), "times the speed": times(b, a)}[reading.name]
    return f"{equation.left} = {equation.value:.2f}{'%' if reading.unit == 'percent' else '×'}"


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
