"""Arithmetic by name: how far one named thing is told to lie from another, and the values that the article gives the two elsewhere.

``1센터의 PUE는 3센터보다 0.33 낮다`` over a table with a row for each; ``A100'den 12 milimetrekare daha küçük`` far below ``826 milimetrekare``.
"""

from __future__ import annotations

import itertools
import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pipeline.lexicon import fold
from pipeline.verify.amounts import dimension_of, slack
from pipeline.verify.changes import with_half
from pipeline.verify.direction_words import Direction, direction
from pipeline.verify.directions import name_of
from pipeline.verify.numbers import Tolerances, shown
from pipeline.verify.places import claims_on, spans_of, spread
from pipeline.verify.records import Case, Finding, Number
from pipeline.verify.told_values import alike, told_values

CHECK, METHOD = "arithmetic", "named gap"
REACH = 20  # characters after a stated gap in which its direction stands
BEFORE = 60  # characters before it in which the other side stands
LOOSE = 0.03  # relative, of a multiple
POINTS = 0.6  # of a percentage
SURE_DIGITS = 2  # of at least one value
_THAN = re.compile(r"([^\s,.;:()“”\"]+?)(?:의 [^\s,.;:]{1,8}|\s(?:한 )?(?:장|대|개|쪽|제품|카드|모델|칩))?(?:보다|에 비해|에 비하면| 대비)(?:는|도)?\s[^.;:\d]{0,14}$|([^\s,.;:()“”\"]+?)[’'](?:n?[dt][ae]n|[ynsa]{0,2}[ae]? göre)\s(?:yaklaşık |tam |yüzde |%|sadece |yalnızca )*$")
_NAME = re.compile(r"[a-zçğöşü][a-zçğöşü\-]*\s?\d[0-9a-z]*(?:-[a-z]{1,2}(?![a-z0-9]))?|(?<![\d.,])\d{1,4}(?:센터|호기|세대|라인|공장|팀|번|동)|(?<![\d.,])\d{4}(?= ti\b|보다|이|은|는|의|을|[’'])")
_RESULT = re.compile(r"(?:보다|대비|göre|[dt][ae]n)\s(?:약 )?(?:yüzde |%)?$")
_OF_OTHER = re.compile(r"(?:인|의|짜리|이던|였던|급)\s")  # between a value and the other side that it describes: `3.35TB/s인 H100보다`
_GAP_UNIT = frozenset({"percentage_point", "point"})


class Told(NamedTuple):
    """A stated gap with the names of its two sides; ``here``: values that its sentence tells before it."""

    stated: Number
    subjects: frozenset[str]
    others: frozenset[str]
    here: tuple[Number, ...]
    direction: Direction


def check_named_gaps(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    del tolerances  # which of two values is the larger does not depend on them
    numbers = told_values(case)
    owned = _owned(case, [n for n in numbers if not _is_result(case, n)])
    if not owned:
        return
    claims = claims_on(case)
    for told in _told(case, numbers):
        ours = list(told.here) or [n for name in told.subjects for n in owned.get(name, ())]
        theirs = [n for name in told.others for n in owned.get(name, ())]
        fits = [(a, b) for a, b in itertools.product(ours, theirs) if a is not told.stated and a is not b and _fits(case, told.stated, a, b)]
        larger = {(a.base_value or 0) > (b.base_value or 0) for a, b in fits}
        if larger != {not told.direction.larger}:
            continue
        a, b = fits[0]
        sign = ">" if (a.base_value or 0) > (b.base_value or 0) else "<"
        said = f"{shown(a.value, a.unit)} {sign} {shown(b.value, b.unit)}, which lie {shown(told.stated.value, told.stated.unit)} apart, but the words ({told.direction.word!r}) say the opposite."
        finding = Finding("", CHECK, "conflicting", "wrong_side", said, {"figures": spans_of((a, b, told.stated))}, METHOD)
        for number in {n.start: n for n in (told.stated, *told.here[-1:])}.values():
            yield from spread(number, claims, finding)


def _told(case: Case, numbers: Sequence[Number]) -> Iterator[Told]:
    for stated in (with_half(case, n) for n in numbers):
        kind = case.block_at(stated.start).kind
        if kind in {"table", "title"} or stated.value_max or not any(c.isdecimal() for c in stated.surface) or (stated.unit == "x" and (stated.value or 0) <= 1):
            continue
        sentence = case.sentence_at(stated.start)
        before = fold(case.text[max(sentence.start, stated.start - BEFORE) : stated.start])
        match = _THAN.search(before)
        said = direction(case.text[stated.end : min(sentence.end, stated.end + REACH)], "count")
        if match is None or said is None:
            continue
        mark = stated.start - len(before) + match.start()
        others = _names(match[1] or match[2] or "")
        start = fold(case.text[sentence.start : mark])
        here = [n for n in numbers if sentence.start <= n.start < stated.start and (alike(case, n, stated) or stated.unit in {"x", "percent"}) and n.unit not in {"x", "percent"} and not (n.start >= mark or _is_result(case, n) or _OF_OTHER.fullmatch(case.text, n.end, mark))]
        subjects = _names(start) - others
        if others and (here or len(subjects) == 1):
            if stated.unit in {"x", "percent"} and here:
                said = direction(case.text[stated.end : min(sentence.end, stated.end + REACH)], dimension_of(here[-1]))
            elif stated.unit is not None:
                said = direction(case.text[stated.end : min(sentence.end, stated.end + REACH)], dimension_of(stated))
            if said is not None and said.plain:
                yield Told(stated, subjects, others, tuple(here[-1:]), said)


def _is_result(case: Case, n: Number) -> bool:
    """A percentage by which two things differ, which is no value of either."""
    return n.unit == "percent" and _RESULT.search(fold(case.text[max(0, n.start - 16) : n.start])) is not None


def _names(words: str) -> frozenset[str]:
    return frozenset(re.sub(r"[\s\-]", "", m[0]) for m in _NAME.finditer(words))


def _owned(case: Case, numbers: Sequence[Number]) -> dict[str, list[Number]]:
    """Values by the name they are told of: the one last named before them in their sentence, or that of their row or column."""
    found: defaultdict[str, list[Number]] = defaultdict(list)
    for n in numbers:
        if n.unit in {"x", "percentage_point"} or n.kind not in {"quantity", "money", "percentage"}:
            continue
        if case.block_at(n.start).kind == "table":
            start = case.text.rfind("\n", 0, n.start) + 1
            for name in _names(fold(case.text[start : n.start].split("|")[0] or case.text[start : n.start].lstrip("|").split("|")[0])):
                found[name].append(n)
        elif (owner := name_of(case, n)) is not None:
            found[re.sub(r"[\s\-]", "", owner)].append(n)
        else:
            sentence = case.sentence_at(n.start)
            for name in list(_names(fold(case.text[sentence.start : n.start])))[-1:]:
                found[name].append(n)
    return found


def _fits(case: Case, stated: Number, a: Number, b: Number) -> bool:
    """Whether two values lie apart as told, to the digits that are written."""
    x, y = sorted((a.base_value or 0.0, b.base_value or 0.0))
    value = stated.value or 0.0
    if x <= 0 or x == y or max(len(n.surface) for n in (a, b)) < SURE_DIGITS:
        return False
    if stated.unit == "x":
        return alike(case, a, b) and abs(y / x - value) <= LOOSE * value and value > 1
    if stated.unit == "percent" and "percent" not in {a.unit, b.unit}:
        return alike(case, a, b) and min(abs(100 * (y / x - 1) - value), abs(100 * (1 - x / y) - value)) <= min(POINTS, 0.06 * value)
    if stated.unit in _GAP_UNIT or stated.unit == "percent":
        return a.unit == b.unit == "percent" and abs(100 * (y - x) - value) <= 1e-6 + slack(stated) * value
    if stated.unit is None:
        return a.unit is None and b.unit is None and abs(y - x - value) <= 1e-6 * y
    return alike(case, a, b) and alike(case, a, stated) and abs(y - x - (stated.base_value or 0)) <= 1e-6 * y + 0.5 * slack(stated) * (stated.base_value or 0)
