"""Check *reference*, by place: training times beside the benchmark, the round and the names of a row of the MLPerf Training results.

``같은 라운드에 델이 V100 4장 달린 C4140 한 대로 낸 게 154분``; ``Pod128: ResNet-50 4,24, BERT 4,42 dakika``. It rests on the words around the time, not
on the slots of a claim: a row that has the minutes, and whose names stand beside them, supports; where the words name one system, its size,
the benchmark and the round, and every row of it has other minutes, the rows are in conflict with it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from pipeline.lexicon import fold, load_lexicon
from pipeline.verify.amounts import digits
from pipeline.verify.asides import is_denied
from pipeline.verify.names import maker_key, mentions, name_key
from pipeline.verify.numbers import shown, written_half_step
from pipeline.verify.places import claims_on, measures, spread
from pipeline.verify.products import CHIPS
from pipeline.verify.records import Assertion, Case, Finding, Number
from pipeline.verify.reference_book import Book, Result
from pipeline.verify.reference_results import PUBLISHED, brought_by, is_called, row_words, runs_on

CHECK, METHOD = "reference", "time"
_BENCHMARKS = re.compile(
    r"(?P<resnet>resnet(?:[ -]?50)?|레즈넷)|(?P<bert>(?<![a-z])bert(?:[ -]?large)?)|(?P<gpt3>gpt[ -]?3)|(?P<rnnt>rnn[ -]?t(?![a-z]))|(?P<unet3d>3d[ -]?u[ -]?net|u[ -]?net[ -]?3d)|(?P<dlrm>dlrm(?![ -]?dcn))|(?P<dlrm_dcnv2>dlrm[ -]?dcnv2)|"
    r"(?P<stable_diffusion>stable ?diffusion|스테이블 ?디퓨전)|(?P<maskrcnn>mask ?r[ -]?cnn)|(?P<ssd>(?<![a-z])ssd(?![a-z])|retinanet)|(?P<minigo>minigo)|(?P<gnn>(?<![a-z])gnn(?![a-z]))|(?P<llama2_70b_lora>(?:llama|라마)[ -]?2[ -]?70b|lora(?![a-z]))|(?P<gnmt>gnmt)"
)
_ROUND_BEFORE = re.compile(r"(?:직전|이전|앞선|지난|한 라운드 전|önceki|bir önceki|geçen) ?(?:라운드|tur)")
MANY_DIGITS = 3  # of a time that no other row has by chance
FAR = 0.015  # relative: from a row that a time is no rounding of
FARTHEST = 3.0  # times that it may be off and be meant
NO_FACT = frozenset({"planned", "hypothetical", "asked", "denied"})
OTHER_NAMES = {"habana": ("Intel-HabanaLabs", "Habana"), "intel": ("Intel-HabanaLabs", "Intel"), "asus": ("ASUSTeK",), "microsoft": ("Azure",), "quanta": ("Quanta_Cloud_Technology",), "gigabyte": ("GIGABYTE", "GigaComputing"), "dell": ("Dell", "DellEMC"), "supermicro": ("Supermicro", "SUPERMICRO", "Supermicro-RedHat"), "inspur": ("Inspur", "IEI"), "coreweave": ("NVIDIA_CoreWeave",)}


@dataclass(frozen=True, slots=True)
class Place:
    """What the words around a time say."""

    benchmark: str
    here: bool  # the benchmark is named in its own sentence
    round: str | None
    submitters: frozenset[str]
    names: tuple[str, ...]  # of things, in its sentence
    counts: frozenset[int]
    words: str  # its sentence and the one before, folded


def check_times(case: Case, book: Book) -> Iterator[Finding]:
    """Findings for times in articles that speak of MLPerf."""
    folded = fold(case.text)
    if not book.results or "mlperf" not in folded:
        return
    claims = claims_on(case)
    for number in measures(case):
        if number.base_unit != "s" or number.kind != "quantity" or number.value_max or number.quantifier not in {"exact", "about"} or is_denied(case, number):
            continue
        place = _place(case, folded, number, claims)
        if place is None or any(c.modality in NO_FACT for c in claims.get(number.figure_id, ())):
            continue
        finding = _judged(place, number, book)
        if finding is not None:
            yield from spread(number, claims, finding)


def _judged(place: Place, number: Number, book: Book) -> Finding | None:
    minutes = (number.base_value or 0.0) / 60
    half = written_half_step(number.surface, number.value or 1.0) * minutes / (number.value or 1.0) * (3 if number.quantifier == "about" else 1)
    rows = [r for r in book.by_benchmark.get(place.benchmark, ()) if place.round in {r.round, None}]
    ours = [r for r in rows if _is_named(r, place)]
    fitting = [r for r in ours if abs(r.minutes - minutes) <= half * 1.001]
    sized = [r for r in fitting if r.count in place.counts or is_sized(r, place)]
    if sized or (fitting and len(digits(number)) >= MANY_DIGITS and not place.counts):
        row = min(sized or fitting, key=lambda r: abs(r.minutes - minutes))
        return Finding("", CHECK, "supported", "reference", f"{row_words(row)}.", {"rows": [row.cited()]}, METHOD)
    meant = _meant(place, ours)
    if fitting or not meant or not place.here or place.round is None or any(abs(r.minutes / minutes - 1) <= FAR or not 1 / FARTHEST <= r.minutes / minutes <= FARTHEST for r in meant):
        return None
    said = f"The article says {shown(number.value, number.unit)}; the rows of that system: {'; '.join(map(row_words, meant[:2]))}."
    return Finding("", CHECK, "conflicting", "reference_differs", said, {"rows": [r.cited() for r in meant[:2]]}, METHOD)


def _is_named(row: Result, place: Place) -> bool:
    """Whether the words name the system, the chip or who brought it; and, where they name either, no other than the row's."""
    by_submitter = row.submitter in place.submitters
    called = any(is_called(row, name_key(n)) or runs_on(row, n) for n in place.names) or any(mentions(place.words, part) for part in _parts_of(row.system))
    if place.submitters and not by_submitter and not _is_maker(row, place.submitters):
        return False
    things = [n for n in place.names if not any(brought_by(row, maker_key(n)) or maker_key(n) == name_key(s) for s in place.submitters)]
    return called or (by_submitter and not things)


def _is_maker(row: Result, submitters: frozenset[str]) -> bool:
    """``엔비디아 H100``: who made the chip of a row is named, nobody else who may have brought it."""
    makers = {"NVIDIA": "nvidia", "Google": "tpu", "Graphcore": "graphcore", "Intel-HabanaLabs": "gaudi", "Habana": "gaudi", "Intel": "gaudi"}
    chip = fold(row.accelerator)
    return all(makers.get(name, "?") in chip or (name == "NVIDIA" and re.search(r"(?<![a-z])[avh]\d", chip) is not None) for name in submitters)


@cache
def _parts_of(system: str) -> tuple[str, ...]:
    """Words of a system's name that tell it: ``C4140``, ``ABCI``."""
    return tuple(w for w in re.split(r"[^A-Za-z0-9.]+", system) if len(w) > 3 and (any(c.isdigit() for c in w) or w.isupper()) and not re.fullmatch(r"(?i)ngc.*|x?\d+x?.*|[nhva]\d+.*|.*gb", w))


def is_sized(row: Result, place: Place) -> bool:
    """``Bow-Pod64`` is told with its size."""
    size = re.search(r"pod[\s-]?(\d+)$", fold(row.system))
    return size is not None and re.search(rf"pod[\s-]?{size[1]}(?!\d)", place.words) is not None


def _meant(place: Place, ours: Sequence[Result]) -> list[Result]:
    """The rows of the one system that the words tell with its size."""
    sized = [r for r in ours if is_sized(r, place)] or [r for r in ours if len(place.counts) == 1 and r.count in place.counts and r.submitter in place.submitters and place.names]
    return sized if len({(r.submitter, r.division, r.count) for r in sized}) == 1 else []


def _place(case: Case, folded: str, number: Number, claims: dict[str, list[Assertion]]) -> Place | None:
    sentence, block = case.sentence_at(number.start), case.block_at(number.start)
    before = list(_BENCHMARKS.finditer(folded, min(block.start, sentence.start), number.start))
    here = [m for m in before if m.start() >= sentence.start] or list(_BENCHMARKS.finditer(folded, number.end, sentence.end))
    found = here[-1:] if here and here[-1].start() < number.start else here[:1] or before[-1:]
    if not found:
        return None
    low = case.sentence_at(max(sentence.start - 2, 0)).start if sentence.start - 2 >= block.start else sentence.start
    words = folded[low : sentence.end]
    clause = [c for c in case.claims if sentence.start <= c.start < sentence.end and (c.figure is None or c.start <= number.start)]
    own = claims.get(number.figure_id, [])
    names = tuple(dict.fromkeys(n for c in (*own, *clause) for n in (*c.subjects, *c.comparators) if n != "previous"))
    others = [n for n in measures(case) if n.base_unit == "s" and sentence.start <= n.start < number.start]
    start = others[-1].end if others else sentence.start
    counts = frozenset(int(n.value or 0) for n in measures(case) if start <= n.start < number.start and n.unit in CHIPS | {"piece", "card", "IPU", "TPU", None} and n.kind == "quantity" and float(n.value or 0).is_integer())
    counts |= frozenset(int(c.conditions["chips"]) for c in own if isinstance(c.conditions.get("chips"), int)) if not counts else frozenset()
    return Place(str(found[0].lastgroup), bool(here), _round(case, folded, number), _submitters(folded[sentence.start : number.start]) or _submitters(folded[sentence.start : sentence.end]), names, counts, words)


def _round(case: Case, folded: str, number: Number) -> str | None:
    """The round told last before a time, else the first of the article; the one before it where the words say so."""
    sentence = case.sentence_at(number.start)
    told = [(n.start, f"v{n.text_value}") for n in case.numbers if n.kind == "version" and f"v{n.text_value}" in PUBLISHED and _is_round(folded, n)]
    inside = [r for start, r in told if sentence.start <= start < number.start] or [r for start, r in told if number.end <= start < sentence.end][:1]
    before = [r for start, r in told if start < number.start]
    found = (inside or before or [r for _, r in told])[-1:]
    if found and not inside and _ROUND_BEFORE.search(folded, sentence.start, sentence.end):
        return None
    return found[0] if found else None


def _is_round(folded: str, number: Number) -> bool:
    around = folded[max(0, number.start - 30) : number.end + 12]
    return "mlperf" in around or re.search(r"라운드|(?<![a-z])tur(?![a-z]{4})|(?<![a-z])v\d", around) is not None


@cache
def _patterns() -> tuple[tuple[frozenset[str], re.Pattern[str]], ...]:
    """For who may have brought results, the names in both scripts."""
    lexicon, found = load_lexicon(), []
    for key, rows in {**{name_key(n): (n,) for n in ("NVIDIA", "Google", "Graphcore", "xFusion", "Lenovo", "Fujitsu", "Azure", "H3C", "HPE", "Krai", "Baidu", "SIAT", "Nettrix", "Samsung", "MosaicML", "Oracle", "Clemson", "CTuning", "tinycorp", "Ailiverse")}, **OTHER_NAMES}.items():
        names = {key, *rows}
        for entry in lexicon.by_name.values():
            if entry.type == "vendor" and (name_key(entry.name) == key or entry.name.casefold() == key):
                names |= {entry.name, *entry.aliases}
        body = "|".join(sorted((re.escape(fold(n)) for n in names), key=len, reverse=True))
        found.append((frozenset(rows), re.compile(rf"(?<![0-9a-z가-힣])(?:{body})(?![0-9a-z])")))
    return tuple(found)


def _submitters(words: str) -> frozenset[str]:
    return frozenset(name for rows, pattern in _patterns() if pattern.search(words) for name in rows)
