"""Whether two values are surely those that a comparison speaks of: by their place, as what its things have, as cells of one line."""

from __future__ import annotations

import re
from collections.abc import Sequence

from pipeline.lexicon import fold
from pipeline.verify.metrics import SPEEDS, UNSPECIFIED, same_family
from pipeline.verify.names import keys
from pipeline.verify.other_measures import metrics_named
from pipeline.verify.records import Assertion, Case
from pipeline.verify.told_of import names_its_benchmark

NEARBY = 500  # characters within which a lead and its two values are surely meant for each other


def are_meant(case: Case, claim: Assertion, s: Assertion, c: Assertion) -> bool:
    """Whether a comparison whose subject stands there has the only two values around it in view."""
    near = all(0 <= claim.start - v.start <= NEARBY or case.sentence_at(v.start) == case.sentence_at(claim.start) for v in (s, c))
    if not claim.subject_stands or _is_other_side(case, claim) or not _next_to(case, claim, s, c) or _crowded(case, claim, s, c):
        return False
    if bool(claim.benchmark) != bool(s.benchmark or c.benchmark) or _is_of_a_pace(case, claim):
        return False
    return near and claim.likely and s.likely and c.likely and case.block_at(s.start) == case.block_at(claim.start)


def _is_of_a_pace(case: Case, claim: Assertion) -> bool:
    """``üç katı hıza çıkarken güç tüketimi 80 vattan``, ``세 배 속도를 내면서 전력은``: a multiple right before a pace is of no other measure, whatever the claim says."""
    return claim.figure is not None and claim.metric not in SPEEDS | UNSPECIFIED and _PACE.match(fold(case.text[claim.figure.end : claim.figure.end + len("배 가까운 속도")])) is not None


_PACE = re.compile(r"\s?(?:의 )?(?:hiz(?:a|ina|la|iyla|da)(?![a-z])|속도[를로])")


def are_two_cells(case: Case, claim: Assertion, s: Assertion, c: Assertion) -> bool:
    """``BERT (dk) | 118 | 131``: two cells of one line, of the benchmark, the metric and both sides that the claim names."""
    if any(case.block_at(v.start).kind != "table" for v in (s, c)) or "\n" in case.text[min(s.start, c.start) : max(s.start, c.start)]:
        return False
    named = names_its_benchmark(case, claim) and all(keys(v.benchmark) & keys(claim.benchmark) for v in (s, c))
    return named and claim.modality == "asserted" and claim.subject_stands and same_family(claim.metric, s.metric) and not _is_other_side(case, claim)


def are_cells_of_both(case: Case, claim: Assertion, s: Assertion, c: Assertion) -> bool:
    """``이슬 B2는 모루 A1의 2.9배 전력을`` under a table: the cells of both sides in one row or column, of the very metric of a claim whose paragraph tells no such values itself."""
    table = case.block_at(s.start)
    if claim.figure is None or table.kind != "table" or case.block_at(c.start) != table or claim.confidence < FAIRLY or claim.benchmark or claim.conditions or not claim.subject_stands or _is_other_side(case, claim):
        return False
    if claim.metric != s.metric and not (claim.metric in UNSPECIFIED and s.metric in SPEEDS and _OF_PACE.match(fold(case.text[claim.figure.end : claim.figure.end + len("배 가까운 속도")]))):
        return False
    block, kind = case.block_at(claim.start), (s.figure.base_unit if s.figure else None)
    told = any(n.base_unit == kind and n.kind not in {"date", "name"} and block.start <= n.start < block.end for n in case.numbers)
    return not told and claim.modality == "asserted" and min(s.confidence, c.confidence) >= OF_CELLS and _column(case, s) == _column(case, c)


def lie_apart_as_told(case: Case, claim: Assertion, s: Assertion, c: Assertion) -> bool:
    """``Meşe'den 13 W daha çok`` of two things whose cells lie exactly so far apart: by claims on both sides that are read well."""
    read = all(case.block_at(v.start).kind == "table" for v in (s, c)) and claim.confidence >= FAIRLY and claim.modality == "asserted" and min(s.confidence, c.confidence) >= FAIRLY and all(v.modality == "asserted" and v.quantifier == "exact" for v in (s, c))
    return read and claim.figure is not None and claim.metric == s.metric == c.metric and not _is_other_side(case, claim) and claim.quantifier == "exact"


OF_CELLS = 0.6  # confidence of what a row of a table says of its thing
_OF_PACE = re.compile(r"\s?(?:의 )?(?:hiz|속도|빠르|빨|daha hizli)")


def _column(case: Case, value: Assertion) -> int:
    """How many cells stand before it in its line."""
    return len(re.findall(r"[|\t]", case.text[case.text.rfind("\n", 0, value.start) + 1 : value.start]))


PROPERTIES = frozenset("transistor_count core_count tensor_core_count memory_capacity memory_bandwidth die_area cache_size lane_count bus_width".split())
FAIRLY = 0.5  # confidence of what is read from words that name thing and measure
MOST_PAIRS = 2


def are_properties(case: Case, claim: Assertion, pairs: Sequence[tuple[Assertion, Assertion]]) -> bool:
    """``V100'ün çekirdeği yüzde 43 fazla`` under a list of both: what a thing has is the same wherever it is told, and the words right before the change name it."""
    figure, told = claim.figure, [v for pair in pairs for v in pair]
    if figure is None or claim.metric not in PROPERTIES or claim.confidence < FAIRLY or claim.modality != "asserted" or not _is_spoken_of(case, claim) or _is_other_side(case, claim):
        return False
    own = any(case.sentence_at(v.start) == case.sentence_at(claim.start) and v.metric != claim.metric for v in told)
    if own or len(pairs) > MOST_PAIRS or any(v.type != "specification" or v.metric != claim.metric or v.confidence < FAIRLY or v.quantifier not in {"exact", "about"} for v in told):
        return False
    sentence = case.sentence_at(claim.start)
    before = [n.end for n in case.numbers if sentence.start <= n.start and n.end <= figure.start and n.kind != "name"]
    return claim.metric in metrics_named(case, max([sentence.start, *before]), figure.start)


def _is_spoken_of(case: Case, claim: Assertion) -> bool:
    """Whether the subject is named in the sentence of a claim, or in the one right before it."""
    sentence = case.sentence_at(claim.start)
    before = case.words(case.sentence_at(max(sentence.start - 2, 0)))
    return claim.subject_stands or any(name in before for name in claim.subjects)


_OTHER_SIDE = r"(?:\([^)]{0,30}\)의 (?:약 )?\d)|[^\s,.]{0,3}(?:\s?[\d.,]+\S{0,4})?(?:보다|대비|에 비해|[’']?[dt][ae]n (?:daha|yüzde|%|\d)|[’']?\w? ?(?:göre|kıyasla))"


def _is_other_side(case: Case, claim: Assertion) -> bool:
    """Whether the words mark the claim's subject as that with which something is compared: ``L4보다``, ``Y1'den daha``."""
    words = case.words(case.sentence_at(claim.start))
    return any(re.search(f"{re.escape(name)}(?:{_OTHER_SIDE})", words) for name in claim.subjects)


def _next_to(case: Case, claim: Assertion, s: Assertion, c: Assertion) -> bool:
    """Both values stand in the sentence of the lead or in the one before it."""
    own = case.sentence_at(claim.start)
    before = case.sentence_at(max(own.start - 2, 0))
    return all(case.sentence_at(v.start) in {own, before} for v in (s, c))


def are_told_next(case: Case, claim: Assertion, s: Assertion, c: Assertion) -> bool:
    """``B2는 A1보다 60% 빠르다. B2는 초당 2,160토큰, A1은 1,200토큰``: the lead first, and in the sentence after it the only two values."""
    own = case.sentence_at(claim.start)
    following = case.sentence_at(min(own.end + 1, len(case.text) - 1))
    if following.start <= own.start or any(case.sentence_at(v.start) != following for v in (s, c)) or case.block_at(s.start) != case.block_at(claim.start):
        return False
    if not claim.subject_stands or _is_other_side(case, claim) or _crowded(case, claim, s, c) or bool(claim.benchmark) != bool(s.benchmark or c.benchmark):
        return False
    return claim.likely and s.likely and c.likely


def _crowded(case: Case, claim: Assertion, s: Assertion, c: Assertion) -> bool:
    """Whether other numbers of the same unit stand among them, so that others may be meant."""
    start, end = min(v.start for v in (s, c, claim)), max(v.start for v in (s, c, claim))
    span = range(case.sentence_at(start).start, case.sentence_at(end).end)
    unit = s.figure.base_unit if s.figure else None
    return sum(n.base_unit == unit and n.start in span and n.kind != "date" for n in case.numbers) > 2
