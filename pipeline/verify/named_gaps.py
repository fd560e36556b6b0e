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
from pipeline.verify.amounts import dimension_of, slack, swapped
from pipeline.verify.asides import are_held_against
from pipeline.verify.changes import with_half
from pipeline.verify.direction_words import Direction, direction
from pipeline.verify.moves_told import name_of
from pipeline.verify.numbers import Tolerances, shown
from pipeline.verify.owned_gaps import by_owners
from pipeline.verify.places import claims_on, spans_of, spread
from pipeline.verify.records import Assertion, Case, Finding, Number
from pipeline.verify.told_values import alike, told_values

CHECK, METHOD = "arithmetic", "named gap"
REACH = 20  # characters after a stated gap in which its direction stands
BEFORE = 60  # characters before it in which the other side stands
LOOSE = 0.03  # relative, of a multiple
POINTS = 0.6  # of a percentage
SURE_DIGITS = 2  # of at least one value
NEAR = (0.33, 3.0)  # times that a gap of two cells may be of the one that is told, and be meant
ABOUT = 0.1
_THAN = re.compile(r"([^\s,.;:()“”\"]+?)(?:의 [^\s,.;:]{1,8}|\s(?:한 )?(?:장|대|개|쪽|제품|카드|모델|칩))?(?:보다|에 비해|에 비하면| 대비)(?:는|도)?\s[^.;:\d]{0,14}$|([^\s,.;:()“”\"]+?)[’'](?:n?[dt][ae]n|[ynsa]{0,2}[ae]? göre)\s(?:yaklaşık |tam |yüzde |%|sadece |yalnızca |saniyede |dakikada |saatte |günde |ayda |yılda )*$")
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
    labels = _labels(case)
    owned = _owned(case, [n for n in numbers if not _is_result(case, n)], labels)
    claims = claims_on(case)
    for stated, subject, other, said in by_owners(case, numbers):
        yield from _turned(stated, subject, other, said, (), claims)
    for told in _told(case, numbers, labels) if owned else ():
        ours = list(told.here) or [n for name in told.subjects for n in owned.get(name, ())]
        theirs = [n for name in told.others for n in owned.get(name, ())]
        fits = [(a, b) for a, b in itertools.product(ours, theirs) if told.stated.start not in {a.start, b.start} and a is not b and _one_column(case, a, b) and _fits(case, told.stated, a, b)]
        if not fits and (missed := _missed(case, told, ours, theirs)) is not None:
            yield from _wrong_gap(told, *missed, claims)
            continue
        larger = {(a.base_value or 0) > (b.base_value or 0) for a, b in fits}
        if larger != {not told.direction.larger} or are_held_against(case, *fits[0]):
            continue
        yield from _turned(told.stated, *fits[0], told.direction, told.here, claims)


def _turned(stated: Number, a: Number, b: Number, told: Direction, here: Sequence[Number], claims: dict[str, list[Assertion]]) -> Iterator[Finding]:
    sign = ">" if (a.base_value or 0) > (b.base_value or 0) else "<"
    said = f"{shown(a.value, a.unit)} {sign} {shown(b.value, b.unit)}, which lie {shown(stated.value, stated.unit)} apart, but the words ({told.word!r}) say the opposite."
    finding = Finding("", CHECK, "conflicting", "wrong_side", said, {"figures": spans_of((a, b, stated))}, METHOD)
    for number in {n.start: n for n in (stated, *here[-1:])}.values():
        yield from spread(number, claims, finding)


def _missed(case: Case, told: Told, ours: Sequence[Number], theirs: Sequence[Number]) -> tuple[Number, Number] | None:
    """The only two cells of one column that the names lead to, or the value told in the sentence and such a cell, whose gap is another."""
    if told.stated.unit in {None, "x", "percent", "percentage_point"} or told.stated.quantifier not in {"exact", "about"}:
        return None
    cells = [n for n in theirs if _column(case, n) is not None and alike(case, n, told.stated)]
    pairs = [(a, b) for a, b in itertools.product(ours, cells) if (a in told.here or _column(case, a) == _column(case, b)) and alike(case, a, told.stated) and a.base_value != b.base_value]
    if len({frozenset((a.base_value, b.base_value)) for a, b in pairs}) != 1:
        return None
    a, b = pairs[0]
    gap, stated = abs((a.base_value or 0) - (b.base_value or 0)), told.stated.base_value or 0.0
    exact = 0.5 * (slack(a) * (a.base_value or 0) + slack(b) * (b.base_value or 0)) + (slack(told.stated) + (ABOUT if told.stated.quantifier == "about" else 0)) * stated
    if ((a.base_value or 0) > (b.base_value or 0)) != told.direction.larger or abs(gap - stated) <= exact + 1e-9 * stated:
        return None
    wanted = [(n, (m.base_value or 0) + sign * stated) for n, m, sign in ((a, b, 1), (a, b, -1), (b, a, 1), (b, a, -1))]
    slipped = any(value > 0 and swapped(n, value * (n.value or 0) / (n.base_value or 1)) for n, value in wanted)
    return (a, b) if slipped or NEAR[0] <= gap / stated <= NEAR[1] else None


def _wrong_gap(told: Told, a: Number, b: Number, claims: dict[str, list[Assertion]]) -> Iterator[Finding]:
    gap = abs((a.base_value or 0) - (b.base_value or 0)) * (told.stated.value or 0) / (told.stated.base_value or 1)
    said = f"{shown(a.value, a.unit)} and {shown(b.value, b.unit)} lie {shown(float(f'{gap:.6g}'), told.stated.unit)} apart, the article says {shown(told.stated.value, told.stated.unit)}."
    finding = Finding("", CHECK, "conflicting", "ratio", said, {"figures": spans_of((a, b, told.stated))}, METHOD)
    for number in (told.stated, a, b):
        yield from spread(number, claims, finding)


def _told(case: Case, numbers: Sequence[Number], labels: frozenset[str]) -> Iterator[Told]:
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
        others = _names(match[1] or match[2] or "", labels)
        start = fold(case.text[sentence.start : mark])
        here = [n for n in numbers if sentence.start <= n.start < stated.start and (alike(case, n, stated) or stated.unit in {"x", "percent"}) and n.unit not in {"x", "percent"} and not (n.start >= mark or _is_result(case, n) or _OF_OTHER.fullmatch(case.text, n.end, mark))]
        subjects = _names(start, labels) - others
        if others and (here or len(subjects) == 1):
            if stated.unit in {"x", "percent"} and here:
                said = direction(case.text[stated.end : min(sentence.end, stated.end + REACH)], dimension_of(here[-1]))
            elif stated.unit is not None:
                said = direction(case.text[stated.end : min(sentence.end, stated.end + REACH)], dimension_of(stated))
            if said is not None and (said.plain or dimension_of(stated) in _PACES):
                yield Told(stated, subjects, others, tuple(here[-1:]), said)


def _is_result(case: Case, n: Number) -> bool:
    """A percentage by which two things differ, which is no value of either."""
    return n.unit == "percent" and _RESULT.search(fold(case.text[max(0, n.start - 16) : n.start])) is not None


_PACES = frozenset({"s", "count/s", "1/s", "operation/s", "bit/s"})  # of which faster and slower are told


def _names(words: str, labels: frozenset[str] = frozenset()) -> frozenset[str]:
    """Designations, and names that stand before the rows of a table."""
    found = {re.sub(r"[\s\-]", "", m[0]) for m in _NAME.finditer(words)}
    return frozenset(found | {label for label in labels if re.search(rf"(?<![a-zçğöşü0-9가-힣]){re.escape(label)}(?![a-zçğöşü0-9])", words)})


_LABEL = re.compile(r"[|\s]*(?:\d+[.)]?[|\s]+)?([a-zçğöşü가-힣]{2,})(?:\s?\([^)|]*\))?\s*[|\t]")


def _labels(case: Case) -> frozenset[str]:
    """Names of one word that rows of tables begin with, a rank before them: ``| 3 | Demirhindi (Adana) | 700 |``."""
    found: list[str] = []
    for block in (b for b in case.blocks if b.kind == "table"):
        lines = [line for line in fold(case.words(block)).split("\n") if re.search(r"\d", line)]
        found += [match[1] for line in lines if (match := _LABEL.match(line))]
    return frozenset(word for word in found if found.count(word) == 1)


def _column(case: Case, n: Number) -> int | None:
    """The place of a cell in its row; None for what stands in no table."""
    if case.block_at(n.start).kind != "table":
        return None
    return len(re.findall(r"[|\t]", case.text[case.text.rfind("\n", 0, n.start) + 1 : n.start]))


def _one_column(case: Case, a: Number, b: Number) -> bool:
    """Whether two cells stand under one heading; what stands in the text may be told of any."""
    columns = {_column(case, a), _column(case, b)}
    return None in columns or len(columns) == 1


def _row_names(case: Case, n: Number, labels: frozenset[str]) -> frozenset[str]:
    """The designations of the first cell of a row, else the name of one word that it begins with."""
    start = case.text.rfind("\n", 0, n.start) + 1
    line = fold(case.text[start : n.start])
    match = _LABEL.match(line)
    return _names(line.split("|")[0] or line.lstrip("|").split("|")[0]) or frozenset({match[1]} & labels if match else ())


def _owned(case: Case, numbers: Sequence[Number], labels: frozenset[str]) -> dict[str, list[Number]]:
    """Values by the name they are told of: the one last named before them in their sentence, or that of their row or column."""
    found: defaultdict[str, list[Number]] = defaultdict(list)
    for n in numbers:
        if n.unit in {"x", "percentage_point"} or n.kind not in {"quantity", "money", "percentage"}:
            continue
        if case.block_at(n.start).kind == "table":
            for name in _row_names(case, n, labels):
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
