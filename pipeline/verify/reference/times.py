"""Check *reference*, by place: training times beside the benchmark, the round and the names of a row of the MLPerf Training results.

``같은 라운드에 델이 V100 4장 달린 C4140 한 대로 낸 게 154분``; ``Pod128: ResNet-50 4,24, BERT 4,42 dakika``. It rests on the words around the time, not
on the slots of a claim: a row that has the minutes, and whose names stand beside them, supports; where the words name one system, its size,
the benchmark and the round, and every row of it has other minutes, the rows are in conflict with it.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from operator import itemgetter

from pipeline.lexicon import fold, load_lexicon
from pipeline.verify.asides import is_denied
from pipeline.verify.names import mentions, name_key
from pipeline.verify.numbers import shown, written_half_step
from pipeline.verify.places import claims_on, measures, measures_within, spread
from pipeline.verify.products import CHIPS
from pipeline.verify.records import Assertion, Case, Finding, Number, Span, asked_once
from pipeline.verify.reference.book import Book, Result
from pipeline.verify.reference.results import (
    DIVISION,
    bears,
    card_memory,
    has_memory,
    is_or_runs_on,
    named_round,
    row_words,
    runs_on,
)
from pipeline.verify.reference.rounds import BEFORE_DIVISION, is_of_training, round_here, rounds_at, speaks_of_training

CHECK, METHOD = "reference", "time"
BENCHMARK_NAMES = re.compile(
    r"(?P<resnet>resnet(?:[ -]?50)?|레즈넷)|(?P<bert>(?<![a-z])bert(?:[ -]?large)?)|(?P<gpt3>gpt[ -]?3)|(?P<rnnt>rnn[ -]?t(?![a-z]))|(?P<unet3d>3d[ -]?u[ -]?net|u[ -]?net[ -]?3d)|(?P<dlrm>dlrm(?![ -]?dcn))|(?P<dlrm_dcnv2>dlrm[ -]?dcnv2)|"
    r"(?P<stable_diffusion>stable ?diffusion|스테이블 ?디퓨전)|(?P<maskrcnn>mask ?r[ -]?cnn)|(?P<ssd>(?<![a-z])ssd(?![a-z])|retinanet)|(?P<minigo>minigo)|(?P<gnn>(?<![a-z])gnn(?![a-z]))|(?P<llama2_70b_lora>(?:llama|라마)[ -]?2[ -]?70b|lora(?![a-z]))|(?P<gnmt>gnmt)"
)
MANY_DIGITS = 3  # of a time that no other row has by chance
FAR = 0.015  # relative: from a row that a time is no rounding of
FARTHEST = 3.0  # times that it may be off and be meant
NO_FACT = frozenset({"planned", "hypothetical", "asked", "denied"})
OTHER_NAMES = {"Intel-HabanaLabs": "habana", "ASUSTeK": "asus", "Azure": "microsoft", "Quanta_Cloud_Technology": "quanta", "GigaComputing": "gigabyte", "DellEMC": "dell", "IEI": "inspur", "NVIDIA_CoreWeave": "coreweave"}  # by which a submitter is also known


@dataclass(frozen=True, slots=True)
class Place:
    """What the words around a time say."""

    benchmarks: tuple[str, ...]  # the one named nearest; where its paragraph names none, all that the article has
    here: bool  # the benchmark is named in its own sentence
    spoken_of: bool  # else the only one that its paragraph, or the heading above, has named so far
    rounds: tuple[str, ...]  # that of its sentence, else the one told last and the first of the article
    submitters: frozenset[str]  # named in its sentence
    around: frozenset[str]  # named in its sentence, else before it in its paragraph, else in the heading above
    names: tuple[str, ...]  # of systems and chips of the rows, in its sentence
    counts: frozenset[int]
    words: str  # its sentence and the one before, folded
    division: str | None  # told in its sentence
    near: str | None  # the round that its paragraph tells nearest, or the only one
    chips: frozenset[int]  # of the counts, those that are told of chips or cards
    memory: int | None  # GB, told beside the name of a card that there is with more and with less


def check_times(case: Case, book: Book) -> Iterator[Finding]:
    """Findings for times in articles that speak of MLPerf."""
    folded = fold(case.text)
    if not book.results or not speaks_of_training(folded):
        return
    claims = claims_on(case)
    for number in measures(case):
        if number.base_unit != "s" or number.kind != "quantity" or number.value_max or number.quantifier not in {"exact", "about"} or is_denied(case, number) or not is_of_training(folded, number.start):
            continue
        if any(c.modality in NO_FACT for c in claims.get(number.figure_id, ())):
            continue
        of_past = any(c.conditions.get("period") == "previous" for c in claims.get(number.figure_id, ()))
        place = _place(case, folded, number, claims, book)
        finding = _judged(place, number, book) if place.benchmarks else None
        if finding is not None and (finding.verdict == "supported" or not (of_past or _LIES_BETWEEN.search(case.text, max(0, number.start - _SHORT), number.start) or case.block_at(number.start).kind == "table" or _INSTEAD.match(case.text, number.end))):
            yield from (_of_its_round(claims, one) for one in spread(number, claims, finding))
            for count in _counts_of_row(case, number, finding):
                yield from spread(count, claims, finding)


def _of_its_round(claims: dict[str, list[Assertion]], finding: Finding) -> Finding:
    """A row bears out no claim that is read of another round than its own, whatever the words around the number are near to."""
    claim = next((c for told in claims.values() for c in told if c.claim_id == finding.claim_id), None)
    named, row = named_round(claim) if claim else None, finding.inputs.get("rows")
    if finding.verdict != "supported" or named is None or not row or row[0]["round"] == named:
        return finding
    if claim is not None and claim.conditions.get("period") == "previous" and row[0]["round"] < named:
        return finding  # what was before, told beside the round of today
    return replace(finding, verdict="inconclusive", cause="other_conditions", explanation=f"{finding.explanation} The claim is of {named}.")


def rows_of_last_times(case: Case, low: int, end: int, book: Book) -> list[list[Result]]:
    """For each time of the last sentence before a place that tells one: the rows that may be meant, of whatever division."""
    folded, claims = fold(case.text), claims_on(case)
    told = [n for n in measures_within(case, low, end) if n.base_unit == "s" and n.kind == "quantity" and not n.value_max and n.quantifier in {"exact", "about"}]
    found = []
    for number in [n for n in told if n.start >= case.sentence_at(told[-1].start).start]:
        place = replace(_place(case, folded, number, claims, book), division=None)
        minutes, half = _minutes(number)
        rows = [r for name in place.benchmarks for r in book.by_benchmark.get(name, ()) if r.round == place.near and _is_named(r, place) and abs(r.minutes - minutes) <= half * 1.001]
        found.append([r for r in rows if r.count in place.counts or is_sized(r, place)] or ([] if place.counts else rows))
    return [rows for rows in found if rows]


def _counts_of_row(case: Case, time: Number, finding: Finding) -> list[Number]:
    """``H100 GPU 1만1천616개를 묶은 … 3.44분``: the count of chips in the time's sentence that is the row's, or that it has not."""
    if finding.verdict == "supported":
        wanted = {row["accelerators"] for row in finding.inputs["rows"] if row["accelerators"] > FEW}
    else:
        wanted = {finding.inputs["count"]} if "count" in finding.inputs else set()
    sentence = case.sentence_at(time.start)
    return [n for n in measures_within(case, sentence.start, time.start) if n.unit in COUNTED and n.kind == "quantity" and n.quantifier == "exact" and n.value in wanted]


_INSTEAD = re.compile(r"\s?(?:dakika |saniye |분 ?|초 ?)?(?:yerine|대신)|[’']?[dt][ae]n\s|에서\s|[이였]던\s|(?:이|가)\s[\d.,]+ ?(?:분|초|시간)으로\s(?:바뀌|줄|단축|늘|내려)|(?:dakika|saniye|saat)? [\d.,]+ ?(?:dakikaya|saniyeye|saate) (?:in|düş|çık|gerile)")  # what something else took
_LIES_BETWEEN = re.compile(r"(?:arasında|aradaki (?:fark|mesafe)|사이(?:는|가)|격차(?:는|가)|차이(?:는|가))(?: (?:bu sefer|bu kez|artık|yalnızca|sadece|ise|불과|겨우))? ?$")
_SHORT = 32  # code points
FEW = 8  # chips of one machine, which every other row has


def _judged(place: Place, number: Number, book: Book) -> Finding | None:
    minutes, half = _minutes(number)
    rows = [r for name in place.benchmarks for r in book.by_benchmark.get(name, ()) if (r.round in place.rounds or not place.rounds) and r.division in (place.division or r.division)]
    ours = [r for r in rows if _is_named(r, place)]
    fitting = [r for r in ours if abs(r.minutes - minutes) <= half * 1.001]
    sized = [r for r in fitting if r.count in place.counts or is_sized(r, place)]
    brought = bool(fitting) and all(r.submitter in place.around for r in fitting)
    many = len([c for c in number.surface.lstrip("0.,") if c.isdecimal()]) >= MANY_DIGITS + (len(place.benchmarks) > 1 and not brought)
    if (sized and (many or len(place.benchmarks) == 1)) or (fitting and many and not place.counts):
        row = min(sized or fitting, key=lambda r: abs(r.minutes - minutes))
        if place.memory and not any(has_memory(r, place.memory) for r in ours if abs(r.minutes / minutes - 1) <= FAR):
            said = f"The article speaks of cards with {place.memory} GB; the row with that time has others: {row_words(row)}."
            return Finding("", CHECK, "conflicting", "reference_differs", said, {"rows": [row.cited()]}, METHOD)
        return Finding("", CHECK, "supported", "reference", f"{row_words(row)}.", {"rows": [row.cited()]}, METHOD)
    meant = _meant(place, ours)
    if (other := _of_another_count(place, number, ours, fitting)) is not None:
        said = f"The article says {shown(number.value, number.unit)} on {next(iter(place.counts)):,}; the row with that time has {other.count:,}: {row_words(other)}."
        return Finding("", CHECK, "conflicting", "reference_differs", said, {"rows": [other.cited()], "count": next(iter(place.counts))}, METHOD)
    if (other := _on_another_benchmark(place, minutes, half, book)) is not None and many and not fitting:
        said = f"The article says {shown(number.value, number.unit)} on {place.benchmarks[0]}; the row with that time: {row_words(other)}."
        return Finding("", CHECK, "conflicting", "reference_differs", said, {"rows": [other.cited()]}, METHOD)
    if not fitting and (other := _in_another_unit(place, minutes, half, ours, sure=many and (place.here or place.spoken_of))) is not None:
        said = f"The article says {shown(number.value, number.unit)}; the row with these digits has minutes or seconds: {row_words(other)}."
        return Finding("", CHECK, "conflicting", "reference_differs", said, {"rows": [other.cited()]}, METHOD)
    elsewhere = fitting and not (place.counts and meant and not any(r in meant for r in fitting))
    meant = [r for r in meant if r.round == place.near]
    sure = place.here or (place.spoken_of and place.counts and min(place.counts) > FEW)
    if elsewhere or not meant or not sure or any(abs(r.minutes / minutes - 1) <= FAR or not 1 / FARTHEST <= r.minutes / minutes <= FARTHEST for r in meant):
        return None
    if not place.here and any(abs(r.minutes - minutes) <= half * 1.001 for r in book.results if r.round == place.near and r.count in place.counts):
        return None
    said = f"The article says {shown(number.value, number.unit)}; the rows of that system: {'; '.join(map(row_words, meant[:2]))}."
    return Finding("", CHECK, "conflicting", "reference_differs", said, {"rows": [r.cited() for r in meant[:2]]}, METHOD)


def _minutes(number: Number) -> tuple[float, float]:
    """A time in minutes, and what its rounding leaves open."""
    minutes = (number.base_value or 0.0) / 60
    return minutes, written_half_step(number.surface, number.value or 1.0) * minutes / (number.value or 1.0) * (3 if number.quantifier == "about" else 1)


def _of_another_count(place: Place, number: Number, ours: Sequence[Result], fitting: Sequence[Result]) -> Result | None:
    """The one row of what is named that has the time, where the words count other chips than it has and no row of them has those."""
    enough = len([c for c in number.surface.lstrip("0.,") if c.isdecimal()]) >= MANY_DIGITS - 1
    if not fitting or len({r.count for r in fitting}) != 1 or (len(fitting) != 1 and not place.chips) or fitting[0].round != place.near or not place.here or len(place.counts) != 1 or not enough:
        return None
    row, count = fitting[0], next(iter(place.counts))
    nodes = max(row.count, count) / min(row.count, count) if row.count else 1
    named = row.submitter in place.submitters or any(is_or_runs_on(row, n) for n in place.names)
    return row if named and (nodes not in NODES or count in place.chips) and nodes > 1 and not any(r.count == count and (count not in place.chips or abs(r.minutes / row.minutes - 1) <= 2 * FAR) for r in ours) and (count in place.chips or not re.search(rf"(?<!\d){count}(?!\d)", row.system)) else None


SIXTY = (60.0, 1 / 60)


def _in_another_unit(place: Place, minutes: float, half: float, ours: Sequence[Result], *, sure: bool) -> Result | None:
    """``10.752 H100 … 3,9 saatte``: the row of what is named, with as many chips, that has the digits in minutes. ``sure``: so many digits on a benchmark told there that the chips need not be."""
    for step in SIXTY:
        rows = [r for r in ours if r.round in place.rounds and abs(r.minutes - minutes * step) <= half * step * 1.001 and ((r.count in place.counts and r.count > FEW) or sure)]
        if len({(r.benchmark, r.submitter) for r in rows}) == 1:
            return rows[0]
    return None


def _on_another_benchmark(place: Place, minutes: float, half: float, book: Book) -> Result | None:
    """Where who is named has no result with as many chips on the benchmark told, but one with that time on another one: that."""
    if not (place.here and place.submitters and len(place.counts) == 1 and len(place.benchmarks) == 1):
        return None
    rows = [r for r in book.results if r.round == place.near and r.submitter in place.submitters and r.count in place.counts]
    found = [r for r in rows if abs(r.minutes - minutes) <= half * 1.001]
    return found[0] if len(found) == 1 and not any(r.benchmark in place.benchmarks for r in rows) else None


def on_two_benchmarks(case: Case, first: Number, second: Number) -> bool:
    """``BERT testini 35,8 dakikada … ResNet-50'yi 42,7 dakikada``: two times, each told beside the name of a benchmark of its own."""
    if first.base_unit != "s" or second.base_unit != "s":
        return False
    low, high = sorted((first, second), key=lambda n: n.start)
    named = [m.lastgroup for m in BENCHMARK_NAMES.finditer(fold(case.text[case.block_at(low.start).start : high.start]))]
    between = [m.lastgroup for m in BENCHMARK_NAMES.finditer(fold(case.text[low.end : high.start]))]
    before = named[: len(named) - len(between)]
    return bool(between and before) and between[-1] != before[-1]


NODES = frozenset({1, 2, 4, 8, 16})  # chips of a node, cores of a chip: what else may be counted


def _is_named(row: Result, place: Place) -> bool:
    """Whether the words name the system, the chip or who brought it; and, where they name any of the rows, no other than this one's."""
    called = _is_system(row, place) or any(runs_on(row, n) for n in place.names)
    if place.submitters and row.submitter not in place.submitters and not is_maker(row, place.submitters):
        return False
    return called or (row.submitter in place.around and not place.names)


def _is_system(row: Result, place: Place) -> bool:
    return _is_pod_of(row, place) or any(bears(row, n) for n in place.names) or any(mentions(place.words, part) for part in _parts_of(row.system))


def is_maker(row: Result, submitters: frozenset[str]) -> bool:
    """``엔비디아 H100``: who made the chip of a row is named, nobody else who may have brought it."""
    makers = {"NVIDIA": "nvidia", "Google": "tpu", "Graphcore": "graphcore", "Intel-HabanaLabs": "gaudi", "Habana": "gaudi", "Intel": "gaudi"}
    chip = fold(row.accelerator)
    return all(makers.get(name, "?") in chip or (name == "NVIDIA" and re.search(r"(?<![a-z])[avh]\d", chip) is not None) for name in submitters)


def _is_pod_of(row: Result, place: Place) -> bool:
    """``256 IPU'luk Bow sistemi``: a line with the count that is in the name of one of it."""
    pod = _POD.match(row.system)
    return pod is not None and row.count == int(pod[2]) and row.count in place.counts and mentions(place.words, fold(pod[1]))


_POD = re.compile(r"([A-Za-z]+)[- ]P(?:od|OD)(\d+)")


@cache
def _parts_of(system: str) -> tuple[str, ...]:
    """Words of a system's name that tell it: ``C4140``, ``ABCI``, ``8376H``."""
    return tuple(w for w in re.split(r"[^A-Za-z0-9.]+", system) if len(w) > 3 and (any(c.isdigit() for c in w) or w.isupper()) and not _COMMON_PART.fullmatch(w))


_COMMON_PART = re.compile(r"(?i)nvidia|intel|ngc.*|x?\d{1,4}x.*|x\d+|[nhva]\d+.*|.*gb|\d+|tpu.*|dgx.*|hgx.*|sxm\d?|pcie|mxnet|v\d.*")


def is_sized(row: Result, place: Place) -> bool:
    """``Bow-Pod64``, ``8-nodes-64s-8376H``: told with the size that is in its name."""
    name = fold(row.system)
    pod, nodes = re.search(r"pod[\s-]?(\d+)$", name), re.match(r"(\d+)[-_ ]nodes?", name)
    if nodes is not None and row.count == 0:
        return int(nodes[1]) in place.counts
    return _is_pod_of(row, place) or (pod is not None and re.search(rf"pod[\s-]?{pod[1]}(?!\d)", place.words) is not None)


def _meant(place: Place, ours: Sequence[Result]) -> list[Result]:
    """The rows of the one system that the words tell with its size, or by a name that one row alone has."""
    brought = place.submitters or place.around
    systems = [r for r in ours if _is_system(r, place)]
    named = [r for r in systems if r.submitter in brought] or (systems if not brought and len({r.submitter for r in systems}) == 1 else [])
    one_hand = not brought and len({r.submitter for r in ours}) == 1  # `TPU v4`: nobody else brought any
    sized = [r for r in ours if _is_pod_of(r, place)] or [r for r in ours if is_sized(r, place)] or [r for r in ours if len(place.counts) == 1 and r.count in place.counts and (r.submitter in brought or one_hand) and place.names]
    sized = sized or (named if len(named) == 1 else [])
    return sized if len({(r.submitter, r.division, r.count) for r in sized}) == 1 else []


def _place(case: Case, folded: str, number: Number, claims: dict[str, list[Assertion]], book: Book) -> Place:
    sentence, block = case.sentence_at(number.start), case.block_at(number.start)
    top = min(block.start, sentence.start)
    every = _benchmarks_named(case)
    before = [m for m in every[bisect_left(every, top, key=re.Match.start) : bisect_left(every, number.start, key=re.Match.start)] if m.end() <= number.start]
    here = [m for m in before if m.start() >= sentence.start] or list(BENCHMARK_NAMES.finditer(folded, number.end, sentence.end))
    found = here[-1:] if here and here[-1].start() < number.start else here[:1] or before[-1:]
    benchmarks = tuple(dict.fromkeys(str(m.lastgroup) for m in found or every))
    low = case.sentence_at(max(sentence.start - 2, 0)).start if sentence.start - 2 >= block.start else sentence.start
    clause = [c for c in case.claims if sentence.start <= c.start < sentence.end and (c.figure is None or c.start <= number.start)]
    own = claims.get(number.figure_id, [])
    told = dict.fromkeys(n for c in (*own, *clause) for n in (*c.subjects, *c.comparators) if n != "previous")
    names = tuple(n for n in told if is_hardware(n, book))
    others = [n for n in measures_within(case, sentence.start, number.start) if n.base_unit == "s"]
    start = others[-1].end if others else sentence.start
    counts = frozenset(int(n.value or 0) for n in measures_within(case, start, number.start) if n.unit in COUNTED and n.kind == "quantity" and float(n.value or 0).is_integer() and not BEFORE_DIVISION.match(folded, n.end))
    chips = _with_chips(case, folded, start, number.start)
    counts |= frozenset(int(c.conditions["chips"]) for c in own if isinstance(c.conditions.get("chips"), int)) if not counts else frozenset()
    submitters = submitters_in(book, folded[sentence.start : number.start]) or submitters_in(book, folded[sentence.start : sentence.end])
    near_by = submitters or around(case, folded, block, sentence.start, book)
    divisions = [name for name, pattern in DIVISION.items() if pattern.search(folded, sentence.start, sentence.end)]
    division = divisions[0] if len(divisions) == 1 else None
    spoken_of = len({m.lastgroup for m in before or BENCHMARK_NAMES.finditer(_heading(case, folded, block))}) == 1
    if not found and spoken_of:
        benchmarks = tuple(dict.fromkeys(str(m.lastgroup) for m in BENCHMARK_NAMES.finditer(_heading(case, folded, block))))
    rounds, near = rounds_at(case, folded, number.start, number.end), round_here(case, folded, number.start, number.end)
    memory = card_memory(folded, start, number.start)
    return Place(benchmarks, bool(here), spoken_of, rounds, submitters, near_by, names, counts, folded[low : sentence.end], division, near, chips, memory)


@asked_once
def _benchmarks_named(case: Case) -> list[re.Match[str]]:
    """The names of benchmarks in the whole text, which each time of a long table asks for again."""
    return list(BENCHMARK_NAMES.finditer(fold(case.text)))


_CHIP = r"(?:h200|h100|a100|v100|p100|t4|a30|a40|l40s?|l4|tpu[ -]?v\d[ep]?|gaudi ?2?|가우디 ?2?|gc200|bow ipu|ascend ?910|어센드 ?910|mi300x)"
_OF_CHIPS = re.compile(
    rf"(?<!dgx )(?<!hgx )(?<![a-z0-9]){_CHIP}(?: (?:gpu|칩|카드|가속기|ipu))? (?P<ko>[0-9][0-9,만천]*)(?:개|장)(?:로|으로|를 (?:쓴|묶|써|연결))|"
    rf"(?<![0-9.,])(?P<tr>[0-9][0-9.]*)(?: adet| tane)? (?:nvidia |intel |google |habana )?{_CHIP}(?: (?:gpu|kart|yonga|çip)[a-zçğöşü]*)?(?:['’](?:y?l[ae])| ile| kullan)|(?<![0-9.,])(?P<chip>[0-9][0-9.,만천]*) ?(?:칩|(?:tpu[ -]?v\d[ep]? )?yonga[a-z]*|çip)"
)


def _with_chips(case: Case, folded: str, low: int, high: int) -> frozenset[int]:
    """``A100 32개로``, ``32 A100 ile``, ``12,288칩``: counts that can be of nothing but chips."""
    spans = [m.span(kind) for m in _OF_CHIPS.finditer(folded, low, high) for kind in ("ko", "tr", "chip") if m[kind]]
    return frozenset(int(n.value or 0) for n in measures_within(case, low, high) if n.value and any(a <= n.start < b for a, b in spans))


COUNTED = CHIPS | {"piece", "card", "IPU", "TPU", "node", "system", None}


def _heading(case: Case, folded: str, block: Span) -> str:
    """The heading above a paragraph, or a short line that stands for one."""
    above = reversed(case.blocks[: bisect_left(case.block_starts, block.start)])
    line = next((b for b in above if b.end <= block.start and (b.kind in {"heading", "title"} or b.end - b.start <= SHORT)), None)
    return folded[line.start : line.end] if line else ""


def around(case: Case, folded: str, block: Span, before: int, book: Book) -> frozenset[str]:
    """Who is named in a paragraph before a place, else in the heading above it."""
    named = _submitters_named(case, book.submitters)
    inside = named[bisect_left(named, min(block.start, before), key=itemgetter(0)) : bisect_left(named, before, key=itemgetter(0))]
    return frozenset(name for _, end, name in inside if end <= before) or submitters_in(book, _heading(case, folded, block))


@asked_once
def _submitters_named(case: Case, submitters: tuple[str, ...]) -> list[tuple[int, int, str]]:
    """Where the whole text names who: begin, end, name; in order."""
    folded = fold(case.text)
    return sorted((*m.span(), name) for name, pattern in patterns_of(submitters) for m in pattern.finditer(folded))


SHORT = 24  # code points of a line that stands for a heading


@lru_cache(maxsize=4096)
def _known(name: str, rows: tuple[tuple[str, str], ...]) -> bool:
    sample = [Result("", "", "", "", system, chip, 0, "", 0.0, "", "") for system, chip in rows]
    return any(bears(r, name) or runs_on(r, name) for r in sample)


def is_hardware(name: str, book: Book) -> bool:
    """Whether a name is that of a system or a chip of the rows."""
    return _known(name, book.machines)


@lru_cache(maxsize=8)
def patterns_of(submitters: tuple[str, ...]) -> tuple[tuple[str, re.Pattern[str]], ...]:
    """For each who brought results, the names in both scripts."""
    lexicon, found = load_lexicon(), []
    firms = {name_key(entry.name): (entry.name, *entry.aliases) for entry in lexicon.by_name.values() if entry.type in {"vendor", "organisation"}}
    for submitter in submitters:
        first = re.split(r"[-_ ]", submitter)[0]
        names = {submitter, *(n for key in (first, OTHER_NAMES.get(submitter, first)) if len(key) > LEAST for n in (key, *firms.get(name_key(key), ())))}
        body = "|".join((*sorted((re.escape(fold(n)) for n in names), key=len, reverse=True), *_SPOKEN.get(submitter, ())))
        found.append((submitter, re.compile(rf"(?<![0-9a-z가-힣])(?:{body})(?![0-9a-z])")))
    return tuple(found)


_SPOKEN = {"GIGABYTE": (r"(?<!\d)(?<!\d )기가바이트",), "GigaComputing": (r"(?<!\d)(?<!\d )기가바이트",)}  # no amount of memory
LEAST = 2  # letters of a name


def submitters_in(book: Book, words: str) -> frozenset[str]:
    return _named_in(book.submitters, words)


@lru_cache(maxsize=256)  # the times of a sentence ask for the same words
def _named_in(submitters: tuple[str, ...], words: str) -> frozenset[str]:
    return frozenset(name for name, pattern in patterns_of(submitters) if pattern.search(words))
